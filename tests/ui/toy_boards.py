"""Boards of the toy on which one drop may mean several decisions."""

from __future__ import annotations

from dataclasses import replace

from arcology.engine.offers import Offer
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.rules import GOAL, Move
from tests.ui.conftest import track


class TwoWays(ToyBoard):
    """Both moves are made by dropping on the second space, so that one has to choose."""

    def offer(self, s, a) -> Offer:  # type: ignore[no-untyped-def]
        offer = super().offer(s, a)
        if not isinstance(a, Move):
            return offer
        here = s.spaces[a.seat]
        second = track(min(here + 2, GOAL), a.seat)
        return Offer(a, offer.label, offer.group, offer.source, second, rank=a.to, variant=offer.label)


class TwoDeeds(TwoWays):
    """The two moves are no prices of one thing: one has to say which."""

    def offer(self, s, a) -> Offer:  # type: ignore[no-untyped-def]
        return replace(super().offer(s, a), distinct=True)
