"""What the rules look up: the cards of the pack, effective hit boxes, and figures worked out from them once."""

from __future__ import annotations

from arcology.engine.text import Text
from arcology.games.cyberdoom_tower.cards import (
    Equipment,
    Feature,
    Pack,
    SentinelCard,
    Weapon,
    WeaponStats,
)
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, BoxTable
from arcology.games.cyberdoom_tower.state import AI, Floor, TowerState, distance


class Book:
    """The cards of one pack, arranged for quick questions. Shared by all games that use the pack; never changed."""

    __slots__ = ("boxes", "features", "pack", "sentinels", "sight_luck", "stealth", "weapon_cards", "weapons")

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.boxes = BoxTable(pack)
        self.features: dict[str, tuple[Feature, ...]] = {card.id: (Feature.NONE, *card.sectors) for card in pack.towers}
        """Features of columns 0..6 by tower card."""
        self.stealth: dict[str, tuple[int, ...]] = {
            card.id: (0, *(column.stealth for column in card.columns)) for card in pack.towers
        }
        """Stealth cells of columns 0..6 by tower card."""
        self.sentinels: dict[str, SentinelCard] = {card.id: card for card in pack.sentinels}
        self.weapons: dict[Weapon, WeaponStats] = {stats.weapon: stats for stats in pack.weapons()}
        self.weapon_cards: dict[Equipment, Weapon] = {
            card.kind: card.weapon.weapon for card in pack.equipment if card.weapon is not None
        }
        """Which weapon an equipment card is; cards that are none are missing."""
        self.sight_luck = pack.gear(Equipment.GUNSIGHT).cost.luck
        """Luck for a paid use of the Gunsight."""

    def target(self, s: TowerState, floor: int) -> BoxSet:
        """The effective boxes of the sentinel of ``floor`` as it stands, or of the AI."""
        if floor == AI:
            return self.boxes.ai(s.ai)
        place = s.floors[floor]
        return self.boxes.sentinel(place.sentinel, place.tower, place.pos)

    def floor_name(self, s: TowerState, floor: int) -> Text:
        """What a floor is called: the name of its tower card."""
        return Text(self.pack.tower(s.floors[floor].tower).name)

    def anti_stealth(self, floor: Floor) -> tuple[int, int]:
        """The sentinel's own anti-stealth, lasting noise included, and the stealth cell in force (CDT-HIDE-03)."""
        return self.sentinels[floor.sentinel].anti_stealth + floor.noise, self.stealth[floor.tower][floor.pos - 1]

    def range_to(self, s: TowerState, seat: int) -> int:
        """How far the target of an attack is from that seat; 0 beside the AI (CDT-AI-02)."""
        player = s.players[seat]
        return 0 if player.at_ai else distance(s.floors[player.floor].pos, player.col)
