"""Buttons, panels and labels follow theme and text size, and show where the focus is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFocusEvent, QImage, QKeyEvent
from PySide6.QtWidgets import QApplication, QHBoxLayout, QLineEdit, QStyle, QStyleOptionComboBox, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from arcology.ui.art.chrome import (
    ActionButton,
    CheckBox,
    Choice,
    KeyBadge,
    Kind,
    Label,
    Look,
    PanelFrame,
    Pill,
    SectionTitle,
)
from arcology.ui.art.stylesheet import style_sheet
from arcology.ui.forms import Segments


@pytest.fixture
def look(studio) -> Look:
    return Look(studio)


def picture(widget: QWidget) -> QImage:
    return widget.grab().toImage()


@pytest.mark.parametrize("kind", list(Kind))
def test_button_is_clicked_by_mouse_and_keyboard(qtbot: QtBot, look: Look, kind: Kind) -> None:
    button = ActionButton(look, "undo", "Put back", "Esc", kind)
    qtbot.addWidget(button)
    button.show()
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(button.clicked):
            qtbot.keyClick(button, key)
    with qtbot.waitSignal(button.clicked):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def test_enter_after_a_click_is_the_form_s(qtbot: QtBot, look: Look) -> None:
    button, clicks = ActionButton(look, "undo", "Put back"), []
    qtbot.addWidget(button)
    button.clicked.connect(lambda: clicks.append(1))
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert clicks == [1]
    QApplication.sendEvent(button, QFocusEvent(QEvent.Type.FocusIn, Qt.FocusReason.TabFocusReason))
    qtbot.keyClick(button, Qt.Key.Key_Return)
    assert clicks == [1, 1]


def test_enter_on_a_value_that_is_chosen_already_is_the_form_s(qtbot: QtBot, look: Look) -> None:
    pressed: list[int] = []

    class Form(QWidget):
        def keyPressEvent(self, event: QKeyEvent) -> None:
            pressed.append(event.key())

    form = Form()
    qtbot.addWidget(form)
    segments = Segments(look, [("1", "One"), ("2", "Two")], "1", "Players")
    QVBoxLayout(form).addWidget(segments)
    one, two = segments.buttons()
    qtbot.keyClick(two, Qt.Key.Key_Return)
    assert (segments.value, pressed) == ("2", [])
    qtbot.keyClick(two, Qt.Key.Key_Return)
    assert pressed == [Qt.Key.Key_Return]
    qtbot.keyClick(one, Qt.Key.Key_Return)
    assert segments.value == "1"


def test_tab_comes_to_the_value_that_is_chosen(qtbot: QtBot, look: Look) -> None:
    form = QWidget()
    qtbot.addWidget(form)
    before, after = QLineEdit(), QLineEdit()
    segments = Segments(look, [("off", "Off"), ("on", "On"), ("no", "Never")], "on", "Sounds")
    column = QVBoxLayout(form)
    for widget in (before, segments, after):
        column.addWidget(widget)
    with qtbot.waitActive(form):
        form.show()
        form.activateWindow()
    off, on, no = segments.buttons()
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert form.focusWidget() is on
    qtbot.keyClick(on, Qt.Key.Key_Tab)
    assert form.focusWidget() is after, "the whole is one stop"
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    qtbot.keyClick(on, Qt.Key.Key_Right)
    assert segments.value == "no"
    qtbot.keyClick(no, Qt.Key.Key_Tab)
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    assert form.focusWidget() is no
    segments.choose("off")
    qtbot.keyClick(after, Qt.Key.Key_Backtab)
    segments.enable(["on", "no"])
    before.setFocus()
    qtbot.keyClick(before, Qt.Key.Key_Tab)
    assert form.focusWidget() is on, "the first that can be chosen, as the chosen one cannot have the focus"
    assert not off.isEnabled()


def test_the_focus_ring_of_a_button_among_texts_leaves_its_text_alone(qtbot: QtBot, look: Look) -> None:
    button = ActionButton(look, "chevron_down", "Hide 4 options", kind=Kind.QUIET, flush=True)
    qtbot.addWidget(button)
    button.resize(button.sizeHint())
    ink = [x for x in range(button.width()) if column_of(picture(button), x) > 1]
    assert min(ink) < 8, "it begins where texts begin"
    assert button.width() - max(ink) > 5, "between the last letter and the ring"


def column_of(image: QImage, x: int) -> int:
    """How many colours there are in a column of pixels between the edges."""
    return len({image.pixel(x, y) for y in range(4, image.height() - 4)})


def test_a_drop_down_list_opens_below_its_box_and_shows_every_value(qtbot: QtBot, look: Look) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    host.setStyleSheet(style_sheet(look.palette, 1.0))
    choice = Choice(look)
    choice.addItems(["Person", "Greedy", "Random"])
    QVBoxLayout(host).addWidget(choice)
    host.show()
    option = QStyleOptionComboBox()
    choice.initStyleOption(option)
    menu = choice.style().styleHint(QStyle.StyleHint.SH_ComboBox_Popup, option, choice)
    assert not menu, "a list that lies over its box is cut, with arrows to scroll it"


def test_button_shows_its_shortcut(qtbot: QtBot, look: Look) -> None:
    button = ActionButton(look, "undo", "Undo")
    qtbot.addWidget(button)
    narrow = button.sizeHint().width()
    button.setShortcut("Ctrl+Z")
    assert button.badge_text() == "Ctrl+Z"
    assert button.sizeHint().width() > narrow


@pytest.mark.parametrize(
    "make",
    [
        lambda look: ActionButton(look, "play", "Continue", kind=Kind.PRIMARY),
        lambda look: ActionButton(look, "gear", kind=Kind.QUIET),
        lambda look: CheckBox(look, "Reduced motion"),
    ],
)
def test_focus_can_be_seen(qtbot: QtBot, look: Look, make) -> None:
    host = QWidget()
    qtbot.addWidget(host)
    row = QHBoxLayout(host)
    first, second = make(look), make(look)
    row.addWidget(first)
    row.addWidget(second)
    host.show()
    qtbot.waitExposed(host)
    host.activateWindow()
    second.setFocus()
    without = picture(first)
    first.setFocus()
    qtbot.waitUntil(first.hasFocus)
    assert picture(first) != without


def test_everything_follows_theme_and_text_size(qtbot: QtBot, look: Look, make_studio) -> None:
    panel = PanelFrame(look, "legal")
    qtbot.addWidget(panel)
    column = QVBoxLayout(panel)
    parts = [
        SectionTitle(look, "Log", remark="since your last move"),
        Label(look, "Sentinels slide when round 5 begins.", wrap=True),
        ActionButton(look, "clock", "End turn", "E"),
        Pill(look, "4", "energy", "energy"),
        KeyBadge(look, "F1"),
        CheckBox(look, "Reduced motion"),
    ]
    for part in parts:
        column.addWidget(part)
    panel.resize(320, 320)
    panel.show()
    dark, hints = picture(panel), [part.sizeHint() for part in parts]
    look.change(make_studio("light"))
    light = picture(panel)
    assert light.pixelColor(160, 300).lightnessF() > dark.pixelColor(160, 300).lightnessF() + 0.5
    look.change(make_studio("light", text_scale=2.0))
    for part, before in zip(parts, hints, strict=True):
        after = part.sizeHint()
        assert after.height() > before.height(), type(part).__name__


def test_nothing_is_cut_at_its_own_size(qtbot: QtBot, make_studio) -> None:
    for scale in (1.0, 2.0, 3.0):
        studio = make_studio(text_scale=scale)
        look = Look(studio)
        for part in (
            ActionButton(look, "undo", "Undo: end turn after attack", "Ctrl Z", Kind.QUIET),
            ActionButton(look, "play", "Continue", kind=Kind.PRIMARY, large=True),
            SectionTitle(look, "What you can do now", remark="3 AP left"),
            Pill(look, "1 of 3", "key", "key"),
            KeyBadge(look, "Enter"),
            CheckBox(look, "Announce automated steps"),
        ):
            qtbot.addWidget(part)
            part.resize(part.sizeHint())
            part.grab()
        assert studio.guard.elided() == []
        assert studio.guard.small() == []
        assert {round(note.drawn / note.wanted, 2) for note in studio.guard.notes} == {scale}


def test_a_deleted_widget_no_longer_follows(qtbot: QtBot, look: Look, make_studio) -> None:
    label = Label(look, "gone")
    label.deleteLater()
    qtbot.wait(1)
    look.change(make_studio("light"))


def test_choice_keeps_its_items(qtbot: QtBot, look: Look) -> None:
    choice = Choice(look)
    qtbot.addWidget(choice)
    choice.addItems(["Dark", "Light"])
    choice.setCurrentText("Light")
    choice.show()
    assert choice.currentText() == "Light"
    assert not picture(choice).isNull()


def test_style_sheet_fills_every_place(make_studio) -> None:
    for theme in ("dark", "light"):
        assert "$" not in style_sheet(make_studio(theme).palette, 1.5)
