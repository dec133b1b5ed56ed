"""Scoring (CYT-SCORE, CYT-GEN-03)."""

from __future__ import annotations

import pytest

from arcology.engine.luck import new_luck
from arcology.engine.play import advance
from arcology.engine.plugin import BotContext
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress.bot import GreedyBot
from arcology.games.cytress.rules.scoring import SOURCES
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
@pytest.mark.rule("CYT-R-28")
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


@pytest.mark.rule("CYT-GEN-03")
def test_every_line_of_the_sheet_says_what_counts_and_by_which_rule() -> None:
    sheet = Desk(3).rules.score(Desk(3).state)
    assert [line.rule for line in sheet.lines] == [f"CYT-SCORE-0{n}" for n in (1, 2, 5, 6, 7)]
    assert [line.explain.id for line in sheet.lines if line.explain is not None] == [
        f"cytress.score.{name}.explain" for name in SOURCES
    ]
    assert dict(sheet.lines[1].explain.args) == {"one": 3, "two": 5, "three": 7}  # type: ignore[union-attr]
    assert [column.sign for column in sheet.columns] == [player.colour.sign for player in Desk(3).state.players]


@pytest.mark.rule("CYT-SOLO-END-02")
def test_the_ai_has_a_column_with_its_name_and_level() -> None:
    desk = Desk(1, level=5).stock(0, W=3)
    sheet = desk.rules.score(desk.state)
    assert dict(sheet.columns[1].name.args) == {"name": Text("cytress.ai.5")}
    assert sheet.columns[1].note == text("cytress.score.level", level=5)
    assert sheet.lines[4].explain == text("cytress.score.supplies_solo.explain", full=3)


@pytest.mark.rule("CYT-GEN-04")
def test_hidden_cards_are_worth_nothing_to_anybody() -> None:
    desk = Desk(3).stock(0, W=9)
    desk.me.tiers = [1, 1, 0]
    known = desk.rules.score(desk.state)
    assert all(desk.rules.score(desk.rules.observe(desk.state, viewer)) == known for viewer in (None, 0, 1, 2))


def test_prestige_is_kept_round_by_round() -> None:
    rules, state = Desk(2).rules, Desk(2).state
    assert rules.courses(state)[0].rounds == ()
    bot, contexts = GreedyBot(), [BotContext(rules, new_luck(seat)) for seat in range(2)]
    after: list[tuple[int, ...]] = []
    while legal := rules.legal(state):
        seat, before = state.agenda[-1].seat, state.round
        advance(rules, state, bot.choose(rules.observe(state, seat), legal, contexts[seat]))
        if state.round > before or state.ended is not None:
            after.append(state.history[-1])
    (course,) = rules.courses(state)
    assert course.rounds == tuple(range(1, state.round + 1))
    assert list(zip(*course.values, strict=True)) == after
    assert after[-1] == rules.score(state).totals, "nothing is scored after the last round"
    assert rules.courses(rules.observe(state, 0)) == (course,)
