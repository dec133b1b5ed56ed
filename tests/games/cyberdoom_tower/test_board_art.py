"""The board and the painters agree: every sprite is drawn, and every fact that the board tells is one that is read."""

from __future__ import annotations

import re

import pytest

from arcology.engine.table import Piece
from arcology.engine.text import Text
from arcology.ui.art import components
from tests.games.cyberdoom_tower.boards import board, walk

PAINTERS = components("cyberdoom_tower")
TABLE_FACTS = {"gauge"}
"""Facts for the scene, not for the painter: which gauge tells what a move would leave."""
NAMED = re.compile(r"``(\w+)``")


def pieces(seats: int) -> list[Piece]:
    """One piece of every look that whole games show."""
    found = {
        (piece.sprite, piece.facts): piece
        for moment in walk(seats)
        for beat in moment.after.beats
        for piece in board(seats).project(beat.state).pieces.values()
    }
    return list(found.values())


def facts_read(sprite: str) -> set[str]:
    """The facts that a painter's docstring names."""
    doc = PAINTERS[sprite].paint.__doc__ or ""
    assert "Facts:" in doc or "No facts" in doc, f"the painter of {sprite} does not say what it reads"
    return set(NAMED.findall(doc.partition("Facts:")[2]))


@pytest.mark.parametrize("seats", [1, 2])
def test_every_sprite_is_drawn_and_every_fact_is_read(seats: int) -> None:
    looks = pieces(seats)
    sprites = {piece.sprite for piece in looks}
    assert sprites <= PAINTERS.keys()
    for piece in looks:
        told = {name for name, _ in piece.facts} - TABLE_FACTS
        assert told <= facts_read(piece.sprite), f"{piece.sprite} is told what its painter does not read"


KINDS: dict[str, dict[str, type | tuple[type, ...]]] = {
    "tower_floor": {
        "card": str,
        "name": Text,
        "index": int,
        "sectors": tuple,
        "modifiers": tuple,
        "closed": bool,
        "open": bool,
    },
    "mod_column": {"cells": tuple},
    "sentinel": {"id": str, "name": Text, "rows": tuple, "effective": tuple, "state": str, "wounds": int},
    "ai_card": {"side": str, "name": Text, "rows": tuple, "symbols": tuple, "open": bool, "wounds": int},
    "player_card": {"seat": int, "name": Text, "active": bool, "abilities": tuple, "spotted": tuple},
    "player_card_compact": {"seat": int, "name": Text, "active": bool, "abilities": tuple, "spotted": tuple},
    "hit_box": {"color": str, "mode": str, "n": int, "chained": bool, "changed": bool, "state": str},
    "attack_die": {"color": str, "value": int, "state": str},
    "dice_tray": {"target": Text, "rows": tuple, "verdict": str, "line_1": (str, Text), "line_2": (str, Text)},
    "equipment_card": {"kind": str, "name": Text, "cost_energy": int, "range": int, "used": bool},
}


@pytest.mark.parametrize("seats", [1, 2])
def test_facts_have_the_kind_that_painters_expect(seats: int) -> None:
    for piece in pieces(seats):
        told = dict(piece.facts)
        for name, kind in KINDS.get(piece.sprite, {}).items():
            assert isinstance(told[name], kind), f"{piece.sprite}: {name} is {told[name]!r}"
