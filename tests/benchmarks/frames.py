"""How long a frame of the table takes on software rendering: while a meeple is dragged, while the empty hand
crosses the table, and during a sentinel's turn.

The mouse is a real one for Qt (QTest). A frame is everything from the event to the flushed repaint: hit tests, glow,
preview, panels that follow, painting. A film is driven by its own clock; its frames are the clock's ticks with their
repaint. The baseline is a bare QGraphicsView of the same size, in the same process and by turns, in which one pixmap
moves over a background that looks the same.

The time by the clock is what a person sees on a machine that does nothing else; where others compete for its cores, the
processor time of the same frames tells what they would take.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from statistics import median
from time import perf_counter, process_time, sleep
from typing import Any

from games import Policy, opened
from measure import FRAME_MS, CannotMeasure, Count, Figure, main, percentile
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView
from window import PATIENCE, Bench, Paints, program

COUNTS = {
    "drags": Count(4, 1, "ways across the table for each size, with a piece and with an empty hand"),
    "steps": Count(150, 12, "mouse moves on each way"),
    "films": Count(3, 1, "sentinels' turns for each size"),
}
Frame = tuple[float, float]
"""Milliseconds by the clock and of the processor."""
SIZES = ((1920, 1080), (3840, 2160))
LEFT = Qt.MouseButton.LeftButton
BUSY_BEATS = 4
"""A decision with at least so many beats, a sentinel's among them, makes the film."""
WORK = 0.1
"""Milliseconds below which a look at the event queue found nothing to do."""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """Both kinds of frames at both sizes; the goal holds for the smaller one."""
    for size in SIZES:
        yield from _at(size, counts)


def _at(size: tuple[int, int], counts: Mapping[str, int]) -> Iterator[Figure]:
    name, goal = f"{size[0]}x{size[1]}", FRAME_MS if size == SIZES[0] else None
    with program(size) as bench:
        page = bench.open(seed=3)
        bench.settle(1.0)
        bare = Bare(bench, page.view)
        dragged: list[Frame] = []
        hovered: list[Frame] = []
        film: list[Frame] = []
        base: list[float] = []
        submits: list[float] = []
        for way in range(counts["drags"]):
            dragged += _drag(bench, way, counts["steps"])
            hovered += _hover(bench, counts["steps"])
            base += bare.drag(counts["steps"])
        for number in range(counts["films"]):
            submit, frames = _film(bench, number)
            submits.append(submit)
            film += frames
            base += bare.drag(counts["steps"])
        bare.close()
        yield from _figures(f"drag, {name}", dragged, base, goal)
        yield from _figures(f"empty hand, {name}", hovered, base, goal)
        yield from _figures(f"sentinel's film, {name}", film, base, goal)
        yield Figure(f"sentinel's film, {name}, from decision to first frame, median", median(submits))


def _figures(name: str, frames: list[Frame], base: list[float], goal: float | None) -> Iterator[Figure]:
    wall, busy = [frame[0] for frame in frames], [frame[1] for frame in frames]
    against = "bare view"
    yield Figure(f"{name}, median", median(wall), "ms", median(base), against)
    yield Figure(f"{name}, 99th percentile", percentile(wall, 99), "ms", percentile(base, 99), against, goal)
    yield Figure(f"{name}, 99th percentile of processor time", percentile(busy, 99), goal=goal)


def _frame(bench: Bench, act: Callable[[], object]) -> Frame:
    """Milliseconds by the clock and of the processor for an event and the repaint that follows from it."""
    wall, busy = perf_counter(), process_time()
    act()
    bench.application.processEvents()
    return (perf_counter() - wall) * 1000, (process_time() - busy) * 1000


def _drag(bench: Bench, way: int, steps: int) -> Iterator[Frame]:
    """A drag of the piece with the most places to go, across the whole table and home again; nothing is decided."""
    page = bench.page
    model, view, scene = page.model, page.view, page.desk.scene
    source = max(model.sources(), key=lambda piece: len(model.targets(piece)))
    viewport, rect = view.viewport(), view.viewport().rect()
    start = view.viewportTransform().map(scene.rect(source).center()).toPoint()
    corners = (rect.bottomRight(), rect.topRight(), rect.topLeft(), rect.bottomLeft())
    targets = [view.viewportTransform().map(scene.rect(t).center()).toPoint() for t in model.targets(source)]
    QTest.mouseMove(viewport, start)
    QTest.mousePress(viewport, LEFT, pos=start)
    stops = [start, targets[way % len(targets)], corners[way % 4], targets[-1 - way % len(targets)], start]
    for point in _path(stops, steps):
        yield _frame(bench, lambda point=point: QTest.mouseMove(viewport, point))
    if model.in_hand != source:
        raise CannotMeasure(f"{source} was not lifted by the drag")
    QTest.keyClick(view, Qt.Key.Key_Escape)
    QTest.mouseRelease(viewport, LEFT, pos=start)
    bench.settle(0.3)


def _hover(bench: Bench, steps: int) -> list[Frame]:
    """The pointer crosses the table and its pieces without taking any."""
    viewport = bench.page.view.viewport()
    rect = viewport.rect()
    stops = [rect.center(), rect.bottomRight(), rect.topLeft(), rect.topRight(), rect.bottomLeft(), rect.center()]
    frames = [_frame(bench, lambda point=point: QTest.mouseMove(viewport, point)) for point in _path(stops, steps)]
    bench.settle(0.3)
    return frames


def _path(stops: list[QPoint], steps: int) -> Iterator[QPoint]:
    """``steps`` points on the way through the stops, each leg with the same number."""
    legs = len(stops) - 1
    for i in range(1, steps + 1):
        leg = min((i - 1) * legs // steps, legs - 1)
        t = i * legs / steps - leg
        a, b = QPointF(stops[leg]), QPointF(stops[leg + 1])
        yield (a + (b - a) * t).toPoint()


def _film(bench: Bench, number: int) -> tuple[float, list[Frame]]:
    """Plays to a decision that sets a sentinel going, takes it, and watches its film to the end."""
    page = bench.open(seed=11 + number)
    model, player = page.model, page.desk.player
    policy = Policy(opened(), "greedy", number)
    model.films = False
    while True:
        action = policy.choose(model.session.state)
        if action is None:
            raise CannotMeasure("no sentinel took a turn in a whole game")
        position = model.session.position
        model.submit(action)
        beats = model.session.entries[position + 1].beats
        kinds = {event.kind for beat in beats for event in beat.events}
        if len(beats) >= BUSY_BEATS and any("sentinel" in kind for kind in kinds):
            break
    model.seek(position)
    bench.settle(0.4)
    model.films = True
    paints = Paints(page.view.viewport())
    begun = perf_counter()
    model.submit(action)
    bench.application.processEvents()
    first = (perf_counter() - begun) * 1000
    frames: list[Frame] = []
    wall = busy = 0.0
    limit = perf_counter() + PATIENCE
    while player.playing and perf_counter() < limit:
        seen = paints.count
        took, worked = _frame(bench, lambda: None)
        wall, busy = wall + took, busy + worked  # the clock's tick and its repaint come out of two looks at the queue
        if paints.count > seen:
            frames.append((wall, busy))
            wall = busy = 0.0
        elif took < WORK:
            wall = busy = 0.0
            sleep(0.0005)
    if not frames:
        raise CannotMeasure("the sentinel's turn had no film")
    return first, frames


class Bare:
    """A view with nothing but a background and one pixmap that moves."""

    def __init__(self, bench: Bench, view: Any) -> None:
        self._bench = bench
        picture = view.grab()
        self._scene = QGraphicsScene(QRectF(view.viewport().rect()))
        self.view = QGraphicsView(self._scene)
        self.view.setFrameShape(QFrame.Shape.NoFrame)
        self.view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.view.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.view.setRenderHints(QPainter.RenderHint.Antialiasing)
        self._scene.addItem(QGraphicsPixmapItem(picture))
        self._piece = QGraphicsPixmapItem(picture.copy(0, 0, 64, 96))
        self._scene.addItem(self._piece)
        self.view.resize(view.size())

    def drag(self, steps: int) -> list[float]:
        """Across in the same manner: the piece is set where the mouse is."""
        self._bench.window.hide()  # without a window manager it would see the mouse too
        self.view.show()
        self._bench.settle(0.2)
        paints = Paints(self.view.viewport())
        rect = self.view.viewport().rect()
        stops = [rect.center(), rect.bottomRight(), rect.topLeft(), rect.topRight(), rect.center()]
        frames = []
        for point in _path(stops, steps):

            def act(point: QPoint = point) -> None:
                QTest.mouseMove(self.view.viewport(), point)
                self._piece.setPos(self.view.mapToScene(point))

            frames.append(_frame(self._bench, act)[0])
        if paints.count < steps // 2:
            raise CannotMeasure("the bare view was not repainted")
        self.view.hide()
        self._bench.window.show()
        self._bench.settle(0.2)
        return frames

    def close(self) -> None:
        """Throws view and scene away."""
        self.view.close()
        self.view.deleteLater()
        self._scene.deleteLater()


if __name__ == "__main__":
    sys.exit(main(__doc__, COUNTS, figures))
