"""Reading facts: the getters of all games, and the notations of this one.

Boxes are written in a short notation, in lower and upper case alike: ``"W4"`` white 4+, ``"R3"`` red 3+, ``"W"`` or
``"E"`` white and empty, ``"R"`` red and empty; a final ``"!"`` asks for exactly that number. Symbols: ``""``,
``"chain"``, ``"exclamation"``, ``"red_box:1"`` (the box), ``"number:3"``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arcology.ui.art.facts import flag as flag
from arcology.ui.art.facts import number as number
from arcology.ui.art.facts import say as say
from arcology.ui.art.facts import table as table
from arcology.ui.art.facts import word as word
from arcology.ui.art.facts import words as words
from arcology.ui.art.studio import Studio

ROWS: Final = ("A", "B", "C")
ROW_ICONS: Final = ("triangle", "full_square", "full_circle")


def label(studio: Studio, id: str, **args: object) -> str:
    """A printed word of the components, from the namespace ``tower_art``."""
    return studio.tr(f"tower_art.{id}", **args)


@dataclass(frozen=True)
class Box:
    """A hit box: ``number`` None is empty; ``exact`` asks for just that number instead of that number or more."""

    red: bool = False
    number: int | None = None
    exact: bool = False


def box_of(text: str) -> Box:
    """Reads a box as written in the module's docstring; ``ValueError`` for anything else."""
    mark = text.upper()
    exact = mark.endswith("!")
    mark = mark.removesuffix("!")
    if not mark or mark[0] not in "WRE" or (mark[1:] and not mark[1:].isdigit()):
        raise ValueError(f"{text!r} is no hit box")
    return Box(red=mark[0] == "R", number=int(mark[1:]) if mark[1:] else None, exact=exact)


@dataclass(frozen=True)
class Sign:
    """A symbol of a modifier cell; ``value`` is the box of a red box or the number of a number."""

    kind: str
    value: int = 0


def sign_of(text: str) -> Sign | None:
    """Reads a symbol; None for an empty cell."""
    kind, _, value = text.partition(":")
    return Sign(kind, int(value) if value else 0) if kind else None
