"""The table of Cytress in the window: hands on pieces that are all the same, what is shown before a choice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cytress.bot import GreedyBot
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.test_two_games import window

__all__ = ["window"]
LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., TablePage]


@pytest.fixture
def table(window: MainWindow) -> Open:
    """A solo game, played on until a question of a kind."""

    def open_(until: str, seed: int = 7) -> TablePage:
        window.services.settings.speed = "instant"
        window.use_settings(window.services.settings)
        window.resize(1600, 900)
        window.play(NewGame("cytress", 1, seed))
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
    model.submit(bot.choose(model.rules.observe(state, 0), model.rules.legal(state), context))


def place(page: TablePage, piece: str) -> QPoint:
    """Where a piece is in the view, in pixels."""
    return page.view.viewportTransform().map(page.desk.scene.rect(piece).center()).toPoint()


def drag(page: TablePage, piece: str, target: str) -> None:
    port, start, end = page.view.viewport(), place(page, piece), place(page, target)
    QTest.mousePress(port, LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * part / 8)
    QTest.mouseRelease(port, LEFT, pos=end)
    QApplication.processEvents()


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
