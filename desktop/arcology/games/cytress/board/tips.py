"""The small labels at the places where a lifted piece may go: a price, a gain, a change of prestige."""

from __future__ import annotations

from arcology.engine.offers import Tip
from arcology.engine.text import text
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board.control import shifts_of_crew, shifts_of_launch, swing
from arcology.games.cytress.board.names import Names, amount
from arcology.games.cytress.board.offers import ALL_SUPPLIES, PADS, Offers
from arcology.games.cytress.board.prices import Price, cheapest_tube, mission_price
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.merchant import ratio
from arcology.games.cytress.state import NOWHERE, CytressState
from arcology.games.cytress.terms import FACTION_INDEX, SUPPLY_INDEX


class Tips:
    """Tips of Cytress."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._book = called.book
        self._offers = offers

    def tip(self, s: CytressState, a: CytressAction) -> Tip | None:
        """The price at a pad or lifepath, the gain at a space, the change of prestige at a hex."""
        match a:
            case act.Fly():
                return self._fly(s, a)
            case act.Visit():
                gain = amount(self._offers.space_value(s, a), self._book.pack.supply_of(a.district))
                return Tip(text("cytress.tip.gain", gain=gain), "good")
            case act.TakeCard():
                return _cost(mission_price(self._book, s, a.seat, s.slots[PADS.index(open_plan(s).pad)][a.slot - 1]))
            case act.ChooseHeight():
                plan = open_plan(s)
                supplies = ALL_SUPPLIES if plan.pay == NOWHERE else (plan.pay,)
                return _cost(cheapest_tube(self._book, s, a.seat, a.height, supplies))
            case act.PlaceCrew():
                return points(swing(shifts_of_crew(self._book, s, a.seat, a.hex), a.seat))
            case act.Launch():
                return self._launch(s, a)
            case act.Trade():
                got = a.count * ratio(s, s.players[a.seat], SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive])
                return Tip(text("cytress.tip.ratio", count=a.count, got=got))
            case act.TakeBounty():
                return points(self._book.prestige[s.bounties[FACTION_INDEX[a.faction]][0]])
            case act.ClaimSkill():
                return points(self._book.constants.skill_token_prestige)
        return None

    def _fly(self, s: CytressState, a: act.Fly) -> Tip:
        price = self._offers.pad_price(s, a.seat, a.pad)
        if price is None:
            return Tip(text("cytress.tip.free"), "good")
        shown = amount(price.cost, price.supply)
        if a.pad.faction is None:
            return Tip(text("cytress.tip.from", price=shown), "cost")
        return Tip(text("cytress.tip.price", price=shown), "cost" if price.cost else "good")

    def _launch(self, s: CytressState, a: act.Launch) -> Tip | None:
        """A loss of control first; else whether the new tube would be the mover's."""
        new, *others = shifts_of_launch(self._book, s, a.hex)
        change = swing(tuple(others), a.seat)
        if change >= 0 and new.after == a.seat:
            return Tip(text("cytress.tip.yours"), "good")
        return points(change)


def points(change: int) -> Tip | None:
    """A change of prestige."""
    if not change:
        return None
    return Tip(f"+{change}" if change > 0 else f"−{-change}", "good" if change > 0 else "bad")


def _cost(price: Price) -> Tip:
    shown = amount(price.cost, price.supply)
    return Tip(text("cytress.tip.price", price=shown), "cost" if price.cost else "good")
