"""What eyes that lack one kind of cone see, what is left without any colour, and whether two pictures differ then."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PySide6.QtCore import QPoint, QRect
from PySide6.QtGui import QImage

Pixels = npt.NDArray[np.float64]
Matrix = tuple[tuple[float, float, float], ...]

EYES: Mapping[str, Matrix] = {
    "protanopia": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deuteranopia": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritanopia": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
"""On linear light, after Machado, Oliveira and Fernandes, "A physiologically-based model for simulation of color vision
deficiency" (2009), for the complete lack of a kind of cone."""

GREY: Matrix = ((0.2126, 0.7152, 0.0722),) * 3
"""No colour at all: the luminance of linear light."""


def colours(image: QImage) -> Pixels:
    """Red, green and blue of a picture, 0..1, as they are stored."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    lines = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.bytesPerLine())
    return lines[:, : image.width() * 3].reshape(image.height(), image.width(), 3) / 255


def linear(stored: Pixels) -> Pixels:
    """Light for stored values (sRGB)."""
    return np.where(stored <= 0.04045, stored / 12.92, ((stored + 0.055) / 1.055) ** 2.4)


def stored(light: Pixels) -> Pixels:
    """The other way round."""
    light = np.clip(light, 0.0, 1.0)
    return np.where(light <= 0.0031308, light * 12.92, 1.055 * light ** (1 / 2.4) - 0.055)


def seen(image: QImage, eye: Matrix) -> Pixels:
    """A picture as an eye sees it, as stored values."""
    return stored(linear(colours(image)) @ np.array(eye).T)


def lightness(image: QImage, eye: Matrix = GREY) -> Pixels:
    """How light each pixel looks to an eye, 0..1, without its colour."""
    return stored(np.clip(linear(seen(image, eye)), 0, 1) @ np.array(GREY[0]))


WINDOW = 5
"""Side in pixels of the places in which two drawings are compared: about a stroke and what lies beside it."""
DRAWN, BLANK = 0.04, 0.012
"""How much the lightness in such a place varies (standard deviation) where something is drawn, and where nothing is."""
ALIKE = 0.6
"""Correlation of two drawings above which they show the same, be it in other tones or with light and dark exchanged."""


@dataclass(frozen=True)
class Drawing:
    """A picture as its structure is compared: its lightness, and how it lies around each pixel."""

    light: Pixels
    mean: Pixels
    spread: Pixels

    @classmethod
    def of(cls, light: Pixels) -> Drawing:
        mean = around(light)
        return cls(light, mean, np.sqrt(np.maximum(around(light * light) - mean * mean, 0.0)))


def unlike(one: Pixels | Drawing, other: Pixels | Drawing) -> int:
    """In how many places the drawings of two pictures of one size differ, whatever their tones.

    What is compared is the structure of the lightness around each pixel: a form that one picture has and the other
    lacks counts, or another form; a form in another colour, stronger, or light in place of dark, does not.
    """
    a = one if isinstance(one, Drawing) else Drawing.of(one)
    b = other if isinstance(other, Drawing) else Drawing.of(other)
    both = around(a.light * b.light) - a.mean * b.mean
    alike = abs(both) / np.maximum(a.spread * b.spread, 1e-6)
    another = (a.spread > DRAWN) & (b.spread > DRAWN) & (alike < ALIKE)
    lacking = ((a.spread > DRAWN) & (b.spread < BLANK)) | ((b.spread > DRAWN) & (a.spread < BLANK))
    return int((another | lacking).sum())


def around(values: Pixels, side: int = WINDOW) -> Pixels:
    """The mean of the square around each pixel."""
    half = side // 2
    for axis in (0, 1):
        room = [(half + 1, half) if one == axis else (0, 0) for one in (0, 1)]
        sums = np.cumsum(np.pad(values, room, mode="edge"), axis=axis)
        count = values.shape[axis]
        values = (np.take(sums, range(side, side + count), axis) - np.take(sums, range(count), axis)) / side
    return values


def differing(images: Sequence[QImage]) -> list[QImage]:
    """The pictures, all of one size, without what is the same in all of them around them."""
    first, *others = (colours(image) for image in images)
    differs = np.zeros(first.shape[:2], bool)
    for other in others:
        differs |= abs(other - first).max(axis=2) > 0.02
    rows, columns = np.flatnonzero(differs.any(axis=1)), np.flatnonzero(differs.any(axis=0))
    if not len(rows):
        return list(images)
    area = QRect(QPoint(int(columns[0]), int(rows[0])), QPoint(int(columns[-1]), int(rows[-1])))
    return [image.copy(area.adjusted(-WINDOW, -WINDOW, WINDOW, WINDOW) & image.rect()) for image in images]
