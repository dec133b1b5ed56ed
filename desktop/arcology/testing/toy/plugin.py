"""The toy as a plug-in."""

from __future__ import annotations

from typing import Any

from arcology.engine.protocols import API, GamePlugin, Types
from arcology.testing.toy.board import ToyBoard
from arcology.testing.toy.rules import TOY_UNIONS, ToyRules

PLUGIN = GamePlugin(
    api=API,
    id="toy",
    seats=range(1, 3),
    options=(),
    types=lambda: Types(**TOY_UNIONS),
    open=lambda pack, resources, config: (ToyRules(), ToyBoard()),
    load_pack=lambda house, user: {},
    migrate=lambda data, version: data,
    bots={},
)


def toy_pair() -> tuple[Any, Any]:
    """Return fresh (rules, board) of the toy."""
    return ToyRules(), ToyBoard()
