"""What a person reads for a driver of a seat: "person", "greedy"."""

from __future__ import annotations

from arcology.engine.text import Text, text
from arcology.text.translator import Translator


def driver_label(tr: Translator, name: str) -> Text:
    """The words for ``human`` or a bot; a bot that the catalogue does not know, of another's game, is its name."""
    id = f"app.driver.{name}"
    return text(id) if tr.has(id) else text("app.driver_other", name=name)


def driver_help(tr: Translator, name: str) -> Text | None:
    """How a driver plays, in a sentence; None where the catalogue does not say."""
    id = f"app.driver_help.{name}"
    return text(id) if tr.has(id) else None


def sentence_case(words: str) -> str:
    """As words stand alone, not in a sentence."""
    return words[:1].upper() + words[1:]
