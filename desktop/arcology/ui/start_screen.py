"""What stands on the start screen, read from games and library."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from PySide6.QtGui import QImage

from arcology import __version__
from arcology.engine.text import Text, text
from arcology.store.library import SavedInfo
from arcology.store.problem import StoreProblem
from arcology.store.words import Summary
from arcology.text.seeds import seed_words
from arcology.text.translator import Translator
from arcology.ui.services import GameInfo, Services
from arcology.ui.start.records import Act, CardRecord, ChipRecord, ContinueRecord, KeyHint, StartRecord, TileRecord

Tr = Callable[..., str]


def start_record(services: Services, tr: Tr, *, full_screen: bool) -> StartRecord:
    """The whole screen in words."""
    games = services.games()
    saved = services.library.games()
    running = [info for info in saved if not info.finished and info.damaged is None]
    known = {game.id for game in games}
    newest = next((info for info in running if info.game in known), None)
    return StartRecord(
        title=tr("app.name"),
        motto=tr("app.start.motto", n=len(games)),
        tiles=tuple(_tile(game, tr) for game in games),
        cards=_cards(saved, running, tr),
        resume=_resume(newest, len(running) - 1, services, tr) if newest is not None else None,
        acts=(
            Act("about", "info", tr("app.start.about")),
            Act("full_screen", "fullscreen", tr("app.start.window" if full_screen else "app.start.full_screen"), "F11"),
        ),
        hints=(
            KeyHint(tr("app.keys.arrows"), tr("app.start.hint_choose")),
            KeyHint(tr("app.keys.enter"), tr("app.start.hint_open")),
            KeyHint("F1", tr("app.start.hint_rules")),
            KeyHint("F11", tr("app.start.hint_full_screen")),
        ),
        footer=tr("app.start.footer", version=__version__),
    )


def _tile(game: GameInfo, tr: Tr) -> TileRecord:
    low, high = game.seats.start, game.seats.stop - 1
    players = tr("app.start.players", low=low, high=high) if low < high else tr("app.start.players_exact", n=low)
    minutes = tr("app.start.minutes", low=game.minutes[0], high=game.minutes[1])
    facts = (("users" if high > 1 else "user", players), ("clock", minutes))
    return TileRecord(game.id, tr(game.title), tr(game.tagline), tr("app.start.new_game"), facts)


def _cards(saved: Sequence[SavedInfo], running: Sequence[SavedInfo], tr: Tr) -> tuple[CardRecord, ...]:
    finished = sum(info.finished for info in saved)
    counts = [
        tr(words, n=n)
        for words, n in (("app.start.library_running", len(running)), ("app.start.library_finished", finished))
        if n
    ]
    library = ", ".join(counts) if counts else tr("app.start.library_empty")
    return (
        CardRecord("library", "library", tr("app.library.title"), library, "info"),
        CardRecord("rules", "rules", tr("app.start.rules_title"), tr("app.start.rules"), "legal"),
        CardRecord("settings", "gear", tr("app.settings.title"), tr("app.start.settings"), "ink_muted"),
    )


def _resume(info: SavedInfo, others: int, services: Services, tr: Tr) -> ContinueRecord:
    from arcology.ui.times import when

    image, told = None, words_of(info, services.translate(None))
    try:
        png = services.library.thumbnail(info.key)
        image = QImage.fromData(png) if png else None
    except StoreProblem:
        pass  # the library names its trouble itself
    chips = [ChipRecord("users" if info.seats > 1 else "user", tr("app.start.seats", n=info.seats), "seat_1")]
    for icon, words, role in info.summary.facts if info.summary is not None else ():
        chips.append(ChipRecord(icon, told(words) if isinstance(words, Text) else words, role))
    if info.pack != "house":
        chips.append(ChipRecord("folder", info.pack, "info"))
    return ContinueRecord(
        id=info.key,
        game=info.game,
        heading=tr("app.start.continue"),
        title=info.title or tr(f"{info.game}.title"),
        where=headline_of(info.summary, told) if info.summary is not None else tr("app.library.running"),
        saved=tr("app.start.saved", when=when(info.changed, tr)),
        action=tr("app.start.continue"),
        progress=info.summary.progress if info.summary is not None and info.summary.progress[1] else None,
        thumbnail=image if image is not None and not image.isNull() else None,
        chips=tuple(chips),
        note=tr("app.start.more", n=others) if others else "",
    )


def words_of(info: SavedInfo, tr: Translator) -> Translator:
    """The present language with the names of those who play a saved game, whatever lies on the table."""
    from arcology.session.steps import HUMAN

    def name(seat: int) -> Text | str:
        known = (info.players[seat] if seat < len(info.players) else "") or text("app.seat", number=seat + 1)
        by_person = seat >= len(info.drivers) or info.drivers[seat] == HUMAN
        return known if by_person else text("app.seat.computer", name=known)

    return tr.with_seats(name)


def headline_of(summary: Summary, told: Translator) -> str:
    """Where a game stands or how it ended; what stands alone begins with a capital."""
    words = told(summary.headline)
    return words[:1].upper() + words[1:]


def title_of(info: SavedInfo, tr: Callable[..., str]) -> str:
    """The title a person gave to a game, or what tells it from others: game, who plays, and the words of its seed."""
    if info.title:
        return info.title
    game = f"{info.game}.title"
    who = ", ".join(name for name in info.players if name)
    return " · ".join(part for part in (tr(game), who, seed_words(info.seed)) if part)
