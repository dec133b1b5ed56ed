"""Scoring (CYT-SCORE, CYT-GEN-03)."""

from __future__ import annotations

import pytest

from arcology.engine.text import SeatRef
from arcology.games.cytress.tasks import FinalScore
from tests.games.cytress.desk import Desk


def scored(desk: Desk) -> Desk:
    """The game brought to its end."""
    return desk.run(FinalScore())


@pytest.mark.rule("CYT-SCORE-02")
@pytest.mark.rule("CYT-SCORE-03")
def test_ex_25_strictly_the_most_crew_controls_a_tube() -> None:
    desk = Desk(3).tube((1, 1), 2).crew(0, (1, 0), (0, 1)).crew(1, (2, 0), (1, 2)).crew(2, (0, 2))
    assert [desk.lines(seat)[1] for seat in range(3)] == [0, 0, 0]
    desk = Desk(3).tube((1, 1), 2).crew(0, (1, 0), (0, 1)).crew(1, (2, 0)).crew(2, (0, 2))
    assert [desk.lines(seat)[1] for seat in range(3)] == [5, 0, 0]


@pytest.mark.rule("CYT-SCORE-01")
@pytest.mark.rule("CYT-SCORE-05")
@pytest.mark.rule("CYT-SCORE-06")
@pytest.mark.rule("CYT-SCORE-07")
@pytest.mark.rule("CYT-GEN-03")
def test_ex_26_the_sum_of_all_sources() -> None:
    desk = Desk(4).stock(0, W=2, C=3, T=5, S=7)
    desk.me.tiers = [2, 1, 1]
    cells = [desk.place(hex_) for hex_ in (5, 30)]
    desk.tube(cells[0], 3).tube(cells[1], 1)
    for cell in cells:
        neighbours = desk.rules.book.ground(desk.state.tiles).neighbours[desk.hex(cell)]
        desk.crew(0, desk.place(neighbours[0]))
    prestige = {value: card for card, value in desk.rules.book.prestige.items()}
    desk.me.bounties = (prestige[8], prestige[4])
    desk.state.tokens[:2] = [0, 0]
    assert desk.lines() == [35, 10, 12, 6, 4]
    assert desk.totals()[0] == 67


@pytest.mark.rule("CYT-SCORE-08")
@pytest.mark.rule("CYT-GEN-02")
def test_ex_27_ties_are_broken_by_missions_then_shared() -> None:
    desk = Desk(3)
    for player in desk.state.players:
        player.stock = [0, 0, 0, 0]
    desk.me.tiers, desk.state.players[2].tiers = [1, 0, 0], [1, 0, 0]
    desk.of_skill(0, "terminate", 2).of_skill(2, "loot", 3)
    ended = scored(desk).state.ended
    assert ended is not None
    assert (ended.code, ended.winners) == ("WIN", (2,))
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert outcome.why.id == "cytress.outcome.win_by_missions"
    desk = Desk(3)
    for player in desk.state.players:
        player.stock = [0, 0, 0, 0]
    desk.me.tiers, desk.state.players[2].tiers = [1, 0, 0], [1, 0, 0]
    ended = scored(desk).state.ended
    assert ended is not None
    assert (ended.code, ended.winners) == ("SHARED", (0, 2))


@pytest.mark.rule("CYT-SCORE-08")
def test_the_most_prestige_wins() -> None:
    desk = Desk(2)
    desk.you.tiers = [0, 0, 1]
    scored(desk)
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert outcome.winners == (1,)
    assert dict(outcome.why.args)["seat"] == SeatRef(1)


@pytest.mark.rule("CYT-SCORE-02")
@pytest.mark.parametrize(("height", "worth"), [(1, 3), (2, 5), (3, 7)])
def test_a_tube_is_worth_its_height_to_whoever_leads(height: int, worth: int) -> None:
    desk = Desk(2).tube((1, 1), height).crew(1, (1, 0))
    assert desk.lines(1)[1] == worth


@pytest.mark.rule("CYT-SCORE-04")
def test_crew_on_stratos_count_for_no_control() -> None:
    desk = Desk(2).tube((1, 1), 3)
    desk.me.tiers = [0, 0, 3]
    assert desk.lines()[:2] == [45, 0]


@pytest.mark.rule("CYT-SCORE-07")
def test_remainders_are_not_pooled() -> None:
    assert Desk(2).stock(0, W=2, C=2, T=2, S=2).lines()[4] == 0
    assert Desk(2).stock(0, W=3, C=2, T=5, S=20).lines()[4] == 1 + 0 + 1 + 6
