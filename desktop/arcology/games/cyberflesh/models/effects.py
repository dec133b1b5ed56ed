"""Models of the effect vocabulary: what the records of `arcology.games.cyberflesh.effects` are read from.

Field names and kinds are those of the records; fields that may be left out have the same defaults.
"""

from __future__ import annotations

import json
from typing import Annotated, Literal, Self

from pydantic import BeforeValidator, Field, model_validator

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.effects import BackFilter, Effect, Effects, HitScope, MoveTo, Scope, Who
from arcology.games.cyberflesh.models.checks import MOST, Amount, CardId, Change, Label, Model, Score
from arcology.games.cyberflesh.terms import MAX_ALERT, SLOTS, LootFilter, Stat
from arcology.packs.explain import FieldFault

NEXT = "next"
"""Stands for the topmost NPC of the deck."""

Few = Annotated[int, Field(ge=0, le=SLOTS)]


def _amount_or_full(value: object) -> int | None:
    """Hp to heal, or None for "full"; one sentence for everything else."""
    if value == "full":
        return None
    if type(value) is not int or not 1 <= value <= MOST:
        raise ValueError(f'expected a number from 1 to {MOST} or "full", found {json.dumps(value)}')
    return value


CharacterWho = Literal[Who.EACH, Who.CHOSEN, Who.ACTOR]


class HealModel(Model):
    kind: Literal["heal"]
    who: Who
    n: Annotated[int | None, BeforeValidator(_amount_or_full)]

    def effect(self) -> Effect:
        return fx.Heal(self.who, self.n)


class DamageModel(Model):
    kind: Literal["damage"]
    who: Who
    n: Amount

    def effect(self) -> Effect:
        return fx.Damage(self.who, self.n)


class NecrosisModel(Model):
    kind: Literal["necrosis"]
    who: Who
    n: Change

    def effect(self) -> Effect:
        return fx.Necrosis(self.who, self.n)


class AlertModel(Model):
    kind: Literal["alert"]
    n: Change

    def effect(self) -> Effect:
        return fx.Alert(self.n)


class DrawLootModel(Model):
    kind: Literal["draw_loot"]
    who: CharacterWho
    n: Amount
    only: LootFilter = LootFilter.ANY

    def effect(self) -> Effect:
        return fx.DrawLoot(self.who, self.n, self.only)


class LootPoolModel(Model):
    kind: Literal["loot_pool"]
    n: Amount

    def effect(self) -> Effect:
        return fx.LootPool(self.n)


class DrawMutationModel(Model):
    kind: Literal["draw_mutation"]
    who: Who
    n: Amount

    def effect(self) -> Effect:
        return fx.DrawMutation(self.who, self.n)


class DiscardLootModel(Model):
    kind: Literal["discard_loot"]
    who: CharacterWho
    n: Amount
    only: LootFilter = LootFilter.ANY

    def effect(self) -> Effect:
        return fx.DiscardLoot(self.who, self.n, self.only)


class SpawnModel(Model):
    kind: Literal["spawn"]
    monsters: Few = 0
    extra_per_player: Few = 0
    lords: Few = 0
    boss: bool = False
    final: bool = False
    populate: bool = False

    @model_validator(mode="after")
    def not_empty(self) -> Self:
        if not (self.monsters or self.lords or self.boss or self.final or self.populate):
            raise ValueError("expected monsters, lords, boss, final or populate, found none of them")
        return self

    def effect(self) -> Effect:
        return fx.Spawn(self.monsters, self.extra_per_player, self.lords, self.boss, self.final, self.populate)


class GainNpcModel(Model):
    kind: Literal["gain_npc"]
    npc: CardId
    who: CharacterWho

    def effect(self) -> Effect:
        return fx.GainNpc(None if self.npc == NEXT else self.npc, self.who)


class MoveModel(Model):
    kind: Literal["move"]
    to: MoveTo

    def effect(self) -> Effect:
        return fx.Move(self.to)


class RevealModel(Model):
    kind: Literal["reveal"]
    n: Amount
    scope: Scope = Scope.ANY
    back: BackFilter = BackFilter.ANY

    def effect(self) -> Effect:
        return fx.Reveal(self.n, self.scope, self.back)


class TestModel(Model):
    __test__ = False  # no test class, whatever its name says to a test runner

    kind: Literal["test"]
    stat: Literal[Stat.STRENGTH, Stat.INTELLIGENCE]
    who: Literal[Who.CHOSEN, Who.EACH]
    mod: Change = 0
    success: tuple[EffectModel, ...] = ()
    failure: tuple[EffectModel, ...] = ()

    def effect(self) -> Effect:
        return fx.Test(self.stat, self.who, self.mod, records(self.success), records(self.failure))


class AnyHasLootModel(Model):
    kind: Literal["any_has_loot"]
    n: Amount

    def condition(self) -> fx.Condition:
        return fx.AnyHasLoot(self.n)


class AlertAtLeastModel(Model):
    kind: Literal["alert_at_least"]
    n: Annotated[int, Field(ge=1, le=MAX_ALERT)]

    def condition(self) -> fx.Condition:
        return fx.AlertAtLeast(self.n)


ConditionModel = Annotated[AnyHasLootModel | AlertAtLeastModel, Field(discriminator="kind")]


class OptionModel(Model):
    label: Label
    effects: tuple[EffectModel, ...] = ()
    requires: ConditionModel | None = None

    def option(self) -> fx.Option:
        requires = self.requires.condition() if self.requires else None
        return fx.Option(self.label, records(self.effects), requires)


class ChoiceModel(Model):
    kind: Literal["choice"]
    options: tuple[OptionModel, ...] = Field(min_length=2)

    @model_validator(mode="after")
    def always_one(self) -> Self:
        if all(option.requires for option in self.options):
            raise FieldFault(("options",), "expected one option that requires nothing, so that there is always a way")
        return self

    def effect(self) -> Effect:
        return fx.Choice(tuple(option.option() for option in self.options))


class RowModel(Model):
    lo: Annotated[int, Field(ge=1, le=8)]
    hi: Annotated[int, Field(ge=1, le=8)]
    effects: tuple[EffectModel, ...] = ()


class RollModel(Model):
    kind: Literal["roll"]
    die: Literal[8, 4, 2]
    table: tuple[RowModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def every_number_once(self) -> Self:
        expected = 1
        for place, row in enumerate(self.table):
            if row.lo != expected or row.hi < row.lo or row.hi > self.die:
                message = f"expected a row from {expected} to at most {self.die}, found {row.lo} to {row.hi}"
                raise FieldFault(("table", place), message)
            expected = row.hi + 1
        if expected <= self.die:
            raise FieldFault(("table",), f"expected rows up to {self.die}, found none for {expected}")
        return self

    def effect(self) -> Effect:
        return fx.Roll(self.die, tuple(fx.Row(row.lo, row.hi, records(row.effects)) for row in self.table))


class IfModel(Model):
    kind: Literal["if"]
    condition: ConditionModel
    then: tuple[EffectModel, ...] = ()
    otherwise: tuple[EffectModel, ...] = ()

    def effect(self) -> Effect:
        return fx.If(self.condition.condition(), records(self.then), records(self.otherwise))


class ServiceModel(Model):
    label: Label
    price: Amount
    effects: tuple[EffectModel, ...] = Field(min_length=1)


class MerchantModel(Model):
    kind: Literal["merchant"]
    stock: Score
    accept_blood: bool = False
    services: tuple[ServiceModel, ...] = ()

    def effect(self) -> Effect:
        services = tuple(fx.Service(one.label, one.price, records(one.effects)) for one in self.services)
        return fx.Merchant(self.stock, self.accept_blood, services)


class ActivateSirenModel(Model):
    kind: Literal["activate_siren"]

    def effect(self) -> Effect:
        return fx.ActivateSiren()


class DeferModel(Model):
    kind: Literal["defer"]

    def effect(self) -> Effect:
        return fx.Defer()


class WinModel(Model):
    kind: Literal["win"]

    def effect(self) -> Effect:
        return fx.Win()


class HitEnemyModel(Model):
    kind: Literal["hit_enemy"]
    scope: HitScope
    n: Amount

    def effect(self) -> Effect:
        return fx.HitEnemy(self.scope, self.n)


class BuffModel(Model):
    kind: Literal["buff"]
    who: Who
    stat: Stat
    n: Change

    def effect(self) -> Effect:
        return fx.Buff(self.who, self.stat, self.n)


EffectModel = Annotated[
    HealModel
    | DamageModel
    | NecrosisModel
    | AlertModel
    | DrawLootModel
    | LootPoolModel
    | DrawMutationModel
    | DiscardLootModel
    | SpawnModel
    | GainNpcModel
    | MoveModel
    | RevealModel
    | TestModel
    | ChoiceModel
    | RollModel
    | IfModel
    | MerchantModel
    | ActivateSirenModel
    | DeferModel
    | WinModel
    | HitEnemyModel
    | BuffModel,
    Field(discriminator="kind"),
]
for _model in (TestModel, OptionModel, ChoiceModel, RowModel, RollModel, IfModel, ServiceModel, MerchantModel):
    _model.model_rebuild()


def records(models: tuple[EffectModel, ...]) -> Effects:
    """The records of a list of effects."""
    return tuple(model.effect() for model in models)
