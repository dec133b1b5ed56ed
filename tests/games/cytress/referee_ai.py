"""The referee's solo AI: the pseudo-code of the reference in its own order, on the referee's table."""

from __future__ import annotations

from dataclasses import dataclass, field

from tests.games.cytress.referee import FACTIONS, SUPPLIES, Place, Table, cards, missions, worth

HUMAN, AI = 0, 1


@dataclass
class Automa:
    """What the AI keeps besides crew, missions and bounties, which are those of owner 1 at the table."""

    table: Table
    level: int
    bag: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SUPPLIES, 1))
    revealed: dict[str, int] = field(default_factory=lambda: dict.fromkeys(SUPPLIES, 0))
    log: dict[tuple[int, int], tuple[str, str]] = field(default_factory=dict)
    """By round and turn: the action, and the card, height or faction."""

    def turn(self, round_: int, turn: int, supply: str) -> None:
        """What follows from the token drawn (CYT-SOLO-TRAVEL-02 to -04)."""
        if self.revealed[supply] < 3:
            self.revealed[supply] += 1
            self.bag[supply] += 1
        board = next(one for one in cards("ai")["boards"] if one["level"] == self.level)
        faction = next(faction for faction in FACTIONS if self.table.supply(faction) == supply)
        for slot in range(self.revealed[supply], 0, -1):
            action = board["sections"][supply][slot - 1]
            if action == "mission":
                done = self.mission(faction, turn)
            elif action == "tube":
                done = self.tube(faction, board["heights"][round_ - 1])
            else:
                done = self.bounty()
            if done is not None:
                self.log[round_, turn] = (action, done)
                return

    def mission(self, faction: str, turn: int) -> str | None:
        """CYT-SOLO-MISSION-01 to -05, CYT-SOLO-SKILL-01."""
        table = self.table
        slot = next((n for n in (turn, turn % 3 + 1, (turn + 1) % 3 + 1) if table.slots[faction][n - 1]), None)
        free = [place for place, own in table.map.items() if own == faction and table.empty(place)]
        if not table.crew_left(AI) or slot is None or not free:
            return None
        table.crew[min(free, key=self._placement)] = AI
        card = table.slots[faction][slot - 1]
        table.rebels[AI].missions.append(card)
        table.slots[faction][slot - 1] = table.decks[faction].pop() if table.decks[faction] else ""
        skill = missions()[card]["skill"]
        if table.rebels[AI].of_skill(skill) >= 3 and skill not in table.tokens:
            table.tokens[skill] = AI
        return card

    def _placement(self, place: Place) -> tuple[int, bool, bool, int, int, int]:
        """CYT-SOLO-MISSION-03, CYT-R-39 to CYT-R-41."""
        table, around = self.table, self.table.around(place)
        tallest = max((table.tubes.get(other, 0) for other in around), default=0)
        human, own = (any(table.crew.get(other) == owner for other in around) for owner in (HUMAN, AI))
        return -tallest, not human, not own, self._from_middle(place), place[1], place[0]

    def _from_middle(self, place: Place) -> int:
        """The exact measure, from the sum of all hexes (CYT-R-41)."""
        places = list(self.table.map)
        count, sum_x, sum_r = len(places), sum(2 * q + r for q, r in places), sum(r for _, r in places)
        return int((count * (2 * place[0] + place[1]) - sum_x) ** 2 + 3 * (count * place[1] - sum_r) ** 2)

    def tube(self, faction: str, height: int) -> str | None:
        """CYT-SOLO-TUBE-01 to -06."""
        table = self.table
        if table.bag + table.set_aside < height:
            return None
        own = [place for place, who in table.crew.items() if who == AI and table.map[place] == faction]
        able = [place for place in own if not self._barred(place)]
        if not able:
            return None
        place = min(able, key=self._launch)
        if table.early_space(height):
            table.early[height].append(AI)
        raise_tube(table, place, height)
        return str(height)

    def _barred(self, place: Place) -> bool:
        """CYT-SOLO-TUBE-02, CYT-OPT-04."""
        table = self.table
        for tube in table.tubes:
            before, after = table.leader(tube), table.leader(tube, without=place)
            if (before == AI and after != AI) or (before != HUMAN and after == HUMAN):
                return True
        new = table.leader(place)
        return new == HUMAN or (table.options.ai_tube == "require" and new != AI)

    def _launch(self, place: Place) -> tuple[bool, bool, int, int, int]:
        """CYT-SOLO-TUBE-03."""
        near = any(self.table.crew.get(other) == AI for other in self.table.around(place))
        return self.table.leader(place) != AI, not near, -self._from_middle(place), place[1], place[0]

    def bounty(self) -> str | None:
        """CYT-SOLO-BOUNTY-01 and -02."""
        table = self.table
        due = [faction for faction in FACTIONS if table.due(AI, faction)]
        if not due:
            return None
        best = max(due, key=lambda faction: worth(table.bounties[faction][0]))
        table.rebels[AI].bounties.append(table.bounties[best].pop(0))
        return best


def raise_tube(table: Table, place: Place, height: int) -> None:
    """The crew goes up, sections come from the bag and then from those set aside (CYT-STRAT-08 to -10)."""
    table.rebels[table.crew.pop(place)].tiers.append(height)
    table.tubes[place] = height
    from_bag = min(table.bag, height)
    table.bag -= from_bag
    table.set_aside -= height - from_bag
    table.last_round = table.last_round or table.bag == 0
