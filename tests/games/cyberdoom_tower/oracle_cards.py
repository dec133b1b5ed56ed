"""Cards of the house set in short notation, and hit boxes after symbols: the oracle's own, shared with nothing."""

from __future__ import annotations

from itertools import product

FEATURES = {"T1": ".CKLEC", "T2": "LC.KCE", "T3": "CELK.C", "T4": "ECL.KC", "T5": "CLEK.C"}
"""Sectors 1..6: C crate, K key, L Luck, E Energy."""
CELLS = {
    "T1": "2!r1_ 1_c_ 1__n3 0r1__ 0_n2_ 0___",
    "T2": "2n3c_ 1__r1 1_c_ 0__n2 0r1__ 0___",
    "T3": "2_n4_ 1c__ 1_!_ 1___ 0__r1 0_n2_",
    "T4": "2r1!_ 1__n3 1c__ 0_r1_ 0n2__ 0___",
    "T5": "2c_r1 1__! 1__n3 1_n2_ 0__r1 0___",
}
"""Columns 1..6: stealth, then rows A, B, C: c chain, ! exact, rI red box I, nN number N, _ nothing."""
SENTINELS = {
    "S1": (2, 1, 2, 0, "3 4|E 4|r3 E"),
    "S2": (2, 1, 1, 1, "5|3 4|r3 E E"),
    "S3": (3, 1, 3, 0, "2 4|E 3|5 E"),
    "S4": (3, 2, 1, 0, "4 4 E|r4 2|E"),
    "S5": (2, 1, 4, 1, "E|3 4|4 E 2"),
}
"""Energy, damage, range, anti-stealth, boxes."""
MINDS = {"A": (4, 1, "3 5|E E|r3 4", "_c_"), "B": (3, 2, "4 4|r5 E|3 2", "__!")}
"""Energy, damage, boxes, symbols."""
WEAPONS = {"base": (2, 1, 0), "laser_cannon": (4, 1, 1), "plasma_rifle": (2, 2, 1), "antimatter_grenade": (2, 3, 0)}
"""Range, damage, Energy."""


def symbols_of(text: str) -> list[str]:
    """Three symbols: ``r1c_`` is ``["r1", "c", "_"]``."""
    found: list[str] = []
    for char in text:
        if char.isdigit():
            found[-1] += char
        else:
            found.append(char)
    return found


def distance(pos: int, col: int) -> int:
    """Sectors between a meeple and the card."""
    if col < pos:
        return pos - col
    return 0 if col <= pos + 3 else col - (pos + 3)


Box = tuple[int, bool, str, int]
"""Row, whether it needs a red die, how its number is read, its number."""


def effective(rows: str, symbols: list[str]) -> tuple[list[Box], list[int]]:
    """Boxes after the symbols, and the chained rows."""
    numbers = [int(s[1:]) for s in symbols if s[0] == "n"]
    boxes: list[Box] = []
    for row, words in enumerate(rows.split("|")):
        for index, word in enumerate(words.split(), 1):
            printed = word.lstrip("r")
            n = int(printed) if printed != "E" else max(numbers, default=0)
            red = word.startswith("r") or symbols[row] == f"r{index}"
            mode = "any" if not n else "exact" if symbols[row] == "!" else "min"
            boxes.append((row, red, mode, n))
    return boxes, [row for row in range(3) if symbols[row] == "c"]


def find_placement(dice: list[int], boxes: list[Box], chained: list[int]) -> tuple[int, ...] | None:
    """The die on each box, or None; every common number of the chained rows is tried in turn."""
    for combo in product(range(1, 7), repeat=len(chained)):
        value = dict(zip(chained, combo, strict=True))
        owner: dict[int, int] = {}
        if all(_augment(dice, boxes, value, owner, box, set()) for box in range(len(boxes))):
            return tuple(die for _, die in sorted((box, die) for die, box in owner.items()))
    return None


def _fits(die: int, face: int, box: Box, value: dict[int, int]) -> bool:
    row, red, mode, n = box
    if (red and die < 4) or face != value.get(row, face):
        return False
    return mode == "any" or (mode == "min" and face >= n) or (mode == "exact" and face == n)


def _augment(
    dice: list[int], boxes: list[Box], value: dict[int, int], owner: dict[int, int], box: int, seen: set[int]
) -> bool:
    for die, face in enumerate(dice):
        if die in seen or not _fits(die, face, boxes[box], value):
            continue
        seen.add(die)
        if die not in owner or _augment(dice, boxes, value, owner, owner[die], seen):
            owner[die] = box
            return True
    return False
