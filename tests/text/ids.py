"""Finds the message ids that code and data use."""

from __future__ import annotations

import ast
import json
import re
from collections.abc import Iterator, Mapping, Sequence
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


@dataclass(frozen=True)
class Composed:
    """An id that is put together at run time: what is constant before and after the first variable part."""

    prefix: str
    suffix: str


@dataclass
class Used:
    """``certain``: ids that must exist, with a place; ``likely``: strings that keep an id from being an orphan.

    ``composed``: ids that are put together at run time, with a place.
    """

    certain: dict[str, str] = field(default_factory=dict)
    likely: set[str] = field(default_factory=set)
    composed: dict[Composed, str] = field(default_factory=dict)


def collect(namespaces: Sequence[str]) -> Used:
    """Everything below ``desktop`` and ``resources`` that looks like an id of one of the ``namespaces``."""
    used = Used()
    trees = {path.relative_to(ROOT).as_posix(): ast.parse(path.read_text("utf-8")) for path in SOURCE.rglob("*.py")}
    doors = [(place, door) for place, tree in trees.items() for door in _own_doors(tree)]
    for place, tree in sorted(trees.items()):
        imported = _imported(tree)
        known = {door.name: door for home, door in doors if home == place or imported.get(door.name) == module_of(home)}
        strings = _strings_of(tree)
        inside = {id(node) for door in known.values() for node in ast.walk(door.definition)}
        kinds = _kinds(tree)
        for node in ast.walk(tree):
            if id(node) not in kinds:
                _constant(node, place, namespaces, used)
            if isinstance(node, ast.Call) and id(node) not in inside:
                _call(node, place, known, strings, used)
    for path in sorted(RESOURCES.rglob("*.json")):
        place = path.relative_to(ROOT).as_posix()
        for string in _strings(json.loads(path.read_text("utf-8"))):
            if _is_id(string, namespaces):
                used.certain.setdefault(string, place)
    return used


@dataclass(frozen=True)
class OwnDoor:
    """A function that puts a fixed beginning (and end) to one of its parameters and passes that through a door."""

    name: str
    position: int
    shape: Composed
    definition: ast.FunctionDef


def _own_doors(tree: ast.Module) -> Iterator[OwnDoor]:
    for function in (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)):
        names = [argument.arg for argument in function.args.args if argument.arg != "self"]
        for call in (node for node in ast.walk(function) if isinstance(node, ast.Call)):
            if not (call.args and _name(call.func) in DOORS and isinstance(call.args[0], ast.JoinedStr)):
                continue
            variable = [part.value for part in call.args[0].values if isinstance(part, ast.FormattedValue)]
            if len(variable) == 1 and isinstance(variable[0], ast.Name) and variable[0].id in names:
                shape = _shape(call.args[0], {})
                assert shape is not None
                yield OwnDoor(function.name, names.index(variable[0].id), shape, function)


def _imported(tree: ast.Module) -> dict[str, str]:
    """What a module imports by name, and from where."""
    imports = (node for node in ast.walk(tree) if isinstance(node, ast.ImportFrom))
    return {alias.asname or alias.name: node.module or "" for node in imports for alias in node.names}


def module_of(place: str) -> str:
    """The dotted name of the module in a file below ``desktop``."""
    return place.removeprefix("desktop/").removesuffix(".py").removesuffix("/__init__").replace("/", ".")


def _kinds(tree: ast.Module) -> set[int]:
    """Nodes that name the kind of a record for saves: not a message, however much it looks like one."""
    fields = (node for node in ast.walk(tree) if isinstance(node, ast.AnnAssign))
    found = (node for node in fields if isinstance(node.target, ast.Name) and node.target.id == "kind")
    return {id(part) for node in found for part in ast.walk(node)}


def _constant(node: ast.AST, place: str, namespaces: Sequence[str], used: Used) -> None:
    if isinstance(node, ast.Constant) and isinstance(node.value, str) and _is_id(node.value, namespaces):
        used.likely.add(node.value)
        if node.value.count(".") >= 2:  # tables of ids; with one dot it may be the key of a cue
            used.certain.setdefault(node.value, f"{place}:{node.lineno}")


def _strings_of(tree: ast.Module) -> dict[str, ast.expr]:
    """Names that are given a string just once in a module, with what they are given."""
    found: dict[str, ast.expr] = {}
    twice: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Assign) and len(node.targets) == 1 and isinstance(node.targets[0], ast.Name):
            name = node.targets[0].id
            if name in found:
                twice.add(name)
            if isinstance(node.value, ast.JoinedStr | ast.Constant):
                found[name] = node.value
    return {name: value for name, value in found.items() if name not in twice}


def _call(node: ast.Call, place: str, own: Mapping[str, OwnDoor], strings: Mapping[str, ast.expr], used: Used) -> None:
    name = _name(node.func)
    door = own.get(name)
    if door is not None and len(node.args) > door.position:
        for value in _branches(node.args[door.position]):
            where = f"{place}:{value.lineno}"
            if isinstance(value, ast.Constant) and isinstance(value.value, str):
                used.certain.setdefault(f"{door.shape.prefix}{value.value}{door.shape.suffix}", where)
            else:
                used.composed.setdefault(door.shape, where)
    elif name in DOORS and node.args:
        for written in _branches(node.args[0]):
            where = f"{place}:{written.lineno}"
            value = strings.get(written.id, written) if isinstance(written, ast.Name) else written
            if isinstance(value, ast.Constant) and isinstance(value.value, str) and ID.fullmatch(value.value):
                used.certain.setdefault(value.value, where)
            elif (shape := _shape(value, strings)) is not None:
                used.composed.setdefault(shape, where)


def _branches(value: ast.expr) -> Iterator[ast.expr]:
    """Both sides of ``a if condition else b``."""
    if isinstance(value, ast.IfExp):
        yield from _branches(value.body)
        yield from _branches(value.orelse)
    else:
        yield value


def _shape(value: ast.expr, strings: Mapping[str, ast.expr]) -> Composed | None:
    """The constant beginning and end of an f-string or a sum of strings."""
    if isinstance(value, ast.JoinedStr):
        parts: list[ast.expr] = value.values
    elif isinstance(value, ast.BinOp) and isinstance(value.op, ast.Add):
        parts = [value.left, value.right]
    else:
        return None
    last = parts[-1]
    suffix = last.value if isinstance(last, ast.Constant) and isinstance(last.value, str) else ""
    return Composed(_beginning(parts[0], strings), suffix)


def _beginning(part: ast.expr, strings: Mapping[str, ast.expr]) -> str:
    if isinstance(part, ast.FormattedValue):
        part = part.value
    if isinstance(part, ast.Name) and part.id in strings:
        part = strings[part.id]
    if isinstance(part, ast.JoinedStr) and part.values:
        return _beginning(part.values[0], {})
    return part.value if isinstance(part, ast.Constant) and isinstance(part.value, str) else ""


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
