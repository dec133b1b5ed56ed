"""Movements: what they cost, which there are, and why one is not possible (CDT-MOVE, CDT-EQUIP-09)."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from arcology.engine.agenda import Context
from arcology.engine.refusal import Refusal, refusal
from arcology.games.cyberdoom_tower.actions import Move
from arcology.games.cyberdoom_tower.cards import SECTORS, Equipment
from arcology.games.cyberdoom_tower.events import Moved
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import Player, TowerState

MAX_AP = 3
MAX_ENERGY = 5
"""Most Energy that a Movement can take: 6 less the one that must stay (CDT-MOVE-06)."""
JET_STEPS = 2
"""Sector steps that the Jetpack pays with its 1 AP."""
SPACES = range(SECTORS + 1)


@dataclass(frozen=True, slots=True)
class Way:
    """The way to a space: sector steps, steps to and from the shaft included, and rides."""

    steps: int
    rides: int

    def ap_cost(self, energy: int = 0, jetpack: bool = False) -> int | None:
        """AP for this way with ``energy`` steps paid by Energy and two by Jetpack; None if more is paid than walked."""
        rest = self.steps - energy - (JET_STEPS if jetpack else 0)
        return None if energy < 0 or rest < 0 else self.rides + rest + jetpack


@cache
def way(floor: int, col: int, to_floor: int, to_col: int) -> Way:
    """The shortest way between two spaces: along the floor, or by the shaft in one ride (CDT-MOVE-01, -02)."""
    return Way(abs(to_col - col), 0) if to_floor == floor else Way(col + to_col, 1)


class MoveTable:
    """All Movements of a tower, each made once; lists of them by place and means."""

    __slots__ = ("_found", "_priced", "floors")

    def __init__(self, floors: int) -> None:
        self.floors = floors
        self._priced: dict[tuple[int, int, int], list[tuple[int, Move]]] = {}
        self._found: dict[tuple[int, int, int, int, int, bool], list[Move]] = {}

    def within(self, seat: int, floor: int, col: int, ap: int, energy: int, jetpack: bool) -> list[Move]:
        """Movements from a space for up to ``ap`` AP and ``energy`` Energy, with or without Jetpack. Do not change."""
        key = (seat, floor, col, ap, energy, jetpack)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = [
                m
                for cost, m in self._all(seat, floor, col)
                if cost <= ap and m.energy <= energy and m.jetpack <= jetpack
            ]
        return found

    def _all(self, seat: int, floor: int, col: int) -> list[tuple[int, Move]]:
        """Every Movement from a space that at most three AP can pay, with its AP cost."""
        key = (seat, floor, col)
        if key not in self._priced:
            self._priced[key] = [
                (cost, Move(seat, to_floor, to_col, energy, jetpack))
                for to_floor in range(self.floors)
                for to_col in SPACES
                for jetpack in (False, True)
                for energy in range(MAX_ENERGY + 1)
                if (cost := way(floor, col, to_floor, to_col).ap_cost(energy, jetpack)) and cost <= MAX_AP
            ]
        return self._priced[key]


_TABLES = {floors: MoveTable(floors) for floors in (4, 5)}


def can_fly(player: Player) -> bool:
    """Whether the Jetpack is at hand and not used this turn."""
    return not player.jetpack_used and Equipment.JETPACK in player.equipment


def moves(s: TowerState, seat: int) -> list[Move]:
    """Every legal Movement of the seat, from the prebuilt tables."""
    player = s.players[seat]
    if player.at_ai or not player.ap:
        return []
    table = _TABLES[len(s.floors)]
    energy = player.energy - 1
    found = table.within(seat, player.floor, player.col, player.ap, energy, can_fly(player))
    closed = [index for index, floor in enumerate(s.floors) if floor.pos == 1]
    if closed:
        return [m for m in found if not m.col or m.floor not in closed]
    return found[:]


def check_move(book: Book, s: TowerState, a: Move) -> Refusal | None:
    """Why a Movement is not possible, the plainest reason first."""
    player = s.players[a.seat]
    if player.at_ai:
        return refusal("cyberdoom_tower.refusal.beside_ai", "CDT-AI-01")
    if not (0 <= a.floor < len(s.floors) and a.col in SPACES):
        return refusal("cyberdoom_tower.refusal.no_such_space", "CDT-MOVE-01")
    if (a.floor, a.col) == (player.floor, player.col):
        return refusal("cyberdoom_tower.refusal.same_space", "CDT-MOVE-03")
    if a.col and s.floors[a.floor].closed:
        return refusal("cyberdoom_tower.refusal.floor_closed", "CDT-MOVE-10", floor=book.floor_name(s, a.floor))
    path = way(player.floor, player.col, a.floor, a.col)
    return _check_jetpack(player, a, path) or _check_energy(player, a, path) or _check_ap(player, a, path)


def _check_jetpack(player: Player, a: Move, path: Way) -> Refusal | None:
    if not a.jetpack:
        return None
    if Equipment.JETPACK not in player.equipment:
        return refusal("cyberdoom_tower.refusal.no_jetpack", "CDT-EQUIP-09")
    if player.jetpack_used:
        return refusal("cyberdoom_tower.refusal.jetpack_used", "CDT-EQUIP-09")
    if path.steps < JET_STEPS:
        return refusal("cyberdoom_tower.refusal.jetpack_too_short", "CDT-EQUIP-09", steps=path.steps)
    return None


def _check_energy(player: Player, a: Move, path: Way) -> Refusal | None:
    payable = path.steps - (JET_STEPS if a.jetpack else 0)
    if not 0 <= a.energy <= payable:
        return refusal("cyberdoom_tower.refusal.energy_steps", "CDT-MOVE-06", energy=a.energy, most=payable)
    if a.energy and a.energy >= player.energy:
        return refusal("cyberdoom_tower.refusal.move_energy", "CDT-MOVE-06", need=a.energy, have=player.energy)
    return None


def _check_ap(player: Player, a: Move, path: Way) -> Refusal | None:
    cost = path.ap_cost(a.energy, a.jetpack)
    if not cost:
        return refusal("cyberdoom_tower.refusal.must_cost_ap", "CDT-MOVE-06")
    if cost <= player.ap:
        return None
    missing = cost - player.ap
    spare = min(player.energy - 1, path.steps) - a.energy
    if player.ap and not a.jetpack and missing <= spare and path.ap_cost(a.energy + missing):
        return refusal(
            "cyberdoom_tower.refusal.too_far_without_energy",
            "CDT-AP-02",
            need=cost,
            have=player.ap,
            n=a.energy + missing,
        )
    return refusal("cyberdoom_tower.refusal.too_far", "CDT-AP-02", need=cost, have=player.ap)


def pay_and_move(s: TowerState, a: Move, ctx: Context) -> None:
    """Pay and put the meeple on its new space; what happens there is the arrival's business (CDT-MOVE-04)."""
    player = s.players[a.seat]
    path = way(player.floor, player.col, a.floor, a.col)
    cost = path.ap_cost(a.energy, a.jetpack) or 0
    if ctx.keep_beats:
        rule = (
            "CDT-EQUIP-09"
            if a.jetpack
            else "CDT-MOVE-06"
            if a.energy
            else "CDT-MOVE-02"
            if path.rides
            else "CDT-MOVE-01"
        )
        ctx.emit(Moved(a.seat, player.floor, player.col, a.floor, a.col, cost, a.energy, a.jetpack, rule))
    player.ap -= cost
    player.energy -= a.energy
    player.jetpack_used = player.jetpack_used or a.jetpack
    player.floor = a.floor
    player.col = a.col
