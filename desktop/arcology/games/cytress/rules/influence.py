"""Phase II: a Rebel in a district, and what it brings to whom (CYT-INFL, CYT-SOLO-INFL)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import SeatRef, Text
from arcology.games.cytress.actions import Visit
from arcology.games.cytress.events import AiVisited, TurnBegan, Visited
from arcology.games.cytress.rules.automa import draw_token
from arcology.games.cytress.rules.book import PRIVATEERS, Book
from arcology.games.cytress.rules.gain import gain
from arcology.games.cytress.rules.tables import ASK_INFLUENCE, NEXT_INFLUENCE, NEXT_SHIP, VISIT
from arcology.games.cytress.state import AI_SEAT, NOBODY, CytressState
from arcology.games.cytress.terms import FACTION_INDEX, FACTIONS, SUPPLIES, BoardSide, Phase


def spread(s: CytressState, placed: int, ctx: Context) -> None:
    """Ask the next seat in turn order, or go on to Travel when all have placed (CYT-ROUND-03)."""
    seats = len(s.players)
    if placed == seats:
        s.active = NOBODY
        ctx.then(NEXT_SHIP)
        return
    s.phase = Phase.SPREAD_INFLUENCE
    s.active = (s.first + placed) % seats
    if ctx.keep_beats:
        ctx.emit(TurnBegan(s.active, s.phase, "CYT-INFL-01"))
    ctx.then(ASK_INFLUENCE[s.active], NEXT_INFLUENCE[placed + 1])


def taken(s: CytressState) -> list[tuple[int, int]]:
    """District and space of every Rebel that is out."""
    found = [player.rebel for player in s.players if player.rebel is not None]
    if s.ai is not None and s.ai.rebel is not None:
        found.append(s.ai.rebel)
    return found


def visits(book: Book, s: CytressState, seat: int) -> list[Visit]:
    """Every free influence space (CYT-INFL-02)."""
    occupied = taken(s)
    table = VISIT[seat]
    spaces = book.spaces[BoardSide.of(len(s.players))]
    return [
        table[district][space]
        for district, values in enumerate(spaces)
        for space in range(len(values))
        if (district, space) not in occupied
    ]


def check_visit(book: Book, s: CytressState, a: Visit) -> Refusal | None:
    """Why a space is not possible."""
    district = FACTION_INDEX[a.district]
    if not 0 <= a.space < len(book.spaces[BoardSide.of(len(s.players))][district]):
        return refusal("cytress.refusal.no_such_space", "CYT-INFL-02")
    name = Text(a.district.name_id)
    for seat, player in enumerate(s.players):
        if player.rebel == (district, a.space):
            return refusal("cytress.refusal.space_taken", "CYT-INFL-02", seat=SeatRef(seat), faction=name)
    if s.ai is not None and s.ai.rebel == (district, a.space):
        return refusal("cytress.refusal.space_taken_ai", "CYT-INFL-02", faction=name)
    return None


def visit(book: Book, s: CytressState, a: Visit, ctx: Context) -> None:
    """Place the Rebel: the visitor gains the space's value, the others by PRIVATEERS icons (CYT-INFL-03, -04)."""
    district = FACTION_INDEX[a.district]
    value = book.spaces[BoardSide.of(len(s.players))][district][a.space]
    s.players[a.seat].rebel = (district, a.space)
    if ctx.keep_beats:
        ctx.emit(Visited(a.seat, a.district, a.space, value))
    gain(book, s, a.seat, book.supply_of[district], value, "visit", "CYT-INFL-03", ctx)
    ctx.cut()
    pay_privateers(book, s, district, a.seat, ctx)


def pay_privateers(book: Book, s: CytressState, district: int, visitor: int, ctx: Context) -> None:
    """Everybody but the visitor gains the district's supply by PRIVATEERS icons (CYT-INFL-04 to -06, CYT-R-07)."""
    supply = book.supply_of[district]
    own_district = s.options.privateer_own == "district"
    for seat, player in enumerate(s.players):
        due = player.icons[PRIVATEERS + supply]
        if not due or seat == visitor:
            continue
        if own_district and player.rebel is not None and player.rebel[0] == district:
            continue
        rule = "CYT-INFL-04" if s.ai is None else "CYT-SOLO-INFL-03"
        gain(book, s, seat, supply, due, "privateers", rule, ctx, of=visitor)


def ai_influence(book: Book, s: CytressState, ctx: Context) -> None:
    """The AI's Rebel goes where the token says; the token returns (CYT-SOLO-INFL-02 to -04)."""
    assert s.ai is not None, "only the solo game has an AI"
    s.phase = Phase.SPREAD_INFLUENCE
    supply = draw_token(s.ai, ctx)
    district = book.faction_of[supply]
    s.ai.rebel = (district, 0)
    if ctx.keep_beats:
        ctx.emit(AiVisited(SUPPLIES[supply], FACTIONS[district]))
        ctx.cut()
    pay_privateers(book, s, district, AI_SEAT, ctx)
