"""What a gesture means: which of the legal actions a hand makes by it."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Generic, TypeVar

from arcology.engine.offers import Gesture, Offer

S = TypeVar("S")
A = TypeVar("A")


class Meanings(Generic[S, A]):
    """The meanings of all gestures in a position, the last one that was asked about.

    They are remembered, because a hand that carries a piece asks at every place that it passes.
    """

    def __init__(self, legal: Callable[[S], Iterable[A]], offer: Callable[[S, A], Offer]) -> None:
        """``legal`` gives the legal actions of a position, ``offer`` how a hand makes one of them."""
        self._legal, self._offer = legal, offer
        self._position: S | None = None
        self._actions: dict[Gesture, A] = {}

    def action(self, position: S, gesture: Gesture) -> A | None:
        """The action that a gesture makes, None where it makes none. A hand does not say what it pays with or how many
        it takes: of several actions the one of the lowest rank is meant.
        """
        if self._position is not position:
            self._position, self._actions = position, {}
            offers = (self._offer(position, action) for action in self._legal(position))
            for offer in sorted(offers, key=lambda offer: offer.rank):
                if offer.source is not None:
                    self._actions.setdefault(Gesture(offer.source, offer.target), offer.action)
        return self._actions.get(gesture)
