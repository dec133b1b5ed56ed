"""Figures of many games: what the rules of a game counted is added up by policy, and printed."""

from __future__ import annotations

import json

import pytest

from arcology.app.games import BUILTIN, Games
from arcology.app.main import main
from arcology.app.simulation import Counted, Result, counted, summary
from arcology.app.tables import open_table
from arcology.engine.config import GameConfig
from arcology.engine.results import Tally
from arcology.engine.text import text
from arcology.packs.locate import data_root

VENUS = Games(builtin={**BUILTIN, "cities_of_venus": "arcology.games.cities_of_venus.plugin"})
COLOUR, RED, BLUE = text("app.seat"), text("app.language_name"), text("app.driver.human")


def result(seed: int, totals: tuple[int, ...], red: tuple[int, ...], blue: tuple[int, ...]) -> Result:
    """A finished game in which two kinds of things were counted."""
    tally = Tally("colours", COLOUR, (("red", RED, red), ("blue", BLUE, blue)))
    return Result(seed, "WIN", (0,), totals, 3, 10, 0.1, f"{seed:032x}", (tally,))


def test_what_was_counted_is_added_up_by_the_policies_of_the_seats() -> None:
    games = [result(1, (5, 1, 2), (1, 2, 4), (0, 0, 1)), result(2, (6, 3, 9), (10, 20, 40), (3, 0, 0))]
    (found,) = counted(("greedy", "random", "greedy"), games)
    greedy, random = (("red", RED, 55), ("blue", BLUE, 4)), (("red", RED, 22), ("blue", BLUE, 0))
    assert found == Counted("colours", COLOUR, {"greedy": greedy, "random": random})


def test_a_spread_is_taken_of_the_totals_of_all_seats() -> None:
    opened = open_table(VENUS.plugin("cities_of_venus"), GameConfig("cities_of_venus", 2, 1), data_root(), None)
    games = [result(n, (n, 100 - n), (0, 0), (0, 0)) for n in range(50)]
    figures = summary(opened, ("random", "random"), games)
    assert figures["score_spread"] == [5, 51, 96]
    assert figures["tallies"] == {"colours": {"random": {"red": 0, "blue": 0}}}
    assert summary(opened, ("random", "random"), games[:1])["score_spread"] == [0, 100, 100]


@pytest.mark.parametrize("seats", [1, 3])
def test_cities_of_venus_counts_innovations_and_wins_by_turn(seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "cities-of-venus", "--players", str(seats), "--policy", "greedy", "--games", "5"]
    assert main([*words, "--json"], VENUS) == 0
    tallies = json.loads(capsys.readouterr().out)["tallies"]
    taken = tallies["innovations"]["greedy"]
    assert len(taken) == 8
    assert sum(taken.values()) > 0
    if seats == 1:
        assert list(tallies) == ["innovations"]
    else:
        assert list(tallies["wins_by_turn"]["greedy"]) == ["1", "2", "3"]
        assert sum(tallies["wins_by_turn"]["greedy"].values()) >= 5


def test_what_was_counted_is_printed_by_policy_with_shares(capsys: pytest.CaptureFixture[str]) -> None:
    words = ["simulate", "cities-of-venus", "--players", "2", "--policy", "greedy,random", "--games", "3"]
    assert main(words, VENUS) == 0
    out = capsys.readouterr().out
    assert "Innovations taken (greedy)" in out
    assert "Innovations taken (random)" in out
    assert "Place 1" in out
    assert "%" in out
    assert "⟦" not in out
