"""What a person sees who starts the program by a double click: files handed over, and complaints without a terminal."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest
from PySide6.QtGui import QFileOpenEvent

from arcology.app import alert
from arcology.app.handed import Application
from arcology.app.main import main

FROM_MENU = {"GIO_LAUNCHED_DESKTOP_FILE_PID": str(os.getpid())}


def test_a_terminal_is_told_by_its_error_stream(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: True))
    assert not alert.nobody_reads(FROM_MENU)
    monkeypatch.setattr(sys, "stderr", SimpleNamespace(isatty=lambda: False))
    assert alert.nobody_reads(FROM_MENU)
    assert alert.nobody_reads({"XDG_ACTIVATION_TOKEN": "7"})
    assert not alert.nobody_reads({}), "a script that keeps the errors"
    assert not alert.nobody_reads({"GIO_LAUNCHED_DESKTOP_FILE_PID": "1"}), "a script in a terminal from the menu"
    monkeypatch.setattr(sys, "stderr", None)
    assert alert.nobody_reads({})


@pytest.mark.parametrize(("tool", "last"), [("kdialog", "No “screen”!"), ("zenity", "--text=No “screen”!"), ("", None)])
def test_a_complaint_is_shown_by_what_the_system_has(monkeypatch: pytest.MonkeyPatch, tool: str, last: str) -> None:
    shown: list[list[str]] = []
    monkeypatch.setattr(alert.shutil, "which", lambda name: name if name == tool else None)
    monkeypatch.setattr(subprocess, "Popen", lambda command, **_: shown.append([command[0], command[-1]]))
    alert.alert("No “screen”!")
    assert shown == ([[tool, last]] if tool else [])


def test_a_script_for_macos_keeps_quotes_inside_quotes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(alert.shutil, "which", lambda name: name if name == "osascript" else None)
    assert alert._command('a "b" \\ c')[-1] == 'display alert "Arcology" message "a \\"b\\" \\\\ c"'


def test_what_is_wrong_is_shown_where_nobody_reads(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    shown: list[str] = []
    monkeypatch.setattr(alert, "nobody_reads", lambda: True)
    monkeypatch.setattr(alert, "alert", shown.append)
    assert main(["replay", str(tmp_path / "no such game.arcology")]) == 1
    assert "no such game.arcology" in shown[0]


def test_files_that_come_before_the_window_wait_for_it() -> None:
    opened: list[Path] = []
    keeper = SimpleNamespace(_open=None, _waiting=[])
    game = Path("/a folder/Zoë.arcology")
    assert Application.event(keeper, QFileOpenEvent(str(game)))  # type: ignore[arg-type]
    assert opened == []
    Application.hand_to(keeper, opened.append)  # type: ignore[arg-type]
    assert opened == [game]
    Application.event(keeper, QFileOpenEvent(str(game)))  # type: ignore[arg-type]
    assert opened == [game, game]


def test_other_events_reach_qt() -> None:
    """In a process of its own, because there is one application in each."""
    program = (
        "from arcology.app.handed import Application; from PySide6.QtCore import QTimer; import sys\n"
        "app = Application(['arcology']); QTimer.singleShot(0, app.quit); sys.exit(app.exec())"
    )
    assert subprocess.run([sys.executable, "-c", program], timeout=60, check=False).returncode == 0
