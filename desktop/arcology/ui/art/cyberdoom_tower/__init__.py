"""Every component of Cyberdoom Tower, by sprite name. Each painter's docstring lists the facts that it takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from arcology.ui.art.cyberdoom_tower.backdrop import BACKDROP
from arcology.ui.art.cyberdoom_tower.dice import (
    ATTACK_DIE,
    DICE_TRAY,
    DICE_TRAY_COMPACT,
    HIT_BOX,
    TRACKER_DIE,
)
from arcology.ui.art.cyberdoom_tower.equipment import (
    EQUIPMENT_CARD,
    EQUIPMENT_DECK,
    EQUIPMENT_SHELF,
    EQUIPMENT_SHELF_COMPACT,
)
from arcology.ui.art.cyberdoom_tower.floor import MOD_COLUMN, TOWER_FLOOR
from arcology.ui.art.cyberdoom_tower.player import PLAYER_CARD, PLAYER_CARD_COMPACT
from arcology.ui.art.cyberdoom_tower.sentinel import SENTINEL
from arcology.ui.art.cyberdoom_tower.summit import AI_CARD, ROUND_TRACK, TEAM_KEYS
from arcology.ui.art.cyberdoom_tower.tokens import (
    ABILITY_TOKEN,
    KEY_TOKEN,
    MEEPLE,
    ROUND_COUNTER,
    X_TOKEN,
)
from arcology.ui.art.studio import Component

COMPONENTS: Final[Mapping[str, Component]] = {
    "backdrop": BACKDROP,
    "tower_floor": TOWER_FLOOR,
    "mod_column": MOD_COLUMN,
    "sentinel": SENTINEL,
    "ai_card": AI_CARD,
    "round_track": ROUND_TRACK,
    "round_counter": ROUND_COUNTER,
    "team_keys": TEAM_KEYS,
    "meeple": MEEPLE,
    "key_token": KEY_TOKEN,
    "x_token": X_TOKEN,
    "ability_token": ABILITY_TOKEN,
    "player_card": PLAYER_CARD,
    "player_card_compact": PLAYER_CARD_COMPACT,
    "tracker_die": TRACKER_DIE,
    "attack_die": ATTACK_DIE,
    "hit_box": HIT_BOX,
    "dice_tray": DICE_TRAY,
    "dice_tray_compact": DICE_TRAY_COMPACT,
    "equipment_card": EQUIPMENT_CARD,
    "equipment_deck": EQUIPMENT_DECK,
    "shelf": EQUIPMENT_SHELF,
    "shelf_compact": EQUIPMENT_SHELF_COMPACT,
}
