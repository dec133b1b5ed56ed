"""Units: their order, effective statistics, healing, harm, necrosis and death (CFL-CHAR, CFL-NECRO, CFL-PRIO-06)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.asks import AskOwner
from arcology.games.cyberflesh.events import (
    CardDiscarded,
    HarmCause,
    HealCause,
    Healed,
    NecrosisGained,
    NecrosisLost,
    NpcPassed,
    UnitDied,
    UnitHurt,
)
from arcology.games.cyberflesh.rules.book import DEFENCE, FILTER, LIFE, PRIORITY, Book
from arcology.games.cyberflesh.rules.ending import finish
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import FindOwner
from arcology.games.cyberflesh.terms import BOSS, MAX_NECROSIS, UnitKind


def by_priority(unit: Unit) -> int:
    """Key that puts the highest PRIORITY first; equal ones stay as they are."""
    return -unit.stats[PRIORITY]


def each_character(s: CyberfleshState) -> list[Unit]:
    """Living characters by descending PRIORITY, then seat."""
    if len(s.characters) == 1:
        return [unit for unit in s.characters if unit.hp > 0]
    return sorted((unit for unit in s.characters if unit.hp > 0), key=by_priority)


def unit_order(s: CyberfleshState) -> list[Unit]:
    """Living characters by descending PRIORITY (ties by seat), then NPCs by id, then the ally (CFL-PRIO-06)."""
    return [*each_character(s), *s.helpers]


def speaker(s: CyberfleshState) -> int:
    """The seat that answers for all players: the lowest with a living character."""
    for seat, unit in enumerate(s.characters):
        if unit.hp > 0:
            return seat
    return 0


def decider(s: CyberfleshState, unit: Unit) -> int:
    """The seat that decides for a unit: its owner, the players for the ally (CFL-NPC-03, CFL-ALLY-02)."""
    return speaker(s) if unit.kind is UnitKind.ALLY else unit.owner


def effective(book: Book, u: Unit) -> tuple[list[int], list[int]]:
    """Effective statistics and keywords: what is printed, and what every card and buff changes (CFL-CHAR-08)."""
    stats, keywords = list(book.printed[u.id]), [0] * 5
    for facts in book.traits((*u.weapons, u.helmet, u.body), u.mutations):
        for index, change in enumerate(facts.stats):
            stats[index] += change
        for index, number in enumerate(facts.keywords):
            keywords[index] += number
    for index, change in u.buffs:
        stats[index] += change
    stats[LIFE] = max(1, stats[LIFE])
    stats[DEFENCE] = max(0, stats[DEFENCE])
    return stats, keywords


def refresh(book: Book, u: Unit) -> None:
    """Work the effective statistics and keywords out anew; hp is lowered to LIFE (CFL-CHAR-08, CFL-CHAR-09)."""
    u.stats, u.keywords = effective(book, u)
    u.hp = min(u.hp, u.stats[LIFE])


def heal(u: Unit, amount: int | None, cause: HealCause, ctx: Context) -> None:
    """Raise hp, at most to LIFE; None heals all (CFL-CHAR-10)."""
    missing = u.stats[LIFE] - u.hp
    gained = missing if amount is None else min(amount, missing)
    u.hp += gained
    if gained and ctx.keep_beats:
        ctx.emit(Healed(u.id, gained, cause))


def lose(book: Book, s: CyberfleshState, u: Unit, amount: int, cause: HarmCause, ctx: Context) -> None:
    """Lose hp, with no DEFENCE against it, and die at 0 (CFL-DEF-04, CFL-CHAR-07)."""
    lost = min(amount, u.hp)
    u.hp -= lost
    if lost and ctx.keep_beats:
        ctx.emit(UnitHurt(u.id, lost, cause))
    if u.hp == 0:
        die(book, s, u, ctx)


def gain_necrosis(book: Book, s: CyberfleshState, u: Unit, amount: int, cause: HarmCause, ctx: Context) -> None:
    """One gain of markers, less FILTER; more than 8 kill (CFL-NECRO-01, CFL-NECRO-02, CFL-KEY-03)."""
    kept = max(0, amount - u.keywords[FILTER])
    u.necrosis += kept
    if amount and ctx.keep_beats:
        ctx.emit(NecrosisGained(u.id, kept, amount - kept, cause))
    if u.necrosis > MAX_NECROSIS:
        u.hp = 0
        die(book, s, u, ctx, necrosis=True)


def lose_necrosis(u: Unit, amount: int, ctx: Context) -> None:
    """Take markers off; there are never fewer than none (CFL-NECRO-01)."""
    gone = min(amount, u.necrosis)
    u.necrosis -= gone
    if gone and ctx.keep_beats:
        ctx.emit(NecrosisLost(u.id, gone))


def die(book: Book, s: CyberfleshState, u: Unit, ctx: Context, *, necrosis: bool = False, last: bool = True) -> None:
    """A unit at 0 hp leaves play: where its cards go, and what becomes of those it leads (CFL-CHAR-12, CFL-NPC-06).

    The death of the last character ends the game at once (CFL-CHAR-11); of units that fall together it does so with
    the ``last`` one.
    """
    if ctx.keep_beats:
        rule = "CFL-NECRO-02" if necrosis else "CFL-CHAR-07"
        ctx.emit(UnitDied(u.id, necrosis, rule))
    for card in u.mutations:
        if card:
            s.mutation_deck.insert(0, card)
    u.mutations = [EMPTY] * 4
    u.buffs = ()
    if u.kind is UnitKind.CHARACTER:
        _leave(book, s, u, ctx)
    else:
        s.helpers.remove(u)
        if u.kind is UnitKind.ALLY:
            s.events_deck.append(BOSS)  # CFL-ALLY-04
        else:
            s.events_deck.insert(0, u.id)
    if last and not s.living:
        finish(s, "DEFEAT", "CFL-CHAR-11", ctx)


def _leave(book: Book, s: CyberfleshState, u: Unit, ctx: Context) -> None:
    """A character is dead: its loot goes under the Loot deck in holding order, its NPCs to others (CFL-CHAR-12)."""
    for card in u.loot:
        s.loot_deck.insert(0, card)
        if ctx.keep_beats:
            ctx.emit(CardDiscarded(u.owner, card, "dead", "CFL-CHAR-12"))
    u.weapons, u.consumables, u.helmet, u.body = [], [], EMPTY, EMPTY
    refresh(book, u)
    if s.living:
        ctx.then(*(FindOwner(npc.id) for npc in s.helpers if npc.owner == u.owner))


def find_owner(s: CyberfleshState, t: FindOwner, ctx: Context) -> None:
    """The players assign an NPC; with one of them left there is nothing to decide (CFL-NPC-08)."""
    npc, living = s.unit(t.npc), s.living
    if npc is None or npc.owner in [unit.owner for unit in living]:
        return
    if len(living) > 1:
        ctx.then(AskOwner(speaker(s), npc.id))
    else:
        pass_on(npc, living[0].owner, ctx)


def pass_on(npc: Unit, seat: int, ctx: Context) -> None:
    """An NPC whose player is out goes to another one (CFL-NPC-08)."""
    npc.owner = seat
    if ctx.keep_beats:
        ctx.emit(NpcPassed(npc.id, seat))


def assign(s: CyberfleshState, npc: str, character: str, ctx: Context) -> None:
    """The players gave the NPC to a character's player."""
    helper, unit = s.unit(npc), s.unit(character)
    assert helper is not None, "the NPC is in play"
    assert unit is not None, "the character is in play"
    pass_on(helper, unit.owner, ctx)
