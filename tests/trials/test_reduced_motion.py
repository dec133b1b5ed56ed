"""With little motion nothing travels, tumbles or flashes, in any game and around the table (trial 20)."""

from __future__ import annotations

from collections import defaultdict
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt, QVariantAnimation
from PySide6.QtWidgets import QApplication

from arcology.engine.layout import Pose
from arcology.ui.motion import Player
from arcology.ui.scene.scene import TableScene
from tests.trials.four import GAMES, OpenGame, game
from tests.trials.hands import Person, comes_true

__all__ = ["game"]

BEAT = 60.0
"""Milliseconds of a film that pass at a time."""
DECISIONS = 6


class Watch:
    """Writes down where pieces are placed, how they fade and whether a die tumbles."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.places: dict[str, list[Pose]] = defaultdict(list)
        self.fades: dict[str, list[float]] = defaultdict(list)
        self.throws: list[str] = []
        place, fade, tumble = TableScene.place, TableScene.fade, TableScene.tumble

        def placed(scene: TableScene, piece: str, pose: Pose) -> None:
            self.places[piece].append(pose)
            place(scene, piece, pose)

        def faded(scene: TableScene, piece: str, opacity: float) -> None:
            self.fades[piece].append(opacity)
            fade(scene, piece, opacity)

        def tumbled(scene: TableScene, piece: str, throw: int | None) -> None:
            self.throws.append(piece)
            tumble(scene, piece, throw)

        for name, instead in (("place", placed), ("fade", faded), ("tumble", tumbled)):
            monkeypatch.setattr(TableScene, name, instead)


def play_film(player: Player) -> int:
    """Lets the film that runs go by, in beats; returns how many there were."""
    beats = 0
    while player.playing:
        player._now += BEAT
        player._tick()
        beats += 1
        assert beats < 5000
    return beats


def decide(person: Person) -> None:
    """One decision: the first that is not a pass, so that something happens."""
    model = person.model
    assert comes_true(lambda: bool(model.offers.offers)), "nobody is asked"
    offers = sorted(model.offers.offers, key=lambda offer: offer.target is None)
    assert model.submit(offers[0].action)


@pytest.mark.parametrize("slug", GAMES)
def test_pieces_are_where_they_were_or_where_they_go(
    game: OpenGame, slug: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    person = game(slug, players=2, speed="slow", reduced_motion="on")
    desk, watch, films = person.page.desk, Watch(monkeypatch), 0
    ends: dict[str, set[Pose]] = {}
    person.model.film.connect(lambda plan: plan and ends.update({t.piece: {t.a, t.b} for t in plan.tracks}))
    for _ in range(DECISIONS):
        if person.model.outcome is not None:
            break
        rests = {piece: {item.rest} for piece, item in desk.scene.pieces.items()}
        ends.clear()
        decide(person)
        films += play_film(desk.player) > 0
        for piece, item in desk.scene.pieces.items():
            rests.setdefault(piece, set()).add(item.rest)
        for piece, poses in watch.places.items():
            known = {(p.x, p.y, p.angle) for p in rests.get(piece, set()) | ends.get(piece, set())}
            ways = {(p.x, p.y, p.angle) for p in poses} - known
            assert not ways, f"{piece} travels over {sorted(ways)[:3]}"
        for piece, shown in watch.fades.items():
            turns = sum((b - a) * (c - b) < 0 for a, b, c in zip(shown, shown[1:], shown[2:], strict=False))
            assert turns <= 2 * films, f"{piece} flashes: {shown}"
        watch.places.clear()
        watch.fades.clear()
    assert films > 3, "no film was shown"
    assert watch.throws == [], "a die tumbles"


def test_full_motion_is_seen_by_the_same_measure(game: OpenGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """Otherwise the test above would show nothing."""
    person = game("cyberdoom-tower", players=2, speed="slow", reduced_motion="off")
    watch = Watch(monkeypatch)
    ways = 0
    for _ in range(DECISIONS):
        decide(person)
        play_film(person.page.desk.player)
        ways = max(ways, *(len({(pose.x, pose.y) for pose in poses}) for poses in watch.places.values()), 0)
    assert ways > 4


def test_nothing_around_the_table_moves(game: OpenGame) -> None:
    """No animation of a widget runs, and what is let go at a wrong place is home at once."""
    person = game("cyberdoom-tower", players=2, speed="slow", reduced_motion="on")
    for _ in range(6):
        decide(person)
        running = [one for one in person.page.findChildren(QVariantAnimation) if one.state().value]
        assert running == []
        play_film(person.page.desk.player)
    source = next(piece for piece in person.model.sources() if person.model.targets(piece))
    person.lift(source)
    person.release(person.page.view.mapTo(person.window, QPoint(4, 4)))
    assert person.page.desk.bench.ghost.piece is None
    assert not person.page.desk.player.ticking


def test_the_curtain_is_there_and_gone_at_once(game: OpenGame) -> None:
    person = game("cytress", players=2, speed="slow", reduced_motion="on")
    person.window.use_settings(replace(person.window.services.settings, curtain="on"))
    for _ in range(8):
        assert comes_true(lambda: person.page.curtain.isVisible() or bool(person.model.offers.offers))
        if person.page.curtain.isVisible():
            break
        decide(person)
        play_film(person.page.desk.player)
        QApplication.processEvents()
    assert comes_true(lambda: person.page.curtain.down)
    assert not person.page.desk.player.ticking, "its doors travel"
    person.key(Qt.Key.Key_Return)
    assert comes_true(lambda: not person.page.curtain.isVisible())


def test_menus_and_text_cursors_stand_still(game: OpenGame) -> None:
    person = game("cytress", reduced_motion="on")
    assert QApplication.cursorFlashTime() == 0
    assert not QApplication.isEffectEnabled(Qt.UIEffect.UI_AnimateMenu)
    person.window.use_settings(replace(person.window.services.settings, reduced_motion="off"))
    assert QApplication.cursorFlashTime() > 0
