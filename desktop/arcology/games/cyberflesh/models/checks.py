"""What all models of a Cyberflesh data pack share: strictness, ranges, and checks of whole lists."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from arcology.games.cyberflesh.cards import Traits
from arcology.games.cyberflesh.terms import STATS, Keyword, Stat, Stats
from arcology.packs.explain import FieldFault

CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]*$")]
Label = Annotated[str, Field(pattern=r"^[a-z0-9_]+$")]
Copies = Annotated[int, Field(ge=1, le=60)]
Blood = Annotated[int, Field(ge=1, le=20)]
MOST = 50
Amount = Annotated[int, Field(ge=1, le=MOST)]
Life = Annotated[int, Field(ge=1, le=200)]
Dice = Annotated[int, Field(ge=0, le=8)]
Attacks = Annotated[int, Field(ge=1, le=8)]
Harm = Annotated[int, Field(ge=0, le=20)]
Score = Annotated[int, Field(ge=0, le=20)]
Change = Annotated[int, Field(ge=-20, le=20)]

StatChanges = dict[Stat, Change]
Keywords = dict[Keyword, Amount]


class Model(BaseModel):
    """Base of all models here: immutable, and strict about unknown fields and types."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


class PrintedModel(Model):
    """A card with statistics of its own."""

    priority: Score
    precision: Score
    strength: Score
    intelligence: Score
    life: Life
    defence: Score = 0

    def printed(self) -> Stats:
        """The values in the order of `STATS`."""
        return in_order({stat: getattr(self, stat.value) for stat in STATS})


class TraitsModel(Model):
    """A card that changes statistics or has keywords while it is equipped."""

    stats: StatChanges = {}
    keywords: Keywords = {}

    @model_validator(mode="after")
    def lure_has_no_number(self) -> Self:
        if (lure := self.keywords.get(Keyword.LURE, 1)) != 1:
            raise FieldFault(("keywords", "lure"), f"expected 1, for it has no number, found {lure}")
        return self

    def traits(self) -> Traits:
        """The record."""
        ordered = tuple((keyword, self.keywords[keyword]) for keyword in Keyword if keyword in self.keywords)
        return Traits(in_order(self.stats), ordered)


def in_order(values: Mapping[Stat, int]) -> Stats:
    """Values by statistic as a tuple, 0 for those that are not there."""
    priority, precision, strength, intelligence, life, defence = (values.get(stat, 0) for stat in STATS)
    return priority, precision, strength, intelligence, life, defence


def ids_differ(field: str, ids: Sequence[str]) -> None:
    """Complains about the first id of a list that is there twice."""
    for place, name in enumerate(ids):
        if name in ids[:place]:
            raise FieldFault((field, place, "id"), f'expected ids that differ, "{name}" is there already')


def numbered(field: str, found: Sequence[int], first: int, last: int) -> None:
    """Complains unless the ids of a list are the numbers from `first` to `last` in order."""
    wanted = range(first, last + 1)
    for place, (number, expected) in enumerate(zip(found, wanted, strict=False)):
        if number != expected:
            raise FieldFault((field, place, "id"), f"expected {expected}, for they stand in order, found {number}")
    if len(found) != len(wanted):
        raise FieldFault((field,), f"expected {first} to {last}, {len(wanted)} in all, found {len(found)}")


def copies_total(field: str, copies: Iterable[int], wanted: int, what: str) -> None:
    """Complains if the copies of all designs are not as many cards as the box has."""
    if (found := sum(copies)) != wanted:
        raise FieldFault((field,), f"expected {wanted} {what} with all copies, found {found}")
