"""Wheel and sdist, built once from a copy of the checkout so that building leaves no trace in it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PARTS = ("desktop", "resources", "translations", "tests", "packaging", "pyproject.toml", "README.md", "LICENSE")


def run(*command: str | Path, **options: object) -> str:
    """The output of a command that must succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True, **options)  # type: ignore[call-overload]
    assert done.returncode == 0, f"{command}:\n{done.stdout}\n{done.stderr}"
    return str(done.stdout)


@pytest.fixture(scope="session")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of the sources, in a folder with a space in its name, without anything that was built."""
    folder = tmp_path_factory.mktemp("a copy")
    built = shutil.ignore_patterns("*.mo", "__pycache__", "*.pyc")
    for part in PARTS:
        source = ROOT / part
        if source.is_dir():
            shutil.copytree(source, folder / part, ignore=built)
        else:
            shutil.copy(source, folder / part)
    return folder


@pytest.fixture(scope="session")
def built(checkout: Path) -> Path:
    """A folder with the sdist, and the wheel that was built from that sdist."""
    out = checkout / "dist"
    run(sys.executable, "-m", "build", "--no-isolation", "--outdir", out, checkout)
    return out


@pytest.fixture(scope="session")
def wheel(built: Path) -> Path:
    (found,) = built.glob("*.whl")
    return found


@pytest.fixture(scope="session")
def sdist(built: Path) -> Path:
    (found,) = built.glob("*.tar.gz")
    return found


@pytest.fixture(scope="session")
def installed(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the wheel is installed; on PYTHONPATH it comes before the editable install."""
    target = tmp_path_factory.mktemp("installed")
    run(sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-index", "--target", target, wheel)
    return target
