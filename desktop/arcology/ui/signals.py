"""What a model tells those who show it."""

from __future__ import annotations

from PySide6.QtCore import QObject, Signal


class Signals(QObject):
    """The signals of :class:`~arcology.ui.model.GameModel`."""

    shown = Signal()
    """Table, question, offers, log and undo texts are those of the present position."""
    refused = Signal(object, object)
    """(Refusal, piece id | Spot | None): what was tried is not possible, and where to say so."""
    lifted = Signal(object)
    """Piece id or None: something is in the hand."""
    focused = Signal(object)
    """Piece id | Spot | None: what lies under the pointer or the keyboard focus."""
    previewed = Signal(object, object)
    """(Preview | None, target): what the move in the hand would cost, or None when there is nothing to tell."""
    film = Signal(object)
    """Plan when a film starts, None when it is over."""
    film_skipped = Signal()
    """Whoever plays the film must jump to its end now."""
    scene_reached = Signal(object)
    """engine.motion.Scene whose beat begins."""
    told = Signal()
    """A film has come to what it tells next, or is over: what is told beside it is something else now (``told_status``,
    ``told_log``, ``turn`` and ``telling``)."""
    announced = Signal(str)
    """For screen readers: once for each event, in order; refusals and undo too."""
