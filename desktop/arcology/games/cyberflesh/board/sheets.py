"""The characters: their sheets with portraits, gear in the squares, statistics, life, necrosis and consumables."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.asks import AskAttack, AskImmolate
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.cards import Cards
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.rules.book import CORNERS
from arcology.games.cyberflesh.rules.equip import holds_two_handed
from arcology.games.cyberflesh.state import CyberfleshState, Unit
from arcology.games.cyberflesh.terms import STATS, UnitKind

MOST_CONSUMABLES = 12
"""The longest row of consumables that the layout has; more lie on the last place."""


class Sheets:
    """Makes the pieces of the character sheets."""

    def __init__(self, called: Names, cards: Cards, layout: Layout) -> None:
        self._names = called
        self._book = called.book
        self._cards = cards
        self._narrow = layout.zones["hp"].item[0] < 200
        self._row = layout.zones["consumables.0.1"].kind == "row"

    def pieces(self, s: CyberfleshState, muted: bool) -> Iterator[Piece]:
        """Everything on the sheets, seat by seat."""
        for seat, unit in enumerate(s.characters):
            yield from self._sheet(s, seat, unit, muted)
            yield from self._gear(s, seat, unit)
            yield from self._consumables(s, seat, unit, muted)

    def gauges(self, s: CyberfleshState) -> dict[str, int]:
        """What previews may change: life, necrosis and statistics."""
        found: dict[str, int] = {}
        for seat, unit in enumerate(s.characters):
            found[names.hp(seat)] = unit.hp
            found[names.necrosis(seat)] = unit.necrosis
            found |= {names.stat(seat, stat): unit.stat(stat) for stat in STATS}
        return found

    # ---- the sheet -----------------------------------------------------------------------------------------------

    def _sheet(self, s: CyberfleshState, seat: int, unit: Unit, muted: bool) -> Iterator[Piece]:
        card = self._book.pack.character(unit.id)
        name, slot, dead = Text(card.name), str(seat), not unit.alive
        active = is_active(s, unit)
        two = holds_two_handed(self._book, unit)
        paid = () if s.deal is None else s.deal.paid
        told = facts(
            character=unit.id,
            name=name,
            role=Text(f"{card.name}.role"),
            seat=seat,
            active=active,
            dead=dead,
            filled=tuple(square for square, card in self.squares(unit) if card not in paid),
            both=two and unit.weapons[0] not in paid,
            used=self._used(s, unit),
        )
        narrow = "_narrow" if self._narrow else ""
        said = text("cyberflesh_board.piece.sheet", name=name)
        yield Piece(names.sheet(seat), f"sheet{narrow}", Spot("sheets", slot), said, told, owner=seat)
        yield self._portrait(seat, unit, active=active)
        yield self._life(seat, unit, narrow, muted)
        yield self._necrosis(seat, unit, narrow)
        yield from self._stats(seat, unit)

    def _portrait(self, seat: int, unit: Unit, *, active: bool) -> Piece:
        told = facts(character=unit.id, seat=seat, active=active, dead=not unit.alive)
        name = self._names.unit(unit.id)
        said = text("cyberflesh_board.piece.portrait" if unit.alive else "cyberflesh_board.piece.dead", name=name)
        return Piece(names.portrait(seat), "portrait", Spot("portraits", str(seat)), said, told, owner=seat)

    def _life(self, seat: int, unit: Unit, narrow: str, muted: bool) -> Piece:
        told = facts(hp=max(0, unit.hp), max=unit.max_hp, gauge=names.hp(seat), muted=muted)
        said = text("cyberflesh_board.piece.hp", hp=max(0, unit.hp), max=unit.max_hp)
        return Piece(names.hp(seat), f"hp_bar{narrow}", Spot("hp", str(seat)), said, told, owner=seat)

    def _necrosis(self, seat: int, unit: Unit, narrow: str) -> Piece:
        told = facts(count=unit.necrosis, gauge=names.necrosis(seat))
        said = text("cyberflesh_board.piece.necrosis", count=unit.necrosis)
        where = Spot("necrosis", str(seat))
        return Piece(names.necrosis(seat), f"necrosis_track{narrow}", where, said, told, owner=seat)

    def _stats(self, seat: int, unit: Unit) -> Iterator[Piece]:
        printed = self._book.printed[unit.id]
        for index, stat in enumerate(STATS):
            value, id_ = unit.stats[index], names.stat(seat, stat)
            told = facts(stat=stat.value, value=value, base=printed[index], gauge=id_)
            said = text("cyberflesh_board.piece.stat", stat=names.stat_name(stat), value=value)
            yield Piece(id_, "stat", Spot(f"stats.{seat}", stat.value), said, told, owner=seat)

    # ---- what lies on it -----------------------------------------------------------------------------------------

    def squares(self, unit: Unit) -> list[tuple[str, str]]:
        """The squares that are covered, each with its card."""
        found = [(corner.value, card) for corner, card in zip(CORNERS, unit.mutations, strict=True) if card]
        found += [(square, card) for square, card in (("helmet", unit.helmet), ("body", unit.body)) if card]
        return [*found, *zip(("left", "right"), unit.weapons, strict=False)]

    def _used(self, s: CyberfleshState, unit: Unit) -> tuple[str, ...]:
        """Squares of weapons that were declared in this activation."""
        declared = self._declared(s, unit)
        return tuple(square for square, card in self.squares(unit) if card in declared)

    @staticmethod
    def _declared(s: CyberfleshState, unit: Unit) -> list[str]:
        combat = s.combat
        if combat is None or combat.acting != unit.id:
            return []
        return [weapon for weapon, _ in combat.plan]

    def _gear(self, s: CyberfleshState, seat: int, unit: Unit) -> Iterator[Piece]:
        declared = self._declared(s, unit)
        paid = () if s.deal is None else s.deal.paid
        for square, card in self.squares(unit):
            if card in paid:
                continue
            at = Spot(f"gear.{seat}", square)
            aimed = declared.index(card) + 1 if card in declared else 0
            if self._names.is_mutation(card):
                yield self._cards.mutation(card, at, aimed=aimed, origin=Spot("decks", "mutation"))
            else:
                yield self._cards.loot(card, at, strip=True, aimed=aimed, origin=Spot("decks", "loot"))

    def _consumables(self, s: CyberfleshState, seat: int, unit: Unit, muted: bool) -> Iterator[Piece]:
        paid = () if s.deal is None else s.deal.paid
        held = [card for card in unit.consumables if card not in paid]
        zone = f"consumables.{seat}.{min(len(held), MOST_CONSUMABLES)}"
        for order, card in enumerate(held):
            at = Spot(zone, "", min(order, MOST_CONSUMABLES - 1))
            yield self._cards.loot(card, at, strip=self._row, muted=muted, origin=Spot("decks", "loot"))


def is_active(s: CyberfleshState, unit: Unit) -> bool:
    """Whether something is decided about a unit now: it acts, is asked to step in, or has a question of its own."""
    ask = names.open_ask(s)
    if isinstance(ask, AskAttack):
        return ask.unit == unit.id
    if isinstance(ask, AskImmolate):
        return ask.unit == unit.id
    if ask is None:
        return s.combat is not None and s.combat.acting == unit.id
    if unit.kind is not UnitKind.CHARACTER:
        return False
    return unit.alive and ask.seat == unit.owner and (len(s.characters) == 1 or not isinstance(ask, names.JOINT))
