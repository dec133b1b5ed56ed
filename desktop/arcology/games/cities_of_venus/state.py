"""What is true at the table of Cities of Venus.

Lists by department are in the order of ``DEPTS``, lists by place in that of ``PLACES``. Canisters, events and
innovations are known by their ids in the pack. Where nobody may look, an observed state holds ``HIDDEN``.
"""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import GameState
from arcology.engine.records import record, state
from arcology.games.cities_of_venus.tasks import VenusTask
from arcology.games.cities_of_venus.terms import DeploySource, RoundStep

HIDDEN: Literal["?"] = "?"
"""Stands for a card that nobody may know yet."""
EMPTY: Literal[""] = ""
"""In place of a card: an empty slot or bay."""
NOBODY = -1
"""In place of a seat."""

OutcomeCode = Literal["WIN", "SHARED", "RATED"]
LossCause = Literal["event", "shields"]


@record
class Options:
    """The choices CVL-OPT-01 to CVL-OPT-04 of the rules reference, fixed before set-up."""

    station_sources: Literal["all", "listed"] = "all"
    lost_drop_vnaut: Literal["off", "on"] = "off"
    mining_limit: Literal["once", "per_miner"] = "once"
    placement: Literal["fill", "departments"] = "fill"


@record
class Ending:
    """How the game ended: the outcome, the winning seats, and the rule that says so. RATED: a lone city."""

    code: OutcomeCode
    winners: tuple[int, ...]
    rule: str


@state
class Plan:
    """V-nauts being placed or given up one by one; nothing of it has happened yet.

    ``source`` says why they arrive; None: they are lost, because of ``cause`` and ``card`` (an event's id or EMPTY).
    ``arriving`` have arrived, ``wanted`` of them must be picked (``arriving`` and ``wanted`` are the same for a loss).
    ``picks`` counts those picked by place.
    """

    seat: int
    source: DeploySource | None
    arriving: int
    wanted: int
    picks: list[int]
    cause: LossCause = "event"
    card: str = EMPTY

    @property
    def picked(self) -> int:
        """How many are picked already."""
        return sum(self.picks)

    @property
    def left(self) -> int:
        """How many are still to be picked."""
        return self.wanted - sum(self.picks)


@state
class City:
    """A player's position.

    ``dept`` counts V-nauts by department, ``iis`` those on the station. ``slots`` holds by department the id of an
    upgrade or innovation, or EMPTY; ``bay`` a canister, an innovation, or EMPTY. ``temp`` are V-nauts on a card for
    temporary workers; ``cryo_fresh`` and ``cryo_ready`` sleepers placed in this round and earlier. ``boosts`` are
    activated boosters, ``aside`` boost innovations, in order. ``mined``, ``rerolled``, ``immigrated`` and ``moves``
    count what was done in this round. ``claims`` are all innovations ever taken, in order.
    """

    dept: list[int]
    slots: list[str]
    minerals: int
    iis: int = 0
    bay: str = EMPTY
    temp: int = 0
    cryo_fresh: int = 0
    cryo_ready: int = 0
    boosts: tuple[str, ...] = ()
    aside: tuple[str, ...] = ()
    mined: int = 0
    rerolled: int = 0
    immigrated: int = 0
    moves: int = 0
    claims: tuple[str, ...] = ()

    @property
    def aboard(self) -> int:
        """V-nauts on the card on the holding bay."""
        return self.temp + self.cryo_fresh + self.cryo_ready

    @property
    def population(self) -> int:
        """Everybody in the city; those on the station are not in it (CVL-SCORE-02)."""
        return sum(self.dept) + self.temp + self.cryo_fresh + self.cryo_ready


@record
class RoundEnd:
    """Where the cities stood after a round: total and population by seat."""

    totals: tuple[int, ...]
    population: tuple[int, ...]


@state
class VenusState(GameState):
    """The whole game.

    ``round`` counts from 1, ``first`` is the first player of this round, ``active`` the city that is at it (NOBODY
    between cities). ``phase`` is the current one (CVL-EVENT-03). ``deck`` and ``event_deck`` have their top card at the
    end. ``row`` is the cloud drop from left to right, ``dealt`` the same as it came down this round. ``market`` has the
    copies left of every kind in play. ``box`` are the canisters left out unseen, ``scrapped`` the innovations pushed
    out of slots and bays. ``event`` is the open event card. ``roll`` is the die that waits for a decision, 0 if none
    does. ``grab_cancelled``: this round's drop was lost.
    """

    agenda: list[VenusTask]  # type: ignore[assignment]
    options: Options
    step: RoundStep
    round: int
    first: int
    active: int
    phase: int
    deck: list[str]
    row: list[str]
    surface: list[str]
    event_deck: list[str]
    event_discard: list[str]
    market: dict[str, int]
    box: list[str]
    cities: list[City]
    dealt: tuple[str, ...] = ()
    event: str = EMPTY
    scrapped: tuple[str, ...] = ()
    earth_revealed: bool = False
    grab_cancelled: bool = False
    plan: Plan | None = None
    roll: int = 0
    history: tuple[RoundEnd, ...] = ()
    ended: Ending | None = None

    @property
    def turn_order(self) -> tuple[int, ...]:
        """The seats from the first player on, clockwise."""
        seats = len(self.cities)
        return tuple((self.first + step) % seats for step in range(seats))
