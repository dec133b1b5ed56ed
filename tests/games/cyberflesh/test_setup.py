"""Set-up and Alert (CFL-SETUP, CFL-ALERT)."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from arcology.engine.agenda import Context
from arcology.engine.config import BadOption
from arcology.engine.play import start
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh.about import OPTIONS, game_master, player_count
from arcology.games.cyberflesh.actions import Use
from arcology.games.cyberflesh.asks import RunEffects
from arcology.games.cyberflesh.cards import design
from arcology.games.cyberflesh.events import AlertChanged, EventBegan, GameBegan, SlotsRolled
from arcology.games.cyberflesh.rules import CyberfleshRules
from arcology.games.cyberflesh.rules.decks import LORDS, draw
from arcology.games.cyberflesh.state import FACES, NOBODY, CyberfleshState
from arcology.games.cyberflesh.terms import Phase, TileBack, TileState, TileType
from arcology.testing.scripted import scripted
from tests.games.cyberflesh.desk import Desk, config, house_rules

RULES = house_rules()


def begun(seats: int = 1, seed: int = 0, luck: Any = None, **options: str) -> CyberfleshState:
    """The first question of a game."""
    return start(RULES, config(seats, seed, **options), luck).state


@pytest.mark.rule("CFL-SETUP-01")
@pytest.mark.parametrize("seats", [1, 2, 3])
@pytest.mark.parametrize("first", ["c1", "c2", "c3"])
def test_every_player_has_a_different_character(seats: int, first: str) -> None:
    s = begun(seats, characters=first)
    names = [unit.id for unit in s.characters]
    assert names[0] == first.upper()
    assert len(set(names)) == seats
    assert sorted([*names, *s.unused]) == ["C1", "C2", "C3"]
    assert [unit.owner for unit in s.characters] == list(range(seats))


@pytest.mark.rule("CFL-SETUP-01")
def test_a_fourth_person_may_sit_as_game_master() -> None:
    assert begun(3).gm == NOBODY
    assert begun(3, gm_seat="on").gm == 3
    assert begun(1, gm_seat="on").gm == 1
    chosen = config(2, **{spec.name: spec.default for spec in OPTIONS} | {"gm_seat": "on"})
    assert (game_master(chosen), player_count(chosen)) == (2, 2)


@pytest.mark.rule("CFL-SETUP-02")
def test_start_equipment_comes_out_of_the_deck() -> None:
    s = begun(2, characters="c3")
    morrow, vesk = s.characters
    assert [design(c) for c in morrow.loot] == ["L14", "L11", "L28", "L01"]
    assert [design(c) for c in vesk.loot] == ["L21", "L01"]
    left = Counter(design(c) for c in s.loot_deck)
    assert (left["L01"], left["L21"], left["L28"]) == (2, 1, 0)
    assert (left["L12"], left["L13"], left["L03"]) == (2, 1, 3), "cards of unused characters stay in the deck"


@pytest.mark.rule("CFL-SETUP-03")
@pytest.mark.rule("CFL-SETUP-04")
def test_all_decks_but_events_are_shuffled() -> None:
    def drawn(seed: int) -> list[list[str]]:
        s = begun(1, seed)
        ctx = Context(s, s.luck)
        piles = (s.loot_deck, s.mutation_deck, s.monster_deck, s.lord_deck)
        return [[draw(s, which, pile, ctx) for _ in range(8)] for which, pile in enumerate(piles)]

    one, other = drawn(1), drawn(2)
    assert all(a != b for a, b in zip(one, other, strict=True))
    assert drawn(1) == one
    for seed in (1, 2):
        assert list(reversed(begun(1, seed).events_deck)) == ["CF", *(f"N{n:02}" for n in range(1, 11))]


@pytest.mark.rule("CFL-SETUP-03")
def test_a_deck_is_as_likely_to_begin_with_any_card() -> None:
    first: Counter[str] = Counter()
    last: Counter[str] = Counter()
    for seed in range(660):
        s = begun(1, seed, biome="1")
        ctx = Context(s, s.luck)
        cards = [draw(s, LORDS, s.lord_deck, ctx) for _ in range(11)]
        assert len(set(cards)) == 11
        first[cards[0]] += 1
        last[cards[-1]] += 1
    for found in (first, last):
        assert len(found) == 11
        assert all(30 <= count <= 92 for count in found.values()), found


@pytest.mark.rule("CFL-SETUP-05")
@pytest.mark.rule("CFL-SETUP-06")
def test_graveyard_and_slots_are_empty_and_everybody_is_well() -> None:
    s = begun(3)
    assert (s.graveyard, s.slots) == ([], [None] * 5)
    assert [(unit.id, unit.hp, unit.max_hp, unit.necrosis) for unit in s.characters] == [
        ("C1", 20, 20, 0),
        ("C2", 14, 14, 0),
        ("C3", 16, 16, 0),
    ]


@pytest.mark.rule("CFL-ALERT-01")
@pytest.mark.rule("CFL-ALERT-05")
@pytest.mark.rule("CFL-SETUP-07")
def test_ex_03_alert_at_the_start() -> None:
    assert [begun(seats).alert for seats in (1, 2, 3)] == [2, 3, 4]
    assert begun(3, gm_seat="on").alert == 4
    assert begun(1, easy_start="on").alert == 1
    assert begun(2, easy_start="on").alert == 3, "the easy start is for a player alone"


@pytest.mark.rule("CFL-SETUP-08")
def test_a_die_or_a_player_chooses_the_biome() -> None:
    for face in range(1, 9):
        played = start(RULES, config(1), scripted(die=[face]))
        assert played.state.biome == face
        began = next(e for e in played.events if isinstance(e, GameBegan))
        assert (began.biome, began.face) == (face, face)
        assert begun(1, luck=scripted(die=[]), biome=str(face)).biome == face
    with pytest.raises(BadOption):
        begun(1, biome="9")


@pytest.mark.rule("CFL-SETUP-09")
@pytest.mark.rule("CFL-SETUP-10")
@pytest.mark.rule("CFL-TILE-01")
@pytest.mark.rule("CFL-TILE-02")
@pytest.mark.parametrize("biome", range(1, 9))
def test_tiles_lie_where_the_layout_says(biome: int) -> None:
    s = begun(1, seed=biome, biome=str(biome))
    ground = RULES.book.ground(biome)
    assert [FACES[tile].back for tile in s.tiles] == list(ground.backs)
    types = Counter(FACES[tile].type for tile in s.tiles)
    assert sum(count for type_, count in types.items() if type_ is not TileType.EVENT) == 16
    assert (types[TileType.COMBAT], types[TileType.LOOT], types[TileType.MUTATION]) == (6, 2, 1)
    events = types[TileType.EVENT]
    assert 6 <= events <= 10
    assert events == len(RULES.pack.biome(biome).places(TileBack.EVENT)) == 24 - len(s.boxed)
    assert FACES[s.tiles[ground.start]].type is TileType.START
    assert FACES[s.tiles[ground.exit]].type is TileType.EXIT
    hidden = [square for square, state in enumerate(s.turned) if state is TileState.HIDDEN]
    assert ground.exit in hidden
    assert ground.start not in hidden
    other = begun(1, seed=biome + 50, biome=str(biome))
    assert other.tiles != s.tiles


@pytest.mark.rule("CFL-SETUP-10")
def test_every_event_tile_comes_as_often() -> None:
    laid: Counter[int] = Counter()
    for seed in range(300):
        s = begun(1, seed, biome="1")
        laid.update(tile for tile in s.tiles if FACES[tile].type is TileType.EVENT)
    assert len(laid) == 24
    assert all(45 <= count <= 105 for count in laid.values()), laid


@pytest.mark.rule("CFL-SETUP-11")
@pytest.mark.rule("CFL-TILE-04")
def test_event_0_comes_before_the_first_move() -> None:
    played = start(RULES, config(2))
    s = played.state
    assert s.agenda[-1].kind == "cyberflesh.ask.choice"
    assert (s.event, s.phase, s.party) == (0, Phase.EVENT, RULES.book.ground(s.biome).start)
    assert any(isinstance(e, EventBegan) and e.event == 0 for e in played.events)
    assert s.done[s.party]


@pytest.mark.rule("CFL-SETUP-12")
def test_chance_of_one_deck_does_not_disturb_another() -> None:
    rolled, chosen = begun(1, seed=4), begun(1, seed=4, biome=str(begun(1, seed=4).biome))
    assert rolled.tiles == chosen.tiles
    assert rolled.luck.drawn["environment"] == chosen.luck.drawn["environment"] == 13
    assert rolled.luck.drawn["events"] == len(RULES.pack.biome(rolled.biome).places(TileBack.EVENT))
    assert (rolled.luck.drawn["die"], chosen.luck.drawn.get("die", 0)) == (1, 0)
    scripted_tiles = begun(1, luck=scripted(environment=[0] * 13), biome="2")
    again = begun(1, luck=scripted(environment=[0] * 13), biome="2")
    assert scripted_tiles.tiles == again.tiles


@pytest.mark.rule("CFL-SETUP-13")
def test_what_lies_on_the_table_is_in_the_state() -> None:
    s = begun(2)
    assert {"loot_deck", "mutation_deck", "monster_deck", "graveyard", "lord_deck", "events_deck", "alert"} <= {
        *CyberfleshState.__dataclass_fields__
    }
    assert (len(s.slots), len(s.slot_loot), len(s.characters[0].mutations)) == (5, 6, 4)
    ground = RULES.book.ground(s.biome)
    assert {TileBack.START, TileBack.EXIT, TileBack.ENV, TileBack.EVENT} == set(ground.backs)


@pytest.mark.rule("CFL-SETUP-14")
def test_markers_do_not_limit_play() -> None:
    desk = Desk("C1", "C2", "C3")
    for name in ("C1", "C2", "C3"):
        desk.health(name, desk.unit(name).hp, necrosis=8)
    desk.helper("N01", "C1").helper("N02", "C1").health("N01", 6, 8).health("N02", 5, 8)
    assert sum(unit.necrosis for unit in desk.state.units) == 40 > 27
    desk.run()
    assert desk.ask == "move"


@pytest.mark.rule("CFL-ALERT-02")
@pytest.mark.rule("CFL-ALERT-03")
@pytest.mark.parametrize(("start_", "n", "end"), [(8, 1, 8), (7, 3, 8), (1, -1, 1), (2, -4, 1), (3, 1, 4)])
def test_alert_stays_between_1_and_8(start_: int, n: int, end: int) -> None:
    desk = Desk("C1").gear("C1", "L08")
    desk.state.alert = start_
    desk.book.effects["test.alert"] = (fx.Alert(n),)
    try:
        desk.run(RunEffects("test.alert"))
    finally:
        del desk.book.effects["test.alert"]
    assert desk.state.alert == end
    assert bool(desk.all_of(AlertChanged)) == (start_ != end)


@pytest.mark.rule("CFL-ALERT-04")
@pytest.mark.rule("CFL-ALERT-06")
def test_alert_is_the_bonus_of_slot_rolls_and_hard_mode_at_8() -> None:
    for alert, filled in ((2, (3, 5)), (5, (2, 3, 4, 5))):
        desk = Desk("C1")
        desk.state.alert = alert
        desk.resolve(TileType.COMBAT, [1, 3, 8, 5, 7, *[1] * 20])
        assert desk.one(SlotsRolled).filled == filled
    desk = Desk("C1")
    desk.state.alert = 8
    desk.resolve(TileType.COMBAT, [1] * 20)
    assert not desk.all_of(SlotsRolled)
    assert None not in desk.state.slots
    desk = Desk("C1")
    desk.state.alert = 7
    desk.resolve(TileType.COMBAT, [1, 1, 1, 1, 1])
    assert desk.state.slots == [None] * 5, "below 8 hard mode is over"


@pytest.mark.rule("CFL-ALERT-07")
def test_alert_changes_by_effects_only() -> None:
    desk = Desk("C1").gear("C1", "L08")
    desk.state.alert = 4
    desk.run()
    desk.do(Use(0, desk.card("C1", "L08")))
    assert (desk.one(AlertChanged).before, desk.state.alert) == (4, 3)
    sirens = [event for event in RULES.pack.events if event.id in (28, 29)]
    for siren in sirens:
        crank = siren.effects[0]
        assert isinstance(crank, fx.Choice)
        assert fx.Alert(1) in crank.options[0].effects


@pytest.mark.rule("CFL-SETUP-06")
def test_start_equipment_counts_for_the_first_hp() -> None:
    pack = house_rules().pack
    armoured = replace(pack.characters[0], start=("L21", "L35"))
    rules = CyberfleshRules(replace(pack, characters=(armoured, *pack.characters[1:])))
    unit = start(rules, config(1, characters="c1")).state.characters[0]
    assert (unit.hp, unit.max_hp) == (22, 22)
