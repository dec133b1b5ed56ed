"""The agenda of Cities of Venus: the questions to a seat, and the steps that happen by themselves.

What is picked one V-naut at a time is one undo step: every question after the first ``continues`` it, and so do the
questions that follow from a purchase. What was picked gathers in ``state.plan``. A question with a single answer is not
asked.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask, Task
from arcology.engine.records import record

SplitFor = Literal["cost", "loss", "gain"]


@record
class AskDeploy(Ask):
    """Where does the next V-naut of the deployment in ``state.plan`` go? (CVL-DEPLOY-01)"""

    continues: bool
    kind: Literal["cities_of_venus.ask.deploy"] = "cities_of_venus.ask.deploy"


@record
class AskLoss(Ask):
    """Where is the next V-naut of the loss in ``state.plan`` taken from? (CVL-LOSS-02)"""

    continues: bool
    kind: Literal["cities_of_venus.ask.loss"] = "cities_of_venus.ask.loss"


@record
class AskSplit(Ask):
    """How many temporary workers stand in for AIR and FOOD? (CVL-RUL-60)

    ``air`` and ``food`` are the V-nauts in question: cost symbols, losses or arrivals. ``card`` is the canister, event
    or booster that wants to know; ``stored``: it comes out of the holding bay.
    """

    purpose: SplitFor
    card: str
    air: int
    food: int
    stored: bool = False
    continues: bool = False
    kind: Literal["cities_of_venus.ask.split"] = "cities_of_venus.ask.split"


@record
class AskClaim(Ask):
    """The station is full: which innovation, or none? (CVL-INNO-01)"""

    kind: Literal["cities_of_venus.ask.claim"] = "cities_of_venus.ask.claim"


@record
class AskAction(Ask):
    """What does the city do in step 5? (CVL-ACT-01)"""

    kind: Literal["cities_of_venus.ask.action"] = "cities_of_venus.ask.action"


@record
class AskReroll(Ask):
    """Does ``state.roll`` count, or is the die rolled again? (CVL-MINE-06)"""

    kind: Literal["cities_of_venus.ask.reroll"] = "cities_of_venus.ask.reroll"


@record
class AskGrab(Ask):
    """What does the city take in step 6? (CVL-GRAB-01)"""

    kind: Literal["cities_of_venus.ask.grab"] = "cities_of_venus.ask.grab"


@record
class RoundStart(Task):
    """The next round begins with its cloud drop."""

    kind: Literal["cities_of_venus.round_start"] = "cities_of_venus.round_start"


@record
class RevealEvent(Task):
    """The next event is turned over, ``number`` of ``of``."""

    number: int
    of: int
    kind: Literal["cities_of_venus.reveal_event"] = "cities_of_venus.reveal_event"


@record
class Strike(Task):
    """The open event takes from a city what it names."""

    seat: int
    card: str
    kind: Literal["cities_of_venus.strike"] = "cities_of_venus.strike"


@record
class Relief(Task):
    """The losses of the open event are suffered: its gains come in, from the effect with that index on."""

    seat: int
    card: str
    index: int
    kind: Literal["cities_of_venus.relief"] = "cities_of_venus.relief"


@record
class EndEvents(Task):
    """All events are resolved: a lost drop falls to the surface."""

    kind: Literal["cities_of_venus.end_events"] = "cities_of_venus.end_events"


@record
class LowerShields(Task):
    """Step 3 of a city."""

    seat: int
    kind: Literal["cities_of_venus.lower_shields"] = "cities_of_venus.lower_shields"


@record
class Grow(Task):
    """Step 4 of a city."""

    seat: int
    kind: Literal["cities_of_venus.grow"] = "cities_of_venus.grow"


@record
class OfferClaim(Task):
    """The station of a city has been full for some time: another chance to empty it (CVL-RUL-30)."""

    seat: int
    kind: Literal["cities_of_venus.offer_claim"] = "cities_of_venus.offer_claim"


@record
class CityTurn(Task):
    """Step 5 of a city, asked until nothing more is possible or wanted."""

    seat: int
    kind: Literal["cities_of_venus.city_turn"] = "cities_of_venus.city_turn"


@record
class BeginGrab(Task):
    """Step 6 begins; in the lone-city challenge a freighter may come first."""

    kind: Literal["cities_of_venus.begin_grab"] = "cities_of_venus.begin_grab"


@record
class GrabTurn(Task):
    """Step 6 of a city."""

    seat: int
    kind: Literal["cities_of_venus.grab_turn"] = "cities_of_venus.grab_turn"


@record
class EndRound(Task):
    """What is left of the row falls to the surface; then the next round, or the end."""

    kind: Literal["cities_of_venus.end_round"] = "cities_of_venus.end_round"


VenusTask = (
    AskDeploy
    | AskLoss
    | AskSplit
    | AskClaim
    | AskAction
    | AskReroll
    | AskGrab
    | RoundStart
    | RevealEvent
    | Strike
    | Relief
    | EndEvents
    | LowerShields
    | Grow
    | OfferClaim
    | CityTurn
    | BeginGrab
    | GrabTurn
    | EndRound
)
