"""Everything that a hand can do in Cities of Venus. One record for each kind of answer.

Every action carries the seat of the city that acts. V-nauts are placed and lost one at a time; what was picked takes
effect with the last one (CVL-RUL-61).
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.records import record
from arcology.games.cities_of_venus.terms import Dept, Place


@record
class PutVnaut:
    """Put one V-naut of the deployment somewhere (CVL-DEPLOY-01)."""

    seat: int
    place: Place
    kind: Literal["cities_of_venus.put_vnaut"] = "cities_of_venus.put_vnaut"


@record
class StopPlacing:
    """Leave the V-nauts of the deployment that are not placed yet in the supply (CVL-OPT-04)."""

    seat: int
    kind: Literal["cities_of_venus.stop_placing"] = "cities_of_venus.stop_placing"


@record
class LoseVnaut:
    """Give up one V-naut of a department or of the card on the holding bay (CVL-LOSS-02)."""

    seat: int
    place: Place
    kind: Literal["cities_of_venus.lose_vnaut"] = "cities_of_venus.lose_vnaut"


@record
class SplitTemp:
    """Say how many temporary workers stand in for AIR and for FOOD: in a cost, in a loss, or as those who come aboard
    instead of going there (CVL-RUL-60)."""

    seat: int
    air: int
    food: int
    kind: Literal["cities_of_venus.split_temp"] = "cities_of_venus.split_temp"


@record
class ClaimInnovation:
    """Return the crew of the station and take an innovation (CVL-INNO-01)."""

    seat: int
    innovation: str
    kind: Literal["cities_of_venus.claim_innovation"] = "cities_of_venus.claim_innovation"


@record
class DeclineInnovation:
    """Leave the crew on the station (CVL-INNO-03)."""

    seat: int
    kind: Literal["cities_of_venus.decline_innovation"] = "cities_of_venus.decline_innovation"


@record
class Equip:
    """Pay for the stored canister and activate it (CVL-ACT-06)."""

    seat: int
    kind: Literal["cities_of_venus.equip"] = "cities_of_venus.equip"


@record
class Mine:
    """Send a V-naut down from MINING and roll the die (CVL-MINE-01)."""

    seat: int
    kind: Literal["cities_of_venus.mine"] = "cities_of_venus.mine"


@record
class Reroll:
    """Roll the mining die again; the second result counts (CVL-MINE-06)."""

    seat: int
    kind: Literal["cities_of_venus.reroll"] = "cities_of_venus.reroll"


@record
class KeepRoll:
    """Take what the mining die shows (CVL-MINE-06)."""

    seat: int
    kind: Literal["cities_of_venus.keep_roll"] = "cities_of_venus.keep_roll"


@record
class Immigrate:
    """Buy one V-naut for minerals (CVL-ACT-02)."""

    seat: int
    kind: Literal["cities_of_venus.immigrate"] = "cities_of_venus.immigrate"


@record
class Thaw:
    """Move one sleeper into a department (CVL-CARD-14)."""

    seat: int
    dept: Dept
    kind: Literal["cities_of_venus.thaw"] = "cities_of_venus.thaw"


@record
class MoveVnaut:
    """Move one V-naut from a department to another (CVL-CARD-17)."""

    seat: int
    origin: Dept
    target: Dept
    kind: Literal["cities_of_venus.move_vnaut"] = "cities_of_venus.move_vnaut"


@record
class EndActions:
    """Do nothing more in this city's step 5 (CVL-RUL-32)."""

    seat: int
    kind: Literal["cities_of_venus.end_actions"] = "cities_of_venus.end_actions"


@record
class Buy:
    """Pay for a canister of the row and activate it (CVL-GRAB-03)."""

    seat: int
    card: str
    kind: Literal["cities_of_venus.buy"] = "cities_of_venus.buy"


@record
class Store:
    """Put a canister that cannot be paid for into the holding bay (CVL-GRAB-12)."""

    seat: int
    card: str
    kind: Literal["cities_of_venus.store"] = "cities_of_venus.store"


@record
class TakeVnaut:
    """Take one V-naut instead of a card (CVL-GRAB-09)."""

    seat: int
    kind: Literal["cities_of_venus.take_vnaut"] = "cities_of_venus.take_vnaut"


@record
class PassGrab:
    """Take nothing (CVL-RUL-59)."""

    seat: int
    kind: Literal["cities_of_venus.pass_grab"] = "cities_of_venus.pass_grab"


VenusAction = (
    PutVnaut
    | StopPlacing
    | LoseVnaut
    | SplitTemp
    | ClaimInnovation
    | DeclineInnovation
    | Equip
    | Mine
    | Reroll
    | KeepRoll
    | Immigrate
    | Thaw
    | MoveVnaut
    | EndActions
    | Buy
    | Store
    | TakeVnaut
    | PassGrab
)
