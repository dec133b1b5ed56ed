"""What people lay out or put together before they decide: pieces on spots, and decisions that are made all at once."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any

from arcology.engine.motion import Cue
from arcology.engine.offers import Target
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.session.steps import HUMAN
from arcology.ui.weighing import Weighing

SETTLE: Mapping[str, Cue] = {"": Cue(ms=120, hold=0)}


class Together(Weighing):
    """The part of :class:`~arcology.ui.model.GameModel` about what is not decided yet, or not for good."""

    # ---- pieces laid out before a decision -----------------------------------------------------------------------

    def lay(self, piece: str, spot: Spot) -> bool:
        """Lay a piece of the arrangement; False and a refusal where it does not fit."""
        self.finish_film()
        no = self._overlay.lay(piece, spot)
        if no is not None:
            self.refuse(no, spot)
            return False
        self._relay()
        return True

    def lift(self, piece: str) -> None:
        """Take a laid piece home, or take back what one was given to."""
        self.finish_film()
        if self.draft.share_of(piece) is not None:
            self.give(piece)
        elif self._overlay.lift(piece):
            self._relay()

    def lay_all(self) -> None:
        """Lay the complete layout, or the best there is."""
        self.finish_film()
        self._overlay.lay_all()
        self._relay()

    def clear(self) -> None:
        """Take all laid pieces home."""
        self.finish_film()
        self._overlay.clear()
        self._relay()

    # ---- decisions made together ---------------------------------------------------------------------------------

    def allot(self, index: int, change: int) -> None:
        """One more (``change`` 1) or one less (-1) for a share of the allotment."""
        self.finish_film()
        if self.draft.add(index) if change > 0 else self.draft.take(index):
            self._allotted(index)
        elif change < 0 and self.draft.shares[index].made:
            self._withdraw(self.draft.shares[index].action)

    def allot_as_proposed(self) -> None:
        """Spread the allotment as the game proposes; it is decided by :meth:`decide_allotted`."""
        self.finish_film()
        self.draft.propose()
        self._relay()
        for why in self.draft.allotment.why if self.draft.allotment is not None else ():
            self.say(why)

    def allot_nothing(self) -> None:
        """Take everything back out of the shares."""
        self.finish_film()
        self.draft.clear()
        self._relay()

    def decide_allotted(self) -> bool:
        """Make all decisions of the allotment as one undo step; False while some are left."""
        made = self.allotted
        return made is not None and self.submit_many(made)

    def give(self, piece: str, *targets: Target) -> bool:
        """Give a piece that has a share to the share at one of ``targets`` instead, or take it back; False: no share.

        A piece stays where it is when it is let go at its own share.
        """
        here = self.draft.share_of(piece)
        if here is None or self.draft.allotment is None:
            return False
        self.finish_film()
        share, comes = self.draft.shares[here], self.draft.allotment.comes
        abouts = [one.about for one in self.draft.shares]
        there = next((abouts.index(place) for place in targets if place in abouts), None) if comes else None
        if there == here:
            return True
        if there is not None and not self.draft.has_room(there):
            there = None
        if piece not in share.made:
            self.draft.take(here, piece)
            if there is not None:
                self.draft.add(there)
            self._allotted(here if there is None else there)
            return True
        return self._withdraw(share.action, None if there is None else self.draft.shares[there].action)

    def take_back_last(self) -> bool:
        """Take the last one out of the draft; False where it is empty."""
        self.finish_film()
        index = self.draft.take_last()
        if index is None:
            return False
        self._allotted(index)
        return True

    def _allotted(self, index: int) -> None:
        """A share has one more or one less."""
        self._relay()
        place, count = self.draft.shares[index].label, self.draft.counts[index]
        self.say(text("table.said.allotted", place=place, count=count, n=self.draft.left))

    def _withdraw(self, action: Any, instead: Any = None) -> bool:
        """Take one decision out of those that were made one by one for the same allotment; ``instead`` takes its place.

        False where that decision can no longer be taken back.
        """
        session, later, draft = self.session, list[Any](), self.draft
        kept = dict(zip((share.action for share in draft.shares), draft.counts, strict=True))
        while (made := session.timeline.current.action) != action:
            if not session.step_back_inside_group():
                break
            later.insert(0, made)
        found = made == action and session.step_back_inside_group()
        again = [*later, *([instead] if found and instead is not None else [])]
        told: Text = self.board.offer(self.seen, action).label
        if again:
            session.submit_many(again, driver=HUMAN)
        if found or again:
            self._taken_out(told)
        for index, share in enumerate(draft.shares):
            while draft.counts[index] < kept.get(share.action, 0) and draft.add(index):
                pass
        if draft.counts and any(draft.counts):
            self._relay()
        return found

    # ---- what the whole model does -------------------------------------------------------------------------------

    @abstractmethod
    def finish_film(self) -> None:
        """Jump to the end of the film that is playing."""

    @abstractmethod
    def refuse(self, no: Refusal, anchor: Target | None) -> None:
        """Tell everybody why something is not done, at the place that it is about."""

    @abstractmethod
    def submit_many(self, actions: Sequence[Any], *, driver: str = HUMAN, anchor: Target | None = None) -> bool:
        """Play several decisions as one undo step, all or nothing."""

    @abstractmethod
    def _relay(self) -> None:
        """Show the table with what is laid out now."""

    @abstractmethod
    def _taken_out(self, told: Text) -> None:
        """Show the position after a decision has been taken out of it."""
