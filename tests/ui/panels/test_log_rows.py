"""The log of a long game: only its end has rows, whatever was decided or taken back, and one can scroll to all."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest
from PySide6.QtCore import QObject, QPoint, Signal
from pytestqt.qtbot import QtBot

from arcology.ui.panels.log import LogPanel
from arcology.ui.panels.log_rows import PORTION, LogRows
from arcology.ui.window import MainWindow

LINES = 4
"""Events of every decision."""


def group(position: int, line: str = "") -> Any:
    lines = [
        SimpleNamespace(text=f"event {line}{position}.{i}", cause=None, rule="", pieces=(), auto=False)
        for i in range(LINES)
    ]
    return SimpleNamespace(position=position, headline=f"decision {line}{position}", lines=lines, goes_on=False)


class LongGame(QObject):
    """What a log asks of a model."""

    shown = Signal()
    told = Signal()

    def __init__(self, decisions: int) -> None:
        super().__init__()
        self.told_log = [group(position) for position in range(decisions + 1)]
        self.session = SimpleNamespace(branches=[])
        self.since: Any = None
        self.rendered = 0

    def render(self, words: str) -> str:
        self.rendered += 1
        return words

    def since_last(self, seat: int | None) -> Any:
        return self.since


def texts(rows: LogRows) -> list[str]:
    return [str(rows.index(i, 0).data()) for i in range(rows.rowCount())]


def end_of(game: LongGame, count: int) -> list[str]:
    every = [words for one in game.told_log for words in (one.headline, *(line.text for line in one.lines))]
    return every[len(every) - count :]


@pytest.fixture
def game() -> LongGame:
    return LongGame(1000)


@pytest.fixture
def rows(game: LongGame, window: MainWindow) -> LogRows:
    found = LogRows(window.look, game, window)  # type: ignore[arg-type]
    found.refresh()
    return found


def test_a_long_game_gets_rows_for_its_end_only(rows: LogRows, game: LongGame) -> None:
    assert PORTION <= rows.rowCount() < PORTION + LINES + 1
    assert game.rendered == rows.rowCount(), "nothing is put into words that has no row"
    assert texts(rows) == end_of(game, rows.rowCount())
    assert rows.has_earlier


def test_taking_back_and_playing_on_keeps_the_end_and_makes_few_rows(rows: LogRows, game: LongGame) -> None:
    whole = game.told_log
    for position in [*range(999, 900, -7), *range(900, 990, 3), 400, 40, 3, 0, 12, 1000]:
        game.told_log, game.rendered = whole[: position + 1], 0
        before = rows.rowCount()
        rows.refresh()
        assert texts(rows) == end_of(game, rows.rowCount())
        assert rows.rowCount() >= min(PORTION, (position + 1) * (LINES + 1))
        assert rows.rowCount() <= max(before, 2 * PORTION)
        assert game.rendered <= PORTION + LINES + 1


def test_another_line_of_play_replaces_what_differs(rows: LogRows, game: LongGame) -> None:
    game.told_log = [*game.told_log[:950], *(group(position, "other ") for position in range(950, 960))]
    rows.refresh()
    assert texts(rows) == end_of(game, rows.rowCount())
    assert "decision other 959" in texts(rows)
    assert "decision 949" in texts(rows)


def test_earlier_decisions_come_in_above_until_all_are_there(rows: LogRows, game: LongGame) -> None:
    while rows.has_earlier:
        rows.load_earlier()
    assert texts(rows) == end_of(game, 1001 * (LINES + 1))


def test_the_next_decision_lets_go_of_what_was_scrolled_to(rows: LogRows, game: LongGame) -> None:
    rows.reach(700)
    assert rows.first_of(700) == texts(rows).index("decision 700")
    game.told_log = [*game.told_log, group(1001)]
    rows.refresh()
    assert PORTION <= rows.rowCount() <= PORTION + LINES + 1
    assert texts(rows) == end_of(game, rows.rowCount())


def test_scrolling_to_the_upper_end_brings_more_and_does_not_jump(
    game: LongGame, window: MainWindow, qtbot: QtBot
) -> None:
    panel = LogPanel(window.look, game)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(400, 500)
    with qtbot.waitExposed(panel):
        panel.show()
    bar = panel.list.verticalScrollBar()
    game.shown.emit()
    assert bar.value() == bar.maximum()
    before, top = panel.rows.rowCount(), panel.rows.index(0, 0).data()
    bar.setValue(bar.minimum())
    assert panel.rows.rowCount() >= before + PORTION
    assert panel.list.indexAt(QPoint(20, 3)).data() == top, "what was on top is still there"
    assert bar.value() > bar.minimum()


def test_since_reaches_back_beyond_the_rows(game: LongGame, window: MainWindow, qtbot: QtBot) -> None:
    panel = LogPanel(window.look, game)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(400, 500)
    with qtbot.waitExposed(panel):
        panel.show()
    game.since = SimpleNamespace(position=800, pieces=frozenset({"rover"}))
    with qtbot.waitSignal(panel.pieces_asked) as asked:
        panel.jump_to_since()
    assert asked.args == [("rover",)]
    assert panel.list.indexAt(QPoint(20, 3)).data() == "decision 800"


def test_rows_do_not_overlap_when_the_list_gets_narrower(game: LongGame, window: MainWindow, qtbot: QtBot) -> None:
    game.told_log = [
        group(position, "with as many words as need a second line in a narrow rail, ") for position in range(9)
    ]
    panel = LogPanel(window.look, game)  # type: ignore[arg-type]
    qtbot.addWidget(panel)
    panel.resize(700, 500)
    with qtbot.waitExposed(panel):
        panel.show()
    for width in (260, 400, 230):
        panel.resize(width, 500)
        rects = [panel.list.visualRect(panel.rows.index(i, 0)) for i in range(panel.rows.rowCount())]
        high = [panel.list.sizeHintForIndex(panel.rows.index(i, 0)).height() for i in range(len(rects))]
        tops = [rect.top() - rects[0].top() for rect in rects]
        assert tops == [sum(high[:i]) for i in range(len(high))], f"rows lie one below the other at {width}"
