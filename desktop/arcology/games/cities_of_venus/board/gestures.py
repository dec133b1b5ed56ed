"""What a gesture would mean, legal or not; the rules then say why not."""

from __future__ import annotations

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import Gesture
from arcology.engine.table import Spot
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.actions import VenusAction
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import Dept, Place

Target = Spot | str | None


class Gestures:
    """Reads a hand: what was taken, and what is asked, say which action it can only be."""

    def read(self, s: VenusState, g: Gesture) -> VenusAction | None:
        """The action of a gesture, or None when it means nothing."""
        ask = top_ask(s)
        if ask is None:
            return None
        kind, _, rest = g.source.partition(".")
        match kind:
            case "arrival":
                place = place_of(g.target)
                return None if place is None else act.PutVnaut(int(rest.split(".")[0]), place)
            case "vnaut":
                return self._vnaut(ask, rest, g.target)
            case "card":
                return self._card(s, ask, rest, g.target)
            case "innovation":
                return act.ClaimInnovation(ask.seat, rest) if self._on_city(g.target) else None
            case "supply_vnauts":
                return self._newcomer(ask, g.target)
        return None

    def _newcomer(self, ask: Ask, target: Target) -> VenusAction | None:
        """A V-naut out of the supply: an immigrant, or the one that stands in for a card."""
        if not self._on_city(target):
            return None
        return act.TakeVnaut(ask.seat) if isinstance(ask, tasks.AskGrab) else act.Immigrate(ask.seat)

    def _vnaut(self, ask: Ask, rest: str, target: Target) -> VenusAction | None:
        """One of those who live in the city: given up, sent down, woken or moved."""
        seat, word, _ = rest.split(".")
        owner, place = int(seat), Place(word)
        goes = place_of(target)
        kind = target.partition(".")[0] if isinstance(target, str) else ""
        if isinstance(ask, tasks.AskLoss):
            return act.LoseVnaut(owner, place) if kind == "shuttle" else None
        if kind in WAYS_DOWN or (isinstance(target, Spot) and target.zone in WAYS_DOWN):
            return act.Mine(owner) if place is Place.MINING else None
        if goes is None or goes.dept is None:
            return None
        if place is Place.BAY:
            return act.Thaw(owner, goes.dept)
        return None if place.dept is None else act.MoveVnaut(owner, place.dept, goes.dept)

    def _card(self, s: VenusState, ask: Ask, card: str, target: Target) -> VenusAction | None:
        """A canister: equipped out of the bay, else bought or stored, by where it goes."""
        if not self._on_city(target):
            return None
        city = s.cities[ask.seat]
        if card == city.bay:
            return act.Equip(ask.seat)
        if isinstance(target, str) and target.startswith("bay."):
            return act.Store(ask.seat, card)
        return act.Buy(ask.seat, card)

    @staticmethod
    def _on_city(target: Target) -> bool:
        """Whether a target belongs to the large city."""
        if isinstance(target, Spot):
            return target.zone.partition(".")[0] in CITY_ZONES
        return (target or "").partition(".")[0] in CITY_PIECES


def place_of(target: Target) -> Place | None:
    """The place for V-nauts that a target stands for."""
    if isinstance(target, Spot):
        zone, _, word = target.zone.partition(".")
        if zone in ("department", "vnauts", "slot"):
            return Place(word)
        return PLACE_ZONES.get(zone)
    kind, _, rest = (target or "").partition(".")
    if kind == "department":
        return Place(Dept(rest.rpartition(".")[2]).value)
    if kind == "vnaut":
        return Place(rest.split(".")[1])
    return {"bay": Place.BAY, "station": Place.STATION}.get(kind)


WAYS_DOWN = frozenset({"minerals", "die", "surface"})
"""Where a miner is sent: to where the minerals come up, or to the ground itself."""
PLACE_ZONES = {
    "bay": Place.BAY,
    "bay_card": Place.BAY,
    "aboard": Place.BAY,
    "station": Place.STATION,
    "pods": Place.STATION,
}
CITY_PIECES = frozenset({"city", "department", "bay", "nameplate", "vnaut", "shuttle", "station", "minerals", "growth"})
CITY_ZONES = frozenset({"city", "department", "vnauts", "slot", "bay", "bay_card", "boosters", "shuttle", "station"})
"""What counts as the large city, for a card that is let go there."""
