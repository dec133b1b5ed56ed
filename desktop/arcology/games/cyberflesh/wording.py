"""What is printed on cards, in words: effects, statistics, keywords and abilities as messages.

They are made from the records, so that they are right for the cards of every pack. How many players there are decides
how many enemies an effect calls.
"""

from __future__ import annotations

from enum import StrEnum

from arcology.engine.records import record
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.cards import EnemyCard, Strike, Traits
from arcology.games.cyberflesh.effects import Condition, Effect, Effects, Who
from arcology.games.cyberflesh.terms import MEASURED, STATS, Keyword, Stat


class Actor(StrEnum):
    """What the actor of a list is called in its sentences."""

    CHARACTER = "character"
    UNIT = "unit"
    BEARER = "bearer"
    BUYER = "buyer"


@record
class Line:
    """A sentence of an outline; the lines that belong to one, such as a test's branches, are one `depth` further in."""

    depth: int
    text: Text


def outline(effects: Effects, players: int, actor: Actor = Actor.CHARACTER, depth: int = 0) -> tuple[Line, ...]:
    """A list of effects with all its branches, line by line, for the page of an event or the back of a hand.

    Nothing at all is said to happen where a list is empty.
    """
    lines: list[Line] = []
    for effect in effects:
        lines.append(Line(depth, sentence(effect, players, actor)))
        for head, inner, whom in _branches(effect, players, actor):
            lines.append(Line(depth + 1, head))
            lines += outline(inner, players, whom, depth + 2)
    return tuple(lines) or (Line(depth, text("cyberflesh.effect.nothing")),)


def sentences(effects: Effects, players: int, actor: Actor = Actor.CHARACTER) -> tuple[Text, ...]:
    """One sentence for each effect, without the branches of tests, choices and rolls."""
    return tuple(sentence(effect, players, actor) for effect in effects)


def sentence(effect: Effect, players: int, actor: Actor = Actor.CHARACTER) -> Text:
    """What one effect does; of a test, a choice or a roll only what is done first."""
    who = _who(getattr(effect, "who", Who.ACTOR), actor)
    match effect:
        case fx.Heal(n=None):
            return text("cyberflesh.effect.heal_full", who=who)
        case fx.Heal(n=int(n)):
            return text("cyberflesh.effect.heal", who=who, n=n)
        case fx.Damage(n=n):
            return text("cyberflesh.effect.damage", who=who, n=n)
        case fx.Necrosis(n=n) if n < 0:
            return text("cyberflesh.effect.necrosis_less", who=who, n=-n)
        case fx.Necrosis(n=n):
            return text("cyberflesh.effect.necrosis", who=who, n=n)
        case fx.DrawMutation(n=n):
            return text("cyberflesh.effect.draw_mutation", who=who, n=n)
        case fx.DrawLoot(n=n, only=only):
            return text("cyberflesh.effect.draw_loot", who=who, what=text(f"cyberflesh.some.{only.value}", n=n))
        case fx.DiscardLoot(n=n, only=only):
            return text("cyberflesh.effect.discard_loot", who=who, what=text(f"cyberflesh.some.{only.value}", n=n))
        case fx.GainNpc(npc=None):
            return text("cyberflesh.effect.gain_next", who=who)
        case fx.GainNpc(npc=str(npc)):
            return text("cyberflesh.effect.gain_npc", who=who, npc=text(f"cyberflesh.helper.{npc}"))
        case fx.Test(stat=stat, mod=mod):
            tested = text(stat.name_id)
            return text(
                "cyberflesh.effect.test_mod" if mod else "cyberflesh.effect.test", who=who, stat=tested, mod=mod
            )
        case fx.Buff(stat=stat, n=n):
            return text("cyberflesh.effect.buff", who=who, stat=text(stat.name_id), change=n)
        case _:
            return _of_the_party(effect, players)


def _of_the_party(effect: Effect, players: int) -> Text:
    """Sentences about nobody in particular."""
    match effect:
        case fx.Alert(n=n):
            return text("cyberflesh.effect.alert_up" if n > 0 else "cyberflesh.effect.alert_down", n=abs(n))
        case fx.LootPool(n=n):
            return text("cyberflesh.effect.loot_pool", n=n)
        case fx.Spawn():
            return _fight(effect, players)
        case fx.Move(to=to):
            return text(f"cyberflesh.effect.move.{to.value}")
        case fx.Reveal(n=n, scope=scope, back=back):
            return text(f"cyberflesh.effect.reveal.{scope.value}", tiles=text(f"cyberflesh.hidden.{back.value}", n=n))
        case fx.Roll(die=die):
            return text("cyberflesh.effect.roll", die=die)
        case fx.If(condition=condition):
            return text("cyberflesh.effect.if", condition=requirement(condition))
        case fx.Merchant(stock=stock, accept_blood=blood):
            return text("cyberflesh.effect.merchant_blood" if blood else "cyberflesh.effect.merchant", n=stock)
        case fx.HitEnemy(scope=scope, n=n):
            return text(f"cyberflesh.effect.hit_enemy.{scope.value}", n=n)
        case _:
            return text(f"cyberflesh.effect.{effect.kind}")


def requirement(condition: Condition) -> Text:
    """A condition: "when the Alert level is 5 or more"."""
    return text(f"cyberflesh.condition.{condition.kind}", n=condition.n)


def _branches(effect: Effect, players: int, actor: Actor) -> tuple[tuple[Text, Effects, Actor], ...]:
    """The lists inside an effect: what heads each, and what its actor is called."""
    match effect:
        case fx.Test(success=success, failure=failure):
            heads = (text("cyberflesh.effect.success"), text("cyberflesh.effect.failure"))
            return (heads[0], success, Actor.CHARACTER), (heads[1], failure, Actor.CHARACTER)
        case fx.Choice(options=options):
            return tuple((_option(option), option.effects, actor) for option in options)
        case fx.Roll(table=table):
            return tuple((_range(row), row.effects, actor) for row in table)
        case fx.If(then=then, otherwise=otherwise):
            heads = (text("cyberflesh.effect.then"), text("cyberflesh.effect.otherwise"))
            return (heads[0], then, actor), (heads[1], otherwise, actor)
        case fx.Merchant(services=services):
            return tuple((_service(service), service.effects, Actor.BUYER) for service in services)
        case _:
            return ()


def _option(option: fx.Option) -> Text:
    label = text(option.name)
    if option.requires is None:
        return text("cyberflesh.effect.option", label=label)
    return text("cyberflesh.effect.option_if", label=label, condition=requirement(option.requires))


def _range(row: fx.Row) -> Text:
    if row.lo == row.hi:
        return text("cyberflesh.effect.face", number=row.lo)
    return text("cyberflesh.effect.faces", lo=row.lo, hi=row.hi)


def _service(service: fx.Service) -> Text:
    return text("cyberflesh.effect.service", label=text(service.name), price=service.price)


def _fight(effect: fx.Spawn, players: int) -> Text:
    monsters = effect.monsters_for(players)
    foes = (
        (effect.final, "cyberflesh.foe.final", 1),
        (effect.boss, "cyberflesh.foe.boss", 1),
        (effect.lords, "cyberflesh.foe.lords", effect.lords),
        (monsters, "cyberflesh.foe.monsters", monsters),
        (effect.populate, "cyberflesh.foe.slots", 1),
    )
    return text("cyberflesh.effect.spawn", foes=tuple(text(id, n=n) for there, id, n in foes if there))


def _who(who: Who, actor: Actor) -> Text:
    return text(f"cyberflesh.actor.{actor.value}" if who is Who.ACTOR else f"cyberflesh.who.{who.value}")


def traits(traits: Traits) -> tuple[Text, ...]:
    """What an equipped card changes: "Defence +1", "Filter 2", "Lure"."""
    changes = ((stat, traits.stat(stat)) for stat in STATS)
    words = [
        text("cyberflesh.trait.stat", stat=text(stat.name_id), change=change) for stat, change in changes if change
    ]
    for keyword, n in traits.keywords:
        name = text(keyword.name_id)
        words.append(name if keyword is Keyword.LURE else text("cyberflesh.trait.number", name=name, number=n))
    return tuple(words)


def abilities(enemy: EnemyCard) -> tuple[Text, ...]:
    """The abilities of an enemy: "Explode 3", "Provoke"."""
    return tuple(
        text("cyberflesh.trait.number", name=text(ability.name_id), number=n)
        if ability in MEASURED
        else text(ability.name_id)
        for ability, n in enemy.abilities
    )


def ability_effects(enemy: EnemyCard) -> tuple[Text, ...]:
    """What its abilities do, in the same order."""
    return tuple(text(f"cyberflesh.ability.{ability.value}.effect", number=n) for ability, n in enemy.abilities)


def keyword_effects(traits: Traits) -> tuple[Text, ...]:
    """What the keywords of a card do, in the order of the card."""
    return tuple(text(f"cyberflesh.keyword.{keyword.value}.effect", number=n) for keyword, n in traits.keywords)


def strike(strike: Strike) -> Text:
    """Dice, damage and precision of a weapon: "2 dice for 1 damage each, Precision +1"."""
    dice = text("cyberflesh.strike", n=strike.attacks, damage=strike.damage)
    if not strike.precision:
        return dice
    precision = text("cyberflesh.trait.stat", stat=text(Stat.PRECISION.name_id), change=strike.precision)
    return text("cyberflesh.strike_with", strike=dice, precision=precision)
