"""Where the game stands in words, who sits at the table, and the figures by which one knows a game again."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.offers import Chip, SeatInfo, Status
from arcology.engine.text import Text, text
from arcology.games.cyberflesh import asks
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.scene import Scene, received, scene_of
from arcology.games.cyberflesh.rules.loot import displayed
from arcology.games.cyberflesh.state import NOBODY, CyberfleshState
from arcology.games.cyberflesh.terms import MAX_ALERT, MAX_NECROSIS, SIRENS, Phase, TileState

LOW = 0.34
"""At so small a share of its life a character is warned of."""
SIGNS = ("circle", "triangle", "square", "diamond")
"""Signs of the seats, and of the game master behind them."""


class Standing:
    """Status, seats and figures of Cyberflesh."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def status(self, s: CyberfleshState) -> Status:
        """Headline, place, sirens, what warns, and what ends the game."""
        ask = names.open_ask(s)
        return Status(
            headline=self._headline(s),
            phase=self._place(s),
            seat=None if ask is None else ask.seat,
            progress=(s.sirens, SIRENS),
            notes=self._notes(s),
            warnings=self._warnings(s),
            ends=None if s.ended is not None else text("cyberflesh_board.status.ends"),
            about=self._about(s),
            chosen=tuple(self._wanted(s)),
        )

    def _headline(self, s: CyberfleshState) -> Text:
        if s.ended is not None:
            return Text(s.phase.name_id)
        if s.combat is not None:
            turn = s.combat.turn
            return (
                text("cyberflesh_board.status.fight", turn=turn)
                if turn
                else text("cyberflesh_board.status.fight_begins")
            )
        scene = scene_of(self._book, s)
        if scene is Scene.LOOT and s.deal is not None:
            return text("cyberflesh_board.status.trade")
        if scene is Scene.LOOT:
            return Text(Phase.LOOTING.name_id)
        if scene is Scene.EVENT:
            return text("cyberflesh_board.status.event", title=self._names.event(s.event), number=s.event)
        return Text(Phase.EXPLORE.name_id)

    def _place(self, s: CyberfleshState) -> Text:
        return text("cyberflesh_board.status.place", tile=self._names.tile(s, s.party), biome=self._names.biome(s))

    def _notes(self, s: CyberfleshState) -> tuple[Text, ...]:
        opened = s.sirens >= SIRENS
        name = "cyberflesh_board.status.open" if opened else "cyberflesh_board.status.sealed"
        sirens = text(name, sirens=s.sirens, of=SIRENS)
        if s.combat is not None:
            return (sirens, text("cyberflesh_board.status.enemies", n=len(names.living_enemies(s)), alert=s.alert))
        seen = s.turned.count(TileState.REVEALED)
        return (sirens, text("cyberflesh_board.status.tiles", seen=seen, of=len(s.turned), alert=s.alert))

    def _warnings(self, s: CyberfleshState) -> tuple[Text, ...]:
        if s.ended is not None:
            return ()
        found = []
        if s.alert == MAX_ALERT:
            found.append(text("cyberflesh_board.status.hard"))
        for unit in s.living:
            name = self._names.unit(unit.id)
            if unit.hp <= LOW * unit.max_hp:
                found.append(text("cyberflesh_board.status.low", unit=name, hp=unit.hp))
            if unit.necrosis >= MAX_NECROSIS - 1:
                found.append(text("cyberflesh_board.status.rotten", unit=name, count=unit.necrosis))
        return tuple(found)

    @staticmethod
    def _wanted(s: CyberfleshState) -> Iterator[str]:
        """The ware or service that is being paid for."""
        if s.deal is not None and isinstance(names.open_ask(s), asks.AskPay):
            yield names.loot(s.deal.item) if s.deal.item else names.service(s.deal.service)

    def _about(self, s: CyberfleshState) -> str:
        """What is worth reading while nobody points: who acts or is attacked, the page, a card that lies out."""
        ask = names.open_ask(s)
        scene = scene_of(self._book, s)
        if scene is Scene.FIGHT:
            return self._about_fight(s)
        if received(s):
            return names.loot(received(s))
        if scene is Scene.LOOT:
            for wanted in self._wanted(s):
                return wanted
            cards = s.counter or displayed(s)
            return names.loot(cards[0]) if cards else names.LOOT_DECK
        if scene is Scene.EVENT:
            return names.PAGE
        if isinstance(ask, asks.AskReady | asks.AskRevisit):
            return names.tile(ask.square)
        return names.BIOME

    @staticmethod
    def _about_fight(s: CyberfleshState) -> str:
        ask, combat = names.open_ask(s), names.fight(s)
        if isinstance(ask, asks.AskTarget | asks.AskImmolate | asks.AskRoll):
            return names.enemy(ask.slot)
        slot = names.actor_slot(combat.acting)
        if slot and s.enemy(slot) is not None:
            return names.enemy(slot)
        if combat.plan and s.enemy(combat.plan[-1][1]) is not None:
            return names.enemy(combat.plan[-1][1])
        standing = names.living_enemies(s)
        return names.enemy(standing[0][0]) if standing else names.TRAY

    # ---- seats and figures ---------------------------------------------------------------------------------------

    def seats(self, s: CyberfleshState) -> tuple[SeatInfo, ...]:
        """The characters, and the game master behind them."""
        ask = names.open_ask(s)
        turn = NOBODY if ask is None else ask.seat
        chairs = [*range(len(s.characters)), *([s.gm] if s.gm != NOBODY else [])]
        return tuple(
            SeatInfo(chair, self._names.player(s, chair), SIGNS[chair % len(SIGNS)], chair == turn) for chair in chairs
        )

    def figures(self, s: CyberfleshState) -> tuple[Chip, ...]:
        """Sirens, Alert, and the life of each character."""
        life = [
            Chip("heart", f"{max(0, unit.hp)}/{unit.max_hp}", "neutral" if unit.alive else "bad")
            for unit in s.characters
        ]
        company = (Chip("users", str(len(s.helpers))),) if s.helpers else ()
        sirens = Chip("siren", f"{s.sirens}/{SIRENS}", "gain" if s.sirens else "neutral")
        return (sirens, Chip("alert", str(s.alert)), *life, *company)
