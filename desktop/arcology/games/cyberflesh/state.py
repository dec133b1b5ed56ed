"""What is true at the table of Cyberflesh.

Cards are named by their instances (``L01#2``), tiles by their number in the box (:data:`FACES`), squares of the biome
by their index in row-major order, units by the id of their card (``C1``, ``N03``, ``CF`` for the ally), enemies by
their combat slot 1..5. Every list of cards has its top card at the end. Statistics stand in the order of ``STATS``.
``Unit.stats`` and ``Unit.keywords`` could be worked out from the cards and are kept because every decision asks for
them; the census compares. Where a seat may not look, an observed state holds ``HIDDEN`` or ``FACE_DOWN``.
"""

from __future__ import annotations

from dataclasses import field
from typing import Literal

from arcology.engine.agenda import GameState
from arcology.engine.records import record, state
from arcology.games.cyberflesh.biomes import ENVIRONMENT_TILES, EVENT_TILE_FACES, TileFace
from arcology.games.cyberflesh.tasks import CyberfleshTask
from arcology.games.cyberflesh.terms import SLOTS, STAT_INDEX, Phase, Stat, TileState, UnitKind

HIDDEN: Literal["?"] = "?"
"""Stands for a card that the viewer may not know."""
FACE_DOWN = -1
"""In place of the number of a tile that the viewer may not know."""
EMPTY: Literal[""] = ""
"""In place of a card: nothing there."""
NOBODY = -1
"""In place of a seat."""
NOTHING = -1
"""In place of an event number: none is being resolved."""
BESIDE = 5
"""Index of the place beside the five slots, where the sixth card of a loot tile lies (CFL-RUL-13)."""

FACES: tuple[TileFace, ...] = (*ENVIRONMENT_TILES, *EVENT_TILE_FACES)
"""The 40 tiles by number: 0 is Start, 15 the Exit, 16 to 39 resolve the events 1 to 24."""
SLOT_SIGN = "#"
"""Before the number of a slot in an order of activation: "#3". No id of a card has it in front."""
SLOT_OF = {f"{SLOT_SIGN}{slot}": slot for slot in range(1, SLOTS + 1)}
"""Slots by their names in an order of activation."""
INNATE, UNARMED = "#innate", "#unarmed"
"""In place of a weapon's card: what a helper strikes with, and bare hands (CFL-ATTACK-09, CFL-ATTACK-10)."""
START_TILE, EXIT_TILE = 0, len(ENVIRONMENT_TILES) - 1

OutcomeCode = Literal["WIN", "DEFEAT"]
RollKind = Literal["", "biome", "slots", "attack", "strike", "test", "table", "backtrack", "escape", "order", "final"]
"""What dice were rolled for: an attack is a unit's, a strike an enemy's."""


@record
class Options:
    """The choices CFL-OPT-02 to CFL-OPT-05, fixed before set-up; the others count only in it."""

    loot_tile_picks: Literal["cyclic", "one_each"] = "cyclic"
    weapons_per_turn: Literal["hands", "one"] = "hands"
    escape_natural_8: Literal["off", "on"] = "off"
    gm_enemy_order: Literal["off", "on"] = "off"


@record
class Dice:
    """The dice as they lie: the faces of the last roll, what it was for, and as how many sides they are read.

    ``bonus`` is what was added to each face (of an escape: the Alert level to beat), ``by`` who rolled and ``at`` at
    whom: unit ids and cards of enemies. ``result`` is what came of it: damage dealt, hp lost; of a test and an escape
    1 for success; of a backtrack roll 1 if Cyberflesh is there.
    """

    faces: tuple[int, ...] = ()
    purpose: RollKind = ""
    sides: int = 8
    bonus: int = 0
    by: str = EMPTY
    at: str = EMPTY
    result: int = 0


@record
class Ending:
    """How the game ended, and the rule that says so."""

    code: OutcomeCode
    rule: str


@state
class Unit:
    """A character, NPC or ally: its card, what it carries, and how it is. At 0 hp it is dead (CFL-CHAR-07).

    ``owner`` is the seat that decides for it, NOBODY for the ally. ``stats`` are the effective statistics
    (CFL-CHAR-08), ``keywords`` the numbers of REGEN, ROT, FILTER, THORNS and LURE. ``weapons`` are at most two, the
    left one first; ``mutations`` lie in the corners TL, TR, BL, BR. ``buffs`` are statistic index and change, until
    the fight ends.
    """

    id: str
    kind: UnitKind
    owner: int
    hp: int
    stats: list[int]
    keywords: list[int]
    necrosis: int = 0
    consumables: list[str] = field(default_factory=list)
    weapons: list[str] = field(default_factory=list)
    helmet: str = EMPTY
    body: str = EMPTY
    mutations: list[str] = field(default_factory=lambda: [EMPTY] * 4)
    buffs: tuple[tuple[int, int], ...] = ()

    @property
    def alive(self) -> bool:
        """Whether it is in play."""
        return self.hp > 0

    def stat(self, stat: Stat) -> int:
        """An effective statistic."""
        return self.stats[STAT_INDEX[stat]]

    @property
    def max_hp(self) -> int:
        """Effective LIFE."""
        return self.stats[4]

    @property
    def loot(self) -> list[str]:
        """All loot in holding order: weapons from left to right, helmet, body, consumables in the order gained."""
        worn = [card for card in (self.helmet, self.body) if card]
        return [*self.weapons, *worn, *self.consumables]


@state
class Enemy:
    """An enemy in a combat slot: the instance of its card, and its life."""

    card: str
    hp: int
    max_hp: int


@state
class Combat:
    """A Combat Phase.

    ``turn`` counts from 1. ``order`` are unit ids and slots ("#1".."#5") in the order of activation of this turn,
    ``priorities`` the values that decided it, ``at`` how many have had their turn (the one before is acting).
    ``plan`` are the weapons declared so far, each with the slot it goes at, ``rolled`` how many of them were used.
    ``target`` is the unit that the acting enemy aims at, and ``immolator`` the one that takes the attack instead.
    ``quiet``: nothing has happened since every holder of consumables said no.
    """

    turn: int = 0
    order: list[str] = field(default_factory=list)
    priorities: list[int] = field(default_factory=list)
    at: int = 0
    plan: list[tuple[str, int]] = field(default_factory=list)
    rolled: int = 0
    target: str = EMPTY
    immolator: str = EMPTY
    quiet: bool = False

    @property
    def acting(self) -> str:
        """Who acts now: a unit id or a slot; "" at the start of a turn."""
        return self.order[self.at - 1] if 0 < self.at <= len(self.order) else EMPTY


@state
class LootRound:
    """A loot round: seats in picking order, whose turn it is, passes in succession; ``once``: one card each."""

    order: list[int]
    at: int = 0
    passes: int = 0
    once: bool = False


@state
class Deal:
    """A visit to a merchant.

    ``effects`` and ``at`` name the list of effects and the place in it where the merchant stands, ``waiting`` the seats
    that may deal: the first one does now. ``item`` is the counter card being paid for, ``service`` the number of the
    service (-1: none); both empty between deals. ``paid`` are the cards laid down for it so far, ``blood`` the hp.
    """

    effects: str
    at: int
    waiting: tuple[int, ...]
    item: str = EMPTY
    service: int = -1
    paid: tuple[str, ...] = ()
    blood: int = 0


@state
class CyberfleshState(GameState):
    """The whole game.

    ``characters`` are by seat, the dead among them; ``helpers`` are NPCs by id, then the ally. ``gm`` is the chair of
    the game master, NOBODY without one. ``tiles`` are the numbers of the tiles by square, ``turned`` what is known of
    each, ``done`` whether it was resolved for good; ``boxed`` are event tiles that are out of the game. ``loose`` says
    how many cards on top of the Loot, Mutation, Monster and Lord decks are shuffled, but in no order until they are
    drawn. ``party`` is the square of the marker. ``slot_loot`` are the cards that lie in the five slots and beside
    them, ``counter`` a merchant's; ``passing`` are cards between two places: received but not equipped yet, or being
    used. ``finals`` are the final bosses outside the slots, ``unused`` the characters nobody plays. ``event`` is the
    event being resolved. ``entered`` counts the squares that the party came to, ``turns`` the turns of all fights.
    """

    agenda: list[CyberfleshTask]  # type: ignore[assignment]
    options: Options
    phase: Phase
    alert: int
    sirens: int
    gm: int
    characters: list[Unit]
    helpers: list[Unit]
    unused: tuple[str, ...]
    biome: int
    tiles: list[int]
    turned: list[TileState]
    done: list[bool]
    boxed: list[int]
    party: int
    loot_deck: list[str]
    mutation_deck: list[str]
    monster_deck: list[str]
    lord_deck: list[str]
    loose: list[int]
    events_deck: list[str]
    graveyard: list[str]
    finals: list[str]
    slots: list[Enemy | None] = field(default_factory=lambda: [None] * 5)
    slot_loot: list[list[str]] = field(default_factory=lambda: [[] for _ in range(6)])
    counter: list[str] = field(default_factory=list)
    passing: list[str] = field(default_factory=list)
    combat: Combat | None = None
    loot_round: LootRound | None = None
    deal: Deal | None = None
    event: int = NOTHING
    dice: Dice = Dice()
    entered: int = 0
    turns: int = 0
    monsters_killed: int = 0
    lords_killed: int = 0
    ended: Ending | None = None

    @property
    def player_count(self) -> int:
        """Characters that began the game, 1 to 3 (CFL-RUL-09)."""
        return len(self.characters)

    @property
    def living(self) -> list[Unit]:
        """The characters in play, by seat."""
        return [unit for unit in self.characters if unit.hp > 0]

    @property
    def units(self) -> list[Unit]:
        """All units in play in no order that a rule knows; see ``rules.units.unit_order``."""
        return [*(unit for unit in self.characters if unit.hp > 0), *self.helpers]

    def unit(self, id_: str) -> Unit | None:
        """The unit with that id, if it is in the game; a dead character still is."""
        for unit in self.characters:
            if unit.id == id_:
                return unit
        for unit in self.helpers:
            if unit.id == id_:
                return unit
        return None

    def enemy(self, slot: int) -> Enemy | None:
        """The enemy in a slot 1..5."""
        return self.slots[slot - 1]
