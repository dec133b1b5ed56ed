"""What a game must provide: rules (how it is played), board (how it lies on the table), plug-in (how it is found)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from importlib.resources.abc import Traversable
from typing import Any, Protocol, TypeVar

from arcology.engine.agenda import Ask, Context, Event, GameState, Seat, Task
from arcology.engine.config import GameConfig, OptionSpec
from arcology.engine.layout import Layout
from arcology.engine.luck import Luck
from arcology.engine.motion import Cue
from arcology.engine.offers import Arrangement, Gesture, Offer, Preview, SeatInfo, Status, Tip
from arcology.engine.refusal import Refusal
from arcology.engine.results import Outcome, ScoreSheet
from arcology.engine.table import Table
from arcology.engine.text import Text

S = TypeVar("S", bound=GameState)
A = TypeVar("A")
Seen = TypeVar("Seen", bound=GameState, contravariant=True)

API = 1
"""Version of these protocols; a plug-in states the one it was written for."""


class Rules(Protocol[S, A]):
    """A game's rules: stateless, pure but for the draft they are given."""

    id: str
    version: int
    """Bumped when the same decisions would replay differently."""

    def setup(self, config: GameConfig, ctx: Context) -> S:
        """Return the state before the first task; the agenda holds what comes first, ``luck`` is ``ctx.luck``."""
        ...

    def legal(self, s: S) -> Sequence[A]:
        """Return every answer to the question on top; empty only when the game is over."""
        ...

    def check(self, s: S, a: A) -> Refusal | None:
        """Return why ``a`` is not possible, or None. The only place that says no."""
        ...

    def apply(self, s: S, ask: Ask, a: A, ctx: Context) -> None:
        """Carry a legal answer out on the draft; ``ask`` was popped already (``ctx.again(ask)`` asks it again)."""
        ...

    def perform(self, s: S, t: Any, ctx: Context) -> None:
        """Carry one automatic task out on the draft."""
        ...

    def outcome(self, s: S) -> Outcome | None:
        """Return how the game ended, or None while it runs."""
        ...

    def score(self, s: S) -> ScoreSheet:
        """Return the score as it stands."""
        ...

    def observe(self, s: S, seat: Seat | None) -> S:
        """Return a copy with what ``seat`` may not know blanked, and without luck."""
        ...

    def rounds(self, s: S) -> int:
        """Return how many rounds have begun, for statistics."""
        ...


class Board(Protocol[Seen, A]):
    """How a game lies on the table and how hands play it. Always given an observed state, so it cannot leak."""

    layout: Layout
    cues: Mapping[str, Cue]

    def project(self, s: Seen) -> Table:
        """Return every piece and gauge of the table."""
        ...

    def offer(self, s: Seen, a: A) -> Offer:
        """Return how a hand makes the legal action ``a``."""
        ...

    def read(self, s: Seen, g: Gesture) -> A | Refusal | None:
        """Return the action that a gesture would mean, legal or not; None when it means nothing.

        A refusal is for what no action could mean, yet a rule forbids (striking on another floor).
        """
        ...

    def prompt(self, s: Seen, ask: Ask) -> Text:
        """Return the question in words."""
        ...

    def preview(self, s: Seen, a: A) -> Preview:
        """Return cost, odds and consequences of a legal action."""
        ...

    def complete_preview(self, s: Seen, a: A) -> Preview:
        """Return the preview with what takes longer to compute; called only where ``preview`` said ``slow``."""
        ...

    def tip(self, s: Seen, a: A) -> Tip | None:
        """Return the small label at the target of ``a`` while its source is lifted (a chance, a price), or None."""
        ...

    def touched(self, s: Seen, e: Any) -> tuple[str, ...]:
        """Return the ids of the pieces that an event concerns, to be ringed and to be found from the log."""
        ...

    def line(self, s: Seen, e: Any, viewer: Seat | None) -> Text | None:
        """Return the log line of an event, or None when it has none for this viewer.

        ``s`` is any state of the same game: it tells how cards are called, not how things stood.
        """
        ...

    def cause(self, s: Seen, e: Any, viewer: Seat | None) -> Text | None:
        """Return why an automatic event happened, for the second line of the log."""
        ...

    def status(self, s: Seen) -> Status:
        """Return where we are: headline, phase, notes, progress, and whose turn it is."""
        ...

    def seats(self, s: Seen) -> tuple[SeatInfo, ...]:
        """Return name and state of every seat, for headers and accessible names."""
        ...

    def describe(self, s: Seen, piece: str) -> Sequence[Text]:
        """Return the reader's text about a piece: name first, then facts and the state it is in."""
        ...

    def rules_of(self, s: Seen, piece: str) -> tuple[str, ...]:
        """Return the rule ids that a piece invokes, for the reader's links."""
        ...

    def arrange(self, s: Seen) -> Arrangement | None:
        """Return the pieces that may be laid out freely before a decision (dice on boxes), or None."""
        ...

    def spot_name(self, s: Seen, zone: str, slot: str) -> Text:
        """Return the name of a place, for keyboard and screen reader."""
        ...


class Bot(Protocol[Seen, A]):
    """Something that plays a seat from what that seat sees."""

    def choose(self, seen: Seen, legal: Sequence[A], ctx: BotContext) -> A: ...


@dataclass(slots=True)
class BotContext:
    """What a bot may use: the rules, its own luck, and a way to learn that it should stop."""

    rules: Any
    luck: Luck
    cancelled: Callable[[], bool] = field(default=lambda: False)


@dataclass(frozen=True, slots=True)
class Types:
    """The unions that saves are validated with. Each of actions, tasks and events is told apart by ``kind``."""

    state: Any
    action: Any
    event: Any


@dataclass(frozen=True, slots=True)
class GamePlugin:
    """A game as the program finds it."""

    api: int
    id: str
    """Module and resource name, with underscores."""
    seats: range
    options: tuple[OptionSpec, ...]
    types: Callable[[], Types]
    open: Callable[[Mapping[str, Any], Traversable, GameConfig], tuple[Any, Any]]
    """(validated pack, resource folder of the game, configuration) -> (rules, board)."""
    load_pack: Callable[[Traversable, Traversable | None], Any]
    """(house folder, folder of a user pack or None) -> validated pack; raises PackError."""
    migrate: Callable[[dict[str, Any], int], dict[str, Any]]
    """(saved state, rules version it was saved with) -> state of the current version."""
    bots: Mapping[str, Callable[[], Bot[Any, Any]]]
    cooperative: bool = False
    minutes: tuple[int, int] = (30, 60)

    @property
    def slug(self) -> str:
        """The name on the command line, with hyphens."""
        return self.id.replace("_", "-")


__all__ = [
    "API",
    "Board",
    "Bot",
    "BotContext",
    "Event",
    "GamePlugin",
    "Rules",
    "Task",
    "Types",
]
