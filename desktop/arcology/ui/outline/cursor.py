"""Where a person goes on when the line under the cursor is done and gone."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.ui.outline.node import Kind, Node
from arcology.ui.outline.rows import Rows

DEEDS = (Kind.ACTION, Kind.SHARE)
"""Lines that do something."""


def goes_on(rows: Rows, left: Node) -> Node | None:
    """The line on which to go on after ``left``, which is no longer there or was done.

    That is the first action of the piece or group in which it stood, else an action of the same piece among all that
    can be done, else the first of those; None where nothing can be done now.
    """
    if left.parent is not None and left.parent.kind in (Kind.PIECE, Kind.GROUP):
        place = rows.find(left.parent.path)
        if place is not None and left.offer is not None and (found := _first(place.lines)) is not None:
            return found
        if place is not None and left.offer is None:
            return place if left.key == "back" else _after(place)
    if not rows.sections or rows.sections[0].key != "ask":
        return None
    deeds = list(_deeds(rows.sections[0].lines))
    source = None if left.offer is None else left.offer.source
    same = (deed for deed in deeds if source is not None and deed.offer is not None and deed.offer.source == source)
    return next(same, None) or _first(deeds)


def ends(node: Node) -> bool:
    """Whether a line stands for an action that nobody should do twice by mistake."""
    return node.offer is not None and node.offer.comes_last


def _first(lines: Sequence[Node]) -> Node | None:
    return next(_deeds(lines), None)


def _deeds(lines: Sequence[Node]) -> Iterator[Node]:
    for line in lines:
        if line.kind in DEEDS and line.act is not None:
            yield line
        elif line.kind is Kind.GROUP:
            yield from _deeds(line.lines)


def _after(place: Node) -> Node:
    """A piece was laid somewhere: the line after that of the piece, the next piece or what is done with them."""
    beside = place.parent.lines if place.parent is not None else ()
    return beside[place.row + 1] if place.row + 1 < len(beside) else place
