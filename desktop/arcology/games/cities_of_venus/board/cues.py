"""How long each step of a film takes: what strikes a city is slow enough to be read, what it does itself is brisk."""

from __future__ import annotations

from collections.abc import Mapping

from arcology.engine.motion import Cue

CUES: Mapping[str, Cue] = {
    "": Cue(ms=240, hold=120),
    "cities_of_venus.round_began": Cue(ms=260, hold=240),
    "cities_of_venus.dropped": Cue(ms=760, hold=420, ease="in_out"),
    "cities_of_venus.earth_revealed": Cue(ms=760, hold=900, ease="in_out"),
    "cities_of_venus.event_revealed": Cue(ms=360, hold=620, ease="in_out"),
    "cities_of_venus.events_reshuffled": Cue(ms=200, hold=260),
    "cities_of_venus.vnauts_lost": Cue(ms=300, hold=360),
    "cities_of_venus.spared": Cue(ms=100, hold=260),
    "cities_of_venus.minerals_lost": Cue(ms=300, hold=300),
    "cities_of_venus.minerals_gained": Cue(ms=420, hold=320, ease="in_out"),
    "cities_of_venus.vnauts_gained": Cue(ms=420, hold=320, ease="in_out"),
    "cities_of_venus.deployed": Cue(ms=420, hold=260, ease="in_out"),
    "cities_of_venus.shields_held": Cue(ms=100, hold=260),
    "cities_of_venus.grew": Cue(ms=200, hold=260),
    "cities_of_venus.station_full": Cue(ms=200, hold=520),
    "cities_of_venus.innovation_claimed": Cue(ms=520, hold=420, ease="in_out"),
    "cities_of_venus.pushed_out": Cue(ms=460, hold=280, ease="in_out"),
    "cities_of_venus.mined": Cue(ms=300, hold=140),
    "cities_of_venus.die_rolled": Cue(ms=560, hold=520, tumble=True, sprites=("die",)),
    "cities_of_venus.immigrated": Cue(ms=260, hold=160),
    "cities_of_venus.thawed": Cue(ms=300, hold=140),
    "cities_of_venus.moved": Cue(ms=300, hold=140),
    "cities_of_venus.bought": Cue(ms=520, hold=360, ease="in_out"),
    "cities_of_venus.stored": Cue(ms=480, hold=300, ease="in_out"),
    "cities_of_venus.vnaut_taken": Cue(ms=240, hold=200),
    "cities_of_venus.passed": Cue(ms=100, hold=320),
    "cities_of_venus.drop_lost": Cue(ms=620, hold=620, ease="in_out"),
    "cities_of_venus.freighter_took": Cue(ms=620, hold=620, ease="in_out"),
    "cities_of_venus.row_cleared": Cue(ms=520, hold=240, ease="in_out"),
    "cities_of_venus.game_ended": Cue(ms=100, hold=700),
}
"""By the kind of an event; "" is for everything else."""
