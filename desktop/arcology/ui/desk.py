"""A table that works: scene, view, clock and hands, wired to a model."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from PySide6.QtCore import QObject, QPointF, Signal
from PySide6.QtWidgets import QWidget

from arcology.engine.motion import Scene
from arcology.ui.access import AccessibleTable
from arcology.ui.art import Studio
from arcology.ui.gestures import Bench, TableHands
from arcology.ui.model import GameModel
from arcology.ui.motion import Player
from arcology.ui.painters import Painters
from arcology.ui.scene import TableScene, TableView

UNREADABLE = 1.0
"""At this pace and faster ones the log alone tells what happens; a bubble would only flicker."""


class Desk(QObject):
    """Makes ``view`` (the widget to show) for a model.

    Args:
        model: the game.
        painters: what its pieces are drawn as.
        studio: palette, fonts and texts.
        parent: the widget that the view goes into.
    """

    rule_wanted = Signal(str)
    """Somebody clicked the rule id of a refusal."""
    step_waits = Signal(bool)
    """Step-by-step: the film waits for :meth:`next_step` (True), or goes on (False)."""

    def __init__(self, model: GameModel, painters: Painters, studio: Studio, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.model = model
        self.scene = TableScene(painters, studio, model.board.layout, self)
        self.view = TableView(self.scene, parent)
        self.player = Player(self.scene, self)
        self.bench = Bench(model, self.scene, self.view, self.player)
        self.hands = TableHands(self.bench, self)
        self.view.hands = self.hands
        self._marked_at = model.session.timeline.current
        self.accessible = AccessibleTable(self.bench)
        self._wire()
        self.scene.lay_out(model.table)

    def _wire(self) -> None:
        model, player, bench = self.model, self.player, self.bench
        model.film.connect(bench.play)
        model.film_skipped.connect(player.finish)
        model.shown.connect(self._shown)
        model.previewed.connect(bench.show_preview)
        model.refused.connect(bench.show_refusal)
        model.announced.connect(self.accessible.announce)
        model.focused.connect(self.accessible.focus_moved)
        player.scene_reached.connect(self._scene_reached)
        player.revealed.connect(self._tell)
        player.paused.connect(lambda: self.step_waits.emit(True))
        player.idle.connect(self._film_over)
        self.view.moved.connect(bench.follow)
        self.view.sharpened.connect(bench.sharpen)
        self.hands.rule_wanted.connect(self.rule_wanted)

    def set_speed(self, pace: float, *, step: bool = False, reduced: bool = False) -> None:
        """How films are played: ``pace`` 1 is normal, 0.5 twice as fast, 0 not at all; ``step`` waits after a scene."""
        self.player.finish()
        self.model.films = pace > 0
        self.player.pace, self.player.step_mode, self.player.reduced = pace, step, reduced

    def next_step(self) -> None:
        """Go on with a film that waits."""
        self.step_waits.emit(False)
        self.player.next()

    def use_studio(self, studio: Studio) -> None:
        """Another theme, text size or language."""
        self.hands.cancel()
        self.bench.note.hide()
        self.scene.use_studio(studio)
        self.bench.sharpen()

    def hush(self) -> None:
        """Nothing in the hand, no bubble: something else is looked at now."""
        self.hands.cancel()
        self.bench.note.hide()

    @contextmanager
    def bare(self) -> Iterator[None]:
        """The table alone, at rest, as everybody may see it: without bubbles, focus ring and secrets."""
        self.hush()
        self.model.finish_film()
        focused, model = self.bench.marks.focused, self.model
        weighed, told_at = model.weighed, self.bench.callout.anchor
        model.show_preview(None)  # what it tells may be for one seat alone
        self.bench.marks.focus(None)
        self.bench.marks.choose(())
        if model.viewer is not None:
            self.scene.lay_out(model.board.project(model.public))
        yield
        self.scene.lay_out(model.table)
        self.bench.marks.choose(model.status.chosen)
        self.bench.marks.focus(focused)
        if weighed is not None and not isinstance(told_at, QPointF):
            model.show_preview(weighed, told_at)

    def close(self) -> None:
        """Stop everything that runs; the view may then be thrown away."""
        self.hands.cancel()
        self.player.finish()
        self.model.close()
        self.view.close_down()
        self.accessible.close()

    def _shown(self) -> None:
        self.hands.cancel()
        self.bench.note.hide()  # it was about what was tried before
        before, self._marked_at = self._marked_at, self.model.session.timeline.current
        if not self.model.film_runs:
            self.scene.lay_out(self.model.table)
            if before is not self._marked_at:  # what was marked belongs to the decision before
                self.bench.marks.ring(())
        self.bench.marks.choose(() if self.model.film_runs else self.model.status.chosen)
        if self.model.offers.offers or self.model.outcome is not None:
            self._keep_focus()
        self.accessible.changed()

    def _keep_focus(self) -> None:
        """The focus ring stays on its piece, where that is now; a piece that is gone gives it to what can act next."""
        focused = self.bench.marks.focused
        if focused in self.model.table.pieces:
            self.bench.marks.focus(focused)
        elif focused is not None:
            self.hands.find_focus()

    def _scene_reached(self, scene: Scene) -> None:
        """Ring what happens by itself, and tell it unless dice have to say it first."""
        model = self.model
        pieces = (piece for event in self._automatic(scene) for piece in model.board.touched(model.seen, event))
        self.bench.marks.ring(pieces)
        if self.player.tumbling:
            self.bench.caption.hide()
        else:
            self._tell(scene)
        model.reach(scene)

    def _tell(self, scene: Scene) -> None:
        """Beside the ringed pieces, and in log and status."""
        self._caption(self._automatic(scene))
        self.model.tell(scene)

    def _automatic(self, scene: Scene) -> list[Any]:
        model = self.model
        return [e for e in scene.events if scene.start > 0 or model.board.cause(model.seen, e, model.viewer)]

    def _caption(self, events: Sequence[Any]) -> None:
        """At a pace at which one reads, what happens and why stands beside the ringed piece."""
        model, player = self.model, self.player
        lines = []
        for event in events if player.step_mode or player.pace > UNREADABLE else ():
            line = model.board.line(model.seen, event, model.viewer)
            if line is not None and line.visible_to(model.viewer):
                cause = model.board.cause(model.seen, event, model.viewer)
                lines.append((model.render(line), "" if cause is None else model.render(cause)))
        if lines and self.bench.marks.ringed:
            self.bench.caption.show(lines, self.bench.marks.ringed[0], self.view.window_())
        else:
            self.bench.caption.hide()

    def _film_over(self) -> None:
        self.bench.marks.ring(())
        self.bench.caption.hide()
        self.scene.lay_out(self.model.table)
        self.bench.marks.choose(self.model.status.chosen)
        self.step_waits.emit(False)
        self._keep_focus()
        self.model.film_over()
