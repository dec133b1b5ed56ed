"""The options of a game as the rules read them."""

from __future__ import annotations

from functools import cache

from arcology.engine.config import GameConfig, resolve_options
from arcology.games.cyberflesh.about import OPTIONS
from arcology.games.cyberflesh.state import Options

_KEPT = ("loot_tile_picks", "weapons_per_turn", "escape_natural_8", "gm_enemy_order")


def values_of(config: GameConfig) -> dict[str, str]:
    """All options of a configuration by name, defaults where it names none. Raises BadOption."""
    return _values(config.options)


def options_of(values: dict[str, str]) -> Options:
    """Those that count after set-up. Without a game master nobody orders tied enemies (CFL-OPT-05)."""
    kept = {name: values[name] for name in _KEPT}
    if values["gm_seat"] == "off":
        kept["gm_enemy_order"] = "off"
    return Options(**kept)  # type: ignore[arg-type]  # resolved values are those of the literals


def start_alert(values: dict[str, str], players: int) -> int:
    """The Alert level at the start (CFL-ALERT-01, CFL-ALERT-05, CFL-OPT-01)."""
    if players == 1:
        return 1 if values["easy_start"] == "on" else 2
    return players + (2 if values["alert_start"] == "example" else 1)


@cache
def _values(chosen: tuple[tuple[str, str], ...]) -> dict[str, str]:
    """Once for all games of a simulation; never changed."""
    return dict(resolve_options(OPTIONS, dict(chosen)))
