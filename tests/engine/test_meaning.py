"""What a gesture means among several actions, and how often it is worked out."""

from __future__ import annotations

from arcology.engine.meaning import Meanings
from arcology.engine.offers import Gesture, Offer
from arcology.engine.text import text

DEAR, CHEAP, BUTTON = "dear", "cheap", "button"
NAME = text("toy.name")


def offered(position: tuple[str, ...], action: str) -> Offer:
    source = None if action == BUTTON else "meeple"
    return Offer(action, NAME, NAME, source=source, target="rover", rank=2 if action == DEAR else 1)


def test_the_cheapest_action_is_meant_and_a_button_by_no_gesture() -> None:
    meanings = Meanings[tuple[str, ...], str](lambda position: position, offered)
    assert meanings.action((DEAR, CHEAP, BUTTON), Gesture("meeple", "rover")) == CHEAP
    assert meanings.action((DEAR, BUTTON), Gesture("meeple", "rover")) == DEAR
    assert meanings.action((BUTTON,), Gesture("meeple", "rover")) is None
    assert meanings.action((DEAR,), Gesture("meeple")) is None


def test_a_position_is_worked_out_once_however_often_a_hand_asks() -> None:
    asked: list[tuple[str, ...]] = []

    def legal(position: tuple[str, ...]) -> tuple[str, ...]:
        asked.append(position)
        return position

    meanings = Meanings[tuple[str, ...], str](legal, offered)
    first, second = (DEAR,), (CHEAP,)
    for target in ("rover", "track", "rover"):
        meanings.action(first, Gesture("meeple", target))
    assert asked == [first]
    meanings.action(second, Gesture("meeple", "rover"))
    assert asked == [first, second]
