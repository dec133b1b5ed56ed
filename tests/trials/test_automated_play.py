"""Automated play (trials 25 and 26)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arcology.bots.random_bot import RandomBot
from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.luck import new_luck
from arcology.engine.play import Played, play, start
from arcology.engine.protocols import BotContext
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.catalog import open_pack
from arcology.games.cyberdoom_tower.plugin import PLUGIN
from arcology.games.cyberdoom_tower.rules import TowerRules
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.ui.log import LogLine
from arcology.ui.panels.ledger import Ledger, ledger_of, rolls_of
from tests.app.toy_program import button, children
from tests.trials.conftest import OpenTable
from tests.trials.hands import CONTROL, Person
from tests.trials.players import Greedy

UNLIKELY = 20.5
"""Chi-square with five degrees of freedom above this comes up once in a thousand honest dice."""
ROLLS = 10_000
Chooser = Callable[[Any, Sequence[Any], BotContext], Any]


def after_an_automated_turn(person: Person) -> tuple[LogLine, ...]:
    """Ends a turn by its button; what the tower then did by itself, as the log has it."""
    for _ in range(20):
        person.decide(next(o.action for o in person.model.offers.offers if isinstance(o.action, act.Pass)))
        lines = tuple(line for line in person.model.log[-1].lines if line.auto)
        if len(lines) >= 3 and any(line.cause is not None for line in lines):
            return lines
    raise AssertionError("the tower did nothing")


def test_an_automated_turn_is_a_list_of_steps_with_causes(table: OpenTable) -> None:
    """25: every step has words, a rule and where there is one a cause, in the log and as its list shows them."""
    person = table()
    lines = after_an_automated_turn(person)
    rows = person.page.rail.log.rows
    shown = [rows.data(rows.index(row)) for row in range(rows.rowCount())][-len(lines) :]
    for line, row in zip(lines, shown, strict=True):
        assert person.model.render(line.text) in str(row)
        assert line.rule.startswith("CDT-")
        if line.cause is not None:
            assert person.model.render(line.cause) in str(row)
    assert any(line.pieces for line in lines)


def test_what_changed_since_the_last_decision_is_marked(table: OpenTable) -> None:
    """25: one button rings the pieces that moved by themselves and shows the first of those lines."""
    person = table()
    lines = after_an_automated_turn(person)
    person.click_on(person.page.bar.since)
    touched = {piece for line in lines for piece in line.pieces} & set(person.page.desk.scene.pieces)
    assert set(person.page.desk.bench.marks.ringed) == touched
    assert touched
    log = person.page.rail.log
    first = log.list.visualRect(log.rows.index(log.rows.first_of(person.model.position)))
    assert log.list.viewport().rect().intersects(first)


def test_an_automated_turn_can_be_stepped_through_again(table: OpenTable, qtbot: QtBot) -> None:
    """25: step by step with Space, each scene rings what it is about; then back by undo and forward again."""
    person = table(speed="step")
    person.model.submit(next(o.action for o in person.model.offers.offers if isinstance(o.action, act.Pass)))
    player, marks, scenes = person.page.desk.player, person.page.desk.bench.marks, 0
    after = person.digest
    while person.model.film_runs:
        qtbot.waitUntil(lambda: player.waiting or not person.model.film_runs, timeout=10000)
        scenes += bool(marks.ringed)
        person.key(Qt.Key.Key_Space)
    person.model.finish_film()
    assert scenes >= 1
    assert person.digest == after
    person.key(Qt.Key.Key_Z, CONTROL)
    assert person.model.position == 0
    person.model.finish_film()
    person.key(Qt.Key.Key_Y, CONTROL)
    assert person.digest == after
    person.model.finish_film()


def chi_square(ledger: Ledger) -> float:
    return sum((count - ledger.expected) ** 2 / ledger.expected for count in ledger.faces)


def whole_games(choose: Chooser, first_seed: int) -> Ledger:
    """The dice of as many games as it takes, played as the program plays them."""
    rules = TowerRules(open_pack(house_folder(data_root(), "cyberdoom_tower")))
    options = resolve_options(PLUGIN.options, {})
    events: list[Any] = []
    rolls, seed = 0, first_seed
    while rolls < ROLLS:
        played = start(rules, GameConfig("cyberdoom_tower", 1, seed, options=options))
        luck = new_luck(seed)
        while legal := rules.legal(played.state):
            outcome = play(rules, played.state, choose(played.state, legal, BotContext(rules, luck)))
            assert isinstance(outcome, Played)
            played = outcome
            found = [event for event in played.events if any(rolls_of(event))]
            rolls += sum(1 for event in found for _ in rolls_of(event))
            events += found
        seed += 1
    return ledger_of(events)


def by_hand(state: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
    """A hand that likes to roll dice."""
    rolling = [action for action in legal if isinstance(action, act.Attack | act.Reroll)]
    return ctx.luck.pick("hand", rolling or list(legal))


def test_ten_thousand_dice_are_fair_for_people_and_for_automata() -> None:
    """26: through the game's own path, whoever decides: both pass a chi-square test.

    The sentinels of the tower roll no dice; what plays by itself in this game is a bot.
    """
    for name, choose, seed in (("hand", by_hand, 1000), ("bot", RandomBot().choose, 5000)):
        ledger = whole_games(choose, seed)
        assert ledger.rolls >= ROLLS
        assert chi_square(ledger) < UNLIKELY, f"{name}: {ledger.faces}"


def test_the_ledger_on_the_screen_has_every_die_that_was_rolled(table: OpenTable) -> None:
    """26: attacks, hide tests and new rolls by an ability; as many as were drawn, with the faces that the log tells."""
    person, bot = table(seed="26"), Greedy()
    rerolled = 0
    for _ in range(250):
        if person.model.outcome is not None:
            break
        legal = [o.action for o in person.model.offers.offers]
        reroll = next((a for a in legal if isinstance(a, act.Reroll)), None)
        action = reroll if reroll is not None and rerolled < 3 else bot.choose(person.model)
        rerolled += isinstance(action, act.Reroll)
        person.model.submit(action)
    person.model.finish_film()
    drawn = person.model.session.state.luck.drawn["die"]
    if person.model.outcome is not None:
        person.click_on(button(person.page.rail.end, "Final table"))
    fold = button(person.page.rail.dice, "Dice of this game")
    person.click_on(fold)
    line = person.model.session.entries
    ledger = ledger_of(event for entry in line for event in entry.events)
    words = " ".join(label.text() for label in children(person.page.rail.dice, QLabel))
    assert ledger.rolls == drawn, "dice were rolled that the ledger does not count"
    assert str(drawn) in words
    assert rerolled, "no die was rolled anew; the game shows too little"
