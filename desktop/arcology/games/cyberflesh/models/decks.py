"""Models of the cards that players own or become: characters, loot, mutations and NPCs."""

from __future__ import annotations

from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from arcology.games.cyberflesh import cards
from arcology.games.cyberflesh.models.checks import (
    Attacks,
    Blood,
    CardId,
    Change,
    Copies,
    Harm,
    Model,
    PrintedModel,
    TraitsModel,
    copies_total,
    ids_differ,
)
from arcology.games.cyberflesh.models.effects import NEXT, EffectModel, records
from arcology.games.cyberflesh.models.scope import Place, check
from arcology.games.cyberflesh.terms import BOSS, HANDS, MAX_PLAYERS, ArmourSlot, Corner, MutationUse, Timing
from arcology.packs.explain import FieldFault

LOOT = 60
MUTATIONS = 40
NPCS = 10
MOST_CHARACTERS = 12
"""Characters that a pack may have; players choose among them (CFL-RUL-50)."""

PLACES = {
    Timing.ANY: Place.CONSUMABLE,
    Timing.COMBAT: Place.IN_COMBAT,
    Timing.EXPLORE: Place.EXPLORING,
}


class ConsumableModel(Model):
    id: CardId
    copies: Copies
    blood: Blood
    timing: Timing
    effects: tuple[EffectModel, ...] = Field(min_length=1)

    @model_validator(mode="after")
    def possible(self) -> Self:
        check(records(self.effects), PLACES[self.timing], ("effects",))
        return self

    def card(self) -> cards.Consumable:
        return cards.Consumable(self.id, self.copies, self.blood, self.timing, records(self.effects))


class StrikeModel(Model):
    attacks: Attacks
    damage: Harm
    precision: Change = 0

    def strike(self) -> cards.Strike:
        return cards.Strike(self.attacks, self.damage, self.precision)


class WeaponModel(TraitsModel):
    id: CardId
    copies: Copies
    blood: Blood
    hands: Annotated[int, Field(ge=1, le=HANDS)]
    strike: StrikeModel

    def card(self) -> cards.Weapon:
        return cards.Weapon(self.id, self.copies, self.blood, self.hands, self.strike.strike(), self.traits())


class ArmourModel(TraitsModel):
    id: CardId
    copies: Copies
    blood: Blood
    slot: ArmourSlot

    def card(self) -> cards.Armour:
        return cards.Armour(self.id, self.copies, self.blood, self.slot, self.traits())


class LootFile(Model):
    consumables: tuple[ConsumableModel, ...]
    weapons: tuple[WeaponModel, ...]
    armour: tuple[ArmourModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        seen: set[str] = set()
        for field in ("consumables", "weapons", "armour"):
            for place, card in enumerate(getattr(self, field)):
                if card.id in seen:
                    raise FieldFault((field, place, "id"), f'expected ids that differ, "{card.id}" is there already')
                seen.add(card.id)
        if (found := sum(card.copies for card in self.loot())) != LOOT:
            raise ValueError(f"expected {LOOT} loot cards with all copies, found {found}")
        return self

    def loot(self) -> tuple[cards.LootCard, ...]:
        consumables = (model.card() for model in self.consumables)
        weapons = (model.card() for model in self.weapons)
        return *consumables, *weapons, *(model.card() for model in self.armour)


class MutationModel(TraitsModel):
    id: CardId
    corner: Corner
    strike: StrikeModel | None = None
    use: MutationUse | None = None
    on_gain: tuple[EffectModel, ...] = ()

    @model_validator(mode="after")
    def possible(self) -> Self:
        if (self.strike is None) != (self.use is None):
            raise FieldFault(("strike" if self.use else "use",), "expected strike and use together or none of them")
        check(records(self.on_gain), Place.ON_GAIN, ("on_gain",))
        return self

    def card(self) -> cards.MutationCard:
        strike = self.strike.strike() if self.strike else None
        return cards.MutationCard(self.id, self.corner, self.traits(), strike, self.use, records(self.on_gain))


class MutationsFile(Model):
    mutations: tuple[MutationModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("mutations", [card.id for card in self.mutations])
        copies_total("mutations", (1 for _ in self.mutations), MUTATIONS, "mutations")
        for corner in Corner:
            if not any(card.corner is corner for card in self.mutations):
                raise FieldFault(("mutations",), f"expected a mutation for the corner {corner.value}, found none")
        return self


class HelperModel(PrintedModel):
    """An NPC or the ally."""

    strike: StrikeModel

    def helper(self, id: str) -> cards.HelperCard:
        return cards.HelperCard(id, self.printed(), self.strike.strike())


class NpcModel(HelperModel):
    id: CardId

    def card(self) -> cards.HelperCard:
        return self.helper(self.id)


class NpcsFile(Model):
    npcs: tuple[NpcModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("npcs", [card.id for card in self.npcs])
        copies_total("npcs", (1 for _ in self.npcs), NPCS, "NPCs")
        for place, card in enumerate(self.npcs):
            if card.id in (BOSS, NEXT):
                raise FieldFault(
                    ("npcs", place, "id"), f'expected another id than "{card.id}", which means another card'
                )
        return self


class CharacterModel(PrintedModel):
    id: CardId
    defence: Literal[0] = 0
    start: tuple[CardId, ...]

    def card(self) -> cards.CharacterCard:
        return cards.CharacterCard(self.id, self.printed(), self.start)


class CharactersFile(Model):
    characters: tuple[CharacterModel, ...] = Field(min_length=MAX_PLAYERS, max_length=MOST_CHARACTERS)

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("characters", [card.id for card in self.characters])
        return self
