"""Named placeholders in messages: ``{name}`` and, for numbers, ``{name:+d}``; ``{{`` and ``}}`` are plain braces.

Not ``str.format``: texts may come from a user's pack, and there ``{name.attribute}`` would read any object.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

PLACEHOLDER = re.compile(r"\{\{|\}\}|\{(?P<name>[a-z_][a-z0-9_]*)(?::(?P<format>[^{}]*))?\}")

MINUS = "\N{MINUS SIGN}"
"""Before a number that has been given a format, as before those on tables: a hyphen is too short beside a plus."""


def placeholders(template: str) -> frozenset[str]:
    """The names that ``template`` wants to be told."""
    return frozenset(found["name"] for found in PLACEHOLDER.finditer(template) if found["name"])


def fill(template: str, values: Mapping[str, str | int | float]) -> str:
    """``template`` with its placeholders replaced; one without a value stays visible as it is written."""

    def replace(found: re.Match[str]) -> str:
        name = found["name"]
        if name is None:
            return found[0][0]
        if name not in values:
            return found[0]
        value = values[name]
        if found["format"] and not isinstance(value, str):
            return format(value, found["format"]).replace("-", MINUS)
        return str(value)

    return PLACEHOLDER.sub(replace, template)
