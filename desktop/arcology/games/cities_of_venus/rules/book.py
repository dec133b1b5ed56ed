"""What the rules look up about the cards of a pack, arranged for quick questions.

Departments are indices here, as in the state. ``id`` may be that of a canister, an innovation or EMPTY; an empty slot
has no capacity, no perk and no effect of its own.
"""

from __future__ import annotations

from arcology.games.cities_of_venus.cards import Booster, Canister, Innovation, Pack
from arcology.games.cities_of_venus.effects import NO_PERK, MiningPerk
from arcology.games.cities_of_venus.state import City
from arcology.games.cities_of_venus.terms import DEPT_INDEX, MINING, InnovationPlacement


class Book:
    """One pack. Shared by all games that use the pack; never changed."""

    __slots__ = (
        "capacity",
        "constants",
        "cryo",
        "dept",
        "free",
        "growth",
        "no_decay",
        "pack",
        "perks",
        "temp",
        "transit",
        "vp",
    )

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.constants = pack.constants
        cards: list[Canister | Innovation] = [*pack.canisters, *pack.innovations]
        self.capacity = {card.id: card.capacity for card in cards if not isinstance(card, Booster) and card.capacity}
        """Capacity printed on an upgrade or innovation."""
        self.dept = {card.id: DEPT_INDEX[card.dept] for card in cards if card.dept is not None}
        """Department that a card belongs to; a generic booster has none."""
        self.vp = {card.id: card.vp for card in cards}
        perks = {card.id: card.perk for card in cards if not isinstance(card, Booster)}
        self.perks: dict[str, MiningPerk] = {card: perk for card, perk in perks.items() if perk is not None}
        kinds = pack.innovations
        self.growth = {kind.id: kind.growth for kind in kinds if kind.growth}
        self.transit = {kind.id: kind.moves for kind in kinds if kind.moves}
        self.free = {kind.id: DEPT_INDEX[kind.free] for kind in kinds if kind.free is not None}
        self.no_decay = frozenset(kind.id for kind in kinds if kind.keeps_shields)
        self.temp = frozenset(kind.id for kind in kinds if kind.temp_workers)
        self.cryo = frozenset(kind.id for kind in kinds if kind.cryo)

    def perk(self, city: City) -> MiningPerk:
        """What the card in the MINING slot adds to mining now (CVL-MINE-09)."""
        return self.perks.get(city.slots[MINING], NO_PERK)

    def moves(self, city: City) -> int:
        """V-nauts that the city may move between departments in a round (CVL-CARD-17)."""
        return sum(self.transit[card] for card in city.slots if card in self.transit)

    def extra_growth(self, city: City) -> int:
        """Added to the city's growth (CVL-GROW-06)."""
        return sum(self.growth[card] for card in city.slots if card in self.growth)

    def shield_card(self, city: City) -> str:
        """The card that keeps the shields up, or EMPTY (CVL-SHIELD-04)."""
        return next((card for card in city.slots if card in self.no_decay), "")

    def has_temp(self, city: City) -> bool:
        """Whether the city owns temporary workers."""
        return city.bay in self.temp

    def has_cryo(self, city: City) -> bool:
        """Whether the city owns a cryogenic holding."""
        return city.bay in self.cryo

    def owned(self, city: City) -> list[str]:
        """Innovations that the city has now (CVL-CARD-04)."""
        kinds = [card for card in city.slots if self.pack.is_innovation(card)]
        if self.pack.is_innovation(city.bay):
            kinds.append(city.bay)
        return [*kinds, *city.aside]

    def stored(self, city: City) -> str:
        """The canister in the holding bay, or EMPTY."""
        return city.bay if self.pack.is_canister(city.bay) else ""

    def goes(self, kind: str) -> InnovationPlacement:
        """Where an innovation goes."""
        return self.pack.innovation(kind).placement
