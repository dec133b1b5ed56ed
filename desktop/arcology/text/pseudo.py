"""The pseudo-language: English, accented and 40 % longer, to see what is untranslated, clipped or glued together."""

from __future__ import annotations

import math
import re

NAME = "pseudo"

_GROWTH = 0.4
_ACCENTS = str.maketrans("aceilnorsuyzACEILNORSUYZ", "àçéîļñöŕšüýžÀÇÉÎĻÑÖŔŠÜÝŽ")
# What must survive: placeholders, doubled braces, markup tags, entities, mnemonics, line ends.
_KEPT = re.compile(r"(\{\{|\}\}|\{[^{}]*\}|</?[a-zA-Z][^<>]*>|&\w+;|&(?=\w)|\n)")
_FILLER = "önë twö thŕëë föüŕ "


def pseudo(english: str) -> str:
    """``english`` in the pseudo-language; placeholders, tags and line ends stay as they are."""
    parts = _KEPT.split(english)
    if not any(sign.isalpha() for part in parts[::2] for sign in part):
        return english
    visible = sum(len(part) for part in parts[::2])
    wanted = math.ceil(visible * _GROWTH)
    filler = (_FILLER * (wanted // len(_FILLER) + 1))[:wanted]
    body = "".join(part if index % 2 else part.translate(_ACCENTS) for index, part in enumerate(parts))
    return f"[{body} {filler.strip()}]"
