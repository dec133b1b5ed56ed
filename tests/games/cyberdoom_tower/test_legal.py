"""What holds in every game: the list of answers and the refusals agree, nothing is lost, the past is never changed."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import product

import pytest

from arcology.engine.agenda import Context
from arcology.engine.luck import hidden_luck
from arcology.engine.play import Played, advance, play, start
from arcology.engine.records import digest
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.about import OPTIONS
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.rules.census import invariants, risen
from arcology.games.cyberdoom_tower.state import HIDDEN, TowerState
from tests.games.cyberdoom_tower.desk import config, house_rules

RULES = house_rules()


def attempts(seat: int) -> Iterator[act.TowerAction]:
    """Everything that a hand of this seat could try, possible or not."""
    yield from (act.ChooseFirst(seat, first) for first in (-1, 0, 1, 2))
    for floor, col, energy, jetpack in product(range(-1, 6), range(-1, 8), (-1, 0, 1, 2, 5, 6), (False, True)):
        yield act.Move(seat, floor, col, energy, jetpack)
    yield from (act.Attack(seat, weapon) for weapon in Weapon)
    yield from (act.Discard(seat, card) for card in Equipment)
    yield from (act.ResolveHide(seat, luck) for luck in range(-1, 8))
    for kind in (
        act.GoToAi,
        act.Pass,
        act.TakeKey,
        act.LeaveKey,
        act.Loot,
        act.LeaveCrate,
        act.UseSuit,
        act.ReturnToStop,
        act.Stay,
        act.Confirm,
        act.AcceptDamage,
    ):
        yield kind(seat)
    for die in range(-1, 7):
        yield act.Reroll(seat, die)
        yield act.Flip(seat, die)
        yield from (act.Modify(seat, die, step) for step in (-2, -1, 0, 1, 2))
        for face in range(8):
            yield act.Hit(seat, die, face)
            yield act.UseGunsight(seat, die, face, False)
            yield act.UseGunsight(seat, die, face, True)


ATTEMPTS = [a for seat in (-1, 0, 1, 2) for a in attempts(seat)]


def games(count: int, *, rich: bool = True) -> Iterator[tuple[TowerState, random.Random]]:
    """Fresh games of both sizes and mixed options; rich ones begin with much Energy, so that they last."""
    for number in range(count):
        chance = random.Random(number)
        options = {o.name: chance.choice(o.values).name for o in OPTIONS}
        s = start(RULES, config(1 + number % 2, number, **options)).state
        if rich:
            for seat, player in enumerate(s.players):
                player.energy = 6
                player.ability_tokens = chance.choice([(1, 1, 1), (0, 1, 2), (0, 0, 0)])
                if chance.random() < 0.5:
                    top = s.top_floor
                    player.floor, player.at_ai = (
                        (top, True) if seat and chance.random() < 0.5 else (player.floor, False)
                    )
        yield s, chance


def test_the_list_of_answers_and_the_refusals_agree_on_everything_a_hand_could_try() -> None:
    seen = set()
    for s, chance in games(24):
        for _ in range(30):
            legal = RULES.legal(s)
            assert len(set(legal)) == len(legal), "an answer is listed twice"
            assert not legal or len(legal) > 1, f"a question with a single answer: {s.agenda}, {legal}"
            possible = [a for a in ATTEMPTS if RULES.check(s, a) is None]
            missing = set(legal) - set(possible)
            assert not [a for a in missing if not isinstance(a, act.Move) or a.energy in (0, 1, 2, 5)], missing
            assert all(RULES.check(s, a) is None for a in missing)
            assert set(possible) <= set(legal), set(possible) - set(legal)
            if not legal:
                break
            seen |= {type(a) for a in legal} | {type(s.agenda[-1])}
            advance(RULES, s, chance.choice(legal))
    assert len(seen) > 20, "too little was met to say something"


def test_every_refusal_names_a_rule_and_a_message() -> None:
    for s, _ in games(4):
        for a in ATTEMPTS:
            no = RULES.check(s, a)
            if no is not None:
                assert no.why.id.startswith("cyberdoom_tower.refusal.")
                assert no.rule.startswith("CDT-")


def test_every_component_is_in_its_place_after_every_decision() -> None:
    for s, chance in games(60, rich=False):
        while s.ended is None:
            before = s.clone()
            advance(RULES, s, chance.choice(RULES.legal(s)))
            assert invariants(s) == []
            assert risen(before, s) == []


def test_a_census_finds_what_is_wrong() -> None:
    s, _ = next(games(1))
    assert invariants(s) == []
    s.players[0].energy = 7
    s.floors[0].key = False
    s.pile.append(Equipment.JETPACK)
    faults = invariants(s)
    assert any("Energy" in fault for fault in faults)
    assert any("keys" in fault for fault in faults)
    assert any("equipment" in fault for fault in faults)
    better = s.clone()
    better.players[0].ability_tokens = (3, 3, 3)
    assert risen(s, better)


def test_play_leaves_the_committed_state_alone_and_agrees_with_advance() -> None:
    for s, chance in games(20):
        for _ in range(25):
            legal = RULES.legal(s)
            if not legal:
                break
            action = chance.choice(legal)
            before = digest(s)
            draft = s.clone()
            played = play(RULES, s, action)
            assert isinstance(played, Played)
            assert digest(s) == before
            advance(RULES, draft, action)
            assert digest(draft) == digest(played.state)
            if played.beats:
                assert played.beats[-1].events
            s = played.state


def test_a_clone_is_independent() -> None:
    s, chance = next(games(1))
    before = digest(s)
    other = s.clone()
    for _ in range(12):
        legal = RULES.legal(other)
        if not legal:
            break
        advance(RULES, other, chance.choice(legal))
    assert digest(s) == before
    assert digest(other) != before


@pytest.mark.parametrize("seats", [1, 2])
def test_the_same_seed_and_answers_give_the_same_end(seats: int) -> None:
    ends = []
    for _ in range(2):
        chance = random.Random(5)
        s = start(RULES, config(seats, 99)).state
        while s.ended is None:
            advance(RULES, s, chance.choice(RULES.legal(s)))
        ends.append(digest(s))
    assert ends[0] == ends[1]


def test_a_seat_sees_neither_luck_nor_the_order_of_the_pile_nor_unused_cards() -> None:
    s, _ = next(games(1))
    seen = RULES.observe(s, 0)
    assert seen.luck == hidden_luck()
    assert seen.pile == [HIDDEN] * len(s.pile)
    assert set(seen.unused_towers + seen.unused_sentinels) == {HIDDEN}
    assert invariants(seen) == []
    assert RULES.legal(seen) == RULES.legal(s)
    s.pile.reverse()
    s.luck.seed += 1
    assert digest(RULES.observe(s, 0)) == digest(seen), "what is hidden leaves no trace"


def test_events_are_built_only_when_somebody_watches() -> None:
    s, _ = next(games(1))
    ctx = Context(s, s.luck, keep_beats=False)
    RULES.apply(s, s.agenda.pop(), act.Move(0, 1, 0), ctx)
    ctx.cut()
    assert ctx.beats == []


def test_every_beat_ends_with_the_state_that_its_events_tell() -> None:
    for s, chance in games(20):
        while s.ended is None:
            played = play(RULES, s, chance.choice(RULES.legal(s)))
            assert isinstance(played, Played)
            for beat in played.beats:
                for event in beat.events:
                    if event.kind == "cyberdoom_tower.moved":
                        player = beat.state.players[event.seat]
                        assert (player.floor, player.col) == (event.floor, event.col)
                    if event.kind == "cyberdoom_tower.sentinel_slid":
                        assert beat.state.floors[event.floor].pos == event.pos
                    if event.kind in ("cyberdoom_tower.wounded", "cyberdoom_tower.discarded"):
                        assert beat.state.players[event.seat].energy == event.energy
            s = played.state
