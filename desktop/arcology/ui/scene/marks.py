"""Outlines around pieces: the keyboard's focus, what was chosen so far, and what an automatic step concerns."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPixmap

from arcology.engine.offers import Target
from arcology.ui.art.kit import alpha, draw_icon, ellipse, fill, glow, readable_on, stroke
from arcology.ui.scene.rim import Rim, rim
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import CHOSEN, FOCUS, RING, Stamp, picture

MARGIN = 18.0
GAP = 3.0
TICK = 16.0
DASHES = (4.0, 3.0)
"""Of a ring, in widths of its line."""


class Marks:
    """The focus ring, the ticks of what is chosen, and the rings of the film's present scene."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._focus: Stamp | None = None
        self._rings: list[Stamp] = []
        self._ticks: list[Stamp] = []
        self._zoom = scene.zoom
        self.chosen: tuple[Target, ...] = ()
        self.focused: Target | None = None
        self.ringed: tuple[str, ...] = ()

    def focus(self, target: Target | None) -> None:
        """Put the focus ring around a piece or place; None takes it away."""
        self.focused = target
        if self._focus is not None:
            self._scene.removeItem(self._focus)
            self._focus = None
        if target is not None and not self._scene.rect(target).isEmpty():
            self._focus = self._outline(target, FOCUS, self._paint_focus)
        self._attach()

    def ring(self, pieces: Iterable[str]) -> None:
        """Ring the pieces that what happens now concerns; for one that comes to lie under another, that one."""
        found = (self._scene.seen_of(piece) for piece in pieces if piece in self._scene.pieces)
        self.ringed = tuple(dict.fromkeys(found))
        for ring in self._rings:
            self._scene.removeItem(ring)
        self._rings = [self._outline(piece, RING, self._paint_ring) for piece in self.ringed]
        self._attach()

    def choose(self, targets: Iterable[Target]) -> None:
        """Tick what was chosen in an action that is not carried out yet."""
        self.chosen = tuple(targets)
        for tick in self._ticks:
            self._scene.removeItem(tick)
        there = (target for target in self.chosen if not self._scene.rect(target).isEmpty())
        self._ticks = [self._outline(target, CHOSEN, self._paint_chosen) for target in there]

    def _attach(self) -> None:
        """Outlines travel with their pieces."""
        moves: dict[str, list[Stamp]] = {}
        for piece, ring in zip(self.ringed, self._rings, strict=True):
            moves.setdefault(piece, []).append(ring)
        if self._focus is not None and isinstance(self.focused, str):
            moves.setdefault(self.focused, []).append(self._focus)

        self._scene.followers = {piece: _moving(stamps) for piece, stamps in moves.items()}

    def follow(self) -> None:
        """Draw everything where its pieces are now, at the present zoom."""
        self.focus(self.focused)
        self.ring(self.ringed)
        self.choose(self.chosen)

    def keep_up(self) -> None:
        """The table may have been zoomed: outlines of another size are drawn anew."""
        if self._zoom != self._scene.zoom:
            self.follow()

    def _outline(self, target: Target, z: float, paint: Callable[[QPainter, Rim], None]) -> Stamp:
        rect, zoom = self._scene.rect(target), self._scene.zoom
        self._zoom = zoom
        w, h = rect.width() * zoom + 2 * GAP, rect.height() * zoom + 2 * GAP
        edge = rim(QRectF(0, 0, w, h), self._scene.corners(target), GAP)
        pixmap: QPixmap = picture(w, h, self._scene.dpr, lambda p: paint(p, edge), MARGIN)
        stamp = Stamp(pixmap, rect.center(), QPointF(-w / 2 - MARGIN, -h / 2 - MARGIN), z)
        self._scene.addItem(stamp)
        return stamp

    def _paint_focus(self, p: QPainter, edge: Rim) -> None:
        """As :func:`~arcology.ui.art.look.paint_focus` rings a control, with a second line around it: no other outline
        on the table has two.
        """
        palette = self._scene.studio.palette
        glow(p, edge(0, 8), alpha(palette.focus, 0.5), 6.0, width=2.0, screen=palette.dark)
        stroke(p, edge(-4, 11), alpha(palette.void, 0.45), 3)
        stroke(p, edge(-4, 11), palette.focus, 1.4)
        stroke(p, edge(1, 7), palette.focus, 2)
        stroke(p, edge(2.5, 5.5), alpha(palette.black if palette.dark else palette.white, 0.7), 1)

    def _paint_chosen(self, p: QPainter, edge: Rim) -> None:
        """An outline with a tick at its upper right corner."""
        palette, shape = self._scene.studio.palette, edge(0, 8)
        glow(p, shape, alpha(palette.good, 0.6), 6.0, width=2.0, screen=palette.dark)
        stroke(p, shape, palette.good, 2.6)
        stroke(p, edge(2.4, 6), alpha(palette.void, 0.55), 1.2)
        box = shape.boundingRect()
        at = QPointF(box.right() - TICK / 3, box.top() + TICK / 3)
        fill(p, ellipse(at.x(), at.y(), TICK / 2), palette.good)
        draw_icon(p, "check", at.x(), at.y(), TICK * 0.74, readable_on(palette.good, palette))

    def _paint_ring(self, p: QPainter, edge: Rim) -> None:
        """A dashed outline, so that it is no focus ring to anybody."""
        palette = self._scene.studio.palette
        shape = edge(0, 8)
        glow(p, shape, alpha(palette.accent_fill, 0.75), 7.0, width=3.0, screen=palette.dark)
        stroke(p, shape, alpha(palette.void, 0.55), 4.2)
        stroke(p, shape, palette.accent_fill, 2.6, dash=DASHES)


def _moving(stamps: Iterable[Stamp]) -> Callable[[QPointF], None]:
    """Puts all of them to one place."""

    def move(at: QPointF) -> None:
        for stamp in stamps:
            stamp.setPos(at)

    return move
