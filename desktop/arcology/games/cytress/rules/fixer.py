"""The FIXER pad (CYT-FIX)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cytress.actions import TakeGoods
from arcology.games.cytress.events import Gained
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.gain import add
from arcology.games.cytress.rules.tables import ASK_GOODS, GOODS
from arcology.games.cytress.rules.turns import ask, end_action
from arcology.games.cytress.state import NOBODY, CytressState
from arcology.games.cytress.terms import SUPPLY_INDEX, Amounts


def proceed(s: CytressState, seat: int, ctx: Context) -> None:
    """Ask which goods."""
    ask(s, ASK_GOODS, seat, ctx)


def check_goods(a: TakeGoods) -> Refusal | None:
    """Why the Fixer does not bring that."""
    if a not in GOODS[a.seat]:
        return refusal("cytress.refusal.fixer_goods", "CYT-FIX-01")
    return None


def amounts_of(book: Book, a: TakeGoods) -> Amounts:
    """How many of each supply come."""
    found = [0, 0, 0, 0]
    same = len(set(a.goods)) == 1
    for supply in set(a.goods):
        found[SUPPLY_INDEX[supply]] = book.constants.fixer_same if same else 1
    return (found[0], found[1], found[2], found[3])


def take_goods(book: Book, s: CytressState, a: TakeGoods, ctx: Context) -> None:
    """The goods come in."""
    stock, cap = s.players[a.seat].stock, book.constants.supply_cap
    amounts = amounts_of(book, a)
    lost = [add(stock, supply, amount, cap) for supply, amount in enumerate(amounts)]
    if ctx.keep_beats:
        ctx.emit(Gained(a.seat, amounts, (lost[0], lost[1], lost[2], lost[3]), "fixer", NOBODY, "CYT-FIX-01"))
    end_action(book, s, a.seat, ctx)
