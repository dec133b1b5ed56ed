"""The card that stands for a piece nobody has drawn: a plate with the piece's name, in the colour of its owner."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.engine.agenda import Seat
from arcology.engine.text import Text
from arcology.ui.art import paint
from arcology.ui.art.fonts import BODY, Weight
from arcology.ui.art.palette import alpha, darker, lighter, mix
from arcology.ui.art.shadows import soft
from arcology.ui.art.studio import Component, Facts, Studio
from arcology.ui.art.surfaces import rim_light
from arcology.ui.art.textbox import CENTER, draw_text

MARGIN = 6.0
CORNER = 0.12
"""Radius of the corners, as a part of the shorter side."""
BORDER = 0.08
"""Room around the name, as a part of the shorter side."""


def plain_card(name: Text, size: tuple[float, float], owner: Seat | None) -> Component:
    """A component of ``size`` (table units) that shows ``name``."""
    return Component(size, partial(_paint, name, size, owner), margin=MARGIN)


def _paint(
    name: Text, size: tuple[float, float], owner: Seat | None, p: QPainter, facts: Facts, studio: Studio
) -> None:
    palette, rect = studio.palette, QRectF(0, 0, *size)
    short = min(size)
    plate = paint.rounded(rect, short * CORNER)
    tint = palette.accent_fill if owner is None else palette.seat(owner)
    top, low = mix(palette.surface_raised, tint, 0.3), mix(palette.surface, tint, 0.14)
    soft(p, plate, MARGIN / 2, alpha(palette.shade, 0.6 if palette.dark else 0.3), 0, MARGIN / 4)
    paint.fill(p, plate, paint.vertical(rect, (0, lighter(top, 0.06)), (1, darker(low, 0.12))))
    rim_light(p, plate, tint, 1.2)
    inside = paint.inner(rect, short * BORDER)
    draw_text(p, studio, inside, studio.tr(name), BODY, weight=Weight.DemiBold, align=CENTER, wrap=True)
