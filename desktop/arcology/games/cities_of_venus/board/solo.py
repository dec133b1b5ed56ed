"""What only the lone city has: the challenge with its ratings, and the freighter of every second round."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Piece, Spot
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept, digits
from arcology.games.cities_of_venus.board.names import Names
from arcology.games.cities_of_venus.board.standing import standing, total_with
from arcology.games.cities_of_venus.rules.grab import worth_most
from arcology.games.cities_of_venus.state import VenusState
from arcology.games.cities_of_venus.terms import LONE, RoundStep


class Solo:
    """Makes the pieces of the lone-city challenge (CVL-LONE)."""

    def __init__(self, called: Names, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept

    def pieces(self, s: VenusState) -> Iterator[Piece]:
        """Nothing where several cities play."""
        if len(s.cities) != LONE:
            return
        lone, city = self._book.pack.lone, standing(self._book, s, 0)
        total, comes = total_with(self._book, s, 0, city), self.comes(s)
        yield self._kept.piece(
            names.CHALLENGE,
            "challenge",
            Spot("challenge", "board"),
            text("cities_of_venus_board.piece.challenge", n=total, rating=Text(lone.rating(total).name_id)),
            total=total,
            people=city.population,
            minerals=city.minerals,
            least=digits([least for _, least in lone.ratings]),
            goal_people=lone.population,
            goal_minerals=lone.minerals,
            freighter=comes,
            gauge=names.forecast(0),
        )
        if comes or (self._due(s) and s.step is RoundStep.GRAB):
            note = text("cities_of_venus_board.freighter.comes" if comes else "cities_of_venus_board.freighter.came")
            name = text("cities_of_venus_board.piece.freighter")
            yield self._kept.piece(names.FREIGHTER, "freighter", Spot("freighter", "sky"), name, note=note)

    def comes(self, s: VenusState) -> bool:
        """Whether a freighter takes a canister before the grab of this round (CVL-LONE-02)."""
        return self._due(s) and any(isinstance(task, tasks.BeginGrab) for task in s.agenda)

    def prey(self, s: VenusState) -> str:
        """The canister that the freighter of this round is going to take, or ""."""
        return worth_most(self._book, s) if self.comes(s) else ""

    def _due(self, s: VenusState) -> bool:
        playing = s.ended is None and not s.grab_cancelled
        return len(s.cities) == LONE and playing and s.round % self._book.pack.lone.freighter_every == 0
