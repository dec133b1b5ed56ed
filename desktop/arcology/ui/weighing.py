"""What a person weighs before deciding: the piece in the hand, what moves would do, decisions that are put together."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject

from arcology.engine.agenda import Seat
from arcology.engine.offers import Offer, Preview, Target
from arcology.engine.protocols import GamePlugin
from arcology.session.session import Session
from arcology.ui.present import Present, Translate
from arcology.ui.previews import SlowPreview


class Weighing(Present):
    """The part of :class:`~arcology.ui.model.GameModel` that changes nothing in the game."""

    def __init__(
        self,
        session: Session,
        board: Any,
        plugin: GamePlugin,
        tr: Translate,
        *,
        viewer: Seat | None = None,
        slow_preview: SlowPreview | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(session, board, plugin, tr, viewer=viewer, slow_preview=slow_preview, parent=parent)
        self._previews.completed.connect(self._preview_completed)
        self._anchor: tuple[Any, Target | None] | None = None
        self._weighed: Offer | None = None
        self._spread_told = False
        """Whether what a whole allotment comes to was told last."""

    def take(self, piece: str | None) -> None:
        """Say what is in the hand now."""
        if piece != self._in_hand:
            self._in_hand = piece
            self.lifted.emit(piece)

    def look_at(self, target: Target | None) -> None:
        """Say what lies under the pointer or the keyboard focus."""
        if target != self._focus:
            self._focus = target
            self.focused.emit(target)

    def preview(self, offer: Offer) -> Preview:
        """What an offer would cost, risk and leave; known at once, completed later where that takes long.

        What adds to the draft is told together with the rest of it.
        """
        index, counts = self.draft.index_of(offer.action), list(self.draft.counts)
        if index is None or not any(counts) or not self.draft.can_add(index):
            return self._previews.of(offer)
        counts[index] += 1
        whole: Preview = self.board.weigh(self.seen, counts)
        return whole

    def show_preview(self, offer: Offer | None, anchor: Target | None = None) -> None:
        """Tell everybody what ``offer`` would do, and again when more is known; None: it is weighed no longer."""
        wanted = None if offer is None else (offer.action, anchor)
        if wanted != self._anchor:
            self._anchor, self._weighed = wanted, offer
            if offer is None:
                self.rest()
            else:
                self.previewed.emit(self.preview(offer), anchor)

    def rest(self) -> None:
        """Nothing is weighed, or a whole allotment: tell what it comes to so far."""
        if self._anchor is None:
            spread = self.allotted_preview()
            self._spread_told = spread is not None
            self.previewed.emit(spread, None)

    @property
    def weighed(self) -> Offer | None:
        """The offer whose consequences are being told."""
        return self._weighed

    @property
    def prices(self) -> tuple[Offer, ...]:
        """The move in the hand at its other prices, in the order in which :meth:`vary` comes to them."""
        offer = self._weighed
        if offer is None or offer.source is None or offer.source != self._in_hand or offer.distinct:
            return ()
        offers = self.offers.at(offer.source, offer.target)
        at = offers.index(offer) if offer in offers else 0
        return (*offers[at + 1 :], *offers[:at])

    def vary(self) -> bool:
        """Weigh the move in the hand at its next price; False when there is only one."""
        if not self.prices or self._anchor is None:
            return False
        offer = self.prices[0]
        self.show_preview(offer, self._anchor[1])
        self.say(offer.variant or offer.label)
        return True

    def _preview_completed(self, action: Any, preview: Preview) -> None:
        if self._anchor is not None and self._anchor[0] == action:
            self.previewed.emit(preview, self._anchor[1])
