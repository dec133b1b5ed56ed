"""Two small bubbles: why something was not possible, and which of several actions a drop shall be."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from arcology.engine.offers import Offer, Target
from arcology.engine.refusal import Refusal
from arcology.ui.art.kit import (
    BODY,
    SMALL,
    Weight,
    alpha,
    draw_icon,
    draw_text,
    fill,
    key_cap,
    key_cap_width,
    rounded,
    stroke,
    text_height,
    text_width,
)
from arcology.ui.scene.bubble import EDGE, WIDE, Block, Bubble, Window, words
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import CHOOSER, NOTE


class RefusalNote(Bubble):
    """Says why, at the place where it was tried, with a link to the rule."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, NOTE)
        self.refusal: Refusal | None = None

    def show(self, no: Refusal, anchor: Target | QPointF, window: Window) -> None:
        studio = self._scene.labels
        blocks = [self._why(studio.tr(no.why))]
        if no.rule:
            link = studio.tr("table.note.rule", rule=no.rule)
            blocks.append(self._link(link))
        self.put(blocks, anchor, window, studio.palette.bad)
        self.refusal = no

    def hide(self) -> None:
        super().hide()
        self.refusal = None

    def rule_at(self, at: QPointF) -> str:
        """The rule whose link is under a pixel of the view, or ""."""
        return self.refusal.rule if self.refusal is not None and self.row_at(at) == 1 else ""

    def _why(self, text: str) -> Block:
        studio = self._scene.labels
        room = 24.0
        inner = WIDE * studio.text_scale - 2 * EDGE - room
        high = max(20.0, text_height(studio, text, BODY, inner, weight=Weight.DemiBold) + 2)

        def paint(p: QPainter, row: QRectF) -> None:
            draw_icon(p, "warning", row.x() + 8, row.y() + 10 * studio.text_scale, 18, studio.palette.bad)
            draw_text(p, studio, row.adjusted(room, 0, 0, 0), text, BODY, weight=Weight.DemiBold, wrap=True)

        return Block(high, paint)

    def _link(self, text: str) -> Block:
        studio = self._scene.labels
        plain = words(studio, text, WIDE, SMALL, colour=studio.palette.info, weight=Weight.DemiBold)
        wide = text_width(studio, text, SMALL, weight=Weight.DemiBold)

        def paint(p: QPainter, row: QRectF) -> None:
            plain.paint(p, row)
            fill(p, QRectF(row.x(), row.bottom() - 2, min(wide, row.width()), 1), alpha(studio.palette.info, 0.7))

        return Block(max(plain.height, studio.target), paint)


class Chooser(Bubble):
    """A short list at the spot, the cheapest first and chosen already; arrows, digits or a click pick another."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, CHOOSER)
        self.offers: tuple[Offer, ...] = ()
        self.chosen = 0

    def show(self, offers: Sequence[Offer], anchor: Target, window: Window, chosen: int = 0) -> None:
        self.offers_anchor = anchor
        self.put([self._row(i, o, i == chosen) for i, o in enumerate(offers)], anchor, window, self._tone)
        self.offers, self.chosen = tuple(offers), chosen

    def hide(self) -> None:
        super().hide()
        self.offers, self.chosen = (), 0

    def choose(self, number: int, window: Window) -> None:
        """Move the choice; it wraps round at the ends."""
        if self.offers:
            number %= len(self.offers)
            if number != self.chosen:
                self.show(self.offers, self.offers_anchor, window, number)

    @property
    def _tone(self):
        return self._scene.labels.palette.legal

    def _row(self, number: int, offer: Offer, chosen: bool) -> Block:
        studio = self._scene.labels
        text = studio.tr(offer.variant or offer.label)
        key = str(number + 1) if number < 9 else ""
        room = key_cap_width(studio, key) + 8 if key else 0.0
        high = max(28.0 * studio.text_scale, studio.target)

        def paint(p: QPainter, row: QRectF) -> None:
            if chosen:
                fill(p, rounded(row, 5), alpha(studio.palette.legal, 0.2))
                stroke(p, rounded(row, 5), studio.palette.legal, 1.4)
            if key:
                key_cap(p, studio, row.x() + 5, row.center().y() - 9 * studio.text_scale, key)
            weight = Weight.DemiBold if chosen else Weight.Medium
            draw_text(p, studio, row.adjusted(room + 6, 0, -6, 0), text, BODY, weight=weight)

        return Block(high, paint, 2.0)
