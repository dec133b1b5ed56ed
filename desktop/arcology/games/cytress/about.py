"""What is known of the game before it is opened: its name, the version of its rules, levels, and its options
(CYT-OPT-01 to CYT-OPT-04). Importing this is cheap, because the start screen does it."""

from __future__ import annotations

from arcology.engine.config import OptionSpec, OptionValue
from arcology.engine.text import text

GAME = "cytress"
RULES_VERSION = 1
"""Bumped when the same decisions would replay differently."""
LEVELS = range(1, 6)
"""Levels of the solo game's AI (CYT-SOLO-SETUP-01)."""
DEFAULT_LEVEL = 3
"""The level of a solo game for which none was chosen."""


def _spec(rule: str, name: str, *values: str, alone: bool = False) -> OptionSpec:
    base = f"cytress.option.{name}"
    return OptionSpec(
        name,
        text(base),
        tuple(OptionValue(v, text(f"{base}.{v}"), text(f"{base}.{v}.explain")) for v in values),
        values[0],
        rule,
        alone,
    )


OPTIONS = (
    _spec("CYT-OPT-01", "merchant", "batch", "single", "chain"),
    _spec("CYT-OPT-02", "ratio", "received", "given"),
    _spec("CYT-OPT-03", "privateer_own", "visit", "district"),
    _spec("CYT-OPT-04", "ai_tube", "prefer", "require", alone=True),
)
"""What a new-game dialogue offers; the first value of each is the default."""
