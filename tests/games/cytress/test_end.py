"""Recoup & Retire, the end of the game (CYT-RECOUP, CYT-END, CYT-GEN-01)."""

from __future__ import annotations

import dataclasses

import pytest

from arcology.games.cytress.actions import Fly
from arcology.games.cytress.events import GameEnded, LastRound, Recouped, RowRefilled
from arcology.games.cytress.state import CytressState, Player
from arcology.games.cytress.tasks import NextShip, Recoup
from arcology.games.cytress.terms import LandingPad, Phase
from tests.games.cytress.desk import Desk, house_rules

PAD = LandingPad


@pytest.mark.rule("CYT-RECOUP-03")
def test_ex_16_the_row_moves_on() -> None:
    desk = Desk(2)
    row, top = list(desk.state.row), desk.state.stratolite_deck[-1]
    desk.run(Recoup())
    assert desk.state.row == [top, *row[:4]]
    assert desk.state.stratolite_discard == [row[4]]
    assert desk.event(Recouped).discarded == row[4]
    assert desk.event(RowRefilled).rule == "CYT-RECOUP-03"


@pytest.mark.rule("CYT-RECOUP-01")
@pytest.mark.rule("CYT-RECOUP-04")
@pytest.mark.rule("CYT-ROUND-03")
def test_ex_39_everything_comes_home_and_the_marker_is_passed() -> None:
    desk = Desk(3)
    desk.state.first = 1
    desk.influence()
    firsts = []
    for _ in range(2):
        while desk.ask == "influence":
            desk.do(desk.rules.legal(desk.state)[0])
        while desk.state.phase is Phase.TRAVEL:
            desk.ship(desk.asked, "fixer")
        firsts.append(desk.asked)
        assert all(player.ships == [None] * 3 and player.rebel is None for player in desk.state.players)
    assert firsts == [2, 0]


@pytest.mark.rule("CYT-RECOUP-02")
@pytest.mark.rule("CYT-R-25")
def test_there_are_no_debts() -> None:
    names = {field.name for kind in (CytressState, Player) for field in dataclasses.fields(kind)}
    assert not {name for name in names if "debt" in name or "loan" in name}
    desk = Desk(2).stock(0, W=3)
    desk.run(Recoup())
    assert desk.me.stock == [3, 0, 0, 0], "recouping costs nothing"


@pytest.mark.rule("CYT-END-03")
@pytest.mark.rule("CYT-END-04")
def test_an_empty_bag_in_a_replay_ends_that_same_round() -> None:
    desk = Desk(2).stock(0, W=3).crew(0, (0, 0)).fill_early(1)
    desk.state.tube_bag = 1
    desk.me.ships = [PAD.STRATOLITES, PAD.FIXER, PAD.FIXER]
    desk.you.ships = [PAD.FIXER] * 3
    desk.state.turn = 6
    row = list(desk.state.row)
    desk.run(NextShip())
    desk.ship(0, "netprowler")
    assert desk.event(LastRound).round == 1
    assert desk.state.phase is Phase.GAME_OVER
    assert desk.state.row[1:] == row[:4], "the last round is recouped too"
    assert desk.event(GameEnded).totals == desk.totals()
    assert desk.rules.legal(desk.state) == []
    result = desk.rules.check(desk.state, Fly(0, PAD.FIXER))
    assert result is not None
    assert result.why.id == "cytress.refusal.game_over"


@pytest.mark.rule("CYT-END-05")
@pytest.mark.rule("CYT-R-29")
def test_nothing_else_ends_a_game_but_the_twentieth_round() -> None:
    desk = Desk(2)
    for player in desk.state.players:
        player.reserve = 0
    desk.state.decks = [[] for _ in desk.state.decks]
    desk.state.slots = [["", "", ""] for _ in desk.state.slots]
    desk.state.bounties = [(), (), (), ()]
    desk.state.round = 18
    desk.run(Recoup())
    assert desk.state.ended is None
    assert desk.state.round == 19
    desk.run(Recoup())
    assert desk.state.round == 20
    desk.run(Recoup())
    assert desk.state.ended is not None


@pytest.mark.rule("CYT-END-01")
def test_the_bag_empties_once() -> None:
    desk = Desk(2).stock(0, W=3, C=3).crew(0, (0, 0), (1, 1)).fill_early(1)
    desk.state.tube_bag = 1
    desk.ship(0, "netprowler", hex=(0, 0))
    assert len(desk.all_of(LastRound)) == 1
    desk.turn_of(0).ship(0, "netprowler", hex=(1, 1))
    assert desk.all_of(LastRound) == []


@pytest.mark.rule("CYT-GEN-01")
def test_two_to_five_players_or_one_against_the_ai() -> None:
    assert Desk(2).state.ai is None
    assert Desk(1).state.ai is not None
    desk = Desk(2)
    assert desk.no(Fly(2, PAD.FIXER)) == ("no_such_player", "CYT-GEN-01")
    assert house_rules().rounds(desk.state) == 1
