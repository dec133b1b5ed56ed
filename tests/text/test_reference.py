from __future__ import annotations

from pathlib import Path

import pytest

from arcology.app.games import BUILTIN
from arcology.packs.locate import data_root
from arcology.text.reference import RULE_ID, Reference, ReferenceBroken, load_reference, parse_reference

SOURCE = """# A game

What the game is about.

In two paragraphs.

## Movement

### AG-MOVE-01 Step to the next sector

A step costs **1 AP**. See AG-MOVE-02 and AG-R-16.

#### Example

One step, one AP.

### AG-MOVE-02 Riding the elevator

Any distance costs 1 AP. AG-XX-99 is not a rule of this game.

## Rulings

### AG-R-16 Steps bought with Energy

They cost no AP.

## Options

### AG-OPT-01 Time limit

Two ways to lose.
"""


@pytest.fixture
def reference() -> Reference:
    return parse_reference(SOURCE, "rules.en.md")


def test_rules_keep_title_section_body_and_order(reference: Reference) -> None:
    assert reference.title == "A game"
    assert reference.introduction == "What the game is about.\n\nIn two paragraphs."
    assert [rule.id for rule in reference.rules] == ["AG-MOVE-01", "AG-MOVE-02", "AG-R-16", "AG-OPT-01"]
    assert reference.sections == ("Movement", "Rulings", "Options")
    rule = reference.find("AG-MOVE-01")
    assert rule is not None
    assert rule.title == "Step to the next sector"
    assert rule.section == "Movement"
    assert rule.body.startswith("A step costs")
    assert rule.body.endswith("One step, one AP.")
    assert "#### Example" in rule.body


def test_a_reference_may_begin_with_its_first_section() -> None:
    found = parse_reference("# A game\n## Movement\n\n### AG-MOVE-01 Step\n\nA step.\n", "rules.en.md")
    assert found.introduction == ""
    assert [rule.body for rule in found.rules] == ["A step."]


def test_rulings_and_options_are_told_apart(reference: Reference) -> None:
    assert [rule.id for rule in reference.rules if rule.is_ruling] == ["AG-R-16"]
    assert [rule.id for rule in reference.rules if rule.is_option] == ["AG-OPT-01"]


def test_ids_are_found_in_any_case(reference: Reference) -> None:
    assert reference.find("ag-move-02") is reference.find("AG-MOVE-02")
    assert reference.find("AG-MOVE-03") is None


def test_mentions_and_links(reference: Reference) -> None:
    first, second = reference.rules[:2]
    assert first.mentions == ("AG-MOVE-02", "AG-R-16")
    assert '[Riding the elevator](rule:AG-MOVE-02 "AG-MOVE-02")' in reference.linked(first.body)
    assert "AG-XX-99 is" in reference.linked(second.body), "an unknown id is no link"


def test_a_first_section_without_rules_teaches_how_to_play() -> None:
    page = "## How to play\n\nWalk. See AG-MOVE-01.\n\nWin.\n\n"
    found = parse_reference(SOURCE.replace("## Movement", f"{page}## Movement", 1), "rules.en.md")
    assert found.primer is not None
    assert (found.primer.title, found.primer.text) == ("How to play", "Walk. See AG-MOVE-01.\n\nWin.")
    assert found.sections == ("Movement", "Rulings", "Options")
    assert found.introduction == "What the game is about.\n\nIn two paragraphs."
    assert parse_reference(SOURCE, "rules.en.md").primer is None


def test_titles_in_links_keep_their_brackets() -> None:
    found = parse_reference("# A\n## B\n### AG-MOVE-01 A step [or two]\n\nSee AG-MOVE-01.\n", "rules.en.md")
    assert found.link("AG-MOVE-01") == '[A step \\[or two\\]](rule:AG-MOVE-01 "AG-MOVE-01")'


@pytest.mark.parametrize(
    ("words", "ids"),
    [
        ("move-02", ["AG-MOVE-02"]),
        ("step", ["AG-MOVE-01", "AG-R-16"]),
        ("ap", ["AG-MOVE-01", "AG-MOVE-02", "AG-R-16"]),
        ("energy STEP", ["AG-R-16"]),
        ("elev", ["AG-MOVE-02"]),
        ("nothing of that", []),
        ("  ", []),
    ],
)
def test_search_wants_all_words_and_ranks_titles_first(reference: Reference, words: str, ids: list[str]) -> None:
    assert [rule.id for rule in reference.search(words)] == ids


def test_another_language_falls_back_to_english(tmp_path: Path) -> None:
    with pytest.raises(ReferenceBroken, match=r"rules\.en\.md"):
        load_reference(tmp_path)
    (tmp_path / "rules.en.md").write_text(SOURCE, "utf-8")
    assert load_reference(tmp_path, "de_AT").title == "A game"
    (tmp_path / "rules.de.md").write_text(SOURCE.replace("A game", "Ein Spiel"), "utf-8")
    assert load_reference(tmp_path, "de_AT").title == "Ein Spiel"


def test_an_id_may_have_two_words() -> None:
    source = "# A game\n## Solo\n### AG-SOLO-TUBE-02 Barred\nSee AG-SOLO-TUBE-02 and AG-SOLO-TUBE-03.\n"
    source += "### AG-SOLO-TUBE-03 Choice\nIt is not TUBE-03.\n"
    first, second = parse_reference(source, "rules.en.md").rules
    assert (first.id, first.mentions) == ("AG-SOLO-TUBE-02", ("AG-SOLO-TUBE-03",))
    assert second.mentions == ()


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ("### Movement\n", "line 1: expected a rule id"),
        ("### AG-MOVE-01 A\nx\n### AG-MOVE-01 B\ny\n", "line 3: AG-MOVE-01 has a paragraph already"),
        ("### AG-MOVE-01 A\n\n## Next\n", "line 3: AG-MOVE-01 has no text"),
    ],
)
def test_mistakes_are_named_with_their_line(source: str, complaint: str) -> None:
    with pytest.raises(ReferenceBroken, match=complaint):
        parse_reference(source, "rules.en.md")


@pytest.mark.parametrize("game", BUILTIN)
def test_the_page_that_teaches_is_one_page_and_names_rules_that_exist(game: str) -> None:
    found = load_reference(data_root() / "resources" / "games" / game)
    assert found.primer is not None
    assert 250 <= len(found.primer.text.split()) <= 400
    named = RULE_ID.findall(found.primer.text)
    assert len(named) >= 8
    assert [id for id in named if found.find(id) is None] == []


@pytest.mark.parametrize("typed", ["équipier", "EQUIPIER", "equipi", "d'influence", "case d’influence"])
def test_a_search_forgives_accents_and_apostrophes(typed: str) -> None:
    source = "# A\n## B\n### AG-MOVE-01 L’équipier\n\nIl va sur une case d’influence.\n"
    assert [rule.id for rule in parse_reference(source, "rules.fr.md").search(typed)] == ["AG-MOVE-01"]
