"""Cards and events put into words: every sentence has a text, and says what the record says."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.cards import UNARMED, Consumable, Strike, Weapon
from arcology.games.cyberflesh.effects import Who
from arcology.games.cyberflesh.terms import LootFilter, Stat
from arcology.games.cyberflesh.wording import Actor
from arcology.packs.locate import data_root
from arcology.text.translator import Catalogues, Translator


@pytest.fixture(scope="module")
def tr():
    return Translator(Catalogues([data_root() / "translations"]))


def test_everything_on_the_cards_has_words(house, tr):
    messages = [line.text for event in house.events for line in wording.outline(event.effects, 3)]
    for card in house.loot:
        if isinstance(card, Consumable):
            messages += wording.sentences(card.effects, 1, Actor.UNIT)
        else:
            messages += (*wording.traits(card.traits), *wording.keyword_effects(card.traits))
        if isinstance(card, Weapon):
            messages.append(wording.strike(card.strike))
    for mutation in house.mutations:
        messages += (*wording.traits(mutation.traits), *wording.keyword_effects(mutation.traits))
        messages += wording.sentences(mutation.on_gain, 1, Actor.BEARER)
    for enemy in (*house.monsters, *house.lords, house.boss, *house.finals):
        messages += (*wording.abilities(enemy), *wording.ability_effects(enemy))
    words = [tr(message) for message in messages]
    assert len(words) > 300
    assert [text for text in words if "⟦" in text or "{" in text or not text] == []


@pytest.mark.parametrize(
    ("effect", "actor", "words"),
    [
        (fx.Heal(Who.ACTOR, None), Actor.UNIT, "That unit heals completely."),
        (fx.Heal(Who.EACH, 3), Actor.UNIT, "Each character heals 3 hp."),
        (fx.Necrosis(Who.ACTOR, -2), Actor.BUYER, "The buyer loses 2 necrosis."),
        (fx.Necrosis(Who.EACH_UNIT, 2), Actor.UNIT, "Each unit gains 2 necrosis."),
        (fx.Alert(-1), Actor.UNIT, "The Alert level falls by 1."),
        (fx.DrawLoot(Who.ACTOR, 1, LootFilter.WEAPON), Actor.CHARACTER, "That character draws 1 weapon."),
        (fx.DiscardLoot(Who.CHOSEN, 2), Actor.CHARACTER, "A character of your choice discards 2 loot cards."),
        (fx.DrawMutation(Who.ACTOR, 1), Actor.BEARER, "The bearer draws a mutation."),
        (fx.Test(Stat.STRENGTH, Who.EACH, -1), Actor.CHARACTER, "Each character takes a test: Strength −1."),
        (fx.Test(Stat.STRENGTH, Who.EACH), Actor.CHARACTER, "Each character takes a test: Strength."),
        (fx.Buff(Who.CHOSEN_UNIT, Stat.PRECISION, 2), Actor.UNIT, "A unit of your choice has Precision +2 until"),
        (fx.Spawn(populate=True), Actor.CHARACTER, "A fight against whatever the dice call into the slots."),
        (fx.Spawn(boss=True, lords=2), Actor.CHARACTER, "A fight against Cyberflesh, 2 lords."),
        (fx.Reveal(1, fx.Scope.ADJACENT, fx.BackFilter.EVENT), Actor.CHARACTER, "Scout up to 1 face-down event tile b"),
        (fx.GainNpc(None, Who.CHOSEN), Actor.CHARACTER, "A character of your choice gains the next companion"),
    ],
)
def test_a_sentence_says_what_the_effect_does(tr, effect, actor, words):
    assert tr(wording.sentence(effect, 1, actor)).startswith(words)


@pytest.mark.parametrize(("players", "foes"), [(1, "a final boss"), (3, "a final boss, 4 monsters")])
def test_a_fight_names_as_many_enemies_as_the_players_will_meet(tr, house, players, foes):
    assert tr(wording.sentence(house.event(30).effects[0], players)) == f"A fight against {foes}."


def test_an_outline_sets_the_branches_of_a_choice_in(tr, house):
    lines = [(line.depth, tr(line.text)) for line in wording.outline(house.event(3).effects, 1)]
    assert lines == [
        (0, "Choose:"),
        (1, "Wake him:"),
        (2, "A character of your choice takes a test: Intelligence +1."),
        (3, "If it succeeds:"),
        (4, "That character gains a companion: Tallow the Penitent."),
        (3, "If it fails:"),
        (4, "That character gains 1 necrosis."),
        (1, "Walk on:"),
        (2, "Nothing happens."),
    ]


def test_weapons_and_traits_in_words(tr, house):
    assert tr(wording.strike(UNARMED)) == "1 die for 1 damage"
    assert tr(wording.strike(Strike(3, 2, -1))) == "3 dice for 2 damage each, Precision −1"
    assert [tr(trait) for trait in wording.traits(house.mutation("M18").traits)] == ["Life +2", "Lure"]
    assert [tr(trait) for trait in wording.traits(house.loot_card("L37").traits)] == ["Defence +1", "Filter 1"]
    assert [tr(ability) for ability in wording.abilities(house.enemy("E18"))] == ["Provoke", "Incite 1"]
    assert "add 1 to the damage" in tr(wording.ability_effects(house.enemy("E18"))[1])
    assert tr(wording.ability_effects(house.enemy("E04"))[0]).startswith(
        "Instead of attacking, it goes off: every unit"
    )
