"""Cities of Venus as the program finds it. Importing this reads no data and needs no rules, board or pydantic."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from arcology.engine.config import GameConfig
from arcology.engine.plugin import API, Bot, GamePlugin, Types
from arcology.games.cities_of_venus.about import GAME, OPTIONS, RULES_VERSION, SEATS

if TYPE_CHECKING:
    from arcology.games.cities_of_venus.cards import Pack


def _types() -> Types:
    """The unions for saves; records are told apart by ``kind``."""
    from arcology.games.cities_of_venus.actions import VenusAction
    from arcology.games.cities_of_venus.events import VenusEvent
    from arcology.games.cities_of_venus.state import VenusState

    return Types(VenusState, VenusAction, VenusEvent)


def _load_pack(house: Traversable, own: Traversable | None) -> Pack:
    from arcology.games.cities_of_venus.catalog import open_pack

    return open_pack(house, own)


def _open(pack: Pack, resources: Traversable, config: GameConfig) -> tuple[Any, Any]:
    """The variant of the table is the number of cities."""
    from arcology.games.cities_of_venus.board import VenusBoard
    from arcology.games.cities_of_venus.rules import VenusRules
    from arcology.packs.layout import load_layout

    rules = VenusRules(pack)
    return rules, VenusBoard(rules, load_layout(resources, str(config.seats)))


def _migrate(saved: dict[str, Any], version: int) -> dict[str, Any]:
    """Version 1 is the first, so there is nothing to change."""
    if version != RULES_VERSION:
        raise ValueError(f"rules version {version} is not known to this program, which knows {RULES_VERSION}")
    return saved


def _greedy() -> Bot[Any, Any]:
    from arcology.games.cities_of_venus.bot import GreedyBot

    return GreedyBot()


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
    minutes=(30, 90),
    alone=True,
)
