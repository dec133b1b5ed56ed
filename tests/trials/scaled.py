"""Cyberdoom Tower at the scale of QT_SCALE_FACTOR: what is drawn against where a hand hits it. Runs in its own process.

QT_SCALE_FACTOR=1.5 python -m tests.trials.scaled
"""

from __future__ import annotations

import sys

from PySide6.QtCore import QPoint, QPointF
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from arcology.app.paths import folders
from arcology.session.settings import Settings
from tests.trials.conftest import new_game, open_window
from tests.trials.hands import Person
from tests.ui.drawn import drawn


def outline(person: Person, piece: str) -> list[str]:
    """The hit area lies in the middle of what is drawn, which has a shadow around it."""
    view, scene = person.page.view, person.page.desk.scene
    item = scene.pieces[piece]
    seen, hit = drawn(view, item), view.viewportTransform().mapRect(item.area())
    allowed = 1.01 / view.devicePixelRatioF() + 0.5
    problems = []
    if not seen.adjusted(-allowed, -allowed, allowed, allowed).contains(hit):
        problems.append(f"{piece} is drawn at {seen} and hit at {hit}")
    if abs(seen.center().x() - hit.center().x()) > allowed:
        problems.append(f"the middle of {piece} is drawn at {seen.center()} and hit at {hit.center()}")
    return problems


def wrong(person: Person) -> list[str]:
    """What does not fit: outlines on the screen, the sharpness of sprites, and the copy in the hand."""
    view, scene = person.page.view, person.page.desk.scene
    problems = outline(person, "deck")
    for item in scene.pieces.values():
        if abs(item.scale() * view.zoom - 1.0) > 0.001 and item.pose.angle == 0:
            problems.append(f"{item.piece.id} is drawn at {item.scale() * view.zoom} instead of pixel for pixel")
            break
    person.lift("meeple.0")
    lifted, resting = person.page.desk.bench.ghost.area().size(), scene.rect("meeple.0").size()
    if abs(lifted.width() / resting.width() - 1.06) > 0.001:
        problems.append(f"the piece in the hand is {lifted} and should be 1.06 times {resting}")
    hand = person.at(person._hand)
    seen = view.to_table(QPointF(view.viewport().mapFrom(person.window, hand)))
    if not person.page.desk.bench.ghost.area().contains(seen):
        problems.append("the piece in the hand does not lie under the pointer")
    for target, area in person.page.desk.bench.targets.areas.items():
        if person.page.desk.bench.meant_at(view.to_table(view.viewportTransform().map(area.center()))) != target:
            problems.append(f"{target} is lit at {area} and not hit there")
    person.release(hand + QPoint(1, 0))
    return problems


def main() -> int:
    """Opens the table, prints the scale of the screen and what is wrong."""
    application = QApplication([])
    window, shut = open_window(folders(), application)
    window.use_settings(Settings(theme="dark", speed="instant"))
    window.resize(1100, 640)
    window.show()
    QTest.qWaitForWindowExposed(window)
    window.show_table(window.services.start(new_game(window)))
    QApplication.processEvents()
    person = Person(window)
    person.page.view.sharpen()
    problems = wrong(person)
    print(window.devicePixelRatioF(), *problems, sep="\n")
    shut()
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
