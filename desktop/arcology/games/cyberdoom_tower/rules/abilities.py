"""Abilities and the Gunsight on attack dice, and learning (CDT-ABIL, CDT-EQUIP-05, -06)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cyberdoom_tower.actions import DiceAction, Flip, Hit, Modify, Reroll, UseGunsight
from arcology.games.cyberdoom_tower.cards import BOXES, DIE_NAMES, LEARNED, Ability, Equipment
from arcology.games.cyberdoom_tower.events import DieChanged, GunsightUsed, Learned
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.equipment import not_held, remove
from arcology.games.cyberdoom_tower.rules.rounds import SEATS, anybody_can_discard
from arcology.games.cyberdoom_tower.state import AttackState, Player, TowerState
from arcology.games.cyberdoom_tower.tasks import Learn

FACES = range(1, 7)
POOL = range(BOXES)
REUSE_LUCK = 1
"""Luck for every use of an ability after the first in a turn (CDT-ABIL-07)."""
ORDER = tuple(Ability)
_SLOT = {ability: slot for slot, ability in enumerate(ORDER)}
_USED_BY: dict[type, Ability] = {
    Modify: Ability.MODIFY,
    Reroll: Ability.REROLL,
    Flip: Ability.FLIP,
    Hit: Ability.HIT,
}

MODIFY = tuple(
    tuple(
        tuple(tuple(Modify(seat, die, step) for step in (1, -1) if value + step in FACES) for value in range(7))
        for die in POOL
    )
    for seat in SEATS
)
"""By seat, die and its face."""
REROLL = tuple(tuple(Reroll(seat, die) for die in POOL) for seat in SEATS)
FLIP = tuple(tuple(Flip(seat, die) for die in POOL) for seat in SEATS)
HIT = tuple(tuple(Hit(seat, die, face) for die in POOL for face in FACES) for seat in SEATS)
SIGHT_PAID = tuple(tuple(UseGunsight(seat, die, face, False) for die in POOL for face in FACES) for seat in SEATS)
SIGHT_DISCARDED = tuple(tuple(UseGunsight(seat, die, face, True) for die in POOL for face in FACES) for seat in SEATS)

_LEARN = tuple(Learn(seat) for seat in SEATS)


def learn_task(seat: int) -> Learn:
    """The task of one learning."""
    return _LEARN[seat]


def open_attack(s: TowerState) -> AttackState:
    """The attack in progress."""
    assert s.attack is not None, "attack dice are changed only during an attack"
    return s.attack


def tokens_on(player: Player, ability: Ability) -> int:
    """Tokens that lock an ability; MODIFY never has any (CDT-SETUP-09)."""
    return player.ability_tokens[_SLOT[ability] - 1] if ability is not Ability.MODIFY else 0


def changes(book: Book, s: TowerState, seat: int) -> list[DiceAction]:
    """Every way to change an attack die now: unlocked, held and payable."""
    player, attack = s.players[seat], open_attack(s)
    lucky = player.luck > 0
    uses, tokens = attack.uses, player.ability_tokens
    found: list[DiceAction] = []
    if lucky or not uses[0]:
        table = MODIFY[seat]
        for die, value in enumerate(s.dice):
            found += table[die][value]
    if not tokens[0] and (lucky or not uses[1]):
        found += REROLL[seat]
    if not tokens[1] and (lucky or not uses[2]):
        found += FLIP[seat]
    if not tokens[2] and (lucky or not uses[3]):
        found += HIT[seat]
    if Equipment.GUNSIGHT in player.equipment:
        if not attack.gunsight and player.luck >= book.sight_luck:
            found += SIGHT_PAID[seat]
        found += SIGHT_DISCARDED[seat]
    return found


def nothing_but_confirm(book: Book, s: TowerState, seat: int) -> bool:
    """Whether no die can be changed any more and no card be discarded, so that confirming is not a choice."""
    player, attack = s.players[seat], open_attack(s)
    if player.luck or not attack.uses[0] or Equipment.GUNSIGHT in player.equipment or anybody_can_discard(s):
        return False
    return all(tokens or used for tokens, used in zip(player.ability_tokens, attack.uses[1:], strict=True))


def check_change(book: Book, s: TowerState, a: DiceAction) -> Refusal | None:
    """Why a die cannot be changed this way."""
    if a.die not in POOL:
        return refusal("cyberdoom_tower.refusal.no_such_die", "CDT-SETUP-11", die=a.die)
    if isinstance(a, UseGunsight):
        return _check_gunsight(book, s, a)
    return _check_ability(s, a, _USED_BY[type(a)]) or _check_face(s, a)


def _check_ability(s: TowerState, a: DiceAction, ability: Ability) -> Refusal | None:
    player = s.players[a.seat]
    name = Text(f"cyberdoom_tower.ability.{ability.value}")
    if tokens := tokens_on(player, ability):
        return refusal("cyberdoom_tower.refusal.ability_locked", "CDT-ABIL-06", ability=name, n=tokens)
    if open_attack(s).uses[_SLOT[ability]] and player.luck < REUSE_LUCK:
        return refusal("cyberdoom_tower.refusal.no_luck_to_reuse", "CDT-ABIL-07", ability=name)
    return None


def _check_face(s: TowerState, a: DiceAction) -> Refusal | None:
    if isinstance(a, Modify):
        value = s.dice[a.die]
        if a.step not in (1, -1):
            return refusal("cyberdoom_tower.refusal.modify_step", "CDT-ABIL-02", step=a.step)
        if value + a.step not in FACES:
            return refusal("cyberdoom_tower.refusal.modify_past", "CDT-ABIL-02", die=DIE_NAMES[a.die], value=value)
    if isinstance(a, Hit) and a.face not in FACES:
        return refusal("cyberdoom_tower.refusal.no_such_face", "CDT-ABIL-05", face=a.face)
    return None


def _check_gunsight(book: Book, s: TowerState, a: UseGunsight) -> Refusal | None:
    player = s.players[a.seat]
    if Equipment.GUNSIGHT not in player.equipment:
        return not_held(Equipment.GUNSIGHT)
    if a.face not in FACES:
        return refusal("cyberdoom_tower.refusal.no_such_face", "CDT-ABIL-05", face=a.face)
    if a.discard:
        return None
    if open_attack(s).gunsight:
        return refusal("cyberdoom_tower.refusal.gunsight_used", "CDT-EQUIP-05")
    if player.luck < book.sight_luck:
        return refusal("cyberdoom_tower.refusal.gunsight_luck", "CDT-EQUIP-05", need=book.sight_luck, have=player.luck)
    return None


def change(book: Book, s: TowerState, a: DiceAction, ctx: Context) -> None:
    """Change one die, paying for it (CDT-ABIL-02..07). Values change, colours never do (CDT-R-44)."""
    before = s.dice[a.die]
    if isinstance(a, UseGunsight):
        _set(s, a.die, a.face)
        _use_gunsight(book, s, a, before, ctx)
        return
    if isinstance(a, Modify):
        after = before + a.step
    elif isinstance(a, Reroll):
        after = ctx.die()
    elif isinstance(a, Flip):
        after = 7 - before
    else:
        after = a.face
    _set(s, a.die, after)
    ability = _USED_BY[type(a)]
    slot = _SLOT[ability]
    attack = open_attack(s)
    paid = REUSE_LUCK if attack.uses[slot] else 0
    s.players[a.seat].luck -= paid
    attack.uses = (*attack.uses[:slot], attack.uses[slot] + 1, *attack.uses[slot + 1 :])  # type: ignore[assignment]
    if ctx.keep_beats:
        rule = "CDT-ABIL-07" if paid else "CDT-ABIL-06"
        ctx.emit(DieChanged(a.seat, ability, a.die, before, after, paid, rule))


def _set(s: TowerState, die: int, face: int) -> None:
    s.dice = (*s.dice[:die], face, *s.dice[die + 1 :])  # type: ignore[assignment]


def _use_gunsight(book: Book, s: TowerState, a: UseGunsight, before: int, ctx: Context) -> None:
    """Pay with Luck once per attack, or with the card itself (CDT-EQUIP-05, -06)."""
    if a.discard:
        remove(s, a.seat, Equipment.GUNSIGHT)
    else:
        s.players[a.seat].luck -= book.sight_luck
        open_attack(s).gunsight = True
    if ctx.keep_beats:
        rule = "CDT-EQUIP-06" if a.discard else "CDT-EQUIP-05"
        ctx.emit(GunsightUsed(a.seat, a.die, before, a.face, a.discard, rule))


def learn(s: TowerState, seat: int, ctx: Context) -> None:
    """Shift one token from the left-most locked ability to the next; off HIT it leaves the game (CDT-ABIL-08..11)."""
    player = s.players[seat]
    tokens = list(player.ability_tokens)
    slot = next((i for i, count in enumerate(tokens) if count), None)
    if slot is None:
        return
    last = slot == len(tokens) - 1
    if last and s.options.hit_unlock == "all":
        tokens[slot] = 0
    else:
        tokens[slot] -= 1
        if not last:
            tokens[slot + 1] += 1
    player.ability_tokens = (tokens[0], tokens[1], tokens[2])
    if ctx.keep_beats:
        source = LEARNED[slot]
        target = None if last else LEARNED[slot + 1]
        unlocked = source if not tokens[slot] else None
        rule = "CDT-ABIL-09" if last else "CDT-ABIL-08"
        ctx.emit(Learned(seat, source, target, player.ability_tokens, unlocked, rule))
