"""A painter that is ended whatever happens while it paints."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting(device: QPaintDevice) -> Iterator[QPainter]:
    """A painter on ``device``, a picture or a widget.

    After an error in the middle of painting, the error itself keeps the painter and its picture alive, and lets them go
    in any order; a painter that outlives its picture brings the whole program down.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
