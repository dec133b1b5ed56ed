"""Everything that a hand can do in Cyberflesh. One record for each kind of answer.

Every action carries the seat that acts. Cards are instances, units ids, ``slot`` is a combat slot 1..5, ``square`` the
index of a square of the biome. What the question was is told by the ask: ``Confirm`` goes on, ``Yes`` and ``No`` answer
an offer, ``Done`` ends what could be repeated, ``Pass`` lets an attack or a pick go by.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.records import record


@record
class Move:
    """Move the party to a square: an ordinary step, or the one of an escape (CFL-EXPLORE-02, CFL-BOSS-05)."""

    seat: int
    square: int
    kind: Literal["cyberflesh.move"] = "cyberflesh.move"


@record
class ResolveHere:
    """Resolve the pending event of the tile that the party stands on (CFL-EXPLORE-07)."""

    seat: int
    kind: Literal["cyberflesh.resolve_here"] = "cyberflesh.resolve_here"


@record
class Confirm:
    """Go on: resolve the tile, carry out the attack as declared, or (game master) read the event, roll the dice."""

    seat: int
    kind: Literal["cyberflesh.confirm"] = "cyberflesh.confirm"


@record
class Yes:
    """Accept: resolve an event again, flee, take an attack for somebody, swap."""

    seat: int
    kind: Literal["cyberflesh.yes"] = "cyberflesh.yes"


@record
class No:
    """Decline what could be accepted."""

    seat: int
    kind: Literal["cyberflesh.no"] = "cyberflesh.no"


@record
class Done:
    """Use no consumable now, name no more tiles, or make no more deals."""

    seat: int
    kind: Literal["cyberflesh.done"] = "cyberflesh.done"


@record
class Pass:
    """Attack nobody (CFL-ATTACK-01), or take no card in a loot round (CFL-LOOT-07)."""

    seat: int
    kind: Literal["cyberflesh.pass"] = "cyberflesh.pass"


@record
class Choose:
    """Take an option of an event by its number, from 0."""

    seat: int
    option: int
    kind: Literal["cyberflesh.choose"] = "cyberflesh.choose"


@record
class NameUnit:
    """Name a unit: for an effect, as the target of an enemy, as the one that flees first, as an NPC's new owner."""

    seat: int
    unit: str
    kind: Literal["cyberflesh.name_unit"] = "cyberflesh.name_unit"


@record
class NameSquare:
    """Name a tile to be scouted, or one that the party is put on."""

    seat: int
    square: int
    kind: Literal["cyberflesh.name_square"] = "cyberflesh.name_square"


@record
class NameEnemy:
    """Name an enemy for a consumable."""

    seat: int
    slot: int
    kind: Literal["cyberflesh.name_enemy"] = "cyberflesh.name_enemy"


@record
class NameCard:
    """Name an own loot card to be discarded: for an effect, or to free a hand (CFL-EQUIP-04)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.name_card"] = "cyberflesh.name_card"


@record
class Next:
    """Say who acts or picks next among those with equal PRIORITY: a unit id, or a slot ("#3") for the game master."""

    seat: int
    actor: str
    kind: Literal["cyberflesh.next"] = "cyberflesh.next"


@record
class RollOrder:
    """Let dice settle in which order tied units act (CFL-PRIO-03)."""

    seat: int
    kind: Literal["cyberflesh.roll_order"] = "cyberflesh.roll_order"


@record
class Declare:
    """Declare a weapon and the enemy it goes at. ``weapon`` is a card, "#innate" or "#unarmed" (CFL-ATTACK-04)."""

    seat: int
    weapon: str
    slot: int
    kind: Literal["cyberflesh.declare"] = "cyberflesh.declare"


@record
class Use:
    """Use a consumable (CFL-LOOT-02), on a unit or an enemy if its first effect wants one named."""

    seat: int
    card: str
    unit: str = ""
    slot: int = 0
    kind: Literal["cyberflesh.use"] = "cyberflesh.use"


@record
class Discard:
    """Discard a loot card outside combat (CFL-LOOT-04)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.discard"] = "cyberflesh.discard"


@record
class Give:
    """Give a loot card to the character of another seat outside combat (CFL-LOOT-04)."""

    seat: int
    card: str
    to: int
    kind: Literal["cyberflesh.give"] = "cyberflesh.give"


@record
class Swap:
    """Propose to swap a loot card for one of another character (CFL-LOOT-04)."""

    seat: int
    card: str
    theirs: str
    kind: Literal["cyberflesh.swap"] = "cyberflesh.swap"


@record
class TakeLoot:
    """Take a card that lies out (CFL-LOOT-07)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.take_loot"] = "cyberflesh.take_loot"


@record
class Equip:
    """Equip the weapon or armour received (CFL-EQUIP-04)."""

    seat: int
    kind: Literal["cyberflesh.equip"] = "cyberflesh.equip"


@record
class HandOn:
    """Hand the card received to the character of another seat (CFL-EQUIP-05)."""

    seat: int
    to: int
    kind: Literal["cyberflesh.hand_on"] = "cyberflesh.hand_on"


@record
class Drop:
    """Discard the card received (CFL-EQUIP-05)."""

    seat: int
    kind: Literal["cyberflesh.drop"] = "cyberflesh.drop"


@record
class Buy:
    """Want a card of the counter (CFL-RUL-42)."""

    seat: int
    card: str
    kind: Literal["cyberflesh.buy"] = "cyberflesh.buy"


@record
class BuyService:
    """Want a service of the merchant by its number, from 0."""

    seat: int
    service: int
    kind: Literal["cyberflesh.buy_service"] = "cyberflesh.buy_service"


@record
class PayCard:
    """Lay an own loot card down as payment."""

    seat: int
    card: str
    kind: Literal["cyberflesh.pay_card"] = "cyberflesh.pay_card"


@record
class PayBlood:
    """Pay one hp, where the merchant takes blood."""

    seat: int
    kind: Literal["cyberflesh.pay_blood"] = "cyberflesh.pay_blood"


@record
class Cancel:
    """Take back what was laid down, and the deal with it."""

    seat: int
    kind: Literal["cyberflesh.cancel"] = "cyberflesh.cancel"


CyberfleshAction = (
    Move
    | ResolveHere
    | Confirm
    | Yes
    | No
    | Done
    | Pass
    | Choose
    | NameUnit
    | NameSquare
    | NameEnemy
    | NameCard
    | Next
    | RollOrder
    | Declare
    | Use
    | Discard
    | Give
    | Swap
    | TakeLoot
    | Equip
    | HandOn
    | Drop
    | Buy
    | BuyService
    | PayCard
    | PayBlood
    | Cancel
)
