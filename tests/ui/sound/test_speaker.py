"""What plays: on a thread of its own, with a device that is open only while something sounds."""

from __future__ import annotations

import threading
from array import array
from collections.abc import Callable, Iterator

import pytest

from arcology.ui.sound import speaker as module
from arcology.ui.sound.samples import RATE, SOUNDS, make
from arcology.ui.sound.speaker import Mixer, NoDevice, Speaker

SOON = 10.0


class FakeDevice:
    """Takes what would be heard when the test asks for it."""

    def __init__(self, fill: Callable[[int], bytes]) -> None:
        self.fill = fill
        self.closed = threading.Event()

    def hear(self, frames: int) -> array[int]:
        return array("h", self.fill(frames))

    def close(self) -> None:
        self.closed.set()


class Shop:
    """Opens fake devices, or has none."""

    def __init__(self) -> None:
        self.devices: list[FakeDevice] = []
        self.threads: set[str] = set()
        self.found: list[bool] = []
        self.told = threading.Semaphore(0)
        self.has_any = True

    def open(self, fill: Callable[[int], bytes]) -> FakeDevice:
        self.threads.add(threading.current_thread().name)
        if not self.has_any:
            raise NoDevice("none here")
        self.devices.append(FakeDevice(fill))
        return self.devices[-1]

    def tell(self, found: bool) -> None:
        self.found.append(found)
        self.told.release()


@pytest.fixture
def shop() -> Shop:
    return Shop()


@pytest.fixture
def speaker(shop: Shop) -> Iterator[Speaker]:
    made = Speaker(shop.open, shop.tell, linger=0.05)
    yield made
    made.close()
    assert not made._thread.is_alive()


def until(condition: Callable[[], bool]) -> None:
    waiting = threading.Event()
    for _ in range(int(SOON / 0.002)):
        if condition():
            return
        waiting.wait(0.002)
    raise AssertionError("it does not come true")


def test_a_sound_is_played_from_beginning_to_end(shop: Shop, speaker: Speaker) -> None:
    speaker.play("step", 1.0)
    until(lambda: bool(shop.devices) and not speaker._mixer.silent)
    wanted = make("step")
    heard = shop.devices[0].hear(len(wanted) // 2) + shop.devices[0].hear(len(wanted))
    assert heard[: len(wanted)] == wanted
    assert not any(heard[len(wanted) :])
    assert shop.threads == {"sounds"}, "a device is opened where nobody waits for it"


def test_the_device_is_let_go_when_nothing_sounds_and_opened_again(shop: Shop, speaker: Speaker) -> None:
    speaker.play("step", 1.0)
    until(lambda: bool(shop.devices) and not speaker._mixer.silent)
    assert not shop.devices[0].closed.wait(0.15), "it is needed as long as something sounds"
    shop.devices[0].hear(RATE)
    assert shop.devices[0].closed.wait(SOON)
    speaker.play("card", 1.0)
    until(lambda: len(shop.devices) == 2)


def test_mute_acts_at_once(shop: Shop, speaker: Speaker) -> None:
    speaker.play("end", 1.0)
    until(lambda: bool(shop.devices) and not speaker._mixer.silent)
    assert any(shop.devices[0].hear(4000))
    speaker.hush()
    assert not any(shop.devices[0].hear(4000)), "the very next frames are silent"
    speaker.play("step", 1.0)
    until(lambda: not speaker._mixer.silent)


def test_what_still_waits_is_not_played_after_mute(
    shop: Shop, speaker: Speaker, monkeypatch: pytest.MonkeyPatch
) -> None:
    gate = threading.Event()

    def slow(name: str) -> array[int]:
        assert gate.wait(SOON)
        return make(name)

    monkeypatch.setattr(module, "make", slow)
    speaker.play("end", 1.0)
    speaker.play("card", 1.0)
    until(lambda: bool(shop.devices))
    speaker.hush()
    gate.set()
    assert shop.devices[0].closed.wait(SOON)
    assert speaker._mixer.silent


def test_playing_does_not_wait_for_a_device_that_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    gate, opened = threading.Event(), threading.Event()

    def open_slowly(fill: Callable[[int], bytes]) -> FakeDevice:
        opened.set()
        assert gate.wait(SOON)
        return FakeDevice(fill)

    speaker = Speaker(open_slowly, lambda found: None)
    for name in SOUNDS:
        speaker.play(name, 1.0)  # returns although nothing is open yet
    assert opened.wait(SOON)
    assert speaker._mixer.silent
    gate.set()
    speaker.close()
    assert not speaker._thread.is_alive()


def test_without_a_device_it_says_so_and_tries_again(shop: Shop, speaker: Speaker) -> None:
    shop.has_any = False
    speaker.look()
    assert shop.told.acquire(timeout=SOON)
    shop.has_any = True
    speaker.play("step", 1.0)
    assert shop.told.acquire(timeout=SOON)
    assert shop.found == [False, True]
    until(lambda: not speaker._mixer.silent)


def test_looking_plays_nothing(shop: Shop, speaker: Speaker) -> None:
    speaker.look()
    assert shop.told.acquire(timeout=SOON)
    assert shop.found == [True]
    assert speaker._mixer.silent
    assert shop.devices[0].closed.wait(SOON)


def test_sounds_add_up_without_running_over() -> None:
    mixer, loud = Mixer(), array("h", [30_000, -30_000, 100])
    mixer.add(loud)
    mixer.add(array("h", [20_000, -20_000]))
    assert array("h", mixer.fill(4)).tolist() == [32_767, -32_768, 100, 0]
    assert mixer.silent


def test_many_sounds_at_once_are_not_too_many() -> None:
    mixer = Mixer()
    for _ in range(50):
        mixer.add(array("h", [1000]))
    assert array("h", mixer.fill(1)).tolist() == [1000 * module.MOST_VOICES]


def test_a_real_device_takes_what_is_played() -> None:
    """The package itself, with its device that swallows everything."""
    from arcology.ui.sound.device import installed, open_device

    if not installed():
        pytest.skip("the optional package miniaudio is not installed")
    import miniaudio

    taken, heard = threading.Semaphore(0), Mixer()

    def fill(frames: int) -> bytes:
        taken.release()
        return heard.fill(frames)

    heard.add(make("step"))
    device = open_device(fill, [miniaudio.Backend.NULL])
    for _ in range(3):
        assert taken.acquire(timeout=SOON)
    device.close()
    assert heard.silent


def test_a_package_that_cannot_be_loaded_is_no_device(monkeypatch: pytest.MonkeyPatch) -> None:
    import sys

    from arcology.ui.sound.device import open_device

    monkeypatch.setitem(sys.modules, "miniaudio", None)
    with pytest.raises(NoDevice):
        open_device(lambda frames: bytes(2 * frames))
