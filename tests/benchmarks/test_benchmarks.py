"""Every benchmark runs with its smallest counts and yields figures. What the figures are is not judged here."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).resolve().parent
SHARED = {"all", "games", "measure", "window"}
BENCHMARKS = sorted(path.stem for path in HERE.glob("*.py") if path.stem not in SHARED and path.stem[:5] != "test_")


def test_there_are_benchmarks() -> None:
    assert {"start_up", "frames", "random_play", "decision", "undo_depth", "idle", "memory"} <= set(BENCHMARKS)
    assert {"kill_nine", "endurance"} <= set(BENCHMARKS)


@pytest.mark.slow
@pytest.mark.parametrize("name", BENCHMARKS)
def test_it_yields_figures(name: str) -> None:
    """In a process of its own, as it is run by hand: a benchmark must not find what another test has warmed."""
    command = [sys.executable, str(HERE / f"{name}.py"), "--quick", "--json"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=240)
    assert done.returncode == 0, done.stderr
    figures = json.loads(done.stdout)
    assert figures
    assert all(figure["name"] and isinstance(figure["value"], int | float) for figure in figures)
    assert "Traceback" not in done.stderr, done.stderr


def test_goals_and_ratios_are_judged_as_they_are_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(HERE))
    from measure import Figure, percentile, table

    most = Figure("start", 130.0, "ms", 100.0, "bare", 1.3, goal_of_ratio=True)
    least = Figure("speed", 110.0, "1/s", 100.0, "chess", 1.2, goal_of_ratio=True, more_is_better=True)
    plain = Figure("timers", 1, "", goal=0)
    assert [most.reached, least.reached, plain.reached, Figure("known", 1.0).reached] == [True, False, False, None]
    printed = table([most, least, plain]).splitlines()
    assert "reached" in printed[1]
    assert "MISSED" in printed[2]
    assert "1.30" in printed[1]
    assert percentile([5.0], 99) == 5.0
    assert percentile([float(n) for n in range(101)], 99) == pytest.approx(99.0)
