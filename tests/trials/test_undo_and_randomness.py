"""Undo and randomness (trials 1, 3, 4, 5 and 6)."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from arcology.engine.play import Played, play, start
from arcology.engine.records import digest
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.events import AttackRolled, HideRolled
from arcology.games.cyberdoom_tower.events_auto import SentinelActivated
from arcology.games.cyberdoom_tower.rules.census import invariants
from arcology.ui.scene.items import PieceItem
from tests.trials.conftest import OpenTable
from tests.trials.hands import CONTROL, Person
from tests.trials.players import Chance, Greedy

SHIFT = Qt.KeyboardModifier.ShiftModifier


def undo(person: Person) -> None:
    person.key(Qt.Key.Key_Z, CONTROL)


def redo(person: Person) -> None:
    person.key(Qt.Key.Key_Z, CONTROL | SHIFT)


def until(person: Person, *kinds: type, most: int = 120) -> object:
    """Plays by the mouse until the bot is about to make an action of a kind; returns that action."""
    bot = Greedy()
    for _ in range(most):
        action = bot.choose(person.model)
        if isinstance(action, kinds):
            return action
        person.decide(action)
    pytest.fail(f"no {kinds} in {most} decisions")


def replayed(person: Person) -> list[str]:
    """Digests of a fresh game that plays the same decisions, one for each position."""
    session = person.model.session
    rules = session.rules
    state = start(rules, session.config).state
    found = [digest(state)]
    for entry in session.entries[1 : session.position + 1]:
        played = play(rules, state, entry.action)
        assert isinstance(played, Played)
        state = played.state
        found.append(digest(state))
    return found


def test_an_automated_turn_is_taken_back_whole_and_comes_again_the_same(table: OpenTable) -> None:
    """1: undo after dice and a full turn of sentinels gives the state before; the same move gives the same turn."""
    person = table()
    rolled: list[str] = []
    for _ in range(60):
        action = Greedy().choose(person.model)
        before, number = person.digest, person.model.session.position
        person.decide(action)
        entry = person.model.session.timeline.current
        kinds = {type(event) for event in entry.events}
        if not kinds & {HideRolled, AttackRolled, SentinelActivated}:
            continue
        rolled += [kind.__name__ for kind in kinds]
        undo(person)
        assert (person.digest, person.model.session.position) == (before, number)
        person.decide(action)
        again = person.model.session.timeline.current
        assert (again.digest, again.events) == (entry.digest, entry.events)
        if {"HideRolled", "SentinelActivated"} <= set(rolled):
            break
    assert {"HideRolled", "SentinelActivated"} <= set(rolled), rolled
    line = person.model.session.entries[: person.model.session.position + 1]
    assert replayed(person) == [entry.digest for entry in line]


@pytest.mark.slow
def test_fifty_times_done_and_undone_changes_nothing(table: OpenTable) -> None:
    """3: the hash stays, and a census of rules and table finds every component exactly once."""
    person = table()
    person.decide(until(person, act.Pass))
    action = next(o.action for o in person.model.offers.offers if isinstance(o.action, act.Pass))
    before = person.digest
    person.decide(action)
    after = person.digest
    for _ in range(50):
        undo(person)
        assert person.digest == before
        redo(person)
        assert person.digest == after
    assert invariants(person.model.session.state) == []
    scene = person.page.desk.scene
    shown = [item.piece.id for item in scene.items() if isinstance(item, PieceItem)]
    assert sorted(shown) == sorted(person.model.table.pieces)
    assert person.model.undo_stack.count() == len(person.model.session.decision_steps())


def test_whose_turn_it_is_after_undo_is_what_a_fresh_replay_says(table: OpenTable) -> None:
    """4: two players, undone and redone at random across turns that ended early: seat, actions left and hash agree."""
    person, luck = table(players=2), Random(4)
    chance = Chance(4)
    for _ in range(45):
        model, dice = person.model, luck.random()
        if model.outcome is not None:
            break
        if dice < 0.3 and model.can_undo:
            undo(person)
        elif dice < 0.4 and model.can_redo:
            redo(person)
        else:
            model.submit(chance.choose(model))
        session = person.model.session
        digests = replayed(person)
        assert digests[-1] == digest(session.state) == person.digest
        assert model.status.seat == model.board.status(model.seen).seat
        assert [p.ap for p in model.seen.players] == [p.ap for p in session.state.players]
        assert model.undo_stack.index() == sum(step.end <= session.position for step in session.decision_steps())


def test_honest_undo_stops_at_what_somebody_learnt(table: OpenTable) -> None:
    """5: after a die or a card undo is greyed and says which step it was; the key does nothing either."""
    person = table(undo="honest")
    assert "nothing" in person.page.bar.undo.toolTip().lower()
    action = until(person, act.Pass, act.Move)
    while not person.model.session.timeline.current.news:
        person.decide(action)
        action = until(person, act.Pass, act.Move, act.Attack, act.LeaveKey, act.ResolveHide, act.Loot, act.TakeKey)
    bar, position = person.page.bar, person.model.session.position
    assert not bar.undo.isEnabled()
    learnt = person.model.render(person.model.headline(person.model.session.timeline.current))
    assert learnt in bar.undo.toolTip()
    undo(person)
    assert person.model.session.position == position


def test_free_undo_takes_back_what_was_learnt_and_the_log_keeps_it(table: OpenTable) -> None:
    """5: the line that was left stays in the log, and the game counts as assisted in the journal."""
    person = table()
    bot = Greedy()
    while not person.model.session.timeline.current.news:
        person.decide(bot.choose(person.model))
    left = person.model.session.timeline.current
    undo(person)
    assert person.model.session.timeline.current is not left
    assert person.model.session.assisted
    other = next(o.action for o in person.model.offers.offers if o.action != left.action and o.button)
    person.decide(other)
    assert [branch.tip for branch in person.model.session.branches] == [left]
    assert person.page.rail.log._branches.isVisible()
    key = person.page.game.key
    person.window.show_start()
    assert person.window.resume(key)
    assert person.model.session.assisted
    assert len(person.model.session.branches) == 1


def test_breaking_off_while_paying_gains_and_loses_nothing(table: OpenTable) -> None:
    """6: Esc with a piece in the hand, with the list of prices open, and after a decision inside an action."""
    person = table()
    away = person.page.rail.mapTo(person.window, person.page.rail.rect().center())

    def seen() -> tuple[object, ...]:
        """Everything that could be gained, lost or left over, with the hand away from the table."""
        person.move(away)
        person.page.view.setFocus()
        desk = person.page.desk
        kinds = Counter(type(item).__name__ for item in desk.scene.items())
        return person.digest, person.model.table, kinds, person.model.in_hand, desk.bench.ghost.piece

    person.click(person.page.view.mapTo(person.window, QPoint(3, 3)))  # the ring of the keyboard goes
    before = seen()
    move = next(o for o in person.model.offers.offers if isinstance(o.action, act.Move))
    person.lift("meeple.0")
    person.key(Qt.Key.Key_Escape)
    person.release(person.at(person.page.desk.scene.rect(move.target).center()))
    assert seen() == before
    dear = next(
        o for o in person.model.offers.offers
        if isinstance(o.action, act.Move) and len(person.model.offers.at("meeple.0", o.target)) > 1
    )  # fmt: skip
    person.click(person.at(person.grip("meeple.0")))
    at = person.at(person.aim("meeple.0", dear.target))
    person.move(at)
    QTest.mouseClick(person.handle, Qt.MouseButton.RightButton, Qt.KeyboardModifier.NoModifier, at)
    assert person.page.desk.bench.chooser.shown
    person.key(Qt.Key.Key_Escape)
    assert not person.page.desk.bench.chooser.shown
    assert seen() == before


def test_what_an_action_has_paid_comes_back_while_its_questions_are_open(table: OpenTable) -> None:
    """6: a key, a crate or dice that are asked about after a paid decision: undo gives the decision back, price and
    all.
    """
    person = table()
    bot, asked = Greedy(), set()
    for _ in range(80):
        if person.model.outcome is not None:
            break
        before, action = person.digest, bot.choose(person.model)
        person.model.submit(action)
        kind = person.model.ask.kind.rpartition(".")[2] if person.model.ask is not None else ""
        if kind in ("key", "crate", "hide", "dice") and kind not in asked:
            asked.add(kind)
            undo(person)
            assert person.digest == before, f"something of what led to the question about {kind} is left"
            redo(person)
    assert len(asked) >= 3, asked
