"""The text view: the table as an outline of lines, read and played by keys alone."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from arcology.engine.text import text
from arcology.ui.art.palette import Theme, contrast, mix, palette
from arcology.ui.outline import Outline
from arcology.ui.outline.delegate import CHOSEN, UNDER_POINTER
from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.tree import OutlineTree
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, button, children, start_game

CONTROL, ALT, SHIFT = (
    Qt.KeyboardModifier.ControlModifier,
    Qt.KeyboardModifier.AltModifier,
    Qt.KeyboardModifier.ShiftModifier,
)
NONE = Qt.KeyboardModifier.NoModifier

QUESTION = "Player 1: walk up to two spaces, or stay"


class Hands:
    """A person at the keyboard before the text view."""

    def __init__(self, window: MainWindow) -> None:
        self.window = window

    @property
    def outline(self) -> Outline:
        assert self.window.page is not None
        outline = self.window.page.front.outline
        assert outline is not None
        return outline

    @property
    def tree(self) -> OutlineTree:
        return self.outline.tree

    @property
    def at(self) -> Node:
        """The line under the cursor."""
        assert self.tree.current is not None
        return self.tree.current

    def key(self, key: Qt.Key, modifiers: Qt.KeyboardModifier = NONE) -> None:
        QTest.keyClick(self.window.focusWidget(), key, modifiers)

    def type(self, letters: str) -> None:
        QTest.keyClicks(self.window.focusWidget(), letters)

    def go_to(self, wanted: Callable[[Node], bool], most: int = 200) -> None:
        """Down from the top, opening what is closed on the way."""
        self.key(Qt.Key.Key_Home)
        for _ in range(most):
            if wanted(self.at):
                return
            if self.at.holds and self.at.kind in (Kind.SECTION, Kind.GROUP):
                self.key(Qt.Key.Key_Right)  # opens it, or goes on to its first line
                if wanted(self.at):
                    return
            before = self.at
            self.key(Qt.Key.Key_Down)
            assert self.at is not before, f"no such line; the last one is {self.at.text!r}"
        raise AssertionError("no such line")

    def line(self, words: str) -> None:
        self.go_to(lambda node: node.text == words)

    def lines(self) -> list[str]:
        """What is in sight without opening anything, from the top."""
        found = []
        index = self.tree.model().index(0, 0)
        while index.isValid():
            found.append(str(index.data()))
            index = self.tree.indexBelow(index)
        return found


@pytest.fixture
def hands(make_window: MakeWindow) -> Hands:
    """The toy alone, in the text view."""
    window = make_window()
    start_game(window)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F4)
    return Hands(window)


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


def test_what_an_action_would_do_is_told_below_and_to_a_screen_reader(hands: Hands) -> None:
    hands.line("Walk to space 2")
    assert hands.at.side == "100 %"
    assert hands.outline.preview.isVisible()
    index = hands.tree.currentIndex()
    assert index.data(Qt.ItemDataRole.AccessibleDescriptionRole) == "Action points: 2. to stand firm: 100 %."
    assert index.data(Qt.ItemDataRole.AccessibleTextRole) == "Walk to space 2, 100 %"
    hands.line("Rover")
    assert not hands.outline.preview.isVisible()


def test_a_piece_says_what_it_can_do_and_what_not_and_why(hands: Hands) -> None:
    hands.line("Meeple of Player 1")
    hands.key(Qt.Key.Key_Return)
    assert hands.at.text == "Walk to space 1", "its first action"
    hands.line("Meeple of Player 1")
    hands.go_to(lambda node: node.key == "why not", 60)
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Right)
    assert "2 is the most in one turn" in hands.at.text
    assert "Space" in hands.at.note
    hands.key(Qt.Key.Key_Right)
    hands.key(Qt.Key.Key_Right)
    assert hands.at.kind is Kind.RULE
    hands.key(Qt.Key.Key_Return)
    assert hands.window.sheets.sheet is not None, "the rule is opened"


def test_enter_on_a_piece_that_can_do_nothing_says_so(hands: Hands) -> None:
    said: list[str] = []
    hands.window.page.model.announced.connect(said.append)  # type: ignore[union-attr]
    hands.line("Rover")
    hands.key(Qt.Key.Key_Return)
    assert said == ["Rover: nothing can be done with it now."]


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


@pytest.mark.parametrize(("scale", "theme"), [(100, "dark"), (200, "light"), (300, "dark")])
def test_every_line_fits_at_every_text_size(make_window: MakeWindow, scale: int, theme: str, qtbot: QtBot) -> None:
    window = make_window(table_view="text", panel_scale=scale, text_scale=scale, theme=theme)
    start_game(window, "2")
    hands = Hands(window)
    tree = hands.tree
    assert hands.outline._plate.geometry().right() <= hands.outline.width()
    index = tree.model().index(0, 0)
    while index.isValid():
        node, rect = index.internalPointer(), tree.visualRect(index)
        delegate = tree.itemDelegate()
        shape = delegate._shape(node, rect.width())  # type: ignore[attr-defined]
        assert rect.height() >= shape.text + shape.note, node.text
        assert rect.height() == delegate.sizeHint(QStyleOptionViewItem(), index).height()
        metrics = QFontMetricsF(delegate._fonts(node)[0])  # type: ignore[attr-defined]
        longest = max(node.text.split(), key=len)
        assert metrics.horizontalAdvance(longest) <= shape.room + 1, f"{longest!r} is wider than its place"
        side = QFontMetricsF(delegate._side_font(node))  # type: ignore[attr-defined]
        assert side.horizontalAdvance(node.side) <= max(0.0, shape.side - 11), f"{node.side!r} is cut"
        index = tree.indexBelow(index)


def test_every_line_has_words_for_a_screen_reader(hands: Hands) -> None:
    root = QAccessible.queryAccessibleInterface(hands.tree)
    assert root.role() == QAccessible.Role.Tree
    assert root.text(QAccessible.Text.Name) == "Text view"
    names = [root.child(i).text(QAccessible.Text.Name) for i in range(root.childCount())]
    assert all(names)
    assert f"What you can do, {QUESTION}" in names


def test_a_computer_at_the_table_is_followed(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    hands.key(Qt.Key.Key_Home)
    model.seat({0: text("toy.offer.pass")})
    assert hands.at.key == "ask"
    assert "thinking" in hands.at.note
    assert "Nothing can be done now." in hands.lines()


def test_the_current_line_stays_in_sight_when_its_consequences_take_room(make_window: MakeWindow) -> None:
    window = make_window(table_view="text", panel_scale=300, text_scale=300)
    start_game(window)
    hands = Hands(window)
    hands.line("Walk to space 2")
    QApplication.processEvents()
    assert hands.outline.preview.isVisible()
    port = hands.outline._below.viewport()
    for part in children(hands.outline.preview, QLabel):
        seen = part.visibleRegion().boundingRect().height()
        assert seen in (0, part.height()), f"{part.text()!r} is seen in halves"
    assert port.height() >= hands.outline.preview.heightForWidth(port.width()), "there is room for all of it"
    assert hands.tree.viewport().rect().contains(hands.tree.visualRect(hands.tree.currentIndex()).center())
    assert window.page is not None
    assert window.page.front.width() > window.width() / 2, "the lines have more room than what stands beside them"


def test_an_action_is_opened_to_its_consequences(hands: Hands) -> None:
    hands.line("Walk to space 2")
    hands.key(Qt.Key.Key_Right)
    assert [line.text for line in hands.at.lines] == ["Action points: 2", "to stand firm: 100 %"]
    hands.line("Stay")
    hands.key(Qt.Key.Key_Right)
    assert [line.text for line in hands.at.lines] == ["There is nothing more to tell."]


def test_what_is_computed_longer_is_told_when_it_is_known(hands: Hands) -> None:
    model = hands.window.page.model  # type: ignore[union-attr]
    hands.line("Walk to space 2")
    offer = hands.at.offer
    assert offer is not None
    known = model.preview(offer)
    model._previews._found[offer.action] = replace(known, slow=True)
    hands.key(Qt.Key.Key_Right)
    assert hands.at.lines[-1].text == "Working out the odds…"
    model._previews._take(model._previews._question, offer.action, known)
    assert [line.text for line in hands.at.lines] == ["Action points: 2", "to stand firm: 100 %"]


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("game", ["cyberdoom_tower", "cytress", "cyberflesh", "cities_of_venus"])
def test_every_ink_can_be_read_on_every_ground(theme: Theme, game: str) -> None:
    colours = palette(theme, game)
    plates = colours.surface, colours.surface_raised
    chosen = [mix(plate, colours.accent_fill, CHOSEN) for plate in plates]
    hovered = [mix(plate, colours.ink, UNDER_POINTER) for plate in plates]
    for role in ("ink", "ink_muted", "accent", "good", "bad", "warning", "legal_cost"):
        least = min(contrast(colours.role(role), ground) for ground in (*plates, *chosen, *hovered))
        assert least >= 4.5, f"{role}: {least:.2f}"
