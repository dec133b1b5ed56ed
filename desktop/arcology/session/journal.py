"""What a session asks of the place where its decisions are kept."""

from __future__ import annotations

from typing import Any, Protocol

from arcology.engine.results import Outcome
from arcology.engine.text import Text
from arcology.session.timeline import Entry


class Journal(Protocol):
    """Where decisions are kept. Every call returns only when what it was told would survive the death of the process,
    or when the journal has noted its trouble; it never raises for a full disk or a locked file."""

    trouble: Text | None
    """Why the last decisions are only in memory, in words; None when everything is saved."""

    def append(self, *entries: Entry, outcome: Outcome | None) -> None:
        """Keep new decisions, all or none; the head stands on the last, with ``outcome`` if it ended the game."""

    def move_head(self, entry: Entry, *, assisted: bool, outcome: Outcome | None) -> None:
        """Note where the game stands."""

    def forget(self, entry: Entry) -> None:
        """Drop a decision without children; the head stands on its parent."""

    def name_line(self, entry: Entry) -> None:
        """Keep what the line that ends with ``entry`` is called."""

    def recall(self, entry: Entry) -> Any:
        """Return the saved state of an entry, or None if none was saved."""

    def retry(self) -> bool:
        """Write what is only in memory; return whether everything is saved now."""

    def close(self) -> None:
        """Write what is left and let go of the file."""


class NoJournal:
    """Keeps nothing: for tests and simulation."""

    trouble: Text | None = None

    def append(self, *entries: Entry, outcome: Outcome | None) -> None:
        """Keep nothing."""

    def move_head(self, entry: Entry, *, assisted: bool, outcome: Outcome | None) -> None:
        """Keep nothing."""

    def forget(self, entry: Entry) -> None:
        """Keep nothing."""

    def name_line(self, entry: Entry) -> None:
        """Keep nothing."""

    def recall(self, entry: Entry) -> Any:
        """Know nothing."""
        return None

    def retry(self) -> bool:
        """Have nothing to write."""
        return True

    def close(self) -> None:
        """Hold nothing."""
