"""What a game must provide: rules (how it is played), board (how it lies on the table), plug-in (how it is found).

The plug-in itself is in :mod:`arcology.engine.plugin`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

from arcology.engine.agenda import Ask, Context, Event, GameState, Seat, Task
from arcology.engine.config import GameConfig
from arcology.engine.layout import Layout
from arcology.engine.motion import Cue
from arcology.engine.offers import Allotment, Arrangement, Chip, Gesture, Offer, Preview, SeatInfo, Status, Tip
from arcology.engine.plugin import API, Bot, BotContext, GamePlugin, Types
from arcology.engine.refusal import Refusal
from arcology.engine.results import Outcome, ScoreSheet
from arcology.engine.table import Area, Table
from arcology.engine.text import Text

S = TypeVar("S", bound=GameState)
A = TypeVar("A")
Seen = TypeVar("Seen", bound=GameState, contravariant=True)
Act = TypeVar("Act", contravariant=True)


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


@runtime_checkable
class Figured(Protocol[Seen]):
    """What a board may have besides: the figures by which a person knows a game again in the library."""

    def figures(self, s: Seen) -> Sequence[Chip]:
        """Return a handful of figures, the most telling first; they are public. Icons named like a colour have it."""
        ...


@runtime_checkable
class Allotting(Protocol[Seen]):
    """What a board may have besides: several decisions of one kind can be made together."""

    def allot(self, s: Seen) -> Allotment | None:
        """Return what is to be spread over places for the open question, or None."""
        ...

    def weigh(self, s: Seen, counts: Sequence[int]) -> Preview:
        """Return what so many for each share would change, together; there may be less than is wanted."""
        ...


@runtime_checkable
class Explaining(Protocol[Seen]):
    """What a board may have besides: reasons of its own for gestures without a meaning."""

    def stray(self, s: Seen, g: Gesture) -> Refusal | None:
        """Return why a piece does not go where ``read`` finds no meaning, or None where there is nothing to add."""
        ...


@runtime_checkable
class Titling(Protocol[Seen, Act]):
    """What a board may have besides: the decisions of one undo step are told as one in the log."""

    def title(self, s: Seen, a: Act) -> Text | None:
        """Return what the step is called that ``a`` opens in the state ``s``; None where ``a`` only goes on with it."""
        ...


@runtime_checkable
class Zoned(Protocol[Seen]):
    """What a board may have besides: the parts of its table, by which a person goes through it line by line."""

    def areas(self, s: Seen) -> Sequence[Area]:
        """Return the parts in the order of reading; a slot of a zone counts for the part that names it, else the zone
        itself, else a beginning that it has. What no part has is told after all of them.
        """
        ...


@runtime_checkable
class Facing(Protocol):
    """What the board of a game without secrets has besides: whose side of the table is shown large.

    ``front`` is the person who decides or decided last (None: whoever is at it), ``people`` the seats that people play
    (None: not known).
    """

    front: Seat | None
    people: frozenset[Seat] | None


@runtime_checkable
class Gory(Protocol):
    """What the board of a game with blood on it has besides: whether plain tokens are shown in its place."""

    muted: bool


@runtime_checkable
class Opening(Protocol):
    """What the board of a game has besides in which much happens before anybody decides: ``opens`` says that this is
    shown when people sit down."""

    opens: bool


__all__ = [
    "API",
    "Allotting",
    "Board",
    "Bot",
    "BotContext",
    "Event",
    "Explaining",
    "Facing",
    "Figured",
    "GamePlugin",
    "Gory",
    "Opening",
    "Rules",
    "Task",
    "Titling",
    "Types",
    "Zoned",
]
