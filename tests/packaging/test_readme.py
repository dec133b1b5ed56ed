"""What the README promises is so."""

from __future__ import annotations

import doctest
import re

import pytest

from tests.packaging.conftest import ROOT

README = (ROOT / "README.md").read_text("utf-8")


def test_the_examples_run() -> None:
    result = doctest.testfile(str(ROOT / "README.md"), module_relative=False)
    assert result.attempted >= 5, "the README shows how Arcology is used as a library"
    assert result.failed == 0


@pytest.mark.parametrize(
    "path", sorted(set(re.findall(r"(?:!\[[^\]]*\]\(|`)((?:packaging|desktop|\.ci|resources)/[\w./-]+)", README)))
)
def test_files_that_it_names_exist(path: str) -> None:
    assert (ROOT / path).exists()


def test_every_command_it_lists_is_known_to_the_program(capsys: pytest.CaptureFixture[str]) -> None:
    from arcology.app.main import main

    names = sorted(set(re.findall(r"^ {4}arcology ([a-z-]+)", README, re.MULTILINE)))
    assert len(names) >= 8
    for name in names:
        assert main([name, "--help"]) == 0, name
        assert f"arcology {name}" in capsys.readouterr().out
