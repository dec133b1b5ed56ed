"""The International Innovation Station: what eight V-nauts in orbit can be exchanged for (CVL-INNO)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cities_of_venus.actions import ClaimInnovation, DeclineInnovation
from arcology.games.cities_of_venus.events import InnovationClaimed, InnovationDeclined
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.rules.changes import put_into_slot, put_onto_bay
from arcology.games.cities_of_venus.rules.deploy import deploy, offer_claim
from arcology.games.cities_of_venus.rules.tables import DECLINE
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import DeploySource, InnovationPlacement


def offer_again(book: Book, s: VenusState, seat: int, ctx: Context) -> None:
    """A station that was full before growth has its chance after it (CVL-RUL-30)."""
    if s.cities[seat].iis == book.constants.station_places:
        offer_claim(s, seat, ctx)


def claims(s: VenusState, seat: int) -> list[ClaimInnovation | DeclineInnovation]:
    """Every kind with a copy left, and declining."""
    return [*(ClaimInnovation(seat, kind) for kind, left in s.market.items() if left), DECLINE[seat]]


def check_claim(book: Book, s: VenusState, a: ClaimInnovation) -> Refusal | None:
    """Why that innovation cannot be taken."""
    if a.innovation not in s.market:
        return refusal("cities_of_venus.refusal.not_in_market", "CVL-SETUP-12")
    if not s.market[a.innovation]:
        name = Text(book.pack.innovation(a.innovation).name)
        return refusal("cities_of_venus.refusal.none_left", "CVL-INNO-10", innovation=name)
    return None


def claim(book: Book, s: VenusState, a: ClaimInnovation, ctx: Context) -> None:
    """The crew of the station returns to the supply; the innovation works at once (CVL-INNO-01, CVL-INNO-05)."""
    city, card = s.cities[a.seat], book.pack.innovation(a.innovation)
    city.iis = 0
    s.market[card.id] -= 1
    city.claims = (*city.claims, card.id)
    if ctx.keep_beats:
        ctx.emit(InnovationClaimed(a.seat, card.id))
    match card.placement:
        case InnovationPlacement.SLOT:
            put_into_slot(book, s, a.seat, book.dept[card.id], card.id, ctx)
        case InnovationPlacement.BAY:
            put_onto_bay(book, s, a.seat, card.id, ctx)
        case InnovationPlacement.ASIDE:
            city.aside = (*city.aside, card.id)
            ctx.cut()
            deploy(book, s, a.seat, card.boost, DeploySource.INNOVATION, ctx, continues=True)


def decline(seat: int, ctx: Context) -> None:
    """The crew stays (CVL-INNO-03)."""
    if ctx.keep_beats:
        ctx.emit(InnovationDeclined(seat))
