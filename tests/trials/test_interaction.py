"""Interaction (trials 11, 12, 13 and 15; 14 is in test_whole_games)."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower import actions as act
from arcology.ui.scene.items import PieceItem, rest_pose
from tests.app.toy_program import button
from tests.trials.conftest import OpenTable
from tests.trials.hands import NONE, Person
from tests.trials.players import Greedy
from tests.trials.test_whole_games import check_end_page


def at_rest(person: Person) -> list[str]:
    """What does not lie as the table says, whole and where it belongs."""
    desk = person.page.desk
    wrong = [id for id in person.model.table.pieces if id not in desk.scene.pieces]
    for item in desk.scene.items():
        if isinstance(item, PieceItem):
            piece = person.model.table.pieces.get(item.piece.id)
            if piece is None or item is not desk.scene.pieces[piece.id]:
                wrong.append(f"ghost of {item.piece.id}")
            elif item.pose != rest_pose(desk.scene.layout.pose(piece.at), piece) or item.opacity() != 1.0:
                wrong.append(piece.id)
    return wrong


BREAKS: dict[str, Callable[[Person], object]] = {
    "Esc": lambda person: person.key(Qt.Key.Key_Escape),
    "focus lost": lambda person: QApplication.sendEvent(person.page.view, QFocusEvent(QEvent.Type.FocusOut)),
    "another window": lambda person: QApplication.sendEvent(person.page.view, QEvent(QEvent.Type.WindowDeactivate)),
    "released outside": lambda person: person.release(person.page.rail.mapTo(person.window, QPoint(60, 60))),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_drag_that_is_broken_off_leaves_nothing_behind(table: OpenTable, how: str) -> None:
    """11: the piece is back, no ghost, nothing decided, and the next drag works."""
    person = table()
    move = next(o for o in person.model.offers.offers if isinstance(o.action, act.Move))
    person.lift("meeple.0")
    person.move(person.at(person.page.desk.scene.rect(move.target).center()))
    BREAKS[how](person)
    person.release(person.at(person.page.desk.scene.rect(move.target).center()))
    assert person.model.in_hand is None
    assert person.page.desk.bench.ghost.piece is None
    assert not person.page.desk.bench.targets.areas
    assert at_rest(person) == []
    assert person.model.session.position == 0
    person.decide(move.action)


def test_a_window_resized_during_a_film_ends_in_the_right_layout(table: OpenTable, qtbot: QtBot) -> None:
    """11: in the middle of a turn of the sentinels the window changes its size twice."""
    person = table(speed="fast")
    player = person.page.desk.player
    person.model.submit(next(o.action for o in person.model.offers.offers if isinstance(o.action, act.Pass)))
    assert player.playing
    for size in ((1024, 600), (1500, 860)):
        QTest.qWait(60)
        person.window.resize(*size)
    qtbot.waitUntil(lambda: not player.playing, timeout=15000)
    assert at_rest(person) == []
    view = person.page.view
    assert view.fitted
    assert view.zoom == view.fit_zoom()
    seen = view.viewportTransform().mapRect(person.page.desk.scene.bounds)
    assert view.viewport().rect().adjusted(-2, -2, 2, 2).contains(seen.toRect())


def test_a_drop_over_two_places_means_the_one_covered_more(table: OpenTable) -> None:
    """12: between two sectors the meeple goes to the one it covers more."""
    person = table()
    scene = person.page.desk.scene
    places = [t for t in person.model.targets("meeple.0") if isinstance(t, Spot)]
    left, right = next(
        (a, b) for a in places for b in places if a.zone == b.zone and int(b.slot) == int(a.slot) + 1 and a.slot != "0"
    )
    one, other = scene.rect(left), scene.rect(right)
    middle = QPointF((one.center().x() + other.center().x()) / 2, one.center().y())
    for side, wanted in ((-8, left), (8, right)):
        person.lift("meeple.0")
        offset = person.page.desk.bench.ghost.middle - person._hand
        end = person.at(middle + QPointF(side, 0) - offset)
        person.move(end - QPoint(10, 0))
        person.move(end)
        area = person.page.desk.bench.ghost.area()
        covered = {t: area.intersected(scene.rect(t)).width() for t in (left, right)}
        assert covered[wanted] == max(covered.values())
        assert person.page.desk.bench.targets.hot == wanted
        person.release(end)
        action = person.model.session.timeline.current.action
        assert (action.floor, action.col) == (int(wanted.zone.split(".")[1]), int(wanted.slot))
        person.model.seek(0)


def test_a_drop_where_it_is_not_allowed_returns_the_piece_and_says_why(table: OpenTable) -> None:
    """12: the reason stands at the place with its rule, and in the rail as well."""
    person = table()
    allowed = person.model.targets("meeple.0")
    far = next(Spot("floor.2", str(c)) for c in range(6, 0, -1) if Spot("floor.2", str(c)) not in allowed)
    end = person.at(person.page.desk.scene.rect(far).center())
    person.lift("meeple.0")
    person.move(end - QPoint(6, 0))
    person.move(end)
    person.release(end)
    note = person.page.desk.bench.note
    assert note.shown
    assert note.refusal is not None
    assert note.refusal.rule.startswith("CDT-")
    assert person.page.view.viewport().rect().contains(note.area.toRect())
    assert button(person.page.rail.offers, f"Rule {note.refusal.rule}").isVisible()
    person.page.desk.player.finish()
    assert at_rest(person) == []
    assert person.model.session.position == 0


@pytest.mark.parametrize("scale", ["1.25", "1.5", "2"])
def test_what_is_dragged_has_the_size_of_the_piece_at_every_scale(scale: str, tmp_path: Path) -> None:
    """13: hit areas coincide with what is drawn, and what is in the hand with its piece."""
    environment = {
        **os.environ, "QT_SCALE_FACTOR": scale,
        "ARCOLOGY_STATE": str(tmp_path / "state"), "ARCOLOGY_CONFIG": str(tmp_path / "config"),
    }  # fmt: skip
    done = subprocess.run(
        [sys.executable, "-m", "tests.trials.scaled"], env=environment, capture_output=True, text=True, timeout=120
    )
    lines = done.stdout.splitlines()
    assert done.returncode == 0, done.stdout + done.stderr
    assert float(lines[0]) == float(scale)


def test_with_a_question_open_the_board_can_be_moved_zoomed_and_read(table: OpenTable) -> None:
    """15: wheel, drag on the felt, reader and magnifier work while a decision is asked for; the question stays."""
    person, bot = table(), Greedy()
    for _ in range(60):
        if person.model.ask is not None and not person.model.ask.kind.endswith("turn"):
            break
        person.decide(bot.choose(person.model))
    before, prompt, view = person.digest, person.model.prompt, person.page.view
    middle = person.page.view.mapTo(person.window, view.rect().center())
    zoom = view.zoom
    QTest.wheelEvent(person.handle, middle, QPoint(0, 240))
    QApplication.processEvents()
    assert view.zoom > zoom
    centre = view.to_table(QPointF(view.viewport().rect().center()))
    felt = next(
        QPoint(x, y)
        for x in range(5, view.width(), 15)
        for y in range(5, view.height(), 15)
        if person.page.desk.scene.piece_at(view.to_table(QPointF(x, y)), person.model.graspable) is None
    )
    start = view.mapTo(person.window, felt)
    person.drag(start, start + QPoint(60, 40))
    assert view.to_table(QPointF(view.viewport().rect().center())) != centre
    person.key(Qt.Key.Key_Home)
    person.move(person.at(person.page.desk.scene.rect("sentinel.1").center()))
    assert person.model.focus is not None
    QTest.mousePress(person.handle, Qt.MouseButton.MiddleButton, NONE, middle)
    assert view.magnifier.active
    QTest.mouseRelease(person.handle, Qt.MouseButton.MiddleButton, NONE, middle)
    assert (person.digest, person.model.prompt) == (before, prompt)
    person.decide(bot.choose(person.model))


def test_the_end_page_can_be_closed_to_see_table_and_log(table: OpenTable) -> None:
    """15: the final board and the whole log stay to be looked at; the page never lies over the table."""
    person, bot = table(), Greedy()
    while person.model.outcome is None:
        person.model.submit(bot.choose(person.model))
    check_end_page(person)
    end, view = person.page.rail.end, person.page.view
    assert (
        not view.rect()
        .translated(view.mapTo(person.window, QPoint(0, 0)))
        .intersects(end.rect().translated(end.mapTo(person.window, QPoint(0, 0))))
    )
    person.click_on(button(end, "Final table"))
    QApplication.processEvents()
    assert not end.isVisible()
    assert person.page.rail.log.list.isVisible()
    assert person.page.rail.log.rows.rowCount() >= person.model.session.position
    person.click(person.at(person.page.desk.scene.rect("sentinel.0").center()))
    assert at_rest(person) == []
