"""The house pack of Cytress (component list)."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from arcology.games.cytress.cards import TILE_CELLS, Trade
from arcology.games.cytress.catalog import GAME
from arcology.games.cytress.rules.hexes import adjacent
from arcology.games.cytress.terms import (
    FACTIONS,
    SKILLS,
    SUPPLIES,
    AiAction,
    BoardSide,
    Faction,
    FactionColour,
    LandingPad,
    RebelColour,
    Skill,
    Supply,
    Tier,
    UnderbellySide,
)
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root

HOUSE = house_folder(data_root(), GAME)
W, C, T, S = SUPPLIES
COR, PRI, ROV, HOO = FACTIONS
LETTER = {"W": W, "C": C, "T": T, "S": S}


def test_ten_tile_sides_have_three_hexes_of_each_colour_and_none_side_by_side(house):
    sides = [side for tile in house.tiles for side in tile.sides]
    assert [side.id for side in sides] == ["1A", "1B", "2A", "2B", "3A", "3B", "4A", "4B", "5A", "5B"]
    for side in sides:
        assert Counter(side.colours) == dict.fromkeys(FactionColour, 3)
        for (one, colour), (other, same) in combinations(zip(TILE_CELLS, side.colours, strict=True), 2):
            assert colour is not same or not adjacent(one, other), f"{side.id}: {one} and {other}"
    letters = {side.id: "".join(colour.letter for colour in side.colours) for side in sides}
    assert letters["1A"] == "RYBGBGYBRYRG"
    assert letters["5B"] == "BYRGRGBYBYRG"


def test_layouts_are_those_of_two_to_five_tiles(house):
    assert [layout.offsets for layout in house.layouts] == [
        ((0, 0), (-1, 3)),
        ((0, 0), (4, 0), (0, 3)),
        ((0, 0), (4, 0), (-1, 3), (3, 3)),
        ((0, 0), (4, 0), (8, 0), (0, 3), (4, 3)),
    ]
    assert len(house.layout(4).offsets) == 4


@pytest.mark.rule("CYT-R-01", "CYT-SETUP-02")
def test_a_district_deals_in_one_supply_and_has_more_spaces_on_the_large_side(house):
    assert [(d.faction, d.colour, d.supply, d.mission_cost) for d in house.districts] == [
        (COR, FactionColour.YELLOW, C, 3),
        (PRI, FactionColour.BLUE, S, 2),
        (ROV, FactionColour.GREEN, T, 2),
        (HOO, FactionColour.RED, W, 3),
    ]
    for district in house.districts:
        assert district.spaces(BoardSide.of(3)) == (5,)
        assert district.spaces(BoardSide.of(4)) == (5, 3)
        assert house.supply_of(district.faction) is district.supply
        assert house.faction_of(district.supply) is district.faction
        assert house.district_of(district.colour) is district


@pytest.mark.rule("CYT-SETUP-07")
def test_four_players_need_the_large_side():
    assert [BoardSide.of(players) for players in (1, 2, 3)] == [BoardSide.SMALL] * 3
    assert [BoardSide.of(players) for players in (4, 5)] == [BoardSide.LARGE] * 2


@pytest.mark.rule("CYT-LIFE-05", "CYT-LIFE-06")
def test_there_is_one_mission_for_each_faction_skill_and_other_faction(house):
    assert len(house.missions) == 72
    assert len({(card.faction, card.skill, card.target) for card in house.missions}) == 72
    assert all(card.target is not card.faction for card in house.missions)
    assert all(len(house.deck(faction)) == 18 for faction in FACTIONS)
    for card in house.missions:
        words = (card.faction, card.skill, card.target)
        assert card.id == "-".join(word[:3].upper() for word in words)


MISSION_ICONS = {
    COR: ("WCT", "SWC", "TSW", "CTS", "WCT", "SWC"),
    PRI: ("CTS", "WCT", "SWC", "TSW", "CTS", "WCT"),
    ROV: ("WCT", "CTW", "TWC", "WCT", "CTW", "TWC"),
    HOO: ("SWC", "TSW", "CTS", "WCT", "SWC", "TSW"),
}


@pytest.mark.parametrize("faction", FACTIONS)
def test_icons_of_the_missions(house, faction):
    found = {(card.skill, card.target): card.icon for card in house.deck(faction)}
    others = [other for other in FACTIONS if other is not faction]
    for skill, letters in zip(SKILLS, MISSION_ICONS[faction], strict=True):
        assert [found[skill, other] for other in others] == [LETTER[letter] for letter in letters]


@pytest.mark.rule("CYT-R-23")
def test_no_rover_mission_shows_stims(house):
    assert Counter(card.icon for card in house.deck(ROV)) == {W: 6, C: 6, T: 6}
    assert Counter(card.icon for card in house.deck(HOO)) == {S: 5, W: 5, C: 4, T: 4}


def test_stratolites_pair_each_colour_with_the_supplies_of_other_districts(house):
    pairs = {(card.location, card.supply) for card in house.stratolites}
    own = {(district.colour, district.supply) for district in house.districts}
    assert len(house.stratolites) == len(pairs) == 12
    assert pairs == {(colour, supply) for colour in FactionColour for supply in SUPPLIES} - own
    assert house.stratolite("STR-RED-TECH").supply is T


@pytest.mark.rule("CYT-SETUP-05")
@pytest.mark.parametrize(("players", "prestige"), [(1, [8]), (2, [8]), (3, [8, 6]), (4, [8, 6, 4]), (5, [8, 6, 4])])
def test_bounty_stacks_have_the_best_on_top(house, players, prestige):
    assert len(house.bounties) == 12
    for faction in FACTIONS:
        stack = house.bounty_stack(faction, players)
        assert [card.prestige for card in stack] == prestige
        assert all(card.faction is faction for card in stack)


@pytest.mark.rule("CYT-SETUP-13")
@pytest.mark.parametrize(("players", "cards", "of_each"), [(1, 6, 2), (2, 6, 2), (3, 9, 3), (4, 12, 4), (5, 15, 5)])
def test_the_pool_of_skill_cards_grows_evenly(house, players, cards, of_each):
    pool = house.skill_pool(players)
    assert len(pool) == cards
    assert Counter(skill for card in pool for skill in card.skills) == dict.fromkeys(SKILLS, of_each)
    hand = house.constants.skill_hands[players - 1]
    assert hand == {1: 6, 2: 3}.get(players, 2)
    assert hand * players <= cards


def test_skill_cards_are_all_pairs_of_skills(house):
    assert {frozenset(card.skills) for card in house.skill_cards} == set(map(frozenset, combinations(SKILLS, 2)))
    assert len(house.skill_cards) == 15
    assert house.skill_card("TER-LOO").skills == (Skill.TERMINATE, Skill.LOOT)


@pytest.mark.rule("CYT-LIFE-03")
def test_a_rebel_side_has_every_supply_for_the_rovers_and_two_more_icons_elsewhere(house):
    assert [board.colour for board in house.rebels] == list(RebelColour)
    totals = Counter()
    for side in (side for board in house.rebels for side in board.sides):
        assert side.base(ROV) == (1, 1, 1, 1)
        further = [(path, supply) for path in (COR, PRI, HOO) for supply in SUPPLIES if count(side, path, supply)]
        assert sum(map(sum, side.icons)) == 6
        assert len({path for path, _ in further}) == len({supply for _, supply in further}) == 2
        totals.update(supply for _, supply in further)
    assert totals == dict.fromkeys(SUPPLIES, 5)
    assert house.rebel_side("3B").icons == ((0, 0, 0, 0), (0, 0, 0, 1), (1, 1, 1, 1), (0, 0, 1, 0))


def count(side, path, supply):
    return side.base(path)[SUPPLIES.index(supply)]


@pytest.mark.rule("CYT-STRAT-02")
def test_the_price_of_a_section_rises_with_the_height(house):
    assert [house.tier(height).price for height in (1, 2, 3)] == [3, 8, 15]
    assert [house.tier(height).tier for height in (1, 2, 3)] == list(Tier) == [Tier.at(1), Tier.at(2), Tier.at(3)]
    assert [(tier.crew_prestige, tier.tube_prestige) for tier in house.stratos] == [(5, 3), (10, 5), (15, 7)]


@pytest.mark.rule("CYT-EARLY-01")
def test_early_spaces_by_side_with_the_best_first(house):
    assert [tier.early(BoardSide.SMALL) for tier in house.stratos] == [(2, 1), (3, 2), (4, 3)]
    assert [tier.early(BoardSide.LARGE) for tier in house.stratos] == [(2, 2, 1), (3, 3, 2), (4, 4, 3)]


@pytest.mark.rule("CYT-MERCH-01", "CYT-MERCH-02")
def test_the_sides_of_the_underbelly_trade_in_opposite_directions(house):
    a, b = (house.trades(side) for side in UnderbellySide)
    assert a[:3] == (Trade(W, C), Trade(C, T), Trade(T, W))
    assert {Trade(arrow.receive, arrow.give) for arrow in a[:3]} == set(b[:3])
    for arrows in (a, b):
        assert arrows[3:] == (Trade(S, W), Trade(S, C), Trade(S, T))
        assert not [arrow for arrow in arrows if arrow.receive is Supply.STIMS]


def test_ai_boards(house):
    short = {AiAction.MISSION: "M", AiAction.TUBE: "T", AiAction.BOUNTY: "B"}
    found = [
        (
            " ".join("".join(short[board.action(supply, slot)] for slot in (1, 2, 3)) for supply in (C, S, T, W)),
            "".join(str(board.height(round_)) for round_ in range(1, 7)),
        )
        for board in (house.ai_board(level) for level in range(1, 6))
    ]
    assert found == [
        ("MMT MMT MMB MMB", "111122"),
        ("MMT MTB MMT MTB", "111222"),
        ("MTB MTB MMT MTB", "112223"),
        ("MTB MTB MTB MTB", "122233"),
        ("MTB MTB MTB MTB", "223333"),
    ]


@pytest.mark.rule("CYT-SETUP-10")
def test_constants(house):
    figures = house.constants
    assert (figures.start_supply, figures.supply_cap, figures.ships, figures.crew) == (2, 20, 3, 15)
    assert figures.sections_total == 50
    assert [figures.bag(players) for players in (1, 2, 3, 4, 5)] == [14, 14, 21, 28, 35]
    assert (figures.solo_max_rounds, figures.safety_max_rounds) == (6, 20)
    assert (figures.skill_token_prestige, figures.leftover_divisor) == (3, 3)
    assert (figures.fixer_same, figures.fixer_different) == (2, 3)


@pytest.mark.rule("CYT-TRAVEL-02")
def test_four_of_the_nine_pads_are_those_of_the_factions():
    assert len(LandingPad) == 9
    assert [pad.faction for pad in LandingPad] == [*FACTIONS, None, None, None, None, None]


def test_the_house_pack_says_that_it_is_ours(house):
    assert (house.id, house.source) == ("house", "house")
    assert len(house.digest) == 32


def test_a_faction_is_no_colour_and_no_supply():
    """Words of different enums must differ, or a set of them would mix them up."""
    words = [*Faction, *FactionColour, *Supply, *Skill, *Tier]
    assert len(words) == len(set(words))
