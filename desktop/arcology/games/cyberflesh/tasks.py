"""The agenda of Cyberflesh: the questions of ``asks.py``, and the steps that happen by themselves.

At the bottom lies `Explore`; an escape unwinds to it (CFL-BOSS-05). Below everything that happens in a fight lies
`Fight`; when the last enemy has fallen the steps above it are dropped. Effects run as `RunEffects` frames.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Task
from arcology.engine.records import record
from arcology.games.cyberflesh.asks import CyberfleshAsk, Moment, RunEffects
from arcology.games.cyberflesh.terms import LootFilter


@record
class Begin(Task):
    """The table is laid; ``face`` is the die that chose the biome, 0 if it was chosen (CFL-SETUP-11)."""

    face: int
    kind: Literal["cyberflesh.begin"] = "cyberflesh.begin"


@record
class Explore(Task):
    """The tile has been dealt with: the party may move (CFL-EXPLORE-02)."""

    kind: Literal["cyberflesh.explore"] = "cyberflesh.explore"


@record
class Enter(Task):
    """The party comes to a square (CFL-TILE-03, CFL-BACK-01)."""

    square: int
    kind: Literal["cyberflesh.enter"] = "cyberflesh.enter"


@record
class Ready(Task):
    """Open the window before a tile is resolved (CFL-LOOT-09)."""

    square: int
    kind: Literal["cyberflesh.ready"] = "cyberflesh.ready"


@record
class Revisit(Task):
    """After the backtrack roll: what can still happen on a revealed tile (CFL-BACK-05)."""

    square: int
    kind: Literal["cyberflesh.revisit"] = "cyberflesh.revisit"


@record
class ResolveTile(Task):
    """Resolve a tile (CFL-TILE-03 to CFL-TILE-09)."""

    square: int
    kind: Literal["cyberflesh.resolve_tile"] = "cyberflesh.resolve_tile"


@record
class EndEvent(Task):
    """The event has been resolved."""

    kind: Literal["cyberflesh.end_event"] = "cyberflesh.end_event"


@record
class TestNext(Task):
    """The next character rolls for a test; the others follow (vocabulary TEST)."""

    __test__ = False  # no test class, whatever its name says to a test runner

    effects: str
    at: int
    waiting: tuple[str, ...]
    kind: Literal["cyberflesh.test_next"] = "cyberflesh.test_next"


@record
class DrawLootCard(Task):
    """A character draws a loot card (vocabulary DRAW_LOOT)."""

    seat: int
    only: LootFilter
    kind: Literal["cyberflesh.draw_loot"] = "cyberflesh.draw_loot"


@record
class DrawMutationCard(Task):
    """A unit draws a mutation and equips it (CFL-MUT-01)."""

    unit: str
    kind: Literal["cyberflesh.draw_mutation"] = "cyberflesh.draw_mutation"


@record
class DiscardNext(Task):
    """A character discards loot of its choice (vocabulary DISCARD_LOOT)."""

    seat: int
    left: int
    only: LootFilter
    kind: Literal["cyberflesh.discard_next"] = "cyberflesh.discard_next"


@record
class NameTiles(Task):
    """Tiles are named to be scouted (vocabulary REVEAL)."""

    frame: RunEffects
    left: int
    first: bool
    kind: Literal["cyberflesh.name_tiles"] = "cyberflesh.name_tiles"


@record
class Receive(Task):
    """A character receives a loot card that is in nobody's hands; ``given`` by another character (CFL-EQUIP-05)."""

    seat: int
    card: str
    given: bool = False
    kind: Literal["cyberflesh.receive"] = "cyberflesh.receive"


@record
class EquipCard(Task):
    """A character equips or keeps a loot card that is in nobody's hands (CFL-EQUIP-04)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.equip_card"] = "cyberflesh.equip_card"


@record
class PutAway(Task):
    """A consumable that was used goes under the Loot deck (CFL-LOOT-03)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.put_away"] = "cyberflesh.put_away"


@record
class LootTurn(Task):
    """The next one picks in a loot round, or it ends (CFL-LOOT-07)."""

    kind: Literal["cyberflesh.loot_turn"] = "cyberflesh.loot_turn"


@record
class LootOrder(Task):
    """Settle ties in the picking order from a place on."""

    at: int
    kind: Literal["cyberflesh.loot_order"] = "cyberflesh.loot_order"


@record
class Trade(Task):
    """The buyer deals with the merchant, or the next one, or the merchant leaves (CFL-RUL-42)."""

    kind: Literal["cyberflesh.trade"] = "cyberflesh.trade"


@record
class Pay(Task):
    """More has to be laid down, or the deal is done (CFL-RUL-42)."""

    kind: Literal["cyberflesh.pay"] = "cyberflesh.pay"


@record
class FindOwner(Task):
    """An NPC whose player is out goes to another one, if it still lives (CFL-NPC-08)."""

    npc: str
    kind: Literal["cyberflesh.find_owner"] = "cyberflesh.find_owner"


@record
class Rot(Task):
    """ROT triggers for the units named, when a fight begins (CFL-KEY-02)."""

    units: tuple[str, ...]
    kind: Literal["cyberflesh.rot"] = "cyberflesh.rot"


@record
class Fight(Task):
    """The next turn of a fight, or its end (CFL-COMBAT-08, CFL-COMBAT-09)."""

    kind: Literal["cyberflesh.fight"] = "cyberflesh.fight"


@record
class OfferEscape(Task):
    """Offer the escape from Cyberflesh (CFL-BOSS-03)."""

    kind: Literal["cyberflesh.offer_escape"] = "cyberflesh.offer_escape"


@record
class RollEscape(Task):
    """The lowest PRIORITY rolls to flee (CFL-BOSS-04)."""

    unit: str
    kind: Literal["cyberflesh.roll_escape"] = "cyberflesh.roll_escape"


@record
class TurnOrder(Task):
    """Fix the order of activation (CFL-PRIO-05)."""

    kind: Literal["cyberflesh.turn_order"] = "cyberflesh.turn_order"


@record
class SettleOrder(Task):
    """Settle ties in the order of activation from a place on (CFL-PRIO-03, CFL-PRIO-04)."""

    at: int
    kind: Literal["cyberflesh.settle_order"] = "cyberflesh.settle_order"


@record
class NextActor(Task):
    """The next one in the order acts."""

    kind: Literal["cyberflesh.next_actor"] = "cyberflesh.next_actor"


@record
class Window(Task):
    """Ask the holders of consumables in unit order, but for seat ``skip``; ``asked`` said no (CFL-COMBAT-12)."""

    moment: Moment
    actor: str = ""
    skip: int = -1
    asked: tuple[int, ...] = ()
    kind: Literal["cyberflesh.window"] = "cyberflesh.window"


@record
class ActUnit(Task):
    """A unit attacks (CFL-ATTACK-01)."""

    unit: str
    kind: Literal["cyberflesh.act_unit"] = "cyberflesh.act_unit"


@record
class UseWeapon(Task):
    """The next weapon of the plan is rolled (CFL-ATTACK-05)."""

    unit: str
    kind: Literal["cyberflesh.use_weapon"] = "cyberflesh.use_weapon"


@record
class ActEnemy(Task):
    """An enemy acts: it explodes, attacks everybody, or chooses its target."""

    slot: int
    kind: Literal["cyberflesh.act_enemy"] = "cyberflesh.act_enemy"


@record
class Volunteers(Task):
    """Ask who takes the attack instead, in unit order; ``asked`` said no (CFL-IMMOL-07)."""

    slot: int
    target: str
    asked: tuple[str, ...] = ()
    kind: Literal["cyberflesh.volunteers"] = "cyberflesh.volunteers"


@record
class Strike(Task):
    """An enemy attacks a unit; ``auto``: the unit took it on itself, so every die hits (CFL-IMMOL-03)."""

    slot: int
    unit: str
    auto: bool = False
    kind: Literal["cyberflesh.strike"] = "cyberflesh.strike"


@record
class Onslaught(Task):
    """A relentless enemy attacks those left, one after the other (CFL-BOSS-02)."""

    slot: int
    units: tuple[str, ...]
    kind: Literal["cyberflesh.onslaught"] = "cyberflesh.onslaught"


CyberfleshTask = (
    CyberfleshAsk
    | RunEffects
    | Begin
    | Explore
    | Enter
    | Ready
    | Revisit
    | ResolveTile
    | EndEvent
    | TestNext
    | DrawLootCard
    | DrawMutationCard
    | DiscardNext
    | NameTiles
    | Receive
    | EquipCard
    | PutAway
    | LootTurn
    | LootOrder
    | Trade
    | Pay
    | FindOwner
    | Rot
    | Fight
    | OfferEscape
    | RollEscape
    | TurnOrder
    | SettleOrder
    | NextActor
    | Window
    | ActUnit
    | UseWeapon
    | ActEnemy
    | Volunteers
    | Strike
    | Onslaught
)
