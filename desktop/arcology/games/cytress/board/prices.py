"""What something costs a seat, and where each discount comes from (CYT-COST, CYT-SKILL-09)."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.engine.text import Text, text
from arcology.games.cytress.board.names import amount, skill_name
from arcology.games.cytress.rules.book import HOOLIGANGS, Book
from arcology.games.cytress.rules.costs import skill_discount
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import SKILLS, SUPPLIES, Skill, Supply


@dataclass(frozen=True, slots=True)
class Price:
    """A printed price in one supply and what is taken off; ``stock`` is what the seat holds of it."""

    supply: Supply
    printed: int
    icons: int
    stock: int
    skill: Skill | None = None

    @property
    def off(self) -> int:
        """What the discounts take off, never more than the printed price (CYT-COST-04)."""
        return min(self.printed, self.icons + (self.skill is not None))

    @property
    def cost(self) -> int:
        """What is paid."""
        return self.printed - self.off

    @property
    def short(self) -> int:
        """How much is missing, 0 if it can be paid."""
        return max(0, self.cost - self.stock)

    def equation(self) -> Text:
        """The price in a few words: "3 − 1 = 2 Credits"; without a discount "3 Credits"."""
        paid = amount(self.cost, self.supply)
        if not self.off:
            return paid
        return text("cytress.price.equation", printed=self.printed, off=self.off, paid=paid)

    def sources(self) -> tuple[Text, ...]:
        """Where the discounts come from, one sentence each; icons beyond the printed price take nothing off."""
        found = []
        if self.icons:
            found.append(text("cytress.price.lifepath", off=min(self.icons, self.printed)))
        if self.skill is not None and self.icons < self.printed:
            found.append(text("cytress.price.skill", skill=skill_name(self.skill)))
        return tuple(found)


def mission_price(book: Book, s: CytressState, seat: int, card: str) -> Price:
    """What the mission with that id costs a seat now."""
    facts, player = book.missions[card], s.players[seat]
    supply = book.supply_of[facts.faction]
    skill = SKILLS[facts.skill] if skill_discount(s, player, facts.skill) else None
    icons = player.icons[HOOLIGANGS + supply]
    return Price(SUPPLIES[supply], book.costs[facts.faction], icons, player.stock[supply], skill)


def cheapest_mission(book: Book, s: CytressState, seat: int, faction: int) -> Price:
    """The lowest price among a faction's face-up missions; the printed one less icons where none is face up."""
    prices = [mission_price(book, s, seat, card) for card in s.slots[faction] if card]
    if prices:
        return min(prices, key=lambda price: price.cost)
    player, supply = s.players[seat], book.supply_of[faction]
    return Price(SUPPLIES[supply], book.costs[faction], player.icons[HOOLIGANGS + supply], player.stock[supply])


def tube_price(book: Book, s: CytressState, seat: int, height: int, supply: int) -> Price:
    """What a tube of that height costs a seat in a supply (index)."""
    player = s.players[seat]
    return Price(SUPPLIES[supply], book.prices[height], player.icons[HOOLIGANGS + supply], player.stock[supply])


def cheapest_tube(book: Book, s: CytressState, seat: int, height: int, supplies: tuple[int, ...]) -> Price:
    """The lowest price of a tube among supplies; of equal ones the one of which most is held, payable ones first."""
    prices = [tube_price(book, s, seat, height, supply) for supply in supplies]
    return min(prices, key=lambda price: (price.short, price.cost, -price.stock))
