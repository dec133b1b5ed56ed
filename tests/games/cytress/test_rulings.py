"""Gaps that the rulings decide (CYT-R), where no test of the rule itself shows it."""

from __future__ import annotations

from pathlib import Path

import pytest

from arcology.games.cytress.actions import ChooseHeight, FinishTrade, Fly, PlaceCrew, Spy, TakeCard, TakeEarly, Visit
from arcology.games.cytress.events import AiMissionDone, AiTubeBuilt, CrewPlaced, Gained, MissionTaken, Paid
from arcology.games.cytress.rules.bounty import due
from arcology.games.cytress.tasks import AiDraw, GainSupplies, NextInfluence, NextReplay, Recoup, ShipTurn
from arcology.games.cytress.terms import SUPPLIES, LandingPad, Phase, UnderbellySide
from arcology.packs.locate import data_root
from arcology.text.reference import load_reference
from tests.games.cytress.desk import COR, HOO, PRI, ROV, C, Desk, S, T, W
from tests.test_rule_ids import markers

PAD = LandingPad
FULL = {"W": 20, "C": 20, "T": 20, "S": 20}


def test_every_ruling_is_on_a_test() -> None:
    reference = load_reference(data_root() / "resources" / "games" / "cytress")
    marked = {id for id, _ in markers(Path(__file__).parent)}
    missing = [rule.id for rule in reference.rules if rule.is_ruling and rule.id not in marked]
    assert not missing, missing


@pytest.mark.rule("CYT-R-02")
def test_the_track_ends_at_twenty_for_every_gain_and_nothing_else_is_lost() -> None:
    desk = Desk(2).stock(0, **FULL).stock(1, **FULL).icons(0, COR="WCTS").icons(1, PRI="W")
    desk.run(GainSupplies(), NextInfluence(0))
    assert desk.event(Gained).lost == (1, 1, 1, 1)
    desk.do(Visit(0, HOO, 0))
    assert [e.lost for e in desk.all_of(Gained)] == [(5, 0, 0, 0), (1, 0, 0, 0)]
    desk.turn_of(0).crew(0, (0, 0)).icons(0, HOO="WWW")
    desk.ship(0, "netprowler", height=1, pay=W, early=W)
    assert desk.event(Gained).lost == (2, 0, 0, 0)
    desk.turn_of(0).crew(1, (2, 0), (0, 2))
    desk.ship(0, "rovers", hex=(1, 1), spy=C)
    assert desk.event(Gained).lost == (0, 1, 0, 0)
    assert (desk.held(0), desk.held(1)) == ("W20 C20 T18 S20", "W20 C20 T20 S20")


@pytest.mark.rule("CYT-R-06")
@pytest.mark.parametrize(("district", "letter"), [(COR, "C"), (PRI, "S"), (ROV, "T"), (HOO, "W")])
def test_a_privateers_icon_means_the_district_that_deals_in_its_supply(district: object, letter: str) -> None:
    desk = Desk(2).stock(1).icons(1, PRI=letter).influence()
    desk.do(Visit(0, district, 0))  # type: ignore[arg-type]
    assert sum(desk.you.stock) == desk.you.stock["WCTS".index(letter)] == 1


@pytest.mark.rule("CYT-R-10")
@pytest.mark.parametrize(("icons", "cost"), [("", 1), ("S", 0), ("SS", 0), ("SSSS", 0)])
def test_discounts_are_added_before_the_price_stops_at_nothing(icons: str, cost: int) -> None:
    desk = Desk(2).of_skill(0, "loot", 0).give(0, "ROV-LOO-COR", "HOO-LOO-COR", "COR-LOO-HOO").icons(0, HOO=icons)
    desk.state.tokens[5] = 1
    desk.me.hand = []
    desk.slot(PRI, 1, "PRI-LOO-COR").stock(0, S=2)
    desk.ship(0, "privateers", slot=1)
    assert desk.me.stock[3] == 2 - cost


@pytest.mark.rule("CYT-R-12")
def test_a_spy_takes_after_the_crew_is_placed_and_before_the_card() -> None:
    desk = Desk(2).stock(0, T=2).crew(1, (2, 0), (0, 2))
    events = [type(e) for e in desk.ship(0, "rovers", hex=(1, 1), spy=S)]
    assert events.index(Paid) < events.index(CrewPlaced) < events.index(Gained) < events.index(MissionTaken)


@pytest.mark.rule("CYT-R-14")
@pytest.mark.rule("CYT-R-13")
def test_hexes_never_become_free_again() -> None:
    desk = Desk(2).stock(0, W=3, S=9)
    blue = [desk.place(hex_) for hex_ in desk.rules.book.ground(desk.state.tiles).by_colour[1]]
    desk.crew(0, *blue)
    assert desk.no(Fly(0, PAD.PRIVATEERS)) == ("no_free_hex", "CYT-FACT-07")
    desk.ship(0, "netprowler", hex=blue[0], height=1, pay=W)
    desk.turn_of(0)
    assert desk.no(Fly(0, PAD.PRIVATEERS)) == ("no_free_hex", "CYT-FACT-07"), "a tube stands there now"


@pytest.mark.rule("CYT-R-34")
def test_the_ai_is_an_opponent_at_tubes() -> None:
    desk = Desk(1).tube((1, 1), 3).crew(0, (1, 0)).crew(1, (2, 0))
    assert desk.rules.score(desk.state).lines[1].values == (0, 0)
    desk.crew(1, (0, 2))
    assert desk.rules.score(desk.state).lines[1].values == (0, 7)


@pytest.mark.rule("CYT-R-39")
def test_to_the_ai_one_crew_beside_a_hex_is_as_good_as_two() -> None:
    """Of yellow hexes (2,1) has one of the player's crew beside it, (1,0) has two and lies farther from the middle."""
    desk = Desk(1).crew(0, (0, 0), (0, 1), (3, 1))
    desk.tokens(C).run(AiDraw(1), ShipTurn(0))
    done = desk.event(AiMissionDone)
    beside = {desk.place(h): sum(desk.state.crew[o] == 0 for o in neighbours(desk, h)) for h in done.hexes}
    assert beside[1, 0] == 2
    assert beside[2, 1] == 1
    assert (desk.place(done.hex), done.decided) == ((2, 1), 4)
    desk = Desk(1).crew(1, (0, 0), (0, 1), (3, 1))
    desk.tokens(C).run(AiDraw(1), ShipTurn(0))
    assert desk.place(desk.event(AiMissionDone).hex) == (2, 1), "nor does it count its own"


def neighbours(desk: Desk, hex_: int) -> tuple[int, ...]:
    """Hexes beside one."""
    return desk.rules.book.ground(desk.state.tiles).neighbours[hex_]


@pytest.mark.rule("CYT-R-46")
@pytest.mark.rule("CYT-R-40")
def test_of_equal_crew_the_ai_takes_the_first_by_row_and_column() -> None:
    desk = Desk(1)
    ground = desk.rules.book.ground(desk.state.tiles)
    pairs = [
        (one, other)
        for colour in ground.by_colour
        for one in colour
        for other in colour
        if one < other and ground.distances[one] == ground.distances[other] and other not in neighbours(desk, one)
    ]
    for one, other in pairs:
        desk = Desk(1, level=5).crew(1, desk.place(other), desk.place(one))
        supply = SUPPLIES[desk.rules.book.supply_of[ground.colours[one]]]
        index = SUPPLIES.index(supply)
        desk.ai.revealed[index], desk.ai.bag[index] = 1, 2
        desk.tokens(supply).run(AiDraw(1), ShipTurn(0))
        built = desk.event(AiTubeBuilt)
        assert (built.hex, built.decided) == (one, 4)
    assert pairs


@pytest.mark.rule("CYT-R-44")
def test_the_ai_needs_six_missions_for_a_second_bounty() -> None:
    desk = Desk(1)
    desk.ai.bounties_of = [1, 0, 0, 0]
    for missions, wanted in ((3, []), (5, []), (6, [0])):
        desk.ai.targets = [missions, 2, 0, 0]
        assert due(desk.state, desk.ai) == wanted


@pytest.mark.rule("CYT-R-49")
def test_only_what_a_spy_could_take_may_be_declined() -> None:
    desk = Desk(2).stock(0, T=3).crew(0, (0, 0))
    desk.do(Fly(0, PAD.NETPROWLER))
    assert desk.rules.legal(desk.state) == [TakeEarly(0, supply) for supply in SUPPLIES]
    desk = Desk(2)
    desk.do(Fly(0, PAD.FIXER))
    assert all(len(a.goods) in (2, 3) for a in desk.rules.legal(desk.state))
    desk = Desk(2).stock(0, T=2).crew(1, (2, 0), (0, 2))
    desk.do(Fly(0, PAD.ROVERS), TakeCard(0, 1), PlaceCrew(0, desk.hex((1, 1))))
    assert Spy(0, 1, None) in desk.rules.legal(desk.state)


@pytest.mark.rule("CYT-R-31")
def test_an_action_is_paid_with_one_supply() -> None:
    desk = Desk(2).stock(0, W=7, T=7).crew(0, (0, 0)).fill_early(1)
    desk.do(Fly(0, PAD.NETPROWLER))
    assert desk.state.plan is not None
    assert desk.no(ChooseHeight(0, 2))[0] == "first_pay", "7 and 7 do not make 8: the height is 1"
    desk.do(desk.rules.legal(desk.state)[0])
    assert desk.event(Paid).amount == 3
    assert desk.held() == "W4 C0 T7 S0"


@pytest.mark.rule("CYT-R-50")
@pytest.mark.rule("CYT-R-26")
def test_what_the_last_action_brings_is_left_over_too() -> None:
    desk = Desk(2).stock(0, T=3).stock(1).crew(0, (0, 0))
    desk.state.tube_bag, desk.state.turn = 1, 6
    desk.state.phase = Phase.REPLAY
    desk.me.ships, desk.you.ships = [PAD.STRATOLITES, PAD.FIXER, PAD.FIXER], [PAD.FIXER] * 3
    desk.run(NextReplay(0))
    desk.stock(0, T=3, W=1)
    desk.ship(0, "netprowler", height=1, pay=T, early=W)
    assert desk.state.phase is Phase.GAME_OVER
    assert desk.lines() == [5, 0, 0, 0, 1], "3 Weapons, 2 of them from the early space of the last action"


@pytest.mark.rule("CYT-R-21")
def test_goods_received_are_not_traded_on_but_several_arrows_may_be_used() -> None:
    desk = Desk(2).stock(0, W=1, C=1).icons(0, ROV="WWCCTT")
    desk.state.underbelly = UnderbellySide.A
    desk.ship(0, "merchant", trades=[(W, C, 1), (C, T, 1)])
    assert desk.held() == "W0 C2 T2 S0"
    desk = Desk(2).stock(0, W=1, S=1).icons(0, ROV="WWCCTT")
    desk.state.underbelly = UnderbellySide.A
    desk.ship(0, "merchant", trades=[(W, C, 1)])
    assert desk.held() == "W0 C2 T0 S1"
    assert FinishTrade(0) not in desk.rules.legal(desk.state)


@pytest.mark.rule("CYT-R-20")
def test_the_fixer_is_always_possible() -> None:
    for seats in (1, 2, 5):
        desk = Desk(seats).stock(0, **FULL)
        desk.me.reserve = 0
        assert "fixer" in desk.pads()
        desk.me.ships = [PAD.STRATOLITES, PAD.FIXER, PAD.FIXER]
        desk.state.phase = Phase.REPLAY
        assert "fixer" in desk.pads()


@pytest.mark.rule("CYT-R-16")
def test_crew_never_come_back_to_the_reserve() -> None:
    desk = Desk(2).stock(0, W=3).crew(0, (0, 0))
    desk.me.reserve = 0
    desk.ship(0, "netprowler", height=1)
    desk.run(Recoup())
    assert desk.me.reserve == 0
