"""The log: a line for every event, a cause for what happens by itself, and the pieces that it concerns."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import pytest

from arcology.games.cyberdoom_tower import events as ev
from arcology.games.cyberdoom_tower.actions import Attack, Confirm, Move, Pass, ResolveHide
from arcology.games.cyberdoom_tower.board.log import SPOKEN
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Weapon
from tests.games.cyberdoom_tower.boards import board, walk, words
from tests.games.cyberdoom_tower.desk import Desk

DICE = (1, 2, 3, 4, 5, 6)
EXAMPLES: tuple[Any, ...] = (
    ev.RoundBegan(4, 5),
    ev.RoundBegan(12, 1, extra=True),
    ev.FirstChosen(0, 1),
    ev.TurnBegan(0, 3),
    ev.TurnEnded(0, "pass", False, 0),
    ev.TurnEnded(0, "pass", False, 2),
    ev.TurnEnded(0, "pass", True, 0),
    ev.TurnEnded(0, "hide_failed", False, 1),
    ev.TurnEnded(0, "attacked", False, 1),
    ev.Moved(0, 0, 0, 1, 4, 3, 2, False),
    ev.Moved(0, 0, 0, 1, 4, 3, 1, True),
    ev.Gained(0, "energy", 1, 4),
    ev.Gained(0, "energy", 1, 4, "CDT-ATK-08"),
    ev.Gained(0, "luck", 1, 4),
    ev.Gained(0, "energy", 0, 6),
    ev.Gained(0, "luck", 0, 6),
    ev.KeyTaken(0, 1, 4, 2, 3),
    ev.KeyReturned(0, 1, 4),
    ev.WentToAi(0, 3),
    ev.Looted(0, 0, 2, Equipment.JETPACK, 1),
    ev.HideRolled(0, 0, 3, 1, 2, 0, 6, 5),
    ev.HideRolled(0, 0, 3, 1, 2, 1, 7, 5),
    ev.SuitUsed(0, 0, 4),
    ev.LuckSpent(0, 2, 1, 5),
    ev.HidePassed(0, 0, 5, 4),
    ev.HideFailed(0, 0, 3, 4, False),
    ev.HideFailed(0, 0, 0, 0, True),
    ev.Learned(0, Ability.REROLL, Ability.FLIP, (0, 2, 1), Ability.REROLL),
    ev.Learned(0, Ability.FLIP, Ability.HIT, (0, 1, 2), None),
    ev.Learned(0, Ability.HIT, None, (0, 0, 2), None),
    ev.AttackRolled(0, Weapon.LASER_CANNON, 0, 3, 4, 1, DICE),
    ev.GrenadeSpent(0),
    ev.DieChanged(0, Ability.FLIP, 4, 2, 5, 0),
    ev.DieChanged(0, Ability.MODIFY, 1, 2, 3, 1),
    ev.GunsightUsed(0, 1, 2, 6, False),
    ev.GunsightUsed(0, 1, 2, 6, True),
    ev.AttackHit(0, Weapon.BASE, 0, 1, 1, 2, DICE),
    ev.AttackMissed(0, Weapon.BASE, 0, 4),
    ev.SentinelDefeated(0, 0, "S1"),
    ev.SentinelActivated(0, "S1"),
    ev.SentinelSlid(0, "S1", 3),
    ev.SentinelSlid(0, "S1", 5, 4, "CDT-COUNT-03"),
    ev.FloorClosed(0),
    ev.OutOfReach(0, 0, "S1", 4, 2),
    ev.SentinelStruck(0, 0, "S1", 2, 2, 1),
    ev.AiStruck(0, 2),
    ev.Wounded(0, 0, 1, 2),
    ev.Wounded(0, -1, 2, 1),
    ev.CounterMoved(3, 5, True),
    ev.CounterMoved(4, 5, False),
    ev.Discarded(0, Equipment.GUNSIGHT, 3, True),
    ev.GameEnded("WIN", 0, -1, "CDT-WIN-01"),
    ev.GameEnded("LOSS_ENERGY", 0, 0, "CDT-WIN-02"),
    ev.GameEnded("LOSS_TRAPPED", 0, 0, "CDT-WIN-03"),
    ev.GameEnded("LOSS_TIME", -1, -1, "CDT-WIN-04"),
)
BY_HAND = (
    ev.FirstChosen,
    ev.Moved,
    ev.KeyTaken,
    ev.KeyReturned,
    ev.WentToAi,
    ev.Looted,
    ev.SuitUsed,
    ev.LuckSpent,
    ev.AttackRolled,
    ev.DieChanged,
    ev.GunsightUsed,
    ev.AttackHit,
    ev.AttackMissed,
    ev.Discarded,
)
"""What a hand did needs no reason."""
PLAIN = (ev.RoundBegan, ev.TurnBegan)
"""What simply comes next needs none either."""


def line(desk: Desk, event: Any) -> str:
    seats = len(desk.state.players)
    return words(board(seats).line(desk.state, event, None), seats)


def cause(desk: Desk, event: Any) -> str | None:
    seats = len(desk.state.players)
    found = board(seats).cause(desk.state, event, None)
    return None if found is None else words(found, seats)


def log(desk: Desk) -> Iterator[tuple[str, str | None]]:
    for event in desk.events:
        if board().line(desk.state, event, None) is not None:
            yield line(desk, event), cause(desk, event)


def test_the_examples_show_every_class_of_event() -> None:
    assert {type(event) for event in EXAMPLES} == set(typing.get_args(ev.TowerEvent))


@pytest.mark.parametrize("seats", [1, 2])
@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_every_event_has_a_line_and_pieces(seats: int, event: Any) -> None:
    if isinstance(event, ev.FirstChosen):
        seats = 2  # one player is not asked
    desk = Desk("T1/S1@5", seats=seats)
    if isinstance(event, ev.TurnBegan) and seats == 1:
        assert board().line(desk.state, event, None) is None, "alone it is always one's own turn"
    else:
        said = line(desk, event)
        assert said[0].isupper() or said[0].isdigit()
        assert not said.endswith(".")
        if seats == 1:
            assert "Runner" not in said, "somebody who plays alone is spoken to"
    for id_ in board(seats).touched(desk.state, event):
        assert "-1" not in id_, "a ring around a seat or floor that is none"


@pytest.mark.parametrize("event", EXAMPLES, ids=lambda event: type(event).__name__)
def test_what_happens_by_itself_has_a_cause(event: Any) -> None:
    desk = Desk("T1/S1@5")
    if isinstance(event, BY_HAND) or (isinstance(event, ev.TurnEnded) and event.cause == "pass" and not event.forced):
        assert cause(desk, event) is None
    elif not isinstance(event, PLAIN):
        assert cause(desk, event)


@pytest.mark.parametrize("seats", [1, 2])
def test_lines_of_whole_games(seats: int) -> None:
    """Every event of every game is put into words, after as well as at the moment when it happened."""
    seen = set()
    for moment in walk(seats):
        table = board(seats).project(moment.seen).pieces.keys() | board(seats).project(moment.after.state).pieces.keys()
        for beat in moment.after.beats:
            for event in beat.events:
                for state in (beat.state, moment.after.state):
                    told = board(seats).line(state, event, None)
                    assert told is None or words(told, seats)
                    reason = board(seats).cause(state, event, None)
                    assert reason is None or words(reason, seats)
                seen.add(type(event))
                ringed = set(board(seats).touched(moment.after.state, event))
                assert ringed <= table | {f"gear.{card.value}" for card in Equipment}
    assert len(seen) > 25, "the games are too tame to show anything"


def test_spoken_lines_are_all_declared() -> None:
    solo, duo = Desk("T1/S1@5"), Desk("T1/S1@5", seats=2)
    ids = {board(1).line(solo.state, e, None).id for e in EXAMPLES if board(1).line(solo.state, e, None) is not None}
    personal = {id_ for id_ in ids if id_.endswith(".you")}
    assert personal == {f"cyberdoom_tower.log.{name}.you" for name in SPOKEN}
    assert {board(2).line(duo.state, e, None).id for e in EXAMPLES} >= {f"cyberdoom_tower.log.{n}" for n in SPOKEN}


@pytest.mark.rule("CDT-SENT-03")
@pytest.mark.rule("CDT-SENT-07")
def test_we_07_as_the_log_tells_it() -> None:
    desk = Desk("T2/S3@7").at(0, 0).dice(2)
    desk.do(Move(0, 0, 3), ResolveHide(0, 0))
    assert list(log(desk)) == [
        ("You move to Data Vault 3 for 3 AP", None),
        ("Hide test: rolled 2, needs 3", "sector 3 + sentinel 0 + column 0 = 3"),
        ("Hound notices you", "2 is less than 3"),
        ("Learned: Reroll is open now", "a failed test, a miss or a destroyed sentinel teaches one shift"),
        ("Your turn ends", "a failed hide test ends the turn"),
        ("Hound wakes and hunts", "it acts for the first time"),
        ("Hound slides to sector 6", "you ended your turn on its floor"),
        ("Hound hits you: −1 Energy", "distance 3, its range is 3"),
        ("You have 2 Energy left", "Hound deals 1"),
        ("The round counter moves on above sector 6", "still above sector 6, so no sentinel slides"),
        ("Round 2 begins", None),
    ]


@pytest.mark.rule("CDT-OPT-02")
def test_a_sentinel_that_must_be_provoked_wakes_but_does_not_hunt() -> None:
    desk = Desk("T2/S3@7", alerted_sentinel="provoked").at(0, 0).dice(2)
    desk.do(Move(0, 0, 3), ResolveHide(0, 0))
    assert ("Hound wakes", "it acts for the first time") in list(log(desk))


@pytest.mark.rule("CDT-COUNT-03")
def test_we_26_countdown_as_the_log_tells_it() -> None:
    desk = Desk("T1/S1@7")
    desk.state.round = 2
    desk.state.floors[2].defeated = True
    desk.do(Pass(0))
    told = list(log(desk))
    assert told[0] == ("You end your turn, 3 AP unused", None)
    assert ("The round counter reaches sector 5", "sector 5 is new: sentinels two sectors behind slide") in told
    assert ("Lurker slides to sector 6", "it is two sectors behind the counter, now above sector 5") in told
    assert sum(said.endswith("slides to sector 6") for said, _ in told) == 3


def test_an_attack_as_the_log_tells_it() -> None:
    desk = Desk("T1/S1@7").at(0, 5).give(Equipment.PLASMA_RIFLE).dice(3, 4, 1, 1, 4, 3)
    desk.do(Attack(0, Weapon.PLASMA_RIFLE), Confirm(0))
    told = [said for said, _ in log(desk)]
    assert told[:4] == [
        "You attack Lurker with the Plasma Rifle: 3 4 1 1 | red 4 3",
        "Hit: Lurker takes 2 damage, 2 of 2",
        "Lurker is destroyed",
        "You gain 1 Energy and have 3",
    ]


def test_two_players_are_named() -> None:
    desk = Desk("T2/S3@7", seats=2).at(0, 0)
    assert line(desk, ev.Moved(1, 0, 0, 1, 0, 1, 0, False)).startswith("Runner 2 moves to the ")
    assert line(desk, ev.SentinelStruck(0, 0, "S3", 2, 3, 1)) == "Hound hits Runner 1: −1 Energy"
    assert cause(desk, ev.SentinelSlid(0, "S3", 3)) == "a player ended the turn on its floor"
