"""The NETPROWLER pad: any own crew, any one supply (CYT-STRAT-05)."""

from __future__ import annotations

from arcology.engine.refusal import Refusal, refusal
from arcology.games.cytress.actions import PayWith
from arcology.games.cytress.rules.book import HOOLIGANGS, Book
from arcology.games.cytress.rules.costs import too_dear, tube_cost
from arcology.games.cytress.rules.tables import PAY
from arcology.games.cytress.state import CytressState, Player
from arcology.games.cytress.terms import SUPPLIES, SUPPLY_INDEX


def means(player: Player) -> int:
    """The best that one supply and its discount can pay."""
    stock, icons = player.stock, player.icons
    return max(stock[supply] + icons[HOOLIGANGS + supply] for supply in range(len(SUPPLIES)))


def can_meet(book: Book, s: CytressState, player: Player) -> bool:
    """Whether the lowest tube can be built from some crew."""
    return any(player.posted) and bool(s.tube_bag + s.tube_reserve) and means(player) >= book.prices[1]


def check_netprowler(book: Book, s: CytressState, player: Player) -> Refusal | None:
    """Why the Netprowler cannot be met."""
    if not any(player.posted):
        return refusal("cytress.refusal.no_crew_on_map", "CYT-STRAT-01")
    if not s.tube_bag + s.tube_reserve:
        return refusal("cytress.refusal.few_sections", "CYT-STRAT-10", need=1, have=0)
    if can_meet(book, s, player):
        return None
    best = min(range(len(SUPPLIES)), key=lambda supply: tube_cost(book, player, 1, supply) - player.stock[supply])
    return too_dear(player, best, tube_cost(book, player, 1, best))


def payers(book: Book, s: CytressState, player: Player) -> list[int]:
    """Heights that some supply can pay and for which there are sections."""
    most, left = means(player), s.tube_bag + s.tube_reserve
    return [height for height in (1, 2, 3) if book.prices[height] <= most and height <= left]


def affordable_supplies(book: Book, player: Player, height: int) -> list[int]:
    """Supplies that can pay a tube of that height."""
    price, stock, icons = book.prices[height], player.stock, player.icons
    return [supply for supply in range(len(SUPPLIES)) if stock[supply] + icons[HOOLIGANGS + supply] >= price]


def pays(book: Book, s: CytressState, seat: int) -> list[PayWith]:
    """Supplies with which the tube in progress can be paid."""
    assert s.plan is not None, "asked outside an action"
    table = PAY[seat]
    return [table[supply] for supply in affordable_supplies(book, s.players[seat], s.plan.height)]


def check_pay(book: Book, s: CytressState, a: PayWith) -> Refusal | None:
    """Why a supply cannot pay."""
    assert s.plan is not None, "asked outside an action"
    player, supply = s.players[a.seat], SUPPLY_INDEX[a.supply]
    need = tube_cost(book, player, s.plan.height, supply)
    return too_dear(player, supply, need) if need > player.stock[supply] else None
