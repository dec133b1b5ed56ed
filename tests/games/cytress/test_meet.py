"""Meet Factions and the Spy bonus (CYT-FACT, CYT-SPY, CYT-LIFE-04)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import Fly, PlaceCrew, Spy, TakeCard
from arcology.games.cytress.events import CrewPlaced, Gained, MissionTaken, Paid, SlotRefilled, SpyDeclined
from arcology.games.cytress.state import EMPTY
from arcology.games.cytress.terms import SKILLS, LandingPad, Skill
from tests.games.cytress.desk import HOO, PRI, C, Desk, S, W

PAD = LandingPad


@pytest.mark.rule("CYT-FACT-01")
@pytest.mark.rule("CYT-FACT-02")
@pytest.mark.rule("CYT-FACT-03")
@pytest.mark.rule("CYT-FACT-04")
@pytest.mark.rule("CYT-FACT-05")
@pytest.mark.rule("CYT-FACT-06")
@pytest.mark.rule("CYT-LIFE-04")
def test_ex_09_a_mission_of_the_privateers() -> None:
    desk = Desk(2).stock(0, S=2).icons(0, PRI="T").slot(PRI, 3, "PRI-SAB-HOO")
    assert len(desk.state.decks[1]) == 15
    desk.ship(0, "privateers", hex=(2, 0), slot=3)
    assert desk.held() == "W0 C0 T0 S0"
    assert desk.state.crew[desk.hex((2, 0))] == 0
    assert desk.me.reserve == 14
    assert desk.lifepath("PRI") == "TS"
    assert desk.me.skills[SKILLS.index(Skill.SABOTAGE)] == 1
    assert desk.me.targets == [0, 0, 0, 1]
    assert desk.state.slots[1][2] != EMPTY
    assert len(desk.state.decks[1]) == 14
    order = [type(e) for e in desk.events]
    assert order.index(Paid) < order.index(CrewPlaced) < order.index(MissionTaken) < order.index(SlotRefilled)


@pytest.mark.rule("CYT-SPY-01")
@pytest.mark.rule("CYT-SPY-04")
def test_ex_10_one_supply_from_two_crew_of_one_opponent() -> None:
    desk = Desk(2).stock(0, T=2).crew(1, (2, 0), (0, 2))
    desk.do(Fly(0, PAD.ROVERS), TakeCard(0, 1), PlaceCrew(0, desk.hex((1, 1))))
    assert desk.ask == "spy"
    assert [a.supply for a in desk.offers(Spy)] == [C, S, None]
    assert desk.no(Spy(0, 1, W)) == ("spy_supply", "CYT-SPY-01")
    assert desk.held() == "W0 C0 T2 S0", "nothing is paid yet"
    desk.do(Spy(0, 1, S))
    assert desk.held() == "W0 C0 T0 S1"
    assert [e.cause for e in desk.all_of(Gained)] == ["spy"]


@pytest.mark.rule("CYT-SPY-02")
def test_ex_11_one_supply_from_each_opponent() -> None:
    desk = Desk(3).stock(0, T=2).crew(1, (2, 0), (1, 2)).crew(2, (1, 0), (0, 2))
    desk.do(Fly(0, PAD.ROVERS), TakeCard(0, 1), PlaceCrew(0, desk.hex((1, 1))))
    assert {(a.opponent, a.supply) for a in desk.offers(Spy)} == {(1, W), (1, S), (1, None)}
    assert desk.no(Spy(0, 2, C)) == ("spy_other_first", "CYT-SPY-02")
    desk.do(Spy(0, 1, W))
    assert {(a.opponent, a.supply) for a in desk.offers(Spy)} == {(2, C), (2, None)}
    desk.do(Spy(0, 2, C))
    assert desk.held() == "W1 C1 T0 S0"
    assert [e.of for e in desk.all_of(Gained)] == [1, 2]


@pytest.mark.rule("CYT-SPY-03")
def test_ex_12_crew_of_different_opponents_are_not_added() -> None:
    desk = Desk(3).stock(0, T=2).crew(1, (2, 0)).crew(2, (0, 2)).crew(0, (1, 0), (1, 2))
    desk.ship(0, "rovers", hex=(1, 1))
    assert desk.all_of(Gained) == []
    assert desk.held() == "W0 C0 T0 S0"


@pytest.mark.rule("CYT-SPY-01")
def test_spying_can_be_declined() -> None:
    desk = Desk(2).stock(0, T=2).crew(1, (2, 0), (0, 2))
    desk.ship(0, "rovers", hex=(1, 1), spy=None)
    assert desk.event(SpyDeclined).opponent == 1
    assert desk.held() == "W0 C0 T0 S0"


@pytest.mark.rule("CYT-SPY-03")
def test_tubes_are_no_crew_to_spy_on() -> None:
    desk = Desk(2).stock(0, T=2).crew(1, (2, 0)).tube((0, 2), 2)
    desk.ship(0, "rovers", hex=(1, 1))
    assert desk.all_of(Gained) == []


@pytest.mark.rule("CYT-SPY-05")
def test_a_launch_beside_opponents_brings_nothing_from_spies() -> None:
    desk = Desk(2).stock(0, W=3).crew(0, (1, 1)).crew(1, (2, 0), (0, 2)).fill_early(1)
    desk.ship(0, "netprowler")
    assert desk.all_of(Gained) == []


@pytest.mark.rule("CYT-FACT-02")
@pytest.mark.rule("CYT-FACT-04")
@pytest.mark.rule("CYT-STRAT-09")
def test_only_empty_hexes_of_the_faction() -> None:
    desk = Desk(2).stock(0, S=2).crew(1, (2, 0)).tube((0, 1), 1)
    desk.do(Fly(0, PAD.PRIVATEERS), TakeCard(0, 1))
    offered = {desk.place(a.hex) for a in desk.offers(PlaceCrew)}
    assert offered == {(3, 1), (-1, 4), (2, 4), (0, 5)}
    assert desk.no(PlaceCrew(0, desk.hex((2, 0)))) == ("hex_has_crew", "CYT-FACT-02")
    assert desk.no(PlaceCrew(0, desk.hex((0, 1)))) == ("hex_has_tube", "CYT-STRAT-09")
    assert desk.no(PlaceCrew(0, desk.hex((0, 0)))) == ("hex_of_other_faction", "CYT-FACT-04")
    assert desk.no(PlaceCrew(0, 24)) == ("no_such_hex", "CYT-FACT-02")


@pytest.mark.rule("CYT-FACT-05")
@pytest.mark.rule("CYT-R-15")
def test_slots_stay_empty_when_the_deck_is() -> None:
    desk = Desk(2).stock(0, T=8)
    desk.state.decks[2].clear()
    first, _, third = desk.state.slots[2]
    desk.ship(0, "rovers", slot=2)
    assert desk.state.slots[2] == [first, EMPTY, third]
    assert desk.event(SlotRefilled).card == EMPTY
    desk.turn_of(0).do(Fly(0, PAD.ROVERS))
    assert desk.no(TakeCard(0, 2)) == ("slot_empty", "CYT-FACT-05")
    assert desk.no(TakeCard(0, 4)) == ("no_such_slot", "CYT-FACT-03")


@pytest.mark.rule("CYT-FACT-07")
@pytest.mark.rule("CYT-R-15")
def test_a_faction_is_closed_without_hexes_or_cards() -> None:
    desk = Desk(2).stock(0, W=9)
    ground = desk.rules.book.ground(desk.state.tiles)
    desk.crew(1, *(desk.place(hex_) for hex_ in ground.by_colour[3]))
    assert desk.no(Fly(0, PAD.HOOLIGANGS)) == ("no_free_hex", "CYT-FACT-07")
    desk = Desk(2).stock(0, W=9)
    desk.state.slots[3] = [EMPTY] * 3
    assert desk.no(Fly(0, PAD.HOOLIGANGS)) == ("no_missions", "CYT-FACT-07")


@pytest.mark.rule("CYT-FACT-08")
def test_card_and_hex_are_fixed_before_payment_and_one_choice_is_none() -> None:
    desk = Desk(2).stock(0, T=2)
    ground = desk.rules.book.ground(desk.state.tiles)
    *others, last = ground.by_colour[2]
    desk.crew(1, *(desk.place(hex_) for hex_ in others))
    desk.state.slots[2] = [EMPTY, desk.state.slots[2][1], EMPTY]
    events = desk.do(Fly(0, PAD.ROVERS))
    while desk.ask == "spy":
        events = desk.do(Spy(0, 1, None))
    assert desk.state.crew[last] == 0, "one card and one hex need no question"
    assert [e.amount for e in events if isinstance(e, Paid)] == [2]


@pytest.mark.rule("CYT-FACT-06")
def test_the_icon_of_the_card_counts_from_now_on() -> None:
    desk = Desk(2).stock(0, W=5).slot(HOO, 1, "HOO-TER-PRI")
    desk.ship(0, "hooligangs", slot=1)
    assert desk.lifepath("HOO") == "W"
    assert desk.held() == "W2 C0 T0 S0"
    desk.turn_of(0).slot(HOO, 1, "HOO-INF-COR")
    desk.ship(0, "hooligangs", slot=1)
    assert desk.held() == "W0 C0 T0 S0", "3 less 1"
