"""Models of the cards of a Cytress data pack, with the checks of the component list."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations, product
from typing import Self

from pydantic import Field, model_validator

from arcology.games.cytress import cards
from arcology.games.cytress.models.checks import CardId, Model, Players, Points, ids_differ, one_of_each
from arcology.games.cytress.terms import FACTIONS, SKILLS, Faction, FactionColour, Skill, Supply
from arcology.packs.explain import FieldFault

STRATOLITES = 12
BOUNTY_MARKS = (1, 3, 4)
"""Smallest numbers of players of the three bounties on a faction."""
SKILL_POOLS = (6, 6, 9, 12, 15)
"""Skill cards in use with 1, 2, ... players."""


class MissionModel(Model):
    id: CardId
    faction: Faction
    skill: Skill
    target: Faction
    icon: Supply

    @model_validator(mode="after")
    def not_against_itself(self) -> Self:
        if self.target is self.faction:
            raise FieldFault(("target",), f"expected another faction than the card's own, found {self.target.value}")
        return self

    def card(self) -> cards.MissionCard:
        return cards.MissionCard(self.id, self.faction, self.skill, self.target, self.icon)


class MissionsFile(Model):
    missions: tuple[MissionModel, ...]

    @model_validator(mode="after")
    def one_of_each(self) -> Self:
        ids_differ("missions", [card.id for card in self.missions])
        wanted = [
            _job(faction, skill, target)
            for faction, skill, target in product(FACTIONS, SKILLS, FACTIONS)
            if target is not faction
        ]
        found = [_job(card.faction, card.skill, card.target) for card in self.missions]
        one_of_each("missions", "target", found, wanted)
        return self


def _job(faction: Faction, skill: Skill, target: Faction) -> str:
    return f"{faction.value} {skill.value} against {target.value}"


class StratoliteModel(Model):
    id: CardId
    location: FactionColour
    supply: Supply

    def card(self) -> cards.Stratolite:
        return cards.Stratolite(self.id, self.location, self.supply)


class StratolitesFile(Model):
    stratolites: tuple[StratoliteModel, ...] = Field(min_length=STRATOLITES, max_length=STRATOLITES)

    @model_validator(mode="after")
    def no_pair_twice(self) -> Self:
        ids_differ("stratolites", [card.id for card in self.stratolites])
        pairs = [(card.location, card.supply) for card in self.stratolites]
        for place, (location, supply) in enumerate(pairs):
            if (location, supply) in pairs[:place]:
                message = f"expected each pair only once, {location.value} with {supply.value} is there already"
                raise FieldFault(("stratolites", place), message)
        return self


class BountyModel(Model):
    id: CardId
    faction: Faction
    prestige: Points
    min_players: Players

    def card(self) -> cards.Bounty:
        return cards.Bounty(self.id, self.faction, self.prestige, self.min_players)


class BountiesFile(Model):
    bounties: tuple[BountyModel, ...]

    @model_validator(mode="after")
    def three_on_each(self) -> Self:
        ids_differ("bounties", [card.id for card in self.bounties])
        wanted = [f"{faction.value} from {players} player(s)" for faction, players in product(FACTIONS, BOUNTY_MARKS)]
        found = [f"{card.faction.value} from {card.min_players} player(s)" for card in self.bounties]
        one_of_each("bounties", "min_players", found, wanted)
        return self


class SkillCardModel(Model):
    id: CardId
    skills: tuple[Skill, Skill]
    min_players: Players

    def card(self) -> cards.SkillCard:
        return cards.SkillCard(self.id, self.skills, self.min_players)


class SkillsFile(Model):
    cards: tuple[SkillCardModel, ...]

    @model_validator(mode="after")
    def all_pairs(self) -> Self:
        ids_differ("cards", [card.id for card in self.cards])
        found = [_pair(card.skills) for card in self.cards]
        one_of_each("cards", "skills", found, map(_pair, combinations(SKILLS, 2)))
        for players, wanted in enumerate(SKILL_POOLS, 1):
            count = sum(card.min_players <= players for card in self.cards)
            if count != wanted:
                raise FieldFault(("cards",), f"expected {wanted} cards for games of {players}, found {count}")
        return self


def _pair(skills: Iterable[Skill]) -> str:
    return " and ".join(skill.value for skill in SKILLS if skill in tuple(skills))
