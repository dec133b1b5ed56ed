"""What is listed is what is allowed; random games end, keep their census, and are the same again."""

from __future__ import annotations

import random

import pytest

from arcology.engine.play import Played, advance, play, start
from arcology.engine.records import digest
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.about import OPTIONS
from arcology.games.cities_of_venus.rules.census import invariants, turned_back
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import DEPTS, PLACES
from tests.games.cities_of_venus.desk import Desk, config, house_rules

RULES = house_rules()
CENSUS = invariants(RULES.book)
CHOSEN = [
    *(act.PutVnaut(seat, place) for seat in (0, 1) for place in PLACES),
    *(act.LoseVnaut(seat, place) for seat in (0, 1) for place in PLACES),
    *(act.SplitTemp(0, air, food) for air in range(3) for food in range(3)),
    *(act.ClaimInnovation(0, kind.id) for kind in RULES.pack.innovations),
    *(act.Thaw(0, dept) for dept in DEPTS),
    *(act.MoveVnaut(0, one, other) for one in DEPTS for other in DEPTS),
    *(one(0, card) for one in (act.Buy, act.Store) for card in ("G01", "Y04", "R24", "EARTH", "stable_shields")),
    *(
        one(0)
        for one in (
            act.StopPlacing,
            act.DeclineInnovation,
            act.Equip,
            act.Mine,
            act.Reroll,
            act.KeepRoll,
            act.Immigrate,
            act.EndActions,
            act.TakeVnaut,
            act.PassGrab,
        )
    ),
]


def options(seed: int) -> dict[str, str]:
    """Every other game with other options."""
    chance = random.Random(seed)
    return {one.name: chance.choice(one.values).name for one in OPTIONS} if seed % 2 else {}


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 5, 6])
def test_random_games_end_and_keep_their_census(seats: int) -> None:
    for seed in range(6):
        chance = random.Random(seed)
        s = start(RULES, config(seats, seed, **options(seed)), keep_beats=False).state
        number = 0
        while legal := RULES.legal(s):
            number += 1
            assert len(set(legal)) == len(legal)
            if number % 4 == 0:
                assert CENSUS(s) == [], f"seed {seed}, decision {number}"
                assert CENSUS(RULES.observe(s, 0)) == []
                for action in (*legal, *chance.sample(CHOSEN, 20)):
                    no = RULES.check(s, action)
                    assert (no is None) == (action in legal), f"{action}: {no}"
            advance(RULES, s, chance.choice(legal))
        assert CENSUS(s) == []
        assert s.ended is not None


def test_both_speeds_lead_to_the_same_state() -> None:
    chance = random.Random(4)
    s = start(RULES, config(3, 4)).state
    draft = s.clone()
    while legal := RULES.legal(s):
        action = chance.choice(legal)
        before = digest(s)
        played = play(RULES, s, action)
        assert isinstance(played, Played)
        assert digest(s) == before
        advance(RULES, draft, action)
        assert digest(draft) == digest(played.state)
        assert turned_back(s, played.state) == []
        s = played.state


def test_what_is_taken_back_is_found() -> None:
    """The check of whole games sees each thing that may not happen."""
    old = start(RULES, config(2, 1)).state
    old.surface = ["G01"]
    old.cities[1].claims = old.cities[1].aside = ("homecoming_convoy",)
    old.cities[1].boosts = ("G15",)
    new = old.clone()
    assert turned_back(old, new) == []
    new.round, new.surface, new.deck = 0, [], [*old.deck[1:]]
    new.market[next(iter(new.market))] += 1
    new.cities[1].claims = new.cities[1].boosts = new.cities[1].aside = ()
    assert len(turned_back(old, new)) == 7


def test_the_same_seed_is_the_same_game() -> None:
    def game(seed: int) -> str:
        s = start(RULES, config(4, seed), keep_beats=False).state
        while legal := RULES.legal(s):
            advance(RULES, s, legal[(s.round + len(legal)) % len(legal)])
        return digest(s)

    assert game(5) == game(5) != game(6)


PINNED: dict[int, tuple[int, tuple[int, ...], list[str]]] = {
    1: (11, (21,), ["G14", "G10", "G06", "G09", "G01", "G12"]),
    4: (11, (35, 23, 12, 24), ["G14", "G01", "G04", "G07", "G03", "G22"]),
    6: (8, (17, 12, 18, 18, 15, 10), ["G06", "G13", "G20", "G23", "G15", "G03"]),
}


@pytest.mark.parametrize("seats", [1, 4, 6])
def test_pinned_games(seats: int) -> None:
    """Our own vectors: whole games played by a fixed rule end the same everywhere and in every version of the rules."""
    s = start(RULES, config(seats, 2024), keep_beats=False).state
    number = 0
    while legal := RULES.legal(s):
        number += 1
        advance(RULES, s, legal[number * 7 % len(legal)])
    assert (s.round, s.history[-1].totals, s.surface[:6]) == PINNED[seats]


QUESTIONS = {
    tasks.AskDeploy: "CVL-DEPLOY-05",
    tasks.AskLoss: "CVL-LOSS-02",
    tasks.AskSplit: "CVL-RUL-60",
    tasks.AskClaim: "CVL-INNO-01",
    tasks.AskAction: "CVL-ACT-01",
    tasks.AskReroll: "CVL-MINE-06",
    tasks.AskGrab: "CVL-GRAB-01",
}


ANSWERS: dict[type, set[type]] = {
    tasks.AskDeploy: {act.PutVnaut, act.StopPlacing},
    tasks.AskLoss: {act.LoseVnaut},
    tasks.AskSplit: {act.SplitTemp},
    tasks.AskClaim: {act.ClaimInnovation, act.DeclineInnovation},
    tasks.AskAction: {act.Equip, act.Mine, act.Immigrate, act.Thaw, act.MoveVnaut, act.EndActions},
    tasks.AskReroll: {act.KeepRoll, act.Reroll},
    tasks.AskGrab: {act.Buy, act.Store, act.TakeVnaut, act.PassGrab},
}


def at_question(kind: type) -> Desk:
    """A table at which that question is open."""
    if kind is tasks.AskDeploy:
        return Desk().deploy(2)
    if kind is tasks.AskLoss:
        return Desk().strike("E17")
    if kind is tasks.AskSplit:
        return Desk().bay("temp_workers").city("A3 F1", temp=2).row("G26").grab().act(act.Buy(0, "G26"))
    if kind is tasks.AskClaim:
        return Desk().city("A2", iis=6).deploy(2).put("II")
    if kind is tasks.AskAction:
        return Desk().city("N1").actions()
    if kind is tasks.AskReroll:
        return Desk(die=[2]).slot("G11").city("N1").actions().act(act.Mine(0))
    return Desk().row("G01").grab()


@pytest.mark.parametrize("kind", list(QUESTIONS))
def test_an_open_question_comes_first(kind: type) -> None:
    """CVL-RUL-55: anything else is refused with the rule that asks, or with its own reason."""
    desk = at_question(kind)
    assert isinstance(desk.state.agenda[-1], kind)
    own = {act.Equip: "CVL-ACT-07", act.ClaimInnovation: "CVL-INNO-03"}
    answers = ANSWERS[kind]
    assert {type(action) for action in desk.offered} <= answers
    for action in CHOSEN:
        if type(action) not in answers and action.seat == 0:
            assert desk.refused(action) == own.get(type(action), QUESTIONS[kind])


def test_whose_turn_it_is_is_told() -> None:
    desk = Desk(2).row("G01").grab()
    assert desk.refused(act.PassGrab(1)) == "CVL-RUL-32"
    assert desk.refused(act.PassGrab(5)) == "CVL-SETUP-01"


def test_option_lists_stay_short() -> None:
    """CVL-RUL-61, table 7.6: every question is a list that can be shown."""
    most: dict[str, int] = {}
    for seed in range(12):
        s: VenusState = start(RULES, config(1 + seed % 6, seed), keep_beats=False).state
        chance = random.Random(seed)
        while legal := RULES.legal(s):
            kind = type(s.agenda[-1]).__name__
            most[kind] = max(most.get(kind, 0), len(legal))
            advance(RULES, s, chance.choice(legal))
    limits = {
        "AskDeploy": 8,
        "AskLoss": 7,
        "AskClaim": 5,
        "AskSplit": 45,
        "AskAction": 40,
        "AskReroll": 2,
        "AskGrab": 9,
    }
    assert all(2 <= number <= limits[kind] for kind, number in most.items()), most
