"""What the cards, tiles, biomes and events of Cyberflesh say, as plain immutable values.

The rules read these records; `catalog.py` makes them from the checked files of a data pack. Nothing here knows where
the data came from, and no sentence is stored: names are text ids of the catalogue. The enums are in `terms.py`, the
effects in `effects.py`, tiles and biomes in `biomes.py`.

A design that the box has several copies of is dealt out as instances: copy k of "L01" is the instance "L01#k". This
goes for loot and monsters only. Look-ups take designs and instances alike.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Literal

from arcology.engine.records import record
from arcology.games.cyberflesh.biomes import Biome
from arcology.games.cyberflesh.effects import Effects
from arcology.games.cyberflesh.terms import (
    BOSS,
    NO_STATS,
    STAT_INDEX,
    Ability,
    ArmourSlot,
    Corner,
    EnemyLoot,
    EnemySource,
    Keyword,
    LootKind,
    MutationUse,
    Repeat,
    Stat,
    Stats,
    Timing,
)


def design(card: str) -> str:
    """The design of an instance: "L01" for "L01#3"; a card without copies is its own."""
    return card.partition("#")[0]


@record
class Strike:
    """What one weapon does: dice rolled, damage of each hit, and what it adds to PRECISION (CFL-ATTACK-06)."""

    attacks: int
    damage: int
    precision: int = 0


UNARMED = Strike(1, 1)
"""For a character without any weapon (CFL-ATTACK-10)."""


@record
class Traits:
    """What a card changes while it is equipped: statistics in the order of `STATS`, and keywords with their number.

    LURE has no number of its own and counts 1.
    """

    stats: Stats = NO_STATS
    keywords: tuple[tuple[Keyword, int], ...] = ()

    def stat(self, stat: Stat) -> int:
        """What is added to that statistic."""
        return self.stats[STAT_INDEX[stat]]

    def keyword(self, keyword: Keyword) -> int:
        """The number of that keyword, 0 without it."""
        return next((n for own, n in self.keywords if own is keyword), 0)


NO_TRAITS = Traits()


@record
class Consumable:
    """Loot that is used up: its effects, and when it may be used."""

    id: str
    copies: int
    blood: int
    timing: Timing
    effects: Effects
    kind: Literal[LootKind.CONSUMABLE] = LootKind.CONSUMABLE

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it. `wording` says what the card does."""
        return f"cyberflesh.loot.{self.id}"


@record
class Weapon:
    """A weapon for one hand or two (CFL-EQUIP-02)."""

    id: str
    copies: int
    blood: int
    hands: int
    strike: Strike
    traits: Traits = NO_TRAITS
    kind: Literal[LootKind.WEAPON] = LootKind.WEAPON

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.loot.{self.id}"


@record
class Armour:
    """A helmet or body armour."""

    id: str
    copies: int
    blood: int
    slot: ArmourSlot
    traits: Traits
    kind: Literal[LootKind.ARMOUR] = LootKind.ARMOUR

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.loot.{self.id}"


LootCard = Consumable | Weapon | Armour


@record
class MutationCard:
    """A mutation. With a `strike` it is a weapon besides, used as `use` says; `on_gain` runs once (CFL-MUT-04)."""

    id: str
    corner: Corner
    traits: Traits = NO_TRAITS
    strike: Strike | None = None
    use: MutationUse | None = None
    on_gain: Effects = ()

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.mutation.{self.id}"


@record
class EnemyCard:
    """A monster, a lord, the boss face of Cyberflesh or a final boss.

    `d8` dice are rolled in an attack; `damage` is that of a hit. `hp` is for 1, 2 and 3 players. `orientation` is
    None where no single target is chosen. Abilities without a number of their own have 1.
    """

    id: str
    source: EnemySource
    copies: int
    d8: int
    damage: int
    hp: tuple[int, int, int]
    precision: int
    priority: int
    orientation: Stat | None
    defence: int
    abilities: tuple[tuple[Ability, int], ...] = ()
    loot: EnemyLoot | None = None

    def has(self, ability: Ability) -> bool:
        """Whether it has that ability."""
        return any(own is ability for own, _ in self.abilities)

    def ability(self, ability: Ability) -> int:
        """The number of that ability, 0 without it."""
        return next((n for own, n in self.abilities if own is ability), 0)

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.enemy.{self.id}"


@record
class HelperCard:
    """An NPC, or the ally face of Cyberflesh. `stats` is in the order of `STATS`; it strikes once (CFL-ATTACK-09)."""

    id: str
    stats: Stats
    strike: Strike

    def stat(self, stat: Stat) -> int:
        """The printed value."""
        return self.stats[STAT_INDEX[stat]]

    @property
    def name(self) -> str:
        """Text id of the name; with `.flavour` behind it, of a line about it."""
        return f"cyberflesh.helper.{self.id}"


@record
class CharacterCard:
    """A character, with the designs of the loot it starts with, in the order of equipping (CFL-SETUP-02)."""

    id: str
    stats: Stats
    start: tuple[str, ...]

    def stat(self, stat: Stat) -> int:
        """The printed value; there is no DEFENCE on a character."""
        return self.stats[STAT_INDEX[stat]]

    @property
    def name(self) -> str:
        """Text id of the name; with `.role` or `.flavour` behind it, of the calling and of a line about it."""
        return f"cyberflesh.character.{self.id}"


@record
class Event:
    """An entry of the events booklet, 0 to 30."""

    id: int
    repeat: Repeat
    effects: Effects

    @property
    def name(self) -> str:
        """Text id of the title; with `.text` behind it, of what is read aloud."""
        return f"cyberflesh.event.{self.id}"


@dataclass(frozen=True, slots=True)
class Pack:
    """All components of a data pack, in the order of its files.

    `source` is "house" or says whose cards they are; `digest` names the exact content and goes into saves. `texts` are
    those that the pack brings, by language and id, each with its plural forms if it has any. `boss` and `ally` are the
    two faces of the Cyberflesh card; `finals` are drawn by a D2 (CFL-RUL-06).
    """

    id: str
    source: str
    version: str
    title: str
    digest: str
    characters: tuple[CharacterCard, ...]
    loot: tuple[LootCard, ...]
    mutations: tuple[MutationCard, ...]
    monsters: tuple[EnemyCard, ...]
    lords: tuple[EnemyCard, ...]
    boss: EnemyCard
    finals: tuple[EnemyCard, EnemyCard]
    npcs: tuple[HelperCard, ...]
    ally: HelperCard
    biomes: tuple[Biome, ...]
    events: tuple[Event, ...]
    texts: Mapping[str, Mapping[str, Sequence[str]]] = field(default_factory=dict, repr=False, compare=False)
    _characters: dict[str, CharacterCard] = field(init=False, repr=False, compare=False)
    _loot: dict[str, LootCard] = field(init=False, repr=False, compare=False)
    _mutations: dict[str, MutationCard] = field(init=False, repr=False, compare=False)
    _enemies: dict[str, EnemyCard] = field(init=False, repr=False, compare=False)
    _helpers: dict[str, HelperCard] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        put = object.__setattr__
        put(self, "_characters", {card.id: card for card in self.characters})
        put(self, "_loot", {name: card for card in self.loot for name in (card.id, *instances(card))})
        put(self, "_mutations", {card.id: card for card in self.mutations})
        enemies = {name: card for card in self.monsters for name in (card.id, *instances(card))}
        put(self, "_enemies", enemies | {card.id: card for card in (*self.lords, self.boss, *self.finals)})
        put(self, "_helpers", {card.id: card for card in (*self.npcs, self.ally)})

    def character(self, card: str) -> CharacterCard:
        """The character with that id."""
        return self._characters[card]

    def loot_card(self, card: str) -> LootCard:
        """The loot of that instance or design."""
        return self._loot[card]

    def mutation(self, card: str) -> MutationCard:
        """The mutation with that id."""
        return self._mutations[card]

    def enemy(self, card: str) -> EnemyCard:
        """The monster of that instance or design, or the lord, boss or final boss with that id."""
        return self._enemies[card]

    def helper(self, card: str) -> HelperCard:
        """The NPC with that id, or the ally for `BOSS`."""
        return self._helpers[card]

    def event(self, number: int) -> Event:
        """The event of that number, 0 to 30."""
        return self.events[number]

    def biome(self, number: int) -> Biome:
        """The biome of that number, 1 to 8."""
        return self.biomes[number - 1]

    def loot_deck(self) -> tuple[str, ...]:
        """Instances of all loot cards before shuffling."""
        return tuple(name for card in self.loot for name in instances(card))

    def mutation_deck(self) -> tuple[str, ...]:
        """All mutations before shuffling."""
        return tuple(card.id for card in self.mutations)

    def monster_deck(self) -> tuple[str, ...]:
        """Instances of all monsters before shuffling."""
        return tuple(name for card in self.monsters for name in instances(card))

    def lord_deck(self) -> tuple[str, ...]:
        """All lords before shuffling."""
        return tuple(card.id for card in self.lords)

    def events_deck(self) -> tuple[str, ...]:
        """Cyberflesh on top and the NPCs below it (CFL-SETUP-04)."""
        return (BOSS, *(card.id for card in self.npcs))


def instances(card: LootCard | EnemyCard) -> tuple[str, ...]:
    """The copies of a design: "L10#1", "L10#2", ..."""
    return tuple(f"{card.id}#{copy}" for copy in range(1, card.copies + 1))
