"""Which place a drop means."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, QRectF

from arcology.ui.scene.places import meant

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
