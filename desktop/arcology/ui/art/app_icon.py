"""The icon of the program's windows: its sign on a dark plate."""

from __future__ import annotations

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QIcon, QPainter, QPixmap

from arcology.ui.art import paint
from arcology.ui.art.painting import painting
from arcology.ui.art.palette import Palette, alpha, lighter, palette
from arcology.ui.art.start.logo import paint_logo
from arcology.ui.art.studio import ready
from arcology.ui.art.surfaces import rim_light


def paint_app_icon(p: QPainter, palette: Palette, side: float) -> None:
    """The sign on a dark plate with round corners, as ``resources/ui/arcology.svg`` has it for the desktop."""
    k = side / 256
    with paint.placed(p, 0, 0, k):
        rect = QRectF(8, 8, 240, 240)
        plate = paint.rounded(rect, 54)
        stops = ((0.0, lighter(palette.surface_raised, 0.05)), (0.55, palette.surface), (1.0, palette.void))
        paint.fill(p, plate, paint.vertical(rect, *stops))
        warm = palette.accent_fill
        paint.fill(p, plate, paint.radial(128, 118, 120, (0, alpha(warm, 0.42)), (1, alpha(warm, 0))))
        rim_light(p, paint.rounded(QRectF(10, 10, 236, 236), 52), palette.rim, 4)
        paint_logo(p, palette, QRectF(74, 39, 108, 178))


def app_icon() -> QIcon:
    """The icon of the program's windows, in the sizes that desktops ask for."""
    colours = palette("dark")
    icon = QIcon()
    for side in (16, 24, 32, 48, 64, 128, 256):
        pixmap = QPixmap(side, side)
        pixmap.fill(Qt.GlobalColor.transparent)
        with painting(pixmap) as painter:
            ready(painter)
            paint_app_icon(painter, colours, side)
        icon.addPixmap(pixmap)
    return icon
