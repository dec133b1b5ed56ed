"""Asks an installed Arcology for its health, and about each game for a rule and some play, and checks the answers.

    python packaging/smoke.py COMMAND...      for example: .venv/bin/python -m arcology, or dist/arcology/arcology

The same for a wheel, an editable install and a frozen build. Standard library only.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator, Sequence
from functools import partial

TIMEOUT_SECONDS = 120
RULES = {
    "cyberdoom-tower": "CDT-MOVE-06",
    "cytress": "CYT-SPY-01",
    "cyberflesh": "CFL-TILE-01",
    "cities-of-venus": "CVL-GROW-01",
}
"""By game: a rule that is asked for."""


def check_self_check(output: str) -> str:
    report = json.loads(output)
    if not isinstance(report, dict) or not report:
        raise ValueError("self-check --json printed no object")
    return f"self-check reports {len(report)} things"


def check_rules(output: str, game: str) -> str:
    if RULES[game] not in output or len(output.split()) < 10:
        raise ValueError(f"the reference does not explain {RULES[game]}")
    return f"the reference explains {RULES[game]}"


def check_simulate(output: str, game: str) -> str:
    result = json.loads(output)
    if result["games"] != 2 or result["game"] not in (game, game.replace("-", "_")) or not result["digest"]:
        raise ValueError(f"2 games were wanted, simulate reports {result}")
    return f"2 games were played, {result['actions']} decisions"


def checks() -> Iterator[tuple[tuple[str, ...], Callable[[str], str]]]:
    """Arguments, and what looks at the answer."""
    yield ("self-check", "--json"), check_self_check
    for game, rule in RULES.items():
        yield ("rules", game, rule), partial(check_rules, game=game)
        yield ("simulate", game, "--games", "2", "--seed", "1", "--json"), partial(check_simulate, game=game)
    side_by_side = ("simulate", game, "--games", "2", "--jobs", "2", "--seed", "1", "--json")
    yield side_by_side, partial(check_simulate, game=game)


def smoke(command: Sequence[str]) -> list[str]:
    """Runs all checks against ``command`` and returns what was wrong."""
    wrong = []
    for arguments, check in checks():
        asked = " ".join(arguments)
        try:
            done = subprocess.run(
                [*command, *arguments], capture_output=True, text=True, encoding="utf-8", timeout=TIMEOUT_SECONDS
            )
            if done.returncode != 0:
                raise ValueError(f"exit code {done.returncode}: {(done.stderr or done.stdout).strip()}")
            if "Traceback" in done.stderr:
                raise ValueError(f"a traceback: {done.stderr.strip()}")
            print(f"ok     {asked}: {check(done.stdout)}")
        except (OSError, ValueError, KeyError, subprocess.TimeoutExpired) as problem:
            print(f"WRONG  {asked}: {problem}")
            wrong.append(f"{asked}: {problem}")
    return wrong


if __name__ == "__main__":
    if not sys.argv[1:]:
        sys.exit(__doc__)
    sys.exit(1 if smoke(sys.argv[1:]) else 0)
