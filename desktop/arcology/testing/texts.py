"""Everything in words that somebody gets to see at a moment of a game."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Preview
from arcology.engine.results import Scored
from arcology.engine.text import Text
from arcology.testing.traces import Moment, Trace

ACTIONS = 30
"""So many answers are looked at in one moment."""


def texts_seen(trace: Trace, moment: Moment, viewer: int | None) -> Iterator[Text]:
    """Yield every message that ``viewer`` is handed; asks the board everything there is to ask on the way."""
    board, seen = trace.board, trace.rules.observe(moment.state, viewer)
    for event in moment.events:
        yield from _some(board.line(seen, event, viewer), board.cause(seen, event, viewer))
        board.touched(seen, event)
    ask = top_ask(seen)
    if ask is not None:
        yield board.prompt(seen, ask)
    status = board.status(seen)
    yield from (status.headline, status.phase, *status.notes, *status.warnings, *_some(status.ends))
    yield from (info.name for info in board.seats(seen))
    yield from _counted(trace.rules, seen)
    for piece in board.project(seen).pieces.values():
        yield piece.name
        yield from (fact for _, fact in piece.facts if isinstance(fact, Text))
        yield from board.describe(seen, piece.id)
        board.rules_of(seen, piece.id)
        yield board.spot_name(seen, piece.at.zone, piece.at.slot)
    for action in [a for a in moment.legal if a.seat == viewer][:ACTIONS]:
        yield from _told_before(board, seen, action)
    arranged = board.arrange(seen)
    if arranged is not None:
        yield from (arranged.summary, *(why for _, why in arranged.problems))


def nested(message: Text) -> Iterator[Text]:
    """Yield a message and every message inside it."""
    yield message
    for _, value in message.args:
        for part in value if isinstance(value, tuple) else (value,):
            if isinstance(part, Text):
                yield from nested(part)


def _told_before(board: Any, seen: Any, action: Any) -> Iterator[Text]:
    """What a person is told about an action before taking it."""
    preview: Preview = board.preview(seen, action)
    yield from (preview.title, *preview.notes, *(chance.label for chance in preview.chances))
    yield from (chip.value for chip in preview.chips if isinstance(chip.value, Text))
    for spot in preview.path:
        board.layout.pose(spot)
    tip = board.tip(seen, action)
    if tip is not None and isinstance(tip.text, Text):
        yield tip.text


def _counted(rules: Any, seen: Any) -> Iterator[Text]:
    """The words of the score sheet and of the figures over the rounds."""
    sheet = rules.score(seen)
    for column in sheet.columns:
        yield from _some(column.name, column.note)
    for line in sheet.lines:
        yield from _some(line.label, line.explain)
    yield from (course.name for course in (rules.courses(seen) if isinstance(rules, Scored) else ()))


def _some(*messages: Text | None) -> Iterator[Text]:
    yield from (message for message in messages if message is not None)
