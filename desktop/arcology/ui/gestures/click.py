"""Click, then click: the first click lifts, the second says where."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from arcology.ui.gestures.base import ENTER
from arcology.ui.gestures.bench import Bench
from arcology.ui.gestures.carry import Carry
from arcology.ui.gestures.choose import ChooseOffer


class ClickPiece(Carry):
    """A piece that was lifted by a click and waits for the second one."""

    def __init__(self, bench: Bench, source: str) -> None:
        super().__init__(bench, source)
        bench.lift(source)

    def hover(self, at: QPointF) -> None:
        self.bench.aim(self.bench.meant_at(self.bench.view.to_table(at)))

    def press(self, at: QPointF) -> bool:
        """A legal place: drop. The piece itself: its click action, or put it back. Else why not, or put it back."""
        bench, hand = self.bench, self.bench.view.to_table(at)
        target = bench.meant_at(hand)
        if target is not None:
            bench.aim(target)
            self.end_at(target)
            return True
        self.live = False
        if bench.scene.pieces[self.source].covers(hand):
            self._again()
            return True
        other = bench.scene.piece_at(hand, lambda piece: piece in bench.model.sources())
        if other is not None:
            bench.rest()
            return False
        under = bench.under(hand)
        if bench.model.means(self.source, *under):
            bench.drop(self.source, *under)
        else:
            bench.go_home()
        return True

    def _again(self) -> None:
        model = self.bench.model
        offers = model.offers.at(self.source, None)
        self.bench.rest()
        if len(offers) > 1:
            self.then = ChooseOffer(self.bench, self.source, offers, None)
        elif offers:
            self.bench.play_offer(offers[0], None)
        elif self.source in model.laid or model.draft.share_of(self.source) is not None:
            model.lift(self.source)

    def key(self, event: QKeyEvent) -> bool:
        target = self.bench.targets.hot
        if event.key() in ENTER and target is not None:
            self.end_at(target)
            return True
        return super().key(event)
