"""Everything that a hand can do in Cytress. One record for each kind of answer.

Every action carries the seat that acts. ``hex`` is the index of a hex in the Mini-Map, ``slot`` a mission slot 1..3,
``height`` 1..3.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.records import record
from arcology.games.cytress.terms import Faction, LandingPad, Skill, Supply


@record
class ChooseSide:
    """Choose the side of one's Rebel board by its id (CYT-SETUP-11)."""

    seat: int
    side: str
    kind: Literal["cytress.choose_side"] = "cytress.choose_side"


@record
class Visit:
    """Place one's Rebel on an influence space, 0 being a district's first (CYT-INFL-01)."""

    seat: int
    district: Faction
    space: int
    kind: Literal["cytress.visit"] = "cytress.visit"


@record
class Fly:
    """Move a ship to a landing pad: the next one from home, in REPLAY one from STRATOLITES (CYT-TRAVEL-01)."""

    seat: int
    pad: LandingPad
    kind: Literal["cytress.fly"] = "cytress.fly"


@record
class TakeCard:
    """Choose the mission card in a slot of the faction met (CYT-FACT-03)."""

    seat: int
    slot: int
    kind: Literal["cytress.take_card"] = "cytress.take_card"


@record
class PlaceCrew:
    """Choose the hex for the crew of a mission (CYT-FACT-02)."""

    seat: int
    hex: int
    kind: Literal["cytress.place_crew"] = "cytress.place_crew"


@record
class Spy:
    """Take a supply from the hexes of an opponent's crew, or None to decline (CYT-SPY-01, CYT-R-12)."""

    seat: int
    opponent: int
    supply: Supply | None
    kind: Literal["cytress.spy"] = "cytress.spy"


@record
class PickStratolite:
    """Choose a stratolite of the row, 0..4 (CYT-STRAT-06)."""

    seat: int
    index: int
    kind: Literal["cytress.pick_stratolite"] = "cytress.pick_stratolite"


@record
class Launch:
    """Choose the crew that goes to Stratos by its hex (CYT-STRAT-01)."""

    seat: int
    hex: int
    kind: Literal["cytress.launch"] = "cytress.launch"


@record
class ChooseHeight:
    """Choose the height of the tube (CYT-STRAT-01)."""

    seat: int
    height: int
    kind: Literal["cytress.choose_height"] = "cytress.choose_height"


@record
class PayWith:
    """Choose the supply that pays the Netprowler (CYT-STRAT-05)."""

    seat: int
    supply: Supply
    kind: Literal["cytress.pay_with"] = "cytress.pay_with"


@record
class TakeEarly:
    """Choose the supply that an early space brings (CYT-EARLY-02)."""

    seat: int
    supply: Supply
    kind: Literal["cytress.take_early"] = "cytress.take_early"


@record
class TakeGoods:
    """Take supplies from the Fixer: one type twice, or three different ones in canonical order (CYT-FIX-01)."""

    seat: int
    goods: tuple[Supply, ...]
    kind: Literal["cytress.take_goods"] = "cytress.take_goods"


@record
class Trade:
    """Give ``count`` units along one arrow of the Merchant (CYT-MERCH-03)."""

    seat: int
    give: Supply
    receive: Supply
    count: int
    kind: Literal["cytress.trade"] = "cytress.trade"


@record
class FinishTrade:
    """Resolve what was chosen at the Merchant and leave (CYT-MERCH-06)."""

    seat: int
    kind: Literal["cytress.finish_trade"] = "cytress.finish_trade"


@record
class TakeBounty:
    """Take the top bounty of a faction (CYT-BOUNTY-02)."""

    seat: int
    faction: Faction
    kind: Literal["cytress.take_bounty"] = "cytress.take_bounty"


@record
class ClaimSkill:
    """Reveal a skill card and take the token of one of its skills (CYT-SKILL-02)."""

    seat: int
    skill: Skill
    card: str
    kind: Literal["cytress.claim_skill"] = "cytress.claim_skill"


@record
class EndTurn:
    """Claim nothing more in this turn (CYT-SKILL-05)."""

    seat: int
    kind: Literal["cytress.end_turn"] = "cytress.end_turn"


CytressAction = (
    ChooseSide
    | Visit
    | Fly
    | TakeCard
    | PlaceCrew
    | Spy
    | PickStratolite
    | Launch
    | ChooseHeight
    | PayWith
    | TakeEarly
    | TakeGoods
    | Trade
    | FinishTrade
    | TakeBounty
    | ClaimSkill
    | EndTurn
)
