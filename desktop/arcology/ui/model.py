"""The model object: what the table, the panels and the screen reader see of a game, and the only door to change it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from PySide6.QtCore import QObject

from arcology.engine.agenda import Seat
from arcology.engine.motion import Cue, Plan, Scene, plan
from arcology.engine.offers import Gesture, Target
from arcology.engine.play import Played
from arcology.engine.protocols import Explaining, GamePlugin, Gory
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.table import EMPTY, Spot, Table
from arcology.engine.text import SeatRef, Text, listed, text
from arcology.session.session import Session
from arcology.session.standing import Standing
from arcology.session.steps import HUMAN
from arcology.session.timeline import Entry
from arcology.ui.present import Translate
from arcology.ui.previews import SlowPreview
from arcology.ui.reel import Moment
from arcology.ui.telling import Teller
from arcology.ui.together import SETTLE, Together
from arcology.ui.undo import UndoMirror

GLIDE: Mapping[str, Cue] = {"": Cue(ms=180, hold=0)}
NAMED = 3
"""So many places are named to which a piece can go."""
CATCH_UP = 0.7
"""Pace of the film of what others have done in the meantime."""


class GameModel(Together):
    """One game at one table: what people do with it. What there is to see is told by
    :class:`~arcology.ui.present.Present`, what is weighed before a decision by
    :class:`~arcology.ui.weighing.Weighing`, what is put together before it by :class:`Together`.
    """

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
        self.films = True
        """Whether changes are shown as films; off, they appear at once (a film can still be shown again)."""
        self._mirror = UndoMirror(session, self.seek, self._step_name, lambda: self.rivals, self)
        answers = plugin.standing(session.config, session.rules)
        self._teller = Teller(self)
        self._standing = Standing(session, answers, lambda: self.rivals)

    def seat(self, rivals: Mapping[Seat, Text]) -> None:
        """Say which seats a computer plays, and what plays each of them: people are offered only what is theirs."""
        self.rivals = dict(rivals)
        self._mirror.regroup()
        self._read_again()
        self.shown.emit()

    def mute(self, muted: bool) -> None:
        """Show plain tokens in the place of blood, or drops again, in a game that has any."""
        if isinstance(self.board, Gory) and self.board.muted != muted:
            self.finish_film()
            self.board.muted = muted
            self._read_again()
            self.shown.emit()

    # ---- who looks -----------------------------------------------------------------------------------------------

    def set_viewer(self, viewer: Seat | None) -> None:
        """Show the table as another seat sees it, at once: nothing happened in the game. A cover is taken away."""
        self._look_as(viewer, covered=False)

    def cover(self) -> None:
        """A curtain hides the table: from now on nobody's secrets are on it, and nothing moves or can be played."""
        self._look_as(None, covered=True)

    def _look_as(self, viewer: Seat | None, *, covered: bool) -> None:
        if (viewer, covered) == (self._viewer, self._covered):
            return
        self.finish_film()
        came = self._covered and not covered
        self._viewer, self._covered = viewer, covered
        self.look_at(None)  # what the person before has pointed at
        self._read_again()
        self.shown.emit()
        if came:
            self._teller.came()

    # ---- what people do ------------------------------------------------------------------------------------------

    def submit(self, action: Any, *, driver: str = HUMAN, anchor: Target | None = None) -> bool:
        """Play one decision; a refusal is told by ``refused`` at ``anchor`` and changes nothing."""
        return self.submit_many((action,), driver=driver, anchor=anchor)

    def submit_many(self, actions: Sequence[Any], *, driver: str = HUMAN, anchor: Target | None = None) -> bool:
        """Play several decisions as one undo step, all or nothing."""
        self.finish_film()
        not_mine = next((action for action in actions if not self.may_take(action)), None)
        if driver == HUMAN and not_mine is not None:
            self.refuse(refusal("table.refusal.other_seat", "", seat=SeatRef(not_mine.seat)), anchor)
            return False
        before = self.session.position
        return self._played(self._standing.submit_many(actions, driver), anchor, before)

    def drop(self, source: str, target: Target, *also: Target) -> bool:
        """Let ``source`` go at ``target``; ``also`` is what else lies under the hand, tried when that means nothing.

        Of several offers there the one that is being weighed is taken, else the cheapest. What matches no offer is
        submitted as the action it would be, so that the refusal comes from the rules.
        """
        self.finish_film()
        if self.draft.share_of(source) is not None:
            return self.give(source, target, *also)
        for place in (target, *also):
            if self._overlay.takes(source, place) and not self.offers.at(source, place):
                return self.lay(source, place)  # type: ignore[arg-type]
            if offers := self.offers.at(source, place):
                wanted = next((offer for offer in offers if offer == self._weighed), offers[0])
                return self.submit(wanted.action, anchor=place)
        for place in (target, *also):
            meant = self.board.read(self.seen, Gesture(source, place))
            if meant is not None:
                return self._mean(meant, place)
        self.refuse(self._stray(source, target), target)
        return False

    def means(self, source: str, *targets: Target) -> bool:
        """Whether letting ``source`` go at one of ``targets`` would mean something, allowed or not."""
        return any(
            self._overlay.takes(source, target)
            or self.offers.at(source, target)
            or self.board.read(self.seen, Gesture(source, target)) is not None
            for target in targets
        )

    def click(self, source: str) -> bool:
        """Click a piece: its cheapest click action, or the refusal of what the click would mean; False when nothing."""
        self.finish_film()
        if offers := self.offers.at(source, None):
            return self.submit(offers[0].action, anchor=source)
        meant = self.board.read(self.seen, Gesture(source))
        return meant is not None and self._mean(meant, source)

    def seek(self, position: int) -> bool:
        """Go to another position of the line; False and a refusal when the undo policy forbids it."""
        if position == self.session.position:
            return True
        if (why := self._why_not(position)) is not None:
            self.refuse(why, None)
            return False
        self.finish_film()
        before = self.session.position
        told = self.session.entries[min(position, before) + 1]
        self._looking = None
        self.session.seek(position)
        self._show((), GLIDE)
        step = self._log.headline(told)
        if position < before:
            self._teller.taken_back(step)
        else:
            self._teller.done_again(step, before)
        return True

    def look_back(self, position: int | None) -> None:
        """Show the table after an earlier decision, only to be looked at (None: the present again): nothing is saved,
        nothing counts as taken back, and nothing can be played.
        """
        if position is not None and not 0 <= position < len(self.session.entries):
            raise ValueError(f"position {position} is outside 0..{len(self.session.entries) - 1}")
        if position != self._looking:
            self.finish_film()
            self._looking = position
            self._show((), GLIDE)

    def enter_branch(self, tip: Entry) -> bool:
        """Make a line that was left the current one and stand at its end; False and a refusal where it is forbidden."""
        why = self.session.why_not_enter(tip)
        if why is not None:
            self.refuse(Refusal(why, ""), None)
            return False
        self.finish_film()
        self._looking = None
        self.session.enter_branch(tip)
        self._show((), GLIDE)
        self._teller.done_again(self._log.headline(tip), tip.depth - 1)
        return True

    def name_branch(self, tip: Entry, name: str) -> None:
        """Call a line that was left something; empty takes its name away."""
        self.session.name_branch(tip, name)
        self.shown.emit()

    def step_back(self) -> bool:
        """Take back the last decision inside an action of several steps; False when there is none."""
        self.finish_film()
        if self.take_back_last():
            return True
        taken = self.session.timeline.current
        if not self.session.step_back_inside_group():
            return False
        self._taken_out(self._log.headline(taken))
        return True

    def undo(self) -> None:
        """Take back what was put together last, and while that goes on what was decided of it; else the last step."""
        if self.take_back_last() or (self.made_last is not None and self.step_back()):
            return
        if self._mirror.undo_step() is None:
            self.refuse(Refusal(self._mirror.nothing(), ""), None)
        self._mirror.stack.undo()

    def _taken_out(self, told: Text) -> None:
        self._show((), GLIDE)
        self._teller.taken_back(told)

    def _relay(self) -> None:
        self._offer()
        before, self.table = self.table, self._laid_out()
        self._start_film(before, (), SETTLE)
        self.shown.emit()
        self.rest()

    # ---- films ---------------------------------------------------------------------------------------------------

    def show_again(self, position: int) -> bool:
        """Play the film of a decision again; False when it has none. The table then returns to the present."""
        self.finish_film()
        entry = self.session.entries[position]
        moments = self._moments([entry])
        if not moments or self._covered:
            return False
        if entry.parent is None:
            start = moments[0].seen
            return self._start_film(
                moments[0].table if self.opens else EMPTY, moments, self.board.cues, start, again=True
            )
        start = self.rules.observe(self.session.state_of(entry.parent), self._viewer)
        return self._start_film(self._project(start), moments, self.board.cues, start, again=True)

    def show_opening(self) -> bool:
        """Play what happened before the first decision, in a game where that is much; False where there is nothing."""
        fresh = self.opens and len(self.session.entries) == 1 and not self._covered
        moments = self._moments(self.session.entries[:1]) if fresh else []
        return bool(moments) and self._start_film(moments[0].table, moments, self.board.cues, moments[0].seen)

    def catch_up(self, entries: Sequence[Entry]) -> bool:
        """Play the films of decisions that lead to the present, faster than the first time; False: none was played."""
        self.finish_film()
        moments = self._moments(entries)
        parent = entries[0].parent if entries else None
        if not moments or parent is None or self._covered:
            return False
        start = self.rules.observe(self.session.state_of(parent), self._viewer)
        return self._start_film(self._project(start), moments, self.board.cues, start, news=True, pace=CATCH_UP)

    def finish_film(self) -> None:
        """Jump to the end of the film that is playing."""
        if self._film_runs:
            self.film_skipped.emit()
            self.film_over()

    def film_over(self) -> None:
        """To be called by whoever plays films, when one has ended."""
        if self._film_runs:
            self._film_runs = False
            self._reel.clear()
            self.told.emit()
            self.film.emit(None)

    def reach(self, scene: Scene) -> None:
        """To be called by whoever plays films, when a scene begins."""
        self.scene_reached.emit(scene)

    def tell(self, scene: Scene) -> None:
        """To be called by whoever plays films, when what happens in a scene may be told: no die of it tumbles."""
        self._reel.reach(scene.table)
        self.told.emit()

    # ---- inside --------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Stop what is still being computed; the game itself needs no closing."""
        self.finish_film()
        self._previews.close()

    def _step_name(self, entry: Entry) -> str:
        return self.render(self._log.headline(entry))

    def _stray(self, source: str, target: Target) -> Refusal:
        """Why nothing comes of it when a piece is let go where that means nothing: what the game says, or where the
        piece can go instead.
        """
        board, seen = self.board, self.seen
        own = board.stray(seen, Gesture(source, target)) if isinstance(board, Explaining) else None
        if own is not None:
            return own
        rule = next(iter(board.rules_of(seen, source)), "")
        places = tuple(dict.fromkeys(filter(None, (self._called(place) for place in self.targets(source)))))
        what = self.table.pieces[source].name
        if not places:
            return refusal("table.refusal.stays", rule, what=what)
        if len(places) > NAMED:
            return refusal("table.refusal.elsewhere", rule, what=what)
        return refusal("table.refusal.goes_to", rule, what=what, places=listed(places))

    def _called(self, target: Target) -> Text | None:
        """What a place or the piece there is called."""
        if isinstance(target, Spot):
            return self.board.spot_name(self.seen, target.zone, target.slot)
        return self.table.pieces[target].name if target in self.table.pieces else None

    def _mean(self, meant: Any, anchor: Target) -> bool:
        """Submit what a gesture means, so that the refusal comes from the rules, or tell the one it stands for."""
        if isinstance(meant, Refusal):
            self.refuse(meant, anchor)
            return False
        return self.submit(meant, anchor=anchor)

    def _played(self, played: Played[Any] | Refusal, anchor: Target | None, before: int) -> bool:
        if isinstance(played, Refusal):
            self.refuse(played, anchor)
            return False
        made = self.session.entries[before + 1 : self.session.position + 1]
        self._show(self._moments(made) if self.films else (), self.board.cues)
        self._teller.played(before)
        return True

    def _show(self, moments: Sequence[Moment], cues: Mapping[str, Cue]) -> None:
        """After every change of the position: read it, mirror it, start its film, tell everybody once."""
        before, start = self.table, self.seen
        self._read_again()
        self._start_film(before, moments, cues, start, news=True)
        self.shown.emit()
        if any(self.draft.counts):  # one of an allotment was decided by itself; the rest goes on being weighed
            self.rest()

    def _read_again(self) -> None:
        """Read the position; what was in the hand or in focus on the table before may be gone."""
        self._read_position()
        self._mirror.sync()
        self.take(None)
        self.show_preview(None)
        if self._spread_told:  # what it came to is true by now, or taken back
            self.rest()
        if self._focus is not None and not isinstance(self._focus, Spot) and self._focus not in self.table.pieces:
            self.look_at(None)

    def _moments(self, entries: Sequence[Entry]) -> list[Moment]:
        """What happened in some decisions, beat by beat, as the viewer may see it."""
        made: list[Moment] = []
        for entry in entries:
            for number, beat in enumerate(self.session.beats_of(entry)):
                seen = self.rules.observe(beat.state, self._viewer)
                made.append(Moment(beat.events, self._project(seen), seen, entry.number, number))
        return made

    def _start_film(
        self,
        before: Table,
        moments: Sequence[Moment],
        cues: Mapping[str, Cue],
        start: Any = None,
        *,
        news: bool = False,
        again: bool = False,
        pace: float = 1.0,
    ) -> bool:
        """Have the way from one table to the present one played; ``start`` is the observed state at ``before``.

        ``news``: it tells what has just happened; ``again``: it is played although films are switched off.
        """
        steps = [*((moment.events, moment.table) for moment in moments), *([] if again else [((), self.table)])]
        made: Plan = plan(before, steps, self.board.layout, cues, pace)
        if not made.scenes or self._covered or not (self.films or again):
            return False
        self._reel.load((before, start), moments, news=news)
        self._film_runs = True
        self.film.emit(made)
        return True

    def refuse(self, no: Refusal, anchor: Target | None) -> None:
        """Tell everybody why something is not done, at the place that it is about."""
        self.say(text("table.said.refused", why=no.why))
        self.refused.emit(no, anchor)
