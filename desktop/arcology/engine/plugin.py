"""How a game is found, and what plays its seats.

Kept apart from :mod:`arcology.engine.protocols` so that the start screen can list games without loading what playing
them needs.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from arcology.engine.agenda import GameState
    from arcology.engine.config import GameConfig, OptionSpec
    from arcology.engine.luck import Luck

A = TypeVar("A")
Seen = TypeVar("Seen", bound="GameState", contravariant=True)

API = 1
"""Version of the protocols; a plug-in states the one it was written for."""


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


def nothing_stands(config: GameConfig, rules: Any) -> Mapping[str, Callable[[Any], Any]]:
    """No question is answered beforehand."""
    return {}


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
    art: str = ""
    """Dotted name of the module whose ``COMPONENTS`` draw the pieces; it may import Qt, for it is imported only when a
    table is shown. Empty: the art that the program has for this id. Pieces without a painter are plain cards."""
    cooperative: bool = False
    secrets: bool = False
    """Whether a seat has what the other seats may not see. Then the screen shows one seat at a time, its own actions
    only, and a curtain falls before the next person's turn; in a game of one seat there is nobody to hide from."""
    minutes: tuple[int, int] = (30, 60)
    levels: range | None = None
    """Levels of the automated side that a solo game can be played against; None where there is nothing to choose."""
    default_level: int = 0
    """The level of a solo game for which none was chosen."""
    alone: bool = False
    """Whether one person alone plays for something else than several do; the text ``<id>.alone`` says for what."""
    standing: Callable[[GameConfig, Any], Mapping[str, Callable[[Any], Any]]] = nothing_stands
    """(configuration, rules) -> what the options of a game answer beforehand, by kind of question: a function of a
    driver's question that returns the action, or None where the person is to be asked."""
    die: int = 6
    """Faces of the dice that the game rolls, for those who count their luck."""

    @property
    def slug(self) -> str:
        """The name on the command line, with hyphens."""
        return self.id.replace("_", "-")
