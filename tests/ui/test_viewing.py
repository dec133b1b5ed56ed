"""Who looks at the table: nobody is shown, offered or given back what only another seat may know."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.engine.table import Spot
from arcology.engine.text import Text
from arcology.session.session import Session
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import Move, Pass, ToyRules
from arcology.testing.toy.secret import SECRET, Open, SecretBoard, SecretRules
from arcology.ui.model import GameModel
from arcology.ui.viewing import Viewing
from tests.ui.secret_seats import Seats, open_cards, pass_on
from tests.ui.toy_art import say

# ---- who may look ----------------------------------------------------------------------------------------------------


def test_the_curtain_is_down_before_anybody_has_looked(sit: Callable[..., Seats]) -> None:
    table = sit()
    assert table.fallen == [0]
    assert table.model.viewer is None
    assert open_cards(table.model.table) == []
    assert table.model.offers.offers == ()


def test_the_awaited_seat_sees_its_own_cards_and_no_others(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.lift()
    assert table.model.viewer == 0
    assert open_cards(table.model.table) == [(0, worth) for worth in table.cards(0)]
    assert {offer.action.seat for offer in table.model.offers.offers} == {0}


def test_the_next_person_s_view_is_made_only_when_the_curtain_is_lifted(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit()
    table.viewing.lift()
    assert table.model.submit(Pass(0))
    assert table.model.viewer == 0, "whoever has decided sees what came of it"
    assert table.model.offers.offers == (), "and is not offered what the next one may do"
    assert table.model.prompt is not None
    assert say(table.model.prompt) == "Seat 2 is asked", "nor asked in its place"
    qtbot.waitUntil(lambda: table.fallen == [0, 1])
    assert (table.model.viewer, table.model.covered) == (None, True)
    assert open_cards(table.model.table) == []
    table.viewing.lift()
    assert open_cards(table.model.table) == [(1, worth) for worth in table.cards(1)]


def test_in_a_solo_game_everything_lies_open_and_nothing_falls(sit: Callable[..., Seats]) -> None:
    table = sit(1)
    assert (table.fallen, table.model.viewer) == ([], 0)
    assert open_cards(table.model.table) == [(0, worth) for worth in table.cards(0)]
    assert len(table.model.offers.offers) == 5


def test_one_person_against_computers_looks_all_the_time(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={0: "Random", 2: "Random"})
    assert (table.fallen, table.model.viewer) == ([], 1)
    assert table.model.offers.offers == (), "what a computer could open is nobody's business"
    for action, driver in ((Open(0, table.cards(0)[0]), "random"), (Pass(0), "random"), (Pass(1), "human")):
        assert table.model.submit(action, driver=driver)
        qtbot.wait(1)
        assert (table.model.viewer, table.viewing.awaited) == (1, None)


def test_while_a_computer_plays_the_last_person_goes_on_looking(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={1: "Random"})
    table.viewing.lift()
    assert table.model.submit(Pass(0))
    qtbot.wait(1)
    assert (table.model.viewer, table.viewing.awaited) == (0, None)
    assert table.model.submit(Pass(1), driver="random")
    pass_on(table, qtbot, 2)


def test_before_the_first_person_is_asked_there_is_nothing_to_hide(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={0: "Random"})
    assert (table.fallen, table.model.viewer, table.model.covered) == ([], None, False)
    assert open_cards(table.model.table) == []
    assert table.model.submit(Pass(0), driver="random")
    pass_on(table, qtbot, 1)


def test_a_seat_that_changes_hands_changes_who_looks(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3)
    table.model.seat({0: "Random", 2: "Random"})
    assert (table.model.viewer, table.viewing.awaited, table.risen) == (1, None, 1)
    table.model.seat({})
    qtbot.waitUntil(lambda: table.viewing.awaited == 0)
    table.model.seat({0: "Random"})
    assert (table.model.viewer, table.viewing.awaited) == (None, None), "two people are left, and neither is asked"


def test_a_game_without_secrets_is_everybody_s(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = Seats(plugin=PLUGIN)
    table.viewing.begin()
    assert table.model.submit(Pass(0))
    qtbot.wait(1)
    assert (table.fallen, table.model.viewer, len(table.model.offers.offers)) == ([], None, 3)


def test_people_who_trust_each_other_see_the_table_turn_over_at_once(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(curtain=False)
    assert (table.fallen, table.model.viewer) == ([], 0)
    assert table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.model.viewer == 1)
    assert table.fallen == []


def test_switched_off_while_it_is_down_the_curtain_rises(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.use(0.0, curtain=False)
    assert (table.model.viewer, table.model.covered, table.risen) == (0, False, 1)


def test_whoever_looks_already_need_not_lift_a_curtain(sit: Callable[..., Seats]) -> None:
    table = sit(viewer=0)
    assert (table.fallen, table.model.viewer) == ([], 0)


def test_a_game_that_can_only_be_looked_at_is_an_onlooker_s(qtbot: QtBot) -> None:
    session = Session(SecretRules(), GameConfig("toy", 2, 3), locked=Text("session.locked.pack_missing"))
    model = GameModel(session, SecretBoard(), SECRET, say)
    viewing = Viewing(model)
    viewing.begin()
    assert (model.viewer, model.covered, viewing.awaited) == (None, False, None)
    assert open_cards(model.table) == []


def test_the_public_view_is_nobody_s(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.lift()
    assert open_cards(table.model.board.project(table.model.public)) == []


def test_rules_without_secrets_stay_playable_by_everybody(qtbot: QtBot) -> None:
    model = GameModel(Session(ToyRules(), GameConfig("toy", 2, 3)), PLUGIN.open({}, None, None)[1], PLUGIN, say)
    assert not model.private
    assert len(model.offers.offers) == 3


# ---- what may be done ------------------------------------------------------------------------------------------------


def test_nobody_plays_for_another_seat(sit: Callable[..., Seats]) -> None:
    table = sit()
    refused: list[Any] = []
    table.model.refused.connect(lambda no, _: refused.append(no.why.id))
    table.viewing.lift()
    table.model.submit(Pass(0))
    assert not table.model.submit(Pass(1))
    assert not table.model.drop("meeple.1", Spot("track.1", "1"))
    assert refused == ["table.refusal.other_seat"] * 2
    assert table.session.position == 1


def test_behind_the_curtain_nothing_is_played_and_nothing_moves(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.model.covered)
    table.model.films = True
    assert not table.model.submit(Pass(1))
    assert not table.model.show_again(1)
    table.model.undo_stack.undo()
    assert table.session.position == 0
    assert table.films == []


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_what_is_taken_back_behind_the_curtain_is_given_back_to_whom_it_belongs(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.viewing.awaited == 1)
    table.model.undo_stack.undo()
    assert (table.viewing.awaited, table.model.viewer, table.risen) == (0, None, 1)
    table.model.undo_stack.redo()
    assert table.viewing.awaited == 1
    table.model.undo_stack.undo()
    table.viewing.lift()
    assert table.model.viewer == 0
    assert table.model.submit(Move(0, 1))


def test_whoever_takes_back_another_s_move_sees_only_its_own_secrets(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Open(0, table.cards(0)[0]))
    table.model.submit(Pass(0))
    pass_on(table, qtbot, 1)
    table.model.undo_stack.undo()
    table.model.undo_stack.undo()
    assert table.model.viewer == 1
    assert [owner for owner, _ in open_cards(table.model.table)] == [1, 1], "a card that was opened is sealed again"
    pass_on(table, qtbot, 0)


def test_a_move_taken_back_at_once_needs_no_curtain(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    table.model.undo_stack.undo()
    qtbot.wait(1)
    assert (table.fallen, table.model.viewer) == ([0], 0)


def test_doors_that_have_not_met_open_again_when_the_move_is_taken_back(qtbot: QtBot) -> None:
    table = Seats()
    table.viewing.falls.disconnect()
    table.viewing.falls.connect(table.fallen.append)  # the doors take their time
    table.viewing.begin(0)
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.viewing.awaited == 1)
    table.model.undo_stack.undo()
    assert (table.viewing.awaited, table.model.viewer, table.risen) == (None, 0, 1)
    table.viewing.lift()
    assert table.model.viewer == 0
