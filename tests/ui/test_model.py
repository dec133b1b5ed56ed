"""The model without a table: previews, the log, pieces laid out before a decision, and fifty games in one process."""

from __future__ import annotations

import gc
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.engine.offers import Arrangement, Preview
from arcology.engine.refusal import refusal
from arcology.engine.table import Spot
from arcology.engine.text import Text
from arcology.session.session import Session
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import Answer, Brace, Move, Pass, ToyRules
from arcology.ui.model import GameModel
from arcology.ui.painters import Painters
from tests.ui.conftest import ToyTable, track
from tests.ui.toy_art import say

FIRST, SECOND, THIRD = (Spot("rover", str(n)) for n in (5, 6, 7))


class Laying(ToyBoard):
    """The two meeples may be laid on three rover spaces before a decision; the first does not fit on the third."""

    def arrange(self, s: Any) -> Arrangement | None:
        no = refusal("toy.refusal.too_far", "TOY-LAY-01", need=3, have=2)
        pieces, spots = ("meeple.0", "meeple.1"), (FIRST, SECOND, THIRD)
        fits = {(p, spot): None for p in pieces for spot in spots}
        fits["meeple.0", THIRD] = no
        if s.spaces[0]:  # once it has walked it does not fit on the first either
            fits["meeple.0", FIRST] = no
        best = {"meeple.0": SECOND, "meeple.1": FIRST}
        return Arrangement(pieces, spots, fits, best, best, (), (), Text("toy.status.phase"))


class SlowBoard(ToyBoard):
    """Every preview is only half known at once."""

    def __init__(self) -> None:
        super().__init__()
        self.asked = 0

    def preview(self, s: Any, a: Any) -> Preview:
        self.asked += 1
        return replace(super().preview(s, a), slow=True)


def make_model(qtbot: QtBot, board: Any = None, **more: Any) -> GameModel:
    session = Session(ToyRules(), GameConfig("toy", 2, 3))
    return GameModel(session, board or ToyBoard(), PLUGIN, say, **more)


def test_a_preview_is_asked_once_for_each_question(qtbot: QtBot) -> None:
    board = SlowBoard()
    model = make_model(qtbot, board)
    offer = model.offers.offers[0]
    model.preview(offer)
    model.preview(offer)
    assert board.asked == 1
    model.submit(Pass(0))
    model.submit(Pass(1))
    model.preview(model.offers.offers[0])
    assert board.asked == 2


def test_a_slow_preview_is_completed_later_and_shown_again(qtbot: QtBot) -> None:
    waiting: list[tuple[Any, Future[Preview]]] = []

    def slow(seen: Any, action: Any) -> Future[Preview]:
        waiting.append((action, Future()))
        return waiting[-1][1]

    model = make_model(qtbot, SlowBoard(), slow_preview=slow)
    told: list[tuple[Preview | None, Any]] = []
    model.previewed.connect(lambda preview, anchor: told.append((preview, anchor)))
    offer = model.offers.offers[0]
    model.show_preview(offer, track(1))
    model.show_preview(offer, track(1))
    assert [preview.slow for preview, _ in told] == [True]
    complete = replace(told[0][0], slow=False)
    waiting[0][1].set_result(complete)
    qtbot.waitUntil(lambda: len(told) == 2)
    assert told[1] == (complete, track(1))
    assert model.preview(offer) is complete
    late = waiting[0][1]
    model.show_preview(None)
    model.preview(model.offers.offers[1])
    model.submit(Pass(0))
    assert waiting[1][1].cancelled(), "nobody waits for the odds of a question that is closed"
    assert not late.cancelled()
    model.close()


def test_an_answer_to_a_closed_question_is_dropped(qtbot: QtBot) -> None:
    futures: list[Future[Preview]] = []

    def slow(seen: Any, action: Any) -> Future[Preview]:
        futures.append(Future())
        futures[-1].set_running_or_notify_cancel()  # too late to cancel
        return futures[-1]

    model = make_model(qtbot, SlowBoard(), slow_preview=slow)
    told: list[Any] = []
    offer = model.offers.offers[0]
    first = model.preview(offer)
    model.submit(Pass(0))
    model.previewed.connect(lambda preview, _anchor: told.append(preview))
    futures[0].set_result(replace(first, slow=False))
    qtbot.wait(20)
    assert told == []


def test_the_log_groups_by_decision_and_tells_what_was_automatic(qtbot: QtBot) -> None:
    model = make_model(qtbot)
    model.submit(Move(0, 1))
    model.submit(Pass(1))
    groups = model.log
    assert [(g.position, say(g.headline)) for g in groups] == [(0, "Set-up"), (1, "Walk to space 1"), (2, "Stay")]
    assert [(say(line.text), line.auto) for line in groups[1].lines] == [
        ("Seat 1 walks to 1", False),
        (f"Seat 1 rolls {model.session.entries[1].events[1].die}, needs 0", True),
    ]
    rover = groups[2].lines[0]
    assert (say(rover.text), say(rover.cause)) == ("The rover rolls to 1", "Everybody has moved")
    assert rover.pieces == ("rover",)
    assert model.log[1] is groups[1], "a group is made once"


def test_since_the_last_decision_of_a_seat(qtbot: QtBot) -> None:
    model = make_model(qtbot)
    assert model.since_last() is None
    model.submit(Move(0, 1))
    model.submit(Move(1, 1))
    mine, anybody = model.since_last(0), model.since_last()
    assert mine is not None
    assert anybody is not None
    assert (mine.position, mine.pieces) == (1, {"meeple.0", "meeple.1", "rover"})
    assert (anybody.position, anybody.pieces) == (2, {"meeple.1", "rover"})


def test_a_decision_with_several_steps_is_one_undo_step(qtbot: QtBot) -> None:
    model = make_model(qtbot)
    assert model.submit_many([Pass(0), Pass(1)])
    assert model.undo_stack.count() == 1
    model.undo_stack.undo()
    assert model.session.position == 0
    assert not model.submit_many([Pass(0), Move(1, 6)])
    assert model.session.position == 0


def test_pieces_are_laid_for_display_only(qtbot: QtBot) -> None:
    model = make_model(qtbot, Laying())
    refused: list[Any] = []
    model.refused.connect(lambda no, anchor: refused.append((no.rule, anchor)))
    before = model.session.state
    assert model.lay("meeple.0", FIRST)
    assert model.table.pieces["meeple.0"].at == FIRST
    assert not model.lay("meeple.0", THIRD)
    assert refused == [("TOY-LAY-01", THIRD)]
    assert model.lay("meeple.1", FIRST)
    assert model.laid == {"meeple.1": FIRST}, "who lay there goes home"
    model.lay("meeple.0", SECOND)
    model.lay("meeple.0", FIRST)
    assert model.laid == {"meeple.0": FIRST, "meeple.1": SECOND}, "two pieces change places"
    model.lift("meeple.0")
    assert model.table.pieces["meeple.0"].at == track(0)
    assert model.session.state is before
    assert model.session.position == 0


def test_what_was_laid_is_still_there_after_a_look_back(qtbot: QtBot) -> None:
    model = make_model(qtbot, Laying())
    model.submit(Pass(0))
    assert model.lay("meeple.0", FIRST)
    model.look_back(0)
    assert model.arrangement is None, "nothing is laid out in the past"
    assert model.table.pieces["meeple.0"].at == track(0)
    model.look_back(None)
    assert model.laid == {"meeple.0": FIRST}
    assert model.table.pieces["meeple.0"].at == FIRST


def test_laying_all_is_one_key_and_adapts_when_things_change(qtbot: QtBot) -> None:
    model = make_model(qtbot, Laying())
    model.lay_all()
    assert model.laid == {"meeple.0": SECOND, "meeple.1": FIRST}
    model.clear()
    assert model.laid == {}
    model.lay("meeple.0", FIRST)
    model.submit(Move(0, 1))
    assert model.laid == {}, "what no longer fits goes home"
    model.lay_all()
    model.submit(Pass(1))
    assert model.laid == {"meeple.0": SECOND, "meeple.1": FIRST}


def test_laid_pieces_are_dragged_like_any_other(make_table: Callable[..., ToyTable]) -> None:
    table = make_table(board=Laying())
    table.drag("meeple.1", FIRST)
    assert table.model.laid == {"meeple.1": FIRST}
    assert table.scene.rect("meeple.1").center() == table.scene.rect(FIRST).center()
    table.drag("meeple.1", (450.0, 20.0))
    assert table.model.laid == {}
    assert table.heard.refused == []
    table.drag("meeple.0", THIRD)
    assert [(no.rule, anchor) for no, anchor in table.heard.refused] == [("TOY-LAY-01", THIRD)]
    assert table.at_home("meeple.0")
    table.drag("meeple.0", track(2))
    assert table.session.state.spaces[0] == 2, "an action of the piece goes before"


def test_what_a_move_would_leave_is_shown_on_the_gauges(make_table: Callable[..., ToyTable]) -> None:
    class Gauged(ToyBoard):
        def project(self, s: Any) -> Any:
            table = super().project(s)
            deck = table.pieces["deck"]
            gauged = replace(deck, facts=tuple(sorted((*deck.facts, ("gauge", "shields.0")))))
            return replace(table, pieces={**table.pieces, "deck": gauged})

        def preview(self, s: Any, a: Any) -> Preview:
            return replace(super().preview(s, a), gauges=(("shields.0", 7),))

    table = make_table(board=Gauged())
    table.press("meeple.0")
    table.move(track(2))
    assert dict(table.scene.pieces["deck"].facts)["after"] == 7
    table.hands.cancel()
    assert "after" not in dict(table.scene.pieces["deck"].facts)


def test_blood_is_shown_as_plain_tokens_where_a_game_has_any(make_table: Callable[..., ToyTable]) -> None:
    class Bloody(ToyBoard):
        muted = False

        def project(self, s: Any) -> Any:
            table = super().project(s)
            deck = table.pieces["deck"]
            deck = replace(deck, facts=tuple(sorted((*deck.facts, ("muted", self.muted)))))
            return replace(table, pieces={**table.pieces, "deck": deck})

    table = make_table(board=Bloody())
    for muted in (True, False):
        table.model.mute(muted)
        assert dict(table.scene.pieces["deck"].facts)["muted"] is muted
    plain = make_table()
    before = plain.model.table
    plain.model.mute(True)
    assert plain.model.table is before, "a game without blood has nothing to hide"


@pytest.mark.slow
def test_fifty_new_games_leave_nothing_behind(make_table: Callable[..., ToyTable], qtbot: QtBot) -> None:
    counts = []
    for _ in range(50):
        table = make_table(films=True)
        table.drag("meeple.0", track(2))
        table.drag("meeple.1", track(5, 1))
        table.player.finish()
        table.click((450.0, 20.0))  # puts the refusal away
        counts.append(len(table.scene.items()))
        table.desk.close()
        table.view.hide()
    assert set(counts) == {4}, "two meeples, a rover and a deck"


def test_a_closed_desk_can_be_collected(qtbot: QtBot) -> None:
    import weakref

    from arcology.ui.desk import Desk
    from tests.ui.toy_art import COMPONENTS, toy_studio

    model = make_model(qtbot)
    desk = Desk(model, Painters(COMPONENTS, model.board.layout), toy_studio())
    gone = [weakref.ref(desk), weakref.ref(desk.scene), weakref.ref(model)]
    desk.close()
    desk.view.deleteLater()
    desk.deleteLater()
    model.deleteLater()
    del desk, model
    qtbot.wait(10)
    gc.collect()
    assert [ref() for ref in gone] == [None, None, None]


def test_what_was_answered_beforehand_is_one_film_and_one_step(qtbot: QtBot) -> None:
    """The storm asks, nobody sees the question, and undo goes back before the decision that brought it."""
    no_shield = {"toy.brace": lambda question: Answer(question.seat, False)}
    plugin = replace(PLUGIN, standing=lambda config, rules: no_shield)
    session = Session(ToyRules(), GameConfig("toy", 1, 3))
    model = GameModel(session, ToyBoard(), plugin, say)
    films: list[object] = []
    model.film.connect(lambda film: films.append(film) if film is not None else None)
    before, asked = session.position, model.ask
    for _ in range(60):
        before, asked = session.position, model.ask
        films.clear()
        moves = [o.action for o in model.offers.offers if isinstance(o.action, Move) and o.action.to < 6]
        assert model.submit(moves[-1] if moves else Pass(0))
        model.finish_film()
        assert not isinstance(model.ask, Brace)
        if session.position > before + 1:
            break
    assert isinstance(session.timeline.current.action, Answer)
    assert len(films) == 1
    model.undo_stack.undo()
    assert (session.position, model.ask) == (before, asked)
    model.undo_stack.redo()
    assert session.position == before + 2
