"""Layers: the part of a component that does not change is painted once and drawn as a picture from then on.

A sentinel's card is painted anew for every wound, an elevator's floor for every door that opens; hangar, robot, rooms
and steel are the same each time. A layer keeps them at the size at which they were last painted, for all tables of the
program.
"""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QTransform

from arcology.ui.art.painting import painting
from arcology.ui.art.studio import Studio, ready

BUDGET: Final = 128 * 1024 * 1024
"""Bytes of pictures that are kept: enough for a table at 3840x2160 in both themes."""
_LARGEST_SHARE: Final = 3  # a layer that would take up more than this part of the budget is not kept


class Layers:
    """Pictures by key, size and studio; the longest unused ones go when the budget is used up."""

    def __init__(self, budget: int = BUDGET) -> None:
        self._budget = budget
        self._kept: OrderedDict[Hashable, QImage] = OrderedDict()
        self.bytes = 0

    def __len__(self) -> int:
        return len(self._kept)

    def paint(
        self, p: QPainter, studio: Studio, key: Hashable, area: QRectF, paint: Callable[[QPainter], None]
    ) -> None:
        """Paints ``paint`` with ``p``, or the picture of what it painted the last time.

        ``key`` names everything that ``paint`` depends on besides the palette, the fonts, the text scale and the
        size on the device, the words it writes among them. ``area``, in units of ``p``, holds all of it, shadows
        included. Light that is to be added to what lies below (``screen``) belongs to the same layer as that.
        """
        move = p.deviceTransform()
        if not self._may_keep(p, studio, move):
            paint(p)
            return
        where = move.mapRect(area).toAlignedRect()
        if 4 * where.width() * where.height() * _LARGEST_SHARE > self._budget:
            paint(p)
            return
        place = (round(move.m11(), 6), round(move.dx() - where.x(), 4), round(move.dy() - where.y(), 4))
        whole = (key, studio.palette, studio.fonts, studio.text_scale, studio.reduced, place, where.width())
        picture = self._kept.get(whole)
        if picture is None:
            picture = QImage(where.size(), QImage.Format.Format_ARGB32_Premultiplied)
            picture.fill(Qt.GlobalColor.transparent)
            with painting(picture) as q:
                ready(q)
                q.setTransform(move * QTransform.fromTranslate(-where.x(), -where.y()))
                paint(q)
            self._keep(whole, picture)
        else:
            self._kept.move_to_end(whole)
        p.save()
        p.resetTransform()
        back = p.deviceTransform().inverted()[0]
        p.drawImage(back.map(QPointF(where.topLeft())), picture)
        p.restore()

    def _may_keep(self, p: QPainter, studio: Studio, move: QTransform) -> bool:
        """Upright, undistorted, opaque, on an image of one pixel per pixel; and nobody counts the texts."""
        upright = move.m12() == move.m21() == 0 and move.m11() == move.m22() > 0
        return upright and p.opacity() == 1.0 and studio.guard is None and p.device().devicePixelRatioF() == 1.0

    def _keep(self, key: Hashable, picture: QImage) -> None:
        self._kept[key] = picture
        self.bytes += picture.sizeInBytes()
        while self.bytes > self._budget:
            self.bytes -= self._kept.popitem(last=False)[1].sizeInBytes()

    def clear(self) -> None:
        """Forget all pictures."""
        self._kept.clear()
        self.bytes = 0


LAYERS: Final = Layers()
"""The layers of the program."""


def layer(p: QPainter, studio: Studio, key: Hashable, area: QRectF, paint: Callable[[QPainter], None]) -> None:
    """Paints an unchanging part of a component: see :meth:`Layers.paint`."""
    LAYERS.paint(p, studio, key, area, paint)
