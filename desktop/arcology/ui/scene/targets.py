"""What lights up when a piece is lifted: its legal places with their labels; the rest of the table dims a little."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from string import ascii_uppercase, digits

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsItem

from arcology.engine.offers import Target, Tip
from arcology.ui.art import Studio
from arcology.ui.art.kit import alpha, fill, glow, key_cap, key_cap_width, mix, pill, pill_width, rounded, stroke
from arcology.ui.scene.callout import PRICE_KEY
from arcology.ui.scene.places import in_reading_order
from arcology.ui.scene.rim import Rim, rim
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import GLOW, LABEL, Stamp, picture
from arcology.ui.scene.veil import Veil

LETTERS = ascii_uppercase.replace(PRICE_KEY, "") + digits
SHADE = 0.26
MARGIN = 16.0
PILL = 19.0
UPPER_EDGE = 0.04
"""Corners in this part of the height of a place belong to its upper edge."""
KEPT = 240
DASHES = {"cost": (6.0, 3.0), "bad": (1.0, 2.6)}
"""How the outline of a place is broken where letting go has a price, and where it is unwise; in widths of the line."""


class Targets:
    """The glowing places of one lifted piece."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._glows: dict[Target, Stamp] = {}
        self._tips: Mapping[Target, Tip] = {}
        self._cache: dict[tuple[object, ...], QPixmap] = {}
        self._drawn_with: Studio | None = None
        self.boxes: list[QRectF] = []
        """Where labels are, in pixels of the table at its zoom."""
        self.areas: dict[Target, QRectF] = {}
        self.letters: dict[str, Target] = {}
        self.order: list[Target] = []
        self.hot: Target | None = None

    @property
    def lit(self) -> bool:
        return bool(self.areas)

    def light(self, source: str, targets: Mapping[Target, QRectF], tips: Mapping[Target, Tip], keys: bool) -> None:
        """Show the legal places of ``source``; with ``keys`` every place gets a letter."""
        self.clear()
        self.areas = dict(targets)
        self._tips = tips
        self.order = in_reading_order(targets)
        self.letters = dict(zip(LETTERS, self.order, strict=False))
        self._dim(source)
        names = {target: letter for letter, target in self.letters.items()} if keys else {}
        for target in self.order:
            self._glow(target)
            self._label(target, names.get(target, ""))

    def heat(self, target: Target | None) -> None:
        """Brighten the place that a drop would mean."""
        if target == self.hot:
            return
        for one, hot in ((self.hot, False), (target, True)):
            if one is not None and one in self._glows:
                self._glows[one].setPixmap(self._picture(one, hot))
        self.hot = target

    def clear(self) -> None:
        """Everything goes dark."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items, self._glows, self.boxes = [], {}, []
        self.areas, self.letters, self.order, self.hot = {}, {}, [], None

    def refresh(self) -> None:
        """Draw the glows for another zoom."""
        for target, stamp in self._glows.items():
            pixmap = self._picture(target, target == self.hot)
            stamp.setPixmap(pixmap)
            stamp.setOffset(_middle(pixmap))

    @property
    def _studio(self) -> Studio:
        return self._scene.labels

    def colour(self, target: Target) -> QColor:
        """Legal, legal at a price, or unwise."""
        palette = self._studio.palette
        return {"cost": palette.legal_cost, "bad": palette.bad}.get(self._kind(target), palette.legal)

    def _kind(self, target: Target) -> str:
        """ "cost" at a price, "bad" where it is unwise, "" else."""
        tip = self._tips.get(target)
        return tip.tone if tip is not None and tip.tone in DASHES else ""

    def _dim(self, source: str) -> None:
        palette = self._studio.palette
        colour = alpha(palette.void, SHADE if palette.dark else SHADE + 0.1)
        holes = (*(self._scene.shape(target) for target in self.areas), self._scene.rect(source))
        self._add(Veil(self._scene.sceneRect(), holes, colour))

    def _glow(self, target: Target) -> None:
        pixmap = self._picture(target, False)
        stamp = Stamp(pixmap, self.areas[target].center(), _middle(pixmap), GLOW)
        self._glows[target] = stamp
        self._add(stamp)

    def _picture(self, target: Target, hot: bool) -> QPixmap:
        zoom, dpr = self._scene.zoom, self._scene.dpr
        size, corners = self.areas[target].size() * zoom, self._scene.corners(target)
        tone, kind = self.colour(target), self._kind(target)
        w, h = float(round(size.width())), float(round(size.height()))

        def draw() -> QPixmap:
            edge = rim(QRectF(0, 0, w, h), corners)
            return picture(w, h, dpr, lambda p: _paint_glow(p, edge, tone, hot, self._studio, kind), MARGIN)

        return self._kept(("glow", w, h, corners, kind, tone.rgb(), hot, dpr), draw)

    def _kept(self, key: tuple[object, ...], draw: Callable[[], QPixmap]) -> QPixmap:
        """The same few glows and labels are needed at every lifting."""
        if self._drawn_with is not self._studio or len(self._cache) > KEPT:
            self._cache.clear()
            self._drawn_with = self._studio
        if key not in self._cache:
            self._cache[key] = draw()
        return self._cache[key]

    def _label(self, target: Target, letter: str) -> None:
        """Letter and tip at the upper edge, or on it: on the edge of a piece, which has its name there.

        The tip goes to the lower edge of a place too narrow for both.
        """
        tip = self._tips.get(target)
        words = "" if tip is None else tip.text if isinstance(tip.text, str) else self._studio.tr(tip.text)
        if not words and not letter:
            return
        area, zoom, high = self.areas[target], self._scene.zoom, PILL * self._studio.text_scale
        drawn, total = self._tag(target, letter, words)
        if letter and words and total > area.width() * zoom:
            drawn, total = self._tag(target, letter, "")
            self._put(drawn, total, area, area.topLeft(), QPointF(-4, -high * 0.3))
            drawn, total = self._tag(target, "", words)
            self._put(drawn, total, area, area.bottomRight(), QPointF(-total, -high * 0.8))
        elif area.width() * zoom > total + 14 and area.height() * zoom > 2 * high:
            low = area.height() * zoom < 3 * high  # there it would cover what the place shows
            above = -high * 0.85 if isinstance(target, str) else -high * 0.55 if low else 2
            self._put(drawn, total, area, self._corner(target, total + 14), QPointF(-total - 6, above))
        else:
            middle = QPointF(area.center().x(), area.top())
            self._put(drawn, total, area, middle, QPointF(-total / 2 - 2, -high * 0.55))

    def _corner(self, target: Target, wide: float) -> QPointF:
        """The upper right corner of a place; of one that is no rectangle the end of its upper edge, if a label of so
        many pixels fits on that.
        """
        area, shape = self.areas[target], self._scene.shape(target)
        if isinstance(shape, QPolygonF):
            edge = [at.x() for at in shape.toList() if at.y() - area.top() <= area.height() * UPPER_EDGE]
            if (max(edge) - min(edge)) * self._scene.zoom >= wide:
                return QPointF(max(edge), area.top())
        return area.topRight()

    def _put(self, drawn: QPixmap, wide: float, area: QRectF, at: QPointF, offset: QPointF) -> None:
        """A label where it belongs; at the other edge of its place where it would lie on another one."""
        zoom, high = self._scene.zoom, PILL * self._studio.text_scale
        other = QPointF(at.x(), area.bottom() if at.y() < area.center().y() else area.top())
        ways = ((at, offset), (other, QPointF(offset.x(), -high * 0.45)))
        boxes = [QRectF(where * zoom + by, QSizeF(wide, high)) for where, by in ways]
        free = (number for number, box in enumerate(boxes) if not any(box.intersects(one) for one in self.boxes))
        number = next(free, 0)
        self.boxes.append(boxes[number])
        self._add(Stamp(drawn, *ways[number], LABEL))

    def _tag(self, target: Target, letter: str, words: str) -> tuple[QPixmap, float]:
        """A letter's key, a tip's pill, or both beside each other; and how wide that is."""
        studio, tone = self._studio, self.colour(target)
        high = PILL * studio.text_scale
        key = key_cap_width(studio, letter, PILL) if letter else 0.0
        wide = pill_width(studio, words, PILL, text_size=12.0) if words else 0.0

        def paint(p: QPainter) -> None:
            if letter:
                key_cap(p, studio, 0, 0, letter, PILL)
            if words:
                rect = QRectF(key + 3 if key else 0.0, 0, wide, high)
                fill(p, rounded(rect, high / 2), mix(studio.palette.well, tone, 0.12))
                pill(p, studio, rect, words, colour=tone, text_size=12.0)

        total = key + wide + (3 if key and wide else 0)
        dpr = self._scene.dpr
        name = ("label", words, letter, tone.rgb(), dpr)
        return self._kept(name, lambda: picture(total, high + 2, dpr, paint, 2.0)), total

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


def _middle(pixmap: QPixmap) -> QPointF:
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)


def _paint_glow(p: QPainter, edge: Rim, tone: QColor, hot: bool, studio: Studio, kind: str = "") -> None:
    shape = edge(1, 7)
    screen = studio.palette.dark
    fill(p, shape, alpha(tone, 0.24 if hot else 0.07))
    glow(p, shape, alpha(tone, 0.9 if hot else 0.45), 7.0 if hot else 5.0, width=2.0, screen=screen)
    if kind:  # told apart by more than colour: the line is broken, and thick enough that this is seen
        stroke(p, shape, alpha(studio.palette.void, 0.5), 4.0 if hot else 3.2)
    stroke(p, shape, tone, (3.0 if hot else 2.2) if kind else 2.6 if hot else 1.6, dash=DASHES.get(kind))
    stroke(p, edge(2.5, 5.5), alpha(studio.palette.white, 0.5 if hot else 0.18), 0.8)
    if hot:
        stroke(p, edge(6, 4), tone, 1.6)
