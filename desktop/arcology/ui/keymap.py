"""Every shortcut and every way of pointing, in one table: the window's actions are made from it, and the sheet of keys.

A key is written as Qt reads it ("Ctrl+R"), or is the id of a text where it has a name or is no key ("Drag").
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from PySide6.QtGui import QKeySequence

Keys = str | QKeySequence.StandardKey
Group = Literal["pieces", "table", "outline", "game", "window"]
GROUPS: Mapping[Group, str] = {
    "pieces": "app.keys.group.pieces",
    "table": "app.keys.group.table",
    "outline": "outline.title",
    "game": "app.keys.group.game",
    "window": "app.keys.group.window",
}
"""Headings by group, in the order of the sheet."""
Tr = Callable[[str], str]

_STANDARD = QKeySequence.StandardKey


@dataclass(frozen=True)
class Command:
    """Something that the window does: the id of its name, its shortcuts (the first is the one that menus show)."""

    name: str
    text: str
    keys: tuple[Keys, ...]
    group: Group

    def sequences(self) -> list[QKeySequence]:
        """Its shortcuts on this system."""
        return [QKeySequence(keys) for keys in self.keys]

    def badges(self) -> list[str]:
        """Its shortcuts as they are written on a badge."""
        return [keys.toString(QKeySequence.SequenceFormat.NativeText) for keys in self.sequences()]


@dataclass(frozen=True)
class Way:
    """Something that a hand does on the table: the id of what it means, and by which keys or movements.

    ``covers`` are the keys (as Qt names them) that the code behind it looks at.
    """

    text: str
    keys: tuple[str, ...]
    group: Group
    covers: tuple[str, ...] = ()

    def badges(self, tr: Tr) -> list[str]:
        """Keys and movements as they are written on a badge."""
        return [tr(key) if key.startswith("app.keys.") else _native(key) for key in self.keys]


def _native(key: str) -> str:
    """``key`` with its modifiers as this system and language write them: "Strg+1 – 3" for "Ctrl+1 – 3"."""
    held = next((held for held in ("Ctrl+Alt+", "Ctrl+", "Alt+") if key.startswith(held)), "")
    if not held:
        return key
    written = QKeySequence(f"{held}A").toString(QKeySequence.SequenceFormat.NativeText)
    return written.removesuffix("A") + key.removeprefix(held)


COMMANDS: Sequence[Command] = (
    Command("undo", "app.bar.undo", (_STANDARD.Undo,), "game"),
    Command("redo", "app.bar.redo", ("Ctrl+Y", "Ctrl+Shift+Z"), "game"),  # hands know one or the other
    Command("again", "app.bar.again_long", ("Ctrl+R",), "game"),
    Command("since", "app.bar.since_tip", ("Ctrl+J",), "game"),
    Command("new", "app.menu.new", (_STANDARD.New,), "game"),
    Command("library", "app.menu.library", ("Ctrl+L",), "game"),
    Command("export", "app.menu.export", (_STANDARD.Save,), "game"),
    Command("scores", "app.menu.scores", ("F2",), "game"),
    Command("players", "app.menu.players", ("F3",), "game"),
    Command("rules", "app.menu.rules", ("F1",), "window"),
    Command("keys", "app.menu.keys", ("Shift+F1", "?"), "window"),
    Command("settings", "app.menu.settings", ("Ctrl+,",), "window"),
    Command("about", "app.menu.about", (), "window"),
    Command("outline", "outline.open", ("F4",), "window"),
    Command("rail", "app.bar.rail_long", ("F9",), "window"),
    Command("next_part", "app.menu.next_part", ("F6",), "window"),
    Command("part_before", "app.menu.part_before", ("Shift+F6",), "window"),
    Command("full_screen", "app.menu.full_screen", ("F11",), "window"),
    Command("sound", "app.menu.sound", ("F8",), "window"),
    Command("start", "app.menu.start", ("Ctrl+W",), "window"),
    Command("quit", "app.menu.quit", (_STANDARD.Quit,), "window"),
)

WAYS: Sequence[Way] = (
    Way("app.keys.way.carry", ("app.keys.drag", "app.keys.click_click"), "pieces"),
    Way("app.keys.way.walk", ("Tab", "app.keys.all_arrows"), "pieces", ("Up", "Down", "Left", "Right", "Tab")),
    Way("app.keys.way.lift", ("app.keys.enter",), "pieces", ("Return", "Enter")),
    Way("app.keys.way.letter", ("app.keys.letter",), "pieces"),
    Way("app.keys.way.price", ("P",), "pieces", ("P",)),
    Way("app.keys.way.prices", ("app.keys.shift_drop", "app.keys.right_click"), "pieces"),
    Way("app.keys.way.row", ("1 – 9",), "pieces", ("1",)),
    Way("app.keys.way.back", ("Esc",), "pieces", ("Escape",)),
    Way("app.keys.way.only", ("app.keys.double_click",), "pieces"),
    Way("app.keys.way.actions", ("app.keys.right_click", "app.keys.menu"), "pieces"),
    Way("app.keys.way.everything", ("Ctrl+Tab",), "pieces", ("Tab", "Backtab")),
    Way("app.keys.way.zoom", ("app.keys.wheel", "Ctrl++", "Ctrl+-"), "table", ("Plus", "Equal", "Minus")),
    Way("app.keys.way.pan", ("app.keys.drag_felt",), "table"),
    Way("app.keys.way.fit", ("app.keys.home",), "table", ("Home",)),
    Way("app.keys.way.enlarge", ("Alt", "app.keys.middle"), "table", ("Alt",)),
    Way("app.keys.way.view", ("Ctrl+1 – 3",), "table", ("1", "3")),
    Way("app.keys.way.keep", ("Ctrl+Alt+1 – 3",), "table", ("1", "3")),
    Way("outline.way.walk", ("app.keys.all_arrows",), "outline"),
    Way("outline.way.do", ("app.keys.enter",), "outline"),
    Way("outline.way.find", ("app.keys.letter",), "outline"),
    Way("outline.way.steps", ("+", "-"), "outline"),
    Way("outline.way.section", ("Ctrl+↓", "Ctrl+↑"), "outline"),
    Way("outline.way.new", ("Alt+↓", "Alt+↑"), "outline"),
    Way("app.keys.way.skip", ("app.keys.space",), "game", ("Space",)),
    Way("app.keys.way.look_back", ("←", "→"), "game"),
    Way("app.keys.way.curtain", ("app.keys.enter", "app.keys.space"), "game"),
    Way("app.keys.way.button", ("app.keys.letter",), "game"),
)


def badge(name: str) -> str:
    """The first shortcut of a command, as it is written on a badge: "Ctrl Z"."""
    command = next(command for command in COMMANDS if command.name == name)
    return command.badges()[0].replace("+", " ")


def rows(group: Group, tr: Tr, without: Sequence[str] = ()) -> list[tuple[str, list[str]]]:
    """What the sheet of keys shows in a group: what is done, and by which keys or movements.

    ``without`` names commands that the game on the table has no use for.
    """
    hands = [(tr(way.text), way.badges(tr)) for way in WAYS if way.group == group]
    commands = [one for one in COMMANDS if one.group == group and one.keys and one.name not in without]
    return hands + [(tr(one.text), one.badges()) for one in commands]
