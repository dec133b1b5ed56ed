"""A table laid out as a worked example says, for the rule tests.

desk = Desk(3)                                    # three cities as they start, seat 0 first, nothing in the row
desk.city("P1 M2 S4 A3 F3", minerals=9, iis=6)    # V-nauts by letter; those not named are 0
desk.slot("G09").bay("Y04")                       # cards
desk.strike("E05")                                # an event hits seat 0
desk.lose("A", "S")                               # answers, one V-naut after the other
desk.act(Mine(0)); desk.refused(Mine(0))          # plays an action; the rule that refuses one
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any

from arcology.engine.agenda import Context, Task, settle
from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.refusal import Refusal
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.catalog import GAME, open_pack
from arcology.games.cities_of_venus.rules import VenusRules
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.room import capacity
from arcology.games.cities_of_venus.state import EMPTY, City, VenusState
from arcology.games.cities_of_venus.terms import PLACES, DeploySource, RoundStep
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.scripted import scripted

LETTERS = "PMSNAFBI"
"""Places by letter: the departments, the bay, the station (IIS)."""
PLACE = dict(zip(LETTERS, PLACES, strict=True))


@cache
def house_rules() -> VenusRules:
    """The rules with the house pack."""
    return VenusRules(open_pack(house_folder(data_root(), GAME)))


def config(seats: int = 2, seed: int = 0, **options: str) -> GameConfig:
    """A configuration with some options changed."""
    return GameConfig(GAME, seats, seed, options=tuple(options.items()))


class Desk:
    """One game. Seat 0 is first and is asked for its grab with an empty row, until the test says otherwise."""

    def __init__(
        self, seats: int = 2, *, market: Sequence[str] = (), seed: int = 0, die: Sequence[int] = (), **options: str
    ) -> None:
        self.rules = house_rules()
        self.book = self.rules.book
        self.state: VenusState = start(self.rules, config(seats, seed, **options)).state
        self.events: tuple[Any, ...] = ()
        self.told: list[Any] = []
        s = self.state
        s.luck = scripted(seed=seed, die=die) if die else scripted(seed=seed)
        s.agenda, s.plan, s.event, s.roll = [tasks.AskGrab(0)], None, EMPTY, 0
        s.step, s.first, s.active, s.round = RoundStep.GRAB, 0, 0, 1
        s.deck = [card for card in (*s.deck, *s.row) if card != "EARTH"]
        s.surface, s.row, s.dealt = [], [], ()
        s.event_deck, s.event_discard = s.event_deck + s.event_discard, []
        s.earth_revealed = s.grab_cancelled = False
        s.history = ()
        if market:
            s.market = dict.fromkeys(market, self.book.constants.copies[seats - 1])
        for seat in range(seats):
            self.city("P1 M1 S4 A4 F4", seat, minerals=0, iis=0)

    @property
    def me(self) -> City:
        """The city of seat 0."""
        return self.state.cities[0]

    @property
    def you(self) -> City:
        """The city of seat 1."""
        return self.state.cities[1]

    def city(self, counts: str, seat: int = 0, **values: Any) -> Desk:
        """Set V-nauts by department, and other fields of a city by name."""
        city = self.state.cities[seat]
        city.dept = [0] * 6
        for part in counts.split():
            city.dept[LETTERS.index(part[0])] = int(part[1:])
        for name, value in values.items():
            assert hasattr(city, name)
            setattr(city, name, value)
        return self

    def slot(self, *cards: str, seat: int = 0) -> Desk:
        """Put cards into the slots that they belong to."""
        for card in cards:
            self._fetch(card)
            self.state.cities[seat].slots[self.book.dept[card]] = card
        return self

    def bay(self, card: str, seat: int = 0) -> Desk:
        """Put a card into or onto the holding bay."""
        self._fetch(card)
        self.state.cities[seat].bay = card
        return self

    def row(self, *cards: str) -> Desk:
        """Lay cards into the cloud drop."""
        for card in cards:
            self._fetch(card)
        self.state.row, self.state.dealt = list(cards), cards
        self.state.earth_revealed = "EARTH" in cards
        return self

    def _fetch(self, card: str) -> None:
        """Take a canister from where it lies, so that it is on the table once."""
        s = self.state
        for pile in (s.deck, s.box, s.surface):
            if card in pile:
                pile.remove(card)

    def stack(self, *cards: str) -> Desk:
        """Put canisters on top of the deck, the first one on top."""
        for card in cards:
            self._fetch(card)
        self.state.deck += reversed(cards)
        return self

    def stack_events(self, *cards: str) -> Desk:
        """Put events on top of their deck, the first one on top."""
        for card in cards:
            self.state.event_deck.remove(card)
        self.state.event_deck += reversed(cards)
        return self

    def run(self, *steps: Task) -> Desk:
        """Perform steps on top of what is open."""
        ctx = self._context()
        ctx.then(*steps)
        return self._settle(ctx)

    def _context(self) -> Context:
        self.state = self.state.clone()
        return Context(self.state, self.state.luck)

    def _settle(self, ctx: Context) -> Desk:
        settle(self.rules, self.state, ctx)
        self._tell(tuple(event for beat in ctx.beats for event in beat.events))
        return self

    def _tell(self, events: tuple[Any, ...]) -> None:
        self.events = events
        self.told += events

    def strike(self, card: str, seat: int = 0) -> Desk:
        """An event hits a city."""
        return self.run(tasks.Strike(seat, card))

    def shields(self, seat: int = 0) -> Desk:
        """Step 3 of a city."""
        return self.run(tasks.LowerShields(seat))

    def grow(self, seat: int = 0) -> Desk:
        """Step 4 of a city."""
        return self.run(tasks.Grow(seat))

    def actions(self, seat: int = 0) -> Desk:
        """Step 5 of a city."""
        return self.run(tasks.CityTurn(seat))

    def grab(self, seat: int = 0) -> Desk:
        """Step 6 of a city."""
        return self.run(tasks.GrabTurn(seat))

    def deploy(self, n: int, source: DeploySource = DeploySource.GROWTH, seat: int = 0) -> Desk:
        """A deployment of a city."""
        ctx = self._context()
        deploy(self.book, self.state, seat, n, source, ctx)
        return self._settle(ctx)

    def act(self, action: Any) -> Desk:
        """Play an action, which must be possible."""
        assert action in self.rules.legal(self.state), f"{action} is not among {self.rules.legal(self.state)}"
        played = play(self.rules, self.state, action)
        assert isinstance(played, Played), f"{action} is refused: {played}"
        self.state = played.state
        self._tell(played.events)
        return self

    def refused(self, action: Any) -> str:
        """The rule that refuses an action, which then must change nothing."""
        assert action not in self.rules.legal(self.state)
        before = self.state.plain()
        found = play(self.rules, self.state, action)
        assert isinstance(found, Refusal), f"{action} is possible"
        assert self.state.plain() == before
        return found.rule

    def put(self, letters: str, seat: int = 0) -> Desk:
        """Place V-nauts one after the other: ``put("AFI")``."""
        for letter in letters:
            self.act(act.PutVnaut(seat, PLACE[letter]))
        return self

    def lose(self, letters: str, seat: int = 0) -> Desk:
        """Give V-nauts up one after the other: ``lose("AS")``."""
        for letter in letters:
            self.act(act.LoseVnaut(seat, PLACE[letter]))
        return self

    @property
    def ask(self) -> str:
        """The open question (``deploy``, ``grab`` and so on), or the outcome when there is one."""
        if self.state.ended is not None:
            return self.state.ended.code
        return self.state.agenda[-1].kind.rpartition(".")[2]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        top = self.state.agenda[-1]
        assert isinstance(top, tasks.Ask)
        return top.seat

    @property
    def options(self) -> str:
        """Places among the answers, by letter."""
        answers = self.rules.legal(self.state)
        return "".join(LETTERS[a.place.at] for a in answers if isinstance(a, act.PutVnaut | act.LoseVnaut))

    @property
    def offered(self) -> list[Any]:
        """All answers to the open question."""
        return list(self.rules.legal(self.state))

    def counts(self, seat: int = 0) -> str:
        """V-nauts by department as the examples write them: ``P1 M1 S4 N0 A4 F4``."""
        dept = self.state.cities[seat].dept
        return " ".join(f"{letter}{count}" for letter, count in zip(LETTERS, dept, strict=False))

    def capacity(self, letter: str, seat: int = 0) -> int:
        """What a department holds."""
        return capacity(self.book, self.state.cities[seat], LETTERS.index(letter))

    def of(self, kind: type) -> list[Any]:
        """All events of a kind since the table was laid."""
        return [event for event in self.told if isinstance(event, kind)]
