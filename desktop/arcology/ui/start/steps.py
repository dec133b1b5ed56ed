"""Where an arrow key leads among things that lie anywhere on a screen."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget


def nearest(places: Sequence[QWidget], here: QWidget, dx: int, dy: int) -> QWidget | None:
    """The nearest of ``places`` from ``here`` in a direction, ``dx`` and ``dy`` each -1, 0 or 1; None where none lies
    there. Places straight ahead come before those aside.
    """
    window = here.window()
    start = here.mapTo(window, here.rect().center())

    def cost(place: QWidget) -> float | None:
        step: QPoint = place.mapTo(window, place.rect().center()) - start
        ahead = step.x() * dx + step.y() * dy
        aside = abs(step.x() * dy) + abs(step.y() * dx)
        return ahead + 2.0 * aside if ahead > 8 and aside < 6 * ahead else None

    costs = [(value, i) for i, place in enumerate(places) if (value := cost(place)) is not None]
    return places[min(costs)[1]] if costs else None
