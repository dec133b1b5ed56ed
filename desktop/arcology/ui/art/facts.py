"""Reading facts: small typed getters with defaults, so that a painter draws something sensible from any facts."""

from __future__ import annotations

from arcology.engine.text import Text
from arcology.ui.art.studio import Facts, Studio


def number(facts: Facts, key: str, default: int = 0) -> int:
    value = facts.get(key, default)
    return value if isinstance(value, int) else default


def word(facts: Facts, key: str, default: str = "") -> str:
    value = facts.get(key, default)
    return value if isinstance(value, str) else default


def flag(facts: Facts, key: str, default: bool = False) -> bool:
    return bool(facts.get(key, default))


def words(facts: Facts, key: str) -> tuple[str, ...]:
    value = facts.get(key, ())
    return tuple(str(part) for part in value) if isinstance(value, tuple) else ()


def table(facts: Facts, key: str) -> tuple[tuple[str, ...], ...]:
    """A tuple of tuples of words."""
    value = facts.get(key, ())
    if not isinstance(value, tuple):
        return ()
    return tuple(tuple(str(part) for part in row) for row in value if isinstance(row, tuple))


def say(studio: Studio, facts: Facts, key: str) -> str:
    """The text of a fact that is a text record or a message id; empty when there is none."""
    value = facts.get(key)
    if isinstance(value, Text) or (isinstance(value, str) and value):
        return studio.tr(value)
    return ""
