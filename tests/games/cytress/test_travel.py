"""Phase III - the frame of Travel (CYT-TRAVEL) and the ships that act again (CYT-REPLAY)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import EndTurn, Fly, PlaceCrew, TakeCard, TakeGoods
from arcology.games.cytress.events import Flew
from arcology.games.cytress.state import NOBODY
from arcology.games.cytress.tasks import AskShip, NextReplay, NextShip
from arcology.games.cytress.terms import LandingPad, Phase
from tests.games.cytress.desk import C, Desk, T, W

PAD = LandingPad


@pytest.mark.rule("CYT-TRAVEL-01")
@pytest.mark.rule("CYT-TRAVEL-06")
def test_one_ship_a_turn_from_the_first_player_until_all_are_placed() -> None:
    desk = Desk(3)
    desk.state.first = 2
    desk.turn_of(2)
    asked = []
    while desk.state.phase is Phase.TRAVEL:
        asked.append(desk.asked)
        desk.ship(desk.asked, "fixer", goods=(W, W))
        assert len(desk.all_of(Flew)) == 1
    assert asked == [2, 0, 1] * 3


@pytest.mark.rule("CYT-TRAVEL-02")
@pytest.mark.rule("CYT-TRAVEL-03")
def test_nine_pads_without_a_limit_of_ships() -> None:
    assert len(PAD) == 9
    desk = Desk(2)
    for _ in range(6):
        desk.ship(desk.asked, "fixer", goods=(W, W))
    desk = Desk(2)
    for _ in range(3):
        desk.ship(0, "fixer")
        desk.ship(1, "merchant", trades=[(desk_give(desk), desk_receive(desk), 1)])
    assert desk.state.round == 2, "all six ships were placed, three by each on one pad"


def desk_give(desk: Desk) -> object:
    """A supply of seat 1 that the Merchant takes."""
    arrows = desk.rules.book.arrows[desk.state.underbelly]
    return (W, C, T)[next(give for give, _ in arrows if desk.you.stock[give])]


def desk_receive(desk: Desk) -> object:
    """What comes for it."""
    arrows = dict(desk.rules.book.arrows[desk.state.underbelly][:3])
    return (W, C, T)[arrows[(W, C, T).index(desk_give(desk))]]


@pytest.mark.rule("CYT-TRAVEL-04")
@pytest.mark.rule("CYT-TRAVEL-05")
def test_ex_37_only_the_fixer_and_no_holding_back() -> None:
    desk = Desk(2).stock(0)
    assert [a.pad for a in desk.rules.legal(desk.state)] == [PAD.FIXER]
    assert desk.no(EndTurn(0)) == ("no_passing", "CYT-TRAVEL-05")
    refused = {pad.value: desk.no(Fly(0, pad)) for pad in PAD if pad is not PAD.FIXER}
    assert refused == {
        "corpocrats": ("cost", "CYT-COST-03"),
        "privateers": ("cost", "CYT-COST-03"),
        "rovers": ("cost", "CYT-COST-03"),
        "hooligangs": ("cost", "CYT-COST-03"),
        "stratolites": ("no_crew_on_map", "CYT-STRAT-01"),
        "netprowler": ("no_crew_on_map", "CYT-STRAT-01"),
        "merchant": ("nothing_to_trade", "CYT-MERCH-05"),
        "bounty_hunters": ("bounty_missions", "CYT-BOUNTY-01"),
    }


@pytest.mark.rule("CYT-TRAVEL-05")
def test_a_ship_with_one_pad_only_leaves_by_itself_and_opens_an_undo_step() -> None:
    desk = Desk(2).stock(0).stock(1)
    desk.run(NextShip())
    assert desk.ask == "goods"
    assert desk.event(Flew).forced
    assert not desk.state.agenda[-1].continues
    assert desk.no(Fly(0, PAD.ROVERS)) == ("cost", "CYT-COST-03"), "why no other pad was possible"
    assert desk.no(Fly(0, PAD.FIXER)) == ("one_ship", "CYT-TRAVEL-06")
    desk.do(TakeGoods(0, (W, W)))
    assert (desk.asked, desk.ask) == (1, "goods"), "the next one has nothing either"


@pytest.mark.rule("CYT-TRAVEL-04")
@pytest.mark.rule("CYT-FACT-07")
@pytest.mark.rule("CYT-STRAT-11")
def test_ex_38_without_crew_in_reserve_factions_are_closed_and_the_netprowler_is_not() -> None:
    desk = Desk(2).stock(0, S=9).crew(0, (0, 0))
    desk.me.reserve = 0
    desk.me.tiers = [14, 0, 0]
    for pad in (PAD.CORPOCRATS, PAD.PRIVATEERS, PAD.ROVERS, PAD.HOOLIGANGS):
        assert desk.no(Fly(0, pad)) == ("no_crew_left", "CYT-FACT-07")
    assert "netprowler" in desk.pads()


@pytest.mark.rule("CYT-TRAVEL-04")
def test_a_step_that_was_not_asked_for_is_refused_with_what_comes_first() -> None:
    desk = Desk(2)
    assert desk.no(PlaceCrew(0, 3)) == ("first_ship", "CYT-TRAVEL-01")
    desk.do(Fly(0, PAD.ROVERS))
    assert desk.ask == "card"
    assert desk.no(PlaceCrew(0, 3)) == ("first_card", "CYT-FACT-08")
    assert desk.no(Fly(0, PAD.FIXER)) == ("one_ship", "CYT-TRAVEL-06")
    desk.do(TakeCard(0, 1))
    assert desk.no(TakeCard(0, 2)) == ("first_hex", "CYT-FACT-08")
    assert desk.no(EndTurn(0)) == ("no_passing", "CYT-TRAVEL-05")


@pytest.mark.rule("CYT-TRAVEL-04")
def test_nothing_is_paid_or_moved_but_the_ship_before_the_last_step() -> None:
    desk = Desk(2)
    before = (desk.held(), desk.me.reserve, list(desk.state.slots[2]))
    desk.do(Fly(0, PAD.ROVERS), TakeCard(0, 1))
    assert (desk.held(), desk.me.reserve, list(desk.state.slots[2])) == before
    assert desk.me.ships == [PAD.ROVERS, None, None]
    assert desk.state.agenda[-1].continues


def placed(desk: Desk, *ships: tuple[PAD, ...]) -> Desk:
    """All ships placed as written, in Travel's last moment."""
    for player, fleet in zip(desk.state.players, ships, strict=True):
        player.ships = list(fleet)
    desk.state.turn = 3 * len(ships)
    desk.run(NextShip())
    return desk


@pytest.mark.rule("CYT-REPLAY-01")
@pytest.mark.rule("CYT-REPLAY-02")
@pytest.mark.rule("CYT-REPLAY-03")
@pytest.mark.rule("CYT-R-19")
def test_ex_17_replays_go_round_from_the_first_player() -> None:
    desk = Desk(3)
    desk.state.first = 1
    two = (PAD.STRATOLITES, PAD.FIXER, PAD.STRATOLITES)
    placed(desk, two, (PAD.FIXER, PAD.STRATOLITES, PAD.FIXER), (PAD.FIXER,) * 3)
    asked = []
    while desk.state.phase is Phase.REPLAY:
        asked.append(desk.asked)
        desk.crew(desk.asked, desk.place(desk.state.crew.index(NOBODY)))
        desk.stock(desk.asked, W=5, C=5, T=5, S=5)
        assert "stratolites" not in desk.pads()
        assert "netprowler" in desk.pads()
        assert desk.no(Fly(desk.asked, PAD.STRATOLITES)) == ("replay_elsewhere", "CYT-REPLAY-03")
        desk.ship(desk.asked, "fixer")
    assert asked == [1, 0, 0]
    assert desk.state.round == 2


@pytest.mark.rule("CYT-REPLAY-02")
def test_replays_go_one_ship_each_round_the_table() -> None:
    both = (PAD.STRATOLITES, PAD.FIXER, PAD.STRATOLITES)
    desk = placed(Desk(3), both, (PAD.FIXER,) * 3, both)
    asked = []
    while desk.state.phase is Phase.REPLAY:
        asked.append(desk.asked)
        desk.ship(desk.asked, "fixer")
    assert asked == [0, 2, 0, 2], "not both of one player first"


@pytest.mark.rule("CYT-REPLAY-03")
def test_a_replayed_ship_leaves_and_does_not_act_a_third_time() -> None:
    desk = placed(Desk(2), (PAD.STRATOLITES, PAD.FIXER, PAD.FIXER), (PAD.FIXER,) * 3)
    assert desk.ask == "replay"
    assert desk.no(EndTurn(0)) == ("no_passing", "CYT-TRAVEL-05")
    desk.do(Fly(0, PAD.FIXER))
    assert desk.me.ships == [PAD.FIXER] * 3
    assert desk.event(Flew).origin is PAD.STRATOLITES
    desk.do(TakeGoods(0, (C, C)))
    assert desk.state.round == 2


@pytest.mark.rule("CYT-REPLAY-04")
def test_a_replayed_mission_is_discounted_and_can_spy() -> None:
    desk = Desk(2).crew(1, (2, 0), (0, 2)).icons(0, HOO="T").stock(0, T=1)
    placed(desk, (PAD.STRATOLITES, PAD.FIXER, PAD.FIXER), (PAD.FIXER,) * 3)
    desk.ship(0, "rovers", hex=(1, 1), spy=C)
    assert desk.held() == "W0 C1 T0 S0"


def test_replays_are_skipped_when_no_ship_stands_there() -> None:
    desk = Desk(2)
    desk.me.ships = desk.you.ships = [PAD.FIXER] * 3
    desk.state.turn = 6
    desk.run(NextReplay(0))
    assert desk.state.round == 2
    assert not isinstance(desk.state.agenda[-1], AskShip)
