"""How a game ended for those at the screen: the words over it, and whether they are glad of it."""

from __future__ import annotations

from dataclasses import dataclass

from arcology.engine.results import Outcome
from arcology.engine.text import text
from arcology.session.steps import HUMAN
from arcology.ui.present import Present
from arcology.ui.scores.standing import standing


@dataclass(frozen=True, slots=True)
class Verdict:
    """``role`` names the palette role of the plate (good, bad, or the colour of the seat that won), ``icon`` what is on
    it, ``sign`` the seat's own sign, if it is about one."""

    words: str
    role: str
    icon: str
    sign: str = ""


def verdict(model: Present, outcome: Outcome) -> Verdict:
    """The verdict for the people who played.

    A team, or somebody alone, has won or lost; whoever beat somebody alone is named. Several people at one screen are
    told who of them won, in the colour of that seat; that a computer beat them all is bad news. A score that was to be
    as high as possible has a name of its own.
    """
    tr, winners = model.render, outcome.winners
    if outcome.title is not None:
        return _won(tr(outcome.title))
    if model.plugin.cooperative:
        return _won(tr("app.end.won")) if winners else _lost(tr("app.end.lost"))
    if not winners:
        return _lost(tr("app.end.nobody" if len(model.seats) > 1 else "app.end.lost"))
    entrants = standing(model, winners).entrants
    named = tuple(entrants[winner] for winner in winners)
    words = tr(text("app.end.winners", names=tuple(one.full_name for one in named), n=len(named)))
    people = played_by_people(model)
    if people and not people & set(winners):
        return _lost(words)
    if len(people) == 1 and len(winners) == 1:
        return _won(tr("app.end.won"))
    if len(winners) > 1:
        return _won(words)
    return Verdict(words, f"seat_{named[0].tone + 1}", "star", named[0].sign)


def played_by_people(model: Present) -> set[int]:
    """The seats for which a person has decided something on the present line; who is alone is a person."""
    if len(model.seats) == 1:
        return {model.seats[0].seat}
    line = model.session.entries[1 : model.session.position + 1]
    return {entry.seat for entry in line if entry.driver == HUMAN}


def _won(words: str) -> Verdict:
    return Verdict(words, "good", "star")


def _lost(words: str) -> Verdict:
    return Verdict(words, "bad", "skull")
