"""Where we are, what is asked, how places and pieces are called, and what the reader says."""

from __future__ import annotations

import pytest

from arcology.engine.play import Played, play
from arcology.games.cyberdoom_tower.actions import Attack, Move, Pass, TakeKey
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.tasks import AskFirst, AskKey, AskLethal, AskTurn
from arcology.packs.locate import data_root
from arcology.text.reference import load_reference
from tests.games.cyberdoom_tower.boards import board, walk, words
from tests.games.cyberdoom_tower.desk import Desk


def status(desk: Desk) -> dict[str, object]:
    seats = len(desk.state.players)
    found = board(seats).status(desk.state)
    return {
        "headline": words(found.headline, seats),
        "phase": words(found.phase, seats),
        "notes": [words(note, seats) for note in found.notes],
        "warnings": [words(warning, seats) for warning in found.warnings],
        "seat": found.seat,
        "progress": found.progress,
    }


def prompt(desk: Desk) -> str:
    seats = len(desk.state.players)
    return words(board(seats).prompt(desk.state, desk.state.agenda[-1]), seats)


def described(desk: Desk, piece: str) -> list[str]:
    return [words(said) for said in board().describe(desk.state, piece)]


def test_the_first_question_of_a_game() -> None:
    desk = Desk("T1/S1@7", ai="A")
    assert status(desk) == {
        "headline": "Round 1 of 12",
        "phase": "Move or attack · 3 AP left",
        "notes": ["Keys: 0 of 3", "No sentinel slides when round 2 begins."],
        "warnings": [],
        "seat": 0,
        "progress": (1, 12),
    }
    assert words(board().status(desk.state).ends) == "Ends: Overmind destroyed, or round 12 over."
    assert prompt(desk) == "Move the runner, attack, or end the turn."


def test_the_game_is_not_over_while_things_happen_by_themselves() -> None:
    """A film shows the status of each of its beats."""
    desk = Desk("T1/S1@7", ai="A")
    played = play(desk.rules, desk.state, Pass(0))
    assert isinstance(played, Played)
    phases = [words(board().status(beat.state).phase) for beat in played.beats]
    assert phases[0] == "What follows"
    assert "Game over" not in phases


@pytest.mark.rule("CDT-COUNT-03")
def test_slides_are_announced_one_round_ahead() -> None:
    desk = Desk("T1/S1@7")
    desk.state.round = 2
    assert status(desk)["notes"][1] == "4 sentinels slide when round 3 begins."
    for floor in desk.state.floors[1:]:
        floor.pos = 6
    assert status(desk)["notes"][1] == "1 sentinel slides when round 3 begins."
    desk.state.round = 12
    assert status(desk)["notes"][1] == "This is the last round."


@pytest.mark.rule("CDT-OPT-01")
def test_with_the_option_reached_the_last_round_is_last_only_below_the_roof() -> None:
    desk = Desk("T1/S1@7", ai="A", time_limit="reached")
    ends = board().status(desk.state).ends
    assert words(ends) == "Ends: Overmind destroyed, or round 12 over with nobody beside it."
    desk.state.round = 12
    assert status(desk)["notes"][1] == "This is the last round, unless somebody is beside the AI when it ends."
    desk.at(3, 0, at_ai=True)
    assert status(desk)["notes"][1] == "A player is beside the AI: there is no last round any more."


@pytest.mark.rule("CDT-LOOT-02")
@pytest.mark.rule("CDT-OPT-04")
def test_the_question_at_a_crate_tells_how_loud_looting_is() -> None:
    desk, lasting = Desk("T1/S1@7"), Desk("T1/S1@7", loot_noise="lasting")
    for table in (desk, lasting):
        table.do(Move(0, 0, 2))
    assert prompt(desk).endswith("but hiding from Lurker gets harder by 1.")
    assert prompt(lasting).endswith("but hiding from Lurker gets harder by 1 until it is destroyed.")
    desk.me.spotted = frozenset({0})
    assert prompt(desk).endswith("Lurker has seen you, so hiding fails either way.")
    desk.floor.defeated = True
    assert prompt(desk).endswith("and Lurker is no longer there to hear it.")
    desk.state.agenda = [AskKey(0)]
    assert prompt(desk) == "The key of Cargo Dock is yours to take."


@pytest.mark.rule("CDT-HIDE-08")
def test_being_seen_is_a_warning_to_that_player_alone() -> None:
    desk = Desk("T3/S3@6", seats=2).at(0, 0, spotted=frozenset({0}))
    assert status(desk)["warnings"] == ["Clone Lab has seen you: hiding there fails."]
    desk.turn_of(1)
    assert status(desk)["warnings"] == []


@pytest.mark.rule("CDT-KEY-05")
def test_keys_that_cannot_suffice_any_more_are_a_warning() -> None:
    desk = Desk("T1/S1@7").keys(1)
    desk.state.floors[1].pos = 1
    assert status(desk)["warnings"] == [], "three of four are enough"
    desk.state.floors[2].pos = 1
    assert status(desk)["warnings"] == ["2 keys are out of reach: the way to the AI cannot open any more."]


def test_questions_and_phases() -> None:
    desk = Desk("T3/S4@6", seats=2).at(0, 2, ap=2)
    desk.do(Move(0, 0, 4))
    assert (status(desk)["phase"], prompt(desk)) == (
        "Arrival · 0 AP left",
        "The key of Clone Lab is yours to take, before you hide.",
    )
    desk.dice(3).do(TakeKey(0))
    assert (status(desk)["phase"], prompt(desk)) == (
        "Hide test · 0 AP left",
        "The die shows 3, hiding needs 4: 1 short.",
    )
    desk = Desk("T1/S1@7").at(0, 5).dice(1, 1, 1, 1, 1, 1)
    desk.do(Attack(0, Weapon.BASE))
    assert status(desk)["phase"] == "Attack dice · 2 AP left"
    assert "the boxes of Lurker" in prompt(desk)
    desk = Desk("T1/S1@7").give(Equipment.JETPACK).at(0, 0, ap=0)
    assert prompt(desk).startswith("No AP left.")
    desk.at(3, 0, at_ai=True)
    assert prompt(desk).startswith("You stand beside")


@pytest.mark.rule("CDT-EQUIP-04")
def test_the_question_of_a_deadly_strike_names_who_is_meant() -> None:
    alone, two = Desk("T1/S1@7"), Desk("T1/S1@7", seats=2)
    for desk in (alone, two):
        desk.give(Equipment.JETPACK).state.agenda.append(AskLethal(0, 1, 0))
        assert status(desk)["phase"] == "A deadly strike"
    assert prompt(alone).startswith("Lurker is about to deal 1 damage, and that is all you have.")
    assert prompt(two).startswith("Lurker is about to deal 1 damage to Runner 1")


def figures(desk: Desk) -> list[tuple[str, str]]:
    seats = len(desk.state.players)
    found = board(seats).figures(desk.state)
    return [(chip.icon, chip.value if isinstance(chip.value, str) else words(chip.value, seats)) for chip in found]


def test_the_figures_by_which_a_saved_game_is_known() -> None:
    desk = Desk("T1/S1@6", "T2/S2@6", "T3/S3@1", "T4/S4@6").at(0, 0, energy=4, luck=3).keys(1)
    calm = [("energy", "4"), ("luck", "3"), ("key", "1 of 3")]
    assert figures(desk) == calm
    for floor in desk.state.floors[:3]:
        floor.activated = True
    desk.state.floors[1].defeated = True
    assert figures(desk) == [*calm, ("robot", "1 hunting")], "not the defeated one, nor the one whose floor is closed"
    duo = Desk(seats=2).at(0, 0, energy=4, luck=3).at(0, 0, seat=1, energy=2, luck=6)
    assert figures(duo)[:2] == [("energy", "4 · 2"), ("luck", "3 · 6")]


def test_seats() -> None:
    assert [words(seat.name) for seat in board().seats(Desk().state)] == ["Runner"]
    desk = Desk(seats=2)
    seats = board(2).seats(desk.state)
    assert [words(seat.name) for seat in seats] == ["Runner 1", "Runner 2"]
    assert len({seat.symbol for seat in seats}) == 2
    assert [seat.active for seat in seats] == [True, False]
    desk.do(Pass(0))
    assert [seat.active for seat in board(2).seats(desk.state)] == [False, True]


@pytest.mark.parametrize(
    ("zone", "slot", "name"),
    [
        ("floor.0", "4", "Sector 4 · Data Vault · Key"),
        ("floor.0", "3", "Sector 3 · Data Vault"),
        ("floor.0", "0", "Elevator · Data Vault"),
        ("roof", "ai", "The roof, beside Overmind"),
        ("boxes", "C2", "Circle row, box 2"),
        ("hide", "die", "Place of the hide die"),
        ("tray", "W1", "Dice tray"),
        ("rounds", "3", "Table"),
    ],
)
def test_names_of_places(zone: str, slot: str, name: str) -> None:
    assert words(board().spot_name(Desk("T2/S3@7", ai="A").state, zone, slot)) == name


def test_a_taken_key_and_a_looted_crate_are_gone_from_the_name() -> None:
    desk = Desk("T2/S3@7")
    desk.floor.key, desk.floor.looted = False, frozenset({2})
    assert words(board().spot_name(desk.state, "floor.0", "4")) == "Sector 4 · Data Vault"
    assert words(board().spot_name(desk.state, "floor.0", "2")) == "Sector 2 · Data Vault"
    assert words(board().spot_name(desk.state, "floor.0", "5")) == "Sector 5 · Data Vault · Crate"


def test_the_reader_explains_a_sentinel() -> None:
    desk = Desk("T2/S1@6")
    assert described(desk, "sentinel.0") == [
        "Lurker",
        "Hide: sector number +0, roll this or more.",
        "Attacks for 1 Energy within 2 sectors.",
        "Destroyed by 2 more damage: you gain 1 Energy.",
        "Dormant: it acts after a failed hide test or an attack on its floor.",
        "Column 5 is in force: +0 to hide.",
        "Triangle row: box 1 needs a red die.",
    ]
    desk.floor.activated = True
    assert "Hunting: it acts whenever a turn ends on its floor." in described(desk, "sentinel.0")
    desk.state.floors[0].defeated = True
    assert described(desk, "sentinel.0")[1:] == ["Destroyed: nobody to hide from on this floor."]
    calm = Desk("T2/S1@6", alerted_sentinel="provoked")
    calm.floor.activated = True
    assert "Awake: it acts after a failed hide test or an attack on its floor." in described(calm, "sentinel.0")


def test_the_reader_explains_a_weapon_and_how_to_be_rid_of_it() -> None:
    assert described(Desk().give(Equipment.LASER_CANNON), "gear.laser_cannon")[2:] == [
        "Range 4, damage 1, costs 1 Energy.",
        "It can be discarded for 1 Energy at any decision, below 6 Energy.",
    ]


@pytest.mark.parametrize("seats", [1, 2])
def test_the_reader_has_words_and_rules_for_every_piece(seats: int) -> None:
    known = {rule.id for rule in load_reference(data_root() / "resources" / "games" / "cyberdoom_tower").rules}
    silent = set()
    for moment in walk(seats)[::4]:
        for id_ in board(seats).project(moment.seen).pieces:
            said = board(seats).describe(moment.seen, id_)
            assert said
            assert all(words(part, seats) for part in said)
            rules = board(seats).rules_of(moment.seen, id_)
            assert set(rules) <= known
            if not rules:
                silent.add(id_)
    assert silent <= {"backdrop"}


@pytest.mark.parametrize("seats", [1, 2])
def test_every_question_and_status_of_whole_games_has_words(seats: int) -> None:
    for moment in walk(seats):
        assert words(board(seats).prompt(moment.seen, moment.seen.agenda[-1]), seats)
        for state in (moment.seen, moment.after.state):
            found = board(seats).status(state)
            for said in (found.headline, found.phase, *found.notes, *found.warnings, found.ends):
                assert words(said, seats)


def test_the_status_of_a_finished_game_only_looks_back() -> None:
    last = next(moment.after for moment in walk(1) if moment.after.ask is None)
    found = board().status(last.state)
    assert words(found.phase) == "Game over"
    assert found.warnings == ()
    assert [words(note)[:5] for note in found.notes] == ["Keys:"]


def test_while_the_team_decides_who_goes_first_it_is_nobodys_turn() -> None:
    desk = Desk("T1/S1@7", seats=2)
    desk.state.active = -1
    desk.state.agenda = [AskFirst(0)]
    assert status(desk)["seat"] is None
    assert [seat.active for seat in board(2).seats(desk.state)] == [False, False]
    cards = [board(2).project(desk.state).pieces[f"player.{seat}"] for seat in (0, 1)]
    assert [dict(card.facts)["active"] for card in cards] == [False, False]
    desk.state.agenda = [AskTurn(1)]
    assert status(desk)["seat"] == 1


def test_the_card_to_reckon_with_is_the_opponent_of_whose_turn_it_is() -> None:
    desk = Desk("T1/S1@7")
    assert board().status(desk.state).about == "sentinel.0"
    desk.state.players[0].at_ai = True
    assert board().status(desk.state).about == "ai"
