"""Whole games of Cyberdoom Tower as people play them, from the start screen to the end page (trial 14)."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication, QLabel

from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.start.tiles import GameTile
from tests.app.toy_program import button, children
from tests.trials.conftest import new_game
from tests.trials.hands import Person
from tests.trials.players import Greedy

MOST = 400
"""No game of the trials is longer than this."""


def tile(person: Person) -> GameTile:
    return next(tile for tile in person.window.start.tiles if tile.record.id == "cyberdoom_tower")


def new_game_sheet(person: Person) -> NewGameSheet:
    QApplication.processEvents()
    sheet = person.window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    return sheet


def finish(person: Person, **how: bool) -> None:
    """Plays to the end by the mouse."""
    bot = Greedy()
    for _ in range(MOST):
        if person.model.outcome is not None:
            return
        person.decide(bot.choose(person.model), **how)
    pytest.fail(f"no end after {MOST} decisions")


def check_end_page(person: Person) -> None:
    """The end page says what decided it, by which rule, and what the luck was."""
    end, model = person.page.rail.end, person.model
    QApplication.processEvents()
    assert end.isVisible()
    assert model.outcome is not None
    words = [label.text() for label in children(end, QLabel)]
    assert model.render(model.outcome.why) in words
    assert button(end, f"Rule {model.outcome.rule}").isVisible()


def test_solo_by_mouse_alone(person: Person) -> None:
    """Drags, clicks and buttons from the start screen to the end page and back to the start screen."""
    person.click_on(tile(person))
    sheet = new_game_sheet(person)
    sheet.seed.setText("a solo game")
    person.click_on(sheet.start_button)
    assert person.model.session.config.seats == 1
    finish(person)
    check_end_page(person)
    assert person.model.session.position == len(person.model.session.entries) - 1
    person.click_on(button(person.page.rail.end, "Start screen"))
    assert person.window.page is None
    assert person.window.start.isVisible()


@pytest.mark.slow
def test_two_at_one_screen_by_mouse(person: Person) -> None:
    """Click and click instead of drags; whose turn it is stands on the plate before every decision."""
    person.click_on(tile(person))
    sheet = new_game_sheet(person)
    assert sheet.players is not None
    person.click_on(sheet.players.buttons()[1])
    sheet.seats.rows[0].field.setText("Ada")
    sheet.seats.rows[1].field.setText("Grace")
    person.click_on(sheet.start_button)
    bot, seen = Greedy(), set()
    for _ in range(MOST):
        model = person.model
        if model.outcome is not None:
            break
        if model.ask is not None and model.status.seat is not None:
            plate = person.page.rail.where._plate.accessibleName()
            assert ("Ada", "Grace")[model.status.seat] in plate
            seen.add(model.status.seat)
        person.decide(bot.choose(model), clicks=True)
    assert seen == {0, 1}
    check_end_page(person)


def test_a_finger_presses_the_button_that_lies_under_it(person: Person) -> None:
    """A touch presses without pointing first: what the press makes appear must not move another button there."""
    person.window.play(new_game(person.window))
    bot = Greedy()
    for _ in range(MOST):
        assert person.model.outcome is None, "no question with two buttons came up"
        if [o.key for o in person.model.offers.buttons()] == ["T", "L"]:
            break
        person.decide(bot.choose(person.model))
    person.move(person.page.mapTo(person.window, person.page.rect().center()))
    first, offer = next(iter(person.page.rail.offers.offers().items()))
    person.click(person.middle(first))
    assert person.model.session.timeline.current.action == offer.action
