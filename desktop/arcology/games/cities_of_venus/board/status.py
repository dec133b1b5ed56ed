"""Where the game stands, in words; what is asked is in ``prompts``."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import Chip, SeatInfo, Status
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.solo import Solo
from arcology.games.cities_of_venus.rules.scoring import totals
from arcology.games.cities_of_venus.state import NOBODY, VenusState
from arcology.games.cities_of_venus.terms import LONE, MINING, PHASES, RoundStep

BY_SEAT = " · "
"""Between the figures of seats, in their order."""
PHASE_NAMES = ("cities_of_venus.term.phase_1", "cities_of_venus.term.phase_2", "cities_of_venus.term.phase_3")
STEP_COUNT = RoundStep.GRAB.number


class Standing:
    """Status, seats and figures of Cities of Venus."""

    def __init__(self, called: Names, solo: Solo) -> None:
        self._names = called
        self._book = called.book
        self._solo = solo

    def status(self, s: VenusState) -> Status:
        """Round, step, and what ends the game."""
        ask = top_ask(s)
        running = 0 < s.step.number <= STEP_COUNT
        return Status(
            headline=text("cities_of_venus_board.status.round", round=s.round),
            phase=self._phase(s),
            seat=names.asked_seat(s) if ask is not None else None,
            progress=(s.step.number, STEP_COUNT) if running else (0, 0),
            notes=tuple(self._notes(s)),
            warnings=tuple(self._warnings(s)),
            ends=None if s.ended is not None else self._ends(s),
            about=self._about(s, ask),
        )

    @staticmethod
    def _phase(s: VenusState) -> Text:
        step = Text(s.step.name_id)
        if not 0 < s.step.number <= STEP_COUNT:
            return step
        return text("cities_of_venus_board.status.step", number=s.step.number, of=STEP_COUNT, step=step)

    def _notes(self, s: VenusState) -> Iterator[Text]:
        """The phase, and the growth and mining of the large city that is at hand."""
        if s.ended is not None:
            return
        yield Text(PHASE_NAMES[s.phase - 1])
        seat = names.asked_seat(s)
        if seat != NOBODY and s.step is RoundStep.ACTIONS:
            city = s.cities[seat]
            rolls = min(self._book.perk(city).rolls - city.mined, city.dept[MINING])
            if s.options.mining_limit == "once" and rolls > 0:
                yield text("cities_of_venus_board.status.may_mine", n=rolls)

    def _warnings(self, s: VenusState) -> Iterator[Text]:
        if s.ended is not None:
            return
        if s.earth_revealed:
            yield text("cities_of_venus_board.status.last_round")
        if s.grab_cancelled:
            yield text("cities_of_venus_board.status.drop_lost")
        if self._solo.comes(s):
            yield text("cities_of_venus_board.status.freighter")

    def _ends(self, s: VenusState) -> Text:
        if s.earth_revealed:
            return text("cities_of_venus_board.status.ends_now")
        if s.phase < PHASES[-1]:
            return text("cities_of_venus_board.status.ends")
        return text("cities_of_venus_board.status.ends_soon", n=len(s.deck))

    def _about(self, s: VenusState, ask: Ask | None) -> str:
        """What is worth reading while nobody points: the card in question, else the city's growth."""
        if ask is None:
            return names.forecast(self._names.large_seat(s))
        match ask:
            case tasks.AskLoss() if s.event:
                return names.event(len(s.event_discard))
            case tasks.AskSplit():
                return self._split_card(s, ask)
            case tasks.AskClaim():
                return names.station(ask.seat)
            case tasks.AskReroll():
                return names.minerals(ask.seat)
            case tasks.AskAction():
                return (
                    names.card(s.cities[ask.seat].bay) if self._book.stored(s.cities[ask.seat]) else names.bay(ask.seat)
                )
            case tasks.AskGrab():
                best = next((card for card in s.row if self._book.pack.is_canister(card)), "")
                return names.card(best) if best else names.SUPPLY_VNAUTS
        return names.growth(ask.seat)

    def _split_card(self, s: VenusState, ask: tasks.AskSplit) -> str:
        if self._book.pack.is_canister(ask.card):
            return names.card(ask.card)
        return names.event(len(s.event_discard)) if s.event else names.bay(ask.seat)

    def figures(self, s: VenusState) -> tuple[Chip, ...]:
        """Points and people by seat; what a lone city is called by them."""
        found = (
            Chip("star", BY_SEAT.join(str(each) for each in totals(self._book, s))),
            Chip("vnaut", BY_SEAT.join(str(city.population) for city in s.cities)),
        )
        if len(s.cities) > LONE:
            return found
        rating = self._book.pack.lone.rating(totals(self._book, s)[0])
        return (*found, Chip("dome", Text(rating.name_id)))

    def seats(self, s: VenusState) -> tuple[SeatInfo, ...]:
        """What a city is called before anybody names it, and whether it is at it."""
        asked = names.asked_seat(s)
        return tuple(
            SeatInfo(seat, Text(f"cities_of_venus_board.city.{seat + 1}"), "", seat == asked)
            for seat in range(len(s.cities))
        )
