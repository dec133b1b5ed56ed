"""Scripted luck says what falls, says so when it cannot, and travels with its state."""

from __future__ import annotations

import pytest

from arcology.engine.luck import new_luck
from arcology.engine.records import digest
from arcology.testing.scripted import ScriptError, scripted


def test_dice_show_the_faces_of_the_script_and_numbers_are_as_written() -> None:
    luck = scripted(die=[2, 5], ai=[1])
    assert [luck.die(), luck.die()] == [2, 5]
    assert luck.below("ai", 2) == 1


def test_a_stream_without_a_script_follows_the_seed() -> None:
    assert scripted(seed=9, die=[1]).below("towers", 1000) == new_luck(9).below("towers", 1000)


def test_a_script_that_ran_out_says_which() -> None:
    luck = scripted(die=[2])
    luck.die()
    with pytest.raises(ScriptError, match="'die' has only 1"):
        luck.die()


@pytest.mark.parametrize("face", [0, 7])
def test_a_face_that_no_die_has_is_refused(face: int) -> None:
    with pytest.raises(ScriptError, match="cannot show"):
        scripted(die=[face]).die()


def test_a_number_out_of_range_is_refused() -> None:
    with pytest.raises(ScriptError, match="0 to 1"):
        scripted(ai=[2]).below("ai", 2)


def test_a_clone_reads_on_where_its_original_stands_without_moving_it() -> None:
    luck = scripted(die=[2, 5, 6])
    luck.die()
    copy = luck.clone()
    assert digest(copy) == digest(luck)
    assert [copy.die(), copy.die()] == [5, 6]
    assert luck.left() == (5, 6)
    assert copy.left() == ()
