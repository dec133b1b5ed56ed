"""What is known of the game before it is opened: its name, the version of its rules, seats, and its options
(CVL-OPT-01 to CVL-OPT-04). Importing this is cheap, because the start screen does it."""

from __future__ import annotations

from arcology.engine.config import OptionSpec, OptionValue
from arcology.engine.text import text

GAME = "cities_of_venus"
RULES_VERSION = 1
"""Bumped when the same decisions would replay differently."""
SEATS = range(1, 7)
"""Cities at a table; a single one plays the lone-city challenge (CVL-RUL-53), the sixth is the expansion."""


def _spec(rule: str, name: str, *values: str) -> OptionSpec:
    base = f"cities_of_venus.option.{name}"
    return OptionSpec(
        name,
        text(base),
        tuple(OptionValue(v, text(f"{base}.{v}"), text(f"{base}.{v}.explain")) for v in values),
        values[0],
        rule,
    )


OPTIONS = (
    _spec("CVL-OPT-01", "station_sources", "all", "listed"),
    _spec("CVL-OPT-02", "lost_drop_vnaut", "off", "on"),
    _spec("CVL-OPT-03", "mining_limit", "once", "per_miner"),
    _spec("CVL-OPT-04", "placement", "fill", "departments"),
)
"""What a new-game dialogue offers; the first value of each is the default."""
