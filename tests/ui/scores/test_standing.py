"""A score sheet in words, and the verdict on those who played."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

import pytest

from arcology.engine.results import Column, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, Text, text
from arcology.ui.end.verdict import verdict
from arcology.ui.scores.standing import read_sheet

NAMES = {"Anna": "hexagon", "Ben": "circle", "Cleo": ""}


def say(message: Text | str, **args: Any) -> str:
    """The id and what is in it, as a sentence."""
    if isinstance(message, str):
        return message
    return " ".join([message.id, *(str(value) for _, value in message.args)])


def sheet(*rows: tuple[int, ...], columns: tuple[Column, ...] | None = None) -> ScoreSheet:
    lines = tuple(ScoreLine(Text(f"line{i}"), row, "crew", Text("why"), f"X-{i}") for i, row in enumerate(rows))
    found = columns or tuple(Column(Text(name), sign) for name, sign in list(NAMES.items())[: len(rows[0])])
    return ScoreSheet(found, lines)


def test_entrants_have_the_colour_of_their_sign_and_a_rank() -> None:
    now = read_sheet(sheet((5, 1, 3), (5, 9, 1)), say)
    assert [one.name for one in now.entrants] == ["Anna", "Ben", "Cleo"]
    assert [one.total for one in now.entrants] == [10, 10, 4]
    assert [one.rank for one in now.entrants] == [1, 1, 3]
    assert [one.leads for one in now.entrants] == [True, True, False]
    assert [(one.sign, one.tone) for one in now.entrants] == [("hexagon", 4), ("circle", 0), ("square", 2)]
    assert now.lead == 0
    assert now.sources[0].rule == "X-0"


def test_a_broken_tie_makes_the_winner_the_first() -> None:
    now = read_sheet(sheet((5, 5, 3)), say, winners=(1,))
    assert [one.rank for one in now.entrants] == [2, 1, 3]
    assert [one.name for one in now.ahead] == ["Ben"]


def test_nobody_is_marked_while_all_are_level() -> None:
    assert not read_sheet(sheet((2, 2)), say).ahead


# ---- the verdict ---------------------------------------------------------------------------------------------------


def table(seats: int, people: tuple[int, ...], score: ScoreSheet, *, cooperative: bool = False) -> Any:
    """What the verdict looks at; the seats without people were a computer's."""
    line = [SimpleNamespace(seat=seat, driver="human" if seat in people else "greedy") for seat in range(seats)]
    return SimpleNamespace(
        render=say,
        plugin=SimpleNamespace(cooperative=cooperative),
        seats=[SimpleNamespace(seat=seat) for seat in range(seats)],
        rules=SimpleNamespace(score=lambda seen: score),
        seen=None,
        session=SimpleNamespace(entries=[None, *line], position=len(line)),
    )


def ended(*winners: int) -> Outcome:
    return Outcome("END", winners, Text("why"), "X-1")


AI = (Column(text("seat", seat=SeatRef(0)), "diamond"), Column(Text("Schemer"), "circle", Text("Level 3")))


def test_a_score_to_beat_has_a_name_instead_of_a_winner() -> None:
    outcome = Outcome("RATED", (0,), Text("why"), "X-1", Text("a township"))
    told = verdict(table(1, (0,), sheet((38,))), outcome)
    assert (told.words, told.role) == ("a township", "good")


@pytest.mark.parametrize(
    ("seats", "people", "winners", "words", "role"),
    [
        (3, (0, 1, 2), (1,), "app.end.winners 1 ('Ben',)", "seat_1"),
        (3, (0, 1, 2), (0, 2), "app.end.winners 2 ('Anna', 'Cleo')", "good"),
        (3, (0,), (0,), "app.end.won", "good"),
        (3, (0,), (2,), "app.end.winners 1 ('Cleo',)", "bad"),
        (3, (0,), (0, 2), "app.end.winners 2 ('Anna', 'Cleo')", "good"),
        (3, (0, 1), (2,), "app.end.winners 1 ('Cleo',)", "bad"),
        (3, (), (2,), "app.end.winners 1 ('Cleo',)", "seat_3"),
        (3, (0, 1, 2), (), "app.end.nobody", "bad"),
    ],
)
def test_the_verdict_on_several(
    seats: int, people: tuple[int, ...], winners: tuple[int, ...], words: str, role: str
) -> None:
    told = verdict(table(seats, people, sheet((3, 3, 3))), ended(*winners))
    assert (told.words, told.role) == (words, role)
    assert told.icon == ("skull" if role == "bad" else "star")


def test_who_loses_alone_is_told_to_whom() -> None:
    told = verdict(table(1, (0,), sheet((3, 5), columns=AI)), ended(1))
    assert told.words == "app.end.winners 1 ('Schemer (Level 3)',)"
    assert (told.role, told.icon) == ("bad", "skull")
    assert verdict(table(1, (0,), sheet((6, 5), columns=AI)), ended(0)).words == "app.end.won"


@pytest.mark.parametrize(("winners", "words", "role"), [((0, 1), "app.end.won", "good"), ((), "app.end.lost", "bad")])
def test_a_team_wins_or_loses(winners: tuple[int, ...], words: str, role: str) -> None:
    told = verdict(table(2, (0, 1), sheet((3,)), cooperative=True), ended(*winners))
    assert (told.words, told.role) == (words, role)
