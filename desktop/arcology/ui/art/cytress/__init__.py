"""Every component of Cytress, by sprite name. Each painter's docstring lists the facts that it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arcology.ui.art.cytress.backdrop import BACKDROP
from arcology.ui.art.cytress.cards import (
    BOUNTY_CARD,
    MISSION_CARD,
    MISSION_DECK,
    SKILL_BACK,
    SKILL_CARD,
    SKILL_TOKEN,
    STRATOLITE,
    STRATOLITE_DECK,
    SUPPLY_TOKEN,
)
from arcology.ui.art.cytress.city import HEX, MAP_TILE
from arcology.ui.art.cytress.district import DISTRICT
from arcology.ui.art.cytress.machine import AI_BAG, AI_BOARD, AI_LOG
from arcology.ui.art.cytress.pads import LANDING_PAD, LANDING_PAD_SMALL
from arcology.ui.art.cytress.pieces import CREW_CUBE, FIRST_MARKER, REBEL, SCORE_MARK, SHIP, TUBE
from arcology.ui.art.cytress.player import LIFEPATH, PLAYER_TRAY, REBEL_BOARD, SUPPLY_TRACK
from arcology.ui.art.cytress.rival import RIVAL, RIVAL_COMPACT, RIVAL_SHEET
from arcology.ui.art.cytress.stratos import STRATOS
from arcology.ui.art.cytress.underbelly import TUBE_BAG, TUBE_BAG_TALL, UNDERBELLY
from arcology.ui.art.studio import Component

COMPONENTS: Final[Mapping[str, Component]] = {
    "backdrop": BACKDROP,
    "stratos": STRATOS,
    "district": DISTRICT,
    "underbelly": UNDERBELLY,
    "landing_pad": LANDING_PAD,
    "landing_pad_small": LANDING_PAD_SMALL,
    "map_tile": MAP_TILE,
    "hex": HEX,
    "crew": CREW_CUBE,
    "tube": TUBE,
    "ship": SHIP,
    "rebel": REBEL,
    "first_marker": FIRST_MARKER,
    "score_mark": SCORE_MARK,
    "tube_bag": TUBE_BAG,
    "tube_bag_tall": TUBE_BAG_TALL,
    "mission_card": MISSION_CARD,
    "mission_deck": MISSION_DECK,
    "stratolite": STRATOLITE,
    "stratolite_deck": STRATOLITE_DECK,
    "skill_card": SKILL_CARD,
    "skill_back": SKILL_BACK,
    "skill_token": SKILL_TOKEN,
    "bounty_card": BOUNTY_CARD,
    "player_tray": PLAYER_TRAY,
    "rebel_board": REBEL_BOARD,
    "lifepath": LIFEPATH,
    "supply_track": SUPPLY_TRACK,
    "rival": RIVAL,
    "rival_compact": RIVAL_COMPACT,
    "rival_sheet": RIVAL_SHEET,
    "ai_board": AI_BOARD,
    "ai_log": AI_LOG,
    "ai_bag": AI_BAG,
    "supply_token": SUPPLY_TOKEN,
}
