"""A "no" is a value: which message, which rule, and the numbers that make it concrete."""

from __future__ import annotations

from typing import Any

from arcology.engine.records import record
from arcology.engine.text import Text


@record
class Refusal:
    """Why an action is not possible.

    ``why`` is the message (``<game>.refusal.<code>`` with its arguments), ``rule`` the id whose paragraph explains it.
    A refusal is falsy-free on purpose: compare with ``is None`` or ``isinstance``.
    """

    why: Text
    rule: str


def refusal(code: str, rule: str, /, **args: Any) -> Refusal:
    """Return a refusal; ``code`` is the full message id, e.g. ``cyberdoom_tower.refusal.too_far``."""
    return Refusal(Text(code, tuple(sorted(args.items()))), rule)
