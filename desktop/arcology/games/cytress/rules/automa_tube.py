"""The AI builds a tube: which crew may go up, and which does (CYT-SOLO-TUBE)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cytress.events import AiTubeBuilt
from arcology.games.cytress.events_auto import AiBar
from arcology.games.cytress.rules.automa_why import Failure, decisive
from arcology.games.cytress.rules.book import Book, Ground
from arcology.games.cytress.rules.stratos import draw_sections, early_value, raise_tube
from arcology.games.cytress.state import AI_SEAT, NOBODY, Ai, AiDeed, CytressState
from arcology.games.cytress.terms import FACTIONS, AiAction

CRITERIA = 3
Key = tuple[int, int, int, int]


def lead(ground: Ground, crew: list[int], hex_: int) -> int:
    """By how many crew the AI leads beside a hex; below 0 the player does."""
    own = player = 0
    for other in ground.neighbours[hex_]:
        owner = crew[other]
        if owner == AI_SEAT:
            own += 1
        elif owner != NOBODY:
            player += 1
    return own - player


def bar(book: Book, s: CytressState, hex_: int) -> AiBar | None:
    """Why the crew on a hex may not go up, or None (CYT-SOLO-TUBE-02, CYT-OPT-04)."""
    ground, crew = book.ground(s.tiles), s.crew
    after = crew[:]
    after[hex_] = NOBODY
    for tube in ground.neighbours[hex_]:
        if not s.tubes[tube]:
            continue
        before, then = lead(ground, crew, tube), lead(ground, after, tube)
        if before > 0 >= then:
            return "loses_control"
        if before >= 0 > then:
            return "gives_control"
    new = lead(ground, after, hex_)
    if new < 0:
        return "gives_tube"
    if new == 0 and s.options.ai_tube == "require":
        return "not_controlled"
    return None


def launch_key(book: Book, s: CytressState, hex_: int) -> Key:
    """How good a crew is to send up, smaller being better (CYT-SOLO-TUBE-03, CYT-R-38, CYT-R-40).

    Control of the new tube, other own crew beside, distance from the middle (farthest first), number of the hex.
    """
    ground = book.ground(s.tiles)
    near = any(s.crew[other] == AI_SEAT for other in ground.neighbours[hex_])
    return int(lead(ground, s.crew, hex_) <= 0), int(not near), -ground.distances[hex_], hex_


def build_tube(
    book: Book, s: CytressState, ai: Ai, turn: int, action_slot: int, faction: int, ctx: Context
) -> AiDeed | Failure:
    """Send a crew of the faction's colour up, as high as the board says for the round (CYT-SOLO-TUBE-01)."""
    height = book.pack.ai_board(ai.level).height(s.round)
    if s.tube_bag + s.tube_reserve < height:
        return Failure("no_sections", "CYT-STRAT-10")
    crew = [hex_ for hex_ in book.ground(s.tiles).by_colour[faction] if s.crew[hex_] == AI_SEAT]
    if not crew:
        return Failure("no_crew_there", "CYT-SOLO-TUBE-04")
    barred: list[tuple[int, AiBar]] = []
    keys: list[Key] = []
    for hex_ in crew:
        why = bar(book, s, hex_)
        if why is None:
            keys.append(launch_key(book, s, hex_))
        else:
            barred.append((hex_, why))
    if not keys:
        return Failure("all_barred", "CYT-SOLO-TUBE-02", tuple(barred))
    best = min(keys)
    hex_, early = best[-1], early_value(book, s, height)
    ai.posted[faction] -= 1
    ai.tiers[height - 1] += 1
    raise_tube(s, hex_, height)
    if ctx.keep_beats:
        ctx.emit(
            AiTubeBuilt(
                turn,
                action_slot,
                FACTIONS[faction],
                hex_,
                height,
                not best[0],
                not best[1],
                tuple(sorted(key[-1] for key in keys)),
                tuple(barred),
                early,
                max(0, height - s.tube_bag),
                decisive(keys, CRITERIA),
            )
        )
    draw_sections(s, height, ctx)
    if early:
        s.early[height - 1] += (AI_SEAT,)
    return AiDeed(AiAction.TUBE, str(height))
