"""Teaching (trial 27)."""

from __future__ import annotations

import re
from collections import Counter
from random import Random

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtWidgets import QApplication

from arcology.engine.offers import Target
from arcology.engine.refusal import Refusal
from arcology.engine.table import Spot
from arcology.ui.rules_view import RulesSheet
from tests.trials.conftest import OpenTable
from tests.trials.hands import Person, grid
from tests.trials.players import Greedy

ATTEMPTS = 100
SHORTAGES = {
    "too_far": ("need", "have"),
    "too_far_without_energy": ("need", "have"),
    "move_energy": ("need", "have"),
    "weapon_energy": ("need", "have"),
    "keys_missing": ("have", "n"),
    "hide_luck": ("want", "n"),
    "gunsight_luck": ("need", "have"),
    "out_of_range": ("distance", "n"),
    "energy_full": ("most",),
}
"""Refusals for want of something, and the figures that their sentence must name."""


class Attempts:
    """Somebody who lets pieces go where they may not."""

    def __init__(self, person: Person, seed: int) -> None:
        self.person, self.luck = person, Random(seed)
        self.heard: list[tuple[Refusal, Target | None]] = []

    def listen(self) -> None:
        self.person.model.refused.connect(lambda no, anchor: self.heard.append((no, anchor)))

    def source(self) -> str | None:
        """A piece that a hand can lift: one that can act and not by a press only, or one of a kind that could."""
        pieces, model = self.person.page.desk.scene.pieces, self.person.model
        found = [piece for piece in pieces if model.graspable(piece) and not model.only_pressed(piece)]
        self.luck.shuffle(found)
        return next((piece for piece in found if self._grip(piece) is not None), None)

    def _grip(self, piece: str) -> QPointF | None:
        scene, model = self.person.page.desk.scene, self.person.model
        points = grid(scene.rect(piece))
        return next((p for p in points if scene.piece_at(p, model.graspable) == piece), None)

    def target(self, piece: str) -> Target:
        """A place where the piece may not go, but which would mean something."""
        scene, model = self.person.page.desk.scene, self.person.model
        legal = set(model.targets(piece))
        spots = [Spot(f"floor.{floor}", str(col)) for floor in range(4) for col in range(7)]
        pieces = ["sentinel.0", "sentinel.1", "sentinel.2", "ai", "energy.0", "player.0"]
        wanted = [t for t in (*spots, *pieces) if t not in legal and not scene.rect(t).isEmpty()]
        meant = [t for t in wanted if model.means(piece, t)]
        return self.luck.choice(meant or wanted)

    def attempt(self) -> tuple[Refusal, Target | None] | None:
        """One drag to a place where it is not possible; what was said, None where it meant nothing or was allowed."""
        person = self.person
        piece = self.source()
        if piece is None:
            return None
        target = self.target(piece)
        end = person.at(person.page.desk.scene.rect(target).center())
        before, heard = person.digest, len(self.heard)
        person.lift(piece)
        person.move(end - QPoint(6, 0))
        person.move(end)
        if person.page.desk.bench.targets.hot is not None:  # the middle of this place lies over a legal one
            person.key(Qt.Key.Key_Escape)
            person.release(end)
            return None
        person.release(end)
        person.page.desk.player.finish()
        assert person.digest == before, f"{piece} at {target} was played"
        return self.heard[-1] if len(self.heard) > heard else None


def link(person: Person) -> QPoint:
    """Where the rule of the shown refusal can be clicked, in pixels of the window."""
    note, view = person.page.desk.bench.note, person.page.view
    area = note.area
    for y in range(int(area.bottom()), int(area.top()), -3):
        if note.rule_at(QPointF(area.x() + 40, y)):
            return view.viewport().mapTo(person.window, QPoint(int(area.x() + 40), y))
    raise AssertionError("the note has no link to a rule")


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_what_is_not_possible_is_explained_and_leads_to_its_rule(table: OpenTable, players: int) -> None:
    """27: attempts all over a game; each message says why with its figures, its rule exists, its link opens it."""
    person = table(seed="27", players=players)
    attempts, bot = Attempts(person, 27 + players), Greedy()
    attempts.listen()
    reference = person.window.services.reference("cyberdoom_tower")
    opened: set[str] = set()
    told: Counter[str] = Counter()
    for _ in range(12 * ATTEMPTS):
        if told.total() >= ATTEMPTS // 2:
            break
        if person.model.outcome is not None:
            person.model.seek(0)
        if attempts.luck.random() < 0.25:
            person.model.submit(bot.choose(person.model))
            continue
        said = attempts.attempt()
        if said is None or not said[0].rule:
            continue
        no = said[0]
        sentence = person.model.render(no.why)
        code = no.why.id.rpartition(".")[2]
        told[code] += 1
        assert sentence.endswith("."), sentence
        assert no.why.id not in sentence
        assert not re.search(r"[{}]", sentence), sentence
        args = dict(no.why.args)
        for name in SHORTAGES.get(code, ()):
            assert str(args[name]) in sentence, f"{sentence!r} does not say {name}={args[name]}"
        rule = reference.find(no.rule)
        assert rule is not None, f"{no.rule} is not in the reference"
        note = person.page.desk.bench.note
        assert note.refusal is no
        assert person.page.view.viewport().rect().contains(note.area.toRect()), "the reason is cut at the edge"
        at = link(person)
        if no.rule not in opened:
            opened.add(no.rule)
            person.click(at)
            QApplication.processEvents()
            sheet = person.window.sheets.sheet
            assert isinstance(sheet, RulesSheet)
            assert sheet.shown() == no.rule
            assert rule.title in sheet.text.toPlainText()
            sheet.dismiss()
    assert told.total() >= ATTEMPTS // 2
    assert len(told) >= 4, told
