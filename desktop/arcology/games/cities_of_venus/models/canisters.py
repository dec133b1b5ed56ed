"""Models of the canister cards of a Cities of Venus data pack."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from arcology.games.cities_of_venus import cards
from arcology.games.cities_of_venus.models.checks import CardId, CostModel, Model, PerkModel, Vnauts, ids_differ
from arcology.games.cities_of_venus.terms import Dept
from arcology.packs.explain import FieldFault

Phase = Literal[1, 2, 3]
Worth = Annotated[int, Field(ge=1, le=5)]


class UpgradeModel(Model):
    kind: Literal["upgrade"]
    id: CardId
    phase: Phase
    dept: Dept
    capacity: Vnauts
    cost: CostModel
    event: bool = False
    vp: Worth | None = None
    perk: PerkModel | None = None

    @model_validator(mode="after")
    def perk_for_mining(self) -> Self:
        if self.perk is not None and self.dept is not Dept.MINING:
            raise FieldFault(("perk",), f"expected no mining perk on an upgrade of {self.dept.value}")
        return self

    def card(self) -> cards.Upgrade:
        perk = self.perk.perk() if self.perk else None
        cost = self.cost.cost()
        return cards.Upgrade(self.id, self.phase, self.dept, self.capacity, cost, self.event, self.vp or 0, perk)


class BoosterModel(Model):
    """`dept` null: a generic booster."""

    kind: Literal["boost"]
    id: CardId
    phase: Phase
    dept: Dept | None
    boost: Vnauts
    cost: CostModel
    event: bool = False
    vp: Worth | None = None

    def card(self) -> cards.Booster:
        return cards.Booster(self.id, self.phase, self.dept, self.boost, self.cost.cost(), self.event, self.vp or 0)


CanisterModel = Annotated[UpgradeModel | BoosterModel, Field(discriminator="kind")]


class CanistersFile(Model):
    canisters: tuple[CanisterModel, ...]

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        ids = [card.id for card in self.canisters]
        ids_differ("canisters", ids)
        if cards.EARTH in ids:
            place = ids.index(cards.EARTH)
            raise FieldFault(("canisters", place, "id"), f'expected another id, "{cards.EARTH}" is the Earth card')
        return self
