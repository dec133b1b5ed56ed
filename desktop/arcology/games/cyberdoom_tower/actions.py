"""Everything that a hand can do in Cyberdoom Tower. One record for each kind of answer.

Every action carries the seat that acts. A die is known by its index in the pool: 0..3 white, 4 and 5 red.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.records import record
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon


@record
class ChooseFirst:
    """Say who takes the first turn of the round (CDT-ROUND-02)."""

    seat: int
    first: int
    kind: Literal["cyberdoom_tower.choose_first"] = "cyberdoom_tower.choose_first"


@record
class Move:
    """One Movement to a space: ``energy`` steps paid with Energy, two steps by ``jetpack``, the rest with AP."""

    seat: int
    floor: int
    col: int
    energy: int = 0
    jetpack: bool = False
    kind: Literal["cyberdoom_tower.move"] = "cyberdoom_tower.move"


@record
class Attack:
    """Pay 1 AP and the weapon's cost and roll the attack dice (CDT-ATK-01..05)."""

    seat: int
    weapon: Weapon
    kind: Literal["cyberdoom_tower.attack"] = "cyberdoom_tower.attack"


@record
class GoToAi:
    """Leave the top elevator stop and stand beside the AI (CDT-KEY-06)."""

    seat: int
    kind: Literal["cyberdoom_tower.go_to_ai"] = "cyberdoom_tower.go_to_ai"


@record
class Pass:
    """End the turn (CDT-AP-05)."""

    seat: int
    kind: Literal["cyberdoom_tower.pass"] = "cyberdoom_tower.pass"


@record
class TakeKey:
    """Take the key of the sector just reached (CDT-KEY-01)."""

    seat: int
    kind: Literal["cyberdoom_tower.take_key"] = "cyberdoom_tower.take_key"


@record
class LeaveKey:
    """Leave that key where it lies."""

    seat: int
    kind: Literal["cyberdoom_tower.leave_key"] = "cyberdoom_tower.leave_key"


@record
class Loot:
    """Loot the crate just reached (CDT-LOOT-01)."""

    seat: int
    kind: Literal["cyberdoom_tower.loot"] = "cyberdoom_tower.loot"


@record
class LeaveCrate:
    """Leave that crate shut."""

    seat: int
    kind: Literal["cyberdoom_tower.leave_crate"] = "cyberdoom_tower.leave_crate"


@record
class UseSuit:
    """Wear the Tecno Suit for the hide test just rolled (CDT-EQUIP-10)."""

    seat: int
    kind: Literal["cyberdoom_tower.use_suit"] = "cyberdoom_tower.use_suit"


@record
class ResolveHide:
    """Resolve the hide test, spending ``luck`` points on it, 0 included (CDT-HIDE-04)."""

    seat: int
    luck: int
    kind: Literal["cyberdoom_tower.resolve_hide"] = "cyberdoom_tower.resolve_hide"


@record
class ReturnToStop:
    """Go back to the floor's elevator stop with the key just taken (CDT-KEY-03)."""

    seat: int
    kind: Literal["cyberdoom_tower.return_to_stop"] = "cyberdoom_tower.return_to_stop"


@record
class Stay:
    """Stay in the sector of the key just taken."""

    seat: int
    kind: Literal["cyberdoom_tower.stay"] = "cyberdoom_tower.stay"


@record
class Modify:
    """Turn one attack die by ``step``, +1 or -1 (CDT-ABIL-02)."""

    seat: int
    die: int
    step: int
    kind: Literal["cyberdoom_tower.modify"] = "cyberdoom_tower.modify"


@record
class Reroll:
    """Roll one attack die again (CDT-ABIL-03)."""

    seat: int
    die: int
    kind: Literal["cyberdoom_tower.reroll"] = "cyberdoom_tower.reroll"


@record
class Flip:
    """Turn one attack die upside down (CDT-ABIL-04)."""

    seat: int
    die: int
    kind: Literal["cyberdoom_tower.flip"] = "cyberdoom_tower.flip"


@record
class Hit:
    """Set one attack die to ``face`` (CDT-ABIL-05)."""

    seat: int
    die: int
    face: int
    kind: Literal["cyberdoom_tower.hit"] = "cyberdoom_tower.hit"


@record
class UseGunsight:
    """Set one attack die to ``face`` with the Gunsight: for 1 Luck, or by discarding it (CDT-EQUIP-05, -06)."""

    seat: int
    die: int
    face: int
    discard: bool
    kind: Literal["cyberdoom_tower.use_gunsight"] = "cyberdoom_tower.use_gunsight"


@record
class Confirm:
    """Confirm the attack dice: a hit if they allow a complete placement, else a miss (CDT-ATK-06)."""

    seat: int
    kind: Literal["cyberdoom_tower.confirm"] = "cyberdoom_tower.confirm"


@record
class Discard:
    """Discard one of one's own equipment cards for 1 Energy (CDT-EQUIP-03, -04)."""

    seat: int
    card: Equipment
    kind: Literal["cyberdoom_tower.discard"] = "cyberdoom_tower.discard"


@record
class AcceptDamage:
    """Take the lethal damage without discarding anything more."""

    seat: int
    kind: Literal["cyberdoom_tower.accept_damage"] = "cyberdoom_tower.accept_damage"


DiceAction = Modify | Reroll | Flip | Hit | UseGunsight
"""What changes an attack die between roll and confirmation."""

TowerAction = (
    ChooseFirst
    | Move
    | Attack
    | GoToAi
    | Pass
    | TakeKey
    | LeaveKey
    | Loot
    | LeaveCrate
    | UseSuit
    | ResolveHide
    | ReturnToStop
    | Stay
    | Modify
    | Reroll
    | Flip
    | Hit
    | UseGunsight
    | Confirm
    | Discard
    | AcceptDamage
)
