"""The sounds themselves, computed: 16 bit, one channel, ``RATE`` samples a second, as a WAV file would hold them.

Each is a sum of struck bars (partials that die away) and of puffs of noise through a filter. All begin and end in
silence, so that none clicks, and none is louder than ``LOUDEST``.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import cos, exp, pi, sin
from random import Random
from typing import Final

RATE: Final = 32_000
LOUDEST: Final = 0.7
"""Highest peak of a sound, as a part of what 16 bit can hold."""
FULL: Final = 32_767
FADE_IN, FADE_OUT = 0.002, 0.012
"""Seconds in which a sound rises from silence, and sinks back into it."""

Wave = list[float]


@dataclass(frozen=True, slots=True)
class Bar:
    """Something that is struck at ``at`` seconds and rings: ``partials`` are (multiple of the pitch, loudness).

    ``decay`` is the time in seconds after which the lowest partial has lost two thirds; higher ones are faster.
    """

    at: float
    pitch: float
    decay: float
    loud: float = 1.0
    partials: Sequence[tuple[float, float]] = ((1.0, 1.0),)


@dataclass(frozen=True, slots=True)
class Puff:
    """Noise at ``at`` seconds whose brightness (0..1) goes from ``bright`` to ``dull`` while it dies away."""

    at: float
    decay: float
    loud: float
    bright: float
    dull: float
    rise: float = 0.0
    """Seconds until it is loudest."""


BELL: Final = ((1.0, 1.0), (2.0, 0.42), (3.01, 0.2), (4.17, 0.09))
WOOD: Final = ((1.0, 1.0), (2.71, 0.3), (5.2, 0.1))
BONE: Final = ((1.0, 1.0), (1.58, 0.6), (2.46, 0.35))
REED: Final = ((1.0, 1.0), (2.0, 0.5), (3.0, 0.45), (5.0, 0.15))


@dataclass(frozen=True, slots=True)
class Recipe:
    """A sound: how long it is, how loud at its loudest (of ``LOUDEST``), and what it consists of."""

    seconds: float
    peak: float
    bars: Sequence[Bar] = ()
    puffs: Sequence[Puff] = ()


SOUNDS: Final[Mapping[str, Recipe]] = {
    # a card slides over another one and comes to lie
    "card": Recipe(
        0.16,
        0.6,
        (Bar(0.1, 210, 0.012, 0.3, WOOD),),
        (Puff(0, 0.045, 1.0, 0.75, 0.2, 0.03), Puff(0.1, 0.008, 0.5, 0.5, 0.2)),
    ),
    # three knocks on the lining of a tray, each weaker
    "die": Recipe(
        0.34,
        0.8,
        tuple(
            Bar(at, pitch, 0.014, loud, BONE)
            for at, pitch, loud in ((0, 1650, 1), (0.085, 1900, 0.7), (0.155, 1500, 0.45))
        ),
        tuple(Puff(at, 0.009, loud, 0.9, 0.4) for at, loud in ((0, 0.8), (0.085, 0.5), (0.155, 0.35))),
    ),
    # wood on felt
    "step": Recipe(0.12, 0.6, (Bar(0, 290, 0.02, 1.0, WOOD),), (Puff(0, 0.006, 0.3, 0.4, 0.1),)),
    # two bells, a fifth apart
    "turn": Recipe(0.8, 0.6, (Bar(0, 659.26, 0.16, 0.8, BELL), Bar(0.13, 987.77, 0.18, 0.7, BELL))),
    # low, twice, not sharp
    "refusal": Recipe(0.26, 0.6, (Bar(0, 164.81, 0.035, 1.0, REED), Bar(0.11, 146.83, 0.045, 0.9, REED))),
    # a chord that opens upwards
    "end": Recipe(
        1.6,
        0.8,
        tuple(
            Bar(0.14 * step, pitch, 0.4, 0.7, BELL)
            for step, pitch in enumerate((440.0, 554.37, 659.26, 880.0, 1108.73))
        ),
    ),
}
"""By name."""


def make(name: str) -> array[int]:
    """The samples of a sound, the same at every call. Raises KeyError for a name that there is not."""
    recipe = SOUNDS[name]
    wave = [0.0] * round(recipe.seconds * RATE)
    for bar in recipe.bars:
        _strike(wave, bar)
    noise = Random(name)
    for puff in recipe.puffs:
        _blow(wave, puff, noise.uniform)
    _fade(wave)
    highest = max(map(abs, wave))
    return array("h", _whole(wave, recipe.peak * LOUDEST * FULL / highest))


def quieter(samples: array[int], volume: float) -> array[int]:
    """The same at a ``volume`` from 0 to 1, which the ear takes for that part of the loudness."""
    return array("h", _whole(samples, volume**2))


def _whole(wave: Iterable[float], gain: float) -> list[int]:
    return [round(value * gain) for value in wave]


def _strike(wave: Wave, bar: Bar) -> None:
    start = round(bar.at * RATE)
    for multiple, part in bar.partials:
        # A partial is one complex number that turns and shrinks with every sample: no sine has to be computed.
        turn, shrink = 2 * pi * bar.pitch * multiple / RATE, exp(-(multiple**0.5) / (bar.decay * RATE))
        along, across = shrink * cos(turn), shrink * sin(turn)
        real, imaginary = bar.loud * part, 0.0
        for i in range(start, len(wave)):
            wave[i] += imaginary
            real, imaginary = real * along - imaginary * across, real * across + imaginary * along


def _blow(wave: Wave, puff: Puff, noise: Callable[[float, float], float]) -> None:
    start, rise = round(puff.at * RATE), max(1, round(puff.rise * RATE))
    shrink, level, sharp = exp(-1 / (puff.decay * RATE)), puff.loud, puff.bright
    soft = 0.0
    for i in range(start, len(wave)):
        soft += sharp * (noise(-1.0, 1.0) - soft)
        since = i - start
        if since < rise:
            wave[i] += soft * level * since / rise
            continue
        wave[i] += soft * level
        level *= shrink
        sharp = puff.dull + (sharp - puff.dull) * shrink


def _fade(wave: Wave) -> None:
    """Up from silence and down into it, on the way of half a cosine."""
    for seconds, at in ((FADE_IN, 0), (FADE_OUT, -1)):
        count = round(seconds * RATE)
        for i in range(count):
            wave[i if at == 0 else -1 - i] *= (1 - cos(pi * i / count)) / 2
