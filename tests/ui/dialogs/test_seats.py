"""Who plays in a new game: levels of the solo game, people and bots by seat, names that are kept."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit

from arcology.app.games import BUILTIN
from arcology.ui.art.chrome import Choice
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.dialogs.players import PlayersSheet
from arcology.ui.sheet import Body
from arcology.ui.window import MainWindow
from tests.app.test_two_games import window
from tests.app.toy_program import children

__all__ = ["window"]


def sheet_of(window: MainWindow, game: str = "cytress", players: int = 0) -> NewGameSheet:
    window.ask_new_game(game)
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.players is not None
    if players:
        sheet.players.buttons()[players - 1].click()
    QApplication.processEvents()
    return sheet


def test_the_solo_game_has_levels_with_a_sentence_each(window: MainWindow) -> None:
    sheet = sheet_of(window)
    level = sheet.level
    assert level is not None
    assert level.value == "3"
    told = set()
    for number, button in enumerate(level.buttons(), 1):
        button.click()
        told.add(sheet._level_field.help.text())
        assert sheet.choice().level == number
        assert level.accessibleDescription() == sheet._level_field.help.text()
    assert len(told) == 5
    assert not any("⟦" in words for words in told)
    assert not children(sheet.seats, Choice), "nobody else can play the only seat"
    assert sheet.choice().drivers == ("human",)


def test_a_game_of_several_has_no_level(window: MainWindow) -> None:
    sheet = sheet_of(window, players=2)
    assert sheet.level is not None
    assert not sheet.level.isVisible()
    assert sheet.choice().level == 0
    assert sheet_of(window, "cyberdoom_tower").level is None


def test_readings_that_matter_to_one_alone_are_not_put_to_several(window: MainWindow) -> None:
    sheet = sheet_of(window, players=3)
    assert sheet.fold.text() == "Show 3 options"
    sheet.fold.click()
    assert not sheet._options["ai_tube"].isVisible()
    assert sheet.fold.text() == "Hide 3 options"
    assert sheet.players is not None
    sheet.players.buttons()[0].click()
    QApplication.processEvents()
    assert sheet._options["ai_tube"].isVisible()
    assert sheet.fold.text() == "Hide 4 options"


def test_each_seat_is_a_persons_or_a_bots_and_one_at_least_a_persons(window: MainWindow) -> None:
    sheet = sheet_of(window, players=3)
    rows = sheet.seats.rows
    assert sheet.choice().drivers == ("human",) * 3
    rows[0].choose("greedy")
    rows[2].choose("random")
    assert sheet.choice().drivers == ("greedy", "human", "random")
    assert "One seat" in sheet.seats.explained.text()
    QTest.keyClick(rows[1].choice, Qt.Key.Key_Down)
    assert rows[1].driver == "human", "the last person stays"
    rows[0].choose("human")
    QTest.keyClick(rows[1].choice, Qt.Key.Key_Down)
    assert sheet.choice().drivers == ("human", "greedy", "random")


def test_fewer_seats_leave_a_person_and_more_are_played_like_the_last(window: MainWindow) -> None:
    sheet = sheet_of(window, players=3)
    assert sheet.players is not None
    for seat, driver in enumerate(("greedy", "greedy", "human")):
        sheet.seats.rows[2 - seat].choose(driver)
    sheet.players.buttons()[4].click()
    assert sheet.choice().drivers == ("human", "greedy", "greedy", "greedy", "greedy")
    sheet.seats.rows[4].choose("human")
    sheet.seats.rows[0].choose("random")
    sheet.players.buttons()[1].click()
    assert sheet.choice().drivers == ("human", "greedy")
    sheet.players.buttons()[0].click()
    assert sheet.choice().drivers == ("human",)


def test_one_button_turns_all_other_seats(window: MainWindow) -> None:
    sheet = sheet_of(window, players=4)
    sheet.seats.others.click()
    assert sheet.choice().drivers == ("human", "greedy", "greedy", "greedy")
    sheet.seats.others.click()
    assert sheet.choice().drivers == ("human",) * 4


def test_a_bot_has_no_name_and_says_how_it_plays(window: MainWindow) -> None:
    sheet = sheet_of(window, players=2)
    ada, bo = sheet.seats.rows[:2]
    ada.field.setText("Ada")
    bo.field.setText("Bo")
    bo.choose("greedy")
    assert sheet.choice().names == ("Ada", "")
    assert bo.how.text()
    assert bo.choice.accessibleDescription() == bo.how.text()
    assert children(sheet.seats, QLineEdit) == [ada.field]


def test_the_next_sheet_begins_with_what_was_chosen(window: MainWindow) -> None:
    sheet = sheet_of(window, players=3)
    for row, name in zip(sheet.seats.rows, ("Ada", "Bo", "Cy"), strict=False):
        row.field.setText(name)
    sheet.seats.rows[1].choose("random")
    QTest.keyClick(sheet.start_button, Qt.Key.Key_Return)
    assert window.page is not None
    again = sheet_of(window)
    assert again.choice().drivers == ("human", "random", "human")
    assert again.choice().names == ("Ada", "", "Cy")
    again.players.buttons()[0].click()  # type: ignore[union-attr]
    again.level.buttons()[4].click()  # type: ignore[union-attr]
    again.start_button.click()
    assert window.page.game.session.config.level == 5
    solo = sheet_of(window)
    assert (solo.choice().players, solo.choice().level, solo.choice().names) == (1, 5, ("Ada",))
    solo.players.buttons()[2].click()  # type: ignore[union-attr]
    assert [row.field.text() for row in solo.seats.rows[:3]] == ["Ada", "", "Cy"]


@pytest.mark.parametrize("game", BUILTIN)
@pytest.mark.parametrize("scale", [100, 200])
def test_every_game_can_be_chosen_by_keys_alone(window: MainWindow, game: str, scale: int) -> None:
    """Tab reaches every control in a sensible order, and what has the focus is in sight."""
    window.resize(1280, 720)
    window.services.settings.panel_scale = scale
    window.use_settings(window.services.settings)
    most = {info.id: info.seats.stop - 1 for info in window.services.games()}[game]
    sheet = sheet_of(window, game, most)
    sheet.seats.others.click()
    wanted = {id(row.choice) for row in sheet.seats.rows[:most]} | {id(sheet.start_button), id(sheet.seed)}
    body = sheet.findChild(Body)
    assert body is not None
    seen = set()
    for _ in range(40):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        now = window.focusWidget()
        assert now is not None
        seen.add(id(now))
        if body.isAncestorOf(now):
            rect = QRect(now.mapTo(body, QPoint(0, 0)), now.size())
            assert body.rect().intersected(rect).height() >= min(rect.height(), body.height()) - 2, now
        if now is sheet.start_button and wanted <= seen:
            break
    assert wanted <= seen
    QTest.keyClick(sheet.start_button, Qt.Key.Key_Return)
    assert window.page is not None
    assert window.page.game.plugin.id == game


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_five_seats_need_no_scrolling_in_a_small_window(window: MainWindow, theme: str) -> None:
    window.resize(1280, 720)
    window.services.settings.theme = theme
    window.use_settings(window.services.settings)
    sheet = sheet_of(window, players=5)
    for row in sheet.seats.rows[1:]:
        row.choose("greedy")
    QApplication.processEvents()
    assert [body.verticalScrollBar().maximum() for body in children(sheet, Body)] == [0]


def test_who_may_sit_at_a_seat_stands_in_the_same_order_before_the_game_and_during_it(window: MainWindow) -> None:
    sheet = sheet_of(window, players=2)
    choice = sheet.seats.rows[1].choice
    before = [choice.itemText(number) for number in range(choice.count())]
    sheet.start_button.click()
    window.sheets.show_players()
    players = window.sheets.sheet
    assert isinstance(players, PlayersSheet)
    told = [button.text() for button in players.seats[1].buttons()]
    assert [words.removeprefix("Computer: ").capitalize() for words in told] == before
    assert all(words.startswith("Computer: ") for words in told[1:]), "nobody takes them for people"


def test_what_everybody_chooses_is_not_hidden_among_readings(window: MainWindow) -> None:
    """Who goes into the dark, where, and whether somebody reads aloud; an easy start there is for one alone."""
    sheet = sheet_of(window, "cyberflesh", 1)
    assert not sheet.fold.isChecked()
    shown = {name for name, field in sheet._option_fields.items() if field.isVisible()}
    assert shown == {"characters", "biome", "easy_start", "gm_seat"}
    assert sheet.fold.text() == "Show 7 options"
    assert sheet.players is not None
    sheet.players.buttons()[1].click()
    QApplication.processEvents()
    assert not sheet._option_fields["easy_start"].isVisible()
    assert sheet._option_fields["characters"].isVisible()
