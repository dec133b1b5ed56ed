"""Where we are, what is asked, who sits where, and what the reader tells of every piece."""

from __future__ import annotations

from typing import Any

import pytest

from arcology.engine.play import start
from arcology.engine.table import Spot
from arcology.engine.text import Text
from arcology.games.cytress import actions as act
from arcology.games.cytress.board import names
from arcology.games.cytress.board.reader import LANE_RULES, MEETING, PAD_RULES, RULES
from arcology.games.cytress.state import Ending
from arcology.games.cytress.tasks import AskReplay
from arcology.games.cytress.terms import LandingPad, Phase, Tier
from arcology.packs.locate import data_root
from arcology.text.reference import load_reference
from tests.games.cytress.boards import PLAYERS, board, fly, project, walk, words
from tests.games.cytress.desk import Desk, config, house_rules


def status(desk: Desk) -> Any:
    return board(len(desk.state.players)).status(desk.state)


def notes(desk: Desk) -> list[str]:
    found = status(desk)
    return [words(note) for note in (*found.notes, *found.warnings)]


def prompt(desk: Desk) -> str:
    return words(board(len(desk.state.players)).prompt(desk.state, desk.state.agenda[-1]))


def described(desk: Desk, piece: str) -> list[str]:
    return [words(text) for text in board(len(desk.state.players)).describe(desk.state, piece)]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_question_and_status_has_words(players: int) -> None:
    asked = set()
    for moment in walk(players):
        asked.add(moment.state.agenda[-1].kind)
        assert words(board(players).prompt(moment.seen, moment.state.agenda[-1]))
        found = board(players).status(moment.seen)
        for text in (found.headline, found.phase, found.ends, *found.notes, *found.warnings):
            assert words(text)
        assert {found.about, *found.chosen} <= project(moment.seen).pieces.keys()
        assert 0 <= found.progress[0] <= found.progress[1]
        turn = [info.seat for info in board(players).seats(moment.seen) if info.active]
        assert turn == [moment.action.seat] == [found.seat]
    assert len(asked) >= 12


@pytest.mark.parametrize("players", PLAYERS)
def test_the_reader_knows_every_piece_and_its_rules(players: int) -> None:
    for moment in walk(players)[:: 12 if players < 3 else 40]:
        for seen in (moment.seen, moment.public):
            for piece in project(seen).pieces.values():
                told = [words(text) for text in board(players).describe(seen, piece.id)]
                assert told
                assert all(told), piece.id
                rules = board(players).rules_of(seen, piece.id)
                assert rules or piece.id == "backdrop", f"{piece.id} invokes no rule"
                assert words(board(players).spot_name(seen, piece.at.zone, piece.at.slot))


@pytest.mark.rule("CYT-LIFE-03")
def test_before_a_side_is_chosen_the_board_tells_of_both() -> None:
    state = start(house_rules(), config(1, 7)).state
    told = [words(line) for line in board(1).describe(state, "rebel_board")]
    printed = house_rules().book.pack.rebel_board(state.players[0].board).sides
    assert told[0] == words(Text(printed[0].name)).split(",")[0]
    assert [line.split(" (")[0] for line in told[2:]] == [words(Text(side.name)) for side in printed]
    assert all("Rovers" not in line and ": 1 " in line for line in told[2:])


def test_a_game_is_known_again_in_the_library_by_its_figures() -> None:
    desk = Desk(1, level=4).stock(0, W=6)
    figures = [(chip.icon, words(chip.value)) for chip in board(1).figures(desk.state)]
    assert figures == [("star", "2 · 0"), ("robot", "Level 4")]
    assert [words(chip.value) for chip in board(3).figures(Desk(3).state)] == ["0 · 0 · 0"]


RESOURCES = data_root() / "resources" / "games" / "cytress"


def test_every_rule_behind_a_piece_is_in_the_reference() -> None:
    reference = load_reference(RESOURCES)
    named = {id_ for table in (RULES, PAD_RULES, LANE_RULES) for ids in table.values() for id_ in ids} | set(MEETING)
    assert not [id_ for id_ in named if reference.find(id_) is None]


def test_round_phase_and_what_ends_the_game() -> None:
    desk = Desk(3)
    found = status(desk)
    assert (words(found.headline), words(found.phase)) == ("Round 1", "Travel, phase 3 of 4")
    assert notes(desk) == ["Sections in the bag: 21, set aside: 29", "3 of 3 ships at home"]
    assert words(found.ends) == "The game ends with the round in which the bag runs empty."
    desk.state.phase = Phase.SPREAD_INFLUENCE
    assert words(status(desk).phase) == "Spread Influence, phase 2 of 4"
    desk.state.tube_bag, desk.state.last_round = 0, True
    assert "The bag is empty: this round is the last one." in notes(desk)
    solo = Desk(1)
    assert words(status(solo).headline) == "Round 1 of 6"
    assert "after round 6" in words(status(solo).ends)
    solo.state.round = 6
    assert "This round is the last one." in notes(solo)


def test_replays_belong_to_travel() -> None:
    desk = Desk(2)
    desk.state.phase, desk.state.agenda = Phase.REPLAY, [AskReplay(0)]
    desk.me.ships = [LandingPad.STRATOLITES] * 3
    assert words(status(desk).phase) == "Replay, phase 3 of 4"
    assert prompt(desk) == "A ship at the Stratolites flies once more, to any other pad"


def test_questions_name_what_they_are_about() -> None:
    desk = Desk(2).stock(0, T=9, S=2).crew(0, (0, 0), (2, 0))
    assert prompt(desk) == "Land a ship on a pad"
    desk.me.ships = [LandingPad.FIXER, LandingPad.FIXER, None]
    assert prompt(desk) == "Land your last ship on a pad"
    desk.do(fly(0, "netprowler"))
    assert prompt(desk) == "Which crew goes up? Its hex gets a tube"
    assert status(desk).chosen == ()
    desk.do(act.Launch(0, desk.hex((0, 0))))
    assert prompt(desk) == "How high is the tube on Hooligangs hex A1? The crew goes up to its tier"
    desk.do(act.ChooseHeight(0, 2))
    assert (
        prompt(desk) == "The crew of Hooligangs hex A1 gets an early space of the Middle Tier, worth 3. Which supply?"
    )
    assert status(desk).chosen == (names.hex_piece(desk.hex((0, 0))),), "the price is no choice: only Tech is enough"


def test_what_is_chosen_in_an_action_is_marked_until_it_is_carried_out() -> None:
    desk = Desk(2).stock(0, T=9)
    desk.do(fly(0, "rovers"))
    assert status(desk).chosen == ()
    card = desk.state.slots[2][1]
    desk.do(act.TakeCard(0, 2))
    assert status(desk).chosen == (names.mission(card),)
    assert prompt(desk).endswith(": place a crew on a free hex of the Rovers")
    desk.do(act.PlaceCrew(0, free_hex(desk, "rovers")))
    assert status(desk).chosen == ()


def free_hex(desk: Desk, faction: str) -> int:
    """A hex where a mission of a faction can put a crew."""
    found = (piece for piece in project(desk.state).pieces.values() if piece.sprite == "hex")
    free = (piece for piece in found if dict(piece.facts)["faction"] == faction and not dict(piece.facts)["busy"])
    return int(next(free).id.partition(".")[2])


def test_seats_are_called_as_their_rebels_and_carry_their_signs() -> None:
    desk = Desk(3)
    infos = board(3).seats(desk.state)
    signs = {"red": "circle", "blue": "triangle", "orange": "square", "purple": "diamond", "white": "hexagon"}
    assert [info.symbol for info in infos] == [signs[player.colour.value] for player in desk.state.players]
    assert [info.active for info in infos] == [True, False, False]
    assert len({words(info.name) for info in infos}) == 3


@pytest.mark.rule("CYT-SCORE-02")
def test_the_reader_on_tubes_and_hexes() -> None:
    desk = Desk(2).tube((1, 1), 2).crew(0, (1, 0), (0, 2)).crew(1, (2, 0))
    tube = desk.hex((1, 1))
    assert described(desk, f"tube.{tube}") == [
        "Tube 2 high on Rovers hex B2",
        "Ada controls it: 5 prestige",
        "Crew beside it: Ada 2 and Bo 1",
    ]
    beside = described(desk, f"hex.{desk.hex((1, 0))}")
    assert beside[1:] == ["Crew of Ada", "Beside tube B2, 2 high: Ada"]


@pytest.mark.rule("CYT-COST-01")
def test_the_reader_on_a_mission_says_what_it_costs_and_why() -> None:
    desk = Desk(2).icons(0, HOO="C").stock(0, C=3)
    card = desk.state.slots[0][0]
    told = described(desk, f"mission.{card}")
    assert "Costs you 3 − 1 = 2 Credits." in told
    assert "1 off: Hooligangs lifepath" in told


@pytest.mark.rule("CYT-SETUP-13")
def test_the_reader_keeps_secrets() -> None:
    desk = Desk(2)
    seen = desk.rules.observe(desk.state, 1)
    own = board(2).describe(seen, "skill.1.0")
    assert words(own[0]) == words(board(2).describe(desk.state, "skill.1.0")[0])
    other = [words(text) for text in board(2).describe(seen, "skill.0.0")]
    assert other == ["Skill card", "Ada keeps it secret until it is used."]


@pytest.mark.rule("CYT-GEN-04")
def test_after_the_end_the_reader_names_the_skill_cards_that_others_kept() -> None:
    desk = Desk(2)
    desk.state.players[1].hand = ["TER-LOO", "ABD-SAB"]
    seen = desk.rules.observe(desk.state, 0)
    told = [words(text) for text in board(2).describe(seen, "rival.1")]
    assert "Skill cards in hand: 2" in told
    desk.state.ended = Ending("WIN", (0,), "CYT-SCORE-08")
    seen = desk.rules.observe(desk.state, 0)
    told = [words(text) for text in board(2).describe(seen, "rival.1")]
    assert "Skill cards never used: Terminate or Loot, Abduct or Sabotage" in told


def test_the_reader_on_boards_of_others_and_of_the_ai() -> None:
    desk = Desk(3).icons(1, COR="WW").stock(1, W=4)
    told = described(desk, "rival.1")
    assert told[0] == "Board of Bo"
    assert "In stock: 4 Weapons" in told
    assert "Corpocrats lifepath: 2 Weapons" in told
    solo = Desk(1, level=3)
    solo.ai.revealed[0] = 2
    told = described(solo, "ai")
    assert told[0] == "Schemer, AI of level 3"
    assert "Weapons, Hooligangs: Complete Mission and Build Tube" in told
    assert "Actions still covered: 10." in told


def test_the_reader_on_the_score() -> None:
    desk = Desk(2).stock(0, W=3, C=4)
    told = described(desk, "score.0")
    assert told[0] == "Prestige of Ada: 2"
    assert "Leftover supplies 2" in told


def test_places_have_names() -> None:
    desk = Desk(2)

    def name(zone: str, slot: str) -> str:
        return words(board(2).spot_name(desk.state, zone, slot))

    crew = board(2)._names.crew_spot(desk.state, desk.hex((1, 1)))
    assert name(crew.zone, crew.slot) == "Rovers hex B2"
    assert name("plate.middle", "tier") == words(Text(Tier.MIDDLE.name_id))
    assert name("influence.rovers", "0") == "Influence space 1 of the Rovers"
    assert name("pads", "rovers") == "Rovers"
    assert name("pads_small", "fixer") == "Fixer"
    assert name("missions.rovers", "2") == "Mission 2 of the Rovers"
    assert Spot("plate.middle", "tier") in [
        Spot(zone, slot) for zone, found in board(2).layout.zones.items() for slot in found.slots
    ]


def test_nothing_is_laid_out_before_a_decision() -> None:
    desk = Desk(2)
    assert board(2).arrange(desk.state) is None
    assert board(2).complete_preview(desk.state, fly(0, "fixer")) == board(2).preview(desk.state, fly(0, "fixer"))


@pytest.mark.rule("CYT-OPT-01")
@pytest.mark.rule("CYT-OPT-02")
@pytest.mark.rule("CYT-OPT-03")
def test_the_reader_tells_lifepaths_and_pads_by_the_options() -> None:
    usual, other = Desk(2), Desk(2, merchant="single", ratio="given", privateer_own="district")
    for piece in ("pad.merchant", "lane.rovers", "lane.privateers", "district.rovers", "district.privateers"):
        assert described(usual, piece)[-1] != described(other, piece)[-1], piece
    assert "along one arrow" in described(other, "pad.merchant")[1]
    assert "for 1 of that type" in described(other, "lane.rovers")[-1]
    assert "in which yours does not stand" in described(other, "lane.privateers")[-1]
    assert described(usual, "lane.corpocrats") == described(other, "lane.corpocrats")


@pytest.mark.rule("CYT-END-05")
@pytest.mark.rule("CYT-SOLO-END-01")
def test_the_last_round_is_announced_whatever_ends_the_game() -> None:
    for seats, last in ((2, 20), (1, 6)):
        desk = Desk(seats)
        desk.state.round = last - 1
        assert status(desk).warnings == ()
        desk.state.round = last
        assert [words(note) for note in status(desk).warnings] == ["This round is the last one."]
