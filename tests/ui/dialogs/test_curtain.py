"""The curtain by itself: its doors, its words and what lifts it. What it hides is tested with the whole program."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator
from arcology.ui.art.airlock import Airlock
from arcology.ui.art.chrome import Look
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.palette import Theme, luminance, palette
from arcology.ui.art.studio import Studio
from arcology.ui.dialogs.curtain import Curtain, Guest

LEFT = Qt.MouseButton.LeftButton
WORDS = Translator(Catalogues([data_root() / "translations"]))
LONG = "Anne-Marie von Hohenzollern-Sigmaringen"


class Clock:
    """Doors that move when the test says so."""

    def __init__(self) -> None:
        self.moves: list[tuple[Callable[[float], None], Callable[[], None] | None]] = []

    def glide(self, ms: int, show: Any, done: Any = None, ease: str = "out") -> None:
        self.moves.append((show, done))

    def end(self, number: int = -1) -> None:
        show, done = self.moves[number]
        show(1.0)
        done() if done is not None else None


class Stage:
    """A room with a curtain in it, and a control below it."""

    def __init__(self, size: tuple[int, int], theme: Theme, scale: float) -> None:
        self.clock = Clock()
        self.room = QWidget()
        self.room.resize(*size)
        self.below = QLabel("secret", self.room)
        self.below.setGeometry(0, 0, *size)
        look = Look(Studio(palette(theme, "cytress"), load_fonts(), WORDS, scale))
        self.curtain = Curtain(look, self.clock, self.room)
        self.asked = 0
        self.curtain.lift_asked.connect(self._ask)

    def _ask(self) -> None:
        self.asked += 1


@pytest.fixture
def make_stage(qtbot: QtBot) -> Callable[..., Stage]:
    def make(size: tuple[int, int] = (900, 600), theme: Theme = "dark", scale: float = 1.0) -> Stage:
        stage = Stage(size, theme, scale)
        qtbot.addWidget(stage.room)
        with qtbot.waitActive(stage.room):
            stage.room.show()
            stage.room.activateWindow()
        return stage

    return make


GUEST = Guest("Vex", 1, "triangle")


def test_closed_it_covers_everything(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage()
    stage.below.setStyleSheet("background: #00ff00")
    stage.curtain.fall(GUEST)
    half = _greens(stage)
    assert half > 0, "the doors are still on their way"
    stage.clock.end()
    assert stage.curtain.down
    assert _greens(stage) == 0


def _greens(stage: Stage) -> int:
    picture = stage.room.grab().toImage()
    points = ((x, y) for x in range(0, picture.width(), 5) for y in range(0, picture.height(), 5))
    return sum(picture.pixelColor(x, y).getRgb()[:3] == (0, 255, 0) for x, y in points)


def test_until_the_doors_have_met_nothing_lifts_it(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage()
    stage.curtain.fall(GUEST)
    QTest.keyClick(stage.curtain, Qt.Key.Key_Return)
    QTest.mousePress(stage.curtain, LEFT)
    stage.clock.end()
    QTest.mouseRelease(stage.curtain, LEFT)
    assert stage.asked == 0, "that press began before"
    QTest.mouseClick(stage.curtain, LEFT)
    assert stage.asked == 1


def test_a_hand_that_slips_off_does_not_lift_it(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage()
    stage.curtain.fall(GUEST, at_once=True)
    QTest.mousePress(stage.curtain, LEFT)
    QTest.mouseRelease(stage.curtain, LEFT, pos=QPoint(1800, 1200))
    QTest.mouseClick(stage.curtain, Qt.MouseButton.RightButton)
    assert stage.asked == 0


def test_doors_that_are_called_back_do_not_close(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage()
    shut: list[None] = []
    stage.curtain.shut.connect(lambda: shut.append(None))
    stage.curtain.fall(GUEST)
    stage.curtain.rise()
    stage.clock.end(0)
    assert (shut, stage.curtain.down) == ([], False)
    stage.clock.end(1)
    assert not stage.curtain.isVisible()


def test_somebody_else_is_named_on_closed_doors(make_stage: Callable[..., Stage]) -> None:
    stage = make_stage()
    stage.curtain.fall(GUEST, at_once=True)
    before = stage.room.grab().toImage()
    stage.curtain.fall(Guest("Kestrel", 0, "circle"))
    assert stage.clock.moves == []
    assert stage.curtain.accessibleName() == "Pass the screen to Kestrel."
    assert stage.curtain.button.text() == "I am Kestrel"
    assert stage.room.grab().toImage() != before


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_seat_lights_the_doors_in_its_colour(make_stage: Callable[..., Stage], theme: Theme) -> None:
    stage = make_stage(theme=theme)
    tints = []
    for tone in range(5):
        stage.curtain.fall(Guest("Vex", tone, ""), at_once=True)
        lock = stage.curtain._lock
        picture = stage.room.grab().toImage()
        sign = picture.pixelColor(round(lock.x), round(lock.y))
        seat = palette(theme, "cytress").seat(tone)
        assert abs(sign.hueF() - seat.hueF()) < 0.08 or seat.saturationF() < 0.3
        tints.append(sign.rgb())
        corner = picture.pixelColor(12, picture.height() // 2)
        assert (luminance(corner) < 0.2) == (theme == "dark")
    assert len(set(tints)) == 5


def test_the_doors_meet_on_one_line() -> None:
    lock = Airlock(QRectF(0, 0, 1000, 700), 500, 280, 100)
    left, right = lock.door("left"), lock.door("right")
    points = [QPointF(x + 0.5, y + 0.5) for x in range(0, 1000, 7) for y in range(0, 700, 7)]
    assert [point for point in points if left.contains(point) == right.contains(point)] == []


@pytest.mark.parametrize("size", [(760, 430), (1366, 700), (1920, 1020), (3840, 2100)])
@pytest.mark.parametrize("scale", [1.0, 2.0, 3.0])
@pytest.mark.parametrize("name", ["Vex", LONG])
def test_words_fit_in_every_window(
    make_stage: Callable[..., Stage], size: tuple[int, int], scale: float, name: str
) -> None:
    stage = make_stage(size, "light", scale)
    stage.curtain.fall(Guest(name, 2, ""), at_once=True)
    QApplication.processEvents()
    labels = [label for label in stage.curtain._sign.findChildren(QLabel) if label.isVisible()]
    assert len(labels) >= 2
    for label in labels:
        assert label.height() >= label.heightForWidth(label.width()), label.text()
        assert label.fontMetrics().horizontalAdvance(max(label.text().split(), key=len)) <= label.width(), label.text()
    for part in (*labels, stage.curtain.button):
        place = part.geometry().translated(stage.curtain._sign.pos())
        assert stage.curtain.rect().contains(place), f"{part.accessibleName()}: {place}"
    assert stage.curtain._name.accessibleName() == name, "a screen reader hears all of it"
    if name == "Vex":
        assert stage.curtain.button.width() >= stage.curtain.button.sizeHint().width()
