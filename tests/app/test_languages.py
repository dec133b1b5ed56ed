"""Which language the program speaks, that Qt speaks it too, and what the self-check says of each."""

from __future__ import annotations

import json
import shutil
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtWidgets import QApplication, QDialogButtonBox

from arcology.app.main import main
from arcology.app.program import _language, wishes_of
from arcology.app.qt_words import QtWords, words_file
from arcology.packs.locate import data_root
from arcology.text.po import mo_bytes, mo_ids, parse
from arcology.text.translator import Catalogues
from arcology.ui.window import MainWindow
from tests.app.toy_program import start_game

PLURAL = 'msgid ""\nmsgstr "Plural-Forms: nplurals=2; plural=(n != 1);\\n"\n'


def po(*ids: str) -> str:
    return PLURAL + "".join(f'msgid "{id}"\nmsgstr "{id}!"\n' for id in ids)


@pytest.mark.parametrize(
    ("environment", "wishes"),
    [
        ({"LANG": "de_AT.UTF-8"}, ("de_AT",)),
        ({"LANG": "de_DE.UTF-8", "LC_MESSAGES": "fr_FR.UTF-8"}, ("fr_FR",)),
        ({"LANG": "de_DE.UTF-8", "LC_ALL": "it_IT@euro"}, ("it_IT",)),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "es:fr"}, ("es", "fr", "de_DE")),
        ({"LANG": "de_DE.UTF-8", "LANGUAGE": "es", "LC_ALL": "C"}, ()),
    ],
)
def test_the_language_of_the_system_is_read_as_gettext_reads_it(
    environment: dict[str, str], wishes: tuple[str, ...]
) -> None:
    assert wishes_of(environment) == wishes


def test_the_first_language_that_there_is_is_spoken(tmp_path: Path) -> None:
    for language in ("en", "de", "pt_BR"):
        (tmp_path / language / "LC_MESSAGES").mkdir(parents=True)
        (tmp_path / language / "LC_MESSAGES" / "app.po").write_text(po("app.x"))
    catalogues = Catalogues([tmp_path])
    assert _language(catalogues, ["de_AT", "en"]) == "de"
    assert _language(catalogues, ["pt_BR"]) == "pt_BR"
    assert _language(catalogues, ["pt", "sv_SE"]) == "en"
    assert _language(catalogues, ["pseudo"]) == "pseudo"


def test_qt_changes_its_words_with_the_program(qapp: QApplication) -> None:
    words = QtWords(qapp)

    def cancel() -> str:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        return box.buttons()[0].text().replace("&", "")

    try:
        said = []
        for language in ("de", "fr_CA", "xx", "de", "en"):
            words.speak(language)
            said.append(cancel())
        assert said == ["Abbrechen", "Annuler", "Cancel", "Abbrechen", "Cancel"]
    finally:
        words.speak("en")


def test_qt_has_words_for_every_language_that_we_have() -> None:
    languages = Catalogues([data_root() / "translations"]).languages()
    assert [language for language in languages if words_file(language) is None] == []


def test_the_ids_of_a_compiled_catalogue() -> None:
    source = po("app.a") + 'msgid "app.n"\nmsgid_plural "app.n"\nmsgstr[0] "one"\nmsgstr[1] "many"\n'
    source += 'msgid "app.empty"\nmsgstr ""\n#, fuzzy\nmsgid "app.guess"\nmsgstr "guess"\n'
    assert mo_ids(mo_bytes(parse(source, "x.po"))) == {"app.a", "app.n"}
    assert mo_ids(b"") == frozenset()
    with pytest.raises(ValueError, match="compiled"):
        mo_ids(b"no catalogue" * 10)


@pytest.fixture
def data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The program's data with one language more, of which little is there."""
    source = data_root()
    assert isinstance(source, Path)
    folder = tmp_path / "data"
    shutil.copytree(source / "translations" / "en", folder / "translations" / "en")
    (folder / "resources").symlink_to(source / "resources")
    messages = folder / "translations" / "xx" / "LC_MESSAGES"
    messages.mkdir(parents=True)
    (messages / "app.po").write_text(po("app.language_name", "app.no_such_id"))
    monkeypatch.setenv("ARCOLOGY_DATA", str(folder))
    return folder


def languages(capsys: pytest.CaptureFixture[str]) -> dict[str, dict[str, str]]:
    main(["self-check", "--json"])
    findings = json.loads(capsys.readouterr().out)["findings"]
    return {finding["part"]: finding for finding in findings if finding["part"].startswith("language")}


def test_self_check_tells_what_a_language_lacks(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = languages(capsys)
    assert found["language en"]["found"].startswith("English, all there: ")
    little = found["language xx"]
    assert little["good"], "what is missing is shown in English"
    assert ", 1 of " in little["found"], "an id that English does not have does not count"
    for part in ("cytress (", "the rules of Cyberdoom Tower", "the words of Qt"):
        assert part in little["found"]
    assert str(data / "translations" / "xx") in little["advice"]


def test_self_check_names_a_catalogue_that_cannot_be_read(data: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (data / "translations" / "xx" / "LC_MESSAGES" / "app.po").write_text("not a catalogue\n")
    broken = languages(capsys)["language xx"]
    assert not broken["good"]
    assert "app.po, line 1" in broken["found"]
    assert broken["advice"]


def test_a_language_chosen_at_the_table_reaches_qt(window: MainWindow) -> None:
    """The same sheet that changes every word of the table changes those of the file dialogue."""
    start_game(window)

    def words() -> tuple[str, str]:
        box = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        return box.buttons()[0].text().replace("&", ""), window._actions["rules"].text().replace("&", "")

    try:
        assert words() == ("Cancel", "Rules")
        window.use_settings(replace(window.services.settings, language="de"))
        assert words() == ("Abbrechen", "Regeln")
        assert window.page is not None, "the game goes on"
    finally:
        window.use_settings(replace(window.services.settings, language="en"))
    assert words() == ("Cancel", "Rules")
