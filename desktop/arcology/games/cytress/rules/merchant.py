"""The MERCHANT pad: arrow by arrow until finished (CYT-MERCH, CYT-OPT-01, CYT-OPT-02).

What is given and what it brings lie apart in the plan until the seat finishes; with the option ``chain`` each trade is
resolved at once, with ``single`` the first one ends the action.
"""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cytress.actions import CytressAction, FinishTrade, Trade
from arcology.games.cytress.events import Traded
from arcology.games.cytress.rules.book import ROVERS, Book
from arcology.games.cytress.rules.gain import add
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.tables import ASK_TRADE, FINISH, TRADE
from arcology.games.cytress.rules.turns import ask, end_action
from arcology.games.cytress.state import CytressState, Player
from arcology.games.cytress.terms import NEVER_RECEIVED, SUPPLIES, SUPPLY_INDEX, Amounts

CHAIN_LIMIT = 40
"""Units that one action may give with the option ``chain``."""


def ratio(s: CytressState, player: Player, give: int, receive: int) -> int:
    """Units received for one given: the ROVERS icons of one of the two types (CYT-MERCH-04, CYT-OPT-02)."""
    return player.icons[ROVERS + (receive if s.options.ratio == "received" else give)]


def available(s: CytressState, player: Player) -> list[int]:
    """What may still be given: what was held at the start and is not given yet; with ``chain`` all that is held."""
    left = player.stock[:]
    if s.options.merchant != "chain" and s.plan is not None:
        for give, _, count in s.plan.trades:
            left[give] -= count
    return left


def units_left(s: CytressState) -> int:
    """Units that the action may still give, by the limit of ``chain``; without it the stock is the limit."""
    if s.options.merchant != "chain":
        return CHAIN_LIMIT * 2
    return CHAIN_LIMIT - sum(count for _, _, count in open_plan(s).trades)


def trades(book: Book, s: CytressState, seat: int) -> list[Trade]:
    """Every arrow with every count."""
    left, most = available(s, s.players[seat]), units_left(s)
    table = TRADE[seat]
    found: list[Trade] = []
    for arrow in book.arrows[s.underbelly]:
        count = left[arrow[0]]
        if count:
            found += table[arrow][: count if count < most else most]
    return found


def answers(book: Book, s: CytressState, seat: int) -> list[CytressAction]:
    """Every trade, and finishing once something was chosen."""
    found: list[CytressAction] = [*trades(book, s, seat)]
    if open_plan(s).trades:
        found.append(FINISH[seat])
    return found


def check_merchant(s: CytressState, player: Player) -> Refusal | None:
    """Why the Merchant cannot be met: every supply can be given for something, so only without any."""
    if any(player.stock):
        return None
    return refusal("cytress.refusal.nothing_to_trade", "CYT-MERCH-05")


def check_trade(book: Book, s: CytressState, a: Trade) -> Refusal | None:
    """Why a trade is not possible."""
    give, receive = SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive]
    if a.receive is NEVER_RECEIVED:
        return refusal("cytress.refusal.no_stims_in_trade", "CYT-MERCH-02", supply=Text(a.receive.name_id))
    if (give, receive) not in book.arrows[s.underbelly]:
        names = {"give": Text(a.give.name_id), "receive": Text(a.receive.name_id)}
        return refusal("cytress.refusal.no_such_arrow", "CYT-MERCH-01", **names)
    if a.count < 1:
        return refusal("cytress.refusal.trade_of_nothing", "CYT-MERCH-05")
    have = available(s, s.players[a.seat])[give]
    if a.count > have:
        rule = "CYT-OPT-01" if s.options.merchant == "chain" else "CYT-MERCH-06"
        return refusal("cytress.refusal.too_few_to_trade", rule, need=a.count, have=have, supply=Text(a.give.name_id))
    if a.count > units_left(s):
        return refusal("cytress.refusal.chain_limit", "CYT-OPT-01", limit=CHAIN_LIMIT, left=units_left(s))
    return None


def check_finish(s: CytressState, a: FinishTrade) -> Refusal | None:
    """Why the action cannot be finished yet."""
    if not open_plan(s).trades:
        return refusal("cytress.refusal.trade_first", "CYT-MERCH-05")
    return None


def proceed(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Ask for a trade. A last unit that has one arrow only goes along it."""
    if sum(s.players[seat].stock) == 1:
        first, *others = trades(book, s, seat)
        if not others:
            trade(book, s, first, ctx)
            return
    ask(s, ASK_TRADE, seat, ctx)


def trade(book: Book, s: CytressState, a: Trade, ctx: Context) -> None:
    """Choose one arrow; with ``chain`` it resolves at once. With nothing more to give the action is finished."""
    plan, player = open_plan(s), s.players[a.seat]
    one = (SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive], a.count)
    plan.trades = (*plan.trades, one)
    if s.options.merchant == "chain":
        resolve(book, s, a.seat, (one,), "CYT-OPT-01", ctx)
    more = s.options.merchant != "single" and any(available(s, player)) and units_left(s) > 0
    if more:
        ask(s, ASK_TRADE, a.seat, ctx)
    else:
        finish(book, s, a.seat, ctx)


def finish(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Resolve everything chosen, all giving before all receiving (CYT-MERCH-06); ``chain`` has done so already."""
    if s.options.merchant != "chain":
        resolve(book, s, seat, open_plan(s).trades, "CYT-MERCH-06", ctx)
    end_action(book, s, seat, ctx)


def resolve(
    book: Book, s: CytressState, seat: int, chosen: tuple[tuple[int, int, int], ...], rule: str, ctx: Context
) -> None:
    """Remove what is given, then add what is received, then apply the cap (CYT-R-21)."""
    player, cap = s.players[seat], book.constants.supply_cap
    given, received = [0, 0, 0, 0], [0, 0, 0, 0]
    for give, receive, count in chosen:
        given[give] += count
        received[receive] += count * ratio(s, player, give, receive)
    for supply, count in enumerate(given):
        player.stock[supply] -= count
    lost = [add(player.stock, supply, count, cap) for supply, count in enumerate(received)]
    if ctx.keep_beats:
        named = tuple((SUPPLIES[give], SUPPLIES[receive], count) for give, receive, count in chosen)
        ctx.emit(Traded(seat, named, _amounts(given), _amounts(received), _amounts(lost), rule))


def _amounts(found: list[int]) -> Amounts:
    return (found[0], found[1], found[2], found[3])
