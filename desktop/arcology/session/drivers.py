"""Who decides for a seat: a person at the screen, or a bot in a worker. Late answers are dropped."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from arcology.engine.agenda import Ask, Seat, top_ask
from arcology.engine.luck import Luck, new_luck
from arcology.engine.play import Played
from arcology.engine.protocols import Bot, BotContext
from arcology.engine.refusal import Refusal
from arcology.session.session import Session
from arcology.session.steps import HUMAN


@dataclass(frozen=True, slots=True)
class Question:
    """What a driver is asked: the question on top, as its seat sees the state, with the answers that seat has.

    ``mark`` and ``position`` say where the game stood; an answer counts only while it still stands there.
    """

    seat: Seat
    ask: Ask
    seen: Any
    legal: tuple[Any, ...]
    mark: int
    position: int


Answer = Callable[[Question, Any], None]
"""How a driver gives its action; called on the thread that asked."""


class Driver(Protocol):
    """Decides for one seat. ``name`` goes into the journal with every decision."""

    name: str

    def asked(self, question: Question, answer: Answer) -> None:
        """Take a question; call ``answer`` now or later, or never (a person answers by playing)."""

    def cancel(self) -> None:
        """Stop thinking about what was asked last."""


StandingAnswer = Callable[[Question], Any]
"""Returns the action for a question that a person wants answered by itself, or None to be asked."""


class HumanDriver:
    """A person: plays through the table, except where a standing answer was given. ``standing`` is by kind of ask."""

    name = HUMAN

    def __init__(self) -> None:
        self.standing: dict[str, StandingAnswer] = {}

    def asked(self, question: Question, answer: Answer) -> None:
        """Give the standing answer to this kind of question if there is one that fits."""
        standing = self.standing.get(getattr(question.ask, "kind", ""))
        action = standing(question) if standing is not None else None
        if action is not None and action in question.legal:
            answer(question, action)

    def cancel(self) -> None:
        """A person thinks on."""


class Job(Protocol):
    """Work handed to a pool."""

    def cancel(self) -> None:
        """Give the work up; its ``done`` is not called any more."""


class Pool(Protocol):
    """Worker processes. ``done`` is called with the result on the thread that called ``run``, never inside it."""

    def run(self, work: Callable[..., Any], args: tuple[Any, ...], done: Callable[[Any], None]) -> Job: ...


class BotDriver:
    """A bot that thinks in a worker process.

    Args:
        name: the bot's name, as in the plug-in and the journal.
        make: makes the bot; must be importable by name in a worker.
        rules: the game's rules.
        seed: the game's seed; each decision gets its own luck from it and from where the game stands.
        pool: where it thinks.
    """

    def __init__(self, name: str, make: Callable[[], Bot[Any, Any]], rules: Any, seed: int, pool: Pool) -> None:
        self.name = name
        self._make = make
        self._rules = rules
        self._seed = seed
        self._pool = pool
        self._job: Job | None = None

    def asked(self, question: Question, answer: Answer) -> None:
        """Think; a question with one answer needs no thought."""
        self.cancel()
        if question.ask.seat != question.seat:
            return  # it may act here, but the question is for another seat: bots answer their own questions only
        if len(question.legal) == 1:
            answer(question, question.legal[0])
            return
        args = (self._make, self._rules, question.seen, question.legal, self._seed, question.position)
        self._job = self._pool.run(choose, args, lambda action: answer(question, action))

    def cancel(self) -> None:
        """Stop thinking."""
        if self._job is not None:
            self._job.cancel()
            self._job = None


def choose(
    make: Callable[[], Bot[Any, Any]], rules: Any, seen: Any, legal: Sequence[Any], seed: int, position: int
) -> Any:
    """Let a bot decide; runs in a worker. The same game at the same position gets the same luck."""
    return make().choose(seen, legal, BotContext(rules, bot_luck(seed, position)))


def bot_luck(seed: int, position: int) -> Luck:
    """Return a bot's own luck, independent of the game's."""
    luck = new_luck(seed)
    return new_luck(luck.below(f"bot.{position}", 1 << 62))


class Seating:
    """The drivers at a table: hands every question to the seats that may answer it, and plays what they answer.

    Args:
        session: the game.
        drivers: one for each seat.
        played: called after every decision that was played here, with what came of it.
    """

    def __init__(self, session: Session, drivers: Mapping[Seat, Driver], played: Callable[[Played[Any]], None]) -> None:
        self.session = session
        self.drivers = dict(drivers)
        self._played = played
        self._asking = False
        self._again = False

    @property
    def names(self) -> tuple[str, ...]:
        """The drivers' names by seat, as the journal keeps them."""
        return tuple(self.drivers[seat].name for seat in sorted(self.drivers))

    def ask(self) -> None:
        """Ask the drivers about the question on top; to be called after every change of position.

        Answers that come at once are played one after the other here, not inside each other.
        """
        if self._asking:
            self._again = True
            return
        self._asking = True
        try:
            self._again = True
            while self._again:
                self._again = False
                for question in self.questions():
                    if question.mark == self.session.timeline.current.number and not self._again:
                        self.drivers[question.seat].asked(question, self._answered)
        finally:
            self._asking = False

    def questions(self) -> list[Question]:
        """The question on top for every seat that has an answer to it, its main seat first."""
        state = self.session.state
        ask = top_ask(state)
        if ask is None or self.session.locked is not None:
            return []
        by_seat: dict[Seat, list[Any]] = {}
        for action in self.session.rules.legal(state):
            by_seat.setdefault(action.seat, []).append(action)
        mark, position = self.session.timeline.current.number, self.session.position
        return [
            Question(seat, ask, self.session.rules.observe(state, seat), tuple(by_seat[seat]), mark, position)
            for seat in sorted(by_seat, key=lambda s: (s != ask.seat, s))
            if seat in self.drivers
        ]

    def swap(self, seat: Seat, driver: Driver) -> None:
        """Put another driver on a seat, at any time; an open question goes to it."""
        self.drivers[seat].cancel()
        self.drivers[seat] = driver
        self.ask()

    def cancel(self) -> None:
        """Stop all thinking: before an undo, and before the game is closed."""
        for driver in self.drivers.values():
            driver.cancel()

    def _answered(self, question: Question, action: Any) -> None:
        current = self.session.timeline.current.number == question.mark
        if not current or self.session.position != question.position:
            return  # the game has moved on, or was taken back, while the driver was thinking
        played = self.session.submit(action, driver=self.drivers[question.seat].name)
        if isinstance(played, Refusal):
            return
        self._played(played)
        self.ask()
