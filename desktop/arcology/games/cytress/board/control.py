"""Who controls which tubes, now and after a move (CYT-SCORE-02, CYT-SCORE-03)."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from arcology.engine.text import Text, text
from arcology.games.cytress.board.names import Names
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import NOBODY, CytressState


@dataclass(frozen=True, slots=True)
class Shift:
    """A tube whose control a move changes; ``before`` is None for the tube that the move builds."""

    hex: int
    points: int
    before: int | None
    after: int


def shifts_of_crew(book: Book, s: CytressState, owner: int, hex_: int) -> tuple[Shift, ...]:
    """What a crew placed on a hex changes at the tubes beside it."""
    after = s.crew[:]
    after[hex_] = owner
    return _changed(book, s, hex_, after)


def shifts_of_launch(book: Book, s: CytressState, hex_: int, height: int = 0) -> tuple[Shift, ...]:
    """What a crew that leaves a hex changes at the tubes beside it; who controls its own comes first.

    A ``height`` of 0 is not known yet."""
    after = s.crew[:]
    after[hex_] = NOBODY
    points = book.tube_prestige[height] if height else 0
    own = Shift(hex_, points, None, book.ground(s.tiles).map.grid.leader(hex_, after))
    return (own, *_changed(book, s, hex_, after))


def _changed(book: Book, s: CytressState, hex_: int, after: list[int]) -> tuple[Shift, ...]:
    grid = book.ground(s.tiles).map.grid
    found = []
    for other in grid.neighbours[hex_]:
        height = s.tubes[other]
        if height:
            before, then = grid.leader(other, s.crew), grid.leader(other, after)
            if before != then:
                found.append(Shift(other, book.tube_prestige[height], before, then))
    return tuple(found)


def swing(shifts: Sequence[Shift], owner: int) -> int:
    """Prestige that the changes bring an owner, less what they cost it."""
    won = sum(shift.points for shift in shifts if shift.after == owner)
    lost = sum(shift.points for shift in shifts if shift.before == owner)
    return won - lost


def told(called: Names, s: CytressState, shifts: tuple[Shift, ...]) -> tuple[Text, ...]:
    """The changes in words, one sentence for each tube."""
    found = []
    for shift in shifts:
        code, owner = called.code(s, shift.hex), called.owner(s, shift.after)
        if shift.before is not None:
            before = called.owner(s, shift.before)
            found.append(text("cytress.note.control", code=code, points=shift.points, before=before, owner=owner))
        elif shift.points:
            found.append(text("cytress.note.new_tube", code=code, points=shift.points, owner=owner))
        else:
            found.append(text("cytress.note.new_tube_open", code=code, owner=owner))
    return tuple(found)
