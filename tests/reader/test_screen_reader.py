"""What a screen reader finds when it looks from outside: the table, its parts and pieces, actions and announcements.

The program runs on an X server and in a D-Bus session of its own; ``listen.py`` asks it through AT-SPI.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

SYSTEM_PYTHON = "/usr/bin/python3"
BINDINGS = "import gi; gi.require_version('Atspi', '2.0'); from gi.repository import Atspi"
PATIENCE = 90


def missing() -> list[str]:
    """What this system lacks for the test."""
    found = [program for program in ("Xvfb", "dbus-run-session", SYSTEM_PYTHON) if shutil.which(program) is None]
    if SYSTEM_PYTHON not in found and subprocess.run([SYSTEM_PYTHON, "-c", BINDINGS], capture_output=True).returncode:
        found.append(f"the bindings of AT-SPI for {SYSTEM_PYTHON}")
    services = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
    return found if services.exists() else [*found, "at-spi2-core"]


LACKS = missing()
pytestmark = pytest.mark.skipif(bool(LACKS), reason=f"not on this system: {', '.join(LACKS)}")


class Screen:
    """An X server of our own. Each visit needs one: screen readers find their bus by the screen."""

    def __init__(self) -> None:
        read, write = os.pipe()
        command = ["Xvfb", "-displayfd", str(write), "-screen", "0", "1366x768x24", "-nolisten", "tcp"]
        quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL}
        self._server = subprocess.Popen(command, pass_fds=(write,), **quiet)  # type: ignore[call-overload]
        os.close(write)
        with os.fdopen(read) as told:
            number = told.readline().strip()  # comes when it is ready
        assert number, "the X server does not start"
        self.display = f":{number}"

    def close(self) -> None:
        self._server.terminate()
        self._server.wait(10)


class Visit:
    """The program on a screen with a screen reader, which looks at the table as ``what``: "picture" or "text"."""

    def __init__(self, what: str, place: Path) -> None:
        self._screen = Screen()
        self._found = place / "found.json"
        place.mkdir()
        settings = {"schema_version": 1, "speed": "instant", "language": "en", "table_view": what}
        (place / "settings.json").write_text(json.dumps(settings))
        ours = ("QT_", "ARCOLOGY_", "DBUS_", "AT_SPI_", "WAYLAND_")
        environment = {
            **{name: value for name, value in os.environ.items() if not name.startswith(ours)},
            "DISPLAY": self._screen.display,
            "ARCOLOGY_CONFIG": str(place),
            "ARCOLOGY_STATE": str(place),
            "XDG_RUNTIME_DIR": str(place),
        }
        listen = [SYSTEM_PYTHON, "-W", "ignore", str(Path(__file__).with_name("listen.py")), what, str(self._found)]
        program = [sys.executable, "-m", "arcology", "play", "cyberdoom-tower", "--seed", "3"]
        command = ["dbus-run-session", "--", *listen, *program]
        self._running = subprocess.Popen(
            command, env=environment, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True
        )

    def end(self) -> dict[str, Any]:
        """What was found and heard."""
        try:
            _, problems = self._running.communicate(timeout=PATIENCE)
        finally:
            self._running.kill()
            self._screen.close()
        assert self._found.exists(), problems[-3000:]
        found: dict[str, Any] = json.loads(self._found.read_text())
        return found


@pytest.fixture(scope="module")
def visits(tmp_path_factory: pytest.TempPathFactory) -> dict[str, dict[str, Any]]:
    """Both visits, made at the same time."""
    place = tmp_path_factory.mktemp("reader")
    running = {what: Visit(what, place / what) for what in ("picture", "text")}
    return {what: visit.end() for what, visit in running.items()}


@pytest.fixture(scope="module")
def visit(visits: dict[str, dict[str, Any]]) -> dict[str, Any]:
    """Of the painted table."""
    return visits["picture"]


def pieces(visit: dict[str, Any]) -> list[dict[str, Any]]:
    return [piece for part in visit["parts"] for piece in part["pieces"]]


def test_the_table_is_there_with_its_parts(visit: dict[str, Any]) -> None:
    assert visit["table"]["role"] == "canvas"
    names = [part["name"] for part in visit["parts"] if part["pieces"]]
    assert names[0] == "Roof"
    assert {"Data Vault", "Armoury", "Clone Lab", "Reactor Deck"} <= set(names)
    assert all(part["role"] in ("panel", "grouping") for part in visit["parts"] if part["pieces"])


def test_every_piece_has_name_role_state_and_place(visit: dict[str, Any]) -> None:
    found = pieces(visit)
    assert len(found) > 40
    for part in visit["parts"]:
        for number, piece in enumerate(part["pieces"]):
            assert piece["name"], f"piece {number} of {part['name']}"
            assert piece["role"] in ("image", "push button", "button"), piece["name"]
            assert piece["index"] == number
            assert "focusable" in piece["states"], piece["name"]
            assert f"{number + 1} of {len(part['pieces'])} in {part['name']}" in piece["description"], piece["name"]


def test_what_can_act_says_what_it_can_do_and_at_what_price(visit: dict[str, Any]) -> None:
    acting = [piece for piece in pieces(visit) if piece["actions"]]
    assert [piece["name"] for piece in acting] == ["Runner, the Data Vault elevator"]
    [runner] = acting
    assert runner["role"] in ("push button", "button")
    assert "enabled" in runner["states"]
    deeds = dict(runner["actions"])
    assert len(deeds) == len(runner["actions"]), "two actions are called the same"
    assert "Hide: 1+: 100 %." in deeds["Move to Data Vault 1 for 1 AP"]


def test_an_action_of_a_piece_is_played_and_announced_once(visit: dict[str, Any]) -> None:
    heard = visit["after_action"]
    assert heard[0] == f"You move to {visit['did'].removeprefix('Move to ')}"
    assert len(set(heard)) == len(heard), "something was said twice"
    assert heard[-1] == "Move the runner, attack, or end the turn."
    assert any(words.startswith("Hide test: rolled") for words in heard)


def test_undo_is_announced_and_the_question_put_again(visit: dict[str, Any]) -> None:
    assert visit["undo"] == f"Undo: {visit['did']}"
    assert visit["after_undo"] == [f"Taken back: {visit['did']}", visit["after_action"][-1]]


def test_everything_that_takes_the_focus_has_a_name(visit: dict[str, Any]) -> None:
    assert len(visit["focusables"]) > 50
    nameless = [one for one in visit["focusables"] if not one["name"]]
    assert nameless == []


def test_the_text_view_is_a_tree_of_named_lines(visits: dict[str, dict[str, Any]]) -> None:
    visit = visits["text"]
    assert visit["outline"]["role"] == "tree"
    assert visit["title"]["name"] == "Text view"
    lines = visit["lines"]
    assert lines[0]["name"].startswith("What you can do, Move the runner")
    assert {"expandable", "expanded"} <= set(lines[0]["states"])
    moves = [line for line in lines if line["name"].startswith("Move to ")]
    names = [line["name"] for line in lines]
    assert names.index("End turn") > max(names.index(move["name"]) for move in moves), "what ends the turn comes last"
    assert len(moves) > 20
    assert all(line["description"] for line in moves), "an action without its consequences"
