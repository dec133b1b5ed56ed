"""Every id that code uses has an English text, every text is used, and all languages agree on placeholders."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from arcology.text.placeholders import placeholders
from arcology.text.po import Message, parse
from tests.text.families import FAMILIES
from tests.text.ids import ROOT, SOURCE, TRANSLATIONS, Used, collect

LANGUAGES = sorted(folder.name for folder in TRANSLATIONS.iterdir() if (folder / "LC_MESSAGES").is_dir())


def catalogue_files(language: str) -> list[Path]:
    return sorted((TRANSLATIONS / language / "LC_MESSAGES").glob("*.po"))


def messages(language: str) -> dict[str, Message]:
    found = {}
    for path in catalogue_files(language):
        for message in parse(path.read_text("utf-8"), path.name):
            if message.id:
                assert message.id.startswith(f"{path.stem}."), (
                    f"{message.id} belongs into another file than {path.name}"
                )
                found[message.id] = message
    return found


@pytest.fixture(scope="module")
def english() -> dict[str, Message]:
    return messages("en")


@pytest.fixture(scope="module")
def used() -> Used:
    return collect([path.stem for path in catalogue_files("en")])


def test_every_used_id_has_an_english_text(english: dict[str, Message], used: Used) -> None:
    missing = [f"{id} ({place})" for id, place in sorted(used.certain.items()) if id not in english]
    assert not missing, "without an English text:\n" + "\n".join(missing)


@pytest.mark.parametrize("family", FAMILIES, ids=lambda family: family.prefix + "*" + family.suffix)
def test_every_member_of_a_family_has_an_english_text(english: dict[str, Message], family) -> None:
    assert family.ids(), f"{family.prefix} has no members"
    missing = sorted(family.ids() - english.keys())
    assert not missing, "without an English text:\n" + "\n".join(missing)


def test_every_composed_id_belongs_to_a_declared_family(used: Used) -> None:
    loose = [
        f"{shape.prefix}…{shape.suffix} ({place})"
        for shape, place in sorted(used.composed.items(), key=lambda item: item[1])
        if not any(family.covers(shape) for family in FAMILIES)
    ]
    assert not loose, "declare these in tests/text/families.py:\n" + "\n".join(loose)


def test_no_text_is_an_orphan(english: dict[str, Message], used: Used) -> None:
    wanted = set(used.certain) | used.likely
    for family in FAMILIES:
        wanted |= family.ids()
    orphans = sorted(english.keys() - wanted)
    assert not orphans, "used nowhere:\n" + "\n".join(orphans)


def test_english_is_complete(english: dict[str, Message]) -> None:
    gaps = sorted(id for id, message in english.items() if not message.translated)
    assert not gaps, "empty or fuzzy:\n" + "\n".join(gaps)


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"] or ["en"])
def test_placeholders_are_the_same_in_every_language(english: dict[str, Message], language: str) -> None:
    for id, message in messages(language).items():
        assert id in english, f"{language}: {id} is not an English id"
        wanted = frozenset().union(*(placeholders(form) for form in english[id].forms))
        for form in filter(None, message.forms):
            # One form of a plural may spell its number out; none may ask for what it is not told.
            assert placeholders(form) == wanted or (message.plural and placeholders(form) | {"n"} == wanted), (
                f"{language}: {id}: placeholders {sorted(placeholders(form))}, English has {sorted(wanted)}"
            )


def test_qt_translations_are_not_used() -> None:
    """``self.tr`` would look the id up in Qt's catalogues, where it is not."""
    guilty = []
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text("utf-8"))):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr == "tr"
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "self"
            ):
                guilty.append(f"{path.relative_to(ROOT)}:{node.lineno}")
    assert not guilty, "use the Translator that was handed down: " + ", ".join(guilty)
