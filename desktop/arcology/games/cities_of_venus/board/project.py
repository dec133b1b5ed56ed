"""The table of Cities of Venus: the mat with all that the cities share. Cities are in ``city`` and ``rivals``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot, Table
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.city import LargeCity
from arcology.games.cities_of_venus.board.makers import Kept, innovation_facts, printed
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.prices import offered
from arcology.games.cities_of_venus.board.rivals import Rivals
from arcology.games.cities_of_venus.board.solo import Solo
from arcology.games.cities_of_venus.board.standing import standing
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.effects import (
    EventEffect,
    Gain,
    GainAny,
    GainMinerals,
    Lose,
    LoseAny,
    LoseHalf,
    LoseMinerals,
)
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import PHASES, STEPS, RoundStep

SWAYS = (-2, 1, -1, 2, 0, -1, 1)
"""To which side the parachute over each place leans."""
TOP_CARDS = 3
"""So many cards of the surface can be told apart."""


class Projector:
    """Makes the table of an observed state."""

    def __init__(self, called: Names, layout: Layout, solo: Solo, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept
        self._city = LargeCity(called, layout, kept)
        self._rivals = Rivals(called, layout, kept)
        self._solo = solo

    def project(self, s: VenusState) -> Table:
        """Every piece; gauges are the figures of the large city that a choice may change."""
        pieces = {piece.id: piece for piece in self._pieces(s)}
        return Table(pieces, dict(self._city.gauges(s)))

    def _pieces(self, s: VenusState) -> Iterator[Piece]:
        yield self._kept.piece(
            names.BACKDROP, "backdrop", Spot("backdrop", "all"), text("cities_of_venus_board.piece.backdrop")
        )
        yield self._kept.piece(
            names.MAT, "mat", Spot("mat", "board"), text("cities_of_venus_board.piece.mat"), last=s.earth_revealed
        )
        yield from self._decks(s)
        yield from self._row(s)
        yield from self._events(s)
        yield from self._market(s)
        yield from self._surface(s)
        yield from self._supply()
        yield self._track(s)
        yield from self._solo.pieces(s)
        yield from self._city.pieces(s)
        yield from self._rivals.pieces(s)

    # ---- the cloud drop ------------------------------------------------------------------------------------------

    def _decks(self, s: VenusState) -> Iterator[Piece]:
        count = len(s.deck)
        yield self._kept.piece(
            names.DROP_DECK,
            "drop_deck",
            names.DECK_SPOT,
            text("cities_of_venus_board.piece.drop_deck", n=count),
            count=count,
            phase=self._top_phase(count),
        )
        events = len(s.event_deck)
        yield self._kept.piece(
            names.EVENT_DECK,
            "event_deck",
            Spot("event_deck", "deck"),
            text("cities_of_venus_board.piece.event_deck", n=events),
            count=events,
        )

    def _top_phase(self, left: int) -> int:
        """The phase on the back of the deck's top card, which everybody sees: the phases lie on each other."""
        below = left
        for phase in reversed(PHASES):
            below -= self._book.constants.dealt
            if below <= 0:
                return phase if left else 0
        return PHASES[0]

    def _row(self, s: VenusState) -> Iterator[Piece]:
        """What still hangs in the clouds: each card below its parachute, where it came down."""
        for card in s.row:
            at = names.row_spot(s, card)
            phase = 0 if card == EARTH else self._book.pack.canister(card).phase
            name = text("cities_of_venus_board.piece.chute", card=self._names.card(card))
            yield self._kept.piece(
                names.chute(card),
                "parachute",
                Spot("chutes", at.slot),
                name,
                origin=names.DECK_SPOT,
                phase=phase,
                sway=SWAYS[(int(at.slot) - 1) % len(SWAYS)],
            )
            if card == EARTH:
                called = self._names.card(card)
                yield self._kept.piece(names.card(card), "earth_card", at, called, origin=names.DECK_SPOT, name=called)
            else:
                yield self._hanging(s, card, at)

    def _hanging(self, s: VenusState, card: str, at: Spot) -> Piece:
        """A canister of the drop with what it costs the large city here and now."""
        seat = self._names.large_seat(s)
        city, one = standing(self._book, s, seat), self._book.pack.canister(card)
        told = {**printed(one), **offered(self._book, s, seat, city, card, False)}
        if card == self._solo.prey(s):
            told["verdict"] = "freighter"
        return self._kept.piece(
            names.card(card),
            "canister",
            at,
            self._names.card(card),
            told,
            origin=names.DECK_SPOT,
        )

    # ---- events --------------------------------------------------------------------------------------------------

    def _events(self, s: VenusState) -> Iterator[Piece]:
        """The open event, and the last one that was resolved."""
        done = len(s.event_discard)
        if done:
            yield self._event(s.event_discard[-1], done - 1, spent=True)
        if s.event:
            yield self._event(s.event, done, spent=False)

    def _event(self, card: str, number: int, *, spent: bool) -> Piece:
        one = self._book.pack.event(card)
        return self._kept.piece(
            names.event(number),
            "event_card",
            Spot("event_spent", "pile") if spent else Spot("event", "open"),
            self._names.event(card),
            origin=Spot("event_deck", "deck"),
            card=card,
            name=Text(one.name),
            effects=effects_fact(one.effects),
            note=text("cities_of_venus_board.event.spent" if spent else "cities_of_venus_board.event.open"),
            spent=spent,
        )

    # ---- market, surface, supply ---------------------------------------------------------------------------------

    def _market(self, s: VenusState) -> Iterator[Piece]:
        kinds = list(s.market)
        vp = max((self._book.vp[kind] for kind in kinds), default=0)
        yield self._kept.piece(
            names.MARKET, "market", Spot("market", "board"), Text("cities_of_venus.term.market"), vp=vp
        )
        for place, kind in enumerate(kinds):
            one = self._book.pack.innovation(kind)
            yield self._kept.piece(
                names.innovation(kind),
                "innovation",
                Spot("innovations", str(place + 1)),
                text("cities_of_venus_board.piece.innovation", card=self._names.card(kind), n=s.market[kind]),
                innovation_facts(one),
                count=s.market[kind],
            )

    def _surface(self, s: VenusState) -> Iterator[Piece]:
        """The pile, and below it what fell there in this round, so that one sees it fall."""
        count = len(s.surface)
        top = tuple(str(self._book.pack.canister(card).phase) for card in s.surface[-TOP_CARDS:])
        yield self._kept.piece(
            names.SURFACE,
            "surface",
            Spot("surface", "pile"),
            text("cities_of_venus_board.piece.surface", n=count),
            count=count,
            top=top,
        )
        fresh = [card for card in s.surface if card in s.dealt or card == s.surface[-1]]
        for order, card in enumerate(fresh):
            at = Spot("surface_cards", "pile", order)
            told = printed(self._book.pack.canister(card))
            yield self._kept.piece(
                names.card(card),
                "canister",
                at,
                self._names.card(card),
                told,
            )

    def _supply(self) -> Iterator[Piece]:
        yield self._kept.piece(
            names.SUPPLY_VNAUTS,
            "supply_vnauts",
            Spot("supply_vnauts", "tray"),
            text("cities_of_venus_board.piece.supply_vnauts"),
        )
        yield self._kept.piece(
            names.SUPPLY_GEMS,
            "supply_gems",
            Spot("supply_gems", "tray"),
            text("cities_of_venus_board.piece.supply_gems"),
        )

    def _track(self, s: VenusState) -> Piece:
        running = RoundStep.CLOUD_DROP.number <= s.step.number <= RoundStep.GRAB.number
        note = text("cities_of_venus_board.track.last" if s.earth_revealed else "cities_of_venus_board.track.until")
        return self._kept.piece(
            names.TRACK,
            "round_track",
            Spot("round_track", "track"),
            text("cities_of_venus_board.piece.track", round=s.round, step=Text(s.step.name_id)),
            round=s.round,
            phase=s.phase,
            step=STEPS[s.step.number].value if running else "",
            note=note,
        )


def effects_fact(effects: Sequence[EventEffect]) -> tuple[tuple[str, ...], ...]:
    """The effects of an event as painters read them: op, department, figure of each."""
    return tuple(_effect(effect) for effect in effects)


def _effect(effect: EventEffect) -> tuple[str, ...]:
    match effect:
        case Lose(dept, n) | Gain(dept, n):
            return (effect.kind, dept.value, str(n))
        case LoseHalf(dept):
            return (effect.kind, dept.value, "")
        case LoseAny(n) | LoseMinerals(n) | GainAny(n) | GainMinerals(n):
            return (effect.kind, "", str(n))
    return (effect.kind, "", "")
