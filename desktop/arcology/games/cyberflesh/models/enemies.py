"""Models of everything that stands in combat slots: monsters, lords, Cyberflesh and the final bosses."""

from __future__ import annotations

from typing import Self

from pydantic import Field, model_validator

from arcology.games.cyberflesh.cards import EnemyCard
from arcology.games.cyberflesh.models.checks import (
    Amount,
    CardId,
    Copies,
    Dice,
    Harm,
    Life,
    Model,
    Score,
    copies_total,
    ids_differ,
)
from arcology.games.cyberflesh.models.decks import HelperModel
from arcology.games.cyberflesh.terms import BOSS, MEASURED, Ability, EnemyLoot, EnemySource, Stat
from arcology.packs.explain import FieldFault

MONSTERS = 50
LORDS = 11
FINALS = 2

Hp = tuple[Life, Life, Life]


class EnemyModel(Model):
    """What all enemies have, with the checks of how abilities go with the rest of the card."""

    d8: Dice
    damage: Harm
    precision: Score
    priority: Score
    orientation: Stat | None
    defence: Score
    abilities: dict[Ability, Amount] = {}
    loot: EnemyLoot | None = None

    @model_validator(mode="after")
    def as_on_a_card(self) -> Self:
        for ability, n in self.abilities.items():
            if ability not in MEASURED and n != 1:
                raise FieldFault(("abilities", ability.value), f"expected 1, for it has no number, found {n}")
        explodes, relentless = Ability.EXPLODE in self.abilities, Ability.RELENTLESS in self.abilities
        if (explodes or relentless) != (self.orientation is None):
            message = "expected null if it explodes or is relentless and a statistic if not"
            raise FieldFault(("orientation",), message)
        if explodes != (self.d8 == 0):
            raise FieldFault(("d8",), f"expected {'0, for it explodes instead' if explodes else 'at least 1'}")
        if explodes and self.loot:
            raise FieldFault(("loot",), "expected null, for an explosion leaves nothing")
        return self

    def enemy(self, id: str, source: EnemySource, hp: Hp, copies: int = 1) -> EnemyCard:
        abilities = tuple((ability, self.abilities[ability]) for ability in Ability if ability in self.abilities)
        return EnemyCard(
            id=id,
            source=source,
            copies=copies,
            d8=self.d8,
            damage=self.damage,
            hp=hp,
            precision=self.precision,
            priority=self.priority,
            orientation=self.orientation,
            defence=self.defence,
            abilities=abilities,
            loot=self.loot,
        )


class MonsterModel(EnemyModel):
    id: CardId
    copies: Copies
    hp: Life

    def card(self) -> EnemyCard:
        return self.enemy(self.id, EnemySource.MONSTER, (self.hp,) * 3, self.copies)


class MonstersFile(Model):
    monsters: tuple[MonsterModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("monsters", [card.id for card in self.monsters])
        copies_total("monsters", (card.copies for card in self.monsters), MONSTERS, "monsters")
        return self


class BigModel(EnemyModel):
    """An enemy whose life depends on the number of players."""

    hp: Hp

    @model_validator(mode="after")
    def rising(self) -> Self:
        if list(self.hp) != sorted(self.hp):
            raise FieldFault(("hp",), "expected no less life for more players")
        return self


class LordModel(BigModel):
    id: CardId

    def card(self) -> EnemyCard:
        return self.enemy(self.id, EnemySource.LORD, self.hp)


class LordsFile(Model):
    lords: tuple[LordModel, ...]

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("lords", [card.id for card in self.lords])
        copies_total("lords", (1 for _ in self.lords), LORDS, "lords")
        return self


class FinalModel(BigModel):
    id: CardId

    def card(self) -> EnemyCard:
        return self.enemy(self.id, EnemySource.FINAL_BOSS, self.hp)


class BossModel(BigModel):
    """The boss face of Cyberflesh, which attacks everybody and leaves nothing (CFL-BOSS-01, CFL-BOSS-09)."""

    @model_validator(mode="after")
    def like_the_boss(self) -> Self:
        if Ability.RELENTLESS not in self.abilities:
            raise FieldFault(("abilities",), 'expected "relentless" among them, for this boss attacks everybody')
        if self.loot:
            raise FieldFault(("loot",), "expected null, for its card turns over")
        return self


class BossesFile(Model):
    boss: BossModel
    ally: HelperModel
    finals: tuple[FinalModel, ...] = Field(min_length=FINALS, max_length=FINALS)

    @model_validator(mode="after")
    def complete(self) -> Self:
        ids_differ("finals", [card.id for card in self.finals])
        return self

    def boss_card(self) -> EnemyCard:
        return self.boss.enemy(BOSS, EnemySource.CYBERFLESH, self.boss.hp)
