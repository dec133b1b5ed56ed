"""Points by source, and the end of the game (CVL-SCORE, CVL-END, CVL-LONE)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.results import Column, Course, Outcome, ScoreLine, ScoreSheet
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cities_of_venus.events import GameEnded
from arcology.games.cities_of_venus.rules.book import Book
from arcology.games.cities_of_venus.state import NOBODY, City, Ending, RoundEnd, VenusState
from arcology.games.cities_of_venus.terms import LONE, RoundStep

SOURCES = {
    "upgrades": ("canister", "CVL-SCORE-01"),
    "boosters": ("rocket", "CVL-SCORE-01"),
    "innovations": ("innovation", "CVL-SCORE-01"),
    "population": ("vnaut", "CVL-SCORE-02"),
    "minerals": ("minerals", "CVL-SCORE-03"),
    "largest": ("dome", "CVL-SCORE-04"),
    "richest": ("gem_clear", "CVL-SCORE-05"),
    "stored": ("holding_bay", "CVL-SCORE-06"),
}
"""Lines of the score sheet with their icons and rules."""


def upgrades(book: Book, city: City) -> list[str]:
    """Equipped upgrades; innovations in slots are not among them."""
    return [card for card in city.slots if book.pack.is_canister(card)]


def card_vp(book: Book, city: City) -> int:
    """Points on equipped upgrades, activated boosters and innovations (CVL-SCORE-01)."""
    return sum(book.vp[card] for card in (*upgrades(book, city), *city.boosts, *book.owned(city)))


def canister_count(book: Book, city: City) -> int:
    """Equipped upgrades and activated boosters (CVL-SCORE-09)."""
    return len(upgrades(book, city)) + len(city.boosts)


def by_source(book: Book, s: VenusState) -> tuple[tuple[int, ...], ...]:
    """Points by source and seat, in the order of `SOURCES`."""
    figures = book.constants
    most = max(city.population for city in s.cities)
    richest = max(city.minerals for city in s.cities)
    if len(s.cities) == LONE:
        most, richest = book.pack.lone.population, book.pack.lone.minerals
    rows = [
        (
            sum(book.vp[card] for card in upgrades(book, city)),
            sum(book.vp[card] for card in city.boosts),
            sum(book.vp[card] for card in book.owned(city)),
            city.population // figures.vnauts_per_point,
            city.minerals // figures.minerals_per_point,
            figures.bonus * (city.population >= most),
            figures.bonus * (city.minerals >= richest),
            -figures.stored_penalty * bool(book.stored(city)),
        )
        for city in s.cities
    ]
    return tuple(zip(*rows, strict=True))


def totals(book: Book, s: VenusState) -> tuple[int, ...]:
    """Points by seat as they stand."""
    return tuple(sum(values) for values in zip(*by_source(book, s), strict=True))


def score(book: Book, s: VenusState) -> ScoreSheet:
    """The score as it stands, line by line."""
    columns = tuple(Column(text("cities_of_venus.score.seat", seat=SeatRef(seat))) for seat in range(len(s.cities)))
    lines = (
        ScoreLine(text(f"cities_of_venus.score.{name}"), values, icon, explain(book, s, name), rule)
        for (name, (icon, rule)), values in zip(SOURCES.items(), by_source(book, s), strict=True)
    )
    return ScoreSheet(columns, tuple(lines))


def explain(book: Book, s: VenusState, source: str) -> Text:
    """What counts for a line of the score sheet, with the numbers of the pack."""
    figures, lone = book.constants, book.pack.lone
    alone = len(s.cities) == LONE
    match source:
        case "population":
            return text("cities_of_venus.score.population.explain", full=figures.vnauts_per_point)
        case "minerals":
            return text("cities_of_venus.score.minerals.explain", full=figures.minerals_per_point)
        case "largest" if alone:
            return text("cities_of_venus.score.largest_lone.explain", bonus=figures.bonus, least=lone.population)
        case "richest" if alone:
            return text("cities_of_venus.score.richest_lone.explain", bonus=figures.bonus, least=lone.minerals)
        case "largest" | "richest":
            return text(f"cities_of_venus.score.{source}.explain", bonus=figures.bonus)
        case "stored":
            return text("cities_of_venus.score.stored.explain", penalty=figures.stored_penalty)
    return text(f"cities_of_venus.score.{source}.explain")


def round_end(book: Book, s: VenusState) -> RoundEnd:
    """Where the cities stand now."""
    return RoundEnd(totals(book, s), tuple(city.population for city in s.cities))


def courses(s: VenusState) -> tuple[Course, ...]:
    """Points and population by seat after each round."""
    rounds = tuple(range(1, len(s.history) + 1))
    seats = range(len(s.cities))
    points = tuple(tuple(end.totals[seat] for end in s.history) for seat in seats)
    people = tuple(tuple(end.population[seat] for end in s.history) for seat in seats)
    return (
        Course(text("cities_of_venus.score.points"), rounds, points),
        Course(text("cities_of_venus.score.people"), rounds, people),
    )


def ranks(book: Book, s: VenusState) -> list[tuple[int, int, int]]:
    """By seat what decides, in this order: total, card points, canister cards (CVL-SCORE-07 to -09)."""
    return [
        (total, card_vp(book, city), canister_count(book, city))
        for total, city in zip(totals(book, s), s.cities, strict=True)
    ]


def end(book: Book, s: VenusState, ctx: Context) -> None:
    """The highest total wins; card points, then canister cards decide ties (CVL-SCORE-07 to -10)."""
    s.step, s.active = RoundStep.GAME_OVER, NOBODY
    if len(s.cities) == LONE:
        s.ended = Ending("RATED", (0,), "CVL-LONE-04")
    else:
        found = ranks(book, s)
        best = max(found)
        winners = tuple(seat for seat, rank in enumerate(found) if rank == best)
        if len(winners) > 1:
            s.ended = Ending("SHARED", winners, "CVL-SCORE-10")
        else:
            s.ended = Ending("WIN", winners, _decided_by(found, best))
    if ctx.keep_beats:
        ctx.emit(GameEnded(s.ended.code, s.ended.winners, totals(book, s), s.ended.rule))


def _decided_by(found: list[tuple[int, int, int]], best: tuple[int, int, int]) -> str:
    """The rule that decided between the winner and those who have as many points."""
    level = [rank for rank in found if rank[0] == best[0]]
    if len(level) == 1:
        return "CVL-SCORE-07"
    return "CVL-SCORE-08" if [rank[1] for rank in level].count(best[1]) == 1 else "CVL-SCORE-09"


def outcome(book: Book, s: VenusState) -> Outcome | None:
    """How the game ended, or None."""
    ending = s.ended
    if ending is None:
        return None
    title = text(book.pack.lone.rating(max(totals(book, s))).name_id) if ending.code == "RATED" else None
    return Outcome(ending.code, ending.winners, why(book, s, ending), ending.rule, title)


def why(book: Book, s: VenusState, ending: Ending) -> Text:
    """What decided the game, in words."""
    winner = ending.winners[0]
    total, cards, canisters = ranks(book, s)[winner]
    if ending.code == "RATED":
        return text("cities_of_venus.outcome.rated", best=total, rating=text(book.pack.lone.rating(total).name_id))
    if ending.code == "SHARED":
        return text("cities_of_venus.outcome.shared", best=total, winners=len(ending.winners))
    seat = SeatRef(winner)
    if ending.rule == "CVL-SCORE-08":
        return text("cities_of_venus.outcome.win_by_cards", seat=seat, best=total, cards=cards)
    if ending.rule == "CVL-SCORE-09":
        return text("cities_of_venus.outcome.win_by_canisters", seat=seat, best=total, canisters=canisters)
    return text("cities_of_venus.outcome.win", seat=seat, best=total)
