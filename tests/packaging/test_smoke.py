"""The program answers on the command line, from the checkout and from a wheel."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from arcology.app.games import BUILTIN
from tests.packaging.conftest import ROOT

pytestmark = pytest.mark.slow
CHECKS = 1 + 2 * len(BUILTIN) + 1
"""One for the program, two for each game, one with worker processes."""


@pytest.fixture
def smoke(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import smoke as module

    return module.smoke


def test_every_game_is_asked_about(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(str(ROOT / "packaging"))
    import smoke as module

    assert set(module.RULES) == {game.replace("_", "-") for game in BUILTIN}


def test_the_editable_install_answers(smoke) -> None:
    assert smoke([sys.executable, "-m", "arcology"]) == []


def test_the_wheel_answers(smoke, installed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", str(installed))
    monkeypatch.chdir(tmp_path)
    assert smoke([sys.executable, "-m", "arcology"]) == []


def test_a_program_that_does_not_answer_is_found_out(smoke) -> None:
    assert len(smoke([sys.executable, "-c", "raise SystemExit('no')"])) == CHECKS
    assert len(smoke([sys.executable, "-c", "print('hello')"])) == CHECKS
    assert len(smoke(["/nowhere/arcology"])) == CHECKS
