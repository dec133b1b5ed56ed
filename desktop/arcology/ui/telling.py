"""What a screen reader is told while a game is played: every event once and in order, then the question."""

from __future__ import annotations

from collections.abc import Iterable

from arcology.engine.text import Text, text
from arcology.session.timeline import Entry
from arcology.ui.log import LogGroup
from arcology.ui.present import Present


class Teller:
    """Says what happens to a model. What was said of a decision is said again only if that was taken back meanwhile."""

    def __init__(self, model: Present) -> None:
        self._model = model
        self._said: dict[int, set[Text]] = {}
        """By the number of an entry: the events of it that were told."""

    def played(self, before: int) -> None:
        """Decisions were made at the positions after ``before``: what came of them, and what is asked now."""
        model = self._model
        self._tell(model.log[before + 1 :])
        if model.thinking is None or model.thinking != model.session.timeline.current.seat:
            self.ask()  # else it was said already who is thinking

    def taken_back(self, decision: Text) -> None:
        """The game stands at an earlier position, and asks again."""
        model = self._model
        there = {group.entry.number for group in model.log}
        self._said = {number: said for number, said in self._said.items() if number in there}
        model.say(text("table.said.back", step=decision))
        self.ask()

    def done_again(self, decision: Text, before: int) -> None:
        """A step that was taken back is repeated, or another line was entered: its events happen once more."""
        self._model.say(text("table.said.forward", step=decision))
        self.played(before)

    def came(self) -> None:
        """Another person has sat down: what only that person may know of what was not yet told, and the question."""
        model = self._model
        since = model.since_last(model.viewer)
        self._tell(model.log[since.position :] if since is not None else ())
        self.ask()

    def ask(self) -> None:
        """What is asked now, or how the game ended."""
        model = self._model
        if model.prompt is not None:
            model.say(model.prompt)
        elif model.outcome is not None:
            model.say(model.outcome.why)

    def _tell(self, groups: Iterable[LogGroup]) -> None:
        for group in groups:
            entry: Entry = group.entry
            known = self._said.setdefault(entry.number, set())
            fresh = [line.text for line in group.lines if line.text not in known]
            known.update(fresh)
            for words in fresh:
                self._model.say(words)
