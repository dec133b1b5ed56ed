"""The greedy bot: looks one ship ahead and takes what is worth most now.

It sees what its seat sees; worth is estimated in ``worth.py``. Every step of an action is chosen anew, so the bot
keeps nothing between questions.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.rules.book import HOOLIGANGS, PRIVATEERS, ROVERS, Book
from arcology.games.cytress.rules.bounty import due
from arcology.games.cytress.rules.costs import affordable_heights, affordable_slots
from arcology.games.cytress.rules.fixer import amounts_of
from arcology.games.cytress.rules.meet import faction_met, free_hexes
from arcology.games.cytress.rules.merchant import available, ratio
from arcology.games.cytress.rules.netprowler import affordable_supplies, payers
from arcology.games.cytress.rules.stratos import usable_stratolites
from arcology.games.cytress.rules.tables import GOODS, PADS
from arcology.games.cytress.state import NOWHERE, CytressState
from arcology.games.cytress.terms import FACTION_INDEX, SUPPLY_INDEX, BoardSide, LandingPad
from arcology.games.cytress.worth import Worth

NEVER = -99.0


class GreedyBot:
    """Plays one seat. It may play several games and keeps nothing of them."""

    blind = False

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        """Return the answer to the open question."""
        ask = seen.agenda[-1]
        view = View(ctx.rules.book, seen, ask, Worth(ctx.rules.book, seen, ask.seat))
        value = VALUES[type(ask)]
        return max(legal, key=lambda a: value(view, a))


@dataclass(slots=True)
class View:
    """One decision: the cards, what the seat sees, the question, and what things are worth."""

    book: Book
    s: CytressState
    ask: Any
    worth: Worth


def side_value(view: View, a: act.ChooseSide) -> float:
    """Income beats a discount, a discount beats what opponents bring."""
    icons = view.book.base[a.side]
    return sum(icons[:PRIVATEERS]) * 3.0 + sum(icons[HOOLIGANGS:]) * 2.0 + sum(icons[PRIVATEERS:ROVERS]) * 1.5


def visit_value(view: View, a: act.Visit) -> float:
    """What the space brings, less what it brings the opponents."""
    book, s = view.book, view.s
    district = FACTION_INDEX[a.district]
    supply = book.supply_of[district]
    value = book.spaces[BoardSide.of(len(s.players))][district][a.space]
    others = sum(player.icons[PRIVATEERS + supply] for seat, player in enumerate(s.players) if seat != view.ask.seat)
    return view.worth.change(supply, value) - 0.2 * others


def ship_value(view: View, a: act.Fly | act.ClaimSkill) -> float:
    """A token is taken at once; a pad is worth the best that can be done there."""
    return 50.0 if isinstance(a, act.ClaimSkill) else PAD_VALUES[a.pad](view, PADS.index(a.pad))


def faction_value(view: View, faction: int) -> float:
    """The best card on the best hex."""
    book, s, worth = view.book, view.s, view.worth
    slots = affordable_slots(book, s, worth.me, faction)
    place = max(worth.place(hex_) for hex_ in free_hexes(book, s, faction))
    return place + max(worth.mission(faction, s.slots[faction][slot]) for slot in slots)


def stratolites_value(view: View, pad: int) -> float:
    """The best tube of the row; that the ship acts again is not foreseen."""
    return max(row_value(view, place) for place in usable_stratolites(view.book, view.s, view.worth.me))


def row_value(view: View, place: int) -> float:
    """The best tube of one stratolite."""
    s, worth = view.s, view.worth
    colour, supply = view.book.stratolites[s.row[place]]
    hexes = [hex_ for hex_ in view.book.ground(s.tiles).by_colour[colour] if s.crew[hex_] == view.ask.seat]
    heights = affordable_heights(view.book, s, worth.me, supply)
    return max(worth.tube(hex_, height, supply) for hex_ in hexes for height in heights)


def netprowler_value(view: View, pad: int) -> float:
    """The best tube of all crew."""
    return max(launch_value_of(view, hex_) for hex_, owner in enumerate(view.s.crew) if owner == view.ask.seat)


def launch_value_of(view: View, hex_: int) -> float:
    """The best tube on one hex for any supply."""
    worth = view.worth
    return max(
        worth.tube(hex_, height, supply)
        for height in payers(view.book, view.s, worth.me)
        for supply in affordable_supplies(view.book, worth.me, height)
    )


def fixer_value(view: View, pad: int) -> float:
    """The best goods."""
    return max(goods_value(view, a) for a in GOODS[view.ask.seat])


def merchant_value(view: View, pad: int) -> float:
    """The best single trade; more of them may follow."""
    s, worth = view.s, view.worth
    best = NEVER
    for give, receive in view.book.arrows[s.underbelly]:
        for count in range(1, worth.me.stock[give] + 1):
            best = max(best, _trade(view, give, receive, count))
    return best


def bounty_value(view: View, pad: int) -> float:
    """The best bounty that is due."""
    return max(view.book.prestige[view.s.bounties[faction][0]] for faction in due(view.s, view.worth.me))


def card_value(view: View, a: act.TakeCard) -> float:
    """What the card brings, less what it costs."""
    faction = faction_met(view.s)
    return view.worth.mission(faction, view.s.slots[faction][a.slot - 1])


def hex_value(view: View, a: act.PlaceCrew) -> float:
    """Who stands around, and what the crew can do later."""
    return view.worth.place(a.hex)


def spy_value(view: View, a: act.Spy) -> float:
    """The supply that is worth most."""
    return 0.0 if a.supply is None else 0.01 + view.worth.change(SUPPLY_INDEX[a.supply], 1)


def stratolite_value(view: View, a: act.PickStratolite) -> float:
    """The best tube that the stratolite allows."""
    return row_value(view, a.index)


def launch_value(view: View, a: act.Launch) -> float:
    """The best tube on that hex."""
    plan, worth = view.s.plan, view.worth
    if plan is None or plan.pay == NOWHERE:
        return launch_value_of(view, a.hex)
    heights = affordable_heights(view.book, view.s, worth.me, plan.pay)
    return max(worth.tube(a.hex, height, plan.pay) for height in heights)


def height_value(view: View, a: act.ChooseHeight) -> float:
    """The tube of that height, paid with what is missed least."""
    plan, worth = view.s.plan, view.worth
    assert plan is not None, "heights are asked inside an action"
    supplies = affordable_supplies(view.book, worth.me, a.height) if plan.pay == NOWHERE else [plan.pay]
    return max(worth.tube(plan.hex, a.height, supply) for supply in supplies)


def pay_value(view: View, a: act.PayWith) -> float:
    """Pay with what is missed least."""
    plan = view.s.plan
    assert plan is not None, "payment is asked inside an action"
    return view.worth.tube(plan.hex, plan.height, SUPPLY_INDEX[a.supply])


def early_supply_value(view: View, a: act.TakeEarly) -> float:
    """The supply that is worth most."""
    return view.worth.change(SUPPLY_INDEX[a.supply], 2)


def goods_value(view: View, a: act.TakeGoods) -> float:
    """What the goods are worth together."""
    return sum(view.worth.change(supply, amount) for supply, amount in enumerate(amounts_of(view.book, a)) if amount)


def trade_value(view: View, a: act.Trade | act.FinishTrade) -> float:
    """What a trade makes better, beside those chosen already; finishing changes nothing."""
    if isinstance(a, act.FinishTrade):
        return 0.0
    return _trade(view, SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive], a.count) - 1e-6


def _trade(view: View, give: int, receive: int, count: int) -> float:
    s, worth = view.s, view.worth
    held = list(worth.me.stock)
    if s.plan is not None and s.options.merchant != "chain":
        held = available(s, worth.me)
        for gave, got, units in s.plan.trades:
            held[got] += units * ratio(s, worth.me, gave, got)
    more = held[receive] + count * ratio(s, worth.me, give, receive)
    before = worth.stock(give, held[give]) + worth.stock(receive, held[receive])
    return worth.stock(give, held[give] - count) + worth.stock(receive, more) - before


def which_bounty_value(view: View, a: act.TakeBounty) -> float:
    """The highest."""
    return view.book.prestige[view.s.bounties[FACTION_INDEX[a.faction]][0]]


def claim_value(view: View, a: act.ClaimSkill | act.EndTurn) -> float:
    """Always claim."""
    return float(isinstance(a, act.ClaimSkill))


PAD_VALUES: dict[LandingPad, Callable[[View, int], float]] = {
    LandingPad.CORPOCRATS: faction_value,
    LandingPad.PRIVATEERS: faction_value,
    LandingPad.ROVERS: faction_value,
    LandingPad.HOOLIGANGS: faction_value,
    LandingPad.STRATOLITES: stratolites_value,
    LandingPad.NETPROWLER: netprowler_value,
    LandingPad.FIXER: fixer_value,
    LandingPad.MERCHANT: merchant_value,
    LandingPad.BOUNTY_HUNTERS: bounty_value,
}

VALUES: dict[type, Callable[[View, Any], float]] = {
    tasks.AskSide: side_value,
    tasks.AskInfluence: visit_value,
    tasks.AskShip: ship_value,
    tasks.AskReplay: ship_value,
    tasks.AskCard: card_value,
    tasks.AskHex: hex_value,
    tasks.AskSpy: spy_value,
    tasks.AskStratolite: stratolite_value,
    tasks.AskLaunch: launch_value,
    tasks.AskHeight: height_value,
    tasks.AskPay: pay_value,
    tasks.AskEarly: early_supply_value,
    tasks.AskGoods: goods_value,
    tasks.AskTrade: trade_value,
    tasks.AskBounty: which_bounty_value,
    tasks.AskClaim: claim_value,
}
