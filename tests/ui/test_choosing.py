"""Several decisions at one place: a drop takes the cheapest price, P turns to the next, a list shows all of them."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ui.conftest import LEFT, ToyTable, track
from tests.ui.pointer import move
from tests.ui.toy_boards import TwoDeeds, TwoWays


def test_a_drop_takes_the_cheapest_price_at_once_and_tells_the_others(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays())
    table.press("meeple.0")
    table.move(track(2))
    assert table.bench.callout.prices == ("Walk to space 2",), "the other price is told beside the first"
    table.release(track(2))
    assert not table.bench.chooser.shown
    assert table.session.state.spaces[0] == 1
    assert table.at_home("meeple.0")


def test_p_turns_to_the_next_price_and_the_drop_takes_it(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays())
    table.press("meeple.0")
    table.move(track(2))
    first = table.bench.callout.preview
    table.key(Qt.Key.Key_P)
    assert table.bench.callout.preview not in (None, first), "the bubble follows"
    assert table.bench.callout.prices == ("Walk to space 1",)
    assert table.heard.said[-1] == "Walk to space 2", "the screen reader says the price"
    table.release(track(2))
    assert table.session.state.spaces[0] == 2
    assert table.session.position == 1


def test_p_goes_round_and_every_place_begins_with_its_cheapest(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays())
    table.click("meeple.0")
    move(table.view.viewport(), table.at(track(2)))
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_P)
    assert table.bench.callout.prices == ("Walk to space 2",)
    table.key(Qt.Key.Key_P)
    move(table.view.viewport(), table.at((450.0, 350.0)))
    assert table.model.prices == ()
    move(table.view.viewport(), table.at(track(2)))
    assert table.bench.callout.prices == ("Walk to space 2",)
    table.key(Qt.Key.Key_Return)
    assert table.session.state.spaces[0] == 1


def test_p_and_enter_by_keyboard(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays())
    QTest.keyClick(table.view, Qt.Key.Key_Tab)
    table.key(Qt.Key.Key_Return)
    assert "P" not in table.bench.targets.letters
    table.key(Qt.Key.Key_P)
    table.key(Qt.Key.Key_Return)
    assert table.session.state.spaces[0] == 2


@pytest.mark.parametrize("way", ["shift", "right click"])
def test_all_prices_stand_in_a_list_when_they_are_asked_for(make_table: Callable[..., ToyTable], way: str) -> None:
    table = make_table(board=TwoWays())
    table.click("meeple.0")
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    move(table.view.viewport(), table.at(track(2)))
    if way == "shift":
        QTest.mouseClick(table.view.viewport(), LEFT, Qt.KeyboardModifier.ShiftModifier, table.at(track(2)))
    else:
        context_menu(table, table.at(track(2)))
    chooser = table.bench.chooser
    assert chooser.shown
    assert [offer.action.to for offer in chooser.offers] == [1, 2]
    assert chooser.chosen == 0, "the cheapest is chosen already"
    assert table.session.position == 0
    table.key(Qt.Key.Key_Down)
    assert chooser.chosen == 1
    assert not table.bench.callout.shown, "it would cover the list"
    assert table.model.weighed is chooser.offers[1], "way and gauges follow the choice"
    table.key(Qt.Key.Key_Return)
    assert table.session.state.spaces[0] == 2
    assert not chooser.shown
    assert table.at_home("meeple.0")


def test_a_right_click_during_a_drag_asks_for_the_list_too(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays())
    table.press("meeple.0")
    table.move(track(2))
    context_menu(table, table.at(track(2)))
    assert table.bench.chooser.shown
    table.release(track(2))
    assert table.bench.chooser.shown, "letting go is no answer"
    table.key(Qt.Key.Key_2)
    assert table.session.state.spaces[0] == 2


def context_menu(table: ToyTable, at: QPoint) -> None:
    """What a right click does on a system where the press opens menus."""
    where = table.view.viewport().mapToGlobal(at)
    QApplication.sendEvent(table.view.viewport(), QContextMenuEvent(QContextMenuEvent.Reason.Mouse, at, where))


def test_different_deeds_at_one_place_are_always_asked_for(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoDeeds())
    table.drag("meeple.0", track(2))
    assert table.bench.chooser.shown
    assert table.session.position == 0
    table.key(Qt.Key.Key_Return)
    assert table.session.state.spaces[0] == 1


def test_the_list_takes_digits_clicks_and_esc(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoDeeds())
    table.drag("meeple.0", track(2))
    table.key(Qt.Key.Key_Escape)
    assert table.session.position == 0
    assert table.at_home("meeple.0")
    table.drag("meeple.0", track(2))
    table.key(Qt.Key.Key_1)
    assert table.session.state.spaces[0] == 1
    table.drag("meeple.1", track(2, 1))
    area = table.bench.chooser.area
    QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(int(area.center().x()), int(area.bottom() - 20)))
    assert table.session.state.spaces[1] == 2


def test_a_double_click_on_a_place_leaves_the_list_open_that_its_first_click_opened(
    make_table: Callable[..., ToyTable],
) -> None:
    table = make_table(board=TwoDeeds())
    table.click("meeple.0")
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    table.click(track(2))
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=table.at(track(2)))
    assert table.session.position == 0
    table.key(Qt.Key.Key_Return)
    assert table.session.position == 1
