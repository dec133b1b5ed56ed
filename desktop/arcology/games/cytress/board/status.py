"""Where the game stands and what is asked, in words."""

from __future__ import annotations

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import Chip, SeatInfo, Status
from arcology.engine.text import Text, text
from arcology.games.cytress import tasks
from arcology.games.cytress.board import names
from arcology.games.cytress.board.gains import piles
from arcology.games.cytress.board.names import Names, amounts, faction_name, pad_name, who
from arcology.games.cytress.rules.meet import open_plan
from arcology.games.cytress.rules.recoup import is_last
from arcology.games.cytress.rules.scoring import totals
from arcology.games.cytress.rules.stratos import early_value
from arcology.games.cytress.state import NOBODY, NOWHERE, CytressState, Plan
from arcology.games.cytress.terms import FACTIONS, Phase, Tier

BY_SEAT = " · "
"""Between the figures of seats, in their order."""
ROUND_PHASES = (Phase.GAIN_SUPPLIES, Phase.SPREAD_INFLUENCE, Phase.TRAVEL, Phase.RECOUP)
"""The four phases of a round; REPLAY is the tail of the third."""


class Standing:
    """Status, prompts and seats of Cytress."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def status(self, s: CytressState) -> Status:
        """Headline, phase, tubes left, and what ends the game."""
        ask = top_ask(s)
        seat = ask.seat if ask is not None else None
        done = self._book.constants.bag(len(s.players)) - s.tube_bag
        return Status(
            headline=self._headline(s),
            phase=self._phase(s),
            seat=seat,
            progress=(done, self._book.constants.bag(len(s.players))),
            notes=self._notes(s),
            warnings=self._warnings(s),
            ends=None if s.ended is not None else self._ends(s),
            about=self._about(s, ask),
            chosen=self._chosen(s),
        )

    def _headline(self, s: CytressState) -> Text:
        if not s.round:
            return text("cytress.status.setup")
        if s.ai is not None:
            return text("cytress.status.round_of", round=s.round, of=self._book.constants.solo_max_rounds)
        return text("cytress.status.round", round=s.round)

    @staticmethod
    def _phase(s: CytressState) -> Text:
        name = Text(f"cytress.phase.{s.phase.value}")
        shown = Phase.TRAVEL if s.phase is Phase.REPLAY else s.phase
        if shown not in ROUND_PHASES:
            return name
        return text("cytress.status.phase", number=ROUND_PHASES.index(shown) + 1, of=len(ROUND_PHASES), phase=name)

    @staticmethod
    def _notes(s: CytressState) -> tuple[Text, ...]:
        notes = [text("cytress.status.tubes", bag=s.tube_bag, reserve=s.tube_reserve)]
        if s.phase in (Phase.TRAVEL, Phase.REPLAY):
            ask = top_ask(s)
            if ask is not None:
                home = s.players[ask.seat].ships_home
                notes.append(text("cytress.status.ships", home=home, of=len(s.players[ask.seat].ships)))
        return tuple(notes)

    def _warnings(self, s: CytressState) -> tuple[Text, ...]:
        if s.ended is not None:
            return ()
        if s.last_round:
            return (text("cytress.status.last_round"),)
        if is_last(self._book, s):
            return (text("cytress.status.last_of_rounds"),)
        return ()

    def _ends(self, s: CytressState) -> Text:
        if s.ai is not None:
            return text("cytress.status.ends_solo", of=self._book.constants.solo_max_rounds)
        return text("cytress.status.ends")

    @staticmethod
    def _about(s: CytressState, ask: Ask | None) -> str:
        """What is worth reading while nobody points: the card or hex of the action in progress."""
        plan = s.plan
        if ask is None:
            return names.STRATOS
        if plan is not None and plan.pad.faction is not None:
            if plan.slot != NOWHERE:
                return names.mission(Standing._mission(s, plan))
            return names.district(plan.pad.faction)
        if plan is not None:
            return names.pad(plan.pad)
        return names.REBEL_BOARD

    def _chosen(self, s: CytressState) -> tuple[str, ...]:
        """Card and hex of the action in progress."""
        plan, found = s.plan, []
        if plan is not None and plan.slot != NOWHERE:
            card = self._mission(s, plan) if plan.pad.faction is not None else s.row[plan.slot]
            found.append(names.mission(card) if plan.pad.faction is not None else names.stratolite(card))
        if plan is not None and plan.hex != NOWHERE:
            found.append(names.hex_piece(plan.hex))
        return tuple(found)

    @staticmethod
    def _mission(s: CytressState, plan: Plan) -> str:
        """The card of the mission that was chosen."""
        assert plan.pad.faction is not None
        return s.slots[FACTIONS.index(plan.pad.faction)][plan.slot - 1]

    # ---- questions -----------------------------------------------------------------------------------------------

    def prompt(self, s: CytressState, ask: Ask) -> Text:
        """The open question in a sentence."""
        match ask:
            case tasks.AskSide():
                return text("cytress.prompt.side")
            case tasks.AskInfluence():
                return text("cytress.prompt.influence")
            case tasks.AskShip():
                left = s.players[ask.seat].ships_home
                return text("cytress.prompt.last_ship" if left == 1 else "cytress.prompt.ship")
            case tasks.AskReplay():
                return text("cytress.prompt.replay")
            case tasks.AskCard():
                faction = open_plan(s).pad
                return text("cytress.prompt.card", faction=pad_name(faction))
            case tasks.AskHex():
                plan = open_plan(s)
                mission = self._names.mission(self._mission(s, plan))
                return text("cytress.prompt.hex", faction=pad_name(plan.pad), mission=mission)
            case tasks.AskSpy():
                return text("cytress.prompt.spy", rival=who(s, ask.opponent))
            case tasks.AskClaim():
                return text("cytress.prompt.claim")
            case tasks.AskBounty():
                return text("cytress.prompt.bounty")
            case tasks.AskGoods():
                return text("cytress.prompt.goods")
            case tasks.AskTrade():
                return self._trade(s, ask)
        return self._tube(s, ask)

    def _tube(self, s: CytressState, ask: Ask) -> Text:
        plan = open_plan(s)
        match ask:
            case tasks.AskStratolite():
                return text("cytress.prompt.stratolite")
            case tasks.AskLaunch():
                if plan.slot == NOWHERE:
                    return text("cytress.prompt.launch")
                colour = self._book.stratolites[s.row[plan.slot]][0]
                return text("cytress.prompt.launch_colour", faction=faction_name(FACTIONS[colour]))
            case tasks.AskHeight():
                return text("cytress.prompt.height", hex=self._names.hex(s, plan.hex))
            case tasks.AskPay():
                return text("cytress.prompt.pay", height=plan.height, hex=self._names.hex(s, plan.hex))
            case tasks.AskEarly():
                tier, value = Text(Tier.at(plan.height).name_id), early_value(self._book, s, plan.height)
                return text("cytress.prompt.early", tier=tier, value=value, hex=self._names.hex(s, plan.hex))
        raise AssertionError(f"no prompt for {ask}")

    @staticmethod
    def _trade(s: CytressState, ask: tasks.AskTrade) -> Text:
        """What was chosen so far, and that one may finish."""
        if not open_plan(s).trades:
            return text("cytress.prompt.trade")
        given, got = piles(s, s.players[ask.seat], open_plan(s).trades)
        name = "trade_chain" if s.options.merchant == "chain" else "trade_more"
        return text(f"cytress.prompt.{name}", given=amounts(given), received=amounts(got))

    def figures(self, s: CytressState) -> tuple[Chip, ...]:
        """Prestige by seat with the AI's last, and how strong the AI is; the sections are the bar beside them."""
        points = Chip("star", BY_SEAT.join(str(each) for each in totals(self._book, s)))
        return (points,) if s.ai is None else (points, Chip("robot", text("cytress.score.level", level=s.ai.level)))

    # ---- seats ---------------------------------------------------------------------------------------------------

    def seats(self, s: CytressState) -> tuple[SeatInfo, ...]:
        """Name, sign and whether it is that seat's turn."""
        ask = top_ask(s)
        turn = NOBODY if ask is None else ask.seat
        return tuple(
            SeatInfo(seat, self.seat_name(s, seat), player.colour.sign, seat == turn)
            for seat, player in enumerate(s.players)
        )

    def seat_name(self, s: CytressState, seat: int) -> Text:
        """What a seat is called before anybody names it: its Rebel."""
        return Text(self._book.pack.rebel_board(s.players[seat].board).name)
