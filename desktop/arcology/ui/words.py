"""The consequences of an action in words: prices and gains by what their signs mean, chances, notes."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from arcology.engine.offers import Chip, Offer, Preview, Share
from arcology.engine.text import Text, text
from arcology.ui.model import GameModel

TONES = {"good": "good", "cost": "legal_cost", "bad": "bad", "neutral": ""}
"""Palette roles for the tones of a tip."""
SIGNS = frozenset(
    (
        "action", "air", "alert", "claw", "credits", "d8", "damage", "dome", "energy", "food", "heart", "jetpack",
        "key", "luck", "mechanical", "minerals", "mining", "power", "robot", "shields", "siren", "star", "station",
        "stims", "tech", "users", "vnaut", "weapons",
    )
)  # fmt: skip
"""Signs beside a figure that have a word of their own."""


def chip_words(model: GameModel, chip: Chip) -> str:
    """What a figure with its sign says: "Energy: −2"."""
    value = model.render(chip.value) if isinstance(chip.value, Text) else chip.value
    if chip.icon not in SIGNS or not any(letter.isdigit() for letter in value):
        return value
    return model.render("outline.preview.chip", what=model.render(f"outline.sign.{chip.icon}"), value=value)


def preview_words(model: GameModel, preview: Preview) -> Iterator[str]:
    """Everything that a preview tells besides its title."""
    yield from (chip_words(model, chip) for chip in preview.chips)
    for chance in preview.chances:
        id = "outline.preview.chance" if chance.exact else "outline.preview.estimate"
        yield model.render(id, label=chance.label, percent=chance.percent)
    yield from (model.render(note) for note in preview.notes)


def told_by(model: GameModel, offer: Offer) -> str:
    """What an action would cost, risk and leave, in one sentence after the other."""
    return sentences(preview_words(model, model.preview(offer)))


def sentences(parts: Iterable[str]) -> str:
    """One after the other, each with a full stop unless it ends like a sentence."""
    return " ".join(part if part[-1] in ".!?:…" else f"{part}." for part in parts if part)


def reasons(model: GameModel) -> str:
    """What speaks for the proposal of the present allotment."""
    allotment = model.draft.allotment
    return "" if allotment is None else sentences(model.render(why) for why in allotment.why)


def share_words(model: GameModel, share: Share, *, comes: bool) -> str:
    """What a place of an allotment had before it: "Power: 1 of 6"."""
    place, made = model.render(share.label), len(share.made)
    have = share.have - made if comes else share.have + made
    if share.full:
        return model.render("outline.share_full", place=place, have=have, full=share.full)
    return model.render("outline.share", place=place, have=have)


def change_words(model: GameModel, share: Share, count: int, *, comes: bool) -> str:
    """How many come to a place or go from it, those that are decided already among them; nothing where none do."""
    given = count + len(share.made)
    return model.render(text("outline.more" if comes else "outline.fewer", n=given)) if given else ""


def tip_of(model: GameModel, offer: Offer) -> tuple[str, str]:
    """The short label of an action at its target, and the role of its colour."""
    tip = model.board.tip(model.seen, offer.action)
    if tip is None:
        return "", ""
    words = tip.text if isinstance(tip.text, str) else model.render(tip.text)
    return words, TONES[tip.tone]
