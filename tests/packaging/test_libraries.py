"""Which of the system's libraries are needed: what Qt's files say, what the program looks for, what set-up installs."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

import PySide6
import pytest

from arcology.app import libraries
from arcology.app.complaints import Failed
from arcology.app.desktop import _no_qt, _require_screen
from arcology.engine.text import Text
from tests.packaging.conftest import ROOT

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="of Linux only")
WAYLAND_EGL = "plugins/wayland-graphics-integration-client/libqt-plugin-wayland-egl.so"
QT = Path(PySide6.__path__[0]) / "Qt"
BASE = {
    "libc.so.6",
    "libm.so.6",
    "libgcc_s.so.1",
    "libdl.so.2",
    "libpthread.so.0",
    "librt.so.1",
    "ld-linux-x86-64.so.2",
}
"""Of the C library and the compiler: no system runs Python without them."""


@pytest.fixture
def elf(monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import elf as module

    return module


def asked_of_the_system(elf: ModuleType, *names: str) -> set[str]:
    """What these files of Qt and the files of Qt behind them ask for, without what Qt has itself."""
    found, todo = set(), [QT / name for name in names]
    while todo:
        for name in elf.needed(todo.pop()):
            ours = QT / "lib" / name
            if not ours.exists():
                found.add(name)
            elif name not in found:
                todo.append(ours)
            found.add(name)
    return {name for name in found if not (QT / "lib" / name).exists()} - BASE


@pytest.mark.parametrize(
    ("files", "known"),
    [
        (("lib/libQt6Widgets.so.6", "lib/libQt6Svg.so.6", "lib/libQt6DBus.so.6"), libraries.ALWAYS),
        (("plugins/platforms/libqxcb.so",), (*libraries.ALWAYS, *libraries.X11)),
        (
            ("plugins/platforms/libqwayland.so", WAYLAND_EGL),
            (*libraries.ALWAYS, *libraries.WAYLAND),
        ),
    ],
)  # fmt: skip
def test_every_library_that_qt_asks_for_is_looked_for(elf: ModuleType, files: tuple[str, ...], known) -> None:
    asked = asked_of_the_system(elf, *files)
    assert "libGL.so.1" in asked
    assert not asked - {library.name for library in known}


def test_program_and_set_up_name_the_same_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import syslibs

    for library in (*libraries.ALWAYS, *libraries.X11, *libraries.WAYLAND):
        assert syslibs.PACKAGES[library.name] == (library.debian, library.fedora)


MISSING = libraries.Library("libnot-there.so.9", "not-there9", "not-there")


def test_a_window_needs_the_libraries_of_one_screen_that_is_offered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(libraries, "X11", (MISSING,))
    monkeypatch.setattr(libraries, "WAYLAND", ())
    assert libraries.lacking_for_windows({"DISPLAY": ":0"}) == [MISSING]
    assert libraries.lacking_for_windows({"DISPLAY": ":0", "WAYLAND_DISPLAY": "wayland-0"}) == []
    assert libraries.lacking_for_windows({"DISPLAY": ":0", "QT_QPA_PLATFORM": "offscreen"}) == []
    assert libraries.screens({}) == []
    monkeypatch.setattr(libraries, "WAYLAND", (MISSING,))
    assert libraries.lacking_for_windows({"WAYLAND_DISPLAY": "wayland-0"}) == [MISSING]


@pytest.fixture
def at_a_screen(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    return monkeypatch


def complaint() -> Text:
    with pytest.raises(Failed) as caught:
        _require_screen()
    assert isinstance(caught.value.sentence, Text)
    return caught.value.sentence


def test_the_sentence_names_library_and_package(at_a_screen: pytest.MonkeyPatch) -> None:
    at_a_screen.setattr(libraries, "X11", (MISSING,))
    said = complaint()
    assert said.id == "app.cli.failed.libraries"
    assert dict(said.args) == {"libraries": ("libnot-there.so.9",), "packages": "not-there9"}


def test_a_screen_that_does_not_answer_is_told_before_qt_ends_the_process(at_a_screen: pytest.MonkeyPatch) -> None:
    at_a_screen.setattr(libraries, "X11", ())  # they need not be here
    at_a_screen.setenv("DISPLAY", ":4711")
    said = complaint()
    assert (said.id, dict(said.args)) == ("app.cli.failed.no_answer", {"screen": ":4711"})


def test_no_screen_at_all_is_told(at_a_screen: pytest.MonkeyPatch) -> None:
    at_a_screen.delenv("DISPLAY")
    assert complaint().id == "app.cli.failed.no_screen"


def test_qt_that_cannot_be_loaded_names_the_library_and_its_package() -> None:
    said = _no_qt("libEGL.so.1: cannot open shared object file: No such file or directory")
    assert (said.id, dict(said.args)["package"]) == ("app.cli.failed.library_of", "libegl1")
    assert _no_qt("libnot-there.so.9: cannot open shared object file").id == "app.cli.failed.library"
    assert _no_qt("undefined symbol").id == "app.cli.failed.no_qt"
