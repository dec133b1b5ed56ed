"""How long each step of a film takes: what enemies do is slow enough to be read, what cards do follows briskly."""

from __future__ import annotations

from collections.abc import Mapping

from arcology.engine.motion import Cue

DICE = ("die",)
_ROLL = Cue(ms=560, hold=520, tumble=True, sprites=DICE)

CUES: Mapping[str, Cue] = {
    "": Cue(ms=240, hold=160),
    "cyberflesh.asked": Cue(ms=120, hold=0),
    "cyberflesh.moved": Cue(ms=380, hold=140, ease="in_out"),
    "cyberflesh.party_put": Cue(ms=460, hold=200, ease="in_out"),
    "cyberflesh.tile_revealed": Cue(ms=320, hold=420),
    "cyberflesh.tile_scouted": Cue(ms=280, hold=240),
    "cyberflesh.backtrack_rolled": _ROLL,
    "cyberflesh.event_began": Cue(ms=260, hold=380),
    "cyberflesh.option_taken": Cue(ms=120, hold=160),
    "cyberflesh.test_rolled": _ROLL,
    "cyberflesh.table_rolled": _ROLL,
    "cyberflesh.alert_changed": Cue(ms=260, hold=420),
    "cyberflesh.siren_activated": Cue(ms=320, hold=620),
    "cyberflesh.slots_rolled": Cue(ms=560, hold=640, tumble=True, sprites=DICE),
    "cyberflesh.final_rolled": _ROLL,
    "cyberflesh.enemy_placed": Cue(ms=380, hold=260, ease="in_out"),
    "cyberflesh.nobody_came": Cue(ms=120, hold=620),
    "cyberflesh.fight_began": Cue(ms=260, hold=480),
    "cyberflesh.combat_turn_began": Cue(ms=160, hold=260),
    "cyberflesh.order_rolled": _ROLL,
    "cyberflesh.order_fixed": Cue(ms=320, hold=320, ease="in_out"),
    "cyberflesh.escape_rolled": _ROLL,
    "cyberflesh.fled": Cue(ms=320, hold=320, ease="in_out"),
    "cyberflesh.attack_rolled": _ROLL,
    "cyberflesh.attack_lost": Cue(ms=120, hold=420),
    "cyberflesh.enemy_died": Cue(ms=560, hold=620, tumble=True, sprites=DICE),
    "cyberflesh.loot_dropped": Cue(ms=380, hold=260, ease="in_out"),
    "cyberflesh.exploded": Cue(ms=320, hold=760),
    "cyberflesh.target_chosen": Cue(ms=220, hold=560),
    "cyberflesh.immolated": Cue(ms=220, hold=420),
    "cyberflesh.strike_rolled": Cue(ms=560, hold=700, tumble=True, sprites=DICE),
    "cyberflesh.strike_taken": Cue(ms=260, hold=620),
    "cyberflesh.absorbed": Cue(ms=220, hold=320),
    "cyberflesh.fight_won": Cue(ms=260, hold=520),
    "cyberflesh.ally_joined": Cue(ms=460, hold=620, ease="in_out"),
    "cyberflesh.healed": Cue(ms=220, hold=220),
    "cyberflesh.unit_hurt": Cue(ms=220, hold=320),
    "cyberflesh.necrosis_gained": Cue(ms=220, hold=320),
    "cyberflesh.unit_died": Cue(ms=320, hold=760),
    "cyberflesh.npc_joined": Cue(ms=420, hold=360, ease="in_out"),
    "cyberflesh.mutation_gained": Cue(ms=420, hold=520, ease="in_out"),
    "cyberflesh.loot_shown": Cue(ms=380, hold=260, ease="in_out"),
    "cyberflesh.merchant_came": Cue(ms=380, hold=260, ease="in_out"),
    "cyberflesh.loot_taken": Cue(ms=320, hold=100, ease="in_out"),
    "cyberflesh.loot_drawn": Cue(ms=380, hold=180, ease="in_out"),
    "cyberflesh.equipped": Cue(ms=320, hold=140, ease="in_out"),
    "cyberflesh.cards_swapped": Cue(ms=380, hold=160, ease="in_out"),
    "cyberflesh.card_given": Cue(ms=320, hold=120, ease="in_out"),
    "cyberflesh.consumable_used": Cue(ms=260, hold=260),
    "cyberflesh.dealt": Cue(ms=320, hold=160, ease="in_out"),
    "cyberflesh.game_ended": Cue(ms=120, hold=900),
}
