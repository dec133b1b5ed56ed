"""How the greedy bot explores: what hidden tiles are worth, how to get there, what to do when."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import heappop, heappush
from math import sqrt

from arcology.games.cyberflesh.biomes import EVENT_TILE_FACES
from arcology.games.cyberflesh.rules.book import LIFE, Book
from arcology.games.cyberflesh.rules.explore import repeat_of
from arcology.games.cyberflesh.state import FACE_DOWN, FACES, CyberfleshState
from arcology.games.cyberflesh.terms import ENVIRONMENT, SIRENS, Repeat, TileBack, TileState, TileType
from arcology.games.cyberflesh.worth import LOOT, MUTATION, NECROSIS, Worth

BACKTRACK = 0.55
"""What a step onto a revealed tile costs."""
STEP = 0.15
NOT_WORTH_IT = -1.0
"""A tile that is worth less is left alone rather than that a siren waits for it."""
PATIENCE = 100
"""After so many steps sirens are cranked in any state of health."""
HEALTHY = 0.7
"""Share of hp from which on a siren is cranked."""


class Map:
    """One decision on the map."""

    def __init__(self, book: Book, s: CyberfleshState) -> None:
        self.book = book
        self.s = s
        self.ground = book.ground(s.biome)
        self.worth = Worth(book, s)
        self.health = health(s)

    def best(self) -> int | None:
        """The square to go to: what is worth most less the way; None when nothing is left to do."""
        ways = self._ways()
        found, best = None, -1e9
        for square, (cost, _) in ways.items():
            value = self.value(square)
            if value is not None and square != self.s.party and value - cost > best:
                found, best = square, value - cost
        return found

    def cost(self, square: int) -> float:
        """What the way to a square costs."""
        return self._ways()[square][0]

    def step(self, squares: Iterable[int]) -> int:
        """The first step on the way to the best square."""
        options = list(squares)
        goal = self.best()
        if goal is None:
            return options[0]
        first = self._ways()[goal][1]
        return first if first in options else options[0]

    def _ways(self) -> dict[int, tuple[float, int]]:
        """Cost and first step of the cheapest way to every square that can be reached."""
        s = self.s
        found: dict[int, tuple[float, int]] = {}
        queue: list[tuple[float, int, int]] = [(0.0, s.party, -1)]
        while queue:
            cost, square, first = heappop(queue)
            if square in found:
                continue
            found[square] = (cost, first)
            if square != s.party and s.turned[square] is not TileState.REVEALED:
                continue
            for near in self.ground.neighbours[square]:
                if near == self.ground.exit and s.sirens < SIRENS:
                    continue
                price = STEP + (BACKTRACK if s.turned[near] is TileState.REVEALED else 0.0)
                heappush(queue, (cost + price, near, near if first < 0 else first))
        return found

    def value(self, square: int) -> float | None:
        """What it is worth to come to a square; None: nothing."""
        s = self.s
        if square == self.ground.exit:
            return self.leaving()
        if s.turned[square] is TileState.REVEALED:
            return self.crank() if self.waits(square) else None
        tile = s.tiles[square]
        if tile != FACE_DOWN:
            return self.tile(tile) if self.tile(tile) > -1.0 or not self._others() else -8.0
        return self.unknown(self.ground.backs[square])

    def _others(self) -> bool:
        """Whether hidden tiles are left."""
        return any(tile == FACE_DOWN for tile in self.s.tiles)

    def leaving(self) -> float:
        """The Exit, with both sirens sounding: better in good health."""
        return 6.0 if self.health >= HEALTHY or self.s.alert >= 6 else 1.5

    def crank(self) -> float:
        """A siren that waits."""
        if self.health >= HEALTHY:
            return 4.0
        return -2.0

    def unknown(self, back: TileBack) -> float:
        """A hidden tile: the mean of those that have not been seen."""
        if back is TileBack.EVENT:
            seen = {tile for tile in self.s.tiles if tile != FACE_DOWN}
            left = [n for n in range(len(ENVIRONMENT), len(ENVIRONMENT) + len(EVENT_TILE_FACES)) if n not in seen]
        else:
            left = [n for n in range(1, len(ENVIRONMENT) - 1) if n not in self.s.tiles]
        return sum(self.tile(tile) for tile in left) / len(left) + self._curiosity(back)

    def _curiosity(self, back: TileBack) -> float:
        """Sirens have to be found; there is no other way out."""
        known = sum(FACES[tile].type in (TileType.SIREN_1, TileType.SIREN_2) for tile in self.s.tiles if tile >= 0)
        return 2.5 if back is TileBack.ENV and known < SIRENS else 0.0

    def tile(self, tile: int) -> float:
        """What it is worth to resolve a tile."""
        face = FACES[tile]
        if face.type is TileType.COMBAT:
            return -self.fight()
        if face.type is TileType.LOOT:
            return 2 * LOOT
        if face.type is TileType.MUTATION:
            return MUTATION * len(self.worth.living)
        if face.type in (TileType.SIREN_1, TileType.SIREN_2):
            return 3.0 if self.health >= HEALTHY else 1.0
        assert face.event is not None, "all other tiles have events"
        if face.type is TileType.CURE:
            return self.cure()
        return self.worth.effects(self.book.pack.event(face.event).effects)

    def cure(self) -> float:
        """The basin heals once: it is kept for when it is needed."""
        missing = sum(min(10, unit.stats[LIFE] - unit.hp) for unit in self.worth.living)
        marks = sum(min(4, unit.necrosis) for unit in self.worth.living)
        return (missing + NECROSIS * marks) / len(self.worth.living) - 4.0

    def fight(self) -> float:
        """What a combat tile costs at this Alert level."""
        return 1.0 + 1.1 * self.s.alert / max(1.0, sqrt(len(self.worth.living) + 0.6 * len(self.s.helpers)))

    def cranks_now(self) -> bool:
        """Whether a siren is cranked: in good health, or when nothing else is left to be done."""
        if self.health >= HEALTHY or self.s.entered > PATIENCE:
            return True
        values = (self.value(square) for square in self._ways() if not self.waits(square))
        return max((value for value in values if value is not None), default=NOT_WORTH_IT) <= NOT_WORTH_IT

    def waits(self, square: int) -> bool:
        """Whether a siren that was found waits there."""
        revealed = self.s.turned[square] is TileState.REVEALED
        return revealed and not self.s.done[square] and repeat_of(self.book, self.s, square) is Repeat.UNTIL_SIREN


def health(s: CyberfleshState) -> float:
    """hp of the living characters as a share of all they could have."""
    living = s.living
    return sum(unit.hp for unit in living) / sum(unit.stats[LIFE] for unit in living)
