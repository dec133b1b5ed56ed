"""Control flow as data: a stack of tasks in the state, and the context through which rules change it.

``state.agenda[-1]`` is what comes next. An :class:`Ask` there means that a seat must choose; anything else is performed
automatically by :func:`settle`. There is no other control flow.
"""

from __future__ import annotations

from typing import Any, Protocol, Self, TypeVar

from arcology.engine.luck import Luck
from arcology.engine.records import record, state

T = TypeVar("T")

Seat = int
"""Index of a seat at the table, from 0."""

LOOP_LIMIT = 500
"""Automatic tasks that may follow one decision before the game counts as caught in a loop."""


class RulesBug(Exception):
    """The rules broke a promise of their own: an endless chain, an empty agenda, a raise after a passing check."""


@record
class Task:
    """One thing that the rules still have to do. Subclasses carry a ``kind`` literal that names them in saves."""


@record
class Ask(Task):
    """A question to a seat. Others may have actions on it too where a rule says so."""

    seat: Seat


@record
class Event:
    """Something that happened. Subclasses carry a ``kind`` literal; ``rule`` names the rule that caused it. Where dice
    fall on which high is bad for the players, ``adverse`` is true."""


@state
class GameState:
    """What every game's state has: its luck and its agenda. Games narrow the type of ``agenda`` to their own tasks."""

    luck: Luck
    agenda: list[Task]

    def clone(self) -> Self:  # replaced in every class by the generated one
        raise RulesBug("a game state must be decorated with @state")

    def plain(self) -> Any:
        raise RulesBug("a game state must be decorated with @state")


@record
class Beat:
    """What a film shows at once: the events of one task and the state after it."""

    events: tuple[Any, ...]
    state: Any


class Performer(Protocol):
    """The part of the rules that :func:`settle` needs."""

    def perform(self, s: Any, t: Any, ctx: Context, /) -> None: ...

    def outcome(self, s: Any, /) -> Any: ...


class Context:
    """What rules may do beside changing the draft: push tasks, use luck, tell what happened.

    Args:
        draft: the state being changed (None only during set-up).
        luck: its luck.
        keep_beats: cut a :class:`Beat` at every task that emitted something (people), or not (bots, simulation).
    """

    __slots__ = ("_agenda", "_pending", "beats", "draft", "keep_beats", "luck", "news")

    def __init__(self, draft: GameState | None, luck: Luck, *, keep_beats: bool = True) -> None:
        self.draft = draft
        self.luck = luck
        self.keep_beats = keep_beats
        self.beats: list[Beat] = []
        self.news = False
        self._pending: list[Event] = []
        self._agenda: list[Task] = draft.agenda if draft is not None else []

    def then(self, *tasks: Task) -> None:
        """Push tasks so that the first one given runs first."""
        self._agenda.extend(tasks[::-1])

    def again(self, ask: Ask) -> None:
        """Put the question that was just answered back on top."""
        self._agenda.append(ask)

    def unwind_to(self, kind: type[Task]) -> None:
        """Drop what is above the nearest task of this kind, which stays on top; drop everything if there is none."""
        while self._agenda and not isinstance(self._agenda[-1], kind):
            self._agenda.pop()

    def emit(self, event: Event) -> None:
        """Tell the film and the log that something happened."""
        if self.keep_beats:
            self._pending.append(event)

    def die(self, stream: str = "die", sides: int = 6) -> int:
        """Roll one die, 1..``sides``; this is news."""
        self.news = True
        return self.luck.die(stream, sides)

    def dice(self, count: int, stream: str = "die", sides: int = 6) -> list[int]:
        """Roll ``count`` dice one after the other; this is news unless there are none."""
        self.news = self.news or count > 0
        die = self.luck.die
        return [die(stream, sides) for _ in range(count)]

    def shuffle(self, stream: str, items: list[T]) -> None:
        """Shuffle in place; nobody learns anything from it."""
        self.luck.shuffle(stream, items)

    def pick(self, stream: str, items: list[T]) -> T:
        """Take one of ``items`` at random without removing it; this is news."""
        self.news = True
        return self.luck.pick(stream, items)

    def draw(self, deck: list[T]) -> T:
        """Take the top card (the last of the list) and turn it; this is news even though the order was fixed before."""
        self.news = True
        return deck.pop()

    def reveal(self) -> None:
        """Mark the step as news: something hidden was shown."""
        self.news = True

    def cut(self) -> None:
        """End a beat here if something happened since the last one."""
        if self._pending and self.draft is not None:
            self.beats.append(Beat(tuple(self._pending), self.draft.clone()))
            self._pending.clear()


def settle(rules: Performer, draft: GameState, ctx: Context) -> None:
    """Perform automatic tasks until a question is on top or the game is over.

    Raises:
        RulesBug: the agenda ran empty without an outcome, or the chain does not end; names the last ten tasks.
    """
    agenda, outcome, perform, filmed = draft.agenda, rules.outcome, rules.perform, ctx.keep_beats
    ctx.cut()
    recent: list[Task] = []
    for _ in range(LOOP_LIMIT):
        if outcome(draft) is not None:
            agenda.clear()
            return
        if not agenda:
            raise RulesBug(f"nothing left to do and no outcome, after {recent[-10:]}")
        task = agenda[-1]
        if isinstance(task, Ask):
            return
        agenda.pop()
        recent.append(task)
        perform(draft, task, ctx)
        if filmed:
            ctx.cut()
    raise RulesBug(f"automatic tasks do not end: … {recent[-10:]}")


def top_ask(s: GameState) -> Ask | None:
    """Return the open question, or None when the game is over."""
    top = s.agenda[-1] if s.agenda else None
    return top if isinstance(top, Ask) else None
