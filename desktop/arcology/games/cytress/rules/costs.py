"""What actions cost after discounts (CYT-COST)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cytress.events import Paid
from arcology.games.cytress.rules.book import HOOLIGANGS, Book
from arcology.games.cytress.state import NOBODY, CytressState, Player
from arcology.games.cytress.terms import SUPPLIES

SKILL_MISSIONS = 3
"""Missions of a skill that make its specialist (CYT-SKILL-02, CYT-SKILL-09)."""


def skill_discount(s: CytressState, player: Player, skill: int) -> int:
    """1 if missions of that skill cost this player one less: the token is gone, and three are owned (CYT-SKILL-09)."""
    return 1 if s.tokens[skill] != NOBODY and player.skills[skill] >= SKILL_MISSIONS else 0


def mission_cost(book: Book, s: CytressState, player: Player, faction: int, skill: int) -> int:
    """What a mission of that faction and skill costs now (CYT-COST-01, CYT-COST-08)."""
    cost = book.costs[faction] - player.icons[HOOLIGANGS + book.supply_of[faction]] - skill_discount(s, player, skill)
    return cost if cost > 0 else 0


def tube_cost(book: Book, player: Player, height: int, supply: int) -> int:
    """What a tube costs in that supply; the discount counts once (CYT-COST-02)."""
    cost = book.prices[height] - player.icons[HOOLIGANGS + supply]
    return cost if cost > 0 else 0


def affordable_slots(book: Book, s: CytressState, player: Player, faction: int) -> list[int]:
    """Places 0..2 of the faction's face-up cards that the player can pay for."""
    supply = book.supply_of[faction]
    short = book.costs[faction] - player.icons[HOOLIGANGS + supply] - player.stock[supply]
    slots = s.slots[faction]
    if short <= 0:
        return [place for place, card in enumerate(slots) if card]
    if short > 1:
        return []
    missions = book.missions
    return [
        place for place, card in enumerate(slots) if card and skill_discount(s, player, missions[card].skill) >= short
    ]


def affordable_heights(book: Book, s: CytressState, player: Player, supply: int) -> list[int]:
    """Heights that the player can pay in that supply and for which there are sections (CYT-STRAT-10)."""
    means = player.stock[supply] + player.icons[HOOLIGANGS + supply]
    left = s.tube_bag + s.tube_reserve
    return [height for height in (1, 2, 3) if book.prices[height] <= means and height <= left]


def pay(s: CytressState, seat: int, supply: int, amount: int, price: int, icons: int, skill: int, ctx: Context) -> None:
    """Take a cost off the stock; ``price``, ``icons`` and ``skill`` tell how it came about."""
    s.players[seat].stock[supply] -= amount
    if ctx.keep_beats:
        ctx.emit(Paid(seat, SUPPLIES[supply], amount, price, icons, skill))


def too_dear(player: Player, supply: int, need: int) -> Refusal:
    """The refusal of a cost that the stock does not cover (CYT-COST-03)."""
    return refusal(
        "cytress.refusal.cost",
        "CYT-COST-03",
        need=need,
        have=player.stock[supply],
        supply=Text(SUPPLIES[supply].name_id),
    )
