"""Delivery and endurance (trials 29, 32 and 34)."""

from __future__ import annotations

import gc
import json
import re
import time
from collections import Counter
from pathlib import Path
from shutil import copytree, rmtree

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from arcology.app.paths import Folders
from arcology.app.services import ProgramServices
from arcology.packs.locate import data_root
from arcology.session.settings import Settings
from arcology.ui.window import MainWindow
from tests.app.toy_program import children
from tests.trials.conftest import OpenTable, open_window
from tests.trials.hands import Person, comes_true
from tests.trials.players import Chance, Greedy
from tests.trials.test_whole_games import new_game_sheet, tile


def test_paths_with_spaces_and_accents(
    qtbot: QtBot, qapp: QApplication, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """29: installed and used below such names: start, play, save, open again, export, take in."""
    home = tmp_path / "José Müller & 友"
    data = home / "Program Files" / "árcology data"
    copytree(data_root() / "resources", data / "resources")
    copytree(data_root() / "translations", data / "translations")
    monkeypatch.setenv("ARCOLOGY_DATA", str(data))
    folders = Folders(home / "my config", home / "my state")
    window, shut = open_window(folders, qapp)
    window.use_settings(Settings(theme="dark", speed="instant"))
    with qtbot.waitActive(window):
        window.show()
        window.activateWindow()
    person = Person(window)
    person.click_on(tile(person))
    person.click_on(new_game_sheet(person).start_button)
    person.decide(Greedy().choose(person.model))
    digest, key = person.digest, person.page.game.key
    path = home / "späte Züge.arcology"
    assert window.services.export_open(person.page.game, path)
    shut()
    window, shut = open_window(folders, qapp)
    try:
        assert window.services.settings.speed == "instant"
        assert window.resume(key)
        assert Person(window).digest == digest
        assert window.open_file(path)
        assert Person(window).digest == digest
        assert len(window.services.library.games()) >= 1
    finally:
        shut()


def census(window: MainWindow) -> Counter[str]:
    """How many objects of each class hang below the window; its start screen tells of a library that grows."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()
    gc.collect()
    whole, start = (Counter(type(child).__name__ for child in p.findChildren(QObject)) for p in (window, window.start))
    return whole - start


@pytest.mark.slow
def test_game_after_game_leaves_nothing_behind(table: OpenTable) -> None:
    """32: new games with turns in one window: the objects of the window and the items of the scene come back to base.

    Memory over fifty games is measured by tests/benchmarks/memory.py.
    """
    found, items = [], []
    for seed in range(6):
        person = table(seed=str(seed % 2))
        items.append(len(person.page.desk.scene.items()))
        chance = Chance(seed % 2)
        for _ in range(12):
            if person.model.outcome is None:
                person.model.submit(chance.choose(person.model))
        QApplication.processEvents()
        person.window.show_start()
        found.append(census(person.window))
    grown = {name: n - found[2][name] for name, n in found[-1].items() if n > found[2][name]}
    assert not grown, f"left behind by three games: {grown}"
    assert items[0] == items[2] == items[4]


def test_a_table_at_rest_uses_no_processor(table: OpenTable) -> None:
    """32: no timer runs, and a second without input takes under 2 % of one core."""
    person = table()
    person.decide(Greedy().choose(person.model))
    timers = person.window.findChildren(QTimer)
    assert comes_true(lambda: not any(timer.isActive() for timer in timers)), "the table does not come to rest"
    begin = time.process_time()
    QTest.qWait(1000)
    assert time.process_time() - begin < 0.02 + 0.02  # waiting itself looks at the clock now and then
    assert not [timer for timer in person.window.findChildren(QTimer) if timer.isActive()]


MANIFEST = {
    "format": 1, "id": "mine", "game": "cyberdoom-tower", "source": "me", "version": "1", "title": "Mine",
    "files": {"equipment": "equipment.json"},
}  # fmt: skip

BROKEN: dict[str, tuple[str, str, tuple[str, ...]]] = {
    "syntax": ('{"id": "gunsight",', '{"id" "gunsight",', ()),
    "unknown field": ('"id": "gunsight",', '"id": "gunsight", "colour": "red",', ("colour",)),
    "wrong type": ('"cost": {"luck": 1}', '"cost": "free"', ("cost",)),
    "duplicate id": ('"id": "laser_cannon"', '"id": "gunsight"', ("gunsight",)),
}
"""What is written instead of what, and which words the message must have."""


@pytest.mark.parametrize("harm", BROKEN)
def test_a_broken_pack_is_explained_and_the_program_runs_without_it(harm: str, person: Person) -> None:
    """34: the new-game sheet names file, line and field; the house pack plays."""
    services = person.window.services
    assert isinstance(services, ProgramServices)
    mine = services.program.folders.packs / "cyberdoom_tower" / "mine"
    house = data_root() / "resources" / "games" / "cyberdoom_tower" / "house" / "equipment.json"
    mine.mkdir(parents=True, exist_ok=True)
    sound = re.sub(r"\{\s+\"id\"", '{"id"', house.read_text("utf-8"))
    before, after, expected = BROKEN[harm]
    assert before in sound
    (mine / "pack.json").write_text(json.dumps(MANIFEST), "utf-8")
    (mine / "equipment.json").write_text(sound.replace(before, after, 1), "utf-8")
    try:
        person.click_on(tile(person))
        sheet = new_game_sheet(person)
        words = [label.text() for label in children(sheet, QLabel) if "equipment.json" in label.text()]
        assert len(words) == 1, "the broken pack is not named once"
        assert re.search(r"line \d+", words[0]), words[0]
        for part in ("mine", *expected):
            assert part in words[0], words[0]
        assert "Traceback" not in words[0]
        assert "pydantic" not in words[0]
        person.click_on(sheet.start_button)
        assert person.page.game.session.config.pack == "house"
    finally:
        rmtree(mine)
