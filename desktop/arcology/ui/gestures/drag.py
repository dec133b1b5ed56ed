"""Dragging: a press holds a piece, moving the hand lifts it, letting go drops it."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtWidgets import QApplication

from arcology.ui.gestures.bench import Bench
from arcology.ui.gestures.carry import Carry


class DragPiece(Carry):
    """From press to release. Until the hand has moved far enough it may still become a click (``lifted`` is False)."""

    def __init__(self, bench: Bench, source: str, at: QPointF, grabbed: str) -> None:
        """``grabbed`` is the piece under the hand: ``source``, or one that is taken for it."""
        super().__init__(bench, source)
        self.lifted = False
        self.strayed = False
        """Whether the hand has left a piece that is only to be pressed: then letting go means nothing."""
        self._pressed_only = bench.model.only_pressed(source)
        self._from = at
        self._grabbed = grabbed
        pose, area = bench.scene.pieces[grabbed].pose, bench.scene.pieces[source].area()
        grip = QPointF(pose.x, pose.y) - bench.view.to_table(at)
        # What stands on a larger piece that was grabbed comes to the hand: it is never held beside itself.
        w, h = area.width() / 2, area.height() / 2
        self._grip = QPointF(max(-w, min(w, grip.x())), max(-h, min(h, grip.y())))

    def move(self, at: QPointF) -> None:
        if not self.lifted:
            if (at - self._from).manhattanLength() < QApplication.startDragDistance():
                return
            if self._pressed_only:
                area = self.bench.scene.pieces[self.source].area()
                self.strayed = not area.contains(self.bench.view.to_table(at))
                return
            self.lifted = True
            self.bench.lift(self.source)
        hand = self.bench.view.to_table(at)
        self.bench.ghost.move(hand + self._grip)
        self.bench.aim(self.bench.meant_at(hand, self.bench.ghost.area()))

    def release(self, at: QPointF) -> None:
        """Drop: at the legal place that is meant, else where the rules say why not; outside the view, nowhere."""
        if not self.lifted:
            self.live = False
            return
        self.move(at)
        bench, target = self.bench, self.bench.targets.hot
        if not bench.view.viewport().rect().contains(at.toPoint()):
            self.cancel()
        elif target is not None:
            self.end_at(target)
        else:
            self.live = False
            self.drop_elsewhere(bench.view.to_table(at))

    def drop_elsewhere(self, hand: QPointF) -> None:
        """Not a legal place: back where it came from says nothing, anywhere else says why not."""
        pieces = self.bench.scene.pieces
        if any(pieces[piece].area().contains(hand) for piece in (self.source, self._grabbed)):
            self.bench.go_home()
            return
        under = self.bench.under(hand)
        if under:
            self.bench.drop(self.source, *under)
        else:
            self.bench.go_home()


class DragLaid(DragPiece):
    """Dragging a piece that may be laid out freely: away from every place it goes home, without a refusal."""

    def drop_elsewhere(self, hand: QPointF) -> None:
        under = self.bench.under(hand)
        if self.bench.model.means(self.source, *under):
            self.bench.drop(self.source, *under)
            return
        self.bench.rest()
        self.bench.model.lift(self.source)
