"""Choosing one of several actions that the same drop or click may mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from arcology.engine.offers import Offer, Target
from arcology.ui.gestures.base import ENTER, Gesture
from arcology.ui.gestures.bench import Bench


class ChooseOffer(Gesture):
    """The list at the spot: the cheapest is chosen already; Enter, a digit or a click takes one, Esc none."""

    def __init__(self, bench: Bench, source: str, offers: Sequence[Offer], target: Target | None) -> None:
        super().__init__(bench, source)
        self._offers = tuple(offers)
        self._target = target
        bench.callout.hide()
        bench.chooser.show(offers, source if target is None else target, bench.view.window_())

    def press(self, at: QPointF) -> bool:
        row = self.bench.chooser.row_at(at)
        if row is None:
            self.cancel()
        else:
            self._take(row)
        return True

    def hover(self, at: QPointF) -> None:
        row = self.bench.chooser.row_at(at)
        if row is not None:
            self.bench.chooser.choose(row, self.bench.view.window_())

    def key(self, event: QKeyEvent) -> bool:
        chooser, key = self.bench.chooser, event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_Up):
            chooser.choose(chooser.chosen + (1 if key == Qt.Key.Key_Down else -1), self.bench.view.window_())
        elif key in ENTER:
            self._take(chooser.chosen)
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self._offers):
            self._take(key - Qt.Key.Key_1)
        else:
            return False
        return True

    def walk(self, forward: bool) -> bool:
        chooser = self.bench.chooser
        chooser.choose(chooser.chosen + (1 if forward else -1), self.bench.view.window_())
        return True

    def _take(self, number: int) -> None:
        self.live = False
        self.bench.chooser.hide()
        self.bench.play_offer(self._offers[number], self._target)
