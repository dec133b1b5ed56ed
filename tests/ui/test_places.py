"""Which place a drop means, and what is not dimmed around it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPolygonF
from PySide6.QtWidgets import QApplication, QGraphicsScene

from arcology.ui.scene.places import meant
from arcology.ui.scene.stamp import beside
from arcology.ui.scene.veil import Veil

SHEET, CARD, OTHER = QRectF(0, 0, 400, 300), QRectF(20, 20, 100, 80), QRectF(140, 20, 100, 80)
PLACES = {"sheet": SHEET, "card": CARD, "other": OTHER}


@pytest.mark.parametrize(
    ("hand", "wanted"), [((70, 60), "card"), ((190, 60), "other"), ((300, 250), "sheet"), ((130, 60), "sheet")]
)
def test_a_card_on_a_sheet_is_meant_before_the_sheet(hand: tuple[float, float], wanted: str) -> None:
    at = QPointF(*hand)
    carried = QRectF(at.x() - 40, at.y() - 30, 80, 60)
    assert meant(carried, at, PLACES, 20, None) == wanted
    assert meant(QRectF(at.x() - 1, at.y() - 1, 2, 2), at, PLACES, 5, None) == wanted, "by clicks as well"


def test_two_places_of_the_same_size_are_both_there() -> None:
    at = QPointF(70, 60)
    assert meant(QRectF(30, 30, 80, 60), at, {"one": CARD, "two": QRectF(CARD)}, 20, None) == "one"


def test_the_veil_leaves_out_the_shape_of_a_place_and_not_its_rectangle(qapp: QApplication) -> None:
    scene = QGraphicsScene(0, 0, 100, 100)
    slope = QPolygonF([QPointF(10, 90), QPointF(90, 10), QPointF(90, 90)])
    scene.addItem(Veil(scene.sceneRect(), (slope, QRectF(0, 0, 20, 20)), QColor(Qt.GlobalColor.black)))
    image = QImage(200, 200, QImage.Format.Format_RGB32)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    scene.render(painter)
    painter.end()
    seen = {(x, y): image.pixelColor(2 * x, 2 * y) == QColor(Qt.GlobalColor.white) for x, y in SEEN}
    assert seen == SEEN


SEEN = {(5, 5): True, (80, 80): True, (60, 50): True, (30, 30): False, (25, 60): False, (95, 50): False}
"""Points of the table, and whether they are seen clearly."""


def test_what_is_told_about_a_place_stands_beside_what_is_held_over_it() -> None:
    window, place = QRectF(0, 0, 800, 600), QRectF(380, 280, 40, 40)
    corner, side = beside((200, 100), place, window)
    assert side == "below"
    held = QRectF(380, 310, 40, 60)
    corner, side = beside((200, 100), place, window, spare=held)
    assert side == "above"
    assert not QRectF(corner.x(), corner.y(), 200, 100).intersects(held)
    high = QRectF(380, 10, 40, 40)
    corner, side = beside((200, 100), high, window, spare=QRectF(0, 40, 800, 560))
    assert not QRectF(corner.x(), corner.y(), 200, 100).intersects(high), "the place itself counts for more"
