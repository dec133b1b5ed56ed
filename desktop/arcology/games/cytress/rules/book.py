"""What the rules look up: the cards of the pack as numbers in canonical order, and the maps laid out of its tiles.

Supplies, factions and skills are indices here, as in the state.
"""

from __future__ import annotations

from dataclasses import dataclass

from arcology.games.cytress.cards import Pack
from arcology.games.cytress.rules.hexes import Maps, MiniMap
from arcology.games.cytress.terms import (
    FACTION_INDEX,
    FACTIONS,
    SKILL_INDEX,
    SUPPLIES,
    SUPPLY_INDEX,
    BoardSide,
    FactionColour,
    UnderbellySide,
)

ICONS = 16
"""Icon counts of a player: four lifepaths, four supplies each."""
PRIVATEERS = 1 * 4
ROVERS = 2 * 4
HOOLIGANGS = 3 * 4
"""Where the icons of a lifepath begin; those of CORPOCRATS begin at 0."""
_KEPT_GROUNDS = 256
_COLOURS = tuple(FactionColour)


@dataclass(frozen=True, slots=True)
class MissionFacts:
    """A mission card in numbers; ``icon`` is where its supply is counted among a player's icons."""

    faction: int
    skill: int
    target: int
    icon: int


@dataclass(frozen=True, slots=True, eq=False)
class Ground:
    """A Mini-Map with colours as numbers; ``neighbours`` and ``distances`` are the grid's."""

    map: MiniMap
    colours: tuple[int, ...]
    by_colour: tuple[tuple[int, ...], ...]
    neighbours: tuple[tuple[int, ...], ...]
    distances: tuple[int, ...]


class Book:
    """One pack, arranged for quick questions. Shared by all games that use the pack; never changed."""

    __slots__ = (
        "_grounds",
        "arrows",
        "base",
        "constants",
        "costs",
        "early",
        "faction_of",
        "maps",
        "missions",
        "pack",
        "prestige",
        "prices",
        "skill_cards",
        "spaces",
        "stratolites",
        "supply_of",
        "tier_prestige",
        "tube_prestige",
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.maps = Maps(pack)
        self.constants = pack.constants
        districts = [pack.district(faction) for faction in FACTIONS]
        self.costs = tuple(district.mission_cost for district in districts)
        """Printed mission costs by faction."""
        self.supply_of = tuple(SUPPLY_INDEX[district.supply] for district in districts)
        """The supply that a faction deals in."""
        self.faction_of = tuple(FACTION_INDEX[pack.faction_of(supply)] for supply in SUPPLIES)
        """The faction that deals in a supply."""
        self.spaces = {side: tuple(district.spaces(side) for district in districts) for side in BoardSide}
        """Values of influence spaces by faction."""
        self.missions = {
            card.id: MissionFacts(
                FACTION_INDEX[card.faction],
                SKILL_INDEX[card.skill],
                FACTION_INDEX[card.target],
                FACTION_INDEX[card.faction] * 4 + SUPPLY_INDEX[card.icon],
            )
            for card in pack.missions
        }
        self.stratolites = {
            card.id: (_COLOURS.index(card.location), SUPPLY_INDEX[card.supply]) for card in pack.stratolites
        }
        """Colour and supply of every stratolite."""
        self.skill_cards = {
            card.id: (SKILL_INDEX[card.skills[0]], SKILL_INDEX[card.skills[1]]) for card in pack.skill_cards
        }
        self.prestige = {card.id: card.prestige for card in pack.bounties}
        tiers = [pack.tier(height) for height in range(1, len(pack.stratos) + 1)]
        self.prices = (0, *(tier.price for tier in tiers))
        """Price of a tube by its height; that of 0 is never asked."""
        self.early = {side: ((), *(tier.early(side) for tier in tiers)) for side in BoardSide}
        """Early spaces by height, the best first."""
        self.tier_prestige = tuple(tier.crew_prestige for tier in tiers)
        self.tube_prestige = (0, *(tier.tube_prestige for tier in tiers))
        self.arrows = {
            side: tuple((SUPPLY_INDEX[one.give], SUPPLY_INDEX[one.receive]) for one in pack.trades(side))
            for side in UnderbellySide
        }
        """The Merchant's arrows as (given, received)."""
        self.base = {
            side.id: tuple(amount for amounts in side.icons for amount in amounts)
            for board in pack.rebels
            for side in board.sides
        }
        """Printed icons of the Rebel sides."""
        self._grounds: dict[tuple[str, ...], Ground] = {}

    def ground(self, tiles: tuple[str, ...]) -> Ground:
        """The map of these tile sides."""
        found = self._grounds.get(tiles)
        if found is None:
            if len(self._grounds) >= _KEPT_GROUNDS:
                self._grounds.clear()
            found = self._grounds[tiles] = self._lay(tiles)
        return found

    def _lay(self, tiles: tuple[str, ...]) -> Ground:
        mini_map = self.maps.of(tiles)
        colours = tuple(_COLOURS.index(colour) for colour in mini_map.colours)
        by_colour = tuple(mini_map.of_colour[colour] for colour in FactionColour)
        return Ground(mini_map, colours, by_colour, mini_map.grid.neighbours, mini_map.grid.distances)
