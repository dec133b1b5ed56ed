"""A screen reader for a test: reads the table of a running program through AT-SPI, plays, and hears what is announced.

Runs with the system's own Python, which has the bindings of AT-SPI, inside a D-Bus session and on an X server of its
own. The arguments are what to look at (``picture`` or
``text``), a file for what was found, as one JSON object, and the command that starts the program.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from typing import Any

import gi

gi.require_version("Atspi", "2.0")
from gi.repository import Atspi, GLib  # noqa: E402  # only now is it known which version is meant

PATIENCE = 30.0
TABLE, OUTLINE = "Game table", "Text view"
QUIET = 0.4
"""When nothing more is said for so many seconds, everything has been said."""


class Reader:
    """Listens to the desktop."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self._last = time.monotonic()
        self._listener = Atspi.EventListener.new(self._hear)
        self._listener.register("object:announcement")

    def _hear(self, event: Any) -> None:
        self.heard.append(str(event.any_data))
        self._last = time.monotonic()

    def wait(self, condition: Callable[[], Any]) -> Any:
        """What ``condition`` gives as soon as it gives something, while events come in."""
        end = time.monotonic() + PATIENCE
        while time.monotonic() < end:
            GLib.MainContext.default().iteration(False)
            try:
                if found := condition():
                    return found
            except GLib.Error:
                pass  # what was asked has gone meanwhile
            time.sleep(0.01)
        raise TimeoutError(f"waited in vain for {condition.__doc__ or condition}; heard: {self.heard}")

    def hear_out(self) -> list[str]:
        """Everything that is announced until it is quiet."""
        self.wait(lambda: self.heard and time.monotonic() - self._last > QUIET)
        heard, self.heard = self.heard, []
        return heard


def children(node: Any) -> Iterator[Any]:
    for index in range(node.get_child_count()):
        child = node.get_child_at_index(index)
        if child is not None:
            yield child


def everything(node: Any) -> Iterator[Any]:
    yield node
    for child in children(node):
        yield from everything(child)


def find(node: Any, wanted: Callable[[Any], bool]) -> Any:
    return next((one for one in everything(node) if wanted(one)), None)


def actions(node: Any) -> list[tuple[str, str]]:
    """Names and descriptions of what can be done with something."""
    count = node.get_n_actions()
    return [(node.get_action_name(i), node.get_action_description(i)) for i in range(count)]


def told(node: Any) -> dict[str, Any]:
    """What a person is told about something."""
    states = node.get_state_set()
    known = {
        "focusable": Atspi.StateType.FOCUSABLE,
        "focused": Atspi.StateType.FOCUSED,
        "enabled": Atspi.StateType.ENABLED,
        "selectable": Atspi.StateType.SELECTABLE,
        "expandable": Atspi.StateType.EXPANDABLE,
        "expanded": Atspi.StateType.EXPANDED,
    }
    return {
        "name": node.get_name(),
        "role": node.get_role_name(),
        "description": node.get_description(),
        "index": node.get_index_in_parent(),
        "states": sorted(name for name, state in known.items() if states.contains(state)),
        "actions": actions(node),
    }


def program() -> Any:
    """The program on the desktop."""
    return next((one for one in children(Atspi.get_desktop(0)) if one.get_name() in ("Arcology", "arcology")), None)


def picture(reader: Reader, app: Any) -> dict[str, Any]:
    """Reads the table, plays an action by the interface of a piece, takes it back by a button."""
    table = reader.wait(lambda: find(app, lambda one: one.get_name() == TABLE and one.get_child_count() > 3))
    found: dict[str, Any] = {
        "table": told(table),
        "parts": [{**told(part), "pieces": [told(piece) for piece in children(part)]} for part in children(table)],
        "focusables": [told(one) for one in everything(app) if takes_focus(one)],
    }
    piece = find(table, lambda one: one is not table and one.get_n_actions() > 1)
    found["did"] = piece.get_action_name(0)
    reader.heard.clear()
    piece.do_action(0)
    found["after_action"] = reader.hear_out()
    undo = reader.wait(lambda: find(app, lambda one: one.get_name().startswith("Undo: ")))
    found["undo"] = undo.get_name()
    press(undo)
    found["after_undo"] = reader.hear_out()
    return found


def text(reader: Reader, app: Any) -> dict[str, Any]:
    """Reads the lines of the text view."""
    outline = reader.wait(lambda: find(app, lambda one: one.get_name() == OUTLINE and one.get_child_count() > 3))
    title, *lines = children(outline)
    return {"outline": told(outline), "title": told(title), "lines": [told(line) for line in lines]}


def takes_focus(node: Any) -> bool:
    states = node.get_state_set()
    return bool(states.contains(Atspi.StateType.FOCUSABLE) and states.contains(Atspi.StateType.SHOWING))


def press(button: Any) -> None:
    """Presses a button by its interface."""
    names = [name for name, _ in actions(button)]
    button.do_action(names.index("Press"))


VISITS = {"picture": picture, "text": text}


def main(visit: str, out: str, *command: str) -> int:
    environment = {**os.environ, "QT_LINUX_ACCESSIBILITY_ALWAYS_ON": "1", "QT_QPA_PLATFORM": "xcb"}
    started = subprocess.Popen(command, env=environment, stdout=subprocess.DEVNULL)
    try:
        reader = Reader()
        found = VISITS[visit](reader, reader.wait(program))
        with open(out, "w", encoding="utf-8") as file:
            json.dump(found, file)
    finally:
        started.terminate()
        started.wait(10)
    return 0


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
