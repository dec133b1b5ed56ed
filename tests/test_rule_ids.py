"""The rule book is traceable: every rule has a test, and no test or code names a rule that the reference lacks."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from arcology.text.reference import RULE_ID, Reference, load_reference

ROOT = Path(__file__).resolve().parents[1]
GAMES = sorted(path.parent for path in (ROOT / "resources" / "games").glob("*/rules.en.md"))


@pytest.fixture(scope="module")
def references() -> dict[str, Reference]:
    return {folder.name: load_reference(folder) for folder in GAMES}


@pytest.fixture(scope="module")
def known(references: dict[str, Reference]) -> frozenset[str]:
    return frozenset(rule.id for reference in references.values() for rule in reference.rules)


def is_rule_mark(node: ast.expr) -> bool:
    """Whether the node is ``pytest.mark.rule(...)``."""
    return isinstance(node, ast.Call) and isinstance(node.func, ast.Attribute) and node.func.attr == "rule"


def markers(folder: Path) -> Iterator[tuple[str, str]]:
    """Rule id and place of every ``@pytest.mark.rule("…")`` (also in ``pytest.param`` and ``pytestmark``)."""
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if not (isinstance(node, ast.Call) and is_rule_mark(node)):
                continue
            place = f"{path.relative_to(ROOT)}:{node.lineno}"
            for argument in node.args:
                if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
                    yield argument.value, place
                else:
                    pytest.fail(f"{place}: a rule mark takes literal ids")


def code_ids() -> Iterator[tuple[str, str]]:
    """Rule ids in strings of the code, with their places; those in comments and docstrings as well."""
    for path in sorted((ROOT / "desktop" / "arcology").rglob("*.py")):
        for number, line in enumerate(path.read_text("utf-8").splitlines(), start=1):
            for id in RULE_ID.findall(line):
                yield id, f"{path.relative_to(ROOT)}:{number}"


def prefixes(known: frozenset[str]) -> tuple[str, ...]:
    """``CDT-`` and the like: strings of the same shape that begin otherwise are no rule ids."""
    return tuple({id.partition("-")[0] + "-" for id in known})


def test_there_is_a_reference_for_every_game_in_the_code() -> None:
    games = {path.parent.name for path in (ROOT / "desktop" / "arcology" / "games").glob("*/plugin.py")}
    assert games <= {folder.name for folder in GAMES}
    assert GAMES, "no game has a rules.en.md"


@pytest.mark.parametrize("game", [folder.name for folder in GAMES])
def test_every_rule_and_option_has_a_test(references: dict[str, Reference], game: str) -> None:
    tested = {id for id, _ in markers(ROOT / "tests")}
    wanted = [rule.id for rule in references[game].rules if not rule.is_ruling]
    missing = [id for id in wanted if id not in tested]
    assert not missing, f"{len(missing)} of {len(wanted)} rules are on no test: " + ", ".join(missing)


def test_every_mark_names_a_rule(known: frozenset[str]) -> None:
    """In the tests of every game that has a reference; without one a game can have no plug-in (see above)."""
    folders = [ROOT / "tests" / "games" / folder.name for folder in GAMES]
    wrong = [f"{id} ({place})" for tests in folders for id, place in markers(tests) if id not in known]
    assert not wrong, "the reference lacks: " + ", ".join(wrong)


def test_every_rule_named_in_code_is_in_the_reference(known: frozenset[str]) -> None:
    wrong = [f"{id} ({place})" for id, place in code_ids() if id.startswith(prefixes(known)) and id not in known]
    assert not wrong, "the reference lacks: " + ", ".join(wrong)


@pytest.mark.parametrize("game", [folder.name for folder in GAMES])
def test_rules_mention_only_rules_that_exist(references: dict[str, Reference], game: str) -> None:
    own = {rule.id for rule in references[game].rules}
    wrong = [f"{rule.id} names {id}" for rule in references[game].rules for id in rule.mentions if id not in own]
    assert not wrong, ", ".join(wrong)
