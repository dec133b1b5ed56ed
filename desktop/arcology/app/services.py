"""The window's services: games, library, settings and languages of this run, put together from the layers below."""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, Any

from arcology.app.complaints import WrongUsage, about_option, about_pack
from arcology.app.program import Program
from arcology.app.request import GameFlags
from arcology.bots import bot_names
from arcology.engine.config import BadOption, GameConfig, resolve_options
from arcology.engine.text import Text, text
from arcology.packs.find import HOUSE, user_packs
from arcology.packs.problems import NoSuchPack, PackError
from arcology.session.settings import POLICIES, Settings, save_settings
from arcology.session.shelf import Shelf
from arcology.store.library import Library
from arcology.store.problem import StoreProblem, why_not_opened
from arcology.text.pseudo import NAME as PSEUDO
from arcology.text.translator import Translator
from arcology.ui.services import GameInfo, NewGame, PackInfo, Trouble

if TYPE_CHECKING:
    from arcology.app.odds import Odds
    from arcology.session.drivers import Pool
    from arcology.session.opening import OpenGame
    from arcology.text.reference import Reference
    from arcology.ui.previews import SlowPreview

log = logging.getLogger(__name__)


def now() -> str:
    """The time with its zone, to the second."""
    from datetime import datetime

    return datetime.now().astimezone().isoformat(timespec="seconds")


@dataclass
class ProgramServices:
    """See `arcology.ui.services.Services`."""

    program: Program
    library: Library
    shelf: Shelf
    settings: Settings
    unsaved: Callable[[str], None] = field(default=lambda sentence: None)
    """Told in one sentence when the settings cannot be written."""
    spoken: Callable[[str], None] = field(default=lambda language: None)
    """Told the language when it changes, for words that are not ours: those of Qt."""
    _odds: Odds | None = None
    _references: dict[tuple[str, str], Reference] = field(default_factory=dict)

    # ---- games ---------------------------------------------------------------------------------------------------

    def games(self) -> Sequence[GameInfo]:
        plugins = [self.program.games.plugin(id) for id in self.program.games.ids]
        return [
            GameInfo(p.id, p.seats, p.minutes, p.options, bot_names(p), p.levels, p.default_level, p.alone)
            for p in plugins
        ]

    def last_choice(self, game: str) -> NewGame | None:
        """Taken from the settings, where anything may stand: what does not fit the game is left out."""
        from arcology.session.drivers import who_decides

        known, plugin = self.settings.new_game.get(game), self.program.games.plugin(game)
        names = tuple(self.settings.player_names)
        if known is None and not names:
            return None
        known = known or {}
        players, undo, options = known.get("players"), known.get("undo"), known.get("options")
        seats = players if isinstance(players, int) and players in plugin.seats else plugin.seats.start
        drivers, level = known.get("drivers"), known.get("level")
        return NewGame(
            game,
            seats,
            0,
            names,
            str(known.get("pack", HOUSE)),
            undo if undo in POLICIES else self.settings.undo_policy,
            {str(name): str(value) for name, value in options.items()} if isinstance(options, dict) else {},
            who_decides(drivers, seats, bot_names(plugin)) if isinstance(drivers, list) else (),
            level if isinstance(level, int) and level in (plugin.levels or ()) else 0,
        )

    def fresh_seed(self) -> int:
        from arcology.app.tables import fresh_seed

        return fresh_seed()

    def packs(self, game: str) -> Sequence[PackInfo]:
        """Loads every pack that is found: only so is it known which of them are sound."""
        tr, plugin = self.program.tr, self.program.games.plugin(game)
        found = [PackInfo(HOUSE, tr("app.pack.house"))]
        for folder in user_packs(self.program.folders.state, game):
            problem = ""
            try:
                self.shelf.pack(plugin, folder.name)
            except PackError as broken:
                problem = str(broken)
            found.append(PackInfo(folder.name, folder.name, problem))
        return found

    def reference(self, game: str) -> Reference:
        from arcology.app.tables import game_resources
        from arcology.text.reference import ReferenceBroken, load_reference

        language = self.program.catalogues.language
        if (game, language) not in self._references:
            try:
                found = load_reference(game_resources(self.program.data, game), language)
            except ReferenceBroken as problem:
                raise Trouble(self.program.tr("app.rules.missing", problem=str(problem))) from problem
            self._references[game, language] = found
        return self._references[game, language]

    def start(self, choice: NewGame) -> OpenGame:
        from arcology.session.drivers import who_decides  # not needed before the first paint, like those below
        from arcology.session.opening import new_game
        from arcology.session.session import UndoPolicy

        plugin = self.program.games.plugin(choice.game)
        options = resolve_options(plugin.options, dict(choice.options))
        config = GameConfig(plugin.id, choice.players, choice.seed, choice.pack, choice.level, options)
        drivers = who_decides(choice.drivers, choice.players, bot_names(plugin))
        opened = self._open(
            lambda: new_game(
                self.shelf,
                self.library,
                config,
                now=now,
                policy=UndoPolicy(choice.undo),
                players=choice.names,
                drivers=drivers,
            )
        )
        self._remember(choice)  # what could not be played is not proposed the next time
        return opened

    def resume(self, key: str) -> OpenGame:
        from arcology.session.opening import open_saved

        return self._open(lambda: open_saved(self.shelf, self.library, key, now=now))

    def open_file(self, path: Path) -> OpenGame:
        from arcology.session.opening import open_file

        return self._open(lambda: open_file(self.shelf, self.library, path, now=now))

    def export(self, key: str, path: Path) -> None:
        from arcology.session.opening import export_saved

        self._try(lambda: export_saved(self.library, key, path))

    def export_open(self, game: OpenGame, path: Path) -> bool:
        self._try(lambda: game.export(path))
        return True

    def close(self, game: OpenGame) -> None:
        game.journal.close()
        if self._odds is not None:
            self._odds.close()
            self._odds = None

    def slow_preview(self, game: OpenGame) -> SlowPreview | None:
        if game.plugin.id not in self.program.games.installed:
            return None  # a worker would not find the game
        from arcology.app.odds import Odds

        self._odds = Odds(game.session.config, self.program.folders.state)
        return self._odds.ask

    def pool(self, game: OpenGame) -> Pool:
        from arcology.app.thinking import Opener
        from arcology.app.workers import Workers

        return Workers(Opener(game.session.config, self.program.folders.state, self.program.games.builtin))

    def configure(self, game: str, flags: GameFlags) -> NewGame:
        """What the command line asks for, as the new-game sheet would say it. Raises WrongUsage."""
        from arcology.app.tables import configure

        plugin = self.program.games.named(game)
        config = configure(plugin, flags)
        try:
            self.shelf.find_pack(plugin, config.pack)
        except NoSuchPack as problem:
            raise WrongUsage(about_pack(problem)) from problem
        options = dict(config.options)
        undo, level = self.settings.undo_policy, config.level
        return NewGame(plugin.id, config.seats, config.seed, (), config.pack, undo, options, level=level)

    def _open(self, open_: Callable[[], OpenGame]) -> OpenGame:
        game: OpenGame = self._try(open_, why_not_opened)
        pack = self.shelf.pack(game.plugin, game.session.config.pack) if game.session.locked is None else None
        texts = getattr(pack, "texts", {})
        self.program.catalogues.override(texts)
        return game

    def _try(self, act: Callable[[], Any], means: Callable[[Text], Text] = lambda text: text) -> Any:
        """Whatever the layers below have to say becomes one sentence for the person; ``means`` fits a problem to it."""
        try:
            return act()
        except StoreProblem as problem:
            raise Trouble(self.program.tr(means(problem.text))) from problem
        except BadOption as problem:
            raise Trouble(self.program.tr(about_option(problem))) from problem
        except NoSuchPack as problem:
            raise Trouble(self.program.tr(about_pack(problem))) from problem
        except PackError as problem:
            raise Trouble(str(problem)) from problem
        except OSError as problem:
            raise Trouble(f"{problem.strerror or problem}: {problem.filename or ''}".rstrip(": ")) from problem

    def _remember(self, choice: NewGame) -> None:
        """The next sheet begins with what was chosen last."""
        from arcology.session.steps import HUMAN

        self.settings.new_game[choice.game] = {
            "players": choice.players, "undo": choice.undo, "pack": choice.pack, "options": dict(choice.options),
            "drivers": list(choice.drivers), "level": choice.level,
        }  # fmt: skip
        names = [*self.settings.player_names, *[""] * len(choice.names)]
        for seat, (name, driver) in enumerate(zip_longest(choice.names, choice.drivers[: len(choice.names)])):
            if driver in (None, HUMAN):  # who makes room for a bot is still called what they were called
                names[seat] = name
        while names and not names[-1]:
            names.pop()
        self.settings.player_names = names
        self.keep_settings(self.settings)

    # ---- settings and languages ----------------------------------------------------------------------------------

    def keep_settings(self, settings: Settings) -> None:
        if settings.language != self.settings.language:
            self.program.speak(settings.language)
            self.spoken(self.program.catalogues.language)
        self.settings = settings
        try:
            save_settings(self.program.folders.config, settings)
        except OSError as problem:
            log.warning("settings not saved: %s", problem)
            folder = str(self.program.folders.config)
            self.unsaved(
                self.program.tr("app.settings.unsaved", folder=folder, problem=problem.strerror or str(problem))
            )

    def translate(self, game: OpenGame | None) -> Translator:
        """The present language, with the names of the people at the table."""
        if game is None:
            return self.program.tr
        from arcology.session.steps import HUMAN

        saved = game.journal.game
        session = game.session
        seats = game.board.seats(session.rules.observe(session.state, None))

        def name(seat: int) -> Text | str:
            given = saved.players[seat] if seat < len(saved.players) else ""
            known = given or (seats[seat].name if seat < len(seats) else text("app.seat", number=seat + 1))
            if seat >= len(saved.drivers) or saved.drivers[seat] == HUMAN:
                return known
            return text("app.seat.computer", name=known)

        return self.program.tr.with_seats(name)

    def languages(self) -> Sequence[tuple[str, str]]:
        catalogues = self.program.catalogues
        found = [(code, catalogues.language_name(code)) for code in catalogues.languages()]
        if self.settings.language == PSEUDO:
            found.append((PSEUDO, PSEUDO))
        return found

    def folders(self) -> Sequence[tuple[str, Path]]:
        places = self.program.folders
        return [
            ("app.folder.games", places.library),
            ("app.folder.packs", places.packs),
            ("app.folder.settings", places.config),
            ("app.folder.reports", places.reports),
        ]

    def versions(self) -> Mapping[str, str]:
        return self.program.versions()
