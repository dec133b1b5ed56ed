"""The start screen: plain records in, signals out; it knows no sessions and no saves."""

from arcology.ui.start.cards import ContinueCard, MenuCard
from arcology.ui.start.records import Act, CardRecord, ChipRecord, ContinueRecord, KeyHint, StartRecord, TileRecord
from arcology.ui.start.screen import StartScreen
from arcology.ui.start.tiles import GameTile

__all__ = [
    "Act",
    "CardRecord",
    "ChipRecord",
    "ContinueCard",
    "ContinueRecord",
    "GameTile",
    "KeyHint",
    "MenuCard",
    "StartRecord",
    "StartScreen",
    "TileRecord",
]
