"""A whole game of each of the four games in the text view alone, by keys alone, from the opening to the final score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication

from arcology.app.request import GameFlags
from arcology.app.services import ProgramServices
from arcology.app.simulation import bot_seed, make_policies
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.ui.outline import Outline
from arcology.ui.outline.node import Kind, Node
from arcology.ui.parts import REST
from arcology.ui.words import SIGNS
from tests.trials.conftest import PLAIN
from tests.trials.hands import Person

MOST = 400
"""No line is further down than this."""


class Reading:
    """Somebody who plays by the lines of the text view."""

    def __init__(self, person: Person, game: str, seed: int, policy: str) -> None:
        self.person = person
        window = person.window
        window.use_settings(type(PLAIN)(theme="dark", speed="instant", table_view="text"))
        services = window.services
        assert isinstance(services, ProgramServices)
        choice = services.configure(game, GameFlags(players=1, seed=str(seed)))
        assert window.show_table(services.start(choice))
        QApplication.processEvents()
        session = self.model.session
        self._bots = make_policies(person.page.game.plugin, (policy,) * session.config.seats)
        self._contexts = [BotContext(session.rules, new_luck(bot_seed(seed, i))) for i in range(len(self._bots))]

    @property
    def model(self) -> Any:
        return self.person.model

    @property
    def outline(self) -> Outline:
        outline = self.person.page.front.outline
        assert outline is not None
        return outline

    @property
    def at(self) -> Node:
        """The line under the cursor."""
        current = self.outline.tree.current
        assert current is not None
        return current

    def choose(self) -> Any:
        """What the policy would do."""
        seat = self.model.ask.seat
        legal = [offer.action for offer in self.model.offers.offers]
        return self._bots[seat].choose(
            self.model.rules.observe(self.model.session.state, seat), legal, self._contexts[seat]
        )

    def go_to(self, wanted: Callable[[Node], bool]) -> None:
        """Down from the question, opening groups on the way."""
        if self.at.key != "ask":
            self.person.key(Qt.Key.Key_Home)
        for _ in range(MOST):
            if wanted(self.at):
                return
            if self.at.kind is Kind.GROUP and not self.outline.tree.isExpanded(self.outline.tree.currentIndex()):
                self.person.key(Qt.Key.Key_Right)
            before = self.at
            self.person.key(Qt.Key.Key_Down)
            assert self.at is not before, "no such line"
        raise AssertionError("no such line")

    def decide(self) -> None:
        """One decision: to its line, and Enter."""
        action = self.choose()
        before = self.model.session.position
        self.go_to(lambda node: node.offer is not None and node.offer.action == action)
        self.person.key(Qt.Key.Key_Return)
        assert self.model.session.position > before, f"{self.at.text!r} did nothing"


@pytest.mark.parametrize(
    ("game", "seed", "policy"),
    [
        ("cyberdoom-tower", 3, "random"),
        ("cytress", 3, "greedy"),
        ("cyberflesh", 2, "random"),
        ("cities-of-venus", 3, "random"),
    ],
)
def test_a_whole_game_is_played_line_by_line(person: Person, game: str, seed: int, policy: str) -> None:
    reading = Reading(person, game, seed, policy)
    model = reading.model
    assert person.focus is reading.outline.tree
    unnamed: set[str] = set()
    for _ in range(MOST):
        if model.outcome is not None:
            break
        around = {piece for part in reading.outline.parts.all() if part.key == REST for piece in part.pieces}
        assert around <= {"backdrop", "board.backdrop", "city"} or len(around) == 1, (
            f"in no part of the table: {around}"
        )
        chips = [chip for offer in model.offers.offers[:6] for chip in model.preview(offer).chips]
        unnamed |= {chip.icon for chip in chips if chip.icon and isinstance(chip.value, str)} - SIGNS
        reading.decide()
    assert model.outcome is not None
    assert not unnamed, "signs without a word for somebody who does not see them"
    person.key(Qt.Key.Key_Home)
    assert reading.at.text == "The game is over"
    assert reading.at.note, "who won"
    said = [node.text for section in reading.outline.tree.sections for node in section.walk()]
    assert model.render(model.outcome.why) in said
    sheet = model.rules.score(model.seen)
    if sheet.lines:
        totals = [
            f"{model.render(column.name)}: {total}" for column, total in zip(sheet.columns, sheet.totals, strict=True)
        ]
        assert [words for words in totals if words not in said] == []
