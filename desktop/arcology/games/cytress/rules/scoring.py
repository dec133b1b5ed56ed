"""Prestige by source, and the end of the game (CYT-SCORE, CYT-SOLO-END)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.results import Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress.events import GameEnded
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import AI_SEAT, NOBODY, CytressState, Ending
from arcology.games.cytress.terms import Phase

SOURCES = ("crew", "tubes", "bounties", "skills", "supplies")
"""Lines of the score sheet (CYT-GEN-03)."""


def leader(book: Book, s: CytressState, hex_: int) -> int:
    """Who controls the tube on a hex: the owner of strictly the most crew beside it, or NOBODY (CYT-SCORE-02)."""
    return book.ground(s.tiles).map.grid.leader(hex_, s.crew)


def by_source(book: Book, s: CytressState) -> tuple[tuple[int, ...], ...]:
    """Prestige by source and owner, the AI last."""
    owners = range(s.owners)
    parties = [s.party(owner) for owner in owners]
    worth = book.tier_prestige
    crew = tuple(sum(count * each for count, each in zip(party.tiers, worth, strict=True)) for party in parties)
    tubes = [0] * len(parties)
    for hex_, height in enumerate(s.tubes):
        if height:
            owner = leader(book, s, hex_)
            if owner != NOBODY:
                tubes[owner] += book.tube_prestige[height]
    bounties = tuple(sum(book.prestige[card] for card in party.bounties) for party in parties)
    token = book.constants.skill_token_prestige
    skills = tuple(s.tokens.count(owner) * token for owner in owners)
    divisor = book.constants.leftover_divisor
    supplies = [sum(count // divisor for count in player.stock) for player in s.players]
    if s.ai is not None:
        supplies.append(0)  # CYT-SOLO-END-02
    return crew, tuple(tubes), bounties, skills, tuple(supplies)


def totals(book: Book, s: CytressState) -> tuple[int, ...]:
    """Prestige by owner, the AI last."""
    return tuple(sum(values) for values in zip(*by_source(book, s), strict=True))


def score(book: Book, s: CytressState) -> ScoreSheet:
    """The score as it stands, line by line."""
    columns = [text("cytress.score.seat", seat=SeatRef(seat)) for seat in range(len(s.players))]
    if s.ai is not None:
        columns.append(text("cytress.ai"))
    lines = (
        ScoreLine(text(f"cytress.score.{name}"), values)
        for name, values in zip(SOURCES, by_source(book, s), strict=True)
    )
    return ScoreSheet(tuple(columns), tuple(lines))


def end(book: Book, s: CytressState, ctx: Context) -> None:
    """Most prestige wins; then most missions; then all tied win. The AI wins ties (CYT-SCORE-08, CYT-SOLO-END-03)."""
    s.phase = Phase.GAME_OVER
    s.active = NOBODY
    found = totals(book, s)
    if s.ai is not None:
        if found[0] > found[AI_SEAT]:
            s.ended = Ending("WIN", (0,), "CYT-SOLO-END-03")
        else:
            s.ended = Ending("AI_WIN", (AI_SEAT,), "CYT-SOLO-END-03")
    else:
        ranks = [(total, len(player.missions)) for total, player in zip(found, s.players, strict=True)]
        winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))
        s.ended = Ending("WIN" if len(winners) == 1 else "SHARED", winners, "CYT-SCORE-08")
    if ctx.keep_beats:
        ctx.emit(GameEnded(s.ended.code, s.ended.winners, found, s.ended.rule))


def outcome(book: Book, s: CytressState) -> Outcome | None:
    """How the game ended, or None."""
    ending = s.ended
    if ending is None:
        return None
    return Outcome(ending.code, ending.winners, why(book, s, ending), ending.rule)


def why(book: Book, s: CytressState, ending: Ending) -> Text:
    """What decided the game, in words."""
    found = totals(book, s)
    best = found[ending.winners[0]]
    if s.ai is not None:
        if ending.code == "WIN":
            return text("cytress.outcome.beat_ai", best=best, other=found[AI_SEAT])
        code = "ai_tie" if found[0] == best else "ai_win"
        return text(f"cytress.outcome.{code}", best=best, other=found[0])
    if ending.code == "SHARED":
        return text("cytress.outcome.shared", best=best, winners=len(ending.winners))
    winner = ending.winners[0]
    tied = found.count(best) > 1
    missions = len(s.players[winner].missions)
    if tied:
        return text("cytress.outcome.win_by_missions", seat=SeatRef(winner), best=best, missions=missions)
    return text("cytress.outcome.win", seat=SeatRef(winner), best=best)
