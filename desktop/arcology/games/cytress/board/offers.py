"""How hands make actions: ships to pads, crew to hexes and tiers, cards to lifepaths, tubes to hexes, Rebels to spaces.

What is no drag is a click on the piece that it is about, and a button. Letters are unique within a question: every
question has one kind of answer, besides claims (digits) and what ends it (X, E).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from arcology.engine.agenda import top_ask
from arcology.engine.offers import Offer
from arcology.engine.text import Text, listed, text
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import CytressAction
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, amount, faction_name, skill_name, supply_name, who
from arcology.games.cytress.board.prices import (
    Price,
    cheapest_mission,
    cheapest_tube,
    mission_price,
    tube_price,
)
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.merchant import ratio
from arcology.games.cytress.rules.stratos import early_value
from arcology.games.cytress.rules.tables import GOODS
from arcology.games.cytress.state import HIDDEN, NOWHERE, CytressState
from arcology.games.cytress.tasks import AskReplay
from arcology.games.cytress.terms import (
    FACTIONS,
    SUPPLIES,
    SUPPLY_INDEX,
    BoardSide,
    LandingPad,
    Supply,
    Tier,
)

Tone = Literal["normal", "primary", "danger"]

PADS = tuple(LandingPad)
SUPPLY_KEYS = {Supply.WEAPONS: "W", Supply.CREDITS: "C", Supply.TECH: "T", Supply.STIMS: "S"}
GOODS_KEYS = "WCTSFGHI"
"""Of the Fixer's answers: two of a supply, then three different ones."""
TRADE_KEYS = "ABCDFG"
"""Of the Merchant's arrows, one unit each; E finishes."""
ALL_SUPPLIES = tuple(range(len(SUPPLIES)))


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cytress.group.{name}")


class Offers:
    """Turns legal actions into offers."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def offer(self, s: CytressState, a: CytressAction) -> Offer:
        """How a hand makes the action ``a``."""
        match a:
            case act.ChooseSide():
                return self._side(s, a)
            case act.Visit():
                return self._visit(s, a)
            case act.Fly():
                return self._fly(s, a)
            case act.TakeCard() | act.PlaceCrew() | act.Spy():
                return self._mission(s, a)
            case act.PickStratolite() | act.Launch() | act.ChooseHeight() | act.PayWith() | act.TakeEarly():
                return self._tube(s, a)
            case act.TakeGoods() | act.Trade() | act.FinishTrade() | act.TakeBounty():
                return self._underbelly(s, a)
            case act.ClaimSkill():
                return self._claim(s, a)
            case act.EndTurn():
                label = text("cytress.offer.end_turn")
                return Offer(a, label, group("claim"), None, None, 9, None, True, "check", "E", ends=True)
        raise AssertionError(f"no hand makes {a}")

    # ---- set-up and influence ------------------------------------------------------------------------------------

    def _side(self, s: CytressState, a: act.ChooseSide) -> Offer:
        side = self._book.pack.rebel_side(a.side)
        key = a.side[-1].upper()
        label = text("cytress.offer.side", name=Text(side.name), side=key)
        short = Text(side.name)
        return Offer(a, label, group("side"), names.REBEL_BOARD, None, 0, label, True, "rebel", key, short=short)

    def _visit(self, s: CytressState, a: act.Visit) -> Offer:
        place = FACTIONS.index(a.district)
        board = self._book.pack.district(a.district)
        value = self.space_value(s, a)
        gain = amount(value, board.supply)
        label = text("cytress.offer.visit", faction=faction_name(a.district), gain=gain)
        key = "ABCDEFGH"[place * 2 + a.space]
        short = text("cytress.offer.visit_short", faction=faction_name(a.district), value=value)
        target = names.influence_spot(a.district, a.space)
        source = names.rebel(a.seat)
        icon = board.supply.value  # the words say where, the sign says what
        # The Rebel stands on the board of whoever is asked: a hand that takes the board means the Rebel.
        alike = (names.REBEL_BOARD,) if a.seat == names.large_seat(s) else ()
        return Offer(
            a, label, group("influence"), source, target, -value, None, True, icon, key, short=short, alike=alike
        )

    def space_value(self, s: CytressState, a: act.Visit) -> int:
        """What an influence space brings."""
        return self._book.spaces[BoardSide.of(len(s.players))][FACTIONS.index(a.district)][a.space]

    # ---- ships ---------------------------------------------------------------------------------------------------

    def _fly(self, s: CytressState, a: act.Fly) -> Offer:
        name, price = names.pad_name(a.pad), self.pad_price(s, a.seat, a.pad)
        key = "ABCDEFGHI"[PADS.index(a.pad)]
        if price is None:
            label = text("cytress.offer.fly", pad=name)
            short, rank = text("cytress.offer.hunters") if a.pad is LandingPad.BOUNTY_HUNTERS else name, 0
        else:
            more = a.pad.faction is None
            label = text(
                "cytress.offer.fly_from" if more else "cytress.offer.fly_for", pad=name, price=price.equation()
            )
            short = text(
                "cytress.offer.fly_short_from" if more else "cytress.offer.fly_short", pad=name, cost=price.cost
            )
            rank = price.cost
        moving = moving_ship(s, a.seat)
        source, where = names.ship(a.seat, moving), s.players[a.seat].ships[moving]
        alike = tuple(
            names.ship(a.seat, index)
            for index, pad in enumerate(s.players[a.seat].ships)
            if pad == where and index != moving
        )
        target = names.pad(a.pad)
        # Without an icon, so that nine of them stand in two columns: letter, name and price are enough.
        return Offer(a, label, group("ship"), source, target, rank, None, True, "", key, short=short, alike=alike)

    def pad_price(self, s: CytressState, seat: int, where: LandingPad) -> Price | None:
        """The least that a pad's action costs a seat that can meet it; None where nothing is paid."""
        if where.faction is not None:
            return cheapest_mission(self._book, s, seat, FACTIONS.index(where.faction))
        if where is LandingPad.NETPROWLER:
            return cheapest_tube(self._book, s, seat, 1, ALL_SUPPLIES)
        if where is LandingPad.STRATOLITES:
            player = s.players[seat]
            facts = (self._book.stratolites[card] for card in s.row)
            supplies = tuple({supply for colour, supply in facts if player.posted[colour]})
            return cheapest_tube(self._book, s, seat, 1, supplies or ALL_SUPPLIES)
        return None

    # ---- missions ------------------------------------------------------------------------------------------------

    def _mission(self, s: CytressState, a: act.TakeCard | act.PlaceCrew | act.Spy) -> Offer:
        if isinstance(a, act.TakeCard):
            faction = FACTIONS[PADS.index(open_plan(s).pad)]
            card = s.slots[PADS.index(open_plan(s).pad)][a.slot - 1]
            price = mission_price(self._book, s, a.seat, card)
            label = text(
                "cytress.offer.take_card", mission=self._names.mission(card), price=price.equation(), slot=a.slot
            )
            one = self._book.pack.mission(card)
            skill, against = one.skill, faction_name(one.target)
            short = text("cytress.offer.take_card_short", skill=skill_name(skill), target=against, cost=price.cost)
            source, target = names.mission(card), names.lane(faction)
            key = "ABC"[a.slot - 1]
            return Offer(a, label, group("card"), source, target, price.cost, None, True, skill.value, key, short=short)
        if isinstance(a, act.PlaceCrew):
            label = text("cytress.offer.place_crew", hex=self._names.hex(s, a.hex))
            *alike, source = (names.reserve(a.seat, index) for index in range(s.players[a.seat].reserve))
            return Offer(a, label, group("hex"), source, names.hex_piece(a.hex), alike=tuple(alike))
        if a.supply is None:
            label = text("cytress.offer.spy_none", rival=who(s, a.opponent))
            short = text("cytress.offer.spy_none_short")
            return Offer(a, label, group("spy"), None, None, 9, None, True, "cross", "X", short=short, ends=True)
        label = text("cytress.offer.spy", gain=amount(1, a.supply), rival=who(s, a.opponent))
        source = names.crew(self.spied_hex(s, a.opponent, a.supply))
        short = text("cytress.offer.spy_short", gain=amount(1, a.supply))
        key = SUPPLY_KEYS[a.supply]
        return Offer(a, label, group("spy"), source, None, 0, None, True, a.supply.value, key, short=short)

    def spied_hex(self, s: CytressState, opponent: int, supply: Supply) -> int:
        """The first hex of an opponent's crew beside the new one that brings a supply."""
        ground, wanted = self._book.ground(s.tiles), SUPPLY_INDEX[supply]
        return next(
            other
            for other in ground.neighbours[open_plan(s).hex]
            if s.crew[other] == opponent and self._book.supply_of[ground.colours[other]] == wanted
        )

    # ---- tubes ---------------------------------------------------------------------------------------------------

    def _tube(
        self,
        s: CytressState,
        a: act.PickStratolite | act.Launch | act.ChooseHeight | act.PayWith | act.TakeEarly,
    ) -> Offer:
        match a:
            case act.PickStratolite():
                return self._stratolite(s, a)
            case act.Launch():
                label = text("cytress.offer.launch", hex=self._names.hex(s, a.hex))
                return Offer(a, label, group("launch"), names.BAG, names.hex_piece(a.hex))
            case act.ChooseHeight():
                return self._height(s, a)
            case act.PayWith():
                price = tube_price(self._book, s, a.seat, open_plan(s).height, SUPPLY_INDEX[a.supply])
                label = text("cytress.offer.pay", price=price.equation())
                short = amount(price.cost, a.supply)
                source, icon, key = names.supply(a.seat, a.supply), a.supply.value, SUPPLY_KEYS[a.supply]
                return Offer(a, label, group("pay"), source, None, price.cost, None, True, icon, key, short=short)
        value = self.early_value(s)
        label = text("cytress.offer.early", gain=amount(value, a.supply))
        source, icon, key = names.supply(a.seat, a.supply), a.supply.value, SUPPLY_KEYS[a.supply]
        short = amount(value, a.supply)
        return Offer(a, label, group("early"), source, None, 0, None, True, icon, key, short=short)

    def early_value(self, s: CytressState) -> int:
        """What the early space brings that the crew of the open action would take."""
        return early_value(self._book, s, open_plan(s).height)

    def _stratolite(self, s: CytressState, a: act.PickStratolite) -> Offer:
        card = s.row[a.index]
        one = self._book.pack.stratolite(card)
        price = tube_price(self._book, s, a.seat, 1, SUPPLY_INDEX[one.supply])
        faction = self._book.pack.district_of(one.location).faction
        label = text(
            "cytress.offer.stratolite",
            faction=faction_name(faction),
            price=price.equation(),
            place=a.index + 1,
        )
        short = text("cytress.offer.stratolite_short", faction=faction_name(faction), supply=supply_name(one.supply))
        key = "ABCDE"[a.index]
        source, rank = names.stratolite(card), price.cost
        return Offer(a, label, group("stratolite"), source, None, rank, None, True, faction.value, key, short=short)

    def _height(self, s: CytressState, a: act.ChooseHeight) -> Offer:
        plan = open_plan(s)
        supplies = ALL_SUPPLIES if plan.pay == NOWHERE else (plan.pay,)
        price = cheapest_tube(self._book, s, a.seat, a.height, supplies)
        tier = Text(Tier.at(a.height).name_id)
        name = "height" if plan.pay != NOWHERE else "height_from"
        label = text(f"cytress.offer.{name}", height=a.height, tier=tier, price=price.equation())
        short = text("cytress.offer.height_short", height=a.height, cost=price.cost)
        source, target, key = names.crew(plan.hex), names.tier_spot(a.height), str(a.height)
        return Offer(a, label, group("height"), source, target, a.height, None, True, "tube", key, short=short)

    # ---- the Underbelly ------------------------------------------------------------------------------------------

    def _underbelly(self, s: CytressState, a: act.TakeGoods | act.Trade | act.FinishTrade | act.TakeBounty) -> Offer:
        match a:
            case act.TakeGoods():
                return self._goods(a)
            case act.Trade():
                return self._trade(s, a)
            case act.FinishTrade():
                label = text("cytress.offer.finish_trade")
                source = names.pad(LandingPad.MERCHANT)
                return Offer(a, label, group("finish"), source, None, 0, None, True, "check", "E", "primary", ends=True)
        card = s.bounties[FACTIONS.index(a.faction)][0]
        prestige = self._book.prestige[card]
        label = text("cytress.offer.bounty", faction=faction_name(a.faction), prestige=prestige)
        short = text("cytress.offer.bounty_short", faction=faction_name(a.faction), prestige=prestige)
        source, target, key = names.bounty(card), names.TRAY, "ABCD"[FACTIONS.index(a.faction)]
        icon = a.faction.value
        return Offer(a, label, group("bounty"), source, target, -prestige, None, True, icon, key, short=short)

    def _goods(self, a: act.TakeGoods) -> Offer:
        place = GOODS[a.seat].index(a)
        if len(set(a.goods)) == 1:
            gain, icon = amount(self._book.constants.fixer_same, a.goods[0]), a.goods[0].value
            source = names.supply(a.seat, a.goods[0])
        else:
            gain, icon = listed([amount(1, what) for what in a.goods]), "fixer"
            source = names.pad(LandingPad.FIXER)
        label = text("cytress.offer.goods", gain=gain)
        short = gain if len(set(a.goods)) == 1 else self._without(a.goods)
        key = GOODS_KEYS[place]
        return Offer(a, label, group("goods"), source, None, place, gain, True, icon, key, short=short)

    @staticmethod
    def _without(goods: Sequence[Supply]) -> Text:
        """Three different supplies in few letters: by the one that is left out."""
        missing = next(what for what in SUPPLIES if what not in goods)
        return text("cytress.offer.goods_without", supply=supply_name(missing))

    def _trade(self, s: CytressState, a: act.Trade) -> Offer:
        give, receive = SUPPLY_INDEX[a.give], SUPPLY_INDEX[a.receive]
        got = a.count * ratio(s, s.players[a.seat], give, receive)
        price = text("cytress.price.trade", give=amount(a.count, a.give), receive=amount(got, a.receive))
        label = text("cytress.offer.trade", price=price)
        source, target = names.supply(a.seat, a.give), names.supply(a.seat, a.receive)
        arrow = self._book.arrows[s.underbelly].index((give, receive))
        single = a.count == 1
        key = TRADE_KEYS[arrow] if single else ""
        short = text("cytress.offer.trade_short", give=supply_name(a.give), gain=amount(got, a.receive))
        return Offer(
            a,
            label,
            group("trade"),
            source,
            target,
            rank=a.count,
            variant=price,
            button=single,
            icon=a.receive.value,
            key=key,
            short=short,
            distinct=True,
        )

    # ---- skills --------------------------------------------------------------------------------------------------

    def _claim(self, s: CytressState, a: act.ClaimSkill) -> Offer:
        label = text("cytress.offer.claim", skill=skill_name(a.skill), card=self._names.skills(a.card))
        short = text("cytress.offer.claim_short", skill=skill_name(a.skill))
        hand = s.players[a.seat].hand
        index = hand.index(a.card) if a.card in hand else 0 if HIDDEN in hand else NOWHERE
        source = names.skill_card(a.seat, index) if index != NOWHERE else None
        key = self._claim_key(s, a, index)
        target = names.token(a.skill)
        return Offer(a, label, group("claim"), source, target, 0, label, True, a.skill.value, key, "primary", short)

    def _claim_key(self, s: CytressState, a: act.ClaimSkill, index: int) -> str:
        """A digit for each half of each card in hand; none beyond the tenth, or for a card that is not seen."""
        if index == NOWHERE or s.players[a.seat].hand[index] != a.card:
            return ""
        number = 2 * index + self._book.pack.skill_card(a.card).skills.index(a.skill) + 1
        return str(number % 10) if number <= 10 else ""


def moving_ship(s: CytressState, seat: int) -> int:
    """Which ship leaves next: the first at home, in REPLAY the first that stands on STRATOLITES."""
    ask = top_ask(s)
    origin = LandingPad.STRATOLITES if isinstance(ask, AskReplay) else None
    fleet = s.players[seat].ships
    return fleet.index(origin) if origin in fleet else 0
