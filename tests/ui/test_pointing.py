"""Drags, clicks on pieces and places, and what happens when they are broken off."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QFocusEvent, QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.engine.offers import Gesture, Offer, OfferIndex
from arcology.engine.records import digest
from arcology.session.session import NoJournal
from arcology.session.timeline import Entry
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.rules import Move, Pass
from tests.ui.conftest import LEFT, ToyTable, track
from tests.ui.toy_art import say
from tests.ui.toy_boards import TwoWays


class Kept(NoJournal):
    def __init__(self) -> None:
        self.entries: list[Entry] = []

    def append(self, entry: Entry) -> None:
        self.entries.append(entry)


class Pressed(ToyBoard):
    """The turn is passed by pressing the rover."""

    def offer(self, s, a) -> Offer:  # type: ignore[no-untyped-def]
        offer = super().offer(s, a)
        return replace(offer, source="rover") if isinstance(a, Pass) else offer


def test_what_is_only_to_be_pressed_stays_where_it_is(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=Pressed())
    before = digest(table.session.state)
    table.press("rover")
    table.move(track(2))
    assert table.bench.ghost.piece is None
    table.release(track(2))
    assert digest(table.session.state) == before, "let go elsewhere it means nothing"
    assert not table.heard.refused
    table.click("rover")
    assert digest(table.session.state) != before


def test_a_drag_to_a_legal_place_is_the_decision(table: ToyTable) -> None:
    table.drag("meeple.0", track(2))
    assert table.session.state.spaces == [2, 0]
    assert table.at_home("meeple.0")
    assert table.scene.rect("meeple.0").center() == table.scene.rect(track(2)).center()
    assert table.heard.shown == 1
    assert table.model.in_hand is None
    assert table.heard.lifted == ["meeple.0", None]


def test_a_drag_to_an_illegal_place_changes_nothing_and_says_why(
    make_table: Callable[..., ToyTable], qtbot: QtBot
) -> None:
    journal = Kept()
    table = make_table(films=True, journal=journal)
    before = digest(table.session.state)
    table.drag("meeple.0", track(5))
    assert [(no.rule, anchor) for no, anchor in table.heard.refused] == [("TOY-MOVE-01", track(5))]
    assert table.bench.note.shown
    assert table.bench.note.refusal is table.heard.refused[0][0]
    assert digest(table.session.state) == before
    assert journal.entries == []
    assert table.session.position == 0
    assert table.heard.shown == 0
    assert not table.at_home("meeple.0"), "the copy should be on its way home"
    qtbot.waitUntil(lambda: table.at_home("meeple.0"), timeout=1000)
    assert not table.player.ticking


def test_the_rule_of_a_refusal_can_be_clicked(table: ToyTable) -> None:
    wanted: list[str] = []
    table.desk.rule_wanted.connect(wanted.append)
    table.drag("meeple.0", track(5))
    area = table.bench.note.area
    QTest.mouseClick(table.view.viewport(), LEFT, pos=QPoint(int(area.x() + 40), int(area.bottom() - 20)))
    assert wanted == ["TOY-MOVE-01"]
    assert table.bench.note.shown
    table.click((450.0, 350.0))
    assert not table.bench.note.shown


def test_a_drop_without_a_meaning_says_where_the_piece_can_go(table: ToyTable) -> None:
    table.drag("meeple.0", "deck")
    no, anchor = table.heard.refused[0]
    assert (say(no.why), no.rule, anchor) == ("Meeple of Seat 1 can go to Space 1 and Space 2", "TOY-MOVE-01", "deck")
    table.model.submit(Move(0, 1))
    table.drag("meeple.0", "deck")
    assert say(table.heard.refused[1][0].why) == "Meeple of Seat 1 stays"


def test_a_piece_of_another_seat_is_refused_by_the_rules_too(table: ToyTable) -> None:
    table.drag("meeple.1", track(1, 1))
    assert [no.rule for no, _ in table.heard.refused] == ["TOY-TURN-01"]
    assert table.at_home("meeple.1")


def test_two_clicks_are_a_drag(table: ToyTable) -> None:
    table.click("meeple.0")
    assert table.model.in_hand == "meeple.0"
    assert set(table.bench.targets.areas) == {track(1), track(2)}
    table.click(track(1))
    assert table.session.state.spaces == [1, 0]
    assert table.at_home("meeple.0")


def test_clicking_the_lifted_piece_again_puts_it_back(table: ToyTable) -> None:
    table.click("meeple.0")
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.at("meeple.0"))
    assert table.model.in_hand is None
    assert table.at_home("meeple.0")
    assert table.session.position == 0


def test_two_clicks_to_an_illegal_place_say_why(table: ToyTable) -> None:
    table.click("meeple.0")
    table.click(track(6))
    assert [no.rule for no, _ in table.heard.refused] == ["TOY-MOVE-01"]
    assert table.at_home("meeple.0")


def test_hovering_asks_the_rules_nothing(table: ToyTable, monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []
    for name in ("legal", "check", "apply", "perform"):
        monkeypatch.setattr(table.model.rules, name, lambda *_, name=name: asked.append(name))
    table.press("meeple.0")
    for space in (1, 2, 3, 2):
        table.move(track(space))
    table.hands.cancel()
    assert asked == []


def test_a_drop_over_two_places_means_the_one_covered_more(table: ToyTable) -> None:
    left, right = table.scene.rect(track(1)), table.scene.rect(track(2))
    edge = (left.right() + right.left()) / 2
    table.drag("meeple.0", (edge + 8, left.center().y()))
    assert table.session.state.spaces[0] == 2
    table.model.seek(0)
    table.drag("meeple.0", (edge - 8, left.center().y()))
    assert table.session.state.spaces[0] == 1


def test_a_place_pulls_within_forty_pixels_and_not_beyond(table: ToyTable) -> None:
    rect = table.scene.rect(track(2))
    table.drag("meeple.0", (rect.center().x(), rect.top() - 36 / table.view.zoom))
    assert table.session.state.spaces[0] == 2
    table.model.seek(0)
    table.drag("meeple.0", (rect.center().x(), rect.top() - 60 / table.view.zoom))
    assert table.session.state.spaces[0] == 0
    assert table.at_home("meeple.0")


def _moved_without_button() -> QMouseEvent:
    """What arrives after the release went to another window."""
    none = Qt.MouseButton.NoButton
    return QMouseEvent(QEvent.Type.MouseMove, QPointF(5, 5), QPointF(5, 5), none, none, Qt.KeyboardModifier.NoModifier)


BREAKS: dict[str, Callable[[ToyTable], object]] = {
    "Esc": lambda table: table.key(Qt.Key.Key_Escape),
    "focus lost": lambda table: QApplication.sendEvent(table.view, QFocusEvent(QEvent.Type.FocusOut)),
    "window changed": lambda table: QApplication.sendEvent(table.view, QEvent(QEvent.Type.WindowDeactivate)),
    "view hidden": lambda table: table.view.hide(),
    "released outside": lambda table: QTest.mouseRelease(table.view.viewport(), LEFT, pos=QPoint(-40, -40)),
    "release lost": lambda table: QApplication.sendEvent(table.view.viewport(), _moved_without_button()),
}


@pytest.mark.parametrize("how", BREAKS)
def test_a_drag_that_is_broken_off_leaves_everything_as_it_was(table: ToyTable, how: str) -> None:
    items = len(table.scene.items())
    table.press("meeple.0")
    table.move(track(2))
    assert table.bench.ghost.piece == "meeple.0"
    BREAKS[how](table)
    assert table.at_home("meeple.0")
    assert table.model.in_hand is None
    assert table.hands.active is None
    assert len(table.scene.items()) == items
    assert table.session.position == 0
    assert table.heard.refused == []
    table.view.show()
    QTest.mouseRelease(table.view.viewport(), LEFT, pos=QPoint(1, 1))
    table.drag("meeple.0", track(1))
    assert table.session.state.spaces[0] == 1


def test_undo_during_a_drag_puts_the_piece_back_first(table: ToyTable) -> None:
    table.drag("meeple.0", track(1))
    table.press("meeple.1")
    table.move(track(1, 1))
    table.model.undo_stack.undo()
    assert table.session.position == 0
    assert table.bench.ghost.piece is None
    assert table.at_home("meeple.1")


def test_a_double_click_does_the_only_action(table: ToyTable) -> None:
    table.session.state.spaces[0] = 5  # one space is left, so there is one move
    table.model.set_viewer(0)
    assert len(table.model.actions_of("meeple.0")) == 1
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.at("meeple.0"))
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=table.at("meeple.0"))
    assert table.session.position == 1


def test_a_double_click_on_a_place_drops_once_and_lifts_nothing(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=TwoWays(), seats=1)
    table.click("meeple.0")
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    table.click(track(1))
    QTest.mouseClick(table.view.viewport(), LEFT, pos=table.at(track(2)))
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=table.at("meeple.0"))
    assert table.session.position <= 1
    assert table.model.in_hand is None


def test_right_click_lists_the_actions_of_a_piece(table: ToyTable, qtbot: QtBot) -> None:
    table.hands.menu(QPointF(table.at("meeple.0")))
    menu = table.hands.open_menu
    assert menu is not None
    assert [a.text() for a in menu.actions() if not a.isSeparator()] == ["Walk to space 1", "Walk to space 2"]
    menu.actions()[-1].trigger()
    menu.close()
    qtbot.waitUntil(lambda: table.hands.open_menu is None)
    assert table.session.state.spaces[0] == 2
    table.hands.menu(QPointF(table.at("rover")))
    assert table.hands.open_menu is None


def test_a_click_on_a_place_lifts_the_one_piece_that_can_go_there(table: ToyTable) -> None:
    table.click(track(2))
    assert table.model.in_hand == "meeple.0"
    assert table.bench.targets.hot == track(2), "what it would cost and leave is told at once"
    assert table.bench.callout.shown
    assert table.session.position == 0, "the second click decides"
    QTest.qWait(QApplication.doubleClickInterval() + 50)
    table.click(track(2))
    assert table.session.state.spaces == [2, 0]


def test_a_double_click_on_a_place_goes_there(table: ToyTable) -> None:
    table.click(track(1))
    QTest.mouseDClick(table.view.viewport(), LEFT, pos=table.at(track(1)))
    assert table.session.state.spaces == [1, 0]


def test_a_click_on_a_place_where_nothing_can_go_says_why(table: ToyTable) -> None:
    table.click(track(6))
    assert [(no.rule, anchor) for no, anchor in table.heard.refused] == [("TOY-MOVE-01", track(6))]
    assert table.model.in_hand is None
    assert table.session.position == 0


def test_a_click_on_a_place_says_nothing_where_the_piece_has_to_be_chosen(table: ToyTable) -> None:
    first = table.model.board.offer(table.model.seen, Move(0, 1))
    table.model.offers = OfferIndex.of((first, replace(first, source="rover")))
    table.click(track(1))
    assert table.model.in_hand is None
    assert table.heard.refused == []


def test_a_piece_that_is_just_missed_is_taken_all_the_same(table: ToyTable) -> None:
    area = table.scene.rect("meeple.0")
    beside = (area.left() - 4 / table.view.zoom, area.center().y())
    table.press(beside)
    table.move(track(2))
    table.release(track(2))
    assert table.session.state.spaces == [2, 0]
    table.model.seek(0)
    table.press((area.left() - 20 / table.view.zoom, area.center().y()))
    table.move(track(2))
    table.release(track(2))
    assert table.session.state.spaces == [0, 0]


def test_a_drag_that_takes_nothing_leaves_a_table_that_is_seen_whole_where_it_is(table: ToyTable) -> None:
    before = table.view.to_table(QPointF(0, 0))
    table.press((450.0, 350.0))
    table.move((150.0, 50.0))
    table.release((150.0, 50.0))
    assert table.view.to_table(QPointF(0, 0)) == before
    assert table.view.fitted
    table.press((450.0, 350.0))
    table.move(track(2))
    table.release(track(2))
    assert table.model.in_hand is None, "that was no click on the place"


class Shy(ToyBoard):
    """A click on the rover would be a walk, which is too long."""

    def read(self, s, g):  # type: ignore[no-untyped-def]
        return Move(0, 6) if g == Gesture("rover") else super().read(s, g)

    def offer(self, s, a) -> Offer:  # type: ignore[no-untyped-def]
        offer = super().offer(s, a)
        return replace(offer, target="rover") if isinstance(a, Move) and a.to == 2 else offer


def test_a_click_that_is_refused_is_not_taken_for_a_click_on_the_place(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=Shy())
    table.model._kinds.carried["rover"] = True
    table.click("rover")
    assert [no.rule for no, _ in table.heard.refused] == ["TOY-MOVE-01"]
    assert table.model.in_hand is None
    assert table.bench.note.shown


def test_a_click_on_a_piece_that_only_lies_at_a_place_means_the_place(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=Shy())
    table.model.board.read = lambda s, g: None
    table.model._kinds.carried["rover"] = True
    table.click("rover")
    assert table.model.in_hand == "meeple.0"
    assert table.bench.targets.hot == "rover"
