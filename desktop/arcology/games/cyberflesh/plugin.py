"""Cyberflesh as the program finds it. Importing this reads no data and needs no rules, board or pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from arcology.engine.config import GameConfig
from arcology.engine.protocols import API, Bot, GamePlugin, Types
from arcology.games.cyberflesh.about import GAME, OPTIONS, RULES_VERSION, SEATS
from arcology.games.cyberflesh.terms import FACES

if TYPE_CHECKING:
    from arcology.games.cyberflesh.cards import Pack


def _types() -> Types:
    """The unions for saves; records are told apart by ``kind``."""
    from arcology.games.cyberflesh.actions import CyberfleshAction
    from arcology.games.cyberflesh.events import CyberfleshEvent
    from arcology.games.cyberflesh.state import CyberfleshState

    return Types(CyberfleshState, CyberfleshAction, CyberfleshEvent)


def _load_pack(house: Traversable, own: Traversable | None) -> Pack:
    from arcology.games.cyberflesh.catalog import open_pack

    return open_pack(house, own)


def _open(pack: Pack, resources: Traversable, config: GameConfig) -> tuple[Any, Any]:
    """The variant of the table is the number of characters."""
    from arcology.games.cyberflesh.board import CyberfleshBoard
    from arcology.games.cyberflesh.rules import CyberfleshRules
    from arcology.packs.layout import load_layout

    rules = CyberfleshRules(pack)
    return rules, CyberfleshBoard(rules, load_layout(resources, str(config.seats)))


def _migrate(saved: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 is the first, so there is nothing to change."""
    if version != RULES_VERSION:
        raise ValueError(f"rules version {version} is not known to this program, which knows {RULES_VERSION}")
    return saved


def _greedy() -> Bot[Any, Any]:
    from arcology.games.cyberflesh.bot import GreedyBot

    return GreedyBot()


def _standing(config: GameConfig, rules: Any) -> Mapping[str, Any]:
    from arcology.games.cyberflesh.standing import answers

    return answers(config, rules)


BOTS: Mapping[str, Any] = {"greedy": _greedy}

PLUGIN = GamePlugin(
    api=API,
    id=GAME,
    seats=SEATS,
    options=OPTIONS,
    types=_types,
    open=_open,  # type: ignore[arg-type]  # the protocol leaves the type of a pack to the game
    load_pack=_load_pack,
    migrate=_migrate,
    bots=BOTS,
    cooperative=True,
    minutes=(60, 150),
    standing=_standing,
    die=FACES,
)
