"""Set-up (CYT-SETUP), lifepaths of the boards (CYT-LIFE), what is public (CYT-GEN-04)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.engine.play import start
from arcology.games.cytress.actions import ChooseSide
from arcology.games.cytress.events import SideChosen, SkillsDealt
from arcology.games.cytress.rules.census import invariants
from arcology.games.cytress.state import HIDDEN, NOBODY, CytressState, Ending
from arcology.games.cytress.tasks import AskSide
from arcology.games.cytress.terms import FACTIONS, BoardSide, Phase
from tests.games.cytress.desk import Desk, config, house_rules

RULES = house_rules()
CENSUS = invariants(RULES.book)


def begun(seats: int, seed: int = 1, level: int = 0) -> CytressState:
    """A game before the sides are chosen."""
    return start(RULES, config(seats, seed, level)).state


def dealt(seats: int, seed: int = 1) -> CytressState:
    """A game before the first Rebel is placed, everybody with side A."""
    desk = Desk.__new__(Desk)
    desk.rules, desk.state = RULES, begun(seats, seed)
    while isinstance(desk.state.agenda[-1], AskSide):
        desk.do(RULES.legal(desk.state)[0])
    return desk.state


@pytest.mark.rule("CYT-SETUP-01")
@pytest.mark.rule("CYT-SETUP-02")
@pytest.mark.rule("CYT-SETUP-03")
@pytest.mark.rule("CYT-SETUP-05")
@pytest.mark.rule("CYT-SETUP-09")
@pytest.mark.rule("CYT-SETUP-10")
@pytest.mark.rule("CYT-SETUP-11")
@pytest.mark.rule("CYT-SETUP-12")
@pytest.mark.rule("CYT-SETUP-13")
def test_ex_01_set_up_of_three_players() -> None:
    s = dealt(3)
    ground = RULES.book.ground(s.tiles)
    assert len(ground.colours) == 36
    assert Counter(ground.colours) == {0: 9, 1: 9, 2: 9, 3: 9}
    assert BoardSide.of(3) is BoardSide.SMALL
    assert sum(len(values) for values in RULES.book.spaces[BoardSide.SMALL]) == 4
    assert sum(card != "" for slots in s.slots for card in slots) == 12
    assert [len(deck) for deck in s.decks] == [15] * 4
    assert [[RULES.book.prestige[card] for card in stack] for stack in s.bounties] == [[8, 6]] * 4
    assert sum(len(player.hand) for player in s.players) + len(s.boxed) == 9
    assert [len(player.hand) for player in s.players] == [2, 2, 2]
    assert len(s.boxed) == 3
    assert (s.tube_bag, s.tube_reserve) == (21, 29)
    assert (len(s.row), len(s.stratolite_deck)) == (5, 7)
    for player in s.players:
        assert player.stock == [2 + amount for amount in player.icons[:4]], "2 of each, and the income of round 1"
        assert (player.ships_home, player.reserve) == (3, 15)


@pytest.mark.parametrize(
    ("seats", "hexes", "each", "spaces", "bag", "pool", "hand", "boxed", "bounties"),
    [
        (1, 36, 9, 4, 14, 6, 6, 0, [8]),
        (2, 24, 6, 4, 14, 6, 3, 0, [8]),
        (3, 36, 9, 4, 21, 9, 2, 3, [8, 6]),
        (4, 48, 12, 8, 28, 12, 2, 4, [8, 6, 4]),
        (5, 60, 15, 8, 35, 15, 2, 5, [8, 6, 4]),
    ],
)
@pytest.mark.rule("CYT-SETUP-05")
@pytest.mark.rule("CYT-SETUP-07")
@pytest.mark.rule("CYT-SETUP-10")
@pytest.mark.rule("CYT-SETUP-13")
def test_set_up_by_number_of_players(
    seats: int, hexes: int, each: int, spaces: int, bag: int, pool: int, hand: int, boxed: int, bounties: list[int]
) -> None:
    s = dealt(seats)
    ground = RULES.book.ground(s.tiles)
    assert len(ground.colours) == hexes
    assert [len(own) for own in ground.by_colour] == [each] * 4
    side = BoardSide.of(seats)
    assert sum(len(values) for values in RULES.book.spaces[side]) == spaces
    assert len(RULES.book.early[side][1]) == (3 if seats >= 4 else 2)
    assert (s.tube_bag, s.tube_reserve) == (bag, 50 - bag)
    assert len(RULES.book.pack.skill_pool(seats)) == pool
    assert {len(player.hand) for player in s.players} == {hand}
    assert len(s.boxed) == boxed
    assert [[RULES.book.prestige[card] for card in stack] for stack in s.bounties] == [bounties] * 4
    assert CENSUS(s) == []


@pytest.mark.rule("CYT-SETUP-01")
@pytest.mark.rule("CYT-SETUP-04")
@pytest.mark.rule("CYT-SETUP-14")
@pytest.mark.rule("CYT-R-03")
@pytest.mark.rule("CYT-R-04")
def test_tiles_sides_underbelly_and_first_player_are_random() -> None:
    found = [begun(4, seed) for seed in range(40)]
    assert all(len({tile[0] for tile in s.tiles}) == 4 for s in found), "distinct tiles"
    assert {tile for s in found for tile in s.tiles} == {f"{n}{side}" for n in range(1, 6) for side in "AB"}
    assert len({s.underbelly for s in found}) == 2
    assert {s.first for s in found} == {0, 1, 2, 3}
    assert {player.board for s in found for player in s.players} == {"1", "2", "3", "4", "5"}


@pytest.mark.rule("CYT-SETUP-03")
@pytest.mark.rule("CYT-SETUP-09")
@pytest.mark.rule("CYT-SETUP-13")
def test_every_deck_is_shuffled() -> None:
    found = [dealt(3, seed) for seed in range(12)]
    for faction in range(4):
        cards = [(*s.slots[faction], *s.decks[faction]) for s in found]
        assert len(set(cards)) == 12
        assert len({tuple(sorted(one)) for one in cards}) == 1, "the same cards"
        assert len({one[0] for one in cards}) > 4
    assert len({s.row[0] for s in found}) > 4
    assert len({s.stratolite_deck[-1] for s in found}) > 4
    assert len({tuple(s.players[0].hand) for s in found}) > 6


@pytest.mark.rule("CYT-SETUP-06")
@pytest.mark.rule("CYT-SETUP-08")
def test_all_six_tokens_and_five_stratolites_are_on_their_boards() -> None:
    s = begun(2)
    assert s.tokens == [NOBODY] * 6
    assert len(s.row) == 5
    assert s.early == [(), (), ()]


@pytest.mark.rule("CYT-SETUP-11")
@pytest.mark.rule("CYT-R-47")
def test_sides_are_chosen_openly_in_turn_order_before_skill_cards_are_dealt() -> None:
    desk = Desk.__new__(Desk)
    desk.rules, desk.state = RULES, begun(3, 5)
    first = desk.state.first
    asked = []
    while isinstance(desk.state.agenda[-1], AskSide):
        seat = desk.asked
        asked.append(seat)
        assert desk.state.players[seat].hand == []
        board = desk.state.players[seat].board
        assert desk.offers(ChooseSide) == [ChooseSide(seat, f"{board}A"), ChooseSide(seat, f"{board}B")]
        other = next(n for n in "12345" if n != board)
        assert desk.no(ChooseSide(seat, f"{other}A")) == ("other_board", "CYT-SETUP-11")
        desk.do(ChooseSide(seat, f"{board}B"))
        assert desk.event(SideChosen).side == f"{board}B"
    assert asked == [(first + step) % 3 for step in range(3)]
    assert desk.event(SkillsDealt).each == 2
    assert desk.state.phase is Phase.SPREAD_INFLUENCE


@pytest.mark.rule("CYT-LIFE-01")
@pytest.mark.rule("CYT-LIFE-02")
@pytest.mark.rule("CYT-LIFE-03")
def test_every_side_prints_one_of_each_in_rovers_and_two_more_elsewhere() -> None:
    assert len(RULES.book.base) == 10
    for icons in RULES.book.base.values():
        assert icons[8:12] == (1, 1, 1, 1)
        more = [(place // 4, place % 4) for place, count in enumerate(icons) for _ in range(count) if place // 4 != 2]
        assert len(more) == 2
        assert len({supply for _, supply in more}) == 2
        assert len({path for path, _ in more}) == 2


@pytest.mark.rule("CYT-LIFE-05")
@pytest.mark.rule("CYT-LIFE-06")
def test_every_mission_names_a_skill_and_another_faction() -> None:
    facts = RULES.book.missions.values()
    assert len({(one.faction, one.skill, one.target) for one in facts}) == 72
    assert all(one.target != one.faction for one in facts)
    assert all(one.icon // 4 == one.faction for one in facts), "a card extends the lifepath of its own faction"


@pytest.mark.rule("CYT-GEN-04")
def test_a_seat_sees_neither_luck_nor_decks_nor_other_hands() -> None:
    s = dealt(3)
    seen = RULES.observe(s, 1)
    assert seen.players[1].hand == s.players[1].hand
    assert seen.players[0].hand == seen.players[2].hand == [HIDDEN, HIDDEN]
    assert set(seen.boxed) == {HIDDEN}
    assert {card for deck in seen.decks for card in deck} == {HIDDEN}
    assert set(seen.stratolite_deck) == {HIDDEN}
    assert seen.slots == s.slots
    assert seen.luck.seed == -1
    public = RULES.observe(s, None)
    assert {card for player in public.players for card in player.hand} == {HIDDEN}
    assert CENSUS(seen) == []


@pytest.mark.rule("CYT-GEN-04")
def test_used_skill_cards_are_public() -> None:
    desk = Desk(2).of_skill(0, "terminate")
    desk.me.hand = ["TER-LOO", "ABD-SAB", "INF-LOO"]
    desk.do(desk.rules.legal(desk.state)[-1])
    seen = desk.rules.observe(desk.state, 1)
    assert [used.card for used in seen.players[0].claimed] == ["TER-LOO"]
    assert seen.players[0].hand == [HIDDEN, HIDDEN]


@pytest.mark.rule("CYT-GEN-04")
def test_after_the_end_nobody_has_anything_to_hide() -> None:
    s = dealt(3)
    s.ended = Ending("WIN", (1,), "CYT-SCORE-08")
    for viewer in (None, 0, 2):
        seen = RULES.observe(s, viewer)
        assert [player.hand for player in seen.players] == [player.hand for player in s.players]
        assert set(seen.boxed) == {HIDDEN}


def test_factions_are_in_their_canonical_order() -> None:
    assert [faction.value[:3].upper() for faction in FACTIONS] == ["COR", "PRI", "ROV", "HOO"]
