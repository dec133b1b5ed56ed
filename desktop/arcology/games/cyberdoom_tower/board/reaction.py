"""What the sentinel of a floor, or the AI, would do to a player at the end of a turn: certain, so told beforehand."""

from __future__ import annotations

from typing import Literal

from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.rules.book import Book
from arcology.games.cyberdoom_tower.state import AI, TRACKER_MAX, TowerState, distance

Lead = Literal["noticed", "after", "survives"]
"""Under which condition it acts: if one is noticed, after the turn, or after an attack that it survives."""


class Reaction:
    """The turn of a target after the turn of ``seat``, who then stands in ``col`` with ``energy``.

    ``floor`` is AI for the AI. ``pos`` is where the sentinel will stand, ``damage`` what it will deal (0: out of its
    reach), ``trapped`` whether it closes the floor over the player or the other one (CDT-SENT-03 to -07, CDT-AI-04).
    """

    def __init__(self, book: Book, s: TowerState, seat: int, floor: int, col: int, energy: int) -> None:
        self._seat = seat
        self._energy = energy
        self._equipment = bool(s.players[seat].equipment)
        self.trapped = False
        if floor == AI:
            side = book.pack.ai_side(s.ai)
            self._foe, self.damage = Text(side.name), side.damage
            self._act = text("cyberdoom_tower.act.ai", foe=self._foe, damage=side.damage)
            return
        place = s.floors[floor]
        card = book.sentinels[place.sentinel]
        self._foe = Text(card.name)
        self.pos = max(1, place.pos - 1)
        closes = place.pos == self.pos + 1 == 2
        first = 0 if s.options.trap_scope == "floor" else 1
        caught = col >= first
        self.trapped = closes and (caught or _somebody_else_in(s, seat, floor, first))
        far = distance(self.pos, col)
        self.damage = card.damage if far <= card.range and not self.trapped else 0
        figures = {"foe": self._foe, "pos": self.pos, "far": far, "range": card.range, "damage": self.damage}
        if self.trapped:
            name = "cyberdoom_tower.act.traps" if caught else "cyberdoom_tower.act.traps_other"
            self._act = text(name, foe=self._foe)
        elif place.pos == 1:
            self._act = text(
                "cyberdoom_tower.act.stands_strikes" if self.damage else "cyberdoom_tower.act.stands", **figures
            )
        else:
            self._act = text("cyberdoom_tower.act.strikes" if self.damage else "cyberdoom_tower.act.slides", **figures)

    @property
    def lethal(self) -> bool:
        """Whether the strike takes the last Energy, discards aside (CDT-WIN-02)."""
        return self.damage >= self._energy

    @property
    def gauges(self) -> tuple[tuple[str, int], ...]:
        """What the Energy die would show."""
        return ((names.tracker(self._seat, "energy"), max(0, self._energy - self.damage)),) if self.damage else ()

    def notes(self, lead: Lead) -> tuple[Text, ...]:
        """What it would do, and whether that could end the game."""
        note = text(f"cyberdoom_tower.note.{lead}", act=self._act, foe=self._foe)
        if self.damage and self.lethal:
            saved = self._equipment and self._energy < TRACKER_MAX
            return (note, text("cyberdoom_tower.note.lethal_discard" if saved else "cyberdoom_tower.note.lethal"))
        return (note,)


def _somebody_else_in(s: TowerState, seat: int, floor: int, first: int) -> bool:
    """Whether another player's meeple is on a floor, in column ``first`` or further right (CDT-SENT-06)."""
    others = (p for i, p in enumerate(s.players) if i != seat)
    return any(p.floor == floor and p.col >= first and not p.at_ai for p in others)
