"""Finds the message ids that code and data use."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
SOURCE = ROOT / "desktop" / "arcology"
RESOURCES = ROOT / "resources"
TRANSLATIONS = ROOT / "translations"

# The doors through which an id becomes a message.
DOORS = {"Text", "text", "refusal", "tr", "_tr", "render"}
ID = re.compile(r"[a-z][a-z0-9_]*(\.[a-z0-9_]+)+")


@dataclass
class Used:
    """``certain``: ids that must exist, with a place; ``likely``: strings that keep an id from being an orphan.

    ``prefixes``: beginnings of ids that are put together at run time, with a place.
    """

    certain: dict[str, str] = field(default_factory=dict)
    likely: set[str] = field(default_factory=set)
    prefixes: dict[str, str] = field(default_factory=dict)


def collect(namespaces: Sequence[str]) -> Used:
    """Everything below ``desktop`` and ``resources`` that looks like an id of one of the ``namespaces``."""
    used = Used()
    for path in sorted(SOURCE.rglob("*.py")):
        tree = ast.parse(path.read_text("utf-8"))
        place = path.relative_to(ROOT).as_posix()
        for node in ast.walk(tree):
            _from_node(node, place, namespaces, used)
    for path in sorted(RESOURCES.rglob("*.json")):
        place = path.relative_to(ROOT).as_posix()
        for string in _strings(json.loads(path.read_text("utf-8"))):
            if _is_id(string, namespaces):
                used.certain.setdefault(string, place)
    return used


def _from_node(node: ast.AST, place: str, namespaces: Sequence[str], used: Used) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_id(node.value, namespaces):
        used.likely.add(node.value)
        if node.value.count(".") >= 2:  # tables of ids; with one dot it may be the kind of a record
            used.certain.setdefault(node.value, f"{place}:{node.lineno}")
    if not (isinstance(node, ast.Call) and node.args and _name(node.func) in DOORS):
        return
    for value in _branches(node.args[0]):
        where = f"{place}:{value.lineno}"
        if isinstance(value, ast.Constant) and isinstance(value.value, str) and ID.fullmatch(value.value):
            used.certain.setdefault(value.value, where)
        elif (prefix := _prefix(value)) is not None:
            used.prefixes.setdefault(prefix, where)


def _branches(value: ast.expr) -> Iterator[ast.expr]:
    """Both sides of ``a if condition else b``."""
    if isinstance(value, ast.IfExp):
        yield from _branches(value.body)
        yield from _branches(value.orelse)
    else:
        yield value


def _prefix(value: ast.expr) -> str | None:
    """The constant beginning of an f-string or a sum of strings, ``""`` when it begins with something else."""
    if isinstance(value, ast.JoinedStr):
        first = value.values[0] if value.values else None
        return first.value if isinstance(first, ast.Constant) and isinstance(first.value, str) else ""
    if isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        left = value.left
        return left.value if isinstance(left, ast.Constant) and isinstance(left.value, str) else _prefix(left)
    return None


def _name(func: ast.expr) -> str:
    return func.attr if isinstance(func, ast.Attribute) else getattr(func, "id", "")


def _is_id(string: str, namespaces: Sequence[str]) -> bool:
    return string.partition(".")[0] in namespaces and ID.fullmatch(string) is not None


def _strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, dict):
        for part in value.values():
            yield from _strings(part)
    elif isinstance(value, list):
        for part in value:
            yield from _strings(part)
