"""What all models of a Cities of Venus data pack share: strictness, ranges, and checks of whole lists."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from arcology.games.cities_of_venus import cards
from arcology.games.cities_of_venus.effects import MiningPerk
from arcology.games.cities_of_venus.terms import Amounts
from arcology.packs.explain import FieldFault

CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]*$")]
Vnauts = Annotated[int, Field(ge=1, le=40)]
Some = Annotated[int, Field(ge=0, le=40)]
"""A number of V-nauts that may be none."""
Points = Annotated[int, Field(ge=1, le=99)]
Copies = Annotated[int, Field(ge=1, le=20)]


class Model(BaseModel):
    """Base of all models here: immutable, and strict about unknown fields and types."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PerkModel(Model):
    rolls: Annotated[int, Field(ge=1, le=2)] = 1
    rerolls: Annotated[int, Field(ge=0, le=1)] = 0
    pips: Annotated[int, Field(ge=0, le=20)] = 0

    def perk(self) -> MiningPerk:
        return MiningPerk(self.rolls, self.rerolls, self.pips)


class DeptsModel(Model):
    """A number for each department; what is left out is 0."""

    power: Some = 0
    mechanical: Some = 0
    shields: Some = 0
    mining: Some = 0
    air: Some = 0
    food: Some = 0

    def amounts(self) -> Amounts:
        return (self.power, self.mechanical, self.shields, self.mining, self.air, self.food)


class CostModel(DeptsModel):
    minerals: Annotated[int, Field(ge=0, le=99)] = 0

    def cost(self) -> cards.Cost:
        return cards.Cost(self.amounts(), self.minerals)


def ids_differ(field: str, ids: Sequence[str]) -> None:
    """Complains about the first id of a list that is there twice."""
    for place, name in enumerate(ids):
        if name in ids[:place]:
            raise FieldFault((field, place, "id"), f'expected ids that differ, "{name}" is there already')
