"""Guards the pin of PySide6 in pyproject.toml."""

from __future__ import annotations

import sys

import pytest

CALLS = 300


@pytest.mark.skipif(sys.version_info >= (3, 12), reason="None and True are immortal since Python 3.12")
def test_the_binding_keeps_its_references_to_none_and_true(qapp) -> None:
    """PySide6 6.12.0 drops one with each call on Python 3.11; after some thousand calls the process dies."""
    from PySide6.QtCore import QObject, Signal
    from PySide6.QtWidgets import QGraphicsRectItem

    class Source(QObject):
        happened = Signal(bool)

    source, heard = Source(), []
    source.happened.connect(heard.append)
    item = QGraphicsRectItem()
    none, true = sys.getrefcount(None), sys.getrefcount(True)
    for step in range(CALLS):
        item.setPos(step, step)
        source.happened.emit(True)
    heard.clear()
    assert sys.getrefcount(None) > none - CALLS // 2
    assert sys.getrefcount(True) > true - CALLS // 2
