"""The AI completes a mission: which card, which hex (CYT-SOLO-MISSION)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cytress.events import AiMissionDone
from arcology.games.cytress.rules.automa_why import Failure, decisive
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.meet import free_hexes, put_crew, refill, take_mission
from arcology.games.cytress.state import AI_SEAT, Ai, AiDeed, CytressState
from arcology.games.cytress.terms import FACTIONS, MISSION_SLOTS, AiAction

CRITERIA = 4
Key = tuple[int, int, int, int, int]


def card_slot(s: CytressState, faction: int, turn: int) -> int:
    """The slot of the turn, else the next one cyclically that has a card; 0 if none has (CYT-SOLO-MISSION-02)."""
    for step in range(MISSION_SLOTS):
        slot = (turn - 1 + step) % MISSION_SLOTS + 1
        if s.slots[faction][slot - 1]:
            return slot
    return 0


def placement_key(book: Book, s: CytressState, hex_: int) -> Key:
    """How good a hex is, smaller being better (CYT-SOLO-MISSION-03, CYT-R-39 to CYT-R-41).

    Tallest tube beside, player's crew beside, own crew beside, distance from the middle, number of the hex: hexes
    are numbered by r, then q.
    """
    ground = book.ground(s.tiles)
    tallest, player, own = 0, 1, 1
    for other in ground.neighbours[hex_]:
        if s.tubes[other] > tallest:
            tallest = s.tubes[other]
        owner = s.crew[other]
        if owner == AI_SEAT:
            own = 0
        elif owner >= 0:
            player = 0
    return -tallest, player, own, ground.distances[hex_], hex_


def do_mission(
    book: Book, s: CytressState, ai: Ai, turn: int, action_slot: int, faction: int, ctx: Context
) -> AiDeed | Failure:
    """Place a crew, take the card of the turn, refill; nothing is paid or gained (CYT-SOLO-TRAVEL-07)."""
    if not ai.reserve:
        return Failure("no_crew", "CYT-SOLO-MISSION-04")
    slot = card_slot(s, faction, turn)
    if not slot:
        return Failure("no_card", "CYT-SOLO-MISSION-02")
    hexes = free_hexes(book, s, faction)
    if not hexes:
        return Failure("no_hex", "CYT-SOLO-MISSION-04")
    keys = [placement_key(book, s, hex_) for hex_ in hexes]
    best = min(keys)
    hex_ = best[-1]
    put_crew(s, ai, AI_SEAT, hex_, faction)
    card = take_mission(book, s, ai, faction, slot)
    if ctx.keep_beats:
        tallest, player, own, *_ = best
        decided = decisive(keys, CRITERIA)
        ctx.emit(
            AiMissionDone(
                turn, slot, card, FACTIONS[faction], hex_, tuple(hexes), -tallest, not player, not own, decided
            )
        )
    ctx.cut()
    refill(s, faction, slot, ctx)
    return AiDeed(AiAction.MISSION, card)
