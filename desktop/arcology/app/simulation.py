"""Many games without a table: policies choose, the rules answer, figures come out.

Game ``i`` of a run has the seed of the run plus ``i``, so it does not matter how games are split among processes, and
any of them can be opened at the table by its seed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from hashlib import blake2b
from math import sqrt
from time import perf_counter
from typing import Any

from arcology.app.tables import Opened
from arcology.bots import RandomBot, bot_maker
from arcology.engine.luck import new_luck
from arcology.engine.play import advance, start
from arcology.engine.protocols import BotContext, GamePlugin
from arcology.engine.records import digest
from arcology.engine.results import Tallied, Tally
from arcology.engine.text import Text

RANDOM = "random"


@dataclass(frozen=True, slots=True)
class Result:
    """One finished game: its seed, the seats that won, the totals of its score sheet, how long it was, and what the
    rules of the game counted besides."""

    seed: int
    code: str
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rounds: int
    actions: int
    seconds: float
    digest: str
    tallies: tuple[Tally, ...] = ()


def make_policy(plugin: GamePlugin, name: str) -> Any:
    """A new bot for one seat. Raises KeyError."""
    return bot_maker(plugin, name)()


def make_policies(plugin: GamePlugin, names: Sequence[str]) -> list[Any]:
    """Bots for all seats, and one behind them for a chair that is no seat: a game master's, which goes on when asked.

    Raises KeyError.
    """
    return [*(make_policy(plugin, name) for name in names), RandomBot()]


def play_game(opened: Opened, bots: Sequence[Any], seed: int) -> Result:
    """Plays one game from set-up to its end; ``bots`` has one for each seat, or more."""
    rules = opened.rules
    begun = perf_counter()
    draft = start(rules, replace(opened.config, seed=seed), keep_beats=False).state
    contexts = [BotContext(rules, new_luck(bot_seed(seed, seat))) for seat in range(len(bots))]
    legal_of, actions = rules.legal, 0
    blind = [bool(getattr(bot, "blind", False)) for bot in bots]
    while legal := legal_of(draft):
        seat = draft.agenda[-1].seat
        seen = draft if blind[seat] else rules.observe(draft, seat)
        advance(rules, draft, bots[seat].choose(seen, legal, contexts[seat]))
        actions += 1
    seconds = perf_counter() - begun
    outcome = rules.outcome(draft)
    totals = rules.score(draft).totals
    tallies = rules.tallies(draft) if isinstance(rules, Tallied) else ()
    rounds = rules.rounds(draft)
    return Result(seed, outcome.code, outcome.winners, totals, rounds, actions, seconds, digest(draft), tallies)


def bot_seed(seed: int, seat: int) -> int:
    """Below zero, where no game's seed is: a bot must not roll the dice of the game it plays."""
    return -2 - (seed * 8 + seat)


def play_some(opened: Opened, policies: Sequence[str], seeds: Iterable[int]) -> Iterator[Result]:
    """Plays a game for each seed, with the same bots."""
    bots = make_policies(opened.plugin, policies)
    return (play_game(opened, bots, seed) for seed in seeds)


def batches(first: int, games: int, jobs: int) -> list[range]:
    """Seeds in shares that keep ``jobs`` processes busy and a progress bar moving."""
    size = max(1, min(200, -(-games // (jobs * 4))))
    return [range(first + i, first + min(i + size, games)) for i in range(0, games, size)]


def run(
    opened: Opened,
    policies: Sequence[str],
    games: int,
    jobs: int,
    load: Callable[[], Opened],
    progress: Callable[[int], None],
) -> list[Result]:
    """Plays ``games`` games, in ``jobs`` processes if more than one; results in the order of their seeds.

    ``load`` opens the game again inside a worker and must be picklable; ``progress`` hears how many games are done.
    """
    first = opened.config.seed
    results: list[Result] = []
    if jobs == 1 or games == 1:
        for result in play_some(opened, policies, range(first, first + games)):
            results.append(result)
            progress(len(results))
        return results
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as pool:
        shares = [pool.submit(_share, load, tuple(policies), seeds) for seeds in batches(first, games, jobs)]
        for share in shares:
            results += share.result()
            progress(len(results))
    return results


def _share(load: Callable[[], Opened], policies: tuple[str, ...], seeds: range) -> list[Result]:
    return list(play_some(load(), policies, seeds))


def summary(opened: Opened, policies: Sequence[str], results: Sequence[Result]) -> Mapping[str, Any]:
    """The figures of a run under the names that scripts rely on."""
    cooperative = opened.plugin.cooperative
    columns = max(len(result.totals) for result in results)
    if cooperative:
        wins: Any = sum(bool(result.winners) for result in results)
        rate: Any = round(wins / len(results), 4)
        scores: Any = [result.totals[0] for result in results]
        mean: Any = _mean(scores)
        deviation: Any = _deviation(scores)
    else:
        wins = [sum(seat in result.winners for result in results) for seat in range(columns)]
        rate = [round(count / len(results), 4) for count in wins]
        scores = [[result.totals[seat] for result in results] for seat in range(columns)]
        mean = [_mean(column) for column in scores]
        deviation = [_deviation(column) for column in scores]
    rounds = [result.rounds for result in results]
    actions = sum(result.actions for result in results)
    seconds = sum(result.seconds for result in results)
    return {
        "game": opened.plugin.slug,
        "players": opened.config.seats,
        "policy": policies[0] if len(set(policies)) == 1 else list(policies),
        "level": opened.config.level,
        "games": len(results),
        "seed": opened.config.seed,
        "wins": wins,
        "win_rate": rate,
        "rounds_mean": _mean(rounds),
        "rounds_min": min(rounds),
        "rounds_max": max(rounds),
        "score_mean": mean,
        "score_sd": deviation,
        "score_spread": _spread([total for result in results for total in result.totals]),
        "actions": actions,
        "actions_per_second": round(actions / seconds) if seconds else 0,
        "digest": run_digest(results),
        "tallies": {
            tally.key: {who: {key: n for key, _, n in kinds} for who, kinds in tally.by_policy.items()}
            for tally in counted(policies, results)
        },
    }


@dataclass(frozen=True, slots=True)
class Counted:
    """A tally over many games: by policy the key, the name and the number of each kind."""

    key: str
    name: Text
    by_policy: Mapping[str, tuple[tuple[str, Text, int], ...]]


def counted(policies: Sequence[str], results: Sequence[Result]) -> tuple[Counted, ...]:
    """What the rules counted in all games, put together by the policies of the seats."""
    found = []
    for index, tally in enumerate(results[0].tallies):
        by_policy = {}
        for policy in dict.fromkeys(policies):
            seats = [seat for seat, name in enumerate(policies) if name == policy]
            by_policy[policy] = tuple(
                (key, name, sum(result.tallies[index].kinds[place][2][seat] for result in results for seat in seats))
                for place, (key, name, _) in enumerate(tally.kinds)
            )
        found.append(Counted(tally.key, tally.name, by_policy))
    return tuple(found)


def _spread(values: Sequence[int]) -> list[int]:
    """Where the lowest twentieth, the lower half and all but the highest twentieth of the values end."""
    ordered = sorted(values)
    return [ordered[min(len(ordered) - 1, int(len(ordered) * share))] for share in (0.05, 0.5, 0.95)]


def run_digest(results: Sequence[Result]) -> str:
    """One digest over the final states in the order of their seeds."""
    return blake2b("".join(result.digest for result in results).encode(), digest_size=16).hexdigest()


def _mean(values: Sequence[int]) -> float:
    return round(sum(values) / len(values), 3)


def _deviation(values: Sequence[int]) -> float:
    """Of a sample; 0 for a single game."""
    if len(values) < 2:
        return 0.0
    mean = sum(values) / len(values)
    return round(sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1)), 3)
