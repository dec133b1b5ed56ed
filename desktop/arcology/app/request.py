"""What a command line asks for, read: see :mod:`arcology.app.arguments`."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

DEFAULT_SIZE = (1920, 1080)


class GameFlags(NamedTuple):
    """What was said about a game; None and empty mean the game's default."""

    players: int | None = None
    seed: str | None = None
    level: int = 0
    pack: str = "house"
    options: tuple[tuple[str, str], ...] = ()


class Request(NamedTuple):
    """One command with its arguments; fields that a command does not have keep their defaults."""

    command: str
    game: str = ""
    flags: GameFlags = GameFlags()
    file: Path = Path()
    rule: str = ""
    games: int = 1
    policies: tuple[str, ...] = ()
    jobs: int = 1
    json: bool = False
    csv: Path | None = None
    verify: bool = False
    out: Path = Path()
    steps: int = 0
    size: tuple[int, int] = DEFAULT_SIZE
    theme: str = "dark"
    text: int = 100
    probe: bool = False
