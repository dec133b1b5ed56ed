"""What the start screen shows, as plain records. Every text is already in the person's language."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtGui import QImage


@dataclass(frozen=True)
class TileRecord:
    """One game: ``id`` with underscores, ``facts`` are (icon, text) pairs such as the number of players."""

    id: str
    title: str
    tagline: str
    action: str
    facts: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class ChipRecord:
    """A number worth knowing about a game under way; ``role`` is a palette role."""

    icon: str
    text: str
    role: str = "line_strong"


@dataclass(frozen=True)
class ContinueRecord:
    """The game to go on with. ``progress`` is (steps with the present one, all steps), or None where a game has no such
    measure.
    """

    id: str
    game: str  # underscored id, for the colours
    heading: str  # "Continue"
    title: str
    where: str  # "Round 4 of 12 · your turn"
    saved: str  # "Saved 12 minutes ago"
    action: str
    thumbnail: QImage | None = None
    progress: tuple[int, int] | None = None
    chips: tuple[ChipRecord, ...] = ()
    note: str = ""  # "2 more in the library"


@dataclass(frozen=True)
class CardRecord:
    """A way into another part of the program; ``role`` is the palette role of its icon."""

    id: str
    icon: str
    title: str
    text: str
    role: str = "info"


@dataclass(frozen=True)
class Act:
    """A small button at the upper right: full screen, theme."""

    id: str
    icon: str
    text: str
    badge: str = ""


@dataclass(frozen=True)
class KeyHint:
    keys: str
    text: str


@dataclass(frozen=True)
class StartRecord:
    """Everything on the start screen. ``title`` is the program's name, ``motto`` the line below it."""

    title: str
    motto: str
    tiles: tuple[TileRecord, ...]
    cards: tuple[CardRecord, ...]
    resume: ContinueRecord | None = None
    acts: tuple[Act, ...] = ()
    hints: tuple[KeyHint, ...] = ()
    footer: str = ""
