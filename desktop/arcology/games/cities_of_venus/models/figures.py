"""Models of the figures that stand on no card, and of the lone-city challenge."""

from __future__ import annotations

from typing import Annotated, Self

from pydantic import Field, model_validator

from arcology.games.cities_of_venus import cards
from arcology.games.cities_of_venus.models.checks import Copies, DeptsModel, Model, Points, Vnauts
from arcology.games.cities_of_venus.terms import DEPTS, MAX_CITIES, Rating
from arcology.packs.explain import FieldFault

Dealt = Annotated[int, Field(ge=1, le=40)]


class ConstantsFile(Model):
    """`drop` and `copies` have a number for one city, two cities, and so on."""

    base_capacity: DeptsModel
    start: DeptsModel
    start_minerals: Annotated[int, Field(ge=0, le=99)]
    station_places: Vnauts
    station_limit: Vnauts
    growth_floor: Vnauts
    shield_penalty: Vnauts
    shortage_factor: Vnauts
    immigrant_price: Points
    equip_surcharge: Annotated[int, Field(ge=0, le=5)]
    dealt: Dealt
    drop: tuple[Dealt, ...] = Field(min_length=MAX_CITIES, max_length=MAX_CITIES)
    market_kinds: Dealt
    copies: tuple[Copies, ...] = Field(min_length=MAX_CITIES, max_length=MAX_CITIES)
    vnauts_per_point: Points
    minerals_per_point: Points
    bonus: Points
    stored_penalty: Points

    @model_validator(mode="after")
    def cities_fit_their_boards(self) -> Self:
        for dept, start, room in zip(DEPTS, self.start.amounts(), self.base_capacity.amounts(), strict=True):
            if start > room:
                raise FieldFault(("start", dept.value), f"expected at most {room}, the capacity, found {start}")
        if self.station_limit > self.station_places:
            message = f"expected at most {self.station_places}, the places on the station, found {self.station_limit}"
            raise FieldFault(("station_limit",), message)
        return self

    def constants(self) -> cards.Constants:
        plain = {
            name: getattr(self, name) for name in type(self).model_fields if name not in ("base_capacity", "start")
        }
        return cards.Constants(base_capacity=self.base_capacity.amounts(), start=self.start.amounts(), **plain)


class RatingModel(Model):
    """`least` is the lowest total that is called so; the first rating has none."""

    rating: Rating
    least: Annotated[int, Field(ge=1, le=500)] | None = None


class LoneFile(Model):
    freighter_every: Points
    population: Points
    minerals: Points
    ratings: tuple[RatingModel, ...]

    @model_validator(mode="after")
    def ratings_rise(self) -> Self:
        wanted, found = list(Rating), [model.rating for model in self.ratings]
        if found != wanted:
            raise FieldFault(("ratings",), f"expected the ratings {', '.join(wanted)} in this order")
        limits = [model.least for model in self.ratings]
        if limits[0] is not None:
            raise FieldFault(("ratings", 0, "least"), "expected no least total for the lowest rating")
        for place, least in enumerate(limits[1:], 1):
            if least is None or least <= (limits[place - 1] or 0):
                raise FieldFault(("ratings", place, "least"), "expected a least total above that of the rating before")
        return self

    def lone(self) -> cards.Lone:
        ratings = tuple((model.rating, model.least or 0) for model in self.ratings)
        return cards.Lone(self.freighter_every, self.population, self.minerals, ratings)
