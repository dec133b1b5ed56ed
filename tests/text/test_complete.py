"""Every language is whole: each text and each rule of English, with the same marks, and nothing that English lacks."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from arcology.text.po import Message
from arcology.text.reference import RULE_ID, load_reference
from tests.text.ids import ROOT
from tests.text.test_ids import LANGUAGES, catalogue_files, messages

OTHERS = [language for language in LANGUAGES if language != "en"]
GAMES = sorted(path.parent for path in (ROOT / "resources" / "games").glob("*/rules.en.md"))
MARKUP = re.compile(r"</?[a-z]+\b[^<>]*>|&[a-z]+;|\]\(rule:|\*\*|`")
NPLURALS = re.compile(r"nplurals=(\d)")


@pytest.fixture(scope="module")
def english() -> dict[str, Message]:
    return messages("en")


def marks(text: str) -> Counter[str]:
    return Counter(MARKUP.findall(text))


def test_there_are_the_five_languages() -> None:
    assert {"de", "en", "es", "fr", "it"} <= set(LANGUAGES)


@pytest.mark.parametrize("language", OTHERS)
def test_every_text_is_translated(english: dict[str, Message], language: str) -> None:
    have = messages(language)
    assert sorted(english.keys() - have.keys()) == []
    assert sorted(have.keys() - english.keys()) == []
    assert sorted(id for id, message in have.items() if not message.translated) == []


@pytest.mark.parametrize("language", OTHERS)
def test_the_catalogues_are_those_of_english(language: str) -> None:
    assert [path.name for path in catalogue_files(language)] == [path.name for path in catalogue_files("en")]


@pytest.mark.parametrize("language", OTHERS)
def test_plurals_have_all_the_forms_of_the_language(english: dict[str, Message], language: str) -> None:
    have = messages(language)
    for path in catalogue_files(language):
        head = NPLURALS.search(path.read_text("utf-8"))
        assert head is not None, f"{path} does not say its plural forms"
        forms = int(head[1])
        wrong = [
            id
            for id, message in have.items()
            if id.startswith(f"{path.stem}.")
            and (message.plural != english[id].plural or len(message.forms) != (forms if message.plural else 1))
        ]
        assert wrong == []


@pytest.mark.parametrize("language", OTHERS)
def test_texts_keep_their_markup_and_have_no_stray_space(english: dict[str, Message], language: str) -> None:
    def wrong(id: str, form: str) -> bool:
        own = english[id].forms
        stray = "  " in form or (form != form.strip() and own[0] == own[0].strip())
        return stray or all(marks(form) != marks(one) for one in own)

    have = messages(language)
    assert [id for id, message in have.items() for form in message.forms if wrong(id, form)] == []


@pytest.mark.parametrize("language", OTHERS)
def test_sentences_are_not_left_in_english(english: dict[str, Message], language: str) -> None:
    """Names and figures may be the same; a text of several words in both is one that was forgotten."""
    words = re.compile(r"(?<![{\w])[a-z]{2,}")
    same = [
        id
        for id, message in messages(language).items()
        if message.forms == english[id].forms and len(words.findall(message.forms[0])) > 2
    ]
    assert same == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reference_has_every_rule_in_order(language: str, game) -> None:
    assert (game / f"rules.{language}.md").is_file()
    own, theirs = load_reference(game, "en"), load_reference(game, language)
    assert [rule.id for rule in theirs.rules] == [rule.id for rule in own.rules]
    assert len(theirs.sections) == len(own.sections)
    assert theirs.introduction
    assert (theirs.primer is None) == (own.primer is None)
    if own.primer is not None and theirs.primer is not None:
        assert set(RULE_ID.findall(theirs.primer.text)) == set(RULE_ID.findall(own.primer.text))
    differ = [
        rule.id
        for rule, other in zip(own.rules, theirs.rules, strict=True)
        if set(rule.mentions) != set(other.mentions) or (rule.title, rule.body) == (other.title, other.body)
    ]
    assert differ == []


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_the_reference_keeps_every_figure(language: str, game) -> None:
    """A number that one has and the other lacks makes another rule; small ones may be words in either."""
    own, theirs = load_reference(game, "en"), load_reference(game, language)
    figure = re.compile(r"\d{2,}")
    differ = [
        f"{rule.id}: {sorted(set(figure.findall(rule.body)) ^ set(figure.findall(other.body)))}"
        for rule, other in zip(own.rules, theirs.rules, strict=True)
        if set(figure.findall(RULE_ID.sub("", rule.body))) != set(figure.findall(RULE_ID.sub("", other.body)))
    ]
    assert differ == []
