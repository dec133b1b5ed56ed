"""The table of Cytress in the window: hands on pieces that are all the same, what is shown before a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cytress.bot import GreedyBot
from arcology.ui.scene.rim import rim
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.dragging import LEFT, drag, place
from tests.app.test_two_games import window
from tests.ui.pointer import move

__all__ = ["window"]
Open = Callable[..., TablePage]


@pytest.fixture
def table(window: MainWindow) -> Open:
    """A game, solo without more words, played on until a question of a kind."""

    def open_(until: str, seed: int = 7, players: int = 1) -> TablePage:
        window.services.settings.speed = "instant"
        window.services.settings.curtain = "off"
        window.use_settings(window.services.settings)
        window.resize(1600, 900)
        window.play(NewGame("cytress", players, seed))
        page = window.page
        assert page is not None
        for _ in range(60):
            assert page.model.ask is not None
            if page.model.ask.kind == f"cytress.ask.{until}":
                break
            decide(page)
        QApplication.processEvents()
        return page

    return open_


def decide(page: TablePage) -> None:
    model: Any = page.model
    bot, state = GreedyBot(), model.session.state
    context = BotContext(model.rules, new_luck(1))
    model.submit(bot.choose(model.rules.observe(state, model.ask.seat), model.rules.legal(state), context))
    if model.viewer != model.ask.seat:
        page.viewing.follow()
        QTest.qWait(1)


def test_every_ship_at_home_can_be_taken(table: Open) -> None:
    page = table("ship")
    port, ship = page.view.viewport(), place(page, "ship.0.2")
    QTest.mouseMove(port, ship)
    assert port.cursor().shape() == Qt.CursorShape.OpenHandCursor
    QTest.mouseClick(port, LEFT, pos=ship)
    assert page.desk.bench.targets.lit, "the pads glow, whichever ship it is"
    QTest.mouseClick(port, LEFT, pos=ship)
    assert not page.desk.bench.targets.lit
    before = page.model.position
    drag(page, "ship.0.2", "pad.fixer")
    assert page.model.position == before + 1
    assert page.model.session.state.players[0].ships_home == 2


def test_every_crew_in_reserve_can_be_taken(table: Open) -> None:
    page = table("hex")
    drag(page, "reserve.0.2", page.model.offers.offers[0].target)
    assert page.model.session.state.players[0].reserve == 14


def test_a_hex_is_what_is_drawn_and_not_the_rectangle_around_it(table: Open) -> None:
    page = table("hex")
    bench = page.desk.bench
    bench.lift(page.model.offers.sources()[0])
    places, steps = bench.targets.areas, [(x, y) for x in (-15, 0, 15) for y in (-20, -10, 0, 10, 20)]
    taken = 0
    for piece in (one for one in page.desk.scene.pieces if one.startswith("hex.")):
        middle = page.desk.scene.rect(piece).center()
        for x, y in steps:
            at = middle + QPointF(x, y)
            meant = bench.meant_at(at)
            assert meant == (piece if piece in places else None), (piece, x, y)
            taken += meant is not None
    assert taken == len(places) * len(steps) > 0


def test_light_goes_round_a_hex_and_leaves_the_corners_of_its_rectangle_alone(table: Open) -> None:
    page = table("hex")
    scene, bench = page.desk.scene, page.desk.bench
    bench.lift(page.model.offers.sources()[0])
    target = next(iter(bench.targets.areas))
    w, h = (scene.rect(target).size() * scene.zoom).toTuple()
    edge = rim(QRectF(0, 0, w, h), scene.corners(target))(0, 8)
    assert edge.contains(QPointF(w / 2, 4))
    assert not edge.contains(QPointF(4, 4))
    assert scene.corners("pad.fixer") == ()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600)])
def test_what_influence_spaces_bring_can_be_read_on_all_of_them(table: Open, size: tuple[int, int]) -> None:
    page = table("influence", players=4)
    page.window().resize(*size)
    QApplication.processEvents()
    page.desk.bench.lift(page.model.offers.sources()[0])
    boxes = page.desk.bench.targets.boxes
    assert len(boxes) == len(page.desk.bench.targets.areas) == 8
    assert not any(one.intersects(other) for number, one in enumerate(boxes) for other in boxes[:number])


def test_the_card_that_was_chosen_is_ticked_until_its_crew_stands(table: Open) -> None:
    page = table("card")
    marks, offer = page.desk.bench.marks, page.model.offers.offers[0]
    assert marks.chosen == ()
    assert page.model.submit(offer.action)
    assert marks.chosen == (offer.source,)
    assert page.model.step_back()
    assert marks.chosen == ()
    assert page.model.submit(offer.action)
    with page.desk.bare():
        assert marks.chosen == (), "not on the picture for the library"
    assert marks.chosen == (offer.source,)
    assert page.model.submit(page.model.offers.offers[0].action)
    assert marks.chosen == ()


def test_the_rebel_one_is_asked_to_send_is_lit_and_its_board_stands_for_it(table: Open) -> None:
    page = table("influence", players=2)
    model, rebel = page.model, page.model.offers.sources()[0]
    assert dict(model.table.pieces[rebel].facts)["ready"]
    refused: list[object] = []
    model.refused.connect(lambda *told: refused.append(told))
    port, at, before = page.view.viewport(), place(page, "rebel_board") - QPoint(20, 40), model.position
    QTest.mousePress(port, LEFT, pos=at)
    for away in (10, 30, 20):
        move(port, at - QPoint(0, away))
    ghost = page.desk.bench.ghost
    assert ghost.piece == rebel
    assert ghost.area().contains(page.view.to_table(QPointF(at - QPoint(0, 20)))), "in the hand, not beside it"
    QTest.mouseRelease(port, LEFT, pos=at - QPoint(0, 20))
    assert not refused, "put back where it was taken from"
    assert model.position == before
    page.desk.bench.marks.focus("rebel_board")  # where it is after the question which side to play
    QTest.keyClick(port, Qt.Key.Key_Return)
    assert page.desk.bench.ghost.piece == rebel
    QTest.keyClick(port, Qt.Key.Key_Escape)
    drag(page, "rebel_board", "district.rovers")
    assert model.position > before
    assert not refused
    assert not dict(model.table.pieces[rebel].facts)["ready"]
