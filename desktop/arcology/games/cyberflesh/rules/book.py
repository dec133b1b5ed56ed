"""What the rules look up: the cards of the pack as numbers in canonical order, lists of effects by name, and the maps.

Statistics, keywords and corners are indices here, as in the state.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal, NamedTuple

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.cards import (
    Armour,
    Consumable,
    EnemyCard,
    LootCard,
    MutationCard,
    Pack,
    Strike,
    Traits,
    instances,
)
from arcology.games.cyberflesh.effects import Effects, Who
from arcology.games.cyberflesh.terms import (
    DIRECTIONS,
    STAT_INDEX,
    Ability,
    ArmourSlot,
    Corner,
    EnemyLoot,
    EnemySource,
    Keyword,
    LootKind,
    MutationUse,
    Stats,
    TileBack,
    Timing,
)

PRIORITY, PRECISION, STRENGTH, INTELLIGENCE, LIFE, DEFENCE = range(6)
"""Statistics by index."""
REGEN, ROT, FILTER, THORNS, LURE = range(5)
"""Keywords by index."""
KEYWORDS = tuple(Keyword)
CORNERS = tuple(Corner)
NO_ORIENTATION = -1
Keywords = tuple[int, ...]
Names = Literal["", "unit", "character", "enemy"]
"""What the first effect of a consumable wants named."""


@dataclass(frozen=True, slots=True)
class LootFacts:
    """A loot card in numbers. ``hands`` is 0 but for weapons; ``effects`` and ``names`` are of consumables."""

    kind: LootKind
    blood: int
    stats: Stats
    keywords: Keywords
    hands: int = 0
    strike: Strike | None = None
    slot: ArmourSlot | None = None
    timing: Timing | None = None
    effects: str = ""
    names: Names = ""


@dataclass(frozen=True, slots=True)
class MutationFacts:
    """A mutation in numbers; ``on_gain`` names its list of effects, "" for none."""

    corner: int
    stats: Stats
    keywords: Keywords
    strike: Strike | None
    use: MutationUse | None
    on_gain: str


@dataclass(frozen=True, slots=True)
class EnemyFacts:
    """An enemy in numbers, abilities by their number (0: it has not got it)."""

    source: EnemySource
    d8: int
    damage: int
    hp: tuple[int, int, int]
    precision: int
    priority: int
    orientation: int
    defence: int
    loot: EnemyLoot | None
    provoke: int
    explode: int
    incite: int
    absorb: int
    necrosis: int
    relentless: int


@dataclass(frozen=True, slots=True)
class Ground:
    """A biome with its squares numbered in row-major order; ``neighbours`` are north, east, south, west."""

    squares: tuple[tuple[int, int], ...]
    backs: tuple[TileBack, ...]
    neighbours: tuple[tuple[int, ...], ...]
    start: int
    exit: int


class Decks(NamedTuple):
    """The cards of each deck in a fixed order."""

    loot: tuple[str, ...]
    mutations: tuple[str, ...]
    monsters: tuple[str, ...]
    lords: tuple[str, ...]
    events: tuple[str, ...]


class Book:
    """One pack, arranged for quick questions. Shared by all games that use the pack; never changed."""

    __slots__ = ("copies", "decks", "effects", "enemies", "grounds", "loot", "mutations", "pack", "printed", "strikes")

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.effects: dict[str, Effects] = {}
        """Lists of effects by name: ``event.6``, ``event.6/1.option0``, ``loot.L01``, ``mutation.M08``."""
        for number, event in enumerate(pack.events):
            self.effects.update(_named(f"event.{number}", event.effects))
        for card in pack.loot:
            if isinstance(card, Consumable):
                self.effects.update(_named(f"loot.{card.id}", card.effects))
        for mutation in pack.mutations:
            self.effects.update(_named(f"mutation.{mutation.id}", mutation.on_gain))
        self.loot = {name: _loot(pack.loot_card(name)) for name in pack.loot_deck()}
        self.mutations = {card.id: _mutation(card) for card in pack.mutations}
        lords = [card.id for card in (*pack.lords, pack.boss, *pack.finals)]
        self.enemies = {name: _enemy(pack.enemy(name)) for name in (*pack.monster_deck(), *lords)}
        self.printed = {card.id: card.stats for card in pack.characters}
        self.printed.update({card.id: card.stats for card in (*pack.npcs, pack.ally)})
        """Printed statistics of characters, NPCs and the ally."""
        self.strikes = {card.id: card.strike for card in (*pack.npcs, pack.ally)}
        self.copies = {card.id: instances(card) for card in pack.loot}
        """The instances of every design of loot."""
        self.decks = Decks(*(tuple(reversed(deck)) for deck in _decks(pack)))
        """The decks before shuffling, as lists that have their top card at the end."""
        self.grounds = tuple(_ground(pack, number) for number in range(1, len(pack.biomes) + 1))

    def ground(self, biome: int) -> Ground:
        """The map of a biome 1..8."""
        return self.grounds[biome - 1]

    def traits(self, worn: Iterable[str], grown: Iterable[str]) -> list[LootFacts | MutationFacts]:
        """The cards that change a unit: weapons and armour, then mutations; empty places are left out."""
        found: list[LootFacts | MutationFacts] = [self.loot[card] for card in worn if card]
        found += [self.mutations[card] for card in grown if card]
        return found


def _decks(pack: Pack) -> tuple[tuple[str, ...], ...]:
    return pack.loot_deck(), pack.mutation_deck(), pack.monster_deck(), pack.lord_deck(), pack.events_deck()


def branch(effects: str, at: int, name: str) -> str:
    """The name of a list inside an effect: its list, its place in it, and the branch."""
    return f"{effects}/{at}.{name}"


def _named(name: str, effects: Effects) -> Iterator[tuple[str, Effects]]:
    """A list and all lists inside it, by name."""
    yield name, effects
    for at, effect in enumerate(effects):
        for inner, found in _branches(effect):
            yield from _named(branch(name, at, inner), found)


def _branches(effect: fx.Effect) -> Iterator[tuple[str, Effects]]:
    if isinstance(effect, fx.Test):
        yield from (("success", effect.success), ("failure", effect.failure))
    elif isinstance(effect, fx.Choice):
        yield from ((f"option{n}", option.effects) for n, option in enumerate(effect.options))
    elif isinstance(effect, fx.Roll):
        yield from ((f"row{n}", row.effects) for n, row in enumerate(effect.table))
    elif isinstance(effect, fx.If):
        yield from (("then", effect.then), ("otherwise", effect.otherwise))
    elif isinstance(effect, fx.Merchant):
        yield from ((f"service{n}", service.effects) for n, service in enumerate(effect.services))


def _keywords(traits: Traits) -> Keywords:
    return tuple(traits.keyword(keyword) for keyword in KEYWORDS)


def _loot(card: LootCard) -> LootFacts:
    if isinstance(card, Consumable):
        names = _names(card.effects[0])
        nothing = Traits()
        return LootFacts(
            card.kind,
            card.blood,
            nothing.stats,
            _keywords(nothing),
            timing=card.timing,
            effects=f"loot.{card.id}",
            names=names,
        )
    stats, keywords = card.traits.stats, _keywords(card.traits)
    if isinstance(card, Armour):
        return LootFacts(card.kind, card.blood, stats, keywords, slot=card.slot)
    return LootFacts(card.kind, card.blood, stats, keywords, card.hands, card.strike)


def _names(effect: fx.Effect) -> Names:
    if isinstance(effect, fx.HitEnemy):
        return "enemy" if effect.scope is fx.HitScope.ONE else ""
    who = getattr(effect, "who", None)
    return "unit" if who is Who.CHOSEN_UNIT else "character" if who is Who.CHOSEN else ""


def _mutation(card: MutationCard) -> MutationFacts:
    on_gain = f"mutation.{card.id}" if card.on_gain else ""
    corner = CORNERS.index(card.corner)
    return MutationFacts(corner, card.traits.stats, _keywords(card.traits), card.strike, card.use, on_gain)


def _enemy(card: EnemyCard) -> EnemyFacts:
    orientation = NO_ORIENTATION if card.orientation is None else STAT_INDEX[card.orientation]
    numbers = [card.ability(ability) for ability in Ability]
    return EnemyFacts(
        card.source,
        card.d8,
        card.damage,
        card.hp,
        card.precision,
        card.priority,
        orientation,
        card.defence,
        card.loot,
        *numbers,
    )


def _ground(pack: Pack, number: int) -> Ground:
    biome = pack.biome(number)
    squares = tuple(pos for pos, _ in biome.squares)
    index = {pos: n for n, pos in enumerate(squares)}
    neighbours = tuple(
        tuple(index[row + down, column + right] for down, right in DIRECTIONS if (row + down, column + right) in index)
        for row, column in squares
    )
    backs = tuple(back for _, back in biome.squares)
    return Ground(squares, backs, neighbours, index[biome.start], index[biome.exit])
