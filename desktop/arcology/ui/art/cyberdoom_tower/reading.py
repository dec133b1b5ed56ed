"""Reading facts: small typed getters with defaults, so that a painter draws something sensible from any facts.

Boxes are written in a short notation, in lower and upper case alike: ``"W4"`` white 4+, ``"R3"`` red 3+, ``"W"`` or
``"E"`` white and empty, ``"R"`` red and empty; a final ``"!"`` asks for exactly that number. Symbols: ``""``,
``"chain"``, ``"exclamation"``, ``"red_box:1"`` (the box), ``"number:3"``.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from arcology.engine.text import Text
from arcology.ui.art.studio import Facts, Studio

ROWS: Final = ("A", "B", "C")
ROW_ICONS: Final = ("triangle", "square", "circle")


def number(facts: Facts, key: str, default: int = 0) -> int:
    value = facts.get(key, default)
    return value if isinstance(value, int) else default


def word(facts: Facts, key: str, default: str = "") -> str:
    value = facts.get(key, default)
    return value if isinstance(value, str) else default


def flag(facts: Facts, key: str, default: bool = False) -> bool:
    return bool(facts.get(key, default))


def words(facts: Facts, key: str) -> tuple[str, ...]:
    value = facts.get(key, ())
    return tuple(str(part) for part in value) if isinstance(value, tuple) else ()


def table(facts: Facts, key: str) -> tuple[tuple[str, ...], ...]:
    """A tuple of tuples of words."""
    value = facts.get(key, ())
    if not isinstance(value, tuple):
        return ()
    return tuple(tuple(str(part) for part in row) for row in value if isinstance(row, tuple))


def say(studio: Studio, facts: Facts, key: str) -> str:
    """The text of a fact that is a text record or a message id; empty when there is none."""
    value = facts.get(key)
    if isinstance(value, Text) or (isinstance(value, str) and value):
        return studio.tr(value)
    return ""


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
