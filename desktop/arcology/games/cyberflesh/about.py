"""What is known of the game before it is opened: its name, the version of its rules, its chairs and its options
(CFL-OPT-01 to CFL-OPT-05 and what set-up leaves open). Importing this is cheap, because the start screen does it."""

from __future__ import annotations

from arcology.engine.config import GameConfig, OptionSpec, OptionValue
from arcology.engine.text import text

GAME = "cyberflesh"
RULES_VERSION = 1
"""Bumped when the same decisions would replay differently."""
SEATS = range(1, 4)
"""Seats that decide, each with a character; the game master's chair, if there is one, comes after them
(CFL-SETUP-01, CFL-RUL-02)."""


def _spec(rule: str, name: str, *values: str, alone: bool = False, setup: bool = False) -> OptionSpec:
    base = f"cyberflesh.option.{name}"
    return OptionSpec(
        name,
        text(base),
        tuple(OptionValue(v, text(f"{base}.{v}"), text(f"{base}.{v}.explain")) for v in values),
        values[0],
        rule,
        alone,
        setup,
    )


OPTIONS = (
    _spec("CFL-RUL-46", "characters", "c1", "c2", "c3", setup=True),
    _spec("CFL-SETUP-08", "biome", "roll", "1", "2", "3", "4", "5", "6", "7", "8", setup=True),
    _spec("CFL-ALERT-05", "easy_start", "off", "on", alone=True, setup=True),
    _spec("CFL-RUL-03", "gm_seat", "off", "on", setup=True),
    _spec("CFL-IMMOL-07", "immolation", "ask", "company", "never"),
    _spec("CFL-COMBAT-12", "windows", "danger", "always", "own"),
    _spec("CFL-OPT-01", "alert_start", "rule", "example"),
    _spec("CFL-OPT-02", "loot_tile_picks", "cyclic", "one_each"),
    _spec("CFL-OPT-03", "weapons_per_turn", "hands", "one"),
    _spec("CFL-OPT-04", "escape_natural_8", "off", "on"),
    _spec("CFL-OPT-05", "gm_enemy_order", "off", "on"),
)
"""What a new-game dialogue offers; the first value of each is the default.

`characters` says which card the first seat takes, the first, second or third of the pack; the other seats take those
that follow, the first after the last. `easy_start` counts in a solo game only, `gm_enemy_order` only with `gm_seat`.
`immolation` and `windows` are standing answers, given by whoever sits at the table; the rules always ask. Units are
asked whether they take an attack for a character always, only while two or more characters live ("company"), or never.
Holders of consumables are asked in fights before their own attack, and besides before an enemy acts that could kill
somebody ("danger"), whenever the rules open a window ("always"), or never ("own").
"""


def game_master(config: GameConfig) -> int | None:
    """The chair of the game master, which comes after those of the seats; None where nobody sits there."""
    return config.seats if config.option("gm_seat") == "on" else None


def player_count(config: GameConfig) -> int:
    """Characters in the game, 1 to 3: one for each seat, none for the game master (CFL-RUL-02)."""
    return config.seats
