"""The same seed gives the same game in every process, whatever its hash seed."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest

from arcology.app.games import BUILTIN

PROGRAM = """
import sys
from tests.conformance.test_games import case
chosen = case(sys.argv[1])
for trace in chosen.traces():
    print(trace.config.seats, trace.config.seed, *(moment.digest for moment in trace.moments))
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", BUILTIN)
def test_digests_agree_between_processes(game: str) -> None:
    def run(seed: str) -> str:
        environment = {**os.environ, "PYTHONHASHSEED": seed}
        command = [sys.executable, "-c", PROGRAM, game]
        done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=True)
        return done.stdout

    first = run("1")
    assert len(first.split()) > 50
    assert first == run("987")
