"""Gestures with a piece in the hand."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from arcology.engine.offers import Target
from arcology.ui.gestures.base import Gesture
from arcology.ui.gestures.choose import ChooseOffer


class Carry(Gesture):
    """A piece is lifted and will be let go somewhere."""

    def key(self, event: QKeyEvent) -> bool:
        """P: the move that is being weighed at its next price."""
        return event.key() == Qt.Key.Key_P and self.bench.model.vary()

    def end_at(self, target: Target) -> None:
        """Let go at a legal place, at the price that is shown; with Shift, or where one has to choose, a list opens."""
        self.live = False
        offers = self.bench.model.offers.at(self.source, target)
        asked = bool(QApplication.keyboardModifiers() & Qt.KeyboardModifier.ShiftModifier)
        if not ((asked or any(offer.distinct for offer in offers)) and self.list_prices(target)):
            self.bench.drop(self.source, target)

    def list_prices(self, target: Target) -> bool:
        """Go on with a list of what letting go at ``target`` may mean; False where it means one thing only."""
        offers = self.bench.model.offers.at(self.source, target)
        if len(offers) < 2:
            return False
        self.live = False
        self.then = ChooseOffer(self.bench, self.source, offers, target)
        return True
