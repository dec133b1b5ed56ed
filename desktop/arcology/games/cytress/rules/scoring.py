"""Prestige by source, and the end of the game (CYT-SCORE, CYT-SOLO-END)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.results import Column, Course, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress.events import GameEnded
from arcology.games.cytress.rules.book import Book
from arcology.games.cytress.state import AI_SEAT, NOBODY, CytressState, Ending
from arcology.games.cytress.terms import Phase

SOURCES = {
    "crew": ("crew", "CYT-SCORE-01"),
    "tubes": ("tube", "CYT-SCORE-02"),
    "bounties": ("bounty_hunters", "CYT-SCORE-05"),
    "skills": ("hit", "CYT-SCORE-06"),
    "supplies": ("crate", "CYT-SCORE-07"),
}
"""Lines of the score sheet with their icons and rules (CYT-GEN-03)."""


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
    columns = [
        Column(text("cytress.score.seat", seat=SeatRef(seat)), player.colour.sign)
        for seat, player in enumerate(s.players)
    ]
    if s.ai is not None:
        name = text("cytress.score.ai", name=Text(book.pack.ai_board(s.ai.level).name))
        columns.append(Column(name, s.ai.colour.sign, text("cytress.score.level", level=s.ai.level)))
    lines = (
        ScoreLine(text(f"cytress.score.{name}"), values, icon, explain(book, s, name), rule)
        for (name, (icon, rule)), values in zip(SOURCES.items(), by_source(book, s), strict=True)
    )
    return ScoreSheet(tuple(columns), tuple(lines))


def explain(book: Book, s: CytressState, source: str) -> Text:
    """What counts for a line of the score sheet, with the numbers of the pack."""
    match source:
        case "crew":
            lower, middle, upper = book.tier_prestige
            return text("cytress.score.crew.explain", lower=lower, middle=middle, upper=upper)
        case "tubes":
            _, one, two, three = book.tube_prestige
            return text("cytress.score.tubes.explain", one=one, two=two, three=three)
        case "bounties":
            return text("cytress.score.bounties.explain")
        case "skills":
            return text("cytress.score.skills.explain", worth=book.constants.skill_token_prestige)
    kind = "supplies" if s.ai is None else "supplies_solo"
    return text(f"cytress.score.{kind}.explain", full=book.constants.leftover_divisor)


def courses(s: CytressState) -> tuple[Course, ...]:
    """Prestige by owner after each round, the AI last."""
    rounds = tuple(range(1, len(s.history) + 1))
    values = tuple(tuple(found[owner] for found in s.history) for owner in range(s.owners))
    return (Course(text("cytress.score.prestige"), rounds, values),)


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
