"""Every loot card's and mutation's thing by id, and the painting of one into a window."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.ui.art.cyberflesh.inks import Inks, inks
from arcology.ui.art.cyberflesh.mutations_body import BODY, unknown_growth
from arcology.ui.art.cyberflesh.mutations_head import HEAD
from arcology.ui.art.cyberflesh.supplies import SUPPLIES
from arcology.ui.art.cyberflesh.weapons import WEAPONS
from arcology.ui.art.paint import placed
from arcology.ui.art.palette import Palette

THINGS: Final[Mapping[str, Callable[[QPainter, Inks], None]]] = {**WEAPONS, **SUPPLIES, **HEAD, **BODY}
FIELD: Final = (100.0, 70.0)


def paint_thing(p: QPainter, c: Palette, id: str, rect: QRectF) -> None:
    """The thing of a card, as large as it fits into ``rect``."""
    k = min(rect.width() / FIELD[0], rect.height() / FIELD[1])
    middle = rect.center()
    with placed(p, middle.x() - FIELD[0] * k / 2, middle.y() - FIELD[1] * k / 2, k):
        THINGS.get(id, unknown_growth)(p, inks(c, "bone"))
