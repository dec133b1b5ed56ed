"""Models of the event cards of a Cities of Venus data pack."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from arcology.games.cities_of_venus import cards, effects
from arcology.games.cities_of_venus.models.checks import CardId, Copies, Model, Points, Vnauts, ids_differ
from arcology.games.cities_of_venus.terms import Dept
from arcology.packs.explain import FieldFault


class LoseModel(Model):
    op: Literal["lose"]
    dept: Dept
    n: Vnauts

    def effect(self) -> effects.Lose:
        return effects.Lose(self.dept, self.n)


class LoseHalfModel(Model):
    op: Literal["lose_half"]
    dept: Dept

    def effect(self) -> effects.LoseHalf:
        return effects.LoseHalf(self.dept)


class LoseAnyModel(Model):
    op: Literal["lose_any"]
    n: Vnauts

    def effect(self) -> effects.LoseAny:
        return effects.LoseAny(self.n)


class LoseMineralsModel(Model):
    op: Literal["lose_minerals"]
    n: Points

    def effect(self) -> effects.LoseMinerals:
        return effects.LoseMinerals(self.n)


class GainModel(Model):
    op: Literal["gain"]
    dept: Dept
    n: Vnauts

    def effect(self) -> effects.Gain:
        return effects.Gain(self.dept, self.n)


class GainAnyModel(Model):
    op: Literal["gain_any"]
    n: Vnauts

    def effect(self) -> effects.GainAny:
        return effects.GainAny(self.n)


class GainMineralsModel(Model):
    op: Literal["gain_minerals"]
    n: Points

    def effect(self) -> effects.GainMinerals:
        return effects.GainMinerals(self.n)


class LostDropModel(Model):
    op: Literal["lost_drop"]

    def effect(self) -> effects.LostDrop:
        return effects.LostDrop()


EventEffectModel = Annotated[
    LoseModel
    | LoseHalfModel
    | LoseAnyModel
    | LoseMineralsModel
    | GainModel
    | GainAnyModel
    | GainMineralsModel
    | LostDropModel,
    Field(discriminator="op"),
]


class EventModel(Model):
    id: CardId
    copies: Copies = 1
    effects: tuple[EventEffectModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def lost_drop_stands_alone(self) -> Self:
        ops = [effect.op for effect in self.effects]
        if "lost_drop" in ops and len(ops) > 1:
            place = ops.index("lost_drop")
            raise FieldFault(("effects", place), "expected a lost drop to be the only effect of its card")
        return self

    def card(self) -> cards.EventCard:
        return cards.EventCard(self.id, self.copies, tuple(model.effect() for model in self.effects))


class EventsFile(Model):
    events: tuple[EventModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        ids_differ("events", [card.id for card in self.events])
        return self
