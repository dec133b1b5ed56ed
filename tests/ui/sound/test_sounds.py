"""Sounds as the window has them: off at first, muted at once, and no fault where none can be heard."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from arcology.session.settings import Settings, load_settings
from arcology.ui.dialogs.settings import SettingsSheet
from arcology.ui.sound import Sounds, Status
from arcology.ui.sound import device as device_module
from tests.app.toy_program import MakeWindow, button, children, make_window, start_game, toy_data, toy_program
from tests.ui.sound.test_speaker import Shop, until

__all__ = ["make_window", "toy_data", "toy_program"]

ON = Settings(sound="on", volume=100)


@pytest.fixture
def shop() -> Shop:
    return Shop()


def test_off_touches_nothing(shop: Shop, qtbot: QtBot) -> None:
    sounds = Sounds(open_device=shop.open)
    sounds.use(Settings())
    sounds.play("step")
    sounds.look()
    assert sounds._speaker is None
    sounds.close()


def test_the_same_sound_does_not_rattle(shop: Shop, qtbot: QtBot) -> None:
    sounds = Sounds(open_device=shop.open)
    sounds.use(ON)
    for _ in range(5):
        sounds.play("step")
    sounds.play("card")
    assert sounds._speaker is not None
    until(lambda: len(sounds._speaker._mixer._voices) == 2)
    sounds.close()


def test_no_device_is_told_when_it_is_known(shop: Shop, qtbot: QtBot) -> None:
    shop.has_any = False
    sounds = Sounds(open_device=shop.open)
    sounds.use(ON)
    with qtbot.waitSignal(sounds.told):
        sounds.look()
    assert sounds.status is Status.NO_DEVICE
    shop.has_any = True
    with qtbot.waitSignal(sounds.told):
        sounds.play("step")
    assert sounds.status is Status.READY
    sounds.close()


def test_without_the_package_it_is_silent_and_says_so(monkeypatch: pytest.MonkeyPatch, qtbot: QtBot) -> None:
    monkeypatch.setattr(device_module, "PACKAGE", "no_such_package_of_sounds")
    sounds = Sounds()
    sounds.use(ON)
    assert sounds.status is Status.NO_EXTRA
    sounds.play("step")
    sounds.look()
    assert sounds._speaker is None
    sounds.close()


def words(sheet: SettingsSheet) -> list[str]:
    return [label.text() for label in children(sheet.fields["sound"], QLabel)]


def test_the_settings_say_in_one_sentence_why_nothing_is_heard(
    make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(device_module, "PACKAGE", "no_such_package_of_sounds")
    window = make_window()
    window.sheets.show_settings()
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet)
    [told] = [line for line in words(sheet) if "arcology[sound]" in line]
    assert told.count(". ") == 0
    assert sheet.fields["sound"].control.accessibleDescription() == told


def test_switching_sounds_on_in_the_settings_can_be_heard_and_is_kept(
    make_window: MakeWindow, shop: Shop, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    monkeypatch.setattr(window.sounds, "_open", shop.open)
    window.sheets.show_settings()
    sheet = window.sheets.sheet
    assert isinstance(sheet, SettingsSheet)
    assert not shop.devices, "nothing is opened as long as sounds are off"
    button(sheet, "Sounds: On").click()
    until(lambda: bool(shop.devices) and any(shop.devices[0].hear(2000)))
    assert load_settings(window.services.program.folders.config).settings.sound == "on"
    button(sheet, "Sounds: Off").click()
    assert not any(shop.devices[0].hear(2000))
    assert load_settings(window.services.program.folders.config).settings.sound == "off"


def test_a_key_mutes_at_the_table_and_the_menu_shows_it(
    make_window: MakeWindow, shop: Shop, monkeypatch: pytest.MonkeyPatch
) -> None:
    window = make_window()
    monkeypatch.setattr(window.sounds, "_open", shop.open)
    start_game(window)
    entry = next(action for action in window.table_menu.actions() if action.text() == "Sounds")
    assert (entry.isCheckable(), entry.isChecked()) == (True, False)
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F8)
    assert window.sounds.on
    assert entry.isChecked()
    assert window.page is not None
    assert window.page.notice.words == "Sounds are on."
    until(lambda: bool(shop.devices) and any(shop.devices[0].hear(2000)))
    window.sounds.play("end")
    until(lambda: any(shop.devices[0].hear(2000)))
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F8)
    assert not any(shop.devices[0].hear(2000))
    assert not entry.isChecked()
    assert window.services.settings.sound == "off"
    assert window.page.notice.words == "Sounds are off."
    assert window.page.notice._passes.isActive(), "it goes by itself"
    window.page.notice._passes.timeout.emit()
    assert not window.page.notice.isVisible()


def test_a_key_without_a_device_says_so_the_first_time(
    make_window: MakeWindow, shop: Shop, monkeypatch: pytest.MonkeyPatch, qtbot: QtBot
) -> None:
    shop.has_any = False
    window = make_window()
    monkeypatch.setattr(window.sounds, "_open", shop.open)
    start_game(window)
    notice = window.page.notice  # type: ignore[union-attr]
    with qtbot.waitSignal(window.sounds.told):
        QTest.keyClick(window.focusWidget(), Qt.Key.Key_F8)
    assert "no device" in notice.words
    assert not notice._passes.isActive(), "a fault stays until it is closed"
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_Escape)
    assert not notice.isVisible()


def test_a_key_without_the_package_says_why(make_window: MakeWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(device_module, "PACKAGE", "no_such_package_of_sounds")
    window = make_window()
    start_game(window)
    assert window.page is not None
    QTest.keyClick(window.focusWidget(), Qt.Key.Key_F8)
    assert any("miniaudio" in label.text() for label in children(window.page.notice, QLabel))


def test_the_start_waits_for_nothing(make_window: MakeWindow, shop: Shop) -> None:
    """Also with sounds on: thread, samples and device come when the first sound is to be heard."""
    window = make_window(sound="on")
    assert window.sounds.on
    assert window.sounds._speaker is None
