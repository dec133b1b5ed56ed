"""The text guard: collects what was drawn where, so that a test can find cut, shrunk and tiny text on any screen."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True)
class TextNote:
    """One drawn text: ``wanted`` and ``drawn`` are its sizes in units, ``pixels`` its size on the screen at 100 %."""

    text: str
    wanted: float
    drawn: float
    pixels: float
    elided: bool


@dataclass
class TextGuard:
    """Collects a note for every text that ``draw_text`` paints."""

    notes: list[TextNote] = field(default_factory=list)

    def add(self, note: TextNote) -> None:
        self.notes.append(note)

    def elided(self) -> list[TextNote]:
        """Texts that did not fit even at their smallest size."""
        return [n for n in self.notes if n.elided]

    def small(self, minimum: float = 11.0) -> list[TextNote]:
        """Texts below ``minimum`` pixels on the screen."""
        return [n for n in self.notes if n.pixels < minimum - 0.01]
