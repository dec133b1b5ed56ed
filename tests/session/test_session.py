"""Playing, undo, branches and the two policies."""

from __future__ import annotations

import time
from typing import Any

import pytest

from arcology.engine.agenda import RulesBug
from arcology.engine.play import Played
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal
from arcology.session.session import NoJournal, Session, UndoPolicy, UndoStops
from arcology.session.timeline import KEPT_RECENT
from arcology.testing.toy.rules import Answer, Brace, Move, Pass, ToyRules
from tests.session.toys import EndlessRules, config, play_randomly, toy_session


class Recorder(NoJournal):
    """Notes what it is told."""

    def __init__(self) -> None:
        self.told: list[tuple[Any, ...]] = []

    def append(self, *entries: Any, outcome: Any) -> None:
        self.told.append(("append", *(e.number for e in entries), outcome and outcome.code))

    def move_head(self, entry: Any, *, assisted: bool, outcome: Any) -> None:
        self.told.append(("head", entry.number, assisted))

    def forget(self, entry: Any) -> None:
        self.told.append(("forget", entry.number))


def until_brace(session: Session) -> None:
    """Play until somebody may spend a shield."""
    for _ in range(60):
        if isinstance(session.ask, Brace):
            return
        moves = [a for a in session.rules.legal(session.state) if isinstance(a, Move) and a.to < 6]
        session.submit(moves[-1] if moves else Pass(session.ask.seat))
    pytest.fail("the storm never needed a shield")


def test_a_refused_decision_changes_and_saves_nothing() -> None:
    journal = Recorder()
    session = toy_session(journal=journal)
    before = digest(session.state)
    no = session.submit(Move(0, 5))
    assert isinstance(no, Refusal)
    assert no.rule == "TOY-MOVE-01"
    assert (digest(session.state), session.position, journal.told) == (before, 0, [])


def test_rules_that_raise_leave_the_session_where_it_was() -> None:
    class Broken(ToyRules):
        def perform(self, s: Any, t: Any, ctx: Any) -> None:
            s.rover = 99
            raise RulesBug("broken on purpose")

    journal = Recorder()
    session = Session(Broken(), config(), journal=journal)
    before = digest(session.state)
    with pytest.raises(RulesBug):
        session.submit(Move(0, 1))
    assert (digest(session.state), session.position, journal.told) == (before, 0, [])


def test_the_journal_is_told_before_the_result_is_returned_and_hears_of_the_end() -> None:
    journal = Recorder()
    session = toy_session(journal=journal)
    count = play_randomly(session, 200)
    assert [entry[1] for entry in journal.told] == list(range(1, count + 1))
    assert journal.told[-1][-1] in ("WIN", "LOSS_ROVER")
    assert all(entry[-1] is None for entry in journal.told[:-1])


def test_undo_returns_to_the_same_state_and_the_same_decision_to_the_same_dice() -> None:
    session = toy_session()
    play_randomly(session, 9)
    before = digest(session.state)
    action = session.rules.legal(session.state)[0]
    after = None
    for _ in range(50):
        played = session.submit(action)
        assert isinstance(played, Played)
        after = after or digest(session.state)
        assert digest(session.state) == after
        assert played.beats, "a decision taken again is shown again"
        session.seek(session.position - 1)
        assert digest(session.state) == before
    assert sum(1 for _ in session.timeline.entries()) == 11, "the same decision again is no new one"


def test_another_decision_after_undo_leaves_the_old_line_as_a_branch() -> None:
    session = toy_session()
    for _ in range(3):
        session.submit(session.rules.legal(session.state)[0])
    old = [e.digest for e in session.entries]
    session.seek(1)
    session.submit(session.rules.legal(session.state)[-1])
    (branch,) = session.branches
    assert (branch.fork.number, branch.length, branch.tip.number) == (1, 2, 3)
    session.enter_branch(branch.tip)
    assert [e.digest for e in session.entries] == old
    assert session.position == 3
    assert [b.tip.number for b in session.branches] == [4]


def test_playing_the_old_decision_re_enters_its_line_with_what_followed() -> None:
    session = toy_session()
    first = session.rules.legal(session.state)
    session.submit(first[0])
    session.submit(session.rules.legal(session.state)[0])
    session.seek(0)
    session.submit(first[-1])
    session.seek(0)
    session.submit(first[0])
    assert session.position == 1
    assert [e.number for e in session.entries] == [0, 1, 2]


def test_free_undo_over_news_marks_the_game_as_assisted() -> None:
    journal = Recorder()
    session = toy_session(journal=journal)
    session.submit(Pass(0))
    session.seek(0)
    assert not session.assisted, "nothing was learnt by passing"
    session.submit(Move(0, 1))
    session.seek(0)
    assert session.assisted
    assert journal.told[-1] == ("head", 0, True)


def test_honest_undo_stops_at_news_with_a_reason() -> None:
    session = toy_session(policy=UndoPolicy.HONEST)
    session.submit(Move(0, 1))
    session.submit(Pass(1))
    assert session.why_not_seek(1) is None
    why = session.why_not_seek(0)
    assert why is not None
    assert why.id == "session.undo.honest"
    with pytest.raises(UndoStops):
        session.seek(0)
    session.seek(1)
    assert session.position == 1


def test_honest_play_cannot_leave_news_behind_through_a_branch() -> None:
    session = toy_session(policy=UndoPolicy.HONEST)
    session.submit(Pass(0))
    session.seek(0)
    session.submit(Move(0, 1))
    (branch,) = session.branches
    assert session.why_not_enter(branch.tip) is not None
    with pytest.raises(UndoStops):
        session.enter_branch(branch.tip)


def test_several_decisions_are_one_undo_step_and_one_entry_in_the_journal() -> None:
    journal = Recorder()
    session = toy_session(journal=journal)
    played = session.submit_many([Pass(0), Pass(1), Move(0, 1)])
    assert isinstance(played, Played)
    assert played.news
    assert journal.told == [("append", 1, 2, 3, None)]
    assert [(s.start, s.end) for s in session.steps()] == [(0, 3)]
    session.seek(0)
    session.submit_many([Pass(0), Pass(1), Move(0, 1)])
    assert sum(1 for _ in session.timeline.entries()) == 4, "the same steps again are the same entries"


def test_several_decisions_are_all_or_nothing() -> None:
    journal = Recorder()
    session = toy_session(journal=journal)
    assert isinstance(session.submit_many([Pass(0), Pass(0)]), Refusal)
    assert (session.position, journal.told) == (0, [])


def test_an_answer_that_continues_a_step_shares_its_undo_group() -> None:
    session = toy_session(seed=3)
    until_brace(session)
    asked_at = session.position
    session.submit(Answer(session.ask.seat, True))
    last = session.steps()[-1]
    assert (last.start, last.end) == (asked_at - 1, asked_at + 1)


def test_step_back_inside_a_group_never_takes_back_news() -> None:
    session = toy_session(seed=3)
    until_brace(session)
    at = session.position
    assert not session.step_back_inside_group(), "the storm die before the question was news"
    assert session.position == at


def test_step_back_inside_a_group_takes_back_a_part_and_leaves_no_branch() -> None:
    class Patient(ToyRules):
        """Moves are asked in two steps: the second question continues the first."""

        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            if isinstance(ask, Brace) or isinstance(a, Answer) or s.rover:
                super().apply(s, ask, a, ctx)
            else:
                ctx.then(Brace(a.seat))
                s.rover = 1

    journal = Recorder()
    session = Session(Patient(), config(), journal=journal)
    session.submit(Pass(0))
    assert isinstance(session.ask, Brace)
    assert session.step_back_inside_group()
    assert (session.position, len(session.entries), list(session.branches)) == (0, 1, [])
    assert journal.told[-1] == ("forget", 1)
    assert not session.step_back_inside_group(), "nothing is left to take back"
    session.submit(Pass(0))
    assert session.entries[1].number == 2, "numbers are not used twice"


def test_nobody_takes_back_a_part_of_somebody_elses_action() -> None:
    class Duel(ToyRules):
        """A pass lets the next player answer."""

        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            if isinstance(a, Pass):
                ctx.then(Brace(1 - a.seat))
            else:
                super().apply(s, ask, a, ctx)

    session = Session(Duel(), config())
    session.submit(Pass(0))
    assert session.ask == Brace(1)
    assert not session.step_back_inside_group()


def test_bots_decisions_belong_to_the_persons_step_before_them() -> None:
    session = toy_session()
    session.submit(Pass(0))
    session.submit(Pass(1), driver="greedy")
    session.submit(Pass(0))
    session.submit(Pass(1), driver="greedy")
    assert [(s.start, s.end) for s in session.steps()] == [(0, 1), (1, 2), (2, 3), (3, 4)]
    assert [(s.start, s.end) for s in session.decision_steps()] == [(0, 2), (2, 4)]


def test_a_locked_game_can_be_looked_at_only() -> None:
    from arcology.engine.text import text

    session = toy_session(locked=text("session.locked.pack_missing", pack="mine"))
    no = session.submit(Pass(0))
    assert isinstance(no, Refusal)
    assert no.why.id == "session.locked.pack_missing"


@pytest.fixture(scope="module")
def long_game() -> Session:
    session = Session(EndlessRules(), config())
    assert play_randomly(session, 1100) == 1100
    return session


def test_a_long_game_keeps_few_states_in_memory(long_game: Session) -> None:
    held = sum(e.state is not None for e in long_game.timeline.entries())
    films = sum(bool(e.beats) for e in long_game.timeline.entries())
    assert held <= KEPT_RECENT + 1100 // 20 + 2
    assert films <= KEPT_RECENT
    assert all(e.events for e in long_game.entries[1:] if isinstance(e.action, Move)), "the log stays whole"


def test_undo_at_depth_1000_is_exact_and_quick(long_game: Session) -> None:
    """Nineteen decisions are played again at worst; the bound is generous because other work may be running."""
    worst = 0.0
    for position in (1000, 919, 639, 319, 19, 1, 1099):
        begin = time.process_time()
        long_game.seek(position)
        worst = max(worst, time.process_time() - begin)
        assert digest(long_game.state) == long_game.entries[position].digest
    assert worst < 0.1


def test_undo_all_and_redo_all_give_the_same_digests(long_game: Session) -> None:
    for position in (*range(1100, -1, -1), *range(1101)):
        long_game.seek(position)
        assert digest(long_game.state) == long_game.entries[position].digest


def test_the_film_of_an_old_decision_can_be_shown_again(long_game: Session) -> None:
    entry = next(e for e in long_game.entries[300:] if isinstance(e.action, Move))
    told = entry.events
    entry.drop_film()
    assert long_game.beats_of(entry)
    assert entry.events == told


def test_rules_that_changed_stop_undo_where_the_replay_differs() -> None:
    session = Session(EndlessRules(), config())
    play_randomly(session, 12)
    for entry in session.entries[1:12]:
        entry.drop_film()
        entry.state = None

    class Changed(EndlessRules):
        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            super().apply(s, ask, a, ctx)
            if s.rover > 2:
                s.shields[0] += 1

    session.rules = Changed()
    assert session.why_not_seek(3) is None
    why = session.why_not_seek(11)
    assert why is not None
    assert why.id == "session.undo.rules_changed"
    assert session.position == 12, "asking moves nothing"
    with pytest.raises(UndoStops):
        session.seek(11)
