"""Runs every benchmark of this folder, each in a process of its own, and prints their figures with a summary.

    python tests/benchmarks/all.py                    all of them
    python tests/benchmarks/all.py frames idle        some of them
    python tests/benchmarks/all.py --quick            the least of everything
    python tests/benchmarks/all.py --without endurance kill_nine

Exit code 0 when all could measure, whatever came out.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from pathlib import Path
from time import perf_counter

from measure import Figure, table

HERE = Path(__file__).resolve().parent
SHARED = ("all", "games", "measure", "window")
"""Modules of this folder that are no benchmarks."""


def names() -> list[str]:
    """Every benchmark of this folder."""
    return sorted(
        path.stem for path in HERE.glob("*.py") if path.stem not in SHARED and not path.stem.startswith("test_")
    )


def run(name: str, quick: bool) -> list[Figure] | None:
    """The figures of one benchmark; None, with the reason printed, when it could not measure."""
    command = [sys.executable, str(HERE / f"{name}.py"), "--json", *(["--quick"] if quick else [])]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if done.returncode:
        return None
    return [Figure(**one) for one in json.loads(done.stdout)]


def main() -> int:
    """The command line."""
    known = names()
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("names", nargs="*", metavar="NAME", help=f"which ones: {', '.join(known)}")
    parser.add_argument("--without", nargs="+", default=[], metavar="NAME", help="leave these out")
    parser.add_argument("--quick", action="store_true", help="the least of everything")
    given = parser.parse_args()
    strange = [name for name in (*given.names, *given.without) if name not in known]
    if strange:
        parser.error(f"there is no benchmark {', '.join(strange)}; there is: {', '.join(known)}")
    failed, reached, missed = [], 0, []
    for name in given.names or known:
        if name in given.without:
            continue
        begun = perf_counter()
        figures = run(name, given.quick)
        print(f"\n{name} ({perf_counter() - begun:.0f} s)")
        if figures is None:
            failed.append(name)
            continue
        print(table(figures), flush=True)
        reached += sum(figure.reached is True for figure in figures)
        missed += [f"{name}: {figure.name}" for figure in figures if figure.reached is False]
    print(f"\n{reached} goals reached, {len(missed)} missed")
    for line in missed:
        print(f"  missed  {line}")
    for name in failed:
        print(f"  could not measure  {name}")
    return 1 if failed else 0


if __name__ == "__main__":
    sys.exit(main())
