"""What the window asks of the program around it; ``app`` answers. Plain data, no Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from arcology.engine.config import OptionSpec
    from arcology.session.drivers import Pool
    from arcology.session.opening import OpenGame
    from arcology.session.settings import Settings
    from arcology.store.library import Library
    from arcology.text.reference import Reference
    from arcology.text.translator import Translator
    from arcology.ui.previews import SlowPreview


@dataclass(frozen=True, slots=True)
class GameInfo:
    """A game that can be started, as start screen and new-game sheet need it."""

    id: str
    seats: range
    minutes: tuple[int, int]
    options: tuple[OptionSpec, ...]
    bots: tuple[str, ...] = ()
    """Names of what can play a seat in place of a person."""
    levels: range | None = None
    """Levels of a solo game's automated side; None where there is nothing to choose."""
    default_level: int = 0
    goes_alone: bool = False
    """Whether one person alone plays for something else than several do."""

    @property
    def alone(self) -> str:
        """Message id of what one person alone plays for with the house set; empty where that is what all play for."""
        return f"{self.id}.alone" if self.goes_alone else ""

    @property
    def title(self) -> str:
        """Message id of its title."""
        return f"{self.id}.title"

    @property
    def tagline(self) -> str:
        """Message id of the line about it."""
        return f"{self.id}.tagline"

    def rival(self, level: int) -> str:
        """Message id of what a solo game's automated side is called at a level."""
        return f"{self.id}.ai.{level}"

    def rival_plays(self, level: int) -> str:
        """Message id of how it plays at that level."""
        return f"{self.id}.ai.{level}.effect"


@dataclass(frozen=True, slots=True)
class PackInfo:
    """A data pack that was found; ``problem`` says why it cannot be played ("" if it can)."""

    name: str
    title: str
    problem: str = ""


@dataclass(frozen=True, slots=True)
class NewGame:
    """What was chosen in the new-game sheet."""

    game: str
    players: int
    seed: int
    names: tuple[str, ...] = ()
    pack: str = "house"
    undo: str = "free"
    options: Mapping[str, str] = field(default_factory=dict)
    drivers: tuple[str, ...] = ()
    """Who decides, by seat: ``human`` or a bot's name; empty: people everywhere. One seat at least is a person's."""
    level: int = 0
    """Of a solo game's automated side; 0: the game's default, and in every other game."""


class Trouble(Exception):
    """Something asked for did not work; the text is one sentence for the person."""


class Services(Protocol):
    """Everything outside the window. Methods raise `Trouble`."""

    settings: Settings
    library: Library

    def games(self) -> Sequence[GameInfo]:
        """The games that can be started."""
        ...

    def last_choice(self, game: str) -> NewGame | None:
        """What was chosen for the last game of this kind (its seed apart); None before the first."""
        ...

    def fresh_seed(self) -> int:
        """A seed from the system's entropy."""
        ...

    def packs(self, game: str) -> Sequence[PackInfo]:
        """The house pack and those of this person, the broken ones with their fault."""
        ...

    def reference(self, game: str) -> Reference:
        """The rules of a game in the language in use."""
        ...

    def keep_settings(self, settings: Settings) -> None:
        """Uses other settings from now on and saves them."""
        ...

    def start(self, choice: NewGame) -> OpenGame:
        """Sets a new game up; it is in the library before this returns."""
        ...

    def resume(self, key: str) -> OpenGame:
        """Opens a game of the library."""
        ...

    def export(self, key: str, path: Path) -> None:
        """Writes a portable save."""
        ...

    def export_open(self, game: OpenGame, path: Path) -> bool:
        """Writes a portable save of an open game, also when the library cannot be written."""
        ...

    def close(self, game: OpenGame) -> None:
        """The game leaves the table."""
        ...

    def translate(self, game: OpenGame | None) -> Translator:
        """The present language, with the names of the people at the table of ``game``."""
        ...

    def open_file(self, path: Path) -> OpenGame:
        """Takes a portable save into the library and opens it."""
        ...

    def slow_preview(self, game: OpenGame) -> SlowPreview | None:
        """What computes the odds that take long, away from the window; None for a game without such."""
        ...

    def pool(self, game: OpenGame) -> Pool:
        """Where the bots of a game think: processes beside the window, which start when they are told to."""
        ...

    def languages(self) -> Sequence[tuple[str, str]]:
        """(code, own name) of every language there is."""
        ...

    def folders(self) -> Sequence[tuple[str, Path]]:
        """(message id, folder) of the places where things are kept."""
        ...

    def versions(self) -> Mapping[str, str]:
        """Versions of the program and of what it uses."""
        ...
