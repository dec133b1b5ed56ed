"""The section with the table: its parts, their pieces, and of each piece what it is, does and cannot do."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from itertools import groupby

from arcology.engine.offers import Gesture, Offer, Target
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.ui.model import GameModel
from arcology.ui.outline.choices import offer_lines
from arcology.ui.outline.links import Links
from arcology.ui.outline.node import Kind, Node
from arcology.ui.parts import Part, Parts

ALIKE = 3
"""So many pieces of a part that nobody can tell apart, one after the other, are told in one line."""


class Pieces:
    """Makes the section of a model.

    Args:
        model: the game.
        parts: of its table.
        links: make the lines of rules.
        click: does what a click on a piece that has no actions does, which is mostly to say why not.
    """

    def __init__(
        self,
        model: GameModel,
        parts: Parts,
        links: Links,
        click: Callable[[str], object],
    ) -> None:
        self._model, self._parts = model, parts
        self._links, self._click = links, click
        self._new: frozenset[str] = frozenset()
        self._deeds: dict[str, list[Offer]] = {}

    def section(self) -> Node:
        """A line for each part, below it one for each piece."""
        model = self._model
        since = model.since_last()
        self._new = since.pieces if since is not None else frozenset()
        self._deeds = _by_piece(model.offers.offers)
        lines = [self._part(part) for part in self._parts.all()]
        return Node(
            "table", Kind.SECTION, model.render("outline.section.table"), icon="hexagon", tone="accent",
            is_open=True, lines=lines,
        )  # fmt: skip

    # ---- parts ---------------------------------------------------------------------------------------------------

    def _part(self, part: Part) -> Node:
        model = self._model
        side = model.render(text("outline.pieces", n=len(part.pieces)))
        marks = [model.render("outline.new")] if self._new.intersection(part.pieces) else []
        acts = any(piece in self._deeds for piece in part.pieces)
        return Node(
            f"part {part.key}",
            Kind.GROUP,
            part.name,
            side=side,
            marks=marks,
            tone="legal" if acts else "",
            is_open=acts or bool(marks),
            lines=list(self._pieces(part)),
        )

    def _pieces(self, part: Part) -> Iterator[Node]:
        """Pieces that are alike and about which there is nothing to tell share a line."""

        def alike(numbered: tuple[int, str]) -> object:
            number, piece = numbered
            return number if self._stands_out(piece) else self._model.name_of(piece)

        for _, run in groupby(enumerate(part.pieces, 1), alike):
            some = list(run)
            if len(some) >= ALIKE:
                name = self._model.name_of(some[0][1])
                words = self._model.render("outline.several", count=len(some), piece=name)
                yield self._piece(part, *some[0], words, some[-1][0])
            else:
                yield from (self._piece(part, number, piece) for number, piece in some)

    def _stands_out(self, piece: str) -> bool:
        return piece in self._deeds or piece in self._new or piece in self._model.status.chosen

    def _piece(self, part: Part, number: int, piece: str, words: str = "", last: int = 0) -> Node:
        model = self._model
        marks = [
            model.render(id)
            for id, holds in (
                ("outline.chosen", piece in model.status.chosen),
                ("outline.new", piece in self._new),
            )
            if holds
        ]
        place = f"{number}–{last}" if last else str(number)
        side = model.render("outline.position", place=place, count=len(part.pieces))
        deeds = self._deeds.get(model.offers.stand_in(piece), [])
        return Node(
            f"piece {piece}",
            Kind.PIECE,
            words or model.name_of(piece),
            side=side,
            icon="play" if deeds else "",
            tone="legal" if deeds else "",
            marks=marks,
            said=model.render(text("outline.actions", n=len(deeds))) if deeds else "",
            piece=piece,
            act=None if deeds else lambda: self._click(piece),
            later=lambda: list(self._about(piece, deeds)),
        )

    # ---- one piece -----------------------------------------------------------------------------------------------

    def _about(self, piece: str, deeds: Sequence[Offer]) -> Iterator[Node]:
        """Its actions, what the reader says about it, why it cannot do more, the rules that it invokes."""
        model, board = self._model, self._model.board
        if piece not in model.table.pieces:
            return
        yield from offer_lines(model, deeds)
        for number, line in enumerate(list(board.describe(model.seen, piece))[1:]):
            yield Node(f"fact {number}", Kind.FACT, model.render(line))
        if not deeds and isinstance(no := board.read(model.seen, Gesture(piece)), Refusal):
            links = self._links.lines(no.rule)
            yield Node("no", Kind.FACT, model.render(no.why), icon="cross", tone="bad", lines=links)
        if model.graspable(piece) and not model.looking_back:
            words = model.render("outline.why_not")
            yield Node("why not", Kind.GROUP, words, icon="question", later=lambda: list(self._why_not(piece)))
        for rule in board.rules_of(model.seen, piece):
            yield self._links.line(rule)

    def _why_not(self, piece: str) -> Iterator[Node]:
        """The places where it cannot be let go, by the reason."""
        model = self._model
        source = model.offers.stand_in(piece)
        reasons: dict[str, list[str]] = {}
        rules: dict[str, str] = {}
        for target in self._targets(source):
            if model.offers.at(source, target) or target == source:
                continue
            if (found := model.why_not(source, target)) is not None:
                why = model.render(found[0].why)
                rules[why] = found[0].rule
                name = model.name_of(target)
                if name not in reasons.setdefault(why, []):
                    reasons[why].append(name)
        for why, places in reasons.items():
            note, links = model.render("outline.places", places=tuple(places)), self._links.lines(rules[why])
            yield Node(f"why {why}", Kind.FACT, why, note=note, icon="cross", tone="bad", lines=links)
        if not reasons:
            yield Node("all", Kind.FACT, model.render("outline.possible"), icon="check")

    def _targets(self, source: str) -> Iterator[Target]:
        """Every place of the table, and every piece."""
        model = self._model
        for name, zone in model.board.layout.zones.items():
            if zone.kind == "slots":
                yield from (Spot(name, slot) for slot in zone.slots)
        yield from model.table.pieces


def _by_piece(offers: Sequence[Offer]) -> dict[str, list[Offer]]:
    """The actions of each piece, and after them those that are done to it."""
    found: dict[str, list[Offer]] = {}
    for offer in offers:
        if offer.source is not None:
            found.setdefault(offer.source, []).append(offer)
    for offer in offers:
        if isinstance(offer.target, str) and offer.target != offer.source:
            found.setdefault(offer.target, []).append(offer)
    return found
