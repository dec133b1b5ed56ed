"""What every benchmark shares: figures with their baselines and goals, the table they are printed in, the command line.

A benchmark is a module of this folder with ``COUNTS`` (how much it does) and ``figures(counts)``. Nothing here fails a
run because a machine is slow: a figure that misses its goal is printed as missed, and that is all.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import asdict, dataclass
from pathlib import Path
from statistics import quantiles
from tempfile import TemporaryDirectory

ROOT = Path(__file__).resolve().parents[2]
if str(ROOT) not in sys.path:
    sys.path.insert(0, str(ROOT))  # for what benchmarks share with tests

GAME = "cyberdoom_tower"
FRAME_MS = 1000 / 60
COLUMNS = ("figure", "value", "baseline", "ratio", "goal", "")


@dataclass(frozen=True, slots=True)
class Count:
    """How much of something a benchmark does: by default, and the least with which it still yields its figures."""

    default: int
    least: int
    help: str


@dataclass(frozen=True, slots=True)
class Figure:
    """One result.

    ``goal`` is the most that ``value`` may be (the least, where ``more_is_better``); with ``goal_of_ratio`` it holds
    for the ratio to the baseline instead. None: a figure to know, without a goal.
    """

    name: str
    value: float
    unit: str = "ms"
    baseline: float | None = None
    against: str = ""
    goal: float | None = None
    goal_of_ratio: bool = False
    more_is_better: bool = False

    @property
    def ratio(self) -> float | None:
        """Value to baseline."""
        return None if not self.baseline else self.value / self.baseline

    @property
    def reached(self) -> bool | None:
        """Whether the goal is reached; None where there is none."""
        judged = self.ratio if self.goal_of_ratio else self.value
        if self.goal is None or judged is None:
            return None
        return judged >= self.goal if self.more_is_better else judged <= self.goal


class CannotMeasure(Exception):
    """Something that the benchmark needs is not there; the text says what."""


def percentile(values: Sequence[float], percent: int) -> float:
    """A percentile, inclusive; of a single value, that value."""
    return values[0] if len(values) == 1 else quantiles(values, n=100, method="inclusive")[percent - 1]


def main(
    about: str | None, counts: Mapping[str, Count], figures: Callable[[Mapping[str, int]], Iterable[Figure]]
) -> int:
    """The command line of a benchmark: 0 when it measured, whatever came out; 1 when it could not."""
    parser = argparse.ArgumentParser(description=about, formatter_class=argparse.RawDescriptionHelpFormatter)
    for name, count in counts.items():
        parser.add_argument(
            f"--{name.replace('_', '-')}", metavar="N", type=int, help=f"{count.help} ({count.default})"
        )
    parser.add_argument("--quick", action="store_true", help="the least of everything: shows that it works, no more")
    parser.add_argument("--json", action="store_true", help="print one JSON list")
    given = vars(parser.parse_args())
    chosen = {
        name: given[name] if given[name] is not None else (count.least if given["quick"] else count.default)
        for name, count in counts.items()
    }
    try:
        found = list(figures(chosen))
    except CannotMeasure as problem:
        print(f"could not measure: {problem}", file=sys.stderr)
        return 1
    print(json.dumps([asdict(figure) for figure in found]) if given["json"] else table(found))
    return 0


def table(figures: Iterable[Figure]) -> str:
    """Figures in aligned columns."""
    rows = [COLUMNS, *(_row(figure) for figure in figures)]
    widths = [max(len(row[i]) for row in rows) for i in range(len(COLUMNS))]
    lines = [
        "  ".join(cell.ljust(width) if i in (0, 5) else cell.rjust(width) for i, (cell, width) in cells).rstrip()
        for cells in (enumerate(zip(row, widths, strict=True)) for row in rows)
    ]
    return "\n".join(lines)


def _row(figure: Figure) -> tuple[str, ...]:
    sign = "≥" if figure.more_is_better else "≤"
    goal = ""
    if figure.goal is not None:
        goal = f"{sign} {_number(figure.goal)}" + ("" if figure.goal_of_ratio else f" {figure.unit}".rstrip())
    verdict = {True: "reached", False: "MISSED", None: ""}[figure.reached]
    return (
        figure.name,
        f"{_number(figure.value)} {figure.unit}".rstrip(),
        "" if figure.baseline is None else f"{_number(figure.baseline)} {figure.unit} {figure.against}".rstrip(),
        "" if figure.ratio is None else f"{figure.ratio:.2f}",
        goal,
        verdict,
    )


def _number(value: float) -> str:
    if value == int(value):
        return f"{int(value):,}"
    return f"{value:,.0f}" if abs(value) >= 1000 else f"{value:.3g}" if abs(value) < 10 else f"{value:.1f}"


def offscreen() -> None:
    """Qt without a screen, unless one was asked for; to be called before Qt is imported."""
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    os.environ.setdefault("FONTCONFIG_FILE", str(ROOT / "tests" / "fonts.conf"))


@contextmanager
def own_folders() -> Iterator[Path]:
    """Settings and games in a folder of their own, for this process and those that it starts."""
    names = ("ARCOLOGY_CONFIG", "ARCOLOGY_STATE")
    before = {name: os.environ.get(name) for name in names}
    with TemporaryDirectory(ignore_cleanup_errors=True) as made:
        folder = Path(made)
        os.environ.update({"ARCOLOGY_CONFIG": str(folder / "config"), "ARCOLOGY_STATE": str(folder / "state")})
        try:
            yield folder
        finally:
            for name, value in before.items():
                os.environ.pop(name, None) if value is None else os.environ.__setitem__(name, value)
