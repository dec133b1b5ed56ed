"""The solo AI's turn: a token, the slot that it bares, and what is done of it (CYT-SOLO-TRAVEL, CYT-SOLO-BOUNTY)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cytress.events import AiBountyTaken, AiCannot, AiDrew, AiIdle, AiSkillTaken
from arcology.games.cytress.rules.automa_mission import do_mission
from arcology.games.cytress.rules.automa_tube import build_tube
from arcology.games.cytress.rules.automa_why import Failure
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.rules.bounty import due, take_top
from arcology.games.cytress.rules.costs import SKILL_MISSIONS
from arcology.games.cytress.state import AI_SEAT, NOBODY, Ai, AiDeed, CytressState
from arcology.games.cytress.tasks import AiAct
from arcology.games.cytress.terms import AI_SLOTS, FACTIONS, SKILLS, SUPPLIES, AiAction

_ACT = [[[AiAct(turn, supply, slot) for slot in range(AI_SLOTS + 1)] for supply in range(4)] for turn in range(4)]


def the_ai(s: CytressState) -> Ai:
    """The rival of the solo game."""
    assert s.ai is not None, "only the solo game has an AI"
    return s.ai


def draw_token(ai: Ai, ctx: Context) -> int:
    """Draw a token from the AI's bag and say its supply; it is not taken out (CYT-SOLO-INFL-02)."""
    ctx.reveal()
    index = ctx.luck.below("ai_bag", sum(ai.bag))
    for supply, count in enumerate(ai.bag):
        if index < count:
            return supply
        index -= count
    raise AssertionError("the number drawn is below the number of tokens")


def draw(book: Book, s: CytressState, turn: int, ctx: Context) -> None:
    """Draw, bare the next slot of the section if one is covered, and begin with the rightmost bare one
    (CYT-SOLO-TRAVEL-02, -03, -05)."""
    ai = the_ai(s)
    supply = draw_token(ai, ctx)
    bares = ai.revealed[supply] < AI_SLOTS
    if bares:
        ai.revealed[supply] += 1
        ai.bag[supply] += 1
    slot = ai.revealed[supply]
    if ctx.keep_beats:
        action = book.pack.ai_board(ai.level).action(SUPPLIES[supply], slot)
        faction = FACTIONS[book.faction_of[supply]]
        ctx.emit(AiDrew(turn, SUPPLIES[supply], faction, slot if bares else 0, action, sum(ai.bag)))
    ctx.then(_ACT[turn][supply][slot])


def act(book: Book, s: CytressState, turn: int, supply: int, slot: int, ctx: Context) -> None:
    """Do what a slot says; if that cannot be, the slot to its left is next (CYT-SOLO-TRAVEL-03, -04)."""
    if not slot:
        if ctx.keep_beats:
            ctx.emit(AiIdle(turn, SUPPLIES[supply]))
        return
    ai = the_ai(s)
    faction = book.faction_of[supply]
    action = book.pack.ai_board(ai.level).action(SUPPLIES[supply], slot)
    if action is AiAction.MISSION:
        done = do_mission(book, s, ai, turn, slot, faction, ctx)
    elif action is AiAction.TUBE:
        done = build_tube(book, s, ai, turn, slot, faction, ctx)
    else:
        done = take_bounty(s, ai, turn, slot, book, ctx)
    if isinstance(done, AiDeed):
        ai.deeds[(s.round - 1) * AI_SLOTS + turn - 1] = done
        take_skill(ai, s, ctx)
        return
    if ctx.keep_beats:
        ctx.emit(AiCannot(turn, slot, action, FACTIONS[faction], done.why, done.barred, done.rule))
    ctx.then(_ACT[turn][supply][slot - 1])


def take_bounty(s: CytressState, ai: Ai, turn: int, slot: int, book: Book, ctx: Context) -> AiDeed | Failure:
    """Take the bounty with the highest prestige of all that are due (CYT-SOLO-BOUNTY-01 to -03)."""
    found = due(s, ai)
    if not found:
        return Failure("no_bounty", "CYT-SOLO-BOUNTY-03")
    faction = max(found, key=lambda one: (book.prestige[s.bounties[one][0]], -one))
    card = take_top(s, ai, faction)
    if ctx.keep_beats:
        ctx.emit(AiBountyTaken(turn, slot, card, FACTIONS[faction], ai.targets[faction]))
    return AiDeed(AiAction.BOUNTY, FACTIONS[faction].value)


def take_skill(ai: Ai, s: CytressState, ctx: Context) -> None:
    """Take the token of every skill with three missions that is still there (CYT-SOLO-SKILL-01, -02)."""
    for skill, count in enumerate(ai.skills):
        if count >= SKILL_MISSIONS and s.tokens[skill] == NOBODY:
            ctx.cut()
            s.tokens[skill] = AI_SEAT
            if ctx.keep_beats:
                ctx.emit(AiSkillTaken(SKILLS[skill]))
