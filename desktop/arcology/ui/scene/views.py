"""Saved views: what part of the table keys 1..3 bring back, kept relative to the zoom at which the table fits."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass
class SavedViews:
    """``saved`` is the middle (table units) and the zoom as a multiple of the fitting one, by number."""

    saved: dict[int, tuple[float, float, float]] = field(default_factory=dict)

    def plain(self) -> dict[str, list[float]]:
        """For the settings file."""
        return {str(number): list(view) for number, view in self.saved.items()}

    def restore(self, plain: Mapping[str, object]) -> None:
        """Take over what fits from a settings file; the rest is left out."""
        for key, view in plain.items():
            if key not in ("1", "2", "3") or not isinstance(view, list | tuple) or len(view) != 3:
                continue
            x, y, ratio = view
            if all(isinstance(v, int | float) for v in view) and 0.1 <= ratio <= 20:
                self.saved[int(key)] = (float(x), float(y), float(ratio))
