"""Set-up of the table (CDT-SETUP)."""

from __future__ import annotations

from arcology.engine.agenda import Context
from arcology.engine.config import GameConfig
from arcology.games.cyberdoom_tower.cards import SENTINEL_START, Feature
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.rules.options import options_of
from arcology.games.cyberdoom_tower.state import Floor, Player, TowerState
from arcology.games.cyberdoom_tower.tasks import RoundStart

FLOORS = {1: 4, 2: 5}
"""Floors by number of players (CDT-SETUP-02)."""
START_TOKENS = (1, 1, 1)
"""Ability tokens on REROLL, FLIP and HIT (CDT-SETUP-09)."""


def set_up(book: Book, config: GameConfig, ctx: Context) -> TowerState:
    """Return the table before the first round.

    Chance is used in a fixed order: tower cards, sentinel cards, AI side, equipment (CDT-R-66).
    """
    pack = book.pack
    towers = [card.id for card in pack.towers]
    sentinels = [card.id for card in pack.sentinels]
    ctx.shuffle("towers", towers)
    ctx.shuffle("sentinels", sentinels)
    side = ctx.pick("ai", [side.id for side in pack.ai])
    pile = [card.kind for card in pack.equipment]
    ctx.shuffle("equipment", pile)
    height = FLOORS[config.seats]
    return TowerState(
        luck=ctx.luck,
        agenda=[RoundStart()],
        options=options_of(config),
        players=[
            Player(pack.player.energy, pack.player.luck, pack.player.ap, START_TOKENS) for _ in range(config.seats)
        ],
        floors=[
            Floor(tower, sentinel, SENTINEL_START, key=Feature.KEY in book.features[tower])
            for tower, sentinel in zip(towers[:height], sentinels[:height], strict=True)
        ],
        ai=side,
        pile=[*pile],
        unused_towers=tuple(towers[height:]),
        unused_sentinels=tuple(sentinels[height:]),
        order=tuple(range(config.seats)),
    )
