"""What the cards and boards of Cities of Venus say, as plain immutable values.

The rules read these records; `catalog.py` makes them from the checked files of a data pack. Nothing here knows where
the data came from, and no sentence is stored: names are text ids of the catalogue. The enums are in `terms.py`, what
cards do is in `effects.py`. Everything that is counted by department is a tuple in the order of `DEPTS`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal, TypeVar

from arcology.engine.records import record
from arcology.games.cities_of_venus.effects import (
    BoostAny,
    CryoHolding,
    EventEffect,
    ExtraGrowth,
    FreeSymbol,
    GrantPerk,
    InnovationEffect,
    LostDrop,
    MiningPerk,
    NoShieldDecay,
    TempWorkers,
    Transit,
)
from arcology.games.cities_of_venus.terms import Amounts, Dept, InnovationPlacement, Rating

E = TypeVar("E", bound=InnovationEffect)

EARTH = "EARTH"
"""Id of the Earth card."""


@record
class Cost:
    """A price: V-nauts of each department, and mineral points (CVL-CARD-05)."""

    depts: Amounts = (0, 0, 0, 0, 0, 0)
    minerals: int = 0

    @property
    def symbols(self) -> int:
        """Number of department symbols."""
        return sum(self.depts)


FREE = Cost()


@record
class Upgrade:
    """A city modification: it goes into the slot of `dept`, and its `capacity` replaces that of the department.

    `vp` is 0 to 5; `event`: it shows an event symbol. `perk` is None unless it is a mining upgrade.
    """

    id: str
    phase: int
    dept: Dept
    capacity: int
    cost: Cost
    event: bool
    vp: int
    perk: MiningPerk | None = None
    kind: Literal["upgrade"] = "upgrade"

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.canister.{self.id}"

    @property
    def flavour(self) -> str:
        """Text id of the line of flavour."""
        return f"cities_of_venus.canister.{self.id}.flavour"


@record
class Booster:
    """A population booster: `boost` V-nauts for `dept`, or for wherever the owner likes if that is None."""

    id: str
    phase: int
    dept: Dept | None
    boost: int
    cost: Cost
    event: bool
    vp: int
    kind: Literal["boost"] = "boost"

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.canister.{self.id}"

    @property
    def flavour(self) -> str:
        """Text id of the line of flavour."""
        return f"cities_of_venus.canister.{self.id}.flavour"


@record
class Earth:
    """The Earth card: a phase-3 card without symbol, cost, worth or taker (CVL-RUL-14)."""

    id: str = EARTH
    phase: int = 3
    event: bool = False
    cost: Cost = FREE
    vp: int = 0
    kind: Literal["earth"] = "earth"

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.canister.{self.id}"

    @property
    def flavour(self) -> str:
        """Text id of the line of flavour."""
        return f"cities_of_venus.canister.{self.id}.flavour"


Canister = Upgrade | Booster
"""A card that a city can take out of the cloud drop."""
DropCard = Upgrade | Booster | Earth
"""A card of the cloud-drop deck."""
EARTH_CARD = Earth()


@record
class EventCard:
    """An event, of which the deck has so many `copies`; `effects` are in printed order."""

    id: str
    copies: int
    effects: tuple[EventEffect, ...]

    @property
    def loses_drop(self) -> bool:
        """Whether it takes the canisters of the round away (CVL-CARD-18)."""
        return any(isinstance(effect, LostDrop) for effect in self.effects)

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.event.{self.id}"

    @property
    def flavour(self) -> str:
        """Text id of the line of flavour."""
        return f"cities_of_venus.event.{self.id}.flavour"


@record
class Innovation:
    """One kind of innovation, of which there are so many `copies`; they are all alike.

    `dept` is set where it goes into a slot. `capacity` is that of the department, or the number of V-nauts that a card
    on the holding bay carries; None for a boost. `printed`: named in the printed rules, else ours.
    """

    id: str
    placement: InnovationPlacement
    dept: Dept | None
    capacity: int | None
    effects: tuple[InnovationEffect, ...]
    copies: int
    printed: bool
    vp: int = 1

    def effect(self, kind: type[E]) -> E | None:
        """Its effect of that kind, if it has one."""
        return next((effect for effect in self.effects if isinstance(effect, kind)), None)

    @property
    def perk(self) -> MiningPerk | None:
        """What it adds to mining (CVL-CARD-20)."""
        found = self.effect(GrantPerk)
        return found.perk if found else None

    @property
    def boost(self) -> int:
        """V-nauts that come at once (CVL-INNO-06)."""
        found = self.effect(BoostAny)
        return found.n if found else 0

    @property
    def growth(self) -> int:
        """Added to the growth of every round (CVL-GROW-06)."""
        found = self.effect(ExtraGrowth)
        return found.n if found else 0

    @property
    def moves(self) -> int:
        """V-nauts that may be moved between departments in a round (CVL-CARD-17)."""
        found = self.effect(Transit)
        return found.moves if found else 0

    @property
    def free(self) -> Dept | None:
        """The department whose cost symbols are free (CVL-CARD-16)."""
        found = self.effect(FreeSymbol)
        return found.dept if found else None

    @property
    def keeps_shields(self) -> bool:
        """Whether step 3 takes nothing (CVL-SHIELD-04)."""
        return self.effect(NoShieldDecay) is not None

    @property
    def temp_workers(self) -> bool:
        """Whether V-nauts aboard stand in for FOOD and AIR (CVL-CARD-11)."""
        return self.effect(TempWorkers) is not None

    @property
    def cryo(self) -> bool:
        """Whether V-nauts aboard sleep until a later round (CVL-CARD-14)."""
        return self.effect(CryoHolding) is not None

    @property
    def name(self) -> str:
        """Text id of the name."""
        return f"cities_of_venus.innovation.{self.id}"

    @property
    def flavour(self) -> str:
        """Text id of the line of flavour."""
        return f"cities_of_venus.innovation.{self.id}.flavour"


@dataclass(frozen=True, slots=True)
class Lone:
    """Figures of the lone-city challenge (CVL-LONE-01 to CVL-LONE-04).

    `ratings` are in ascending order: the least total of each, that of the first being no limit.
    """

    freighter_every: int
    population: int
    minerals: int
    ratings: tuple[tuple[Rating, int], ...]

    def rating(self, total: int) -> Rating:
        """What a city with that total is called."""
        reached = [rating for rating, least in self.ratings[1:] if total >= least]
        return reached[-1] if reached else self.ratings[0][0]


@dataclass(frozen=True, slots=True)
class Constants:
    """Figures that stand on no card.

    `drop` and `copies` are by number of cities, beginning with one: canisters dealt in a round, and cards of each kind
    in the market. `dealt` is the number of cards of each phase in the deck.
    """

    base_capacity: Amounts
    start: Amounts
    start_minerals: int
    station_places: int
    station_limit: int
    growth_floor: int
    shield_penalty: int
    shortage_factor: int
    immigrant_price: int
    equip_surcharge: int
    dealt: int
    drop: tuple[int, ...]
    market_kinds: int
    copies: tuple[int, ...]
    vnauts_per_point: int
    minerals_per_point: int
    bonus: int
    stored_penalty: int


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
    canisters: tuple[Canister, ...]
    events: tuple[EventCard, ...]
    innovations: tuple[Innovation, ...]
    constants: Constants
    lone: Lone
    texts: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict, repr=False, compare=False)
    earth: Earth = EARTH_CARD
    _drop: dict[str, DropCard] = field(init=False, repr=False, compare=False)
    _canisters: dict[str, Canister] = field(init=False, repr=False, compare=False)
    _events: dict[str, EventCard] = field(init=False, repr=False, compare=False)
    _innovations: dict[str, Innovation] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "_canisters", {card.id: card for card in self.canisters})
        put(self, "_drop", {**self._canisters, self.earth.id: self.earth})
        put(self, "_events", {card.id: card for card in self.events})
        put(self, "_innovations", {card.id: card for card in self.innovations})

    def drop_card(self, card: str) -> DropCard:
        """The card of the cloud-drop deck with that id, Earth included."""
        return self._drop[card]

    def canister(self, card: str) -> Canister:
        """The canister with that id."""
        return self._canisters[card]

    def is_canister(self, card: str) -> bool:
        """Whether that is the id of a canister: not Earth, no innovation, no empty place."""
        return card in self._canisters

    def set(self, phase: int) -> tuple[Canister, ...]:
        """All canisters of a phase (1, 2, 3), by ascending id (CVL-SETUP-07)."""
        return tuple(sorted((card for card in self.canisters if card.phase == phase), key=lambda card: card.id))

    def event(self, card: str) -> EventCard:
        """The event with that id."""
        return self._events[card]

    def innovation(self, kind: str) -> Innovation:
        """The innovation of that kind."""
        return self._innovations[kind]

    def is_innovation(self, card: str) -> bool:
        """Whether that is the kind of an innovation."""
        return card in self._innovations

    def equipped(self, card: str) -> Upgrade | Innovation:
        """What stands in a department's slot, by the id that the slot holds."""
        found = self._innovations.get(card) or self._canisters[card]
        assert not isinstance(found, Booster), f"{card} fits no slot"
        return found
