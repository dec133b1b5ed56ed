"""Effective hit boxes: the printed boxes of a target after the symbols in force (CDT-SYM, CDT-DICE).

A `BoxSet` also holds the tables from which `placement` and `odds` work: dice are not compared with boxes one
by one there; a die of a colour and value is looked up as the set of boxes that take it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import product

from arcology.games.cyberdoom_tower.cards import (
    BOX_ROWS,
    BOXES,
    SENTINEL_START,
    WHITE_DICE,
    AiSide,
    BoxRows,
    Color,
    ModColumn,
    Pack,
    Row,
    SentinelCard,
    SymbolKind,
    Symbols,
)

FACES = range(1, 7)
ALL_BOXES = (1 << BOXES) - 1


class Mode(StrEnum):
    """How the number of an effective box is read."""

    ANY = "any"
    MIN = "min"
    EXACT = "exact"


@dataclass(frozen=True, slots=True)
class EffBox:
    """A box as it counts in an attack. `n` is None exactly when `mode` is ANY."""

    row: Row
    index: int
    need_red: bool
    mode: Mode
    n: int | None

    @property
    def key(self) -> str:
        """Short name of the box: `a1`, `c3`."""
        return f"{self.row.value}{self.index}"

    def takes(self, red: bool, value: int) -> bool:
        """Whether a die of that colour and value satisfies the box, leaving chains aside (CDT-DICE-02..05, -08)."""
        if self.need_red and not red:
            return False
        if self.n is None:
            return True
        return value == self.n if self.mode is Mode.EXACT else value >= self.n


@dataclass(frozen=True, slots=True)
class ChainChoice:
    """One common number for every chained row.

    `accept[c][v]` is the set (bit per box, in box order) of boxes that take a die of colour `c` (0 white,
    1 red) showing `v`, when the chained rows show `values`.
    """

    values: tuple[int, ...]
    accept: tuple[tuple[int, ...], tuple[int, ...]]


@dataclass(frozen=True)
class BoxSet:
    """The six effective boxes of a target, A1.., B1.., C1.., and the rows under a CHAIN, in row order."""

    boxes: tuple[EffBox, ...]
    chained: tuple[Row, ...] = ()

    def __post_init__(self) -> None:
        if len(self.boxes) != BOXES:
            raise ValueError(f"a target has {BOXES} hit boxes, not {len(self.boxes)}")

    @cached_property
    def choices(self) -> tuple[ChainChoice, ...]:
        """The common numbers of the chained rows that any dice at all could show, ascending.

        Worked out when first asked for: the check of a pack makes every target that can occur, and asks for none.
        """
        return tuple(_choices(self.boxes, self.chained))

    def position(self, key: str) -> int:
        """Place (0..5) of the box with that key in `boxes`; ValueError if there is none."""
        return [box.key for box in self.boxes].index(key)


def _choices(boxes: tuple[EffBox, ...], chained: tuple[Row, ...]) -> Iterator[ChainChoice]:
    for values in product(FACES, repeat=len(chained)):
        common = dict(zip(chained, values, strict=True))
        white, red = (
            tuple(
                sum(1 << i for i, box in enumerate(boxes) if v and box.takes(is_red, v) and common.get(box.row, v) == v)
                for v in range(7)
            )
            for is_red in (False, True)
        )
        reach = 0
        for mask in (*white, *red):
            reach |= mask
        if reach == ALL_BOXES:
            yield ChainChoice(values, (white, red))


def effective(rows: BoxRows, symbols: Symbols) -> BoxSet:
    """Boxes of a target under `symbols`, applied in the order NUMBER, RED_BOX, EXCLAMATION, CHAIN (CDT-SYM-07).

    NUMBER fills every empty box of the card, whatever row it stands on (CDT-SYM-06); of several the higher counts.
    """
    filled = max((s.value for s in symbols if s and s.kind is SymbolKind.NUMBER), default=None)
    boxes: list[EffBox] = []
    chained: list[Row] = []
    for row, printed, symbol in zip(BOX_ROWS, rows, symbols, strict=True):
        kind = symbol.kind if symbol else None
        if kind is SymbolKind.CHAIN:
            chained.append(row)
        for box in printed:
            n = box.number if box.number is not None else filled
            made_red = symbol is not None and kind is SymbolKind.RED_BOX and symbol.value == box.index
            exact = kind is SymbolKind.EXCLAMATION
            mode = Mode.ANY if n is None else Mode.EXACT if exact else Mode.MIN
            boxes.append(EffBox(row, box.index, box.color is Color.RED or made_red, mode, n))
    return BoxSet(tuple(boxes), tuple(chained))


def sentinel_boxes(card: SentinelCard, column: ModColumn) -> BoxSet:
    """Boxes of a sentinel beside the modifier column `column` (CDT-SYM-01)."""
    return effective(card.rows, column.symbols)


def ai_boxes(side: AiSide) -> BoxSet:
    """Boxes of the AI under the symbols printed on its card (CDT-SYM-01)."""
    return effective(side.rows, side.symbols)


class BoxTable:
    """Box sets of every target of a pack, each made when it is first asked for."""

    def __init__(self, pack: Pack) -> None:
        self._pack = pack
        self._sentinels: dict[tuple[str, str, int], BoxSet] = {}
        self._ai: dict[str, BoxSet] = {}

    def sentinel(self, card: str, tower: str, pos: int) -> BoxSet:
        """Boxes of sentinel `card` at position `pos` (1..7) beside tower card `tower`."""
        if not 1 <= pos <= SENTINEL_START:
            raise ValueError(f"a sentinel stands at 1..{SENTINEL_START}, not {pos}")
        key = (card, tower, pos)
        found = self._sentinels.get(key)
        if found is None:
            found = sentinel_boxes(self._pack.sentinel(card), self._pack.tower(tower).column(pos - 1))
            self._sentinels[key] = found
        return found

    def ai(self, side: str) -> BoxSet:
        """Boxes of that side of the AI card."""
        found = self._ai.get(side)
        if found is None:
            found = self._ai[side] = ai_boxes(self._pack.ai_side(side))
        return found


def is_red(die: int) -> bool:
    """Whether the die with that index in the pool is red."""
    return die >= WHITE_DICE
