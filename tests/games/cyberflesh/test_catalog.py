"""The house pack of Cyberflesh: as many cards as the box has, and the figures on them (component list)."""

from __future__ import annotations

from collections import Counter

import pytest

from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.biomes import ENVIRONMENT_TILES, EVENT_TILE_FACES
from arcology.games.cyberflesh.cards import Armour, Consumable, Strike, Weapon, design, instances
from arcology.games.cyberflesh.models.scope import every
from arcology.games.cyberflesh.terms import (
    BOSS,
    STATS,
    Ability,
    ArmourSlot,
    Corner,
    EnemyLoot,
    EnemySource,
    Keyword,
    LootFilter,
    LootKind,
    MutationUse,
    Repeat,
    Stat,
    TileBack,
    TileType,
    Timing,
)


def test_the_house_pack_says_that_it_is_ours(house):
    assert (house.id, house.source) == ("house", "house")
    assert len(house.digest) == 32


def test_there_are_175_cards(house):
    counts = {
        "loot": len(house.loot_deck()),
        "mutations": len(house.mutation_deck()),
        "monsters": len(house.monster_deck()),
        "lords": len(house.lord_deck()),
        "events": len(house.events_deck()),
        "characters": len(house.characters),
    }
    assert counts == {"loot": 60, "mutations": 40, "monsters": 50, "lords": 11, "events": 11, "characters": 3}
    assert sum(counts.values()) == 175


def test_every_instance_has_one_name_and_is_found_by_it(house):
    decks = (house.loot_deck(), house.mutation_deck(), house.monster_deck(), house.lord_deck(), house.events_deck())
    names = [name for deck in decks for name in deck]
    assert len(names) == len(set(names)) == 172
    assert [house.loot_card(name).id for name in house.loot_deck()] == [design(name) for name in house.loot_deck()]
    assert [house.enemy(name).id for name in house.monster_deck()] == [design(name) for name in house.monster_deck()]
    assert [house.mutation(name).id for name in house.mutation_deck()] == list(house.mutation_deck())
    assert [house.enemy(name).id for name in house.lord_deck()] == list(house.lord_deck())
    assert [house.helper(name).id for name in house.events_deck()] == list(house.events_deck())


def test_copies_of_a_card_lie_side_by_side_before_shuffling(house):
    assert house.loot_deck()[:5] == ("L01#1", "L01#2", "L01#3", "L01#4", "L02#1")
    assert house.monster_deck()[:3] == ("E01#1", "E01#2", "E02#1")
    assert instances(house.loot_card("L10")) == ("L10#1",)
    assert design("L01#4") == "L01"
    assert design("D11") == "D11"


@pytest.mark.rule("CFL-EQUIP-01")
def test_kinds_of_loot_and_what_all_of_them_have(house):
    kinds = Counter(house.loot_card(name).kind for name in house.loot_deck())
    assert kinds == {LootKind.CONSUMABLE: 24, LootKind.WEAPON: 22, LootKind.ARMOUR: 14}
    hands = Counter(card.hands for name in house.loot_deck() if isinstance(card := house.loot_card(name), Weapon))
    assert hands == {1: 14, 2: 8}
    slots = Counter(card.slot for name in house.loot_deck() if isinstance(card := house.loot_card(name), Armour))
    assert slots == {ArmourSlot.HELMET: 7, ArmourSlot.BODY: 7}
    assert all(1 <= card.blood <= 6 for card in house.loot)
    assert not hasattr(house.mutations[0], "blood")


def test_loot_as_printed(house):
    assert house.loot_card("L01#4") is house.loot_card("L01")
    assert house.loot_card("L04").effects == (
        fx.Necrosis(fx.Who.CHOSEN_UNIT, -4),
        fx.Damage(fx.Who.ACTOR, 1),
    )
    assert house.loot_card("L10").effects == (fx.Heal(fx.Who.CHOSEN_UNIT, None),)
    assert house.loot_card("L26").strike == Strike(attacks=3, damage=2, precision=-1)
    assert house.loot_card("L18").traits.stat(Stat.DEFENCE) == 1
    assert house.loot_card("L36").traits.stats == (-1, 0, 0, 0, 0, 2)
    assert house.loot_card("L37").traits.keyword(Keyword.FILTER) == 1
    assert house.loot_card("L37").traits.keyword(Keyword.REGEN) == 0


@pytest.mark.rule("CFL-LOOT-02")
def test_consumables_that_hit_work_in_combat_and_those_that_scout_outside(house):
    timings = {card.id: card.timing for card in house.loot if isinstance(card, Consumable)}
    assert {id for id, timing in timings.items() if timing is Timing.COMBAT} == {"L05", "L06", "L07"}
    assert {id for id, timing in timings.items() if timing is Timing.EXPLORE} == {"L08", "L09"}


@pytest.mark.parametrize(
    ("only", "kinds"),
    [
        (LootFilter.ANY, set(LootKind)),
        (LootFilter.CONSUMABLE, {LootKind.CONSUMABLE}),
        (LootFilter.WEAPON, {LootKind.WEAPON}),
        (LootFilter.ARMOUR, {LootKind.ARMOUR}),
    ],
)
def test_a_filter_lets_its_kind_of_loot_through(only, kinds):
    assert {kind for kind in LootKind if only.matches(kind)} == kinds


@pytest.mark.rule("CFL-CHAR-02")
def test_ten_mutations_for_each_corner(house):
    assert Counter(card.corner for card in house.mutations) == dict.fromkeys(Corner, 10)


@pytest.mark.rule("CFL-MUT-03")
def test_weapon_mutations_are_extra_or_alternative(house):
    weapons = {card.id: (card.use, card.strike) for card in house.mutations if card.strike}
    assert weapons == {
        "M11": (MutationUse.EXTRA, Strike(1, 2)),
        "M19": (MutationUse.ALTERNATIVE, Strike(3, 1)),
        "M21": (MutationUse.ALTERNATIVE, Strike(1, 3)),
        "M28": (MutationUse.EXTRA, Strike(2, 1)),
        "M31": (MutationUse.ALTERNATIVE, Strike(2, 2)),
    }
    armour = {card.id for card in house.mutations if card.traits.stat(Stat.DEFENCE)}
    assert armour == {"M14", "M22", "M32", "M39"}


def test_what_mutations_do_when_they_are_gained_asks_nobody(house):
    gains = {card.id: card.on_gain for card in house.mutations if card.on_gain}
    assert gains == {
        "M08": (fx.Necrosis(fx.Who.ACTOR, 1),),
        "M09": (fx.Necrosis(fx.Who.ACTOR, 2),),
        "M26": (fx.Damage(fx.Who.ACTOR, 2),),
        "M37": (fx.Necrosis(fx.Who.ACTOR, 1),),
    }


def test_monsters_are_as_tough_as_the_tuning_counts_on(house):
    cards = [house.enemy(name) for name in house.monster_deck()]
    assert all(card.source is EnemySource.MONSTER and len(set(card.hp)) == 1 for card in cards)
    assert sum(card.hp[0] for card in cards) / 50 == pytest.approx(3.24)
    harm = [card.ability(Ability.EXPLODE) or expected_damage(card) for card in cards]
    assert sum(harm) / 50 == pytest.approx(1.1, abs=0.05)


def expected_damage(card):
    """Against no defence, for one activation, criticals included."""
    hit = min(max(card.precision + 1, 1), 7) / 8
    return card.d8 * (hit * card.damage + 1 / 8)


@pytest.mark.rule("CFL-ABILITY-04")
def test_what_explodes_has_no_attack_no_target_and_leaves_nothing(house):
    exploders = [card for card in house.monsters if card.has(Ability.EXPLODE)]
    assert [(card.id, card.ability(Ability.EXPLODE)) for card in exploders] == [("E04", 3), ("E05", 2), ("E23", 1)]
    for card in exploders:
        assert (card.d8, card.orientation, card.loot) == (0, None, None)


@pytest.mark.rule("CFL-ABILITY-08")
def test_necrosis_is_1_on_every_enemy(house):
    everybody = (*house.monsters, *house.lords, house.boss, *house.finals)
    with_it = [card.id for card in everybody if card.has(Ability.NECROSIS)]
    assert with_it == ["E12", "E15", "E22", "D01", "D03", "D09", "F2"]
    assert {house.enemy(id).ability(Ability.NECROSIS) for id in with_it} == {1}


def test_what_monsters_leave(house):
    loot = {card.id: card.loot for card in house.monsters if card.loot}
    assert {id for id, left in loot.items() if left is EnemyLoot.MUTATION} == {"E12", "E21"}
    assert {id for id, left in loot.items() if left is EnemyLoot.LOOT} == {"E13", "E16", "E20", "E24", "E25"}


@pytest.mark.rule("CFL-BOSS-08")
def test_lords_and_bosses_have_more_life_for_more_players(house):
    for card in (*house.lords, house.boss, *house.finals):
        assert card.hp[0] < card.hp[1] < card.hp[2]
    assert all(card.source is EnemySource.LORD and card.loot is EnemyLoot.LOOT for card in house.lords)
    assert house.enemy("D08").hp == (8, 16, 27)
    assert house.boss.hp == (16, 30, 45)


@pytest.mark.rule("CFL-ABILITY-09")
def test_cyberflesh_and_one_final_boss_are_relentless(house):
    relentless = [card.id for card in (house.boss, *house.finals) if card.has(Ability.RELENTLESS)]
    assert relentless == [BOSS, "F1"]
    assert house.boss.orientation is None
    assert house.enemy(BOSS) is house.boss
    assert [card.source for card in house.finals] == [EnemySource.FINAL_BOSS] * 2


@pytest.mark.rule("CFL-SETUP-04")
def test_the_events_deck_has_cyberflesh_on_top_of_ten_npcs(house):
    assert house.events_deck() == (BOSS, "N01", "N02", "N03", "N04", "N05", "N06", "N07", "N08", "N09", "N10")
    assert house.helper(BOSS) is house.ally
    assert house.ally.stats == (4, 4, 4, 2, 10, 1)
    assert house.ally.strike == Strike(2, 2)
    assert house.helper("N10").stat(Stat.DEFENCE) == 1


@pytest.mark.rule("CFL-CHAR-02", "CFL-SETUP-02")
def test_characters_and_what_they_start_with(house):
    assert [(card.id, card.stats, card.start) for card in house.characters] == [
        ("C1", (3, 3, 4, 1, 20, 0), ("L21", "L01")),
        ("C2", (6, 4, 1, 4, 14, 0), ("L12", "L13", "L03")),
        ("C3", (5, 3, 2, 3, 16, 0), ("L14", "L11", "L28", "L01")),
    ]
    assert house.character("C2").stat(Stat.PRECISION) == 4
    assert len(STATS) == 6


@pytest.mark.rule("CFL-TILE-01")
def test_sixteen_environment_tiles_and_what_they_resolve():
    assert Counter(face.type for face in ENVIRONMENT_TILES) == {
        TileType.START: 1,
        TileType.COMBAT: 6,
        TileType.LOOT: 2,
        TileType.MUTATION: 1,
        TileType.CURE: 1,
        TileType.MERCHANT_1: 1,
        TileType.MERCHANT_2: 1,
        TileType.SIREN_1: 1,
        TileType.SIREN_2: 1,
        TileType.EXIT: 1,
    }
    assert [face.event for face in ENVIRONMENT_TILES if face.event is not None] == [0, 25, 26, 27, 28, 29, 30]
    assert [face.event for face in EVENT_TILE_FACES] == list(range(1, 25))


@pytest.mark.rule("CFL-TILE-11")
def test_backs_tell_environment_from_event():
    assert [face.back for face in ENVIRONMENT_TILES] == [TileBack.START, *[TileBack.ENV] * 14, TileBack.EXIT]
    assert {face.back for face in EVENT_TILE_FACES} == {TileBack.EVENT}


@pytest.mark.rule("CFL-TILE-02", "CFL-SETUP-09")
def test_biomes_have_fourteen_environment_squares_and_six_to_ten_for_events(house):
    assert [biome.id for biome in house.biomes] == [1, 2, 3, 4, 5, 6, 7, 8]
    assert [len(biome.places(TileBack.EVENT)) for biome in house.biomes] == [6, 7, 8, 8, 9, 9, 10, 10]
    assert [len(biome.squares) for biome in house.biomes] == [22, 23, 24, 24, 25, 25, 26, 26]
    for biome in house.biomes:
        assert len(biome.places(TileBack.ENV)) == 14
        assert biome.squares == tuple(sorted(biome.squares))
    assert (house.biome(1).start, house.biome(1).exit) == ((2, 0), (2, 6))
    assert (house.biome(8).start, house.biome(8).exit) == ((3, 3), (0, 3))


@pytest.mark.rule("CFL-TILE-10")
def test_events_that_can_be_resolved_again(house):
    assert [event.id for event in house.events] == list(range(31))
    again = {event.id: event.repeat for event in house.events if event.repeat is not Repeat.NEVER}
    assert again == {27: Repeat.ALWAYS, 28: Repeat.UNTIL_SIREN, 29: Repeat.UNTIL_SIREN}
    assert house.event(27) is house.events[27]


def test_every_npc_is_granted_by_one_event_and_the_next_one_by_two(house):
    granted = Counter(
        effect.npc for event in house.events for effect in every(event.effects) if isinstance(effect, fx.GainNpc)
    )
    assert granted == Counter({None: 2, **{card.id: 1 for card in house.npcs}})


@pytest.mark.parametrize(("players", "monsters"), [(1, 2), (2, 3), (3, 4)])
def test_fights_of_events_grow_with_the_players(house, players, monsters):
    fight = house.event(14).effects[0]
    assert fight == fx.Spawn(monsters=2, extra_per_player=1)
    assert fight.monsters_for(players) == monsters


def test_the_exit_is_a_final_fight_and_then_the_victory(house):
    assert house.event(30).effects == (fx.Spawn(extra_per_player=2, final=True), fx.Win())


def test_the_table_of_an_event_has_a_row_for_every_face(house):
    roll = house.event(12).effects[0]
    assert [roll.row(face).lo for face in range(1, 9)] == [1, 1, 3, 3, 5, 5, 7, 8]


def test_a_siren_is_a_fight_with_a_lord_or_a_decision_to_wait(house):
    for number, monsters in ((28, 0), (29, 1)):
        crank, wait = house.event(number).effects[0].options
        assert crank.effects == (fx.Spawn(monsters, 1, lords=1), fx.ActivateSiren(), fx.Alert(1))
        assert wait.effects == (fx.Defer(),)


def test_words_of_different_enums_differ():
    """Statistics and loot would be mixed up in a mapping if a helmet were a statistic."""
    words = [*Stat, *LootKind, *ArmourSlot, *Corner]
    assert len(words) == len(set(words))
