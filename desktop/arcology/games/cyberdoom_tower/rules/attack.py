"""Attacks: weapon, roll, confirmation, hit or miss, defeat (CDT-ATK, CDT-AI)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.text import Text
from arcology.games.cyberdoom_tower.actions import Attack, Confirm
from arcology.games.cyberdoom_tower.cards import BOXES, Equipment, Weapon, WeaponStats
from arcology.games.cyberdoom_tower.events import (
    AttackHit,
    AttackMissed,
    AttackRolled,
    GrenadeSpent,
    SentinelDefeated,
)
from arcology.games.cyberdoom_tower.rules.abilities import learn_task, nothing_but_confirm, open_attack
from arcology.games.cyberdoom_tower.rules.arrival import gain_energy
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.equipment import not_held, remove
from arcology.games.cyberdoom_tower.rules.outcome import end_game
from arcology.games.cyberdoom_tower.rules.placement import best_partial, find_placement
from arcology.games.cyberdoom_tower.rules.rounds import SEATS, end_turn_task
from arcology.games.cyberdoom_tower.state import AI, AttackState, Player, TowerState
from arcology.games.cyberdoom_tower.tasks import AskDice

ATTACK = tuple({weapon: Attack(seat, weapon) for weapon in Weapon} for seat in SEATS)
CONFIRM = tuple(Confirm(seat) for seat in SEATS)
ATTACK_AP = 1

_ASK_DICE = tuple(AskDice(seat) for seat in SEATS)


def attacks(book: Book, s: TowerState, seat: int) -> list[Attack]:
    """Every weapon with which the seat may attack now, the base weapon first."""
    player = s.players[seat]
    if player.ap < ATTACK_AP or (not player.at_ai and s.floors[player.floor].defeated):
        return []
    away = book.range_to(s, seat)
    table = ATTACK[seat]
    weapons = book.weapons
    found = [table[Weapon.BASE]] if weapons[Weapon.BASE].range >= away else []
    for card in player.equipment:
        weapon = book.weapon_cards.get(card)
        if weapon is not None and weapons[weapon].range >= away and payable(player, weapons[weapon]):
            found.append(table[weapon])
    return found


def payable(player: Player, stats: WeaponStats) -> bool:
    """Whether the weapon's Energy can be paid and one be left (CDT-EQUIP-12)."""
    return not stats.cost.energy or player.energy > stats.cost.energy


def check_attack(book: Book, s: TowerState, a: Attack) -> Refusal | None:
    """Why an attack is not possible."""
    player = s.players[a.seat]
    stats = book.weapons[a.weapon]
    name = Text(stats.name)
    if a.weapon is not Weapon.BASE and Equipment(a.weapon.value) not in player.equipment:
        return not_held(Equipment(a.weapon.value))
    if player.ap < ATTACK_AP:
        return refusal("cyberdoom_tower.refusal.no_ap_to_attack", "CDT-ATK-01")
    if not player.at_ai and s.floors[player.floor].defeated:
        return refusal("cyberdoom_tower.refusal.no_target", "CDT-ATK-01", floor=book.floor_name(s, player.floor))
    if not payable(player, stats):
        return refusal(
            "cyberdoom_tower.refusal.weapon_energy",
            "CDT-EQUIP-12",
            weapon=name,
            need=stats.cost.energy,
            have=player.energy,
        )
    away = book.range_to(s, a.seat)
    if away > stats.range:
        return refusal("cyberdoom_tower.refusal.out_of_range", "CDT-ATK-03", weapon=name, distance=away, n=stats.range)
    return None


def attack(book: Book, s: TowerState, a: Attack, ctx: Context) -> None:
    """Pay AP and cost, roll W1..W4, R1, R2 (CDT-ATK-01, -04, -05). The grenade leaves play at once (CDT-EQUIP-11)."""
    player = s.players[a.seat]
    stats = book.weapons[a.weapon]
    away = book.range_to(s, a.seat)
    player.ap -= ATTACK_AP
    player.energy -= stats.cost.energy
    if stats.single_use:
        remove(s, a.seat, Equipment(a.weapon.value))
        if ctx.keep_beats:
            ctx.emit(GrenadeSpent(a.seat))
    die = ctx.die
    s.dice = (die(), die(), die(), die(), die(), die())
    target = AI if player.at_ai else player.floor
    s.attack = AttackState(a.weapon, target)
    if ctx.keep_beats:
        ctx.emit(AttackRolled(a.seat, a.weapon, target, away, stats.range, stats.cost.energy, s.dice))
    ask_dice(book, s, a.seat, ctx)


def ask_dice(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """Ask what happens to the dice; when nothing can any more, the attack confirms itself."""
    if nothing_but_confirm(book, s, seat):
        ctx.cut()
        confirm(book, s, seat, ctx)
    else:
        ctx.then(_ASK_DICE[seat])


def confirm(book: Book, s: TowerState, seat: int, ctx: Context) -> None:
    """A hit if the faces allow all six dice to be placed, else a miss; then the turn is over (CDT-ATK-06, -10)."""
    fight = open_attack(s)
    boxes = book.target(s, fight.floor)
    placement = find_placement(s.dice, boxes)
    if placement is None:
        fight.result = "miss"
        if ctx.keep_beats:
            filled = BOXES - best_partial(s.dice, boxes).count(None)
            ctx.emit(AttackMissed(seat, fight.weapon, fight.floor, filled))
        ctx.then(learn_task(seat), end_turn_task(seat, "attacked"))
        return
    fight.result = "hit"
    if fight.floor == AI:
        _hit_ai(book, s, seat, placement, ctx)
    else:
        _hit_sentinel(book, s, seat, placement, ctx)


def _hit_ai(book: Book, s: TowerState, seat: int, placement: tuple[int, ...], ctx: Context) -> None:
    """Damage on the AI is the team's; enough of it wins at once (CDT-AI-05, CDT-WIN-01)."""
    stats = book.weapons[open_attack(s).weapon]
    energy = book.pack.ai_side(s.ai).energy
    s.ai_damage += stats.damage
    if ctx.keep_beats:
        ctx.emit(AttackHit(seat, stats.weapon, AI, stats.damage, s.ai_damage, energy, placement))
    if s.ai_damage >= energy:
        ctx.cut()
        end_game(s, "WIN", "CDT-WIN-01", ctx, seat=seat)
    else:
        ctx.then(end_turn_task(seat, "attacked"))


def _hit_sentinel(book: Book, s: TowerState, seat: int, placement: tuple[int, ...], ctx: Context) -> None:
    """Damage stays on the sentinel; enough of it defeats it, what is over is lost (CDT-ATK-07)."""
    fight = open_attack(s)
    stats = book.weapons[fight.weapon]
    floor = s.floors[fight.floor]
    energy = book.sentinels[floor.sentinel].energy
    floor.damage += stats.damage
    if ctx.keep_beats:
        ctx.emit(AttackHit(seat, stats.weapon, fight.floor, stats.damage, floor.damage, energy, placement))
    if floor.damage >= energy:
        ctx.cut()
        _defeat(s, seat, fight.floor, ctx)
        ctx.then(learn_task(seat), end_turn_task(seat, "attacked"))
    else:
        ctx.then(end_turn_task(seat, "attacked"))


def _defeat(s: TowerState, seat: int, index: int, ctx: Context) -> None:
    """Turn the card over, take its tokens off, +1 Energy; nobody is spotted there any more (CDT-ATK-08, CDT-R-48)."""
    floor = s.floors[index]
    floor.defeated = True
    floor.activated = False
    floor.damage = floor.noise = 0
    for player in s.players:
        if index in player.spotted:
            player.spotted -= {index}
    if ctx.keep_beats:
        ctx.emit(SentinelDefeated(seat, index, floor.sentinel))
    gain_energy(s, seat, ctx, "CDT-ATK-08")
