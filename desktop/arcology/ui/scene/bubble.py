"""Bubbles at a place of the table: built from blocks of text, shown at one size at every zoom, never off the screen."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QPainter, QPainterPath, QTransform

from arcology.engine.offers import Target
from arcology.ui.art import Studio
from arcology.ui.art.kit import (
    BODY,
    LEFT,
    TOP,
    Role,
    Weight,
    alpha,
    draw_text,
    fill,
    mix,
    rounded,
    shadow,
    stroke,
    text_height,
    vertical,
)
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import Stamp, beside, picture

WIDE: Final = 280.0
EDGE: Final = 12.0
MARGIN: Final = 16.0
TIP: Final = 8.0


@dataclass(frozen=True)
class Block:
    """One row of a bubble: its height, and how it is painted into its rectangle."""

    height: float
    paint: Callable[[QPainter, QRectF], None]
    after: float = 6.0


@dataclass(frozen=True)
class Window:
    """How the table is seen: table units to pixels of the view, and the visible rectangle in pixels."""

    to_view: QTransform
    rect: QRectF


class Bubble:
    """One bubble on the table, or none."""

    def __init__(self, scene: TableScene, z: float) -> None:
        self._scene = scene
        self._z = z
        self._stamp: Stamp | None = None
        self._corner = QPointF()
        self._size = (0.0, 0.0)
        self._rows: list[QRectF] = []
        self._blocks: tuple[Block, ...] = ()
        self._edge = QColor()
        self._tip = ("", 0)
        self.anchor: Target | QPointF | None = None
        self._spare: QRectF | None = None

    @property
    def shown(self) -> bool:
        return self._stamp is not None

    @property
    def area(self) -> QRectF:
        """Where it is, in pixels of the view."""
        return QRectF(self._corner.x(), self._corner.y(), *self._size) if self.shown else QRectF()

    def row_at(self, at: QPointF) -> int | None:
        """Which block is under a pixel of the view."""
        if not self.area.contains(at):
            return None
        inside = at - self._corner
        return next((number for number, rect in enumerate(self._rows) if rect.contains(inside)), None)

    def hide(self) -> None:
        if self._stamp is not None:
            self._scene.removeItem(self._stamp)
        self._stamp, self.anchor, self._rows = None, None, []

    def put(
        self,
        blocks: Sequence[Block],
        anchor: Target | QPointF,
        window: Window,
        tone: QColor,
        wide: float = WIDE,
        spare: QRectF | None = None,
    ) -> None:
        """Show ``blocks`` beside ``anchor`` with an outline of ``tone``, off the table's ``spare`` if possible."""
        self.hide()
        self._spare = spare
        studio = self._scene.labels
        wide = min(wide * studio.text_scale, window.rect.width() - 2 * EDGE)
        inner = wide - 2 * EDGE
        y = EDGE
        for block in blocks:
            self._rows.append(QRectF(EDGE, y, inner, block.height))
            y += block.height + block.after
        high = y - (blocks[-1].after if blocks else 0) + EDGE
        self._size = (wide, high)
        self._blocks, self._edge, self.anchor = tuple(blocks), tone, anchor
        self._draw(window, anchor)

    def follow(self, window: Window) -> None:
        """The table was moved or zoomed: keep beside the anchor, and point at it."""
        if self._stamp is None or self.anchor is None:
            return
        corner, tip = self._place(window, self.anchor)
        if tip != self._tip:
            self._scene.removeItem(self._stamp)
            self._draw(window, self.anchor)
        else:
            self._corner = corner
            self._hold(window)

    def _place(self, window: Window, anchor: Target | QPointF) -> tuple[QPointF, tuple[str, int]]:
        """The upper left corner; on which side the tip is and how far from the left."""
        rect = self._anchor_rect(anchor, window)
        spare = window.to_view.mapRect(self._spare) if self._spare is not None else None
        corner, side = beside(self._size, rect, window.rect, spare=spare)
        return corner, (side, round(min(max(rect.center().x() - corner.x(), 18), self._size[0] - 18)))

    def _draw(self, window: Window, anchor: Target | QPointF) -> None:
        wide, high = self._size
        self._corner, self._tip = self._place(window, anchor)
        side, x = self._tip

        def paint(p: QPainter) -> None:
            _paint_bubble(p, self._scene.labels, QRectF(0, 0, wide, high), self._edge, side, x)
            for block, row in zip(self._blocks, self._rows, strict=True):
                block.paint(p, row)

        pixmap = picture(wide, high, self._scene.dpr, paint, MARGIN)
        self._stamp = Stamp(pixmap, QPointF(), QPointF(-MARGIN, -MARGIN), self._z)
        self._scene.addItem(self._stamp)
        self._hold(window)

    def _hold(self, window: Window) -> None:
        assert self._stamp is not None
        inverse, _ok = window.to_view.inverted()
        pixel = QPointF(round(self._corner.x()), round(self._corner.y()))
        self._stamp.setPos(inverse.map(pixel))

    def _anchor_rect(self, anchor: Target | QPointF, window: Window) -> QRectF:
        if isinstance(anchor, QPointF):
            at = window.to_view.map(anchor)
            return QRectF(at.x() - 8, at.y() - 8, 16, 16)
        rect = window.to_view.mapRect(self._scene.rect(anchor))
        # A huge anchor (a whole floor) would push the bubble off: its middle stands for it.
        if rect.width() > window.rect.width() * 0.6 or rect.height() > window.rect.height() * 0.6:
            return QRectF(rect.center().x() - 20, rect.center().y() - 20, 40, 40)
        return rect


def words(
    studio: Studio,
    text: str,
    width: float,
    size: float = BODY,
    *,
    weight: Weight = Weight.Medium,
    colour: QColor | None = None,
    role: Role = Role.TEXT,
    after: float = 6.0,
) -> Block:
    """A paragraph that breaks at ``width`` (at 100 % text)."""
    inner = width * studio.text_scale - 2 * EDGE
    high = text_height(studio, text, size, inner, role=role, weight=weight) + 2
    one_line = high < size * studio.text_scale * 2

    def paint(p: QPainter, row: QRectF) -> None:
        draw_text(
            p, studio, row, text, size, role=role, weight=weight, color=colour,
            align=LEFT if one_line else TOP, wrap=not one_line,
        )  # fmt: skip

    return Block(high, paint, after)


def _paint_bubble(p: QPainter, studio: Studio, rect: QRectF, tone: QColor, side: str, x: float) -> None:
    palette = studio.palette
    shape = rounded(rect, 9)
    if side in ("below", "above"):
        y, way = (rect.top(), -TIP) if side == "below" else (rect.bottom(), TIP)
        tip = QPainterPath(QPointF(x - TIP, y))
        tip.lineTo(x, y + way)
        tip.lineTo(x + TIP, y)
        tip.closeSubpath()
        shape = shape.united(tip)
    shadow(p, shape, palette.shade, 7.0, 4.0, 0.6 if palette.dark else 0.3)
    top = mix(palette.surface_raised, tone, 0.06)
    fill(p, shape, vertical(rect, (0, top), (1, palette.surface)))
    stroke(p, shape, alpha(tone, 0.95), 1.5)
