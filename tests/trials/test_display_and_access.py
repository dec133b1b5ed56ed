"""Display and access (trials 16 to 20)."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import numpy.typing as npt
import pytest
from PySide6.QtCore import QPoint, QRect, QRectF, Qt
from PySide6.QtGui import QAccessible, QColor, QFont, QImage, QPainter, QRegion
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.cards import DIE_NAMES
from arcology.ui.access import AccessibleTable
from arcology.ui.art.chrome import ActionButton, KeyBadge, Label, Pill, SectionTitle
from arcology.ui.art.fonts import Weight
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.palette import contrast, luminance
from arcology.ui.art.pieces import seat_badge
from arcology.ui.art.textbox import text_width
from arcology.ui.sheet import Sheet
from tests.app.test_sizes import area, out_of_reach
from tests.app.toy_program import children
from tests.sight import EYES, colours, lightness
from tests.trials.conftest import OpenTable
from tests.trials.hands import Person
from tests.trials.players import Chance, Greedy

SCALES = (100, 125, 150, 175, 200)
SHEETS = ("show_settings", "show_library", "show_about", "show_rules", "ask_new_game")
AIRLESS = 0.75
"""A painted control may lose so much of the air around its line, but nothing of the line."""
LEADING = 0.35
"""The part of a line of a font above its capitals and below its descenders, where nothing is drawn."""


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()


# ---- 16 and 17: sizes ------------------------------------------------------------------------------------------------


def cut(parent: QWidget) -> list[str]:
    """Visible texts that do not fit their widget: labels by their lines, painted controls by what they ask for."""
    found = []
    for widget in children(parent, QWidget):
        words = getattr(widget, "text", lambda: "")()
        if isinstance(widget, Label) and words:
            rect = widget.contentsRect()
            flags = Qt.TextFlag.TextWordWrap if widget.wordWrap() else Qt.TextFlag.TextSingleLine
            needed = widget.fontMetrics().boundingRect(rect, int(flags), words)
            air = LEADING * widget.fontMetrics().height()
            if needed.width() > rect.width() + 1 or needed.height() > rect.height() + air:
                found.append(f"label {words[:40]!r}: {needed.size().toTuple()} in {rect.size().toTuple()}")
        elif isinstance(widget, ActionButton | Pill | KeyBadge | SectionTitle):
            if isinstance(widget, ActionButton) and in_lines(widget):
                continue
            wanted = widget.sizeHint()
            least = widget.minimumSizeHint().width() if isinstance(widget, SectionTitle) else wanted.width()
            if widget.width() < least - 1 or widget.height() < AIRLESS * wanted.height():
                found.append(f"{type(widget).__name__} {words[:40]!r}: {wanted.toTuple()} in {widget.size().toTuple()}")
    return found


def in_lines(button: ActionButton) -> bool:
    """Whether the text of a button has room in several lines, and its longest word in one of them."""
    if not button.wraps or not button.text():
        return False
    studio, size, width = button.look.studio, button._size, button.width()
    beside = button.sizeHint().width() - text_width(studio, button.text(), size, weight=Weight.DemiBold)
    longest = max(text_width(studio, word, size, weight=Weight.DemiBold) for word in button.text().split())
    return longest + beside <= width + 1 and button.height() >= button.heightForWidth(width) - 1


@pytest.mark.parametrize("scale", SCALES)
def test_every_text_fits_its_place_at_every_scale(table: OpenTable, scale: int) -> None:
    """16: labels, buttons and cards of rail, bar, sheets and table, in the middle of a game."""
    person = table(seed="16", panel_scale=scale, text_scale=scale, size=(1600, 900))
    bot = Greedy()
    for _ in range(6):
        person.model.submit(bot.choose(person.model))
    person.model.look_at("sentinel.1")
    settle()
    assert cut(person.page.rail) == []
    assert cut(person.page.bar) == []
    guard = TextGuard()
    scene = person.page.desk.scene
    scene.use_studio(replace(scene.studio, guard=guard))
    assert guard.notes, "nothing was written on the table"
    assert guard.elided() == []
    for name in SHEETS:
        getattr(person.window if name == "ask_new_game" else person.window.sheets, name)()
        settle()
        sheet = person.window.sheets.sheet
        assert isinstance(sheet, Sheet)
        assert cut(sheet) == [], name
        sheet.dismiss()
    person.window.show_start()
    settle()
    assert cut(person.window.start) == []


def test_a_large_font_of_the_system_cuts_nothing(table: OpenTable, qapp: QApplication) -> None:
    """16: the system's font at 150 %."""
    before = QFont(qapp.font())
    large = QFont(before)
    if before.pointSizeF() > 0:
        large.setPointSizeF(before.pointSizeF() * 1.5)
    else:
        large.setPixelSize(round(before.pixelSize() * 1.5))
    qapp.setFont(large)
    try:
        person = table()
        settle()
        assert cut(person.page) == []
        person.window.sheets.show_settings()
        settle()
        assert cut(person.window) == []
    finally:
        qapp.setFont(before)


@pytest.mark.parametrize(("width", "height"), [(1366, 768), (1024, 600)])
def test_small_screens_reach_every_control(table: OpenTable, width: int, height: int) -> None:
    """17: bar and rail at several questions of a game, and every sheet; none is larger than the window."""
    person, bot = table(seed="17", players=2, size=(width, height)), Greedy()
    asked: set[str] = set()
    for _ in range(60):
        if person.model.ask is not None and person.model.ask.kind not in asked:
            asked.add(person.model.ask.kind)
            settle()
            assert (person.window.width(), person.window.height()) == (width, height), "the window grew"
            assert out_of_reach(person.page.bar, person.window) == []
            assert out_of_reach(person.page.rail, person.window) == []
        person.model.submit(bot.choose(person.model))
    assert len(asked) >= 4
    for name in SHEETS:
        getattr(person.window if name == "ask_new_game" else person.window.sheets, name)()
        settle()
        sheet = person.window.sheets.sheet
        assert sheet is not None
        assert person.window.rect().contains(area(sheet.panel, person.window)), name
        assert out_of_reach(sheet, person.window) == [], name
        sheet.dismiss()


# ---- 18: contrast and colours ----------------------------------------------------------------------------------------


def faint(person: Person, parent: QWidget) -> list[str]:
    """Labels whose ink is too near to what lies behind, measured on a picture of the window twice as fine."""
    settle()
    image = QImage(person.window.size() * 2, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(2)
    whole = QRect(parent.mapTo(person.window, QPoint(0, 0)), parent.size())
    person.window.render(image, whole.topLeft(), QRegion(whole))
    found = []
    for label in children(parent, QLabel):
        rect = QRect(label.mapTo(person.window, QPoint(0, 0)), label.size()) & person.window.rect()
        visible = label.visibleRegion().boundingRect()
        if not label.text() or not label.isEnabled() or visible.size() != label.size() or rect.isEmpty():
            continue
        pixels = np.rint(colours(image.copy(QRect(rect.topLeft() * 2, rect.size() * 2))) * 255).reshape(-1, 3)
        numbers, counts = np.unique(pixels @ np.array((65536, 256, 1)), return_counts=True)
        ground = QColor(int(numbers[counts.argmax()]))
        light = numbers[np.argsort([luminance(QColor(int(number))) for number in numbers])[[0, -1]]]
        found_contrast = max(contrast(QColor(int(number)), ground) for number in light)
        if found_contrast < 4.5:
            found.append(f"{label.text()[:40]!r}: {found_contrast:.2f}")
    return found


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_texts_can_be_read_in_both_themes(table: OpenTable, theme: str) -> None:
    """18: at least 4.5:1 in rail, bar, sheets and on the start screen."""
    person = table(seed="18", theme=theme, size=(1600, 1000))
    person.model.submit(Greedy().choose(person.model))
    person.model.look_at("sentinel.1")
    assert faint(person, person.page) == []
    for name in SHEETS:
        getattr(person.window if name == "ask_new_game" else person.window.sheets, name)()
        assert person.window.sheets.sheet is not None
        assert faint(person, person.window.sheets.sheet) == [], name
        person.window.sheets.dismiss()
    person.window.show_start()
    assert faint(person, person.window.start) == []


def shape(image: QImage, eye: str) -> npt.NDArray[np.bool_]:
    """The drawing in the middle of a picture without its colours: what stands out from its ground."""
    grey = lightness(image, EYES[eye])
    high, wide = grey.shape
    core = grey[high // 4 : 3 * high // 4, wide // 4 : 3 * wide // 4]
    return np.asarray(abs(core - np.median(core)) > 0.12)


def apart(one: QImage, other: QImage, eye: str) -> float:
    """Which part of two pictures of one size has another shape."""
    return float((shape(one, eye) != shape(other, eye)).mean())


def badge(person: Person, seat: int) -> QImage:
    """The sign of a seat, as plates, meeples and cards show it."""
    image = QImage(160, 160, QImage.Format.Format_RGB32)
    palette = person.window.look.palette
    image.fill(palette.surface)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    seat_badge(painter, palette, QRectF(0, 0, 160, 160), seat, person.model.seats[seat].symbol)
    painter.end()
    return image


def sprite(person: Person, piece: str, **facts: object) -> QImage:
    """A piece at twice its size, perhaps with other facts, on the ground of the table."""
    scene = person.page.desk.scene
    shown = scene.pieces[piece].piece
    changed = tuple((name, facts.get(name, value)) for name, value in shown.facts)
    pixmap = scene.sprites.pixmap(scene.sprites.component(shown), changed, 2.0, 1.0)
    image = QImage(pixmap.size(), QImage.Format.Format_RGB32)
    image.fill(scene.studio.palette.felt)
    painter = QPainter(image)
    painter.drawPixmap(0, 0, pixmap)
    painter.end()
    return image


@pytest.mark.parametrize("theme", ["dark", "light"])
@pytest.mark.parametrize("eye", EYES)
def test_seats_and_states_are_told_apart_without_colour(table: OpenTable, theme: str, eye: str) -> None:
    """18: the signs and meeples of both seats, and sentinels, keys and trackers in each of their states."""
    person = table(players=2, theme=theme)
    assert person.model.seats[0].symbol != person.model.seats[1].symbol
    for pair in ((badge(person, 0), badge(person, 1)), (sprite(person, "meeple.0"), sprite(person, "meeple.1"))):
        assert pair[0].size() == pair[1].size()
        assert apart(*pair, eye) > 0.02
    pieces = person.model.table.pieces
    for piece in ("sentinel.0", "key.0", "energy.0"):
        facts = dict(pieces[piece].facts)
        for name, value in facts.items():
            if isinstance(value, bool):
                one, other = sprite(person, piece, **{name: False}), sprite(person, piece, **{name: True})
                assert one == other or apart(one, other, eye) > 0.0005, f"{name} of {piece} is told by colour alone"


# ---- 19: the accessible tree -----------------------------------------------------------------------------------------


def test_every_piece_and_place_has_a_name_and_a_state(table: OpenTable) -> None:
    """19: all through a game the tree has every piece on the table and every place where something can be let go."""
    person, chance = table(players=2), Chance(19)
    root = QAccessible.queryAccessibleInterface(person.page.view)
    name, text = QAccessible.Text.Name, QAccessible.Text.Description
    for number in range(40):
        if person.model.outcome is not None:
            break
        targets = person.page.desk.accessible.targets()
        parts = [root.child(i) for i in range(root.childCount())]
        inside = [part.child(i) for part in parts for i in range(part.childCount())]
        nodes = [*inside, *(part for part in parts if part.role() == QAccessible.Role.Cell)]
        assert set(person.model.table.pieces) <= set(targets)
        assert len(nodes) == len(targets)
        assert all(part.text(name) for part in parts)
        spoken = [node.text(name) for node in nodes]
        assert all(spoken), [target for target, words in zip(targets, spoken, strict=True) if not words]
        assert not [words for words in spoken if words.startswith(("cyberdoom_tower.", "table."))]
        for target, node in zip(targets, nodes, strict=True):
            if isinstance(target, Spot):
                assert node.state().selectable
                continue
            acts = target in person.model.sources()
            assert node.role() == (QAccessible.Role.Button if acts else QAccessible.Role.Graphic)
            assert bool(node.state().disabled) is not acts
            assert node.rect().isValid(), target
        if number % 10 == 0:
            told = [node.text(text) for node, target in zip(nodes, targets, strict=True) if target == "sentinel.0"]
            assert told != [""], "the state of a sentinel is not told"
            assert len(told) == 1
        person.model.submit(chance.choose(person.model))


def test_every_event_is_announced_once_and_in_order(table: OpenTable, monkeypatch: pytest.MonkeyPatch) -> None:
    """19: after every decision of a game exactly its lines of the log, then the next question."""
    heard: list[str] = []
    monkeypatch.setattr(AccessibleTable, "announce", lambda self, words: heard.append(words))
    person, chance = table(players=2), Chance(3)
    model = person.model
    for _ in range(60):
        if model.outcome is not None:
            break
        heard.clear()
        model.submit(chance.choose(model))
        after = model.prompt if model.prompt is not None else model.outcome.why if model.outcome is not None else None
        assert after is not None
        assert heard == [*(model.render(line.text) for line in model.log[-1].lines), model.render(after)]
    heard.clear()
    taken = model.render(model.log[-1].headline)
    person.key(Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)
    assert model.prompt is not None
    assert heard == [f"Taken back: {taken}", model.render(model.prompt)], "what was taken back, and what is asked again"


# ---- 20: reduced motion ----------------------------------------------------------------------------------------------


def test_with_reduced_motion_nothing_moves_and_nothing_flashes(table: OpenTable, qtbot: QtBot) -> None:
    """20: during an automated turn pieces are where they were or where they go, and fade in one direction only."""
    person = table(speed="normal", reduced_motion="on", players=2)
    model, desk = person.model, person.page.desk
    model.submit(next(o.action for o in model.offers.offers if isinstance(o.action, act.ChooseFirst)))
    model.finish_film()
    before = {id: item.pose for id, item in desk.scene.pieces.items()}
    model.submit(next(o.action for o in model.offers.offers if isinstance(o.action, act.Pass)))
    assert person.page.rail.where._plate._clock.state() == person.page.rail.where._plate._clock.State.Stopped
    seen: dict[str, set[tuple[float, float]]] = {}
    while model.film_runs:
        QTest.qWait(15)
        for id, item in desk.scene.pieces.items():
            seen.setdefault(id, set()).add((item.pose.x, item.pose.y))
    rests = {id: {(item.rest.x, item.rest.y)} for id, item in desk.scene.pieces.items()}
    for id, places in seen.items():
        known = rests[id] | ({(before[id].x, before[id].y)} if id in before else set())
        assert len(places) <= 3, f"{id} glides over {len(places)} places"
        assert places & known


def test_dice_and_automated_turns_can_be_skipped_and_stay_readable(table: OpenTable) -> None:
    """20: Space ends the film at once; dice and log show what came of it."""
    person, bot = table(speed="slow", reduced_motion="on"), Greedy()
    rolled = False
    for _ in range(60):
        action = bot.choose(person.model)
        person.model.submit(action)
        if person.model.film_runs:
            person.key(Qt.Key.Key_Space)
            assert not person.model.film_runs
        attack = person.model.session.state.attack
        if attack is not None:
            rolled = True
            dice = person.model.session.state.dice
            shown = [dict(person.page.desk.scene.pieces[f"die.{name}"].piece.facts) for name in DIE_NAMES]
            assert [facts["value"] for facts in shown] == list(dice)
            break
    assert rolled
    white = " ".join(str(face) for face in person.model.session.state.dice[:4])
    assert any(white in person.model.render(line.text) for line in person.model.log[-1].lines)
