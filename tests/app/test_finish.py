"""Faults of looks that were mended once and must not come back, most of them with Cyberdoom Tower on the table."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import folders
from arcology.app.program import Program
from arcology.app.request import GameFlags
from arcology.engine.table import Spot
from arcology.packs.locate import data_root
from arcology.ui.art.chrome import ActionButton
from arcology.ui.scene.stamp import LABEL, Stamp
from arcology.ui.sheet import Body
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow
from tests.app.toy_program import MakeWindow, children

LEFT, NONE = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
OpenTower = Callable[..., TablePage]


@pytest.fixture
def open_tower(qtbot: QtBot, qapp: QApplication) -> Iterator[OpenTower]:
    """Shows a window of a size with a new game of the tower; ``settings`` are those of the person."""
    hooks = sys.excepthook, threading.excepthook
    services, window, _ = build(Program(folders(), data_root(), Games()), qapp, catch=False)

    def show(width: int = 1366, height: int = 768, players: int = 1, **settings: Any) -> TablePage:
        for name, value in {"speed": "instant", "theme": "dark", **settings}.items():
            setattr(services.settings, name, value)
        window.use_settings(services.settings)
        window.resize(width, height)
        window.show()
        flags = GameFlags(players=players, seed="3")
        window.show_table(services.start(services.configure("cyberdoom-tower", flags)))
        QApplication.processEvents()
        assert window.page is not None
        return window.page

    yield show
    window.close()
    window.deleteLater()
    services.library.close()
    qapp.processEvents()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")


def do(page: TablePage, kind: str) -> None:
    """The first legal decision of a kind."""
    offers = page.model.offers.offers
    assert page.model.submit(next(offer.action for offer in offers if offer.action.kind.endswith(f".{kind}")))
    QApplication.processEvents()


def left_of(widget: Any, page: TablePage) -> int:
    return int(widget.mapTo(page, QPoint(0, 0)).x())


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1920, 1080), (2560, 1440)])
def test_the_table_fills_its_place_beside_the_rail(open_tower: OpenTower, width: int, height: int) -> None:
    page = open_tower(width, height)
    view, table = page.view.viewport(), page.desk.scene.bounds
    used = table.width() * table.height() * page.view.fit_zoom() ** 2 / (view.width() * view.height())
    assert used > 0.94
    assert page.rail.width() >= 300


def test_a_rail_that_somebody_has_drawn_keeps_its_width(open_tower: OpenTower) -> None:
    assert open_tower(1600, 900, rail_width=520).rail.width() == 520


def test_with_the_largest_letters_the_table_stays_the_larger_part(open_tower: OpenTower) -> None:
    page = open_tower(1366, 768, panel_scale=300)
    assert page.rail.width() <= 0.41 * 1366
    for button in children(page.rail, ActionButton):
        least = button.heightForWidth(button.width()) if button.wraps else button.sizeHint().height()
        assert button.height() >= least - 1, f"{button.text()!r} is cut"
    headline, pill = page.rail.where._headline, page.rail.where._pill
    assert headline.height() < 1.5 * headline.fontMetrics().height(), "one line"
    assert pill.isHidden() or pill.y() > headline.y()
    assert open_tower(1366, 768, panel_scale=300, rail_width=800).rail.width() == 800, "as somebody has drawn it"


def test_buttons_begin_where_the_texts_begin_and_show_all_their_words(open_tower: OpenTower) -> None:
    page = open_tower()
    do(page, "move")
    texts = left_of(page.rail.offers._prompt, page)
    for button in page.rail.offers.offers():
        assert left_of(button, page) in (texts, left_of(button.parentWidget(), page) + (button.width() + 8))
    for button in children(page.rail, ActionButton):
        assert button.width() >= button.sizeHint().width() - 1, button.text()


def test_the_reader_shows_the_card_to_reckon_with_until_somebody_points_at_another(open_tower: OpenTower) -> None:
    page = open_tower(1920, 1080)
    words = [label.text() for label in children(page.rail.reader, QLabel)]
    assert page.model.name_of("sentinel.0").startswith(words[0])
    assert len(words) > 3, "there is room to explain it"
    page.model.look_at("deck")
    assert children(page.rail.reader, QLabel)[0].text() != words[0]


def test_the_log_shows_its_end(open_tower: OpenTower, qtbot: QtBot) -> None:
    page = open_tower()
    for _ in range(6):
        do(page, "pass")
        bar = page.rail.log.list.verticalScrollBar()
        qtbot.waitUntil(lambda bar=bar: bar.value() == bar.maximum())
    assert bar.maximum() > 0


def test_a_refused_drop_on_a_sector_with_something_in_it_names_the_rule(open_tower: OpenTower) -> None:
    page = open_tower()
    heard: list[str] = []
    page.model.refused.connect(lambda no, _anchor: heard.append(no.rule))
    port, scene = page.view.viewport(), page.desk.scene
    start, end = (
        page.view.viewportTransform().map(scene.rect(target).center())
        for target in ("meeple.0", Spot("features.2", "6"))
    )
    QTest.mousePress(port, LEFT, NONE, start.toPoint())
    for part in (0.3, 0.6, 1.0):
        at = QPointF(start + (end - start) * part)
        none = Qt.MouseButton.NoButton
        QApplication.sendEvent(port, QMouseEvent(QEvent.Type.MouseMove, at, port.mapToGlobal(at), none, LEFT, NONE))
    QTest.mouseRelease(port, LEFT, NONE, end.toPoint())
    assert heard == ["CDT-AP-02"]


def test_letters_and_tips_of_places_do_not_cover_each_other(open_tower: OpenTower) -> None:
    page = open_tower(text_scale=200)
    page.desk.bench.lift("meeple.0", keys=True)
    labels = [item for item in page.desk.scene.items() if isinstance(item, Stamp) and item.zValue() == LABEL]
    assert len(labels) > 10
    areas = [label.deviceTransform(page.view.viewportTransform()).mapRect(label.boundingRect()) for label in labels]
    for one, other in combinations(areas, 2):
        both = one.intersected(other)
        assert both.width() * both.height() < 0.25 * min(r.width() * r.height() for r in (one, other))
    page.desk.bench.rest()


def test_a_film_that_is_played_step_by_step_tells_causes_on_the_table(open_tower: OpenTower, qtbot: QtBot) -> None:
    page = open_tower(speed="step")
    do(page, "pass")
    for _ in range(4):
        qtbot.waitUntil(lambda: page.desk.player.waiting)
        if page.desk.bench.caption.shown:
            break
        page.skip()
    assert page.desk.bench.caption.shown
    page.model.finish_film()
    QApplication.processEvents()
    assert not page.desk.bench.caption.shown


def test_a_sheet_is_as_high_as_its_content(make_window: MakeWindow) -> None:
    window = make_window(1920, 1080)
    window.ask_new_game()
    QApplication.processEvents()
    assert window.sheets.sheet is not None
    assert window.sheets.sheet.panel.height() < 800
    assert [body.verticalScrollBar().maximum() for body in children(window.sheets.sheet, Body)] == [0]


def test_the_first_focus_is_on_what_most_people_want(window: MainWindow) -> None:
    assert window.start.tiles[0].hasFocus()
    window.sheets.show_settings()
    focus = window.focusWidget()
    assert isinstance(focus, ActionButton)
    assert focus.isChecked(), "the theme in use"
