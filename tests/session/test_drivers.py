"""Seats and who decides for them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.session.drivers import BotDriver, HumanDriver, Question, Seating, bot_luck
from arcology.session.session import Session
from arcology.testing.toy.rules import Answer, Brace, Move, Pass
from tests.session.toys import toy_session


class First:
    """A bot that takes the first answer it has."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        assert seen.luck.seed == -1, "a bot sees no luck"
        assert set(seen.gifts) <= {-1}, "a bot sees no hidden card"
        return legal[0]


class Later:
    """A pool whose work is done when the test says so."""

    def __init__(self) -> None:
        self.waiting: list[tuple[Callable[[], None], list[bool]]] = []

    def run(self, work: Callable[..., Any], args: tuple[Any, ...], done: Callable[[Any], None]) -> Any:
        cancelled: list[bool] = []
        self.waiting.append((lambda: done(work(*args)), cancelled))

        class Handle:
            def cancel(self) -> None:
                cancelled.append(True)

        return Handle()

    def finish(self, *, even_cancelled: bool = False) -> None:
        waiting, self.waiting = self.waiting, []
        for work, cancelled in waiting:
            if even_cancelled or not cancelled:
                work()


def table(pool: Later, session: Session | None = None) -> tuple[Session, Seating, list[Any], HumanDriver]:
    session = session or toy_session()
    played: list[Any] = []
    human = HumanDriver()
    bot = BotDriver("first", First, session.rules, session.config.seed, pool)
    return session, Seating(session, {0: human, 1: bot}, played.append), played, human


def test_a_bot_answers_for_its_seat_and_the_journal_knows_it() -> None:
    pool = Later()
    session, seating, played, _ = table(pool)
    assert seating.names == ("human", "first")
    seating.ask()
    assert not pool.waiting, "it is the person's turn"
    session.submit(Pass(0))
    seating.ask()
    pool.finish()
    assert session.entries[2].driver == "first"
    assert session.entries[2].action == Move(1, 1)
    assert len(played) == 1


def test_a_late_answer_after_undo_is_dropped() -> None:
    pool = Later()
    session, seating, played, _ = table(pool)
    session.submit(Pass(0))
    seating.ask()
    session.seek(0)
    pool.finish(even_cancelled=True)
    assert (session.position, played) == (0, [])


def test_a_late_answer_for_another_line_of_the_same_length_is_dropped() -> None:
    pool = Later()
    session, seating, _, _ = table(pool)
    session.submit(Pass(0))
    seating.ask()
    session.seek(0)
    session.submit(Move(0, 1))
    pool.finish(even_cancelled=True)
    assert session.position == 1


def test_cancel_stops_the_thinking() -> None:
    pool = Later()
    session, seating, _, _ = table(pool)
    session.submit(Pass(0))
    seating.ask()
    seating.cancel()
    pool.finish()
    assert session.position == 1


def test_a_seat_can_be_given_to_a_bot_in_the_middle_and_back() -> None:
    pool = Later()
    session, seating, _, _ = table(pool)
    seating.ask()
    seating.swap(0, BotDriver("first", First, session.rules, 1, pool))
    pool.finish()
    assert session.entries[1].driver == "first"
    seating.swap(1, HumanDriver())
    pool.finish()
    assert session.position == 1, "the person now decides for the second seat"


def test_the_same_game_gives_a_bot_the_same_luck() -> None:
    assert bot_luck(5, 3) == bot_luck(5, 3)
    assert len({bot_luck(seed, position).seed for seed in (1, 2) for position in range(50)}) == 100


def test_a_standing_answer_is_given_and_journalled_without_asking() -> None:
    pool = Later()
    session, seating, played, human = table(pool, toy_session(seed=3, seats=1))

    def no_shield(question: Question) -> Any:
        assert isinstance(question.ask, Brace)
        return Answer(question.seat, False)

    human.standing["toy.brace"] = no_shield
    for _ in range(60):
        legal = session.rules.legal(session.state)
        if not legal:
            break
        moves = [a for a in legal if isinstance(a, Move) and a.to < 6]
        session.submit(moves[-1] if moves else Pass(0))
        seating.ask()
        assert not isinstance(session.ask, Brace)
    assert played, "the storm asked at least once"
    assert all(isinstance(e.action, Answer) for e in session.entries if e.action in [Answer(0, False)])


def test_a_standing_answer_that_does_not_fit_leaves_the_question_open() -> None:
    session, seating, played, human = table(Later())
    human.standing["toy.turn"] = lambda question: Move(0, 6)
    seating.ask()
    assert (session.position, played) == (0, [])
