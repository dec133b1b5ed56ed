"""The toy with secrets: a model of it, who looks, and what each may see."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.session.session import Session
from arcology.testing.toy.secret import SECRET
from arcology.ui.model import GameModel
from arcology.ui.viewing import Viewing
from tests.ui.toy_art import say


class Seats:
    """A model of the toy with secrets and who looks at it; what would be a curtain is only noted.

    Films are ended by hand, and no time passes before the curtain.
    """

    def __init__(self, seats: int = 2, seed: int = 3, *, plugin: Any = SECRET, curtain: bool = True) -> None:
        rules, board = plugin.open({}, None, None)
        self.session = Session(rules, GameConfig("toy", seats, seed))
        self.model = GameModel(self.session, board, plugin, say)
        self.model.films = False
        self.viewing = Viewing(self.model)
        self.viewing.use(0.0, curtain=curtain)
        self.fallen: list[int] = []
        self.risen = 0
        self.films: list[Any] = []
        self.viewing.falls.connect(self.fallen.append)
        self.viewing.falls.connect(lambda _: self.model.cover())
        self.viewing.rises.connect(self._up)
        self.model.film.connect(self.films.append)
        self.leaks: list[str] = []
        self.model.shown.connect(self._look_for_leaks)

    def _up(self) -> None:
        self.risen += 1

    def _look_for_leaks(self) -> None:
        """Only the viewer's own cards have a face."""
        seen = open_cards(self.model.table)
        if any(owner != self.model.viewer for owner, _ in seen) and self.model.outcome is None:
            self.leaks.append(f"{self.model.viewer} sees {seen}")

    def cards(self, seat: int) -> list[int]:
        cards: list[int] = self.session.state.sealed[seat]
        return cards


def open_cards(table: Any) -> list[tuple[int, int]]:
    """(owner, worth) of every card that has a face on a table."""
    facts = [(piece.owner, dict(piece.facts)["worth"]) for piece in table.pieces.values() if piece.sprite == "card"]
    return [(owner, worth) for owner, worth in facts if worth]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[..., Seats]]:
    """Sets the toy with secrets up (arguments as for `Seats`): ``viewer`` looks already, ``rivals`` are computers."""
    made: list[Seats] = []

    def make(*args: Any, viewer: int | None = None, rivals: Any = None, **more: Any) -> Seats:
        seats = Seats(*args, **more)
        if rivals:
            seats.model.seat(rivals)
        seats.viewing.begin(viewer)
        made.append(seats)
        return seats

    yield make
    for seats in made:
        seats.viewing.close()
        seats.model.close()
        assert not seats.leaks, seats.leaks


def pass_on(table: Seats, qtbot: QtBot, seat: int) -> None:
    """Somebody decides, and the curtain falls for ``seat``, who lifts it."""
    qtbot.waitUntil(lambda: table.viewing.awaited == seat)
    table.viewing.lift()
    assert table.model.viewer == seat, f"{table.model.viewer} looks instead of {seat}"
