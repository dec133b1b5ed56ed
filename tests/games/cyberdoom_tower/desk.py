"""A table laid out as a worked example says, for the rule tests.

desk = Desk("T2/S3@7")               # floor 0 is T2 with S3 at position 7; other floors come from the pack
desk.me.col = 3
desk.dice(2)                         # the next die shows 2
desk.do(Move(0, 0, 4))               # fails the test when it is refused
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.refusal import Refusal
from arcology.games.cyberdoom_tower.actions import ChooseFirst
from arcology.games.cyberdoom_tower.cards import Equipment
from arcology.games.cyberdoom_tower.catalog import GAME, open_pack
from arcology.games.cyberdoom_tower.rules import TowerRules
from arcology.games.cyberdoom_tower.state import Floor, Player, TowerState
from arcology.games.cyberdoom_tower.tasks import AskTurn
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.scripted import ScriptedLuck, scripted


@cache
def house_rules() -> TowerRules:
    """The rules with the house pack."""
    return TowerRules(open_pack(house_folder(data_root(), GAME)))


def config(seats: int = 1, seed: int = 0, **options: str) -> GameConfig:
    """A configuration with some options changed."""
    return GameConfig(GAME, seats, seed, options=tuple(options.items()))


class Desk:
    """One game, from the first turn of seat 0, with floors as written and dice as told."""

    def __init__(self, *floors: str, seats: int = 1, ai: str = "A", **options: str) -> None:
        self.rules = house_rules()
        self.state: TowerState = start(self.rules, config(seats, **options)).state
        self.events: tuple[Any, ...] = ()
        self.beats: tuple[Any, ...] = ()
        self.state.ai = ai
        self.state.luck = scripted(die=())
        if seats == 2:
            self.do(ChooseFirst(0, 0))
        for index, written in enumerate(floors):
            self.lay(index, written)

    def lay(self, index: int, written: str) -> None:
        """Put ``T3/S4@6`` on a floor, changing places with where those cards lie now."""
        cards, _, pos = written.partition("@")
        tower, sentinel = cards.split("/")
        floor = self.state.floors[index]
        for other in self.state.floors:
            if other.tower == tower:
                other.tower = floor.tower
            if other.sentinel == sentinel:
                other.sentinel = floor.sentinel
        self.state.unused_towers = tuple(floor.tower if c == tower else c for c in self.state.unused_towers)
        self.state.unused_sentinels = tuple(floor.sentinel if c == sentinel else c for c in self.state.unused_sentinels)
        floor.tower, floor.sentinel = tower, sentinel
        if pos:
            floor.pos = int(pos)

    @property
    def me(self) -> Player:
        """The player of seat 0."""
        return self.state.players[0]

    @property
    def you(self) -> Player:
        """The player of seat 1."""
        return self.state.players[1]

    @property
    def floor(self) -> Floor:
        """Floor 0."""
        return self.state.floors[0]

    @property
    def ask(self) -> str:
        """The open question (``turn``, ``key``, ``crate``, ``hide``, ``return``, ``dice``, ``lethal``, ``first``).

        The outcome when there is one.
        """
        if self.state.ended is not None:
            return self.state.ended.code
        return self.state.agenda[-1].kind.rpartition(".")[2]

    @property
    def tokens(self) -> tuple[int, int, int]:
        """Ability tokens of seat 0."""
        return self.me.ability_tokens

    def at(self, floor: int, col: int, *, seat: int = 0, **values: Any) -> Desk:
        """Stand a meeple somewhere and set values of its player (``energy=2``)."""
        player = self.state.players[seat]
        player.floor, player.col = floor, col
        for name, value in values.items():
            assert hasattr(player, name), name
            setattr(player, name, value)
        return self

    def give(self, *cards: Equipment, seat: int = 0) -> Desk:
        """Deal equipment out of the pile."""
        for card in cards:
            self.state.pile.remove(card)
        player = self.state.players[seat]
        player.equipment = (*player.equipment, *cards)
        return self

    def next_card(self, card: Equipment) -> Desk:
        """Put a card on top of the equipment pile."""
        self.state.pile.remove(card)
        self.state.pile.append(card)
        return self

    def dice(self, *faces: int) -> Desk:
        """Say what the next dice show; nothing may be left of the last script."""
        assert isinstance(self.state.luck, ScriptedLuck)
        assert self.state.luck.left() == (), "dice were promised that nobody rolled"
        self.state.luck = scripted(die=faces)
        return self

    def keys(self, count: int) -> Desk:
        """Give seat 0 the keys of the lowest floors."""
        self.me.keys = tuple(range(count))
        for index in range(count):
            self.state.floors[index].key = False
        return self

    def turn_of(self, seat: int) -> Desk:
        """Make it the turn of a seat."""
        self.state.active = seat
        self.state.order = (seat, 1 - seat)
        self.state.agenda = [AskTurn(seat)]
        return self

    def do(self, *actions: Any) -> tuple[Any, ...]:
        """Play actions one after the other; returns all their events."""
        events: list[Any] = []
        beats: list[Any] = []
        for action in actions:
            result = play(self.rules, self.state, action)
            if isinstance(result, Refusal):
                pytest.fail(f"{action} was refused: {result.why.id} ({result.rule}), {result.why.args}")
            assert isinstance(result, Played)
            self.state = result.state
            events += result.events
            beats += result.beats
        self.events, self.beats = tuple(events), tuple(beats)
        return self.events

    def no(self, action: Any) -> tuple[str, str]:
        """Code and rule of the refusal that an action meets; it must be refused, and not be offered."""
        result = self.rules.check(self.state, action)
        if result is None:
            pytest.fail(f"{action} was not refused")
        assert action not in self.rules.legal(self.state)
        return result.why.id.rpartition(".")[2], result.rule

    def offers(self, kind: type) -> list[Any]:
        """The legal actions of a kind."""
        return [a for a in self.rules.legal(self.state) if isinstance(a, kind)]

    def event(self, kind: type) -> Any:
        """The only event of a kind in what was done last."""
        found = [e for e in self.events if isinstance(e, kind)]
        assert len(found) == 1, f"{len(found)} events of {kind.__name__} in {self.events}"
        return found[0]
