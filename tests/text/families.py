"""Families of message ids that are put together at run time.

A call like ``text(f"cyberdoom_tower.refusal.{code}")`` hides its ids from the check of the catalogues. So every such
beginning is declared here, once, with what may follow it. `Family.ids` are then treated as used: each must be in
the English catalogue, and none of them is an orphan.

    Family("cyberdoom_tower.refusal.", enum="arcology.games.cyberdoom_tower.events:Why")
    Family("cyberdoom_tower.card.", json="games/cyberdoom_tower/house/equipment.json", key="id")
    Family("app.theme.", members=("dark", "light"))

`enum` names a StrEnum (its values follow the prefix), `json` a file below resources and `key` the field whose values
follow it wherever it occurs in the file, `members` the endings themselves. `suffix` comes after each of them.
A prefix that a prefix of this list covers needs no entry of its own.
"""

from __future__ import annotations

import importlib
import json as json_module
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from tests.text.ids import RESOURCES


@dataclass(frozen=True)
class Family:
    prefix: str
    enum: str = ""
    json: str = ""
    key: str = "id"
    members: tuple[str, ...] = ()
    suffix: str = ""

    def ids(self) -> set[str]:
        """The full ids."""
        return {f"{self.prefix}{member}{self.suffix}" for member in self._members()}

    def _members(self) -> Iterator[str]:
        yield from self.members
        if self.enum:
            module, _, name = self.enum.partition(":")
            yield from (member.value for member in getattr(importlib.import_module(module), name))
        if self.json:
            yield from _values(json_module.loads((RESOURCES / self.json).read_text("utf-8")), self.key)


def _values(data: Any, key: str) -> Iterator[str]:
    if isinstance(data, dict):
        for name, value in data.items():
            if name == key and isinstance(value, str):
                yield value
            else:
                yield from _values(value, key)
    elif isinstance(data, list):
        for part in data:
            yield from _values(part, key)


FAMILIES: tuple[Family, ...] = ()
