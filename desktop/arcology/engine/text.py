"""Messages as data: an id of the catalogue with named arguments, rendered only when somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from arcology.engine.records import record


@record
class SeatRef:
    """A seat inside a message; rendered as that seat's name."""

    seat: int


@record
class Text:
    """A message: catalogue id, named arguments in alphabetical order, and the seats that may read it (None: all).

    Arguments are scalars, :class:`SeatRef` or further :class:`Text`. An argument called ``n`` selects the plural form.
    Build one with :func:`text`.
    """

    id: str
    args: tuple[tuple[str, Any], ...] = ()
    seen_by: frozenset[int] | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Whether ``seat`` (None: a person who sees everything public) may read it."""
        return self.seen_by is None or (seat is not None and seat in self.seen_by)


def text(id: str, /, **args: Any) -> Text:
    """Return the message ``id`` with its arguments: ``text("app.saved", name=…)``."""
    return Text(id, tuple(sorted(args.items())))


def decimal(value: float, digits: int) -> Text:
    """Return a number with ``digits`` decimals, at least one, which every language writes with its own sign."""
    whole, _, part = f"{value:.{digits}f}".partition(".")
    return text("table.decimal", whole=whole, part=part)


def listed(parts: Sequence[Text]) -> Text:
    """Return one text for several: "a, b and c". There must be one at least."""
    if len(parts) == 1:
        return parts[0]
    if len(parts) == 2:
        return text("table.list.last", first=parts[0], second=parts[1])
    return text("table.list.more", first=parts[0], rest=listed(parts[1:]))


def joined(sentences: Sequence[Text]) -> Text:
    """Return one text for several sentences. There must be one at least."""
    if len(sentences) == 1:
        return sentences[0]
    return text("table.list.sentences", first=sentences[0], rest=joined(sentences[1:]))
