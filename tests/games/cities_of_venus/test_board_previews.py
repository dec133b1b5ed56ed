"""Previews: what an answer would cost, bring and change is what it does."""

from __future__ import annotations

import pytest

from arcology.engine.play import Played, play
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.rules.growth import growth
from arcology.games.cities_of_venus.rules.scoring import totals
from arcology.games.cities_of_venus.tasks import AskAction, AskGrab, BeginGrab
from arcology.games.cities_of_venus.terms import DEPTS, DeploySource, Dept, Place
from tests.games.cities_of_venus.boards import CITIES, board, chips, offers, preview, project, tip, told, walk, words
from tests.games.cities_of_venus.desk import Desk, house_rules

CERTAIN = (act.Thaw, act.MoveVnaut, act.KeepRoll, act.Equip, act.Buy, act.SplitTemp)
"""Answers after which the city stands as it was told, unless somebody has still to say where V-nauts go."""

QUIET = (AskAction, AskGrab)
"""Nothing has happened to a city in between when one of these is asked in the same round."""


@pytest.mark.parametrize("cities", CITIES)
def test_every_preview_has_words_and_places(cities: int) -> None:
    for moment in walk(cities)[::4]:
        table = project(moment.seen)
        for action in moment.legal[:12]:
            found = board(cities).preview(moment.seen, action)
            told(found)
            for chip in found.chips:
                words(chip.value)
            for chance in found.chances:
                words(chance.label)
                assert 0 <= chance.hits <= chance.of
            assert {name for name, _ in found.gauges} <= table.gauges.keys()
            assert not found.about or found.about in table.pieces, found.about
            label = board(cities).tip(moment.seen, action)
            assert label is None or words(label.text)


@pytest.mark.parametrize("cities", [1, 2])
def test_gauges_tell_what_then_is(cities: int) -> None:
    """Wherever nothing else happens in between."""
    book, checked = house_rules().book, 0
    for moment in walk(cities):
        for action in moment.legal:
            if not isinstance(action, CERTAIN):
                continue
            found = dict(board(cities).preview(moment.seen, action).gauges)
            after = play(house_rules(), moment.state, action)
            assert isinstance(after, Played)
            if not found or after.state.round != moment.state.round or not isinstance(after.ask, QUIET):
                continue
            seat, city = action.seat, after.state.cities[action.seat]
            assert [found[f"department.{seat}.{dept.value}"] for dept in DEPTS] == city.dept
            assert found[f"growth.{seat}"] == growth(book, city)
            assert found[f"minerals.{seat}"] == city.minerals
            assert found[f"forecast.{seat}"] == totals(book, after.state)[seat]
            checked += 1
    assert checked > 10


@pytest.mark.rule("CVL-GRAB-04", "CVL-CAP-04", "CVL-CAP-06", "CVL-RUL-06")
def test_an_upgrade_tells_what_it_pushes_out_and_loses() -> None:
    desk = Desk(2).slot("G07").city("P7 M3 S4 A4 F4").row("G14").grab()
    found = preview(desk, act.Buy(0, "G14"))
    said = told(found)
    assert said[0] == "Viewing Promenade: 1 Shields"
    assert "Power then holds 4 instead of 8." in said
    assert "It pushes out Wing Turbines, which is worth 3 points." in said
    assert "3 V-nauts above the new capacity are lost." in said
    desk.act(act.Buy(0, "G14"))
    assert desk.counts() == "P4 M3 S3 N0 A4 F4"


@pytest.mark.rule("CVL-GRAB-01")
def test_after_the_grab_the_rest_of_the_drop_is_of_no_interest() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").row("G16", "G15").grab()
    assert not [line for line in told(preview(desk, act.Buy(0, "G16"))) if "no longer" in line]
    desk = Desk(2).bay("G08").city("P1 M2 S4 A4 F4").row("G24", "G04").actions()
    desk.state.agenda.insert(0, BeginGrab())
    said = told(preview(desk, act.Equip(0)))
    assert "Then you can no longer pay for Airwell Crew and Scrubber Stack." in said


@pytest.mark.rule("CVL-GRAB-06", "CVL-DEPLOY-06")
def test_a_booster_tells_what_finds_no_room() -> None:
    desk = Desk(2).city("P2 M2 S0 A4 F5").row("R17").grab()
    said = told(preview(desk, act.Buy(0, "R17")))
    assert "1 V-naut comes into Food." in said
    assert "7 V-nauts find no room and are lost." in said


@pytest.mark.rule("CVL-GRAB-07")
def test_a_generic_booster_tells_how_many_are_to_be_placed() -> None:
    desk = Desk(2).city("P6 M6 S6 N6 A6 F6", iis=4).row("R24").grab()
    said = told(preview(desk, act.Buy(0, "R24")))
    assert "5 V-nauts take the last places there are." in said
    assert "2 V-nauts find no room and are lost." in said


@pytest.mark.rule("CVL-HOLD-04", "CVL-SCORE-06", "CVL-RUL-42")
def test_storing_tells_the_later_price_and_the_penalty() -> None:
    desk = Desk(2).city("P0 M2 S4 A4 F4", minerals=3).row("Y10").grab()
    found = preview(desk, act.Store(0, "Y10"))
    said = told(found)
    assert "Missing now: 1 Power." in said
    assert "Equipping it later costs 1 Power, 1 Mechanical and 3 minerals." in said
    assert "Left in the bay at the end it costs 2 points." in said
    assert chips(found) == {"star": "−2"}
    desk.state.earth_revealed = True
    assert "This is the last round: it can no longer be equipped." in told(preview(desk, act.Store(0, "Y10")))


@pytest.mark.rule("CVL-ACT-06", "CVL-RUL-45")
def test_equipping_tells_the_surcharge_or_that_it_is_free() -> None:
    desk = Desk(2).bay("Y04").city("P2 M3 S4 A4 F4", minerals=4).actions()
    title = told(preview(desk, act.Equip(0)))[0]
    assert title == "Cold-Still Tower: 1 Power, 3 Mechanical and 2 minerals, 1 of them because it was stored"
    desk.slot("auto_install")
    assert "as your Mechanical symbols are free" in told(preview(desk, act.Equip(0)))[0]


@pytest.mark.rule("CVL-INNO-05", "CVL-INNO-08", "CVL-RUL-34")
def test_a_claim_tells_what_leaves_the_bay() -> None:
    desk = Desk(2, market=("temp_workers", "nursery_ring")).bay("Y04").city("P1 M1 S4 A4 F4", iis=7).deploy(2)
    desk.put("IA")
    said = told(preview(desk, act.ClaimInnovation(0, "temp_workers")))
    assert "The 8 V-nauts of the station go back to the supply." in said
    assert "It pushes out Cold-Still Tower, which is worth 4 points." in said
    assert any("carries up to 8 V-nauts" in line for line in said)


@pytest.mark.rule("CVL-MINE-06", "CVL-MINE-08")
def test_chances_are_exact() -> None:
    desk = Desk(2).city("P1 M1 S4 N2 A4 F4", minerals=0).row("G25").actions()
    desk.state.agenda.insert(0, BeginGrab())
    found = {words(chance.label): (chance.hits, chance.of) for chance in preview(desk, act.Mine(0)).chances}
    assert found == {"4 minerals or more": (3, 6), "Enough for Dock Families": (3, 6)}
    desk.slot("G11")
    found = {words(chance.label): (chance.hits, chance.of) for chance in preview(desk, act.Mine(0)).chances}
    assert found["Enough for Dock Families"] == (27, 36), "one of two rolls"
    desk.slot("G13")
    found = {words(chance.label): (chance.hits, chance.of) for chance in preview(desk, act.Mine(0)).chances}
    assert found["Enough for Dock Families"] == (6, 6), "3 pips are added"
    assert "The miner does not come back." in told(preview(desk, act.Mine(0)))


@pytest.mark.rule("CVL-MINE-06")
def test_a_second_roll_is_weighed() -> None:
    desk = Desk(2, die=(4,)).slot("G11").city("P1 M1 S4 N2 A4 F4").actions().act(act.Mine(0))
    found = {words(chance.label): chance.hits for chance in preview(desk, act.Reroll(0)).chances}
    assert found == {"More than 4": 2, "Less than 4": 3}
    assert chips(preview(desk, act.KeepRoll(0)))["minerals"] == "0 → 4"


@pytest.mark.rule("CVL-RUL-60")
def test_a_split_tells_whom_it_takes() -> None:
    desk = Desk(2).bay("temp_workers").city("P1 M1 S4 A3 F1", temp=2).row("G26").grab().act(act.Buy(0, "G26"))
    assert chips(preview(desk, act.SplitTemp(0, 1, 1)))["holding_bay"] == "2 → 0"
    assert chips(preview(desk, act.SplitTemp(0, 0, 1)))["air"] == "3 → 2"


def test_who_is_done_is_told_what_was_possible() -> None:
    desk = Desk(2).bay("G08").city("P1 M2 S4 N1 A4 F4", minerals=4).actions()
    said = told(preview(desk, act.EndActions(0)))
    assert said[1:] == [
        "You could still equip what you have stored.",
        "You could still mine.",
        "You could still buy an immigrant.",
    ]


@pytest.mark.rule("CVL-GROW-01", "CVL-INNO-01")
def test_labels_at_places() -> None:
    desk = Desk(2).city("P1 M1 S4 A3 F4", iis=6).row("G16").deploy(2)
    assert tip(desk, act.PutVnaut(0, Place.AIR)) == "Growth +1"
    assert tip(desk, act.PutVnaut(0, Place.STATION)) == "7/8"
    desk.put("I")
    desk = Desk(2).city("P1 M1 S4 A3 F4", iis=7).deploy(2)
    assert tip(desk, act.PutVnaut(0, Place.STATION)) == "Innovation"


def test_the_last_round_tells_no_growth() -> None:
    desk = Desk(2).city("P1 M1 S4 A3 F4")
    desk.state.earth_revealed = True
    desk.deploy(2, DeploySource.BOOST)
    said = told(preview(desk, act.PutVnaut(0, Place.AIR)))
    assert not [line for line in said if "Growth" in line or "Shields" in line]


def test_a_move_by_transit_counts() -> None:
    desk = Desk(2).slot("rapid_transit").city("P1 M0 S4 A3 F4").actions()
    said = told(preview(desk, act.MoveVnaut(0, Dept.SHIELDS, Dept.AIR)))
    assert "1 more move in this round." in said
    assert tip(desk, act.MoveVnaut(0, Dept.SHIELDS, Dept.AIR)) == "Growth +1"


def test_offers_are_few_enough_for_the_rail() -> None:
    for moment in walk(6)[::9]:
        index = [board(6).offer(moment.seen, action) for action in moment.legal]
        assert sum(one.button for one in index) <= 10
    assert offers(Desk(2).row("G21").grab()).buttons()
