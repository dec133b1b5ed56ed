"""The AI's pseudo-code of the rules reference once more, written for reading: places instead of hex numbers, no tables.

It shares nothing with the rules but the cards and what lies on the table, so that a slip in one of them shows as a
difference.
"""

from __future__ import annotations

from dataclasses import dataclass

from arcology.games.cytress.cards import Pack
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import FACTIONS, AiAction, Faction, Supply

Place = tuple[int, int]
HUMAN, AI = 0, 1


@dataclass(frozen=True)
class Deed:
    """What the AI does: the action, the card, height or faction, and where."""

    action: AiAction
    what: str
    place: Place | None = None


class Oracle:
    """The table as the pseudo-code sees it."""

    def __init__(self, pack: Pack, s: CytressState) -> None:
        assert s.ai is not None
        self.pack, self.s, self.ai = pack, s, s.ai
        offsets = pack.layout(3).offsets
        self.colour: dict[Place, Faction] = {}
        for side, (dq, dr) in zip(s.tiles, offsets, strict=True):
            colours = iter(pack.tile_side(side).colours)
            for r in range(3):
                for q in range(4):
                    self.colour[q - (r == 2) + dq, r + dr] = pack.district_of(next(colours)).faction
        places = sorted(self.colour, key=lambda place: (place[1], place[0]))
        self.crew = {place: owner for place, owner in zip(places, s.crew, strict=True) if owner >= 0}
        self.tube = {place: height for place, height in zip(places, s.tubes, strict=True) if height}

    def beside(self, place: Place) -> list[Place]:
        """Neighbours on the map."""
        q, r = place
        east_first = ((q + 1, r), (q + 1, r - 1), (q, r - 1), (q - 1, r), (q - 1, r + 1), (q, r + 1))
        return [other for other in east_first if other in self.colour]

    def middle(self, place: Place) -> int:
        """D of the rules: 36 hexes, sums 252 and 72."""
        q, r = place
        return (36 * (2 * q + r) - 252) ** 2 + 3 * (36 * r - 72) ** 2

    def turn(self, supply: Supply, revealed: int, turn: int) -> Deed | None:
        """What the AI does after drawing: the rightmost revealed action that can be done."""
        board = self.pack.ai_board(self.ai.level)
        faction = self.pack.faction_of(supply)
        for slot in range(revealed, 0, -1):
            action = board.action(supply, slot)
            if action is AiAction.MISSION:
                done = self.mission(faction, turn)
            elif action is AiAction.TUBE:
                done = self.build(faction, board.height(self.s.round))
            else:
                done = self.bounty()
            if done is not None:
                return done
        return None

    def mission(self, faction: Faction, turn: int) -> Deed | None:
        """ai_mission."""
        slots = self.s.slots[FACTIONS.index(faction)]
        order = [turn, turn % 3 + 1, (turn + 1) % 3 + 1]
        face_up = [slot for slot in order if slots[slot - 1]]
        empty = [
            place
            for place, own in self.colour.items()
            if own is faction and place not in self.crew and place not in self.tube
        ]
        if not self.ai.reserve or not face_up or not empty:
            return None

        def key(place: Place) -> tuple[int, ...]:
            around = self.beside(place)
            return (
                -max((self.tube.get(other, 0) for other in around), default=0),
                0 if any(self.crew.get(other) == HUMAN for other in around) else 1,
                0 if any(self.crew.get(other) == AI for other in around) else 1,
                self.middle(place),
                place[1],
                place[0],
            )

        return Deed(AiAction.MISSION, slots[face_up[0] - 1], min(empty, key=key))

    def control(self, tube: Place, crew: dict[Place, int]) -> int | None:
        """Who leads beside a hex."""
        owners = [crew[other] for other in self.beside(tube) if other in crew]
        ai, human = owners.count(AI), owners.count(HUMAN)
        return AI if ai > human else HUMAN if human > ai else None

    def build(self, faction: Faction, height: int) -> Deed | None:
        """ai_tube."""
        if self.s.tube_bag + self.s.tube_reserve < height:
            return None
        candidates = []
        for place, owner in self.crew.items():
            if owner != AI or self.colour[place] is not faction:
                continue
            after = {other: who for other, who in self.crew.items() if other != place}
            bad = False
            for tube in [other for other in self.beside(place) if other in self.tube]:
                before, then = self.control(tube, self.crew), self.control(tube, after)
                bad = bad or (before == AI and then != AI) or (before != HUMAN and then == HUMAN)
            new = self.control(place, after)
            bad = bad or new == HUMAN or (self.s.options.ai_tube == "require" and new != AI)
            if not bad:
                near = any(after.get(other) == AI for other in self.beside(place))
                candidates.append((new != AI, not near, -self.middle(place), place[1], place[0]))
        if not candidates:
            return None
        best = min(candidates)
        return Deed(AiAction.TUBE, str(height), (best[4], best[3]))

    def bounty(self) -> Deed | None:
        """ai_bounty."""
        due = []
        for index, faction in enumerate(FACTIONS):
            stack = self.s.bounties[index]
            if stack and self.ai.targets[index] // 3 > self.ai.bounties_of[index]:
                due.append((-self.pack.bounty(stack[0]).prestige, index, faction))
        return Deed(AiAction.BOUNTY, min(due)[2].value) if due else None
