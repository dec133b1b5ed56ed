"""Reads ``.po`` files without a build step, so that a fresh checkout speaks before anything was compiled.

`parse` gives the messages, `mo_bytes` the same in the binary form that the standard library's gettext reads.
Of the format this is what the catalogues use: ids, plurals, continuation lines, flags; no contexts.
"""

from __future__ import annotations

import re
import struct
from collections.abc import Iterable
from dataclasses import dataclass, field

_LINE = re.compile(r'(?P<keyword>msgid_plural|msgid|msgstr(?:\[(?P<index>\d)\])?)?\s*"(?P<text>(?:[^"\\]|\\.)*)"')
_ESCAPE = re.compile(r"\\(.)")
_ESCAPES = {"n": "\n", "t": "\t", "r": "\r", '"': '"', "\\": "\\"}
_MO_MAGIC = 0x950412DE
_MO_HEADER = struct.Struct("<7I")


class CatalogueBroken(Exception):
    """A catalogue file cannot be read; the message names the file, the line where it is known, and what is wrong."""


@dataclass(slots=True)
class Message:
    """One entry: ``forms`` has one string, or one for each plural form of the language."""

    id: str
    line: int
    forms: list[str] = field(default_factory=list)
    plural: bool = False
    fuzzy: bool = False

    @property
    def translated(self) -> bool:
        """Whether it may be shown: complete, and not marked as a guess (``fuzzy``)."""
        return bool(self.forms) and all(self.forms) and not self.fuzzy


def parse(source: str, name: str) -> list[Message]:
    """The messages of a ``.po`` text, its header (id ``""``) included; ``name`` appears in errors.

    Raises `CatalogueBroken` for lines that are not understood, misplaced strings and repeated ids.
    """
    messages: list[Message] = []
    fuzzy = False
    part = ""
    for number, raw in enumerate(source.splitlines(), start=1):
        line = raw.strip()
        if not line or line.startswith("#"):
            fuzzy = fuzzy or (line.startswith("#,") and "fuzzy" in line)
            continue
        found = _LINE.fullmatch(line)
        if found is None:
            raise CatalogueBroken(f"{name}, line {number}: expected msgid, msgstr or a quoted string")
        part = found["keyword"] or part
        text = _ESCAPE.sub(lambda sign: _ESCAPES.get(sign[1], sign[0]), found["text"])
        if part == "msgid" and found["keyword"]:
            messages.append(Message(text, number, fuzzy=fuzzy))
            fuzzy = False
        elif not messages:
            raise CatalogueBroken(f"{name}, line {number}: a string before the first msgid")
        else:
            _add(messages[-1], part, bool(found["keyword"]), text)
    _refuse_repeats(messages, name)
    return messages


def _add(message: Message, part: str, begins: bool, text: str) -> None:
    if part == "msgid":
        message.id += text
    elif part == "msgid_plural":
        message.plural = True
    elif begins:
        message.forms.append(text)
    else:
        message.forms[-1] += text


def _refuse_repeats(messages: Iterable[Message], name: str) -> None:
    seen: dict[str, int] = {}
    for message in messages:
        if message.id in seen:
            raise CatalogueBroken(f"{name}, line {message.line}: {message.id} is already on line {seen[message.id]}")
        seen[message.id] = message.line


def mo_bytes(messages: Iterable[Message]) -> bytes:
    """The messages that may be shown, as the content of a ``.mo`` file."""
    pairs = sorted(
        ((f"{m.id}\0{m.id}" if m.plural else m.id).encode(), "\0".join(m.forms).encode())
        for m in messages
        if m.translated
    )
    count = len(pairs)
    position = _MO_HEADER.size + 16 * count
    tables: list[list[int]] = [[], []]
    strings = b""
    for column, table in enumerate(tables):
        for pair in pairs:
            table += [len(pair[column]), position]
            strings += pair[column] + b"\0"
            position += len(pair[column]) + 1
    header = _MO_HEADER.pack(
        _MO_MAGIC, 0, count, _MO_HEADER.size, _MO_HEADER.size + 8 * count, 0, _MO_HEADER.size + 16 * count
    )
    return header + struct.pack(f"<{4 * count}I", *tables[0], *tables[1]) + strings


def mo_ids(compiled: bytes) -> frozenset[str]:
    """The ids that have a text in the content of a ``.mo`` file, its header left out; none for empty bytes.

    Raises ``struct.error`` or ValueError for what is no such file.
    """
    if not compiled:
        return frozenset()
    order = "<" if compiled[:4] == struct.pack("<I", _MO_MAGIC) else ">"
    magic, _, count, ids_at, texts_at, _, _ = struct.unpack_from(f"{order}7I", compiled)
    if magic != _MO_MAGIC:
        raise ValueError("it is no compiled catalogue")
    ids, texts = (
        [_mo_string(compiled, *struct.unpack_from(f"{order}2I", compiled, at + 8 * n)) for n in range(count)]
        for at in (ids_at, texts_at)
    )
    return frozenset(id.partition("\0")[0] for id, text in zip(ids, texts, strict=True) if id and all(text.split("\0")))


def _mo_string(compiled: bytes, length: int, position: int) -> str:
    return compiled[position : position + length].decode()
