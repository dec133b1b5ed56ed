"""Points and the end of the game (CVL-SCORE, CVL-LONE)."""

from __future__ import annotations

import pytest

from arcology.games.cities_of_venus.events import FreighterTook, GameEnded
from arcology.games.cities_of_venus.rules.scoring import SOURCES, canister_count, card_vp, end
from arcology.games.cities_of_venus.state import EMPTY
from arcology.games.cities_of_venus.tasks import BeginGrab
from tests.games.cities_of_venus.desk import Desk


def lines(desk: Desk, seat: int = 0) -> dict[str, int]:
    """The lines of a city's score by source."""
    found = desk.rules.score(desk.state).lines
    return {name: line.values[seat] for name, line in zip(SOURCES, found, strict=True)}


def finish(desk: Desk) -> Desk:
    """The game is over now."""
    ctx = desk._context()
    end(desk.book, desk.state, ctx)
    return desk._settle(ctx)


@pytest.mark.rule("CVL-SCORE-01", "CVL-SCORE-02", "CVL-SCORE-03", "CVL-SCORE-04", "CVL-SCORE-05", "CVL-SCORE-06")
def test_ex_42_points_by_source() -> None:
    desk = Desk(2).slot("G07", "Y02", "G06").bay("Y05")
    desk.city("P6 M6 S6 A6 F3", minerals=18, iis=6, boosts=("G15", "G17", "Y16"), aside=("homecoming_convoy",))
    desk.city("P6 M6 S6 A6 F3", 1, minerals=19)
    assert lines(desk) == {
        "upgrades": 9,
        "boosters": 3,
        "innovations": 1,
        "population": 13,
        "minerals": 4,
        "largest": 2,
        "richest": 0,
        "stored": -2,
    }
    assert desk.rules.score(desk.state).totals[0] == 30
    you = lines(desk, 1)
    assert (you["largest"], you["richest"], you["minerals"]) == (2, 2, 4)


@pytest.mark.parametrize(("counts", "points"), [("P1", 0), ("P2", 1), ("P3", 1), ("P6 M5", 5)])
def test_only_full_pairs_of_v_nauts_count(counts: str, points: int) -> None:
    desk = Desk(2).bay("cryo_holding").city(counts, iis=8)
    assert lines(desk)["population"] == points


def test_those_on_the_bay_count() -> None:
    desk = Desk(2).bay("temp_workers").city("P1", temp=3)
    assert lines(desk)["population"] == 2


@pytest.mark.rule("CVL-SCORE-04", "CVL-SCORE-05")
def test_all_who_tie_get_a_bonus_even_for_nothing() -> None:
    desk = Desk(3)
    desk.city("P9", 2)
    for seat in range(3):
        assert lines(desk, seat)["richest"] == 2, "nobody has minerals"
    assert [lines(desk, seat)["largest"] for seat in range(3)] == [2, 2, 0]


@pytest.mark.rule("CVL-SCORE-06")
def test_an_innovation_on_the_bay_costs_nothing() -> None:
    desk = Desk(2).bay("temp_workers")
    assert (lines(desk)["stored"], lines(desk)["innovations"]) == (0, 1)


@pytest.mark.rule("CVL-SCORE-11")
def test_what_was_pushed_out_or_stored_scores_nothing() -> None:
    desk = Desk(2).bay("R01")
    desk.state.scrapped = ("stable_shields",)
    desk.me.claims = ("stable_shields",)
    assert [lines(desk)[name] for name in ("upgrades", "boosters", "innovations")] == [0, 0, 0]


@pytest.mark.rule("CVL-SCORE-07")
def test_the_highest_total_wins() -> None:
    desk = Desk(3).city("P6 M6 S6 A6", 2)
    finish(desk)
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.rule) == ("WIN", (2,), "CVL-SCORE-07")
    assert desk.of(GameEnded)[0].totals == desk.rules.score(desk.state).totals


@pytest.mark.rule("CVL-SCORE-08")
def test_ex_43_card_points_decide_a_tie() -> None:
    desk = Desk(2).city("P6 M2", boosts=("G15", "G16", "G26")).city("P6 M4", 1, boosts=("G15",))
    assert desk.rules.score(desk.state).totals == (10, 10)
    finish(desk)
    assert desk.state.ended is not None
    assert (desk.state.ended.winners, desk.state.ended.rule) == ((0,), "CVL-SCORE-08")
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert dict(outcome.why.args)["cards"] == 4


@pytest.mark.rule("CVL-SCORE-09")
def test_ex_43_then_the_number_of_canisters() -> None:
    desk = Desk(2).city("P6 M6", boosts=("G15", "G16")).city("P6 M6", 1, boosts=("G26",))
    finish(desk)
    assert desk.state.ended is not None
    assert (desk.state.ended.winners, desk.state.ended.rule) == ((0,), "CVL-SCORE-09")
    assert card_vp(desk.book, desk.me) == card_vp(desk.book, desk.you) == 2
    assert (canister_count(desk.book, desk.me), canister_count(desk.book, desk.you)) == (2, 1)


def test_neither_innovations_nor_a_stored_canister_count_as_canisters() -> None:
    desk = Desk(2).slot("G01", "stable_shields").bay("Y04")
    assert canister_count(desk.book, desk.me) == 1


@pytest.mark.rule("CVL-SCORE-10")
def test_ex_43_who_is_still_level_shares_the_win() -> None:
    desk = finish(Desk(3).city("", 1))
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.rule) == ("SHARED", (0, 2), "CVL-SCORE-10")


def test_a_total_may_be_negative() -> None:
    """CVL-RUL-57."""
    desk = Desk(2).bay("Y04").city("P1")
    assert desk.rules.score(desk.state).totals[0] == -2 + 2
    desk.you.minerals = 1
    assert desk.rules.score(desk.state).totals[0] == -2


@pytest.mark.rule("CVL-LONE-01")
def test_a_lone_city_sees_five_cards_and_piles_of_two() -> None:
    desk = Desk(1)
    assert desk.book.constants.drop[0] == 5
    assert set(desk.state.market.values()) == {2}
    assert desk.state.first == 0


@pytest.mark.rule("CVL-LONE-02")
def test_ex_44_the_freighter_takes_the_best_canister_of_every_second_round() -> None:
    desk = Desk(1).row("Y16", "Y02", "Y06", "Y09", "Y21")
    desk.state.round = 6
    desk.run(BeginGrab())
    assert desk.of(FreighterTook) == [FreighterTook("Y02")]
    assert desk.state.row == ["Y16", "Y06", "Y09", "Y21"]
    assert desk.state.surface == ["Y02"]
    odd = Desk(1).row("Y16", "Y02")
    odd.state.round = 7
    assert odd.run(BeginGrab()).state.row == ["Y16", "Y02"]
    lost = Desk(1)
    lost.state.round, lost.state.grab_cancelled = 6, True
    lost.run(BeginGrab())
    assert lost.of(FreighterTook) == []
    two = Desk(2).row("Y16", "Y02")
    two.state.round = 6
    assert two.run(BeginGrab()).state.row == ["Y16", "Y02"]


def test_the_freighter_leaves_earth() -> None:
    desk = Desk(1).row("EARTH")
    desk.state.round = 10
    assert desk.run(BeginGrab()).state.row == ["EARTH"]


@pytest.mark.rule("CVL-LONE-03")
def test_ex_44_the_bonuses_of_a_lone_city_have_thresholds() -> None:
    desk = Desk(1).slot("Y02").bay(EMPTY).city("P6 M6 S6 N6 A6 F10", minerals=39)
    desk.me.dept[2] = 7
    found = lines(desk)
    assert (found["population"], found["minerals"], found["largest"], found["richest"]) == (20, 9, 2, 0)
    desk.me.minerals = 40
    assert lines(desk)["richest"] == 2


@pytest.mark.rule("CVL-LONE-04")
def test_a_lone_city_is_rated() -> None:
    desk = finish(Desk(1).city("P6 M6 S6 N6 A6 F6"))
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.rule) == ("RATED", "CVL-LONE-04")
    assert dict(outcome.why.args)["rating"].id == "cities_of_venus.rating.debris"
    assert outcome.title is not None
    assert outcome.title.id == "cities_of_venus.rating.debris", "what is said instead of a winner"


@pytest.mark.parametrize(("first", "number", "places"), [(0, 1, (2, 3)), (1, 10, (1, 2)), (2, 10, (3, 1))])
def test_a_simulation_counts_wins_by_the_turn_order_of_the_first_round(
    first: int, number: int, places: tuple[int, int]
) -> None:
    """Seats 1 and 2 share the win. The marker has gone on with every round but the first."""
    desk = Desk(3).city("", 0)
    desk.state.first, desk.state.round = first, number
    desk.me.claims, desk.you.claims = ("stable_shields", "magma_lance"), ("magma_lance",)
    finish(desk)
    claims, wins = desk.rules.tallies(desk.state)
    assert {key: counts for key, _, counts in claims.kinds if any(counts)} == {
        "stable_shields": (1, 0, 0),
        "magma_lance": (1, 1, 0),
    }
    found = {int(key): counts for key, _, counts in wins.kinds}
    assert [found[place][seat] for seat, place in zip((1, 2), places, strict=True)] == [1, 1]
    assert sum(map(sum, found.values())) == 2


def test_a_lone_city_competes_with_nobody() -> None:
    assert [tally.key for tally in Desk(1).rules.tallies(Desk(1).state)] == ["innovations"]
