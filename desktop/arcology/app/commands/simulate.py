"""``arcology simulate``: plays games without a table and prints what came out."""

from __future__ import annotations

import csv
import json
import sys
from collections.abc import Mapping, Sequence
from functools import partial
from pathlib import Path
from typing import Any

from arcology.app.complaints import Failed, WrongUsage
from arcology.app.games import Games
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.app.simulation import RANDOM, Counted, Result, counted, summary
from arcology.app.simulation import run as run_games
from arcology.app.tables import Opened, configure, open_table
from arcology.bots import bot_names
from arcology.engine.config import GameConfig
from arcology.engine.protocols import GamePlugin
from arcology.engine.text import text
from arcology.packs.locate import data_root

BAR_WIDTH = 40


def run(request: Request, program: Program) -> int:
    """Plays, with a progress bar on a terminal, and prints figures as text or JSON, or writes one CSV row per game."""
    plugin = program.games.named(request.game)
    config = configure(plugin, request.flags)
    policies = seat_policies(plugin, request.policies or (RANDOM,), config.seats)
    opened = open_table(plugin, config, program.data, program.folders.state)
    load = partial(_open_again, plugin.id, config, program.folders.state)
    bar = _Bar(request.games)
    try:
        results = run_games(opened, policies, request.games, request.jobs, load, bar.show)
    finally:
        bar.clear()
    figures = summary(opened, policies, results)
    if request.csv is not None:
        _write_csv(request, results)
    if request.json:
        print(json.dumps(figures))
    else:
        _print_table(program, figures)
        _print_tallies(program, counted(policies, results))
    return 0


def seat_policies(plugin: GamePlugin, wanted: Sequence[str], seats: int) -> tuple[str, ...]:
    """A policy for each seat: one for all, or one each. Raises WrongUsage."""
    known = bot_names(plugin)
    for name in wanted:
        if name not in known:
            raise WrongUsage(text("app.cli.wrong.policy", name=name, game=plugin.slug, known=known))
    if len(wanted) == 1:
        return (wanted[0],) * seats
    if len(wanted) != seats:
        raise WrongUsage(text("app.cli.wrong.policies", n=len(wanted), seats=seats))
    return tuple(wanted)


def _open_again(game: str, config: GameConfig, user_data: Path) -> Opened:
    """Inside a worker process, where nothing is at hand yet."""
    return open_table(Games().named(game), config, data_root(), user_data)


def _write_csv(request: Request, results: Sequence[Result]) -> None:
    assert request.csv is not None
    try:
        with request.csv.open("w", newline="", encoding="utf-8") as file:
            rows = csv.writer(file)
            totals = [f"score_{seat + 1}" for seat in range(len(results[0].totals))]
            rows.writerow(["seed", "outcome", "winners", "rounds", "actions", *totals, "digest"])
            for result in results:
                winners = " ".join(str(seat + 1) for seat in result.winners)
                rows.writerow(
                    [result.seed, result.code, winners, result.rounds, result.actions, *result.totals, result.digest]
                )
    except OSError as problem:
        raise Failed(text("app.cli.failed.csv", file=str(request.csv), problem=problem.strerror)) from problem


def _print_table(program: Program, figures: Mapping[str, Any]) -> None:
    names = {name: program.tr(f"app.simulate.{name}") for name in figures if name != "tallies"}
    width = max(map(len, names.values()))
    for name in names:
        value = figures[name]
        shown = ", ".join(map(str, value)) if isinstance(value, list) else value
        print(f"{names[name]:<{width}}  {shown}")


def _print_tallies(program: Program, tallies: Sequence[Counted]) -> None:
    """What the game counted besides: each kind with its number and its share, by policy."""
    for tally in tallies:
        for policy, kinds in tally.by_policy.items():
            print(program.tr("app.simulate.tally", name=tally.name, policy=policy))
            names = [program.tr(name) for _, name, _ in kinds]
            width, whole = max(map(len, names), default=0), sum(n for *_, n in kinds) or 1
            for name, (_, _, n) in zip(names, kinds, strict=True):
                print(f"  {name:<{width}}  {n:>7}  {n / whole:>7.1%}")


class _Bar:
    """A line on a terminal; silent when the output goes elsewhere."""

    def __init__(self, total: int) -> None:
        self._total = total
        self._on = sys.stderr.isatty()
        self._shown = -1

    def show(self, done: int) -> None:
        percent = done * 100 // self._total
        if self._on and percent != self._shown:
            self._shown = percent
            filled = BAR_WIDTH * done // self._total
            print(
                f"\r{'█' * filled}{'░' * (BAR_WIDTH - filled)} {percent:3d} %  {done}/{self._total}",
                end="",
                file=sys.stderr,
            )
            sys.stderr.flush()

    def clear(self) -> None:
        if self._on:
            print(f"\r{' ' * (BAR_WIDTH + 30)}\r", end="", file=sys.stderr)
            sys.stderr.flush()
