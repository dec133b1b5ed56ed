"""The one executor of the effect vocabulary: what each effect does, and how lists, branches and bindings run.

A list runs as `RunEffects` frames, one effect each. Questions put their frame back when they are answered, with what
was named in it.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from arcology.engine.agenda import Context
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.asks import AskChoice, AskEnemy, AskUnit, RunEffects
from arcology.games.cyberflesh.effects import Who
from arcology.games.cyberflesh.events import (
    AlertChanged,
    Buffed,
    OptionTaken,
    SirenActivated,
    TableRolled,
    TestRolled,
    TileDeferred,
)
from arcology.games.cyberflesh.rules import fight, loot, merchant, npcs, places, wounds
from arcology.games.cyberflesh.rules.book import Book, branch
from arcology.games.cyberflesh.rules.dice import read, roll, succeeds, tell
from arcology.games.cyberflesh.rules.ending import finish
from arcology.games.cyberflesh.rules.tables import DRAW_LOOT, DRAW_MUTATION
from arcology.games.cyberflesh.rules.units import (
    each_character,
    gain_necrosis,
    heal,
    lose,
    lose_necrosis,
    refresh,
    speaker,
    unit_order,
)
from arcology.games.cyberflesh.state import EMPTY, CyberfleshState, Unit
from arcology.games.cyberflesh.tasks import DiscardNext, TestNext
from arcology.games.cyberflesh.terms import MAX_ALERT, MIN_ALERT, SIRENS, STAT_INDEX, Stat, UnitKind

Run = Callable[[Book, CyberfleshState, RunEffects, Any, Context], None]
_NAMING = (Who.CHOSEN, Who.CHOSEN_UNIT)


def run(book: Book, s: CyberfleshState, frame: RunEffects, ctx: Context) -> None:
    """Run the effect at the frame's place; the rest of the list waits below."""
    effects = book.effects[frame.effects]
    if frame.at >= len(effects):
        return
    effect = effects[frame.at]
    who = getattr(effect, "who", None)
    if who in _NAMING and not frame.named:
        found = choosable(book, s, effect)
        if len(found) > 1:
            ctx.then(AskUnit(speaker(s), frame, who is Who.CHOSEN))
        elif found:
            name_unit(book, s, frame, found[0].id, ctx)
        else:
            _wait(book, s, frame, ctx)
        return
    _wait(book, s, frame, ctx)
    _RUN[type(effect)](book, s, frame, effect, ctx)


def _wait(book: Book, s: CyberfleshState, frame: RunEffects, ctx: Context) -> None:
    """Lay the rest of the list below what the effect does, unless it lies there already: the effect asks again."""
    if frame.at + 1 < len(book.effects[frame.effects]) and not _waits(s, frame):
        ctx.then(RunEffects(frame.effects, frame.at + 1, frame.actor, frame.user, shared=frame.shared))


def _waits(s: CyberfleshState, frame: RunEffects) -> bool:
    """Whether the rest of the list is on top of the agenda."""
    top = s.agenda[-1] if s.agenda else None
    return isinstance(top, RunEffects) and (top.effects, top.at) == (frame.effects, frame.at + 1)


def choosable(book: Book, s: CyberfleshState, effect: fx.Effect) -> list[Unit]:
    """Whom the players may name. For cards to be discarded: those who have enough, if there are any."""
    if getattr(effect, "who", None) is Who.CHOSEN_UNIT:
        return unit_order(s)
    living = each_character(s)
    if isinstance(effect, fx.DiscardLoot):
        rich = [unit for unit in living if len(loot.owned(book, unit, effect.only)) >= effect.n]
        return rich or living
    return living


def name_unit(book: Book, s: CyberfleshState, frame: RunEffects, unit: str, ctx: Context) -> None:
    """Somebody was named. A test binds its own branches only; everything else binds the actor of the list, and of the
    lists that share it."""
    if isinstance(book.effects[frame.effects][frame.at], fx.Test):
        _wait(book, s, frame, ctx)
        ctx.then(TestNext(frame.effects, frame.at, (unit,)))
        return
    if frame.shared:
        for place in range(len(s.agenda) - 1, -1, -1):
            below = s.agenda[place]
            if not isinstance(below, RunEffects):
                break
            s.agenda[place] = _with(below, unit)
            if not below.shared:
                break
    ctx.then(_with(frame, unit, named=True))


def _with(frame: RunEffects, actor: str, *, named: bool = False) -> RunEffects:
    return RunEffects(frame.effects, frame.at, actor, frame.user, frame.slot, named, frame.shared)


def meant(s: CyberfleshState, frame: RunEffects, who: Who) -> list[Unit]:
    """The living units that an effect concerns; somebody named is the actor by now."""
    if who is Who.EACH:
        return each_character(s)
    if who is Who.EACH_UNIT:
        return unit_order(s)
    unit = s.unit(frame.actor)
    return [unit] if unit is not None and unit.alive else []


def _branch(s: CyberfleshState, frame: RunEffects, name: str, ctx: Context) -> None:
    """Run a branch that shares the binding. The rest of its list was pushed already, if there is one."""
    inner = branch(frame.effects, frame.at, name)
    ctx.then(RunEffects(inner, 0, frame.actor, frame.user, shared=_waits(s, frame) or frame.shared))


def _heal(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Heal, ctx: Context) -> None:
    for unit in meant(s, frame, effect.who):
        heal(unit, effect.n, "effect", ctx)


def _damage(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Damage, ctx: Context) -> None:
    for unit in meant(s, frame, effect.who):
        lose(book, s, unit, effect.n, "effect", ctx)
        if s.ended is not None:
            return


def _necrosis(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Necrosis, ctx: Context) -> None:
    for unit in meant(s, frame, effect.who):
        if effect.n < 0:
            lose_necrosis(unit, -effect.n, ctx)
        else:
            gain_necrosis(book, s, unit, effect.n, "effect", ctx)
        if s.ended is not None:
            return


def _alert(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Alert, ctx: Context) -> None:
    """Alert stays within 1..8 (CFL-ALERT-02, CFL-ALERT-03)."""
    before = s.alert
    s.alert = min(MAX_ALERT, max(MIN_ALERT, before + effect.n))
    if s.alert != before and ctx.keep_beats:
        ctx.emit(AlertChanged(before, s.alert))


def _draw_loot(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.DrawLoot, ctx: Context) -> None:
    units = [unit for unit in meant(s, frame, effect.who) if unit.kind is UnitKind.CHARACTER]
    ctx.then(*(DRAW_LOOT[unit.owner, effect.only] for unit in units for _ in range(effect.n)))


def _loot_pool(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.LootPool, ctx: Context) -> None:
    loot.show(s, effect.n, ctx)


def _draw_mutation(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.DrawMutation, ctx: Context) -> None:
    ctx.then(*(DRAW_MUTATION[(unit.id,)] for unit in meant(s, frame, effect.who) for _ in range(effect.n)))


def _discard_loot(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.DiscardLoot, ctx: Context) -> None:
    units = [unit for unit in meant(s, frame, effect.who) if unit.kind is UnitKind.CHARACTER]
    ctx.then(*(DiscardNext(unit.owner, effect.n, effect.only) for unit in units))


def _spawn(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Spawn, ctx: Context) -> None:
    monsters = effect.monsters_for(s.player_count)
    fight.start(book, s, ctx, final=effect.final, boss=effect.boss, lords=effect.lords, monsters=monsters,
                populate=effect.populate)  # fmt: skip


def _gain_npc(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.GainNpc, ctx: Context) -> None:
    for unit in meant(s, frame, effect.who):
        npcs.join(book, s, effect.npc, unit.owner, ctx)


def _move(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Move, ctx: Context) -> None:
    places.put_party(book, s, frame, effect, ctx)


def _reveal(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Reveal, ctx: Context) -> None:
    places.begin_scouting(frame, effect, ctx)


def _test(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Test, ctx: Context) -> None:
    waiting = tuple(unit.id for unit in meant(s, frame, effect.who))
    if waiting:
        ctx.then(TestNext(frame.effects, frame.at, waiting))


def test_next(book: Book, s: CyberfleshState, t: TestNext, ctx: Context) -> None:
    """One character rolls and its branch runs, before the next one is tested (CFL-CHAR-05, CFL-CHAR-06)."""
    effect = book.effects[t.effects][t.at]
    assert isinstance(effect, fx.Test), "the frame of a test"
    if len(t.waiting) > 1:
        ctx.then(TestNext(t.effects, t.at, t.waiting[1:]))
    unit = s.unit(t.waiting[0])
    if unit is None or not unit.alive:
        return
    bonus = unit.stats[STAT_INDEX[effect.stat]] + effect.mod
    face = roll(s, "test", ctx)
    success = succeeds(face, bonus)
    tell(s, bonus, unit.id, EMPTY, success)
    if ctx.keep_beats:
        rule = "CFL-CHAR-05" if effect.stat is Stat.STRENGTH else "CFL-CHAR-06"
        ctx.emit(TestRolled(unit.id, effect.stat, face, bonus, success, rule))
    ctx.then(RunEffects(branch(t.effects, t.at, "success" if success else "failure"), actor=unit.id))


def _choice(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Choice, ctx: Context) -> None:
    """The players take exactly one option whose condition holds."""
    found = open_options(s, effect)
    if len(found) > 1:
        ctx.then(AskChoice(speaker(s), frame))
    elif found:
        _take(s, frame, effect, found[0], ctx)


def open_options(s: CyberfleshState, effect: fx.Choice) -> list[int]:
    """The numbers of the options whose condition holds."""
    return [n for n, option in enumerate(effect.options) if option.requires is None or holds(s, option.requires)]


def choose(book: Book, s: CyberfleshState, frame: RunEffects, option: int, ctx: Context) -> None:
    """The players took an option."""
    effect = book.effects[frame.effects][frame.at]
    assert isinstance(effect, fx.Choice), "the frame of a choice"
    _take(s, frame, effect, option, ctx)


def _take(s: CyberfleshState, frame: RunEffects, effect: fx.Choice, option: int, ctx: Context) -> None:
    if ctx.keep_beats:
        ctx.emit(OptionTaken(s.event, effect.options[option].label, "CFL-RUL-48"))
    _branch(s, frame, f"option{option}", ctx)


def holds(s: CyberfleshState, condition: fx.Condition) -> bool:
    """Whether a condition holds."""
    if isinstance(condition, fx.AlertAtLeast):
        return s.alert >= condition.n
    return any(len(unit.loot) >= condition.n for unit in s.living)


def _roll(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Roll, ctx: Context) -> None:
    """A die read at face value (CFL-DICE-07)."""
    face = roll(s, "table", ctx, effect.die)
    number = read(face, effect.die)
    if ctx.keep_beats:
        ctx.emit(TableRolled(face, effect.die, number))
    _branch(s, frame, f"row{effect.table.index(effect.row(number))}", ctx)


def _if(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.If, ctx: Context) -> None:
    _branch(s, frame, "then" if holds(s, effect.condition) else "otherwise", ctx)


def _merchant(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Merchant, ctx: Context) -> None:
    merchant.arrive(s, frame, effect, ctx)


def _activate_siren(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.ActivateSiren, ctx: Context) -> None:
    """One more siren sounds, and its tile is done."""
    s.sirens = min(SIRENS, s.sirens + 1)
    s.done[s.party] = True
    if ctx.keep_beats:
        ctx.emit(SirenActivated(s.sirens, s.party))


def _defer(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Defer, ctx: Context) -> None:
    if ctx.keep_beats:
        ctx.emit(TileDeferred(s.party))


def _win(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Win, ctx: Context) -> None:
    """The players are out (CFL-END-01)."""
    finish(s, "WIN", "CFL-END-01", ctx)


def _hit_enemy(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.HitEnemy, ctx: Context) -> None:
    """Damage without defence; the user is the killer (CFL-DEF-04, CFL-DEATH-05)."""
    slots = [slot for slot, enemy in enumerate(s.slots, start=1) if enemy is not None]
    if effect.scope is fx.HitScope.ONE:
        if frame.slot:
            slots = [frame.slot]
        elif len(slots) > 1:
            ctx.then(AskEnemy(s.characters[_seat(s, frame.user)].owner, frame))
            return
    for slot in slots:
        wounds.wound(book, s, slot, effect.n, frame.user, "consumable", ctx)


def name_enemy(frame: RunEffects, slot: int, ctx: Context) -> None:
    """An enemy was named."""
    ctx.then(RunEffects(frame.effects, frame.at, frame.actor, frame.user, slot, True, frame.shared))


def _seat(s: CyberfleshState, unit: str) -> int:
    return next(u.owner for u in s.characters if u.id == unit)


def _buff(book: Book, s: CyberfleshState, frame: RunEffects, effect: fx.Buff, ctx: Context) -> None:
    """A statistic changes until the fight ends."""
    for unit in meant(s, frame, effect.who):
        unit.buffs = (*unit.buffs, (STAT_INDEX[effect.stat], effect.n))
        refresh(book, unit)
        if ctx.keep_beats:
            ctx.emit(Buffed(unit.id, effect.stat, effect.n))


_RUN: dict[type, Run] = {
    fx.Heal: _heal,
    fx.Damage: _damage,
    fx.Necrosis: _necrosis,
    fx.Alert: _alert,
    fx.DrawLoot: _draw_loot,
    fx.LootPool: _loot_pool,
    fx.DrawMutation: _draw_mutation,
    fx.DiscardLoot: _discard_loot,
    fx.Spawn: _spawn,
    fx.GainNpc: _gain_npc,
    fx.Move: _move,
    fx.Reveal: _reveal,
    fx.Test: _test,
    fx.Choice: _choice,
    fx.Roll: _roll,
    fx.If: _if,
    fx.Merchant: _merchant,
    fx.ActivateSiren: _activate_siren,
    fx.Defer: _defer,
    fx.Win: _win,
    fx.HitEnemy: _hit_enemy,
    fx.Buff: _buff,
}
