"""A saved game as plain values, between the journal, the portable file and the session that plays it."""

from __future__ import annotations

import json
import os
from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from typing import Any, Protocol

from arcology.engine.config import GameConfig


class StepLike(Protocol):
    """What the store needs of a decision; the session's entries have it."""

    @property
    def number(self) -> int: ...
    @property
    def parent(self) -> StepLike | None: ...
    @property
    def group(self) -> int: ...
    @property
    def seat(self) -> int: ...
    @property
    def driver(self) -> str: ...
    @property
    def action(self) -> Any: ...
    @property
    def events(self) -> tuple[Any, ...]: ...
    @property
    def state(self) -> Any: ...
    @property
    def digest(self) -> str: ...
    @property
    def news(self) -> bool: ...
    @property
    def at(self) -> str: ...
    @property
    def children(self) -> Sequence[StepLike]: ...
    @property
    def is_kept(self) -> bool: ...
    @property
    def anchored(self) -> bool: ...
    @property
    def name(self) -> str | None: ...


@dataclass(frozen=True, slots=True)
class SavedStep:
    """One decision; ``action`` (``null`` for the set-up) and ``events`` are JSON texts. ``parent`` is a number."""

    number: int
    parent: int | None
    group: int
    seat: int
    driver: str
    action: str
    events: str
    digest: str
    news: bool
    at: str


@dataclass(slots=True)
class SavedGame:
    """A whole game: what was chosen, the tree of decisions (parents first), where it stands, and the state there.

    ``players`` and ``drivers`` are by seat: the person's name, and who decides (``human`` or a bot's name).
    ``head_state`` is JSON, empty if it is lost. ``anchors`` are states (JSON, by step number) that cannot be had by
    playing again, because the rules changed before them. ``names`` are what lines of play are called, by step number.
    """

    key: str
    config: GameConfig
    rules_version: int
    pack_digest: str = ""
    policy: str = "free"
    assisted: bool = False
    title: str = ""
    players: tuple[str, ...] = ()
    drivers: tuple[str, ...] = ()
    created: str = ""
    head: int = 0
    head_state: str = ""
    finished: bool = False
    outcome: str = ""
    steps: list[SavedStep] = field(default_factory=list)
    anchors: dict[int, str] = field(default_factory=dict)
    names: dict[int, str] = field(default_factory=dict)


def new_key() -> str:
    """Return a name for a game that no other game anywhere has."""
    return os.urandom(16).hex()


def config_to_json(config: GameConfig) -> str:
    """Return a configuration as JSON text."""
    return json.dumps(asdict(config), ensure_ascii=False, separators=(",", ":"))


def config_from_data(data: dict[str, Any]) -> GameConfig:
    """Return the configuration that :func:`config_to_json` wrote.

    Raises:
        TypeError, ValueError, KeyError: it is none.
    """
    options = tuple((str(name), str(value)) for name, value in data["options"])
    return GameConfig(**{**data, "options": options})
