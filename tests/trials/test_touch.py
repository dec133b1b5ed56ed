"""For fingers: everything that can be pressed is at least 44 pixels wide and high, in every sheet, panel and table."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, QPointF, QRect, QSize, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractItemView,
    QApplication,
    QComboBox,
    QLineEdit,
    QMenu,
    QSlider,
    QSplitterHandle,
    QStyle,
    QStyleOptionSlider,
    QTabBar,
    QWidget,
)

from arcology.ui.art.studio import TARGET
from arcology.ui.gestures.reach import piece_to_take
from tests.app.toy_program import children
from tests.trials.conftest import PLAIN
from tests.trials.focus import name_of
from tests.trials.four import GAMES, OpenGame, game, step
from tests.trials.hands import Person

__all__ = ["game"]

SHEETS = ("show_settings", "show_library", "show_about", "show_rules", "show_keys", "show_players", "show_scores")
SETTINGS = {"touch": "on"}


def too_small(parent: QWidget) -> list[str]:
    """What can be pressed inside a widget and is smaller than a finger."""
    return [f"{what}: {size.toTuple()}" for what, size in targets(parent) if min(size.toTuple()) < TARGET]


def targets(parent: QWidget) -> Iterator[tuple[str, QSize]]:
    """Everything that can be pressed, with its size; lists by their rows, sliders by their handles."""
    for widget in children(parent, QWidget):
        name = f"{type(widget).__name__} {name_of(widget)!r}"
        if isinstance(widget, QAbstractButton | QComboBox | QLineEdit):
            if not isinstance(widget.parent(), QComboBox | QLineEdit):
                yield name, widget.size()
        elif isinstance(widget, QSplitterHandle):
            if widget.isEnabled():
                yield name, widget.size()
        elif isinstance(widget, QSlider):
            yield name, knob(widget).size()
        elif isinstance(widget, QTabBar):
            for tab in range(widget.count()):
                yield f"{name} {widget.tabText(tab)!r}", widget.tabRect(tab).size()
        elif isinstance(widget, QAbstractItemView) and not isinstance(widget.parent(), QComboBox):
            yield from rows(widget, name)


def knob(slider: QSlider) -> QRect:
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    part = QStyle.SubControl.SC_SliderHandle
    return slider.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, part, slider)


def rows(view: QAbstractItemView, name: str) -> Iterator[tuple[str, QSize]]:
    model = view.model()
    for row in range(model.rowCount() if model is not None else 0):
        index = model.index(row, 0)
        if model.flags(index) & Qt.ItemFlag.ItemIsSelectable and not view.visualRect(index).isEmpty():
            yield f"{name} row {row}", QSize(view.viewport().width(), view.visualRect(index).height())


def entries(menu: QMenu) -> list[str]:
    """Entries of a menu that are too small, when it is shown."""
    menu.popup(QPoint(10, 10))
    QApplication.processEvents()
    shown = [action for action in menu.actions() if action.isVisible() and not action.isSeparator()]
    sizes = {action.text(): menu.actionGeometry(action).size() for action in shown}
    menu.close()
    assert sizes
    return [f"{text}: {size.toTuple()}" for text, size in sizes.items() if min(size.toTuple()) < TARGET]


def test_for_a_mouse_things_are_as_small_as_their_texts(game: OpenGame) -> None:
    """The measure sees what is small: otherwise the tests below would show nothing."""
    assert too_small(game("cytress").page)


@pytest.mark.parametrize("scale", [100, 200])
def test_start_screen_and_its_sheets(person: Person, scale: int) -> None:
    window = person.window
    window.use_settings(replace(PLAIN, touch="on", panel_scale=scale))
    assert too_small(window.start) == []
    for name in ("show_settings", "show_library", "show_about", "show_rules", "show_keys"):
        getattr(window.sheets, name)()
        assert window.sheets.sheet is not None
        assert too_small(window.sheets.sheet) == [], name
        window.sheets.dismiss()
    for info in window.services.games():
        window.ask_new_game(info.id)
        sheet = window.sheets.sheet
        assert sheet is not None
        more = [b for b in children(sheet, QAbstractButton) if b.isCheckable() and not b.isChecked()]
        assert too_small(sheet) == [], info.id
        for button in more[-2:]:  # folded parts are open then
            button.click()
        assert too_small(sheet) == [], info.id
        window.sheets.dismiss()


@pytest.mark.parametrize("slug", GAMES)
def test_panels_and_sheets_of_a_game(game: OpenGame, slug: str) -> None:
    person = game(slug, players=2, steps=9, **SETTINGS)
    page = person.page
    page.rail.offers._fold.setChecked(True)
    for _ in range(3):
        assert too_small(page) == []
        if person.model.outcome is None:
            step(person)
    page.rail.log.list.setCurrentIndex(page.rail.log.rows.index(0, 0))
    assert too_small(page.rail.log) == []
    assert entries(person.window.table_menu) == []
    for name in SHEETS:
        getattr(person.window.sheets, name)()
        if person.window.sheets.sheet is not None:
            assert too_small(person.window.sheets.sheet) == [], name
            person.window.sheets.dismiss()


def test_lines_of_the_text_view(game: OpenGame) -> None:
    person = game("cytress", players=2, table_view="text", **SETTINGS)
    for _ in range(3):
        step(person)
        for _ in range(3):  # the rail finds its shape
            QApplication.processEvents()
        assert too_small(person.page) == []


@pytest.mark.parametrize("slug", GAMES)
def test_pieces_on_the_table(game: OpenGame, slug: str) -> None:
    """A press up to 22 pixels from the middle of a piece takes it, or another one that is nearer still."""
    person = game(slug, players=2, **SETTINGS)
    seen = 0
    for _ in range(6):
        seen += len(person.model.sources())
        assert missed(person) == []
        step(person)
    assert seen > 2


def missed(person: Person) -> list[str]:
    """Pieces that a finger near their middle does not take, and what it takes instead."""
    page, found = person.page, []
    bench, zoom, half = page.desk.bench, page.view.zoom, TARGET / 2 - 1
    for source in person.model.sources():
        middle = bench.scene.rect(source).center()
        for x, y in ((0, 0), (-half, 0), (half, 0), (0, -half), (0, half)):
            at = middle + QPointF(x, y) / zoom
            if person.in_sight(at) and piece_to_take(bench, at) is None:
                found.append(f"{source} at {x:.0f}, {y:.0f}")
    return found


def test_lit_places_take_a_finger_that_is_a_little_off(game: OpenGame) -> None:
    """With a piece in the hand a press beside a small place means that place."""
    person = game("cytress", **SETTINGS)
    bench = person.page.desk.bench
    small = 0
    for _ in range(20):
        for source in person.model.sources():
            if not person.model.targets(source):
                continue
            bench.lift(source)
            for target, area in bench.targets.areas.items():
                wide = min(area.width(), area.height()) * person.page.view.zoom
                if wide < TARGET:
                    small += 1
                    edge = QPointF(0, (TARGET / 2 - 1) / person.page.view.zoom)
                    assert bench.meant_at(area.center() + edge) is not None, target
            bench.rest()
        step(person)
    assert small, "no place was small"


def test_the_border_of_the_rail_is_moved_by_its_grip(game: OpenGame) -> None:
    person = game("cytress", **SETTINGS)
    handle = person.page._split.handle(1)
    before = person.page.rail.width()
    at = handle.mapTo(person.window, handle.rect().center() + QPoint(20, 0))
    person.drag(at, at - QPoint(60, 0))
    assert person.page.rail.width() == before + 60


def test_bubbles_have_rows_for_fingers(game: OpenGame) -> None:
    """The list of prices and the link to a rule, on the table itself."""
    person = game("cyberdoom-tower", **SETTINGS)
    bench = person.page.desk.bench
    anchor = person.model.sources()[0]
    bench.chooser.show(person.model.offers.offers[:2], anchor, person.page.view.window_())
    middle = bench.chooser.area.center().x()
    heights = [sum(bench.chooser.row_at(QPointF(middle, y)) == row for y in range(768)) for row in (0, 1)]
    assert min(heights) >= TARGET
    bench.chooser.hide()
    QTest.keyClick(person.page.view, Qt.Key.Key_Escape)
