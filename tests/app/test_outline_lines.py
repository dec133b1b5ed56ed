"""The lines of the text view: what they say of actions and pieces, also to a screen reader, and how they are drawn."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible, QFontMetricsF
from PySide6.QtWidgets import QApplication, QLabel, QStyleOptionViewItem
from pytestqt.qtbot import QtBot

from arcology.engine.text import text
from arcology.ui.art.palette import Theme, contrast, mix, palette
from arcology.ui.outline.delegate import CHOSEN, UNDER_POINTER
from arcology.ui.outline.node import Kind
from tests.app.outline_hands import Hands, hands
from tests.app.toy_program import MakeWindow, children, start_game

__all__ = ["hands"]

QUESTION = "Player 1: walk up to two spaces, or stay"


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
