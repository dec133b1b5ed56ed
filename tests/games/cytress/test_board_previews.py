"""What is told before one commits: prices with every discount, gains, and who would control which tubes."""

from __future__ import annotations

import itertools
from collections import Counter
from typing import Any

import pytest

from arcology.games.cytress import actions as act
from arcology.games.cytress import events as ev
from arcology.games.cytress.terms import Skill, Supply
from tests.games.cytress.boards import PLAYERS, Moment, board, fact, fly, preview, project, tip, told, walk, words
from tests.games.cytress.desk import COR, HOO, Desk

W, C, T, S = Supply


def gauges(desk: Desk, action: Any) -> dict[str, int]:
    return dict(preview(desk, action).gauges)


def chips(desk: Desk, action: Any) -> list[tuple[str, str]]:
    return [(chip.icon, words(chip.value)) for chip in preview(desk, action).chips]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_legal_action_has_a_preview_in_words(players: int) -> None:
    for moment in walk(players)[::3]:
        table = project(moment.seen)
        for action in moment.legal[::2]:
            found = board(players).preview(moment.seen, action)
            assert told(found)
            assert not found.slow
            assert dict(found.gauges).keys() <= table.gauges.keys()
            assert not found.about or found.about in table.pieces
            assert all(words(chip.value) for chip in found.chips)
            label = board(players).tip(moment.seen, action)
            assert label is None or words(label.text)


def own_deed(moment: Moment) -> Any:
    """The state when the action is over and before anything else happens; None if it goes on."""
    begun = (ev.TurnBegan, ev.Recouped, ev.AiDrew)
    beats = itertools.takewhile(lambda beat: not isinstance(beat.events[0], begun), moment.after.beats)
    state = [moment.state, *(beat.state for beat in beats)][-1]
    return state if state.plan is None else None


@pytest.mark.parametrize("players", [1, 2, 3])
def test_what_the_figures_would_be_comes_true(players: int) -> None:
    """The last step of an action tells every tracker and all prestige that it changes, and tells it right."""
    kinds: Counter[type] = Counter()
    for moment in walk(players):
        state, found = own_deed(moment), dict(board(players).preview(moment.seen, moment.action).gauges)
        if state is None or isinstance(moment.action, act.ChooseSide):
            continue
        before, after = project(moment.state).gauges, project(state).gauges
        assert {name: after[name] for name in found} == found, moment.action
        changed = {name for name in before if before[name] != after[name] and name.startswith(("supply", "score"))}
        assert changed <= found.keys() or isinstance(moment.action, act.Fly), moment.action
        kinds[type(moment.action)] += bool(changed)
    assert {act.Visit, act.PlaceCrew, act.TakeEarly, act.TakeGoods} <= set(+kinds)


@pytest.mark.rule("CYT-COST-01")
@pytest.mark.rule("CYT-COST-03")
def test_ex_05_three_less_one_is_two() -> None:
    desk = Desk(2).stock(0, C=2).icons(0, HOO="C")
    found = preview(desk, fly(0, "corpocrats"))
    assert told(found)[:2] == ["Corpocrats: 3 − 1 = 2 Credits", "1 off: Hooligangs lifepath"]
    assert found.gauges == (("supply.0.credits", 0),)
    assert chips(desk, fly(0, "corpocrats")) == [("credits", "−2")]
    assert tip(desk, fly(0, "corpocrats")) == "2 Credits"
    desk.icons(0, HOO="").stock(0, C=3)
    assert told(preview(desk, fly(0, "corpocrats"))) == ["Corpocrats: 3 Credits"]


@pytest.mark.rule("CYT-COST-04")
def test_ex_06_a_price_never_falls_below_nothing() -> None:
    desk = Desk(2).stock(0).icons(0, HOO="TTT")
    found = preview(desk, fly(0, "rovers"))
    assert told(found)[:2] == ["Rovers: 2 − 2 = 0 Tech", "2 off: Hooligangs lifepath"]
    assert found.gauges == ()
    assert found.chips == ()


@pytest.mark.rule("CYT-SKILL-09")
@pytest.mark.rule("CYT-COST-08")
def test_ex_07_both_discounts_are_told_apart() -> None:
    desk = Desk(2).of_skill(0, "loot").icons(0, HOO="W").stock(0, W=3)
    desk.slot(HOO, 1, "HOO-TER-COR").slot(HOO, 2, "HOO-LOO-ROV").slot(HOO, 3, "HOO-ABD-COR")
    desk.state.tokens[list(Skill).index(Skill.LOOT)] = 1
    desk.do(fly(0, "hooligangs"))
    dear, cheap = preview(desk, act.TakeCard(0, 1)), preview(desk, act.TakeCard(0, 2))
    assert told(dear)[:2] == [
        "Terminate mission against the Corpocrats: 3 − 1 = 2 Weapons",
        "1 off: Hooligangs lifepath",
    ]
    assert told(cheap)[:3] == [
        "Loot mission against the Rovers: 3 − 2 = 1 Weapon",
        "1 off: Hooligangs lifepath",
        "1 off: three Loot missions, its token is taken",
    ]
    assert [tip(desk, act.TakeCard(0, slot)) for slot in (1, 2)] == ["2 Weapons", "1 Weapon"]
    assert "Loot missions: 4 with this one" in told(cheap)


@pytest.mark.rule("CYT-INFL-04")
@pytest.mark.rule("CYT-INFL-05")
def test_ex_03_a_visit_tells_who_else_is_paid() -> None:
    desk = Desk(2).icons(1, PRI="WWC").influence()
    found = preview(desk, act.Visit(0, HOO, 0))
    assert told(found) == ["Hooligangs: 5 Weapons", "Bo gains 2 Weapons by the Privateers lifepath."]
    assert dict(found.gauges) == {"supply.0.weapons": 7, "score.0": 2, "supply.1.weapons": 4, "score.1": 1}
    desk.do(act.Visit(0, HOO, 0))
    assert told(preview(desk, act.Visit(1, COR, 0))) == ["Corpocrats: 5 Credits"], "nothing from one's own icons"


@pytest.mark.rule("CYT-GEN-05")
def test_what_would_be_lost_is_told() -> None:
    desk = Desk(2).stock(0, C=18).influence()
    found = preview(desk, act.Visit(0, COR, 0))
    assert "3 Credits would be lost: a track ends at 20." in told(found)
    assert dict(found.gauges) == {"supply.0.credits": 20}, "18 and 20 are both worth 6"


@pytest.mark.rule("CYT-SPY-01")
@pytest.mark.rule("CYT-SPY-04")
def test_ex_10_a_hex_tells_what_there_would_be_to_spy() -> None:
    desk = Desk(2).crew(1, (2, 0), (0, 2)).stock(0, T=2)
    desk.do(fly(0, "rovers"), act.TakeCard(0, 1))
    found = preview(desk, act.PlaceCrew(0, desk.hex((1, 1))))
    assert told(found) == [
        "Rovers hex B2",
        "No tube stands beside it.",
        "Spy on Bo, one of: 1 Credit, 1 Stim",
    ]


@pytest.mark.rule("CYT-SCORE-02")
def test_a_hex_tells_who_would_control_which_tubes() -> None:
    desk = Desk(2).tube((1, 1), 2).crew(1, (2, 0)).stock(0, T=2, S=2)
    desk.do(fly(0, "privateers"), act.TakeCard(0, 1))
    beside = desk.rules.book.ground(desk.state.tiles).neighbours[desk.hex((1, 1))]
    legal = [a.hex for a in desk.rules.legal(desk.state)]
    near = next(h for h in legal if h in beside)
    found = preview(desk, act.PlaceCrew(0, near))
    assert told(found)[1] == "Tube B2, 5 prestige: Bo → nobody"
    now = project(desk.state).gauges
    tube = f"tube.{desk.hex((1, 1))}"
    assert (now[tube], fact(desk.state, tube, "rebels")) == (2, tuple(p.colour.value for p in desk.state.players))
    told_now = {"score.1": now["score.1"] - 5, tube: 0, "supply.0.stims": 0}
    assert dict(found.gauges) == told_now, "the sign over the tube tells it too"
    desk = Desk(2).tube((1, 1), 2).stock(0, S=2)
    desk.do(fly(0, "privateers"), act.TakeCard(0, 1))
    found = preview(desk, act.PlaceCrew(0, near))
    assert told(found)[1] == "Tube B2, 5 prestige: nobody → Ada"
    assert tip(desk, act.PlaceCrew(0, near)) == "+5"
    assert dict(found.gauges)["score.0"] == project(desk.state).gauges["score.0"] + 5
    far = next(h for h in legal if h not in beside)
    assert told(preview(desk, act.PlaceCrew(0, far)))[1] == "No tube stands beside it."
    assert tip(desk, act.PlaceCrew(0, far)) is None


@pytest.mark.rule("CYT-STRAT-02")
@pytest.mark.rule("CYT-COST-02")
def test_ex_13_a_tube_of_two_with_a_discount() -> None:
    desk = Desk(3).crew(0, (1, 1)).stock(0, T=7).icons(0, HOO="TT")
    found = preview(desk, fly(0, "netprowler"))
    assert told(found)[0] == "Netprowler: 3 − 2 = 1 Tech or more"
    assert "You can pay for a tube up to 2 high." in told(found)
    desk.do(fly(0, "netprowler"))
    assert desk.ask == "height"
    found = preview(desk, act.ChooseHeight(0, 2))
    assert told(found)[0] == "Tube 2 high, to the Middle Tier: from 8 − 2 = 6 Tech"
    assert tip(desk, act.ChooseHeight(0, 2)) == "6 Tech"
    assert "The crew stands on an early space: 3 supplies of one type of your choice." in told(found)
    before = project(desk.state).gauges["score.0"]
    assert dict(found.gauges) == {"supply.0.tech": 1, "score.0": before + 10 - 2}, "7 Tech left over are worth 2"
    desk.do(act.ChooseHeight(0, 2))
    early = preview(desk, act.TakeEarly(0, W))
    assert chips(desk, act.TakeEarly(0, W)) == [("weapons", "+3")]
    assert dict(early.gauges) == {"supply.0.weapons": 3, "supply.0.tech": 1, "score.0": before + 10 - 2 + 1}
    early = preview(desk, act.TakeEarly(0, T))
    assert dict(early.gauges) == {"supply.0.tech": 4, "score.0": before + 10 - 2 + 1}, "6 paid and 3 gained"


@pytest.mark.rule("CYT-SOLO-TUBE-02")
def test_a_crew_that_leaves_tells_what_is_lost() -> None:
    desk = Desk(2).tube((1, 1), 3).crew(0, (1, 0), (0, 2)).stock(0, T=9)
    desk.do(fly(0, "netprowler"))
    near = desk.hex((1, 0))
    found = preview(desk, act.Launch(0, near))
    assert any("Tube B2, 7 prestige: Ada" in note or "would be controlled by" in note for note in told(found))
    assert told(found)[1].startswith("The new tube ")


@pytest.mark.rule("CYT-MERCH-04")
@pytest.mark.rule("CYT-MERCH-06")
def test_ex_20_trades_and_what_they_come_to() -> None:
    desk = Desk(2).stock(0, W=4, C=1, T=2, S=1).icons(0, ROV="WCTTS")
    desk.state.underbelly = type(desk.state.underbelly).A
    desk.do(fly(0, "merchant"))
    found = preview(desk, act.Trade(0, S, T, 1))
    assert told(found)[:2] == ["Trade 1 Stim for 2 Tech", "Rovers lifepath: 2 for 1 (Tech)"]
    assert tip(desk, act.Trade(0, S, T, 1)) == "1 → 2"
    desk.do(act.Trade(0, W, C, 3), act.Trade(0, C, T, 1))
    done = preview(desk, act.FinishTrade(0))
    more = preview(desk, act.Trade(0, S, T, 1))
    told_now = {"supply.0.weapons": 1, "supply.0.credits": 3, "supply.0.tech": 4, "score.0": 2}
    assert dict(done.gauges) == told_now
    assert dict(more.gauges) == told_now | {"supply.0.tech": 6, "supply.0.stims": 0, "score.0": 3}
    assert words(board(2).prompt(desk.state, desk.state.agenda[-1])) == (
        "3 Weapons and 1 Credit given, 3 Credits and 2 Tech to come: trade more, or finish"
    )


@pytest.mark.rule("CYT-BOUNTY-01")
def test_a_bounty_tells_what_it_takes_and_gives() -> None:
    desk = Desk(2).give(0, "PRI-TER-COR", "ROV-TER-COR", "HOO-TER-COR", "PRI-LOO-HOO", "ROV-LOO-HOO", "COR-LOO-HOO")
    assert told(preview(desk, fly(0, "bounty_hunters"))) == [
        "Bounty Hunters",
        "Corpocrats: 8 prestige, you have 3 missions against them.",
        "Hooligangs: 8 prestige, you have 3 missions against them.",
    ]
    assert preview(desk, fly(0, "bounty_hunters")).gauges == (), "there is a choice"
    desk.do(fly(0, "bounty_hunters"))
    found = preview(desk, act.TakeBounty(0, COR))
    assert dict(found.gauges)["score.0"] == project(desk.state).gauges["score.0"] + 8
    assert tip(desk, act.TakeBounty(0, COR)) == "+8"
    desk = Desk(2).give(0, "PRI-TER-COR", "ROV-TER-COR", "HOO-TER-COR")
    before = project(desk.state).gauges["score.0"]
    assert preview(desk, fly(0, "bounty_hunters")).gauges == (("score.0", before + 8),), "taken at once"


@pytest.mark.rule("CYT-SKILL-01")
@pytest.mark.rule("CYT-SKILL-08")
def test_ex_23_a_claim_tells_what_it_opens_and_closes() -> None:
    desk = Desk(2).of_skill(0, "terminate")
    desk.me.hand = ["TER-LOO", "TER-IMM", "ABD-SAB"]
    found = preview(desk, act.ClaimSkill(0, Skill.TERMINATE, "TER-LOO"))
    assert told(found)[1:] == [
        "From then on Terminate missions cost 1 less for everybody who has 3 of them.",
        "This card can then no longer claim Loot.",
    ]
    assert dict(found.gauges)["score.0"] == project(desk.state).gauges["score.0"] + 3


def test_sides_tell_their_icons() -> None:
    desk = Desk(2)
    desk.state.players[0].board, desk.state.players[0].side = "1", ""
    found = board(2).preview(desk.state, act.ChooseSide(0, "1A"))
    assert told(found)[1:] == [
        "Corpocrats: 1 Weapon",
        "Privateers: 1 Credit",
        "Rovers: 1 Weapon, 1 Credit, 1 Tech and 1 Stim",
    ]
