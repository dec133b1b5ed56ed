"""The dice tray: the boxes of what could be attacked now, the attack dice, and what the last roll came to."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Fact, Piece, Spot, facts
from arcology.engine.text import text
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.dice import box_spot
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.cards import BOX_ROWS, BOXES, DIE_NAMES, Color, HitBox
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet, EffBox, Mode, is_red
from arcology.games.cyberdoom_tower.rules.placement import best_partial
from arcology.games.cyberdoom_tower.state import AI, HideTest, TowerState

Layout = tuple[int | None, ...]
"""The die on each box, None where it stays empty."""


class Tray:
    """Makes the pieces of the tray."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def pieces(self, s: TowerState) -> Iterator[Piece]:
        """The tray, the boxes of what could be attacked now, and the attack dice in it or where they are used."""
        player = s.players[max(0, s.active)]
        floor = s.attack.floor if s.attack is not None else AI if player.at_ai else player.floor
        target = self._book.target(s, floor)
        gone = floor != AI and s.floors[floor].defeated and s.attack is None
        foe = self._names.foe(s, floor)
        laid = best_partial(s.dice, target) if s.attack is not None else None
        verdict, lines = self._verdict(s, laid)
        shown = facts(
            target=text("cyberdoom_tower.piece.tray_no_target", foe=foe) if gone else foe,
            rows=() if gone else tuple(str(sum(box.row is row for box in target.boxes)) for row in BOX_ROWS),
            chained=() if gone else tuple(row.value.upper() for row in target.chained),
            verdict=verdict,
            line_1=lines[0],
            line_2=lines[1],
        )
        name = text("cyberdoom_tower.piece.tray", foe=foe)
        sprite = "dice_tray" if len(s.players) == 1 else "dice_tray_compact"
        yield Piece("tray", sprite, Spot("tray_frame", "tray"), name, shown)
        if not gone:
            printed_boxes = self._printed(s, floor)
            for place, box in enumerate(target.boxes):
                yield _box(box, printed_boxes[place], box.row in target.chained, _box_state(s, laid, place))
        yield from self._dice(s, target, laid)

    def _printed(self, s: TowerState, floor: int) -> tuple[HitBox, ...]:
        """The six boxes as they are printed on the target's card."""
        rows = (
            self._book.pack.ai_side(s.ai).rows if floor == AI else self._book.sentinels[s.floors[floor].sentinel].rows
        )
        return tuple(box for row in rows for box in row)

    def _verdict(self, s: TowerState, laid: Layout | None) -> tuple[str, tuple[Fact, Fact]]:
        """What the tray says about the attack or the hide test, and two lines with the figures behind it."""
        if s.attack is not None and laid is not None:
            n = BOXES - laid.count(None)
            result = "" if s.attack.result == "open" else s.attack.result
            return result, (text("cyberdoom_tower.tray.placed", n=n), names.weapon_name(s.attack.weapon))
        test = test_shown(s)
        if test is None:
            return "", ("", "")
        verdict = "" if test.passed is None else "hidden" if test.passed else "seen"
        first = text("cyberdoom_tower.tray.hide", roll=test.total, need=test.threshold)
        return verdict, (first, self._names.foe(s, test.floor))

    @staticmethod
    def _dice(s: TowerState, target: BoxSet, laid: Layout | None) -> Iterator[Piece]:
        """The attack dice: at rest, on the boxes once an attack is confirmed, or W1 where it tests hiding."""
        spots = [Spot("tray", die) for die in DIE_NAMES]
        states = [""] * BOXES
        if s.attack is not None and laid is not None and s.attack.result != "open":
            states = ["bad"] * BOXES
            for box, die in zip(target.boxes, laid, strict=True):
                if die is not None:
                    spots[die], states[die] = box_spot(box), "good"
        test = test_shown(s)
        if test is not None:
            spots[0] = names.HIDE_SPOT
            states[0] = "" if test.passed is None else "good" if test.passed else "bad"
        for index, value in enumerate(s.dice):
            label = text("cyberdoom_tower.piece.die", die=names.die_name(index), value=value)
            shown = facts(color="red" if is_red(index) else "white", value=value, state=states[index])
            yield Piece(names.die(index), "attack_die", spots[index], label, shown)


def test_shown(s: TowerState) -> HideTest | None:
    """The hide test whose die still lies out: until an attack, the end of the turn, or the next space."""
    test = s.hide
    if test is None or s.attack is not None:
        return None
    player = s.players[max(0, s.active)]
    return test if (player.floor, player.col) == (test.floor, test.sector) and not player.at_ai else None


def _box(box: EffBox, printed_box: HitBox, chained: bool, state: str) -> Piece:
    """A hit box as it counts now; a symbol may have made it differ from what is printed."""
    red = printed_box.color is Color.RED
    shown = facts(
        color="red" if box.need_red else "white",
        mode=box.mode.value,
        n=box.n or 0,
        chained=chained,
        changed=box.need_red != red or box.n != printed_box.number or box.mode is Mode.EXACT,
        state=state,
    )
    name = text("cyberdoom_tower.piece.box", row=text(f"cyberdoom_tower.row.{box.row.value}"), number=box.index)
    return Piece(f"box.{box.key.upper()}", "hit_box", box_spot(box), name, shown)


def _box_state(s: TowerState, laid: Layout | None, place: int) -> str:
    """Whether the best layout of the dice leaves a box empty, and whether a confirmed attack filled it."""
    if s.attack is None or laid is None:
        return "empty"
    if laid[place] is None:
        return "problem"
    return "empty" if s.attack.result == "open" else "filled"
