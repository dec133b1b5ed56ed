"""Who decides for a seat: a person at the screen, or a bot in a worker. Late answers are dropped."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from arcology.engine.agenda import Ask, Seat, top_ask
from arcology.engine.luck import Luck, new_luck
from arcology.engine.protocols import Bot, BotContext
from arcology.session.session import Session
from arcology.session.steps import HUMAN, STANDING


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


class Listener(Protocol):
    """Who asked, and hears the answer on the thread that asked."""

    def answered(self, question: Question, action: Any, driver: str = "") -> None:
        """The driver's action; ``driver`` names it in the journal if not the one that was asked."""

    def gave_up(self, question: Question, why: str) -> None:
        """The driver broke and will not answer; ``why`` is for the log of the program."""


class Driver(Protocol):
    """Decides for one seat. ``name`` goes into the journal with every decision."""

    name: str

    def asked(self, question: Question, listener: Listener) -> None:
        """Take a question; answer now or later, or never (a person answers by playing)."""

    def cancel(self) -> None:
        """Stop thinking about what was asked last."""


StandingAnswer = Callable[[Question], Any]
"""Returns the action for a question that a person wants answered by itself, or None to be asked."""


class HumanDriver:
    """A person: plays through the table, except where a standing answer was given. ``standing`` is by kind of ask.

    What is answered by itself is no step of the person's: undo goes back to what was really asked.
    """

    name = HUMAN

    def __init__(self, standing: Mapping[str, StandingAnswer] | None = None) -> None:
        self.standing: dict[str, StandingAnswer] = dict(standing or {})

    def asked(self, question: Question, listener: Listener) -> None:
        """Give the standing answer to this kind of question if there is one that fits."""
        standing = self.standing.get(getattr(question.ask, "kind", ""))
        action = standing(question) if standing is not None else None
        if action is not None and action in question.legal:
            listener.answered(question, action, STANDING)

    def cancel(self) -> None:
        """A person thinks on."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot is to think about, as it crosses to a worker: its name, what its seat sees, what it may do, and from
    which seed and position of the game its luck comes."""

    bot: str
    seen: Any
    legal: tuple[Any, ...]
    seed: int
    position: int


class Job(Protocol):
    """A thought that was handed to a pool."""

    def cancel(self) -> None:
        """Give it up; nothing is heard of it any more."""


class Pool(Protocol):
    """Worker processes that know one game."""

    def prepare(self) -> None:
        """Start them, so that the first thought need not wait for that."""

    def think(self, thought: Thought, done: Callable[[int], None], failed: Callable[[str], None]) -> Job:
        """Let a bot choose. ``done`` hears the index of its choice in ``legal``, or else ``failed`` why there is none;
        both on the thread that called, never inside this call."""
        ...

    def close(self) -> None:
        """End the workers at once, whatever they do."""


class BotDriver:
    """A bot that thinks in a worker process.

    Args:
        name: the bot's name, as in the plug-in and the journal.
        seed: the game's seed; each decision gets its own luck from it and from where the game stands.
        pool: where it thinks.
    """

    def __init__(self, name: str, seed: int, pool: Pool) -> None:
        self.name = name
        self._seed = seed
        self._pool = pool
        self._job: Job | None = None

    def asked(self, question: Question, listener: Listener) -> None:
        """Think; a question with one answer needs no thought."""
        self.cancel()
        if question.ask.seat != question.seat:
            return  # it may act here, but the question is for another seat: bots answer their own questions only
        if len(question.legal) == 1:
            listener.answered(question, question.legal[0])
            return
        thought = Thought(self.name, question.seen, question.legal, self._seed, question.position)
        self._job = self._pool.think(
            thought,
            lambda index: listener.answered(question, question.legal[index]),
            lambda why: listener.gave_up(question, why),
        )

    def cancel(self) -> None:
        """Stop thinking."""
        if self._job is not None:
            self._job.cancel()
            self._job = None


def choose(bot: Bot[Any, Any], rules: Any, thought: Thought, cancelled: Callable[[], bool]) -> int:
    """Let a bot decide; runs in a worker. The same game at the same position gets the same luck.

    Raises:
        ValueError: it chose something that is not allowed.
    """
    context = BotContext(rules, bot_luck(thought.seed, thought.position), cancelled)
    return thought.legal.index(bot.choose(thought.seen, thought.legal, context))


def who_decides(chosen: Sequence[object], seats: int, bots: Container[str]) -> tuple[str, ...]:
    """Return the drivers' names by seat: people where no known bot was chosen, and at one seat at least."""
    names = [str(name) if name in bots else HUMAN for name in [*chosen, *[HUMAN] * seats][:seats]]
    if HUMAN not in names:
        names[0] = HUMAN
    return tuple(names)


def bot_luck(seed: int, position: int) -> Luck:
    """Return a bot's own luck, independent of the game's."""
    luck = new_luck(seed)
    return new_luck(luck.below(f"bot.{position}", 1 << 62))


class Seating:
    """The drivers at a table: hands every question to the seats that may answer it, and plays what they answer.

    Args:
        session: the game.
        drivers: one for each seat.
        play: plays an action for the driver of this name and says whether it was allowed; called when ``ready``.
        ready: whether an answer may be played now; one that may not is kept until :meth:`go_on`.
        lost: told the seat and the reason when a driver broke; whoever is there may :meth:`swap` it.
    """

    def __init__(
        self,
        session: Session,
        drivers: Mapping[Seat, Driver],
        play: Callable[[Any, str], bool],
        *,
        ready: Callable[[], bool] = lambda: True,
        lost: Callable[[Seat, str], None] = lambda seat, why: None,
    ) -> None:
        self.session = session
        self.drivers = dict(drivers)
        self._play, self._ready, self._lost = play, ready, lost
        self._asking = False
        self._asked: tuple[int, int] | None = None
        self._kept: tuple[Question, Any, str] | None = None

    @property
    def names(self) -> tuple[str, ...]:
        """The drivers' names by seat, as the journal keeps them."""
        return tuple(self.drivers[seat].name for seat in sorted(self.drivers))

    @property
    def waiting(self) -> bool:
        """Whether an answer waits until it may be played."""
        return self._kept is not None

    def ask(self) -> None:
        """Ask the drivers about the question on top; to be called after every change of position.

        Nobody is asked twice about the same, and what was being thought about another position is given up. Answers
        that come at once are played one after the other here, not inside each other.
        """
        if self._asking:
            return  # the loop below looks again
        self._asking = True
        try:
            while self._here() != self._asked:
                self.cancel()
                self._asked = self._here()
                for question in self.questions():
                    if self._stands(question):
                        self.drivers[question.seat].asked(question, self)
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
        mark, position = self._here()
        return [
            Question(seat, ask, self.session.rules.observe(state, seat), tuple(by_seat[seat]), mark, position)
            for seat in sorted(by_seat, key=lambda s: (s != ask.seat, s))
            if seat in self.drivers
        ]

    def swap(self, seat: Seat, driver: Driver) -> None:
        """Put another driver on a seat, at any time; an open question goes to it."""
        self.cancel()
        self.drivers[seat] = driver
        self.ask()

    def cancel(self) -> None:
        """Stop all thinking: before the drivers change, and before the game is closed."""
        for driver in self.drivers.values():
            driver.cancel()
        self._asked = self._kept = None

    def go_on(self) -> None:
        """Play the answer that had to wait, if the game still stands where it was given."""
        kept, self._kept = self._kept, None
        if kept is not None:
            self.answered(*kept)

    def answered(self, question: Question, action: Any, driver: str = "") -> None:
        """Play what a driver decided, unless the game has moved on, or was taken back, in between."""
        if not self._stands(question):
            return
        if not self._ready():
            self._kept = question, action, driver
            return
        if self._play(action, driver or self.drivers[question.seat].name):
            self.ask()
        else:
            self._lost(question.seat, f"{action} is not allowed")

    def gave_up(self, question: Question, why: str) -> None:
        """Tell of a driver that broke, unless its answer is not wanted any more."""
        if self._stands(question):
            self._lost(question.seat, why)

    def _here(self) -> tuple[int, int]:
        return self.session.timeline.current.number, self.session.position

    def _stands(self, question: Question) -> bool:
        return (question.mark, question.position) == self._here()
