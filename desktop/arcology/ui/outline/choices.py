"""The first section: the question, and all that can be done about it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from arcology.engine.offers import Arrangement, Offer
from arcology.engine.table import Spot
from arcology.engine.text import text
from arcology.ui.art.icons import known
from arcology.ui.model import GameModel
from arcology.ui.outline.node import Kind, Node
from arcology.ui.words import change_words, preview_words, reasons, share_words, tip_of

FEW = 14
"""So many actions are told one below the other; more of them by groups that are opened."""
OPEN = 30
"""Groups of so many actions in all are open from the start."""


def offer_lines(model: GameModel, offers: Sequence[Offer]) -> list[Node]:
    """A line for each action, which holds what it would cost, risk and leave."""
    named = Counter(model.render(offer.label) for offer in offers)
    return [_offer_line(model, offer, named) for offer in offers]


def _offer_line(model: GameModel, offer: Offer, named: Counter[str]) -> Node:
    label = model.render(offer.label)
    if offer.variant is not None and (named[label] > 1 or not label):
        variant = model.render(offer.variant)
        label = model.render("app.offers.variant", label=label, variant=variant) if label else variant
    anchor = offer.target if offer.target is not None else offer.source
    return Node(
        f"offer {offer.action!r}",
        Kind.ACTION,
        label,
        icon=known(offer.icon) or "play",
        tone="bad" if offer.tone == "danger" else "legal",
        offer=offer,
        act=lambda: model.submit(offer.action, anchor=anchor),
        tell=lambda: tip_of(model, offer),
        later=lambda: consequences(model, offer),
    )


def consequences(model: GameModel, offer: Offer) -> list[Node]:
    """What an action would cost, risk and leave, line by line."""
    preview = model.preview(offer)
    told = [*preview_words(model, preview), *([model.render("table.preview.computing")] if preview.slow else [])]
    if not told:
        told.append(model.render("outline.no_consequences"))
    return [Node(f"consequence {number}", Kind.FACT, words) for number, words in enumerate(told)]


class Choices:
    """Makes the section of a model."""

    def __init__(self, model: GameModel) -> None:
        self._model = model

    def section(self) -> Node:
        """The question as its note, what can be done as its lines."""
        model = self._model
        question = model.render(model.prompt) if model.prompt is not None else ""
        lines = [*self._shares(), *self._laying(), *self._offers()]
        if not lines:
            lines.append(Node("nothing", Kind.FACT, model.render("outline.nothing"), icon="clock"))
        title = model.render("outline.section.ask")
        return Node("ask", Kind.SECTION, title, note=question, icon="hand", tone="legal", is_open=True, lines=lines)

    # ---- actions -------------------------------------------------------------------------------------------------

    def _offers(self) -> Iterator[Node]:
        """What the rail has as buttons first; then the others, in groups where they are many; what ends a turn or
        hurts comes last, so that nobody does it on the way to something else.
        """
        model = self._model
        buttons = model.offers.buttons()
        yield from offer_lines(model, [offer for offer in buttons if not offer.comes_last])
        pressed = {offer.action for offer in buttons}
        yield from self._others([offer for offer in model.offers.offers if offer.action not in pressed])
        yield from offer_lines(model, [offer for offer in buttons if offer.comes_last])

    def _others(self, offers: Sequence[Offer]) -> Iterator[Node]:
        """What has no button."""
        model = self._model
        groups: dict[str, list[Offer]] = {}
        for offer in offers:
            groups.setdefault(model.render(offer.group), []).append(offer)
        if len(offers) <= FEW or len(groups) == 1:
            yield from offer_lines(model, offers)
            return
        for name, some in groups.items():
            side = model.render(text("outline.actions", n=len(some)))
            lines = offer_lines(model, some)
            yield Node(f"group {name}", Kind.GROUP, name, side=side, is_open=len(offers) <= OPEN, lines=lines)

    # ---- pieces that are laid out before a decision --------------------------------------------------------------

    def _laying(self) -> Iterator[Node]:
        model = self._model
        arrangement = model.arrangement
        if arrangement is None or not arrangement.spots:
            return
        complete = arrangement.solution is not None
        tone, icon = ("good", "check") if complete else ("bad", "cross")
        yield Node("summary", Kind.FACT, model.render(arrangement.summary), icon=icon, tone=tone)
        for spot, why in arrangement.problems:
            words = model.render("app.offers.problem", place=model.name_of(spot), why=why)
            yield Node(f"problem {spot!r}", Kind.FACT, words, icon="box", tone="warning")
        if not arrangement.pieces:
            return
        yield self._deed("lay all", "app.offers.lay_all", "dice", model.lay_all)
        if model.laid:
            yield self._deed("clear", "app.offers.clear", "undo", model.clear)
        for piece in arrangement.pieces:
            if piece in model.table.pieces:
                yield self._to_lay(arrangement, piece)

    def _to_lay(self, arrangement: Arrangement, piece: str) -> Node:
        """A piece with the places where it fits, and the reasons why it fits nowhere else."""
        model, name = self._model, self._model.name_of(piece)
        at = model.laid.get(piece)
        words = (
            model.render("outline.not_laid", piece=name)
            if at is None
            else model.render("outline.laid", piece=name, place=model.name_of(at))
        )

        def lines() -> Iterator[Node]:
            if at is not None:
                yield self._deed("back", "outline.take_back", "undo", lambda: model.lift(piece))
            for spot in arrangement.spots:
                no = arrangement.fits.get((piece, spot))
                place = model.name_of(spot)
                if (piece, spot) in arrangement.fits and no is None and spot != at:
                    yield self._lay(piece, spot, model.render("outline.lay", place=place))
                elif no is not None:
                    why = model.render("outline.why_not_at", place=place, why=no.why)
                    yield Node(f"no {spot!r}", Kind.FACT, why, icon="cross", tone="bad")

        return Node(f"lay {piece}", Kind.GROUP, words, icon="die", piece=piece, later=lambda: list(lines()))

    def _lay(self, piece: str, spot: Spot, words: str) -> Node:
        act = self._model.lay
        return Node(f"at {spot!r}", Kind.ACTION, words, icon="hand", tone="legal", act=lambda: act(piece, spot))

    # ---- decisions that are made together ------------------------------------------------------------------------

    def _shares(self) -> Iterator[Node]:
        model, draft = self._model, self._model.draft
        allotment = draft.allotment
        if allotment is None:
            return
        complete = model.allotted is not None
        left = model.render(text("outline.left", n=draft.left))
        for index in range(len(draft.shares)):
            yield self._share(index, comes=allotment.comes)
        yield self._deed("propose", "app.allot.propose", "hint", model.allot_as_proposed)
        if draft.as_proposed and (why := reasons(model)):
            yield Node("why", Kind.FACT, why, icon="hint")
        if any(draft.counts):
            yield self._deed("nothing of it", "app.offers.clear", "undo", model.allot_nothing)
        if complete:
            yield self._deed("done", "app.allot.done", "check", model.decide_allotted, "good")
        else:
            yield Node("left", Kind.FACT, left, icon="hourglass")

    def _share(self, index: int, *, comes: bool) -> Node:
        """A place: what it has, and what would come or go; more and fewer by keys."""
        model, draft = self._model, self._model.draft
        share, count = draft.shares[index], draft.counts[index]
        return Node(
            f"share {share.action!r}",
            Kind.SHARE,
            share_words(model, share, comes=comes),
            side=change_words(model, share, count, comes=comes),
            icon=known(share.icon) or "step",
            tone="accent",
            piece=share.about,
            act=(lambda: model.allot(index, 1)) if draft.can_add(index) else None,
            more=lambda: model.allot(index, 1),
            less=lambda: model.allot(index, -1),
        )

    def _deed(self, key: str, id: str, icon: str, act, tone: str = "legal") -> Node:
        return Node(key, Kind.ACTION, self._model.render(id), icon=icon, tone=tone, act=act)
