"""What is known of the game before it is opened: its name, the version of its rules, and its options
(CDT-OPT-01 to CDT-OPT-05). Importing this is cheap, because the start screen does it."""

from __future__ import annotations

from arcology.engine.config import OptionSpec, OptionValue
from arcology.engine.text import text

GAME = "cyberdoom_tower"
RULES_VERSION = 1
"""Bumped when the same decisions would replay differently."""


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
