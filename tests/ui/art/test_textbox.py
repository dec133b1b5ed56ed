"""Text shrinks into its box, is cut only at its smallest size, and the guard hears of it."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QRectF

from arcology.ui.art.fonts import TINY
from arcology.ui.art.textbox import alike, draw_text, evened, text_height, text_width

SENTENCE = "Drop the runner on a glowing place. Data Vault 4 holds a key; arriving there is tested at 4+."


def test_text_that_fits_keeps_its_size(studio, canvas) -> None:
    c = canvas(400, 40)
    assert draw_text(c.painter, studio, QRectF(0, 0, 400, 40), "Overmind", 20) == 20
    assert not studio.guard.elided()
    assert c.covered() > 0


def test_long_text_shrinks_before_it_is_cut(studio, canvas) -> None:
    c = canvas(200, 40)
    width = text_width(studio, "Undo: end turn after attack", 20)
    drawn = draw_text(c.painter, studio, QRectF(0, 0, width * 0.8, 40), "Undo: end turn after attack", 20)
    assert 14 <= drawn < 20
    assert not studio.guard.elided()
    c.painter.end()


def test_text_is_never_smaller_than_eleven_pixels_and_ends_in_an_ellipsis(studio, canvas) -> None:
    c = canvas(60, 40)
    drawn = draw_text(c.painter, studio, QRectF(0, 0, 40, 40), "Undo: end turn after attack", 20)
    assert drawn == 11
    (note,) = studio.guard.elided()
    assert note.text == "Undo: end turn after attack"
    assert not studio.guard.small()
    c.painter.end()


def test_nothing_is_painted_outside_the_box(studio, canvas) -> None:
    c = canvas(200, 120)
    box = QRectF(40, 30, 90, 60)
    draw_text(c.painter, studio, box, SENTENCE, 16, wrap=True)
    assert c.covered(QRectF(0, 0, 38, 120)) == 0
    assert c.covered(QRectF(133, 0, 67, 120)) == 0
    assert c.covered(QRectF(0, 0, 200, 28)) == 0
    assert c.covered(QRectF(0, 93, 200, 27)) == 0


def test_wrapped_text_that_is_too_long_is_cut_on_its_last_line(studio, canvas) -> None:
    c = canvas(100, 40)
    draw_text(c.painter, studio, QRectF(0, 0, 100, 28), SENTENCE, 14, wrap=True)
    assert len(studio.guard.elided()) == 1
    assert c.covered() > 0.05


@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0, 3.0])
def test_text_grows_with_the_setting_as_far_as_its_box_allows(make_studio, canvas, scale: float) -> None:
    studio = make_studio(text_scale=scale)
    c = canvas(900, 80)
    assert draw_text(c.painter, studio, QRectF(0, 0, 900, 80), "Hunting", 15) == 15 * scale
    width = text_width(studio, "Hunting", 15) / scale
    assert draw_text(c.painter, studio, QRectF(0, 0, width + 1, 80), "Hunting", 15) <= 15.5
    c.painter.end()


def test_the_guard_measures_in_pixels_of_the_screen(studio, canvas) -> None:
    c = canvas(100, 40)
    c.painter.scale(0.5, 0.5)
    draw_text(c.painter, studio, QRectF(0, 0, 200, 80), "Key", 16)
    c.painter.end()
    (note,) = studio.guard.small()
    assert note.pixels == pytest.approx(8)


def test_sizes_of_small_unit_spaces_are_drawn_true(studio, canvas) -> None:
    """A painter whose units are large pixels uses sizes such as 3.5, which fonts do not have."""
    c = canvas(400, 80)
    c.painter.scale(8, 8)
    assert draw_text(c.painter, studio, QRectF(0, 0, 50, 10), "Lurker", 3.5) == 3.5
    c.painter.end()
    (note,) = studio.guard.notes
    assert note.pixels == pytest.approx(28)
    assert text_width(studio, "Lurker", 3.5) == pytest.approx(text_width(studio, "Lurker", 14) / 4, rel=0.02)


def test_height_of_wrapped_text_grows_as_its_box_narrows(studio) -> None:
    assert text_height(studio, SENTENCE, 15, 150) > text_height(studio, SENTENCE, 15, 300) > 15


def test_texts_beside_each_other_grow_alike(studio) -> None:
    large = replace(studio, text_scale=2.0)
    words = ("Loot", "Graveyard")
    room = text_width(studio, "Graveyard", 13)
    assert alike(studio, words, 2 * room, 13) == 13
    assert alike(large, words, 3 * room, 13) == 13, "twice the size, like everything"
    assert alike(large, words, 1.5 * room, 13) * 2 == pytest.approx(1.5 * 13)
    assert alike(large, words, 0.5 * room, 13) * 2 == 13, "shrinking is up to who draws"


def test_lines_are_made_as_long_as_each_other(studio) -> None:
    words, room = "Who joins you in an event fights at your side from here.", QRectF(10, 0, 0, 60)
    room.setWidth(text_width(studio, words, 15) * 0.93)
    even = evened(studio, room, words, 15)
    assert 0.5 * room.width() < even.width() < 0.7 * room.width(), "the second line has one word"
    assert even.center() == room.center()
    assert text_height(studio, words, 15, even.width()) == text_height(studio, words, 15, room.width())
    assert evened(studio, room, "One line", 15) == room
    low = QRectF(10, 0, room.width(), 20)
    assert evened(studio, low, words, 15) == low, "what has to shrink keeps its whole box"


def test_long_words_are_narrowed_before_they_are_cut(studio, canvas) -> None:
    c = canvas(200, 40)
    room = text_width(studio, "Weltraumbahnhof", TINY)
    for share in (1.02, 0.8, 0.7):
        draw_text(c.painter, studio, QRectF(0, 0, room * share, 20), "Weltraumbahnhof", TINY)
    c.painter.end()
    assert [note.elided for note in studio.guard.notes] == [False, False, True]
    whole, narrowed, _ = (note.ink.width() / room for note in studio.guard.notes)
    assert whole == pytest.approx(1.0, abs=0.05)
    assert narrowed == pytest.approx(0.8, abs=0.05)


def test_the_guard_finds_texts_that_stand_on_each_other(studio, canvas) -> None:
    c = canvas(200, 60)
    for at, text in ((0, "above"), (20, "below"), (26, "too near")):
        draw_text(c.painter, studio, QRectF(0, at, 100, 20), text, 14)
    c.painter.end()
    assert list(studio.guard.overlapping()) == [("below", "too near")]
