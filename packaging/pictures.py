"""Takes the pictures of README with the real program, offscreen and with folders of its own.

    .venv/bin/python packaging/pictures.py [NAME]...      all of them, or those that are named

They are written to packaging/pictures/, with 256 colours each so that the repository stays small.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy
from PySide6.QtCore import QBuffer, QEvent, QPointF, Qt
from PySide6.QtGui import QImage, QImageWriter, QMouseEvent
from PySide6.QtTest import QTest

from arcology.app.arguments import GameFlags
from arcology.app.desktop import build, make_application
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.app.simulation import bot_seed, make_policy
from arcology.engine.luck import new_luck
from arcology.engine.offers import Target
from arcology.engine.protocols import BotContext
from arcology.engine.table import Spot
from arcology.ui.outline.tree import OutlineTree

FOLDER = Path(__file__).resolve().parent / "pictures"
TOWER, CYTRESS, CYBERFLESH, VENUS = "cyberdoom-tower", "cytress", "cyberflesh", "cities-of-venus"
SIZE = (1600, 900)
COLOURS = 256
LEVELS = 64
"""Steps of each colour channel that the choice of colours tells apart."""
MOST_DECISIONS = 400
AT_FIRST = {
    "theme": "dark",
    "speed": "instant",
    "curtain": "off",
    "language": "en",
    "table_view": "picture",
    "text_scale": 100,
    "panel_scale": 100,
    "log_scale": 100,
}
"""The settings of every picture that does not say otherwise."""
LEFT = Qt.MouseButton.LeftButton

State = Any
Wanted = Callable[[set[str], State], bool]


class Studio:
    """The program with its window, and a hand that plays."""

    def __init__(self, folder: Path) -> None:
        program = replace(Program.prepare(None), folders=Folders(folder / "config", folder / "state"))
        program.speak()
        self.application = make_application()
        self.services, self.window, _ = build(program, self.application, catch=False)
        self.window.resize(*SIZE)
        self.window.show()
        self.use(theme="dark", speed="instant")

    def use(self, **settings: Any) -> None:
        self.window.use_settings(replace(self.services.settings, **settings))
        self.settle()

    def settle(self, ms: int = 250) -> None:
        """Everything is laid out and drawn for the present size."""
        QTest.qWait(ms)
        if self.window.page is not None:
            self.window.page.view.sharpen()
        QTest.qWait(30)

    def grab(self) -> QImage:
        self.settle()
        return self.window.grab().toImage()

    # ---- playing -------------------------------------------------------------------------------------------------

    def play(self, players: int, seed: int, wanted: Wanted | None, least: int = 0, game: str = TOWER) -> None:
        """Plays sensibly until ``wanted`` (told the kinds of legal actions and the state) holds, and shows the table.

        None plays to the end. Without such a moment the next seeds are tried.
        """
        while not self._play(game, players, seed, wanted, least):
            seed += 1
        self._page.view.clearFocus()
        self._page.desk.bench.marks.focus(None)
        self.settle()

    def _play(self, name: str, players: int, seed: int, wanted: Wanted | None, least: int) -> bool:
        game = self.services.start(self.services.configure(name, GameFlags(players=players, seed=str(seed))))
        session, rules = game.session, game.session.rules
        bots = [make_policy(game.plugin, "greedy") for _ in range(players)]
        contexts = [BotContext(rules, new_luck(bot_seed(seed, seat))) for seat in range(players)]
        found = False
        for decisions in range(MOST_DECISIONS):
            legal = rules.legal(session.state)
            kinds = {action.kind.partition(".")[2] for action in legal}
            found = not legal if wanted is None else decisions >= least and wanted(kinds, session.state)
            if found or not legal:
                break
            ask = session.ask
            assert ask is not None, "where something is legal, somebody is asked"
            session.submit(bots[ask.seat].choose(rules.observe(session.state, ask.seat), legal, contexts[ask.seat]))
        if found:
            self.window.show_table(game)
            self._page.viewing.lift()  # of several people the one who is asked looks at the table
            self._page.desk.player.finish()
        else:
            self.services.close(game)
        return found

    def submit(self, kind: str) -> None:
        """Makes the first legal decision of a kind."""
        model = self._page.model
        model.submit(next(o.action for o in model.offers.offers if o.action.kind.endswith(f".{kind}")))

    def play_on_to(self, kind: str) -> None:
        """Plays on sensibly, step by step, until something of this kind happens, and stands still while it is shown."""
        model, shown = self._page.model, []
        model.scene_reached.connect(lambda scene: shown.append(scene.events))
        bot, context = make_policy(model.plugin, "greedy"), BotContext(model.rules, new_luck(bot_seed(0, 0)))
        for _ in range(MOST_DECISIONS):
            shown.clear()
            seen, legal = model.seen, model.rules.legal(model.session.state)
            model.submit(bot.choose(seen, legal, context))
            while model.film_runs:
                while model.film_runs and not self._page.desk.player.waiting:
                    QTest.qWait(50)
                if any(event.kind == kind for event in shown[-1]):
                    return
                self._page.skip()
        raise LookupError(f"nothing of the kind {kind} happened")

    @property
    def _page(self) -> Any:
        assert self.window.page is not None
        return self.window.page

    # ---- the hand ------------------------------------------------------------------------------------------------

    def carry(self, source: str, target: Target) -> None:
        """Lifts a piece and holds it over a place."""
        view = self._page.view
        start, end = (view.viewportTransform().map(view.table_scene.rect(t).center()) for t in (source, target))
        QTest.mousePress(view.viewport(), LEFT, pos=start.toPoint())
        for step in range(1, 9):
            at = start + (end - start) * step / 8
            there = view.viewport().mapToGlobal(at)
            none = Qt.MouseButton.NoButton, LEFT, Qt.KeyboardModifier.NoModifier
            self.application.sendEvent(view.viewport(), QMouseEvent(QEvent.Type.MouseMove, QPointF(at), there, *none))
        self.settle(400)


# ---- the pictures ------------------------------------------------------------------------------------------------


def opening(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: True)


def drag(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: {"move", "attack"} <= kinds, 10)
    studio.carry("meeple.0", Spot("floor.2", "4"))


def attack(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: "modify" in kinds, 3)
    studio._page.model.lay_all()


def sentinel(studio: Studio) -> None:
    def hunted(kinds: set[str], state: State) -> bool:
        player = state.players[0]
        floor = state.floors[player.floor]
        return "pass" in kinds and not player.at_ai and floor.activated and not floor.defeated and player.energy > 1

    studio.play(1, 3, hunted, 8)
    studio.use(speed="step")
    studio.submit("pass")
    for _ in range(2):
        studio.settle(1000)
        studio._page.skip()
    studio.settle(1000)


def duo(studio: Studio) -> None:
    studio.play(2, 3, lambda kinds, state: "resolve_hide" in kinds, 18)


def light(studio: Studio) -> None:
    studio.use(theme="light")
    studio.play(1, 5, lambda kinds, state: {"move", "attack"} <= kinds, 24)


def start(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: "move" in kinds, 16)
    studio.window.show_start()


def end(studio: Studio) -> None:
    studio.play(1, 1, None)


def cytress(studio: Studio) -> None:
    studio.play(3, 5, lambda kinds, state: "fly" in kinds, 12, CYTRESS)
    pads = {o.action.pad.value: o for o in studio._page.model.offers.offers if o.action.kind == "cytress.fly"}
    fly = next(pads[faction] for faction in ("privateers", "rovers", "hooligangs", "corpocrats") if faction in pads)
    studio.carry(fly.source, fly.target)


def cytress_five(studio: Studio) -> None:
    studio.play(5, 3, lambda kinds, state: state.round >= 5 and "fly" in kinds, 230, CYTRESS)


def cytress_ai(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: state.round == 4 and "fly" in kinds, 10, CYTRESS)
    studio.use(speed="step")
    studio.play_on_to("cytress.ai_tube_built")


def cytress_scores(studio: Studio) -> None:
    studio.use(theme="light")
    studio.play(4, 8, lambda kinds, state: state.round >= 5 and "fly" in kinds, 100, CYTRESS)
    studio.window.sheets.show_scores()
    studio.window.sheets.sheet.fold.click()  # type: ignore[union-attr]


def cytress_end(studio: Studio) -> None:
    studio.play(4, 8, None, game=CYTRESS)


def cyberflesh(studio: Studio) -> None:
    def explored(kinds: set[str], state: State) -> bool:
        return "move" in kinds and state.sirens == 1 and len(state.helpers) > 0

    studio.play(3, 4, explored, 60, CYBERFLESH)
    moves = [o for o in studio._page.model.offers.offers if o.action.kind == "cyberflesh.move"]
    studio.carry(moves[-1].source, moves[-1].target)


def cyberflesh_fight(studio: Studio) -> None:
    def lordly(kinds: set[str], state: State) -> bool:
        return "declare" in kinds and any(enemy and enemy.card.startswith("D") for enemy in state.slots)

    studio.play(2, 3, lordly, 20, CYBERFLESH)
    aim = next(o for o in studio._page.model.offers.offers if o.action.kind == "cyberflesh.declare")
    studio.carry(aim.source, aim.target)


def cyberflesh_event(studio: Studio) -> None:
    studio.play(
        2, 6, lambda kinds, state: "choose" in kinds and state.event > 0 and state.combat is None, 12, CYBERFLESH
    )


def cyberflesh_end(studio: Studio) -> None:
    studio.use(theme="light")
    studio.play(2, 5, None, game=CYBERFLESH)


def venus(studio: Studio) -> None:
    def rich(kinds: set[str], state: State) -> bool:
        return "buy" in kinds and state.round >= 6 and state.cities[state.active].population >= 24

    studio.play(3, 5, rich, 60, VENUS)
    buys = [o for o in studio._page.model.offers.offers if o.action.kind == "cities_of_venus.buy"]
    into_slots = [o for o in buys if str(o.target).startswith("department.")]
    studio.carry((into_slots or buys)[-1].source, (into_slots or buys)[-1].target)


def venus_deploy(studio: Studio) -> None:
    def many(kinds: set[str], state: State) -> bool:
        return "put_vnaut" in kinds and state.round >= 5 and state.plan.wanted >= 6 and not state.plan.picked

    studio.use(theme="light")
    studio.play(4, 3, many, 60, VENUS)
    studio._page.model.allot_as_proposed()


def venus_six(studio: Studio) -> None:
    studio.play(6, 3, lambda kinds, state: "pass_grab" in kinds and state.round >= 6, 200, VENUS)


def venus_scores(studio: Studio) -> None:
    studio.play(3, 8, lambda kinds, state: "pass_grab" in kinds and state.round >= 8, 100, VENUS)
    studio.window.sheets.show_scores()
    studio.window.sheets.sheet.fold.click()  # type: ignore[union-attr]


def german(studio: Studio) -> None:
    """Large text in another language, in the theme for bright rooms."""
    studio.use(language="de", theme="light", text_scale=150, panel_scale=125, log_scale=125)
    studio.play(2, 9, lambda kinds, state: "declare" in kinds and state.entered > 2, game=CYBERFLESH)


def text_view(studio: Studio) -> None:
    studio.play(1, 3, lambda kinds, state: state.round == 3 and "fly" in kinds, 10, CYTRESS)
    studio.use(table_view="text")
    tree = studio.window.findChild(OutlineTree)
    assert tree is not None
    first = tree.sections[0]
    for line in (first, first.lines[0]):  # the heading comes into sight as well
        tree.go_to(line)


PICTURES: Mapping[str, Callable[[Studio], None]] = {
    made.__name__: made
    for made in (
        *(opening, drag, attack, sentinel, duo, light, start, end),
        *(cytress, cytress_five, cytress_ai, cytress_scores, cytress_end),
        *(cyberflesh, cyberflesh_fight, cyberflesh_event, cyberflesh_end),
        *(venus, venus_deploy, venus_six, venus_scores),
        *(german, text_view),
    )
}


# ---- few colours -------------------------------------------------------------------------------------------------


def with_few_colours(image: QImage) -> QImage:
    """The image with the colours that suit it best: boxes of colours are cut at the middle of their longest side."""
    image = image.convertToFormat(QImage.Format.Format_RGB888)
    width, height = image.width(), image.height()
    rows = numpy.frombuffer(image.constBits(), numpy.uint8).reshape(height, image.bytesPerLine())
    pixels = rows[:, : 3 * width].reshape(-1, 3)
    shades = pixels.astype(numpy.int64) * LEVELS // 256
    names = (shades[:, 0] * LEVELS + shades[:, 1]) * LEVELS + shades[:, 2]
    kinds, where, counts = numpy.unique(names, return_inverse=True, return_counts=True)
    sums = numpy.stack([numpy.bincount(where, pixels[:, c]) for c in range(3)], axis=1)
    colours = sums / counts[:, None]
    box_of = numpy.zeros(len(kinds), numpy.uint8)
    boxes = [numpy.arange(len(kinds))]
    while len(boxes) < COLOURS:
        spread = [_spread(colours[box], counts[box]) for box in boxes]
        widest = max(range(len(boxes)), key=lambda i: spread[i][0])
        if spread[widest][0] == 0:
            break
        box = boxes.pop(widest)
        middle = numpy.average(colours[box, spread[widest][1]], weights=counts[box])
        low = colours[box, spread[widest][1]] <= middle
        boxes += [box[low], box[~low]]
    table = []
    for number, box in enumerate(boxes):
        box_of[box] = number
        red, green, blue = numpy.average(colours[box], axis=0, weights=counts[box]).round().astype(int).tolist()
        table.append(0xFF000000 | red << 16 | green << 8 | blue)
    indices = numpy.zeros((height, (width + 3) // 4 * 4), numpy.uint8)
    indices[:, :width] = box_of[where].reshape(height, width)
    few = QImage(indices.tobytes(), width, height, indices.shape[1], QImage.Format.Format_Indexed8).copy()
    few.setColorTable(table)
    return few


def _spread(colours: Any, counts: Any) -> tuple[float, int]:
    """How much would be gained by cutting a box, and along which channel."""
    if len(colours) < 2:
        return 0.0, 0
    mean = numpy.average(colours, axis=0, weights=counts)
    gains = (counts[:, None] * (colours - mean) ** 2).sum(axis=0)
    return float(gains.max()), int(gains.argmax())


def png(image: QImage) -> bytes:
    """As small as PNG can be."""
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    writer = QImageWriter(buffer, b"png")
    writer.setCompression(100)
    writer.write(image)
    return bytes(buffer.data().data())


def main(names: list[str]) -> int:
    unknown = sorted(set(names) - set(PICTURES))
    if unknown:
        print(f"No such picture: {', '.join(unknown)}. There are: {', '.join(PICTURES)}.", file=sys.stderr)
        return 2
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    FOLDER.mkdir(exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="arcology-pictures-") as folder:
        studio = Studio(Path(folder))
        for name in names or PICTURES:
            studio.use(**AT_FIRST)
            PICTURES[name](studio)
            data = png(with_few_colours(studio.grab()))
            (FOLDER / f"{name}.png").write_bytes(data)
            print(f"{name}.png: {len(data) // 1024} KB")
        studio.window.close()
        studio.services.library.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
