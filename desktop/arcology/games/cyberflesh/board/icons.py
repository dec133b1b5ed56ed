"""Which icon stands for what an option, a service or an effect is about."""

from __future__ import annotations

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.effects import Effect, Effects
from arcology.games.cyberflesh.terms import Stat

NOTHING = "pass"
_ICONS: dict[type, str] = {
    fx.Heal: "heal",
    fx.Damage: "damage",
    fx.Necrosis: "necrosis",
    fx.Alert: "alert",
    fx.DrawLoot: "loot",
    fx.LootPool: "loot",
    fx.DrawMutation: "mutation",
    fx.DiscardLoot: "loot",
    fx.Spawn: "combat",
    fx.GainNpc: "companion",
    fx.Move: "move",
    fx.Reveal: "reveal",
    fx.ActivateSiren: "siren",
    fx.HitEnemy: "damage",
    fx.Merchant: "loot",
}


def effect_icon(effect: Effect) -> str:
    """The icon of one effect, as painters of choices know it."""
    if isinstance(effect, fx.Test):
        return "strength" if effect.stat is Stat.STRENGTH else "intelligence"
    return _ICONS.get(type(effect), NOTHING)


def effects_icon(effects: Effects) -> str:
    """The icon of a list: of its first effect, but of a siren where one sounds."""
    if any(isinstance(effect, fx.ActivateSiren) for effect in effects):
        return "siren"
    return effect_icon(effects[0]) if effects else NOTHING
