"""Choosing one of several actions that the same drop or click may mean."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QKeyEvent

from arcology.engine.offers import Offer, Target
from arcology.ui.gestures.base import ENTER, Gesture
from arcology.ui.gestures.bench import Bench


class ChooseOffer(Gesture):
    """The list at the spot: what was weighed last, else the cheapest, is chosen already.

    Enter, a digit or a click takes one, Esc none.
    """

    def __init__(self, bench: Bench, source: str, offers: Sequence[Offer], target: Target | None) -> None:
        super().__init__(bench, source)
        self._offers = tuple(offers)
        self._target = target
        self._anchor = source if target is None else target
        weighed = bench.model.weighed
        bench.chooser.show(
            offers, self._anchor, bench.view.window_(), offers.index(weighed) if weighed in offers else 0
        )
        self._weigh()

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
            self._choose(row)

    def key(self, event: QKeyEvent) -> bool:
        chooser, key = self.bench.chooser, event.key()
        if key in (Qt.Key.Key_Down, Qt.Key.Key_P, Qt.Key.Key_Up):
            self._choose(chooser.chosen + (-1 if key == Qt.Key.Key_Up else 1))
        elif key in ENTER:
            self._take(chooser.chosen)
        elif Qt.Key.Key_1 <= key < Qt.Key.Key_1 + len(self._offers):
            self._take(key - Qt.Key.Key_1)
        else:
            return False
        return True

    def walk(self, forward: bool) -> bool:
        self._choose(self.bench.chooser.chosen + (1 if forward else -1))
        return True

    def _choose(self, number: int) -> None:
        before = self.bench.chooser.chosen
        self.bench.chooser.choose(number, self.bench.view.window_())
        if self.bench.chooser.chosen != before:
            self._weigh()

    def _weigh(self) -> None:
        """Way and gauges show what is chosen; the bubble would cover the list."""
        self.bench.model.show_preview(self._offers[self.bench.chooser.chosen], self._anchor)
        self.bench.callout.hide()

    def _take(self, number: int) -> None:
        self.live = False
        self.bench.chooser.hide()
        self.bench.play_offer(self._offers[number], self._target)
