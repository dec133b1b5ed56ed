"""Seeds that people can read, say and copy: 32 bits as two words of five letters, ``kibon-lumab``."""

from __future__ import annotations

import re

CONSONANTS = "bdfghjklmnprstvz"
VOWELS = "aiou"
BITS = 32
LIMIT = 1 << BITS

_WORDS = re.compile(rf"(?:[{CONSONANTS}][{VOWELS}][{CONSONANTS}][{VOWELS}][{CONSONANTS}]){{2}}")


def seed_words(seed: int) -> str:
    """The two words of a seed below ``LIMIT``; other numbers as digits."""
    if not 0 <= seed < LIMIT:
        return str(seed)
    return f"{_word(seed >> 16)}-{_word(seed & 0xFFFF)}"


def read_seed(text: str) -> int:
    """The seed that ``text`` names: its two words, digits, or anything else (which stands for a seed of its own).

    Raises ValueError for an empty text.
    """
    plain = text.strip().casefold()
    if not plain:
        raise ValueError("a seed cannot be empty")
    if plain.isascii() and plain.isdigit() and len(plain) <= 18:
        return int(plain)
    letters = re.sub(r"[\s_-]+", "", plain)
    if _WORDS.fullmatch(letters):
        return (_number(letters[:5]) << 16) | _number(letters[5:])
    from hashlib import blake2b  # opens libraries of the system that the start screen can do without

    return int.from_bytes(blake2b(plain.encode(), digest_size=BITS // 8).digest(), "big")


def _word(number: int) -> str:
    shifts = ((12, CONSONANTS), (10, VOWELS), (6, CONSONANTS), (4, VOWELS), (0, CONSONANTS))
    return "".join(letters[(number >> shift) % len(letters)] for shift, letters in shifts)


def _number(word: str) -> int:
    number = 0
    for letter in word:
        letters = CONSONANTS if letter in CONSONANTS else VOWELS
        number = number * len(letters) + letters.index(letter)
    return number
