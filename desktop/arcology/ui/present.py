"""What there is to see of a game at its present position, for the table, the panels and the screen reader."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from PySide6.QtCore import QObject
from PySide6.QtGui import QUndoStack

from arcology.engine.agenda import Ask, Seat, top_ask
from arcology.engine.offers import (
    Allotment,
    Arrangement,
    Gesture,
    Offer,
    OfferIndex,
    Preview,
    SeatInfo,
    Status,
    Target,
    Tip,
)
from arcology.engine.protocols import Allotting, GamePlugin, Opening
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.results import Outcome
from arcology.engine.table import Spot, Table
from arcology.engine.text import SeatRef, Text, text
from arcology.session.session import Session
from arcology.session.timeline import Entry
from arcology.ui.draft import Draft
from arcology.ui.facing import turn_to
from arcology.ui.kinds import Kinds
from arcology.ui.log import Log, LogGroup, Since
from arcology.ui.overlay import Overlay
from arcology.ui.previews import Previews, SlowPreview
from arcology.ui.reel import Reel
from arcology.ui.signals import Signals
from arcology.ui.undo import UndoMirror

Translate = Callable[..., str]
"""(message or id, arguments that go into it) -> the words."""


class Present(Signals):
    """The readable half of :class:`~arcology.ui.model.GameModel`: what stands at the present position.

    Args:
        session: the game being played.
        board: how it lies on the table.
        plugin: which game it is.
        tr: renders a message for a person.
        viewer: whose secrets are shown; None shows what is public.
        slow_preview: computes previews that take long in a worker process; None leaves them incomplete.
    """

    _mirror: UndoMirror

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
        super().__init__(parent)
        self.session = session
        self.board = board
        self.plugin = plugin
        self.rules = session.rules
        self.render = tr
        self._viewer = viewer
        self._covered = False
        self.rivals: Mapping[Seat, Text] = {}
        """Seats that a computer plays, and what plays each of them."""
        self._log = Log(session, board, lambda: self._viewer)
        self._laid, self._drafted = Overlay(), Draft()
        self._read_at: Entry | None = None
        self._previews = Previews(board, slow_preview, self)
        self._in_hand: str | None = None
        self._focus: Target | None = None
        self._film_runs = False
        self._reel = Reel()
        self._kinds = Kinds()
        self._looking: int | None = None
        self._read_position()

    @property
    def viewer(self) -> Seat | None:
        """Whose secrets are shown."""
        return self._viewer

    @property
    def covered(self) -> bool:
        """Whether a curtain hides the table: nobody's secrets are shown, and nothing can be played."""
        return self._covered

    @property
    def private(self) -> bool:
        """Whether seats have secrets from each other here: only what the viewer may do is offered."""
        return bool(self.plugin.secrets) and self.session.config.seats > 1

    @property
    def public(self) -> Any:
        """The shown position as everybody may see it, an observed state."""
        state = self.session.state_of(self.session.entries[self.position])
        return self.rules.observe(state, None)

    def may_take(self, action: Any) -> bool:
        """Whether an action belongs to whoever looks at the table now."""
        mine = action.seat not in self.rivals and (not self.private or action.seat == self._viewer)
        return mine and not self._covered

    @property
    def thinking(self) -> Seat | None:
        """The seat whose computer is asked at the shown position; None when a person is, or nobody."""
        return self.ask.seat if self.ask is not None and self.ask.seat in self.rivals else None

    @property
    def position(self) -> int:
        """The decision whose table is shown: where the game stands, unless somebody looks back."""
        return self.session.position if self._looking is None else self._looking

    @property
    def looking_back(self) -> bool:
        """Whether an earlier table is shown, only to be looked at."""
        return self._looking is not None

    @property
    def draft(self) -> Draft:
        """Decisions that are put together before they are made; whoever looks back has none, and finds them again."""
        return Draft() if self.looking_back else self._drafted

    @property
    def _overlay(self) -> Overlay:
        """What is laid out before a decision; it waits for whoever looks back, too."""
        return Overlay() if self.looking_back else self._laid

    @property
    def opens(self) -> bool:
        """Whether what happens before the first decision is worth to be shown."""
        return isinstance(self.board, Opening) and self.board.opens

    @property
    def undo_stack(self) -> QUndoStack:
        """The timeline as Qt's undo actions see it; the texts say what undo and redo would take back or repeat."""
        return self._mirror.stack

    @property
    def can_undo(self) -> bool:
        """Whether the last step may be taken back, or what was put together since."""
        return any(self.draft.counts) or self.made_last is not None or self.undo_reason is None

    @property
    def undo_reason(self) -> Text | None:
        """Why undo is not possible: there is no step to take back, or somebody learnt something in it."""
        step = self._mirror.undo_step()
        if step is None:
            return self._mirror.nothing()
        why = self._why_not(step.start)
        return None if why is None else why.why

    @property
    def undo_text(self) -> str:
        """What undo would take back."""
        last = self.made_last if self.draft.last is None else self.draft.last
        return self._mirror.stack.undoText() if last is None else self.render(self.draft_label(last))

    @property
    def made_last(self) -> int | None:
        """The share that the last decision was about, as long as others of the same allotment are to be made."""
        index = self.draft.index_of(self.session.timeline.current.action) if self.draft.allotment is not None else None
        return index if index is not None and self.draft.shares[index].made else None

    def draft_label(self, index: int) -> Text:
        """What one more for a share of the draft is called."""
        label: Text = self.board.offer(self.seen, self.draft.shares[index].action).label
        return label

    @property
    def can_redo(self) -> bool:
        """Whether a step that was taken back can be repeated."""
        step = self._mirror.redo_step()
        return step is not None and self._why_not(step.end) is None

    @property
    def log(self) -> list[LogGroup]:
        """The decisions up to the present position with what followed from each, oldest first."""
        return self._log.groups()

    @property
    def told_log(self) -> list[LogGroup]:
        """The same as far as the film has come that tells what has just happened."""
        return self._log.told(self._reel.hides) if self.telling else self._log.groups()

    @property
    def told_table(self) -> tuple[Table, Any]:
        """The table that is shown, which during a film is not yet the present one, and the observed state behind it."""
        return self._reel.shown if self._reel.away else (self.table, self.seen)

    @property
    def told_status(self) -> Status:
        """Where the game stands on that table."""
        status: Status = self.board.status(self._reel.shown[1]) if self._reel.away else self.status
        return status

    @property
    def turn(self) -> Seat | None:
        """Whose turn it is on that table."""
        if not self._reel.away:
            return self.status.seat
        return next((seat.seat for seat in self.board.seats(self._reel.shown[1]) if seat.active), None)

    @property
    def telling(self) -> bool:
        """Whether a film tells what has just happened, so that nothing else that is seen should tell it first."""
        return self._reel.telling

    def headline(self, entry: Entry) -> Text:
        """What was decided with an entry, on whatever line it is."""
        return self._log.headline(entry)

    def since_last(self, seat: Seat | None = None) -> Since | None:
        """What happened by itself since the last decision of ``seat`` (None: of the viewer, else of any person)."""
        return self._log.since(self._viewer if seat is None else seat)

    @property
    def arrangement(self) -> Arrangement | None:
        """The pieces that may be laid out freely before the decision."""
        return self._overlay.arrangement

    @property
    def laid(self) -> Mapping[str, Spot]:
        """Where they have been laid."""
        return self._overlay.laid

    @property
    def allotted(self) -> tuple[Any, ...] | None:
        """The decisions that were put together, or None as long as some of them are open."""
        return self.draft.decisions(self.rules, self.session.state)

    def allotted_preview(self) -> Preview | None:
        """What the decisions put together so far would change; None where there are none."""
        return self.board.weigh(self.seen, self.draft.counts) if any(self.draft.counts) else None

    @property
    def in_hand(self) -> str | None:
        """The piece that is lifted."""
        return self._in_hand

    @property
    def focus(self) -> Target | None:
        """What lies under the pointer or the keyboard focus."""
        return self._focus

    @property
    def film_runs(self) -> bool:
        """Whether a film is being played."""
        return self._film_runs

    def targets(self, source: str) -> tuple[Target, ...]:
        """Where ``source`` may be let go: for an action, or to lie there before one."""
        if ways := self.draft.ways(source):
            return tuple(way for way in ways if way in self.table.pieces)
        return tuple(dict.fromkeys((*self.offers.targets(source), *self._overlay.places(source))))

    def actions_of(self, source: str) -> list[Offer]:
        """Every action that starts at ``source``, cheapest first within a target."""
        return [offer for offers in self.offers.by_source.get(source, {}).values() for offer in offers]

    def sources(self) -> tuple[str, ...]:
        """Pieces that can be taken or clicked now."""
        laid = () if self.arrangement is None else self.arrangement.pieces
        found = dict.fromkeys((*self.offers.sources(), *laid))
        return tuple(piece for piece in found if piece in self.table.pieces)

    def graspable(self, piece: str) -> bool:
        """Whether a hand may try to take ``piece``: it can act, or a piece of its kind could in this game."""
        found = self.table.pieces.get(piece)
        return found is not None and (piece in self.sources() or found.sprite in self._kinds.carried)

    def only_pressed(self, source: str) -> bool:
        """Whether ``source`` is to be pressed and nothing of its kind could go anywhere in this game, like a button."""
        carried = self._kinds.carried.get(self.table.pieces[source].sprite) or self.targets(source)
        return bool(self.offers.at(source, None)) and not carried

    def why_not(self, source: str, *targets: Target) -> tuple[Refusal, Target] | None:
        """Why ``source`` cannot be let go at the first of ``targets`` where that means something, and at which.

        None where it can, or where it means nothing.
        """
        for target in targets:
            meant = self.board.read(self.seen, Gesture(source, target))
            if meant is not None:
                state = self.session.state_of(self.session.entries[self.position])
                no = meant if isinstance(meant, Refusal) else self.rules.check(state, meant)
                return None if no is None else (no, target)
        return None

    def place_meant(self, source: str, *targets: Target) -> Target | None:
        """The place of the legal move that ``source`` makes when it is let go at one of ``targets``, none of them that
        place: a card anywhere on its city. None where it makes none.
        """
        for target in targets:
            meant = self.board.read(self.seen, Gesture(source, target))
            if meant is not None:
                places = self.offers.by_source.get(source, {}).items()
                return next((place for place, offers in places if any(o.action == meant for o in offers)), None)
        return None

    def tips(self, source: str) -> dict[Target, Tip]:
        """The small labels at the targets of ``source``."""
        if source not in self._tips:
            found = {target: self.offers.at(source, target) for target in self.offers.targets(source)}
            tips = {target: self.board.tip(self.seen, offers[0].action) for target, offers in found.items()}
            self._tips[source] = {target: tip for target, tip in tips.items() if tip is not None}
        return self._tips[source]

    def name_of(self, target: Target | None) -> str:
        """What a screen reader says for a piece or place."""
        if isinstance(target, Spot):
            return self.render(self.board.spot_name(self.seen, target.zone, target.slot))
        piece = self.table.pieces.get(target) if target is not None else None
        return self.render(piece.name) if piece is not None else ""

    def _read_position(self) -> None:
        state = self.session.state_of(self.session.entries[self.position])
        turn_to(self.board, top_ask(state), frozenset(range(self.session.config.seats)) - self.rivals.keys())
        self.seen = self.rules.observe(state, self._viewer)
        self.ask: Ask | None = None if self.looking_back else self.session.ask
        playable = self.session.locked is None and not self.looking_back
        legal = self.rules.legal(state) if playable else ()
        self._plain = tuple(self.board.offer(self.seen, action) for action in legal if self.may_take(action))
        if not self.looking_back:
            self._put_together()
        self._offer()
        self._bare: Table = self.board.project(self.seen)
        self.table = self._laid_out()
        self.status: Status = self.board.status(self.seen)
        self.seats: tuple[SeatInfo, ...] = self.board.seats(self.seen)
        self.outcome: Outcome | None = self.rules.outcome(state)
        self.prompt: Text | None = None if self.ask is None else self._question(self.ask)
        self._previews.open(self.seen)
        self._kinds.learn(self.table, self.offers)

    def _put_together(self) -> None:
        """Take over what may be put together now; the same question goes on where somebody has left off."""
        before, self._read_at = self._read_at, self.session.timeline.current
        goes_on = before is self._read_at or bool(getattr(self.ask, "continues", False))
        self._laid.adapt(None if self.thinking is not None else self.board.arrange(self.seen))
        self._drafted.adapt(self._allotment(), keep=goes_on)

    def _offer(self) -> None:
        """What hands can do now, with those that are not in the draft yet."""
        drafted = any(self.draft.counts)
        self.offers = OfferIndex.of(self.draft.in_hands(offer) if drafted else offer for offer in self._plain)
        self._tips: dict[str, dict[Target, Tip]] = {}

    def _allotment(self) -> Allotment | None:
        """What whoever looks may spread now."""
        return self.board.allot(self.seen) if self._plain and isinstance(self.board, Allotting) else None

    def _laid_out(self) -> Table:
        """The table with everything where it was laid before a decision."""
        return self.draft.over(self._overlay.over(self._bare))

    def _question(self, ask: Ask) -> Text:
        """What a person is asked, or who is thinking in the meantime."""
        if ask.seat in self.rivals:
            return text("table.thinking", seat=SeatRef(ask.seat), bot=self.rivals[ask.seat])
        if self.private and ask.seat != self._viewer:
            return text("table.other_turn", seat=SeatRef(ask.seat))
        prompt: Text = self.board.prompt(self.seen, ask)
        return prompt

    def _project(self, seen: Any) -> Table:
        table: Table = self.board.project(seen)
        return table

    def _why_not(self, position: int) -> Refusal | None:
        """Why the game cannot stand at ``position``; honest undo names the step in which somebody learnt something."""
        why = self.session.why_not_seek(position)
        if why is None:
            return None
        learnt = self.session.may_undo_to(position)
        return Refusal(why, "") if learnt is None else refusal("table.undo.honest", "", step=self._log.headline(learnt))

    def say(self, message: Text) -> None:
        """Have a screen reader say something."""
        self.announced.emit(self.render(message))
