"""The agenda of Cytress: the questions to a seat, and the steps that happen by themselves.

A turn is one undo step: every question after the ship has left ``continues`` it, unless the ship had no choice and
left by itself, so that the first question is where the turn begins. What is chosen gathers in ``state.plan``; the last
answer pays and moves everything. A question with a single answer is not asked.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask, Task
from arcology.engine.records import record


@record
class AskSide(Ask):
    """Which side of the Rebel board? (CYT-SETUP-11)"""

    kind: Literal["cytress.ask.side"] = "cytress.ask.side"


@record
class AskInfluence(Ask):
    """To which influence space goes the Rebel? (CYT-INFL-01)"""

    kind: Literal["cytress.ask.influence"] = "cytress.ask.influence"


@record
class AskShip(Ask):
    """To which pad flies the next ship, or is a skill claimed first? (CYT-TRAVEL-01, CYT-SKILL-03)"""

    kind: Literal["cytress.ask.ship"] = "cytress.ask.ship"


@record
class AskReplay(Ask):
    """To which pad flies a ship from STRATOLITES, or is a skill claimed first? (CYT-REPLAY-01)"""

    kind: Literal["cytress.ask.replay"] = "cytress.ask.replay"


@record
class AskCard(Ask):
    """Which mission card of the faction? (CYT-FACT-03)"""

    continues: bool = True
    kind: Literal["cytress.ask.card"] = "cytress.ask.card"


@record
class AskHex(Ask):
    """To which hex goes the crew? (CYT-FACT-02)"""

    continues: bool = True
    kind: Literal["cytress.ask.hex"] = "cytress.ask.hex"


@record
class AskSpy(Ask):
    """Which supply from the hexes of this opponent's crew, or none? (CYT-SPY-01)"""

    opponent: int
    continues: bool = True
    kind: Literal["cytress.ask.spy"] = "cytress.ask.spy"


@record
class AskStratolite(Ask):
    """Which stratolite of the row? (CYT-STRAT-06)"""

    continues: bool = True
    kind: Literal["cytress.ask.stratolite"] = "cytress.ask.stratolite"


@record
class AskLaunch(Ask):
    """Which crew goes up? (CYT-STRAT-01)"""

    continues: bool = True
    kind: Literal["cytress.ask.launch"] = "cytress.ask.launch"


@record
class AskHeight(Ask):
    """How many sections high is the tube? (CYT-STRAT-01)"""

    continues: bool = True
    kind: Literal["cytress.ask.height"] = "cytress.ask.height"


@record
class AskPay(Ask):
    """Which supply pays for the tube? (CYT-STRAT-05)"""

    continues: bool = True
    kind: Literal["cytress.ask.pay"] = "cytress.ask.pay"


@record
class AskEarly(Ask):
    """Which supply does the early space bring? (CYT-EARLY-02)"""

    continues: bool = True
    kind: Literal["cytress.ask.early"] = "cytress.ask.early"


@record
class AskGoods(Ask):
    """What does the Fixer bring? (CYT-FIX-01)"""

    continues: bool = True
    kind: Literal["cytress.ask.goods"] = "cytress.ask.goods"


@record
class AskTrade(Ask):
    """What is traded, or is that all? (CYT-MERCH-05)"""

    continues: bool = True
    kind: Literal["cytress.ask.trade"] = "cytress.ask.trade"


@record
class AskBounty(Ask):
    """The bounty of which faction? (CYT-BOUNTY-01)"""

    continues: bool = True
    kind: Literal["cytress.ask.bounty"] = "cytress.ask.bounty"


@record
class AskClaim(Ask):
    """The action is over: claim a skill, or end the turn? (CYT-SKILL-03)"""

    continues: bool = True
    kind: Literal["cytress.ask.claim"] = "cytress.ask.claim"


@record
class DealSkills(Task):
    """The sides are chosen; the skill cards are dealt (CYT-SETUP-13)."""

    kind: Literal["cytress.deal_skills"] = "cytress.deal_skills"


@record
class RoundStart(Task):
    """The next round begins."""

    kind: Literal["cytress.round_start"] = "cytress.round_start"


@record
class GainSupplies(Task):
    """Phase I for everybody."""

    kind: Literal["cytress.gain_supplies"] = "cytress.gain_supplies"


@record
class AiInfluence(Task):
    """The AI's Rebel goes to the district of the token drawn (CYT-SOLO-INFL-02)."""

    kind: Literal["cytress.ai_influence"] = "cytress.ai_influence"


@record
class NextInfluence(Task):
    """The next seat places its Rebel; after the last one Travel begins. ``placed`` have done so already."""

    placed: int
    kind: Literal["cytress.next_influence"] = "cytress.next_influence"


@record
class NextShip(Task):
    """The next ship leaves home; after the last one the replays begin."""

    kind: Literal["cytress.next_ship"] = "cytress.next_ship"


@record
class ShipTurn(Task):
    """The turn of a seat with a ship at home (in the solo game after the AI's action)."""

    seat: int
    kind: Literal["cytress.ship_turn"] = "cytress.ship_turn"


@record
class NextReplay(Task):
    """The next ship leaves STRATOLITES; after the last one the round is recouped. ``seat`` is asked first."""

    seat: int
    kind: Literal["cytress.next_replay"] = "cytress.next_replay"


@record
class AiDraw(Task):
    """The AI draws a token for its turn 1..3 (CYT-SOLO-TRAVEL-02)."""

    turn: int
    kind: Literal["cytress.ai_draw"] = "cytress.ai_draw"


@record
class AiAct(Task):
    """The AI tries the action in a slot 1..3 of the section of a supply (index); 0: nothing is left to try."""

    turn: int
    supply: int
    slot: int
    kind: Literal["cytress.ai_act"] = "cytress.ai_act"


@record
class Recoup(Task):
    """Phase IV, then the next round or the end."""

    kind: Literal["cytress.recoup"] = "cytress.recoup"


@record
class FinalScore(Task):
    """The totals decide the game."""

    kind: Literal["cytress.final_score"] = "cytress.final_score"


CytressTask = (
    AskSide
    | AskInfluence
    | AskShip
    | AskReplay
    | AskCard
    | AskHex
    | AskSpy
    | AskStratolite
    | AskLaunch
    | AskHeight
    | AskPay
    | AskEarly
    | AskGoods
    | AskTrade
    | AskBounty
    | AskClaim
    | DealSkills
    | RoundStart
    | GainSupplies
    | AiInfluence
    | NextInfluence
    | NextShip
    | ShipTurn
    | NextReplay
    | AiDraw
    | AiAct
    | Recoup
    | FinalScore
)
