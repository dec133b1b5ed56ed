"""The parts of the table as people speak of them: the own board, Stratos, the factions, the streets, the Underbelly."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Area
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import faction_name
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import FACTIONS

LARGE = ("rebel_board", "supplies", "tray", "crew.0", "lifepaths", "path.*")
"""Zones of the board that is shown large."""
OF_A_PLACE = ("ships", "rebel", "skills", "tokens", "bounties", "crew", "paths")
"""Zones that everybody has, by the place where the board is shown."""
SMALL = ("rivals", "rivals_compact", "rival_sheet", "prestige", "first")
"""Zones with a slot for everybody, by place (the last two: by owner, and told with the streets)."""
OF_A_FACTION = ("missions", "influence", "pad", "bounty")
UNDERBELLY = ("underbelly", "pads_small", "pad.*", "stratolites", "stratolite_deck", "stratolite_discard")
STREETS = (
    "hexes.*",
    "crew.map.*",
    "tubes.*",
    "tiles",
    "prestige",
    "first",
    "skill_tokens",
    "tube_bag",
    "tube_bag_tall",
)
STRATOS = ("stratos", "plate.*", "tier.*", "early.*")
AUTOMA = ("ai_board", "ai_log", "ai_bag", "ai_tokens.*")


def areas(s: CytressState) -> Iterator[Area]:
    """All parts, in the order of reading: first the board that is shown large."""
    for place in range(s.owners):
        owner = names.owner_at(s, place)
        zones = (*(LARGE if place == 0 else ()), *(f"{zone}.{place}" for zone in OF_A_PLACE))
        boards = tuple(f"{zone}/{place}" for zone in SMALL[:3])
        if owner < len(s.players):
            yield Area(text("outline.area.seat", seat=SeatRef(owner)), (*zones, *boards))
        else:
            yield Area(Text("cytress.area.rival"), (*AUTOMA, *zones, *boards))
    for faction in FACTIONS:
        of_it = tuple(f"{zone}.{faction.value}" for zone in OF_A_FACTION)
        shared = tuple(f"{zone}/{faction.value}" for zone in ("districts", "pads", "decks"))
        yield Area(faction_name(faction), (*shared, *of_it))
    yield Area(Text("cytress.area.streets"), STREETS)
    yield Area(Text("cytress.area.stratos"), STRATOS)
    yield Area(Text("cytress.area.underbelly"), UNDERBELLY)
