"""The board and the painters agree: every sprite is drawn, and every fact that the board tells is one that is read."""

from __future__ import annotations

import re
from functools import cache

import pytest

from arcology.engine.table import Piece
from arcology.engine.text import Text
from arcology.ui.art import components
from tests.games.cytress.boards import PLAYERS, beats, project, walk

PAINTERS = components("cytress")
TABLE_FACTS = {"gauge"}
"""Facts for the scene, not for the painter: which gauge tells what a move would leave."""
NAMED = re.compile(r"``(\w+)``")


@cache
def pieces(players: int) -> tuple[Piece, ...]:
    """One piece of every look that whole games show."""
    seen = [project(state) for moment in walk(players)[::5] for state in (moment.seen, moment.public)]
    shown = [*seen, *(table for _, table in beats(players))]
    looks = {(piece.sprite, piece.facts): piece for table in shown for piece in table.pieces.values()}
    return tuple(looks.values())


def facts_read(sprite: str) -> set[str]:
    """The facts that a painter's docstring names."""
    doc = PAINTERS[sprite].paint.__doc__ or ""
    assert "Facts:" in doc or "no facts" in doc, f"the painter of {sprite} does not say what it reads"
    return set(NAMED.findall(doc.partition("Facts:")[2]))


KINDS: dict[str, dict[str, type | tuple[type, ...]]] = {
    "stratos": {"early": tuple, "costs": tuple, "prestige": tuple},
    "district": {"faction": str, "cost": int, "now": int, "influence": tuple},
    "landing_pad": {"pad": str, "cost": int, "supply": str, "short": bool, "closed": bool, "cheaper": bool},
    "hex": {"faction": str, "seed": int, "busy": bool},
    "tube": {"height": int, "rebel": str, "tied": bool, "points": int},
    "mission_card": {"faction": str, "skill": str, "target": str, "supply": str, "slid": bool},
    "skill_card": {"skills": tuple, "counts": tuple, "claimed": str, "gone": tuple, "ready": bool},
    "tube_bag": {"count": int, "total": int, "reserve": int, "last": bool},
    "rebel": {"rebel": str, "ready": bool},
    "rebel_board": {"rebel": str, "side": str, "name": Text, "base": tuple, "active": bool},
    "rival": {"rebel": str, "name": Text, "note": Text, "supplies": tuple, "paths": tuple, "crew": int},
    "ai_log": {"heights": tuple, "round": int, "log": tuple},
}


@pytest.mark.parametrize("players", PLAYERS)
def test_every_sprite_is_drawn_and_every_fact_is_read(players: int) -> None:
    for piece in pieces(players):
        assert piece.sprite in PAINTERS
        told = dict(piece.facts)
        unread = told.keys() - TABLE_FACTS - facts_read(piece.sprite)
        assert not unread, f"{piece.sprite} is told {unread}, which its painter does not read"
        for name, kind in KINDS.get(piece.sprite, {}).items():
            assert isinstance(told[name], kind), f"{piece.sprite}: {name} is {told[name]!r}"


def test_all_components_are_used() -> None:
    shown = {piece.sprite for players in PLAYERS for piece in pieces(players)}
    assert shown == PAINTERS.keys()
