"""Games of the toy for the tests of session and store."""

from __future__ import annotations

import dataclasses
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from arcology.engine.config import GameConfig
from arcology.engine.luck import new_luck
from arcology.engine.protocols import GamePlugin
from arcology.session.opening import OpenGame, new_game
from arcology.session.session import Session, UndoPolicy
from arcology.session.shelf import Shelf
from arcology.store.library import Library
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import Rover, ToyRules


def clock() -> Callable[[], str]:
    """A clock that moves one second with every look at it."""
    seconds = iter(range(1_000_000))

    def now() -> str:
        at = next(seconds)
        return f"2030-01-{1 + at // 86400:02}T{at // 3600 % 24:02}:{at // 60 % 60:02}:{at % 60:02}"

    return now


def config(seed: int = 1, seats: int = 2, pack: str = "house") -> GameConfig:
    return GameConfig("toy", seats, seed, pack)


def toy_session(seed: int = 1, seats: int = 2, policy: UndoPolicy = UndoPolicy.FREE, **more: Any) -> Session:
    return Session(ToyRules(), config(seed, seats), policy=policy, **more)


def shelf(folder: Path, plugin: GamePlugin | None = None) -> Shelf:
    """A shelf with one game; that of the plain toy is kept, because making its codec takes 0.1 s."""
    if plugin is None:
        return _plain_shelf(folder)
    return Shelf(folder, lambda game: plugin if game == "toy" else None)


@cache
def _plain_shelf(folder: Path) -> Shelf:
    return Shelf(folder, lambda game: PLUGIN if game == "toy" else None)


def with_pack(digest: str, names: tuple[str, ...] = ("house", "mine")) -> GamePlugin:
    """The toy with packs that have a digest."""
    pack = dataclasses.make_dataclass("Pack", ["digest"])(digest)
    return dataclasses.replace(PLUGIN, load_pack=lambda house, user: pack)


def fresh(folder: Path, library: Library, seed: int = 1, **more: Any) -> OpenGame:
    return new_game(shelf(folder), library, config(seed), now=clock(), **more)


def play_randomly(session: Session, moves: int, seed: int = 7) -> int:
    """Play up to ``moves`` random decisions; return how many were played before the game ended."""
    luck = new_luck(seed)
    for done in range(moves):
        legal = session.rules.legal(session.state)
        if not legal:
            return done
        session.submit(luck.pick("test", legal))
    return moves


class EndlessRules(ToyRules):
    """The toy without an end, for long games."""

    def outcome(self, s: Any) -> Any:
        return None

    def perform(self, s: Any, t: Any, ctx: Any) -> None:
        super().perform(s, t, ctx)
        if isinstance(t, Rover):
            s.spaces = [0 if space == 5 else space for space in s.spaces]

    def legal(self, s: Any) -> Any:
        return [a for a in super().legal(s) if getattr(a, "to", 0) < 6]
