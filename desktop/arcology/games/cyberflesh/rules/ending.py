"""The ends of the game, and how far the players came (CFL-END)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.results import Column, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import text
from arcology.games.cyberflesh.events import GameEnded
from arcology.games.cyberflesh.state import CyberfleshState, Ending, OutcomeCode
from arcology.games.cyberflesh.terms import Phase, TileState

SIREN_WORTH, LORD_WORTH, VICTORY_WORTH = 10, 5, 50


def finish(s: CyberfleshState, code: OutcomeCode, rule: str, ctx: Context) -> None:
    """Set the outcome; the engine stops everything else (CFL-END-02)."""
    s.ended = Ending(code, rule)
    s.phase = Phase.VICTORY if code == "WIN" else Phase.GAME_OVER
    if ctx.keep_beats:
        ctx.emit(GameEnded(code, rule))


def outcome(s: CyberfleshState) -> Outcome | None:
    """How the game ended, or None. All seats win or none does, the dead ones with the living."""
    ending = s.ended
    if ending is None:
        return None
    if ending.code == "WIN":
        return Outcome("WIN", tuple(range(s.player_count)), text("cyberflesh.outcome.win"), ending.rule)
    why = text("cyberflesh.outcome.defeat", n=s.player_count, sirens=s.sirens)
    return Outcome("DEFEAT", (), why, ending.rule)


def score(s: CyberfleshState) -> ScoreSheet:
    """How far the team has come. The rules know no score, so this counts progress.

    One point for each tile revealed and each monster killed, more for lords and sirens, most for getting out.
    """
    lines = (
        ("tiles", s.turned.count(TileState.REVEALED), "map", "CFL-TILE-03"),
        ("sirens", s.sirens * SIREN_WORTH, "siren", "CFL-CHAR-01"),
        ("monsters", s.monsters_killed, "skull", "CFL-DEATH-01"),
        ("lords", s.lords_killed * LORD_WORTH, "crown", "CFL-DEATH-01"),
        ("exit", VICTORY_WORTH if s.ended is not None and s.ended.code == "WIN" else 0, "exit", "CFL-END-01"),
    )
    return ScoreSheet(
        (Column(text("cyberflesh.score.team")),),
        tuple(
            ScoreLine(text(f"cyberflesh.score.{name}"), (value,), icon, text(f"cyberflesh.score.{name}.explain"), rule)
            for name, value, icon, rule in lines
        ),
    )
