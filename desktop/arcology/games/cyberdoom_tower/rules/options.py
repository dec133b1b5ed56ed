"""The options of the ledger's section 8 (CDT-OPT-01 to CDT-OPT-05)."""

from __future__ import annotations

from typing import Any

from arcology.engine.config import GameConfig, OptionSpec, OptionValue, resolve_options
from arcology.engine.text import text
from arcology.games.cyberdoom_tower.state import Options


def _spec(rule: str, name: str, *values: str) -> OptionSpec:
    base = f"cyberdoom_tower.option.{name}"
    return OptionSpec(
        name,
        text(base),
        tuple(OptionValue(v, text(f"{base}.{v}"), text(f"{base}.{v}.explain")) for v in values),
        values[0],
        rule,
    )


OPTIONS = (
    _spec("CDT-OPT-01", "time_limit", "beaten", "reached"),
    _spec("CDT-OPT-02", "alerted_sentinel", "hunts", "provoked"),
    _spec("CDT-OPT-03", "trap_scope", "sectors", "floor"),
    _spec("CDT-OPT-04", "loot_noise", "test", "lasting"),
    _spec("CDT-OPT-05", "hit_unlock", "one_by_one", "all"),
)
"""What a new-game dialogue offers; the first value of each is the default."""


def options_of(config: GameConfig) -> Options:
    """Return the options of a configuration, defaults where it names none. Raises BadOption."""
    chosen: dict[str, Any] = dict(resolve_options(OPTIONS, dict(config.options)))
    return Options(**chosen)
