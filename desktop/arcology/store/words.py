"""Messages in files: a :class:`Text` as JSON and back, without pydantic: the library shows them at the start."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from arcology.engine.text import SeatRef, Text


def text_to_json(message: Text) -> str:
    """Return a message as JSON text."""
    return json.dumps(_out(message), ensure_ascii=False, separators=(",", ":"))


def text_from_json(source: str) -> Text | None:
    """Return the message, or None when ``source`` is empty or no message."""
    try:
        found = _in(json.loads(source)) if source else None
    except (ValueError, TypeError, KeyError):
        return None
    return found if isinstance(found, Text) else None


@dataclass(frozen=True, slots=True)
class Summary:
    """What the library says of a game: a headline, how far it is (done, of), and chips (icon, words, role)."""

    headline: Text
    progress: tuple[int, int] = (0, 0)
    facts: tuple[tuple[str, Text | str, str], ...] = ()


def summary_to_json(summary: Summary) -> str:
    """Return a summary as JSON text."""
    parts = [_out(summary.headline), list(summary.progress), [_out(fact) for fact in summary.facts]]
    return json.dumps(parts, ensure_ascii=False, separators=(",", ":"))


def summary_from_json(source: str) -> Summary | None:
    """Return the summary, or None when ``source`` is empty or no summary."""
    try:
        headline, (done, of), facts = (_in(part) for part in json.loads(source))
        found = Summary(headline, (int(done), int(of)), tuple((str(i), words, str(role)) for i, words, role in facts))
    except (ValueError, TypeError, KeyError):
        return None
    return found if isinstance(headline, Text) else None


def _out(value: Any) -> Any:
    if isinstance(value, Text):
        seen = None if value.seen_by is None else sorted(value.seen_by)
        return {"text": value.id, "args": {name: _out(part) for name, part in value.args}, "seen_by": seen}
    if isinstance(value, SeatRef):
        return {"seat": value.seat}
    if isinstance(value, tuple | list):
        return [_out(part) for part in value]
    return value


def _in(value: Any) -> Any:
    if isinstance(value, list):
        return tuple(_in(part) for part in value)
    if not isinstance(value, dict):
        return value
    if "seat" in value:
        return SeatRef(int(value["seat"]))
    seen = value.get("seen_by")
    args = tuple((name, _in(part)) for name, part in sorted(value["args"].items()))
    return Text(str(value["text"]), args, None if seen is None else frozenset(seen))
