"""The short notations in which the pieces of Cyberdoom Tower tell their painters what is printed on them."""

from __future__ import annotations

import pytest

from arcology.ui.art.cyberdoom_tower.reading import Box, box_of, sign_of


@pytest.mark.parametrize(
    ("text", "box"),
    [
        ("W4", Box(False, 4)),
        ("r3", Box(True, 3)),
        ("W", Box()),
        ("E", Box()),
        ("R", Box(True)),
        ("R2!", Box(True, 2, True)),
    ],
)
def test_boxes_are_read(text: str, box: Box) -> None:
    assert box_of(text) == box


@pytest.mark.parametrize("text", ["", "X4", "Wx", "4", "!"])
def test_what_is_no_box_is_refused(text: str) -> None:
    with pytest.raises(ValueError, match="no hit box"):
        box_of(text)


def test_symbols_are_read() -> None:
    assert sign_of("") is None
    assert (sign_of("chain").kind, sign_of("red_box:2").value) == ("chain", 2)
