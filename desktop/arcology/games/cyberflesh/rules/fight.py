"""Combat Phases: how they start, their turns, and how they are won (CFL-COMBAT)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.games.cyberflesh.events import (
    CombatTurnBegan,
    EnemyPlaced,
    FightBegan,
    FightWon,
    FinalRolled,
    NobodyCame,
    SlotsRolled,
)
from arcology.games.cyberflesh.rules.book import REGEN, ROT, Book
from arcology.games.cyberflesh.rules.consumables import holders
from arcology.games.cyberflesh.rules.decks import draw_enemy
from arcology.games.cyberflesh.rules.dice import read, roll, roll_some, succeeds, tell
from arcology.games.cyberflesh.rules.loot import begin_round, resting_phase
from arcology.games.cyberflesh.rules.order import turn_order
from arcology.games.cyberflesh.rules.tables import FIGHT, OFFER_ESCAPE, TURN_ORDER, WINDOW
from arcology.games.cyberflesh.rules.units import gain_necrosis, heal, refresh, unit_order
from arcology.games.cyberflesh.rules.wounds import any_enemy
from arcology.games.cyberflesh.state import EMPTY, Combat, CyberfleshState, Enemy
from arcology.games.cyberflesh.tasks import Rot
from arcology.games.cyberflesh.terms import BOSS, MAX_ALERT, SLOTS, EnemySource, Phase


def start(
    book: Book,
    s: CyberfleshState,
    ctx: Context,
    *,
    final: bool = False,
    boss: bool = False,
    lords: int = 0,
    monsters: int = 0,
    populate: bool = False,
) -> None:
    """Place the enemies and begin the fight, if any came (CFL-COMBAT-01 to CFL-COMBAT-07).

    ``monsters`` are all of them, with those for more players.
    """
    hard = s.alert == MAX_ALERT
    if final:
        _final_boss(book, s, ctx)
    if boss and BOSS in s.events_deck:
        s.events_deck.remove(BOSS)
        place(book, s, BOSS, ctx)
    _draw(book, s, EnemySource.LORD, lords, ctx)
    _draw(book, s, EnemySource.MONSTER, SLOTS if hard else monsters, ctx)
    if populate and not hard:
        _populate(book, s, ctx)
    if not any_enemy(s):
        if ctx.keep_beats:
            ctx.emit(NobodyCame())
        return
    s.phase = Phase.COMBAT
    s.combat = Combat()
    if ctx.keep_beats:
        ctx.emit(FightBegan(SLOTS - s.slots.count(None), hard))
    ctx.then(FIGHT)
    if rotting := tuple(unit.id for unit in unit_order(s) if unit.keywords[ROT]):
        ctx.then(Rot(rotting))


def place(book: Book, s: CyberfleshState, card: str, ctx: Context, slot: int = 0) -> None:
    """Put an enemy into a slot, by default the lowest empty one (CFL-COMBAT-02)."""
    at = slot - 1 if slot else s.slots.index(None)
    hp = book.enemies[card].hp[s.player_count - 1]
    s.slots[at] = Enemy(card, hp, hp)
    if ctx.keep_beats:
        ctx.emit(EnemyPlaced(at + 1, card, hp, "CFL-COMBAT-05" if slot else "CFL-COMBAT-02"))


def _final_boss(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """A D2 chooses the final boss (CFL-RUL-06)."""
    face = roll(s, "final", ctx, sides=2)
    number = read(face, 2)
    if ctx.keep_beats:
        ctx.emit(FinalRolled(face, number))
    card = book.pack.finals[number - 1].id
    s.finals.remove(card)
    place(book, s, card, ctx)


def _draw(book: Book, s: CyberfleshState, source: EnemySource, count: int, ctx: Context) -> None:
    """Draw enemies into the lowest empty slots; a surplus is not drawn (CFL-COMBAT-02)."""
    for _ in range(min(count, s.slots.count(None))):
        card = draw_enemy(book, s, source, ctx)
        if card is None:
            return
        place(book, s, card, ctx)


def _populate(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """A die for each slot, all five before drawing; the Alert level is the bonus (CFL-COMBAT-03 to CFL-COMBAT-05)."""
    faces = roll_some(s, SLOTS, "slots", ctx)
    tell(s, s.alert, EMPTY, EMPTY, 0)
    filled = [slot for slot, face in enumerate(faces, start=1) if succeeds(face, s.alert) and not s.slots[slot - 1]]
    if ctx.keep_beats:
        ctx.emit(SlotsRolled(tuple(faces), s.alert, tuple(filled)))
    for slot in filled:
        card = draw_enemy(book, s, EnemySource.MONSTER, ctx)
        if card is None:
            return
        place(book, s, card, ctx, slot)


def rot(book: Book, s: CyberfleshState, t: Rot, ctx: Context) -> None:
    """ROT triggers at the start of a fight, in unit order (CFL-KEY-02)."""
    for name in t.units:
        unit = s.unit(name)
        if unit is not None and unit.alive:
            gain_necrosis(book, s, unit, unit.keywords[ROT], "rot", ctx)
        if s.ended is not None:
            return


def next_turn(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """The next turn, or the end of a fight that is won (CFL-COMBAT-08, CFL-COMBAT-09)."""
    combat = s.combat
    assert combat is not None, "turns belong to a fight"
    if not any_enemy(s):
        win(book, s, ctx)
        return
    combat.turn += 1
    s.turns += 1
    combat.order, combat.priorities, combat.at = [], [], 0
    combat.plan, combat.rolled = [], 0
    combat.target = combat.immolator = EMPTY
    combat.quiet = False
    if ctx.keep_beats:
        ctx.emit(CombatTurnBegan(combat.turn))
    ctx.then(FIGHT)
    boss_stands = BOSS not in s.events_deck[-1:] and any(enemy is not None and enemy.card == BOSS for enemy in s.slots)
    if holders(book, s):
        ctx.then(WINDOW["turn", "", -1, ()], OFFER_ESCAPE, TURN_ORDER)
    elif boss_stands:
        ctx.then(OFFER_ESCAPE, TURN_ORDER)
    else:
        turn_order(book, s, ctx)


def win(book: Book, s: CyberfleshState, ctx: Context) -> None:
    """Buffs end, REGEN triggers, slot loot is collected (CFL-COMBAT-10)."""
    combat = s.combat
    assert combat is not None, "only a fight is won"
    if ctx.keep_beats:
        ctx.emit(FightWon(combat.turn))
    s.combat = None
    end_buffs(book, s)
    for unit in unit_order(s):
        if unit.keywords[REGEN]:
            heal(unit, unit.keywords[REGEN], "regen", ctx)
    s.phase = resting_phase(s)
    begin_round(s, ctx)


def end_buffs(book: Book, s: CyberfleshState) -> None:
    """Buffs last as long as the fight (vocabulary BUFF)."""
    for unit in s.units:
        if unit.buffs:
            unit.buffs = ()
            refresh(book, unit)
