"""What may be answered to which question: the list of answers, and the one place that says no."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower import tasks
from arcology.games.cyberdoom_tower.cards import Feature
from arcology.games.cyberdoom_tower.rules.abilities import changes, check_change
from arcology.games.cyberdoom_tower.rules.attack import CONFIRM, attacks, check_attack
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.equipment import ACCEPT, DISCARD, check_discard, discards
from arcology.games.cyberdoom_tower.rules.hide import RESOLVE, USE_SUIT, can_wear_suit, check_resolve, check_suit
from arcology.games.cyberdoom_tower.rules.keys import GO_TO_AI, KEY_ANSWERS, RETURN_ANSWERS, check_go_to_ai
from arcology.games.cyberdoom_tower.rules.loot import CRATE_ANSWERS
from arcology.games.cyberdoom_tower.rules.move import check_move, moves
from arcology.games.cyberdoom_tower.rules.rounds import FIRST, PASS, check_first, may_go_to_ai
from arcology.games.cyberdoom_tower.state import TowerState

Answers = list[act.TowerAction]


def _first(book: Book, s: TowerState, seat: int) -> Answers:
    return [*FIRST[seat], *discards(s, seat)]


def _turn(book: Book, s: TowerState, seat: int) -> Answers:
    found: Answers = [*moves(s, seat), *attacks(book, s, seat), PASS[seat]]
    if may_go_to_ai(s, seat):
        found.append(GO_TO_AI[seat])
    found += discards(s, seat)
    return found


def _key(book: Book, s: TowerState, seat: int) -> Answers:
    return [*KEY_ANSWERS[seat], *discards(s, seat)]


def _crate(book: Book, s: TowerState, seat: int) -> Answers:
    return [*CRATE_ANSWERS[seat], *discards(s, seat)]


def _hide(book: Book, s: TowerState, seat: int) -> Answers:
    player = s.players[seat]
    found: Answers = [*RESOLVE[seat][: player.luck + 1]]
    if can_wear_suit(player):
        found.append(USE_SUIT[seat])
    found += discards(s, seat)
    return found


def _return(book: Book, s: TowerState, seat: int) -> Answers:
    return [*RETURN_ANSWERS[seat], *discards(s, seat)]


def _dice(book: Book, s: TowerState, seat: int) -> Answers:
    return [*changes(book, s, seat), CONFIRM[seat], *discards(s, seat)]


def _lethal(book: Book, s: TowerState, seat: int) -> Answers:
    return [*(DISCARD[seat][card] for card in s.players[seat].equipment), ACCEPT[seat]]


_LISTS: dict[type[Ask], Callable[[Book, TowerState, int], Answers]] = {
    tasks.AskTurn: _turn,
    tasks.AskDice: _dice,
    tasks.AskHide: _hide,
    tasks.AskCrate: _crate,
    tasks.AskKey: _key,
    tasks.AskReturn: _return,
    tasks.AskFirst: _first,
    tasks.AskLethal: _lethal,
}


def legal(book: Book, s: TowerState) -> Answers:
    """Every answer to the question on top, the asked seat's own first; nothing once the game is over."""
    if not s.agenda:
        return []
    ask = s.agenda[-1]
    return _LISTS[type(ask)](book, s, ask.seat)  # type: ignore[union-attr,index]


def _always(book: Book, s: TowerState, a: Any) -> Refusal | None:
    return None


_Check = Callable[[Book, TowerState, Any], Refusal | None]
_ACCEPTED: dict[type[Ask], dict[type, _Check]] = {
    tasks.AskFirst: {act.ChooseFirst: lambda book, s, a: check_first(s, a)},
    tasks.AskTurn: {
        act.Move: check_move,
        act.Attack: check_attack,
        act.GoToAi: lambda book, s, a: check_go_to_ai(s, a),
        act.Pass: _always,
    },
    tasks.AskKey: {act.TakeKey: _always, act.LeaveKey: _always},
    tasks.AskCrate: {act.Loot: _always, act.LeaveCrate: _always},
    tasks.AskHide: {
        act.UseSuit: lambda book, s, a: check_suit(s, a),
        act.ResolveHide: lambda book, s, a: check_resolve(s, a),
    },
    tasks.AskReturn: {act.ReturnToStop: _always, act.Stay: _always},
    tasks.AskDice: {
        act.Modify: check_change,
        act.Reroll: check_change,
        act.Flip: check_change,
        act.Hit: check_change,
        act.UseGunsight: check_change,
        act.Confirm: _always,
    },
    tasks.AskLethal: {act.AcceptDamage: _always},
}

_FIRST_ANSWER: dict[type[Ask], tuple[str, str]] = {
    tasks.AskFirst: ("cyberdoom_tower.refusal.first_choose_first", "CDT-ROUND-02"),
    tasks.AskKey: ("cyberdoom_tower.refusal.first_key", "CDT-KEY-01"),
    tasks.AskCrate: ("cyberdoom_tower.refusal.first_crate", "CDT-LOOT-01"),
    tasks.AskHide: ("cyberdoom_tower.refusal.first_hide", "CDT-HIDE-04"),
    tasks.AskReturn: ("cyberdoom_tower.refusal.first_return", "CDT-KEY-03"),
    tasks.AskDice: ("cyberdoom_tower.refusal.first_dice", "CDT-ATK-05"),
    tasks.AskLethal: ("cyberdoom_tower.refusal.first_lethal", "CDT-EQUIP-04"),
}
"""While such a question is open nothing else may be done; the message and the rule that opened it."""

_NOT_NOW: dict[type, tuple[str, str]] = {
    act.ChooseFirst: ("cyberdoom_tower.refusal.order_is_fixed", "CDT-ROUND-02"),
    act.TakeKey: ("cyberdoom_tower.refusal.key_only_on_arrival", "CDT-KEY-01"),
    act.LeaveKey: ("cyberdoom_tower.refusal.key_only_on_arrival", "CDT-KEY-01"),
    act.UseSuit: ("cyberdoom_tower.refusal.no_hide_test", "CDT-EQUIP-10"),
    act.ResolveHide: ("cyberdoom_tower.refusal.no_hide_test", "CDT-HIDE-01"),
    act.ReturnToStop: ("cyberdoom_tower.refusal.return_only_with_key", "CDT-KEY-03"),
    act.Stay: ("cyberdoom_tower.refusal.return_only_with_key", "CDT-KEY-03"),
    act.Modify: ("cyberdoom_tower.refusal.no_attack_dice", "CDT-ABIL-01"),
    act.Reroll: ("cyberdoom_tower.refusal.no_attack_dice", "CDT-ABIL-01"),
    act.Flip: ("cyberdoom_tower.refusal.no_attack_dice", "CDT-ABIL-01"),
    act.Hit: ("cyberdoom_tower.refusal.no_attack_dice", "CDT-ABIL-01"),
    act.UseGunsight: ("cyberdoom_tower.refusal.no_dice_for_gunsight", "CDT-EQUIP-05"),
    act.Confirm: ("cyberdoom_tower.refusal.no_dice_to_confirm", "CDT-ATK-05"),
    act.AcceptDamage: ("cyberdoom_tower.refusal.no_damage", "CDT-EQUIP-04"),
}
"""What is tried during a turn although nothing asked for it."""


def check(book: Book, s: TowerState, a: act.TowerAction) -> Refusal | None:
    """Why ``a`` is not possible now, or None."""
    if not s.agenda:
        return refusal("cyberdoom_tower.refusal.game_over", "CDT-ROUND-04")
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "automatic tasks are settled before anybody is asked"
    if not 0 <= a.seat < len(s.players):
        return refusal(
            "cyberdoom_tower.refusal.no_such_player", "CDT-SETUP-01", player=a.seat + 1, players=len(s.players)
        )
    if isinstance(a, act.Discard):
        return check_discard(s, a, ask.seat if isinstance(ask, tasks.AskLethal) else None)
    if a.seat != ask.seat:
        return refusal("cyberdoom_tower.refusal.not_your_turn", "CDT-ROUND-01", seat=SeatRef(ask.seat))
    checker = _ACCEPTED[type(ask)].get(type(a))
    return checker(book, s, a) if checker else _out_of_place(book, s, ask, a)


def _out_of_place(book: Book, s: TowerState, ask: Ask, a: act.TowerAction) -> Refusal:
    """The refusal of an action that does not answer the open question."""
    if isinstance(ask, tasks.AskDice) and isinstance(a, act.Attack):
        return refusal("cyberdoom_tower.refusal.already_attacking", "CDT-ATK-02")
    if first := _FIRST_ANSWER.get(type(ask)):
        return refusal(*first)
    if isinstance(a, act.Loot | act.LeaveCrate):
        return _no_loot(book, s, a.seat)
    return refusal(*_NOT_NOW[type(a)])


def _no_loot(book: Book, s: TowerState, seat: int) -> Refusal:
    """Why there is nothing to loot here and now."""
    player = s.players[seat]
    floor = s.floors[player.floor]
    if player.at_ai:
        return refusal("cyberdoom_tower.refusal.beside_ai", "CDT-AI-01")
    if book.features[floor.tower][player.col] is not Feature.CRATE:
        return refusal("cyberdoom_tower.refusal.no_crate", "CDT-LOOT-01")
    if player.col in floor.looted:
        return refusal("cyberdoom_tower.refusal.crate_looted", "CDT-LOOT-03")
    if not s.pile:
        return refusal("cyberdoom_tower.refusal.pile_empty", "CDT-LOOT-05")
    return refusal("cyberdoom_tower.refusal.loot_only_on_arrival", "CDT-LOOT-04")
