"""The table: every piece as an item, changed only by differences of tables and by poses."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import replace

from PySide6.QtCore import QObject, QPointF, QRect, QRectF
from PySide6.QtGui import QPainter, QPolygonF
from PySide6.QtWidgets import QGraphicsScene

from arcology.engine.layout import Layout, Pose
from arcology.engine.motion import Scene
from arcology.engine.offers import Target
from arcology.engine.table import EMPTY, Changes, Piece, Spot, Table, diff
from arcology.ui.art import Studio
from arcology.ui.painters import Painters
from arcology.ui.scene.felt import Felt
from arcology.ui.scene.items import PieceItem, rest_pose
from arcology.ui.scene.places import Places
from arcology.ui.scene.rim import Corners
from arcology.ui.scene.sprites import SpriteCache

GAUGE = "gauge"
AFTER = "after"
"""A piece whose fact ``gauge`` names a gauge is told by the fact ``after`` what a previewed move would leave on it."""


class TableScene(QGraphicsScene):
    """Shows a :class:`Table`. ``table`` is what it shows, ``pieces`` the items by piece id.

    Args:
        painters: what pieces are drawn as.
        studio: palette, fonts and texts for them.
        layout: where spots are; its size is the size of the table.
    """

    def __init__(self, painters: Painters, studio: Studio, layout: Layout, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.BspTreeIndex)
        self.sprites = SpriteCache(painters, studio)
        self._labels, self._growth = studio, 1.0
        self.places = Places(layout)
        self.layout = layout
        self.felt = Felt(studio)
        self.pieces: dict[str, PieceItem] = {}
        self.table: Table = EMPTY
        self.zoom = 0.0  # nothing is drawn before a view says at which size
        self.dpr = 1.0
        w, h = layout.size
        self.setSceneRect(-w, -h, 3 * w, 3 * h)  # room to pan; ``bounds`` is the table itself
        self.bounds = QRectF(0, 0, w, h)
        self.followers: dict[str, Callable[[QPointF], None]] = {}
        """Called with the new middle of a piece when it is placed: for what travels with it."""
        self._ground = QRectF()
        """What an opaque piece at the bottom covers: no felt is painted under it."""
        self._leaving: dict[str, PieceItem] = {}
        self._tumbling: frozenset[str] = frozenset()
        self._after: Mapping[str, int] = {}

    @property
    def studio(self) -> Studio:
        return self.sprites.studio

    @property
    def labels(self) -> Studio:
        """The studio of what keeps its size at every zoom: bubbles, letters, per cent; larger on large screens."""
        return self._labels

    def use_growth(self, growth: float) -> None:
        """How much larger labels are than the text size says."""
        if growth != self._growth:
            self._growth = growth
            self._labels = replace(self.studio, text_scale=self.studio.text_scale * growth)

    def use_studio(self, studio: Studio) -> None:
        """Another theme, language or text size: draw everything anew."""
        self.sprites.use(studio)
        self._labels = replace(studio, text_scale=studio.text_scale * self._growth)
        self.felt = Felt(studio)
        for item in self.pieces.values():
            item.forget()
            item.draw(self.zoom, self.dpr)
        self.update()

    # ---- showing tables ------------------------------------------------------------------------------------------

    def lay_out(self, table: Table) -> None:
        """Show ``table``, everything at rest where it belongs."""
        for id_ in list(self._leaving):
            self._remove(id_)
        self.show(diff(self.table, table))
        self.table = table
        self._find_ground()
        for item in self.pieces.values():
            item.throw(None)
            self._draw(item)
            if item.pose != item.rest:
                item.place(item.rest)
            if item.opacity() != 1.0:
                item.setOpacity(1.0)
        after, self._after = self._after, {}
        self.show_after(after)  # what is weighed was told while things still moved

    settle = lay_out

    def _find_ground(self) -> None:
        self._ground = QRectF()
        for item in self.pieces.values():
            component = self.sprites.component(item.piece)
            solid = component.opaque and component.margin == 0 and item.pose.angle == 0
            if solid and item.area().contains(self.bounds.adjusted(2, 2, -2, -2)):
                self._ground = item.area().adjusted(2, 2, -2, -2)

    def show(self, changes: Changes) -> None:
        """Take over a difference at once: pieces come, go, change and lie where they belong."""
        self._take_over(changes, at_once=True)

    def begin(self, scene: Scene, tumbling: frozenset[str] = frozenset()) -> None:
        """Take over what changes in a scene of a film; what moves is placed by the film, what goes fades.

        Until :meth:`reveal` nothing but the tumbling dice themselves shows what they will say.
        """
        for id_ in list(self._leaving):
            self._remove(id_)
        changes = diff(self.table, scene.table)
        self._tumbling = tumbling
        self._take_over(changes, at_once=False)
        self.table = scene.table
        # A film that is shown again starts from another table: what its scene does not show is there at once.
        travelling = {piece.id for piece in scene.changes.moved}
        for piece in changes.moved:
            if piece.id not in travelling:
                self.pieces[piece.id].place(self.pieces[piece.id].rest)
        for id_ in set(changes.removed) - set(scene.changes.removed):
            self._remove(id_)

    def _take_over(self, changes: Changes, *, at_once: bool) -> None:
        for id_ in changes.removed:
            self._leaving[id_] = self.pieces.pop(id_)
            if at_once:
                self._remove(id_)
        for piece in changes.added:
            self._add(piece)
        for piece in (*changes.moved, *changes.turned):
            item = self.pieces[piece.id]
            item.take(piece, rest_pose(self.layout.pose(piece.at), piece))
            if at_once or not self._tumbling or piece.id in self._tumbling:
                self._draw(item)
            if at_once:
                item.place(item.rest)

    def _add(self, piece: Piece) -> None:
        pose = rest_pose(self.layout.pose(piece.at), piece)
        item = PieceItem(piece, pose, self.sprites, self.zoom, self.dpr)
        self.pieces[piece.id] = item
        self.addItem(item)

    def _remove(self, id_: str) -> None:
        self.removeItem(self._leaving.pop(id_))

    def _draw(self, item: PieceItem) -> None:
        if item.stale(self.zoom, self.dpr):
            item.draw(self.zoom, self.dpr)

    # ---- what a film does ----------------------------------------------------------------------------------------

    def place(self, piece: str, pose: Pose) -> None:
        """Put a piece somewhere: the only writer of poses."""
        item = self.pieces.get(piece)
        if item is not None and item.pose != pose:
            item.place(pose)
            if piece in self.followers:
                self.followers[piece](QPointF(pose.x, pose.y))

    def reveal(self) -> None:
        """The dice lie still: everything shows what they said."""
        self._tumbling = frozenset()
        self.redraw()

    def prepare(self, piece: Piece) -> None:
        """Draw the sprite that ``piece`` will need later in a film."""
        if self.zoom > 0:
            scale = self.zoom * self.layout.pose(piece.at).scale
            self.sprites.pixmap(self.sprites.component(piece), piece.facts, scale, self.dpr)

    def tumble(self, piece: str, throw: int | None) -> None:
        """Show another face of a tumbling die; None: the face that it really shows."""
        item = self.pieces.get(piece)
        if item is not None:
            item.throw(throw)
            self._draw(item)

    def fade(self, piece: str, opacity: float) -> None:
        """Fade a piece in, or out of the table."""
        item = self.pieces.get(piece) or self._leaving.get(piece)
        if item is not None and item.opacity() != opacity:
            item.setOpacity(opacity)
        if opacity <= 0.0 and piece in self._leaving:
            self._remove(piece)

    # ---- zoom ----------------------------------------------------------------------------------------------------

    def use_zoom(self, zoom: float, dpr: float) -> None:
        """The scale at which sprites are to be drawn from now on; draw them by :meth:`redraw`."""
        self.zoom, self.dpr = zoom, dpr

    def stale(self) -> list[PieceItem]:
        """Items whose sprite is drawn for another zoom."""
        return [item for item in self.pieces.values() if item.stale(self.zoom, self.dpr)]

    def redraw(self) -> None:
        """Draw all sprites for the present zoom."""
        for item in self.stale():
            item.draw(self.zoom, self.dpr)

    # ---- where things are ----------------------------------------------------------------------------------------

    def piece_at(self, at: QPointF, among: Callable[[str], bool] = lambda _: True) -> str | None:
        """The topmost piece whose component covers a point of the table."""
        hits = (item for item in self.pieces.values() if item.covers(at) and among(item.piece.id))
        top = max(hits, key=lambda item: item.zValue(), default=None)
        return None if top is None else top.piece.id

    def shaped_at(self, at: QPointF, targets: Collection[Target]) -> str | None:
        """The piece under a point that is no rectangle and of a kind with some of ``targets``; its neighbours overlap
        it only as rectangles.
        """
        kinds = {self.pieces[one].piece.sprite for one in targets if isinstance(one, str) and self.pieces[one].shaped}
        return self.piece_at(at, lambda one: self.pieces[one].piece.sprite in kinds) if kinds else None

    def rect(self, target: Target) -> QRectF:
        """The area of a piece or place in table units; empty when there is no such piece."""
        if isinstance(target, Spot):
            return self.places.rect(target)
        item = self.pieces.get(target)
        return QRectF() if item is None else item.area()

    def corners(self, target: Target) -> Corners:
        """The corners of a piece that is no rectangle, in pixels from its middle; none for everything else."""
        item = None if isinstance(target, Spot) else self.pieces.get(target)
        if item is None or not item.shaped:
            return ()
        middle = QPointF(item.pose.x, item.pose.y)
        return tuple(((at - middle) * self.zoom).toTuple() for at in item.outline().toList())

    def shape(self, target: Target) -> QRectF | QPolygonF:
        """The area of a piece or place in table units; of a piece that is no rectangle its outline."""
        item = None if isinstance(target, Spot) else self.pieces.get(target)
        return item.outline() if item is not None and item.shaped else self.rect(target)

    def seen_of(self, piece: str) -> str:
        """What is seen where a piece comes to rest: itself, or the topmost piece that lies over all of it."""
        item = self.pieces[piece]
        own = item.rest_area()
        over = (one for one in self.pieces.values() if one.rest.z > item.rest.z and one.rest_area().contains(own))
        return max(over, key=lambda one: one.rest.z, default=item).piece.id

    def spots_at(self, at: QPointF) -> list[Spot]:
        """The places under a point of the table, smallest first."""
        return self.places.under(at, self.table.pieces.values())

    def spot_at(self, at: QPointF) -> Spot | None:
        """The smallest place under a point of the table."""
        return next(iter(self.spots_at(at)), None)

    def areas(self, targets: Collection[Target]) -> dict[Target, QRectF]:
        """The areas of targets that are on the table."""
        found = {target: self.rect(target) for target in targets}
        return {target: rect for target, rect in found.items() if not rect.isEmpty()}

    # ---- what a move would leave ---------------------------------------------------------------------------------

    def show_after(self, gauges: Mapping[str, int]) -> None:
        """Tell the pieces that show gauges what a previewed move would leave on them; empty: nothing."""
        if gauges == self._after:
            return
        self._after = gauges
        for item in self.pieces.values():
            name = dict(item.piece.facts).get(GAUGE)
            if isinstance(name, str):
                item.lay_over(**({AFTER: gauges[name]} if name in gauges else {}))
                self._draw(item)

    def drawBackground(self, painter: QPainter, rect: QRectF | QRect) -> None:
        if not self._ground.contains(QRectF(rect)):
            self.felt.paint(painter, QRectF(rect), self.dpr)
