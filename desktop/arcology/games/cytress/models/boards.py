"""Models of the boards and tiles of a Cytress data pack, with the checks of the component list."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations, pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from arcology.games.cytress import cards
from arcology.games.cytress.models.checks import TRACK, Amount, CardId, Model, Points, every, ids_differ, one_of_each
from arcology.games.cytress.rules.hexes import adjacent, around, cells
from arcology.games.cytress.terms import (
    AI_SLOTS,
    FACTION_INDEX,
    FACTIONS,
    HEIGHTS,
    MAX_PLAYERS,
    MIN_PLAYERS,
    NEVER_RECEIVED,
    SUPPLIES,
    TRIANGLE,
    AiAction,
    Amounts,
    Coordinates,
    Faction,
    FactionColour,
    RebelColour,
    Supply,
    Tier,
    UnderbellySide,
)
from arcology.packs.explain import FieldFault

TILES = 5
HEXES_OF_A_COLOUR = 3
SMALL_SPACES, LARGE_SPACES = 1, 2
EARLY_SMALL, EARLY_LARGE = 2, 3
"""Early spaces for which a layer of Stratos has room."""
AI_LEVELS = 5
CREW = 15
"""Crew for which a tracker board has room."""
LETTERS = {colour.letter: colour for colour in FactionColour}

FourLetters = Annotated[str, Field(pattern=r"^[YBGR]{4}$")]
Face = Annotated[tuple[FourLetters, ...], Field(min_length=3, max_length=3)]
Height = Annotated[int, Field(ge=HEIGHTS[0], le=HEIGHTS[-1])]
Sections = Annotated[int, Field(ge=1, le=200)]
Rounds = Annotated[int, Field(ge=1, le=50)]
Slots = Annotated[tuple[AiAction, ...], Field(min_length=AI_SLOTS, max_length=AI_SLOTS)]


class TileModel(Model):
    id: CardId
    a: Face
    b: Face

    @model_validator(mode="after")
    def as_on_a_tile(self) -> Self:
        for name, rows in (("a", self.a), ("b", self.b)):
            letters = "".join(rows)
            for letter, colour in LETTERS.items():
                if (count := letters.count(letter)) != HEXES_OF_A_COLOUR:
                    message = f"expected {HEXES_OF_A_COLOUR} {colour.value} hexes on a tile side, found {count}"
                    raise FieldFault((name,), message)
            for (one, letter), (other, same) in combinations(zip(cards.TILE_CELLS, letters, strict=True), 2):
                if letter == same and adjacent(one, other):
                    rows_named = f"{one[1] + 1} and {other[1] + 1}"
                    message = f"expected no {LETTERS[letter].value} hexes side by side, found two in rows {rows_named}"
                    raise FieldFault((name,), message)
        return self

    def tile(self) -> cards.Tile:
        a, b = (
            cards.TileSide(f"{self.id}{side}", self.id, tuple(LETTERS[letter] for letter in "".join(rows)))
            for side, rows in (("A", self.a), ("B", self.b))
        )
        return cards.Tile(self.id, (a, b))


class LayoutModel(Model):
    tiles: Annotated[int, Field(ge=MIN_PLAYERS, le=MAX_PLAYERS)]
    offsets: tuple[Coordinates, ...]

    @model_validator(mode="after")
    def one_map(self) -> Self:
        if len(self.offsets) != self.tiles:
            raise FieldFault(
                ("offsets",), f"expected an offset for each of {self.tiles} tiles, found {len(self.offsets)}"
            )
        laid: set[Coordinates] = set()
        for tile in range(self.tiles):
            own = {place for place, on, _ in cells(self.layout()) if on == tile}
            if own & laid:
                raise FieldFault(("offsets", tile), "expected tiles that do not overlap, this one covers another")
            if laid and not any(laid.intersection(around(place)) for place in own):
                raise FieldFault(
                    ("offsets", tile), "expected tiles that touch, this one lies apart from those before it"
                )
            laid |= own
        return self

    def layout(self) -> cards.Layout:
        return cards.Layout(self.offsets)


class MapFile(Model):
    tiles: tuple[TileModel, ...] = Field(min_length=TILES, max_length=TILES)
    layouts: tuple[LayoutModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("tiles", [tile.id for tile in self.tiles])
        counts = [str(layout.tiles) for layout in self.layouts]
        one_of_each("layouts", "tiles", counts, map(str, range(MIN_PLAYERS, MAX_PLAYERS + 1)))
        return self


class DistrictModel(Model):
    faction: Faction
    colour: FactionColour
    supply: Supply
    mission_cost: Amount
    small: tuple[Amount, ...] = Field(min_length=SMALL_SPACES, max_length=SMALL_SPACES)
    large: tuple[Amount, ...] = Field(min_length=LARGE_SPACES, max_length=LARGE_SPACES)

    @model_validator(mode="after")
    def own_colour(self) -> Self:
        wanted = tuple(FactionColour)[FACTION_INDEX[self.faction]]  # rules know both by the same number
        if self.colour is not wanted:
            message = f'expected "{wanted.value}", the colour of the {self.faction.value}, found "{self.colour.value}"'
            raise FieldFault(("colour",), message)
        return self

    def district(self) -> cards.District:
        return cards.District(self.faction, self.colour, self.supply, self.mission_cost, self.small, self.large)


class DistrictsFile(Model):
    districts: tuple[DistrictModel, ...]

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        one_of_each("districts", "faction", [district.faction for district in self.districts], FACTIONS)
        one_of_each("districts", "supply", [district.supply for district in self.districts], SUPPLIES)
        return self


class TierModel(Model):
    tier: Tier
    section_price: Amount
    crew_prestige: Points
    tube_prestige: Points
    small: tuple[Amount, ...] = Field(min_length=1, max_length=EARLY_SMALL)
    large: tuple[Amount, ...] = Field(min_length=1, max_length=EARLY_LARGE)

    @model_validator(mode="after")
    def best_first(self) -> Self:
        for name, values in (("small", self.small), ("large", self.large)):
            if list(values) != sorted(values, reverse=True):
                raise FieldFault((name,), "expected early spaces from the highest value to the lowest")
        return self

    def card(self) -> cards.StratosTier:
        return cards.StratosTier(
            self.tier, self.section_price, self.crew_prestige, self.tube_prestige, self.small, self.large
        )


class StratosFile(Model):
    tiers: tuple[TierModel, ...]

    @model_validator(mode="after")
    def rising(self) -> Self:
        one_of_each("tiers", "tier", [tier.tier for tier in self.tiers], Tier)
        if [tier.tier for tier in self.tiers] != list(Tier):
            raise FieldFault(("tiers",), f"expected the tiers in the order {', '.join(Tier)}")
        for place, (lower, higher) in enumerate(pairwise(self.tiers), 1):
            if higher.section_price <= lower.section_price:
                message = f"expected more than {lower.section_price}, the price on the tier below"
                raise FieldFault(("tiers", place, "section_price"), message)
        return self


RebelIcons = dict[Faction, tuple[Supply, ...]]


class RebelModel(Model):
    id: CardId
    colour: RebelColour
    a: RebelIcons
    b: RebelIcons

    @model_validator(mode="after")
    def as_on_a_board(self) -> Self:
        for name, icons in (("a", self.a), ("b", self.b)):
            every(name, icons, FACTIONS)
            if sorted(icons[Faction.ROVERS]) != sorted(SUPPLIES):
                raise FieldFault((name, "rovers"), "expected one icon of each supply in the lifepath of the Rovers")
            further = [icon for faction, own in icons.items() if faction is not Faction.ROVERS for icon in own]
            if len(further) != 2 or len(set(further)) != 2:
                raise FieldFault((name,), "expected two different icons in the other three lifepaths together")
        return self

    def board(self) -> cards.RebelBoard:
        a, b = (
            cards.RebelSide(f"{self.id}{side}", self.id, self.colour, _by_lifepath(icons))
            for side, icons in (("A", self.a), ("B", self.b))
        )
        return cards.RebelBoard(self.id, self.colour, (a, b))


def _by_lifepath(icons: RebelIcons) -> tuple[Amounts, Amounts, Amounts, Amounts]:
    corpocrats, privateers, rovers, hooligangs = (_amounts(icons[faction]) for faction in FACTIONS)
    return corpocrats, privateers, rovers, hooligangs


def _amounts(icons: Sequence[Supply]) -> Amounts:
    weapons, credits, tech, stims = (icons.count(supply) for supply in SUPPLIES)
    return weapons, credits, tech, stims


class RebelsFile(Model):
    rebels: tuple[RebelModel, ...]

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        ids_differ("rebels", [board.id for board in self.rebels])
        one_of_each("rebels", "colour", [board.colour for board in self.rebels], RebelColour)
        return self


class UnderbellyModel(Model):
    side: UnderbellySide
    triangle: dict[Supply, Supply]

    @model_validator(mode="after")
    def one_way_round(self) -> Self:
        every("triangle", self.triangle, TRIANGLE)
        if sorted(self.triangle.values()) != sorted(TRIANGLE) or any(
            give is receive for give, receive in self.triangle.items()
        ):
            raise FieldFault(("triangle",), f"expected a way round {', '.join(TRIANGLE)}, each given for another")
        return self

    def card(self) -> cards.Underbelly:
        arrows = [cards.Trade(give, self.triangle[give]) for give in TRIANGLE]
        arrows += [cards.Trade(NEVER_RECEIVED, receive) for receive in TRIANGLE]
        return cards.Underbelly(self.side, tuple(arrows))


class UnderbellyFile(Model):
    sides: tuple[UnderbellyModel, ...]

    @model_validator(mode="after")
    def both(self) -> Self:
        one_of_each("sides", "side", [side.side for side in self.sides], UnderbellySide)
        return self


class AiBoardModel(Model):
    level: int
    sections: dict[Supply, Slots]
    heights: tuple[Height, ...]

    @model_validator(mode="after")
    def begins_with_a_mission(self) -> Self:
        every("sections", self.sections, SUPPLIES)
        for supply, slots in self.sections.items():
            if slots[0] is not AiAction.MISSION:
                raise FieldFault(("sections", supply.value, 0), 'expected "mission" in the first slot of a section')
        return self

    def board(self) -> cards.AiBoard:
        return cards.AiBoard(self.level, tuple(self.sections[supply] for supply in SUPPLIES), self.heights)


class AiFile(Model):
    boards: tuple[AiBoardModel, ...]

    @model_validator(mode="after")
    def levels_in_order(self) -> Self:
        levels = list(range(1, AI_LEVELS + 1))
        if [board.level for board in self.boards] != levels:
            raise FieldFault(("boards",), f"expected the levels 1 to {AI_LEVELS} in order")
        return self


class ConstantsFile(Model):
    start_supply: Annotated[int, Field(ge=0, le=TRACK)]
    supply_cap: Amount
    ships: Literal[3]
    crew: Annotated[int, Field(ge=1, le=CREW)]
    sections_total: Sections
    sections_per_player: Sections
    solo_sections: Sections
    solo_max_rounds: Rounds
    safety_max_rounds: Rounds
    skill_token_prestige: Points
    leftover_divisor: Amount
    skill_hands: tuple[Annotated[int, Field(ge=1, le=6)], ...] = Field(min_length=MAX_PLAYERS, max_length=MAX_PLAYERS)
    fixer_same: Literal[2]  # both are named by the rule, CYT-FIX-01
    fixer_different: Literal[3]

    @model_validator(mode="after")
    def enough(self) -> Self:
        if self.start_supply > self.supply_cap:
            raise FieldFault(("start_supply",), f"expected at most {self.supply_cap}, the most a tracker shows")
        most = max(self.sections_per_player * MAX_PLAYERS, self.solo_sections)
        if self.sections_total < most:
            raise FieldFault(("sections_total",), f"expected at least {most}, which the bag can need")
        return self

    def constants(self) -> cards.Constants:
        return cards.Constants(**self.model_dump())
