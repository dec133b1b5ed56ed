"""The dice tray: the last roll with what it came to, and the chance of what is about to be rolled."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from arcology.engine.table import Fact, Piece, Spot, facts
from arcology.engine.text import Text, text
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.chances import Chances
from arcology.games.cyberflesh.board.names import Names, signed
from arcology.games.cyberflesh.board.scene import Scene
from arcology.games.cyberflesh.rules.dice import GOAL, read, succeeds
from arcology.games.cyberflesh.state import CyberfleshState, Dice
from arcology.games.cyberflesh.terms import BOSS
from arcology.games.cyberflesh.terms import FACES as SIDES

DICE = 5
"""Dice in the box; six places are shown where more are rolled at once."""
MOST_DICE = 6
CHECKS = ("attack", "strike", "test", "slots")
"""Rolls that succeed at 8 or more, with the natural 8 and 1 (CFL-DICE-07)."""
TONES = {"strike": "rust", "slots": "rust", "backtrack": "rust", "final": "rust", "test": "green", "escape": "green"}


@dataclass(frozen=True, slots=True)
class Verdict:
    """What the tray says: title, two lines, the result in words and what painters make of it."""

    title: Fact
    line_1: Fact = ""
    line_2: Fact = ""
    result: Fact = ""
    verdict: str = ""


class Tray:
    """Makes the pieces of the tray."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._chances = Chances(called)

    def pieces(self, s: CyberfleshState, scene: Scene) -> Iterator[Piece]:
        """The tray, its dice, and the chance of what comes next in the place of the lines."""
        chance = self._chances.of(s)
        told = self.verdict(s)
        shown = facts(
            title=told.title,
            line_1=told.line_1 if chance is None else "",
            line_2=told.line_2 if chance is None else "",
            result=told.result if chance is None else "",
            verdict=told.verdict if chance is None else "",
            enemy=s.dice.purpose in ("strike", "slots", "final"),
        )
        yield Piece(names.TRAY, "tray", Spot("tray", "board"), text("cyberflesh_board.piece.tray"), shown)
        if chance is not None:
            said = text("cyberflesh_board.piece.chance", percent=chance.percent, head=chance.head)
            yield Piece(names.CHANCE, "chance", Spot("chance", "badge"), said, chance.facts())
        yield from self._dice(s.dice)

    @staticmethod
    def _dice(dice: Dice) -> Iterator[Piece]:
        rolled = dice.faces[:MOST_DICE]
        places = max(DICE, len(rolled))
        tone = TONES.get(dice.purpose, "bone")
        for place in range(places):
            face = rolled[place] if place < len(rolled) else 0
            shown = facts(
                value=face,
                sides=SIDES,
                tone=tone if face else "dark",
                state=die_state(dice, face) if face else "",
                reading=dice.sides if face else SIDES,
                modifier=dice.bonus if face and dice.purpose in CHECKS else 0,
                angle=(place * 47) % 24 - 12,
            )
            at = Spot("dice", f"{place + 1}/{places}")
            said = text("cyberflesh_board.piece.die", face=face) if face else text("cyberflesh_board.piece.die_place")
            yield Piece(names.die(place), "die", at, said, shown)

    def verdict(self, s: CyberfleshState) -> Verdict:
        """The last roll in words."""
        dice = s.dice
        match dice.purpose:
            case "":
                return Verdict("")
            case "attack" | "strike":
                return self._blow(dice)
            case "test":
                return self._test(dice)
            case "escape":
                name = "escaped" if dice.result else "caught"
                line = text(
                    "cyberflesh_board.tray.escape", unit=self._names.unit(dice.by), face=dice.faces[0], alert=dice.bonus
                )
                return Verdict(
                    text("cyberflesh_board.tray.title.escape"),
                    line,
                    "",
                    text(f"cyberflesh_board.tray.{name}"),
                    "success" if dice.result else "failure",
                )
            case "slots":
                good = sum(succeeds(face, dice.bonus) for face in dice.faces)
                line = text("cyberflesh_board.tray.slots", alert=dice.bonus)
                return Verdict(
                    text("cyberflesh_board.tray.title.slots"), line, "", text("cyberflesh_board.tray.called", n=good)
                )
            case "backtrack":
                met = dice.faces[0] == 1
                result = text("cyberflesh_board.tray.met" if dice.result else "cyberflesh_board.tray.not_met")
                line = text("cyberflesh_board.tray.backtrack", face=dice.faces[0])
                return Verdict(
                    text("cyberflesh_board.tray.title.backtrack"), line, "", result, "failure" if met else "success"
                )
        number = read(dice.faces[0], dice.sides)
        line = text(f"cyberflesh_board.tray.{dice.purpose}", number=number, n=len(dice.faces))
        return Verdict(text(f"cyberflesh_board.tray.title.{dice.purpose}"), line)

    def _blow(self, dice: Dice) -> Verdict:
        """An attack: who at whom, the sum of each die, and what was lost."""
        attack = dice.purpose == "attack"
        one, other = self._who(dice.by, enemy=not attack), self._who(dice.at, enemy=attack)
        hits = sum(succeeds(face, dice.bonus) for face in dice.faces)
        line_1 = text("cyberflesh_board.tray.at", one=one, other=other)
        line_2 = text("cyberflesh_board.tray.sums", bonus=signed(dice.bonus), n=hits)
        if not dice.faces:
            line_2 = text("cyberflesh_board.tray.no_dice")
        name = "lost" if dice.result else "absorbed" if hits or not dice.faces else "missed"
        result = text(f"cyberflesh_board.tray.{name}", other=other, n=dice.result)
        title = text(f"cyberflesh_board.tray.title.{dice.purpose}")
        return Verdict(title, line_1, line_2, result, "hit" if dice.result else "miss")

    def _test(self, dice: Dice) -> Verdict:
        line_1 = self._names.unit(dice.by)
        face = dice.faces[0]
        name = "natural" if face in (1, GOAL) else "sum"
        line_2 = text(f"cyberflesh_board.tray.{name}", face=face, bonus=signed(dice.bonus), sum=face + dice.bonus)
        result = text("cyberflesh_board.tray.passed" if dice.result else "cyberflesh_board.tray.failed")
        title = text("cyberflesh_board.tray.title.test")
        return Verdict(title, line_1, line_2, result, "success" if dice.result else "failure")

    def _who(self, name: str, *, enemy: bool) -> Text:
        """A unit, or an enemy by its card; the boss and the ally share a card and a name."""
        if name == BOSS or enemy:
            return self._names.enemy(name)
        return self._names.unit(name)


def die_state(dice: Dice, face: int) -> str:
    """Whether a die hit, missed or hit critically; nothing where a roll is read at face value."""
    if dice.purpose not in CHECKS:
        return ""
    if face == GOAL and dice.purpose != "slots":
        return "critical"
    return "hit" if succeeds(face, dice.bonus) else "miss"
