"""A table laid out as a worked example says, for the rule tests.

desk = Desk("C1", "C3")                      # characters by seat, without any equipment, on Start with an open map
desk.gear("C3", "L14", "L11").mutate("C1", "M25")
desk.stand({1: "E08", 3: "E16"})             # monsters by slot
desk.unit_acts("C1", dice=[5, 8])            # an activation in a fight; dice fall as the example says
desk.do(Declare(0, desk.card("C1", "L21"), 3))
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import Any

import pytest

from arcology.engine.agenda import Context, Task, settle
from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.refusal import Refusal
from arcology.games.cyberflesh import asks, tasks
from arcology.games.cyberflesh.actions import No
from arcology.games.cyberflesh.cards import design
from arcology.games.cyberflesh.catalog import GAME, open_pack
from arcology.games.cyberflesh.rules import CyberfleshRules
from arcology.games.cyberflesh.rules.book import CORNERS, LIFE
from arcology.games.cyberflesh.rules.census import invariants
from arcology.games.cyberflesh.rules.units import effective, refresh
from arcology.games.cyberflesh.state import (
    EMPTY,
    FACES,
    NOBODY,
    NOTHING,
    Combat,
    CyberfleshState,
    Enemy,
    Unit,
)
from arcology.games.cyberflesh.terms import (
    BOSS,
    ArmourSlot,
    EnemySource,
    LootKind,
    Phase,
    TileState,
    TileType,
    UnitKind,
)
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.scripted import scripted

FIRST = {"C1": "c1", "C2": "c2", "C3": "c3", "C1 C2": "c1", "C2 C3": "c2", "C3 C1": "c3", "C1 C2 C3": "c1"}
"""The option `characters` that seats these."""


@cache
def house_rules() -> CyberfleshRules:
    """The rules with the house pack."""
    return CyberfleshRules(open_pack(house_folder(data_root(), GAME)))


def config(seats: int = 1, seed: int = 0, **options: str) -> GameConfig:
    """A configuration with some options changed."""
    return GameConfig(GAME, seats, seed, options=tuple(options.items()))


class Desk:
    """One game. Nobody has equipment, decks lie in the order of the pack, the party stands on Start and may move."""

    def __init__(self, *characters: str, seed: int = 0, biome: int = 4, **options: str) -> None:
        self.rules = house_rules()
        self.book = self.rules.book
        self.census = invariants(self.book)
        names = " ".join(characters or ("C1",))
        chosen = {"characters": FIRST[names], "biome": str(biome), **options}
        self.state: CyberfleshState = start(self.rules, config(len(names.split()), seed, **chosen)).state
        self.events: tuple[Any, ...] = ()
        self.beats: tuple[Any, ...] = ()
        s = self.state
        s.luck = scripted(seed=seed)
        for unit in s.characters:
            self.strip(unit.id)
            unit.hp = unit.max_hp
        decks = self.book.decks
        s.loot_deck, s.mutation_deck = list(decks.loot), list(decks.mutations)
        s.monster_deck, s.lord_deck, s.loose = list(decks.monsters), list(decks.lords), [0, 0, 0, 0]
        s.event, s.phase = NOTHING, Phase.EXPLORE
        s.done[s.party] = True
        s.agenda = [tasks.Explore()]
        self.settle()

    # --- who and what there is

    @property
    def ask(self) -> str:
        """The open question (``move``, ``attack``, ``window`` and so on), or the outcome when there is one."""
        if self.state.ended is not None:
            return self.state.ended.code
        return self.top.kind.rpartition(".")[2]

    @property
    def top(self) -> Any:
        """The open question itself."""
        top = self.state.agenda[-1]
        assert isinstance(top, tasks.Task)
        return top

    @property
    def seat(self) -> int:
        """Who is asked."""
        return int(self.top.seat)

    def unit(self, name: str) -> Unit:
        """A unit in the game."""
        unit = self.state.unit(name)
        assert unit is not None, name
        return unit

    def seat_of(self, name: str) -> int:
        """The seat of a character."""
        return self.unit(name).owner

    def card(self, name: str, of: str) -> str:
        """The instance of a design that a character has, the first one."""
        found = [card for card in self.unit(name).loot if design(card) == of]
        assert found, f"{name} has no {of}"
        return found[0]

    def enemy(self, slot: int) -> Enemy:
        """The enemy in a slot."""
        enemy = self.state.slots[slot - 1]
        assert enemy is not None, f"slot {slot} is empty"
        return enemy

    def names(self, cards: Iterable[str]) -> list[str]:
        """Designs of cards."""
        return [design(card) for card in cards]

    # --- laying things out

    def strip(self, name: str) -> Desk:
        """Take everything from a unit; it goes under its deck."""
        unit = self.unit(name)
        self.state.loot_deck[:0] = unit.loot
        self.state.mutation_deck[:0] = [card for card in unit.mutations if card]
        unit.weapons, unit.consumables, unit.helmet, unit.body = [], [], EMPTY, EMPTY
        unit.mutations = [EMPTY] * 4
        refresh(self.book, unit)
        return self

    def gear(self, name: str, *designs: str) -> Desk:
        """Give loot to a character out of the Loot deck; hp stays what it is."""
        unit = self.unit(name)
        for wanted in designs:
            card = next(c for c in reversed(self.state.loot_deck) if design(c) == wanted)
            self.state.loot_deck.remove(card)
            facts = self.book.loot[card]
            if facts.kind is LootKind.CONSUMABLE:
                unit.consumables.append(card)
            elif facts.kind is LootKind.WEAPON:
                unit.weapons.append(card)
            elif facts.slot is ArmourSlot.HELMET:
                unit.helmet = card
            else:
                unit.body = card
        refresh(self.book, unit)
        return self

    def mutate(self, name: str, *cards: str) -> Desk:
        """Give mutations to a unit out of the Mutation deck, without what they do when they are gained."""
        unit = self.unit(name)
        for card in cards:
            self.state.mutation_deck.remove(card)
            unit.mutations[self.book.mutations[card].corner] = card
        refresh(self.book, unit)
        return self

    def health(self, name: str, hp: int, necrosis: int = 0) -> Desk:
        """Set hp and necrosis."""
        unit = self.unit(name)
        unit.hp, unit.necrosis = hp, necrosis
        return self

    def helper(self, name: str, of: str = "", hp: int | None = None) -> Desk:
        """An NPC joins the player of a character, or the ally everybody."""
        s = self.state
        s.events_deck.remove(name)
        kind, owner = (UnitKind.ALLY, NOBODY) if name == BOSS else (UnitKind.NPC, self.seat_of(of))
        unit = Unit(name, kind, owner, self.book.printed[name][LIFE], [], [])
        unit.stats, unit.keywords = effective(self.book, unit)
        unit.hp = unit.hp if hp is None else hp
        s.helpers = sorted([*s.helpers, unit], key=lambda one: (one.kind is UnitKind.ALLY, one.id))
        return self

    def stand(self, enemies: dict[int, str], hp: dict[int, int] | None = None) -> Desk:
        """Put enemies into slots and begin a fight."""
        s = self.state
        for slot, name in enemies.items():
            pile = {
                EnemySource.MONSTER: s.monster_deck,
                EnemySource.LORD: s.lord_deck,
                EnemySource.CYBERFLESH: s.events_deck,
                EnemySource.FINAL_BOSS: s.finals,
            }[self.rules.pack.enemy(name).source]
            card = next(c for c in reversed(pile) if design(c) == name)
            pile.remove(card)
            most = self.book.enemies[card].hp[s.player_count - 1]
            s.slots[slot - 1] = Enemy(card, (hp or {}).get(slot, most), most)
        s.phase, s.combat = Phase.COMBAT, Combat(turn=1)
        return self

    def on_top(self, deck: str, *cards: str) -> Desk:
        """Put cards on top of a deck (``loot``, ``mutation``, ``monster``, ``lord``), the first one first."""
        pile: list[str] = getattr(self.state, f"{deck}_deck")
        for wanted in reversed(cards):
            card = next(c for c in reversed(pile) if wanted in (c, design(c)))
            pile.remove(card)
            pile.append(card)
        return self

    def top_of(self, deck: str, count: int = 1) -> list[str]:
        """The designs on top of a deck, the first one first."""
        pile: list[str] = getattr(self.state, f"{deck}_deck")
        return self.names(reversed(pile[-count:]))

    def bottom_of(self, deck: str, count: int = 1) -> list[str]:
        """The designs at the bottom of a deck, the last one last."""
        pile: list[str] = getattr(self.state, f"{deck}_deck")
        return self.names(reversed(pile[:count]))

    def square(self, type_: TileType, number: int = 0) -> int:
        """A square whose tile shows that; for event tiles the event's number."""
        return next(
            square
            for square, tile in enumerate(self.state.tiles)
            if FACES[tile].type is type_ and (not number or FACES[tile].event == number)
        )

    def lay(self, square: int, type_: TileType, number: int = 0) -> Desk:
        """Exchange tiles so that one lies on a square; its own place or the box gets the other one."""
        s = self.state
        wanted = next(n for n, f in enumerate(FACES) if f.type is type_ and (not number or f.event == number))
        for pile in (s.tiles, s.boxed):
            if wanted in pile:
                pile[pile.index(wanted)] = s.tiles[square]
        s.tiles[square] = wanted
        return self

    def reveal(self, *squares: int) -> Desk:
        """Turn tiles over without resolving them; combat, loot and mutation tiles count as done."""
        for square in squares:
            self.state.turned[square] = TileState.REVEALED
            self.state.done[square] = FACES[self.state.tiles[square]].event is None
        return self

    def at(self, square: int) -> Desk:
        """Put the party on a square and let it move."""
        self.reveal(square)
        self.state.party = square
        return self.run(tasks.Explore())

    def dice(self, *faces: int) -> Desk:
        """Say which faces fall next."""
        self.state.luck = scripted(die=faces)
        return self

    @property
    def unrolled(self) -> tuple[int, ...]:
        """Faces that did not fall."""
        return tuple(self.state.luck.left())  # type: ignore[attr-defined]

    # --- playing

    def settle(self) -> Desk:
        """Let automatic steps happen."""
        s = self.state
        ctx = Context(s, s.luck)
        settle(self.rules, s, ctx)
        self._keep(ctx.beats)
        assert (faults := self.census(s)) == [], faults
        return self

    def run(self, *steps: Task) -> Desk:
        """Let steps happen, in this order, on the way or in the fight that is on; and what follows from them.

        In a fight characters are asked for attacks after them; without steps its next turn begins.
        """
        s = self.state
        base: list[Any] = [tasks.Explore()]
        if s.combat is not None:
            base.append(tasks.Fight())
            if steps:
                s.combat.order, s.combat.at = [unit.id for unit in s.living], 0
                s.combat.priorities = [unit.stats[0] for unit in s.living]
                base.append(tasks.NextActor())
        s.agenda = [*base, *reversed(steps)]
        return self.settle()

    def unit_acts(self, name: str, dice: Iterable[int] = ()) -> Desk:
        """Ask a unit for its attack."""
        return self.dice(*dice).run(tasks.ActUnit(name))

    def enemy_acts(self, slot: int, dice: Iterable[int] = ()) -> Desk:
        """Let an enemy act, as far as nobody is asked."""
        return self.dice(*dice).run(tasks.ActEnemy(slot))

    def event(self, number: int, dice: Iterable[int] = ()) -> Desk:
        """Resolve an event where the party stands."""
        self.dice(*dice)
        self.state.event, self.state.phase = number, Phase.EVENT
        return self.run(asks.RunEffects(f"event.{number}"), tasks.EndEvent())

    def resolve(self, type_: TileType, dice: Iterable[int] = (), number: int = 0) -> Desk:
        """The party stands on the tile of a type, which is resolved."""
        self.state.party = self.square(type_, number)
        self.state.turned[self.state.party] = TileState.REVEALED
        return self.dice(*dice).run(tasks.ResolveTile(self.state.party))

    def do(self, *actions: Any) -> tuple[Any, ...]:
        """Play actions one after the other; returns all their events."""
        events: list[Any] = []
        beats: list[Any] = []
        for action in actions:
            result = play(self.rules, self.state, action)
            if isinstance(result, Refusal):
                pytest.fail(f"{action} was refused: {result.why.id} ({result.rule}), asked is {self.ask}")
            assert isinstance(result, Played)
            self.state = result.state
            assert (faults := self.census(self.state)) == [], faults
            events += result.events
            beats += result.beats
        self.events, self.beats = tuple(events), tuple(beats)
        return self.events

    def _keep(self, beats: list[Any]) -> None:
        self.beats = tuple(beats)
        self.events = tuple(event for beat in beats for event in beat.events)

    def answer(self, kind: type) -> tuple[Any, ...]:
        """Play the first legal action of a kind."""
        found = self.offers(kind)
        assert found, f"no {kind.__name__} at {self.ask}"
        return self.do(found[0])

    def stay(self) -> Desk:
        """Nobody takes an attack for somebody else, as long as that is asked; events add up."""
        events = self.events
        while self.ask == "immolate":
            self.answer(No)
            events += self.events
        self.events = events
        return self

    # --- looking

    @property
    def legal(self) -> list[Any]:
        """The legal actions."""
        return list(self.rules.legal(self.state))

    def offers(self, kind: type) -> list[Any]:
        """The legal actions of a kind."""
        return [a for a in self.legal if isinstance(a, kind)]

    def no(self, action: Any) -> tuple[str, str]:
        """Code and rule of the refusal that an action meets; it must be refused, and not be offered."""
        result = self.rules.check(self.state, action)
        if result is None:
            pytest.fail(f"{action} was not refused")
        assert action not in self.legal
        return result.why.id.rpartition(".")[2], result.rule

    def all_of(self, kind: type) -> list[Any]:
        """The events of a kind in what was done last."""
        return [e for e in self.events if isinstance(e, kind)]

    def one(self, kind: type) -> Any:
        """The only event of a kind in what was done last."""
        found = self.all_of(kind)
        assert len(found) == 1, f"{len(found)} events of {kind.__name__} in {self.events}"
        return found[0]

    def hp(self, *names: str) -> tuple[int, ...]:
        """hp of units."""
        return tuple(self.unit(name).hp for name in names)

    def corner(self, name: str, corner: str) -> str:
        """The mutation in a corner."""
        return self.unit(name).mutations[[one.value for one in CORNERS].index(corner)]
