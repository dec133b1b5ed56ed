"""Compares what is drawn on the screen with where a hand hits it; also runs alone, for other scales of the screen."""

from __future__ import annotations

import sys
from typing import Any

from PySide6.QtCore import QPointF, QRect, QRectF
from PySide6.QtGui import QImage

from tests.ui.pointer import move


def changed(before: QImage, after: QImage) -> QRect:
    """The smallest rectangle of device pixels in which two pictures differ."""
    left, top, right, bottom = before.width(), before.height(), -1, -1
    for y in range(before.height()):
        if before.constScanLine(y) == after.constScanLine(y):
            continue
        top, bottom = min(top, y), y
        for x in range(before.width()):
            if before.pixel(x, y) != after.pixel(x, y):
                left, right = min(left, x), max(right, x)
    return QRect(left, top, right - left + 1, bottom - top + 1)


def drawn(view: Any, item: Any) -> QRectF:
    """Where an item is on the screen, in pixels of the view: by taking it away and comparing."""
    whole = view.grab().toImage()
    item.setVisible(False)
    without = view.grab().toImage()
    item.setVisible(True)
    rect, dpr = changed(without, whole), whole.devicePixelRatio()
    return QRectF(rect.x() / dpr, rect.y() / dpr, rect.width() / dpr, rect.height() / dpr)


def check(view: Any, piece: str) -> list[str]:
    """What is wrong between the picture of an opaque piece and its hit area; empty when they coincide."""
    item = view.table_scene.pieces[piece]
    seen = drawn(view, item)
    wanted = view.viewportTransform().mapRect(item.area())
    allowed = 1.01 / view.devicePixelRatioF() + 0.5
    problems = [
        f"{name}: drawn at {a:.2f}, hit at {b:.2f}"
        for name, a, b in (
            ("left", seen.left(), wanted.left()),
            ("top", seen.top(), wanted.top()),
            ("right", seen.right(), wanted.right()),
            ("bottom", seen.bottom(), wanted.bottom()),
        )
        if abs(a - b) > allowed
    ]
    for corner in (seen.topLeft(), seen.topRight(), seen.bottomLeft(), seen.bottomRight()):
        towards = seen.center() - corner
        inside, outside = corner + towards * 0.08, corner - towards * 0.08
        if view.table_scene.piece_at(view.to_table(QPointF(inside))) != piece:
            problems.append(f"{inside} shows the piece but does not hit it")
        if view.table_scene.piece_at(view.to_table(QPointF(outside))) == piece:
            problems.append(f"{outside} hits the piece but does not show it")
    return problems


def main() -> int:
    """Opens a toy table at the scale given by QT_SCALE_FACTOR and checks it; prints what is wrong."""
    from PySide6.QtCore import Qt
    from PySide6.QtTest import QTest
    from PySide6.QtWidgets import QApplication

    from arcology.engine.config import GameConfig
    from arcology.session.session import Session
    from arcology.testing.toy.plugin import PLUGIN, toy_pair
    from arcology.ui.desk import Desk
    from arcology.ui.model import GameModel
    from arcology.ui.painters import Painters
    from tests.ui.toy_art import COMPONENTS, say, toy_studio

    app = QApplication([])
    rules, board = toy_pair()
    model = GameModel(Session(rules, GameConfig("toy", 2, 3)), board, PLUGIN, say)
    desk = Desk(model, Painters(COMPONENTS, model.board.layout), toy_studio())
    view = desk.view
    view.resize(900, 520)
    view.show()
    QTest.qWaitForWindowExposed(view)
    view.sharpen()
    problems = check(view, "deck")
    item = desk.scene.pieces["deck"]
    pixmap = item.pixmap()
    if item.scale() * view.zoom != 1.0:
        problems.append(f"the sprite is drawn at {item.scale() * view.zoom} instead of pixel for pixel")
    if pixmap.devicePixelRatio() != view.devicePixelRatioF():
        problems.append(f"the sprite has ratio {pixmap.devicePixelRatio()}, the screen {view.devicePixelRatioF()}")
    middle = view.viewportTransform().map(desk.scene.rect("meeple.0").center()).toPoint()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=middle)
    for x in (10, 20, 30):
        move(view.viewport(), middle + QPointF(x, 0).toPoint())
    lifted, resting = desk.bench.ghost.area().size(), desk.scene.rect("meeple.0").size()
    if abs(lifted.width() / resting.width() - 1.06) > 0.001:
        problems.append(f"the piece in the hand is {lifted} and should be 1.06 times {resting}")
    desk.hands.cancel()
    desk.close()
    print(view.devicePixelRatioF(), *problems, sep="\n")
    app.quit()
    return 1 if problems else 0


if __name__ == "__main__":
    sys.exit(main())
