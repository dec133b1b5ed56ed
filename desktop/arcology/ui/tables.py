"""Makes the page of a game. Imported when the first game is opened, so that the start screen need not wait for it."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace

from PySide6.QtWidgets import QMenu

from arcology.bots import bot_names
from arcology.engine.agenda import Seat
from arcology.session.opening import OpenGame
from arcology.store.problem import StoreProblem
from arcology.ui.driver_names import driver_label
from arcology.ui.frame import Frame
from arcology.ui.model import GameModel
from arcology.ui.newcomers import needs_no_primer, needs_primer
from arcology.ui.seating import TableSeating
from arcology.ui.services import NewGame, Trouble
from arcology.ui.sheets import Sheets
from arcology.ui.sound.cues import TableSounds
from arcology.ui.start_screen import title_of
from arcology.ui.table_page import TablePage


def make_page(
    window: Frame,
    sheets: Sheets,
    menu: QMenu,
    game: OpenGame,
    *,
    viewer: Seat | None = None,
    onlooker: bool = False,
) -> TablePage:
    """The page of an open game, its wishes connected to the window.

    ``viewer`` is who looks at the table already. An ``onlooker`` sees what is public, and no curtain.
    """
    services = window.services
    model = GameModel(
        game.session, game.board, game.plugin, window.look.studio.tr, slow_preview=services.slow_preview(game)
    )
    page = TablePage(window.look, game, model, services.settings, menu, rule_titles(window, game))
    model.setParent(page)
    page.seat(_seating(window, game, model))
    TableSounds(model, window.sounds.play, page)
    page.view.views.restore(services.settings.views.get(game.plugin.id, {}))
    page.covered.connect(sheets.dismiss)
    page.rule_asked.connect(sheets.show_rules)
    page.rules_asked.connect(lambda: sheets.show_rules())
    page.scores_asked.connect(sheets.show_scores)
    page.players_asked.connect(sheets.show_players)
    page.speed_chosen.connect(window.choose_speed)
    page.rail_changed.connect(window.keep_rail)
    page.view_chosen.connect(lambda view: window.use_settings(replace(window.services.settings, table_view=view)))
    page.again_asked.connect(window.play_again)
    page.start_asked.connect(window.show_start)
    page.export_asked.connect(window.export_game)
    page.copied.connect(lambda: _name_copy(window, game))
    page.rail.newcomer.asked.connect(lambda: sheets.show_rules())
    page.rail.newcomer.closed.connect(lambda: needs_no_primer(window))
    page.rail.newcomer.setVisible(needs_primer(window, game.plugin.id))
    if not onlooker:
        page.begin(viewer)
    return page


def _seating(window: Frame, game: OpenGame, model: GameModel) -> TableSeating:
    """Who decides at the table, as it was chosen or saved."""
    saved, tr = game.journal.game, window.services.translate(None)
    return TableSeating(
        model,
        saved.drivers,
        bot_names(game.plugin),
        lambda name: driver_label(tr, name),
        lambda: window.services.pool(game),
        lambda names: game.journal.seat(saved.players, names),
        model,
    )


def _name_copy(window: Frame, game: OpenGame) -> None:
    """A copy that a window goes on with has a name of its own in the library; it is no trouble if it cannot have it."""
    library, tr = window.services.library, window.services.translate(None)
    names = {info.key: title_of(info, tr) for info in library.games()}
    name = names.pop(game.key, "")
    if not name:
        return
    name = tr("app.library.copy", name=name)
    while name in names.values():  # three windows, or a copy of a copy
        name = tr("app.library.copy", name=name)
    with suppress(StoreProblem):
        library.rename(game.key, name)
        game.journal.game.title = name


def rule_titles(window: Frame, game: OpenGame) -> Callable[[str], str]:
    """A function from a rule id to its title (the id itself where the reference lacks it)."""
    try:
        reference = window.services.reference(game.plugin.id)
    except Trouble:
        return lambda id: id

    def title(id: str) -> str:
        rule = reference.find(id)
        return rule.title if rule is not None else id

    return title


def choice_of(game: OpenGame) -> NewGame:
    """What was chosen for a game, to be chosen again."""
    config, session = game.session.config, game.session
    return NewGame(
        game=config.game,
        players=config.seats,
        seed=config.seed,
        names=tuple(game.journal.game.players),
        pack=config.pack,
        undo=session.policy.value,
        options=dict(config.options),
        drivers=tuple(game.journal.game.drivers),
        level=config.level,
    )
