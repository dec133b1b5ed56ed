"""Step 6: in turn order every city takes something from the row, a V-naut, or nothing (CVL-GRAB)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.cards import EARTH
from arcology.games.cities_of_venus.events import FreighterTook, Passed, Stored, VnautTaken
from arcology.games.cities_of_venus.rules.activate import acquire
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.costs import can_pay, check_pay, effective_cost
from arcology.games.cities_of_venus.rules.deploy import deploy
from arcology.games.cities_of_venus.rules.room import total_room
from arcology.games.cities_of_venus.rules.tables import ASK_GRAB, GRAB_TURN, PASS, TAKE
from arcology.games.cities_of_venus.state import NOBODY, VenusState
from arcology.games.cities_of_venus.terms import LONE, DeploySource, RoundStep

GrabAction = act.Buy | act.Store | act.TakeVnaut | act.PassGrab


def begin(book: Book, s: VenusState, ctx: Context) -> None:
    """Step 6 begins, unless the drop was lost (CVL-RUL-44, CVL-OPT-02); a lone city meets the freighter first."""
    s.step, s.active = RoundStep.GRAB, NOBODY
    if s.grab_cancelled and s.options.lost_drop_vnaut == "off":
        return
    ctx.then(*(GRAB_TURN[seat] for seat in s.turn_order))
    if len(s.cities) == LONE and not s.grab_cancelled and s.round % book.pack.lone.freighter_every == 0:
        _freighter(book, s, ctx)


def _freighter(book: Book, s: VenusState, ctx: Context) -> None:
    """The canister worth most falls to the surface (CVL-LONE-02)."""
    best = worth_most(book, s)
    if best:
        s.row.remove(best)
        s.surface.append(best)
        if ctx.keep_beats:
            ctx.emit(FreighterTook(best))


def worth_most(book: Book, s: VenusState) -> str:
    """The canister of the row with most points, the leftmost of equals; "" where there is none (CVL-LONE-02)."""
    found = [card for card in s.row if book.pack.is_canister(card)]
    return max(found, key=lambda card: book.vp[card], default="")


def turn(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Ask a city what it takes; one that can take nothing passes."""
    s.active = seat
    if len(choices(book, s, seat)) > 1:
        ctx.then(ASK_GRAB[seat])
    elif ctx.keep_beats:
        ctx.emit(Passed(seat, True))


def choices(book: Book, s: VenusState, seat: int) -> list[GrabAction]:
    """Everything that a city can take, and passing (CVL-GRAB-01)."""
    city = s.cities[seat]
    found: list[GrabAction] = []
    for card in s.row:
        if card == EARTH:
            continue
        if can_pay(city, effective_cost(book, city, card, False)):
            found.append(act.Buy(seat, card))
        elif not city.bay:
            found.append(act.Store(seat, card))
    if total_room(book, s, city, DeploySource.CONSOLATION):
        found.append(TAKE[seat])
    found.append(PASS[seat])
    return found


def _check_card(book: Book, s: VenusState, card: str) -> Refusal | None:
    if card == EARTH:
        return refusal("cities_of_venus.refusal.earth_stays", "CVL-GRAB-10")
    if card not in s.row:
        return refusal("cities_of_venus.refusal.not_in_row", "CVL-GRAB-02")
    return None


def check_buy(book: Book, s: VenusState, a: act.Buy) -> Refusal | None:
    """Why a canister cannot be bought."""
    if (no := _check_card(book, s, a.card)) is not None:
        return no
    city = s.cities[a.seat]
    return check_pay(city, effective_cost(book, city, a.card, False))


def check_store(book: Book, s: VenusState, a: act.Store) -> Refusal | None:
    """Why a canister cannot be stored (CVL-GRAB-12)."""
    if (no := _check_card(book, s, a.card)) is not None:
        return no
    city = s.cities[a.seat]
    if book.stored(city):
        name = Text(book.pack.canister(city.bay).name)
        return refusal("cities_of_venus.refusal.bay_taken", "CVL-HOLD-01", card=name)
    if city.bay:
        return refusal(
            "cities_of_venus.refusal.bay_refitted", "CVL-INNO-07", card=Text(book.pack.innovation(city.bay).name)
        )
    if can_pay(city, effective_cost(book, city, a.card, False)):
        return refusal("cities_of_venus.refusal.store_affordable", "CVL-RUL-40")
    return None


def check_take(book: Book, s: VenusState, a: act.TakeVnaut) -> Refusal | None:
    """Why no V-naut can be taken."""
    if total_room(book, s, s.cities[a.seat], DeploySource.CONSOLATION):
        return None
    return refusal("cities_of_venus.refusal.no_room_at_all", "CVL-RUL-43")


def buy(book: Book, s: VenusState, a: act.Buy, ctx: Context) -> None:
    """Buy a canister of the row (CVL-GRAB-03)."""
    acquire(book, s, a.seat, a.card, False, ctx)


def store(s: VenusState, a: act.Store, ctx: Context) -> None:
    """Put a canister into the bay (CVL-GRAB-12)."""
    s.row.remove(a.card)
    s.cities[a.seat].bay = a.card
    if ctx.keep_beats:
        ctx.emit(Stored(a.seat, a.card))


def take(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """Take a V-naut and deploy it (CVL-GRAB-09)."""
    if ctx.keep_beats:
        ctx.emit(VnautTaken(seat))
    deploy(book, s, seat, 1, DeploySource.CONSOLATION, ctx, continues=True)


def skip(seat: int, ctx: Context) -> None:
    """Take nothing (CVL-RUL-59)."""
    if ctx.keep_beats:
        ctx.emit(Passed(seat, False))
