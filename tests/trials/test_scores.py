"""Points in the real window: the sheet beside the table, and the final sheet with the lead over the rounds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from arcology.app.request import GameFlags
from arcology.app.services import ProgramServices
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.games.cytress.bot import GreedyBot
from arcology.session.opening import OpenGame
from arcology.ui.dialogs.keys import KeysSheet
from arcology.ui.end.final import FinalSheet
from arcology.ui.end.ranking import RankRow
from arcology.ui.rules_view import RulesSheet
from arcology.ui.scores.grid import ScoreTable
from arcology.ui.scores.sheet import ScoresSheet
from arcology.ui.window import MainWindow
from tests.app.toy_program import button
from tests.trials.conftest import new_game
from tests.trials.hands import Person

Key = Qt.Key
WHOLE = 10_000


class FirstOfAll:
    """Does the first thing there is, which leads nowhere."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        return legal[0]


def cytress(window: MainWindow, players: int, decisions: int, level: int = 0, bot: Any = None) -> OpenGame:
    """A game as it stands after some decisions, sensible ones unless ``bot`` makes them."""
    services = window.services
    assert isinstance(services, ProgramServices)
    flags = GameFlags(players=players, seed="points", level=level)
    game = services.start(services.configure("cytress", flags))
    rules, bot = game.session.rules, bot or GreedyBot()
    context = BotContext(rules, new_luck(5))
    for _ in range(decisions):
        legal = rules.legal(game.session.state)
        if not legal:
            break
        seat = game.session.ask.seat  # type: ignore[union-attr]
        game.session.submit(bot.choose(rules.observe(game.session.state, seat), legal, context))
    return game


def show(person: Person, players: int, decisions: int, **more: Any) -> None:
    assert person.window.show_table(cytress(person.window, players, decisions, **more))
    QApplication.processEvents()


def key(person: Person, pressed: Qt.Key) -> None:
    QTest.keyClick(person.window.focusWidget() or person.window, pressed)
    QApplication.processEvents()


def scores(person: Person) -> ScoresSheet:
    sheet = person.window.sheets.sheet
    assert isinstance(sheet, ScoresSheet)
    return sheet


def cells(table: ScoreTable) -> list[list[str]]:
    """The figures that are shown, line by line, the sum last."""
    model = table.model()
    return [
        [str(model.index(row, column).data()) for column in range(1, model.columnCount())]
        for row in range(model.rowCount())
    ]


def expected(person: Person) -> list[list[str]]:
    """What the rules say at the position that is shown."""
    sheet = person.model.rules.score(person.model.session.state)
    return [[str(value) for value in line.values] for line in sheet.lines] + [[str(one) for one in sheet.totals]]


@pytest.fixture
def final(person: Person) -> FinalSheet:
    """The end of a game of three."""
    show(person, 3, WHOLE)
    found = person.page.rail.end.final
    assert found is not None
    return found


def test_the_sheet_stands_beside_the_table_and_follows_the_game(person: Person) -> None:
    show(person, 1, 20)
    key(person, Key.Key_F2)
    sheet = scores(person)
    assert cells(sheet.table) == expected(person)
    table, beside = person.page.view, sheet.mapTo(person.page, QPoint())
    assert table.mapTo(person.page, table.rect().topRight()).x() < beside.x(), "it covers nothing of the table"
    before = cells(sheet.table)
    for _ in range(60):
        legal = person.model.rules.legal(person.model.session.state)
        assert person.model.submit(legal[-1])
        if expected(person) != before:
            break
    assert cells(sheet.table) == expected(person) != before
    person.model.undo_stack.undo()
    assert cells(sheet.table) == expected(person)
    key(person, Key.Key_F2)
    assert person.window.sheets.sheet is None


def test_the_leader_is_marked_and_told_in_words(person: Person) -> None:
    show(person, 3, 60)
    person.window.sheets.show_scores()
    sheet, totals = scores(person), [int(total) for total in expected(person)[-1]]
    ordered = sorted(totals, reverse=True)
    first = totals.index(ordered[0])
    names = [str(sheet.table.model().headerData(at, Qt.Orientation.Horizontal)) for at in (1, 2, 3)]
    assert sheet.lead.text() == f"{names[first]} leads by {ordered[0] - ordered[1]}"
    spoken = [
        str(sheet.table.model().index(5, at).data(Qt.ItemDataRole.AccessibleTextRole))
        for at in range(1, len(names) + 1)
    ]
    assert [said.endswith(", leads") for said in spoken] == [at == first for at in range(3)]
    assert spoken[0].startswith(f"Total, {names[0]}: {totals[0]}")


def test_the_button_is_there_where_points_are_compared_and_only_there(person: Person) -> None:
    show(person, 2, 10)
    button = person.page.bar.scores
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert scores(person).isVisible()
    menu = [action.text() for action in person.window.table_menu.actions() if action.isVisible()]
    assert "Score sheet" in menu
    assert person.window.show_table(person.window.services.start(new_game(person.window)))
    assert not person.page.bar.scores.isVisible()
    key(person, Key.Key_F2)
    assert person.window.sheets.sheet is None
    assert "Score sheet" not in [a.text() for a in person.window.table_menu.actions() if a.isVisible()]
    person.window.sheets.show_keys()
    keys = person.window.sheets.sheet
    assert isinstance(keys, KeysSheet)
    assert "Score sheet" not in dict(keys.lines)


def test_arrows_walk_the_cells_and_enter_opens_the_rule(person: Person) -> None:
    show(person, 2, 40)
    key(person, Key.Key_F2)
    table = scores(person).table
    assert table.hasFocus()
    for pressed in (Key.Key_Down, Key.Key_Right, Key.Key_Right):
        key(person, pressed)
    now = table.currentIndex()
    assert (now.row(), now.column()) == (1, 2)
    key(person, Key.Key_Return)
    sheet = person.window.sheets.sheet
    assert isinstance(sheet, RulesSheet)
    assert sheet.shown() == "CYT-SCORE-02"


def test_each_source_is_explained_and_its_rule_is_one_press_away(person: Person) -> None:
    show(person, 2, 40)
    key(person, Key.Key_F2)
    link = button(scores(person), "Skill tokens: Rule CYT-SCORE-06")
    link.setFocus()
    key(person, Key.Key_Space)
    sheet = person.window.sheets.sheet
    assert isinstance(sheet, RulesSheet)
    assert sheet.shown() == "CYT-SCORE-06"


# ---- the end -------------------------------------------------------------------------------------------------------


def test_the_end_names_the_winner_and_ranks_everybody(person: Person, final: FinalSheet) -> None:
    end, model = person.page.rail.end, person.model
    assert model.outcome is not None
    winner = model.outcome.winners[0]
    name = str(final.table.model().headerData(winner + 1, Qt.Orientation.Horizontal))
    assert end._banner.accessibleName() == f"{name} wins"
    assert end.accent.startswith("seat_")
    assert cells(final.table) == expected(person)
    rows = [row.entrant for row in final.ranking.findChildren(RankRow) if row.isVisible()]
    totals = [int(total) for total in expected(person)[-1]]
    assert [row.total for row in rows] == sorted(totals, reverse=True)
    assert [row.rank for row in rows] == [1, 2, 3]
    assert rows[0].name == name


def test_the_lead_over_the_rounds_is_drawn_as_it_was(person: Person, final: FinalSheet, qtbot: QtBot) -> None:
    course = final.course
    qtbot.waitUntil(lambda: course.chart is not None)
    assert course.chart is not None
    (kept,) = person.model.rules.courses(person.model.session.state)
    rounds = list(kept.rounds)
    assert course.graph is not None
    assert course.graph.counted == kept.values
    ahead = [max(now) - sorted(now)[-2] for now in zip(*kept.values, strict=True)]
    drawn = course.chart.points
    assert [x for x, _ in drawn] == [rounds] * 3
    assert [max(now) for now in zip(*(y for _, y in drawn), strict=True)] == ahead
    course._choose("1")  # the prestige itself
    assert [y for _, y in course.chart.points] == [list(row) for row in kept.values]

    # A round is read by pointing at it, and by arrow keys.
    course._choose("0")
    chart = course.chart
    last = len(kept.rounds)
    assert course.reading.startswith(f"Lead after round {last}: ")
    chart.setFocus()
    QTest.keyClick(chart, Key.Key_Home)
    assert course.reading.startswith("Lead after round 1: ")
    assert chart.accessibleName().startswith(course.reading)
    QTest.keyClick(chart, Key.Key_Right)
    assert course.reading.startswith("Lead after round 2: ")
    plot = chart._plot.viewport()
    QTest.mouseMove(plot, QPoint(plot.width() - 8, plot.height() // 2))
    qtbot.waitUntil(lambda: course.reading.startswith(f"Lead after round {last}: "))
    for row in kept.values:
        assert f"{row[-1] - max(other[-1] for other in kept.values if other is not row):+d}".replace("-", "−") in (
            chart.accessibleDescription()
        )
    assert course.story in chart.accessibleDescription()


def test_the_chart_is_loaded_only_when_there_is_an_end_to_see(person: Person) -> None:
    show(person, 2, 30)
    final = person.page.rail.end.final
    assert final is not None
    assert final.course.chart is None
    key(person, Key.Key_F2)
    assert scores(person).course.chart is None, "folded"


def test_who_loses_to_the_ai_is_told_so(person: Person) -> None:
    show(person, 1, WHOLE, level=5, bot=FirstOfAll())
    assert person.model.outcome is not None
    assert person.model.outcome.winners == (1,)
    end = person.page.rail.end
    assert end._banner.accessibleName() == "AI Kingpin (Level 5) wins"
    assert end.accent == "bad"


def test_five_at_the_table_fit_a_small_window_with_large_texts_too(person: Person) -> None:
    person.window.resize(1280, 720)
    show(person, 5, WHOLE)
    final = person.page.rail.end.final
    assert final is not None
    for percent in (100, 200):
        settings = replace(person.window.services.settings, text_scale=percent, panel_scale=percent)
        person.window.use_settings(settings)
        QApplication.processEvents()
        assert final.table.isVisible()
        assert final.table.horizontalScrollBar().maximum() == 0
        assert final.width() <= person.page.rail.body.viewport().width()
        person.window.sheets.show_scores()
        QApplication.processEvents()
        table = scores(person).table
        assert table.horizontalScrollBar().maximum() == 0
        assert table.height() >= table.head.height() + sum(table.rowHeight(row) for row in range(6))
        person.window.sheets.show_scores()
