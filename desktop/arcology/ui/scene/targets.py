"""What lights up when a piece is lifted: its legal places with their labels; the rest of the table dims a little."""

from __future__ import annotations

from collections.abc import Mapping
from string import ascii_uppercase, digits

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QPainter, QPainterPath, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPathItem

from arcology.engine.offers import Target, Tip
from arcology.ui.art import Studio
from arcology.ui.art.kit import alpha, fill, glow, inner, key_cap, key_cap_width, mix, pill, pill_width, rounded, stroke
from arcology.ui.scene.places import in_reading_order
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import DIM, GLOW, LABEL, Stamp, picture

LETTERS = ascii_uppercase + digits
SHADE = 0.26
MARGIN = 16.0
PILL = 19.0


class Targets:
    """The glowing places of one lifted piece."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[QGraphicsItem] = []
        self._glows: dict[Target, Stamp] = {}
        self._tips: Mapping[Target, Tip] = {}
        self._cache: dict[tuple[int, int, int, bool, float], QPixmap] = {}
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
        self._items, self._glows = [], {}
        self._cache.clear()
        self.areas, self.letters, self.order, self.hot = {}, {}, [], None

    def refresh(self) -> None:
        """Draw the glows for another zoom."""
        self._cache.clear()
        for target, stamp in self._glows.items():
            pixmap = self._picture(target, target == self.hot)
            stamp.setPixmap(pixmap)
            stamp.setOffset(_middle(pixmap))

    @property
    def _studio(self) -> Studio:
        return self._scene.studio

    def colour(self, target: Target) -> QColor:
        """Legal, legal at a price, or unwise."""
        palette = self._studio.palette
        tip = self._tips.get(target)
        tones = {"cost": palette.legal_cost, "bad": palette.bad}
        return palette.legal if tip is None else tones.get(tip.tone, palette.legal)

    def _dim(self, source: str) -> None:
        whole = QPainterPath()
        whole.addRect(self._scene.sceneRect())
        for rect in (*self.areas.values(), self._scene.rect(source)):
            hole = QPainterPath()
            hole.addRoundedRect(rect, 6, 6)
            whole = whole.subtracted(hole)
        veil = QGraphicsPathItem(whole)
        veil.setPen(Qt.PenStyle.NoPen)
        veil.setBrush(QBrush(alpha(self._studio.palette.void, SHADE if self._studio.palette.dark else SHADE + 0.1)))
        veil.setZValue(DIM)
        self._add(veil)

    def _glow(self, target: Target) -> None:
        pixmap = self._picture(target, False)
        stamp = Stamp(pixmap, self.areas[target].center(), _middle(pixmap), GLOW)
        self._glows[target] = stamp
        self._add(stamp)

    def _picture(self, target: Target, hot: bool) -> QPixmap:
        zoom, dpr = self._scene.zoom, self._scene.dpr
        size = self.areas[target].size() * zoom
        tone = self.colour(target)
        key = (round(size.width()), round(size.height()), tone.rgb(), hot, dpr)
        if key not in self._cache:
            w, h = float(key[0]), float(key[1])

            def paint(p: QPainter) -> None:
                _paint_glow(p, QRectF(0, 0, w, h), tone, hot, self._studio)

            self._cache[key] = picture(w, h, dpr, paint, MARGIN)
        return self._cache[key]

    def _label(self, target: Target, letter: str) -> None:
        tip = self._tips.get(target)
        words = "" if tip is None else tip.text if isinstance(tip.text, str) else self._studio.tr(tip.text)
        if not words and not letter:
            return
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
        pixmap = picture(total, high + 2, self._scene.dpr, paint, 2.0)
        corner = QPointF(self.areas[target].center().x(), self.areas[target].top())
        self._add(Stamp(pixmap, corner, QPointF(-total / 2 - 2, -high * 0.55), LABEL))

    def _add(self, item: QGraphicsItem) -> None:
        self._scene.addItem(item)
        self._items.append(item)


def _middle(pixmap: QPixmap) -> QPointF:
    size = pixmap.deviceIndependentSize()
    return QPointF(-size.width() / 2, -size.height() / 2)


def _paint_glow(p: QPainter, rect: QRectF, tone: QColor, hot: bool, studio: Studio) -> None:
    shape = rounded(inner(rect, 1), 7)
    screen = studio.palette.dark
    fill(p, shape, alpha(tone, 0.24 if hot else 0.07))
    glow(p, shape, alpha(tone, 0.9 if hot else 0.45), 7.0 if hot else 5.0, width=2.0, screen=screen)
    stroke(p, shape, tone, 2.6 if hot else 1.6)
    stroke(p, rounded(inner(rect, 2.5), 5.5), alpha(studio.palette.white, 0.5 if hot else 0.18), 0.8)
