"""Answers that people gave beforehand, played with the decision that led to the question: one film, one step."""

from __future__ import annotations

from collections.abc import Callable, Container, Mapping, Sequence
from typing import Any

from arcology.engine.agenda import Seat
from arcology.engine.play import Played
from arcology.engine.refusal import Refusal
from arcology.session.drivers import Question, StandingAnswer
from arcology.session.session import Session
from arcology.session.steps import HUMAN, STANDING


class Standing:
    """Submits decisions to a session, and what stands answered behind them.

    Args:
        session: the game.
        answers: by kind of question.
        rivals: the seats that a computer plays: it answers for itself.
    """

    def __init__(
        self, session: Session, answers: Mapping[str, StandingAnswer], rivals: Callable[[], Container[Seat]]
    ) -> None:
        self._session, self._answers, self._rivals = session, answers, rivals

    def submit_many(self, actions: Sequence[Any], driver: str = HUMAN) -> Played[Any] | Refusal:
        """Play decisions, then answer as long as the answer stands; all beats together are returned."""
        played = self._session.submit_many(actions, driver=driver)
        if isinstance(played, Refusal) or not self._answers:
            return played
        beats, news = list(played.beats), played.news
        while (action := self.answer()) is not None:
            further = self._session.submit(action, driver=STANDING)
            if isinstance(further, Refusal):
                break
            played = further
            beats += further.beats
            news = news or further.news
        return Played(played.state, tuple(beats), played.ask, news)

    def answer(self) -> Any:
        """The action that stands for the open question, or None."""
        session = self._session
        ask = session.ask
        if ask is None or ask.seat in self._rivals() or session.locked is not None:
            return None
        found = self._answers.get(getattr(ask, "kind", ""))
        if found is None:
            return None
        legal = tuple(action for action in session.rules.legal(session.state) if action.seat == ask.seat)
        seen = session.rules.observe(session.state, ask.seat)
        action = found(Question(ask.seat, ask, seen, legal, session.timeline.current.number, session.position))
        return action if action in legal else None
