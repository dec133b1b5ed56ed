"""Models of the innovations of a Cities of Venus data pack."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from arcology.games.cities_of_venus import cards, effects
from arcology.games.cities_of_venus.models.checks import Copies, Model, PerkModel, Vnauts, ids_differ
from arcology.games.cities_of_venus.terms import Dept, InnovationPlacement
from arcology.packs.explain import FieldFault


class NoShieldDecayModel(Model):
    op: Literal["no_shield_decay"]

    def effect(self) -> effects.NoShieldDecay:
        return effects.NoShieldDecay()


class TempWorkersModel(Model):
    op: Literal["temp_workers"]

    def effect(self) -> effects.TempWorkers:
        return effects.TempWorkers()


class CryoHoldingModel(Model):
    op: Literal["cryo_holding"]

    def effect(self) -> effects.CryoHolding:
        return effects.CryoHolding()


class FreeSymbolModel(Model):
    op: Literal["free_symbol"]
    dept: Dept

    def effect(self) -> effects.FreeSymbol:
        return effects.FreeSymbol(self.dept)


class TransitModel(Model):
    op: Literal["transit"]
    moves: Vnauts

    def effect(self) -> effects.Transit:
        return effects.Transit(self.moves)


class BoostAnyModel(Model):
    op: Literal["boost_any"]
    n: Vnauts

    def effect(self) -> effects.BoostAny:
        return effects.BoostAny(self.n)


class MiningPerkModel(Model):
    op: Literal["mining_perk"]
    perk: PerkModel

    def effect(self) -> effects.GrantPerk:
        return effects.GrantPerk(self.perk.perk())


class ExtraGrowthModel(Model):
    op: Literal["extra_growth"]
    n: Vnauts

    def effect(self) -> effects.ExtraGrowth:
        return effects.ExtraGrowth(self.n)


InnovationEffectModel = Annotated[
    NoShieldDecayModel
    | TempWorkersModel
    | CryoHoldingModel
    | FreeSymbolModel
    | TransitModel
    | BoostAnyModel
    | MiningPerkModel
    | ExtraGrowthModel,
    Field(discriminator="op"),
]

SLOT, BAY, ASIDE = InnovationPlacement
HOME = {"temp_workers": BAY, "cryo_holding": BAY, "boost_any": ASIDE}
"""Where an innovation with this effect must go; those with any other go into a slot."""


class InnovationModel(Model):
    """`printed`: the printed rules name it. `dept` is for slots only, `capacity` for slots and the bay."""

    id: str = Field(pattern=r"^[a-z][a-z0-9_]*$")
    placement: InnovationPlacement
    dept: Dept | None = None
    capacity: Vnauts | None = None
    effects: tuple[InnovationEffectModel, ...] = Field(min_length=1)
    copies: Copies
    printed: bool = False

    @model_validator(mode="after")
    def has_what_its_placement_needs(self) -> Self:
        if (self.dept is not None) is not (self.placement is SLOT):
            raise FieldFault(("dept",), "expected a department for a slot, and none for another placement")
        if (self.capacity is not None) is not (self.placement is not ASIDE):
            raise FieldFault(("capacity",), "expected a capacity for a slot or the bay, and none for a card laid aside")
        return self

    @model_validator(mode="after")
    def effects_fit_its_placement(self) -> Self:
        ops = [effect.op for effect in self.effects]
        for place, op in enumerate(ops):
            if op in ops[:place]:
                raise FieldFault(("effects", place), f"expected each effect only once, {op} is there already")
            if self.placement is not HOME.get(op, SLOT):
                message = f"expected no {op} on a card with the placement {self.placement.value}"
                raise FieldFault(("effects", place), message)
            if op == "mining_perk" and self.dept is not Dept.MINING:
                raise FieldFault(("effects", place), "expected a mining perk only in the slot of mining")
        if self.placement is BAY and len(ops) > 1:
            raise FieldFault(("effects", 1), "expected one effect for a card on the bay")
        return self

    def card(self) -> cards.Innovation:
        made = tuple(model.effect() for model in self.effects)
        return cards.Innovation(self.id, self.placement, self.dept, self.capacity, made, self.copies, self.printed)


class InnovationsFile(Model):
    innovations: tuple[InnovationModel, ...]

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        ids_differ("innovations", [card.id for card in self.innovations])
        return self
