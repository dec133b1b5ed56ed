"""Models of the biomes and of the events booklet, with the checks of the component list."""

from __future__ import annotations

from collections import Counter
from typing import Self

from pydantic import Field, model_validator

from arcology.games.cyberflesh import cards
from arcology.games.cyberflesh.biomes import Biome
from arcology.games.cyberflesh.effects import ActivateSiren, Win
from arcology.games.cyberflesh.models.checks import Model, numbered
from arcology.games.cyberflesh.models.effects import EffectModel, records
from arcology.games.cyberflesh.models.scope import Place, check, every, labels
from arcology.games.cyberflesh.terms import (
    DIRECTIONS,
    ENVIRONMENT,
    FACES,
    LAST_EVENT,
    MAX_EVENT_TILES,
    MIN_EVENT_TILES,
    TILE_EVENTS,
    Pos,
    Repeat,
    TileBack,
    TileType,
)
from arcology.packs.explain import FieldFault

SHUFFLED = len(ENVIRONMENT) - 2
"""Environment tiles besides Start and Exit."""
LETTERS = "SXEV."
SIREN_EVENTS = (TILE_EVENTS[TileType.SIREN_1], TILE_EVENTS[TileType.SIREN_2])


class BiomeModel(Model):
    id: int
    rows: tuple[str, ...] = Field(min_length=1, max_length=12)

    @model_validator(mode="after")
    def playable(self) -> Self:
        for place, row in enumerate(self.rows):
            if set(row) - set(LETTERS) or len(row) != len(self.rows[0]):
                message = f"expected {len(self.rows[0])} letters of {LETTERS}, found {row!r}"
                raise FieldFault(("rows", place), message)
        found = Counter("".join(self.rows))
        for letter, wanted in (("S", 1), ("X", 1), ("E", SHUFFLED)):
            if found[letter] != wanted:
                raise FieldFault(("rows",), f"expected {wanted} of the letter {letter}, found {found[letter]}")
        if not MIN_EVENT_TILES <= found["V"] <= MAX_EVENT_TILES:
            message = f"expected {MIN_EVENT_TILES} to {MAX_EVENT_TILES} of the letter V, found {found['V']}"
            raise FieldFault(("rows",), message)
        self._one_piece()
        return self

    def _one_piece(self) -> None:
        """The Exit stays closed for long, so everything else has to hang together without it (CFL-RUL-05)."""
        biome = self.biome()
        reached = _reached(biome.start, {pos for pos, back in biome.squares if back is not TileBack.EXIT})
        for (row, column), back in biome.squares:
            if back is not TileBack.EXIT and (row, column) not in reached:
                message = f"expected a way from S that does not cross X, found none to column {column + 1}"
                raise FieldFault(("rows", row), message)
        if not any(_step(biome.exit, direction) in reached for direction in DIRECTIONS):
            raise FieldFault(("rows", biome.exit[0]), "expected a square beside X")

    def biome(self) -> Biome:
        return Biome(self.id, self.rows)


def _step(pos: Pos, direction: Pos) -> Pos:
    return pos[0] + direction[0], pos[1] + direction[1]


def _reached(start: Pos, squares: set[Pos]) -> set[Pos]:
    """Squares that can be walked to."""
    reached, edge = {start}, [start]
    while edge:
        here = edge.pop()
        new = {_step(here, direction) for direction in DIRECTIONS} & squares - reached
        reached |= new
        edge += new
    return reached


class BiomesFile(Model):
    biomes: tuple[BiomeModel, ...]

    @model_validator(mode="after")
    def one_for_each_face(self) -> Self:
        numbered("biomes", [biome.id for biome in self.biomes], 1, FACES)
        return self


class EventModel(Model):
    id: int
    repeat: Repeat = Repeat.NEVER
    effects: tuple[EffectModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def possible(self) -> Self:
        siren = self.id in SIREN_EVENTS
        if siren != (self.repeat is Repeat.UNTIL_SIREN):
            wanted = f'"{Repeat.UNTIL_SIREN.value}" for a siren' if siren else "another policy, for this is no siren"
            raise FieldFault(("repeat",), f"expected {wanted}")
        place = Place.SIREN if siren else Place.EXIT if self.id == LAST_EVENT else Place.EVENT
        effects = records(self.effects)
        check(effects, place, ("effects",))
        for needed, kind, where in ((ActivateSiren, "activate_siren", siren), (Win, "win", self.id == LAST_EVENT)):
            if where and not any(isinstance(effect, needed) for effect in every(effects)):
                raise FieldFault(("effects",), f'expected "{kind}" somewhere in this event, found none')
        return self

    def event(self) -> cards.Event:
        return cards.Event(self.id, self.repeat, records(self.effects))


class EventsFile(Model):
    events: tuple[EventModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        numbered("events", [event.id for event in self.events], 0, LAST_EVENT)
        seen: set[str] = set()
        for place, event in enumerate(self.events):
            for label in labels(event.event().effects):
                if label in seen:
                    raise FieldFault(("events", place), f'expected labels that differ, "{label}" is there already')
                seen.add(label)
        return self
