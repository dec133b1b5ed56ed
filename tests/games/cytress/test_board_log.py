"""The log: a line for every event, a cause for what happens by itself, and the pieces that it concerns."""

from __future__ import annotations

import typing
from collections.abc import Iterator
from typing import Any

import pytest

from arcology.games.cytress import actions as act
from arcology.games.cytress import events as ev
from arcology.games.cytress.board.log import SPOKEN
from arcology.games.cytress.tasks import AiDraw, ShipTurn
from arcology.games.cytress.terms import AiAction, LandingPad, Phase, Skill
from tests.games.cytress.boards import PLAYERS, board, fly, project, walk, words
from tests.games.cytress.desk import COR, HOO, PRI, C, Desk, S, T, W

NONE = (0, 0, 0, 0)
FOR_PLAYERS: tuple[Any, ...] = (
    ev.SideChosen(0, "1A"),
    ev.SkillsDealt(2, 3),
    ev.RoundBegan(2, 1),
    ev.TurnBegan(0, Phase.TRAVEL),
    ev.Gained(0, (1, 0, 2, 0), NONE, "income", -1, "CYT-GAIN-01"),
    ev.Gained(0, (0, 5, 0, 0), (0, 2, 0, 0), "visit", -1, "CYT-INFL-03"),
    ev.Gained(0, (0, 1, 0, 0), NONE, "privateers", 1, "CYT-INFL-04"),
    ev.Gained(0, (0, 1, 0, 0), NONE, "spy", 1, "CYT-SPY-01"),
    ev.Gained(0, (0, 3, 0, 0), NONE, "early", -1, "CYT-EARLY-02"),
    ev.Gained(0, (0, 2, 0, 0), NONE, "fixer", -1, "CYT-FIX-01"),
    ev.Visited(0, HOO, 0, 5),
    ev.Flew(0, LandingPad.ROVERS, None, False),
    ev.Flew(0, LandingPad.FIXER, LandingPad.STRATOLITES, False, "CYT-REPLAY-02"),
    ev.Flew(0, LandingPad.FIXER, None, True),
    ev.Paid(0, C, 3, 3, 0, 0),
    ev.Paid(0, C, 2, 3, 1, 0),
    ev.Paid(0, C, 1, 3, 1, 1),
    ev.Paid(0, C, 0, 2, 1, 1),
    ev.Paid(0, C, 2, 3, 0, 1),
    ev.CrewPlaced(0, 3, COR),
    ev.MissionTaken(0, "COR-TER-PRI", COR, 1),
    ev.SlotRefilled(COR, 1, "COR-LOO-PRI"),
    ev.SlotRefilled(COR, 1, ""),
    ev.SpyDeclined(0, 1),
    ev.StratoliteTaken(0, "STR-RED-TECH", 2),
    ev.RowRefilled("STR-RED-TECH", False),
    ev.RowRefilled("STR-RED-TECH", True, "CYT-RECOUP-03"),
    ev.TubeBuilt(0, 3, 2, 0),
    ev.TubeBuilt(0, 3, 3, 1),
    ev.EarlySpaceTaken(0, 2, 3),
    ev.LastRound(5),
    ev.Traded(0, ((W, C, 3),), (3, 0, 0, 0), (0, 3, 0, 0), NONE),
    ev.Traded(0, ((W, C, 3),), (3, 0, 0, 0), (0, 3, 0, 0), (0, 1, 0, 0)),
    ev.BountyTaken(0, "COR-8", COR, 4),
    ev.SkillClaimed(0, Skill.LOOT, "TER-LOO"),
    ev.Recouped("STR-RED-TECH", 1),
)
OF_THE_AI: tuple[Any, ...] = (
    ev.AiVisited(S, PRI),
    ev.AiDrew(1, S, PRI, 2, AiAction.TUBE, 6),
    ev.AiDrew(1, S, PRI, 0, AiAction.BOUNTY, 16),
    *(
        ev.AiCannot(1, 2, AiAction.TUBE, PRI, why, ((3, "loses_control"),) if why == "all_barred" else (), "CYT-R-38")
        for why in ("no_crew", "no_card", "no_hex", "no_sections", "no_crew_there", "all_barred", "no_bounty")
    ),
    ev.AiCannot(
        1,
        2,
        AiAction.TUBE,
        PRI,
        "all_barred",
        ((3, "gives_control"), (4, "gives_tube"), (5, "not_controlled"), (6, "gives_tube")),
        "CYT-R-38",
    ),
    ev.AiIdle(1, S),
    *(ev.AiMissionDone(1, 1, "PRI-TER-COR", PRI, 3, (3, 4), 2, True, True, decided) for decided in range(6)),
    *(
        ev.AiTubeBuilt(1, 2, PRI, 3, 2, control, True, (3, 4), ((5, "gives_tube"),), early, 0, decided)
        for control, early, decided in ((True, 3, 0), (True, 0, 1), (False, 2, 2), (True, 0, 3), (False, 0, 4))
    ),
    ev.AiBountyTaken(1, 3, "PRI-8", PRI, 3),
    ev.AiSkillTaken(Skill.ABDUCT),
)
ENDINGS = {
    1: (ev.GameEnded("WIN", (0,), (60, 50), "CYT-SOLO-END-03"), ev.GameEnded("AI_WIN", (1,), (50, 60), "CYT-R-28")),
    2: (ev.GameEnded("WIN", (0,), (60, 50), "CYT-SCORE-08"), ev.GameEnded("SHARED", (0, 1), (60, 60), "CYT-R-28")),
}
BY_HAND = (ev.SideChosen, ev.Visited, ev.CrewPlaced, ev.MissionTaken, ev.SpyDeclined, ev.StratoliteTaken, ev.TubeBuilt)
"""What a hand did needs no reason."""
PLAIN = (ev.RoundBegan, ev.TurnBegan, ev.Traded, ev.SkillClaimed)
"""What simply comes next, or was asked for, needs none either."""


def line(desk: Desk, event: Any) -> str:
    return words(board(len(desk.state.players)).line(desk.state, event, None))


def cause(desk: Desk, event: Any) -> str | None:
    found = board(len(desk.state.players)).cause(desk.state, event, None)
    return None if found is None else words(found)


def log(desk: Desk, events: Any) -> Iterator[tuple[str, str | None]]:
    chosen = board(len(desk.state.players))
    for event in events:
        if chosen.line(desk.state, event, None) is not None:
            yield line(desk, event), cause(desk, event)


def test_the_examples_show_every_class_of_event() -> None:
    shown = {type(event) for event in (*FOR_PLAYERS, *OF_THE_AI, *ENDINGS[1])}
    assert shown == set(typing.get_args(ev.CytressEvent))


@pytest.mark.parametrize("players", [1, 2])
@pytest.mark.parametrize("event", FOR_PLAYERS, ids=lambda event: type(event).__name__)
def test_every_event_of_players_has_a_line_and_pieces(players: int, event: Any) -> None:
    desk = Desk(players)
    if isinstance(event, ev.TurnBegan) and players == 1:
        assert board(1).line(desk.state, event, None) is None, "alone it is always one's own turn"
        return
    if isinstance(event, ev.RoundBegan | ev.Recouped) and players == 1:
        event = type(event)(event.round, 0) if isinstance(event, ev.RoundBegan) else ev.Recouped(event.discarded, 0)
    said = line(desk, event)
    assert said[0].isupper() or said[0].isdigit()
    assert not said.endswith(".")
    if players == 1:
        assert "Ada" not in said, "somebody who plays alone is spoken to"
    for id_ in board(players).touched(desk.state, event):
        assert "-1" not in id_


@pytest.mark.parametrize("event", OF_THE_AI, ids=lambda event: type(event).__name__)
def test_every_step_of_the_ai_has_a_line_and_a_cause(event: Any) -> None:
    desk = Desk(1)
    said = line(desk, event)
    assert said[0].isupper()
    assert not said.endswith(".")
    assert cause(desk, event)
    assert board(1).touched(desk.state, event)


@pytest.mark.parametrize("players", [1, 2])
def test_endings(players: int) -> None:
    desk = Desk(players)
    for event in ENDINGS[players]:
        assert line(desk, event)
        assert cause(desk, event)


@pytest.mark.parametrize("event", FOR_PLAYERS, ids=lambda event: type(event).__name__)
def test_what_happens_by_itself_has_a_cause(event: Any) -> None:
    desk = Desk(2)
    if isinstance(event, BY_HAND):
        assert cause(desk, event) is None
    elif isinstance(event, ev.Flew):
        assert (cause(desk, event) is not None) == event.forced
    elif isinstance(event, ev.Paid):
        assert (cause(desk, event) is not None) == bool(event.icons or event.skill)
    elif isinstance(event, ev.Gained) and event.cause == "fixer":
        assert cause(desk, event) is None
    elif not isinstance(event, PLAIN):
        assert cause(desk, event)


def test_spoken_lines_are_all_declared() -> None:
    solo, two = Desk(1), Desk(2)
    plain = [event for event in FOR_PLAYERS if not isinstance(event, ev.TurnBegan | ev.Recouped)]
    ids = {board(1).line(solo.state, event, None).id for event in plain}
    assert {id_ for id_ in ids if id_.endswith(".you")} == {f"cytress.log.{name}.you" for name in SPOKEN}
    assert {board(2).line(two.state, event, None).id for event in plain} >= {f"cytress.log.{n}" for n in SPOKEN}


@pytest.mark.parametrize("players", PLAYERS)
def test_lines_of_whole_games(players: int) -> None:
    """Every event of every game is put into words, after as well as at the moment when it happened."""
    seen = set()
    for moment in walk(players):
        for beat in moment.after.beats:
            for event in beat.events:
                for state in (beat.state, moment.after.state):
                    told = board(players).line(state, event, None)
                    assert told is not None or (players == 1 and isinstance(event, ev.TurnBegan))
                    assert told is None or words(told)
                    reason = board(players).cause(state, event, None)
                    assert reason is None or words(reason)
                seen.add(type(event))
    assert len(seen) > (24 if players == 1 else 17), "the games are too tame to show anything"


@pytest.mark.parametrize("players", PLAYERS)
def test_what_an_event_rings_is_on_the_table(players: int) -> None:
    for moment in walk(players)[::3]:
        ids = project(moment.seen).pieces.keys()
        for beat in moment.after.beats:
            ids |= project(beat.state).pieces.keys()
            for event in beat.events:
                unknown = [id_ for id_ in board(players).touched(beat.state, event) if id_ not in ids]
                assert not unknown, f"{event} rings {unknown}"


@pytest.mark.rule("CYT-SOLO-TRAVEL-02")
@pytest.mark.rule("CYT-SOLO-TRAVEL-03")
def test_ex_30_as_the_log_tells_it() -> None:
    """Turn 1 of the example: the only reason is the middle of the map; the next ones build on it."""
    desk = Desk(1, level=3).tokens(C, C, T)
    desk.run(*_round())
    told = list(log(desk, desk.events))
    assert told[0] == ("AI turn 1: it draws Credits", "Corpocrats; reveals Complete Mission")
    assert told[1][0].startswith("The AI takes a mission of the Corpocrats")
    assert told[1][0].endswith("and places a crew on Corpocrats hex D3")
    assert told[1][1] == "nearest to the middle of the map"
    desk.do(fly(0, "fixer"), act.TakeGoods(0, (W, W)))
    told = list(log(desk, desk.events))
    assert ("AI turn 2: it draws Credits", "Corpocrats; reveals Build Tube") in told
    built = (
        "The AI builds a tube 1 high on Corpocrats hex D3; its crew takes an early space of the Lower Tier, worth 2",
        "no other crew may go up",
    )
    assert built in told
    desk.do(fly(0, "fixer"), act.TakeGoods(0, (W, W)))
    told = list(log(desk, desk.events))
    assert ("AI turn 3: it draws Tech", "Rovers; reveals Complete Mission") in told
    assert any(reason == "beside a tube 1 high and nearest to the middle of the map" for _, reason in told)


def _round() -> tuple[Any, ...]:
    return AiDraw(1), ShipTurn(0)


@pytest.mark.rule("CYT-SOLO-TUBE-02")
def test_barred_crew_are_named_with_their_reasons() -> None:
    desk = Desk(1)
    event = ev.AiTubeBuilt(1, 2, COR, 3, 2, True, False, (3,), ((5, "gives_tube"), (8, "loses_control")), 0, 0, 0)
    assert cause(desk, event) == (
        "no other crew may go up, it controls the new tube, A6 would give you the new tube and B1 would lose it a tube"
    )


def test_a_mission_as_the_log_tells_it() -> None:
    desk = Desk(2).stock(0, S=2).icons(0, HOO="S").slot(PRI, 1, "PRI-SAB-HOO")
    desk.do(fly(0, "privateers"), act.TakeCard(0, 1))
    events = desk.do(act.PlaceCrew(0, desk.hex((2, 0))))
    told = list(log(desk, events))
    assert told[:3] == [
        ("Ada pays 1 Stim", "2, 1 off: Hooligangs lifepath"),
        ("Ada places a crew on Privateers hex A3", None),
        ("Ada takes a mission of the Privateers: Sabotage mission against the Hooligangs", None),
    ]
    assert told[3][1] == "an emptied slot is refilled at once"
    assert told[4] == ("Turn of Bo", None)


def test_the_log_names_rivals_by_their_seat_and_the_ai_by_its_name() -> None:
    event = ev.Gained(0, (0, 1, 0, 0), NONE, "spy", 1, "CYT-SPY-01")
    assert cause(Desk(2), event) == "two or more crew of Bo are beside the new one"
    assert cause(Desk(1), event) == "two or more crew of the AI are beside the new one"


@pytest.mark.rule("CYT-COST-04")
def test_only_discounts_that_take_something_off_are_told() -> None:
    wanted = {
        (2, 3, 1, 0): "3, 1 off: Hooligangs lifepath",
        (1, 3, 1, 1): "3, 1 off: Hooligangs lifepath, 1 off: the skill's discount",
        (0, 2, 1, 1): "2, 1 off: Hooligangs lifepath, 1 off: the skill's discount",
        (0, 2, 2, 1): "2, 2 off: Hooligangs lifepath",
        (0, 2, 5, 0): "2, 2 off: Hooligangs lifepath",
        (2, 3, 0, 1): "3, 1 off: the skill's token is taken and three missions are owned",
    }
    assert {paid: cause(Desk(2), ev.Paid(0, C, *paid)) for paid in wanted} == wanted


@pytest.mark.rule("CYT-SOLO-BOUNTY-03")
def test_a_bounty_that_is_gone_is_not_called_too_few_missions() -> None:
    desk = Desk(1, level=3)
    desk.ai.targets, desk.state.bounties = [0, 0, 4, 0], [(), (), (), ()]
    desk.ai.revealed, desk.ai.bag = [0, 2, 0, 0], [1, 3, 1, 1]
    desk.tokens(C).run(AiDraw(1), ShipTurn(0))
    first = desk.all_of(ev.AiCannot)[0]
    assert cause(desk, first) == "none of the bounties that are left is due to it"
