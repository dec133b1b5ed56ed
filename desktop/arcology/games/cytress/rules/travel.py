"""Ships: which pads can be met in full, the flight, and the action that follows (CYT-TRAVEL, CYT-REPLAY)."""

from __future__ import annotations

from collections.abc import Sequence

from arcology.engine.agenda import Ask, Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cytress.actions import ClaimSkill, CytressAction, Fly
from arcology.games.cytress.events import Flew, TurnBegan
from arcology.games.cytress.rules import bounty, fixer, meet, merchant, netprowler, stratos
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.skills import claim, claims, may_claim
from arcology.games.cytress.rules.tables import (
    ASK_REPLAY,
    ASK_SHIP,
    BOUNTY_HUNTERS,
    FIXER,
    FLY,
    MERCHANT,
    NETPROWLER,
    PADS,
    STRATOLITES,
)
from arcology.games.cytress.state import CytressState, Plan
from arcology.games.cytress.terms import FACTIONS, LandingPad, Phase

FACTION_PADS = range(len(FACTIONS))


def possible_pads(book: Book, s: CytressState, seat: int) -> list[int]:
    """Pads whose action can be carried out completely (CYT-TRAVEL-04); in REPLAY never STRATOLITES (CYT-REPLAY-03)."""
    player = s.players[seat]
    found = [faction for faction in FACTION_PADS if meet.can_meet(book, s, player, faction)]
    if s.phase is not Phase.REPLAY and stratos.usable_stratolites(book, s, player):
        found.append(STRATOLITES)
    if netprowler.can_meet(book, s, player):
        found.append(NETPROWLER)
    found.append(FIXER)
    if any(player.stock):
        found.append(MERCHANT)
    if bounty.due(s, player):
        found.append(BOUNTY_HUNTERS)
    return found


def ships(book: Book, s: CytressState, seat: int) -> Sequence[CytressAction]:
    """Flights to every possible pad, then claims."""
    table = FLY[seat]
    found: list[CytressAction] = [table[pad] for pad in possible_pads(book, s, seat)]
    found += claims(book, s, seat)
    return found


def check_fly(book: Book, s: CytressState, a: Fly) -> Refusal | None:
    """Why a pad cannot be met."""
    player, pad = s.players[a.seat], PADS.index(a.pad)
    if pad in FACTION_PADS:
        return meet.check_meet(book, s, player, pad)
    if pad == STRATOLITES:
        if s.phase is Phase.REPLAY:
            return refusal("cytress.refusal.replay_elsewhere", "CYT-REPLAY-03")
        return stratos.check_stratolites(book, s, player)
    if pad == NETPROWLER:
        return netprowler.check_netprowler(book, s, player)
    if pad == MERCHANT:
        return merchant.check_merchant(s, player)
    return bounty.check_hunters(s, player) if pad == BOUNTY_HUNTERS else None


def ask_ship(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """Ask for a pad; a ship with one pad only and nothing to claim leaves by itself (CYT-TRAVEL-05)."""
    player = s.players[seat]
    if not any(player.stock) and not may_claim(book, s, seat):
        pads = possible_pads(book, s, seat)
        if len(pads) == 1:
            depart(book, s, seat, pads[0], True, ctx)
            return
    ctx.then(ASK_REPLAY[seat] if s.phase is Phase.REPLAY else ASK_SHIP[seat])


def begin_turn(book: Book, s: CytressState, seat: int, ctx: Context) -> None:
    """The turn of a seat with a ship to move."""
    s.active = seat
    if ctx.keep_beats:
        ctx.emit(TurnBegan(seat, s.phase, "CYT-TRAVEL-01" if s.phase is Phase.TRAVEL else "CYT-REPLAY-02"))
    ask_ship(book, s, seat, ctx)


def fly(book: Book, s: CytressState, a: Fly, ctx: Context) -> None:
    """A ship leaves by choice."""
    depart(book, s, a.seat, PADS.index(a.pad), False, ctx)


def depart(book: Book, s: CytressState, seat: int, pad: int, forced: bool, ctx: Context) -> None:
    """Move a ship to the pad and begin its action (CYT-TRAVEL-01, CYT-REPLAY-02)."""
    fleet = s.players[seat].ships
    origin = LandingPad.STRATOLITES if s.phase is Phase.REPLAY else None
    fleet[fleet.index(origin)] = PADS[pad]
    if origin is None:
        s.turn += 1
    s.plan = Plan(PADS[pad], origin, forced)
    if ctx.keep_beats:
        ctx.emit(Flew(seat, PADS[pad], origin, forced, "CYT-TRAVEL-01" if origin is None else "CYT-REPLAY-02"))
    if pad in FACTION_PADS:
        meet.proceed(book, s, seat, ctx)
    elif pad in (STRATOLITES, NETPROWLER):
        stratos.proceed(book, s, seat, ctx)
    elif pad == FIXER:
        fixer.proceed(s, seat, ctx)
    elif pad == MERCHANT:
        merchant.proceed(book, s, seat, ctx)
    else:
        bounty.proceed(book, s, seat, ctx)


def claim_before(book: Book, s: CytressState, a: ClaimSkill, ctx: Context) -> None:
    """A claim before the ship leaves: the ship is asked for again (CYT-SKILL-03)."""
    claim(s, a, ctx)
    ask_ship(book, s, a.seat, ctx)


def claim_after(book: Book, s: CytressState, a: ClaimSkill, ask: Ask, ctx: Context) -> None:
    """A claim after the action: asked again while one more is possible, else the turn ends."""
    claim(s, a, ctx)
    if may_claim(book, s, a.seat):
        ctx.again(ask)
