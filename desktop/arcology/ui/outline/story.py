"""The sections that tell: what is new, where we are, the points, and all that has happened."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from arcology.engine.results import ScoreSheet
from arcology.engine.text import SeatRef
from arcology.ui.end.verdict import verdict
from arcology.ui.log import LogGroup, LogLine
from arcology.ui.model import GameModel
from arcology.ui.outline.links import Links
from arcology.ui.outline.node import Kind, Node
from arcology.ui.panels.where import tone_of

MOST_NEW = 60
MOST_TOLD = 60
"""So many decisions are told at first; a line below them brings more."""


class Story:
    """Makes the sections of a model.

    Args:
        model: the game.
        links: make the lines of rules.
        go_to: makes the line of the first of some pieces the current one.
    """

    def __init__(self, model: GameModel, links: Links, go_to: Callable[[Sequence[str]], object]) -> None:
        self._model, self._links, self._go_to = model, links, go_to

    # ---- what is new ---------------------------------------------------------------------------------------------

    def news(self) -> Node | None:
        """What has happened by itself since the last decision; None: nothing."""
        model = self._model
        since = model.since_last()
        if since is None or model.covered:
            return None
        lines: list[Node] = []
        for group in model.log[since.position :]:
            own = group.position == since.position
            if own:
                lines += [self._event(group, n, line) for n, line in enumerate(group.lines) if line.auto]
            else:
                lines += self._decision(group)
        if not lines:
            return None
        title = model.render("outline.section.news")
        return Node("news", Kind.SECTION, title, icon="eye", tone="warning", is_open=True, lines=lines[-MOST_NEW:])

    def _decision(self, group: LogGroup) -> Iterator[Node]:
        """A decision of somebody else and what followed, one line after the other."""
        if not group.goes_on:
            words = self._model.render(group.headline)
            yield Node(f"{group.position}", Kind.EVENT, words, icon="step", tone="accent")
        for number, line in enumerate(group.lines):
            yield self._event(group, number, line)

    def _event(self, group: LogGroup, number: int, line: LogLine) -> Node:
        model = self._model
        there = [piece for piece in line.pieces if piece in model.table.pieces]
        return Node(
            f"{group.position}.{number}",
            Kind.EVENT,
            model.render(line.text),
            note=model.render(line.cause) if line.cause is not None else "",
            lines=self._links.lines(line.rule),
            icon="robot" if line.auto else "step",
            tone="warning" if line.auto else "",
            said=model.render("outline.by_itself") if line.auto else "",
            act=(lambda: self._go_to(there)) if there else None,
        )

    # ---- where we are --------------------------------------------------------------------------------------------

    def where(self) -> Node:
        """Round and phase, what ends the game, what to beware of, and who is at it."""
        model, status = self._model, self._model.status
        lines = [
            Node(f"warning {n}", Kind.FACT, model.render(words), icon="warning", tone="warning")
            for n, words in enumerate(status.warnings)
        ]
        notes = [*status.notes, *([status.ends] if status.ends is not None else [])]
        lines += [Node(f"note {n}", Kind.FACT, model.render(words)) for n, words in enumerate(notes)]
        lines += self._seats()
        done, of = status.progress
        side = model.render("outline.position", place=done, count=of) if of else ""
        told = [model.render(words) for words in (status.headline, status.phase)]
        note = " · ".join(words for words in told if words)
        title = model.render("outline.section.where")
        return Node(
            "where", Kind.SECTION, title, note=note, side=side, icon="flag", tone="accent", is_open=True, lines=lines
        )

    def _seats(self) -> Iterator[Node]:
        model = self._model
        if len(model.seats) < 2:
            return
        for seat in model.seats:
            name = model.render("app.players.seat", seat=SeatRef(seat.seat))
            marks = [model.render("outline.active")] if seat.active else []
            tone = f"seat_{tone_of(seat) + 1}"
            yield Node(f"seat {seat.seat}", Kind.FACT, name, icon=seat.symbol or "meeple", tone=tone, marks=marks)

    # ---- points --------------------------------------------------------------------------------------------------

    def score(self) -> Node | None:
        """Points by source, in games that compare them and at the end of all; None where there are none."""
        from arcology.ui.scores.standing import keeps_score

        model = self._model
        if model.covered or not (keeps_score(model) or model.outcome is not None):
            return None
        sheet: ScoreSheet = model.rules.score(model.seen)
        if not sheet.lines:
            return None
        lines = [self._column(sheet, number) for number in range(len(sheet.columns))]
        title = model.render("outline.section.score")
        over = model.outcome is not None
        return Node("score", Kind.SECTION, title, icon="chart", tone="accent", is_open=over, lines=lines)

    def _column(self, sheet: ScoreSheet, number: int) -> Node:
        model, column = self._model, sheet.columns[number]
        sources = [
            Node(
                f"source {n}",
                Kind.FACT,
                model.render("outline.score_line", label=line.label, points=line.values[number]),
                note=model.render(line.explain) if line.explain is not None else "",
                lines=self._links.lines(line.rule),
            )
            for n, line in enumerate(sheet.lines)
        ]
        name = model.render(column.name)
        words = model.render("outline.score_line", label=name, points=sheet.totals[number])
        note = model.render(column.note) if column.note is not None else ""
        return Node(f"column {number}", Kind.GROUP, words, note=note, is_open=len(sheet.columns) == 1, lines=sources)

    # ---- the end and the log -------------------------------------------------------------------------------------

    def end(self, deeds: Sequence[Node]) -> Node | None:
        """How the game ended and what can be done now; None while it runs."""
        model, outcome = self._model, self._model.outcome
        if outcome is None:
            return None
        told = verdict(model, outcome)
        links = self._links.lines(outcome.rule)
        why = Node("why", Kind.FACT, model.render(outcome.why), icon=told.icon, tone=told.role, lines=links)
        title = model.render("app.end.title")
        return Node(
            "end", Kind.SECTION, title, note=told.words, icon=told.icon, tone=told.role, is_open=True,
            lines=[why, *deeds],
        )  # fmt: skip

    def log(self) -> Node | None:
        """All decisions, the last one first, each with what followed from it."""
        model = self._model
        if model.covered:
            return None
        groups = model.log
        title = model.render("outline.section.log")
        return Node(
            "log", Kind.SECTION, title, icon="rules", tone="accent", later=lambda: self._told(groups, MOST_TOLD)
        )

    def _told(self, groups: Sequence[LogGroup], most: int) -> list[Node]:
        found = [self._group(group) for group in reversed(groups[-most:])]
        rest = groups[:-most]
        if rest:
            words = self._model.render("outline.earlier")
            found.append(Node("earlier", Kind.GROUP, words, icon="more", later=lambda: self._told(rest, most)))
        return found

    def _group(self, group: LogGroup) -> Node:
        model = self._model

        def lines() -> list[Node]:
            return [self._event(group, number, line) for number, line in enumerate(group.lines)]

        later = lines if group.lines else None
        words = model.render(group.headline)
        return Node(f"{group.position}", Kind.EVENT, words, icon="step", tone="accent", later=later)
