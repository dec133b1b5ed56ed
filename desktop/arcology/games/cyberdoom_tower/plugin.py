"""Cyberdoom Tower as the program finds it. Importing this reads no data and needs no rules, board or pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

from arcology.engine.config import GameConfig
from arcology.engine.plugin import API, Bot, GamePlugin, Types
from arcology.games.cyberdoom_tower.about import GAME, OPTIONS, RULES_VERSION

if TYPE_CHECKING:
    from importlib.resources.abc import Traversable

    from arcology.games.cyberdoom_tower.cards import Pack


def _types() -> Types:
    """The unions for saves; records are told apart by ``kind``."""
    from arcology.games.cyberdoom_tower.actions import TowerAction
    from arcology.games.cyberdoom_tower.events import TowerEvent
    from arcology.games.cyberdoom_tower.state import TowerState

    return Types(TowerState, TowerAction, TowerEvent)


def _load_pack(house: Traversable, own: Traversable | None) -> Pack:
    from arcology.games.cyberdoom_tower.catalog import open_pack

    return open_pack(house, own)


def _open(pack: Pack, resources: Traversable, config: GameConfig) -> tuple[Any, Any]:
    from arcology.games.cyberdoom_tower.board import TowerBoard
    from arcology.games.cyberdoom_tower.rules import TowerRules
    from arcology.packs.layout import load_layout

    rules = TowerRules(pack)
    return rules, TowerBoard(rules, load_layout(resources, "solo" if config.seats == 1 else "duo"))


def _migrate(saved: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 is the first, so there is nothing to change."""
    if version != RULES_VERSION:
        raise ValueError(f"rules version {version} is not known to this program, which knows {RULES_VERSION}")
    return saved


def _greedy() -> Bot[Any, Any]:
    from arcology.games.cyberdoom_tower.bot import GreedyBot

    return GreedyBot()


BOTS: Mapping[str, Any] = {"greedy": _greedy}

PLUGIN = GamePlugin(
    api=API,
    id=GAME,
    seats=range(1, 3),
    options=OPTIONS,
    types=_types,
    open=_open,  # type: ignore[arg-type]  # the protocol leaves the type of a pack to the game
    load_pack=_load_pack,
    migrate=_migrate,
    bots=BOTS,
    cooperative=True,
    minutes=(30, 45),
)
