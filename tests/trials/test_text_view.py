"""A whole game of each of the four games in the text view alone, by keys alone, from the opening to the final score."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget

from arcology.app.request import GameFlags
from arcology.app.services import ProgramServices
from arcology.app.simulation import bot_seed, make_policies
from arcology.engine.luck import new_luck
from arcology.engine.plugin import BotContext
from arcology.ui.keys import takes_focus
from arcology.ui.outline import Outline
from arcology.ui.outline.node import Kind, Node
from arcology.ui.parts import REST
from arcology.ui.words import SIGNS
from tests.app.toy_program import children
from tests.trials.conftest import PLAIN
from tests.trials.hands import Person

MOST = 400
"""No line is further down than this."""


def nameless(parent: QWidget) -> list[str]:
    """What takes the focus and says to a screen reader neither what it is called nor what it is."""
    found = []
    for widget in children(parent, QWidget):
        if not takes_focus(widget):
            continue
        interface = QAccessible.queryAccessibleInterface(widget)
        role = interface.role()
        if not interface.text(QAccessible.Text.Name) or role in (QAccessible.Role.NoRole, QAccessible.Role.Client):
            found.append(f"{type(widget).__name__} in {type(widget.parent()).__name__} as {role.name}")
    return found


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
    ("game", "seed", "policy", "rest"),
    [
        ("cyberdoom-tower", 3, "random", range(0)),
        ("cytress", 3, "greedy", range(14, 50)),
        ("cyberflesh", 2, "random", range(0)),
        ("cities-of-venus", 3, "random", range(14, 46)),
    ],
)
def test_a_whole_game_is_played_line_by_line(person: Person, game: str, seed: int, policy: str, rest: range) -> None:
    """Decisions of the longer games that only repeat what was done before by keys, ``rest``, are made without them."""
    reading = Reading(person, game, seed, policy)
    model = reading.model
    assert person.focus is reading.outline.tree
    unnamed: set[str] = set()
    for number in range(MOST):
        if model.outcome is not None:
            break
        if number in rest:
            assert model.submit(reading.choose())
            continue
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


def wander(reading: Reading, until: Callable[[], bool]) -> None:
    """Decisions of the policy, without keys."""
    for _ in range(MOST):
        if until():
            return
        assert reading.model.submit(reading.choose())
    raise AssertionError("it never comes to that")


def test_things_are_spread_line_by_line(person: Person) -> None:
    """Cities of Venus: more and fewer V-nauts for a department, the proposal, and all of it decided at once."""
    reading = Reading(person, "cities-of-venus", 3, "random")
    model, draft = reading.model, reading.model.draft
    wander(reading, lambda: draft.allotment is not None and draft.allotment.wanted > 1)
    index = next(i for i in range(len(draft.shares)) if draft.can_add(i))
    person.key(Qt.Key.Key_Home)
    reading.go_to(
        lambda node: node.kind is Kind.SHARE and node.text.startswith(model.render(draft.shares[index].label))
    )
    line = reading.at.path
    person.key(Qt.Key.Key_Plus)
    assert draft.counts[index] == 1
    assert reading.at.path == line, "the cursor stays"
    assert reading.at.side in ("1 more", "1 fewer")
    person.key(Qt.Key.Key_Minus)
    assert draft.counts[index] == 0
    person.key(Qt.Key.Key_Return)
    assert draft.counts[index] == 1, "Enter is one more"
    reading.go_to(lambda node: node.text == "Distribute as proposed" or node.key == "propose")
    person.key(Qt.Key.Key_Return)
    before = model.session.position
    person.key(Qt.Key.Key_Home)
    reading.go_to(lambda node: node.key == "done")
    person.key(Qt.Key.Key_Return)
    assert model.session.position > before


def test_dice_are_laid_out_line_by_line(person: Person) -> None:
    """Cyberdoom Tower: each die says where it fits and why nowhere else."""
    reading = Reading(person, "cyberdoom-tower", 1, "greedy")
    model = reading.model
    wander(reading, lambda: model.arrangement is not None and len(model.arrangement.pieces) > 2)
    fits = {piece for (piece, _), no in model.arrangement.fits.items() if no is None}
    person.key(Qt.Key.Key_Home)
    reading.go_to(lambda node: node.key in {f"lay {piece}" for piece in fits})
    piece = reading.at.piece
    person.key(Qt.Key.Key_Right)
    reasons = [node.text for node in reading.at.lines if node.icon == "cross"]
    assert len(reasons) + len([node for node in reading.at.lines if node.act]) == len(model.arrangement.spots)
    reading.go_to(lambda node: node.act is not None and node.parent is not None and node.parent.piece == piece)
    person.key(Qt.Key.Key_Return)
    assert piece in model.laid
    person.key(Qt.Key.Key_Home)
    reading.go_to(lambda node: node.key == "clear")
    person.key(Qt.Key.Key_Return)
    assert not model.laid
    reading.go_to(lambda node: node.key == "lay all")
    person.key(Qt.Key.Key_Return)
    assert model.laid


def spoken(parent: QWidget, *roles: QAccessible.Role) -> list[str]:
    """What a screen reader calls the visible widgets of these roles."""
    found = (QAccessible.queryAccessibleInterface(widget) for widget in children(parent, QWidget))
    return [one.text(QAccessible.Text.Name) for one in found if one.role() in roles]


def test_panels_headings_and_dialogues_are_told_as_what_they_are(person: Person) -> None:
    reading = Reading(person, "cities-of-venus", 3, "random")
    wander(reading, lambda: reading.model.draft.allotment is not None)
    QApplication.processEvents()
    roles = QAccessible.Role
    panels = spoken(person.page.rail, roles.Grouping)
    assert {"Where we are", "What you can do now", "Reader", "Log"} <= set(panels)
    assert all(panels), "a panel without a name"
    assert {"What you can do now", "Reader", "Log"} <= set(spoken(person.page.rail, roles.Heading))
    assert [words for words in spoken(person.page.rail, roles.StaticText) if words.endswith(" of 6")], "the progress"
    assert spoken(person.page, roles.ToolBar) == ["Cities of Venus: Lost Contact"]
    for show, name in (
        ("show_scores", "Score sheet"),
        ("show_settings", "Settings"),
        ("show_rules", "Cities of Venus: Lost Contact"),
    ):
        getattr(person.window.sheets, show)()
        QApplication.processEvents()
        assert name in spoken(person.window, roles.Dialog)[0]
        person.window.sheets.dismiss()


def test_a_price_is_told_with_what_its_sign_means(person: Person) -> None:
    reading = Reading(person, "cyberdoom-tower", 3, "random")
    wander(reading, lambda: any("AP" in reading.model.render(offer.label) for offer in reading.model.offers.offers))
    person.key(Qt.Key.Key_Home)
    reading.go_to(lambda node: node.offer is not None and "for 1 AP" in node.text)
    told = spoken(reading.outline.preview, QAccessible.Role.StaticText)
    assert "Action points: 1" in told


def test_every_part_of_the_program_names_what_takes_the_focus(person: Person) -> None:
    """Sheets, panels and steppers: a screen reader finds a name and a role at every stop."""
    reading = Reading(person, "cyberdoom-tower", 1, "greedy")
    window = person.window
    for show in (
        "show_settings",
        "show_library",
        "show_rules",
        "show_keys",
        "show_about",
        "show_scores",
        "show_players",
    ):
        getattr(window.sheets, show)()
        QApplication.processEvents()
        assert nameless(window) == [], show
        window.sheets.dismiss()
    window.ask_new_game()
    QApplication.processEvents()
    assert nameless(window) == []
    window.sheets.dismiss()
    wander(reading, lambda: reading.model.outcome is not None)
    QApplication.processEvents()
    assert nameless(window) == []


def test_steppers_say_what_a_place_has_and_gets(person: Person) -> None:
    reading = Reading(person, "cities-of-venus", 3, "random")
    model, draft = reading.model, reading.model.draft
    wander(reading, lambda: draft.allotment is not None and draft.allotment.comes and draft.left > 1)
    index = next(i for i in range(len(draft.shares)) if draft.can_add(i) and draft.shares[i].full)
    row, share = person.page.rail.offers.allot.rows[index], draft.shares[index]
    place, have = model.render(share.label), share.have - len(share.made)
    row.more.click()
    given = 1 + len(share.made)
    told = QAccessible.queryAccessibleInterface(row.more).text(QAccessible.Text.Description)
    assert told == f"{place}: {have} of {share.full}. {given} more."
