"""The keyboard's focus: drawn at every stop, in sight, on a way that ends nowhere and goes as one reads."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import pairwise

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QAbstractButton, QApplication, QTextBrowser, QWidget
from shiboken6 import isValid

from arcology.ui.services import NewGame
from tests.app.toy_program import children
from tests.sight import colours
from tests.trials.conftest import PLAIN
from tests.trials.focus import name_of
from tests.trials.four import GAMES, OpenGame, game, step
from tests.trials.hands import Person

__all__ = ["game"]

MOST = 160
"""No way round is longer."""
RING = 12
"""So many pixels at least look otherwise with the focus."""
HUE = 0.08
"""By so much of black to white at least."""
ROW = 14
"""What begins at most so many pixels higher than the stop before stands in the same row."""
SHEETS = ("show_settings", "show_library", "show_about", "show_rules", "show_keys")


@dataclass(frozen=True)
class Stop:
    """Where Tab stopped: the control, or the piece of the table that had the ring."""

    widget: QWidget
    piece: object
    area: QRect

    def __str__(self) -> str:
        if not isValid(self.widget):
            return "a control that is gone"
        name = f" {self.piece}" if self.piece is not None else f" {name_of(self.widget)!r}"
        return f"{type(self.widget).__name__}{name}"


def here(person: Person) -> Stop:
    focus, window = person.focus, person.window
    assert focus is not None, "nothing has the focus"
    page = window.page
    if page is not None and focus is page.view:
        piece = page.desk.bench.marks.focused
        area = page.view.viewportTransform().mapRect(page.desk.scene.rect(piece)).toRect() if piece else QRect()
        return Stop(focus, piece, area.translated(page.view.viewport().mapTo(window, QPoint(0, 0))))
    return Stop(focus, None, QRect(focus.mapTo(window, QPoint(0, 0)), focus.size()))


def ring(person: Person, stop: Stop) -> int:
    """How many pixels around a stop look otherwise than without the focus."""
    area = stop.area.adjusted(-8, -8, 8, 8) & person.window.rect()
    QApplication.processEvents()
    lit = person.window.grab(area).toImage()
    if stop.piece is not None:
        marks = person.page.desk.bench.marks
        marks.focus(None)
        dark = person.window.grab(area).toImage()
        marks.focus(stop.piece)  # type: ignore[arg-type]
    elif isinstance(stop.widget, QTextBrowser):
        return RING  # without the focus it would begin at its first link again; see below
    else:
        stop.widget.clearFocus()
        dark = person.window.grab(area).toImage()
        stop.widget.setFocus(Qt.FocusReason.TabFocusReason)
    return different(lit, dark)


def different(one: QImage, other: QImage) -> int:
    if one.size() != other.size():
        return 0
    return int((abs(colours(one) - colours(other)).max(axis=2) > HUE).sum())


def round_trip(person: Person, backwards: bool = False) -> Iterator[Stop]:
    """Tab until it comes to where it began; fails where it never does."""
    person.key(Qt.Key.Key_Tab)  # what has the focus at first may be no stop, as the piece that a question is about
    QApplication.processEvents()
    first = here(person)
    stop = first
    for _ in range(MOST):
        yield stop
        person.key(Qt.Key.Key_Backtab if backwards else Qt.Key.Key_Tab)
        QApplication.processEvents()
        stop = here(person)
        if (stop.widget, stop.piece) == (first.widget, first.piece):
            return
    pytest.fail(f"Tab does not come back to {first}; it is at {stop}")


def faults(person: Person) -> tuple[list[str], list[Stop]]:
    """Stops without a ring or out of sight, on a way round; and all of them."""
    found, stops = [], []
    for stop in round_trip(person):
        stops.append(stop)
        middle = stop.area.center()
        if stop.area.isEmpty() or not person.window.rect().contains(middle):
            found.append(f"{stop} is out of sight: {stop.area}")
        elif (pixels := ring(person, stop)) < RING:
            found.append(f"{stop} shows no focus ({pixels} pixels)")
    return found, [stop for stop in stops if isValid(stop.widget)]  # the rail makes some of its buttons anew


def order(parent: QWidget, stops: list[Stop]) -> list[str]:
    """Stops inside ``parent`` that lie above one before in the same column: the way jumps back up, which it does once
    on a way round.
    """
    inside = [stop for stop in stops if parent.isAncestorOf(stop.widget) and stop.piece is None]
    areas = [(stop, place(stop.widget, parent)) for stop in (*inside, *inside[:1])]
    jumps = [
        f"{stop} ({area.top()}) comes after {before} ({above.top()})"
        for (before, above), (stop, area) in pairwise(areas)
        if area.top() < above.top() - ROW and area.left() < above.right() and above.left() < area.right()
    ]
    return jumps if len(jumps) > 1 else []


def place(widget: QWidget, parent: QWidget) -> QRect:
    return QRect(widget.mapTo(parent, QPoint(0, 0)), widget.size())


def unreached(parent: QWidget, stops: list[Stop]) -> list[str]:
    """Buttons that can be seen and pressed by the mouse and were no stop."""
    reached = {stop.widget for stop in stops}
    groups = {one.group() for one in reached if isinstance(one, QAbstractButton) and one.group() is not None}
    return [
        name_of(one)
        for one in children(parent, QAbstractButton)
        if one.isEnabled()
        and one.focusPolicy() & Qt.FocusPolicy.TabFocus
        and one not in reached
        and one.group() not in groups
    ]


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_start_screen(person: Person, theme: str) -> None:
    person.window.use_settings(replace(PLAIN, theme=theme))
    person.window.start._focus_first()
    found, stops = faults(person)
    assert found == []
    assert len(stops) > 3
    assert unreached(person.window.start, stops) == []


def test_sheets_over_the_start_screen(person: Person) -> None:
    window = person.window
    window.use_settings(replace(PLAIN, theme="light"))
    window.services.start(NewGame("cytress", 1, 7))  # so that the library is not empty
    for name in SHEETS:
        getattr(window.sheets, name)()
        sheet = window.sheets.sheet
        assert sheet is not None
        found, stops = faults(person)
        assert found == [], name
        assert all(sheet.isAncestorOf(stop.widget) for stop in stops), f"Tab leaves {name}"
        assert unreached(sheet, stops) == [], name
        window.sheets.dismiss()


@pytest.mark.parametrize("slug", GAMES)
def test_new_game(person: Person, slug: str) -> None:
    window = person.window
    window.ask_new_game(slug.replace("-", "_"))
    sheet = window.sheets.sheet
    assert sheet is not None
    found, stops = faults(person)
    assert found == []
    assert unreached(sheet, stops) == []
    assert order(sheet, stops) == []
    window.sheets.dismiss()


@pytest.mark.parametrize("slug", GAMES)
def test_table_rail_and_bar(game: OpenGame, slug: str) -> None:
    person = game(slug, players=2, size=(1600, 900))
    for _ in range(2):
        step(person)
    page = person.page
    page.rail.offers._fold.setChecked(True)
    page.take_focus(Qt.FocusReason.TabFocusReason)
    found, stops = faults(person)
    assert found == []
    assert any(stop.piece is not None for stop in stops) or not person.model.sources()
    assert unreached(page.rail, stops) == []
    assert unreached(page.bar, stops) == []
    content = page.rail.body.widget()
    assert content is not None
    assert order(content, stops) == []
    buttons = [stop.widget for stop in stops if page.bar.isAncestorOf(stop.widget)]
    lefts = [button.x() for button in buttons]
    assert lefts == sorted(lefts), [name_of(button) for button in buttons]


def test_the_text_view(game: OpenGame) -> None:
    person = game("cytress", players=2, size=(1600, 900), table_view="text")
    step(person)
    person.page.take_focus(Qt.FocusReason.TabFocusReason)
    found, stops = faults(person)
    assert found == []
    assert any(person.page.front.isAncestorOf(stop.widget) for stop in stops)
    assert unreached(person.page, stops) == []


@pytest.mark.parametrize("name", ["show_settings", "show_rules", "show_players", "show_scores", "show_library"])
def test_sheets_beside_the_table_let_the_focus_go_on(game: OpenGame, name: str) -> None:
    person = game("cytress", players=2, size=(1600, 900))
    step(person)
    getattr(person.window.sheets, name)()
    sheet = person.window.sheets.sheet
    assert sheet is not None
    found, stops = faults(person)
    assert found == []
    assert unreached(sheet, stops) == []


def test_curtain_and_end_page(game: OpenGame) -> None:
    person = game("cyberdoom-tower", players=1)
    for _ in range(400):
        if person.model.outcome is not None:
            break
        step(person)
    assert person.model.outcome is not None
    person.page.rail.end.setFocus()
    person.key(Qt.Key.Key_F6)
    found, stops = faults(person)
    assert found == []
    assert unreached(person.page.rail.end, stops) == []


def test_backwards_it_is_the_same_way(person: Person) -> None:
    person.window.sheets.show_settings()
    forward = [stop.widget for stop in round_trip(person)]
    back = [stop.widget for stop in round_trip(person, backwards=True)]
    back.reverse()
    begin = back.index(forward[0])
    assert back[begin:] + back[:begin] == forward
    person.window.sheets.dismiss()


def test_the_text_of_a_rule_shows_the_focus_and_its_links(person: Person) -> None:
    person.window.sheets.show_rules()
    sheet = person.window.sheets.sheet
    assert sheet is not None
    [text] = children(sheet, QTextBrowser)
    area = QRect(text.mapTo(person.window, QPoint(0, 0)), text.size())
    dark = person.window.grab(area).toImage()
    text.setFocus(Qt.FocusReason.TabFocusReason)
    lit = person.window.grab(area).toImage()
    assert different(lit, dark) >= RING
    person.window.sheets.dismiss()
