"""What all models of a Cytress data pack share: strictness, ranges, and checks of whole lists."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from arcology.games.cytress.terms import MAX_PLAYERS
from arcology.packs.explain import FieldFault

TRACK = 20
"""The last number on a supply tracker."""

CardId = Annotated[str, Field(pattern=r"^[A-Za-z0-9][A-Za-z0-9_-]*$")]
Players = Annotated[int, Field(ge=1, le=MAX_PLAYERS)]
Points = Annotated[int, Field(ge=1, le=50)]
Amount = Annotated[int, Field(ge=1, le=TRACK)]


class Model(BaseModel):
    """Base of all models here: immutable, and strict about unknown fields and types."""

    model_config = ConfigDict(frozen=True, extra="forbid", strict=True)


def one_of_each(field: str, key: str, found: Sequence[str], wanted: Iterable[str]) -> None:
    """Complains about an entry of a list that is there twice or not called for, and else about one that is missing."""
    wanted = list(wanted)
    for place, value in enumerate(found):
        if value in found[:place]:
            raise FieldFault((field, place, key), f"expected each only once, {value} is there already")
        if value not in wanted:
            raise FieldFault((field, place, key), f"expected one of {', '.join(wanted)}, found {value}")
    for value in wanted:
        if value not in found:
            raise FieldFault((field,), f"expected an entry for {value}, found none")


def every(field: str, found: Iterable[str], wanted: Sequence[str]) -> None:
    """Complains if an object has other fields than the `wanted`."""
    if set(found) != set(wanted):
        raise FieldFault((field,) if field else (), f"expected the fields {', '.join(wanted)}")


def ids_differ(field: str, ids: Sequence[str]) -> None:
    """Complains about the first id of a list that is there twice."""
    for place, name in enumerate(ids):
        if name in ids[:place]:
            raise FieldFault((field, place, "id"), f'expected ids that differ, "{name}" is there already')
