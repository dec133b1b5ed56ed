"""What every gesture works with: the model, the scene, and everything that lights up around a lifted piece."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

from PySide6.QtCore import QPointF, QRectF

from arcology.engine.layout import Pose
from arcology.engine.motion import Plan
from arcology.engine.offers import Offer, Preview, Target
from arcology.engine.refusal import Refusal
from arcology.ui.model import GameModel
from arcology.ui.motion import Player
from arcology.ui.scene.callout import Callout
from arcology.ui.scene.caption import Caption
from arcology.ui.scene.ghost import Ghost
from arcology.ui.scene.marks import Marks
from arcology.ui.scene.note import Chooser, RefusalNote
from arcology.ui.scene.path import PathLine
from arcology.ui.scene.places import MAGNET, meant
from arcology.ui.scene.scene import TableScene
from arcology.ui.scene.stamp import HAND
from arcology.ui.scene.targets import Targets
from arcology.ui.scene.view import TableView

HOME = 160
SETTLE = 120
GROUND = 1.4
"""A piece that is so many times as large as another one, and lies under it, is where that one lies."""
HUGE = 0.3
"""A piece that covers more of the table than this (table, building) is ground, not something to drop on."""


class Bench:
    """The table as gestures see it."""

    def __init__(self, model: GameModel, scene: TableScene, view: TableView, player: Player) -> None:
        self.model = model
        self.scene = scene
        self.view = view
        self.player = player
        self.targets = Targets(scene)
        self.path = PathLine(scene)
        self.callout = Callout(scene)
        self.note = RefusalNote(scene)
        self.chooser = Chooser(scene)
        self.caption = Caption(scene)
        self.marks = Marks(scene)
        self.ghost = Ghost(scene)
        self._landing: tuple[str, Pose] | None = None

    # ---- lifting -------------------------------------------------------------------------------------------------

    def lift(self, source: str, *, keys: bool = False) -> None:
        """Take a piece up: it lifts, its legal places glow (with letters when ``keys``), the rest dims."""
        self.player.finish()
        self.note.hide()
        self.model.show_preview(None)
        self.ghost.lift(source)
        areas = self.scene.areas(self.model.targets(source))
        self.targets.light(source, areas, self.model.tips(source), keys)
        self.model.take(source)

    def aim(self, target: Target | None) -> None:
        """The drop would mean ``target``: brighten it and tell what it would cost."""
        source = self.model.in_hand
        if source is None or target == self.targets.hot:
            return
        self.targets.heat(target)
        offers = self.model.offers.at(source, target) if target is not None else ()
        self.model.show_preview(offers[0] if offers else None, target)
        if target is not None:
            self.model.look_at(target)

    def meant_at(self, at: QPointF, area: QRectF | None = None) -> Target | None:
        """Which legal place a drop at a point of the table means; ``area`` is what the piece covers there."""
        exact = self.scene.shaped_at(at, self.targets.areas)
        if exact is not None:
            return exact if exact in self.targets.areas else self._meant_elsewhere(at)
        reach = MAGNET / self.view.zoom
        spot = self.scene.spot_at(at)
        piece = QRectF(at.x() - 1, at.y() - 1, 2, 2) if area is None else area
        exactly = area is None and not self.scene.studio.touch
        found = meant(piece, at, self.targets.areas, reach / 3 if exactly else reach, spot)
        return self._meant_elsewhere(at) if found is None else found

    def _meant_elsewhere(self, at: QPointF) -> Target | None:
        """The place of the move that letting go here makes all the same, so that it is weighed before it is made."""
        held = self.model.in_hand
        return None if held is None else self.model.place_meant(held, *self.under(at))

    def under(self, at: QPointF) -> list[Target]:
        """What lies under a point: a piece that is not ground, and the places, smallest first."""
        table = self.scene.bounds.width() * self.scene.bounds.height()

        def small(piece: str) -> bool:
            area = self.scene.pieces[piece].area()
            return piece != self.model.in_hand and area.width() * area.height() < HUGE * table

        piece = self.scene.piece_at(at, small)
        return [*([] if piece is None else [piece]), *self.scene.spots_at(at)]

    # ---- letting go ----------------------------------------------------------------------------------------------

    def drop(self, source: str, target: Target, *also: Target) -> bool:
        """Let go at ``target``; a refused piece goes home, an accepted one settles from where the hand is."""
        if self.ghost.piece == source:
            self._landing = (source, self._ghost_pose())
        done = self.model.drop(source, target, *also)
        self._landing = None
        if done:
            self.rest()
        else:
            self.go_home()
        return done

    def play_offer(self, offer: Offer, target: Target | None) -> bool:
        """Carry out one of several offers of a drop or click."""
        if self.ghost.piece is not None and offer.source == self.ghost.piece:
            self._landing = (self.ghost.piece, self._ghost_pose())
        done = self.model.submit(offer.action, anchor=target if target is not None else offer.source)
        self._landing = None
        self.rest()
        return done

    def go_home(self) -> None:
        """Let the copy in the hand glide back, then be at rest."""
        source = self.ghost.piece
        self._dark()
        if source is None or source not in self.scene.pieces:
            self.rest()
            return
        start, home = self.ghost.middle, self.scene.pieces[source].rest
        end = QPointF(home.x, home.y)
        self.player.glide(HOME, lambda t: self.ghost.glide(start, end, t), self.ghost.drop)

    def rest(self) -> None:
        """Nothing in the hand, nothing lit."""
        self.ghost.drop()
        self._dark()

    def _dark(self) -> None:
        self.chooser.hide()
        self.targets.clear()
        self.model.show_preview(None)
        self.model.take(None)

    def _ghost_pose(self) -> Pose:
        assert self.ghost.piece is not None
        rest = self.scene.pieces[self.ghost.piece].rest
        middle = self.ghost.middle
        return replace(rest, x=middle.x(), y=middle.y(), z=HAND)

    # ---- what the model tells ------------------------------------------------------------------------------------

    def play(self, plan: Plan | None) -> None:
        """Play a film; a piece that was just dropped starts where it was let go, and settles in 120 ms."""
        if plan is None:
            return
        if self._landing is not None:
            piece, pose = self._landing
            self._landing = None
            self.ghost.drop()
            rest = self.scene.pieces[piece].rest if piece in self.scene.pieces else None
            plan = landed(plan, piece, pose, rest)
        self.player.play(plan)

    def show_preview(self, preview: Preview | None, anchor: Target | None) -> None:
        """Path and gauges for what a move would do, and a bubble where it has a place (``anchor``)."""
        if preview is None:
            self.callout.hide()
            self.path.clear()
            self.scene.show_after({})
            return
        self.path.show(preview.path, preview.paid_from)
        self.scene.show_after(dict(preview.gauges))
        if anchor is None or self.chooser.shown:  # the rail tells it, or the list does
            self.callout.hide()
            return
        prices = [self.model.render(offer.variant or offer.label) for offer in self.model.prices]
        held = self.ghost.area() if self.ghost.piece is not None else None
        self.callout.show(preview, anchor, self.view.window_(), self.targets.colour(anchor), prices, held)

    def show_refusal(self, no: Refusal, anchor: Target | None) -> None:
        """The reason, at the place where it was tried."""
        if anchor is None or self.scene.rect(anchor).isEmpty():
            middle = self.view.to_table(QPointF(self.view.viewport().rect().center()))
            self.note.show(no, middle, self.view.window_())
        else:
            self.note.show(no, anchor, self.view.window_())

    def point_out(self, pieces: Iterable[str]) -> None:
        """Ring pieces for somebody who looks for them: of those that lie on each other only the ones on top."""
        areas = {piece: self.scene.rect(piece) for piece in pieces if piece in self.scene.pieces}

        def is_ground(piece: str) -> bool:
            area = areas[piece]
            others = (other for one, other in areas.items() if one != piece)
            return any(
                other.width() * other.height() * GROUND < area.width() * area.height() and area.contains(other.center())
                for other in others
            )

        self.marks.ring([piece for piece in areas if not is_ground(piece)])

    def follow(self) -> None:
        """The table was moved or zoomed under bubbles and outlines."""
        self.marks.keep_up()
        window = self.view.window_()
        for bubble in (self.callout, self.note, self.chooser, self.caption):
            bubble.follow(window)

    def sharpen(self) -> None:
        """Sprites are drawn for another zoom: so is what lies around them."""
        self.targets.refresh()
        self.marks.follow()
        self.follow()


def landed(plan: Plan, piece: str, pose: Pose, rest: Pose | None = None) -> Plan:
    """The same film, but ``piece`` starts its first way at ``pose`` and takes 120 ms for it at most.

    Where it does not move itself, the piece that comes out of its place (``rest``) is the one that was let go.
    """
    tracks = list(plan.tracks)
    ways = [i for i, track in enumerate(tracks) if not track.tumble]
    mine = [i for i in ways if tracks[i].piece == piece]
    if not mine and rest is not None:
        mine = [i for i in ways if (tracks[i].a.x, tracks[i].a.y) == (rest.x, rest.y)]
    if mine:
        track = tracks[mine[0]]
        tracks[mine[0]] = replace(track, a=replace(pose, angle=track.a.angle), ms=min(SETTLE, track.ms))
    return Plan(plan.scenes, tuple(tracks), plan.ms)
