"""What a tube would cost, bring and change: its price with the discounts, tier, early space, and who controls what."""

from __future__ import annotations

from arcology.engine.offers import Chip, Preview
from arcology.engine.text import Text, text
from arcology.games.cytress.actions import ChooseHeight, Launch, PayWith, PickStratolite, TakeEarly
from arcology.games.cytress.board import names
from arcology.games.cytress.board.control import shifts_of_launch, told
from arcology.games.cytress.board.gains import chips, lost, paid, single
from arcology.games.cytress.board.names import Names
from arcology.games.cytress.board.offers import ALL_SUPPLIES, Offers
from arcology.games.cytress.board.outlook import Gauges, after_gaining, after_paying, outlook
from arcology.games.cytress.board.prices import Price, cheapest_tube, tube_price
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.stratos import early_value, possible_heights
from arcology.games.cytress.state import NOWHERE, CytressState
from arcology.games.cytress.terms import HEIGHTS, SUPPLY_INDEX, Supply

TubeAction = PickStratolite | Launch | ChooseHeight | PayWith | TakeEarly


class TubePreviews:
    """Previews of the steps at the pads of Stratos. What an early space will bring is left to its own question."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers

    def preview(self, s: CytressState, a: TubeAction) -> Preview:
        """Everything that is known about the step."""
        label = self._offers.offer(s, a).label
        match a:
            case PickStratolite():
                return self._stratolite(s, a, label)
            case Launch():
                return self._launch(s, a)
            case ChooseHeight():
                plan = open_plan(s)
                return self._height(s, a.seat, plan.hex, a.height, label)
            case PayWith():
                plan = open_plan(s)
                price = tube_price(self._book, s, a.seat, plan.height, SUPPLY_INDEX[a.supply])
                gauges = self._built(s, a.seat, plan.hex, plan.height, price)
                return Preview(label, paid(price), notes=price.sources(), gauges=gauges)
        return self._early(s, a, label)

    def _stratolite(self, s: CytressState, a: PickStratolite, label: Text) -> Preview:
        supply = self._book.stratolites[s.row[a.index]][1]
        prices = [tube_price(self._book, s, a.seat, height, supply) for height in HEIGHTS]
        most = max((height for height, price in enumerate(prices, 1) if not price.short), default=1)
        notes = (*prices[0].sources(), text("cytress.note.heights", most=most))
        return Preview(label, notes=notes, about=names.stratolite(s.row[a.index]))

    def _launch(self, s: CytressState, a: Launch) -> Preview:
        """Who would control the tubes around; with one height only, all that it comes to."""
        title = text("cytress.preview.launch", hex=self._names.hex(s, a.hex))
        leaves = text("cytress.note.crew_leaves")
        heights = possible_heights(self._book, s, a.seat)
        if len(heights) == 1:
            found = self._height(s, a.seat, a.hex, heights[0], title)
            return Preview(
                title, found.chips, notes=(*found.notes, leaves), gauges=found.gauges, about=names.crew(a.hex)
            )
        shifts = shifts_of_launch(self._book, s, a.hex)
        gauges = outlook(self._book, s, {}, shifts)
        return Preview(title, notes=(*told(self._names, s, shifts), leaves), gauges=gauges, about=names.crew(a.hex))

    def _height(self, s: CytressState, seat: int, hex_: int, height: int, title: Text) -> Preview:
        """Paid as the label says: with the cheapest supply where one may still choose."""
        plan = open_plan(s)
        supplies = ALL_SUPPLIES if plan.pay == NOWHERE else (plan.pay,)
        price = cheapest_tube(self._book, s, seat, height, supplies)
        notes: list[Text] = list(price.sources()) if plan.pay != NOWHERE else []
        early = early_value(self._book, s, height)
        notes.append(text("cytress.note.early", value=early) if early else text("cytress.note.no_early"))
        if s.tube_bag <= height and not s.last_round:
            notes.append(text("cytress.note.empties_bag"))
        notes += told(self._names, s, shifts_of_launch(self._book, s, hex_, height))
        prestige = Chip("star", f"+{self._book.tier_prestige[height - 1]}", "gain")
        shown = (*paid(price), prestige) if plan.pay != NOWHERE else (prestige,)
        return Preview(title, shown, notes=tuple(notes), gauges=self._built(s, seat, hex_, height, price))

    def _early(self, s: CytressState, a: TakeEarly, label: Text) -> Preview:
        """The last step: payment, tier, tubes and what the early space brings."""
        plan = open_plan(s)
        gain = single(early_value(self._book, s, plan.height), a.supply)
        price = tube_price(self._book, s, a.seat, plan.height, plan.pay)
        notes = lost(self._book, after_paying(s.players[a.seat], price), gain)
        gauges = self._built(s, a.seat, plan.hex, plan.height, price, a.supply)
        return Preview(label, chips(gain), notes=notes, gauges=gauges)

    def _built(
        self, s: CytressState, seat: int, hex_: int, height: int, price: Price, early: Supply | None = None
    ) -> Gauges:
        """The figures with the tube standing; ``early`` is the supply taken for the early space."""
        stock = after_paying(s.players[seat], price)
        if early is not None:
            stock = after_gaining(self._book, stock, single(early_value(self._book, s, height), early))
        shifts = shifts_of_launch(self._book, s, hex_, height)
        return outlook(self._book, s, {seat: stock}, shifts, seat, self._book.tier_prestige[height - 1])
