"""Seats and who decides for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from arcology.engine.protocols import BotContext
from arcology.engine.refusal import Refusal
from arcology.session.drivers import BotDriver, HumanDriver, Question, Seating, Thought, bot_luck, choose
from arcology.session.session import Session
from arcology.session.steps import STANDING
from arcology.testing.toy.rules import Answer, Brace, Move, Pass
from tests.session.toys import toy_session


class First:
    """A bot that takes the first answer it has."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        assert seen.luck.seed == -1, "a bot sees no luck"
        assert set(seen.gifts) <= {-1}, "a bot sees no hidden card"
        return legal[0]


class Cheat:
    """A bot that wants to go too far."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        return Move(1, 6)


class Later:
    """A pool whose work is done when the test says so; ``thoughts`` is how often it was asked."""

    def __init__(self, session: Session, bot: Any) -> None:
        self.waiting: list[tuple[Callable[[], None], list[bool]]] = []
        self.thoughts = 0
        self._session, self._bot = session, bot

    def prepare(self) -> None:
        """Nothing has to be started."""

    def think(self, thought: Thought, done: Callable[[int], None], failed: Callable[[str], None]) -> Any:
        cancelled: list[bool] = []
        self.thoughts += 1

        def work() -> None:
            try:
                index = choose(self._bot(), self._session.rules, thought, lambda: bool(cancelled))
            except ValueError as problem:
                failed(str(problem))
            else:
                done(index)

        self.waiting.append((work, cancelled))

        class Handle:
            def cancel(self) -> None:
                cancelled.append(True)

        return Handle()

    def finish(self, *, even_cancelled: bool = False) -> None:
        waiting, self.waiting = self.waiting, []
        for work, cancelled in waiting:
            if even_cancelled or not cancelled:
                work()

    def close(self) -> None:
        """Nothing runs."""


class Tabled:
    """A game with a person at seat 0 and a bot at seat 1."""

    def __init__(self, session: Session | None = None, bot: Any = First) -> None:
        self.session = session or toy_session()
        self.pool = Later(self.session, bot)
        self.human = HumanDriver()
        self.played: list[Any] = []
        self.lost: list[tuple[int, str]] = []
        self.ready = True
        self.seating = Seating(
            self.session,
            {0: self.human, 1: self.bot()},
            self._play,
            ready=lambda: self.ready,
            lost=lambda seat, why: self.lost.append((seat, why)),
        )

    def bot(self) -> BotDriver:
        return BotDriver("first", self.session.config.seed, self.pool)

    def _play(self, action: Any, driver: str) -> bool:
        played = self.session.submit(action, driver=driver)
        if isinstance(played, Refusal):
            return False
        self.played.append(played)
        return True

    def person(self, action: Any) -> None:
        """What a person does, and then everybody is asked."""
        self.session.submit(action)
        self.seating.ask()


@pytest.fixture
def table() -> Tabled:
    return Tabled()


def test_a_bot_answers_for_its_seat_and_the_journal_knows_it(table: Tabled) -> None:
    assert table.seating.names == ("human", "first")
    table.seating.ask()
    assert not table.pool.waiting, "it is the person's turn"
    table.person(Pass(0))
    table.pool.finish()
    assert table.session.entries[2].driver == "first"
    assert table.session.entries[2].action == Move(1, 1)
    assert len(table.played) == 1


def test_nobody_is_asked_twice_about_the_same_question(table: Tabled) -> None:
    table.person(Pass(0))
    for _ in range(3):
        table.seating.ask()
    assert table.pool.thoughts == 1
    assert [bool(cancelled) for _, cancelled in table.pool.waiting] == [False]


def test_a_late_answer_after_undo_is_dropped(table: Tabled) -> None:
    table.person(Pass(0))
    table.session.seek(0)
    table.pool.finish(even_cancelled=True)
    assert (table.session.position, table.played) == (0, [])


def test_undo_stops_the_thinking_about_what_was_taken_back(table: Tabled) -> None:
    table.person(Pass(0))
    table.session.seek(0)
    table.seating.ask()
    assert [bool(cancelled) for _, cancelled in table.pool.waiting] == [True]


def test_a_late_answer_for_another_line_of_the_same_length_is_dropped(table: Tabled) -> None:
    table.person(Pass(0))
    table.session.seek(0)
    table.session.submit(Move(0, 1))
    table.pool.finish(even_cancelled=True)
    assert table.session.position == 1


def test_cancel_stops_the_thinking_and_the_question_can_be_asked_again(table: Tabled) -> None:
    table.person(Pass(0))
    table.seating.cancel()
    table.pool.finish()
    assert table.session.position == 1
    table.seating.ask()
    table.pool.finish()
    assert table.session.position == 2


def test_an_answer_that_comes_too_early_waits_until_it_may_be_played(table: Tabled) -> None:
    table.person(Pass(0))
    table.ready = False
    table.pool.finish()
    assert table.session.position == 1
    table.ready = True
    table.seating.go_on()
    assert table.session.position == 2
    table.seating.go_on()
    assert table.session.position == 2, "it is played once"


def test_an_answer_that_waits_is_dropped_when_the_game_goes_elsewhere(table: Tabled) -> None:
    table.person(Pass(0))
    table.ready = False
    table.pool.finish()
    table.session.seek(0)
    table.ready = True
    table.seating.go_on()
    assert table.session.position == 0


def test_a_bot_that_chooses_what_is_not_allowed_has_given_up() -> None:
    table = Tabled(bot=Cheat)
    table.person(Pass(0))
    table.pool.finish()
    assert [seat for seat, _ in table.lost] == [1]
    assert table.session.position == 1


def test_a_seat_can_be_given_to_a_bot_in_the_middle_and_back(table: Tabled) -> None:
    table.seating.ask()
    table.seating.swap(0, table.bot())
    table.pool.finish()
    assert table.session.entries[1].driver == "first"
    table.seating.swap(1, HumanDriver())
    table.pool.finish()
    assert table.session.position == 1, "the person now decides for the second seat"


def test_the_same_game_gives_a_bot_the_same_luck() -> None:
    assert bot_luck(5, 3) == bot_luck(5, 3)
    assert len({bot_luck(seed, position).seed for seed in (1, 2) for position in range(50)}) == 100


def test_a_standing_answer_is_given_and_journalled_without_asking() -> None:
    table = Tabled(toy_session(seed=3, seats=1))
    session = table.session

    def no_shield(question: Question) -> Any:
        assert isinstance(question.ask, Brace)
        return Answer(question.seat, False)

    table.human.standing["toy.brace"] = no_shield
    for _ in range(60):
        legal = session.rules.legal(session.state)
        if not legal:
            break
        moves = [a for a in legal if isinstance(a, Move) and a.to < 6]
        table.person(moves[-1] if moves else Pass(0))
        assert not isinstance(session.ask, Brace)
    assert table.played, "the storm asked at least once"
    answered = [entry for entry in session.entries if isinstance(entry.action, Answer)]
    assert answered
    assert {entry.driver for entry in answered} == {STANDING}, "it is no step of the person's"


def test_a_standing_answer_that_does_not_fit_leaves_the_question_open(table: Tabled) -> None:
    table.human.standing["toy.turn"] = lambda question: Move(0, 6)
    table.seating.ask()
    assert (table.session.position, table.played) == (0, [])
