"""Rules for the code itself that no other tool watches."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[1]
MODULES = sorted((ROOT / "desktop" / "arcology").rglob("*.py"))
LONGEST = 400
UNFINISHED = re.compile(r"\b(TODO|FIXME|XXX|HACK)\b|\bNotImplementedError\b")


def name(path: Path) -> str:
    return path.relative_to(ROOT).as_posix()


def test_no_module_is_too_long_to_read() -> None:
    lengths = {name(path): len(path.read_text("utf-8").splitlines()) for path in MODULES}
    assert not {path: length for path, length in lengths.items() if length > LONGEST}


def test_nothing_is_left_unfinished() -> None:
    found = [
        f"{name(path)}:{number}: {line.strip()}"
        for path in [*MODULES, *(ROOT / "packaging").glob("*.py")]
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1)
        if UNFINISHED.search(line)
    ]
    assert not found, "\n".join(found)


def test_every_module_says_what_it_is_for() -> None:
    silent = [
        name(path)
        for path in MODULES
        if path.stat().st_size and not ast.get_docstring(ast.parse(path.read_text("utf-8")))
    ]
    assert not silent


@pytest.mark.parametrize("layer", ["engine", "games"])
def test_rules_touch_no_files_and_print_nothing(layer: str) -> None:
    """Import contracts forbid ``os`` and the like; these need no import."""
    guilty = [
        f"{name(path)}:{node.lineno}: {node.func.id}"
        for path in (ROOT / "desktop" / "arcology" / layer).rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in {"open", "print", "input"}
    ]
    assert not guilty


def test_painters_are_ended_whatever_happens() -> None:
    """A ``QPainter`` that outlives its picture after an error ends the process; ``painting`` ends it in time."""
    bare = [
        f"{name(path)}:{node.lineno}"
        for path in MODULES
        if path.name != "painting.py"
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "QPainter"
    ]
    assert not bare
