"""Set-up of the table (CYT-SETUP, CYT-SOLO-SETUP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.config import GameConfig
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cytress.actions import ChooseSide
from arcology.games.cytress.events import SideChosen, SkillsDealt
from arcology.games.cytress.rules.book import ICONS, Book
from arcology.games.cytress.rules.options import level_of, options_of
from arcology.games.cytress.rules.tables import choose_side
from arcology.games.cytress.state import NOBODY, Ai, CytressState, Player
from arcology.games.cytress.tasks import AskSide, CytressTask, DealSkills, RoundStart
from arcology.games.cytress.terms import (
    AI_SLOTS,
    FACTIONS,
    MISSION_SLOTS,
    SKILLS,
    SOLO_TILES,
    STRATOLITE_ROW,
    SUPPLIES,
    Phase,
    UnderbellySide,
)

SOLO_FIRST = 0
"""The only player holds the marker; it is never passed (CYT-SOLO-INFL-01)."""


def set_up(book: Book, config: GameConfig, ctx: Context) -> CytressState:
    """Return the table before the sides of the Rebel boards are chosen.

    Chance is used in a fixed order: tiles and their sides, mission decks, Underbelly side, stratolites, Rebel boards,
    first player; skill cards are dealt after the sides are chosen (CYT-R-47).
    """
    pack, constants, seats = book.pack, book.constants, config.seats
    solo = seats == 1
    tiles = _tiles(book, SOLO_TILES if solo else seats, ctx)
    decks = [[card.id for card in pack.deck(faction)] for faction in FACTIONS]
    for deck in decks:
        ctx.shuffle("missions", deck)
    slots = [[deck.pop() for _ in range(MISSION_SLOTS)] for deck in decks]
    underbelly = ctx.pick("underbelly", list(UnderbellySide))
    stratolites = [card.id for card in pack.stratolites]
    ctx.shuffle("stratolites", stratolites)
    row = [stratolites.pop() for _ in range(STRATOLITE_ROW)]
    boards = list(pack.rebels)
    ctx.shuffle("rebels", boards)
    first = SOLO_FIRST if solo else ctx.pick("first", list(range(seats)))
    order = [(first + step) % seats for step in range(seats)]
    agenda: list[CytressTask] = [RoundStart(), DealSkills(), *(AskSide(seat) for seat in reversed(order))]
    ground = book.ground(tiles)
    bag = constants.bag(seats)
    return CytressState(
        luck=ctx.luck,
        agenda=agenda,
        options=options_of(config),
        phase=Phase.SETUP,
        round=0,
        first=first,
        active=NOBODY,
        turn=0,
        tiles=tiles,
        crew=[NOBODY] * len(ground.colours),
        tubes=[0] * len(ground.colours),
        free=[len(hexes) for hexes in ground.by_colour],
        underbelly=underbelly,
        decks=decks,
        slots=slots,
        bounties=[tuple(card.id for card in pack.bounty_stack(faction, seats)) for faction in FACTIONS],
        tokens=[NOBODY] * len(SKILLS),
        row=row,
        stratolite_deck=stratolites,
        stratolite_discard=[],
        tube_bag=bag,
        tube_reserve=constants.sections_total - bag,
        early=[()] * len(pack.stratos),
        players=[_player(book, boards[seat].id) for seat in range(seats)],
        ai=_ai(book, boards[seats].id, level_of(config)) if solo else None,
        boxed=[],
    )


def _tiles(book: Book, count: int, ctx: Context) -> tuple[str, ...]:
    """Distinct tiles in random order, each with a random side up, never turned (CYT-SETUP-01, CYT-R-04)."""
    tiles = list(book.pack.tiles)
    ctx.shuffle("tiles", tiles)
    return tuple(ctx.pick("tile_sides", list(tile.sides)).id for tile in tiles[:count])


def _player(book: Book, board: str) -> Player:
    constants = book.constants
    return Player(
        colour=book.pack.rebel_board(board).colour,
        board=board,
        side="",
        stock=[constants.start_supply] * len(SUPPLIES),
        icons=[0] * ICONS,
        skills=[0] * len(SKILLS),
        targets=[0] * len(FACTIONS),
        missions=[],
        reserve=constants.crew,
        posted=[0] * len(FACTIONS),
        tiers=[0] * len(book.pack.stratos),
        ships=[None] * constants.ships,
        rebel=None,
        hand=[],
        claimed=(),
        bounties=(),
        bounties_of=[0] * len(FACTIONS),
    )


def _ai(book: Book, board: str, level: int) -> Ai:
    """The rival with one token of each supply in its bag and all its slots covered (CYT-SOLO-SETUP-01 to -04)."""
    constants = book.constants
    return Ai(
        level=level,
        colour=book.pack.rebel_board(board).colour,
        reserve=constants.crew,
        bag=[1] * len(SUPPLIES),
        revealed=[0] * len(SUPPLIES),
        missions=[],
        skills=[0] * len(SKILLS),
        targets=[0] * len(FACTIONS),
        posted=[0] * len(FACTIONS),
        tiers=[0] * len(book.pack.stratos),
        bounties=(),
        bounties_of=[0] * len(FACTIONS),
        rebel=None,
        deeds=[None] * (constants.solo_max_rounds * AI_SLOTS),
    )


def sides(book: Book, s: CytressState, seat: int) -> list[ChooseSide]:
    """The two sides of a seat's Rebel board."""
    return [choose_side(seat, side.id) for side in book.pack.rebel_board(s.players[seat].board).sides]


def check_side(book: Book, s: CytressState, a: ChooseSide) -> Refusal | None:
    """Why a side is not possible."""
    if a.side not in {side.id for side in book.pack.rebel_board(s.players[a.seat].board).sides}:
        return refusal("cytress.refusal.other_board", "CYT-SETUP-11")
    return None


def take_side(book: Book, s: CytressState, a: ChooseSide, ctx: Context) -> None:
    """Turn the Rebel board; its printed icons count from now on (CYT-LIFE-02)."""
    player = s.players[a.seat]
    player.side = a.side
    player.icons = list(book.base[a.side])
    if ctx.keep_beats:
        ctx.emit(SideChosen(a.seat, a.side))


def deal_skills(book: Book, s: CytressState, ctx: Context) -> None:
    """Shuffle the skill cards of this player count, deal, box the rest (CYT-SETUP-13, CYT-SOLO-SETUP-07)."""
    seats = len(s.players)
    pool = [card.id for card in book.pack.skill_pool(seats)]
    ctx.shuffle("skills", pool)
    each = book.constants.skill_hands[seats - 1]
    for player in s.players:
        player.hand = [pool.pop() for _ in range(each)]
    s.boxed = pool
    ctx.reveal()
    if ctx.keep_beats:
        ctx.emit(SkillsDealt(each, len(pool)))
