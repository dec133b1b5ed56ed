"""The table: every component of the box once, at a place that the layout has, and nothing that is hidden."""

from __future__ import annotations

import random
from time import perf_counter
from typing import Any

import pytest

from arcology.engine.motion import plan
from arcology.engine.offers import OfferIndex
from arcology.engine.table import EMPTY, Spot, diff, patch
from arcology.games.cytress import actions as act
from arcology.games.cytress.actions import Fly
from arcology.games.cytress.board import names
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import FACTIONS, SKILLS, SUPPLIES, LandingPad, Phase, Supply, Tier
from tests.games.cytress.boards import PLAYERS, beats, board, fact, fly, piece, project, walk, words
from tests.games.cytress.desk import Desk, house_rules

FEW = 6
"""Hundreds of moments are the same in kind: every so many of them is looked at."""


def count(table: Any, sprite: str) -> int:
    return sum(piece.sprite == sprite for piece in table.pieces.values())


@pytest.mark.parametrize("players", PLAYERS)
def test_census(players: int) -> None:
    """Every component lies somewhere: those of a rival's cards as figures on the rival's board."""
    for moment in walk(players)[::FEW]:
        s: CytressState = moment.seen
        table = project(s)
        large = names.large_seat(s)
        assert count(table, "hex") == len(s.crew)
        assert count(table, "map_tile") == len(s.tiles)
        posted = sum(owner >= 0 for owner in s.crew)
        risen = sum(sum(s.party(owner).tiers) for owner in range(s.owners))
        assert count(table, "crew") == posted + risen + s.players[large].reserve
        assert count(table, "tube") == sum(height > 0 for height in s.tubes)
        assert count(table, "ship") == 3 * len(s.players)
        assert count(table, "rebel") == s.owners
        assert count(table, "landing_pad") + count(table, "landing_pad_small") == 9
        assert count(table, "stratolite") == 5 + bool(s.stratolite_discard)
        assert count(table, "skill_token") == len(SKILLS)
        bounties = sum(map(len, s.bounties)) + sum(len(s.party(owner).bounties) for owner in range(s.owners))
        assert count(table, "bounty_card") == bounties
        cards = count(table, "skill_card") + count(table, "skill_back")
        assert cards == len(s.players[large].hand) + len(s.players[large].claimed)
        slots = sum(card != "" for row in s.slots for card in row)
        mine = len(s.players[large].missions)
        others = sum(bool(s.party(owner).missions) for owner in range(s.owners) if owner != large)
        assert count(table, "mission_card") == slots + mine + others
        assert count(table, "rival") + count(table, "rival_compact") == len(s.players) - 1
        assert count(table, "score_mark") == s.owners
        assert count(table, "supply_token") == (12 if players == 1 else 0)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_beat_has_its_place_and_its_name(players: int) -> None:
    layout = board(players).layout
    for _, table in beats(players):
        for found in table.pieces.values():
            layout.pose(found.at)
            assert words(found.name)
            if found.origin is not None:
                layout.pose(found.origin)


@pytest.mark.parametrize("players", PLAYERS)
def test_the_layout_has_every_place(players: int) -> None:
    """Also those that no game has needed yet."""
    layout, rules = board(players).layout, house_rules()
    large = players >= 4
    spots = [Spot("backdrop", "all"), Spot("stratos", "board"), Spot("underbelly", "board"), Spot("tray", "0")]
    spots += [Spot(board(players)._projector._bag_sprite, "bag"), Spot("rebel_board", "0")]
    spots += [Spot("stratolites", str(place)) for place in range(5)]
    spots += [Spot("stratolite_deck", "deck"), Spot("stratolite_discard", "discard", -1)]
    for faction in FACTIONS:
        spots += [Spot(zone, faction.value) for zone in ("districts", "decks", "pads", "lifepaths")]
        spots += [Spot(f"missions.{faction.value}", str(slot)) for slot in (1, 2, 3)]
        spots += [Spot(f"influence.{faction.value}", str(space)) for space in range(1 + large)]
        spots += [Spot(f"bounty.{faction.value}", "", order) for order in range(3)]
        spots += [Spot(f"path.{faction.value}", f"{n}/{of}") for of in range(1, 16) for n in range(1, of + 1)]
    for pad in LandingPad:
        spots += [Spot(f"pad.{pad.value}", str(ship)) for ship in range(3 * players)]
        if pad.faction is None:
            spots.append(Spot("pads_small", pad.value))
    for q, r in rules.book.maps.grid(3 if players == 1 else players).places:
        spots += [Spot(f"{zone}.{r}", str(q)) for zone in ("hexes", "crew.map", "tubes")]
    for tier in Tier:
        most = 50 // tier.height
        spots += [Spot(f"early.{tier.value}", str(place)) for place in range(2 + large)]
        spots += [Spot(f"tier.{tier.value}", str(place)) for place in range(most - 2 - large)]
        spots.append(Spot(f"plate.{tier.value}", "tier"))
    spots += [Spot("supplies", supply.value) for supply in SUPPLIES]
    spots += [Spot("crew.0", str(cube)) for cube in range(15)]
    spots += [Spot("skills.0", str(card)) for card in range({1: 6, 2: 3}.get(players, 2))]
    spots += [Spot("bounties.0", f"{n}/{of}") for of in range(1, 13) for n in range(1, of + 1)]
    spots += [Spot("skill_tokens", skill.value) for skill in SKILLS]
    spots += [Spot("tokens.0", str(token)) for token in range(6)]
    for place in range(2 if players == 1 else players):
        spots += [Spot("prestige", str(place)), Spot(f"rebel.{place}", "home")]
        if place:
            spots += [Spot(f"bounties.{place}", "", 1), Spot(f"tokens.{place}", "", 1), Spot(f"crew.{place}")]
            spots += [Spot(f"paths.{place}", faction.value) for faction in FACTIONS]
        if players > 1:
            spots += [Spot(f"ships.{place}", str(ship)) for ship in range(3)]
            spots.append(Spot("first", str(place)))
    if players == 1:
        spots += [Spot("ai_board", "board"), Spot("ai_log", "log"), Spot("ai_bag", "bag", -1)]
        spots += [Spot(f"ai_tokens.{supply.value}", str(slot)) for supply in SUPPLIES for slot in (1, 2, 3)]
    w, h = layout.size
    outside = [spot for spot in spots if not (0 <= layout.pose(spot).x <= w and 0 <= layout.pose(spot).y <= h)]
    assert not outside


@pytest.mark.parametrize("players", PLAYERS)
def test_an_id_stays_the_same_thing(players: int) -> None:
    known: dict[str, str] = {}
    for moment in walk(players)[::3]:
        for found in project(moment.seen).pieces.values():
            if not found.id.startswith(("skill.", "rival.")):  # a back that is turned; a wide or a narrow board
                assert known.setdefault(found.id, found.sprite) == found.sprite


@pytest.mark.rule("CYT-GEN-04")
@pytest.mark.parametrize("players", PLAYERS)
def test_the_table_does_not_know_what_is_hidden(players: int) -> None:
    """Decks, boxed cards and the hands of others in another order make the same table."""
    rules, chance = house_rules(), random.Random(1)
    for moment in walk(players)[:: FEW * 2]:
        for viewer in (None, *range(players)):
            other = moment.state.clone()
            before = project(rules.observe(other, viewer))
            for deck in (*other.decks, other.stratolite_deck, other.boxed):
                chance.shuffle(deck)
            if players > 1:
                hidden = [player for seat, player in enumerate(other.players) if seat != viewer]
                pool = [card for player in hidden for card in player.hand] + other.boxed
                chance.shuffle(pool)
                for player in hidden:
                    player.hand = [pool.pop() for _ in player.hand]
                other.boxed = pool
            other.luck.seed += 1
            after = project(rules.observe(other, viewer))
            assert after.pieces == before.pieces
            assert after.gauges == before.gauges


@pytest.mark.rule("CYT-SETUP-13")
def test_skill_cards_are_shown_to_their_owner_only() -> None:
    desk = Desk(3)
    for seat in range(3):
        seen = desk.rules.observe(desk.state, seat)
        shown = [p for p in project(seen).pieces.values() if p.sprite in ("skill_card", "skill_back")]
        assert [p.sprite for p in shown] == ["skill_card"] * 2
        assert {p.owner for p in shown} == {seat}
    everybody = project(desk.rules.observe(desk.state, None))
    assert count(everybody, "skill_back") == 2
    assert count(everybody, "skill_card") == 0
    ids = {p for p in everybody.pieces if p.startswith("skill.")}
    assert ids == {"skill.0.0", "skill.0.1"}, "an id tells nothing of the card"


@pytest.mark.rule("CYT-SOLO-SETUP-07")
def test_in_the_solo_game_they_lie_open() -> None:
    desk = Desk(1)
    assert count(project(desk.rules.observe(desk.state, None)), "skill_card") == 6


def test_the_board_of_the_viewer_is_large_and_without_one_that_of_whose_turn_it_is() -> None:
    desk = Desk(3).turn_of(1)
    assert names.large_seat(desk.rules.observe(desk.state, 2)) == 2
    assert names.large_seat(desk.rules.observe(desk.state, None)) == 1
    assert fact(desk.rules.observe(desk.state, 2), "tray", "active") is False
    assert fact(desk.rules.observe(desk.state, None), "tray", "active") is True
    seen = desk.rules.observe(desk.state, 2)
    assert {p for p in project(seen).pieces if p.startswith("supply.")} == {f"supply.2.{s.value}" for s in SUPPLIES}
    rivals = [fact(seen, f"rival.{place}", "rebel") for place in (1, 2)]
    assert rivals == [desk.state.players[seat].colour.value for seat in (0, 1)], "clockwise from the viewer"


@pytest.mark.parametrize("players", PLAYERS)
def test_projecting_twice_gives_no_difference(players: int) -> None:
    shown = EMPTY
    for moment in walk(players)[::FEW]:
        table = project(moment.seen)
        assert not diff(table, project(moment.seen))
        assert patch(shown, diff(shown, table)) == table
        shown = table


def test_gauges_tell_what_the_trackers_show() -> None:
    desk = Desk(2).stock(0, W=4, S=20)
    gauges = project(desk.state).gauges
    assert [gauges[f"supply.0.{s.value}"] for s in SUPPLIES] == [4, 0, 0, 20]
    for supply in SUPPLIES:
        assert fact(desk.state, f"supply.0.{supply.value}", "value") == gauges[f"supply.0.{supply.value}"]
        assert fact(desk.state, f"supply.0.{supply.value}", "gauge") in gauges
    assert fact(desk.state, "score.0", "gauge") in gauges
    assert gauges["score.0"] == fact(desk.state, "score.0", "points") == sum(count // 3 for count in (4, 20))
    assert (gauges["bag"], gauges["reserve"]) == (desk.state.tube_bag, desk.state.tube_reserve)


def film(desk: Desk, *actions: Any) -> dict[str, Any]:
    """The first way that each piece takes while some actions are played."""
    before = project(desk.state)
    desk.do(*actions)
    chosen = board(len(desk.state.players))
    steps = [(beat.events, project(beat.state)) for beat in desk.beats]
    made = plan(before, [*steps, ((), project(desk.state))], chosen.layout, chosen.cues, 1.0)
    return {track.piece: track for track in reversed(made.tracks)}


def test_a_crew_comes_from_the_reserve_and_a_card_goes_to_its_lifepath() -> None:
    desk = Desk(2).stock(0, S=2)
    desk.do(fly(0, "privateers"))
    card = desk.state.slots[1][0]
    hex_ = desk.hex((2, 0))
    layout = board(2).layout
    ways = film(desk, act.TakeCard(0, 1), act.PlaceCrew(0, hex_))
    crew = ways[f"crew.{hex_}"]
    assert (crew.a.x, crew.a.y) == (layout.pose(Spot("crew.0", "14")).x, layout.pose(Spot("crew.0", "14")).y)
    assert crew.b == layout.pose(board(2)._names.crew_spot(desk.state, hex_))
    taken = ways[f"mission.{card}"]
    assert taken.a == layout.pose(Spot("missions.privateers", "1"))
    refill = ways[f"mission.{desk.state.slots[1][0]}"]
    assert (refill.a.x, refill.a.y) == (
        layout.pose(Spot("decks", "privateers")).x,
        layout.pose(Spot("decks", "privateers")).y,
    )


@pytest.mark.rule("CYT-STRAT-08")
def test_the_crew_itself_goes_up_and_the_tube_comes_from_the_bag() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0)).stock(0, T=9)
    red = desk.hex((0, 0))
    desk.do(fly(0, "netprowler"), act.Launch(0, red), act.ChooseHeight(0, 2))
    layout = board(2).layout
    ways = film(desk, act.TakeEarly(0, Supply.TECH))
    assert ways[f"crew.{red}"].b == layout.pose(Spot("early.middle", "0"))
    assert ways[f"tube.{red}"].a.x == layout.pose(Spot("tube_bag", "bag")).x
    assert fact(desk.state, f"tube.{red}", "height") == 2
    assert fact(desk.state, f"hex.{red}", "busy") is True


@pytest.mark.rule("CYT-EARLY-04")
def test_later_arrivals_stand_beside_the_early_spaces() -> None:
    desk = Desk(2).crew(0, (0, 0), (2, 0), (1, 0)).stock(0, T=20)
    for number, place in enumerate([(0, 0), (2, 0), (1, 0)]):
        desk.turn_of(0).stock(0, T=20)
        desk.do(fly(0, "netprowler"))
        if desk.ask == "launch":
            desk.do(act.Launch(0, desk.hex(place)))
        desk.do(act.ChooseHeight(0, 1))
        if desk.ask == "early":
            desk.do(act.TakeEarly(0, Supply.WEAPONS))
        spot = piece(desk.state, f"crew.{desk.hex(place)}").at
        assert spot == (Spot("early.lower", str(number)) if number < 2 else Spot("tier.lower", "0"))


def test_ships_stand_beside_each_other_and_those_of_the_stratolites_fly_again() -> None:
    desk = Desk(2)
    desk.me.ships = [LandingPad.FIXER, LandingPad.STRATOLITES, None]
    desk.you.ships = [LandingPad.FIXER, LandingPad.FIXER, LandingPad.ROVERS]
    spots = [piece(desk.state, f"ship.{seat}.{n}").at for seat, n in ((0, 0), (1, 0), (1, 1))]
    assert spots == [Spot("pad.fixer", str(n)) for n in range(3)]
    assert piece(desk.state, "ship.0.2").at == Spot("ships.0", "2")
    assert fact(desk.state, "ship.0.1", "again") is True
    desk.state.phase = Phase.SPREAD_INFLUENCE
    assert fact(desk.state, "ship.0.1", "again") is False


@pytest.mark.rule("CYT-COST-01")
def test_pads_tell_the_price_after_discounts_and_which_are_shut() -> None:
    desk = Desk(2).stock(0, C=2, W=1).icons(0, HOO="C")
    shown = {name: fact(desk.state, "pad.corpocrats", name) for name in ("cost", "supply", "cheaper", "short")}
    assert shown == {"cost": 2, "supply": "credits", "cheaper": True, "short": False}
    assert (fact(desk.state, "district.corpocrats", "cost"), fact(desk.state, "district.corpocrats", "now")) == (3, 2)
    assert fact(desk.state, "pad.hooligangs", "short") is True
    assert fact(desk.state, "pad.bounty_hunters", "closed") is True
    assert fact(desk.state, "pad.fixer", "cost") == -1
    desk.do(fly(0, "fixer"))
    assert fact(desk.state, "pad.hooligangs", "short") is False, "only while a ship looks for a pad"


@pytest.mark.rule("CYT-SCORE-02")
@pytest.mark.rule("CYT-SCORE-03")
def test_tubes_carry_the_sign_of_who_controls_them() -> None:
    desk = Desk(2).tube((1, 1), 2).crew(0, (1, 0))
    tube = f"tube.{desk.hex((1, 1))}"
    mine = desk.me.colour.value
    assert (fact(desk.state, tube, "rebel"), fact(desk.state, tube, "tied"), fact(desk.state, tube, "points")) == (
        mine,
        False,
        5,
    )
    desk.crew(1, (2, 0))
    assert (fact(desk.state, tube, "rebel"), fact(desk.state, tube, "tied")) == ("", True)
    lonely = Desk(2).tube((1, 1), 1)
    assert fact(lonely.state, tube, "tied") is False


def test_the_ai_board_tells_what_is_bare_and_done() -> None:
    desk = Desk(1, level=3)
    assert piece(desk.state, "ai_token.credits.1").at == Spot("ai_tokens.credits", "1")
    assert fact(desk.state, "ai", "sections")[0] == ("mission", "tube", "bounty")
    desk.ai.revealed[1] = 1
    assert piece(desk.state, "ai_token.credits.1").at == Spot("ai_bag", "bag", -1)
    assert piece(desk.state, "ai_token.credits.2").at == Spot("ai_tokens.credits", "2")
    log = fact(desk.state, "ai_log", "log")
    assert len(log) == 18
    assert set(log) <= {"", "-"}


@pytest.mark.parametrize("players", [1, 5])
def test_it_is_fast(players: int) -> None:
    """Table, offers and their index together; the benchmark tells the exact figures."""
    taken = []
    chosen = board(players)
    for moment in walk(players)[:: FEW * 2]:
        begun = perf_counter()
        chosen.project(moment.seen)
        OfferIndex.of(chosen.offer(moment.seen, action) for action in moment.legal)
        taken.append((perf_counter() - begun) * 1000)
    assert sorted(taken)[len(taken) // 2] < 10, "milliseconds, in the median, on a busy machine"


def test_flights_are_drawn_from_the_first_ship_at_home() -> None:
    desk = Desk(2)
    desk.me.ships = [LandingPad.FIXER, None, None]
    found = board(2).offer(desk.state, Fly(0, LandingPad.FIXER))
    assert found.source == "ship.0.1"
