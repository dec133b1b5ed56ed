"""Ways through the window, by mouse and keyboard, with the toy on the table."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QAbstractSlider, QApplication, QComboBox, QLineEdit, QListView, QWidget
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.session.settings import Settings
from arcology.text.seeds import read_seed
from arcology.ui.dialogs.library import LibrarySheet
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.dialogs.settings import SettingsSheet
from arcology.ui.keys import first_stop
from arcology.ui.rules_view import RulesSheet
from arcology.ui.services import Trouble
from arcology.ui.window import MainWindow
from arcology.ui.window_place import USUAL
from tests.app.toy_program import MakeWindow, button, children, start_game, walk

LEFT = Qt.MouseButton.LeftButton


def test_two_clicks_lead_from_the_start_screen_to_a_table(window: MainWindow) -> None:
    QTest.mouseClick(window.start.tiles[0], LEFT)
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.mouseClick(sheet.start_button, LEFT)
    assert window.page is not None
    assert window.stack.currentWidget() is window.page
    assert window.sheets.sheet is None
    assert window.page.view.hasFocus()


def test_enter_twice_leads_there_too(window: MainWindow) -> None:
    window.start.tiles[0].setFocus()
    QTest.keyClick(window.start.tiles[0], Qt.Key.Key_Return)
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Return)
    assert window.page is not None


def test_two_default_games_have_different_seeds_and_the_same_seed_gives_the_same_game(window: MainWindow) -> None:
    digests, seeds = [], []
    for seed in ("", "", "again", "again"):
        window.ask_new_game()
        sheet = window.sheets.sheet
        assert isinstance(sheet, NewGameSheet)
        if seed:
            sheet.seed.setText(seed)
        seeds.append(read_seed(sheet.seed.text()))
        sheet.start_button.click()
        assert window.page is not None
        digests.append(window.page.model.session.entries[0].digest)
    assert seeds[0] != seeds[1]
    assert seeds[2] == seeds[3]
    assert digests[2] == digests[3]


def test_an_empty_seed_is_asked_for_again_and_nothing_starts(window: MainWindow) -> None:
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    sheet.seed.clear()
    sheet.start_button.click()
    assert window.page is None
    assert "seed" in sheet.trouble.text()
    assert sheet.seed.hasFocus()


def test_the_choices_of_the_last_game_are_proposed_for_the_next(make_window: MakeWindow) -> None:
    window = make_window()
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.players is not None
    QTest.mouseClick(sheet.players.buttons()[1], LEFT)
    sheet.seats.rows[1].field.setText("Ada")
    QTest.mouseClick(sheet.undo.buttons()[1], LEFT)
    sheet.start_button.click()
    again = make_window()
    again.ask_new_game()
    sheet = again.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    choice = sheet.choice()
    assert (choice.players, choice.names, choice.undo) == (2, ("", "Ada"), "honest")
    with pytest.raises(Trouble):
        again.services.start(replace(choice, pack="nowhere"))
    assert again.services.settings.new_game["toy"]["pack"] == choice.pack, "what could not be played is not kept"


def test_names_of_people_are_used_at_the_table(window: MainWindow) -> None:
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.players is not None
    QTest.mouseClick(sheet.players.buttons()[1], LEFT)
    sheet.seats.rows[0].field.setText("Ada")
    sheet.start_button.click()
    assert window.page is not None
    assert "Ada" in window.page.rail.where._plate.accessibleName()
    assert "Ada" in window.page.model.name_of("meeple.0")


def test_every_decision_is_saved_and_continue_goes_on_where_the_game_stood(make_window: MakeWindow) -> None:
    window = make_window()
    start_game(window)
    walk(window, 1)
    assert window.page is not None
    before = window.page.model.session.timeline.current.digest
    window.close()
    later = make_window()
    assert later.start.resume is not None
    chips = [(chip.icon, chip.role) for chip in later.start.resume.record.chips]
    assert chips[1:] == [("shield", "line_strong"), ("energy", "energy")], "the figures of the game"
    QTest.mouseClick(later.start.resume.button, LEFT)
    assert later.page is not None
    assert later.page.model.session.timeline.current.digest == before
    assert later.page.model.session.position == 1


def test_undo_and_redo_by_keyboard_and_their_names_in_the_bar(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    walk(window, 1)
    assert "Walk to space 1" in page.bar.undo.accessibleName()
    found = []
    for width in range(1366, 400, -20):
        page.bar.resize(width, page.bar.height())
        found.append(page.bar.undo.text())
    assert list(dict.fromkeys(found)) == ["Undo: Walk to space 1", "Undo", ""], "the step goes before the word"
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert page.model.session.position == 0
    assert not page.bar.undo.isEnabled()
    assert "Walk to space 1" in page.bar.redo.accessibleName()
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier)
    assert page.model.session.position == 1
    QTest.keyClick(window, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    QTest.keyClick(window, Qt.Key.Key_Y, Qt.KeyboardModifier.ControlModifier)
    assert page.model.session.position == 1


def test_f6_goes_round_table_rail_and_bar(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    seen = []
    for _ in range(4):
        focus = window.focusWidget()
        seen.append(next(i for i, part in enumerate(page.parts()) if focus is part or part.isAncestorOf(focus)))
        QTest.keyClick(window, Qt.Key.Key_F6)
    assert seen == [0, 1, 2, 0]


def test_escape_means_the_same_in_the_rail_as_on_the_table(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    for part in page.parts():
        assert not page.model.drop("meeple.0", Spot("track.0", "5"))
        assert page.desk.bench.note.shown
        target = first_stop(part)
        assert target is not None
        target.setFocus()
        QTest.keyClick(target, Qt.Key.Key_Escape)
        assert not page.desk.bench.note.shown, type(part).__name__


def test_a_new_window_fits_the_screen_with_its_frame(qtbot: QtBot) -> None:
    window = MainWindow(Settings(), ())
    qtbot.addWidget(window)
    room = window.screen().availableSize()
    assert room.width() < USUAL[0], "the screen of the tests is a small one"
    assert window.width() + 10 <= room.width()
    assert window.height() + 40 <= room.height()


def test_a_window_on_a_large_screen_has_larger_texts(make_window: MakeWindow) -> None:
    """Half as fast as the window beside the table, as fast as it on the start screen, and never smaller."""
    window = make_window(1920, 1080)

    def scales() -> tuple[float, float]:
        QApplication.processEvents()
        return window.look.studio.text_scale, window.start.look.studio.text_scale

    assert scales() == (1.0, 1.0)
    window.resize(2688, 1512)
    assert scales() == pytest.approx((1.2, 1.4))
    start_game(window)
    page = window.page
    assert page is not None
    window.use_settings(replace(window.services.settings, panel_scale=200, log_scale=150))
    assert (window.look.studio.text_scale, page.log_look.studio.text_scale) == pytest.approx((2.2, 1.7))
    assert page.card_look.studio.text_scale == 1.0, "what lies on the table grows with the table"
    window.resize(2688, 1080)
    QApplication.processEvents()
    assert (window.look.studio.text_scale, page.log_look.studio.text_scale) == (2.0, 1.5)


def test_f1_opens_the_rules_beside_the_table_and_escape_closes_them(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.sheets.sheet
    assert isinstance(sheet, RulesSheet)
    assert sheet.side
    table = page.view.mapTo(window, page.view.rect().topRight()).x()
    assert table <= sheet.mapTo(window, sheet.rect().topLeft()).x() + 2, "the sheet covers the table"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert window.sheets.sheet is None
    assert page.rail.isVisible()


def test_a_rail_wider_than_a_sheet_does_not_look_out_behind_it(make_window: MakeWindow) -> None:
    window = make_window(rail_width=950)
    start_game(window)
    page = window.page
    assert page is not None
    assert page.rail.width() > 900
    QTest.keyClick(window, Qt.Key.Key_F1)
    sheet = window.sheets.sheet
    assert sheet is not None
    assert page.rail.width() <= sheet.width()
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert page.rail.width() > 900


def test_a_refusal_opens_its_rule(window: MainWindow) -> None:
    start_game(window)
    page = window.page
    assert page is not None
    assert not page.model.drop("meeple.0", Spot("track.0", "5"))
    QTest.mouseClick(button(page.rail.offers, "Rule TOY-MOVE-01"), LEFT)
    assert isinstance(window.sheets.sheet, RulesSheet)
    assert window.sheets.sheet.shown() == "TOY-MOVE-01"


def test_the_rail_folds_and_is_remembered(make_window: MakeWindow) -> None:
    window = make_window()
    start_game(window)
    QTest.keyClick(window, Qt.Key.Key_F9)
    assert window.page is not None
    assert not window.page.rail.isVisible()
    window.close()
    window = make_window()
    start_game(window)
    assert window.page is not None
    assert not window.page.rail.isVisible()
    QTest.mouseClick(window.page.bar.rail, LEFT)
    assert window.page.rail.isVisible()


def test_settings_take_effect_at_once_and_are_kept(make_window: MakeWindow) -> None:
    window = make_window()
    start_game(window)
    window.sheets.show_settings()
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet)
    height = window.page.bar.height()
    QTest.mouseClick(button(sheet, "Theme: Light"), LEFT)
    assert window.look.palette.theme == "light"
    sliders = children(sheet, QAbstractSlider)
    named = {slider.accessibleName(): slider for slider in sliders if slider.accessibleName()}
    named["Text in panels"].setValue(20)
    QApplication.processEvents()
    assert window.look.studio.text_scale == 2.0
    assert window.page.bar.height() > height
    named["Text on the table"].setValue(15)
    assert window.page.desk.scene.studio.text_scale == 1.5
    QTest.mouseClick(button(sheet, "Speed of automatic steps: Fast"), LEFT)
    assert 0 < window.page.desk.player.pace < 1
    QTest.mouseClick(button(sheet, "Less motion: Yes"), LEFT)
    assert window.page.desk.player.reduced
    window.close()
    settings = make_window(theme="light").services.settings
    assert (settings.panel_scale, settings.text_scale, settings.reduced_motion) == (200, 150, "on")


def named_controls(parent: QWidget) -> list[str]:
    """What a screen reader could not name."""
    kinds = (QAbstractButton, QLineEdit, QComboBox, QAbstractSlider, QListView)
    controls = [c for kind in kinds for c in children(parent, kind)]
    inside = [c for c in controls if not isinstance(c.parent(), QComboBox | QLineEdit | QListView)]
    visible = [c for c in inside if c.focusPolicy() != Qt.FocusPolicy.NoFocus]
    return [f"{type(c).__name__} in {type(c.parent()).__name__}" for c in visible if not _name(c)]


def _name(control: QWidget) -> str:
    return control.accessibleName() or (control.text() if isinstance(control, QAbstractButton) else "")


def test_every_control_has_a_name_for_the_screen_reader(window: MainWindow) -> None:
    assert named_controls(window) == []
    window.ask_new_game()
    assert named_controls(window) == []
    start_game(window)
    assert window.page is not None
    window.page.rail.offers._fold.click()
    walk(window, 1)
    assert named_controls(window) == []
    for show in (
        window.sheets.show_library,
        window.sheets.show_settings,
        window.sheets.show_rules,
        window.sheets.show_about,
    ):
        show()
        assert named_controls(window) == [], show.__name__


def test_no_part_ever_flashes_up_as_a_window_of_its_own(window: MainWindow) -> None:
    def shown() -> list[QWidget]:
        QApplication.processEvents()
        return [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]

    before = shown()  # a window that other tests share may be there as well
    shows: list[object] = []

    class Watch(QObject):
        def eventFilter(self, watched: QObject, event: QEvent) -> bool:
            if event.type() == QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
                shows.append(watched)
            return False

    watch = Watch()
    app = QApplication.instance()
    assert app is not None
    app.installEventFilter(watch)
    try:
        start_game(window, "2")
        walk(window, 1)
        for show in (window.sheets.show_library, window.sheets.show_settings, window.sheets.show_rules):
            show()
        window.show_start()
        assert shown() == before
    finally:
        app.removeEventFilter(watch)
    assert shows == []


def test_tab_stays_inside_a_sheet_over_the_start_screen(window: MainWindow) -> None:
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert sheet is not None
    for _ in range(40):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_Tab)
        assert sheet.isAncestorOf(window.focusWidget())


def test_the_library_opens_from_the_table(window: MainWindow) -> None:
    start_game(window)
    QTest.keyClick(window, Qt.Key.Key_L, Qt.KeyboardModifier.ControlModifier)
    assert isinstance(window.sheets.sheet, LibrarySheet)
    assert len(window.sheets.sheet.rows) == 1
    page = window.page
    window.sheets.sheet.rows[0].findChildren(QAbstractButton)[0].click()
    assert window.page is page, "the game that is open already must not be opened twice"


def test_space_skips_a_film_wherever_the_focus_is(make_window: MakeWindow) -> None:
    window = make_window(speed="slow")
    start_game(window)
    page = window.page
    assert page is not None
    walk(window, 1)
    assert page.model.film_runs
    position = page.model.session.position
    page.rail.offers._fold.setFocus()
    QTest.keyClick(page.rail.offers._fold, Qt.Key.Key_Space)
    assert not page.model.film_runs
    assert not page.rail.offers._fold.isChecked(), "the key skips and does nothing else"
    assert page.model.session.position == position


def test_step_by_step_space_goes_on_after_each_scene(make_window: MakeWindow, qtbot: QtBot) -> None:
    window = make_window(speed="step")
    start_game(window)
    page = window.page
    assert page is not None
    walk(window, 1)
    qtbot.waitUntil(lambda: page.desk.player.waiting, timeout=4000)
    QTest.keyClick(page.view, Qt.Key.Key_Space)
    assert page.model.film_runs
    page.model.finish_film()
