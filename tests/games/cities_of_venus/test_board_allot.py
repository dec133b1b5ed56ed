"""The panel of steppers: rows with room, what is proposed, and what the whole choice changes."""

from __future__ import annotations

import pytest

from arcology.engine.play import Played
from arcology.engine.table import Spot
from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus.tasks import BeginGrab
from arcology.games.cities_of_venus.terms import DeploySource, Place
from arcology.session.session import Session
from arcology.ui.draft import Draft
from tests.games.cities_of_venus.boards import CITIES, allotment, board, board_of, chips, project, told, walk, words
from tests.games.cities_of_venus.desk import Desk, config, house_rules


def row(desk: Desk, place: Place) -> int:
    """The number of a row."""
    return next(i for i, share in enumerate(allotment(desk).shares) if share.action.place is place)


@pytest.mark.rule("CVL-RUL-61", "CVL-DEPLOY-05")
def test_rows_are_all_places_and_say_what_has_room() -> None:
    desk = Desk(2).city("P6 M1 S4 A4 F4", iis=7).deploy(4)
    found = allotment(desk)
    assert [share.key for share in found.shares] == list("PMSNAFO"), "they stay where they are"
    assert found.shares[0].most == 0, "Power is full"
    assert found.wanted == 4
    assert found.comes
    station = found.shares[-1]
    assert (station.have, station.full, station.most) == (7, 8, 1)
    assert found.pieces == tuple(f"arrival.0.{n}" for n in range(4))
    assert found.shares[row(desk, Place.AIR)].spots[0] == Spot("vnauts.air", "5/6")


def test_a_loss_takes_those_that_stand_last() -> None:
    desk = Desk(2).city("P0 M2 S2 A3 F3").strike("E05")
    found = allotment(desk)
    assert not found.comes
    assert found.stop is None
    assert found.shares[row(desk, Place.AIR)].pieces == ("vnaut.0.air.2", "vnaut.0.air.1", "vnaut.0.air.0")
    assert found.spots == (Spot("arrivals", "0"), Spot("arrivals", "1"), Spot("arrivals", "2"), Spot("arrivals", "3"))


def test_one_vnaut_needs_no_panel() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(1, DeploySource.CONSOLATION)
    assert board(2).allot(desk.state) is None
    assert board(2).allot(Desk(2).row("G21").grab().state) is None


@pytest.mark.parametrize("cities", CITIES)
def test_proposals_can_be_played(cities: int) -> None:
    """Through a draft, as the panel does it, also where some are placed already."""
    for moment in walk(cities)[::5]:
        found = board(cities).allot(moment.seen)
        if found is None:
            continue
        assert sum(found.proposal) == found.wanted
        draft = Draft()
        draft.adapt(found, keep=False)
        draft.propose()
        assert draft.counts == found.proposal
        made = draft.decisions(house_rules(), moment.state)
        assert made is not None
        assert project(moment.seen).pieces.keys() == draft.over(project(moment.seen)).pieces.keys()


def proposed(desk: Desk) -> tuple[str, list[str]]:
    """The letters of what is proposed, and what speaks for it."""
    found = allotment(desk)
    letters = "".join(share.key * count for share, count in zip(found.shares, found.proposal, strict=True))
    return letters, [words(why) for why in found.why]


def test_a_proposal_keeps_the_last_one_that_a_canister_asks_for() -> None:
    """Fever Season takes two; Lattice Greenhouse costs one of Mechanical."""
    asked = Desk(2).city("P1 M1 S3 A2 F2").row("G01").strike("E17")
    assert proposed(asked) == ("PS", ["The last one in Mechanical stays, because Lattice Greenhouse asks for it."])
    nobody_asks = Desk(2).city("P1 M1 S3 A2 F2").row().strike("E17")
    assert proposed(nobody_asks) == ("PM", ["They are missed least here: Mechanical and Power."])


def test_a_proposal_keeps_the_best_canister_in_reach() -> None:
    """With the two who come, one of Mechanical is enough for Gravel Sieve (one Power, two Mechanical); none is not."""
    desk = Desk(2).city("P0 M2 S1 A0 F1").row("G13").strike("E17")
    assert proposed(desk) == ("MS", ["Gravel Sieve stays in reach.", "They are missed least here: Mechanical."])


def test_who_is_on_the_bay_goes_first() -> None:
    desk = Desk(2).bay("temp_workers").city("P1 M1 S1 A2 F2", temp=1).row().strike("E17")
    assert proposed(desk) == ("MB", ["Those on the holding bay go first.", "They are missed least here: Mechanical."])


def test_a_proposal_to_place_says_what_for() -> None:
    desk = Desk(2).city("P0 M1 S1 A3 F4").row("G16", "G08").deploy(3)
    assert proposed(desk) == (
        "POO",
        ["Then you can pay for Breathing Guild.", "The station comes closer to an innovation."],
    )


@pytest.mark.rule("CVL-GROW-05", "CVL-GROW-01", "CVL-SHIELD-01")
def test_the_whole_choice_is_weighed() -> None:
    desk = Desk(2).city("P0 M1 S1 A3 F4").row("G16", "G08")
    desk.deploy(3)
    counts = [0] * len(allotment(desk).shares)
    counts[row(desk, Place.AIR)] = 2
    counts[row(desk, Place.POWER)] = 1
    found = board(2).weigh(desk.state, counts)
    assert chips(found)["air"] == "3 → 5"
    said = told(found)
    assert "Growth next round: 3 → 4, from Food 4 and Air 5." in said
    assert dict(found.gauges)["growth.0"] == 4
    assert dict(found.gauges)["people.0"] == 12


@pytest.mark.rule("CVL-GROW-05")
def test_what_can_then_be_paid_for_is_told() -> None:
    desk = Desk(2).city("P0 M1 S1 A3 F4").row("G16", "G08").deploy(2)
    desk.state.agenda.insert(0, BeginGrab())
    counts = [0] * len(allotment(desk).shares)
    counts[row(desk, Place.POWER)] = 1
    assert "Then you can pay for Breathing Guild." in told(board(2).weigh(desk.state, counts))


@pytest.mark.rule("CVL-OPT-04")
def test_the_rest_may_stay_where_the_option_says_so() -> None:
    desk = Desk(2, placement="departments").city("P6 M5 S6 N6 A6 F6", iis=5).deploy(6)
    draft = Draft()
    draft.adapt(allotment(desk), keep=False)
    assert draft.decisions(desk.rules, desk.state) is None
    draft.add(row(desk, Place.MECHANICAL))
    assert draft.decisions(desk.rules, desk.state) == (act.PutVnaut(0, Place.MECHANICAL), act.StopPlacing(0))


@pytest.mark.rule("CVL-RUL-61")
def test_all_of_them_are_one_undo_step() -> None:
    """In a session: one film with one beat about them, one step back."""
    rules = house_rules()
    session = Session(rules, config(1, 4))
    while session.state.plan is None or session.state.plan.source is None:
        session.submit(rules.legal(session.state)[0])
    before = session.position
    steps = len(session.steps())
    found = board_of(session.state).allot(session.state)
    assert found is not None
    draft = Draft()
    draft.adapt(found, keep=False)
    draft.propose()
    made = draft.decisions(rules, session.state)
    assert made is not None
    played = session.submit_many(made)
    assert isinstance(played, Played)
    assert len(session.steps()) == steps + 1
    placed = [event for beat in played.beats for event in beat.events if event.kind.endswith("deployed")]
    assert len(placed) == 1
    session.seek(before)
    assert session.state.plan is not None


def test_what_is_dragged_meanwhile_stays_within_the_draft() -> None:
    desk = Desk(2).city("P1 M1 S4 A4 F4").deploy(3)
    draft = Draft()
    draft.adapt(allotment(desk), keep=False)
    for _ in range(2):
        draft.add(row(desk, Place.AIR))
    draft.add(row(desk, Place.FOOD))
    desk.put("A")
    draft.adapt(allotment(desk), keep=True)
    assert sum(draft.counts) == 2
    assert draft.left == 0
    assert words(allotment(desk).shares[0].label) == "Power"
