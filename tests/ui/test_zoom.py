"""Zooming and panning, sharp sprites, and hit areas that coincide with what is drawn."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QTransform, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.ui.scene.bubble import Block, Bubble, Window
from arcology.ui.scene.marks import GAP, MARGIN
from arcology.ui.scene.sprites import STEPS, snapped
from tests.ui.conftest import LEFT, ToyTable, track
from tests.ui.drawn import check
from tests.ui.pointer import move

ROOT = Path(__file__).resolve().parents[2]


def wheel(table: ToyTable, at: QPoint, notches: int) -> None:
    position = QPointF(at)
    event = QWheelEvent(
        position, QPointF(table.view.viewport().mapToGlobal(at)), QPoint(), QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier, Qt.ScrollPhase.NoScrollPhase, False,
    )  # fmt: skip
    QApplication.sendEvent(table.view.viewport(), event)


def test_the_table_fits_at_first_and_after_every_resize_until_somebody_zooms(table: ToyTable) -> None:
    assert table.view.zoom == table.view.fit_zoom()
    table.view.resize(500, 400)
    assert table.view.zoom == table.view.fit_zoom()
    table.view.zoom_by(1.5)
    zoom = table.view.zoom
    table.view.resize(900, 560)
    assert table.view.zoom == zoom
    table.key(Qt.Key.Key_Home)
    assert table.view.zoom == table.view.fit_zoom()


def test_the_wheel_zooms_on_the_pointer(table: ToyTable) -> None:
    at = table.at("rover")
    before = table.view.to_table(QPointF(at))
    wheel(table, at, 3)
    after = table.view.to_table(QPointF(at))
    assert table.view.zoom > table.view.fit_zoom() * 1.5
    assert (after - before).manhattanLength() < 2.0 / table.view.zoom
    wheel(table, at, -3)
    assert table.view.zoom * STEPS == round(table.view.zoom * STEPS), "zoom stays on its steps"


def test_every_notch_changes_the_zoom(table: ToyTable) -> None:
    zooms = [table.view.zoom]
    for _ in range(6):
        wheel(table, table.at("rover"), -1)
        zooms.append(table.view.zoom)
    assert zooms[0] > zooms[1] > zooms[2]
    assert min(zooms) > 0.1


def test_dragging_the_felt_pans_and_a_question_stays_open(table: ToyTable) -> None:
    table.click("meeple.0")
    assert table.bench.targets.lit
    wheel(table, table.at("meeple.0"), 2)
    before = table.view.to_table(QPointF(0, 0))
    felt = table.at((360.0, 200.0))
    table.hands.cancel()
    QTest.mousePress(table.view.viewport(), LEFT, pos=felt)
    move(table.view.viewport(), felt + QPoint(60, 20))
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=felt + QPoint(60, 20))
    moved = table.view.to_table(QPointF(0, 0)) - before
    assert moved.x() * table.view.zoom == pytest.approx(-60, abs=1.5)
    assert moved.y() * table.view.zoom == pytest.approx(-20, abs=1.5)
    assert table.session.position == 0
    table.drag("meeple.0", track(1))
    assert table.session.state.spaces[0] == 1


def test_zooming_with_a_piece_in_the_hand_keeps_it(table: ToyTable) -> None:
    table.click("meeple.0")
    wheel(table, table.at("meeple.0"), 2)
    assert table.model.in_hand == "meeple.0"
    table.click(track(2))
    assert table.session.state.spaces[0] == 2


def test_a_bubble_stays_beside_its_place_and_inside_the_window(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(size=(420, 300))
    window = table.view.viewport().rect()
    for zoom in (1.0, 1.7, 2.2):
        table.view.fit()
        table.view.zoom_by(zoom)
        table.view.ensure(table.scene.rect("meeple.0"))
        table.click("meeple.0")
        table.bench.aim(track(1))
        assert table.bench.callout.shown
        assert window.contains(table.bench.callout.area.toRect()), zoom
        table.hands.cancel()


def test_sprites_are_drawn_again_when_the_zoom_stands_still(table: ToyTable, qtbot: QtBot) -> None:
    item = table.scene.pieces["deck"]
    before = item.pixmap().width()
    wheel(table, table.at("deck"), 2)
    assert item.pixmap().width() == before, "not while zooming"
    qtbot.waitUntil(lambda: not table.scene.stale(), timeout=2000)
    assert item.pixmap().width() > before
    assert item.scale() * table.view.zoom == 1.0


@pytest.mark.parametrize("zoom", [1.0, 1.3, 2.1, 0.7])
def test_hit_areas_coincide_with_what_is_drawn_at_every_zoom(table: ToyTable, zoom: float) -> None:
    table.view.look(table.scene.rect("deck").center(), snapped(zoom))
    table.view.sharpen()
    assert check(table.view, "deck") == []


@pytest.mark.slow
@pytest.mark.parametrize("scale", ["1", "1.25", "1.5", "2"])
def test_hit_areas_coincide_with_what_is_drawn_at_every_scale_of_the_screen(scale: str) -> None:
    run = subprocess.run(
        [sys.executable, "-m", "tests.ui.drawn"],
        env={**os.environ, "QT_SCALE_FACTOR": scale, "QT_QPA_PLATFORM": "offscreen"},
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=60,
        check=False,
    )
    assert run.returncode == 0, run.stdout + run.stderr
    assert float(run.stdout.split()[0]) == float(scale)


def test_alt_and_the_middle_button_enlarge_the_piece_under_the_pointer(table: ToyTable) -> None:
    QTest.mousePress(table.view.viewport(), Qt.MouseButton.MiddleButton, pos=table.at("deck"))
    magnifier = table.view.magnifier
    assert magnifier.isVisible()
    assert magnifier.piece == "deck"
    assert magnifier.width() > 2 * table.scene.rect("deck").width() * table.view.zoom
    assert table.view.rect().contains(magnifier.geometry())
    QTest.mouseRelease(table.view.viewport(), Qt.MouseButton.MiddleButton, pos=table.at("deck"))
    assert not magnifier.isVisible()


def test_another_theme_and_text_size_draw_everything_anew(table: ToyTable) -> None:
    from tests.ui.toy_art import toy_studio

    before = table.view.grab().toImage()
    table.desk.use_studio(toy_studio("light", 1.5))
    assert table.view.grab().toImage() != before
    assert table.at_home("meeple.0")


def test_the_table_cannot_be_panned_out_of_sight(table: ToyTable) -> None:
    table.view.zoom_by(1.5)
    for _ in range(10):
        QTest.mousePress(table.view.viewport(), LEFT, pos=QPoint(20, 20))
        move(table.view.viewport(), QPoint(850, 520))
        QTest.mouseRelease(table.view.viewport(), LEFT, pos=QPoint(850, 520))
    middle = table.view.to_table(QPointF(table.view.viewport().rect().center()))
    assert table.scene.bounds.adjusted(-2, -2, 2, 2).contains(middle)


def test_the_focus_ring_fits_its_piece_before_anything_is_sharp_again(table: ToyTable) -> None:
    table.hands.find_focus()
    ring = table.bench.marks._focus
    assert ring is not None
    before, zoom = ring.boundingRect().width() - 2 * MARGIN, table.view.zoom
    table.view.zoom_by(0.5)
    ring = table.bench.marks._focus
    assert ring is not None
    after = ring.boundingRect().width() - 2 * MARGIN
    assert (after - 2 * GAP) / (before - 2 * GAP) == pytest.approx(table.view.zoom / zoom, abs=0.03)


def test_a_bubble_whose_side_changes_points_at_its_piece(table: ToyTable) -> None:
    bubble, scene = Bubble(table.view.table_scene, 1.0), table.view.table_scene
    rect = scene.rect("meeple.0")
    low = Window(QTransform.fromTranslate(200 - rect.center().x(), 380 - rect.center().y()), QRectF(0, 0, 400, 400))
    high = Window(QTransform.fromTranslate(200 - rect.center().x(), 20 - rect.center().y()), QRectF(0, 0, 400, 400))
    bubble.put([Block(60, lambda p, row: None)], "meeple.0", low, QColor("white"))
    drawn = bubble._stamp
    assert bubble.area.bottom() < 380, "it is above its piece"
    bubble.follow(high)
    assert bubble.area.top() > 20, "it is below its piece"
    assert bubble._stamp is not drawn, "with its tip at the other side"
    assert [item for item in scene.items() if item in (drawn, bubble._stamp)] == [bubble._stamp]
