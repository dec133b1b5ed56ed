"""Where a person's settings and games lie on each system. Nothing is created before something is written."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

NAME = "arcology"
TITLE = "Arcology"


@dataclass(frozen=True, slots=True)
class Folders:
    """``config`` holds the settings, ``state`` games, packs, log and reports."""

    config: Path
    state: Path

    @property
    def library(self) -> Path:
        """The journal with every game, and its backups."""
        return self.state / "games"

    @property
    def packs(self) -> Path:
        """Data packs of this person, one folder for each game below it."""
        return self.state / "packs"

    @property
    def log_file(self) -> Path:
        return self.state / "log" / "arcology.log"

    @property
    def fault_file(self) -> Path:
        """Where the interpreter writes when it dies; anything in it at the next start is told to the person."""
        return self.state / "log" / "fault.log"

    @property
    def reports(self) -> Path:
        return self.state / "reports"


def folders(
    environment: Mapping[str, str] = os.environ, system: str = sys.platform, home: Path | None = None
) -> Folders:
    """The folders of this person; ``ARCOLOGY_CONFIG`` and ``ARCOLOGY_STATE`` override each."""
    base = home if home is not None else Path.home()
    config, state = _usual(environment, system, base)
    return Folders(
        Path(environment["ARCOLOGY_CONFIG"]).expanduser() if environment.get("ARCOLOGY_CONFIG") else config,
        Path(environment["ARCOLOGY_STATE"]).expanduser() if environment.get("ARCOLOGY_STATE") else state,
    )


def _usual(environment: Mapping[str, str], system: str, home: Path) -> tuple[Path, Path]:
    if system == "win32":
        roaming = Path(environment.get("APPDATA") or home / "AppData" / "Roaming")
        local = Path(environment.get("LOCALAPPDATA") or home / "AppData" / "Local")
        return roaming / TITLE, local / TITLE
    if system == "darwin":
        support = home / "Library" / "Application Support" / TITLE
        return support / "Settings", support
    return _xdg(environment, "XDG_CONFIG_HOME", home / ".config"), _xdg(
        environment, "XDG_DATA_HOME", home / ".local" / "share"
    )


def _xdg(environment: Mapping[str, str], name: str, usual: Path) -> Path:
    """The specification says that a relative path there is to be ignored."""
    given = environment.get(name, "")
    return (Path(given) if given and Path(given).is_absolute() else usual) / NAME
