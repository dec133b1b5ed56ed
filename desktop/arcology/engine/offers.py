"""How hands make actions: offers and their index, gestures, and what a person is told before committing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Any, Literal

from arcology.engine.agenda import Seat
from arcology.engine.records import record
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.engine.text import Text

Target = Spot | str
"""Where a hand lets go: a spot, or the id of a piece."""


@record
class Gesture:
    """What a hand did: took ``source`` and let go at ``target`` (None: clicked it)."""

    source: str
    target: Spot | str | None = None


@record
class Offer:
    """How a hand makes one legal action.

    ``source`` is the piece to take or click (None: only a button), ``target`` where to let go (None: just click).
    Several offers may share source and target: ``rank`` orders them, lowest (cheapest) first, ``variant`` says in a few
    words how this one differs. They are prices of one thing, and the cheapest is taken unless another is asked for;
    where they are ``distinct``, they do different things and a person is asked. ``alike`` are pieces that nobody can
    tell from ``source``, or on which it stands: a hand that takes one of them takes ``source``. ``group`` heads the
    folded list of all actions. ``button`` puts it among the rail's buttons, with ``icon`` and ``key`` (a shortcut
    letter). What ``ends`` closes what is going on, a turn or a step of it, or gives a chance up: it is told after
    everything else.
    """

    action: Any
    label: Text
    group: Text
    source: str | None = None
    target: Spot | str | None = None
    rank: int = 0
    variant: Text | None = None
    button: bool = False
    icon: str = ""
    key: str = ""
    tone: Literal["normal", "primary", "danger"] = "normal"
    short: Text | None = None
    distinct: bool = False
    alike: tuple[str, ...] = ()
    ends: bool = False

    @property
    def comes_last(self) -> bool:
        """Whether nobody should do it by mistake on the way to something else: it ends something, or it hurts."""
        return self.ends or self.tone == "danger"


TONES = ("primary", "normal", "danger")
"""Buttons in this order: what is suggested first, what hurts last."""


@dataclass(frozen=True, slots=True)
class OfferIndex:
    """All offers of one question: by source, then by target, cheapest first."""

    offers: tuple[Offer, ...]
    by_source: Mapping[str, Mapping[Target | None, tuple[Offer, ...]]]
    by_alike: Mapping[str, str]
    """Pieces that are as good as a source, with that source."""

    @classmethod
    def of(cls, offers: Iterable[Offer]) -> OfferIndex:
        """Build the index once per question."""
        all_offers = tuple(offers)
        found: dict[str, dict[Target | None, list[Offer]]] = {}
        for offer in all_offers:
            if offer.source is not None:
                found.setdefault(offer.source, {}).setdefault(offer.target, []).append(offer)
        ordered = {
            source: {target: tuple(sorted(some, key=lambda o: o.rank)) for target, some in targets.items()}
            for source, targets in found.items()
        }
        equal = {piece: o.source for o in all_offers if o.source is not None for piece in o.alike}
        return cls(all_offers, ordered, {piece: source for piece, source in equal.items() if piece not in ordered})

    def sources(self) -> tuple[str, ...]:
        """Pieces that can act now."""
        return tuple(self.by_source)

    def stand_in(self, piece: str) -> str:
        """The source that a hand takes when it reaches for ``piece``: that itself, or one that is alike."""
        return self.by_alike.get(piece, piece)

    def targets(self, source: str) -> tuple[Target, ...]:
        """Where ``source`` may be let go."""
        return tuple(t for t in self.by_source.get(source, {}) if t is not None)

    def at(self, source: str, target: Target | None) -> tuple[Offer, ...]:
        """The offers for this drag (or click, with None), cheapest first."""
        return self.by_source.get(source, {}).get(target, ())

    def buttons(self) -> tuple[Offer, ...]:
        """Offers that the rail shows as buttons: what is suggested first, what ends a turn late, what hurts last."""
        return tuple(sorted((o for o in self.offers if o.button), key=lambda o: (TONES.index(o.tone), o.ends)))


@record
class Chance:
    """A chance to be shown: ``hits`` of ``of`` equally likely cases; ``exact`` False marks an estimate."""

    label: Text
    hits: int
    of: int
    exact: bool = True

    @property
    def percent(self) -> int:
        """Rounded to whole per cent, but never to 0 or 100 when it is neither."""
        if self.hits in (0, self.of):
            return 100 if self.hits else 0
        return min(99, max(1, round(100 * self.hits / self.of)))


@record
class Chip:
    """A small figure with an icon: ``Chip("energy", "2")``; ``tone`` says whether it is a price or a gain."""

    icon: str
    value: Text | str
    tone: Literal["neutral", "cost", "gain", "bad"] = "neutral"


@record
class Preview:
    """What a move would cost, risk and leave, told before one commits."""

    title: Text
    chips: tuple[Chip, ...] = ()
    chances: tuple[Chance, ...] = ()
    notes: tuple[Text, ...] = ()
    path: tuple[Spot, ...] = ()
    """The way a piece would take, drawn as numbered stops."""
    paid_from: int = 99
    """Index of the first step of ``path`` that is paid with something dearer."""
    gauges: tuple[tuple[str, int], ...] = ()
    """What gauges would read afterwards, before chance."""
    about: str = ""
    """The piece that matters most for it, for the reader while a hand weighs the move."""
    slow: bool = False
    """More is known after a longer computation: ``Board.complete_preview``, asked in a worker, tells it."""


@record
class Tip:
    """A small label at a place while a source is lifted: its chance or its price, and how welcome it is."""

    text: Text | str
    tone: Literal["good", "cost", "bad", "neutral"] = "neutral"


@record
class SeatInfo:
    """A seat as people see it."""

    seat: Seat
    name: Text
    symbol: str = ""
    active: bool = False


@record
class Status:
    """Where we are. ``progress`` is (done, of) for the bar under the headline; ``notes`` warn or explain.

    ``about`` is the piece that is worth reading while nobody points at one. ``chosen`` are the pieces and places that
    were chosen in an action of several steps that is not carried out yet.
    """

    headline: Text
    phase: Text
    seat: Seat | None = None
    progress: tuple[int, int] = (0, 0)
    notes: tuple[Text, ...] = ()
    warnings: tuple[Text, ...] = ()
    ends: Text | None = None
    about: str = ""
    chosen: tuple[Spot | str, ...] = ()


@dataclass(frozen=True, slots=True)
class Arrangement:
    """Pieces that a person may lay out freely before a decision; display only, never in state or journal.

    ``fits[(piece, spot)]`` is None where the piece may lie there, else why not. ``solution`` is a complete layout if
    there is one. ``problems`` are the spots that stay empty in the best layout, with the reason. ``mends`` are legal
    actions that would make a complete layout possible, best first.
    """

    pieces: tuple[str, ...]
    spots: tuple[Spot, ...]
    fits: Mapping[tuple[str, Spot], Refusal | None]
    solution: Mapping[str, Spot] | None
    best: Mapping[str, Spot]
    problems: tuple[tuple[Spot, Text], ...]
    mends: tuple[Offer, ...]
    summary: Text


@dataclass(frozen=True, slots=True)
class Share:
    """A row of an :class:`Allotment`: a place that gets some of what is spread, or gives some up.

    ``action`` is the decision about one of them. ``have`` are there now, of ``full`` at most; ``most`` more can be
    allotted (or taken). ``about`` is the piece that stands for the place, ``key`` a letter. The first of this share
    lies at ``spots[0]`` then, or is ``pieces[0]``: for display, as the board has it. ``made`` are the pieces of those
    that have been decided already, each of which can still be taken back.
    """

    action: Any
    label: Text
    icon: str
    key: str
    have: int
    full: int
    most: int
    about: str
    pieces: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    made: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Allotment:
    """Several decisions of one kind that a person makes together: so many of something, spread over places.

    ``wanted`` have to be allotted; ``comes``: they are added where they are allotted, else taken away there.
    ``pieces`` are those that are spread, where they wait, or ``spots`` where those that are taken go to, in the order
    in which they are allotted. ``proposal`` is a sensible way to spread them, by share. ``stop`` is the decision that
    leaves the rest, should it be possible. ``home`` is the piece from which those that are added come. ``why`` says in
    sentences what speaks for the proposal.
    """

    shares: tuple[Share, ...]
    wanted: int
    comes: bool
    pieces: tuple[str, ...] = ()
    spots: tuple[Spot, ...] = ()
    proposal: tuple[int, ...] = ()
    stop: Any = None
    home: str = ""
    why: tuple[Text, ...] = ()
