"""Rebels as people: the hooded bust of each colour, in its own mask, before the lights of its quarter."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.cytress.reading import rebel_tone
from arcology.ui.art.paint import (
    Stop,
    clipped,
    diagonal,
    ellipse,
    fill,
    horizontal,
    placed,
    polygon,
    polyline,
    radial,
    rounded,
    stroke,
    vertical,
)
from arcology.ui.art.palette import Palette, alpha, lighter, mix
from arcology.ui.art.shadows import glow


def bust(p: QPainter, c: Palette, x: float, y: float, rebel: str, scale: float = 1.0) -> None:
    """A hooded Rebel with shoulders on (x, y): about 96 units wide and 110 high before ``scale``."""
    colour = rebel_tone(c, rebel)
    with placed(p, x, y, scale):
        _shoulders(p, c, colour)
        _hood(p, c, colour)
        _mask(p, c, rebel)
        for i in (-1, 0, 1):
            stroke(p, polyline((-6, -56 + i * 4), (6, -56 + i * 4)), alpha(mix(c.hull, c.white, 0.3), 0.5), 1.6)


def _shoulders(p: QPainter, c: Palette, colour: QColor) -> None:
    path = QPainterPath()
    path.moveTo(-48, 0)
    path.cubicTo(-46, -36, -30, -42, -14, -48)
    path.lineTo(14, -48)
    path.cubicTo(30, -42, 46, -36, 48, 0)
    path.closeSubpath()
    stops: tuple[Stop, ...] = (
        (0, mix(colour, c.night, 0.72)),
        (0.5, mix(colour, c.night, 0.55)),
        (1, mix(colour, c.night, 0.9)),
    )
    fill(p, path, horizontal(path.boundingRect(), *stops))
    edge = QPainterPath()
    edge.moveTo(-47, -2)
    edge.cubicTo(-45, -36, -30, -42, -16, -47)
    stroke(p, edge, alpha(lighter(colour, 0.4), 0.9), 2.4)
    stroke(p, polyline((0, -46), (-7, -22), (0, 0)), alpha(c.black, 0.35), 1.6)


def _hood(p: QPainter, c: Palette, colour: QColor) -> None:
    hood = QPainterPath()
    hood.moveTo(-26, -44)
    hood.cubicTo(-38, -78, -26, -108, 0, -110)
    hood.cubicTo(26, -108, 38, -78, 26, -44)
    hood.cubicTo(12, -36, -12, -36, -26, -44)
    stops: tuple[Stop, ...] = (
        (0, mix(colour, c.night, 0.42)),
        (0.5, mix(colour, c.night, 0.76)),
        (1, mix(colour, c.night, 0.92)),
    )
    fill(p, hood, diagonal(hood.boundingRect(), *stops))
    edge = QPainterPath()
    edge.moveTo(-27, -46)
    edge.cubicTo(-37, -78, -26, -107, 0, -109)
    stroke(p, edge, alpha(lighter(colour, 0.5), 0.95), 2.2)
    face = QPainterPath()
    face.moveTo(-17, -52)
    face.cubicTo(-23, -78, -16, -94, 0, -95)
    face.cubicTo(16, -94, 23, -78, 17, -52)
    face.cubicTo(8, -42, -8, -42, -17, -52)
    dark = mix(c.night, c.hull, 0.1)
    fill(p, face, diagonal(face.boundingRect(), (0, mix(c.night, c.hull, 0.36)), (0.5, dark), (1, c.night)))


def _mask(p: QPainter, c: Palette, rebel: str) -> None:
    """The lit part of the face: visor, goggles, slit, single eye or grid."""
    cold, warm = c.tube, c.corpocrats
    path, colour = QPainterPath(), cold
    match rebel:
        case "purple":
            path = polygon((-19, -80), (19, -80), (16, -68), (3, -66), (0, -70), (-3, -66), (-16, -68))
        case "orange":
            path, colour = ellipse(-8, -74, 8).united(ellipse(9, -74, 8)), mix(warm, c.ember, 0.25)
        case "white":
            path = rounded(QRectF(-19, -79, 38, 7), 3)
        case "red":
            path, colour = ellipse(0, -74, 10), mix(c.hooligangs, c.ember, 0.4)
        case _:
            for i in range(4):
                path.addRoundedRect(QRectF(-17 + i * 9, -83, 7, 16), 2, 2)
            colour = mix(c.tube, c.rovers, 0.5)
    glow(p, path, alpha(colour, 0.9), 9)
    area = path.boundingRect()
    fill(p, path, vertical(area, (0, c.white), (0.45, lighter(colour, 0.45)), (1, mix(colour, c.privateers, 0.35))))
    if rebel == "orange":
        for eye in (-8, 9):
            stroke(p, ellipse(eye, -74, 8), mix(c.night, c.hull, 0.5), 2)
        stroke(p, polyline((-17, -76), (-23, -79)), mix(c.night, c.hull, 0.5), 3)
        stroke(p, polyline((17, -76), (23, -79)), mix(c.night, c.hull, 0.5), 3)
    elif rebel == "red":
        stroke(p, ellipse(0, -74, 10), mix(c.night, c.hull, 0.5), 2.4)
        fill(p, ellipse(0, -74, 3.4), mix(c.hooligangs, c.night, 0.6))


def quarter(p: QPainter, c: Palette, rect: QRectF, rebel: str, seed: int) -> None:
    """The lights of a quarter behind a Rebel, in the colour of the Rebel."""
    colour = rebel_tone(c, rebel)
    stops: tuple[Stop, ...] = (
        (0, mix(colour, c.night, 0.6)),
        (0.55, mix(mix(colour, c.violet, 0.3), c.night, 0.76)),
        (1, mix(colour, c.night, 0.92)),
    )
    fill(p, rect, vertical(rect, *stops))
    x, y = rect.center().x(), rect.y() + rect.height() * 0.44
    radius = rect.width() * 0.56
    halo = radial(
        x, y, radius, (0, alpha(lighter(colour, 0.25), 0.7)), (0.5, alpha(colour, 0.26)), (1, alpha(colour, 0))
    )
    fill(p, rect, halo)
    rnd = Random(seed)
    count = max(4, int(rect.width() / 34))
    step = rect.width() / count
    for layer in range(2):
        for i in range(count):
            height = rect.height() * (rnd.uniform(0.22, 0.55) - 0.12 * layer)
            tower = QRectF(rect.x() + i * step, rect.bottom() - height, step * rnd.uniform(0.72, 0.92), height)
            fill(p, tower, alpha(c.night, 0.42 + 0.34 * layer))
            for _ in range(max(3, int(height / 16))):
                lit = rnd.choice((c.accent_fill, c.tube, c.corpocrats))
                spot = QRectF(tower.x() + rnd.uniform(1, tower.width() - 3), tower.y() + height * rnd.random(), 2, 3)
                fill(p, spot, alpha(lighter(lit, 0.45), 0.6))


def rings(p: QPainter, c: Palette, x: float, y: float, radius: float, colour: QColor) -> None:
    """Fine rings of light behind a large portrait."""
    pale = lighter(colour, 0.55)
    stroke(p, ellipse(x, y, radius), alpha(pale, 0.35), 1.6, dash=(1, 2.2))
    stroke(p, ellipse(x, y, radius * 1.15), alpha(pale, 0.55), 1)
    stroke(p, ellipse(x, y, radius * 1.25), alpha(pale, 0.25), 1.6, dash=(9, 5))


def portrait(p: QPainter, c: Palette, path: QPainterPath, rebel: str, scale: float, seed: int) -> None:
    """The bust in a frame of any shape."""
    rect = path.boundingRect()
    with clipped(p, path):
        quarter(p, c, rect, rebel, seed)
        bust(p, c, rect.center().x(), rect.bottom() + 2 * scale, rebel, scale)
