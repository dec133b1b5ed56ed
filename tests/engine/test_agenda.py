"""The agenda: what comes next, interrupts, unwinding, asking again, and the guard against loops."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.agenda import LOOP_LIMIT, Ask, Context, Event, GameState, RulesBug, Task, settle, top_ask
from arcology.engine.luck import new_luck
from arcology.engine.records import digest, record, state


@record
class Step(Task):
    n: int


@record
class Fight(Task):
    pass


@record
class Question(Ask):
    pass


@record
class Told(Event):
    n: int


@state
class Plain(GameState):
    agenda: list[Step | Fight | Question]  # type: ignore[assignment]
    done: list[int]


class Script:
    """Performs steps by noting them; ``more`` are pushed when step ``at`` is performed."""

    def __init__(self, at: int = -1, more: tuple[Any, ...] = (), ends: int = -1) -> None:
        self.at, self.more, self.ends = at, more, ends

    def perform(self, s: Plain, t: Any, ctx: Context) -> None:
        s.done.append(t.n)
        ctx.emit(Told(t.n))
        if t.n == self.at:
            ctx.then(*self.more)

    def outcome(self, s: Plain) -> Any:
        return "over" if self.ends in s.done else None


def fresh(*agenda: Any) -> tuple[Plain, Context]:
    draft = Plain(new_luck(1), list(reversed(agenda)), [])
    return draft, Context(draft, draft.luck)


def test_tasks_run_in_the_order_in_which_they_were_given() -> None:
    draft, ctx = fresh(Question(0))
    ctx.then(Step(1), Step(2), Step(3))
    settle(Script(), draft, ctx)
    assert draft.done == [1, 2, 3]
    assert top_ask(draft) == Question(0)


def test_what_a_task_pushes_comes_before_what_was_waiting() -> None:
    draft, ctx = fresh(Step(1), Step(4), Question(0))
    settle(Script(1, (Step(2), Step(3))), draft, ctx)
    assert draft.done == [1, 2, 3, 4]


def test_a_question_interrupts_and_the_rest_waits() -> None:
    draft, ctx = fresh(Step(1), Step(2), Question(0))
    settle(Script(1, (Question(1),)), draft, ctx)
    assert draft.done == [1]
    assert draft.agenda == [Question(0), Step(2), Question(1)]


def test_the_end_clears_what_was_waiting() -> None:
    draft, ctx = fresh(Step(1), Step(2), Question(0))
    settle(Script(ends=1), draft, ctx)
    assert (draft.done, draft.agenda, top_ask(draft)) == ([1], [], None)


def test_unwinding_stops_at_the_nearest_of_its_kind_and_leaves_it_on_top() -> None:
    draft, ctx = fresh(Step(1), Question(1), Fight(), Step(2), Fight(), Question(0))
    ctx.unwind_to(Fight)
    assert draft.agenda == [Question(0), Fight(), Step(2), Fight()]
    ctx.unwind_to(Fight)
    assert draft.agenda[-1] == Fight()
    assert len(draft.agenda) == 4


def test_unwinding_to_what_is_not_there_empties_the_agenda() -> None:
    draft, ctx = fresh(Step(1), Question(0))
    ctx.unwind_to(Fight)
    assert draft.agenda == []


def test_again_puts_the_same_question_back_on_top() -> None:
    draft, ctx = fresh(Question(0))
    ask = draft.agenda.pop()
    assert isinstance(ask, Ask)
    ctx.again(ask)
    ctx.then(Step(1))
    settle(Script(), draft, ctx)
    assert (draft.done, top_ask(draft)) == ([1], ask)


def test_an_empty_agenda_without_an_outcome_is_a_fault_that_names_the_last_tasks() -> None:
    draft, ctx = fresh(Step(7))
    with pytest.raises(RulesBug, match=r"no outcome.*Step\(n=7\)"):
        settle(Script(), draft, ctx)


def test_an_endless_chain_is_a_fault_that_names_the_last_tasks() -> None:
    draft, ctx = fresh(Step(5), Question(0))
    with pytest.raises(RulesBug, match=r"do not end.*Step\(n=5\)"):
        settle(Script(5, (Step(5),)), draft, ctx)
    assert len(draft.done) == LOOP_LIMIT


def test_a_long_chain_that_ends_is_none() -> None:
    draft, ctx = fresh(*(Step(n) for n in range(LOOP_LIMIT - 1)), Question(0))
    settle(Script(), draft, ctx)
    assert len(draft.done) == LOOP_LIMIT - 1


def test_every_task_that_tells_something_is_a_beat_with_the_state_after_it() -> None:
    draft, ctx = fresh(Step(1), Step(2), Question(0))
    ctx.emit(Told(0))
    settle(Script(), draft, ctx)
    assert [beat.events for beat in ctx.beats] == [(Told(0),), (Told(1),), (Told(2),)]
    assert [beat.state.done for beat in ctx.beats] == [[], [1], [1, 2]]
    assert digest(ctx.beats[-1].state) == digest(draft)


def test_without_beats_nothing_is_kept() -> None:
    draft, _ = fresh(Step(1), Question(0))
    ctx = Context(draft, draft.luck, keep_beats=False)
    settle(Script(), draft, ctx)
    assert ctx.beats == []
