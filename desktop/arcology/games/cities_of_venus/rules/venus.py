"""The rules object: which function carries out which answer and which step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Context, Seat
from arcology.engine.config import GameConfig
from arcology.engine.luck import hidden_luck
from arcology.engine.refusal import Refusal
from arcology.engine.results import Course, Outcome, ScoreSheet, Tally
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.about import GAME, RULES_VERSION
from arcology.games.cities_of_venus.cards import Pack
from arcology.games.cities_of_venus.rules import (
    activate,
    city,
    deploy,
    gate,
    grab,
    growth,
    losses,
    rounds,
    scoring,
    setup,
    station,
    strike,
    tallies,
)
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import HIDDEN, VenusState
from arcology.games.cities_of_venus.terms import Dept

Apply = Callable[[VenusState, Any, Any, Context], None]
Perform = Callable[[VenusState, Any, Context], None]


class VenusRules:
    """Cities of Venus with the cards of one pack."""

    id = GAME
    version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.book = Book(pack)
        self._apply: dict[type, Apply] = self._answers()
        self._perform: dict[type, Perform] = self._steps()

    def setup(self, config: GameConfig, ctx: Context) -> VenusState:
        """Return the table before the first cloud drop (CVL-SETUP). Raises BadOption."""
        return setup.set_up(self.book, config, ctx)

    def legal(self, s: VenusState) -> Sequence[act.VenusAction]:
        """Return every answer to the open question; the list must not be changed."""
        return gate.legal(self.book, s)

    def check(self, s: VenusState, a: act.VenusAction) -> Refusal | None:
        """Return why ``a`` is not possible, or None."""
        return gate.check(self.book, s, a)

    def apply(self, s: VenusState, ask: Ask, a: act.VenusAction, ctx: Context) -> None:
        """Carry a legal answer out."""
        self._apply[type(a)](s, a, ask, ctx)

    def perform(self, s: VenusState, t: Any, ctx: Context) -> None:
        """Carry one automatic step out."""
        self._perform[type(t)](s, t, ctx)

    def outcome(self, s: VenusState) -> Outcome | None:
        """Return how the game ended, or None."""
        return None if s.ended is None else scoring.outcome(self.book, s)

    def score(self, s: VenusState) -> ScoreSheet:
        """Return the points by source as they stand."""
        return scoring.score(self.book, s)

    def courses(self, s: VenusState) -> tuple[Course, ...]:
        """Return points and population after each round."""
        return scoring.courses(s)

    def tallies(self, s: VenusState) -> tuple[Tally, ...]:
        """Return what was counted in a finished game."""
        return tallies.tallies(self.book, s)

    def rounds(self, s: VenusState) -> int:
        """Return the round, from 1."""
        return s.round

    def observe(self, s: VenusState, seat: Seat | None) -> VenusState:
        """Return a copy without luck, the order of decks and the canisters left out; all else is open (CVL-RUL-52)."""
        seen = s.clone()
        seen.luck = hidden_luck()
        seen.deck = [HIDDEN] * len(s.deck)
        seen.event_deck = [HIDDEN] * len(s.event_deck)
        seen.box = [HIDDEN] * len(s.box)
        return seen

    def _answers(self) -> dict[type, Apply]:
        book = self.book
        return {
            act.PutVnaut: lambda s, a, ask, ctx: deploy.put(book, s, a, ctx),
            act.StopPlacing: lambda s, a, ask, ctx: deploy.stop(book, s, ctx),
            act.LoseVnaut: lambda s, a, ask, ctx: losses.lose(s, a, ctx),
            act.SplitTemp: self._split,
            act.ClaimInnovation: lambda s, a, ask, ctx: station.claim(book, s, a, ctx),
            act.DeclineInnovation: lambda s, a, ask, ctx: station.decline(a.seat, ctx),
            act.Equip: lambda s, a, ask, ctx: city.equip(book, s, a.seat, ctx),
            act.Mine: lambda s, a, ask, ctx: city.mine(book, s, a.seat, ctx),
            act.Reroll: lambda s, a, ask, ctx: city.reroll(book, s, a.seat, ctx),
            act.KeepRoll: lambda s, a, ask, ctx: city.collect(book, s, a.seat, ctx),
            act.Immigrate: lambda s, a, ask, ctx: city.immigrate(book, s, a.seat, ctx),
            act.Thaw: lambda s, a, ask, ctx: city.thaw(s, a, ctx),
            act.MoveVnaut: lambda s, a, ask, ctx: city.move(s, a, ctx),
            act.EndActions: lambda s, a, ask, ctx: None,
            act.Buy: lambda s, a, ask, ctx: grab.buy(book, s, a, ctx),
            act.Store: lambda s, a, ask, ctx: grab.store(s, a, ctx),
            act.TakeVnaut: lambda s, a, ask, ctx: grab.take(book, s, a.seat, ctx),
            act.PassGrab: lambda s, a, ask, ctx: grab.skip(a.seat, ctx),
        }

    def _steps(self) -> dict[type, Perform]:
        book = self.book
        return {
            tasks.RoundStart: lambda s, t, ctx: rounds.start_round(book, s, ctx),
            tasks.RevealEvent: lambda s, t, ctx: strike.reveal(book, s, t, ctx),
            tasks.Strike: lambda s, t, ctx: strike.strike(book, s, t, ctx),
            tasks.Relief: lambda s, t, ctx: strike.relieve(book, s, t, ctx),
            tasks.EndEvents: lambda s, t, ctx: strike.end_events(book, s, ctx),
            tasks.LowerShields: lambda s, t, ctx: losses.lower_shields(book, s, t.seat, ctx),
            tasks.Grow: lambda s, t, ctx: growth.grow(book, s, t.seat, ctx),
            tasks.OfferClaim: lambda s, t, ctx: station.offer_again(book, s, t.seat, ctx),
            tasks.CityTurn: lambda s, t, ctx: city.turn(book, s, t.seat, ctx),
            tasks.BeginGrab: lambda s, t, ctx: grab.begin(book, s, ctx),
            tasks.GrabTurn: lambda s, t, ctx: grab.turn(book, s, t.seat, ctx),
            tasks.EndRound: lambda s, t, ctx: rounds.end_round(book, s, ctx),
        }

    def _split(self, s: VenusState, a: act.SplitTemp, ask: tasks.AskSplit, ctx: Context) -> None:
        """Go on with what wanted to know the split (CVL-RUL-60)."""
        split = (a.air, a.food)
        if ask.purpose == "cost":
            activate.activate(self.book, s, a.seat, ask.card, ask.stored, split, ctx)
        elif ask.purpose == "loss":
            strike.suffer(self.book, s, a.seat, ask.card, split, ctx)
        else:
            dept = Dept.AIR if ask.air else Dept.FOOD
            strike.receive(self.book, s, a.seat, dept, ask.air or ask.food, sum(split), ask.card, ctx)
