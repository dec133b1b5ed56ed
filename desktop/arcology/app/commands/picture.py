"""``arcology picture``: the table after some decisions as a PNG file, without a window on the screen."""

from __future__ import annotations

import os
import sys
import tempfile
from dataclasses import replace
from pathlib import Path

from arcology.app.commands.simulate import seat_policies
from arcology.app.complaints import Failed
from arcology.app.paths import Folders
from arcology.app.program import Program
from arcology.app.request import Request
from arcology.engine.text import text

SUFFIX = ".arcology"

SETTLING = 12
"""Rounds of events until every panel has the height of what it holds: each tells the one around it in the next."""


def run(request: Request, program: Program) -> int:
    """Writes the picture. Raises Complaint for a wrong game or file, or a folder that cannot be written."""
    if not _has_screen():
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    with tempfile.TemporaryDirectory(prefix="arcology-picture-") as folder:
        private = Folders(Path(folder) / "config", Path(folder) / "state")  # the person's library stays as it is
        user_packs = program.folders.state
        _paint(request, replace(program, folders=private), user_packs)
    print(program.tr("app.picture.written", file=str(request.out)))
    return 0


def _has_screen() -> bool:
    if os.environ.get("QT_QPA_PLATFORM") or not sys.platform.startswith("linux"):
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


def _paint(request: Request, program: Program, user_packs: Path) -> None:
    from arcology.app.desktop import build, make_application
    from arcology.session.shelf import Shelf
    from arcology.ui.services import Trouble

    application = make_application()
    from PySide6.QtGui import QImageWriter  # after the check whether Qt can be loaded at all

    services, window, _ = build(program, application, catch=False)
    services.shelf = Shelf(program.data, program.games.find, user_packs)
    services.settings = replace(
        services.settings,
        theme=request.theme,
        panel_scale=request.text,
        text_scale=request.text,
        log_scale=request.text,
        speed="instant",
    )
    try:
        if request.game.endswith(SUFFIX) or Path(request.game).is_file():
            game = services.open_file(Path(request.game))
        else:
            game = services.start(services.configure(request.game, request.flags))
        policies = seat_policies(game.plugin, request.policies, game.session.config.seats)
        _play(game, policies, request.steps)
        window.resize(*request.size)
        window.show_table(game, onlooker=True)
    except Trouble as trouble:
        raise Failed(str(trouble)) from trouble
    assert window.page is not None
    window.setAttribute(_dont_show())
    window.show()
    application.processEvents()
    window.page.view.fit()
    window.page.view.sharpen()
    window.page.view.clearFocus()
    for _ in range(SETTLING):
        application.processEvents()
    good = QImageWriter(str(request.out), b"png").write(window.grab().toImage())
    window.close()
    services.library.close()
    if not good:
        raise Failed(text("app.cli.failed.picture", file=str(request.out)))


def _dont_show():
    from PySide6.QtCore import Qt

    return Qt.WidgetAttribute.WA_DontShowOnScreen


def _play(game, policies: tuple[str, ...], steps: int) -> None:
    """Lets the policies decide; ends early when the game does."""
    from arcology.app.simulation import bot_seed, make_policies
    from arcology.engine.luck import new_luck
    from arcology.engine.protocols import BotContext

    session, rules = game.session, game.session.rules
    bots = make_policies(game.plugin, policies)
    contexts = [BotContext(rules, new_luck(bot_seed(session.config.seed, seat))) for seat in range(len(bots))]
    for _ in range(steps):
        legal = rules.legal(session.state)
        if not legal:
            return
        seat = session.ask.seat
        session.submit(bots[seat].choose(rules.observe(session.state, seat), legal, contexts[seat]))
