"""Supplies that come in, and phase I (CYT-GAIN, CYT-GEN-05)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cytress.events import GainCause, Gained
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import NOBODY, CytressState
from arcology.games.cytress.terms import Amounts, Phase

NOTHING: Amounts = (0, 0, 0, 0)


def add(stock: list[int], supply: int, amount: int, cap: int) -> int:
    """Raise a stock; return what was lost at the end of the track (CYT-R-02)."""
    now = stock[supply] + amount
    if now <= cap:
        stock[supply] = now
        return 0
    stock[supply] = cap
    return now - cap


def single(supply: int, amount: int) -> Amounts:
    """That many of one supply."""
    found = [0, 0, 0, 0]
    found[supply] = amount
    return (found[0], found[1], found[2], found[3])


def gain(
    book: Book,
    s: CytressState,
    seat: int,
    supply: int,
    amount: int,
    cause: GainCause,
    rule: str,
    ctx: Context,
    of: int = NOBODY,
) -> None:
    """Give a seat some of one supply, up to the cap."""
    lost = add(s.players[seat].stock, supply, amount, book.constants.supply_cap)
    if ctx.keep_beats:
        ctx.emit(Gained(seat, single(supply, amount), single(supply, lost), cause, of, rule))


def gain_supplies(book: Book, s: CytressState, ctx: Context) -> None:
    """Phase I: everybody gains by CORPOCRATS icons, in seat order; it makes no difference (CYT-GAIN-01)."""
    s.phase = Phase.GAIN_SUPPLIES
    cap = book.constants.supply_cap
    for seat, player in enumerate(s.players):
        w, c, t, i = player.icons[:4]
        stock = player.stock
        lost = (add(stock, 0, w, cap), add(stock, 1, c, cap), add(stock, 2, t, cap), add(stock, 3, i, cap))
        if ctx.keep_beats and (w or c or t or i):
            ctx.emit(Gained(seat, (w, c, t, i), lost, "income", NOBODY, "CYT-GAIN-01"))
