"""Names of files that a game is written to."""

from __future__ import annotations

import re
from pathlib import Path

SUFFIX = ".arcology"

_REFUSED = re.compile(r'[<>:"/\\|?*\x00-\x1f]+')
"""Signs that one system or another does not take in the name of a file."""


def proposal(title: str) -> str:
    """Where a game is written unless the person chooses otherwise: in the home folder, under its title."""
    name = " ".join(_REFUSED.sub(" ", title).split()).strip(". ")
    return str(Path.home() / f"{name or 'Arcology'}{SUFFIX}")


def with_suffix(chosen: str) -> Path:
    """The file that was chosen, with our suffix behind whatever else it is called: ``4.5`` is no suffix of ours."""
    return Path(chosen if chosen.endswith(SUFFIX) else chosen + SUFFIX)
