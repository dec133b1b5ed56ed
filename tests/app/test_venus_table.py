"""The table of Cities of Venus in the window: what it shows and says, and for whom it turns."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.engine.text import text
from arcology.games.cities_of_venus.terms import DEPTS
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.services import NewGame
from arcology.ui.window import MainWindow
from tests.app.dragging import LEFT, drag, hold, place
from tests.app.venus_window import Open, asked, decide, table, window

__all__ = ["table", "window"]


def test_what_comes_before_the_first_decision_is_shown(table: Open, window: MainWindow) -> None:
    window.services.settings.speed = "normal"
    window.use_settings(window.services.settings)
    try:
        window.play(NewGame("cities_of_venus", 2, 7))
        assert window.page is not None
        model = window.page.model
        assert model.film_runs
        assert window.page.desk.player.playing
        shown = window.page.desk.scene.pieces
        assert not any(piece.startswith("arrival.") for piece in shown), "nobody has grown yet"
        model.finish_film()
        assert any(piece.startswith("arrival.") for piece in window.page.desk.scene.pieces)
        assert model.position == 0
        assert window.page.bar.again.isEnabled()
        window.page.bar.again.click()
        assert not any(piece.startswith("arrival.") for piece in window.page.desk.scene.pieces), "once more"
        model.finish_film()
    finally:
        window.services.settings.speed = "instant"
        window.use_settings(window.services.settings)


def test_the_new_game_sheet_says_what_one_city_plays_for(table: Open, window: MainWindow) -> None:
    page = table()
    window.ask_new_game()
    sheet = window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    assert sheet.players is not None
    told = sheet._players_field.help
    sheet.players.buttons()[1].click()
    assert not told.isVisible()
    sheet.players.buttons()[0].click()
    assert told.isVisible()
    assert sheet.players.accessibleDescription() == told.text()
    for rating, least in page.model.rules.book.pack.lone.ratings[1:]:
        assert f"{page.model.render(text(rating.name_id))} ({least})" in told.text()
    window.sheets.dismiss()


def test_a_refusal_goes_when_something_else_is_done(table: Open) -> None:
    page = table()
    drag(page, f"arrival.{asked(page)}.0", f"bay.{asked(page)}")
    assert page.desk.bench.note.shown
    QTest.keyClick(page.view, Qt.Key.Key_A)
    assert not page.desk.bench.note.shown


def test_alt_enlarges_what_is_under_the_pointer_wherever_the_keys_go(table: Open) -> None:
    page = table()
    QTest.mouseMove(page.view.viewport(), place(page, f"department.{asked(page)}.air"))
    QApplication.processEvents()
    button = page.rail.offers.allot.propose_button
    button.setFocus()
    QTest.keyPress(button, Qt.Key.Key_Alt)
    assert page.view.magnifier.isVisible()
    QTest.keyRelease(button, Qt.Key.Key_Alt)
    assert not page.view.magnifier.isVisible()


def test_a_low_window_shows_all_places_and_the_end_of_the_log(table: Open, window: MainWindow) -> None:
    before = window.size()
    page = table(cities=3)
    page.rail.newcomer.hide()
    window.resize(1366, 768)
    try:
        for _ in range(4):
            QApplication.processEvents()
        box, port = page.rail.offers.allot, page.rail.body.viewport()
        for button in (box.done_button, *(row.more for row in box.rows)):
            lower = button.mapTo(port, button.rect().bottomLeft()).y()
            assert lower <= port.height(), f"{button.accessibleName() or button.text()} lies below the edge"
        assert page.rail.log.isVisible()
        page.model.look_at(f"card.{page.model.session.state.row[0]}")
        QApplication.processEvents()
        reader = page.rail.reader
        assert reader._name.x() > reader._drawing.geometry().right(), "texts stand beside the picture"
        page.model.look_at(None)
        bar = page.rail.log.list.verticalScrollBar()
        assert bar.maximum() > 0
        assert bar.value() == bar.maximum(), "the end of the log is what one sees of it"
        assert page.rail.log.list.viewport().height() >= 50
    finally:
        window.resize(before)


def test_a_canister_over_another_department_tells_where_it_will_go(table: Open) -> None:
    page = table("grab")
    model, seat = page.model, asked(page)
    offer = next(offer for offer in model.offers.offers if str(offer.target).startswith("department."))
    other = next(name for name in (f"department.{seat}.{dept.value}" for dept in DEPTS) if name != offer.target)
    end = hold(page, str(offer.source), other)
    assert page.desk.bench.targets.hot == offer.target
    assert model.weighed == offer, "what a drop does is told before"
    position = model.position
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=end)
    assert model.session.entries[position + 1].action == offer.action


def test_a_miner_goes_down_to_the_surface_as_well(table: Open) -> None:
    page = table("action", cities=1)
    model, seat = page.model, asked(page)
    mine = next(offer for offer in model.offers.offers if offer.key == "M")
    end = hold(page, str(mine.source), "surface")
    assert model.weighed == mine
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=end)
    assert model.session.timeline.current.action == mine.action, f"seat {seat} mines"


def test_the_table_turns_to_who_is_asked(table: Open) -> None:
    page = table(cities=3)
    first = asked(page)
    assert f"city.{first}" in page.model.table.pieces
    decide(page)
    assert asked(page) != first
    assert f"city.{asked(page)}" in page.model.table.pieces


def test_with_computers_it_stays_with_the_person(table: Open) -> None:
    page = table(cities=3)
    model = page.model
    first = asked(page)
    rivals = {seat: text("app.driver.greedy") for seat in range(3) if seat != first}
    model.seat(rivals)
    decide(page)
    assert asked(page) != first
    assert f"city.{first}" in model.table.pieces
    assert not model.draft.shares, "a computer needs no panel"
    rival = dict(model.table.pieces[f"rival.{asked(page)}"].facts)
    assert rival["computer"] is True
    assert rival["active"] is True
