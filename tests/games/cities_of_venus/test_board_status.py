"""Where we are, what is asked, what a piece is: in words, with the rules behind it."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.tasks import BeginGrab, EndRound
from arcology.games.cities_of_venus.terms import DeploySource
from arcology.packs.locate import data_root
from arcology.text.reference import load_reference
from tests.games.cities_of_venus.boards import CITIES, board, board_of, project, reads, walk, words
from tests.games.cities_of_venus.desk import Desk


def prompt(desk: Desk) -> str:
    return words(board_of(desk.state).prompt(desk.state, desk.state.agenda[-1]))


@pytest.mark.parametrize("cities", CITIES)
def test_every_question_and_status_has_words(cities: int) -> None:
    for moment in walk(cities)[::4]:
        found = board(cities)
        assert words(found.prompt(moment.seen, moment.seen.agenda[-1]))
        status = found.status(moment.seen)
        for message in (status.headline, status.phase, *status.notes, *status.warnings):
            assert words(message)
        assert words(status.ends)
        assert status.about in project(moment.seen).pieces, status.about
        assert [info.active for info in found.seats(moment.seen)].count(True) == 1
        for chip in found.figures(moment.seen):
            assert words(chip.value)


@pytest.mark.parametrize("cities", CITIES)
def test_every_piece_can_be_read_and_names_its_rules(cities: int) -> None:
    known = reference()
    for moment in walk(cities)[::23]:
        for id_ in project(moment.seen).pieces:
            said = board(cities).describe(moment.seen, id_)
            assert said, id_
            assert all(words(part) for part in said)
            rules = board(cities).rules_of(moment.seen, id_)
            assert rules, id_
            assert set(rules) <= known, set(rules) - known


def reference() -> set[str]:
    found = load_reference(data_root() / "resources" / "games" / "cities_of_venus")
    return {rule.id for rule in found.rules}


@pytest.mark.rule("CVL-DEPLOY-05", "CVL-DEPLOY-03")
def test_deployments_are_asked_with_their_reason() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(3)
    assert prompt(desk) == "Place your 3 new V-nauts (Growth)."
    desk.put("A")
    assert prompt(desk) == "2 V-nauts are still to be placed."
    desk = Desk(2).city("P6 M6 S6 N6 A6 F4", iis=6).deploy(9, DeploySource.BOOST)
    assert prompt(desk).startswith("Only ") or desk.ask != "deploy"


@pytest.mark.rule("CVL-SHIELD-02", "CVL-LOSS-03")
def test_losses_are_asked_with_their_cause() -> None:
    assert prompt(Desk(2).strike("E05")) == "Brownout: give up 2 V-nauts, from wherever you like."
    assert prompt(Desk(2).city("P1 A4 F4").shields()) == "Shields are down: give up 2 V-nauts from elsewhere."


@pytest.mark.rule("CVL-GRAB-01", "CVL-GRAB-12")
def test_the_grab_says_what_can_be_paid_for() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").row("G02", "G25").grab()
    assert prompt(desk) == "You can pay for one canister of the drop. What do you take?"
    desk = Desk(2).city("P0 M1 S4 A4 F4").row("G02").grab()
    assert prompt(desk).startswith("You can pay for none of the canisters. Store one")
    desk = Desk(2).bay("G08").city("P0 M0 S4 A4 F4").row("G02").grab()
    assert prompt(desk) == "You can pay for none of the canisters, and your bay is in use."


@pytest.mark.rule("CVL-END-01", "CVL-ROUND-01")
def test_status() -> None:
    desk = Desk(2).row("EARTH", "G02").grab()
    status = board(2).status(desk.state)
    assert words(status.headline) == "Round 1"
    assert words(status.phase) == "Step 6 of 6: Grab"
    assert status.progress == (6, 6)
    assert [words(one) for one in status.warnings] == ["This is the last round."]
    assert words(status.ends) == "Earth is here: the game ends after this round."


@pytest.mark.rule("CVL-LONE-04")
def test_a_lone_city_is_known_by_its_rating() -> None:
    desk = Desk(1)
    assert words(board(1).figures(desk.state)[-1].value) == "Falling Debris"
    desk.state.round, desk.state.agenda = 2, [BeginGrab(), *desk.state.agenda]
    assert "A freighter takes the best canister before your grab." in [
        words(one) for one in board(1).status(desk.state).warnings
    ]


@pytest.mark.rule("CVL-RUL-52")
def test_another_city_is_open_in_the_reader() -> None:
    desk = Desk(2).slot("G01", seat=1).bay("Y04", seat=1).city("P1 M1 S4 N0 A4 F8", 1, minerals=9, iis=3).grab(0)
    said = reads(desk, "rival.1")
    assert said.startswith("Bo 18 V-nauts live here")
    assert "Food 8 of 8, with Lattice Greenhouse." in said
    assert "Station 3 of 8, minerals 9." in said
    assert "Cold-Still Tower is stored here: −2 points at the end." in said


@pytest.mark.rule("CVL-ROUND-04", "CVL-SCORE-02")
def test_the_score_is_open_line_by_line() -> None:
    desk = Desk(2).slot("G05").grab()
    said = reads(desk, "forecast.0")
    assert "Equipped upgrades: 3" in said
    assert "Ada if it ended now" in said


def test_a_canister_says_what_it_would_do() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").row("G02", "G05").grab()
    said = reads(desk, "card.G02")
    assert "Costs you now: 1 Power." in said
    assert "Food then holds 7 instead of 6." in said
    desk.city("P0 M1 S4 A4 F4")
    assert "Missing: 1 Power." in reads(desk, "card.G02")
    desk.act(act.PassGrab(0))
    assert "Terrace Planters" in reads(desk, "card.G02")


@pytest.mark.rule("CVL-MINE-07")
def test_no_more_miners_are_counted_than_there_are() -> None:
    desk = Desk(2).slot("magma_lance").city("P1 M1 S4 N1 A4 F4").actions()
    assert "One miner can go down" in [words(note) for note in board(2).status(desk.state).notes]
    desk.city("P1 M1 S4 N3 A4 F4")
    assert "2 miners can go down" in [words(note) for note in board(2).status(desk.state).notes]


def test_the_open_event_says_what_is_left_to_choose() -> None:
    desk = Desk(2)
    desk.state.event = "E05"
    assert "As your city stands, 2 V-nauts go from where you like." in reads(desk, names.event(0))


def test_places_have_names() -> None:
    desk = Desk(3)
    layout = board(3).layout
    for zone, found in layout.zones.items():
        for slot in list(found.slots)[:2]:
            assert words(board(3).spot_name(desk.state, zone, slot))


def test_the_game_over() -> None:
    desk = Desk(2)
    desk.state.earth_revealed = True
    desk.state.agenda.clear()
    desk.run(EndRound())
    status = board(2).status(desk.state)
    assert status.ends is None
    assert status.seat is None
    assert words(status.phase) == "Game over"
