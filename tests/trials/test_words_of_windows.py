"""In every language and with large text, the words of every sheet, panel and table have room."""

from __future__ import annotations

from dataclasses import replace
from functools import partial

import pytest

from arcology.app.games import BUILTIN
from arcology.app.request import GameFlags
from arcology.engine.luck import new_luck
from arcology.packs.locate import data_root
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.translator import Catalogues
from arcology.ui import studios
from arcology.ui.art.guard import TextGuard
from arcology.ui.art.studio import Studio
from tests.trials.conftest import PLAIN
from tests.trials.fitting import squeezed
from tests.trials.four import sit_down
from tests.trials.hands import Person

LANGUAGES = [*Catalogues([data_root() / "translations"]).languages(), PSEUDO]
SHEETS = ("show_settings", "show_library", "show_keys", "show_about", "show_rules")
"""Those that look the same over every table."""
SHEETS_OF_A_TABLE = ("show_players", "show_scores")


def sizes(language: str) -> tuple[int, ...]:
    """What has room at 200 % has it at 100 %: only the longest words and one spoken language are seen at both."""
    return (100, 200) if language in ("de", PSEUDO) else (200,)


@pytest.fixture
def guard(monkeypatch: pytest.MonkeyPatch) -> TextGuard:
    """Hears of every text that a panel or sheet paints."""
    made = TextGuard()
    monkeypatch.setattr(studios, "Studio", partial(Studio, guard=made))
    return made


def speak(person: Person, language: str, size: int, curtain: str = "off") -> None:
    """Sets language and size of the text, as the settings sheet does."""
    sizes = {"text_scale": size, "panel_scale": size, "log_scale": size}
    person.window.use_settings(replace(PLAIN, language=language, curtain=curtain, **sizes))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_start_screen_and_its_sheets_have_room(person: Person, guard: TextGuard, language: str) -> None:
    window, faults = person.window, set()
    window.resize(1920, 1080)
    for size in sizes(language):
        speak(person, language, size)
        faults |= {f"start, {size}: {fault}" for fault in squeezed(window.start, guard)}
        for info in window.services.games():
            window.sheets.ask_new_game(info, None)
            assert window.sheets.sheet is not None
            faults |= {f"new game, {info.id}, {size}: {fault}" for fault in squeezed(window.sheets.sheet, guard)}
        for show in SHEETS:
            faults |= of_a_sheet(person, guard, show, size)
    assert sorted(faults) == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", BUILTIN)
def test_a_table_and_its_sheets_have_room(person: Person, guard: TextGuard, game: str, language: str) -> None:
    window, faults = person.window, set()
    window.resize(1920, 1080)
    window.use_settings(replace(PLAIN, curtain="off"))
    sit_down(person, game, "3", 12)
    assert not person.model.covered
    for size in sizes(language):
        speak(person, language, size)
        faults |= {f"rail, {size}: {fault}" for fault in squeezed(person.page.rail, guard)}
        for show in SHEETS_OF_A_TABLE:
            faults |= of_a_sheet(person, guard, show, size)
    assert sorted(faults) == []


def of_a_sheet(person: Person, guard: TextGuard, show: str, size: int) -> set[str]:
    """What is wrong with the words of a sheet; only games that compare points have one of scores."""
    sheets = person.window.sheets
    getattr(sheets, show)()
    if sheets.sheet is None:
        assert show == "show_scores"
        return set()
    faults = {f"{show}, {size}: {fault}" for fault in squeezed(sheets.sheet, guard)}
    sheets.dismiss()
    return faults


@pytest.mark.parametrize("game", BUILTIN)
def test_the_end_of_a_game_has_room_in_every_language(person: Person, guard: TextGuard, game: str) -> None:
    window, faults = person.window, set()
    window.resize(1920, 1080)
    table = window.services.start(window.services.configure(game.replace("_", "-"), GameFlags(players=2, seed="4")))
    session, luck = table.session, new_luck(4)
    while legal := session.rules.legal(session.state):
        session.submit(luck.pick("end", legal))
    window.show_table(table)
    for language in LANGUAGES:
        for size in sizes(language):
            speak(person, language, size)
            faults |= {f"{language}, {size}: {fault}" for fault in squeezed(person.page.rail, guard)}
    assert sorted(faults) == []


def test_the_curtain_has_room_in_every_language(person: Person, guard: TextGuard) -> None:
    window, faults = person.window, set()
    window.resize(1366, 768)
    window.show_table(window.services.start(window.services.configure("cytress", GameFlags(players=2, seed="4"))))
    assert person.model.covered
    for language in LANGUAGES:
        for size in sizes(language):
            speak(person, language, size, curtain="on")
            faults |= {f"{language}, {size}: {fault}" for fault in squeezed(person.page, guard)}
    assert sorted(faults) == []
