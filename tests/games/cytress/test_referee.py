"""A second set of rules plays along and has to agree on everything that may be done and on all that comes of it."""

from __future__ import annotations

import random
from typing import Any

import pytest

from arcology.engine.luck import new_luck
from arcology.engine.play import Played, play, start
from arcology.engine.protocols import BotContext
from arcology.games.cytress import actions as act
from arcology.games.cytress import events as ev
from arcology.games.cytress.about import OPTIONS
from arcology.games.cytress.bot import GreedyBot
from arcology.games.cytress.state import CytressState
from tests.games.cytress.desk import config, house_rules
from tests.games.cytress.referee import CAP, FACTIONS, SKILLS, SUPPLIES
from tests.games.cytress.referee_flow import Chance, Referee, Said, pool

RULES = house_rules()


def said(referee: Referee, a: Any) -> Said:
    """An action in the words of the referee."""
    places = list(referee.table.map)
    match a:
        case act.ChooseSide():
            return ("side", a.side)
        case act.Visit():
            return ("visit", a.district.value, a.space)
        case act.Fly():
            return ("fly", a.pad.value)
        case act.TakeCard():
            return ("slot", a.slot)
        case act.PlaceCrew() | act.Launch():
            return ("hex", places[a.hex])
        case act.Spy():
            return (f"spy{a.opponent}", None if a.supply is None else a.supply.value)
        case act.PickStratolite():
            return ("row", a.index)
        case act.ChooseHeight():
            return ("height", a.height)
        case act.PayWith():
            return ("pay", a.supply.value)
        case act.TakeEarly():
            return ("early", a.supply.value)
        case act.TakeGoods():
            return ("goods", tuple(one.value for one in a.goods))
        case act.Trade():
            return ("trade", a.give.value, a.receive.value, a.count)
        case act.FinishTrade():
            return ("finish",)
        case act.TakeBounty():
            return ("faction", a.faction.value)
        case act.ClaimSkill():
            return ("claim", a.skill.value, a.card)
    return ("end",)


def chance_of(played: Played[CytressState]) -> Chance:
    """What chance brought after an answer."""
    tokens = [e.supply.value for e in played.events if isinstance(e, ev.AiVisited | ev.AiDrew)]
    row = [e.card for e in played.events if isinstance(e, ev.RowRefilled)]
    return Chance(tokens, row, [list(player.hand) for player in played.state.players])


def compare(referee: Referee, s: CytressState) -> None:
    """Everything that lies on the table, counted by both."""
    table, places = referee.table, list(referee.table.map)
    assert {places[h]: owner for h, owner in enumerate(s.crew) if owner >= 0} == table.crew
    assert {places[h]: height for h, height in enumerate(s.tubes) if height} == table.tubes
    assert (s.tube_bag, s.tube_reserve, s.last_round) == (table.bag, table.set_aside, table.last_round)
    assert s.slots == [table.slots[faction] for faction in FACTIONS]
    assert s.decks == [table.decks[faction] for faction in FACTIONS]
    assert s.bounties == [tuple(table.bounties[faction]) for faction in FACTIONS]
    assert (s.row, s.stratolite_discard) == (table.row, table.row_discard)
    assert sorted(s.stratolite_deck) == sorted(table.row_deck)
    table.row_deck = list(s.stratolite_deck)  # after a shuffle its order is chance
    assert {skill: s.tokens[n] for n, skill in enumerate(SKILLS) if s.tokens[n] >= 0} == table.tokens
    assert s.early == [tuple(table.early[height]) for height in (1, 2, 3)]
    assert (s.round, s.first, s.turn) == (referee.round, referee.first, referee.flights)
    for owner, rebel in enumerate(table.rebels):
        party = s.party(owner)
        assert party.missions == rebel.missions
        assert party.skills == [rebel.of_skill(skill) for skill in SKILLS]
        assert party.targets == [rebel.against(faction) for faction in FACTIONS]
        assert party.tiers == [rebel.tiers.count(height) for height in (1, 2, 3)]
        assert party.reserve == table.crew_left(owner)
        assert list(party.bounties) == rebel.bounties
        assert party.rebel == (None if rebel.space is None else (FACTIONS.index(rebel.space[0]), rebel.space[1]))
    for player, rebel in zip(s.players, table.rebels, strict=False):
        assert player.stock == [rebel.stock[supply] for supply in SUPPLIES]
        assert all(0 <= count <= CAP for count in player.stock)
        if rebel.side:
            assert player.icons == [rebel.icons(path, supply) for path in FACTIONS for supply in SUPPLIES]
        assert player.hand == rebel.hand
        assert [(one.card, SKILLS[one.skill]) for one in player.claimed] == rebel.used
        assert [None if pad is None else pad.value for pad in player.ships] == rebel.ships
    assert RULES.score(s).totals == tuple(table.prestige(owner) for owner in range(len(table.rebels)))
    _compare_ai(referee, s)


def _compare_ai(referee: Referee, s: CytressState) -> None:
    if referee.ai is None:
        assert s.ai is None
        return
    assert s.ai is not None
    assert s.ai.bag == [referee.ai.bag[supply] for supply in SUPPLIES]
    assert s.ai.revealed == [referee.ai.revealed[supply] for supply in SUPPLIES]
    log = {
        (number // 3 + 1, number % 3 + 1): (deed.action.value, deed.what)
        for number, deed in enumerate(s.ai.deeds)
        if deed is not None
    }
    assert log == referee.ai.log


def follow(seats: int, seed: int, level: int, **options: str) -> CytressState:
    """A whole game of sensible and random answers by turns, with the referee beside it."""
    bot, chance = GreedyBot(), random.Random(seed)
    context = BotContext(RULES, new_luck(seed))
    s = start(RULES, config(seats, seed, level, **options)).state
    referee = Referee(s)
    while legal := list(RULES.legal(s)):
        found = [said(referee, a) for a in legal]
        assert len(set(found)) == len(found) > 1, "a question has several answers"
        assert set(found) == referee.legal()
        ask = s.agenda[-1]
        assert getattr(ask, "seat", None) == referee.seat
        sensible = chance.random() < 0.6
        action = bot.choose(RULES.observe(s, referee.seat), legal, context) if sensible else chance.choice(legal)
        played = play(RULES, s, action)
        assert isinstance(played, Played)
        s, turned = played.state, chance_of(played)
        referee.answer(said(referee, action), turned)
        assert not turned.tokens
        assert not turned.row
        compare(referee, s)
    assert referee.question == "over"
    assert s.ended is not None
    assert s.ended.winners == referee.winners
    dealt = [card for player in s.players for card in (*player.hand, *(one.card for one in player.claimed))]
    assert sorted([*dealt, *s.boxed]) == sorted(pool(seats))
    return s


@pytest.mark.rule("CYT-GEN-02")
@pytest.mark.parametrize(("seats", "games"), [(1, 10), (2, 4), (3, 2), (4, 1), (5, 1)])
def test_two_sets_of_rules_agree_in_whole_games(seats: int, games: int) -> None:
    """Every other game has any values of the options; solo games have all levels."""
    for seed in range(games):
        chance = random.Random(seed)
        options = {one.name: chance.choice(one.values).name for one in OPTIONS} if seed % 2 or games == 1 else {}
        assert follow(seats, seed, 1 + seed // 2 if seats == 1 else 0, **options).round > 2
