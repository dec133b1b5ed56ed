"""The end of the game (CFL-END)."""

from __future__ import annotations

import pytest

from arcology.games.cyberflesh.actions import Declare, Move
from arcology.games.cyberflesh.events import EnemyPlaced, FinalRolled, GameEnded, UnitDied
from arcology.games.cyberflesh.terms import Phase
from tests.games.cyberflesh.desk import Desk


@pytest.mark.rule("CFL-END-01")
@pytest.mark.rule("CFL-CHAR-01")
@pytest.mark.parametrize(("face", "boss"), [(4, "F1"), (5, "F2")])
def test_victory_over_the_final_boss(face: int, boss: str) -> None:
    desk = Desk("C1", "C2").gear("C1", "L21")
    desk.state.sirens = 2
    desk.event(30, [face, *[1] * 40])
    assert desk.one(FinalRolled).number == (1 if face == 4 else 2)
    assert desk.all_of(EnemyPlaced)[0].card == boss
    assert len(desk.all_of(EnemyPlaced)) == 3, "two monsters for the second player"
    s = desk.state
    for slot, enemy in enumerate(s.slots, start=1):
        if enemy is not None and slot > 1:
            s.monster_deck.append(enemy.card)
            s.slots[slot - 1] = None
    desk.enemy(1).hp = 1
    desk.dice(*[8] * 20)
    while desk.ask == "attack" and not desk.state.ended:
        desk.answer(Declare)
    assert desk.ask == "WIN"
    assert desk.one(GameEnded).code == "WIN"
    assert desk.state.phase is Phase.VICTORY
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners, outcome.rule) == ("WIN", (0, 1), "CFL-END-01")
    assert desk.legal == []
    assert desk.no(Move(0, 1)) == ("game_over", "CFL-END-02")


@pytest.mark.rule("CFL-END-02")
def test_defeat_comes_before_everything_else() -> None:
    """The last enemy and the last character fall in one effect."""
    desk = Desk("C1").health("C1", 1).stand({1: "E05"}).enemy_acts(1)
    assert desk.state.slots == [None] * 5
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert (outcome.code, outcome.winners) == ("DEFEAT", ())
    desk = Desk("C1").health("C1", 1).event(23)
    assert desk.ask == "DEFEAT"


@pytest.mark.rule("CFL-CHAR-11")
@pytest.mark.rule("CFL-RUL-49")
def test_who_falls_together_is_told_before_the_game_ends_once() -> None:
    desk = Desk("C1", "C2").helper("N03", "C1", hp=2).health("C1", 2).health("C2", 1).stand({1: "E05", 2: "E25"})
    desk.enemy_acts(1)
    assert [(type(e), getattr(e, "unit", "")) for e in desk.events if isinstance(e, UnitDied | GameEnded)] == [
        (UnitDied, "C2"),
        (UnitDied, "C1"),
        (UnitDied, "N03"),
        (GameEnded, ""),
    ]
    desk = Desk("C1", "C2").health("C2", 1).helper("N03", "C2", hp=2).stand({1: "E05", 2: "E25"}).enemy_acts(1)
    assert [e.unit for e in desk.all_of(UnitDied)] == ["C2", "N03"]
    assert not desk.all_of(GameEnded)


@pytest.mark.rule("CFL-END-02")
def test_death_inside_a_list_of_effects_stops_it() -> None:
    desk = Desk("C1").health("C1", 20, 8).event(24)
    from arcology.games.cyberflesh.actions import Choose

    desk.do(Choose(0, 1))
    assert desk.ask == "DEFEAT"
    assert desk.state.agenda == []


def test_a_dead_player_wins_with_the_others() -> None:
    desk = Desk("C1", "C2")
    desk.unit("C1").hp = 0
    desk.state.sirens = 2
    from arcology.games.cyberflesh.asks import RunEffects

    desk.run(RunEffects("event.30", at=1))
    outcome = desk.rules.outcome(desk.state)
    assert outcome is not None
    assert outcome.winners == (0, 1)


def test_progress_is_counted() -> None:
    desk = Desk("C1")
    before = desk.rules.score(desk.state).totals[0]
    desk.state.sirens, desk.state.lords_killed, desk.state.monsters_killed = 1, 2, 3
    assert desk.rules.score(desk.state).totals == (before + 10 + 10 + 3,)
