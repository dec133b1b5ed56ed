"""Which sounds a table makes: listens to its model, whether films are shown or changes appear at once."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from arcology.engine.agenda import Seat
from arcology.engine.motion import Scene
from arcology.engine.table import Changes, Piece, diff
from arcology.ui.model import GameModel

PAPER = frozenset({"card", "cards", "deck", "page"})
"""Words in the names of sprites that are made of paper."""
DICE = frozenset({"die"})


class TableSounds(QObject):
    """Tells ``play`` the names of sounds: of what moves, of a turn that begins, of refusals and of the end.

    Going back and forth in a game is silent: nothing happens in it then.
    """

    def __init__(self, model: GameModel, play: Callable[[str], None], parent: QObject) -> None:
        super().__init__(parent)
        self._model, self._play = model, play
        self._table, self._latest = model.table, model.session.timeline.current.number
        self._turn, self._over = _turn(model), model.outcome is not None
        self._news = False
        """Whether a decision was made of which it was not yet heard how things stand after it."""
        model.refused.connect(lambda *_: self._play("refusal"))
        model.scene_reached.connect(self._scene)
        model.shown.connect(self._shown)
        model.film.connect(self._film)

    def _scene(self, scene: Scene) -> None:
        self._changed(scene.changes)

    def _film(self, plan: object) -> None:
        if plan is None:
            self._stands()

    def _shown(self) -> None:
        model, before, latest = self._model, self._table, self._latest
        self._table, self._latest = model.table, max(latest, model.session.timeline.current.number)
        if self._latest > latest:
            self._news = True
            if not model.film_runs:
                self._changed(diff(before, self._table))
        if not model.film_runs:
            self._stands()

    def _changed(self, changes: Changes) -> None:
        """One sound for what changes together."""
        moved = (*changes.moved, *changes.added)
        if any(_is(piece, DICE) for piece in (*changes.turned, *changes.added)):
            self._play("die")
        elif any(_is(piece, PAPER) for piece in (*moved, *changes.turned)):
            self._play("card")
        elif moved:
            self._play("step")

    def _stands(self) -> None:
        """Nothing moves any more: is the game over, or has another person's turn begun?"""
        model = self._model
        if model.looking_back:
            return
        over, turn = model.outcome is not None, _turn(model)
        if self._news and over and not self._over:
            self._play("end")
        elif self._news and turn is not None and turn != self._turn:
            self._play("turn")
        self._over, self._turn, self._news = over, turn, False


def _turn(model: GameModel) -> Seat | None:
    """The person who is asked; None where a computer is, or nobody."""
    return None if model.ask is None or model.ask.seat in model.rivals else model.ask.seat


def _is(piece: Piece, kinds: frozenset[str]) -> bool:
    return not kinds.isdisjoint(piece.sprite.split("_"))
