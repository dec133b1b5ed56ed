"""From what was chosen to a game that can be played: options resolved, pack loaded, rules and board opened."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.app.complaints import WrongUsage, about_option
from arcology.app.request import GameFlags
from arcology.engine.config import BadOption, GameConfig, resolve_options
from arcology.engine.plugin import GamePlugin
from arcology.engine.text import text
from arcology.packs.find import HOUSE, find_pack, house_folder

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable


@dataclass(frozen=True, slots=True)
class Opened:
    """A game ready to be set up: its plug-in, configuration, pack (as the plug-in loaded it), rules and board."""

    plugin: GamePlugin
    config: GameConfig
    pack: Any
    rules: Any
    board: Any


def fresh_seed() -> int:
    """A seed from the system's entropy, short enough for two words."""
    import secrets  # opens hash libraries, and a start screen needs no seed

    from arcology.text.seeds import LIMIT

    return secrets.randbelow(LIMIT)


def game_resources(data: Traversable, game: str) -> Traversable:
    """The resource folder of a game below the data folder."""
    return data / "resources" / "games" / game


def configure(plugin: GamePlugin, flags: GameFlags) -> GameConfig:
    """The configuration that the flags ask for. Raises WrongUsage with what the game does offer."""
    from arcology.text.seeds import read_seed

    players = flags.players if flags.players is not None else plugin.seats.start
    if players not in plugin.seats:
        low, high = plugin.seats.start, plugin.seats.stop - 1
        raise WrongUsage(text("app.cli.wrong.players", game=plugin.slug, low=low, high=high, players=players))
    try:
        options = resolve_options(plugin.options, dict(flags.options))
    except BadOption as problem:
        raise WrongUsage(about_option(problem)) from problem
    try:
        seed = read_seed(flags.seed) if flags.seed is not None else fresh_seed()
    except ValueError as problem:
        raise WrongUsage(text("app.cli.wrong.seed")) from problem
    return GameConfig(plugin.id, players, seed, flags.pack, _level(plugin, players, flags.level), options)


def _level(plugin: GamePlugin, players: int, wanted: int) -> int:
    """The level of a solo game's rival; 0 in every other game."""
    levels = plugin.levels
    if levels is None and wanted:
        raise WrongUsage(text("app.cli.wrong.no_levels", game=plugin.slug))
    if levels is None or (players > 1 and not wanted):
        return 0
    level = wanted or plugin.default_level
    if players > 1 or level not in levels:
        low, high = levels.start, levels.stop - 1
        raise WrongUsage(text("app.cli.wrong.level", game=plugin.slug, low=low, high=high))
    return level


def open_table(plugin: GamePlugin, config: GameConfig, data: Traversable, user_data: Path | None) -> Opened:
    """Loads the pack and opens the game. Raises PackError."""
    user = find_pack(data, plugin.id, config.pack, user_data) if config.pack != HOUSE else None
    pack = plugin.load_pack(house_folder(data, plugin.id), user)
    rules, board = plugin.open(pack, game_resources(data, plugin.id), config)
    return Opened(plugin, config, pack, rules, board)
