"""Sizes that several painters share, in table units; one unit is one pixel of the whole table at 1920x1080.

``resources/games/cyberflesh/layout.json`` uses the same numbers; tests compare the two where pieces lie on places that
a painter draws.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

TABLE_W: Final = 1570.0
TABLE_H: Final = 1036.0

# the left column: the biome, and decks with the Alert below it
BIOME_W: Final = 524.0
BIOME_H: Final = 492.0
BIOME_X: Final = 8.0
BIOME_Y: Final = 8.0
MAP_X: Final = 262.0  # middle of the squares on the biome board
MAP_Y: Final = 235.0
TILE: Final = 100.0
PITCH: Final[Mapping[int, float]] = {1: 72, 2: 72, 3: 72, 4: 72, 5: 63, 6: 63, 7: 63, 8: 54}
"""Distance of two squares by biome, in units of the biome board."""
GAP: Final = 9.0  # between two tiles, on the board
SUPPLY_W: Final = 524.0
SUPPLY_H: Final = 160.0
ALERT_X: Final = 152.0  # middle of the first Alert marker on the supply board
ALERT_Y: Final = 17.0
ALERT_STEP: Final = 27.0
MARKER: Final = 26.0
DECK_W: Final = 86.0
DECK_H: Final = 122.0

# the right column: order of attack, slots, dice, companions
TRACK_W: Final = 1022.0
TRACK_H: Final = 104.0
ENTRY_W: Final = 174.0
ENTRY_H: Final = 88.0
ENTRY_SMALL_W: Final = 84.0
SLOT_W: Final = 198.0
SLOT_H: Final = 378.0
ENEMY_W: Final = 186.0
ENEMY_H: Final = 344.0
AIM_W: Final = 132.0
AIM_H: Final = 20.0
LINK: Final = 30.0
TRAY_W: Final = 636.0
TRAY_H: Final = 160.0
CHANCE_W: Final = 276.0
CHANCE_H: Final = 140.0
DIE: Final = 72.0
CAMP_W: Final = 378.0
CAMP_H: Final = 160.0
COMPANION_W: Final = 122.0
COMPANION_H: Final = 150.0

# events
PAGE_W: Final = 1022.0
PAGE_H: Final = 490.0
CHOICE_W: Final = 174.0
CHOICE_H: Final = 250.0

# characters
SHEET_W: Final = 772.0
SHEET_H: Final = 354.0
NARROW_W: Final = 514.0
PORTRAIT_W: Final = 160.0
PORTRAIT_H: Final = 112.0
GEAR_W: Final = 142.0
GEAR_H: Final = 90.0
GRID_X: Final = 14.0  # of the sheet: upper left corner of the nine squares
GRID_Y: Final = 44.0
GRID_GAP: Final = 6.0
NARROW_SCALE: Final = 0.72  # of what lies on a narrow sheet
HP_W: Final = 272.0
HP_H: Final = 34.0
HP_NARROW_W: Final = 154.0
HP_NARROW_H: Final = 46.0
STAT_W: Final = 86.0
STAT_H: Final = 40.0
NECROSIS_W: Final = 272.0
NECROSIS_H: Final = 48.0
NECROSIS_NARROW_W: Final = 154.0
NECROSIS_NARROW_H: Final = 76.0

CARD_W: Final = 140.0
CARD_H: Final = 186.0
HAND_SCALE: Final = 0.7  # of the cards in a fan
