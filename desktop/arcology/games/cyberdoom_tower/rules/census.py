"""What must hold in every settled state: each component exactly once, each tracker on its die, nothing out of place."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from arcology.engine.agenda import Ask
from arcology.games.cyberdoom_tower.cards import SECTORS, SENTINEL_START, Equipment
from arcology.games.cyberdoom_tower.rules.countdown import BEHIND
from arcology.games.cyberdoom_tower.state import (
    HIDDEN,
    NOBODY,
    ROUNDS,
    TRACKER_MAX,
    Floor,
    Player,
    TowerState,
    counter_sector,
)

TOWERS = SENTINELS = 5
X_TOKENS = 10
MAX_AP = 3
TOKENS = 3


def invariants(s: TowerState) -> list[str]:
    """Return what is wrong with a state, one sentence each; an empty list for every state that the rules reach."""
    found = [*_cards(s), *_round(s), *_agenda(s)]
    for index, floor in enumerate(s.floors):
        found += (f"floor {index}: {fault}" for fault in _floor(s, floor))
    for seat, player in enumerate(s.players):
        found += (f"player {seat}: {fault}" for fault in _player(s, player))
    return found


def _cards(s: TowerState) -> Iterator[str]:
    """Tower, sentinel and equipment cards, keys and X tokens, each where exactly one of it can be."""
    for name, used, unused, count in (
        ("tower", [f.tower for f in s.floors], s.unused_towers, TOWERS),
        ("sentinel", [f.sentinel for f in s.floors], s.unused_sentinels, SENTINELS),
    ):
        known = [card for card in (*used, *unused) if card != HIDDEN]
        if len(used) + len(unused) != count or len(set(known)) != len(known):
            yield f"{name} cards are not {count} different ones: {used} and {unused}"
    equipment = [*s.pile, *s.discarded, *(card for player in s.players for card in player.equipment)]
    double = [card for card, times in Counter(equipment).items() if times > 1 and card != HIDDEN]
    if len(equipment) != len(Equipment) or double:
        yield f"equipment is not one card of each kind: {equipment}"
    keys = sorted([i for i, f in enumerate(s.floors) if f.key] + [i for p in s.players for i in p.keys])
    if keys != list(range(len(s.floors))):
        yield f"keys are not one of each floor: {keys}"
    looted = sum(len(f.looted) for f in s.floors)
    if looted > X_TOKENS or looted != len(Equipment) - len(s.pile):
        yield f"{looted} X tokens lie on crates, but {len(Equipment) - len(s.pile)} cards were drawn"
    if not all(1 <= face <= 6 for face in s.dice):
        yield f"attack dice show {s.dice}"


def _round(s: TowerState) -> Iterator[str]:
    if not 1 <= s.round <= ROUNDS:
        yield f"round {s.round}"
    if sorted(s.order) != list(range(len(s.players))):
        yield f"order of the round is {s.order}"
    if s.active != NOBODY and s.active not in s.order:
        yield f"it is the turn of nobody at the table: {s.active}"
    if s.ai_damage < 0:
        yield f"the AI has {s.ai_damage} damage"


def _agenda(s: TowerState) -> Iterator[str]:
    """A settled game waits for an answer, or is over."""
    if (s.ended is None) != bool(s.agenda):
        yield f"the outcome is {s.ended} and the agenda {s.agenda}"
    if s.agenda and not isinstance(s.agenda[-1], Ask):
        yield f"an automatic step is left undone: {s.agenda[-1]}"


def _floor(s: TowerState, floor: Floor) -> Iterator[str]:
    if not 1 <= floor.pos <= SENTINEL_START:
        yield f"the sentinel stands at {floor.pos}"
    if floor.closed != (floor.pos == 1):
        yield "closed and position 1 are the same"
    if floor.defeated and (floor.activated or floor.damage or floor.noise):
        yield "a defeated sentinel keeps no tokens"
    if not floor.defeated and s.ended is None and floor.pos - counter_sector(s.round) > BEHIND:
        yield f"the sentinel at {floor.pos} is more than {BEHIND} sectors behind the counter"
    if not floor.looted <= set(range(1, SECTORS + 1)):
        yield f"X tokens lie on {sorted(floor.looted)}"
    if floor.noise and s.options.loot_noise == "test":
        yield "noise lasts only with the option"


def _player(s: TowerState, player: Player) -> Iterator[str]:
    for name, value, most in (
        ("Energy", player.energy, TRACKER_MAX),
        ("Luck", player.luck, TRACKER_MAX),
        ("AP", player.ap, MAX_AP),
    ):
        if not 0 <= value <= most:
            yield f"{name} is {value}"
    if s.ended is None and not player.energy:
        yield "Energy is 0 and the game goes on"
    if min(player.ability_tokens) < 0 or sum(player.ability_tokens) > TOKENS:
        yield f"ability tokens are {player.ability_tokens}"
    if not (0 <= player.floor <= s.top_floor and 0 <= player.col <= SECTORS):
        yield f"the meeple stands at floor {player.floor}, column {player.col}"
    elif player.at_ai and (player.floor, player.col) != (s.top_floor, 0):
        yield "the way to the AI is the top elevator stop"
    elif s.ended is None and player.col and s.floors[player.floor].closed:
        yield "the meeple stands in a closed floor"
    if any(s.floors[index].defeated for index in player.spotted):
        yield f"spotted by a defeated sentinel: {sorted(player.spotted)}"


def risen(before: TowerState, after: TowerState) -> list[str]:
    """Return what rose although it only ever falls: ability tokens, sentinel positions, keys on the floors."""
    found = []
    for old, new in zip(before.players, after.players, strict=True):
        if sum(new.ability_tokens) > sum(old.ability_tokens):
            found.append(f"ability tokens rose from {old.ability_tokens} to {new.ability_tokens}")
    for was, now in zip(before.floors, after.floors, strict=True):
        if now.pos > was.pos or (now.key and not was.key) or not was.looted <= now.looted:
            found.append(f"a floor went back from {was} to {now}")
    return found
