"""Whole random games by the thousand: invariants after every action, the same seed the same game, undo and redo exact.

Every game checks the census and what may only fall after every action, and that no state is changed after it was
committed. Its digests at every step are chained; a second process with another hash seed plays the same games and must
come to the same chain. For games that are sampled, everything is undone and redone in a session, and the digest of the
state computed anew at every step on the way.

Half of the games are played with random values of the options; all numbers of players and all levels take turns.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from random import Random
from time import perf_counter
from typing import Any

from games import Policy, opened
from measure import GAME, CannotMeasure, Count, Figure, main

from arcology.app.tables import Opened
from arcology.engine.config import GameConfig
from arcology.engine.play import play, start
from arcology.engine.records import digest
from arcology.games.cities_of_venus.rules import census as venus
from arcology.games.cyberdoom_tower.rules import census as tower
from arcology.games.cyberflesh.rules import census as cyberflesh
from arcology.games.cytress.rules import census as cytress
from arcology.session.session import Session

COUNTS = {
    "games": Count(10_000, 6, f"games of {GAME}"),
    "cytress": Count(1_000, 10, "games of cytress, which last ten times as long"),
    "cyberflesh": Count(10_000, 6, "games of cyberflesh"),
    "cities_of_venus": Count(5_000, 12, "games of cities_of_venus"),
    "undone": Count(1, 2, "one game in so many is undone and redone"),
    "greedy": Count(20, 3, "one game in so many is played by the greedy policy; those last longer"),
    "first": Count(1, 1, "seed of the first game"),
}
LONG = 200
"""In a longer game only every seventh step is looked at on the way back and forth."""
SHOWN = 5
Fault = Callable[[Any, Any], Sequence[str]]
"""What is wrong with a state, or with how it came from the one before."""
_CENSUSES = {"cytress": cytress, "cyberflesh": cyberflesh, "cities_of_venus": venus}


def faults_of(game: Opened) -> Fault:
    """The checks of a game."""
    if game.plugin.id == GAME:
        return lambda before, after: [*tower.invariants(after), *tower.risen(before, after)]
    module: Any = _CENSUSES[game.plugin.id]
    census = module.invariants(game.rules.book)
    return lambda before, after: [*census(after), *module.turned_back(before, after)]


@dataclass(slots=True)
class Totals:
    """What came out of many games."""

    games: int = 0
    actions: int = 0
    longest: int = 0
    undone_steps: int = 0
    ends: dict[str, int] = field(default_factory=dict)
    faults: list[str] = field(default_factory=list)
    chain: str = ""


def figures(counts: Mapping[str, int]) -> Iterator[Figure]:
    """The figures of every game."""
    for game, name in ((GAME, "games"), *((game, game) for game in _CENSUSES)):
        if counts[name]:
            yield from of_game(game, {**counts, "games": counts[name]})


def of_game(game: str, counts: Mapping[str, int]) -> Iterator[Figure]:
    """Counts, faults and seconds."""
    begun = perf_counter()
    here = play_all(game, counts)
    first = perf_counter() - begun
    there = _second_process(game, counts)
    for fault in here.faults[:SHOWN]:
        print(fault, file=sys.stderr)
    said = "" if game == GAME else f"{game}: "
    yield Figure(f"{said}games", here.games, "")
    yield Figure(f"{said}actions, each followed by all checks", here.actions, "")
    yield Figure(f"{said}actions in the longest game", here.longest, "")
    for code, number in sorted(here.ends.items()):
        yield Figure(f"{said}ended by {code}", number, "")
    yield Figure(f"{said}steps undone and redone", here.undone_steps, "")
    yield Figure(f"{said}faults", len(here.faults), "", goal=0)
    yield Figure(f"{said}second process with another hash seed differs", int(here.chain != there), "", goal=0)
    yield Figure(f"{said}time of the first process", first, "s")
    yield Figure(f"{said}time of both", perf_counter() - begun, "s")


def play_all(game: str, counts: Mapping[str, int], *, checks: bool = True) -> Totals:
    """Plays all games of a run; without ``checks`` only for the chain of digests."""
    tables = [opened(1, game=game)]
    tables += [opened(seats, game=game) for seats in tables[0].plugin.seats if seats > 1]
    totals, chain = Totals(), blake2b(digest_size=16)
    for number in range(counts["games"]):
        seed = counts["first"] + number
        table = tables[number % len(tables)]
        config = GameConfig(game, table.config.seats, seed, options=_options(table, seed), level=_level(table, number))
        policy = Policy(table, "greedy" if not (number + 1) % counts["greedy"] else "random", seed)
        try:
            actions, digests = _play(table, config, policy, totals if checks else None)
            if checks and not (number + 1) % counts["undone"]:
                _undo_and_redo(table, config, actions, digests, totals)
        except Exception as broken:  # noqa: BLE001  # a broken game is a finding, and the others are still to be played
            totals.faults.append(f"seed {seed}, {config.seats} players: {type(broken).__name__}: {broken}")
            continue
        totals.games += 1
        totals.actions += len(actions)
        totals.longest = max(totals.longest, len(actions))
        for one in digests:
            chain.update(one.encode())
    totals.chain = chain.hexdigest()
    return totals


def _options(table: Opened, seed: int) -> tuple[tuple[str, str], ...]:
    """The defaults for half of the games, any values for the others."""
    if seed % 4 < 2:
        return table.config.options
    chance = Random(seed)
    return tuple((spec.name, chance.choice(spec.values).name) for spec in table.plugin.options)


def _level(table: Opened, number: int) -> int:
    """The levels by turns, where a game has them; 0 is the usual one."""
    levels, tables = table.plugin.levels, len(table.plugin.seats)
    return levels[number // tables % len(levels)] if levels and table.config.seats == 1 else 0


def _play(table: Opened, config: GameConfig, policy: Policy, totals: Totals | None) -> tuple[list[Any], list[str]]:
    """One game to its end: its actions, and the digests from the set-up on."""
    rules, check = table.rules, faults_of(table)
    state = start(rules, config).state
    actions: list[Any] = []
    digests = [digest(state)]
    faults: list[str] = []
    while (action := policy.choose(state)) is not None:
        played = play(rules, state, action, keep_beats=False)
        if not hasattr(played, "state"):
            raise AssertionError(f"{action} is legal and refused: {played}")
        if totals is not None:
            if digest(state) != digests[-1]:
                faults.append("a committed state was changed")
            faults += check(state, played.state)
        state = played.state  # type: ignore[union-attr]
        actions.append(action)
        digests.append(digest(state))
        if faults:
            raise AssertionError(f"after action {len(actions)} ({action}): {'; '.join(faults)}")
    outcome = rules.outcome(state)
    if outcome is None:
        raise AssertionError(f"nothing can be done after {len(actions)} actions, and the game is not over")
    if totals is not None:
        totals.ends[outcome.code] = totals.ends.get(outcome.code, 0) + 1
    return actions, digests


def _undo_and_redo(table: Opened, config: GameConfig, actions: list[Any], digests: list[str], totals: Totals) -> None:
    """Plays the game in a session, takes it all back and plays it all again by redo."""
    session = Session(table.rules, config)
    for action in actions:
        session.submit(action)
    last = len(actions)
    stride = 1 if last <= LONG else 7
    for position in (*range(last, -1, -stride), 0, *range(0, last + 1, stride), last):
        session.seek(position)
        if digest(session.state) != digests[position]:
            raise AssertionError(f"undo and redo led to another state at step {position} of {last}")
        totals.undone_steps += 1
    if session.assisted != any(entry.news for entry in session.entries[1:]):
        raise AssertionError("undo across news was not noted")


def _second_process(game: str, counts: Mapping[str, int]) -> str:
    """The chain of digests that another process with another hash seed comes to."""
    used = os.environ.get("PYTHONHASHSEED", "random")
    other = {**os.environ, "PYTHONHASHSEED": "4711" if used != "4711" else "1147"}
    command = [sys.executable, __file__, "--chain", game, json.dumps(dict(counts))]
    done = subprocess.run(command, capture_output=True, text=True, env=other)
    if done.returncode:
        raise CannotMeasure(f"the second process failed: {done.stderr.strip()[-400:]}")
    return done.stdout.strip()


if __name__ == "__main__":
    if sys.argv[1:2] == ["--chain"]:
        print(play_all(sys.argv[2], json.loads(sys.argv[3]), checks=False).chain)
        sys.exit(0)
    sys.exit(main(__doc__, COUNTS, figures))
