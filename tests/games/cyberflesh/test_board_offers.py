"""How hands make actions: every legal answer has an offer, and drags that mean something are read."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from arcology.engine.offers import Gesture
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import tasks
from arcology.games.cyberflesh.asks import AskReceive
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.state import INNATE, UNARMED
from arcology.games.cyberflesh.terms import TileState, TileType
from tests.games.cyberflesh.boards import PLAYERS, board, index, offer, project, read, rules, walk, words
from tests.games.cyberflesh.desk import Desk


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_has_an_offer(players: int) -> None:
    """Sources and targets lie on the table; letters are unique; labels tell answers of one group apart."""
    for moment in walk(players)[::2]:
        table, offers = project(moment.seen), index(moment).offers
        keys = Counter(o.key for o in offers if o.button and o.key)
        assert max(keys.values(), default=1) == 1, keys
        for one in offers:
            assert one.button or one.source is not None
            assert one.source is None or one.source in table.pieces, one
            assert not isinstance(one.target, str) or one.target in table.pieces, one
            assert words(one.group)
            if one.short is not None:
                assert len(words(one.short)) <= len(words(one.label))
        told = Counter((words(one.label), one.source, one.target) for one in offers)
        assert max(told.values()) == 1, told.most_common(1)


@pytest.mark.parametrize("players", PLAYERS)
def test_hands_are_read_back(players: int) -> None:
    for moment in walk(players)[::3]:
        offers = index(moment)
        for one in offers.offers:
            if one.source is not None:
                meant = board(players).read(moment.seen, Gesture(one.source, one.target))
                assert meant in [o.action for o in offers.at(one.source, one.target)], one


@pytest.mark.parametrize("players", PLAYERS)
def test_no_gesture_breaks_the_board(players: int) -> None:
    """Whatever is dropped on whatever means an action that the rules know, a refusal, or nothing."""
    for moment in walk(players)[::25]:
        pieces = list(project(moment.seen).pieces)
        for number, source in enumerate(pieces[::3]):
            for target in (None, *pieces[number % 7 :: 11], Spot("tiles.1", "0,2")):
                meant = board(players).read(moment.seen, Gesture(source, target))
                if meant is not None and not isinstance(meant, Refusal) and meant not in moment.legal:
                    assert isinstance(rules().check(moment.state, meant), Refusal)


def test_the_party_walks_by_drag_click_and_letter() -> None:
    desk = Desk("C1", biome=4).at(0)
    desk = desk.at(desk.book.ground(4).start)
    moves = desk.offers(act.Move)
    for move in moves:
        one = offer(desk.state, move)
        assert (one.source, one.target, one.button) == (names.PARTY, names.tile(move.square), True)
        assert read(desk.state, names.tile(move.square)) == move, "a click on the tile goes there"
        assert read(desk.state, names.PARTY, desk_spot(desk, move.square)) == move
    far = next(n for n in range(len(desk.state.tiles)) if n not in [m.square for m in moves] and n != desk.state.party)
    meant = read(desk.state, names.PARTY, names.tile(far))
    assert meant == act.Move(0, far)
    assert desk.no(meant)[1].startswith("CFL-EXPLORE")


def desk_spot(desk: Desk, square: int) -> Spot:
    row, column = desk.book.ground(desk.state.biome).squares[square]
    return Spot(f"tiles.{desk.state.biome}", f"{row},{column}")


def test_weapons_are_carried_to_enemies() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").mutate("C3", "M11").stand({2: "E16", 4: "E08"}).unit_acts("C3")
    pistol = desk.card("C3", "L14")
    one = offer(desk.state, act.Declare(0, pistol, 2))
    assert (one.source, one.target) == (names.loot(pistol), names.enemy(2))
    assert (one.button, one.key) == (True, "2"), "the first weapon has buttons"
    assert not offer(desk.state, act.Declare(0, desk.card("C3", "L11"), 2)).button
    assert offer(desk.state, act.Declare(0, "M11", 4)).source == names.mutation("M11")
    assert read(desk.state, names.mutation("M11"), names.slot(1)) is None


def test_bare_hands_and_companions_attack_by_themselves() -> None:
    desk = Desk("C1").stand({1: "E16"}).unit_acts("C1")
    assert offer(desk.state, act.Declare(0, UNARMED, 1)).source == names.portrait(0)
    assert read(desk.state, names.portrait(0), names.enemy(1)) == act.Declare(0, UNARMED, 1)
    desk = Desk("C1").helper("N03", of="C1").stand({1: "E16"}).unit_acts("N03")
    assert offer(desk.state, act.Declare(0, INNATE, 1)).source == names.companion("N03")
    assert read(desk.state, names.companion("N03"), names.enemy(1)) == act.Declare(0, INNATE, 1)


def test_an_enemy_that_provokes_is_the_only_one() -> None:
    """CFL-ABILITY-02: a drop on another one is refused with that rule."""
    desk = Desk("C1").gear("C1", "L21").stand({1: "E07", 2: "E20"}).unit_acts("C1")
    meant = read(desk.state, names.loot(desk.card("C1", "L21")), names.enemy(2))
    assert desk.no(meant)[1] == "CFL-ABILITY-02"


def test_consumables_are_carried_to_whom_they_concern() -> None:
    desk = Desk("C1", "C2").gear("C1", "L01", "L05", "L06").stand({1: "E16"}).unit_acts("C1")
    ampoule, grenade, jar = (desk.card("C1", name) for name in ("L01", "L05", "L06"))
    assert offer(desk.state, act.Use(0, ampoule, "C2")).target == names.portrait(1)
    assert offer(desk.state, act.Use(0, grenade, "", 1)).target == names.enemy(1)
    assert offer(desk.state, act.Use(0, jar)).target is None, "all enemies: a click"
    assert read(desk.state, names.loot(ampoule), names.portrait(0)) == act.Use(0, ampoule, "C1")


def test_loot_is_managed_on_the_sheets() -> None:
    """CFL-LOOT-04."""
    desk = Desk("C1", "C2").gear("C1", "L01", "L29").gear("C2", "L30")
    desk.at(desk.book.ground(desk.state.biome).start)
    ampoule, halo, mask = desk.card("C1", "L01"), desk.card("C1", "L29"), desk.card("C2", "L30")
    assert read(desk.state, names.loot(ampoule), names.LOOT_DECK) == act.Discard(0, ampoule)
    assert read(desk.state, names.loot(ampoule), names.sheet(1)) == act.Give(0, ampoule, 1)
    assert read(desk.state, names.loot(ampoule), names.portrait(1)) == act.Use(0, ampoule, "C2")
    assert read(desk.state, names.loot(halo), names.portrait(1)) == act.Give(0, halo, 1)
    assert read(desk.state, names.loot(halo), names.loot(mask)) == act.Swap(0, halo, mask)
    assert read(desk.state, names.loot(halo), names.sheet(0)) is None, "it lies there already"
    desk.mutate("C1", "M25")
    no = read(desk.state, names.mutation("M25"), names.sheet(1))
    assert isinstance(no, Refusal)
    assert no.rule == "CFL-LOOT-05"


def test_a_received_card_is_equipped_handed_on_or_dropped() -> None:
    desk = Desk("C1", "C2").on_top("loot", "L29").run(tasks.DrawLootCard(0, tasks.LootFilter.ANY))
    card = desk.top.card
    assert isinstance(desk.top, AskReceive)
    assert read(desk.state, names.loot(card), names.sheet(0)) == act.Equip(0)
    assert read(desk.state, names.loot(card), names.sheet(1)) == act.HandOn(0, 1)
    assert read(desk.state, names.loot(card), names.LOOT_DECK) == act.Drop(0)


def test_merchants_take_cards_and_blood() -> None:
    """The Red Counter, CFL-RUL-42."""
    desk = Desk("C1").gear("C1", "L02", "L01").on_top("loot", "L34", "L13", "L12").event(27)
    ware = desk.state.counter[0]
    assert offer(desk.state, act.Buy(0, ware)).target == names.sheet(0)
    assert read(desk.state, names.service(0), names.sheet(0)) == act.BuyService(0, 0)
    desk.do(act.Buy(0, ware))
    broth = desk.card("C1", "L02")
    assert read(desk.state, names.loot(broth), names.loot(ware)) == act.PayCard(0, broth)
    assert offer(desk.state, act.PayBlood(0)).source == names.hp(0)


def test_options_are_cards_to_drag_onto() -> None:
    desk = Desk("C1", "C2").event(0)
    table = project(desk.state)
    for action in desk.offers(act.Choose):
        one = offer(desk.state, action)
        assert (one.source, one.target) == (names.portrait(0), names.choice(action.option))
        assert one.target in table.pieces
        assert read(desk.state, names.choice(action.option)) == action, "a click takes it"
        assert read(desk.state, names.portrait(1), names.choice(action.option)) == action, "whoever stands for it"


def test_who_takes_a_test_is_dragged_onto_it() -> None:
    desk = Desk("C1", "C2").event(1)
    assert desk.ask == "unit"
    one = offer(desk.state, act.NameUnit(0, "C2"))
    assert (one.source, one.target) == (names.portrait(1), names.choice(0))
    assert words(one.label) == "Iris Nine takes the test, 38 %"


def test_tiles_are_scouted_by_click_and_the_party_put_by_drag() -> None:
    desk = Desk("C1", biome=1).event(11, dice=[8])
    while desk.ask == "receive":
        desk.answer(act.Drop)
    assert desk.ask == "tiles"
    action = desk.offers(act.NameSquare)[0]
    assert (offer(desk.state, action).source, offer(desk.state, action).target) == (names.tile(action.square), None)
    desk = Desk("C1", biome=1)
    squares = [n for n, tile in enumerate(desk.state.turned) if tile is TileState.HIDDEN][:2]
    desk.reveal(*squares).event(13)
    desk.do(next(a for a in desk.offers(act.Choose) if a.option == 0))
    action = desk.offers(act.NameSquare)[0]
    assert (offer(desk.state, action).source, offer(desk.state, action).target) == (
        names.PARTY,
        names.tile(action.square),
    )


def test_the_victim_is_chosen_and_somebody_steps_in() -> None:
    desk = Desk("C1", "C2").mutate("C1", "M01").stand({1: "E06"}).enemy_acts(1, dice=[1, 1])
    assert desk.ask == "target"
    assert read(desk.state, names.enemy(1), names.portrait(1)) == act.NameUnit(0, "C2")
    desk.do(act.NameUnit(0, "C2"))
    assert desk.ask == "immolate"
    assert read(desk.state, names.portrait(0), names.portrait(1)) == act.Yes(0)


def test_tied_units_are_named_on_the_track() -> None:
    desk = Desk("C2", "C3").gear("C3", "L28").stand({1: "E09"}).run(tasks.TurnOrder())
    assert desk.ask == "order"
    action = desk.offers(act.Next)[1]
    assert offer(desk.state, action).source == names.order_entry(action.actor)
    assert read(desk.state, names.order_entry(action.actor)) == action


def test_a_siren_can_be_resolved_where_the_party_stands() -> None:
    desk = Desk("C1")
    square = desk.square(TileType.SIREN_1)
    desk.reveal(square)
    desk.state.done[square] = False
    desk.at(square)
    desk.state.done[square] = False
    assert offer(desk.state, act.ResolveHere(0)).source == names.tile(square)
    assert words(offer(desk.state, act.ResolveHere(0)).label) == "Resolve First siren again"


def test_reading_nothing_where_the_game_is_over() -> None:
    last: Any = walk(1)[-1].after.state
    assert last.ended is not None
    assert read(last, names.PARTY, names.tile(0)) is None


def test_what_closes_a_turn_or_hurts_is_told_after_everything_else() -> None:
    last = {type(one.action) for moment in walk(1) for one in index(moment).offers if one.comes_last}
    assert {act.Confirm, act.Pass, act.Done} <= last
