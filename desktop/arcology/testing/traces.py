"""Games played at random and written down, for the checks that every game must pass."""

from __future__ import annotations

import dataclasses
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from arcology.engine.config import GameConfig
from arcology.engine.luck import new_luck
from arcology.engine.play import play, start
from arcology.engine.records import digest
from arcology.engine.refusal import Refusal

LONGEST = 5_000
"""Decisions after which a random game counts as one that does not end."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A state in which somebody decides (or the last one), the answers there, and the one that was taken."""

    state: Any
    digest: str
    legal: tuple[Any, ...]
    action: Any
    events: tuple[Any, ...]
    """What led here."""


@dataclass(frozen=True, slots=True)
class Trace:
    """One whole random game."""

    config: GameConfig
    rules: Any
    board: Any
    moments: tuple[Moment, ...]

    @property
    def viewers(self) -> tuple[int | None, ...]:
        """Everybody who may look: each seat, and a person who sees what is public."""
        return (*range(self.config.seats), None)


def play_at_random(rules: Any, board: Any, config: GameConfig, longest: int = LONGEST) -> Trace:
    """Play one game at random to its end.

    Raises:
        AssertionError: a legal action was refused, or the game does not end.
    """
    luck = new_luck(config.seed ^ 0x5EED)
    played = start(rules, config)
    moments: list[Moment] = []
    for _ in range(longest):
        legal = tuple(rules.legal(played.state))
        action = luck.pick("trace", legal) if legal else None
        moments.append(Moment(played.state, digest(played.state), legal, action, played.events))
        if action is None:
            return Trace(config, rules, board, tuple(moments))
        after = play(rules, played.state, action)
        if isinstance(after, Refusal):
            raise AssertionError(f"{action} is listed as legal and refused: {after.why.id} ({after.rule})")
        played = after
    raise AssertionError(f"{config} does not end within {longest} decisions")


def sample(moments: Sequence[Moment], count: int) -> Sequence[Moment]:
    """Return about ``count`` moments spread over a game, first and last included."""
    if len(moments) <= count:
        return moments
    step = (len(moments) - 1) / (count - 1)
    return [moments[round(n * step)] for n in range(count)]


def hidden_lists(real: Any, seen: Any) -> Iterator[tuple[tuple[Any, ...], tuple[int, ...]]]:
    """Find lists of a state of which an observer sees something else: the way there, and the positions that differ."""
    if isinstance(real, list) and isinstance(seen, list) and len(real) == len(seen):
        differ = tuple(n for n, (a, b) in enumerate(zip(real, seen, strict=True)) if a != b)
        if len(differ) > 1 and not any(hasattr(part, "clone") or isinstance(part, list) for part in real):
            yield (), differ
            return
    for step, value, shown in _parts(real, seen):
        for way, differ in hidden_lists(value, shown):
            yield (step, *way), differ


def permuted(state: Any, way: tuple[Any, ...], places: tuple[int, ...]) -> Any:
    """Return a copy of ``state`` in which the list at ``way`` has what lies at ``places`` in reverse order."""
    copy = state.clone()
    found = copy
    for step in way:
        found = getattr(found, step) if isinstance(step, str) and hasattr(found, step) else found[step]
    values = [found[place] for place in places]
    for place, value in zip(places, reversed(values), strict=True):
        found[place] = value
    return copy


def _parts(real: Any, seen: Any) -> Iterator[tuple[Any, Any, Any]]:
    if dataclasses.is_dataclass(real) and type(real) is type(seen) and hasattr(real, "clone"):
        for field in dataclasses.fields(real):
            yield field.name, getattr(real, field.name), getattr(seen, field.name)
    elif isinstance(real, list) and isinstance(seen, list) and len(real) == len(seen):
        yield from ((n, a, b) for n, (a, b) in enumerate(zip(real, seen, strict=True)))
    elif isinstance(real, dict) and isinstance(seen, dict):
        yield from ((key, value, seen[key]) for key, value in real.items() if key in seen)
