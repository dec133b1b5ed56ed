"""What happened in Cities of Venus, with the numbers that make a log line and its reason.

``card`` is the id of a canister, event or innovation, EMPTY where no card is concerned. Numbers by place are in the
order of ``PLACES``, those by department in that of ``DEPTS``. Every event names the rule that caused it.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Event
from arcology.engine.records import record
from arcology.games.cities_of_venus.state import OutcomeCode
from arcology.games.cities_of_venus.terms import Amounts, DeploySource, Dept

ByPlace = tuple[int, int, int, int, int, int, int, int]
"""A number for each place."""
LossReason = Literal["named", "free", "shields", "capacity", "replaced"]
"""named: an event takes them from a department; free: an event takes them from where the owner says; shields: step 3;
capacity: a new card holds fewer; replaced: the card that carried them is gone."""
MineralReason = Literal["event", "mining"]


@record
class RoundBegan(Event):
    """A round began; ``first`` is its first player."""

    round: int
    first: int
    rule: str = "CVL-ROUND-03"
    kind: Literal["cities_of_venus.round_began"] = "cities_of_venus.round_began"


@record
class Dropped(Event):
    """The cloud drop: cards from left to right, the current phase, event symbols shown, events that follow."""

    cards: tuple[str, ...]
    phase: int
    symbols: int
    events: int
    rule: str = "CVL-DROP-01"
    kind: Literal["cities_of_venus.dropped"] = "cities_of_venus.dropped"


@record
class EarthRevealed(Event):
    """Earth is in the row: this round is the last."""

    rule: str = "CVL-END-01"
    kind: Literal["cities_of_venus.earth_revealed"] = "cities_of_venus.earth_revealed"


@record
class EventRevealed(Event):
    """An event card was turned over, ``number`` of ``of``."""

    card: str
    number: int
    of: int
    rule: str = "CVL-EVENT-04"
    kind: Literal["cities_of_venus.event_revealed"] = "cities_of_venus.event_revealed"


@record
class EventsReshuffled(Event):
    """The event discard became the deck."""

    cards: int
    rule: str = "CVL-EVENT-06"
    kind: Literal["cities_of_venus.events_reshuffled"] = "cities_of_venus.events_reshuffled"


@record
class VnautsLost(Event):
    """V-nauts went back to the supply, by place (the bay stands for the card on it).

    ``shortage``: so many of a named loss could not be met; twice as many follow from elsewhere.
    """

    seat: int
    places: ByPlace
    reason: LossReason
    card: str
    shortage: int
    rule: str
    kind: Literal["cities_of_venus.vnauts_lost"] = "cities_of_venus.vnauts_lost"


@record
class Spared(Event):
    """An event found nothing to take or to give in a city."""

    seat: int
    card: str
    rule: str = "CVL-EVENT-05"
    kind: Literal["cities_of_venus.spared"] = "cities_of_venus.spared"


@record
class MineralsLost(Event):
    """An event took mineral points: what the city had of ``asked``."""

    seat: int
    n: int
    asked: int
    card: str
    rule: str = "CVL-LOSS-10"
    kind: Literal["cities_of_venus.minerals_lost"] = "cities_of_venus.minerals_lost"


@record
class MineralsGained(Event):
    """Mineral points came in; ``pips`` of them are what the card in the slot adds to a mining roll."""

    seat: int
    n: int
    pips: int
    reason: MineralReason
    card: str
    rule: str
    kind: Literal["cities_of_venus.minerals_gained"] = "cities_of_venus.minerals_gained"


@record
class VnautsGained(Event):
    """``n`` V-nauts came for a department: ``placed`` are there now, ``aboard`` on the card on the bay."""

    seat: int
    dept: Dept
    n: int
    placed: int
    aboard: int
    card: str
    rule: str = "CVL-DEPLOY-06"
    kind: Literal["cities_of_venus.vnauts_gained"] = "cities_of_venus.vnauts_gained"


@record
class Deployed(Event):
    """V-nauts were deployed, by place; ``arriving`` had come."""

    seat: int
    source: DeploySource
    arriving: int
    places: ByPlace
    rule: str = "CVL-DEPLOY-01"
    kind: Literal["cities_of_venus.deployed"] = "cities_of_venus.deployed"


@record
class ShieldsHeld(Event):
    """Step 3 took nothing from a city, because of the innovation ``card``, or because nobody is there (EMPTY)."""

    seat: int
    card: str
    rule: str
    kind: Literal["cities_of_venus.shields_held"] = "cities_of_venus.shields_held"


@record
class Grew(Event):
    """``n`` V-nauts arrive for step 4: from FOOD and AIR as they stand, raised by ``extra``."""

    seat: int
    n: int
    food: int
    air: int
    extra: int
    rule: str = "CVL-GROW-01"
    kind: Literal["cities_of_venus.grew"] = "cities_of_venus.grew"


@record
class StationFull(Event):
    """The last place on the station was filled."""

    seat: int
    rule: str = "CVL-INNO-01"
    kind: Literal["cities_of_venus.station_full"] = "cities_of_venus.station_full"


@record
class InnovationClaimed(Event):
    """A city returned the crew of its station and took an innovation."""

    seat: int
    innovation: str
    rule: str = "CVL-INNO-01"
    kind: Literal["cities_of_venus.innovation_claimed"] = "cities_of_venus.innovation_claimed"


@record
class InnovationDeclined(Event):
    """A city left the crew on its full station."""

    seat: int
    rule: str = "CVL-INNO-03"
    kind: Literal["cities_of_venus.innovation_declined"] = "cities_of_venus.innovation_declined"


@record
class PushedOut(Event):
    """A card left a slot (``dept`` None: the bay) for another: a canister to the surface, an innovation to the box."""

    seat: int
    card: str
    dept: Dept | None
    rule: str
    kind: Literal["cities_of_venus.pushed_out"] = "cities_of_venus.pushed_out"


@record
class Mined(Event):
    """A V-naut went down from MINING for good."""

    seat: int
    rule: str = "CVL-MINE-01"
    kind: Literal["cities_of_venus.mined"] = "cities_of_venus.mined"


@record
class DieRolled(Event):
    """The mining die fell; ``again``: it was rolled for the second time."""

    seat: int
    roll: int
    again: bool
    rule: str
    kind: Literal["cities_of_venus.die_rolled"] = "cities_of_venus.die_rolled"


@record
class Immigrated(Event):
    """A city bought an immigrant for mineral points."""

    seat: int
    price: int
    rule: str = "CVL-ACT-02"
    kind: Literal["cities_of_venus.immigrated"] = "cities_of_venus.immigrated"


@record
class Thawed(Event):
    """A sleeper moved to a department."""

    seat: int
    dept: Dept
    rule: str = "CVL-CARD-14"
    kind: Literal["cities_of_venus.thawed"] = "cities_of_venus.thawed"


@record
class Moved(Event):
    """A V-naut moved between departments."""

    seat: int
    origin: Dept
    target: Dept
    rule: str = "CVL-CARD-17"
    kind: Literal["cities_of_venus.moved"] = "cities_of_venus.moved"


@record
class Paid(Event):
    """The price of a canister was paid: V-nauts by department, temporary workers for AIR and FOOD, mineral points."""

    seat: int
    card: str
    depts: Amounts
    temp_air: int
    temp_food: int
    minerals: int
    rule: str = "CVL-PAY-01"
    kind: Literal["cities_of_venus.paid"] = "cities_of_venus.paid"


@record
class Bought(Event):
    """A canister was activated: bought from the row or (``stored``) equipped out of the holding bay."""

    seat: int
    card: str
    stored: bool
    rule: str
    kind: Literal["cities_of_venus.bought"] = "cities_of_venus.bought"


@record
class Stored(Event):
    """A canister went into the holding bay."""

    seat: int
    card: str
    rule: str = "CVL-GRAB-12"
    kind: Literal["cities_of_venus.stored"] = "cities_of_venus.stored"


@record
class VnautTaken(Event):
    """A city takes a V-naut instead of a card."""

    seat: int
    rule: str = "CVL-GRAB-09"
    kind: Literal["cities_of_venus.vnaut_taken"] = "cities_of_venus.vnaut_taken"


@record
class Passed(Event):
    """A city took nothing; ``forced``: nothing was to be had."""

    seat: int
    forced: bool
    rule: str = "CVL-RUL-59"
    kind: Literal["cities_of_venus.passed"] = "cities_of_venus.passed"


@record
class DropLost(Event):
    """All canisters of the row fell to the surface before anybody could grab them."""

    cards: tuple[str, ...]
    rule: str = "CVL-CARD-18"
    kind: Literal["cities_of_venus.drop_lost"] = "cities_of_venus.drop_lost"


@record
class FreighterTook(Event):
    """A passing freighter removed a canister from the row of a lone city."""

    card: str
    rule: str = "CVL-LONE-02"
    kind: Literal["cities_of_venus.freighter_took"] = "cities_of_venus.freighter_took"


@record
class RowCleared(Event):
    """Canisters that nobody took fell to the surface."""

    cards: tuple[str, ...]
    rule: str = "CVL-GRAB-11"
    kind: Literal["cities_of_venus.row_cleared"] = "cities_of_venus.row_cleared"


@record
class GameEnded(Event):
    """The totals decided the game."""

    code: OutcomeCode
    winners: tuple[int, ...]
    totals: tuple[int, ...]
    rule: str
    kind: Literal["cities_of_venus.game_ended"] = "cities_of_venus.game_ended"


VenusEvent = (
    RoundBegan
    | Dropped
    | EarthRevealed
    | EventRevealed
    | EventsReshuffled
    | VnautsLost
    | Spared
    | MineralsLost
    | MineralsGained
    | VnautsGained
    | Deployed
    | ShieldsHeld
    | Grew
    | StationFull
    | InnovationClaimed
    | InnovationDeclined
    | PushedOut
    | Mined
    | DieRolled
    | Immigrated
    | Thawed
    | Moved
    | Paid
    | Bought
    | Stored
    | VnautTaken
    | Passed
    | DropLost
    | FreighterTook
    | RowCleared
    | GameEnded
)
