"""Materials and plates: rim light, bevels, panels, textures, hazard stripes, glass."""

from __future__ import annotations

import math
import random
from functools import lru_cache
from typing import Final, Literal

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QImage, QPainter, QPainterPath, QPen, QPixmap, QPolygonF

from arcology.ui.art import paint
from arcology.ui.art.paint import Shape
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix
from arcology.ui.art.shadows import shadow

Grain = Literal["grain", "brushed", "brushed_down"]
_TILE: Final = 256


def rim_light(p: QPainter, shape: Shape, colour: QColor, width: float = 1.4, strength: float = 0.9) -> None:
    """Light caught by the upper left edge, fading to nothing towards the lower right."""
    path = paint.as_path(shape)
    r = path.boundingRect()
    brush = paint.linear(
        r.left(),
        r.top(),
        r.left() + r.width() * 0.8,
        r.bottom(),
        (0, alpha(colour, strength)),
        (0.55, alpha(colour, strength * 0.14)),
        (1, alpha(colour, 0)),
    )
    paint.stroke(p, path, brush, width)


def edge(
    p: QPainter, rect: QRectF, radius: float, top: QColor, middle: QColor, bottom: QColor, width: float = 1.0
) -> None:
    """A hair line just inside a rounded plate, lit from above."""
    r = paint.inner(rect, width / 2)
    brush = paint.vertical(r, (0, top), (0.3, middle), (1, bottom))
    paint.stroke(p, paint.rounded(r, max(0.0, radius - width / 2)), brush, width)


def extrude(
    p: QPainter, shape: Shape, depth: float, light: QColor, dark: QColor, steps: int = 6, dx: float = 0.0
) -> None:
    """The thickness of a piece: copies displaced downwards (and by ``dx`` sideways), the lowest in ``dark``."""
    path = paint.as_path(shape)
    for i in range(steps, 0, -1):
        t = i / steps
        paint.fill(p, path.translated(dx * t, depth * t), mix(light, dark, t))


def plate(
    p: QPainter,
    palette: Palette,
    shape: Shape,
    top: QColor,
    bottom: QColor,
    *,
    lift: float = 6.0,
    rim: QColor | None = None,
    grain: float = 0.0,
) -> None:
    """A raised plate: shadow, gradient from ``top`` to ``bottom``, a light inset along its edge and rim light."""
    path = paint.as_path(shape)
    r = path.boundingRect()
    if lift > 0:
        shadow(p, path, palette.shade, lift * 2.2, lift, 0.6 if palette.dark else 0.28)
    paint.fill(p, path, paint.vertical(r, (0, top), (1, bottom)))
    if grain:
        texture(p, path, grain, "brushed")
    with paint.clipped(p, path):
        inset = alpha(palette.white, 0.16 if palette.dark else 0.8)
        paint.stroke(p, path, paint.vertical(r, (0, inset), (0.5, alpha(inset, 0.25)), (1, alpha(inset, 0.0))), 2.0)
    rim_light(p, path, rim if rim is not None else palette.rim, 1.3, 0.75 if palette.dark else 0.9)


def well(p: QPainter, palette: Palette, rect: QRectF, radius: float = 6.0, outline: QColor | None = None) -> None:
    """A sunken field: dark at its upper edge, a light line along its lower edge."""
    path = paint.rounded(rect, radius)
    deep = darker(palette.well, 0.35 if palette.dark else 0.07)
    paint.fill(p, path, paint.vertical(rect, (0, deep), (0.35, palette.well), (1, lighter(palette.well, 0.04))))
    low = alpha(palette.white, 0.12 if palette.dark else 0.9)
    edge(p, rect, radius, alpha(palette.black, 0.45 if palette.dark else 0.18), outline or palette.line, low)


def panel(
    p: QPainter,
    palette: Palette,
    rect: QRectF,
    *,
    radius: float = 10.0,
    accent: QColor | None = None,
    lift: float = 8.0,
) -> None:
    """The plate behind the texts of the rail and of dialogues; ``accent`` lights its upper edge."""
    path = paint.rounded(rect, radius)
    if lift > 0:
        shadow(p, path, palette.shade, lift * 2.2, lift, 0.55 if palette.dark else 0.18)
    if palette.dark:
        top, low = lighter(palette.surface_raised, 0.045), darker(palette.surface, 0.22)
        paint.fill(p, path, paint.vertical(rect, (0, top), (0.14, palette.surface), (1, low)))
    else:
        paint.fill(p, path, paint.vertical(rect, (0, palette.surface_raised), (1, palette.surface)))
    texture(p, path, 0.012)
    strong, line = palette.line_strong, palette.line
    if palette.dark:
        edge(p, rect, radius, alpha(strong, 0.8), alpha(line, 0.75), alpha(line, 0.35))
    else:
        edge(p, rect, radius, alpha(line, 0.9), line, alpha(strong, 0.7))
        edge(p, paint.inner(rect, 1), radius - 1, palette.white, alpha(palette.white, 0.6), alpha(palette.white, 0.2))
    if accent is not None:
        with paint.clipped(p, path):
            bar = QRectF(rect.x(), rect.y(), rect.width(), 2)
            paint.fill(p, bar, paint.horizontal(bar, (0, accent), (1, alpha(accent, 0))))


def hazard(p: QPainter, palette: Palette, rect: QRectF, strength: float = 1.0) -> None:
    """Warning stripes, slanted, with the sheen of painted metal."""
    with paint.clipped(p, rect):
        paint.fill(p, rect, alpha(palette.hazard_dark, strength))
        h, pitch = rect.height(), rect.height() * 1.9
        x = rect.x() - h
        while x < rect.right() + h:
            stripe = paint.polygon(
                (x, rect.bottom()), (x + h, rect.y()), (x + h + pitch / 2, rect.y()), (x + pitch / 2, rect.bottom())
            )
            paint.fill(p, stripe, alpha(palette.hazard, 0.92 * strength))
            x += pitch
        light, dark = alpha(palette.white, 0.22), alpha(palette.black, 0.5 * strength)
        paint.fill(p, rect, paint.vertical(rect, (0, light), (0.4, alpha(light, 0)), (1, dark)))


def scan_lines(p: QPainter, shape: Shape, colour: QColor, pitch: float = 3.0) -> None:
    """Fine horizontal lines, as on a screen."""
    r = paint.as_path(shape).boundingRect()
    with paint.clipped(p, shape):
        y = r.top()
        while y < r.bottom():
            paint.fill(p, QRectF(r.x(), y, r.width(), pitch * 0.34), colour)
            y += pitch


def _blended(coarse: bytes, fine: bytes) -> bytes:
    """Seven parts of ``coarse`` and three of ``fine`` for every byte; all at once, in one large number."""

    def spaced(values: bytes) -> int:
        wide = bytearray(4 * len(values))
        wide[0::4] = values
        return int.from_bytes(wide, "little")

    tenths = (7 * spaced(coarse) + 3 * spaced(fine)) * 6554 >> 16  # 6554 / 65536 is a tenth, close enough up to 2550
    return tenths.to_bytes(4 * len(fine), "little")[0::4]


@lru_cache(maxsize=16)
def _grain(kind: Grain, seed: int) -> QPixmap:
    """A tile of black and white specks; the further a value lies from the middle, the more it covers."""
    rnd = random.Random(seed)
    size = _TILE
    if kind == "grain":
        values = rnd.randbytes(size * size)
    else:
        lines, fine = rnd.randbytes(size), rnd.randbytes(size * size)
        across = b"".join(bytes((line,)) * size for line in lines)
        values = _blended(across if kind == "brushed" else lines * size, fine)
    covers = bytes(min(255, abs(2 * n - 255)) for n in range(256))
    tones = values.translate(bytes(cover if n > 127 else 0 for n, cover in enumerate(covers)))
    pixels = bytearray(size * size * 4)
    pixels[0::4] = pixels[1::4] = pixels[2::4] = tones
    pixels[3::4] = values.translate(covers)
    data = bytes(pixels)
    image = QImage(data, size, size, size * 4, QImage.Format.Format_ARGB32_Premultiplied)
    return QPixmap.fromImage(image.copy())


@lru_cache(maxsize=12)
def _scaled_grain(kind: Grain, seed: int, size: int) -> QPixmap:
    """The tile at ``size`` device pixels."""
    from PySide6.QtCore import Qt

    keep, smooth = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return _grain(kind, seed).scaled(max(1, size), max(1, size), keep, smooth)


def texture(p: QPainter, shape: Shape, strength: float = 0.05, kind: Grain = "grain", seed: int = 3) -> None:
    """The surface of a material: "grain" (paper, cloth), "brushed" and "brushed_down" (metal). For materials only,
    never over scenes.
    """
    rect, move = paint.as_path(shape).boundingRect(), p.deviceTransform()
    upright = move.m12() == move.m21() == 0 and move.m11() == move.m22() > 0
    with paint.clipped(p, shape):
        p.setOpacity(p.opacity() * strength)
        if upright and p.device().devicePixelRatioF() == 1.0:
            # A tile of the right size is copied; scaling it again for every surface would cost ten times as much.
            p.resetTransform()
            p.drawTiledPixmap(move.mapRect(rect).toAlignedRect(), _scaled_grain(kind, seed, round(_TILE * move.m11())))
        else:
            p.drawTiledPixmap(rect, _grain(kind, seed))


def stains(p: QPainter, shape: Shape, colour: QColor, count: int, seed: int) -> None:
    """Soft spots of wear on concrete and old metal."""
    rnd = random.Random(seed)
    r = paint.as_path(shape).boundingRect()
    with paint.clipped(p, shape):
        for _ in range(count):
            x, y = r.x() + rnd.random() * r.width(), r.y() + rnd.random() * r.height()
            radius = rnd.uniform(0.05, 0.22) * max(r.width(), r.height())
            spot = paint.radial(x, y, radius, (0, alpha(colour, rnd.uniform(0.2, 1.0))), (1, alpha(colour, 0)))
            paint.fill(p, QRectF(x - radius, y - radius, 2 * radius, 2 * radius), spot)


def glass(p: QPainter, palette: Palette, rect: QRectF, tint: QColor, radius: float = 6.0) -> None:
    """A glass cylinder standing in ``rect``: bright inner column, dark walls, a highlight on the left."""
    path = paint.rounded(rect, radius)
    dark = darker(tint, 0.82)
    stops = (
        (0.0, alpha(dark, 0.95)),
        (0.12, alpha(mix(tint, dark, 0.5), 0.7)),
        (0.26, alpha(lighter(tint, 0.45), 0.6)),
        (0.5, alpha(tint, 0.35)),
        (0.78, alpha(mix(tint, dark, 0.45), 0.6)),
        (1.0, alpha(dark, 0.95)),
    )
    paint.fill(p, path, paint.horizontal(rect, *stops))
    shine = QRectF(
        rect.x() + rect.width() * 0.16, rect.y() + radius * 0.6, rect.width() * 0.1, rect.height() - radius * 1.2
    )
    paint.fill(p, paint.rounded(shine, shine.width() / 2), alpha(palette.white, 0.5))
    paint.stroke(p, path, alpha(lighter(tint, 0.6), 0.5), 1.0)


def hex_texture(p: QPainter, rect: QRectF, side: float, colour: QColor, width: float = 1.0) -> None:
    """A net of hexagons over the table."""
    height = side * math.sqrt(3)
    angles = [math.radians(a) for a in (0, 60, 120, 180)]
    edges = QPolygonF([QPointF(side * math.sin(a), -side * math.cos(a)) for a in angles])
    with paint.saved(p):
        pen = QPen(paint.even(colour), width)
        line = QPainterPath()  # one line of the net, whose pieces do not touch: Qt's cost grows with crossings
        for i in range(math.ceil(rect.width() / height) + 2):
            line.addPolygon(edges.translated(i * height, 0))
        y, row = rect.top(), 0
        while y < rect.bottom() + 2 * side:
            p.strokePath(line.translated(rect.left() - (height / 2 if row % 2 else 0), y), pen)
            y += side * 1.5
            row += 1


def vignette(p: QPainter, rect: QRectF, colour: QColor, strength: float = 0.7) -> None:
    """Darkens the corners towards ``colour``."""
    c = rect.center()
    clear = alpha(colour, 0)
    radius = max(rect.width(), rect.height() * 1.3) * 0.62
    stops = (0, clear), (0.6, clear), (1, alpha(colour, strength))
    paint.fill(p, paint.box(rect), paint.radial(c.x(), c.y(), radius, *stops))


def felt_ground(palette: Palette) -> QColor:
    """The colour of the felt around a table."""
    return darker(palette.felt, 0.35) if palette.dark else mix(palette.felt, palette.void, 0.2)


def table_top(p: QPainter, palette: Palette, rect: QRectF, *, hex_side: float = 28.0) -> None:
    """The table under everything: felt, a faint hex net, a wash in the game's colour, darker corners."""
    felt, void = palette.felt, palette.void
    if palette.dark:
        paint.fill(
            p, rect, paint.vertical(rect, (0, lighter(felt, 0.03)), (0.5, darker(felt, 0.3)), (1, darker(felt, 0.6)))
        )
    else:
        paint.fill(p, rect, paint.vertical(rect, (0, lighter(felt, 0.45)), (0.5, felt), (1, mix(felt, void, 0.45))))
    hex_texture(p, rect, hex_side, alpha(palette.texture, 0.05 if palette.dark else 0.07))
    c = rect.center()
    wash = alpha(palette.glow, 0.13 if palette.dark else 0.22)
    paint.fill(p, rect, paint.radial(c.x(), c.y() * 0.7, rect.width() * 0.5, (0, wash), (1, alpha(wash, 0))))
    vignette(p, rect, void, 0.75 if palette.dark else 0.6)


def light_cone(
    p: QPainter,
    x: float,
    y: float,
    length: float,
    spread: float,
    colour: QColor,
    strength: float = 0.16,
    turn: float = 0.0,
) -> None:
    """A search light standing at (x, y) and shining upwards, turned by ``turn`` degrees; three nested cones soften
    its sides.
    """
    with paint.placed(p, x, y, turn=turn):
        beam = paint.linear(0, 0, 0, -length, (0, alpha(colour, strength)), (1, alpha(colour, 0)))
        for part in (1.0, 0.65, 0.35):
            w = spread * part
            paint.fill(p, paint.polygon((-4 * part, 0), (4 * part, 0), (w, -length), (-w, -length)), beam)


def sheen(p: QPainter, path: QPainterPath, colour: QColor, dx: float, dy: float) -> None:
    """The strip of the shape that its own displaced copy leaves free: light on an edge."""
    paint.fill(p, path.subtracted(path.translated(dx, dy)), colour)
