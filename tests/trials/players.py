"""Who decides in the trials: the greedy bot, or seeded chance over what is possible."""

from __future__ import annotations

from random import Random
from typing import Any

from arcology.engine.luck import new_luck
from arcology.engine.protocols import BotContext
from arcology.games.cyberdoom_tower.bot import GreedyBot
from arcology.ui.model import GameModel


class Greedy:
    """What the greedy bot would do where the game stands."""

    def __init__(self, seed: int = 1) -> None:
        self._bot, self._luck = GreedyBot(), new_luck(seed)

    def choose(self, model: GameModel) -> Any:
        legal = [offer.action for offer in model.offers.offers]
        assert model.ask is not None
        seen = model.rules.observe(model.session.state, model.ask.seat)
        return self._bot.choose(seen, legal, BotContext(model.rules, self._luck))


class Chance:
    """Any possible answer; the same seed gives the same game."""

    def __init__(self, seed: int) -> None:
        self._random = Random(seed)

    def choose(self, model: GameModel) -> Any:
        return self._random.choice(model.offers.offers).action
