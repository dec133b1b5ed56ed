"""``kill -9`` at any moment loses no decision that was shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from arcology.session.opening import new_game
from arcology.store.library import Library
from tests.session.toys import clock, config, play_randomly
from tests.store.kill_play import check, kill_once, shelf


def test_the_check_finds_a_lost_decision(tmp_path: Path) -> None:
    library = Library(tmp_path, clock())
    game = new_game(shelf("toy"), library, config(), now=clock())
    play_randomly(game.session, 5)
    told = [[game.key, str(e.number), e.digest] for e in game.session.entries]
    library.close()
    check("toy", tmp_path, told)
    check("toy", tmp_path, told[:-1])
    with pytest.raises(AssertionError, match="is lost"):
        check("toy", tmp_path, [*told, [game.key, "6", "x"]])
    with pytest.raises(AssertionError, match="told 3, found 5"):
        check("toy", tmp_path, told[:4])


@pytest.mark.slow
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    moments = random.Random(2)
    told = [kill_once("toy", tmp_path / "state", seed, moments.uniform(0, 0.25)) for seed in range(10)]
    assert sum(told) > 100, "too little was played to show anything"
