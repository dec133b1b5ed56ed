"""The bubble that says what a move would cost, risk and leave before anybody commits to it."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from arcology.engine.offers import Chance, Chip, Preview, Target
from arcology.engine.text import Text, text
from arcology.ui.art import Studio
from arcology.ui.art.icons import known
from arcology.ui.art.kit import (
    BODY,
    HEADING,
    LARGE,
    LEFT,
    RIGHT,
    SMALL,
    Role,
    Weight,
    alpha,
    draw_text,
    fill,
    key_cap,
    key_cap_width,
    pill,
    pill_width,
    rounded,
    text_width,
)
from arcology.ui.scene.bubble import EDGE, WIDE, Block, Bubble, Window, words
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import CALLOUT

CHIP = 24.0
PRICE = 22.0
PRICES = 3
"""So many other prices are named; that there are more is said."""
PRICE_KEY = "P"


class Callout(Bubble):
    """Shows a :class:`Preview` at the place it is about."""

    def __init__(self, scene: TableScene) -> None:
        super().__init__(scene, CALLOUT)
        self.preview: Preview | None = None
        self.prices: tuple[str, ...] = ()

    def show(
        self,
        preview: Preview,
        anchor: Target,
        window: Window,
        tone: QColor,
        prices: Sequence[str] = (),
        held: QRectF | None = None,
    ) -> None:
        """Tell ``preview`` at ``anchor``, and at which other ``prices`` the same move can be had; beside what is
        ``held`` over the table there.
        """
        studio = self._scene.labels
        blocks = [words(studio, studio.tr(preview.title), WIDE, LARGE, weight=Weight.Bold)]
        blocks += [_chips(studio, row) for row in _rows(studio, preview.chips)]
        blocks += [_chance(studio, chance) for chance in preview.chances]
        if preview.slow:
            waiting = studio.tr("table.preview.computing")
            blocks.append(words(studio, waiting, WIDE, SMALL, colour=studio.palette.ink_muted))
        blocks += [
            words(studio, studio.tr(note), WIDE, SMALL, colour=studio.palette.ink_muted, after=3)
            for note in preview.notes
        ]
        if prices:
            blocks += _prices(studio, prices)
        self.put(blocks, anchor, window, tone, spare=held)
        self.preview, self.prices = preview, tuple(prices)

    def hide(self) -> None:
        super().hide()
        self.preview, self.prices = None, ()


def _say(studio: Studio, message: Text | str) -> str:
    return message if isinstance(message, str) else studio.tr(message)


def _tone(studio: Studio, chip: Chip) -> QColor:
    p = studio.palette
    return {"cost": p.legal_cost, "gain": p.good, "bad": p.bad}.get(chip.tone, p.line_strong)


def _chip_width(studio: Studio, chip: Chip) -> float:
    size = CHIP * studio.text_scale
    return pill_width(studio, _say(studio, chip.value), size, icon=known(chip.icon), text_size=BODY)


def _rows(studio: Studio, chips: Sequence[Chip]) -> list[list[Chip]]:
    """Chips side by side as far as the bubble is wide."""
    room = WIDE * studio.text_scale - 2 * EDGE
    rows: list[list[Chip]] = []
    left = 0.0
    for chip in chips:
        need = _chip_width(studio, chip) + 6
        if not rows or need > left:
            rows.append([])
            left = room
        rows[-1].append(chip)
        left -= need
    return rows


def _chips(studio: Studio, chips: Sequence[Chip]) -> Block:
    high = CHIP * studio.text_scale

    def paint(p: QPainter, row: QRectF) -> None:
        x = row.x()
        for chip in chips:
            wide = _chip_width(studio, chip)
            icon = known(chip.icon)
            rect = QRectF(x, row.y(), wide, high)
            pill(p, studio, rect, _say(studio, chip.value), icon=icon, colour=_tone(studio, chip), text_size=BODY)
            x += wide + 6

    return Block(high, paint)


def _prices(studio: Studio, prices: Sequence[str]) -> list[Block]:
    """Other prices, one below the other; the next one bears the key that turns to it."""
    shown = list(prices[:PRICES])
    if len(prices) > PRICES:
        shown.append(studio.tr(text("table.preview.more_prices", n=len(prices) - PRICES)))
    room = key_cap_width(studio, PRICE_KEY) + 8
    high = PRICE * studio.text_scale

    def block(number: int, words: str) -> Block:
        def paint(p: QPainter, row: QRectF) -> None:
            if number == 0:
                fill(p, QRectF(row.x(), row.y() - 3, row.width(), 1), studio.palette.line)
                key_cap(p, studio, row.x(), row.y() + 2 * studio.text_scale, PRICE_KEY)
            ink = studio.palette.ink if number == 0 else studio.palette.ink_muted
            draw_text(p, studio, row.adjusted(room, 0, 0, 0), words, BODY, color=ink, align=LEFT)

        return Block(high, paint, 1.0)

    return [block(number, words) for number, words in enumerate(shown)]


def _chance(studio: Studio, chance: Chance) -> Block:
    """Label, per cent, and a bar; an estimate says that it is one."""
    p_ = studio.palette
    high = 27.0 * studio.text_scale
    tone = p_.good if chance.percent >= 60 else p_.warning if chance.percent >= 30 else p_.bad
    percent = f"{chance.percent} %" if chance.exact else f"≈ {chance.percent} %"
    wide = text_width(studio, percent, HEADING, role=Role.DISPLAY, weight=Weight.Bold) + 4

    def paint(p: QPainter, row: QRectF) -> None:
        top = QRectF(row.x(), row.y(), row.width(), row.height() - 5)
        label = _say(studio, chance.label)
        if not chance.exact:
            label = studio.tr("table.preview.estimate", label=label)
        draw_text(p, studio, top.adjusted(0, 0, -wide - 6, 0), label, BODY, color=p_.ink_muted, align=LEFT)
        draw_text(
            p, studio, top, percent, HEADING, role=Role.DISPLAY, weight=Weight.Bold, color=tone, align=RIGHT
        )  # fmt: skip
        bar = QRectF(row.x(), row.bottom() - 3, row.width(), 3)
        fill(p, rounded(bar, 1.5), alpha(p_.line, 0.6))
        done = QRectF(bar.x(), bar.y(), max(3.0, bar.width() * chance.hits / max(1, chance.of)), 3)
        fill(p, rounded(done, 1.5), tone)

    return Block(high, paint)
