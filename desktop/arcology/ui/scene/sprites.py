"""Every component drawn once for each look and size, as a pixmap that is shown without scaling."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any, Final

from PySide6.QtGui import QPixmap

from arcology.engine.table import Facts, Piece
from arcology.ui.art import Component, Studio, render
from arcology.ui.painters import Painters

BUDGET: Final = 256 * 1024 * 1024
"""Bytes of pixmaps that are kept; a table at 3840x2160 needs about a third of it."""
STEPS: Final = 64
"""Zoom is a multiple of 1/64, so that neighbouring zooms share their sprites."""


def snapped(zoom: float, down: bool = False) -> float:
    """The zoom bucket of ``zoom``: the nearest one, or the one below."""
    steps = int(zoom * STEPS) if down else round(zoom * STEPS)
    return max(1, steps) / STEPS


class SpriteCache:
    """Pixmaps by (component, facts, scale, pixel ratio); the longest unused ones go when the budget is used up."""

    def __init__(self, painters: Painters, studio: Studio, budget: int = BUDGET) -> None:
        self._painters = painters
        self._studio = studio
        self._budget = budget
        self._kept: OrderedDict[tuple[Any, ...], QPixmap] = OrderedDict()
        self.bytes = 0

    @property
    def studio(self) -> Studio:
        return self._studio

    def use(self, studio: Studio) -> None:
        """Draw with another palette, text size or language from now on; nothing old is kept."""
        self._studio = studio
        self._kept.clear()
        self.bytes = 0

    def component(self, piece: Piece) -> Component:
        """What ``piece`` is drawn as."""
        return self._painters.of(piece)

    def pixmap(self, component: Component, facts: Facts, scale: float, dpr: float) -> QPixmap:
        """A component with its margin, drawn at ``scale`` logical pixels a unit for a screen of pixel ratio ``dpr``."""
        key = (component, facts, round(scale, 4), dpr)
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            return known
        image = render(component, dict(facts), self._studio, scale, dpr)
        made = QPixmap.fromImage(image)
        self._kept[key] = made
        self.bytes += _size(made)
        while self.bytes > self._budget and len(self._kept) > 1:
            self.bytes -= _size(self._kept.popitem(last=False)[1])
        return made


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * 4
