"""Every legal action can be made by hand, and every gesture means what the rules would say to it."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcology.engine.offers import Gesture
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.terms import Faction, LandingPad, Skill, Supply
from tests.games.cytress.boards import PLAYERS, board, fly, index, offer, offers, project, read, walk, words
from tests.games.cytress.desk import HOO, Desk

BUTTON = 24
"""Letters that a button of the rail has room for."""
ONE_HAND = (act.ClaimSkill,)
"""What a hand can only do whose cards are seen."""


@pytest.mark.parametrize("players", PLAYERS)
def test_every_action_has_an_offer_that_can_be_found_on_the_table(players: int) -> None:
    kinds = set()
    for moment in walk(players):
        table = project(moment.seen)
        for found in index(moment).offers:
            kinds.add(type(found.action))
            assert words(found.label)
            assert words(found.group)
            assert found.button or found.source in table.pieces, f"no hand reaches {found.action}"
            assert found.source is None or found.source in table.pieces, f"{found.source} is not there"
            if isinstance(found.target, Spot):
                board(players).layout.pose(found.target)
            elif found.target is not None:
                assert found.target in table.pieces
    assert {act.Fly, act.TakeCard, act.PlaceCrew, act.Launch, act.ChooseHeight, act.Visit, act.Trade} <= kinds


@pytest.mark.parametrize("players", PLAYERS)
def test_a_drag_is_read_as_the_smallest_action_it_could_be(players: int) -> None:
    for moment in walk(players)[::2]:
        for source, targets in index(moment).by_source.items():
            for target, found in targets.items():
                if target is None:
                    continue
                meant = board(players).read(moment.seen, Gesture(source, target))
                assert meant == found[0].action, f"{source} to {target} means {meant}"
                if not isinstance(found[0].action, act.Spy):  # only a click
                    alone = board(players)._gestures.read(moment.seen, Gesture(source, target))
                    assert alone is None or type(alone) is type(meant)


@pytest.mark.parametrize("players", PLAYERS)
def test_shortcuts_are_unique_and_buttons_short(players: int) -> None:
    for moment in walk(players):
        found = index(moment)
        twice = [key for key, n in Counter(o.key for o in found.offers if o.key).items() if n > 1]
        assert not twice, f"{twice} in {[words(o.label) for o in found.offers if o.key in twice]}"
        for button in found.buttons():
            said = words(button.short or button.label)
            assert len(said) <= BUTTON, said
            assert button.icon or isinstance(button.action, act.Fly)
            assert button.key or isinstance(button.action, ONE_HAND), f"{said} has no key"


@pytest.mark.parametrize("players", PLAYERS)
def test_no_two_actions_have_the_same_name(players: int) -> None:
    """The list of all actions and the undo button tell them apart by their labels alone."""
    for moment in walk(players):
        named = Counter(words(o.label) for o in index(moment).offers)
        assert not [label for label, n in named.items() if n > 1]


@pytest.mark.parametrize("players", PLAYERS)
def test_several_ways_at_one_place_can_be_told_apart(players: int) -> None:
    for moment in walk(players)[::3]:
        for targets in index(moment).by_source.values():
            for found in targets.values():
                variants = Counter(words(o.variant or o.label) for o in found)
                assert max(variants.values()) == 1, variants


@pytest.mark.parametrize("players", PLAYERS)
def test_offers_of_somebody_elses_turn_need_no_secrets(players: int) -> None:
    """The headline of a decision in the log is made from what everybody sees."""
    for moment in walk(players):
        assert words(board(players).offer(moment.public, moment.action).label)


def test_ships_are_dragged_to_pads() -> None:
    desk = Desk(2).crew(0, (0, 0)).stock(0, W=3, C=3, T=2, S=2)
    found = offers(desk)
    assert set(found.targets("ship.0.0")) == {f"pad.{pad.value}" for pad in LandingPad} - {"pad.bounty_hunters"} - (
        set() if desk.rules.check(desk.state, fly(0, "stratolites")) is None else {"pad.stratolites"}
    )
    assert found.at("ship.0.0", "pad.fixer")[0].action == fly(0, "fixer")
    assert read(desk, "ship.0.2", "pad.merchant") == fly(0, "merchant"), "all ships at home are the same"
    assert read(desk, "ship.0.0", "district.rovers") == fly(0, "rovers"), "a district board stands for its pad"
    assert read(desk, "ship.0.0", Spot("pad.fixer", "3")) == fly(0, "fixer")
    assert read(desk, "ship.0.0", "hex.3") is None


@pytest.mark.rule("CYT-BOUNTY-01")
def test_impossible_flights_are_read_and_refused_by_the_rules() -> None:
    desk = Desk(2).stock(0, W=2, C=1)
    for pad, rule in (("bounty_hunters", "CYT-BOUNTY-01"), ("netprowler", "CYT-STRAT-01"), ("rovers", "CYT-COST-03")):
        meant = read(desk, "ship.0.0", f"pad.{pad}")
        no = desk.rules.check(desk.state, meant)
        assert isinstance(no, Refusal)
        assert no.rule == rule
        assert words(no.why)


def test_a_mission_in_three_drags() -> None:
    desk = Desk(2).stock(0, S=2)
    desk.do(read(desk, "ship.0.0", "pad.privateers"))
    card = desk.state.slots[1][1]
    assert offer(desk, act.TakeCard(0, 2)).source == f"mission.{card}"
    desk.do(read(desk, f"mission.{card}", "lane.privateers"))
    hex_ = desk.hex((2, 0))
    assert offer(desk, act.PlaceCrew(0, hex_)).target == f"hex.{hex_}"
    assert offers(desk).sources() == ("reserve.0.14",), "the last crew goes first"
    assert offers(desk).stand_in("reserve.0.3") == "reserve.0.14", "whichever is grasped"
    assert read(desk, "reserve.0.3", f"hex.{hex_}") == act.PlaceCrew(0, hex_), "all crew are the same"
    desk.do(read(desk, "reserve.0.14", f"hex.{hex_}"))
    assert desk.state.crew[hex_] == 0
    assert card in desk.me.missions


@pytest.mark.rule("CYT-FACT-04")
def test_a_hex_of_another_colour_is_read_and_refused() -> None:
    desk = Desk(2).stock(0, S=2)
    desk.do(fly(0, "privateers"), act.TakeCard(0, 1))
    meant = read(desk, "reserve.0.14", f"hex.{desk.hex((0, 0))}")
    no = desk.rules.check(desk.state, meant)
    assert no is not None
    assert no.rule == "CYT-FACT-04"


def test_a_tube_is_dragged_to_a_crew_and_the_crew_to_a_tier() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0)).stock(0, T=9)
    desk.do(fly(0, "netprowler"))
    assert desk.ask == "launch"
    red = desk.hex((0, 0))
    assert set(offers(desk).targets("bag")) == {f"hex.{red}", f"hex.{desk.hex((2, 0))}"}
    assert read(desk, "bag", f"crew.{red}") == act.Launch(0, red), "what stands on a hex stands for it"
    desk.do(read(desk, "bag", f"hex.{red}"))
    assert desk.ask == "height"
    assert set(offers(desk).targets(f"crew.{red}")) == {Spot("plate.lower", "tier"), Spot("plate.middle", "tier")}
    assert read(desk, f"crew.{red}", Spot("plate.upper", "tier")) == act.ChooseHeight(0, 3)
    no = desk.rules.check(desk.state, act.ChooseHeight(0, 3))
    assert no is not None
    assert no.rule == "CYT-COST-03"
    desk.do(read(desk, f"crew.{red}", Spot("plate.middle", "tier")))
    assert desk.ask == "early"
    early = offers(desk).at("supply.0.weapons", None)
    assert [found.action for found in early] == [act.TakeEarly(0, Supply.WEAPONS)]


def test_a_crew_carried_to_stratos_goes_up() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0)).stock(0, T=9)
    desk.do(fly(0, "netprowler"))
    red = desk.hex((0, 0))
    assert read(desk, f"crew.{red}", "stratos") == act.Launch(0, red)
    assert read(desk, f"crew.{red}", Spot("plate.lower", "tier")) == act.Launch(0, red)


def test_rebels_go_to_influence_spaces() -> None:
    desk = Desk(2).influence()
    found = offers(desk)
    assert set(found.targets("rebel.0")) == {Spot(f"influence.{faction.value}", "0") for faction in Faction}
    assert read(desk, "rebel.0", "district.hooligangs") == act.Visit(0, HOO, 0)
    button = offer(desk, act.Visit(0, HOO, 0))
    assert (words(button.short), button.icon) == ("Hooligangs +5", "weapons"), "where, how many, and what"
    desk.do(act.Visit(0, HOO, 0))
    meant = read(desk, "rebel.1", Spot("influence.hooligangs", "0"))
    no = desk.rules.check(desk.state, meant)
    assert no is not None
    assert no.rule == "CYT-INFL-02"


@pytest.mark.rule("CYT-MERCH-02")
def test_trades_are_drags_from_tracker_to_tracker() -> None:
    desk = Desk(2).stock(0, W=3, S=1)
    desk.state.underbelly = type(desk.state.underbelly).A
    desk.do(fly(0, "merchant"))
    found = offers(desk).at("supply.0.weapons", "supply.0.credits")
    assert [one.action for one in found] == [act.Trade(0, Supply.WEAPONS, Supply.CREDITS, n) for n in (1, 2, 3)]
    assert words(found[0].variant) == "1 Weapon for 1 Credit"
    assert [one.button for one in found] == [True, False, False]
    assert all(one.distinct for one in found), "how many is asked, not taken for granted"
    meant = read(desk, "supply.0.weapons", "supply.0.stims")
    no = desk.rules.check(desk.state, meant)
    assert no is not None
    assert no.rule == "CYT-MERCH-02"
    assert read(desk, "supply.0.weapons", "supply.0.weapons") is None


def test_cards_and_tokens() -> None:
    desk = Desk(2).of_skill(0, "terminate")
    desk.me.hand = ["INF-SAB", "TER-LOO", "TER-IMM"]
    found = offers(desk)
    assert found.at("skill.0.1", "token.terminate")[0].action == act.ClaimSkill(0, Skill.TERMINATE, "TER-LOO")
    assert found.at("skill.0.2", "token.terminate")[0].action == act.ClaimSkill(0, Skill.TERMINATE, "TER-IMM")
    assert {one.key for one in found.offers if isinstance(one.action, act.ClaimSkill)} == {"3", "5"}
    assert read(desk, "skill.0.1", "token.loot") == act.ClaimSkill(0, Skill.LOOT, "TER-LOO")
    assert read(desk, "skill.0.1", "hex.1") is None


def test_stratolites_bounties_and_spies_are_clicks() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0)).row("STR-RED-TECH", "STR-BLUE-TECH").stock(0, T=6)
    rows = list(desk.state.row)
    desk.do(fly(0, "stratolites"))
    if desk.ask == "stratolite":
        assert read(desk, f"stratolite.{rows[0]}") == act.PickStratolite(0, 0)
    desk = Desk(2).crew(1, (2, 0), (0, 2)).stock(0, T=2)
    desk.do(fly(0, "rovers"))
    if desk.ask == "card":
        desk.do(act.TakeCard(0, 1))
    desk.do(act.PlaceCrew(0, desk.hex((1, 1))))
    assert desk.ask == "spy"
    found = offers(desk)
    blue, yellow = desk.hex((2, 0)), desk.hex((0, 2))
    assert found.at(f"crew.{blue}", None)[0].action == act.Spy(0, 1, Supply.STIMS)
    assert found.at(f"crew.{yellow}", None)[0].action == act.Spy(0, 1, Supply.CREDITS)
    assert {one.key for one in found.buttons()} == {"S", "C", "X"}


def test_steps_of_an_action_continue_the_undo_step() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0)).stock(0, T=9, S=9)
    for pad in ("rovers", "netprowler", "fixer", "merchant"):
        other = Desk(2).crew(0, (0, 0), (2, 0)).stock(0, T=9, S=9)
        other.do(fly(0, pad))
        top: Any = other.state.agenda[-1]
        assert isinstance(top, tasks.Ask)
        assert top.continues, f"{pad}: Esc would not take back the flight"
    assert not hasattr(desk.state.agenda[-1], "continues")


def test_who_needs_the_fixer_less() -> None:
    desk = Desk(2)
    desk.do(fly(0, "fixer"))
    keys = [found.key for found in offers(desk).buttons()]
    assert len(keys) == len(set(keys)) == 8
    assert words(offer(desk, act.TakeGoods(0, (Supply.TECH, Supply.TECH))).label) == "Take 2 Tech"
    three = (Supply.WEAPONS, Supply.CREDITS, Supply.STIMS)
    assert words(offer(desk, act.TakeGoods(0, three)).label) == "Take 1 Weapon, 1 Credit and 1 Stim"
    assert words(offer(desk, act.TakeGoods(0, three)).short) == "1 each, no Tech"


def test_what_closes_a_turn_or_hurts_is_told_after_everything_else() -> None:
    last = {type(one.action) for moment in walk(1)[::3] for one in index(moment).offers if one.comes_last}
    assert {act.EndTurn, act.FinishTrade} <= last
