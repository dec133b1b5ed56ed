"""The text guard: collects what was drawn where, so that a test can find cut, shrunk, tiny and overlapping text."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import combinations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor

_TOUCH = 1.5
"""Pixels by which two texts may reach into each other: the rounding of their edges."""


@dataclass(frozen=True)
class TextNote:
    """One drawn text.

    ``wanted`` and ``drawn`` are its sizes in units, ``pixels`` its size on the screen at 100 %; ``ink`` is what its
    letters cover, in pixels of the device, and ``tone`` their colour with the opacity at which they are painted.
    """

    text: str
    wanted: float
    drawn: float
    pixels: float
    elided: bool
    ink: QRectF = field(default_factory=QRectF, compare=False)
    tone: QColor = field(default_factory=QColor, compare=False)


@dataclass
class TextGuard:
    """Collects a note for every text that ``draw_text`` paints.

    With ``bare`` nothing is written: what is left of the picture is what the texts stand on.
    """

    notes: list[TextNote] = field(default_factory=list)
    bare: bool = False

    def add(self, note: TextNote) -> None:
        self.notes.append(note)

    def elided(self) -> list[TextNote]:
        """Texts that did not fit even at their smallest size."""
        return [n for n in self.notes if n.elided]

    def small(self, minimum: float = 11.0) -> list[TextNote]:
        """Texts below ``minimum`` pixels on the screen."""
        return [n for n in self.notes if n.pixels < minimum - 0.01]

    def overlapping(self) -> Iterator[tuple[str, str]]:
        """Pairs of different texts that stand on each other; for the notes of one picture."""
        for a, b in combinations(self.notes, 2):
            both = a.ink.intersected(b.ink)
            if a.text != b.text and both.width() > _TOUCH and both.height() > _TOUCH:
                yield a.text, b.text
