"""What the figures on the table would read after a move: trackers, prestige, and who leads at which tubes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from arcology.games.cytress.board import names
from arcology.games.cytress.board.control import Shift, swing
from arcology.games.cytress.board.prices import Price
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.scoring import totals
from arcology.games.cytress.state import NOBODY, CytressState, Player
from arcology.games.cytress.terms import SUPPLIES, SUPPLY_INDEX

Gain = tuple[int, ...]
"""A number for each supply."""
Gauges = tuple[tuple[str, int], ...]
"""What gauges would read afterwards."""
Stock = list[int]


def outlook(
    book: Book,
    s: CytressState,
    stocks: Mapping[int, Sequence[int]],
    shifts: Sequence[Shift] = (),
    seat: int = NOBODY,
    prestige: int = 0,
) -> Gauges:
    """Every figure that would change.

    Args:
        stocks: what seats would hold, by seat; the prestige of leftover supplies follows from it (CYT-SCORE-07).
        shifts: tubes whose control changes; the sign over a tube reads 1 for the first owner and 0 for nobody.
        seat: whoever scores ``prestige`` besides.
    """
    now, divisor = totals(book, s), book.constants.leftover_divisor
    trackers: list[tuple[str, int]] = []
    scores: list[tuple[str, int]] = []
    for owner in range(s.owners):
        change = swing(shifts, owner) + (prestige if owner == seat else 0)
        if owner in stocks:
            held, then = s.players[owner].stock, stocks[owner]
            named = zip(SUPPLIES, held, then, strict=True)
            trackers += [(names.supply(owner, what), after) for what, before, after in named if before != after]
            change += sum(count // divisor for count in then) - sum(count // divisor for count in held)
        if change:
            scores.append((names.score(owner), now[owner] + change))
    leaders = tuple((names.tube(shift.hex), shift.after - NOBODY) for shift in shifts if shift.before is not None)
    return (*trackers, *scores, *leaders)


def after_paying(player: Player, price: Price) -> Stock:
    """What is left of a stock."""
    left = list(player.stock)
    left[SUPPLY_INDEX[price.supply]] -= price.cost
    return left


def after_gaining(book: Book, stock: Sequence[int], gain: Gain) -> Stock:
    """A stock with what comes in, up to the end of the track (CYT-R-02)."""
    return [min(book.constants.supply_cap, have + plus) for have, plus in zip(stock, gain, strict=True)]
