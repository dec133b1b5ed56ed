"""The one clock of the table: it plays films and lets things glide. Nothing waits for it; when idle it stands still."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Protocol

from PySide6.QtCore import QElapsedTimer, QObject, Qt, QTimer, Signal

from arcology.engine.layout import Pose
from arcology.engine.motion import EASES, Plan, Scene, Track, between
from arcology.engine.table import Piece, Table

FRAME = 16
LONGEST_TICK = 100
"""A hiccup longer than this (ms) delays the film instead of skipping it."""
LONGEST_TUMBLE = 600
FACE_CHANGE = 70
SPIN = 400.0
HOP = 0.12
FADE = 160
REDUCED_FADE = 80
SLOWEST_REPLAY = 0.5
"""Pace of a film that is shown again although films are switched off."""


class Stage(Protocol):
    """What a film is played on."""

    def begin(self, scene: Scene, tumbling: frozenset[str]) -> None:
        """Take over what changes in a scene; pieces that move stay where they are until they are placed.

        While dice are ``tumbling``, other pieces do not yet show what the dice will say.
        """
        ...

    def reveal(self) -> None:
        """Everything shows what the dice said."""
        ...

    def place(self, piece: str, pose: Pose) -> None: ...

    def tumble(self, piece: str, throw: int | None) -> None:
        """Show another face of a tumbling die; None: the face that it really shows."""
        ...

    def fade(self, piece: str, opacity: float) -> None: ...

    def prepare(self, piece: Piece) -> None:
        """A piece that will look like this soon: get it drawn while nothing moves."""
        ...

    def settle(self, table: Table) -> None:
        """Everything lies as in ``table`` and nothing moves."""
        ...


@dataclass(slots=True)
class Glide:
    """Something outside the film that moves for a moment: ``show`` gets 0..1, eased; ``done`` is called once."""

    ms: int
    show: Callable[[float], None]
    done: Callable[[], None] | None = None
    ease: str = "out"
    passed: float = 0.0


class Player(QObject):
    """Plays plans on a stage.

    ``pace`` is 1 for normal, 0.5 for twice as fast, 0 for at once. In ``step_mode`` the film stands still after every
    scene until :meth:`next`. With ``reduced`` motion nothing travels or tumbles: changes fade in within 80 ms.
    """

    scene_reached = Signal(object)
    """engine.motion.Scene that begins."""
    revealed = Signal(object)
    """engine.motion.Scene whose dice have come to rest."""
    paused = Signal()
    """Step mode: the scene is over, :meth:`next` goes on."""
    idle = Signal()
    """The film is over and everything lies where it belongs."""

    def __init__(self, stage: Stage, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._stage = stage
        self.pace = 1.0
        self.step_mode = False
        self.reduced = False
        self._plan: Plan | None = None
        self._now = 0.0
        self._scene = -1
        self._moving: list[Track] = []
        self._ahead: list[Piece] = []
        self._hidden = False
        self._waiting = False
        self._glides: list[Glide] = []
        self._elapsed = QElapsedTimer()
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME)
        self._timer.timeout.connect(self._tick)

    @property
    def playing(self) -> bool:
        """Whether a film runs or waits for its next step."""
        return self._plan is not None

    @property
    def waiting(self) -> bool:
        """Whether step mode holds the film."""
        return self._waiting

    @property
    def tumbling(self) -> bool:
        """Whether dice tumble whose result is not shown yet."""
        return self._hidden

    @property
    def ticking(self) -> bool:
        """Whether the clock runs."""
        return self._timer.isActive()

    def play(self, plan: Plan) -> None:
        """Play a film; one that is still running is finished first."""
        self.finish()
        if not plan.scenes:
            return
        self._plan, self._now, self._scene = plan, 0.0, -1
        self._start()
        self._enter(0)

    def glide(
        self, ms: int, show: Callable[[float], None], done: Callable[[], None] | None = None, ease: str = "out"
    ) -> None:
        """Let something move for ``ms``; at once when motion is reduced or switched off."""
        if self.reduced or self.pace == 0:
            show(1.0)
            if done is not None:
                done()
            return
        self._glides.append(Glide(ms, show, done, ease))
        self._start()

    def finish(self) -> None:
        """Jump to the end of everything that moves."""
        self._timer.stop()
        glides, self._glides = self._glides, []
        for glide in glides:
            self._end(glide)
        if self._plan is not None:
            table = self._plan.scenes[-1].table
            self._plan, self._moving, self._waiting = None, [], False
            self._stage.settle(table)
            self.idle.emit()

    def next(self) -> None:
        """Go on after a scene in step mode."""
        if self._plan is not None and self._waiting:
            self._waiting = False
            self._start()
            self._enter(self._scene + 1)

    def _start(self) -> None:
        if not self._timer.isActive():
            self._elapsed.start()
            self._timer.start()

    def _tick(self) -> None:
        passed = min(LONGEST_TICK, self._elapsed.restart())
        for glide in list(self._glides):
            self._advance(glide, passed)
        if self._plan is not None and not self._waiting:
            self._now += passed / (self.pace or SLOWEST_REPLAY)
            self._play_on(self._plan)
        if not self._glides and (self._plan is None or self._waiting):
            self._timer.stop()

    def _advance(self, glide: Glide, passed: float) -> None:
        glide.passed += passed
        if glide.passed < glide.ms:
            glide.show(EASES[glide.ease](glide.passed / glide.ms))
        elif glide in self._glides:
            self._glides.remove(glide)
            self._end(glide)

    @staticmethod
    def _end(glide: Glide) -> None:
        glide.show(1.0)
        if glide.done is not None:
            glide.done()

    def _play_on(self, plan: Plan) -> None:
        scene = plan.scenes[self._scene]
        self._draw(scene, min(self._now, scene.end))
        if self._hidden and self._now >= self._still_from(scene):
            self._hidden = False
            self._stage.reveal()
            self.revealed.emit(scene)
        if self._plan is not plan:
            return  # a listener has finished the film
        if self._now < scene.end:
            if self._ahead and self._now >= self._still_from(scene):
                self._stage.prepare(self._ahead.pop())
            return
        if self._scene + 1 == len(plan.scenes):
            self.finish()
        elif self.step_mode:
            self._now, self._waiting = scene.end, True
            self.paused.emit()
        else:
            self._enter(self._scene + 1)

    def _enter(self, number: int) -> None:
        assert self._plan is not None
        self._scene = number
        scene = self._plan.scenes[number]
        self._moving = [t for t in self._plan.tracks if scene.start <= t.start < max(scene.end, scene.start + 1)]
        later = self._plan.scenes[number + 1 : number + 2]
        self._ahead = [p for s in later for p in {p.id: p for p in (*s.changes.added, *s.changes.turned)}.values()]
        self._hidden = not self.reduced and any(track.tumble for track in self._moving)
        self._stage.begin(scene, frozenset(track.piece for track in self._moving if track.tumble and self._hidden))
        self.scene_reached.emit(scene)
        if self._plan is not None:  # a listener may have finished the film
            self._draw(scene, self._now)

    def _draw(self, scene: Scene, now: float) -> None:
        """Show the moment ``now`` of a scene: where things are, which faces dice show, how far things have faded in."""
        since = now - scene.start
        for track in self._moving:
            if self.reduced:
                self._stage.place(track.piece, track.b)
                continue
            if track.tumble:
                self._tumble(track, now, since)
            else:
                self._stage.place(track.piece, between(track, round(now)))
        fade = self._fade(scene)
        shown = 1.0 if fade == 0 else min(1.0, since / fade)
        for piece in scene.changes.added:
            self._stage.fade(piece.id, shown)
        for id_ in scene.changes.removed:
            self._stage.fade(id_, 1.0 - shown)
        if self.reduced:
            for piece in (*scene.changes.moved, *scene.changes.turned):
                self._stage.fade(piece.id, shown)

    def _tumble(self, track: Track, now: float, since: float) -> None:
        """A die spins and changes its face on its way, and lies still after 600 ms on the clock at the latest."""
        t = min(1.0, since / min(track.ms, LONGEST_TUMBLE / (self.pace or SLOWEST_REPLAY)) if track.ms > 0 else 1.0)
        pose = between(track, round(now))
        spin, hop = SPIN * (1 - t) ** 2, 1 + HOP * 4 * t * (1 - t)
        self._stage.place(track.piece, replace(pose, angle=pose.angle - spin, scale=pose.scale * hop))
        self._stage.tumble(track.piece, None if t >= 1 else int(since // FACE_CHANGE))

    def _still_from(self, scene: Scene) -> float:
        """When everything in a scene has come to rest, and a hitch would not be seen."""
        fading = bool(scene.changes.added or scene.changes.removed) * (scene.start + self._fade(scene))
        longest = LONGEST_TUMBLE / (self.pace or SLOWEST_REPLAY)
        ends = (t.start + (min(t.ms, longest) if t.tumble else t.ms) for t in self._moving)
        return max([fading, *ends], default=0.0)

    def _fade(self, scene: Scene) -> float:
        """Film milliseconds of a fade, so that it takes 160 ms (reduced motion: 80) on the clock at most."""
        wall = REDUCED_FADE if self.reduced else FADE
        return min(wall / (self.pace or SLOWEST_REPLAY), scene.end - scene.start)
