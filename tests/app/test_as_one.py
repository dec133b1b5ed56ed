"""Table and rail tell the same at each moment; bubbles and marks stay where they belong."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower.actions import Move, Pass, ResolveHide
from arcology.ui.art.chrome import Pill
from arcology.ui.panels.where import WherePanel
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.test_finish import open_tower
from tests.app.toy_program import MakeWindow, children, start_game

OpenTower = Callable[..., TablePage]
FAR = Spot("track.0", "5")
__all__ = ["open_tower"]


def said(panel: WherePanel) -> str:
    """What the pill of the rail says about the turn."""
    pill = panel.findChild(Pill)
    assert pill is not None
    return pill.accessibleName()


@pytest.mark.parametrize("seats", [1, 2])
def test_the_rail_and_the_seat_card_agree_in_every_scene_of_a_film(open_tower: OpenTower, seats: int) -> None:
    page = open_tower(players=seats, speed="slow")
    model = page.model
    told: list[tuple[bool, bool]] = []

    def compare() -> None:
        cards = [dict(page.desk.scene.table.pieces[f"player.{seat}"].facts)["active"] for seat in range(seats)]
        turn = model.turn
        assert [seat == turn for seat in range(seats)] == cards
        if seats == 1:
            told.append((bool(cards[0]), said(page.rail.where) == "Your turn"))

    model.scene_reached.connect(lambda _: compare())
    for _ in range(2 * seats + 2):
        offers = [offer.action for offer in model.offers.offers]
        model.submit(next((action for action in offers if isinstance(action, Pass)), offers[0]))
        while page.desk.player.playing:
            QApplication.processEvents()
            compare()
            page.desk.player._now += 400  # the film runs faster, no scene is left out
    compare()
    assert all(card == rail for card, rail in told)
    if seats == 1:
        assert {card for card, _ in told} == {True, False}, "there were moments of both kinds"


def test_the_focus_ring_travels_with_its_piece(open_tower: OpenTower, qtbot: QtBot) -> None:
    page = open_tower(speed="slow")
    page.view.setFocus()
    marks, scene = page.desk.bench.marks, page.desk.scene
    marks.focus("meeple.0")
    move = next(o.action for o in page.model.offers.offers if isinstance(o.action, Move) and o.action.col == 3)
    page.model.submit(move)
    assert page.model.film_runs
    start = scene.pieces["meeple.0"].pose
    qtbot.waitUntil(lambda: scene.pieces["meeple.0"].pose != start)
    ring = marks._focus
    assert ring is not None
    pose = scene.pieces["meeple.0"].pose
    assert (ring.pos() - QPointF(pose.x, pose.y)).manhattanLength() < 1


def test_a_refusal_goes_when_a_sheet_opens_and_is_never_in_a_picture(make_window: MakeWindow) -> None:
    window: MainWindow = make_window()
    start_game(window)
    page = window.page
    assert page is not None
    plain = QImage.fromData(page.picture())
    page.desk.bench.marks.focus("meeple.0")
    page.model.drop("meeple.0", FAR)
    assert page.desk.bench.note.shown
    assert QImage.fromData(page.picture()) == plain
    assert not page.desk.bench.note.shown
    assert page.desk.bench.marks.focused == "meeple.0", "the keyboard stays where it was"
    page.model.drop("meeple.0", FAR)
    assert page.desk.bench.note.shown
    QTest.keyClick(page.view, Qt.Key.Key_F1)
    assert window.sheets.sheet is not None
    assert not page.desk.bench.note.shown


@pytest.mark.parametrize("by", ["pointer", "focus"])
def test_a_button_tells_its_consequence_before_it_is_pressed(open_tower: OpenTower, by: str) -> None:
    page = open_tower(1366, 900)
    model = page.model
    for _ in range(200):
        offers = [offer.action for offer in model.offers.offers]
        if any(isinstance(action, ResolveHide) for action in offers):
            break
        moves = [action for action in offers if isinstance(action, Move) and action.col in (3, 4)]
        model.submit(moves[0] if moves else offers[-1])
    button = next(b for b, o in page.rail.offers.offers().items() if o.action == ResolveHide(0, 0))
    if by == "pointer":
        middle = QPointF(button.rect().center())
        QApplication.sendEvent(button, QEnterEvent(middle, middle, middle))
    else:
        button.setFocus(Qt.FocusReason.TabFocusReason)
    words = " ".join(label.text() for label in children(page.rail.offers, QLabel))
    assert "Your turn ends" in words
    assert "After your turn:" in words
    if by == "pointer":
        QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
        assert "Your turn ends" not in " ".join(label.text() for label in children(page.rail.offers, QLabel))
