"""Games for benchmarks: opened as the program opens them, and played without a table."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from measure import GAME

from arcology.app.games import BUILTIN, Games
from arcology.app.simulation import make_policy
from arcology.app.tables import Opened, open_table
from arcology.engine.config import GameConfig, resolve_options
from arcology.engine.luck import Luck, new_luck
from arcology.engine.play import play, start
from arcology.engine.protocols import BotContext
from arcology.packs.locate import data_root

KNOWN = {**BUILTIN, **{game: f"arcology.games.{game}.plugin" for game in ("cytress", "cyberflesh", "cities_of_venus")}}
"""Games that are measured, also before the program lists them."""


def opened(seats: int = 1, seed: int = 1, options: dict[str, str] | None = None, game: str = GAME) -> Opened:
    """A game with its house pack."""
    plugin = Games(builtin=KNOWN).plugin(game)
    config = GameConfig(plugin.id, seats, seed, options=resolve_options(plugin.options, options or {}))
    return open_table(plugin, config, data_root(), None)


class Policy:
    """A policy with its luck, as ``simulate`` uses it, for a game that is played decision by decision."""

    def __init__(self, game: Opened, name: str, seed: int) -> None:
        self._rules = game.rules
        self._bot = make_policy(game.plugin, name)
        self._context = BotContext(game.rules, new_luck(-2 - seed))

    def choose(self, state: Any) -> Any:
        """The answer to the open question; None when the game is over."""
        legal = self._rules.legal(state)
        if not legal:
            return None
        return self._bot.choose(self._rules.observe(state, state.agenda[-1].seat), legal, self._context)


def moments(game: Opened, policy: str, seeds: range) -> Iterator[tuple[Any, Any]]:
    """Every (state, decision) of whole games: the states are those that a committed game would hold."""
    for seed in seeds:
        chooser = Policy(game, policy, seed)
        config = GameConfig(game.plugin.id, game.config.seats, seed, options=game.config.options)
        state = start(game.rules, config).state
        while (action := chooser.choose(state)) is not None:
            yield state, action
            state = play(game.rules, state, action, keep_beats=False).state  # type: ignore[union-attr]  # it is legal


def endless(game: Opened) -> Any:
    """The same rules for a game that goes on: before every decision the table is put back to an early round.

    The game proper is over after some dozens of decisions, too few to show what a long history costs.
    """

    class Endless(type(game.rules)):  # type: ignore[misc]
        def apply(self, s: Any, ask: Any, a: Any, ctx: Any) -> None:
            s.round = min(s.round, 2)
            for floor in s.floors:
                floor.pos = max(floor.pos, 5)
            for player in s.players:
                player.energy = 6
            super().apply(s, ask, a, ctx)

    return Endless(game.pack)


def luck(seed: int) -> Luck:
    """Luck for choices of the benchmark itself."""
    return new_luck(seed)
