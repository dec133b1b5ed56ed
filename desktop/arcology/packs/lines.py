"""Where in a JSON text each value stands, so that a fault found in the data can be shown in the file."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

Path = tuple[str | int, ...]
"""Keys and list positions from the root to a value."""

_TOKEN = re.compile(r'"(?:[^"\\]|\\.)*"|[{}\[\]:,]|[^\s{}\[\]:,"]+')


class RepeatedKey(ValueError):
    """An object names a key twice; JSON readers would silently keep the last."""

    def __init__(self, path: Path, line: int) -> None:
        super().__init__(f"line {line}")
        self.path = path
        self.line = line


def value_lines(text: str) -> dict[Path, int]:
    """Line (from 1) of every value in a valid JSON text; a member of an object has the line of its key.

    Raises `RepeatedKey`.
    """
    found: dict[Path, int] = {}
    _value(_tokens(text), (), found)
    return found


def field_name(path: Path) -> str:
    """The path as an author reads it: `towers[2].sectors[0].a`."""
    name = ""
    for step in path:
        name += f"[{step}]" if isinstance(step, int) else f".{step}" if name else step
    return name


def _tokens(text: str) -> Iterator[tuple[str, int]]:
    line, end = 1, 0
    for found in _TOKEN.finditer(text):
        line += text.count("\n", end, found.start())
        end = found.start()
        yield found[0], line


def _value(tokens: Iterator[tuple[str, int]], path: Path, found: dict[Path, int]) -> str:
    """Reads one value and returns its first token, which is a closing bracket where there is no value."""
    token, line = next(tokens)
    if token in "}]":
        return token
    found.setdefault(path, line)
    if token == "[":
        index = 0
        while _value(tokens, (*path, index), found) != "]":
            index += 1
            if next(tokens)[0] == "]":
                break
    elif token == "{":
        _members(tokens, path, found)
    return token


def _members(tokens: Iterator[tuple[str, int]], path: Path, found: dict[Path, int]) -> None:
    for token, line in tokens:
        if token == "}":
            return
        if token == ",":
            continue
        member = (*path, json.loads(token))
        if member in found:
            raise RepeatedKey(member, line)
        found[member] = line
        next(tokens)
        _value(tokens, member, found)
