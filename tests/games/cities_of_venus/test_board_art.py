"""The board and the painters agree: every sprite is drawn, and every fact that the board tells is one that is read."""

from __future__ import annotations

import re
from functools import cache

import pytest

from arcology.engine.table import Piece
from arcology.ui.art import cities_of_venus as package
from arcology.ui.art import components
from tests.games.cities_of_venus.boards import CITIES, beats, project, walk

PAINTERS = components("cities_of_venus")
TABLE_FACTS = {"sides"}
"""Facts for the scene, not for the painter: what a die may show while it tumbles."""
NAMED = re.compile(r"``(\w+)``")


@cache
def pieces(cities: int) -> tuple[Piece, ...]:
    """One piece of every look that whole games show."""
    shown = [*(project(moment.seen) for moment in walk(cities)[::5]), *(table for _, table in beats(cities))]
    looks = {(piece.sprite, piece.facts): piece for table in shown for piece in table.pieces.values()}
    return tuple(looks.values())


def facts_read(sprite: str) -> set[str]:
    """The facts that a painter's docstring names, or where that says so the table in the package's."""
    doc = PAINTERS[sprite].paint.__doc__ or ""
    assert "Facts:" in doc or "no facts" in doc, f"the painter of {sprite} does not say what it reads"
    if "see the package" not in doc:
        return set(NAMED.findall(doc.partition("Facts:")[2]))
    row = "rival_tall" if sprite.startswith("rival") else sprite
    found = re.search(rf"^{row} +\S+ +(.*(?:\n {{10,}}.*)*)", package.__doc__ or "", re.MULTILINE)
    assert found is not None, f"the package does not name {row}"
    return set(re.findall(r"\w+", found.group(1)))


@pytest.mark.parametrize("cities", CITIES)
def test_every_sprite_is_drawn_and_every_fact_is_read(cities: int) -> None:
    for piece in pieces(cities):
        assert piece.sprite in PAINTERS
        unread = dict(piece.facts).keys() - TABLE_FACTS - facts_read(piece.sprite)
        assert not unread, f"{piece.sprite} is told {unread}, which its painter does not read"


def test_all_components_are_used() -> None:
    shown = {piece.sprite for cities in CITIES for piece in pieces(cities)}
    assert shown == PAINTERS.keys()
