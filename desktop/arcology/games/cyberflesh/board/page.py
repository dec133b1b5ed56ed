"""Events: the illustrated page with its options, the strip in place of the order of attack, the closed book."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Fact, Piece, Spot, facts
from arcology.engine.text import Text, joined, text
from arcology.games.cyberflesh import effects as fx
from arcology.games.cyberflesh import wording
from arcology.games.cyberflesh.asks import AskRead
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.chances import percent
from arcology.games.cyberflesh.board.icons import effect_icon, effects_icon
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import Scene, framed
from arcology.games.cyberflesh.effects import Effect
from arcology.games.cyberflesh.rules.dice import cases
from arcology.games.cyberflesh.rules.effects import holds
from arcology.games.cyberflesh.state import NOTHING, CyberfleshState

MOST_CHOICES = 4
CLOSED = -1
"""In place of an event: the book is closed."""


class Page:
    """Makes the pieces of events."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def pieces(self, s: CyberfleshState, scene: Scene, muted: bool) -> Iterator[Piece]:
        """The page where there is room for it, with the options of the open question."""
        solo = len(s.characters) == 1
        if s.event == NOTHING:
            if solo:
                said = text("cyberflesh_board.piece.book")
                told = facts(event=CLOSED, biome=s.biome, title=said, text=text("cyberflesh_board.page.closed"))
                yield Piece(names.PAGE, "event_page", Spot("event", "page"), said, told)
            return
        if scene is Scene.LOOT and not solo:
            yield self._strip(s)
            return
        if scene is Scene.EVENT or solo:
            choices = tuple(self._choices(s, muted)) if scene is Scene.EVENT else ()
            yield self._page(s, scene, len(choices))
            yield from choices

    def _page(self, s: CyberfleshState, scene: Scene, choices: int) -> Piece:
        event = self._book.pack.event(s.event)
        ask = names.open_ask(s)
        told = facts(
            event=s.event,
            biome=s.biome,
            title=Text(event.name),
            text=Text(f"{event.name}.text"),
            note=self._note(s, scene),
            reader=text("cyberflesh_board.page.reader") if isinstance(ask, AskRead) else "",
            choices=choices,
        )
        said = text("cyberflesh_board.piece.page", title=Text(event.name), number=s.event)
        return Piece(names.PAGE, "event_page", Spot("event", "page"), said, told)

    def _note(self, s: CyberfleshState, scene: Scene) -> Fact:
        """What is going on: the effect that asks, or else what the event does."""
        if s.ended is not None:
            return text("cyberflesh_board.page.won" if s.ended.code == "WIN" else "cyberflesh_board.page.lost")
        if scene is Scene.FIGHT:
            return text("cyberflesh_board.page.fight")
        if scene is Scene.LOOT:
            return text("cyberflesh_board.page.loot" if s.deal is None else "cyberflesh_board.page.trade")
        if isinstance(names.open_ask(s), AskRead):
            return ""  # what there is to choose comes when it has been read
        asking = framed(self._book, s)
        if asking is not None:
            return wording.sentence(asking[1], s.player_count)
        effects = self._book.pack.event(s.event).effects
        return joined(wording.sentences(effects, s.player_count))

    def _strip(self, s: CyberfleshState) -> Piece:
        event = self._book.pack.event(s.event)
        told = facts(event=s.event, biome=s.biome, title=Text(event.name), text=Text(f"{event.name}.text"))
        said = text("cyberflesh_board.piece.page", title=Text(event.name), number=s.event)
        return Piece(names.STRIP, "event_strip", Spot("event_strip", "strip"), said, told)

    # ---- options -------------------------------------------------------------------------------------------------

    def _choices(self, s: CyberfleshState, muted: bool) -> Iterator[Piece]:
        asking = framed(self._book, s)
        if asking is None:
            return
        _, effect = asking
        if isinstance(effect, fx.Choice):
            shown = effect.options[:MOST_CHOICES]
            for number, option in enumerate(shown):
                yield self._option(s, number, len(shown), option, muted)
        else:
            yield self._single(s, effect, muted)

    def _option(self, s: CyberfleshState, number: int, of: int, option: fx.Option, muted: bool) -> Piece:
        closed = option.requires is not None and not holds(s, option.requires)
        lines = wording.sentences(option.effects, s.player_count) or (text("cyberflesh.effect.nothing"),)
        if option.requires is not None:
            only = text("cyberflesh_board.page.requires", condition=wording.requirement(option.requires))
            lines = (only, *lines)
        told = facts(
            label=Text(option.name),
            line=joined(lines),
            icon=effects_icon(option.effects),
            chances=self._chances(s, option.effects[0]) if option.effects else (),
            closed=closed,
            muted=muted,
        )
        said = text("cyberflesh_board.piece.choice", label=Text(option.name))
        return Piece(names.choice(number), "choice_card", Spot("choices", f"{number + 1}/{of}"), said, told)

    def _single(self, s: CyberfleshState, effect: Effect, muted: bool) -> Piece:
        """The effect that asks for a unit or a tile, as one card to drag onto."""
        label = effect_label(effect)
        told = facts(
            label=label,
            line=text("cyberflesh_board.page.tiles" if isinstance(effect, fx.Reveal) else "cyberflesh_board.page.drop"),
            icon=effect_icon(effect),
            chances=self._chances(s, effect),
            muted=muted,
        )
        said = text("cyberflesh_board.piece.choice", label=label)
        return Piece(names.choice(0), "choice_card", Spot("choices", "1/1"), said, told)

    @staticmethod
    def _chances(s: CyberfleshState, effect: Effect) -> tuple[tuple[str, str], ...]:
        """The chance of each living character in a test."""
        if not isinstance(effect, fx.Test):
            return ()
        return tuple((str(unit.owner), str(percent(cases(unit.stat(effect.stat) + effect.mod)))) for unit in s.living)


def effect_label(effect: Effect) -> Text:
    """An effect in a word or two, as the title of a card."""
    if isinstance(effect, fx.Test):
        return text("cyberflesh_board.page.test", stat=names.stat_name(effect.stat))
    return text(f"cyberflesh_board.page.{effect.kind}")
