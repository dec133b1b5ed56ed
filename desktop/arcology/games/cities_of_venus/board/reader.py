"""The reader: what a piece is, what state it is in, and the rules that it invokes."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, text
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.reader_cards import CardReader
from arcology.games.cities_of_venus.board.reader_city import CityReader
from arcology.games.cities_of_venus.board.solo import Solo
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import DIE, Dept, Gem, Place

RULES: dict[str, tuple[str, ...]] = {
    "backdrop": ("CVL-ROUND-01",),
    "mat": ("CVL-SETUP-02",),
    "drop_deck": ("CVL-SETUP-08", "CVL-SETUP-09", "CVL-SETUP-10"),
    "event_deck": ("CVL-EVENT-02", "CVL-EVENT-06"),
    "market": ("CVL-SETUP-12", "CVL-INNO-01", "CVL-INNO-10"),
    "surface": ("CVL-GRAB-11", "CVL-CAP-04"),
    "supply_vnauts": ("CVL-ACT-02", "CVL-GRAB-09", "CVL-RUL-08"),
    "supply_gems": ("CVL-MINE-05", "CVL-RUL-09"),
    "round_track": ("CVL-ROUND-01", "CVL-ROUND-03", "CVL-END-01"),
    "freighter": ("CVL-LONE-02",),
    "challenge": ("CVL-LONE-03", "CVL-LONE-04"),
    "first": ("CVL-ROUND-03", "CVL-RUL-32", "CVL-RUL-58"),
    "chute": ("CVL-DROP-01", "CVL-DROP-03"),
    "event": ("CVL-EVENT-04", "CVL-EVENT-05", "CVL-LOSS-03"),
    "innovation": ("CVL-INNO-05", "CVL-CARD-04", "CVL-INNO-11"),
    "claim": ("CVL-INNO-05", "CVL-CARD-04", "CVL-INNO-11"),
    "city": ("CVL-SETUP-04", "CVL-CAP-05", "CVL-SCORE-02"),
    "nameplate": ("CVL-SCORE-01", "CVL-SCORE-02"),
    "growth": ("CVL-GROW-01", "CVL-GROW-02", "CVL-GROW-06"),
    "shuttle": ("CVL-DEPLOY-01", "CVL-DEPLOY-05", "CVL-LOSS-02"),
    "arrival": ("CVL-DEPLOY-01", "CVL-DEPLOY-02", "CVL-DEPLOY-05"),
    "leaving": ("CVL-LOSS-02", "CVL-LOSS-03"),
    "vnaut": ("CVL-PAY-01", "CVL-LOSS-01"),
    "station": ("CVL-DEPLOY-02", "CVL-INNO-01", "CVL-INNO-03"),
    "minerals": ("CVL-MINE-02", "CVL-ACT-02", "CVL-SCORE-03"),
    "gem": ("CVL-MINE-05", "CVL-RUL-09"),
    "die": ("CVL-MINE-01", "CVL-MINE-06", "CVL-MINE-08"),
    "bay": ("CVL-HOLD-01", "CVL-HOLD-04", "CVL-SCORE-06"),
    "forecast": ("CVL-SCORE-01", "CVL-SCORE-04", "CVL-SCORE-05"),
    "rival": ("CVL-RUL-52", "CVL-ROUND-05"),
    "rival_cards": ("CVL-RUL-52", "CVL-SCORE-01"),
}
DEPT_RULES: dict[Dept, tuple[str, ...]] = {
    Dept.POWER: ("CVL-CAP-02", "CVL-PAY-01", "CVL-CARD-17"),
    Dept.MECHANICAL: ("CVL-CAP-02", "CVL-PAY-01", "CVL-HOLD-04"),
    Dept.SHIELDS: ("CVL-CAP-02", "CVL-SHIELD-01", "CVL-SHIELD-02"),
    Dept.MINING: ("CVL-CAP-02", "CVL-MINE-01", "CVL-MINE-03"),
    Dept.AIR: ("CVL-CAP-02", "CVL-GROW-01"),
    Dept.FOOD: ("CVL-CAP-02", "CVL-GROW-01"),
}
TERMS = {
    "drop_deck": "drop_deck",
    "event_deck": "event_deck",
    "market": "market",
    "surface": "surface",
    "supply_vnauts": "supply",
    "supply_gems": "supply",
    "first": "first_player",
}
"""Pieces that are a word of the game: its name and effect are read."""


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cities_of_venus_board.reader.{name}", **args)


class Reader:
    """Describes pieces of an observed state; the first text is the name."""

    def __init__(self, called: Names, solo: Solo) -> None:
        self._names = called
        self._book = called.book
        self._solo = solo
        self._cards = CardReader(called)
        self._cities = CityReader(called)

    def rules_of(self, s: VenusState, piece: str) -> tuple[str, ...]:
        """Rule ids behind a piece."""
        kind, _, rest = piece.partition(".")
        if kind == "department":
            return DEPT_RULES[Dept(rest.rpartition(".")[2])]
        if kind in ("card", "claim", "innovation"):
            return self._cards.rules_of(s, kind, rest) or RULES.get(kind, ())
        if kind == "vnaut" and rest.split(".")[1] == Place.STATION.value:
            return ("CVL-DEPLOY-07", "CVL-LOSS-06")
        return RULES.get(kind, ())

    def describe(self, s: VenusState, piece: str) -> list[Text]:
        """Name, then facts and state in sentences."""
        kind, _, rest = piece.partition(".")
        if kind in TERMS:
            term = f"cities_of_venus.term.{TERMS[kind]}"
            return [Text(term), Text(f"{term}.effect"), *self._count(s, kind)]
        found = self._of_mat(s, kind) or self._cards.describe(s, kind, rest) or self._cities.describe(s, kind, rest)
        if kind == "card" and rest == self._solo.prey(s):
            found = [*found[:-1], text("cities_of_venus_board.status.freighter"), found[-1]]
        return list(found or self._small(s, kind, rest))

    def _count(self, s: VenusState, kind: str) -> Iterator[Text]:
        """How many cards a pile has, where that is worth saying."""
        match kind:
            case "drop_deck":
                yield sentence("cards_left", n=len(s.deck))
            case "event_deck":
                yield sentence("cards_left", n=len(s.event_deck))
                if s.event_discard:
                    yield sentence("events_gone", events=self._names.event(s.event_discard[-1]), n=len(s.event_discard))
            case "surface":
                yield sentence("cards_there", n=len(s.surface))

    def _of_mat(self, s: VenusState, kind: str) -> list[Text]:
        lone = self._book.pack.lone
        match kind:
            case "backdrop" | "mat":
                return [
                    text("cities_of_venus_board.piece.mat"),
                    sentence("mat", n=self._book.constants.drop[len(s.cities) - 1]),
                ]
            case "round_track":
                step = s.step.name_id
                return [Text(step), Text(f"{step}.effect"), sentence("last" if s.earth_revealed else "until_earth")]
            case "freighter":
                return [
                    text("cities_of_venus_board.piece.freighter"),
                    sentence("freighter", every=lone.freighter_every),
                ]
            case "challenge":
                rates = [
                    sentence("rating", rating=Text(rating.name_id), least=least) for rating, least in lone.ratings[1:]
                ]
                goals = sentence(
                    "lone_goals", people=lone.population, minerals=lone.minerals, bonus=self._book.constants.bonus
                )
                return [text("cities_of_venus_board.piece.challenge_name"), goals, *rates]
        return []

    def _small(self, s: VenusState, kind: str, rest: str) -> Iterator[Text]:
        """Gems, dice, parachutes."""
        match kind:
            case "gem":
                gem = Gem[rest.split(".")[1].upper()]
                yield Text(gem.name_id)
                yield sentence("gem", n=int(gem))
            case "die":
                yield text("cities_of_venus_board.piece.die_place")
                yield sentence("die", n=DIE)
            case "chute":
                yield text("cities_of_venus_board.piece.chute", card=self._names.card(rest))
                yield sentence("chute")
