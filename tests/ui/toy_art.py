"""Simple art for the toy, so that the table can be tested without the art of any real game."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import QRectF
from PySide6.QtGui import QPainter

from arcology.engine.text import SeatRef, Text
from arcology.ui.art import Component, Facts, Studio
from arcology.ui.art.fonts import load_fonts
from arcology.ui.art.kit import CENTER, draw_text, ellipse, fill, meeple, palette, panel

WORDS = {
    "outline.area.seat": "Place of {seat}",
    "outline.area.rest": "Around the table",
    "outline.pieces": "{n} pieces",
    "outline.position_in": "{place} of {count} in {area}",
    "outline.preview.chip": "{what}: {value}",
    "outline.preview.chance": "{label}: {percent} %",
    "outline.sign.action": "Action points",
    "toy.piece.meeple": "Meeple of {seat}",
    "toy.piece.rover": "Rover",
    "toy.piece.deck": "Gift deck",
    "toy.group.turn": "Turn",
    "toy.offer.move": "Walk to space {to}",
    "toy.offer.pass": "Stay",
    "toy.offer.open": "Open {worth}",
    "toy.piece.sealed": "Sealed card",
    "toy.piece.card": "Card worth {worth}",
    "toy.log.opened": "{seat} opens {n}",
    "toy.log.gift_secret": "{seat} finds something",
    "toy.offer.shield": "Spend a shield",
    "toy.offer.no_shield": "Keep it",
    "toy.refusal.too_far": "{need} spaces are too far, {have} are possible",
    "toy.refusal.not_now": "Not now",
    "toy.log.moved": "{seat} walks to {to}",
    "toy.log.rolled": "{seat} rolls {die}, needs {need}",
    "toy.log.blown": "{seat} is blown back",
    "toy.log.gift": "{seat} finds {n} shields",
    "toy.log.rover": "The rover rolls to {to}",
    "toy.cause.rover": "Everybody has moved",
    "toy.chance.stay": "Chance to stay",
    "toy.prompt.turn": "{seat}, walk or stay",
    "toy.prompt.brace": "{seat}, spend a shield?",
    "toy.seat": "Seat {n}",
    "toy.space": "Space {n}",
    "toy.outcome.win": "{seat} wins",
    "toy.outcome.rover": "The rover wins",
    "table.log.setup": "Set-up",
    "table.other_turn": "{seat} is asked",
    "table.refusal.other_seat": "{seat} decides now",
    "table.log.secret": "{seat} decides in secret",
    "table.undo.nothing": "Nothing to take back",
    "table.undo.handed": "Computers have these seats now",
    "table.thinking": "{seat} is thinking ({bot})",
    "app.driver_other": "{name}",
    "table.undo.honest": "Undo stops at {step}",
    "table.refusal.goes_to": "{what} can go to {places}",
    "table.refusal.elsewhere": "{what} does not go there",
    "table.refusal.stays": "{what} stays",
    "table.list.last": "{first} and {second}",
    "table.list.more": "{first}, {rest}",
    "table.said.back": "Taken back: {step}",
    "table.said.forward": "Done again: {step}",
    "table.said.refused": "Not possible: {why}",
    "table.preview.computing": "Working out the odds…",
    "table.preview.estimate": "{label} (estimate)",
    "table.note.rule": "Rule {rule}",
    "table.accessible.table": "Game table",
}


def say(message: Text | str, **more: object) -> str:
    """English for the toy; a text that is missing fails the test."""
    id_, args = (message, {}) if isinstance(message, str) else (message.id, dict(message.args))
    return WORDS[id_].format(**{name: _plain(value) for name, value in {**args, **more}.items()})


def _plain(value: object) -> object:
    if isinstance(value, Text):
        return say(value)
    return f"Seat {value.seat + 1}" if isinstance(value, SeatRef) else value


def toy_studio(theme: str = "dark", text_scale: float = 1.0) -> Studio:
    return Studio(palette("light" if theme == "light" else "dark"), load_fonts(), say, text_scale)


def _meeple(p: QPainter, facts: Facts, studio: Studio) -> None:
    meeple(p, studio.palette, 20.0, 54.0, 50.0, studio.palette.seat(int(str(facts["seat"]))))


def _rover(p: QPainter, facts: Facts, studio: Studio) -> None:
    fill(p, ellipse(30, 22, 28, 20), studio.palette.steel)


def _deck(p: QPainter, facts: Facts, studio: Studio) -> None:
    panel(p, studio.palette, QRectF(0, 0, 60, 80), lift=0)
    draw_text(p, studio, QRectF(0, 0, 60, 80), str(facts["count"]), 24.0, align=CENTER)


def _card(p: QPainter, facts: Facts, studio: Studio) -> None:
    panel(p, studio.palette, QRectF(0, 0, 60, 80), lift=0)
    if facts["worth"]:
        draw_text(p, studio, QRectF(0, 0, 60, 80), str(facts["worth"]), 30.0, align=CENTER)
    else:
        fill(p, ellipse(30, 40, 14, 14), studio.palette.steel)


COMPONENTS: Mapping[str, Component] = {
    "meeple": Component((40.0, 56.0), _meeple, margin=8.0),
    "rover": Component((60.0, 44.0), _rover, margin=4.0),
    "card": Component((60.0, 80.0), _card, opaque=True),
    "deck": Component((60.0, 80.0), _deck, opaque=True),
}
