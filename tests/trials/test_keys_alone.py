"""Every game from the start screen to its final score without a mouse (trial 14); the focus can be seen all the way."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtWidgets import QApplication, QLabel

from arcology.ui.dialogs.new_game import NewGameSheet
from arcology.ui.start.tiles import GameTile
from tests.app.toy_program import button, children
from tests.trials import test_cities_of_venus as venus
from tests.trials import test_cyberflesh as cyberflesh
from tests.trials import test_cytress as cytress
from tests.trials.focus import assert_focus_is_seen
from tests.trials.hands import Person, comes_true
from tests.trials.players import Greedy

MOST = 900
"""No game of the trials is longer than this."""
MOUSE = frozenset(
    {QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease, QEvent.Type.MouseMove, QEvent.Type.Wheel}
)
Choose = Callable[[Person], Any]


class NoMouse(QObject):
    """Sees to it that nothing is done by the mouse."""

    def __init__(self) -> None:
        super().__init__()
        self.seen: list[QEvent.Type] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if event.type() in MOUSE:
            self.seen.append(event.type())
        return False


def by_greedy() -> Choose:
    bot = Greedy()
    return lambda person: bot.choose(person.model)


PLAYERS: dict[str, Callable[[], Choose]] = {
    "cyberdoom_tower": by_greedy,
    "cytress": lambda: cytress.Mixed(3).choose,
    "cyberflesh": lambda: cyberflesh.Mixed(3).choose,
    "cities_of_venus": lambda: venus.Mixed(1).choose,
}


def go_to_tile(person: Person, game: str) -> None:
    """Arrows from wherever the focus is on the start screen to the tile of a game."""
    person.window.start._focus_first()
    for _ in range(8):
        assert_focus_is_seen(person)
        if isinstance(person.focus, GameTile):
            break
        person.key(Qt.Key.Key_Up)
    tiles = person.window.start.tiles
    wanted = next(i for i, tile in enumerate(tiles) if tile.record.id == game)
    for _ in range(2 * len(tiles)):
        assert isinstance(person.focus, GameTile)
        at = tiles.index(person.focus)
        if at == wanted:
            return
        person.key(Qt.Key.Key_Right if at < wanted else Qt.Key.Key_Left)
        assert_focus_is_seen(person)
    pytest.fail(f"arrows do not reach the tile of {game}")


def begin(person: Person, game: str) -> None:
    """Enter on the tile, a seed that is always the same, and the button that starts the game."""
    go_to_tile(person, game)
    person.key(Qt.Key.Key_Return)
    QApplication.processEvents()
    sheet = person.window.sheets.sheet
    assert isinstance(sheet, NewGameSheet)
    person.tab_to(sheet.seed)
    person.key(Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    for letter in "KEYS":
        person.letter(letter)
    assert sheet.seed.text().lower() == "keys"
    person.tab_to(sheet.start_button)
    person.key(Qt.Key.Key_Space)
    assert person.window.page is not None
    assert person.model.session.config.game == game


def play(person: Person, choose: Choose) -> None:
    for _ in range(MOST):
        model = person.model
        if model.outcome is not None:
            return
        assert comes_true(lambda: bool(person.model.offers.offers) or person.model.outcome is not None)
        for _ in range(3):  # a person looks before pressing: by then the rail has found its new shape
            QApplication.processEvents()
        if model.draft.shares and model.position % 3:
            venus.together(person, keys=True)
        else:
            person.decide_by_keys(choose(person))
        assert_focus_is_seen(person)
    pytest.fail(f"no end after {MOST} decisions")


def read_the_end(person: Person) -> None:
    """The end page tells what decided it; the score sheet opens and closes by its key; and back to the start screen."""
    QApplication.processEvents()
    end, model = person.page.rail.end, person.model
    assert end.isVisible()
    assert model.outcome is not None
    assert model.render(model.outcome.why) in [label.text() for label in children(end, QLabel)]
    if person.page.bar.scores.isVisible():
        person.key(Qt.Key.Key_F2)
        assert person.window.sheets.sheet is not None
        assert_focus_is_seen(person)
        person.key(Qt.Key.Key_Escape)
        assert person.window.sheets.sheet is None
    person.tab_to(button(end, "Start screen"))
    person.key(Qt.Key.Key_Space)
    assert person.window.page is None
    QApplication.processEvents()


@pytest.mark.slow
@pytest.mark.parametrize("game", PLAYERS)
def test_from_the_start_screen_to_the_final_score_by_keys_alone(person: Person, game: str, qapp: QApplication) -> None:
    person.window.resize(1920, 1080)
    watch = NoMouse()
    qapp.installEventFilter(watch)
    try:
        begin(person, game)
        play(person, PLAYERS[game]())
        read_the_end(person)
    finally:
        qapp.removeEventFilter(watch)
    assert watch.seen == [], "the mouse was used"
