"""What may be answered to which question: the list of answers, and the one place that says no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.rules import (
    bounty,
    fixer,
    influence,
    meet,
    merchant,
    netprowler,
    setup,
    skills,
    stratos,
    travel,
)
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.tables import EARLY, END_TURN, GOODS
from arcology.games.cytress.state import CytressState

Answers = Sequence[act.CytressAction]
_Lister = Callable[[Book, CytressState, Any], Answers]
_Check = Callable[[Book, CytressState, Any, Any], Refusal | None]

_LISTS: dict[type[Ask], _Lister] = {
    tasks.AskSide: lambda book, s, ask: setup.sides(book, s, ask.seat),
    tasks.AskInfluence: lambda book, s, ask: influence.visits(book, s, ask.seat),
    tasks.AskShip: lambda book, s, ask: travel.ships(book, s, ask.seat),
    tasks.AskReplay: lambda book, s, ask: travel.ships(book, s, ask.seat),
    tasks.AskCard: lambda book, s, ask: meet.cards(book, s, ask.seat),
    tasks.AskHex: lambda book, s, ask: meet.hexes(book, s, ask.seat),
    tasks.AskSpy: lambda book, s, ask: meet.spies(book, s, ask.seat, ask.opponent),
    tasks.AskStratolite: lambda book, s, ask: stratos.stratolites(book, s, ask.seat),
    tasks.AskLaunch: lambda book, s, ask: stratos.launches(book, s, ask.seat),
    tasks.AskHeight: lambda book, s, ask: stratos.heights(book, s, ask.seat),
    tasks.AskPay: lambda book, s, ask: netprowler.pays(book, s, ask.seat),
    tasks.AskEarly: lambda book, s, ask: EARLY[ask.seat],
    tasks.AskGoods: lambda book, s, ask: GOODS[ask.seat],
    tasks.AskTrade: lambda book, s, ask: merchant.answers(book, s, ask.seat),
    tasks.AskBounty: lambda book, s, ask: bounty.bounties(s, ask.seat),
    tasks.AskClaim: lambda book, s, ask: [*skills.claims(book, s, ask.seat), END_TURN[ask.seat]],
}


def legal(book: Book, s: CytressState) -> Answers:
    """Every answer to the question on top; nothing once the game is over. The list must not be changed."""
    if not s.agenda:
        return []
    ask = s.agenda[-1]
    return _LISTS[type(ask)](book, s, ask)  # type: ignore[index]


def _always(book: Book, s: CytressState, ask: Ask, a: Any) -> Refusal | None:
    return None


def _claim(book: Book, s: CytressState, ask: Ask, a: act.ClaimSkill) -> Refusal | None:
    return skills.check_claim(book, s, a)


_ACCEPTED: dict[type[Ask], dict[type, _Check]] = {
    tasks.AskSide: {act.ChooseSide: lambda book, s, ask, a: setup.check_side(book, s, a)},
    tasks.AskInfluence: {act.Visit: lambda book, s, ask, a: influence.check_visit(book, s, a)},
    tasks.AskShip: {act.Fly: lambda book, s, ask, a: travel.check_fly(book, s, a), act.ClaimSkill: _claim},
    tasks.AskReplay: {act.Fly: lambda book, s, ask, a: travel.check_fly(book, s, a), act.ClaimSkill: _claim},
    tasks.AskCard: {act.TakeCard: lambda book, s, ask, a: meet.check_card(book, s, a)},
    tasks.AskHex: {act.PlaceCrew: lambda book, s, ask, a: meet.check_hex(book, s, a)},
    tasks.AskSpy: {act.Spy: lambda book, s, ask, a: meet.check_spy(book, s, a, ask.opponent)},
    tasks.AskStratolite: {act.PickStratolite: lambda book, s, ask, a: stratos.check_stratolite(book, s, a)},
    tasks.AskLaunch: {act.Launch: lambda book, s, ask, a: stratos.check_launch(book, s, a)},
    tasks.AskHeight: {act.ChooseHeight: lambda book, s, ask, a: stratos.check_height(book, s, a)},
    tasks.AskPay: {act.PayWith: lambda book, s, ask, a: netprowler.check_pay(book, s, a)},
    tasks.AskEarly: {act.TakeEarly: _always},
    tasks.AskGoods: {act.TakeGoods: lambda book, s, ask, a: fixer.check_goods(a)},
    tasks.AskTrade: {
        act.Trade: lambda book, s, ask, a: merchant.check_trade(book, s, a),
        act.FinishTrade: lambda book, s, ask, a: merchant.check_finish(s, a),
    },
    tasks.AskBounty: {
        act.TakeBounty: lambda book, s, ask, a: bounty.check_bounty(s, s.players[a.seat], bounty.index_of(a)),
    },
    tasks.AskClaim: {act.ClaimSkill: _claim, act.EndTurn: _always},
}

_FIRST_ANSWER: dict[type[Ask], tuple[str, str]] = {
    tasks.AskSide: ("cytress.refusal.first_side", "CYT-SETUP-11"),
    tasks.AskInfluence: ("cytress.refusal.first_influence", "CYT-INFL-01"),
    tasks.AskShip: ("cytress.refusal.first_ship", "CYT-TRAVEL-01"),
    tasks.AskReplay: ("cytress.refusal.first_replay", "CYT-REPLAY-02"),
    tasks.AskCard: ("cytress.refusal.first_card", "CYT-FACT-08"),
    tasks.AskHex: ("cytress.refusal.first_hex", "CYT-FACT-08"),
    tasks.AskSpy: ("cytress.refusal.first_spy", "CYT-SPY-01"),
    tasks.AskStratolite: ("cytress.refusal.first_stratolite", "CYT-STRAT-06"),
    tasks.AskLaunch: ("cytress.refusal.first_launch", "CYT-STRAT-01"),
    tasks.AskHeight: ("cytress.refusal.first_height", "CYT-STRAT-01"),
    tasks.AskPay: ("cytress.refusal.first_pay", "CYT-STRAT-05"),
    tasks.AskEarly: ("cytress.refusal.first_early", "CYT-EARLY-02"),
    tasks.AskGoods: ("cytress.refusal.first_goods", "CYT-FIX-01"),
    tasks.AskTrade: ("cytress.refusal.first_trade", "CYT-MERCH-05"),
    tasks.AskBounty: ("cytress.refusal.first_bounty", "CYT-BOUNTY-02"),
    tasks.AskClaim: ("cytress.refusal.first_claim", "CYT-SKILL-03"),
}
"""While such a question is open nothing else may be done; the message and the rule that opened it."""


def check(book: Book, s: CytressState, a: act.CytressAction) -> Refusal | None:
    """Why ``a`` is not possible now, or None."""
    if not s.agenda:
        return refusal("cytress.refusal.game_over", "CYT-END-03")
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "automatic tasks are settled before anybody is asked"
    if not 0 <= a.seat < len(s.players):
        return refusal("cytress.refusal.no_such_player", "CYT-GEN-01", player=a.seat + 1, players=len(s.players))
    if a.seat != ask.seat:
        return refusal("cytress.refusal.not_your_turn", "CYT-ROUND-03", seat=SeatRef(ask.seat))
    checker = _ACCEPTED[type(ask)].get(type(a))
    return checker(book, s, ask, a) if checker else _out_of_place(book, s, ask, a)


def _out_of_place(book: Book, s: CytressState, ask: Ask, a: act.CytressAction) -> Refusal:
    """The refusal of an action that does not answer the open question."""
    if isinstance(a, act.ClaimSkill):
        return refusal("cytress.refusal.claim_not_now", "CYT-SKILL-02")
    if isinstance(a, act.Fly) and s.plan is not None:
        no = travel.check_fly(book, s, a)
        return no if no is not None else refusal("cytress.refusal.one_ship", "CYT-TRAVEL-06")
    if isinstance(a, act.EndTurn):
        return refusal("cytress.refusal.no_passing", "CYT-TRAVEL-05")
    return refusal(*_FIRST_ANSWER[type(ask)])
