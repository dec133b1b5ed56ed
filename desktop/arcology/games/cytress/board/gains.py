"""What supplies, trades, cards and tokens bring, told before one commits; and the figures that all previews share."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, amounts, faction_name, skill_name
from arcology.games.cytress.board.offers import Offers
from arcology.games.cytress.board.outlook import Gain, after_gaining, outlook
from arcology.games.cytress.board.prices import Price
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.bounty import MISSIONS_EACH
from arcology.games.cytress.rules.costs import SKILL_MISSIONS
from arcology.games.cytress.rules.fixer import amounts_of
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.merchant import ratio
from arcology.games.cytress.state import CytressState, Player
from arcology.games.cytress.terms import FACTION_INDEX, FACTIONS, SUPPLIES, SUPPLY_INDEX, Supply

Trades = Sequence[tuple[int, int, int]]
"""Supplies given and received and how many are given, in numbers."""


class Gains:
    """Previews of answers that bring something and change nothing on the map."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers

    def preview(self, s: CytressState, a: CytressAction) -> Preview:
        """What the answer brings; the label says what it is."""
        label = self._offers.offer(s, a).label
        match a:
            case act.TakeGoods():
                return self._gain(s, a.seat, label, amounts_of(self._book, a))
            case act.Trade():
                return self._trade(s, a, label)
            case act.FinishTrade():
                return self._finish(s, a, label)
            case act.TakeBounty():
                return self._bounty(s, a, label)
            case act.ClaimSkill():
                return self._claim(s, a, label)
            case act.ChooseSide():
                return self._side(a, label)
        return Preview(label)

    def _gain(self, s: CytressState, seat: int, label: Text, gain: Gain) -> Preview:
        stock = s.players[seat].stock
        gauges = outlook(self._book, s, {seat: after_gaining(self._book, stock, gain)})
        return Preview(label, chips(gain), notes=lost(self._book, stock, gain), gauges=gauges)

    def _trade(self, s: CytressState, a: act.Trade, label: Text) -> Preview:
        """What would be held once the trade is resolved, with those chosen before it."""
        player = s.players[a.seat]
        give, receive = SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive]
        rate = ratio(s, player, give, receive)
        path = a.receive if s.options.ratio == "received" else a.give
        notes = [text("cytress.note.ratio", supply=names.supply_name(path), rate=rate)]
        if s.options.merchant == "batch":
            notes.append(text("cytress.note.batch"))
        shown = (Chip(a.give.value, f"−{a.count}", "cost"), *chips(single(a.count * rate, a.receive)))
        before = () if s.options.merchant == "chain" else open_plan(s).trades
        rest, got = self._resolved(s, player, (*before, (give, receive, a.count)))
        gauges = outlook(self._book, s, {a.seat: after_gaining(self._book, rest, got)})
        return Preview(label, shown, notes=(*notes, *lost(self._book, rest, got)), gauges=gauges)

    def _finish(self, s: CytressState, a: act.FinishTrade, label: Text) -> Preview:
        """What all chosen trades come to; with ``chain`` they are done already."""
        if s.options.merchant == "chain":
            return Preview(label)
        player, trades = s.players[a.seat], open_plan(s).trades
        given, _ = piles(s, player, trades)
        spent = (Chip(what.value, f"−{count}", "cost") for what, count in zip(SUPPLIES, given, strict=True) if count)
        rest, got = self._resolved(s, player, trades)
        gauges = outlook(self._book, s, {a.seat: after_gaining(self._book, rest, got)})
        return Preview(label, (*spent, *chips(got)), notes=lost(self._book, rest, got), gauges=gauges)

    @staticmethod
    def _resolved(s: CytressState, player: Player, trades: Trades) -> tuple[list[int], Gain]:
        """What is held when everything is given, and what comes in then (CYT-R-21)."""
        given, got = piles(s, player, trades)
        return [have - less for have, less in zip(player.stock, given, strict=True)], tuple(got)

    def _bounty(self, s: CytressState, a: act.TakeBounty, label: Text) -> Preview:
        player, place = s.players[a.seat], FACTION_INDEX[a.faction]
        card = s.bounties[place][0]
        prestige = self._book.prestige[card]
        needed = MISSIONS_EACH * (player.bounties_of[place] + 1)
        note = text("cytress.note.bounty_kept", missions=player.targets[place], needed=needed)
        gauges = outlook(self._book, s, {}, seat=a.seat, prestige=prestige)
        return Preview(label, (_star(prestige),), notes=(note,), gauges=gauges, about=names.bounty(card))

    def _claim(self, s: CytressState, a: act.ClaimSkill, label: Text) -> Preview:
        worth = self._book.constants.skill_token_prestige
        other = next(skill for skill in self._book.pack.skill_card(a.card).skills if skill is not a.skill)
        notes = (
            text("cytress.note.discount_for_all", skill=skill_name(a.skill), needed=SKILL_MISSIONS),
            text("cytress.note.other_half", skill=skill_name(other)),
        )
        gauges = outlook(self._book, s, {}, seat=a.seat, prestige=worth)
        return Preview(label, (_star(worth),), notes=notes, gauges=gauges, about=names.token(a.skill))

    def _side(self, a: act.ChooseSide, label: Text) -> Preview:
        side = self._book.pack.rebel_side(a.side)
        named = [(faction, side.base(faction)) for faction in FACTIONS]
        notes = tuple(
            text("cytress.note.base", faction=faction_name(faction), icons=amounts(icons))
            for faction, icons in named
            if any(icons)
        )
        return Preview(label, notes=notes)


def single(count: int, supply: Supply) -> Gain:
    """That many of one supply."""
    return tuple(count if what is supply else 0 for what in SUPPLIES)


def chips(gain: Gain) -> tuple[Chip, ...]:
    """A gain as small figures."""
    return tuple(Chip(what.value, f"+{count}", "gain") for what, count in zip(SUPPLIES, gain, strict=True) if count)


def lost(book: Book, stock: Sequence[int], gain: Gain) -> tuple[Text, ...]:
    """What would be lost at the end of the track (CYT-R-02)."""
    cap = book.constants.supply_cap
    over = [max(0, have + plus - cap) for have, plus in zip(stock, gain, strict=True)]
    return (text("cytress.note.lost", what=amounts(over), cap=cap),) if any(over) else ()


def paid(price: Price) -> tuple[Chip, ...]:
    """A price as a small figure."""
    return (Chip(price.supply.value, f"−{price.cost}", "cost"),) if price.cost else ()


def piles(s: CytressState, player: Player, trades: Trades) -> tuple[list[int], list[int]]:
    """What trades give and bring."""
    given, got = [0] * len(SUPPLIES), [0] * len(SUPPLIES)
    for give, receive, count in trades:
        given[give] += count
        got[receive] += count * ratio(s, player, give, receive)
    return given, got


def _star(points: int) -> Chip:
    return Chip("star", f"+{points}", "gain")
