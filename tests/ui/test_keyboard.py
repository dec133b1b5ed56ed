"""The whole game by keyboard: the same actions, always with a visible focus."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

from arcology.engine.offers import OfferIndex
from arcology.testing.toy.rules import Answer, Move, Pass
from tests.ui.conftest import ToyTable, track


def tab(table: ToyTable, back: bool = False) -> None:
    key = Qt.Key.Key_Backtab if back else Qt.Key.Key_Tab
    QApplication.sendEvent(table.view, QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier))


def test_tab_walks_the_pieces_that_can_act_and_then_leaves_the_table(table: ToyTable) -> None:
    tab(table)
    assert table.bench.marks.focused == "meeple.0"
    assert table.model.focus == "meeple.0"
    assert table.hands.walk(True) is False
    assert table.bench.marks.focused is None


def test_tab_comes_first_to_what_the_question_is_put_to(table: ToyTable, monkeypatch: pytest.MonkeyPatch) -> None:
    made = table.model.offers.offers
    asked = replace(next(offer for offer in made if offer.source == "meeple.0"), source="rover", button=True)
    monkeypatch.setattr(table.model, "offers", OfferIndex.of([*made, asked]))
    tab(table)
    assert table.bench.marks.focused == "rover"
    tab(table)
    assert table.bench.marks.focused == "meeple.0", "what else can be done comes after it"


def test_control_tab_walks_all_pieces_in_reading_order(table: ToyTable) -> None:
    seen = []
    for _ in range(4):
        table.key(Qt.Key.Key_Tab, Qt.KeyboardModifier.ControlModifier)
        seen.append(table.bench.marks.focused)
    assert seen == ["meeple.0", "meeple.1", "rover", "deck"]


def test_arrows_with_control_go_by_position(table: ToyTable) -> None:
    tab(table)
    table.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert table.bench.marks.focused == "meeple.1"
    table.key(Qt.Key.Key_Down, Qt.KeyboardModifier.ControlModifier)
    assert table.bench.marks.focused == "rover"
    table.key(Qt.Key.Key_Right, Qt.KeyboardModifier.ControlModifier)
    assert table.bench.marks.focused == "deck"


def test_enter_lifts_and_a_letter_drops(table: ToyTable) -> None:
    tab(table)
    table.key(Qt.Key.Key_Return)
    assert table.model.in_hand == "meeple.0"
    assert table.bench.targets.letters == {"A": track(1), "B": track(2)}
    assert table.bench.callout.shown, "what the move would cost is told before it is made"
    table.key(Qt.Key.Key_B)
    assert table.session.state.spaces[0] == 2
    assert table.at_home("meeple.0")


def test_letters_of_places_go_before_shortcuts_of_the_window(table: ToyTable) -> None:
    pressed: list[str] = []
    shortcut = QShortcut(QKeySequence("B"), table.view)
    shortcut.activated.connect(lambda: pressed.append("B"))
    tab(table)
    table.key(Qt.Key.Key_B)
    assert pressed == ["B"], "with an empty hand the shortcut is meant"
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_B)
    assert pressed == ["B"]
    assert table.session.state.spaces[0] == 2


def test_arrows_and_enter_drop(table: ToyTable) -> None:
    tab(table)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Right)
    assert table.bench.targets.hot == track(2)
    assert table.bench.marks.focused == track(2)
    table.key(Qt.Key.Key_Return)
    assert table.session.state.spaces[0] == 2


def test_esc_puts_back_and_the_focus_stays(table: ToyTable) -> None:
    tab(table)
    table.key(Qt.Key.Key_Return)
    table.key(Qt.Key.Key_Escape)
    assert table.at_home("meeple.0")
    assert table.bench.marks.focused == "meeple.0"
    assert table.session.position == 0


def test_tab_goes_round_the_legal_places_while_a_piece_is_lifted(table: ToyTable) -> None:
    tab(table)
    table.key(Qt.Key.Key_Return)
    tab(table)
    assert table.bench.targets.hot == track(2)
    tab(table)
    assert table.bench.targets.hot == track(1)
    tab(table, back=True)
    assert table.bench.targets.hot == track(2)


def test_a_whole_game_by_keyboard(make_table: Callable[..., ToyTable]) -> None:
    """Buttons of the rail have keys of their own; here they stand for the rail."""
    table = make_table(films=True)
    for _ in range(60):
        if table.model.outcome is not None:
            break
        moves = [offer for offer in table.model.offers.offers if isinstance(offer.action, Move)]
        if not moves:
            shield = next(o for o in table.model.offers.buttons() if isinstance(o.action, Answer | Pass))
            table.model.submit(shield.action)
            continue
        seat = moves[0].action.seat
        before = table.session.position
        for _tab in range(4):
            if table.bench.marks.focused == f"meeple.{seat}":
                break
            tab(table)
        assert table.bench.marks.focused == f"meeple.{seat}", "the focus must be visible before every move"
        table.key(Qt.Key.Key_Return)
        table.key(Qt.Key.Key_Right)
        table.key(Qt.Key.Key_Return)
        assert table.session.position == before + 1
    assert table.model.outcome is not None
    table.key(Qt.Key.Key_Space)
    assert not table.player.playing


def test_control_digits_bring_back_views(table: ToyTable) -> None:
    whole = table.view.zoom
    control, alt = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.AltModifier
    table.key(Qt.Key.Key_2, control)
    assert table.view.zoom > whole, "never saved, the second view is what can act now"
    zoomed = table.view.zoom
    table.key(Qt.Key.Key_3, control | alt)
    table.key(Qt.Key.Key_1, control)
    assert table.view.zoom == whole
    table.key(Qt.Key.Key_3, control)
    assert table.view.zoom == zoomed
    assert table.view.views.plain().keys() == {"3"}
    table.key(Qt.Key.Key_Home)
    assert table.view.fitted
