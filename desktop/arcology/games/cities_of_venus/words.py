"""What the effects of cards say, as messages: one for each kind of effect, for readers, previews and the log."""

from __future__ import annotations

from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.effects import (
    BoostAny,
    CryoHolding,
    EventEffect,
    ExtraGrowth,
    FreeSymbol,
    Gain,
    GainAny,
    GainMinerals,
    GrantPerk,
    InnovationEffect,
    Lose,
    LoseAny,
    LoseHalf,
    LoseMinerals,
    LostDrop,
    MiningPerk,
    NoShieldDecay,
    TempWorkers,
    Transit,
)
from arcology.games.cities_of_venus.terms import Dept


def dept_text(dept: Dept) -> Text:
    """The name of a department."""
    return text(dept.name_id)


def event_effect_text(effect: EventEffect) -> Text:
    """What an effect of an event does to a city."""
    match effect:
        case Lose(dept, n):
            return text("cities_of_venus.effect.lose", dept=dept_text(dept), n=n)
        case LoseHalf(dept):
            return text("cities_of_venus.effect.lose_half", dept=dept_text(dept))
        case LoseAny(n):
            return text("cities_of_venus.effect.lose_any", n=n)
        case LoseMinerals(n):
            return text("cities_of_venus.effect.lose_minerals", n=n)
        case Gain(dept, n):
            return text("cities_of_venus.effect.gain", dept=dept_text(dept), n=n)
        case GainAny(n):
            return text("cities_of_venus.effect.gain_any", n=n)
        case GainMinerals(n):
            return text("cities_of_venus.effect.gain_minerals", n=n)
        case LostDrop():
            return text("cities_of_venus.effect.lost_drop")


def innovation_effect_text(effect: InnovationEffect) -> tuple[Text, ...]:
    """What an effect of an innovation does for its owner; a mining perk may need several sentences."""
    match effect:
        case NoShieldDecay():
            return (text("cities_of_venus.effect.no_shield_decay"),)
        case TempWorkers():
            return (text("cities_of_venus.effect.temp_workers"),)
        case CryoHolding():
            return (text("cities_of_venus.effect.cryo_holding"),)
        case FreeSymbol(dept):
            return (text("cities_of_venus.effect.free_symbol", dept=dept_text(dept)),)
        case Transit(moves):
            return (text("cities_of_venus.effect.transit", n=moves),)
        case BoostAny(n):
            return (text("cities_of_venus.effect.boost_any", n=n),)
        case GrantPerk(perk):
            return perk_texts(perk)
        case ExtraGrowth(n):
            return (text("cities_of_venus.effect.extra_growth", n=n),)


def perk_texts(perk: MiningPerk) -> tuple[Text, ...]:
    """What a perk adds to mining; nothing for mining without a card."""
    found = []
    if perk.rolls > 1:
        found.append(text("cities_of_venus.effect.two_dice"))
    if perk.rerolls:
        found.append(text("cities_of_venus.effect.reroll"))
    if perk.pips:
        found.append(text("cities_of_venus.effect.pips", n=perk.pips))
    return tuple(found)
