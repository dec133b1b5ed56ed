"""Every legal action with the same chance: the yardstick, and the player that finds holes in rules."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, TypeVar

if TYPE_CHECKING:
    from arcology.engine.plugin import BotContext

A = TypeVar("A")


class RandomBot:
    """Chooses without looking. ``blind`` tells a runner that it need not prepare what this bot sees."""

    blind = True

    def choose(self, seen: Any, legal: Sequence[A], ctx: BotContext) -> A:
        return legal[ctx.luck.below("choice", len(legal))]
