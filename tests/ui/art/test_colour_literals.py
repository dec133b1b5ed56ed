"""Colours are named by role everywhere; only the palette knows their values."""

from __future__ import annotations

import ast
import re
from importlib.resources import files
from pathlib import Path

import pytest

UI = Path(str(files("arcology"))) / "ui"
ALLOWED = {"palette.py", "palette_data.py", "palette_games.py"}
HEX = re.compile(r"#(?:[0-9a-fA-F]{3}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})\b")
MAKERS = {"QColor", "fromRgb", "fromRgbF", "fromHsv", "fromHsvF", "fromHsl", "fromHslF", "qRgb", "qRgba", "setRgb"}
# Named colours of Qt that are drawing tools and no tones: masks and cleared images.
TOOLS = {"transparent", "black", "white"}


def literals(source: str) -> list[tuple[int, str]]:
    """Line and text of every colour that is written out in Python source."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Constant) and isinstance(node.value, str) and HEX.search(node.value):
            found.append((node.lineno, node.value))
        if isinstance(node, ast.Call):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            written = [a for a in node.args if isinstance(a, ast.Constant) and a.value is not None]
            if name in MAKERS and written:
                found.append((node.lineno, ast.unparse(node)))
        if (
            isinstance(node, ast.Attribute)
            and ast.unparse(node.value).endswith("GlobalColor")
            and node.attr not in TOOLS
        ):
            found.append((node.lineno, ast.unparse(node)))
    return found


def modules() -> list[Path]:
    return sorted(path for path in UI.rglob("*.py") if path.name not in ALLOWED)


@pytest.mark.parametrize("path", modules(), ids=lambda path: str(path.relative_to(UI)))
def test_no_colour_is_written_out_outside_the_palette(path: Path) -> None:
    assert literals(path.read_text(encoding="utf-8")) == []


@pytest.mark.parametrize(
    "source",
    [
        "c = '#ff8a1f'",
        "c = QColor(255, 0, 0)",
        "c = QColor.fromRgbF(0.5, 0, 0)",
        "c = Qt.GlobalColor.red",
        "s = 'color: #fff;'",
    ],
)
def test_the_search_finds_what_it_looks_for(source: str) -> None:
    assert literals(source)


def test_the_search_lets_mixes_pass() -> None:
    assert literals("c = QColor(other); d = QColor.fromRgb(t.red(), t.green(), t.blue()); e = 'row #1 of 3'") == []
