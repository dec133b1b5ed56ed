"""The text view: the table as an outline of lines, opened, walked through and played by keys alone."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.ui.outline.node import Kind
from arcology.ui.window import MainWindow
from tests.app.outline_hands import ALT, CONTROL, SHIFT, Hands, hands
from tests.app.toy_program import MakeWindow, button, start_game

__all__ = ["hands"]


def test_a_key_changes_over_and_back_and_is_kept(make_window: MakeWindow) -> None:
    window = make_window()
    start_game(window)
    page = window.page
    assert page is not None
    assert page.view.isVisible()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    hands = Hands(window)
    assert not page.view.isVisible()
    assert hands.outline.isVisible()
    assert window.focusWidget() is hands.tree, "the focus goes along"
    assert window.services.settings.table_view == "text"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    assert page.view.isVisible()
    assert window.focusWidget() is page.view
    assert window.services.settings.table_view == "picture"


def test_the_setting_opens_tables_as_text(make_window: MakeWindow) -> None:
    window = make_window(table_view="text")
    start_game(window)
    hands = Hands(window)
    assert hands.outline.isVisible()
    assert hands.at.kind is Kind.SECTION, "the cursor is on the question"
    window.sheets.show_settings()
    sheet = window.sheets.sheet
    assert sheet is not None
    button(sheet, "Show the table as: Picture").click()
    assert window.page is not None
    assert window.page.view.isVisible()


def test_the_menu_leads_there(window: MainWindow) -> None:
    start_game(window)
    next(action for action in window.table_menu.actions() if action.text() == "Text view of the table").trigger()
    assert Hands(window).outline.isVisible()


def test_a_whole_game_is_played_by_keys(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    for _ in range(40):
        if model.outcome is not None:
            break
        wanted = model.offers.offers[-1]
        before = model.session.position
        hands.go_to(lambda node, offer=wanted: node.offer == offer)  # type: ignore[misc]
        hands.key(Qt.Key.Key_Return)
        assert model.session.position > before, f"{hands.at.text!r} did nothing"
    assert model.outcome is not None
    hands.key(Qt.Key.Key_Home)
    assert hands.at.text == "The game is over"
    assert model.render(model.outcome.why) in hands.lines()
    hands.line("Play again")
    hands.key(Qt.Key.Key_Return)
    assert hands.window.page is not None
    assert hands.window.page.model.session.position == 0, "a new game"
    assert hands.outline.isVisible()


def test_the_cursor_stays_where_it_is_while_the_table_changes(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    hands.line("Rover")
    model.submit(model.offers.offers[0].action)
    assert hands.at.text == "Rover"
    hands.key(Qt.Key.Key_Z, CONTROL)
    assert hands.at.text == "Rover"
    assert model.session.position == 0


def test_after_an_action_that_is_gone_the_cursor_is_where_one_goes_on(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    hands.line("Walk to space 2")
    hands.key(Qt.Key.Key_Return)
    assert hands.at.text == "Walk to space 3", "the first action of the same piece"
    usual = QApplication.doubleClickInterval()
    QApplication.setDoubleClickInterval(600_000)
    try:
        hands.key(Qt.Key.Key_Return)
        assert model.session.position == 1, "a second press that comes at once does nothing"
    finally:
        QApplication.setDoubleClickInterval(usual)
    hands.key(Qt.Key.Key_Return)
    assert model.session.position == 2, "it does when it is pressed again"


def test_after_an_action_of_a_piece_the_cursor_is_on_the_next_one_of_that_piece(hands: Hands) -> None:
    hands.line("Meeple of Player 1")
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Down)
    assert hands.at.text == "Walk to space 2"
    hands.key(Qt.Key.Key_Return)
    assert hands.at.text == "Walk to space 3"
    assert hands.at.parent is not None
    assert hands.at.parent.text == "Meeple of Player 1"


def test_enter_goes_into_what_is_open_and_folds_nothing(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Home)
    before = hands.lines()
    hands.key(Qt.Key.Key_Return)
    assert hands.lines() == before
    assert hands.at.offer is not None
    assert hands.at.offer == hands.window.page.model.offers.offers[0]  # type: ignore[union-attr]
    hands.go_to(lambda node: node.key == "log")
    hands.key(Qt.Key.Key_Left)
    hands.key(Qt.Key.Key_Return)
    assert hands.at.path[0] == "log"
    assert len(hands.at.path) == 2, "what was closed is opened"


def test_what_ends_a_turn_comes_last_and_is_not_done_twice(hands: Hands) -> None:
    hands.key(Qt.Key.Key_Home)
    for _ in range(3):
        hands.key(Qt.Key.Key_Down)
    assert [line.text for line in hands.tree.sections[0].lines] == ["Walk to space 1", "Walk to space 2", "Stay"]
    assert hands.at.text == "Stay"
    hands.key(Qt.Key.Key_Return)
    assert hands.at.text == "Walk to space 1"


def test_what_is_new_is_marked_and_found(hands: Hands) -> None:
    hands.line("Walk to space 1")
    hands.key(Qt.Key.Key_Return)
    hands.key(Qt.Key.Key_Home)
    assert "What is new" in hands.lines()
    hands.key(Qt.Key.Key_Down, ALT)
    hands.key(Qt.Key.Key_Down, ALT)
    assert hands.at.path[0] == "news"
    said = hands.at.words()
    assert said.endswith("by itself"), "a sign shows it to others"
    hands.key(Qt.Key.Key_Return)
    assert (hands.at.kind, hands.at.text, hands.at.marks) == (Kind.PIECE, "Rover", ("new",))


def test_control_and_arrows_go_from_section_to_section(hands: Hands) -> None:
    seen = []
    hands.key(Qt.Key.Key_Home)
    for _ in range(5):
        seen.append(hands.at.key)
        hands.key(Qt.Key.Key_Down, CONTROL)
    assert seen == ["ask", "where", "table", "log", "log"]
    hands.key(Qt.Key.Key_Up, CONTROL)
    assert hands.at.key == "table"


def test_letters_find_a_line_wherever_it_is(hands: Hands) -> None:
    hands.type("ro")
    assert hands.at.text == "Rover"
    assert "Rover" in hands.lines(), "what held it was opened"


def test_the_same_letter_again_goes_on_to_the_next_line(hands: Hands) -> None:
    hands.type("w")
    first = hands.at
    hands.type("w")
    assert hands.at is not first
    assert hands.at.text.startswith("W")
    assert hands.window.page.model.session.position == 0, "letters press no buttons here"  # type: ignore[union-attr]


def test_a_curtain_leaves_nothing_to_read(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    hands.line("Walk to space 2")
    model.cover()
    assert hands.lines() == []
    model.set_viewer(None)
    assert hands.lines()[0] == "What you can do"
    assert hands.at.key == "ask", "whoever comes begins at the top"


def test_the_cursor_takes_its_piece_along_when_the_view_changes(hands: Hands) -> None:
    page = hands.window.page
    assert page is not None
    hands.line("Rover")
    assert page.model.focus == "rover"
    hands.key(Qt.Key.Key_F4)
    assert page.desk.bench.marks.focused == "rover"
    hands.key(Qt.Key.Key_F4)
    assert hands.at.text == "Rover"


def test_while_nobody_looks_nothing_is_made(hands: Hands) -> None:
    page = hands.window.page
    assert page is not None
    hands.key(Qt.Key.Key_F4)
    before = hands.tree.model().index(0, 0).internalPointer()
    page.model.submit(page.model.offers.offers[0].action)
    assert hands.tree.model().index(0, 0).internalPointer() is before
    hands.key(Qt.Key.Key_F4)
    assert hands.tree.model().index(0, 0).internalPointer() is not before


def test_films_do_not_run_behind_the_lines(make_window: MakeWindow) -> None:
    window = make_window(speed="normal", table_view="text")
    start_game(window)
    page = window.page
    assert page is not None
    page.model.submit(page.model.offers.offers[0].action)
    assert not page.model.film_runs
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_R, CONTROL)
    assert Hands(window).at.path[0] == "news", "what would be shown again is read again"


def test_f6_goes_round_by_the_lines(hands: Hands) -> None:
    page = hands.window.page
    assert page is not None
    hands.key(Qt.Key.Key_F6)
    assert page.rail.isAncestorOf(hands.window.focusWidget())
    hands.key(Qt.Key.Key_F6, SHIFT)
    assert hands.window.focusWidget() is hands.tree
