"""Answers that were given beforehand."""

from __future__ import annotations

from typing import Any

from arcology.engine.play import Played
from arcology.engine.refusal import Refusal
from arcology.session.drivers import Question
from arcology.session.session import Session
from arcology.session.standing import Standing
from arcology.session.steps import HUMAN, STANDING
from arcology.testing.toy.rules import Answer, Brace, Move, Pass
from tests.session.toys import toy_session


def no_shield(question: Question) -> Any:
    assert isinstance(question.ask, Brace)
    return Answer(question.seat, False)


def played_to_the_storm(rivals: tuple[int, ...] = (), answers: Any = None) -> tuple[Session, list[Played[Any]]]:
    """A game in which somebody moves as far as is safe, until the storm has asked or the game is over."""
    session = toy_session(seed=3, seats=1)
    standing = Standing(session, {"toy.brace": no_shield} if answers is None else answers, lambda: rivals)
    results = []
    for _ in range(60):
        legal = session.rules.legal(session.state)
        if not legal or isinstance(session.ask, Brace):
            break
        moves = [a for a in legal if isinstance(a, Move) and a.to < 6]
        result = standing.submit_many((moves[-1] if moves else Pass(0),))
        assert isinstance(result, Played)
        results.append(result)
    return session, results


def test_what_stands_is_played_with_the_decision_before_it() -> None:
    session, results = played_to_the_storm()
    answered = [entry for entry in session.entries if isinstance(entry.action, Answer)]
    assert answered
    assert {entry.driver for entry in answered} == {STANDING}
    assert len(results) == sum(entry.driver == HUMAN for entry in session.entries[1:])
    told = [event for result in results for event in result.events]
    assert told == [event for entry in session.entries[1:] for event in entry.events], "nothing is told twice"
    assert results[-1].ask == session.ask


def test_computers_answer_for_themselves() -> None:
    session, _ = played_to_the_storm(rivals=(0,))
    assert isinstance(session.ask, Brace)


def test_an_answer_that_does_not_fit_leaves_the_question_open() -> None:
    session, _ = played_to_the_storm(answers={"toy.brace": lambda question: Move(0, 99)})
    assert isinstance(session.ask, Brace)


def test_a_refused_decision_answers_nothing() -> None:
    session = toy_session(seed=3, seats=1)
    assert isinstance(Standing(session, {"toy.turn": lambda _: Pass(0)}, tuple).submit_many((Move(0, 99),)), Refusal)
    assert session.position == 0
