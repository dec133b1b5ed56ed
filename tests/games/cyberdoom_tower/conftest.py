"""Short notations for the Tower tests: boxes as `W3 W4 | E W4 | R3 E`, symbols as `~ CHAIN ~`, dice as `3411 43`."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from arcology.games.cyberdoom_tower.cards import (
    BOX_ROWS,
    BoxRows,
    Color,
    HitBox,
    Pack,
    Row,
    Symbol,
    SymbolKind,
    Symbols,
)
from arcology.games.cyberdoom_tower.catalog import GAME, open_pack
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, effective
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root


@pytest.fixture(scope="session")
def house() -> Pack:
    """The cards of the house pack."""
    return open_pack(house_folder(data_root(), GAME))


def read_rows(text: str) -> BoxRows:
    """Rows A, B and C from their short notation."""
    a, b, c = (
        tuple(_box(row, index, word) for index, word in enumerate(part.split(), 1))
        for row, part in zip(BOX_ROWS, text.split("|"), strict=True)
    )
    return a, b, c


def _box(row: Row, index: int, word: str) -> HitBox:
    color = Color.RED if word.startswith("R") else Color.WHITE
    return HitBox(row, index, color, None if word == "E" else int(word[1:]))


def read_symbols(text: str) -> Symbols:
    """Symbols of rows A, B and C: `~`, `CHAIN`, `EXCL`, `RED1`, `NUM3`."""
    a, b, c = (_symbol(word) for word in text.split())
    return a, b, c


def _symbol(word: str) -> Symbol | None:
    match word:
        case "~":
            return None
        case "CHAIN":
            return Symbol(SymbolKind.CHAIN)
        case "EXCL":
            return Symbol(SymbolKind.EXCLAMATION)
    kind = SymbolKind.RED_BOX if word.startswith("RED") else SymbolKind.NUMBER
    return Symbol(kind, int(word[3:]))


@pytest.fixture
def target() -> Callable[..., BoxSet]:
    """Effective boxes from short notation: `target("W3 W4 | E W4 | R3 E", "~ CHAIN ~")`."""

    def make(rows: str, symbols: str = "~ ~ ~") -> BoxSet:
        return effective(read_rows(rows), read_symbols(symbols))

    return make


@pytest.fixture
def roll() -> Callable[[str], tuple[int, ...]]:
    """Six dice from `3411 43`: four white, then two red."""

    def make(text: str) -> tuple[int, ...]:
        dice = tuple(int(digit) for digit in text if digit != " ")
        assert len(dice) == 6
        return dice

    return make


@pytest.fixture
def laid() -> Callable[[BoxSet, tuple[int, ...], tuple[int, ...]], str]:
    """A placement as it is written in the worked examples: `3 4 | 1 R4 | R3 1`."""

    def write(boxes: BoxSet, dice: tuple[int, ...], placement: tuple[int, ...]) -> str:
        rows: dict[Row, list[str]] = {row: [] for row in BOX_ROWS}
        for box, die in zip(boxes.boxes, placement, strict=True):
            rows[box.row].append(f"{'R' if die >= 4 else ''}{dice[die]}")
        return " | ".join(" ".join(words) for words in rows.values())

    return write
