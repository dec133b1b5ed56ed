"""Undo and redo through Qt's stack, branches, and honest undo."""

from __future__ import annotations

from collections.abc import Callable

from arcology.engine.records import digest, record
from arcology.engine.text import text
from arcology.session.session import UndoPolicy
from arcology.testing.toy.rules import Answer, Brace, Move, Pass, ToyRules, Turn
from tests.ui.conftest import ToyTable


@record
class More(Turn):
    """A turn that goes on with the undo step before it."""

    continues: bool = True


class InTwoSteps(ToyRules):
    """Who passes is asked once more within the same step."""

    def apply(self, s, ask, a, ctx) -> None:  # type: ignore[no-untyped-def]
        if isinstance(a, Pass) and not isinstance(ask, More):
            ctx.then(More(a.seat))
            return
        super().apply(s, ask, a, ctx)


def test_undo_and_redo_go_through_the_stack_of_qt(table: ToyTable) -> None:
    model, stack = table.model, table.model.undo_stack
    digests = [digest(table.session.state)]
    for seat, to in ((0, 2), (1, 1), (0, 3)):
        model.submit(Move(seat, to))
        digests.append(digest(table.session.state))
    assert stack.count() == 3
    assert stack.undoText() == "Walk to space 3"
    stack.undo()
    assert (table.session.position, stack.undoText(), stack.redoText()) == (2, "Walk to space 1", "Walk to space 3")
    stack.setIndex(0)
    assert digest(table.session.state) == digests[0]
    assert not model.can_undo
    assert table.scene.pieces["meeple.0"].piece.at.slot == "0"
    stack.redo()
    stack.redo()
    stack.redo()
    assert digest(table.session.state) == digests[3]
    assert not stack.canRedo()


def test_undo_says_why_there_is_nothing_to_take_back(table: ToyTable) -> None:
    model = table.model
    told: list[str] = []
    model.refused.connect(lambda no, _: told.append(model.render(no.why)))
    model.undo()
    assert told == ["Nothing to take back"]
    model.submit(Move(0, 2))
    model.seat({0: text("toy.offer.pass")})
    assert not model.can_undo
    model.undo()
    assert told[1:] == ["Computers have these seats now"]
    assert table.session.position == 1
    model.seat({})
    model.undo()
    assert table.session.position == 0
    assert len(told) == 2


def test_every_change_is_shown_once(table: ToyTable) -> None:
    table.model.submit(Move(0, 2))
    table.model.undo_stack.undo()
    table.model.undo_stack.redo()
    table.model.undo_stack.setIndex(0)
    assert table.heard.shown == 4


def test_texts_are_right_when_shown_is_told(table: ToyTable) -> None:
    told: list[tuple[str, str, int]] = []
    stack = table.model.undo_stack
    table.model.shown.connect(lambda: told.append((stack.undoText(), stack.redoText(), stack.index())))
    table.model.submit(Move(0, 2))
    table.model.submit(Pass(1))
    stack.undo()
    stack.undo()
    assert told == [
        ("Walk to space 2", "", 1),
        ("Stay", "", 2),
        ("Walk to space 2", "Stay", 1),
        ("", "Walk to space 2", 0),
    ]


def test_playing_on_after_undo_keeps_the_old_line_as_a_branch(table: ToyTable) -> None:
    model = table.model
    model.submit(Move(0, 2))
    model.submit(Move(1, 1))
    old = digest(table.session.state)
    model.undo_stack.setIndex(0)
    model.submit(Move(0, 1))
    assert model.undo_stack.count() == 1
    assert not model.can_redo
    branch = table.session.branches[0]
    assert branch.length == 2
    model.enter_branch(branch.tip)
    assert digest(table.session.state) == old
    assert [model.undo_stack.text(i) for i in range(2)][1] == "Walk to space 1"
    model.undo_stack.undo()
    assert model.undo_stack.undoText() == "Walk to space 2"


def test_repeating_the_undone_action_re_enters_its_line(table: ToyTable) -> None:
    table.model.submit(Move(0, 2))
    table.model.submit(Move(1, 1))
    table.model.undo_stack.setIndex(0)
    table.model.submit(Move(0, 2))
    assert table.session.branches == []
    assert table.model.can_redo
    assert table.model.undo_stack.redoText() == "Walk to space 1"


def _braced(table: ToyTable) -> bool:
    """Plays until somebody may spend a shield."""
    while table.model.outcome is None:
        if isinstance(table.model.ask, Brace):
            return True
        moves = [o.action for o in table.model.offers.offers if isinstance(o.action, Move)]
        table.model.submit(moves[-1])
    return False


def test_an_answer_inside_a_step_belongs_to_its_undo_step(make_table: Callable[..., ToyTable]) -> None:
    table = next(t for t in (make_table(seed=seed) for seed in range(1, 20)) if _braced(t))
    model = table.model
    steps, position = model.undo_stack.count(), table.session.position
    model.submit(Answer(model.ask.seat, True))
    assert model.undo_stack.count() == steps
    model.undo_stack.undo()
    assert table.session.position == position - 1, "undo takes the whole step back"
    model.undo_stack.redo()
    assert table.session.position == position + 1


def test_esc_inside_a_step_takes_back_its_last_decision_only(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(rules=InTwoSteps())
    model = table.model
    assert not model.step_back(), "nothing is open"
    model.submit(Move(0, 1))
    position = table.session.position
    model.submit(Pass(1))
    assert model.ask.continues
    assert model.step_back()
    assert table.session.position == position
    assert table.session.branches == []
    assert model.undo_stack.count() == 1


def test_honest_undo_stops_at_news_and_says_at_which_step(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(policy=UndoPolicy.HONEST)
    model, stack = table.model, table.model.undo_stack
    model.submit(Pass(0))
    assert model.can_undo
    assert model.undo_reason is None
    model.submit(Move(1, 2))
    assert not model.can_undo
    assert model.render(model.undo_reason) == "Undo stops at Walk to space 2"
    shown = table.heard.shown
    stack.undo()  # a shortcut that nobody disabled
    assert table.session.position == 2
    assert stack.index() == 2
    assert [no.why for no, _ in table.heard.refused] == [model.undo_reason]
    assert table.heard.shown == shown
    assert not table.session.assisted


def test_nothing_to_undo_is_said_too(table: ToyTable) -> None:
    assert table.model.render(table.model.undo_reason) == "Nothing to take back"


def test_undo_at_a_depth_of_a_thousand_steps_does_not_replay_them(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(seats=1)
    model = table.model
    while table.session.position < 8:
        model.submit(Pass(0))
    played: list[int] = []
    original = model.rules.perform
    model.rules.perform = lambda *args: played.append(1) or original(*args)
    for _ in range(8):
        model.undo_stack.undo()
    assert table.session.position == 0
    assert played == []


def test_the_stack_cuts_steps_as_the_session_does(make_table: Callable[..., ToyTable]) -> None:
    table = next(t for t in (make_table(seed=seed) for seed in range(1, 20)) if _braced(t))
    model, session = table.model, table.session
    model.submit(Answer(model.ask.seat, False))
    model.submit_many([o.action for o in model.offers.offers if isinstance(o.action, Pass)])
    model.submit(model.offers.offers[0].action, driver="bot")
    commands = [model.undo_stack.command(i) for i in range(model.undo_stack.count())]
    wanted = [(step.start, step.end) for step in session.decision_steps()]
    assert [(command.start, command.end) for command in commands] == wanted
    assert wanted[-1][1] - wanted[-1][0] == 2, "a bot's decision is taken back with the person's before it"
