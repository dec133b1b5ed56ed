"""Every text on the tables of all four games stands out from what it is written on, in both themes (trial 18).

Each component tells the guard which words it writes, where and in which ink; the table painted without any words tells
on what. The contrast of the two is computed as the WCAG does.
"""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QColor, QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from arcology.ui.art import render
from arcology.ui.art.guard import TextGuard, TextNote
from arcology.ui.scene.items import PieceItem
from tests.sight import GREY, Pixels, colours, linear
from tests.trials.conftest import PLAIN
from tests.trials.four import OpenGame, game, step, wander
from tests.trials.hands import Person

__all__ = ["game"]

LEAST = 4.5
GREYED = 0.6
"""Opacity below which words belong to something that cannot be used now."""
ZOOM = 1.0
TABLES = {"cyberdoom-tower": 2, "cytress": 4, "cyberflesh": 3, "cities-of-venus": 4}
"""Players by game: as many as show the most different components."""
LOOKS, STEPS = 2, 16
"""So often a table is looked at, with so many decisions by chance between."""


def contrast_on(ink: QColor, ground: Pixels) -> float:
    """Of an ink, perhaps translucent, on the pixels of a ground: the middle of all."""
    part = ground.reshape(-1, 3)
    red, green, blue, cover = ink.getRgbF()  # type: ignore[misc]
    mixed = part * (1 - cover) + np.array((red, green, blue)) * cover
    lights = [linear(one) @ np.array(GREY[0]) for one in (part, mixed)]
    high, low = np.maximum(*lights), np.minimum(*lights)
    return float(np.median((high + 0.05) / (low + 0.05)))


class Easel:
    """Paints tables without words; what is painted alike on several of them is painted once."""

    def __init__(self, person: Person) -> None:
        self.scene, self._made = person.page.desk.scene, {}
        self._known: set[tuple[str, str, str]] = set()

    def _drawn(self, item: PieceItem) -> tuple[QImage, list[TextNote]]:
        key = (item.piece.sprite, item.facts, item.rest.scale)
        if key not in self._made:
            guard = TextGuard(bare=True)
            studio = replace(self.scene.studio, guard=guard)
            component = item._sprites.component(item.piece)
            self._made[key] = render(component, dict(item.facts), studio, ZOOM * item.rest.scale), guard.notes
        return self._made[key]

    def table(self) -> Pixels:
        """The table as it is, without a word on it."""
        size = self.scene.bounds.size() * ZOOM
        image = QImage(round(size.width()), round(size.height()), QImage.Format.Format_RGB32)
        image.fill(self.scene.studio.palette.felt)
        painter = QPainter(image)
        for item in sorted(self.scene.pieces.values(), key=lambda one: one.rest.z):
            painter.save()
            painter.translate(item.rest.x * ZOOM, item.rest.y * ZOOM)
            painter.rotate(item.rest.angle)
            painter.drawImage(self._corner(item), self._drawn(item)[0])
            painter.restore()
        painter.end()
        return colours(image)

    def _corner(self, item: PieceItem) -> QPointF:
        """The upper left corner of a piece's picture, from its middle."""
        bounds, (wide, high) = item._sprites.component(item.piece).bounds, item.size
        return QPointF(bounds.x() - wide / 2, bounds.y() - high / 2) * ZOOM * item.rest.scale

    def _covered(self, item: PieceItem, area: QRect) -> bool:
        """Whether another piece lies over the middle of some words."""
        middle = QRectF(area).center() / ZOOM
        over = (one for one in self.scene.pieces.values() if one.rest.z > item.rest.z)
        return any(one.rest_area().contains(middle) for one in over)

    def faint(self) -> list[str]:
        """Words that are too near to their ground; each component's words are measured once."""
        ground, found = self.table(), []
        for item in self.scene.pieces.values():
            corner = QPointF(item.rest.x, item.rest.y) * ZOOM + self._corner(item)
            for note in self._drawn(item)[1] if item.rest.angle % 360 == 0 else ():
                key = (item.piece.sprite, note.text, note.tone.name(QColor.NameFormat.HexArgb))
                area = note.ink.translated(corner).toRect()
                part = ground[max(0, area.top()) : area.bottom() + 1, max(0, area.left()) : area.right() + 1]
                if key in self._known or not part.size or self._covered(item, area):
                    continue
                self._known.add(key)
                if (value := contrast_on(note.tone, part)) < LEAST:
                    found.append(f"{item.piece.sprite}: {note.text!r} in {key[2]} {value:.2f}")
        return found

    @property
    def words(self) -> int:
        return len(self._known)


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("slug", TABLES)
def test_words_on_the_tables_stand_out(game: OpenGame, slug: str, theme: str) -> None:
    person = game(slug, players=TABLES[slug], theme=theme, size=(1920, 1080))
    easel = Easel(person)
    found = easel.faint()
    for look in range(1, LOOKS):
        wander(person, STEPS, seed=look)
        found += easel.faint()
    assert easel.words > 40, "hardly a word was found"
    assert found == []


def faint_in(person: Person, *parts: QWidget) -> tuple[list[str], int]:
    """Words that controls paint, too near to their ground; and how many were measured. Greyed ones may be faint."""
    window, guard = person.window, TextGuard(bare=True)
    studio = window.look.studio
    window.look.change(replace(studio, guard=guard))
    if window.page is not None:  # components in the reader are measured on the table
        window.page.card_look._studio = replace(window.page.card_look.studio, guard=None)
    QApplication.processEvents()
    found, count = [], 0
    for part in parts:
        guard.notes.clear()
        ground = colours(part.grab().toImage())
        for note in guard.notes:
            area = note.ink.toRect() & QRect(0, 0, ground.shape[1], ground.shape[0])
            if area.isEmpty() or note.tone.alphaF() < GREYED:
                continue
            count += 1
            value = contrast_on(note.tone, ground[area.top() : area.bottom() + 1, area.left() : area.right() + 1])
            if value < LEAST:
                found.append(f"{note.text!r} in {note.tone.name()} {value:.2f}")
    window.look.change(studio)
    return found, count


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("slug", TABLES)
def test_words_of_controls_stand_out(game: OpenGame, slug: str, theme: str) -> None:
    """Buttons, plates, pills and titles of rail, bar and sheets in the colours of every game."""
    person = game(slug, players=2, theme=theme, size=(1600, 1000), reduced_motion="on")
    for number in range(2):
        step(person, lambda offers, number=number: offers[number % len(offers)])
        found, count = faint_in(person, person.page.rail, person.page.bar)
        assert count > 8
        assert found == []


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_of_sheets_stand_out(game: OpenGame, theme: str) -> None:
    person = game("cities-of-venus", players=2, theme=theme, reduced_motion="on")
    for name in ("show_settings", "show_scores", "ask_new_game"):
        getattr(person.window if name == "ask_new_game" else person.window.sheets, name)()
        sheet = person.window.sheets.sheet
        if sheet is not None:  # not every game has every sheet
            assert faint_in(person, sheet.panel)[0] == [], name
    person.window.sheets.dismiss()


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_words_of_the_start_screen_stand_out(person: Person, theme: str) -> None:
    person.window.use_settings(replace(PLAIN, theme=theme))
    QApplication.processEvents()
    found, count = faint_in(person, person.window.start)
    assert count > 8
    assert found == []


def test_the_measure_sees_faint_words() -> None:
    """Otherwise the tests above would show nothing."""
    grey = np.full((4, 9, 3), 0.5)
    assert contrast_on(QColor.fromRgbF(0.6, 0.6, 0.6), grey) < 1.6
    assert contrast_on(QColor.fromRgbF(1, 1, 1), np.zeros((4, 9, 3))) == pytest.approx(21, abs=0.01)
    assert contrast_on(QColor.fromRgbF(1, 1, 1, 0.3), np.zeros((4, 9, 3))) < 4.5
