"""The reader: what a piece is, what state it is in, and the rules that it invokes."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.dice import demand
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.cards import BOX_ROWS, DIE_NAMES, Ability, Equipment, ModColumn, Row
from arcology.games.cyberdoom_tower.state import AI, TowerState, counter_sector

RULES: dict[str, tuple[str, ...]] = {
    "floor": ("CDT-MOVE-07", "CDT-HIDE-03", "CDT-SYM-01", "CDT-SENT-05"),
    "sentinel": ("CDT-SENT-01", "CDT-SENT-07", "CDT-HIDE-02", "CDT-ATK-03"),
    "ai": ("CDT-AI-02", "CDT-AI-04", "CDT-KEY-06", "CDT-WIN-01"),
    "meeple": ("CDT-MOVE-01", "CDT-MOVE-02", "CDT-MOVE-06"),
    "key": ("CDT-KEY-01", "CDT-KEY-03", "CDT-KEY-05"),
    "x": ("CDT-LOOT-03",),
    "energy": ("CDT-WIN-02", "CDT-WIN-05", "CDT-EQUIP-12"),
    "luck": ("CDT-HIDE-04", "CDT-ABIL-07"),
    "action": ("CDT-AP-01", "CDT-AP-02", "CDT-AP-04"),
    "token": ("CDT-ABIL-06", "CDT-ABIL-08"),
    "player": ("CDT-ABIL-06", "CDT-ABIL-08", "CDT-ABIL-10"),
    "deck": ("CDT-LOOT-02", "CDT-LOOT-05"),
    "counter": ("CDT-COUNT-01", "CDT-COUNT-03", "CDT-COUNT-06"),
    "track": ("CDT-COUNT-01", "CDT-COUNT-03"),
    "team_keys": ("CDT-KEY-05", "CDT-KEY-06"),
    "tray": ("CDT-ATK-05", "CDT-DICE-06", "CDT-ATK-06"),
    "die": ("CDT-DICE-01", "CDT-DICE-05", "CDT-ABIL-01"),
    "box": ("CDT-DICE-02", "CDT-DICE-03", "CDT-SYM-07"),
    "shelf": ("CDT-EQUIP-01", "CDT-EQUIP-03"),
}
GEAR_RULES: dict[Equipment, tuple[str, ...]] = {
    Equipment.GUNSIGHT: ("CDT-EQUIP-05", "CDT-EQUIP-06"),
    Equipment.LASER_CANNON: ("CDT-EQUIP-07", "CDT-ATK-04"),
    Equipment.PLASMA_RIFLE: ("CDT-EQUIP-08", "CDT-ATK-04"),
    Equipment.JETPACK: ("CDT-EQUIP-09",),
    Equipment.TECNO_SUIT: ("CDT-EQUIP-10",),
    Equipment.ANTIMATTER_GRENADE: ("CDT-EQUIP-11",),
}


def read(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cyberdoom_tower.reader.{name}", **args)


class Reader:
    """Describes pieces of an observed state; the first text is the name."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def rules_of(self, piece: str) -> tuple[str, ...]:
        """Rule ids behind a piece."""
        kind, _, rest = piece.partition(".")
        if kind == "gear":
            return (*GEAR_RULES[Equipment(rest)], "CDT-EQUIP-03")
        return RULES.get(kind, ())

    def describe(self, s: TowerState, piece: str) -> list[Text]:
        """Name, then facts and state in sentences."""
        kind, _, rest = piece.partition(".")
        match kind:
            case "floor":
                return list(self._floor(s, int(rest)))
            case "sentinel":
                return list(self._sentinel(s, int(rest)))
            case "ai":
                return list(self._ai(s))
            case "gear":
                return [names.card_name(Equipment(rest)), text(f"cyberdoom_tower.equipment.{rest}.effect")]
            case "player":
                return list(self._player(s, int(rest)))
            case "meeple":
                return list(self._meeple(s, int(rest)))
            case "key":
                return [read("key", floor=self._names.floor(s, int(rest))), read("key_use", needed=s.keys_needed)]
            case "die":
                index = DIE_NAMES.index(rest)
                return [names.die_name(index), read("die", value=s.dice[index])]
            case "box":
                return list(self._box(s, rest))
            case "energy" | "luck" | "action":
                player = s.players[int(rest)]
                value = {"energy": player.energy, "luck": player.luck, "action": player.ap}[kind]
                return [read(kind, value=value), read(f"{kind}_use")]
        return list(self._rest(s, kind))

    def _rest(self, s: TowerState, kind: str) -> Iterator[Text]:
        if kind in ("counter", "track"):
            yield read("counter", round=s.round)
            yield read("counter_use", sector=counter_sector(s.round))
        elif kind == "deck":
            yield read("deck")
            yield read("deck_use", n=len(s.pile))
        elif kind == "team_keys":
            yield read("team_keys")
            yield read("key_use", needed=s.keys_needed)
        else:
            yield read(kind)
            yield read(f"{kind}_use")

    def _floor(self, s: TowerState, index: int) -> Iterator[Text]:
        floor = s.floors[index]
        yield self._names.floor(s, index)
        if floor.closed:
            yield read("floor_closed")
        else:
            yield read("floor", pos=floor.pos, foe=self._names.foe(s, index))
        if not floor.defeated:
            yield from self.column(self._book.pack.tower(floor.tower).column(floor.mod_col), floor.mod_col)

    def column(self, column: ModColumn, number: int) -> Iterator[Text]:
        """What a modifier column does, symbol by symbol."""
        if not number:
            return
        yield read("column", column=number, stealth=column.stealth)
        for row, symbol in zip(BOX_ROWS, column.symbols, strict=True):
            if symbol is not None:
                yield text(
                    f"cyberdoom_tower.symbol.{symbol.kind.value}.effect",
                    row=text(f"cyberdoom_tower.row.{row.value}"),
                    value=symbol.value,
                )

    def _sentinel(self, s: TowerState, index: int) -> Iterator[Text]:
        floor = s.floors[index]
        card = self._book.sentinels[floor.sentinel]
        yield Text(card.name)
        if floor.defeated:
            yield read("sentinel_defeated")
            return
        base, cell = self._book.anti_stealth(floor)
        yield read("sentinel_hide", stealth=base + cell)
        yield read("sentinel_attack", damage=card.damage, range=card.range)
        yield read("sentinel_energy", n=card.energy - floor.damage)
        yield read("sentinel_hunts" if floor.activated else "sentinel_sleeps")
        yield from self.column(self._book.pack.tower(floor.tower).column(floor.mod_col), floor.mod_col)

    def _ai(self, s: TowerState) -> Iterator[Text]:
        side = self._book.pack.ai_side(s.ai)
        yield Text(side.name)
        yield read("ai_energy", n=side.energy - s.ai_damage)
        yield read("ai_strikes", damage=side.damage)
        if s.team_keys < s.keys_needed:
            yield read("ai_locked", keys=s.team_keys, needed=s.keys_needed)
        for row, symbol in zip((Row.A, Row.B, Row.C), side.symbols, strict=True):
            if symbol is not None:
                yield text(
                    f"cyberdoom_tower.symbol.{symbol.kind.value}.effect",
                    row=text(f"cyberdoom_tower.row.{row.value}"),
                    value=symbol.value,
                )

    def _player(self, s: TowerState, seat: int) -> Iterator[Text]:
        player = s.players[seat]
        yield read("player", seat=SeatRef(seat))
        weapon = self._book.pack.player.base_weapon
        yield read("base_weapon", range=weapon.range, damage=weapon.damage)
        tokens = (0, *player.ability_tokens)
        for ability, n in zip(Ability, tokens, strict=True):
            name = text(f"cyberdoom_tower.ability.{ability.value}")
            effect = text(f"cyberdoom_tower.ability.{ability.value}.effect")
            yield read("ability_locked", ability=name, n=n) if n else read("ability", ability=name, effect=effect)

    def _meeple(self, s: TowerState, seat: int) -> Iterator[Text]:
        player = s.players[seat]
        where = self._names.foe(s, AI) if player.at_ai else self._names.place(s, player.floor, player.col)
        yield read("meeple", seat=SeatRef(seat))
        yield read("meeple_at", place=where)
        if player.floor in player.spotted and not player.at_ai:
            yield read("meeple_seen", foe=self._names.foe(s, player.floor))

    def _box(self, s: TowerState, key: str) -> Iterator[Text]:
        player = s.players[max(0, s.active)]
        floor = s.attack.floor if s.attack is not None else AI if player.at_ai else player.floor
        target = self._book.target(s, floor)
        box = target.boxes[target.position(key.lower())]
        row = text(f"cyberdoom_tower.row.{box.row.value}")
        yield read("box", row=row, number=box.index, foe=self._names.foe(s, floor))
        yield read("box_needs", need=demand(box))
        if box.row in target.chained:
            yield text("cyberdoom_tower.symbol.chain.effect", row=row, value=0)
