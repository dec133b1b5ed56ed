"""What the system says about motion."""

from __future__ import annotations

import sys
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.session.settings import Settings
from arcology.ui import wishes
from arcology.ui.studios import reduced
from arcology.ui.wishes import QUESTIONS, MotionWish, wish_in
from tests.app.toy_program import MakeWindow, make_window, toy_data, toy_program

__all__ = ["make_window", "toy_data", "toy_program"]

CLEAR, GNOME = QUESTIONS


@pytest.mark.parametrize(
    ("question", "value", "wish"),
    [
        (CLEAR, 1, True),
        (CLEAR, 0, False),
        (CLEAR, "much", None),
        (GNOME, False, True),
        (GNOME, True, False),
        (GNOME, 3, None),
        (("org.gnome.desktop.interface", "clock-format"), True, None),
    ],
)
def test_settings_of_the_desktop_are_understood(question: tuple[str, str], value: object, wish: bool | None) -> None:
    assert wish_in(*question, value) is wish


def test_the_person_decides_and_else_the_system() -> None:
    asks = Settings(system_motion="little")
    assert not reduced(Settings())
    assert reduced(asks)
    assert not reduced(replace(asks, reduced_motion="off"))
    assert reduced(Settings(reduced_motion="on"))


class Variant:
    def __init__(self, value: object) -> None:
        self._value = value

    def variant(self) -> object:
        return self._value


class Message:
    def __init__(self, *said: object) -> None:
        self._said = list(said)

    def arguments(self) -> list[object]:
        return self._said


def test_changes_are_heard(qtbot: QtBot) -> None:
    wish, heard = MotionWish(), []
    wish.found.connect(heard.append)
    wish.changed(Message(*GNOME, Variant(Variant(False))))
    wish.changed(Message("org.gnome.desktop.interface", "cursor-size", Variant(24)))
    wish.changed(Message(*GNOME, Variant(True)))
    assert heard == [True, False]


class Call:
    def __init__(self, *said: object) -> None:
        self._said = said

    def reply(self) -> Message:
        return Message(*self._said)

    def deleteLater(self) -> None:
        pass


def test_a_system_that_does_not_know_the_first_question_is_asked_the_second(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    wish, heard, asked = MotionWish(), [], []
    wish.found.connect(heard.append)
    monkeypatch.setattr(wish, "_next", lambda: asked.append(True))
    wish._answered(*CLEAR, Call("no such setting"))
    assert (heard, asked) == ([], [True])
    wish._answered(*GNOME, Call(Variant(False)))
    assert heard == [True]


@pytest.mark.parametrize("platform", ["win32", "darwin"])
def test_other_systems_answer_at_once(platform: str, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", platform)
    answers: list[Any] = [True, None]
    for name in ("_asked_windows", "_asked_macos"):
        monkeypatch.setattr(wishes, name, lambda: answers.pop(0))
    heard: list[bool] = []
    wish = MotionWish()
    wish.found.connect(heard.append)
    wish.ask()
    wish.ask()
    assert heard == [True], "where the system says nothing, nothing is told"


def test_the_window_does_as_the_system_says_and_remembers(make_window: MakeWindow) -> None:
    window = make_window()
    assert not window.look.studio.reduced
    window._system_moves(True)
    assert window.look.studio.reduced
    assert window.services.settings.system_motion == "little"
    window.use_settings(replace(window.services.settings, reduced_motion="off"))
    assert not window.look.studio.reduced
    window.use_settings(replace(window.services.settings, reduced_motion="system"))
    window._system_moves(False)
    assert not window.look.studio.reduced
