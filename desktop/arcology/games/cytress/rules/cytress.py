"""The rules object: which function carries out which answer and which step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask, Context, Seat
from arcology.engine.config import GameConfig
from arcology.engine.luck import hidden_luck
from arcology.engine.refusal import Refusal
from arcology.engine.results import Course, Outcome, ScoreSheet
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.about import GAME, RULES_VERSION
from arcology.games.cytress.cards import Pack
from arcology.games.cytress.rules import (
    automa,
    bounty,
    fixer,
    gain,
    gate,
    influence,
    meet,
    merchant,
    recoup,
    scoring,
    setup,
    stratos,
    travel,
    turns,
)
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import HIDDEN, NOBODY, CytressState

Apply = Callable[[CytressState, Any, Ask, Context], None]
Perform = Callable[[CytressState, Any, Context], None]


class CytressRules:
    """Cytress with the cards of one pack."""

    id = GAME
    version = RULES_VERSION

    def __init__(self, pack: Pack) -> None:
        self.pack = pack
        self.book = Book(pack)
        self._apply: dict[type, Apply] = self._answers()
        self._perform: dict[type, Perform] = self._steps()

    def setup(self, config: GameConfig, ctx: Context) -> CytressState:
        """Return the table before the sides of the Rebel boards are chosen (CYT-SETUP). Raises BadOption."""
        return setup.set_up(self.book, config, ctx)

    def legal(self, s: CytressState) -> Sequence[act.CytressAction]:
        """Return every answer to the open question; the list must not be changed."""
        return gate.legal(self.book, s)

    def check(self, s: CytressState, a: act.CytressAction) -> Refusal | None:
        """Return why ``a`` is not possible, or None."""
        return gate.check(self.book, s, a)

    def apply(self, s: CytressState, ask: Ask, a: act.CytressAction, ctx: Context) -> None:
        """Carry a legal answer out."""
        self._apply[type(a)](s, a, ask, ctx)

    def perform(self, s: CytressState, t: Any, ctx: Context) -> None:
        """Carry one automatic step out."""
        self._perform[type(t)](s, t, ctx)

    def outcome(self, s: CytressState) -> Outcome | None:
        """Return how the game ended, or None. In the solo game the AI's column is the seat after the player's."""
        return None if s.ended is None else scoring.outcome(self.book, s)

    def score(self, s: CytressState) -> ScoreSheet:
        """Return the prestige by source as it stands, the AI's column last."""
        return scoring.score(self.book, s)

    def courses(self, s: CytressState) -> tuple[Course, ...]:
        """Return the prestige after each round, the AI's column last."""
        return scoring.courses(s)

    def rounds(self, s: CytressState) -> int:
        """Return the round, from 1; 0 while sides are chosen."""
        return s.round

    def observe(self, s: CytressState, seat: Seat | None) -> CytressState:
        """Return a copy without luck, order of decks, boxed cards and other seats' skill cards (CYT-GEN-04).

        In the solo game the skill cards lie open (CYT-SOLO-SETUP-07), and after the end nobody has anything to hide.
        """
        seen = s.clone()
        seen.viewer = NOBODY if seat is None else seat
        seen.luck = hidden_luck()
        seen.decks = [[HIDDEN] * len(deck) for deck in s.decks]
        seen.stratolite_deck = [HIDDEN] * len(s.stratolite_deck)
        seen.boxed = [HIDDEN] * len(s.boxed)
        if s.ai is None and s.ended is None:
            for owner, player in enumerate(seen.players):
                if owner != seat:
                    player.hand = [HIDDEN] * len(player.hand)
        return seen

    def _answers(self) -> dict[type, Apply]:
        book = self.book
        return {
            act.ChooseSide: lambda s, a, ask, ctx: setup.take_side(book, s, a, ctx),
            act.Visit: lambda s, a, ask, ctx: influence.visit(book, s, a, ctx),
            act.Fly: lambda s, a, ask, ctx: travel.fly(book, s, a, ctx),
            act.TakeCard: lambda s, a, ask, ctx: meet.choose_card(book, s, a, ctx),
            act.PlaceCrew: lambda s, a, ask, ctx: meet.choose_hex(book, s, a, ctx),
            act.Spy: lambda s, a, ask, ctx: meet.spy(book, s, a, ctx),
            act.PickStratolite: lambda s, a, ask, ctx: stratos.pick_stratolite(book, s, a, ctx),
            act.Launch: lambda s, a, ask, ctx: stratos.launch(book, s, a, ctx),
            act.ChooseHeight: lambda s, a, ask, ctx: stratos.choose_height(book, s, a, ctx),
            act.PayWith: lambda s, a, ask, ctx: stratos.pay_with(book, s, a, ctx),
            act.TakeEarly: lambda s, a, ask, ctx: stratos.take_early(book, s, a, ctx),
            act.TakeGoods: lambda s, a, ask, ctx: fixer.take_goods(book, s, a, ctx),
            act.Trade: lambda s, a, ask, ctx: merchant.trade(book, s, a, ctx),
            act.FinishTrade: lambda s, a, ask, ctx: merchant.finish(book, s, a.seat, ctx),
            act.TakeBounty: lambda s, a, ask, ctx: bounty.take_bounty(book, s, a, ctx),
            act.ClaimSkill: self._claim,
            act.EndTurn: lambda s, a, ask, ctx: None,
        }

    def _steps(self) -> dict[type, Perform]:
        book = self.book
        return {
            tasks.DealSkills: lambda s, t, ctx: setup.deal_skills(book, s, ctx),
            tasks.RoundStart: lambda s, t, ctx: recoup.start_round(s, ctx),
            tasks.GainSupplies: lambda s, t, ctx: gain.gain_supplies(book, s, ctx),
            tasks.AiInfluence: lambda s, t, ctx: influence.ai_influence(book, s, ctx),
            tasks.NextInfluence: lambda s, t, ctx: influence.spread(s, t.placed, ctx),
            tasks.NextShip: lambda s, t, ctx: turns.next_ship(book, s, ctx),
            tasks.ShipTurn: lambda s, t, ctx: travel.begin_turn(book, s, t.seat, ctx),
            tasks.NextReplay: self._next_replay,
            tasks.AiDraw: lambda s, t, ctx: automa.draw(book, s, t.turn, ctx),
            tasks.AiAct: lambda s, t, ctx: automa.act(book, s, t.turn, t.supply, t.slot, ctx),
            tasks.Recoup: lambda s, t, ctx: recoup.recoup(book, s, ctx),
            tasks.FinalScore: lambda s, t, ctx: scoring.end(book, s, ctx),
        }

    def _claim(self, s: CytressState, a: act.ClaimSkill, ask: Ask, ctx: Context) -> None:
        if isinstance(ask, tasks.AskClaim):
            travel.claim_after(self.book, s, a, ask, ctx)
        else:
            travel.claim_before(self.book, s, a, ctx)

    def _next_replay(self, s: CytressState, t: tasks.NextReplay, ctx: Context) -> None:
        seat = turns.next_replay(s, t.seat, ctx)
        if seat != NOBODY:
            travel.begin_turn(self.book, s, seat, ctx)
