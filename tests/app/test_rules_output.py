"""``arcology rules`` with the reference of a real game: all of it, and ids that can be searched for."""

from __future__ import annotations

import pytest

from arcology.app.main import main
from arcology.packs.locate import data_root
from arcology.text.reference import RULE_ID, load_reference


@pytest.mark.parametrize("game", ["cyberdoom-tower", "cytress"])
def test_everything_of_the_reference_is_printed_and_no_id_is_broken(
    capsys: pytest.CaptureFixture[str], game: str
) -> None:
    reference = load_reference(data_root() / "resources" / "games" / game.replace("-", "_"))
    assert main(["rules", game]) == 0
    out = capsys.readouterr().out
    flat = " ".join(out.split())
    assert " ".join(reference.introduction.split()) in flat
    for rule in reference.rules:
        assert f"\n{rule.id}  {rule.title}\n" in out
        assert " ".join(rule.body.replace("**", "").split()) in flat
    assert [line for line in out.splitlines() if len(line) > 100] == []
    named = {id for rule in reference.rules for id in RULE_ID.findall(rule.body)}
    assert named <= set(RULE_ID.findall(out))
    assert not [line for line in out.splitlines() if line.endswith("-") and line.strip("-")]
