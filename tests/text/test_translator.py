from __future__ import annotations

import os
import time
from pathlib import Path

import pytest
from babel.messages.mofile import write_mo
from babel.messages.pofile import read_po

from arcology.engine.text import SeatRef, Text, decimal, joined, listed, text
from arcology.packs.locate import data_root
from arcology.text.catalogue import load_catalogue
from arcology.text.placeholders import fill, placeholders
from arcology.text.po import CatalogueBroken, mo_bytes, parse
from arcology.text.pseudo import pseudo
from arcology.text.translator import Catalogues, Translator

ENGLISH = r"""
# comment
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=2; plural=(n != 1);\n"

msgid "app.language_name"
msgstr "English"

msgid "app.seat"
msgstr "player {number}"

msgid "app.list_separator"
msgstr ", "

msgid "app.hit"
msgid_plural "app.hit"
msgstr[0] "{who} hits once"
msgstr[1] "{who} hits {n} times"

msgid "app.long"
msgstr ""
"one \"quoted\"\n"
"and\ttwo"

msgid "app.only_english"
msgstr "Only English"

#, fuzzy
msgid "app.guess"
msgstr "a guess"

#~ msgid "app.gone"
#~ msgstr "gone"
"""

POLISH = r"""
msgid ""
msgstr ""
"Content-Type: text/plain; charset=UTF-8\n"
"Plural-Forms: nplurals=3; plural=(n==1 ? 0 : n%10>=2 && n%10<=4 && (n%100<10 || n%100>=20) ? 1 : 2);\n"

msgid "app.language_name"
msgstr "polski"

msgid "app.hit"
msgid_plural "app.hit"
msgstr[0] "{who} trafia raz"
msgstr[1] "{who} trafia {n} razy (2-4)"
msgstr[2] "{who} trafia {n} razy (5+)"
"""


def write(folder: Path, language: str, source: str, namespace: str = "app") -> Path:
    path = folder / language / "LC_MESSAGES" / f"{namespace}.po"
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(source, "utf-8")
    return path


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    write(tmp_path, "en", ENGLISH)
    write(tmp_path, "pl", POLISH)
    return tmp_path


@pytest.fixture
def catalogues(folder: Path) -> Catalogues:
    return Catalogues([folder])


@pytest.fixture
def tr(catalogues: Catalogues) -> Translator:
    return Translator(catalogues)


def test_continuation_lines_and_escapes(tr: Translator) -> None:
    assert tr("app.long") == 'one "quoted"\nand\ttwo'


@pytest.mark.parametrize(("n", "words"), [(1, "Ada hits once"), (0, "Ada hits 0 times"), (2, "Ada hits 2 times")])
def test_n_chooses_the_plural_form(tr: Translator, n: int, words: str) -> None:
    assert tr(text("app.hit", who="Ada", n=n)) == words


@pytest.mark.parametrize(("n", "form"), [(1, "raz"), (3, "(2-4)"), (5, "(5+)"), (22, "(2-4)")])
def test_languages_have_their_own_plural_forms(catalogues: Catalogues, tr: Translator, n: int, form: str) -> None:
    catalogues.use("pl")
    assert tr("app.hit", who="Ada", n=n).endswith(form)


def test_seats_and_messages_inside_messages_are_rendered(tr: Translator) -> None:
    assert tr(text("app.hit", who=SeatRef(1), n=1)) == "player 2 hits once"
    named = tr.with_seats(lambda seat: text("app.only_english") if seat else "Ada")
    assert named(text("app.hit", who=SeatRef(0), n=1)) == "Ada hits once"
    assert named(text("app.hit", who=SeatRef(1), n=1)) == "Only English hits once"
    assert tr(text("app.hit", who=text("app.seat", number=7), n=1)) == "player 7 hits once"
    assert tr("app.hit", who=(SeatRef(0), SeatRef(1)), n=1) == "player 1, player 2 hits once"


def test_arguments_of_the_call_win_over_those_of_the_record(tr: Translator) -> None:
    assert tr(Text("app.seat", (("number", 1),)), number=9) == "player 9"


def test_what_a_language_lacks_is_english_and_what_english_lacks_is_visible(catalogues: Catalogues) -> None:
    tr = Translator(catalogues)
    catalogues.use("pl_PL")
    assert tr("app.language_name") == "polski"
    assert tr("app.only_english") == "Only English"
    assert tr("app.nowhere") == "⟦app.nowhere⟧"
    assert tr("nowhere.at_all") == "⟦nowhere.at_all⟧"
    assert tr.has("app.only_english")
    assert not tr.has("app.nowhere")


def test_guesses_and_dropped_entries_are_not_shown(tr: Translator) -> None:
    assert not tr.has("app.guess")
    assert not tr.has("app.gone")


def test_a_changed_language_changes_what_an_old_record_says(catalogues: Catalogues, tr: Translator) -> None:
    record = text("app.hit", who="Ada", n=1)
    assert tr(record) == "Ada hits once"
    catalogues.use("pl")
    assert tr(record) == "Ada trafia raz"


def test_languages_are_listed_with_english_first(folder: Path, catalogues: Catalogues) -> None:
    write(folder, "de", ENGLISH.replace("English", "Deutsch"))
    assert catalogues.languages() == ["en", "de", "pl"]
    assert catalogues.language_name("de") == "Deutsch"
    assert catalogues.language_name("xx") == "xx"


def test_plug_ins_bring_their_own_folder(folder: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    other = tmp_path_factory.mktemp("plug-in")
    write(other, "en", 'msgid "their.game"\nmsgstr "Their game"\n', "their")
    assert Translator(Catalogues([folder, other]))("their.game") == "Their game"


def test_only_the_namespace_that_is_asked_for_is_read(folder: Path) -> None:
    write(folder, "en", "this is no catalogue", "broken")
    catalogues = Catalogues([folder])
    assert Translator(catalogues)("app.seat", number=1) == "player 1"
    assert catalogues.problems == []
    assert Translator(catalogues)("broken.text") == "⟦broken.text⟧"
    assert len(catalogues.problems) == 1
    assert "broken.po, line 1" in catalogues.problems[0]


def test_the_compiled_file_says_the_same_as_the_source(folder: Path, tmp_path: Path) -> None:
    source = folder / "pl" / "LC_MESSAGES" / "app.po"
    with source.open("rb") as file, source.with_suffix(".mo").open("wb") as compiled:
        write_mo(compiled, read_po(file, locale="pl"))
    by_build = load_catalogue(folder, "pl", "app")
    source.with_suffix(".mo").unlink()
    by_hand = load_catalogue(folder, "pl", "app")
    for id in ("app.language_name", "app.hit", "app.nowhere"):
        for n in (None, 1, 3, 5):
            assert by_build.find(id, n) == by_hand.find(id, n)
    assert by_build.find("app.hit", 3)


def test_a_source_edited_after_compiling_wins(folder: Path) -> None:
    source = folder / "en" / "LC_MESSAGES" / "app.po"
    source.with_suffix(".mo").write_bytes(mo_bytes(parse(ENGLISH, "app.po")))
    source.write_text(ENGLISH.replace("Only English", "Edited"), "utf-8")
    later = time.time() + 60
    os.utime(source, (later, later))
    assert load_catalogue(folder, "en", "app").find("app.only_english") == "Edited"


def test_a_damaged_compiled_file_is_a_named_problem(folder: Path) -> None:
    (folder / "en" / "LC_MESSAGES" / "app.mo").write_bytes(b"\xde\x12\x04\x95 and nothing more")
    catalogues = Catalogues([folder])
    assert catalogues.find("app.seat") == ""
    assert "app" in catalogues.problems[0]


@pytest.mark.parametrize(
    ("source", "complaint"),
    [
        ('msgid "a.b"\nmsgstr "x"\nmsgid "a.b"\nmsgstr "y"\n', "line 3: a.b is already on line 1"),
        ('msgstr "x"\n', "line 1: a string before the first msgid"),
        ('msgid "a.b"\nmsgstr "open\n', "line 2: expected"),
    ],
)
def test_mistakes_in_a_source_are_named_with_their_line(source: str, complaint: str) -> None:
    with pytest.raises(CatalogueBroken, match=complaint):
        parse(source, "a.po")


def test_a_pack_replaces_texts_until_the_next_pack(catalogues: Catalogues, tr: Translator) -> None:
    texts = {
        "en": {"app.seat": ("hero {number}",), "app.hit": ("one", "{n}")},
        "pl": {"app.hit": ("jeden", "{n} (2-4)", "{n}")},
    }
    catalogues.override(texts)
    record = text("app.seat", number=1)
    assert tr(record) == "hero 1"
    assert tr("app.hit", who="x", n=1) == "one"
    assert tr("app.hit", who="x", n=4) == "4"
    catalogues.use("pl")
    assert tr("app.hit", who="x", n=3) == "3 (2-4)"
    assert tr(record) == "hero 1", "what the pack lacks in one language it may have in English"
    catalogues.override({})
    assert tr(record) == "player 1"


def test_placeholders_are_names_and_number_formats_only() -> None:
    assert placeholders("{a} {{b}} {c:+d}") == {"a", "c"}
    assert fill("{a} {{b}} {c:+d}", {"a": "x", "c": 2}) == "x {b} +2"
    assert fill("{c:+d}", {"c": -2}) == "−2"
    assert fill("{a} is missing", {}) == "{a} is missing"
    assert fill("{a.__class__} {a[0]}", {"a": "x"}) == "{a.__class__} {a[0]}"
    assert fill("{a}", {"a": "{b}", "b": "never"}) == "{b}"


def test_the_pseudo_language_is_longer_and_keeps_what_matters(catalogues: Catalogues, tr: Translator) -> None:
    source = "<b>&Save</b> {n:+d} of {all} games\nnow"
    made = pseudo(source)
    assert placeholders(made) == placeholders(source)
    for kept in ("<b>", "</b>", "{n:+d}", "\n", "&"):
        assert kept in made
    assert len(made) >= 1.4 * len("Save of games now")
    assert "Save" not in made
    assert pseudo(", ") == ", "
    catalogues.use("pseudo")
    assert tr("app.seat", number=3).startswith("[p")
    assert "3" in tr("app.seat", number=3)
    assert tr("app.nowhere") == "⟦app.nowhere⟧"


@pytest.mark.parametrize(("language", "written"), [("en", "2.50"), ("de", "2,50"), ("fr", "2,50")])
def test_decimals_are_written_as_the_language_does(language: str, written: str) -> None:
    own = Translator(Catalogues([data_root() / "translations"], language))
    assert own(decimal(2.5, 2)) == written


@pytest.mark.parametrize(
    ("language", "written"), [("en", "1.0, 2.0 and 3.0"), ("de", "1,0, 2,0 und 3,0"), ("es", "1,0, 2,0 y 3,0")]
)
def test_several_texts_become_one(language: str, written: str) -> None:
    own = Translator(Catalogues([data_root() / "translations"], language))
    parts = [decimal(number, 1) for number in (1, 2, 3)]
    assert own(listed(parts)) == written
    assert own(listed(parts[1:])) == written.partition(" ")[2]
    assert listed(parts[:1]) == joined(parts[:1]) == parts[0]
    assert own(joined(parts)) == " ".join(own(part) for part in parts)
