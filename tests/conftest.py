"""What every test stands on: offscreen Qt, folders of its own, and nothing left running behind it."""

from __future__ import annotations

import gc
import os
import sys
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import settings

# Before Qt is imported anywhere. A set platform wins, so that a run on a real screen is possible.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LANGUAGE"] = "en"  # whatever the machine speaks
os.environ["FONTCONFIG_FILE"] = str(Path(__file__).with_name("fonts.conf"))

# The first call of a test may import a great deal; a deadline would only measure that.
settings.register_profile("arcology", deadline=None)
settings.load_profile("arcology")

QT_FIXTURES = {"qapp", "qtbot", "qapp_cls", "qtlog", "qtmodeltester"}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Marks every test that uses a Qt fixture, so that ``-m "not gui"`` needs no list."""
    for item in items:
        if QT_FIXTURES & set(getattr(item, "fixturenames", ())):
            item.add_marker(pytest.mark.gui)


@pytest.fixture(autouse=True)
def own_folders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Settings and saves of the person who runs the tests are never read or written."""
    monkeypatch.setenv("ARCOLOGY_CONFIG", str(tmp_path / "config"))
    monkeypatch.setenv("ARCOLOGY_STATE", str(tmp_path / "state"))
    monkeypatch.delenv("ARCOLOGY_DATA", raising=False)


@pytest.fixture(autouse=True)
def nothing_left_running(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fails a test that leaves a running timer, animation or thread of Qt behind."""
    if not QT_FIXTURES & set(request.fixturenames):
        yield
        return
    gc.collect()
    before = _running()
    gc.freeze()  # looking through the millions of objects of a long run twice for each test takes longer than the tests
    known = {id(thing) for thing in before}  # `before` keeps them alive, so that no id is given twice
    yield
    left = [thing for thing in _running() if id(thing) not in known]
    names = ", ".join(_describe(thing) for thing in left)
    _stop(left)
    if left:
        pytest.fail(f"left running after the test: {names}", pytrace=False)


_watched: weakref.WeakSet[Any] = weakref.WeakSet()
"""Every timer, animation and thread that was ever made by Python."""


def _running() -> list[Any]:
    """Every active timer, running animation and running thread that Python knows."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        return []
    import shiboken6

    _watched.update(_new((core.QTimer, core.QAbstractAnimation, core.QThread)))
    found = []
    for thing in list(_watched):
        if not shiboken6.isValid(thing):
            continue
        if isinstance(thing, core.QTimer):
            running = thing.isActive()
        elif isinstance(thing, core.QThread):
            running = thing.isRunning() and thing != core.QThread.currentThread()
        else:
            running = thing.state() == core.QAbstractAnimation.State.Running
        if running:
            found.append(thing)
    return found


def _new(watched: tuple[type, ...]) -> list[Any]:
    """What is not frozen yet of some types."""
    kinds: dict[type, bool] = {}  # few types, a great many objects
    found = []
    for thing in gc.get_objects():
        kind = type(thing)  # not isinstance: that would ask dead weak proxies for their class
        if kind not in kinds:
            kinds[kind] = issubclass(kind, watched)
        if kinds[kind]:
            found.append(thing)
    return found


def _describe(thing: Any) -> str:
    owner = thing.parent()
    return f"{type(thing).__name__} of {type(owner).__name__ if owner is not None else 'nobody'}"


def _stop(things: list[Any]) -> None:
    """So that one guilty test does not make the following ones fail."""
    for thing in things:
        if hasattr(thing, "requestInterruption"):
            thing.requestInterruption()
            thing.quit()
            thing.wait(2000)
        else:
            thing.stop()
