"""The greedy bot: looks at what is open to its seat and does what is worth most now.

It keeps nothing between questions. Numbers are in ``worth.py``, fights in ``bot_fight.py``, the map in ``bot_map.py``.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.bot_fight import Battle
from arcology.games.cyberflesh.bot_map import Map
from arcology.games.cyberflesh.rules import merchant
from arcology.games.cyberflesh.rules.book import LIFE, Book, branch
from arcology.games.cyberflesh.rules.effects import choosable
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState
from arcology.games.cyberflesh.terms import LootKind, UnitKind
from arcology.games.cyberflesh.worth import Worth, consumable, gain, punch, worn

Answer = Callable[[Book, CyberfleshState, Any, list[Any]], Any]


class GreedyBot:
    """Plays one seat. It may play several games and keeps nothing of them."""

    blind = False

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        """Return the answer to the open question."""
        ask = seen.agenda[-1]
        book = ctx.rules.book
        own = [a for a in legal if a.seat == ask.seat] or list(legal)
        if seen.combat is None:
            use = explore_use(book, seen, own)
            if use is not None:
                return use
        return ANSWERS[type(ask)](book, seen, ask, own)


def first(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """What the rules list first."""
    return legal[0]


def explore_use(book: Book, s: CyberfleshState, legal: list[Any]) -> Any:
    """A consumable that is due outside fights."""
    best, found = 0.0, None
    for action in legal:
        if isinstance(action, act.Use):
            value = due(book, s, action)
            if value > best:
                best, found = value, action
    return found


def due(book: Book, s: CyberfleshState, action: act.Use) -> float:
    """How much a consumable is needed outside fights; 0: not yet."""
    effect = book.effects[book.loot[action.card].effects][0]
    if isinstance(effect, fx.Alert):
        return 5.0 if s.alert > 1 else 0.0
    if isinstance(effect, fx.Reveal):
        return 1.0 if s.turned.count(s.turned[s.party]) + 2 < len(s.turned) else 0.0
    unit = s.unit(action.unit)
    if unit is None:
        return 0.0
    missing = unit.stats[LIFE] - unit.hp
    if isinstance(effect, fx.Heal):
        amount = missing if effect.n is None else effect.n
        if unit.kind is not UnitKind.CHARACTER or missing < amount or unit.hp > 0.6 * unit.stats[LIFE]:
            return 0.0
        return missing if effect.n is not None or unit.hp <= 5 else 0.0
    if isinstance(effect, fx.Necrosis):
        return float(unit.necrosis >= max(4, -effect.n) and unit.hp > 2)
    return 0.0


def move(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """Crank the siren here when it is time; else one step to where most is to be gained."""
    chart = Map(book, s)
    here = [a for a in legal if isinstance(a, act.ResolveHere)]
    if here and chart.cranks_now():
        return here[0]
    steps = {a.square: a for a in legal if isinstance(a, act.Move)}
    return steps[chart.step(steps)]


def choice(book: Book, s: CyberfleshState, ask: asks.AskChoice, legal: list[Any]) -> Any:
    """The option that is worth most; a siren when it is time."""
    effect = book.effects[ask.frame.effects][ask.frame.at]
    worth, chart = Worth(book, s), Map(book, s)
    actor = s.unit(ask.frame.actor)

    def value(a: act.Choose) -> float:
        effects = book.effects[branch(ask.frame.effects, ask.frame.at, f"option{a.option}")]
        if any(isinstance(one, fx.ActivateSiren) for one in effects):
            return 1.0 if chart.cranks_now() else -1.0
        return worth.effects(effects, actor)

    options = [a for a in legal if isinstance(a, act.Choose)]
    assert isinstance(effect, fx.Choice), "the frame of a choice"
    return max(options, key=value)


def unit(book: Book, s: CyberfleshState, ask: asks.AskUnit, legal: list[Any]) -> Any:
    """The one for whom the effect, and what follows for its actor, is worth most."""
    effects = book.effects[ask.frame.effects][ask.frame.at :]
    worth = Worth(book, s)
    found = choosable(book, s, effects[0])

    def value(name: str) -> float:
        actor = s.unit(name)
        if isinstance(effects[0], fx.GainNpc) and actor is not None:
            return -float(sum(npc.owner == actor.owner for npc in s.helpers))
        return sum(worth.effect(effect, actor) for effect in effects)

    best = max(found, key=lambda one: value(one.id))
    return next(a for a in legal if isinstance(a, act.NameUnit) and a.unit == best.id)


def tiles(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """Look at what lies nearest."""
    ground = book.ground(s.biome)
    near = ground.squares[s.party]

    def way(a: act.NameSquare) -> int:
        row, column = ground.squares[a.square]
        return abs(row - near[0]) + abs(column - near[1])

    named = [a for a in legal if isinstance(a, act.NameSquare)]
    return min(named, key=way) if named else legal[0]


def loot(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The card of which somebody in the party has most, as long as it is this seat's turn."""
    takes = [a for a in legal if isinstance(a, act.TakeLoot)]
    best = max(takes, key=lambda a: _wanted(book, s, a.seat, a.card))
    if _wanted(book, s, best.seat, best.card) > 0:
        return best
    return next(a for a in legal if isinstance(a, act.Pass))


def _wanted(book: Book, s: CyberfleshState, seat: int, card: str) -> float:
    """What a card is worth in this character's hands, or a bit less in another's."""
    own = gain(book, s.characters[seat], card)
    others = [gain(book, one, card) for one in s.living if one.owner != seat]
    return max(own, max(others, default=0.0) * 0.5)


def receive(book: Book, s: CyberfleshState, ask: asks.AskReceive, legal: list[Any]) -> Any:
    """Equip what is better than before, else hand it to the one who needs it most."""
    own = gain(book, s.characters[ask.seat], ask.card)
    handing = [a for a in legal if isinstance(a, act.HandOn)]
    best = max(handing, key=lambda a: gain(book, s.characters[a.to], ask.card), default=None)
    if best is not None and gain(book, s.characters[best.to], ask.card) > max(own, 0.3):
        return best
    wanted = act.Equip if own >= 0 else act.Drop
    return next(a for a in legal if isinstance(a, wanted))


def least(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The card that is missed least."""
    named = [a for a in legal if isinstance(a, act.NameCard)]
    return min(named, key=lambda a: missed(book, s, a.seat, a.card))


def missed(book: Book, s: CyberfleshState, seat: int, card: str) -> float:
    """What losing a card costs its owner."""
    facts, owner = book.loot[card], s.characters[seat]
    if facts.kind is LootKind.CONSUMABLE:
        return consumable(book, card)
    if facts.kind is LootKind.ARMOUR:
        return worn(book, card)
    rest = [own for own in owner.weapons if own != card]
    return 5 * (punch(book, owner, owner.weapons) - punch(book, owner, rest)) + worn(book, card)


def deal(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The deal that gains most beyond its price, if any does."""
    worth = Worth(book, s)
    buyer = s.characters[ask.seat]
    best, found = 0.5, next(a for a in legal if isinstance(a, act.Done))
    for action in legal:
        if isinstance(action, act.Buy):
            value, price = gain(book, buyer, action.card), book.loot[action.card].blood
        elif isinstance(action, act.BuyService):
            service = merchant.merchant_of(book, s).services[action.service]
            value, price = worth.effects(service.effects, buyer), merchant.price(book, s, EMPTY, action.service)
        else:
            continue
        value -= _cost(book, s, ask.seat, price)
        if value > best:
            best, found = value, action
    return found


def _cost(book: Book, s: CyberfleshState, seat: int, price: int) -> float:
    """What a price costs, paid with what is missed least for its blood; blood itself only in good health."""
    cards = sorted(s.characters[seat].loot, key=lambda card: missed(book, s, seat, card) / book.loot[card].blood)
    total, laid = 0.0, 0
    for card in cards:
        if laid >= price:
            break
        each = missed(book, s, seat, card)
        if merchant.merchant_of(book, s).accept_blood and each / book.loot[card].blood > _blood(s, seat):
            break
        total += each
        laid += book.loot[card].blood
    if laid < price:
        total += (price - laid) * _blood(s, seat) if merchant.merchant_of(book, s).accept_blood else 99.0
    return total


def _blood(s: CyberfleshState, seat: int) -> float:
    """What an hp is worth to this character."""
    one = s.characters[seat]
    return 1.0 if one.hp > 0.75 * one.stats[LIFE] else 3.0


def pay(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """What is missed least for its blood."""

    def each(a: Any) -> float:
        if isinstance(a, act.PayBlood):
            return _blood(s, a.seat)
        return missed(book, s, a.seat, a.card) / book.loot[a.card].blood

    payments = [a for a in legal if isinstance(a, act.PayCard | act.PayBlood)]
    return min(payments, key=each)


def window(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """A consumable that is due in a fight."""
    use = Battle(book, s).use(legal)
    return use if use is not None else next(a for a in legal if isinstance(a, act.Done))


def attack(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The best declaration."""
    return Battle(book, s).answer(ask, legal)


def target(book: Book, s: CyberfleshState, ask: asks.AskTarget, legal: list[Any]) -> Any:
    """The one who can take it best."""
    name = Battle(book, s).target(ask.tied)
    return next(a for a in legal if a.unit == name)


def immolate(book: Book, s: CyberfleshState, ask: asks.AskImmolate, legal: list[Any]) -> Any:
    """When it saves more than it costs."""
    wanted = act.Yes if Battle(book, s).immolate(ask) else act.No
    return next(a for a in legal if isinstance(a, wanted))


def escape(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """Flee while it can work."""
    wanted = act.Yes if Battle(book, s).flee() else act.No
    return next(a for a in legal if isinstance(a, wanted))


def square(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The tile from which most is to be gained next."""

    def value(a: act.NameSquare) -> float:
        there = s.clone()
        there.party = a.square
        chart = Map(book, there)
        goal = chart.best()
        return -1e9 if goal is None else (chart.value(goal) or 0.0) - chart.cost(goal)

    named = [a for a in legal if isinstance(a, act.NameSquare)]
    return max(named, key=value)


def refuse(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """No."""
    return next(a for a in legal if isinstance(a, act.No))


def revisit(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """A merchant is always worth a look."""
    return next(a for a in legal if isinstance(a, act.Yes))


def enemy(book: Book, s: CyberfleshState, ask: Any, legal: list[Any]) -> Any:
    """The most threatening one."""
    battle = Battle(book, s)
    return max((a for a in legal if isinstance(a, act.NameEnemy)), key=lambda a: battle.threat(a.slot))


ANSWERS: dict[type, Answer] = {
    asks.AskMove: move,
    asks.AskReady: first,
    asks.AskRevisit: revisit,
    asks.AskChoice: choice,
    asks.AskUnit: unit,
    asks.AskEnemy: enemy,
    asks.AskTiles: tiles,
    asks.AskSquare: square,
    asks.AskDiscard: least,
    asks.AskLoot: loot,
    asks.AskReceive: receive,
    asks.AskDisplace: least,
    asks.AskSwap: refuse,
    asks.AskDeal: deal,
    asks.AskPay: pay,
    asks.AskOwner: first,
    asks.AskOrder: first,
    asks.AskEnemyOrder: first,
    asks.AskEscape: escape,
    asks.AskRoller: first,
    asks.AskFlight: move,
    asks.AskWindow: window,
    asks.AskAttack: attack,
    asks.AskTarget: target,
    asks.AskImmolate: immolate,
    asks.AskRead: first,
    asks.AskRoll: first,
}
