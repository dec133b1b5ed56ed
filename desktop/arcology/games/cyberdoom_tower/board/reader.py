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
    "column": ("CDT-HIDE-03", "CDT-SYM-01"),
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
USES = ("x", "token", "tray", "shelf")
"""Pieces of which a second sentence says what they are for."""
GEAR_RULES: dict[Equipment, tuple[str, ...]] = {
    Equipment.GUNSIGHT: ("CDT-EQUIP-05", "CDT-EQUIP-06"),
    Equipment.LASER_CANNON: ("CDT-EQUIP-07", "CDT-ATK-04"),
    Equipment.PLASMA_RIFLE: ("CDT-EQUIP-08", "CDT-ATK-04"),
    Equipment.JETPACK: ("CDT-EQUIP-09",),
    Equipment.TECNO_SUIT: ("CDT-EQUIP-10",),
    Equipment.ANTIMATTER_GRENADE: ("CDT-EQUIP-11",),
}


def sentence(name: str, **args: object) -> Text:
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
            case "column":
                return list(self._in_force(s, int(rest)))
            case "sentinel":
                return list(self._sentinel(s, int(rest)))
            case "ai":
                return list(self._ai(s))
            case "gear":
                return list(self._gear(Equipment(rest)))
            case "player":
                return list(self._player(s, int(rest)))
            case "meeple":
                return list(self._meeple(s, int(rest)))
            case "key":
                return list(self._key(s, int(rest)))
            case "die":
                index = DIE_NAMES.index(rest)
                return [names.die_name(index), sentence("die", value=s.dice[index])]
            case "box":
                return list(self._box(s, rest))
            case "energy" | "luck" | "action":
                player = s.players[int(rest)]
                value = {"energy": player.energy, "luck": player.luck, "action": player.ap}[kind]
                return [sentence(kind, value=value), sentence(f"{kind}_use")]
        return list(self._rest(s, kind))

    def _rest(self, s: TowerState, kind: str) -> Iterator[Text]:
        if kind in ("counter", "track"):
            yield sentence("counter", round=s.round)
            yield sentence("counter_use", sector=counter_sector(s.round))
        elif kind == "deck":
            yield sentence("deck")
            yield sentence("deck_use", n=len(s.pile))
        elif kind == "team_keys":
            yield sentence("team_keys")
            yield sentence("key_use", needed=s.keys_needed)
        else:
            yield sentence(kind)
            if kind in USES:
                yield sentence(f"{kind}_use")

    def _gear(self, card: Equipment) -> Iterator[Text]:
        yield names.card_name(card)
        yield text(f"cyberdoom_tower.equipment.{card.value}.effect")
        weapon = self._book.pack.gear(card).weapon
        if weapon is not None:
            yield sentence("weapon", range=weapon.range, damage=weapon.damage, energy=weapon.cost.energy)
        yield sentence("gear_use")

    def _key(self, s: TowerState, floor: int) -> Iterator[Text]:
        yield sentence("key", floor=self._names.floor(s, floor))
        yield sentence("key_use", needed=s.keys_needed)

    def _floor(self, s: TowerState, index: int) -> Iterator[Text]:
        floor = s.floors[index]
        yield self._names.floor(s, index)
        if floor.closed:
            yield sentence("floor_closed")
        else:
            yield sentence("floor", pos=floor.pos, foe=self._names.foe(s, index))
        if not floor.defeated:
            yield from self._in_force(s, index)

    def _in_force(self, s: TowerState, index: int) -> Iterator[Text]:
        floor = s.floors[index]
        yield from self.column(self._book.pack.tower(floor.tower).column(floor.mod_col), floor.mod_col)

    def column(self, column: ModColumn, number: int) -> Iterator[Text]:
        """What a modifier column does, symbol by symbol."""
        if not number:
            return
        yield sentence("column", column=number, stealth=column.stealth)
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
            yield sentence("sentinel_defeated")
            return
        base, cell = self._book.anti_stealth(floor)
        yield sentence("sentinel_hide", stealth=base + cell)
        yield sentence("sentinel_attack", damage=card.damage, n=card.range)
        yield sentence("sentinel_energy", n=card.energy - floor.damage)
        if not floor.activated:
            yield sentence("sentinel_sleeps")
        else:
            yield sentence("sentinel_hunts" if s.options.alerted_sentinel == "hunts" else "sentinel_provoked")
        yield from self._in_force(s, index)

    def _ai(self, s: TowerState) -> Iterator[Text]:
        side = self._book.pack.ai_side(s.ai)
        yield Text(side.name)
        yield sentence("ai_energy", n=side.energy - s.ai_damage)
        yield sentence("ai_strikes", damage=side.damage)
        if s.team_keys < s.keys_needed:
            yield sentence("ai_locked", keys=s.team_keys, needed=s.keys_needed)
        for row, symbol in zip((Row.A, Row.B, Row.C), side.symbols, strict=True):
            if symbol is not None:
                yield text(
                    f"cyberdoom_tower.symbol.{symbol.kind.value}.effect",
                    row=text(f"cyberdoom_tower.row.{row.value}"),
                    value=symbol.value,
                )

    def _player(self, s: TowerState, seat: int) -> Iterator[Text]:
        player = s.players[seat]
        yield sentence("player", seat=SeatRef(seat))
        weapon = self._book.pack.player.base_weapon
        yield sentence("base_weapon", range=weapon.range, damage=weapon.damage)
        tokens = (0, *player.ability_tokens)
        for ability, n in zip(Ability, tokens, strict=True):
            name = text(f"cyberdoom_tower.ability.{ability.value}")
            effect = text(f"cyberdoom_tower.ability.{ability.value}.effect")
            if n:
                yield sentence("ability_locked", ability=name, n=n)
            else:
                yield sentence("ability", ability=name, effect=effect)

    def _meeple(self, s: TowerState, seat: int) -> Iterator[Text]:
        player = s.players[seat]
        yield sentence("meeple", seat=SeatRef(seat))
        if player.at_ai:
            yield sentence("meeple_at_ai", foe=self._names.foe(s, AI))
            return
        yield sentence("meeple_at", place=self._names.heading(s, player.floor, player.col))
        if player.floor in player.spotted:
            yield sentence("meeple_seen", foe=self._names.foe(s, player.floor))

    def _box(self, s: TowerState, key: str) -> Iterator[Text]:
        player = s.players[max(0, s.active)]
        floor = s.attack.floor if s.attack is not None else AI if player.at_ai else player.floor
        target = self._book.target(s, floor)
        box = target.boxes[target.position(key.lower())]
        row = text(f"cyberdoom_tower.row.{box.row.value}")
        yield sentence("box", row=row, number=box.index, foe=self._names.foe(s, floor))
        yield sentence("box_needs", need=demand(box))
        if box.row in target.chained:
            yield text("cyberdoom_tower.symbol.chain.effect", row=row, value=0)
