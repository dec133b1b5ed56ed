"""A painter never outlives what it paints on."""

from __future__ import annotations

import pytest
from PySide6.QtGui import QImage, QPainter

from arcology.ui.art.painting import painting


def test_a_painter_is_ended_after_an_error(qapp) -> None:
    picture = QImage(8, 8, QImage.Format.Format_RGB32)
    left: list[QPainter] = []

    def break_off() -> None:
        with painting(picture) as painter:
            left.append(painter)
            assert painter.isActive()
            raise ValueError("in the middle of it")

    with pytest.raises(ValueError, match="middle"):
        break_off()
    assert not left[0].isActive()
    assert not picture.paintingActive()
