"""Names of places, for keyboard and screen reader."""

from __future__ import annotations

from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, faction_name
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import Faction, LandingPad, Tier


def spot_name(called: Names, s: CytressState, zone: str, slot: str) -> Text:
    """Name of a place."""
    kind, _, rest = zone.partition(".")
    hex_ = called.hex_at(s, Spot(zone, slot))
    if hex_ is not None:
        return called.hex(s, hex_)
    match kind:
        case "plate" | "tier" | "early":
            return Text(Tier(rest).name_id)
        case "influence":
            return text("cytress.place.influence", faction=faction_name(Faction(rest)), space=int(slot) + 1)
        case "missions":
            return text("cytress.place.slot", faction=faction_name(Faction(rest)), slot=int(slot))
        case "path":
            return text("cytress.reader.lane", faction=faction_name(Faction(rest)))
        case "lifepaths":
            return text("cytress.reader.lane", faction=faction_name(Faction(slot)))
        case "pads" | "pads_small":
            return names.pad_name(LandingPad(slot))
        case "pad":
            return names.pad_name(LandingPad(rest))
        case "districts" | "decks":
            return faction_name(Faction(slot))
    return text("cytress.place.table")
