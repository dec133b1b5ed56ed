"""What a choice changes for a city: growth, shields, canisters that it can pay for, points. Told while choosing."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arcology.engine.agenda import Seat
from arcology.engine.offers import Chip
from arcology.engine.text import Text, listed, text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.standing import grows_later, payable, total_with
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.state import City, VenusState
from arcology.games.cities_of_venus.terms import AIR, DEPTS, FOOD, SHIELDS


@dataclass(frozen=True, slots=True)
class Change:
    """What differs between two ways in which a city may stand, as parts of a preview."""

    chips: tuple[Chip, ...]
    notes: tuple[Text, ...]
    gauges: tuple[tuple[str, int], ...]


class Foresight:
    """Compares a city as it stands with how it would stand."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def change(
        self, s: VenusState, seat: Seat, before: City, after: City, *, grabs: bool = True, card: str = ""
    ) -> Change:
        """What ``after`` changes; ``grabs``: the city can still take something of the drop afterwards; ``card`` is the
        one that it pays for here."""
        chips = (*self._places(before, after), *self._figures(s, seat, before, after))
        notes = [*self._notes(s, before, after), *(self._payments(s, seat, before, after, card) if grabs else ())]
        return Change(chips, tuple(notes), self.gauges(s, seat, after))

    def gauges(self, s: VenusState, seat: Seat, after: City) -> tuple[tuple[str, int], ...]:
        """All gauges of the large city as they would read."""
        found = [(names.department(seat, dept), after.dept[dept.at]) for dept in DEPTS]
        found += [
            (names.growth(seat), growth(self._book, after)),
            (names.station(seat), after.iis),
            (names.minerals(seat), after.minerals),
            (names.people(seat), after.population),
            (names.forecast(seat), total_with(self._book, s, seat, after)),
        ]
        return tuple(found)

    @staticmethod
    def _places(before: City, after: City) -> Iterator[Chip]:
        """Departments, bay and station of which the count changes."""
        for dept in DEPTS:
            yield from step(dept.value, before.dept[dept.at], after.dept[dept.at])
        yield from step("holding_bay", before.aboard, after.aboard)
        yield from step("station", before.iis, after.iis)

    def _figures(self, s: VenusState, seat: Seat, before: City, after: City) -> Iterator[Chip]:
        """Minerals and points; growth has a sentence of its own."""
        yield from step("minerals", before.minerals, after.minerals)
        was, now = (total_with(self._book, s, seat, city) for city in (before, after))
        if was != now:
            yield Chip("star", signed(now - was), "gain" if now > was else "bad")

    def _notes(self, s: VenusState, before: City, after: City) -> Iterator[Text]:
        """Growth and shields, where V-nauts of departments change."""
        people = before.dept != after.dept
        if grows_later(s) and people:
            yield self.growth_note(before, after)
        if not s.earth_revealed and people and (after.dept[SHIELDS] != before.dept[SHIELDS] or not after.dept[SHIELDS]):
            yield from self._shields(after)

    def _payments(self, s: VenusState, seat: Seat, before: City, after: City, paid: str) -> Iterator[Text]:
        """Canisters that can be paid for only before or only afterwards."""
        could, can = payable(self._book, s, seat, before), payable(self._book, s, seat, after)
        gained = [self._names.card(card) for card in can if card not in could]
        lost = [self._names.card(card) for card in could if card not in (*can, paid)]
        if gained:
            yield text("cities_of_venus_board.foresight.pays", cards=listed(gained))
        if lost:
            yield text("cities_of_venus_board.foresight.pays_no_more", cards=listed(lost))

    def growth_note(self, before: City, after: City) -> Text:
        """The growth of the next round, and what limits it."""
        was, now = growth(self._book, before), growth(self._book, after)
        food, air = after.dept[FOOD], after.dept[AIR]
        figures = {"now": now, "food": food, "air": air}
        if was == now:
            return text("cities_of_venus_board.foresight.growth_same", **figures)
        extra = self._book.extra_growth(after)
        if extra:
            return text("cities_of_venus_board.foresight.growth_extra", was=was, n=extra, **figures)
        return text("cities_of_venus_board.foresight.growth", was=was, **figures)

    def _shields(self, after: City) -> Iterator[Text]:
        """What the wear of the next round does."""
        if self._book.shield_card(after):
            return
        left = after.dept[SHIELDS]
        if left:
            yield text("cities_of_venus_board.foresight.shields", left=left - 1)
        else:
            yield text("cities_of_venus_board.foresight.no_shields", n=self._book.constants.shield_penalty)


def step(icon: str, before: int, after: int) -> Iterator[Chip]:
    """A figure that changes, as "3 → 4"."""
    if before != after:
        yield Chip(icon, f"{before} → {after}", "gain" if after > before else "cost")


def signed(change: int) -> str:
    """A change with its sign."""
    return f"+{change}" if change > 0 else f"−{-change}"
