"""What may be answered to which question: the list of answers, and the one place that says no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.rules import city, deploy, grab, losses, station, temp
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.tables import REROLL
from arcology.games.cities_of_venus.state import VenusState

Answers = Sequence[act.VenusAction]
_Lister = Callable[[Book, VenusState, Any], Answers]
_Check = Callable[[Book, VenusState, Any, Any], Refusal | None]

_LISTS: dict[type[Ask], _Lister] = {
    tasks.AskDeploy: lambda book, s, ask: deploy.puts(book, s, ask.seat),
    tasks.AskLoss: lambda book, s, ask: losses.picks(s, ask.seat),
    tasks.AskSplit: lambda book, s, ask: temp.answers(book, s, ask),
    tasks.AskClaim: lambda book, s, ask: station.claims(s, ask.seat),
    tasks.AskAction: lambda book, s, ask: city.actions(book, s, ask.seat),
    tasks.AskReroll: lambda book, s, ask: REROLL[ask.seat],
    tasks.AskGrab: lambda book, s, ask: grab.choices(book, s, ask.seat),
}


def legal(book: Book, s: VenusState) -> Answers:
    """Every answer to the question on top; nothing once the game is over. The list must not be changed."""
    if not s.agenda:
        return []
    ask = s.agenda[-1]
    return _LISTS[type(ask)](book, s, ask)  # type: ignore[index]


def _always(book: Book, s: VenusState, ask: Ask, a: Any) -> Refusal | None:
    return None


_ACCEPTED: dict[type[Ask], dict[type, _Check]] = {
    tasks.AskDeploy: {
        act.PutVnaut: lambda book, s, ask, a: deploy.check_put(book, s, a),
        act.StopPlacing: lambda book, s, ask, a: deploy.check_stop(book, s),
    },
    tasks.AskLoss: {act.LoseVnaut: lambda book, s, ask, a: losses.check_lose(s, a)},
    tasks.AskSplit: {act.SplitTemp: temp.check_split},
    tasks.AskClaim: {
        act.ClaimInnovation: lambda book, s, ask, a: station.check_claim(book, s, a),
        act.DeclineInnovation: _always,
    },
    tasks.AskAction: {
        act.Equip: lambda book, s, ask, a: city.check_equip(book, s, a),
        act.Mine: lambda book, s, ask, a: city.check_mine(book, s, a),
        act.Immigrate: lambda book, s, ask, a: city.check_immigrate(book, s, a),
        act.Thaw: lambda book, s, ask, a: city.check_thaw(book, s, a),
        act.MoveVnaut: lambda book, s, ask, a: city.check_move(book, s, a),
        act.EndActions: _always,
    },
    tasks.AskReroll: {act.KeepRoll: _always, act.Reroll: _always},
    tasks.AskGrab: {
        act.Buy: lambda book, s, ask, a: grab.check_buy(book, s, a),
        act.Store: lambda book, s, ask, a: grab.check_store(book, s, a),
        act.TakeVnaut: lambda book, s, ask, a: grab.check_take(book, s, a),
        act.PassGrab: _always,
    },
}

_FIRST_ANSWER: dict[type[Ask], tuple[str, str]] = {
    tasks.AskDeploy: ("cities_of_venus.refusal.first_deploy", "CVL-DEPLOY-05"),
    tasks.AskLoss: ("cities_of_venus.refusal.first_loss", "CVL-LOSS-02"),
    tasks.AskSplit: ("cities_of_venus.refusal.first_split", "CVL-RUL-60"),
    tasks.AskClaim: ("cities_of_venus.refusal.first_claim", "CVL-INNO-01"),
    tasks.AskAction: ("cities_of_venus.refusal.first_action", "CVL-ACT-01"),
    tasks.AskReroll: ("cities_of_venus.refusal.first_reroll", "CVL-MINE-06"),
    tasks.AskGrab: ("cities_of_venus.refusal.first_grab", "CVL-GRAB-01"),
}
"""While such a question is open nothing else may be done; the message and the rule that opened it."""

_ELSEWHERE: dict[type, tuple[str, str]] = {
    act.Equip: ("cities_of_venus.refusal.only_in_actions", "CVL-ACT-07"),
    act.ClaimInnovation: ("cities_of_venus.refusal.claim_not_now", "CVL-INNO-03"),
}
"""Actions that have a reason of their own at the wrong time."""


def check(book: Book, s: VenusState, a: act.VenusAction) -> Refusal | None:
    """Why ``a`` is not possible now, or None (CVL-RUL-55)."""
    if not s.agenda:
        return refusal("cities_of_venus.refusal.game_over", "CVL-END-03")
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "automatic tasks are settled before anybody is asked"
    if not 0 <= a.seat < len(s.cities):
        return refusal("cities_of_venus.refusal.no_such_city", "CVL-SETUP-01", city=a.seat + 1, cities=len(s.cities))
    if a.seat != ask.seat:
        return refusal("cities_of_venus.refusal.not_your_turn", "CVL-RUL-32", seat=SeatRef(ask.seat))
    checker = _ACCEPTED[type(ask)].get(type(a))
    if checker is not None:
        return checker(book, s, ask, a)
    return refusal(*_ELSEWHERE.get(type(a), _FIRST_ANSWER[type(ask)]))
