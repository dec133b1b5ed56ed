"""The toy with computer players of every temper, found by name: a worker process opens it as the program does."""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import replace
from itertools import count
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.testing.toy.plugin import PLUGIN as TOY


class First:
    """Takes the first answer it has."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        return legal[0]


class Listens:
    """Thinks until it is told to stop."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        while not ctx.cancelled():
            pass
        return legal[0]


class Deaf:
    """Thinks for ever and hears nothing."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        for _ in count():
            pass


class Breaks:
    """Has a fault."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        raise RuntimeError("no idea")


class Dies:
    """Takes its process with it."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        os._exit(7)


class Cheats:
    """Chooses what is not allowed."""

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        return None


PLUGIN = replace(
    TOY,
    art="tests.ui.toy_art",
    bots={"first": First, "listens": Listens, "deaf": Deaf, "breaks": Breaks, "dies": Dies, "cheats": Cheats},
)
