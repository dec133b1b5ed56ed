"""What cards do, as data: one record for each kind of effect, told apart by ``kind``.

A data pack writes each effect as an object with its ``op``; the rules have one executor for each. ``dept`` is a
department, ``n`` a number of V-nauts or mineral points, at least 1.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.records import record
from arcology.games.cities_of_venus.terms import Dept


@record
class MiningPerk:
    """What a card in the MINING slot adds to mining (CVL-MINE-06 to CVL-MINE-08).

    ``rolls``: 1 or 2 V-nauts a round may mine; ``rerolls``: 0 or 1 die a round may be rolled again; ``pips`` are added
    to every roll.
    """

    rolls: int = 1
    rerolls: int = 0
    pips: int = 0


NO_PERK = MiningPerk()
"""Mining without any card."""


@record
class Lose:
    """A loss named for a department (CVL-LOSS-01)."""

    dept: Dept
    n: int
    kind: Literal["lose"] = "lose"


@record
class LoseHalf:
    """The rounded-down half of a department (CVL-LOSS-08)."""

    dept: Dept
    kind: Literal["lose_half"] = "lose_half"


@record
class LoseAny:
    """A generic loss: from wherever the owner likes (CVL-LOSS-02)."""

    n: int
    kind: Literal["lose_any"] = "lose_any"


@record
class LoseMinerals:
    """Mineral points are lost, as far as there are any (CVL-LOSS-10)."""

    n: int
    kind: Literal["lose_minerals"] = "lose_minerals"


@record
class Gain:
    """V-nauts come into a department, up to its capacity (CVL-DEPLOY-06)."""

    dept: Dept
    n: int
    kind: Literal["gain"] = "gain"


@record
class GainAny:
    """V-nauts come that the owner deploys (CVL-EVENT-08)."""

    n: int
    kind: Literal["gain_any"] = "gain_any"


@record
class GainMinerals:
    """Mineral points come in."""

    n: int
    kind: Literal["gain_minerals"] = "gain_minerals"


@record
class LostDrop:
    """The canisters of this round are lost (CVL-CARD-18)."""

    kind: Literal["lost_drop"] = "lost_drop"


EventEffect = Lose | LoseHalf | LoseAny | LoseMinerals | Gain | GainAny | GainMinerals | LostDrop


@record
class NoShieldDecay:
    """Step 3 takes nothing from this city (CVL-SHIELD-04)."""

    kind: Literal["no_shield_decay"] = "no_shield_decay"


@record
class TempWorkers:
    """V-nauts aboard stand in for those of FOOD and AIR (CVL-CARD-11 to CVL-CARD-13)."""

    kind: Literal["temp_workers"] = "temp_workers"


@record
class CryoHolding:
    """V-nauts aboard sleep until a later round (CVL-CARD-14, CVL-CARD-15)."""

    kind: Literal["cryo_holding"] = "cryo_holding"


@record
class FreeSymbol:
    """Cost symbols of a department are free (CVL-CARD-16)."""

    dept: Dept
    kind: Literal["free_symbol"] = "free_symbol"


@record
class Transit:
    """So many V-nauts a round may be moved between departments (CVL-CARD-17)."""

    moves: int
    kind: Literal["transit"] = "transit"


@record
class BoostAny:
    """V-nauts come that the owner deploys, once (CVL-INNO-06)."""

    n: int
    kind: Literal["boost_any"] = "boost_any"


@record
class GrantPerk:
    """A mining perk, as on a mining upgrade (CVL-CARD-20)."""

    perk: MiningPerk
    kind: Literal["mining_perk"] = "mining_perk"


@record
class ExtraGrowth:
    """Added to the growth of every round (CVL-GROW-06)."""

    n: int
    kind: Literal["extra_growth"] = "extra_growth"


InnovationEffect = NoShieldDecay | TempWorkers | CryoHolding | FreeSymbol | Transit | BoostAny | GrantPerk | ExtraGrowth
