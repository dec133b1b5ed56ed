"""The table of the tower: every component of the box as a piece at its spot."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.table import Fact, Piece, Spot, Table, facts
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.board.tray import Tray
from arcology.games.cyberdoom_tower.cards import (
    BOX_ROWS,
    LEARNED,
    SECTORS,
    Ability,
    BoxRows,
    Color,
    Equipment,
    EquipmentCard,
    HitBox,
    ModColumn,
    Symbol,
)
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, Mode
from arcology.games.cyberdoom_tower.state import AI, Floor, Player, TowerState

Words = tuple[str, ...]
DECK = Spot("deck")
ABILITY_TOKENS = 3
"""Tokens on REROLL, FLIP and HIT of one player card."""


def box_mark(box: HitBox) -> str:
    """A printed box as painters read it: ``W4``, ``R3``, ``W`` for an empty white one."""
    return ("R" if box.color is Color.RED else "W") + ("" if box.number is None else str(box.number))


def printed(rows: BoxRows) -> tuple[Words, ...]:
    """All printed boxes, row by row."""
    return tuple(tuple(box_mark(box) for box in row) for row in rows)


def in_force(target: BoxSet) -> tuple[Words, ...]:
    """The effective boxes, row by row; a final ``!`` asks for exactly that number."""
    rows: dict[str, list[str]] = {row.value: [] for row in BOX_ROWS}
    for box in target.boxes:
        number = "" if box.n is None else str(box.n)
        exact = "!" if box.mode is Mode.EXACT else ""
        rows[box.row.value].append(("R" if box.need_red else "W") + number + exact)
    return tuple(tuple(row) for row in rows.values())


def symbol_mark(symbol: Symbol | None) -> str:
    """A symbol as painters read it: ``""``, ``chain``, ``red_box:1``, ``number:3``."""
    if symbol is None:
        return ""
    return f"{symbol.kind.value}:{symbol.value}" if symbol.value else symbol.kind.value


def column_marks(column: ModColumn) -> Words:
    """The four cells of a modifier column."""
    return (str(column.stealth), *(symbol_mark(symbol) for symbol in column.symbols))


class Projector:
    """Makes the table of an observed state."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._tray = Tray(called)
        self._printed = {card.id: printed(card.rows) for card in self._book.pack.sentinels}
        self._modifiers = {card.id: tuple(map(column_marks, card.columns)) for card in self._book.pack.towers}

    def project(self, s: TowerState) -> Table:
        """Every piece; gauges are the counters that previews may change."""
        pieces = {piece.id: piece for piece in self._pieces(s)}
        gauges = {"round": s.round, "pile": len(s.pile), "keys": s.team_keys}
        for seat, player in enumerate(s.players):
            gauges[names.tracker(seat, "energy")] = player.energy
            gauges[names.tracker(seat, "luck")] = player.luck
            gauges[names.tracker(seat, "action")] = player.ap
        return Table(pieces, gauges)

    def _pieces(self, s: TowerState) -> Iterator[Piece]:
        backdrop = Spot("backdrop", "all")
        yield Piece("backdrop", "backdrop", backdrop, text("cyberdoom_tower.piece.city"), facts(floors=len(s.floors)))
        for index, floor in enumerate(s.floors):
            yield self._floor(s, index, floor)
            yield from self._column(index, floor)
            yield self._sentinel(s, index, floor)
            yield from self._tokens(s, index, floor)
        yield from self._summit(s)
        for seat, player in enumerate(s.players):
            yield from self._player(s, seat, player)
        yield from self._tray.pieces(s)
        yield from self._meeples(s)

    def _floor(self, s: TowerState, index: int, floor: Floor) -> Piece:
        card = self._book.pack.tower(floor.tower)
        here = any(p.floor == index and p.col == 0 and not p.at_ai for p in s.players)
        shown = facts(
            card=card.id,
            name=Text(card.name),
            index=index,
            sectors=tuple(feature.value for feature in card.sectors),
            modifiers=self._modifiers[card.id],
            closed=floor.closed,
            open=here,
        )
        return Piece(f"floor.{index}", "tower_floor", Spot("floors", str(index)), Text(card.name), shown)

    def _column(self, index: int, floor: Floor) -> Iterator[Piece]:
        """The column in force lies on the floor's grid and slides with the sentinel that it favours."""
        number = floor.mod_col
        if floor.defeated or not number:
            return
        card = self._book.pack.tower(floor.tower)
        name = text("cyberdoom_tower.reader.column", column=number, stealth=card.column(number).stealth)
        shown = facts(cells=self._modifiers[card.id][number - 1])
        yield Piece(names.column(index), "mod_column", Spot(f"columns.{index}", str(number)), name, shown)

    def _sentinel(self, s: TowerState, index: int, floor: Floor) -> Piece:
        card = self._book.sentinels[floor.sentinel]
        target = self._book.target(s, index)
        state = "defeated" if floor.defeated else "hunting" if floor.activated else "dormant"
        shown = facts(
            id=card.id,
            name=Text(card.name),
            energy=card.energy,
            damage=card.damage,
            range=card.range,
            anti_stealth=card.anti_stealth,
            raised=floor.noise,
            rows=self._printed[card.id],
            effective=in_force(target),
            chained=tuple(row.value.upper() for row in target.chained),
            state=state,
            wounds=floor.damage,
        )
        name = text(f"cyberdoom_tower.piece.sentinel.{state}", name=Text(card.name), pos=floor.pos)
        return Piece(names.target(index), "sentinel", Spot(f"sentinels.{index}", str(floor.pos)), name, shown)

    def _tokens(self, s: TowerState, index: int, floor: Floor) -> Iterator[Piece]:
        """The key of the floor where it lies or on its owner's card, and X tokens."""
        features = self._book.features[floor.tower]
        key_col = next(col for col in range(1, SECTORS + 1) if features[col].value == "key")
        owner = next((seat for seat, p in enumerate(s.players) if index in p.keys), None)
        at = Spot(f"features.{index}", str(key_col))
        if owner is not None:
            at = Spot(f"keys.{owner}", "", s.players[owner].keys.index(index))
        name = text("cyberdoom_tower.piece.key", floor=self._names.floor(s, index))
        yield Piece(names.key(index), "key_token", at, name, owner=owner)
        for col in sorted(floor.looted):
            place = self._names.place(s, index, col)
            spot = Spot(f"features.{index}", str(col))
            yield Piece(f"x.{index}.{col}", "x_token", spot, text("cyberdoom_tower.piece.x", place=place))

    def _summit(self, s: TowerState) -> Iterator[Piece]:
        side = self._book.pack.ai_side(s.ai)
        is_open = s.team_keys >= s.keys_needed
        shown = facts(
            side=side.id,
            name=Text(side.name),
            energy=side.energy,
            damage=side.damage,
            rows=printed(side.rows),
            symbols=tuple(symbol_mark(symbol) for symbol in side.symbols),
            open=is_open,
            wounds=s.ai_damage,
        )
        name = text("cyberdoom_tower.piece.ai_open" if is_open else "cyberdoom_tower.piece.ai", name=Text(side.name))
        yield Piece("ai", "ai_card", Spot("ai", "ai"), name, shown)
        yield Piece(
            "track", "round_track", Spot("track", "track"), text("cyberdoom_tower.piece.track"), facts(round=s.round)
        )
        name = text("cyberdoom_tower.piece.counter", round=s.round)
        yield Piece("counter", "round_counter", Spot("rounds", str(s.round)), name, facts(round=s.round))
        name = text("cyberdoom_tower.piece.team_keys", keys=s.team_keys, needed=s.keys_needed)
        plate = facts(have=s.team_keys, needed=s.keys_needed)
        yield Piece("team_keys", "team_keys", Spot("team_keys", "plate"), name, plate)
        count = len(s.pile)
        name = text("cyberdoom_tower.piece.deck", n=count)
        yield Piece("deck", "equipment_deck", DECK, name, facts(count=count))

    def _player(self, s: TowerState, seat: Seat, player: Player) -> Iterator[Piece]:
        active = seat == names.on_turn(s)
        solo = len(s.players) == 1
        base = self._book.pack.player.base_weapon
        uses = s.attack.uses if s.attack is not None and active else (0, 0, 0, 0)
        locked = dict(zip(LEARNED, player.ability_tokens, strict=True))
        states = tuple(
            "locked" if locked.get(ability, 0) else "used" if used else "ready"
            for ability, used in zip(Ability, uses, strict=True)
        )
        shown = facts(
            seat=seat,
            name=seat_label(seat),
            active=active,
            over=s.ended is not None,
            weapon_range=base.range,
            weapon_damage=base.damage,
            abilities=states,
            key_places=s.keys_needed,
            spotted=tuple(str(floor) for floor in sorted(player.spotted)),
        )
        card = names.player_card(seat)
        name = text("cyberdoom_tower.piece.player_card", seat=SeatRef(seat))
        yield Piece(card, "player_card" if solo else "player_card_compact", Spot(f"player.{seat}", "card"), name, shown)
        yield from self._trackers(seat, player)
        yield from self._ability_tokens(seat, player)
        name = text("cyberdoom_tower.piece.shelf", seat=SeatRef(seat))
        shelf = facts(count=len(player.equipment), seat=seat)
        yield Piece(f"shelf.{seat}", "shelf" if solo else "shelf_compact", Spot(f"shelf.{seat}", "shelf"), name, shelf)
        held = len(player.equipment)
        for order, kind in enumerate(player.equipment):
            yield self._gear(s, seat, kind, Spot(f"hand.{seat}", f"{order + 1}/{held}"))

    @staticmethod
    def _trackers(seat: Seat, player: Player) -> Iterator[Piece]:
        for what, value in (("energy", player.energy), ("luck", player.luck), ("action", player.ap)):
            name = text(f"cyberdoom_tower.piece.{what}", seat=SeatRef(seat), value=value)
            shown = facts(kind=what, value=value, gauge=names.tracker(seat, what))
            spot = Spot(f"trackers.{seat}", what)
            yield Piece(names.tracker(seat, what), "tracker_die", spot, name, shown, seat)

    @staticmethod
    def _ability_tokens(seat: Seat, player: Player) -> Iterator[Piece]:
        """Tokens in the order in which they will move: the first ones lie furthest to the right."""
        slots = [a for a, n in zip(LEARNED, player.ability_tokens, strict=True) for _ in range(n)]
        seen: dict[Ability, int] = {}
        first = ABILITY_TOKENS - len(slots)
        for index, ability in enumerate(slots, first):
            order = seen[ability] = seen.get(ability, -1) + 1
            name = text("cyberdoom_tower.piece.token", ability=text(f"cyberdoom_tower.ability.{ability.value}"))
            yield Piece(f"token.{seat}.{index}", "ability_token", Spot(f"abilities.{seat}", ability.value, order), name)

    def _gear(self, s: TowerState, seat: Seat, kind: Equipment, at: Spot) -> Piece:
        card = self._book.pack.gear(kind)
        player = s.players[seat]
        used = (kind is Equipment.JETPACK and player.jetpack_used) or (
            kind is Equipment.TECNO_SUIT and player.suit_used
        )
        return Piece(
            names.gear(kind), "equipment_card", at, Text(card.name), gear_facts(card, used=used), seat, origin=DECK
        )

    def _meeples(self, s: TowerState) -> Iterator[Piece]:
        crowd: dict[Spot, int] = {}
        for seat, player in enumerate(s.players):
            at = names.ROOF if player.at_ai else names.space(player.floor, player.col)
            order = crowd[at] = crowd.get(at, -1) + 1
            where = self._names.foe(s, AI) if player.at_ai else self._names.place(s, player.floor, player.col)
            name = text("cyberdoom_tower.piece.meeple", seat=SeatRef(seat), place=where)
            shown = facts(seat=seat)
            yield Piece(names.meeple(seat), "meeple", Spot(at.zone, at.slot, order), name, shown, seat)


def seat_label(seat: Seat) -> Text:
    """A seat's name alone, as a text that painters can render."""
    return text("cyberdoom_tower.piece.seat", seat=SeatRef(seat))


def gear_facts(card: EquipmentCard, *, used: bool) -> tuple[tuple[str, Fact], ...]:
    """What is printed on an equipment card."""
    weapon = card.weapon
    return facts(
        kind=card.kind.value,
        name=Text(card.name),
        cost_energy=card.cost.energy,
        cost_luck=card.cost.luck,
        cost_ap=card.cost.ap,
        range=weapon.range if weapon else 0,
        damage=weapon.damage if weapon else 0,
        used=used,
    )
