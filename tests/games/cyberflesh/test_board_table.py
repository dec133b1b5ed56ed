"""The table: every component once, at a place that the layout has, and nothing that is hidden."""

from __future__ import annotations

from time import perf_counter
from typing import Any

import pytest

from arcology.engine.motion import plan
from arcology.engine.table import EMPTY, Spot, diff, patch
from arcology.engine.text import Text
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.cues import CUES
from arcology.games.cyberflesh.board.names import fight
from arcology.games.cyberflesh.board.project import tile_face
from arcology.games.cyberflesh.board.scene import Scene, received, scene_of
from arcology.games.cyberflesh.events import CyberfleshEvent
from arcology.games.cyberflesh.rules.loot import displayed
from arcology.games.cyberflesh.state import FACES
from arcology.games.cyberflesh.terms import TileState, TileType
from tests.games.cyberflesh.boards import PLAYERS, board, fact, piece, project, rules, walk, words
from tests.games.cyberflesh.desk import Desk

FEW = 4


def count(table: Any, sprite: str) -> int:
    return sum(piece.sprite.removesuffix("_narrow") == sprite for piece in table.pieces.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_census(players: int) -> None:
    """Every card that lies face up has a piece, every deck its number."""
    for moment in walk(players)[::FEW]:
        s, table = moment.seen, project(moment.seen)
        assert count(table, "tile") == len(s.tiles)
        assert count(table, "deck") == 6
        assert (count(table, "sheet"), count(table, "portrait"), count(table, "stat")) == (
            players,
            players,
            6 * players,
        )
        assert count(table, "companion") == len(s.helpers)
        held = [card for unit in s.characters for card in unit.loot]
        grown = [card for unit in s.characters for card in unit.mutations if card]
        for card in (*held, *s.counter, *([received(s)] if received(s) else [])):
            assert names.loot(card) in table.pieces
        for card in grown:
            assert names.mutation(card) in table.pieces
        if scene_of(rules().book, s) is not Scene.EVENT:
            assert count(table, "enemy_card") == sum(enemy is not None for enemy in s.slots)
            for place in s.slot_loot:
                assert all(names.loot(card) in table.pieces for card in place)
        decks = (s.loot_deck, s.mutation_deck, s.monster_deck, s.graveyard, s.lord_deck, s.events_deck)
        for kind, deck in zip(names.DECKS, decks, strict=True):
            assert dict(table.pieces[names.deck(kind)].facts)["count"] == len(deck)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_beat_has_its_place_and_its_words(players: int) -> None:
    layout = board(players).layout
    for moment in walk(players)[::2]:
        for beat in moment.after.beats:
            for found in project(beat.state).pieces.values():
                layout.pose(found.at)
                assert words(found.name)
                if found.origin is not None:
                    layout.pose(found.origin)
                for _, value in found.facts:
                    if isinstance(value, Text):
                        words(value)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_layout_has_every_place(players: int) -> None:
    """Also those that no game has needed yet."""
    layout = board(players).layout
    spots = [Spot("backdrop", "all"), Spot("biome", "board"), Spot("supply", "board"), Spot("tray", "board")]
    spots += [
        Spot("order_track", "track"),
        Spot("event", "page"),
        Spot("event_strip", "strip"),
        Spot("chance", "badge"),
    ]
    spots += [Spot("decks", kind) for kind in names.DECKS]
    spots += [Spot("alert", str(level)) for level in range(1, 9)]
    for of in range(1, 17):
        zone = "order" if of <= 5 else "order_small"
        spots += [Spot(zone, f"{n}/{of}") for n in range(1, of + 1)]
    spots += [Spot("companions", f"{n}/{of}") for of in range(1, 12) for n in range(1, of + 1)]
    spots += [Spot("pool", f"{n}/{of}") for of in (1, 5, 6) for n in range(1, of + 1)]
    spots += [Spot("dice", f"{n}/{of}") for of in (5, 6) for n in range(1, of + 1)]
    spots += [Spot("choices", f"{n}/{of}") for of in range(1, 5) for n in range(1, of + 1)]
    for slot in range(1, 6):
        spots += [Spot(zone, str(slot)) for zone in ("slots", "enemies", "slot_dice", "aims")]
        spots += [Spot("slot_loot", str(slot), order) for order in range(3)]
    spots += [Spot("incite", f"{n}-{n + 1}") for n in range(1, 5)]
    for seat in range(players):
        spots += [Spot(zone, str(seat)) for zone in ("sheets", "portraits", "hp", "necrosis")]
        for of in range(1, 13):
            spots += [Spot(f"consumables.{seat}.{of}", "", order) for order in range(of)]
    for biome, ground in enumerate(rules().book.grounds, start=1):
        for row, column in ground.squares:
            spots += [Spot(f"{zone}.{biome}", f"{row},{column}") for zone in ("tiles", "party")]
    width, height = layout.size
    for spot in spots:
        pose = layout.pose(spot)
        assert 0 <= pose.x <= width, spot
        assert 0 <= pose.y <= height, spot


def test_a_face_down_tile_tells_nothing() -> None:
    """CFL-TILE-11: two tables that differ in what lies face down are the same; the back is all that is known."""
    desk = Desk("C1", biome=1)
    hidden = [n for n, state in enumerate(desk.state.turned) if state is TileState.HIDDEN]
    before = project(rules().observe(desk.state, None))
    environment = [n for n in hidden if FACES[desk.state.tiles[n]].type not in (TileType.EVENT, TileType.EXIT)]
    tiles = desk.state.tiles
    first, last = environment[0], environment[-1]
    tiles[first], tiles[last] = tiles[last], tiles[first]
    assert project(rules().observe(desk.state, None)) == before
    for square in hidden:
        told = dict(before.pieces[names.tile(square)].facts)
        if told["back"] != "exit":
            assert (told["type"], told["number"]) == ("", 0)


def test_what_a_tile_shows_once_it_is_known() -> None:
    desk = Desk("C1", biome=1)
    square = desk.square(TileType.SIREN_2)
    desk.state.turned[square] = TileState.SCOUTED
    told = dict(piece(rules().observe(desk.state, None), names.tile(square)).facts)
    assert (told["type"], told["number"], told["state"], told["pending"]) == ("siren", 2, "scouted", False)
    desk.reveal(square)
    desk.state.done[square] = False
    assert fact(rules().observe(desk.state, None), names.tile(square), "pending"), "a siren waits (CFL-EXPLORE-07)"
    assert tile_face(TileType.EVENT, 16 + 6) == ("event", 7)
    exit_ = desk.square(TileType.EXIT)
    assert fact(desk.state, names.tile(exit_), "sealed")
    desk.state.sirens = 2
    assert not fact(desk.state, names.tile(exit_), "sealed")


def test_who_will_be_attacked_and_why() -> None:
    """CFL-TARGET-02: the track and the card name the unit with the lowest value."""
    desk = Desk("C1", "C2").stand({1: "E06", 3: "E04"}).run()
    assert words(fact(desk.state, names.order_entry("#1"), "target")) == "Vesk Ironrib"
    assert words(fact(desk.state, names.order_entry("#1"), "why")) == "lowest Precision: 3"
    assert fact(desk.state, names.enemy(1), "target_seat") == 0
    assert words(fact(desk.state, names.order_entry("#3"), "target")) == "Everybody"
    assert words(fact(desk.state, names.order_entry("#3"), "why")) == "explodes for 3"


def test_lure_necrosis_and_the_players_break_ties() -> None:
    desk = Desk("C1", "C2").stand({1: "E06"}).mutate("C1", "M01").run()
    assert words(fact(desk.state, names.order_entry("#1"), "target")) == "You decide who"
    desk.unit("C2").necrosis = 2
    assert words(fact(desk.state, names.order_entry("#1"), "why")) == "Precision 4 twice, less necrosis"
    desk.mutate("C2", "M18")
    assert words(fact(desk.state, names.order_entry("#1"), "why")) == "lured"


def test_declared_attacks_lie_on_their_enemies() -> None:
    """CFL-ATTACK-04: order and target of every weapon can be seen before the first die."""
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E16", 4: "E25"}).run()
    desk.do(act.Declare(0, desk.card("C3", "L14"), 2))
    table = project(desk.state)
    assert (fact(desk.state, names.aim(0), "order"), table.pieces[names.aim(0)].at) == (1, Spot("aims", "2", 0))
    assert words(fact(desk.state, names.aim(0), "name")) == "Slag Pistol"
    assert fact(desk.state, names.slot(2), "chosen")
    assert not fact(desk.state, names.slot(4), "chosen")
    assert fact(desk.state, names.loot(desk.card("C3", "L14")), "aimed") == 1
    assert fact(desk.state, names.sheet(0), "used") == ("left",)


def test_the_track_tells_with_what_somebody_attacks_and_no_more_when_that_is_over() -> None:
    desk = Desk("C3", "C1").gear("C3", "L14", "L11").gear("C1", "L14").stand({2: "E16"}).run()
    assert words(fact(desk.state, names.order_entry("C3"), "why")) == "2 weapons"
    assert words(fact(desk.state, names.order_entry("C1"), "why")) == "Slag Pistol"
    acting = fight(desk.state).acting
    assert words(fact(desk.state, names.order_entry(acting), "target")) == "Choosing targets"
    fight(desk.state).at += 1
    assert fact(desk.state, names.order_entry(acting), "target") == ""


def test_flames_burn_between_an_inciter_and_its_neighbour() -> None:
    """CFL-ABILITY-05."""
    desk = Desk("C1").stand({1: "E08", 2: "E02", 4: "E03"}).run()
    assert fact(desk.state, names.incite(1), "n") == 1
    assert fact(desk.state, names.enemy(2), "incited") == 1
    assert names.incite(2) not in project(desk.state).pieces
    assert names.incite(3) not in project(desk.state).pieces


def test_blood_can_be_muted() -> None:
    """Where drops are shown, plain tokens can be."""
    desk = Desk("C1").helper("N03", of="C1").stand({1: "E08"}).gear("C1", "L01").run()
    whole = board(1)
    try:
        whole.muted = True
        shown = [p for p in whole.project(desk.state).pieces.values() if "muted" in dict(p.facts)]
        assert {p.sprite for p in shown} >= {"enemy_card", "companion", "hp_bar", "loot_card"}
        assert all(dict(p.facts)["muted"] for p in shown)
    finally:
        whole.muted = False


def test_loot_lies_in_the_slots() -> None:
    """CFL-TILE-06: one card in each slot from the first on, and a sixth beside them."""
    for players, places in ((1, ["1/5", "2/5"]), (3, [f"{n}/6" for n in range(1, 7)])):
        desk = Desk(*("C1", "C2", "C3")[:players]).resolve(TileType.LOOT)
        cards = displayed(desk.state)
        spots = [project(desk.state).pieces[names.loot(card)].at for card in cards]
        assert spots == [Spot("pool", place) for place in places]


def test_what_a_merchant_does_is_called_trade() -> None:
    desk = Desk("C1").on_top("loot", "L27", "L01", "L03").event(27)
    assert words(fact(desk.state, names.TRACK, "note")) == "No fight: a merchant trades"
    assert words(fact(desk.state, names.PAGE, "note")) == "The counter is open."


def test_nothing_is_to_be_chosen_while_the_game_master_reads() -> None:
    desk = Desk("C1", "C2", gm_seat="on").resolve(TileType.CURE)
    assert desk.ask == "read"
    assert fact(desk.state, names.PAGE, "note") == ""
    assert not any(id_.startswith("choice.") for id_ in project(desk.state).pieces)


def test_many_actors_make_small_entries() -> None:
    desk = Desk("C1").stand({slot: "E01" if slot < 3 else "E08" if slot < 5 else "E02" for slot in range(1, 6)}).run()
    assert {p.sprite for id_, p in project(desk.state).pieces.items() if id_.startswith("order.")} == {
        "order_entry_small"
    }
    assert len([id_ for id_ in project(desk.state).pieces if id_.startswith("order.")]) == 6


@pytest.mark.parametrize("players", PLAYERS)
def test_films_lead_from_table_to_table(players: int) -> None:
    shown = EMPTY
    whole = board(players)
    for moment in walk(players)[::FEW]:
        steps = [(beat.events, project(beat.state)) for beat in moment.after.beats]
        made = plan(project(moment.seen), steps, whole.layout, whole.cues, 1)
        if made.scenes:
            assert made.scenes[-1].table == steps[-1][1]
        table = project(moment.seen)
        assert patch(shown, diff(shown, table)) == table
        shown = table


def test_every_cue_is_of_an_event() -> None:
    kinds = {kind.__dataclass_fields__["kind"].default for kind in CyberfleshEvent.__args__}
    assert set(CUES) - {""} <= kinds
    rolled = {kind for kind in kinds if kind.endswith("rolled")}
    assert {kind for kind in rolled if CUES[kind].tumble and CUES[kind].sprites == ("die",)} == rolled


def test_dice_that_fall_tumble() -> None:
    """Their pieces lie there before, so that the film turns them."""
    desk = Desk("C1").gear("C1", "L21").stand({3: "E13"}).dice(5, 8, 1).run()
    before = project(desk.state)
    events = desk.do(act.Declare(0, desk.card("C1", "L21"), 3))
    beat = next(beat for beat in desk.beats if any("attack_rolled" in event.kind for event in beat.events))
    made = plan(before, [(beat.events, project(beat.state))], board(1).layout, board(1).cues, 1)
    assert {track.piece for track in made.tracks if track.tumble} == {names.die(0), names.die(1)}
    assert [dict(made.scenes[0].table.pieces[names.die(n)].facts)["value"] for n in (0, 1)] == [5, 8]
    assert events


@pytest.mark.parametrize("players", PLAYERS)
def test_a_table_is_made_in_no_time(players: int) -> None:
    moments = walk(players)[:: 2 * FEW]
    began = perf_counter()
    for moment in moments:
        project(moment.seen)
    assert (perf_counter() - began) / len(moments) < 0.05, "a film has dozens of tables"
