"""The questions of Cyberflesh, and the frames of running effects, which some of them carry.

A question that an effect asks carries its frame, so that it can be put again after a consumable was used or loot was
handled. Joint questions to the players go to the living seat with the lowest number. Outside combat other seats have
actions on a question too, for their own loot (CFL-LOOT-09). A question with a single answer is not asked, but for
those that a game master confirms.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask, Task
from arcology.engine.records import record
from arcology.games.cyberflesh.terms import LootFilter

Moment = Literal["turn", "unit", "enemy", "immolation"]
"""When a window for consumables opens: at the start of a turn, before a unit or an enemy acts, before an attack that
somebody could take (CFL-COMBAT-12)."""


@record
class RunEffects(Task):
    """Run a list of effects from a place in it.

    ``effects`` names the list: ``event.6``, ``loot.L01`` or ``mutation.M08``, then the way into branches. ``actor`` is
    the unit that is bound, ``user`` the character whose consumable it is, ``named`` that the actor (or ``slot``) was
    named with it, so that the first effect does not ask. ``shared``: naming somebody binds the frame below too.
    """

    effects: str
    at: int = 0
    actor: str = ""
    user: str = ""
    slot: int = 0
    named: bool = False
    shared: bool = False
    kind: Literal["cyberflesh.run_effects"] = "cyberflesh.run_effects"


@record
class AskMove(Ask):
    """Where does the party go, or is the pending event resolved here? (CFL-EXPLORE-02, CFL-EXPLORE-07)"""

    kind: Literal["cyberflesh.ask.move"] = "cyberflesh.ask.move"


@record
class AskReady(Ask):
    """A tile was revealed: is anything used or handed over before it is resolved? (CFL-LOOT-09)"""

    square: int
    kind: Literal["cyberflesh.ask.ready"] = "cyberflesh.ask.ready"


@record
class AskRevisit(Ask):
    """Is an event that can be resolved at every entry resolved again? (CFL-TILE-10)"""

    square: int
    kind: Literal["cyberflesh.ask.revisit"] = "cyberflesh.ask.revisit"


@record
class AskChoice(Ask):
    """Which option of the event?"""

    frame: RunEffects
    kind: Literal["cyberflesh.ask.choice"] = "cyberflesh.ask.choice"


@record
class AskUnit(Ask):
    """Whom does the effect concern? ``characters``: only characters can be named."""

    frame: RunEffects
    characters: bool
    kind: Literal["cyberflesh.ask.unit"] = "cyberflesh.ask.unit"


@record
class AskEnemy(Ask):
    """Which enemy does the consumable hit?"""

    frame: RunEffects
    kind: Literal["cyberflesh.ask.enemy"] = "cyberflesh.ask.enemy"


@record
class AskTiles(Ask):
    """Which tile is scouted next? ``left`` more may be named; it continues the undo step after the first."""

    frame: RunEffects
    left: int
    continues: bool = False
    kind: Literal["cyberflesh.ask.tiles"] = "cyberflesh.ask.tiles"


@record
class AskSquare(Ask):
    """On which revealed tile is the party put?"""

    frame: RunEffects
    kind: Literal["cyberflesh.ask.square"] = "cyberflesh.ask.square"


@record
class AskDiscard(Ask):
    """Which loot does the character discard? ``left`` cards still."""

    left: int
    only: LootFilter
    kind: Literal["cyberflesh.ask.discard"] = "cyberflesh.ask.discard"


@record
class AskLoot(Ask):
    """Which card is taken in the loot round? (CFL-LOOT-07)"""

    kind: Literal["cyberflesh.ask.loot"] = "cyberflesh.ask.loot"


@record
class AskReceive(Ask):
    """Is the weapon or armour equipped, handed on (unless it was given), or discarded? (CFL-EQUIP-05)"""

    card: str
    given: bool
    kind: Literal["cyberflesh.ask.receive"] = "cyberflesh.ask.receive"


@record
class AskDisplace(Ask):
    """Which one-handed weapon makes room for the card? (CFL-EQUIP-04)"""

    card: str
    continues: bool = True
    kind: Literal["cyberflesh.ask.displace"] = "cyberflesh.ask.displace"


@record
class AskSwap(Ask):
    """Does the owner of ``theirs`` agree to swap it for ``card`` of seat ``proposer``? (CFL-LOOT-04)"""

    proposer: int
    card: str
    theirs: str
    kind: Literal["cyberflesh.ask.swap"] = "cyberflesh.ask.swap"


@record
class AskDeal(Ask):
    """What does the buyer want of the merchant, or is that all? (CFL-RUL-42)"""

    kind: Literal["cyberflesh.ask.deal"] = "cyberflesh.ask.deal"


@record
class AskPay(Ask):
    """With what is it paid? (CFL-RUL-42)"""

    continues: bool = True
    kind: Literal["cyberflesh.ask.pay"] = "cyberflesh.ask.pay"


@record
class AskOwner(Ask):
    """To whom does the NPC of a dead player go? (CFL-NPC-08)"""

    npc: str
    kind: Literal["cyberflesh.ask.owner"] = "cyberflesh.ask.owner"


@record
class AskOrder(Ask):
    """Who of the tied units comes next? They stand at ``at`` and the ``count - 1`` places behind it (CFL-PRIO-03,
    CFL-LOOT-07). Dice may settle the first question about an order of attack."""

    at: int
    count: int
    loot: bool
    dice: bool
    kind: Literal["cyberflesh.ask.order"] = "cyberflesh.ask.order"


@record
class AskEnemyOrder(Ask):
    """Which of the tied enemies acts next? Asked of the game master (CFL-OPT-05)."""

    at: int
    count: int
    kind: Literal["cyberflesh.ask.enemy_order"] = "cyberflesh.ask.enemy_order"


@record
class AskEscape(Ask):
    """Do the players try to flee from Cyberflesh? (CFL-BOSS-03)"""

    kind: Literal["cyberflesh.ask.escape"] = "cyberflesh.ask.escape"


@record
class AskRoller(Ask):
    """Who of the characters with the lowest PRIORITY rolls for the escape? (CFL-RUL-27)"""

    kind: Literal["cyberflesh.ask.roller"] = "cyberflesh.ask.roller"


@record
class AskFlight(Ask):
    """To which square does the party flee? (CFL-BOSS-05)"""

    kind: Literal["cyberflesh.ask.flight"] = "cyberflesh.ask.flight"


@record
class AskWindow(Ask):
    """Does the character use a consumable now? (CFL-COMBAT-12)"""

    moment: Moment
    actor: str
    kind: Literal["cyberflesh.ask.window"] = "cyberflesh.ask.window"


@record
class AskAttack(Ask):
    """Which weapon goes at which enemy? Before the first one is declared the character of the seat may use consumables
    too: this is its window before the unit acts. It continues the undo step after the first (CFL-ATTACK-04)."""

    unit: str
    continues: bool = False
    kind: Literal["cyberflesh.ask.attack"] = "cyberflesh.ask.attack"


@record
class AskTarget(Ask):
    """Whom of the tied units does the enemy attack? (CFL-TARGET-05)"""

    slot: int
    tied: tuple[str, ...]
    kind: Literal["cyberflesh.ask.target"] = "cyberflesh.ask.target"


@record
class AskImmolate(Ask):
    """Does the unit take the attack on ``target`` instead? (CFL-IMMOL-01)"""

    unit: str
    slot: int
    target: str
    kind: Literal["cyberflesh.ask.immolate"] = "cyberflesh.ask.immolate"


@record
class AskRead(Ask):
    """The game master reads the event aloud (CFL-RUL-03)."""

    event: int
    kind: Literal["cyberflesh.ask.read"] = "cyberflesh.ask.read"


@record
class AskRoll(Ask):
    """The game master rolls the dice of an enemy (CFL-RUL-03)."""

    slot: int
    kind: Literal["cyberflesh.ask.roll"] = "cyberflesh.ask.roll"


CyberfleshAsk = (
    AskMove
    | AskReady
    | AskRevisit
    | AskChoice
    | AskUnit
    | AskEnemy
    | AskTiles
    | AskSquare
    | AskDiscard
    | AskLoot
    | AskReceive
    | AskDisplace
    | AskSwap
    | AskDeal
    | AskPay
    | AskOwner
    | AskOrder
    | AskEnemyOrder
    | AskEscape
    | AskRoller
    | AskFlight
    | AskWindow
    | AskAttack
    | AskTarget
    | AskImmolate
    | AskRead
    | AskRoll
)
