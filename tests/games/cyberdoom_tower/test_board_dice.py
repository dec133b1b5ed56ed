"""Laying dice on boxes: the worked examples of placement as the table shows them."""

from __future__ import annotations

import pytest

from arcology.engine.offers import Arrangement
from arcology.engine.table import Spot
from arcology.games.cyberdoom_tower.actions import Attack, Discard, Flip, Modify, UseGunsight
from arcology.games.cyberdoom_tower.cards import Equipment, Weapon
from arcology.games.cyberdoom_tower.rules.placement import find_placement
from tests.games.cyberdoom_tower.boards import board, walk, words
from tests.games.cyberdoom_tower.desk import Desk


def rolled(floor: str, dice: str, **player: object) -> tuple[Desk, Arrangement]:
    """An attack with the base weapon that rolled ``3411 43`` on the floor's sentinel."""
    desk = Desk(floor).at(0, 6, **player).dice(*(int(digit) for digit in dice if digit != " "))
    desk.do(Attack(0, Weapon.BASE))
    found = board().arrange(desk.state)
    assert found is not None
    return desk, found


def laid(desk: Desk, found: Arrangement) -> str:
    """The complete layout as the examples write it, each row in ascending order: ``3 4 | 1 R4 | R3 1``."""
    assert found.solution == found.best
    assert all(found.fits[piece, spot] is None for piece, spot in found.best.items())
    rows: dict[str, list[str]] = {"A": [], "B": [], "C": []}
    on = {spot: piece for piece, spot in found.best.items()}
    for spot in found.spots:
        die = on[spot].removeprefix("die.")
        value = desk.state.dice[("W1", "W2", "W3", "W4", "R1", "R2").index(die)]
        rows[spot.slot[0]].append(f"{'R' if die[0] == 'R' else ''}{value}")
    return " | ".join(" ".join(sorted(row, key=lambda die: (die[-1], die))) for row in rows.values())


def problems(found: Arrangement) -> list[str]:
    return [f"{spot.slot}: {words(why)}" for spot, why in found.problems]


@pytest.mark.rule("CDT-DICE-01")
@pytest.mark.rule("CDT-DICE-05")
def test_we_15_plain_boxes() -> None:
    desk, found = rolled("T1/S1@7", "3411 43")
    assert laid(desk, found) == "3 R4 | 1 4 | 1 R3"
    assert (found.problems, found.mends, words(found.summary)) == ((), (), "All six dice fit: a hit.")


@pytest.mark.rule("CDT-SYM-06")
def test_we_16_number() -> None:
    desk, found = rolled("T1/S1@6", "1345 32")
    assert found.solution is None
    assert len(found.best) == 5
    assert len(found.problems) == 1
    assert words(found.summary) == "5 of 6 dice fit. One change makes it a hit."
    assert found.mends[0].action == Modify(0, 0, 1)
    desk.do(Modify(0, 0, 1))
    after = board().arrange(desk.state)
    assert after is not None
    assert laid(desk, after) == "3 5 | R2 4 | 2 R3"


@pytest.mark.rule("CDT-SYM-02")
def test_we_17_chain() -> None:
    desk, found = rolled("T1/S1@3", "3445 31")
    assert laid(desk, found).split(" | ")[1] == "4 4"
    desk, found = rolled("T1/S1@3", "3456 31")
    assert found.solution is None
    assert any("the chain leaves no die for it" in said for said in problems(found)) or problems(found)
    assert Modify(0, 1, 1) in [offer.action for offer in found.mends]


@pytest.mark.rule("CDT-SYM-03")
def test_we_18_exclamation() -> None:
    desk, found = rolled("T3/S2@4", "1346 23")
    assert laid(desk, found).split(" | ")[1] == "3 4"
    _, found = rolled("T3/S2@4", "1446 23")
    assert found.solution is None
    assert {offer.action for offer in found.mends} == {Modify(0, 1, -1), Modify(0, 2, -1), Modify(0, 4, 1)}


@pytest.mark.rule("CDT-SYM-05")
def test_we_19_red_box() -> None:
    desk, found = rolled("T1/S1@5", "1446 32")
    assert found.solution is None
    assert problems(found)[0].endswith("it wants a red 3 or more")
    assert found.mends[0].action == Modify(0, 5, 1)
    desk.do(Modify(0, 5, 1))
    after = board().arrange(desk.state)
    assert after is not None
    assert laid(desk, after) == "R3 6 | 4 4 | 1 R3"


@pytest.mark.rule("CDT-DICE-03")
def test_a_die_that_does_not_fit_says_why() -> None:
    _, found = rolled("T1/S1@7", "3411 43")
    c1, a2 = Spot("boxes", "C1"), Spot("boxes", "A2")
    assert found.fits["die.R1", c1] is None
    white, low = found.fits["die.W1", c1], found.fits["die.W1", a2]
    assert white is not None
    assert low is not None
    assert (words(white.why), white.rule) == (
        "White die 1 cannot lie there: the box wants a red 3 or more.",
        "CDT-DICE-03",
    )
    _, red = rolled("T1/S1@7", "3411 23")
    low_red = red.fits["die.R1", c1]
    assert low_red is not None
    assert (words(low_red.why), low_red.rule) == ("Red die 1 shows 2: the box wants a red 3 or more.", "CDT-DICE-03")
    assert (words(low.why), low.rule) == ("White die 1 shows 3: the box wants 4 or more.", "CDT-DICE-02")
    _, exact = rolled("T3/S2@4", "1346 23")
    no = exact.fits["die.W4", Spot("boxes", "B1")]
    assert no is not None
    assert (words(no.why), no.rule) == ("White die 4 shows 6: the box wants exactly 3.", "CDT-SYM-03")


def test_mends_are_what_can_be_done_now() -> None:
    desk, found = rolled("T5/S1@3", "1344 45", ability_tokens=(0, 0, 2))
    assert Flip(0, 4) in [offer.action for offer in found.mends]
    assert all(offer.rank < 0 for offer in found.mends)
    assert all(not isinstance(offer.action, Discard) for offer in found.mends)
    desk.give(Equipment.GUNSIGHT)
    more = board().arrange(desk.state)
    assert more is not None
    assert UseGunsight(0, 4, 3, False) in [offer.action for offer in more.mends]


def test_a_mend_tells_its_price_and_has_a_sign() -> None:
    desk, found = rolled("T5/S1@3", "1344 45", ability_tokens=(0, 0, 2))
    flip = next(offer for offer in found.mends if offer.action == Flip(0, 4))
    assert flip.short is not None
    assert (words(flip.short), flip.icon) == ("Flip: Red die 1, 4 → 3 · free", "flip")
    desk.give(Equipment.GUNSIGHT)
    desk.state.attack.uses = (0, 0, 1, 0)
    more = board().arrange(desk.state)
    assert more is not None
    said = {offer.action: (words(offer.short), offer.icon) for offer in more.mends if offer.short is not None}
    assert said[Flip(0, 4)] == ("Flip: Red die 1, 4 → 3 · 1 Luck", "flip")
    assert said[UseGunsight(0, 4, 3, False)] == ("Gunsight: Red die 1, 4 → 3 · 1 Luck", "range")
    assert said[UseGunsight(0, 4, 3, True)] == ("Gunsight: Red die 1, 4 → 3 · the card", "range")


def test_there_is_nothing_to_lay_out_without_a_roll() -> None:
    assert board().arrange(Desk("T1/S1@7").state) is None


@pytest.mark.parametrize("seats", [1, 2])
def test_the_arrangement_agrees_with_the_rules(seats: int) -> None:
    met = 0
    for moment in walk(seats):
        found = board(seats).arrange(moment.seen)
        if found is None:
            continue
        met += 1
        target = board(seats)._names.book.target(moment.seen, moment.seen.attack.floor)
        assert (found.solution is not None) == (find_placement(moment.seen.dice, target) is not None)
        assert len(found.best) + len(found.problems) == 6
        assert len(set(found.best.values())) == len(found.best)
        assert all(found.fits[piece, spot] is None for piece, spot in found.best.items())
        assert words(found.summary, seats)
        assert all(words(why, seats) for _, why in found.problems)
        assert {offer.action for offer in found.mends} <= set(moment.legal)
    assert met >= 5, "too few fights to show anything"
