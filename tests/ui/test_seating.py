"""Computers at the table: when their answers are played, what undo takes back, and seats that change hands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.engine.luck import new_luck
from arcology.engine.text import SeatRef, text
from arcology.session.drivers import Thought
from arcology.session.session import UndoPolicy
from arcology.session.steps import HUMAN
from arcology.testing.toy.rules import Move, Pass
from arcology.ui.seating import TableSeating
from tests.ui.conftest import ToyTable

WAIT = 20_000


class Pool:
    """Thinks when the test says so: then every thought that is still wanted takes its first answer, or fails."""

    def __init__(self) -> None:
        self.thoughts: list[tuple[Thought, Callable[[int], None], Callable[[str], None], list[bool]]] = []
        self.prepared = self.closed = 0

    def prepare(self) -> None:
        self.prepared += 1

    def think(self, thought: Thought, done: Callable[[int], None], failed: Callable[[str], None]) -> Any:
        cancelled: list[bool] = []
        self.thoughts.append((thought, done, failed, cancelled))

        class Job:
            def cancel(self) -> None:
                cancelled.append(True)

        return Job()

    def close(self) -> None:
        self.closed += 1

    @property
    def thinks(self) -> bool:
        """Whether a thought is wanted."""
        return any(not cancelled for *_, cancelled in self.thoughts)

    def answer(self, index: int = 0) -> None:
        thoughts, self.thoughts = self.thoughts, []
        for _, done, _, cancelled in thoughts:
            if not cancelled:
                done(index)

    def fail(self) -> None:
        thoughts, self.thoughts = self.thoughts, []
        for _, _, failed, cancelled in thoughts:
            if not cancelled:
                failed("it broke")


class Game:
    """A toy table with a seating."""

    def __init__(self, table: ToyTable, names: tuple[str, ...]) -> None:
        self.table, self.model, self.session = table, table.model, table.session
        self.pool = Pool()
        self.kept: list[tuple[str, ...]] = []
        self.told: list[Any] = []
        self.pools = 0
        self.seating = TableSeating(
            self.model,
            names,
            ("random", "first"),
            lambda name: text("app.driver_other", name=name),
            self._make_pool,
            self.kept.append,
        )
        self.seating.told.connect(self.told.append)

    def _make_pool(self) -> Pool:
        self.pools += 1
        return self.pool


@pytest.fixture
def seat(make_table: Callable[..., ToyTable], request: pytest.FixtureRequest):
    """Seats drivers at a toy table and begins."""
    made: list[Game] = []

    def make(*names: str, begin: bool = True, **more: Any) -> Game:
        game = Game(make_table(seats=len(names), **more), names)
        made.append(game)
        if begin:
            game.seating.begin()
        return game

    yield make
    for game in made:
        game.seating.close()


def drivers(game: Game) -> list[str]:
    return [entry.driver for entry in game.session.entries[1:]]


def test_a_table_of_people_needs_no_pool(seat) -> None:
    game = seat(HUMAN, HUMAN)
    game.model.submit(Pass(0))
    assert (game.pools, game.pool.thoughts, game.kept) == (0, [], [])


def test_nobody_is_asked_before_it_begins(seat) -> None:
    game = seat("first", HUMAN, begin=False)
    assert not game.pool.thoughts
    assert not game.pool.prepared
    game.seating.begin()
    assert game.pool.prepared == 1
    assert game.pool.thinks


def test_a_computer_answers_the_person_and_the_journal_knows_it(seat) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    game.pool.answer()
    assert drivers(game) == [HUMAN, "first"]
    assert game.model.ask is not None
    assert game.model.ask.seat == 0


def test_while_a_computer_thinks_the_table_says_so_and_offers_nothing_of_its(seat) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    assert game.model.thinking == 1
    assert game.model.prompt == text("table.thinking", seat=SeatRef(1), bot=text("app.driver_other", name="first"))
    assert game.model.offers.offers == ()
    assert not game.model.submit(Move(1, 1)), "a person does not decide for a computer"
    assert game.session.position == 1
    assert game.table.heard.refused[-1][0].why.id == "table.refusal.other_seat"


def test_who_thinks_is_announced_once(seat) -> None:
    game = seat(HUMAN, "first", seed=4)
    game.model.submit(Pass(0))
    assert sum("is thinking" in said for said in game.table.heard.said) == 1


def test_since_my_move_tells_what_computers_have_done_since_then(seat) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    mine = game.session.position
    while game.model.thinking is not None:
        game.pool.answer()
    since = game.model.since_last()
    assert since is not None
    assert since.position == mine
    assert "meeple.1" in since.pieces


def test_an_answer_waits_for_the_end_of_the_film_before(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first", films=True)
    game.model.submit(Move(0, 1))
    assert game.model.film_runs
    game.pool.answer()
    assert game.session.position == 1
    game.model.finish_film()  # a person skips it
    assert game.session.position == 1, "never inside what skips: that may be a press on the table"
    qtbot.waitUntil(lambda: game.session.position == 2, timeout=WAIT)
    assert game.model.film_runs, "and now its own film"


def test_films_of_several_decisions_run_to_their_end_one_after_the_other(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first", films=True)
    game.table.player.pace = 0.05
    skipped: list[bool] = []
    game.model.film_skipped.connect(lambda: skipped.append(True))
    for _ in range(3):
        game.model.submit(Pass(0))
        qtbot.waitUntil(lambda: game.pool.thinks, timeout=WAIT)
        game.pool.answer()
        qtbot.waitUntil(lambda: game.model.thinking is None and not game.model.film_runs, timeout=WAIT)
    assert drivers(game)[:2] == [HUMAN, "first"]
    assert not skipped


def test_an_answer_waits_while_somebody_looks_back(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    game.model.look_back(0)
    game.pool.answer()
    assert game.session.position == 1
    game.model.look_back(None)
    qtbot.waitUntil(lambda: game.session.position == 2, timeout=WAIT)


def test_an_answer_waits_behind_a_curtain(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    game.model.cover()
    game.pool.answer()
    assert game.session.position == 1
    game.model.set_viewer(0)
    qtbot.waitUntil(lambda: game.session.position == 2, timeout=WAIT)


def test_one_undo_takes_back_the_person_with_the_computers_and_redo_repeats_them(seat) -> None:
    game = seat(HUMAN, "first")
    stack = game.model.undo_stack
    for _ in range(2):
        game.model.submit(Pass(0))
        while game.model.thinking is not None:
            game.pool.answer()
    end = game.session.position
    assert (stack.count(), end >= 4) == (2, True)
    stack.undo()
    stack.undo()
    assert game.session.position == 0
    assert game.model.thinking is None
    assert not game.pool.thinks
    stack.redo()
    stack.redo()
    assert game.session.position == end
    assert game.model.thinking is None


def test_undo_stops_the_thinking_and_what_comes_late_is_dropped(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    (_, late, _, cancelled), *_ = game.pool.thoughts
    game.model.undo_stack.undo()
    assert cancelled
    late(0)
    game.model.submit(Move(0, 1))
    late(0)
    assert (game.session.position, drivers(game)) == (1, [HUMAN])


def test_undo_drops_an_answer_that_waits_for_a_film(seat, qtbot: QtBot) -> None:
    game = seat(HUMAN, "first", films=True)
    game.model.submit(Pass(0))
    game.pool.answer()
    game.model.undo_stack.undo()
    game.model.finish_film()
    qtbot.waitUntil(lambda: not game.seating._next.isActive(), timeout=WAIT)
    assert game.session.position == 0


def test_redo_to_a_computer_that_had_not_answered_asks_it_again(seat) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    game.model.undo_stack.undo()
    game.model.undo_stack.redo()
    assert game.pool.thinks
    game.pool.answer()
    assert drivers(game) == [HUMAN, "first"]


def test_with_honest_undo_nothing_that_a_computer_has_uncovered_comes_back(seat) -> None:
    game = seat(HUMAN, "first", policy=UndoPolicy.HONEST)
    game.model.submit(Pass(0))
    assert not game.session.entries[1].news, "the person has learnt nothing yet"
    assert game.model.can_undo
    game.pool.answer()
    assert game.session.entries[2].news, "a die was rolled for the computer"
    assert not game.model.can_undo
    game.model.undo_stack.undo()
    assert game.session.position == 2


def test_what_a_computer_decides_before_anybody_else_is_no_step_of_undo(seat) -> None:
    game = seat("first", HUMAN)
    while game.model.thinking is not None:
        game.pool.answer()
    begun = game.session.position
    assert begun > 0
    assert not game.model.can_undo
    game.model.submit(Pass(1))
    game.model.undo_stack.undo()
    assert game.session.position == begun
    assert not game.pool.thinks


def test_a_computer_that_breaks_gives_way_to_a_person_and_nothing_is_lost(seat) -> None:
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    game.pool.fail()
    assert game.seating.names == (HUMAN, HUMAN)
    assert game.kept == [(HUMAN, HUMAN)]
    assert [told.id for told in game.told] == ["app.seats.lost"]
    assert game.session.position == 1
    assert game.model.submit(Move(1, 1))
    assert game.pool.closed


def test_a_seat_changes_hands_in_play(seat) -> None:
    game = seat(HUMAN, HUMAN)
    changed: list[bool] = []
    game.seating.changed.connect(lambda: changed.append(True))
    game.model.submit(Pass(0))
    assert game.seating.sit(1, "random")
    assert game.pool.thinks
    assert game.pool.thoughts[-1][0].bot == "random"
    assert game.seating.sit(1, "first"), "the question goes on to the next one"
    assert [bool(cancelled) for *_, cancelled in game.pool.thoughts] == [True, False]
    assert game.seating.sit(1, HUMAN)
    assert not game.pool.thinks
    assert game.pool.closed == 1
    assert game.model.offers.offers
    assert game.kept == [(HUMAN, "random"), (HUMAN, "first"), (HUMAN, HUMAN)]
    assert len(changed) == 3


def test_one_seat_at_least_is_a_persons(seat) -> None:
    game = seat(HUMAN, "first")
    assert not game.seating.may_sit(0, "random")
    assert not game.seating.sit(0, "random")
    assert not game.seating.sit(1, "unheard-of")
    assert game.seating.names == (HUMAN, "first")
    assert not game.kept


def test_undo_stands_at_a_persons_question_after_seats_have_changed_hands(seat) -> None:
    game = seat(HUMAN, HUMAN)
    game.model.submit(Pass(0))
    game.model.submit(Pass(1))
    assert game.model.undo_stack.count() == 2
    game.seating.sit(1, "first")
    assert game.model.undo_stack.count() == 1
    game.model.undo_stack.undo()
    assert game.session.position == 0
    game.model.undo_stack.redo()
    assert game.session.position == 2


def test_a_saved_computer_that_is_not_known_here_gives_way_to_a_person(seat) -> None:
    game = seat(HUMAN, "deep-thought")
    assert game.seating.names == (HUMAN, HUMAN)
    assert game.kept == [(HUMAN, HUMAN)]
    assert [(note.id, dict(note.args)["bot"]) for note in game.seating.notices] == [
        ("app.seats.unknown", "deep-thought")
    ]


def test_a_save_without_any_person_gets_one(seat) -> None:
    assert seat("first", "first").seating.names == (HUMAN, "first")


def test_a_closed_table_asks_nobody(seat) -> None:
    game = seat(HUMAN, "first")
    game.seating.close()
    game.seating.begin()  # its first picture was only painted while it was being closed
    game.model.submit(Pass(0))
    assert not game.pool.thinks
    assert game.pool.closed


def test_an_answer_that_comes_after_a_table_was_closed_is_not_played(seat) -> None:
    """The thread of a bot may have sent it before it heard that nobody waits any more."""
    game = seat(HUMAN, "first")
    game.model.submit(Pass(0))
    (_, done, _, _) = game.pool.thoughts[0]
    game.seating.close()
    done(0)
    assert drivers(game) == [HUMAN]


def test_a_whole_game_with_undo_in_between_keeps_its_line_sound(seat) -> None:
    game = seat(HUMAN, "random")
    luck = new_luck(9)
    for turn in range(60):
        while game.model.thinking is not None:
            game.pool.answer(luck.below("bot", len(game.pool.thoughts[-1][0].legal)))
        if game.model.outcome is not None:
            break
        if turn % 5 == 4:
            game.model.undo_stack.undo()
            assert game.model.thinking is None
        else:
            offers = game.model.offers.offers
            assert {offer.action.seat for offer in offers} == {0}
            game.model.submit(luck.pick("me", offers).action)
    for entry in game.session.entries[1:]:
        assert entry.driver == (HUMAN if entry.seat == 0 else "random")
    assert game.model.undo_stack.count() == len(game.session.decision_steps())
