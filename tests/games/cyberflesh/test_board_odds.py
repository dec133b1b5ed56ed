"""Odds before the dice, against every single case."""

from __future__ import annotations

from itertools import product

import pytest

from arcology.games.cyberflesh.board import odds
from arcology.games.cyberflesh.board.chances import percent
from arcology.games.cyberflesh.board.odds import Blow, Weapon
from arcology.games.cyberflesh.rules.dice import succeeds

FACES = range(1, 9)


def every(dice: int) -> list[tuple[int, ...]]:
    """All rolls with so many dice."""
    return list(product(FACES, repeat=dice))


def dealt(weapon: Weapon, faces: tuple[int, ...]) -> int:
    """What the rules make of a roll with a weapon (CFL-CRIT-02, CFL-DEF-03)."""
    hits = sum(succeeds(face, weapon.bonus) for face in faces)
    return max(0, hits * weapon.damage + (8 in faces) - weapon.defence)


@pytest.mark.parametrize("bonus", range(-9, 10))
def test_the_face_that_is_needed(bonus: int) -> None:
    """CFL-DICE-02 to CFL-DICE-04."""
    lowest = min(face for face in FACES if succeeds(face, bonus))
    assert odds.need(bonus) == lowest
    assert all(succeeds(face, bonus) == (face >= lowest) for face in FACES)


@pytest.mark.parametrize("weapon", [Weapon(1, 3, 2, 0), Weapon(2, 3, 2, 1), Weapon(3, 5, 1, 0), Weapon(3, -2, 2, 1)])
def test_every_damage_of_a_weapon_has_its_cases(weapon: Weapon) -> None:
    counted: dict[int, int] = {}
    for faces in every(weapon.dice):
        damage = dealt(weapon, faces)
        counted[damage] = counted.get(damage, 0) + 1
    assert dict(odds.damage_of(weapon)) == counted
    hits = sum(any(succeeds(face, weapon.bonus) for face in faces) for faces in every(weapon.dice))
    assert odds.hits_at_all(weapon.dice, weapon.bonus) == (hits, 8**weapon.dice)


def test_the_figure_of_the_concept() -> None:
    """Precision 3: 5 or more, 50 % a die, and with two dice at least one hit in 75 of 100 cases."""
    assert odds.need(3) == 5
    assert percent(*odds.hits_at_all(1, 3)) == 50
    assert percent(*odds.hits_at_all(2, 3)) == 75


@pytest.mark.parametrize("hp", [1, 2, 3, 5, 7])
def test_two_weapons_that_go_at_one_enemy(hp: int) -> None:
    """The second one is lost where the first one kills (CFL-ATTACK-05), which is a kill all the same."""
    pistol, knife = Weapon(2, 3, 1, 1), Weapon(1, 3, 2, 1)
    cases = 0
    for first, second in product(every(2), every(1)):
        left = hp - dealt(pistol, first)
        cases += left <= 0 or left - dealt(knife, second) <= 0
    assert odds.kills([pistol, knife], hp) == (cases, 8**3)
    assert odds.kills([], hp) == (0, 1)


@pytest.mark.parametrize(
    ("blow", "hp", "markers"),
    [
        (Blow(2, 2, 1, 0), 3, 0),
        (Blow(3, 1, 1, 1), 4, 2),
        (Blow(2, 2, 2, 0, necrosis=1, filter=0), 9, 7),
        (Blow(3, 4, 1, 2, necrosis=1, filter=1), 5, 8),
    ],
)
def test_what_an_enemy_does_to_a_unit(blow: Blow, hp: int, markers: int) -> None:
    """CFL-CRIT-01, CFL-DEF-01, CFL-ABILITY-08, CFL-NECRO-02."""
    hit = hurt = kill = lost = gained = 0
    for faces in every(blow.dice):
        hits = sum(succeeds(face, blow.bonus) for face in faces)
        loss = min(hp, max(0, hits * blow.damage + faces.count(8) - blow.defence))
        more = max(0, blow.necrosis * hits - blow.filter) if loss < hp else 0
        hit, hurt, lost, gained = hit + (hits > 0), hurt + (loss > 0), lost + loss, gained + more
        kill += loss >= hp or markers + more > 8
    found = odds.harm(blow, hp, markers)
    assert (found.of, found.hit, found.hurt, found.kill) == (8**blow.dice, hit, hurt, kill)
    assert found.mean == pytest.approx(lost / found.of)
    assert found.markers == pytest.approx(gained / found.of)


def test_who_steps_in_is_hit_by_every_die() -> None:
    """CFL-EX-17, CFL-EX-18."""
    assert odds.taken(Blow(1, 3, 3, 1), 16, 0) == (2, 0)
    assert odds.taken(Blow(2, 2, 2, 0, necrosis=1), 20, 0) == (4, 2)
    assert odds.taken(Blow(2, 2, 2, 0, necrosis=1), 3, 0) == (3, 0), "the dead gain no markers"


def test_monsters_that_a_combat_tile_calls() -> None:
    """CFL-COMBAT-04: at Alert 3 a slot fills on 5 or more, four faces of eight."""
    assert odds.called(3, 5) == 5 * 4 / 8
    assert odds.called(7, 5) == 5 * 7 / 8


@pytest.mark.parametrize(("cases", "of", "shown"), [(0, 8, 0), (8, 8, 100), (1, 4096, 1), (4095, 4096, 99), (3, 8, 38)])
def test_only_what_is_certain_is_shown_so(cases: int, of: int, shown: int) -> None:
    assert percent(cases, of) == shown
