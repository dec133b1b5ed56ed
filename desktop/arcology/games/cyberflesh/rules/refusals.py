"""Why an answer is not possible, in words and with the rule that says so: everything but cards and fights.

``why_not`` is asked only about answers that are not legal; it always has a reason.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Ask
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.rules import refusals_cards as cards
from arcology.games.cyberflesh.rules import refusals_fight as fights
from arcology.games.cyberflesh.rules.book import Book
from arcology.games.cyberflesh.rules.explore import open_squares
from arcology.games.cyberflesh.rules.refusals_fight import not_tied, unit_name
from arcology.games.cyberflesh.state import CyberfleshState
from arcology.games.cyberflesh.terms import SIRENS, TileState, UnitKind

Why = Callable[[Book, CyberfleshState, Any, Any], Refusal | None]
"""Book, state, question and action; None when the action does not answer the question at all."""

FIRST: dict[type[Ask], tuple[str, str]] = {
    asks.AskMove: ("cyberflesh.refusal.first_move", "CFL-EXPLORE-02"),
    asks.AskReady: ("cyberflesh.refusal.first_ready", "CFL-TILE-03"),
    asks.AskRevisit: ("cyberflesh.refusal.first_revisit", "CFL-TILE-10"),
    asks.AskChoice: ("cyberflesh.refusal.first_choice", "CFL-TILE-09"),
    asks.AskUnit: ("cyberflesh.refusal.first_unit", "CFL-TILE-09"),
    asks.AskEnemy: ("cyberflesh.refusal.first_enemy", "CFL-LOOT-02"),
    asks.AskTiles: ("cyberflesh.refusal.first_tiles", "CFL-EXPLORE-06"),
    asks.AskSquare: ("cyberflesh.refusal.first_square", "CFL-EXPLORE-08"),
    asks.AskDiscard: ("cyberflesh.refusal.first_discard", "CFL-LOOT-03"),
    asks.AskLoot: ("cyberflesh.refusal.first_loot", "CFL-LOOT-07"),
    asks.AskReceive: ("cyberflesh.refusal.first_receive", "CFL-EQUIP-05"),
    asks.AskDisplace: ("cyberflesh.refusal.first_displace", "CFL-EQUIP-04"),
    asks.AskSwap: ("cyberflesh.refusal.first_swap", "CFL-LOOT-04"),
    asks.AskDeal: ("cyberflesh.refusal.first_deal", "CFL-RUL-42"),
    asks.AskPay: ("cyberflesh.refusal.first_pay", "CFL-RUL-42"),
    asks.AskOwner: ("cyberflesh.refusal.first_owner", "CFL-NPC-08"),
    asks.AskOrder: ("cyberflesh.refusal.first_order", "CFL-PRIO-03"),
    asks.AskEnemyOrder: ("cyberflesh.refusal.first_enemy_order", "CFL-OPT-05"),
    asks.AskEscape: ("cyberflesh.refusal.first_escape", "CFL-BOSS-03"),
    asks.AskRoller: ("cyberflesh.refusal.first_roller", "CFL-RUL-27"),
    asks.AskFlight: ("cyberflesh.refusal.first_flight", "CFL-BOSS-05"),
    asks.AskWindow: ("cyberflesh.refusal.first_window", "CFL-COMBAT-12"),
    asks.AskAttack: ("cyberflesh.refusal.first_attack", "CFL-ATTACK-01"),
    asks.AskTarget: ("cyberflesh.refusal.first_target", "CFL-TARGET-05"),
    asks.AskImmolate: ("cyberflesh.refusal.first_immolate", "CFL-IMMOL-02"),
    asks.AskRead: ("cyberflesh.refusal.first_read", "CFL-RUL-03"),
    asks.AskRoll: ("cyberflesh.refusal.first_roll", "CFL-RUL-03"),
}
"""While such a question is open nothing else may be done; the message and the rule that opened it."""


def why_not(book: Book, s: CyberfleshState, a: Any) -> Refusal:
    """Why an answer that is not legal is not."""
    if not s.agenda:
        return refusal("cyberflesh.refusal.game_over", "CFL-END-02")
    ask = s.agenda[-1]
    assert isinstance(ask, Ask), "automatic steps are settled before anybody is asked"
    if not 0 <= a.seat < s.player_count and a.seat != s.gm:
        return refusal("cyberflesh.refusal.no_such_seat", "CFL-SETUP-01", seat=a.seat + 1, n=s.player_count)
    own = cards.OF_OWN_LOOT.get(type(a))
    if own is not None:
        return own(book, s, ask, a)
    if a.seat != ask.seat:
        _, rule = FIRST[type(ask)]
        if ask.seat == s.gm:
            return refusal("cyberflesh.refusal.gm_first", rule)
        return refusal("cyberflesh.refusal.not_your_question", rule, seat=SeatRef(ask.seat))
    why = _WHY.get(type(a))
    no = why(book, s, ask, a) if why is not None else None
    return no if no is not None else first(ask)


def first(ask: Ask) -> Refusal:
    """The open question has to be answered first."""
    code, rule = FIRST[type(ask)]
    return refusal(code, rule)


def _move(book: Book, s: CyberfleshState, ask: Ask, a: act.Move) -> Refusal | None:
    if not isinstance(ask, asks.AskMove | asks.AskFlight):
        return None
    if not 0 <= a.square < len(s.tiles):
        return refusal("cyberflesh.refusal.no_such_square", "CFL-EXPLORE-02")
    if a.square not in book.ground(s.biome).neighbours[s.party]:
        return refusal("cyberflesh.refusal.not_adjacent", "CFL-EXPLORE-02")
    assert a.square not in open_squares(book, s), "only a sealed neighbour is refused"
    return _sealed(s)


def _sealed(s: CyberfleshState) -> Refusal:
    return refusal("cyberflesh.refusal.exit_sealed", "CFL-EXPLORE-04", n=SIRENS - s.sirens)


def _resolve_here(book: Book, s: CyberfleshState, ask: Ask, a: act.ResolveHere) -> Refusal | None:
    if isinstance(ask, asks.AskMove):
        return refusal("cyberflesh.refusal.nothing_pending", "CFL-EXPLORE-07")
    return None


def _choose(book: Book, s: CyberfleshState, ask: Ask, a: act.Choose) -> Refusal | None:
    if not isinstance(ask, asks.AskChoice):
        return None
    effect = book.effects[ask.frame.effects][ask.frame.at]
    assert isinstance(effect, fx.Choice), "the frame of a choice"
    if not 0 <= a.option < len(effect.options):
        return refusal("cyberflesh.refusal.no_such_option", "CFL-TILE-09")
    requires = effect.options[a.option].requires
    if isinstance(requires, fx.AnyHasLoot):
        return refusal("cyberflesh.refusal.option_needs_loot", "CFL-TILE-09", n=requires.n)
    assert isinstance(requires, fx.AlertAtLeast), "an option without a condition is open"
    return refusal("cyberflesh.refusal.option_needs_alert", "CFL-TILE-09", alert=requires.n, now=s.alert)


def _name_unit(book: Book, s: CyberfleshState, ask: Ask, a: act.NameUnit) -> Refusal | None:
    unit = s.unit(a.unit)
    if isinstance(ask, asks.AskTarget | asks.AskRoller | asks.AskUnit | asks.AskOwner) and (
        unit is None or not unit.alive
    ):
        return refusal("cyberflesh.refusal.not_in_play", "CFL-CHAR-07")
    if unit is None:
        return None
    name = unit_name(book, unit)
    if isinstance(ask, asks.AskTarget):
        return refusal("cyberflesh.refusal.not_target", "CFL-TARGET-05", unit=name)
    if isinstance(ask, asks.AskRoller):
        return refusal("cyberflesh.refusal.not_slowest", "CFL-BOSS-03", unit=name)
    if isinstance(ask, asks.AskUnit | asks.AskOwner):
        if unit.kind is not UnitKind.CHARACTER:
            return refusal("cyberflesh.refusal.characters_only", "CFL-NPC-07", unit=name)
        return refusal("cyberflesh.refusal.too_little_loot", "CFL-TILE-09", unit=name)
    return None


def _name_square(book: Book, s: CyberfleshState, ask: Ask, a: act.NameSquare) -> Refusal | None:
    if not isinstance(ask, asks.AskTiles | asks.AskSquare):
        return None
    if not 0 <= a.square < len(s.tiles):
        return refusal("cyberflesh.refusal.no_such_square", "CFL-EXPLORE-02")
    if isinstance(ask, asks.AskSquare):
        return refusal("cyberflesh.refusal.not_revealed", "CFL-EXPLORE-08")
    ground = book.ground(s.biome)
    if a.square == ground.exit:
        if s.turned[a.square] is TileState.REVEALED or s.sirens == SIRENS:
            return refusal("cyberflesh.refusal.exit_known", "CFL-TILE-11")
        return _sealed(s)
    if s.turned[a.square] is not TileState.HIDDEN:
        return refusal("cyberflesh.refusal.not_hidden", "CFL-EXPLORE-06")
    effect = book.effects[ask.frame.effects][ask.frame.at]
    assert isinstance(effect, fx.Reveal), "the frame of a scouting effect"
    if effect.scope is fx.Scope.ADJACENT and a.square not in ground.neighbours[s.party]:
        return refusal("cyberflesh.refusal.too_far_to_scout", "CFL-EXPLORE-06")
    if effect.back is fx.BackFilter.ENV:
        return refusal("cyberflesh.refusal.back_env", "CFL-TILE-11")
    return refusal("cyberflesh.refusal.back_event", "CFL-TILE-11")


def _next(book: Book, s: CyberfleshState, ask: Ask, a: act.Next) -> Refusal | None:
    if isinstance(ask, asks.AskOrder | asks.AskEnemyOrder):
        return not_tied(book, s, ask, a)
    return None


def _roll_order(book: Book, s: CyberfleshState, ask: Ask, a: act.RollOrder) -> Refusal | None:
    if not isinstance(ask, asks.AskOrder):
        return None
    rule = "CFL-LOOT-07" if ask.loot else "CFL-PRIO-03"
    return refusal("cyberflesh.refusal.no_dice_for_order", rule)


_WHY: dict[type, Why] = {
    act.Move: _move,
    act.ResolveHere: _resolve_here,
    act.Choose: _choose,
    act.NameUnit: _name_unit,
    act.NameSquare: _name_square,
    act.Next: _next,
    act.RollOrder: _roll_order,
    **cards.WHY,
    **fights.WHY,
}
