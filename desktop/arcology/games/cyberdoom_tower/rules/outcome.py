"""The ends of the game and the progress sheet (CDT-WIN)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.results import Column, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower.events import GameEnded
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import AI, NOBODY, ROUNDS, Ending, OutcomeCode, TowerState


def end_game(s: TowerState, code: OutcomeCode, rule: str, ctx: Context, *, seat: int = NOBODY, floor: int = AI) -> None:
    """Set the outcome; the engine stops everything else (CDT-ROUND-04)."""
    s.ended = Ending(code, rule, seat, floor)
    if ctx.keep_beats:
        ctx.emit(GameEnded(code, seat, floor, rule))


def outcome(book: Book, s: TowerState) -> Outcome | None:
    """How the game ended, or None. All seats win or none does (CDT-SETUP-01)."""
    ending = s.ended
    if ending is None:
        return None
    winners = tuple(range(len(s.players))) if ending.code == "WIN" else ()
    return Outcome(ending.code, winners, why(book, s, ending), ending.rule)


def why(book: Book, s: TowerState, ending: Ending) -> Text:
    """What decided the game, in words."""
    if ending.code == "WIN":
        return text(
            "cyberdoom_tower.outcome.win",
            ai=Text(book.pack.ai_side(s.ai).name),
            round=s.round,
            seat=SeatRef(ending.seat),
        )
    if ending.code == "LOSS_ENERGY":
        by = (
            book.pack.ai_side(s.ai).name if ending.floor == AI else book.sentinels[s.floors[ending.floor].sentinel].name
        )
        return text("cyberdoom_tower.outcome.loss_energy", seat=SeatRef(ending.seat), by=Text(by))
    if ending.code == "LOSS_TRAPPED":
        return text(
            "cyberdoom_tower.outcome.loss_trapped", seat=SeatRef(ending.seat), floor=book.floor_name(s, ending.floor)
        )
    if s.team_keys < s.keys_needed:
        return text("cyberdoom_tower.outcome.loss_time_keys", keys=s.team_keys, needed=s.keys_needed)
    energy = book.pack.ai_side(s.ai).energy
    return text("cyberdoom_tower.outcome.loss_time", damage=s.ai_damage, energy=energy)


def score(book: Book, s: TowerState) -> ScoreSheet:
    """How far the team has come. The rules know no score, so this counts progress.

    One point for each key that is needed and for each damage on the AI, and one for each round left when the AI fell.
    """
    energy = book.pack.ai_side(s.ai).energy
    won = s.ended is not None and s.ended.code == "WIN"
    lines = (
        ("keys", min(s.team_keys, s.keys_needed)),
        ("ai_damage", min(s.ai_damage, energy)),
        ("rounds_left", ROUNDS - s.round if won else 0),
    )
    return ScoreSheet(
        (Column(text("cyberdoom_tower.score.team")),),
        tuple(ScoreLine(text(f"cyberdoom_tower.score.{name}"), (value,)) for name, value in lines),
    )
