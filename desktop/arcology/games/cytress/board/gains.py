"""What supplies, trades, cards and tokens bring, told before one commits; and the figures that all previews share."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board import names
from arcology.games.cytress.board.control import Gauges, swung
from arcology.games.cytress.board.names import Names, amounts, faction_name, skill_name
from arcology.games.cytress.board.offers import Offers
from arcology.games.cytress.board.prices import Price
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.bounty import MISSIONS_EACH
from arcology.games.cytress.rules.costs import SKILL_MISSIONS
from arcology.games.cytress.rules.fixer import amounts_of
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.merchant import available, ratio
from arcology.games.cytress.rules.stratos import early_value
from arcology.games.cytress.state import CytressState, Player
from arcology.games.cytress.terms import FACTION_INDEX, FACTIONS, SUPPLIES, SUPPLY_INDEX, Supply

Gain = tuple[int, ...]
"""A number for each supply."""


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
            case act.TakeEarly():
                value = early_value(self._book, s, open_plan(s).height)
                return self._gain(s, a.seat, label, single(value, a.supply))
            case act.Spy(_, _, supply) if supply is not None:
                return self._gain(s, a.seat, label, single(1, supply))
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
        player = s.players[seat]
        notes = lost(self._book, player, gain)
        return Preview(label, chips(gain), notes=notes, gauges=more(self._book, seat, player, gain))

    def _trade(self, s: CytressState, a: act.Trade, label: Text) -> Preview:
        player = s.players[a.seat]
        give, receive = SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive]
        rate = ratio(s, player, give, receive)
        path = a.receive if s.options.ratio == "received" else a.give
        notes = [text("cytress.note.ratio", supply=names.supply_name(path), rate=rate)]
        if s.options.merchant == "batch":
            notes.append(text("cytress.note.batch"))
        gain = single(a.count * rate, a.receive)
        kept = (names.supply(a.seat, a.give), available(s, player)[give] - a.count)
        shown = (Chip(a.give.value, f"−{a.count}", "cost"), *chips(gain))
        return Preview(label, shown, notes=tuple(notes), gauges=(kept, *more(self._book, a.seat, player, gain)))

    def _finish(self, s: CytressState, a: act.FinishTrade, label: Text) -> Preview:
        """What all chosen trades come to; with ``chain`` they are done already."""
        if s.options.merchant == "chain":
            return Preview(label)
        player, cap = s.players[a.seat], self._book.constants.supply_cap
        given, got = piles(s, player)
        spent = (Chip(what.value, f"−{count}", "cost") for what, count in zip(SUPPLIES, given, strict=True) if count)
        rest = [have - less for have, less in zip(player.stock, given, strict=True)]
        over = [max(0, have + found - cap) for have, found in zip(rest, got, strict=True)]
        gauges = tuple(
            (names.supply(a.seat, what), min(cap, have + found))
            for what, have, found in zip(SUPPLIES, rest, got, strict=True)
        )
        notes = (text("cytress.note.lost", what=amounts(over), cap=cap),) if any(over) else ()
        return Preview(label, (*spent, *chips(tuple(got))), notes=notes, gauges=gauges)

    def _bounty(self, s: CytressState, a: act.TakeBounty, label: Text) -> Preview:
        player, place = s.players[a.seat], FACTION_INDEX[a.faction]
        card = s.bounties[place][0]
        prestige = self._book.prestige[card]
        needed = MISSIONS_EACH * (player.bounties_of[place] + 1)
        note = text("cytress.note.bounty_kept", missions=player.targets[place], needed=needed)
        gauges = swung(self._book, s, a.seat, (), prestige)
        return Preview(label, (_star(prestige),), notes=(note,), gauges=gauges, about=names.bounty(card))

    def _claim(self, s: CytressState, a: act.ClaimSkill, label: Text) -> Preview:
        worth = self._book.constants.skill_token_prestige
        other = next(skill for skill in self._book.pack.skill_card(a.card).skills if skill is not a.skill)
        notes = (
            text("cytress.note.discount_for_all", skill=skill_name(a.skill), needed=SKILL_MISSIONS),
            text("cytress.note.other_half", skill=skill_name(other)),
        )
        gauges = swung(self._book, s, a.seat, (), worth)
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


def more(book: Book, seat: int, player: Player, gain: Gain) -> Gauges:
    """What the trackers would show, up to the end of the track."""
    cap, named = book.constants.supply_cap, zip(SUPPLIES, player.stock, gain, strict=True)
    return tuple((names.supply(seat, what), min(cap, have + plus)) for what, have, plus in named if plus)


def lost(book: Book, player: Player, gain: Gain) -> tuple[Text, ...]:
    """What would be lost at the end of the track (CYT-R-02)."""
    cap = book.constants.supply_cap
    over = [max(0, have + plus - cap) for have, plus in zip(player.stock, gain, strict=True)]
    return (text("cytress.note.lost", what=amounts(over), cap=cap),) if any(over) else ()


def paid(price: Price) -> tuple[Chip, ...]:
    """A price as a small figure."""
    return (Chip(price.supply.value, f"−{price.cost}", "cost"),) if price.cost else ()


def left(seat: int, price: Price) -> Gauges:
    """What a tracker would show after paying."""
    return ((names.supply(seat, price.supply), price.stock - price.cost),)


def piles(s: CytressState, player: Player) -> tuple[Sequence[int], Sequence[int]]:
    """What the trades chosen so far give and bring."""
    given, got = [0] * len(SUPPLIES), [0] * len(SUPPLIES)
    for give, receive, count in open_plan(s).trades:
        given[give] += count
        got[receive] += count * ratio(s, player, give, receive)
    return given, got


def _star(points: int) -> Chip:
    return Chip("star", f"+{points}", "gain")
