"""What holds in every game: the list of answers and the refusals agree, nothing is lost, the past is never changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import combinations, product

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from arcology.engine.agenda import Ask, Context
from arcology.engine.luck import hidden_luck
from arcology.engine.play import Played, advance, play, start
from arcology.engine.records import digest
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.about import OPTIONS
from arcology.games.cytress.rules.census import invariants, turned_back
from arcology.games.cytress.rules.scoring import totals
from arcology.games.cytress.state import HIDDEN, CytressState
from arcology.games.cytress.terms import FACTIONS, SKILLS, SUPPLIES, LandingPad, Phase
from tests.games.cytress.desk import config, house_rules

RULES = house_rules()
CENSUS = invariants(RULES.book)


def attempts(seat: int) -> Iterator[act.CytressAction]:
    """Everything that a hand of this seat could try, possible or not."""
    for board in RULES.pack.rebels:
        yield from (act.ChooseSide(seat, side.id) for side in board.sides)
    yield from (act.Visit(seat, faction, space) for faction in FACTIONS for space in (-1, 0, 1, 2))
    yield from (act.Fly(seat, pad) for pad in LandingPad)
    for number in range(-1, 6):
        yield act.TakeCard(seat, number)
        yield act.PickStratolite(seat, number)
        yield act.ChooseHeight(seat, number)
    for hex_ in range(-1, 61):
        yield act.PlaceCrew(seat, hex_)
        yield act.Launch(seat, hex_)
    yield from (act.Spy(seat, opponent, supply) for opponent in range(-1, 6) for supply in (*SUPPLIES, None))
    for supply in SUPPLIES:
        yield act.PayWith(seat, supply)
        yield act.TakeEarly(seat, supply)
        yield act.TakeGoods(seat, (supply, supply))
        yield act.TakeGoods(seat, (supply,))
    yield from (act.TakeGoods(seat, goods) for size in (2, 3, 4) for goods in combinations(SUPPLIES, size))
    yield from (act.Trade(seat, *arrow, n) for arrow in product(SUPPLIES, SUPPLIES) for n in (-1, 0, 1, 2, 5, 20, 21))
    yield from (act.TakeBounty(seat, faction) for faction in FACTIONS)
    cards = [card.id for card in RULES.pack.skill_cards]
    yield from (act.ClaimSkill(seat, skill, card) for skill in SKILLS for card in [*cards, HIDDEN])
    yield act.FinishTrade(seat)
    yield act.EndTurn(seat)


ATTEMPTS = [a for seat in (-1, 0, 1, 2, 5) for a in attempts(seat)]


def games(count: int, first: int = 0, *, rich: bool = False) -> Iterator[tuple[CytressState, random.Random]]:
    """Fresh games of all sizes, levels and mixed options; rich ones begin with many supplies."""
    for number in range(first, first + count):
        chance = random.Random(number)
        options = {one.name: chance.choice(one.values).name for one in OPTIONS}
        seats = 1 + number % 5
        s = start(RULES, config(seats, number, level=1 + number // 5 % 5, **options)).state
        if rich:
            for player in s.players:
                player.stock = [chance.randrange(4, 15) for _ in SUPPLIES]
        yield s, chance


def test_the_list_of_answers_and_the_refusals_agree_on_everything_a_hand_could_try() -> None:
    """Looked at for every kind of question, a few times each."""
    times: dict[type, int] = {}
    for s, chance in games(25, rich=True):
        while s.ended is None:
            legal = RULES.legal(s)
            kind = type(s.agenda[-1])
            assert len(set(legal)) == len(legal)
            if times.get(kind, 0) < 6 and chance.random() < 0.3:
                times[kind] = times.get(kind, 0) + 1
                listed = set(legal)
                for a in dict.fromkeys([*ATTEMPTS, *legal]):
                    no = RULES.check(s, a)
                    assert (no is None) == (a in listed), f"{a}: {no}"
                    if no is not None:
                        assert no.why.id.startswith("cytress.refusal.")
                        assert no.rule.startswith("CYT-")
            advance(RULES, s, chance.choice(legal))
    asks = {
        kind for kind in vars(tasks).values() if isinstance(kind, type) and issubclass(kind, Ask) and kind is not Ask
    }
    assert set(times) == asks, "every kind of question came up"


def test_no_question_has_one_answer_only() -> None:
    for s, chance in games(40, 100):
        while s.ended is None:
            legal = RULES.legal(s)
            assert len(legal) > 1, s.agenda[-1]
            advance(RULES, s, chance.choice(legal))


@settings(max_examples=30)
@given(seed=st.integers(0, 10_000), seats=st.integers(1, 5), level=st.integers(1, 5), rich=st.booleans())
def test_every_component_is_in_its_place_after_every_decision(seed: int, seats: int, level: int, rich: bool) -> None:
    chance = random.Random(seed)
    options = {one.name: chance.choice(one.values).name for one in OPTIONS}
    s = start(RULES, config(seats, seed, level=level, **options)).state
    if rich:
        for player in s.players:
            player.stock = [chance.randrange(20) for _ in SUPPLIES]
    while s.ended is None:
        before = s.clone()
        advance(RULES, s, chance.choice(RULES.legal(s)))
        assert CENSUS(s) == []
        assert turned_back(before, s) == []
    assert s.history[-1] == totals(RULES.book, s)
    assert len(s.history) == s.round


def test_a_census_finds_what_is_wrong() -> None:
    s, _ = next(games(1, 2))
    assert CENSUS(s) == []
    s.players[0].stock[0] = 21
    s.tube_bag -= 1
    s.crew[0] = 0
    s.decks[1].append(s.decks[1][0])
    s.row.pop()
    s.players[1].skills[2] = 1
    faults = " ".join(CENSUS(s))
    for word in ("supplies", "sections", "crew", "missions", "stratolites", "skills"):
        assert word in faults


def test_what_is_done_is_not_taken_back() -> None:
    s, _ = next(games(1, 2))
    s.tubes[3], s.tokens[2], s.players[0].missions = 2, 1, ["COR-TER-PRI"]
    for spoil in (
        lambda t: t.tubes.__setitem__(3, 1),
        lambda t: t.tokens.__setitem__(2, 0),
        lambda t: t.decks[1].append("PRI-TER-COR"),
        lambda t: t.players[0].missions.clear(),
        lambda t: setattr(t.players[1], "reserve", 16),
        lambda t: setattr(t, "tube_bag", t.tube_bag + 1),
    ):
        worse = s.clone()
        assert turned_back(s, worse) == []
        spoil(worse)
        assert len(turned_back(s, worse)) == 1


def test_play_leaves_the_committed_state_alone_and_agrees_with_advance() -> None:
    for s, chance in games(10, rich=True):
        state = s
        for _ in range(60):
            legal = RULES.legal(state)
            if not legal:
                break
            action = chance.choice(legal)
            before = digest(state)
            draft = state.clone()
            played = play(RULES, state, action)
            assert isinstance(played, Played)
            assert digest(state) == before
            advance(RULES, draft, action)
            assert digest(draft) == digest(played.state)
            if played.beats:
                assert all(beat.events for beat in played.beats)
                for event in played.events:
                    assert event.rule.startswith("CYT-")
            state = played.state


@pytest.mark.parametrize("seats", [1, 2, 5])
def test_the_same_seed_and_answers_give_the_same_end(seats: int) -> None:
    ends = []
    for _ in range(2):
        chance = random.Random(5)
        s = start(RULES, config(seats, 99)).state
        while s.ended is None:
            advance(RULES, s, chance.choice(RULES.legal(s)))
        ends.append(digest(s))
    assert ends[0] == ends[1]


def test_what_is_hidden_leaves_no_trace() -> None:
    for s, chance in games(5, 20):
        for _ in range(30):
            if s.ended is None:
                advance(RULES, s, chance.choice(RULES.legal(s)))
        for viewer in (0, None):
            seen = RULES.observe(s, viewer)
            assert seen.luck == hidden_luck()
            other = s.clone()
            other.luck.seed += 1
            other.stratolite_deck.reverse()
            for deck in other.decks:
                deck.reverse()
            for seat, player in enumerate(other.players):
                if seat != viewer and len(s.players) > 1 and other.boxed and player.hand:
                    player.hand[0], other.boxed[0] = other.boxed[0], player.hand[0]
            assert digest(RULES.observe(other, viewer)) == digest(seen)
            assert CENSUS(seen) == []


def test_a_seat_can_answer_from_what_it_sees() -> None:
    for s, chance in games(10, 40, rich=True):
        while s.ended is None:
            seat = s.agenda[-1].seat  # type: ignore[union-attr]
            legal = RULES.legal(s)
            assert list(RULES.legal(RULES.observe(s, seat))) == list(legal)
            advance(RULES, s, chance.choice(legal))


def test_events_are_built_only_when_somebody_watches() -> None:
    s, _ = next(games(1))
    ctx = Context(s, s.luck, keep_beats=False)
    action = RULES.legal(s)[0]
    ask = s.agenda.pop()
    assert isinstance(ask, Ask)
    RULES.apply(s, ask, action, ctx)
    ctx.cut()
    assert ctx.beats == []


def test_questions_inside_an_action_continue_its_undo_step() -> None:
    """After an answer inside an action the next question of the same action continues; a forced flight opens a step."""
    for s, chance in games(20, 60, rich=True):
        while s.ended is None:
            action = chance.choice(RULES.legal(s))
            before, flights = s.plan is not None or isinstance(action, act.Fly), s.turn
            advance(RULES, s, action)
            same = before and s.plan is not None and s.turn == flights + isinstance(action, act.Fly)
            if same and s.phase is Phase.TRAVEL:
                assert s.agenda[-1].continues  # type: ignore[union-attr]
