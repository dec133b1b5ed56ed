"""Why a piece stays where it is when it is let go where that means nothing: what its kind is for, and by which rule."""

from __future__ import annotations

from arcology.engine.agenda import Ask, top_ask
from arcology.engine.offers import Gesture
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board.gestures import WAYS_DOWN, Target, place_of
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import Place

WHY = {
    "arrival": ("arrival", "CVL-DEPLOY-01"),
    "leaving": ("given_up", "CVL-LOSS-02"),
    "innovation": ("innovation", "CVL-INNO-01"),
    "claim": ("claim", "CVL-INNO-05"),
    "die": ("die", "CVL-MINE-01"),
}
"""Kinds of pieces of which always the same is to be said."""


def stray(book: Book, s: VenusState, g: Gesture) -> Refusal | None:
    """The refusal of a gesture without a meaning; None for a piece that no hand takes."""
    kind, _, rest = g.source.partition(".")
    ask = top_ask(s)
    if ask is None:
        return refusal("cities_of_venus.refusal.game_over", "CVL-END-03")
    match kind:
        case "vnaut":
            return _vnaut(ask, Place(rest.split(".")[1]), g.target)
        case "card":
            return _card(book, s, rest)
        case "supply_vnauts":
            return _because("supply", "CVL-GRAB-09" if isinstance(ask, tasks.AskGrab) else "CVL-ACT-02")
        case _:
            return _because(*WHY[kind]) if kind in WHY else None


def _vnaut(ask: Ask, lives: Place, target: Target) -> Refusal:
    """One who lives in a city: where such a one can never go, else what can be done with it at all."""
    goes = place_of(target)
    zone = target.zone if not isinstance(target, str) and target is not None else (target or "").partition(".")[0]
    if lives is Place.STATION:
        return _because("in_orbit", "CVL-DEPLOY-07")
    if isinstance(ask, tasks.AskLoss):
        return _because("given_up", "CVL-LOSS-02")
    if zone in WAYS_DOWN:
        return _because("miners", "CVL-MINE-01")
    if goes is Place.STATION or (goes is Place.BAY and lives is not Place.BAY):
        rule = "CVL-DEPLOY-02" if goes is Place.STATION else "CVL-DEPLOY-04"
        return refusal("cities_of_venus_board.stray.newcomers", rule, place=Text(goes.name_id))
    if lives is Place.BAY:
        return _because("aboard", "CVL-CARD-14")
    return _because("miner", "CVL-MINE-01") if lives is Place.MINING else _because("at_home", "CVL-CARD-17")


def _card(book: Book, s: VenusState, card: str) -> Refusal:
    """A card of the drop: of the row, stored, or paid for already."""
    if card in s.row:
        earth = not book.pack.is_canister(card)
        return (
            refusal("cities_of_venus.refusal.earth_stays", "CVL-GRAB-10") if earth else _because("row", "CVL-GRAB-01")
        )
    if any(card == city.bay for city in s.cities):
        return _because("stored", "CVL-HOLD-05")
    return _because("fitted", "CVL-GRAB-04")


def _because(code: str, rule: str) -> Refusal:
    return refusal(f"cities_of_venus_board.stray.{code}", rule)
