"""Whole games played by the rules and by a second implementation at once, compared after every decision."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from itertools import product
from typing import Any

import pytest

from arcology.engine.play import Played, play, start
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.about import OPTIONS
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.events import AttackHit, AttackMissed
from arcology.games.cyberdoom_tower.state import TowerState
from arcology.testing.scripted import scripted
from tests.games.cyberdoom_tower.desk import config, house_rules
from tests.games.cyberdoom_tower.oracle import Answer, Oracle, Runner, Story

RULES = house_rules()
COMBINATIONS = tuple(product(*([value.name for value in option.values] for option in OPTIONS)))
GAMES = 8
FACES = 3000
LIKED = {"take": 4, "go": 9, "attack": 4, "move": 6, "loot": 2, "resolve": 4, "confirm": 2, "pass": 1, "discard": 1}
"""How much more often than others such answers are given, so that games go far."""

WRITTEN: dict[type, Any] = {
    act.ChooseFirst: lambda a: ("first", a.first),
    act.Move: lambda a: ("move", a.floor, a.col, a.energy, a.jetpack),
    act.Attack: lambda a: ("attack", a.weapon.value),
    act.GoToAi: lambda a: ("go",),
    act.Pass: lambda a: ("pass",),
    act.TakeKey: lambda a: ("take",),
    act.LeaveKey: lambda a: ("leave",),
    act.Loot: lambda a: ("loot",),
    act.LeaveCrate: lambda a: ("leave",),
    act.UseSuit: lambda a: ("suit",),
    act.ResolveHide: lambda a: ("resolve", a.luck),
    act.ReturnToStop: lambda a: ("return",),
    act.Stay: lambda a: ("stay",),
    act.Modify: lambda a: ("modify", a.die, a.step),
    act.Reroll: lambda a: ("reroll", a.die),
    act.Flip: lambda a: ("flip", a.die),
    act.Hit: lambda a: ("hit", a.die, a.face),
    act.UseGunsight: lambda a: ("sight", a.die, a.face, a.discard),
    act.Confirm: lambda a: ("confirm",),
    act.Discard: lambda a: ("discard", a.seat, a.card.value),
    act.AcceptDamage: lambda a: ("accept",),
}

NAMES = frozenset(
    {"first", "move", "attack", "go", "pass", "take", "leave", "loot", "suit", "resolve", "return", "stay"}
    | {"modify", "reroll", "flip", "hit", "sight", "confirm", "discard", "accept"}
)
HAPPENINGS = ("landed", "miss", "defeated", "closed", "WIN", "LOSS_ENERGY", "LOSS_TRAPPED", "LOSS_TIME")
"""What has to occur for the comparison to say something: every kind of answer, and these."""


def laid_out(seats: int, seed: int, chance: random.Random, options: dict[str, str]) -> TowerState:
    """A game before its first answer; two of three begin somewhere in the middle."""
    s = start(RULES, config(seats, seed, **options)).state
    if seed % 3 == 0:
        return s
    s.round = chance.randint(1, 12)
    latest = 6 - (s.round - 1) // 2
    for floor in s.floors:
        floor.pos = min(7, latest + chance.randint(0, 2))
        floor.pos = max(2, floor.pos - chance.choice((0, 0, 1, 2, 4)))
        floor.activated = floor.pos < 4
        floor.damage = chance.randint(0, RULES.book.sentinels[floor.sentinel].energy - 1) if floor.activated else 0
    s.ai_damage = chance.randint(0, 2)
    for player in s.players:
        player.energy, player.luck = chance.randint(1, 6), chance.randint(0, 6)
        player.ability_tokens = chance.choice(((1, 1, 1), (0, 2, 1), (0, 1, 2), (0, 0, 3), (0, 0, 1), (0, 0, 0)))
        player.floor = chance.randrange(len(s.floors))
        player.equipment = tuple(s.pile.pop() for _ in range(chance.randint(0, 3)))
        player.spotted = frozenset(i for i in range(len(s.floors)) if chance.random() < 0.15)
    for index in chance.sample(range(len(s.floors)), chance.randint(0, len(s.floors))):
        s.floors[index].key = False
        player = chance.choice(s.players)
        player.keys = (*player.keys, index)
    for player in s.players:
        if s.team_keys >= s.keys_needed and chance.random() < 0.5:
            player.floor, player.at_ai = s.top_floor, chance.random() < 0.7
    return s


def oracle_of(s: TowerState, dice: Iterator[int], options: dict[str, str]) -> Oracle:
    """The same table for the second implementation."""
    runners = [
        Runner(
            p.energy,
            p.luck,
            p.ap,
            list(p.ability_tokens),
            p.floor,
            p.col,
            p.at_ai,
            keys=len(p.keys),
            cards=[card.value for card in p.equipment],
            spotted=set(p.spotted),
        )
        for p in s.players
    ]
    stories = [Story(f.tower, f.sentinel, f.pos, f.key, f.activated, damage=f.damage) for f in s.floors]
    pile = [Equipment(card).value for card in s.pile]
    return Oracle(runners, stories, s.ai, pile, dice, options, s.round, s.ai_damage)


def rules_view(s: TowerState) -> dict[str, Any]:
    """What the rules say is true."""
    return {
        "round": s.round,
        "outcome": s.ended.code if s.ended else None,
        "ai": s.ai_damage,
        "pile": [str(card) for card in s.pile],
        "floors": [(f.pos, f.key, f.activated, f.defeated, f.damage, f.noise, set(f.looted)) for f in s.floors],
        "players": [
            (
                *(p.energy, p.luck, p.ap, list(p.ability_tokens), p.floor, p.col, p.at_ai, len(p.keys)),
                *(sorted(map(str, p.equipment)), set(p.spotted), p.jetpack_used, p.suit_used),
            )
            for p in s.players
        ],
    }


def oracle_view(o: Oracle) -> dict[str, Any]:
    """The same of the second implementation."""
    return {
        "round": o.round,
        "outcome": o.outcome,
        "ai": o.mind_damage,
        "pile": o.pile,
        "floors": [(f.pos, f.key, f.awake, f.defeated, f.damage, f.noise, f.crosses) for f in o.stories],
        "players": [
            (
                *(p.energy, p.luck, p.ap, p.tokens, p.floor, p.col, p.at_ai, p.keys),
                *(sorted(p.cards), p.spotted, p.jet_used, p.suit_used),
            )
            for p in o.runners
        ],
    }


def prefer(chance: random.Random, answers: dict[Answer, Any]) -> Answer:
    """A kind of answer first, then one of its answers: a Movement is not more likely for there being so many."""
    kinds = sorted({answer[0] for answer in answers})
    kind = chance.choices(kinds, [LIKED.get(kind, 3) for kind in kinds])[0]
    return chance.choice(sorted(answer for answer in answers if answer[0] == kind))


def play_both(seats: int, seed: int, options: dict[str, str], met: Counter[str]) -> None:
    """One game by both; counts in ``met`` what happened in it."""
    chance = random.Random(seed)
    faces = tuple(chance.choices(range(1, 7), k=FACES))
    s = laid_out(seats, seed, chance, options)
    s.luck = scripted(die=faces)
    dice = iter(faces)
    oracle = oracle_of(s, dice, options)
    game = oracle.play()
    question: tuple[str, list[Answer]] | None = next(game)
    said: list[Answer] = []
    while question is not None:
        where = f"{seats} players, seed {seed}, {options}, after {said[-6:]}"
        assert rules_view(s) == oracle_view(oracle), where
        kind, wanted = question
        assert s.agenda, f"the rules ask nothing, the oracle asks {kind}: {where}"
        assert s.agenda[-1].kind.rpartition(".")[2] == kind, where
        offered = {WRITTEN[type(a)](a): a for a in RULES.legal(s)}
        assert set(offered) == set(wanted), where
        answer = prefer(chance, offered)
        said.append(answer)
        met[answer[0]] += 1
        oracle.placement = None
        question = _send(game, answer)
        played = play(RULES, s, offered[answer])
        assert isinstance(played, Played)
        s = played.state
        for event in played.events:
            if isinstance(event, AttackHit):
                assert event.placement == oracle.placement, where
                met["landed"] += 1
            elif isinstance(event, AttackMissed):
                assert oracle.placement is None, where
                met["miss"] += 1
    assert rules_view(s) == oracle_view(oracle), f"at the end: {said[-6:]}"
    assert oracle.outcome
    assert len(list(dice)) == len(s.luck.left()), "both rolled equally many dice"  # type: ignore[attr-defined]
    met[oracle.outcome] += 1
    met["defeated"] += sum(f.defeated for f in oracle.stories)
    met["closed"] += sum(f.pos == 1 for f in oracle.stories)


def _send(game: Any, answer: Answer) -> tuple[str, list[Answer]] | None:
    try:
        found: tuple[str, list[Answer]] = game.send(answer)
    except StopIteration:
        return None
    return found


@pytest.mark.slow
@pytest.mark.parametrize("seats", [1, 2])
def test_two_implementations_agree_after_every_decision(seats: int) -> None:
    """All 32 combinations of options, some games of each; every kind of answer and of end has to occur."""
    met: Counter[str] = Counter()
    for number, values in enumerate(COMBINATIONS):
        options = {option.name: value for option, value in zip(OPTIONS, values, strict=True)}
        for game in range(GAMES):
            play_both(seats, number * GAMES + game, options, met)
    wanted = {written for written in NAMES if seats == 2 or written != "first"} | set(HAPPENINGS)
    assert not {name for name in wanted if not met[name]}, met
