"""What the boards, tiles and cards of Cytress say, as plain immutable values.

The rules read these records; `catalog.py` makes them from the checked files of a data pack. Nothing here knows where
the data came from, and no sentence is stored: names are text ids of the catalogue. The enums are in `terms.py`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from arcology.games.cytress.terms import (
    FACTION_INDEX,
    SUPPLY_INDEX,
    AiAction,
    Amounts,
    BoardSide,
    Coordinates,
    Faction,
    FactionColour,
    Lifepath,
    RebelColour,
    Skill,
    Supply,
    Tier,
    UnderbellySide,
)


@dataclass(frozen=True, slots=True)
class TileSide:
    """One side of a map tile: four colours in each of three rows, the cells of `TILE_CELLS` in order."""

    id: str
    tile: str
    colours: tuple[FactionColour, ...]

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.tile.{self.id}"


TILE_CELLS: tuple[Coordinates, ...] = tuple((q, r) for r in range(3) for q in range(-(r // 2), 4 - r // 2))
"""Cells of a tile before it is moved to its place in a layout: three staggered rows of four."""


@dataclass(frozen=True, slots=True)
class Tile:
    """A map tile with its sides A and B."""

    id: str
    sides: tuple[TileSide, TileSide]


@dataclass(frozen=True, slots=True)
class Layout:
    """Where the tiles go: the k-th one drawn is moved by the k-th offset."""

    offsets: tuple[Coordinates, ...]


@dataclass(frozen=True, slots=True)
class District:
    """A faction's board, with the colour of its hexes and the supply it deals in."""

    faction: Faction
    colour: FactionColour
    supply: Supply
    mission_cost: int
    small: tuple[int, ...]
    large: tuple[int, ...]

    def spaces(self, side: BoardSide) -> tuple[int, ...]:
        """Values of the influence spaces on that side, from the left."""
        return self.large if side is BoardSide.LARGE else self.small

    @property
    def name(self) -> str:
        """Text id of the name of the district."""
        return f"cytress.district.{self.faction.value}"


@dataclass(frozen=True, slots=True)
class MissionCard:
    """A mission of `faction` against `target` (CYT-LIFE-05); `icon` is what it adds to the lifepath."""

    id: str
    faction: Faction
    skill: Skill
    target: Faction
    icon: Supply

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.mission.{self.id}"


@dataclass(frozen=True, slots=True)
class Stratolite:
    """A stratolite: the colour of the hex to build on and the supply to pay with (CYT-STRAT-06)."""

    id: str
    location: FactionColour
    supply: Supply

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.stratolite.{self.id}"


@dataclass(frozen=True, slots=True)
class Bounty:
    """A bounty on a faction; it is in games of at least `min_players`."""

    id: str
    faction: Faction
    prestige: int
    min_players: int

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.bounty.{self.id}"


@dataclass(frozen=True, slots=True)
class SkillCard:
    """Two skills, of which one can be claimed; the card is in games of at least `min_players`."""

    id: str
    skills: tuple[Skill, Skill]
    min_players: int

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.skill_card.{self.id}"


@dataclass(frozen=True, slots=True)
class RebelSide:
    """One side of a Rebel board: the icons printed at the root of each lifepath, in the order of `FACTIONS`."""

    id: str
    board: str
    colour: RebelColour
    icons: tuple[Amounts, Amounts, Amounts, Amounts]

    def base(self, lifepath: Lifepath) -> Amounts:
        """Printed icons of that lifepath, by supply."""
        return self.icons[FACTION_INDEX[lifepath]]

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.rebel.{self.id}"


@dataclass(frozen=True, slots=True)
class RebelBoard:
    """A Rebel board with its sides A and B."""

    id: str
    colour: RebelColour
    sides: tuple[RebelSide, RebelSide]

    @property
    def name(self) -> str:
        """Text id of the Rebel's name; each side has a longer one of its own."""
        return f"cytress.rebel.{self.id}"


@dataclass(frozen=True, slots=True)
class StratosTier:
    """A tier of Stratos and the tubes that lead to it. `small` and `large` are the early spaces of either side."""

    tier: Tier
    section_price: int
    crew_prestige: int
    tube_prestige: int
    small: tuple[int, ...]
    large: tuple[int, ...]

    @property
    def price(self) -> int:
        """Supplies of one type for the whole tube, before discounts (CYT-STRAT-02)."""
        return self.section_price * self.tier.height

    def early(self, side: BoardSide) -> tuple[int, ...]:
        """Values of the early spaces on that side, the highest first."""
        return self.large if side is BoardSide.LARGE else self.small


@dataclass(frozen=True, slots=True)
class Trade:
    """An arrow of the Merchant's triangle: what is given and what it brings."""

    give: Supply
    receive: Supply


@dataclass(frozen=True, slots=True)
class Underbelly:
    """One side of the Underbelly board: its arrows, those of the stims last."""

    side: UnderbellySide
    trades: tuple[Trade, ...]

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.underbelly.{self.side.value}"


@dataclass(frozen=True, slots=True)
class AiBoard:
    """An AI board. `sections` is in the order of `SUPPLIES`, slots from the left; `heights` from round 1."""

    level: int
    sections: tuple[tuple[AiAction, ...], ...]
    heights: tuple[int, ...]

    def action(self, supply: Supply, slot: int) -> AiAction:
        """What slot 1..3 of that supply's section does."""
        return self.sections[SUPPLY_INDEX[supply]][slot - 1]

    def height(self, round_: int) -> int:
        """Height of the tubes that the AI builds in that round, from 1."""
        return self.heights[round_ - 1]

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cytress.ai.{self.level}"


@dataclass(frozen=True, slots=True)
class Constants:
    """Figures that stand on no card. `skill_hands` is the number of skill cards dealt to each of 1, 2, ... players."""

    start_supply: int
    supply_cap: int
    ships: int
    crew: int
    sections_total: int
    sections_per_player: int
    solo_sections: int
    solo_max_rounds: int
    safety_max_rounds: int
    skill_token_prestige: int
    leftover_divisor: int
    skill_hands: tuple[int, ...]
    fixer_same: int
    fixer_different: int

    def bag(self, players: int) -> int:
        """Sections in the bag at the start; 1 is the solo game."""
        return self.solo_sections if players == 1 else self.sections_per_player * players


@dataclass(frozen=True, slots=True)
class Pack:
    """All components of a data pack, in the order of its files.

    `source` is "house" or says whose cards they are; `digest` names the exact content and goes into saves. `texts` are
    those that the pack brings, by language and id, each with its plural forms if it has any.
    """

    id: str
    source: str
    version: str
    title: str
    digest: str
    tiles: tuple[Tile, ...]
    layouts: tuple[Layout, ...]
    districts: tuple[District, ...]
    missions: tuple[MissionCard, ...]
    stratolites: tuple[Stratolite, ...]
    bounties: tuple[Bounty, ...]
    skill_cards: tuple[SkillCard, ...]
    rebels: tuple[RebelBoard, ...]
    stratos: tuple[StratosTier, ...]
    underbelly: tuple[Underbelly, ...]
    ai: tuple[AiBoard, ...]
    constants: Constants
    texts: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict, repr=False, compare=False)
    _tile_sides: dict[str, TileSide] = field(init=False, repr=False, compare=False)
    _layouts: dict[int, Layout] = field(init=False, repr=False, compare=False)
    _districts: dict[Faction, District] = field(init=False, repr=False, compare=False)
    _by_supply: dict[Supply, District] = field(init=False, repr=False, compare=False)
    _by_colour: dict[FactionColour, District] = field(init=False, repr=False, compare=False)
    _missions: dict[str, MissionCard] = field(init=False, repr=False, compare=False)
    _stratolites: dict[str, Stratolite] = field(init=False, repr=False, compare=False)
    _bounties: dict[str, Bounty] = field(init=False, repr=False, compare=False)
    _skill_cards: dict[str, SkillCard] = field(init=False, repr=False, compare=False)
    _rebel_sides: dict[str, RebelSide] = field(init=False, repr=False, compare=False)
    _rebels: dict[str, RebelBoard] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "_tile_sides", {side.id: side for tile in self.tiles for side in tile.sides})
        put(self, "_layouts", {len(layout.offsets): layout for layout in self.layouts})
        put(self, "_districts", {district.faction: district for district in self.districts})
        put(self, "_by_supply", {district.supply: district for district in self.districts})
        put(self, "_by_colour", {district.colour: district for district in self.districts})
        put(self, "_missions", {card.id: card for card in self.missions})
        put(self, "_stratolites", {card.id: card for card in self.stratolites})
        put(self, "_bounties", {card.id: card for card in self.bounties})
        put(self, "_skill_cards", {card.id: card for card in self.skill_cards})
        put(self, "_rebel_sides", {side.id: side for board in self.rebels for side in board.sides})
        put(self, "_rebels", {board.id: board for board in self.rebels})

    def tile_side(self, side: str) -> TileSide:
        """The tile side with that id, for example "1A"."""
        return self._tile_sides[side]

    def layout(self, tiles: int) -> Layout:
        """The layout for 2 to 5 tiles."""
        return self._layouts[tiles]

    def district(self, faction: Faction) -> District:
        """The board of that faction."""
        return self._districts[faction]

    def supply_of(self, faction: Faction) -> Supply:
        """The supply that a faction deals in (CYT-R-01)."""
        return self._districts[faction].supply

    def faction_of(self, supply: Supply) -> Faction:
        """The faction that deals in a supply (CYT-R-01)."""
        return self._by_supply[supply].faction

    def district_of(self, colour: FactionColour) -> District:
        """The board whose hexes have that colour."""
        return self._by_colour[colour]

    def mission(self, card: str) -> MissionCard:
        """The mission card with that id."""
        return self._missions[card]

    def deck(self, faction: Faction) -> tuple[MissionCard, ...]:
        """All missions of a faction, in the order of the file."""
        return tuple(card for card in self.missions if card.faction is faction)

    def stratolite(self, card: str) -> Stratolite:
        """The stratolite with that id."""
        return self._stratolites[card]

    def bounty(self, card: str) -> Bounty:
        """The bounty with that id."""
        return self._bounties[card]

    def bounty_stack(self, faction: Faction, players: int) -> tuple[Bounty, ...]:
        """The bounties on a faction for that many players, the best on top at index 0 (CYT-SETUP-05)."""
        used = (card for card in self.bounties if card.faction is faction and card.min_players <= players)
        return tuple(sorted(used, key=lambda card: -card.prestige))

    def skill_card(self, card: str) -> SkillCard:
        """The skill card with that id."""
        return self._skill_cards[card]

    def skill_pool(self, players: int) -> tuple[SkillCard, ...]:
        """The skill cards used with that many players (CYT-SETUP-13)."""
        return tuple(card for card in self.skill_cards if card.min_players <= players)

    def rebel_board(self, board: str) -> RebelBoard:
        """The Rebel board with that id."""
        return self._rebels[board]

    def rebel_side(self, side: str) -> RebelSide:
        """The side of a Rebel board with that id, for example "1A"."""
        return self._rebel_sides[side]

    def tier(self, height: int) -> StratosTier:
        """The tier that tubes of `height` sections (1..3) lead to."""
        return self.stratos[height - 1]

    def trades(self, side: UnderbellySide) -> tuple[Trade, ...]:
        """The arrows of that side of the Underbelly board (CYT-MERCH-01, CYT-MERCH-02)."""
        return next(board.trades for board in self.underbelly if board.side is side)

    def ai_board(self, level: int) -> AiBoard:
        """The AI board of that level, 1 to 5."""
        return self.ai[level - 1]
