"""The motif of the Armoury: rifles on a peg board, a suit of armour on its stand, ammunition under the shelf."""

from __future__ import annotations

from random import Random

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath

from arcology.ui.art.paint import diagonal, ellipse, fill, placed, polygon, rounded, stroke, vertical
from arcology.ui.art.palette import Palette, alpha, darker, lighter, mix


def armoury(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """Paints the back wall of an armoury room into ``rect``."""
    board = QRectF(rect.x() + 4, rect.y() + 13, rect.width() - 8, 44)
    tone = mix(palette.machine_dark, lamp, 0.2)
    fill(p, rounded(board, 2), vertical(board, (0, lighter(tone, 0.1)), (1, darker(tone, 0.3))))
    for row in range(5):
        for k in range(14):
            fill(p, QRectF(board.x() + 4 + k * 6.2, board.y() + 4 + row * 9, 1.4, 1.4), alpha(palette.black, 0.45))
    stroke(p, rounded(board, 2), alpha(lamp, 0.4), 0.9)
    stand = rnd.choice((0, 1, 2))
    if stand < 2:
        _suit(p, palette, rect.x() + (24 if stand == 0 else rect.width() - 24), rect.bottom() - 8, lamp)
    left = rect.x() + (44 if stand == 0 else 8)
    room = rect.width() - 16 - (36 if stand < 2 else 0)
    for i in range(3):
        _rifle(p, palette, left + rnd.uniform(0, 3), board.y() + 7 + i * 13, room - 4, lamp, rnd)
    _boxes(p, palette, rect, lamp, rnd)


def _rifle(p: QPainter, palette: Palette, x: float, y: float, length: float, lamp: QColor, rnd: Random) -> None:
    """A rifle hanging with its stock to the right."""
    steel = mix(palette.machine, lamp, 0.16)
    body = polygon(
        (0, -1.2),
        (22, -1.2),
        (22, -3.4),
        (42, -3.6),
        (44, -1.6),
        (58, -1.2),
        (60, 3.8),
        (54, 4.2),
        (47, 1.6),
        (38, 2),
        (35, 7.4),
        (31, 7.4),
        (32, 2),
        (24, 2),
        (22, 0.8),
        (0, 0.6),
    )
    with placed(p, x, y, length / 60):
        fill(p, body.translated(1.2, 1.8), alpha(palette.black, 0.5))
        fill(p, body, diagonal(QRectF(0, -4, 60, 12), (0, lighter(steel, 0.45)), (0.5, steel), (1, darker(steel, 0.6))))
        fill(p, rounded(QRectF(24, -6.2, 14, 2.4), 1), darker(steel, 0.2))
        fill(p, QRectF(26, -2.2, rnd.uniform(6, 13), 1.6), rnd.choice((lamp, palette.room_1, palette.room_3)))


def _suit(p: QPainter, palette: Palette, cx: float, foot: float, lamp: QColor) -> None:
    """Armour on a stand: helmet, breast plate, shoulder pieces."""
    steel = mix(palette.machine, lamp, 0.22)
    light, low = lighter(steel, 0.4), darker(steel, 0.6)
    fill(p, QRectF(cx - 1.6, foot - 20, 3.2, 20), low)
    fill(p, rounded(QRectF(cx - 10, foot - 3, 20, 3.4), 1.5), low)
    chest = polygon(
        (cx - 13, foot - 40), (cx + 13, foot - 40), (cx + 10, foot - 18), (cx, foot - 13), (cx - 10, foot - 18)
    )
    fill(p, chest, diagonal(chest.boundingRect(), (0, light), (0.5, steel), (1, low)))
    stroke(p, chest, alpha(palette.black, 0.6), 0.9)
    for side in (-1, 1):
        pad = ellipse(cx + side * 14.5, foot - 37, 6, 5)
        fill(p, pad, diagonal(pad.boundingRect(), (0, light), (1, low)))
        stroke(p, pad, alpha(palette.black, 0.6), 0.8)
    helmet = QPainterPath()
    helmet.addRoundedRect(QRectF(cx - 7.5, foot - 56, 15, 16), 6, 6)
    fill(p, helmet, diagonal(helmet.boundingRect(), (0, light), (0.6, steel), (1, low)))
    stroke(p, helmet, alpha(palette.black, 0.6), 0.8)
    fill(
        p,
        polygon((cx - 5.6, foot - 50), (cx + 5.6, foot - 50), (cx + 4, foot - 46), (cx - 4, foot - 46)),
        lighter(lamp, 0.35),
    )
    fill(p, ellipse(cx, foot - 31, 2.4), lighter(lamp, 0.3))


def _boxes(p: QPainter, palette: Palette, rect: QRectF, lamp: QColor, rnd: Random) -> None:
    """Ammunition boxes on the floor."""
    for i in range(3):
        width = rnd.uniform(16, 24)
        q = QRectF(rect.x() + 5 + i * 30, rect.bottom() - 6 - 9, width, 9)
        tone = mix(palette.machine_dark, palette.room_2, 0.16)
        fill(p, rounded(q, 1), vertical(q, (0, lighter(tone, 0.22)), (1, darker(tone, 0.35))))
        fill(p, QRectF(q.x() + 3, q.y() + 3, width * 0.4, 2), alpha(lighter(lamp, 0.4), 0.7))
