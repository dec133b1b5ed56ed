"""``kill -9`` at any moment loses no decision that was shown."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.store.kill_play import kill_once


@pytest.mark.slow
def test_ten_kills_lose_nothing(tmp_path: Path) -> None:
    moments = random.Random(2)
    told = [kill_once("toy", tmp_path / "state", seed, moments.uniform(0, 0.25)) for seed in range(10)]
    assert sum(told) > 100, "too little was played to show anything"
