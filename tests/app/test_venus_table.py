"""The table of Cities of Venus in the window: V-nauts placed with steppers, by hand and by keys, all as one step."""

from __future__ import annotations

import sys
import threading
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QPoint, QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arcology.app.desktop import build
from arcology.app.games import Games
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.engine.text import text
from arcology.games.cities_of_venus.bot import GreedyBot
from arcology.games.cities_of_venus.terms import AIR, DEPTS, Place
from arcology.packs.locate import data_root
from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.services import NewGame
from arcology.ui.table_page import TablePage
from arcology.ui.window import MainWindow

LEFT = Qt.MouseButton.LeftButton
Open = Callable[..., TablePage]


@pytest.fixture(scope="module")
def window(qapp: QApplication, tmp_path_factory: pytest.TempPathFactory) -> Iterator[MainWindow]:
    """One window for all of them."""
    place = tmp_path_factory.mktemp("venus")
    hooks = sys.excepthook, threading.excepthook
    program = Program(Folders(place / "config", place / "state"), data_root(), Games())
    services, made, _ = build(program, qapp, catch=False)
    services.settings.speed = "instant"
    made.use_settings(services.settings)
    made.resize(1600, 900)
    yield made
    made.close()
    made.deleteLater()
    services.library.close()
    qapp.processEvents()
    sys.excepthook, threading.excepthook = hooks
    qapp.setStyleSheet("")


@pytest.fixture
def table(window: MainWindow, qtbot: QtBot) -> Iterator[Open]:
    """A game played on until a question of a kind."""
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()

    def open_(until: str = "deploy", cities: int = 2, seed: int = 7) -> TablePage:
        window.play(NewGame("cities_of_venus", cities, seed))
        page = window.page
        assert page is not None
        for _ in range(90):
            assert page.model.ask is not None
            if page.model.ask.kind == f"cities_of_venus.ask.{until}":
                break
            decide(page)
        QApplication.processEvents()
        return page

    yield open_
    window.show_start()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # the page that was left, with its timers


def decide(page: TablePage) -> None:
    """What the governor would do, all V-nauts of a plan together; but nobody goes to the shields."""
    model: Any = page.model
    if model.draft.allotment is not None and model.draft.allotment.comes:
        for index, share in enumerate(model.draft.shares):
            while share.action.place is not Place.SHIELDS and model.draft.add(index):
                pass
        assert model.decide_allotted()
        return
    if model.draft.allotment is not None:
        model.allot_as_proposed()
        assert model.decide_allotted()
        return
    state = model.session.state
    context = BotContext(model.rules, new_luck(1))
    model.submit(GreedyBot().choose(model.rules.observe(state, None), model.rules.legal(state), context))


def place(page: TablePage, piece: str) -> QPoint:
    """Where a piece is in the view, in pixels."""
    return page.view.viewportTransform().map(page.desk.scene.rect(piece).center()).toPoint()


def drag(page: TablePage, piece: str, target: str) -> None:
    port, start, end = page.view.viewport(), place(page, piece), place(page, target)
    QTest.mousePress(port, LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * part / 8)
    QTest.mouseRelease(port, LEFT, pos=end)
    QApplication.processEvents()


def asked(page: TablePage) -> int:
    """Who is asked."""
    assert page.model.ask is not None
    return page.model.ask.seat


def city(page: TablePage) -> Any:
    """The city that is asked."""
    return page.model.session.state.cities[asked(page)]


def plan(page: TablePage) -> Any:
    return page.model.session.state.plan


def row(page: TablePage, word: str) -> int:
    """The number of the row of a place."""
    shares = page.model.draft.shares
    return next(index for index, share in enumerate(shares) if share.action.place.value == word)


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


def test_steppers_place_all_as_one_step(table: Open) -> None:
    page = table()
    model, box = page.model, page.rail.offers.allot
    wanted, before, seat = plan(page).wanted, city(page).clone(), asked(page)
    steps, position = model.undo_stack.index(), model.position
    assert box.isVisible()
    assert not box.done_button.isEnabled()
    air = box.rows[row(page, "air")]
    QTest.mouseClick(air.more, LEFT)
    QTest.mouseClick(air.more, LEFT)
    QTest.mouseClick(air.less, LEFT)
    assert model.draft.counts[row(page, "air")] == 1
    assert model.position == position, "nothing is decided yet"
    assert model.table.pieces[f"arrival.{seat}.0"].at.zone == "vnauts.air", "but it stands there already"
    while model.draft.left:
        index = next(i for i, one in enumerate(box.rows) if one.more.isEnabled())
        QTest.mouseClick(box.rows[index].more, LEFT)
    counts = dict(zip((share.action.place.value for share in model.draft.shares), model.draft.counts, strict=True))
    QTest.mouseClick(box.done_button, LEFT)
    after = model.session.state.cities[seat]
    assert sum(counts.values()) == wanted
    assert [after.dept[dept.at] - before.dept[dept.at] for dept in DEPTS] == [counts.get(d.value, 0) for d in DEPTS]
    assert model.undo_stack.index() == steps + 1
    model.undo_stack.undo()
    assert city(page) == before
    assert plan(page).picked == 0


def test_what_the_whole_choice_changes_is_shown_meanwhile(table: Open) -> None:
    page = table()
    scene = page.desk.scene
    box = page.rail.offers.allot
    QTest.mouseClick(box.rows[row(page, "air")].more, LEFT)
    QApplication.processEvents()
    sign = scene.pieces[f"department.{asked(page)}.air"]
    assert dict(sign.facts)["after"] == city(page).dept[AIR] + 1
    shuttle = dict(scene.pieces[f"shuttle.{asked(page)}"].facts)
    assert shuttle["after"] == plan(page).left - 1, "it says how many still wait"
    assert any("Growth next round" in words for words in labels(page.rail.offers))
    QTest.mouseClick(box.clear_button, LEFT)
    QApplication.processEvents()
    assert "after" not in dict(sign.facts)


def test_once_decided_nothing_tells_what_it_would_have_changed(table: Open) -> None:
    page = table()
    model, scene, seat = page.model, page.desk.scene, asked(page)
    QTest.keyClick(page.view, Qt.Key.Key_G)
    QTest.keyClick(page.view, Qt.Key.Key_D)
    decide(page)
    QApplication.processEvents()
    told = [piece for piece in scene.pieces.values() if "after" in dict(piece.facts)]
    assert told == [], f"seat {seat} has decided, and so has the next"
    model.undo_stack.undo()
    assert not [piece for piece in scene.pieces.values() if "after" in dict(piece.facts)]


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


def labels(widget: Any) -> list[str]:
    return [label.text() for label in widget.findChildren(QLabel) if label.isVisible()]


def test_letters_place_and_take_back(table: Open) -> None:
    page = table()
    model = page.model
    said: list[str] = []
    model.announced.connect(said.append)
    left = model.draft.left
    page.view.setFocus()
    QTest.keyClick(page.view, Qt.Key.Key_A)
    assert said == [f"Air: 1. {left - 1} to go"], "who cannot see it hears it"
    QTest.keyClick(page.view, Qt.Key.Key_F)
    QTest.keyClick(page.view, Qt.Key.Key_A, Qt.KeyboardModifier.ShiftModifier)
    assert model.draft.counts[row(page, "air")] == 0
    assert model.draft.counts[row(page, "food")] == 1
    position = model.position
    QTest.keyClick(page.view, Qt.Key.Key_G)
    assert model.draft.left == 0
    QTest.keyClick(page.view, Qt.Key.Key_D)
    assert model.position > position


def letters_are_on_their_rooms(page: Any, source: str) -> None:
    """Also where the dome has cut off the corner of a room."""
    bench, scene = page.desk.bench, page.desk.scene
    bench.lift(source, keys=True)
    for target, box in zip(bench.targets.order, bench.targets.boxes, strict=True):
        if str(target).startswith("department"):
            below = box.center() / scene.zoom + QPointF(0, 20)
            assert scene.pieces[target].outline().containsPoint(below, Qt.FillRule.OddEvenFill), target
    assert bench.targets.order, "nothing was lit"
    bench.go_home()


def test_vnauts_are_dragged_one_by_one_and_it_is_one_step_all_the_same(table: Open) -> None:
    page = table()
    model = page.model
    steps, wanted, seat = model.undo_stack.index(), plan(page).wanted, asked(page)
    letters_are_on_their_rooms(page, f"arrival.{seat}.{wanted - 1}")
    drag(page, f"arrival.{seat}.0", f"department.{seat}.air")
    assert plan(page).picks[AIR] == 1
    drag(page, f"arrival.{seat}.0", f"department.{seat}.power")
    assert plan(page).picked == 2
    assert model.undo_stack.index() == steps + 1
    QTest.keyClick(page.view, Qt.Key.Key_Escape)
    assert plan(page).picked == 1, "Esc takes the last one back"
    assert model.draft.allotment is not None
    assert model.draft.allotment.wanted == wanted - 1
    decide(page)
    assert model.undo_stack.index() == steps + 1
    heads = [group for group in model.log if group.position and not group.goes_on]
    assert model.render(heads[-1].headline) == f"Place {wanted} V-nauts"
    placed = [line for group in model.log for line in group.lines if " places " in model.render(line.text)]
    assert [line.auto for line in placed] == [False], "a person has placed them"


def test_who_was_placed_may_go_elsewhere_or_back_until_all_are(table: Open) -> None:
    page = table()
    model, box, seat = page.model, page.rail.offers.allot, asked(page)
    air, power, shields = (row(page, word) for word in ("air", "power", "shields"))
    wanted = model.draft.left
    QTest.mouseClick(box.rows[air].more, LEFT)
    drag(page, f"arrival.{seat}.0", f"department.{seat}.power")
    assert (model.draft.counts[air], model.draft.counts[power]) == (0, 1), "a stepper's one, by hand to another place"
    drag(page, f"arrival.{seat}.0", f"shuttle.{seat}")
    assert model.draft.left == wanted
    before, position = city(page).clone(), model.position
    drag(page, f"arrival.{seat}.0", f"department.{seat}.air")
    new = model.draft.shares[air].made
    assert len(new) == 1
    drag(page, new[0], f"department.{seat}.shields")
    assert not model.draft.shares[air].made
    assert plan(page).picks[Place.SHIELDS.at] == 1, "one that was placed by hand as well"
    assert box.rows[shields].less.isEnabled()
    QTest.mouseClick(box.rows[shields].less, LEFT)
    assert (plan(page).picked, model.position) == (0, position)
    assert city(page) == before


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


def test_undo_takes_back_what_was_put_together_last(table: Open) -> None:
    page = table()
    decide(page)
    model, position = page.model, page.model.position
    for word in ("air", "food"):
        page.rail.offers.allot.rows[row(page, word)].more.click()
    assert page.bar.undo.toolTip() == "Undo: Put a V-naut into Food"
    page.bar.undo.click()
    assert (model.draft.counts[row(page, "air")], model.draft.counts[row(page, "food")]) == (1, 0)
    page.bar.undo.click()
    assert model.position == position
    page.bar.undo.click()
    assert model.position < position, "then the decision before"


def test_what_was_put_together_is_still_there_after_a_look_back(table: Open) -> None:
    page = table()
    decide(page)
    model, box = page.model, page.rail.offers.allot
    for word in ("air", "power", "air"):
        box.rows[row(page, word)].more.click()
    counts, lying = model.draft.counts, model.table
    model.look_back(model.position - 1)
    assert not model.draft.shares
    assert not box.isVisible()
    model.look_back(model.session.position)
    assert not any(model.draft.counts), "it is the present, but only looked at"
    model.look_back(None)
    assert model.draft.counts == counts
    assert model.table == lying
    assert model.can_undo
    model.undo()
    model.undo()
    assert model.draft.counts[row(page, "air")] == 1, "the last one goes first, as before"
    assert model.draft.counts[row(page, "power")] == 0


def test_undo_takes_back_one_by_one_until_all_are_placed(table: Open) -> None:
    page = table()
    model, seat, position = page.model, asked(page), page.model.position
    drag(page, f"arrival.{seat}.0", f"department.{seat}.air")
    drag(page, f"arrival.{seat}.0", f"department.{seat}.power")
    assert page.bar.undo.toolTip() == "Undo: Put a V-naut into Power"
    page.bar.undo.click()
    assert plan(page).picked == 1
    page.bar.undo.click()
    assert (plan(page).picked, model.position) == (0, position)
    decide(page)
    page.bar.undo.click()
    assert (plan(page).picked, model.position) == (0, position), "all of them together"


def test_what_a_hand_adds_is_weighed_with_the_rest(table: Open) -> None:
    page = table()
    seat, before = asked(page), city(page).dept[AIR]
    page.rail.offers.allot.rows[row(page, "air")].more.click()
    told: list[Any] = []
    page.model.previewed.connect(lambda preview, _: told.append(preview))
    end = hold(page, f"arrival.{seat}.1", f"department.{seat}.air")
    assert dict(told[-1].gauges)[f"department.{seat}.air"] == before + 2
    QTest.mouseRelease(page.view.viewport(), LEFT, pos=end)


def test_a_full_department_says_why_not(table: Open) -> None:
    page = table()
    refused: list[Any] = []
    page.model.refused.connect(lambda no, anchor: refused.append(no))
    drag(page, f"arrival.{asked(page)}.0", f"bay.{asked(page)}")
    assert [no.rule for no in refused] == ["CVL-DEPLOY-04"]


def hold(page: TablePage, piece: str, target: str) -> QPoint:
    """Takes a piece to a place without letting it go; where the hand is then."""
    port, start, end = page.view.viewport(), place(page, piece), place(page, target)
    QTest.mousePress(port, LEFT, pos=start)
    for part in range(1, 9):
        QTest.mouseMove(port, start + (end - start) * part / 8)
    QApplication.processEvents()
    return end


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


def test_losses_have_their_panel_too(table: Open) -> None:
    page = table("loss", cities=1)
    model = page.model
    assert model.draft.allotment is not None
    assert not model.draft.allotment.comes
    wanted = plan(page).wanted
    box, said = page.rail.offers.allot, list[str]()
    model.announced.connect(said.append)
    assert not box.why.isVisible()
    box.propose_button.click()
    assert box.why.isVisible(), "what speaks for the suggestion"
    assert box.why.text() == box.propose_button.accessibleDescription() == " ".join(said)
    gone = [
        piece for piece in model.table.pieces.values() if piece.id.startswith("vnaut.") and piece.at.zone == "arrivals"
    ]
    assert len(gone) == wanted
    home = next(share for share, count in zip(model.draft.shares, model.draft.counts, strict=True) if count)
    page.desk.scene.lay_out(model.table)
    drag(page, home.pieces[0], home.about)
    assert model.draft.left == 1, "one comes home again"
    assert not box.why.isVisible()
    model.allot_as_proposed()
    assert model.decide_allotted()
    lost = [e for e in model.session.timeline.current.events if e.kind.endswith("vnauts_lost")]
    assert sum(lost[0].places) == wanted
