"""The set-up behind the two commands of the README, as far as it can be tested without a bare machine."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.packaging.conftest import ROOT

LDD = """
\tlibQt6Core.so.6 => not found
\tlibGL.so.1 => not found
\tlibglib-2.0.so.0 => not found
\tlibc.so.6 => /lib/x86_64-linux-gnu/libc.so.6 (0x00007f0000000000)
libEGL.so.1: cannot open shared object file: No such file or directory
"""


@pytest.fixture
def syslibs(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import syslibs as module

    return module


@pytest.fixture
def prepare(syslibs, monkeypatch: pytest.MonkeyPatch, tmp_path: Path):
    import prepare as module

    monkeypatch.setattr(module, "VENV", tmp_path)
    monkeypatch.setattr(module, "STAMP", tmp_path / "ready.json")
    return module


def test_missing_libraries_are_read_from_ldd_and_from_the_loader(syslibs, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(syslibs, "_output", lambda command: LDD)
    monkeypatch.setattr(sys, "platform", "linux")
    assert syslibs.missing("python3") == ["libEGL.so.1", "libGL.so.1", "libglib-2.0.so.0"]
    monkeypatch.setattr(sys, "platform", "darwin")
    assert syslibs.missing("python3") == []


@pytest.mark.parametrize(
    ("tools", "new", "expected"),
    [
        (["apt-get"], False, ["libgl1", "libglib2.0-0"]),
        (["apt-get"], True, ["libgl1", "libglib2.0-0t64"]),
        (["dnf"], False, ["glib2", "libglvnd-glx"]),
    ],
)
def test_libraries_are_named_by_package(syslibs, monkeypatch, tools: list[str], new: bool, expected: list[str]) -> None:
    monkeypatch.setattr(syslibs.shutil, "which", lambda name: name if name in tools else None)
    monkeypatch.setattr(syslibs, "_is_new_debian", lambda: new)
    assert syslibs.packages(["libGL.so.1", "libGLX.so.0", "libglib-2.0.so.0", "libunheard.so.9"]) == expected
    assert syslibs.command(expected).startswith(f"sudo {tools[0]} install ")


def test_one_screen_that_works_is_enough(prepare, syslibs, monkeypatch: pytest.MonkeyPatch) -> None:
    """Wayland's libraries may be missing where X11's are there; what Qt itself needs may not."""
    lacking = {"offscreen": [], "xcb": [], "wayland": ["libwayland-cursor.so.0"]}
    monkeypatch.setattr(syslibs, "screens", lambda: list(lacking))
    monkeypatch.setattr(syslibs, "missing", lambda python, screen: lacking[screen])
    monkeypatch.setattr(syslibs, "can_install", lambda: False)
    monkeypatch.setattr(syslibs, "_is_new_debian", lambda: False)
    monkeypatch.setattr(syslibs.shutil, "which", lambda name: name)
    prepare._system_libraries("python3")
    lacking["xcb"] = ["libxcb-cursor.so.0"]
    with pytest.raises(prepare.NotReady, match=r"run: sudo apt-get install libwayland-cursor0 libxcb-cursor0"):
        prepare._system_libraries("python3")
    lacking.update(offscreen=["libEGL.so.1"], xcb=[])
    with pytest.raises(prepare.NotReady, match=r"libEGL\.so\.1"):
        prepare._system_libraries("python3")


def test_this_machine_has_all_libraries(syslibs) -> None:
    assert syslibs.missing(sys.executable) == []


def test_an_old_python_is_told_what_to_install(prepare, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "version_info", (3, 9, 2))
    monkeypatch.setattr(prepare.shutil, "which", lambda name: None)
    with pytest.raises(prepare.NotReady, match=r"Python 3\.11 or newer is needed and this is 3\.9"):
        prepare._find_python()
    monkeypatch.setattr(prepare.shutil, "which", lambda name: "/usr/bin/" + name if name == "python3.12" else None)
    assert prepare._find_python() == Path("/usr/bin/python3.12")


def test_what_was_made_ready_is_remembered_until_the_project_file_changes(prepare) -> None:
    assert prepare._stamp("a state") == {"packages": False, "extras": [], "screens": []}
    prepare.STAMP.write_text('{"state": "a state", "extras": ["test"], "screens": ["offscreen"]}')
    assert prepare._stamp("a state") == {"packages": True, "extras": ["test"], "screens": ["offscreen"]}
    assert not prepare._stamp("another state")["packages"]
    prepare.STAMP.write_text("{")
    assert not prepare._stamp("a state")["packages"]


@pytest.mark.parametrize("name", ["start.py", "test.py", "prepare.py", "syslibs.py"])
def test_an_old_python_can_read_the_scripts(name: str) -> None:
    ast.parse((ROOT / "packaging" / name).read_text("utf-8"), feature_version=(3, 7))


def test_the_scripts_need_nothing_but_the_standard_library() -> None:
    """-S: without site-packages; --help would install, so only the imports are run."""
    program = "import sys; sys.path.insert(0, sys.argv[1]); import prepare, syslibs, runpy; runpy.run_path(sys.argv[2])"
    for name in ("start.py", "test.py"):
        command = [sys.executable, "-I", "-S", "-c", program, str(ROOT / "packaging"), str(ROOT / "packaging" / name)]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stderr


def test_every_library_of_the_table_has_a_package_for_both_families(syslibs) -> None:
    for library, names in syslibs.PACKAGES.items():
        assert re.fullmatch(r"lib[\w+-]+(\.\d+)?\.so\.\d+|lib[\w+-]+\.so\.\d+", library), library
        assert len(names) == 2
        assert all(re.fullmatch(r"[A-Za-z][A-Za-z0-9.+-]*", name) for name in names)


@pytest.mark.parametrize(
    ("arguments", "spread"),
    [
        ([], True),
        (["-q", "-m", "not gui"], True),
        (["tests/engine"], False),
        (["-q", "tests/engine/test_luck.py::test_x"], False),
        (["-n", "4"], False),
        (["--pdb"], False),
    ],
)
def test_the_whole_suite_runs_on_all_processors_and_a_part_of_it_on_one(arguments: list[str], spread: bool) -> None:
    show = "print(*runpy.run_path(sys.argv[2])['side_by_side'](sys.argv[3:]))"
    program = "import sys, runpy; sys.path.insert(0, sys.argv[1]); " + show
    script = ROOT / "packaging" / "test.py"
    command = [sys.executable, "-I", "-c", program, str(script.parent), str(script), *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=True, cwd=ROOT)
    given = done.stdout.split()
    assert given == [*(["-n", "auto", "--dist", "worksteal"] if spread else []), *" ".join(arguments).split()]
