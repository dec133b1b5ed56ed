"""Keyboard: Enter lifts, places get letters, a letter or arrows and Enter drop, Esc puts back."""

from __future__ import annotations

from PySide6.QtCore import QPointF
from PySide6.QtGui import QKeyEvent

from arcology.engine.offers import Target
from arcology.engine.table import Spot
from arcology.ui.gestures.base import ARROWS, ENTER
from arcology.ui.gestures.bench import Bench
from arcology.ui.gestures.carry import Carry
from arcology.ui.scene.places import neighbour


class KeyboardPick(Carry):
    """A piece that was lifted by the keyboard."""

    def __init__(self, bench: Bench, source: str) -> None:
        super().__init__(bench, source)
        bench.lift(source, keys=True)
        if bench.targets.order:
            self._aim(bench.targets.order[0])

    def press(self, at: QPointF) -> bool:
        """The mouse takes over: what the keyboard held is put back."""
        self.cancel()
        return False

    def hover(self, at: QPointF) -> None:
        target = self.bench.meant_at(self.bench.view.to_table(at))
        if target is not None:
            self._aim(target)

    def key(self, event: QKeyEvent) -> bool:
        targets = self.bench.targets
        if event.key() in ARROWS:
            here = targets.areas[targets.hot] if targets.hot is not None else self.bench.scene.rect(self.source)
            found = neighbour(here, targets.order, targets.areas.__getitem__, ARROWS[event.key()])
            if found is not None:
                self._aim(found)
        elif event.key() in ENTER:
            if targets.hot is not None:
                self.end_at(targets.hot)
        elif event.text().upper() in targets.letters:
            target = targets.letters[event.text().upper()]
            self._aim(target)
            self.end_at(target)
        else:
            return super().key(event)
        return True

    def walk(self, forward: bool) -> bool:
        """Tab goes round the legal places."""
        order, hot = self.bench.targets.order, self.bench.targets.hot
        if order:
            at = order.index(hot) if hot in order else -1
            self._aim(order[(at + (1 if forward else -1)) % len(order)])
        return True

    def end_at(self, target: Target) -> None:
        """The focus goes with the piece, not with the place: the next key finds it where it came to lie."""
        self.bench.marks.focus(self.source)
        super().end_at(target)

    def cancel(self) -> None:
        super().cancel()
        self.bench.marks.focus(self.source)

    def _aim(self, target: Target) -> None:
        """The copy hovers over the place that Enter would mean."""
        self.bench.aim(target)
        pose = self.bench.scene.layout.pose(target) if isinstance(target, Spot) else None
        middle = self.bench.targets.areas[target].center()
        self.bench.ghost.move(middle if pose is None else QPointF(pose.x, pose.y))
        self.bench.marks.focus(target)
        self.bench.view.ensure(self.bench.targets.areas[target])
