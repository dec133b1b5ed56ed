"""What a move would cost, bring and change, told before one commits: prices with their discounts, control of tubes."""

from __future__ import annotations

from collections.abc import Iterable

from arcology.engine.offers import Preview
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board import names
from arcology.games.cytress.board.control import Shift, shifts_of_crew, told
from arcology.games.cytress.board.gains import Gains, chips, lost, paid, single
from arcology.games.cytress.board.names import Names, amount, faction_name, skill_name, who
from arcology.games.cytress.board.offers import ALL_SUPPLIES, PADS, Offers
from arcology.games.cytress.board.outlook import Gauges, after_gaining, after_paying, outlook
from arcology.games.cytress.board.previews_tube import TubePreviews
from arcology.games.cytress.board.prices import cheapest_tube, mission_price
from arcology.games.cytress.rules.bounty import due
from arcology.games.cytress.rules.costs import affordable_slots
from arcology.games.cytress.rules.gain import NOTHING
from arcology.games.cytress.rules.meet import free_hexes, open_plan, opponents, spied_supplies
from arcology.games.cytress.rules.merchant import ratio
from arcology.games.cytress.state import NOWHERE, CytressState, Player
from arcology.games.cytress.terms import (
    FACTION_INDEX,
    FACTIONS,
    HEIGHTS,
    SKILL_INDEX,
    SUPPLIES,
    SUPPLY_INDEX,
    Faction,
    LandingPad,
)


class Previews:
    """Previews of Cytress; all of them are certain and cheap."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers
        self._gains = Gains(called, offers)
        self._tubes = TubePreviews(called, offers)

    def preview(self, s: CytressState, a: CytressAction) -> Preview:
        """Everything that is known about a legal action."""
        match a:
            case act.Fly():
                return self._fly(s, a)
            case act.Visit():
                return self._visit(s, a)
            case act.TakeCard():
                return self._card(s, a)
            case act.PlaceCrew():
                return self._place(s, a)
            case act.Spy():
                return self._spy(s, a)
            case act.PickStratolite() | act.Launch() | act.ChooseHeight() | act.PayWith() | act.TakeEarly():
                return self._tubes.preview(s, a)
        return self._gains.preview(s, a)

    # ---- ships ---------------------------------------------------------------------------------------------------

    def _fly(self, s: CytressState, a: act.Fly) -> Preview:
        name, price = names.pad_name(a.pad), self._offers.pad_price(s, a.seat, a.pad)
        if price is None:
            return Preview(name, notes=self._free_pad(s, a), gauges=self._only_bounty(s, a), about=names.pad(a.pad))
        if a.pad.faction is None:
            title = text("cytress.preview.pad_from", pad=name, price=price.equation())
            notes = (*price.sources(), *self._tube_notes(s, a))
            return Preview(title, notes=notes, about=names.pad(a.pad))
        title = text("cytress.preview.pad", pad=name, price=price.equation())
        faction = PADS.index(a.pad)
        payable = affordable_slots(self._book, s, s.players[a.seat], faction)
        face_up = sum(1 for card in s.slots[faction] if card)
        dearer = any(mission_price(self._book, s, a.seat, s.slots[faction][p]).cost != price.cost for p in payable)
        notes = price.sources()
        if len(payable) < face_up:
            notes = (*notes, text("cytress.note.only_some", payable=len(payable), face_up=face_up))
        elif dearer:
            notes = (*notes, text("cytress.note.others_dearer"))
        left = {} if dearer else {a.seat: after_paying(s.players[a.seat], price)}
        shifts = () if dearer else self._only_hex(s, a.seat, faction)
        gauges, about = outlook(self._book, s, left, shifts), names.district(a.pad.faction)
        return Preview(title, paid(price), notes=notes, gauges=gauges, about=about)

    def _tube_notes(self, s: CytressState, a: act.Fly) -> Iterable[Text]:
        """What a pad of Stratos is about: heights that can be paid, and the second flight of the Stratolites' ship."""
        player = s.players[a.seat]
        supplies = ALL_SUPPLIES
        if a.pad is LandingPad.STRATOLITES:
            facts = (self._book.stratolites[card] for card in s.row)
            supplies = tuple({supply for colour, supply in facts if player.posted[colour]})
        prices = [cheapest_tube(self._book, s, a.seat, height, supplies) for height in HEIGHTS]
        most = max(height for height, price in enumerate(prices, 1) if not price.short)
        yield text("cytress.note.heights", most=most)
        if a.pad is LandingPad.STRATOLITES:
            yield text("cytress.note.flies_again")

    def _free_pad(self, s: CytressState, a: act.Fly) -> tuple[Text, ...]:
        player = s.players[a.seat]
        if a.pad is LandingPad.FIXER:
            return (text("cytress.note.fixer"),)
        if a.pad is LandingPad.MERCHANT:
            return tuple(self._arrow(s, player, give, receive) for give, receive in self._arrows(s, player))
        factions = [FACTIONS[index] for index in due(s, player)]
        return tuple(
            text(
                "cytress.note.bounty_due",
                faction=faction_name(faction),
                missions=player.targets[FACTION_INDEX[faction]],
                prestige=self._book.prestige[s.bounties[FACTION_INDEX[faction]][0]],
            )
            for faction in factions
        )

    def _only_bounty(self, s: CytressState, a: act.Fly) -> Gauges:
        """The prestige of a bounty that is taken without a question, being the only one due."""
        found = due(s, s.players[a.seat]) if a.pad is LandingPad.BOUNTY_HUNTERS else []
        if len(found) != 1:
            return ()
        return outlook(self._book, s, {}, seat=a.seat, prestige=self._book.prestige[s.bounties[found[0]][0]])

    def _arrows(self, s: CytressState, player: Player) -> Iterable[tuple[int, int]]:
        return (arrow for arrow in self._book.arrows[s.underbelly] if player.stock[arrow[0]])

    @staticmethod
    def _arrow(s: CytressState, player: Player, give: int, receive: int) -> Text:
        got = ratio(s, player, give, receive)
        return text("cytress.price.trade", give=amount(1, SUPPLIES[give]), receive=amount(got, SUPPLIES[receive]))

    # ---- influence -----------------------------------------------------------------------------------------------

    def _visit(self, s: CytressState, a: act.Visit) -> Preview:
        """What the visit brings, and whom it pays by PRIVATEERS icons (CYT-INFL-04)."""
        supply = self._book.pack.supply_of(a.district)
        value, index = self._offers.space_value(s, a), SUPPLY_INDEX[supply]
        gain, visitor = single(value, supply), s.players[a.seat]
        stocks = {a.seat: after_gaining(self._book, visitor.stock, gain)}
        notes = []
        for seat, player in enumerate(s.players):
            icons = player.icon(FACTION_INDEX[Faction.PRIVATEERS], index)
            own = s.options.privateer_own == "district" and player.rebel is not None
            blocked = own and player.rebel is not None and player.rebel[0] == FACTION_INDEX[a.district]
            if seat != a.seat and icons and not blocked:
                notes.append(text("cytress.note.privateers", seat=SeatRef(seat), gain=amount(icons, supply)))
                stocks[seat] = after_gaining(self._book, player.stock, single(icons, supply))
        title = text("cytress.preview.visit", faction=faction_name(a.district), gain=amount(value, supply))
        notes += lost(self._book, visitor.stock, gain)
        return Preview(title, chips(gain), notes=tuple(notes), gauges=outlook(self._book, s, stocks))

    # ---- missions ------------------------------------------------------------------------------------------------

    def _card(self, s: CytressState, a: act.TakeCard) -> Preview:
        player = s.players[a.seat]
        card = s.slots[PADS.index(open_plan(s).pad)][a.slot - 1]
        one, price = self._book.pack.mission(card), mission_price(self._book, s, a.seat, card)
        skill, target = SKILL_INDEX[one.skill], FACTION_INDEX[one.target]
        notes = [
            *price.sources(),
            text(f"cytress.note.icon.{one.faction.value}", supply=names.supply_name(one.icon)),
            text("cytress.note.skill_count", skill=skill_name(one.skill), have=player.skills[skill] + 1),
            text("cytress.note.target_count", faction=faction_name(one.target), have=player.targets[target] + 1),
        ]
        title = text("cytress.preview.card", mission=self._names.mission(card), price=price.equation())
        shifts = self._only_hex(s, a.seat, FACTION_INDEX[one.faction])
        gauges = outlook(self._book, s, {a.seat: after_paying(player, price)}, shifts)
        return Preview(title, paid(price), notes=tuple(notes), gauges=gauges, about=names.mission(card))

    def _only_hex(self, s: CytressState, seat: int, faction: int) -> tuple[Shift, ...]:
        """What a crew changes that can go to one hex only, which nobody will be asked for."""
        return (
            shifts_of_crew(self._book, s, seat, free_hexes(self._book, s, faction)[0]) if s.free[faction] == 1 else ()
        )

    def _place(self, s: CytressState, a: act.PlaceCrew) -> Preview:
        """Who would control which tubes with a crew here, and what spies bring."""
        shifts = shifts_of_crew(self._book, s, a.seat, a.hex)
        notes = [*told(self._names, s, shifts), *self._spies(s, a)]
        gauges = outlook(self._book, s, {a.seat: self._unspied(s, a.seat)}, shifts)
        if not shifts:
            notes.insert(0, text("cytress.note.no_control" if self._beside(s, a.hex) else "cytress.note.no_tube"))
        return Preview(self._names.hex(s, a.hex), notes=tuple(notes), gauges=gauges, about=names.hex_piece(a.hex))

    def _spies(self, s: CytressState, a: act.PlaceCrew) -> Iterable[Text]:
        """What there would be to spy (CYT-SPY-01)."""
        for rival in opponents(self._book, s, a.seat, a.hex):
            found = [amount(1, SUPPLIES[index]) for index in spied_supplies(self._book, s, a.hex, rival)]
            name = "spy" if len(found) == 1 else "spy_choice"
            yield text(f"cytress.note.{name}", rival=who(s, rival), gain=tuple(found))

    def _beside(self, s: CytressState, hex_: int) -> bool:
        return any(s.tubes[other] for other in self._book.ground(s.tiles).neighbours[hex_])

    def _spy(self, s: CytressState, a: act.Spy) -> Preview:
        """The mission with what its spies bring so far; the last one completes it."""
        plan, gain = open_plan(s), single(1, a.supply) if a.supply is not None else NOTHING
        stock = self._unspied(s, a.seat)
        for _, found in plan.spies:
            if found != NOWHERE:
                stock = after_gaining(self._book, stock, single(1, SUPPLIES[found]))
        stocks = {a.seat: after_gaining(self._book, stock, gain)}
        gauges = outlook(self._book, s, stocks, shifts_of_crew(self._book, s, a.seat, plan.hex))
        label = self._offers.offer(s, a).label
        return Preview(label, chips(gain), notes=lost(self._book, stock, gain), gauges=gauges)

    def _unspied(self, s: CytressState, seat: int) -> list[int]:
        """What is left once the chosen mission is paid."""
        plan = open_plan(s)
        card = s.slots[PADS.index(plan.pad)][plan.slot - 1]
        return after_paying(s.players[seat], mission_price(self._book, s, seat, card))
