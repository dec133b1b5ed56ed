"""Gestures with a piece in the hand."""

from __future__ import annotations

from arcology.engine.offers import Target
from arcology.ui.gestures.base import Gesture
from arcology.ui.gestures.choose import ChooseOffer


class Carry(Gesture):
    """A piece is lifted and will be let go somewhere."""

    def end_at(self, target: Target) -> None:
        """Let go at a legal place; where that may mean several actions, one of them is to be chosen next."""
        self.live = False
        offers = self.bench.model.offers.at(self.source, target)
        if len(offers) > 1:
            self.then = ChooseOffer(self.bench, self.source, offers, target)
        else:
            self.bench.drop(self.source, target)
