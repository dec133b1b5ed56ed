"""V-nauts of Cities of Venus placed and lost with steppers, by hand and by keys, all as one step."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from arcology.games.cities_of_venus.terms import AIR, DEPTS, Place
from tests.app.dragging import LEFT, drag, hold
from tests.app.venus_window import Open, asked, city, decide, plan, row, table, window

__all__ = ["table", "window"]


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
