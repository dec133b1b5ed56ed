"""The fight: the order of attack as a track, the five slots with their enemies, declared attacks, who incites whom."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import Text, decimal, text
from arcology.games.cyberflesh.board import foresight, names
from arcology.games.cyberflesh.board.cards import Cards
from arcology.games.cyberflesh.board.names import Names
from arcology.games.cyberflesh.board.odds import called, need
from arcology.games.cyberflesh.board.scene import Scene
from arcology.games.cyberflesh.cards import design
from arcology.games.cyberflesh.rules import attack
from arcology.games.cyberflesh.rules.strikes import incited
from arcology.games.cyberflesh.state import NOBODY, NOTHING, SLOT_SIGN, CyberfleshState, Enemy
from arcology.games.cyberflesh.terms import MAX_ALERT, MEASURED, SLOTS, EnemySource, Stat, UnitKind

BIG_ENTRIES = 5
"""So many entries of the order are shown with their targets; more are small."""
MOST_ENTRIES = 16
RANKS = {
    EnemySource.MONSTER: "monster",
    EnemySource.LORD: "lord",
    EnemySource.CYBERFLESH: "boss",
    EnemySource.FINAL_BOSS: "final",
}
ORIGINS = {EnemySource.MONSTER: "monster", EnemySource.LORD: "lord", EnemySource.CYBERFLESH: "events"}


class Arena:
    """Makes the pieces of fights; on the map they show what a fight would bring."""

    def __init__(self, called: Names, cards: Cards) -> None:
        self._names = called
        self._book = called.book
        self._cards = cards

    def pieces(self, s: CyberfleshState, scene: Scene, muted: bool) -> Iterator[Piece]:
        """Track, slots and what lies in them; nothing where the page of an event lies."""
        if scene is Scene.EVENT and len(s.characters) > 1:
            return
        if scene is not Scene.LOOT or s.event == NOTHING or len(s.characters) == 1:
            yield self._track(s, scene)
        for slot in range(1, SLOTS + 1):
            yield self._slot(s, scene, slot)
            enemy = s.enemy(slot)
            if enemy is not None:
                yield self._enemy(s, slot, enemy, muted)
            elif scene is not Scene.LOOT:
                yield from self._slot_loot(s, slot, muted)
                yield from self._slot_die(s, slot)
        if scene is Scene.FIGHT:
            yield from self._order(s)
            yield from self._aims(s)
            yield from self._flames(s)

    # ---- the order of attack -------------------------------------------------------------------------------------

    def _track(self, s: CyberfleshState, scene: Scene) -> Piece:
        turn = 0 if s.combat is None else s.combat.turn
        note = self._track_note(s, scene)
        said = text("cyberflesh_board.piece.track", turn=turn) if turn else text("cyberflesh_board.piece.track_idle")
        return Piece(names.TRACK, "order_track", Spot("order_track", "track"), said, facts(turn=turn, note=note))

    @staticmethod
    def _track_note(s: CyberfleshState, scene: Scene) -> Text:
        if scene is Scene.FIGHT:
            return text("cyberflesh_board.track.order")
        if scene is Scene.LOOT:
            return text("cyberflesh_board.track.loot" if s.deal is None else "cyberflesh_board.track.trade")
        if s.alert == MAX_ALERT:
            return text("cyberflesh_board.track.hard")
        mean = decimal(called(s.alert, SLOTS), 1)
        return text("cyberflesh_board.track.idle", alert=s.alert, face=need(s.alert), mean=mean)

    def _order(self, s: CyberfleshState) -> Iterator[Piece]:
        entries = foresight.order(self._book, s)[:MOST_ENTRIES]
        small = len(entries) > BIG_ENTRIES
        zone, sprite = ("order_small", "order_entry_small") if small else ("order", "order_entry")
        for place, (actor, priority) in enumerate(entries, start=1):
            at = Spot(zone, f"{place}/{len(entries)}")
            yield self._entry(s, actor, priority, sprite, at)

    def _entry(self, s: CyberfleshState, actor: str, priority: int, sprite: str, at: Spot) -> Piece:
        slot = names.actor_slot(actor)
        if slot:
            card, seat = design(names.standing(s, slot).card), NOBODY
            target: Text | str
            target, target_seat, why = self.aim_of(s, slot)
        else:
            unit = names.in_play(s, actor)
            card, seat, target_seat = unit.id, unit.owner, NOBODY
            target, why = self._choices_of(s, actor)
        name = self._names.actor(s, actor)
        told = facts(
            card=card,
            name=name,
            priority=priority,
            seat=seat,
            state=self._entry_state(s, actor),
            target=target,
            target_seat=target_seat,
            why=why,
        )
        said = text("cyberflesh_board.piece.entry", name=name, priority=priority)
        return Piece(names.order_entry(actor), sprite, at, said, told, owner=None if seat == NOBODY else seat)

    @staticmethod
    def _entry_state(s: CyberfleshState, actor: str) -> str:
        combat = names.fight(s)
        if actor == combat.acting:
            return "acting"
        if actor == foresight.next_up(s):
            return "next"
        return "waiting" if not combat.order or actor in combat.order[combat.at :] else "done"

    def aim_of(self, s: CyberfleshState, slot: int) -> tuple[Text, int, Text | str]:
        """Whom an enemy attacks or would attack, the seat of that unit, and why."""
        card = self._book.enemies[names.standing(s, slot).card]
        if card.explode:
            why = text("cyberflesh_board.why.explodes", damage=card.explode)
            return text("cyberflesh_board.why.everybody"), NOBODY, why
        if card.relentless:
            return text("cyberflesh_board.why.everybody"), NOBODY, text("cyberflesh_board.why.relentless")
        victim = foresight.victim(self._book, s, slot)
        found = foresight.hunt(self._book, s, slot)
        reason: Text | str = "" if found is None else self.reason(found)
        if s.combat is not None and s.combat.immolator and s.combat.acting == f"{SLOT_SIGN}{slot}":
            reason = text("cyberflesh_board.why.immolates", unit=self._names.unit(s.combat.target))
        if victim is None:
            return text("cyberflesh_board.why.players"), NOBODY, reason
        seat = victim.owner if victim.kind is UnitKind.CHARACTER else NOBODY
        return self._names.unit(victim.id), seat, reason

    @staticmethod
    def reason(hunt: foresight.Hunt) -> Text:
        """What decides whom an enemy attacks: "lowest Precision: 2"."""
        stat, value = names.stat_name(hunt.stat), hunt.value
        if hunt.by == "lure":
            return text("cyberflesh_board.why.lure")
        if hunt.by == "necrosis":
            return text("cyberflesh_board.why.necrosis", stat=stat, value=value)
        if hunt.stat is Stat.LIFE:
            return text("cyberflesh_board.why.life", value=value)
        return text("cyberflesh_board.why.value", stat=stat, value=value)

    def _choices_of(self, s: CyberfleshState, actor: str) -> tuple[Text | str, Text]:
        """What a unit does in its turn, nothing any more when that is over; and with what."""
        unit, combat = names.in_play(s, actor), names.fight(s)
        weapons = attack.base_weapons(self._book, unit)
        armed = text("cyberflesh_board.track.armed", n=len(weapons))
        if len(weapons) == 1:
            armed = self._names.weapon(weapons[0])
        if self._entry_state(s, actor) == "done":
            return "", armed
        if actor != combat.acting:
            return text("cyberflesh_board.track.you_choose"), armed
        if combat.plan:
            return text("cyberflesh_board.track.choosing"), text("cyberflesh_board.track.aimed", n=len(combat.plan))
        return text("cyberflesh_board.track.choosing"), armed

    # ---- slots ---------------------------------------------------------------------------------------------------

    def _slot(self, s: CyberfleshState, scene: Scene, slot: int) -> Piece:
        state, title, note = self._slot_words(s, scene, slot)
        plan = () if s.combat is None else s.combat.plan
        chosen = any(at == slot for _, at in plan)
        told = facts(number=slot, state=state, title=title, note=note, chosen=chosen)
        said = text("cyberflesh_board.place.slot", slot=slot)
        return Piece(names.slot(slot), "slot", Spot("slots", str(slot)), said, told)

    def _slot_words(self, s: CyberfleshState, scene: Scene, slot: int) -> tuple[str, Text | str, Text | str]:
        """State, title and note of a slot."""
        if s.enemy(slot) is not None:
            state = self._entry_state(s, f"{SLOT_SIGN}{slot}") if s.combat is not None else "waiting"
            return "enemy", text(f"cyberflesh_board.slot.{state}"), ""
        if scene is Scene.FIGHT and s.slot_loot[slot - 1]:
            return "loot", text("cyberflesh_board.slot.loot"), text("cyberflesh_board.slot.loot_note")
        rolled = self._rolled(s, slot)
        note = text("cyberflesh_board.slot.rolled", face=rolled, alert=s.alert, sum=rolled + s.alert) if rolled else ""
        if scene is Scene.FIGHT or rolled:
            return "empty", text("cyberflesh_board.slot.empty"), note
        return ("empty" if scene is Scene.LOOT else "closed"), "", ""

    @staticmethod
    def _rolled(s: CyberfleshState, slot: int) -> int:
        """The face that was rolled for a slot, while those dice still lie; 0 for none."""
        return s.dice.faces[slot - 1] if s.dice.purpose == "slots" and len(s.dice.faces) == SLOTS else 0

    def _slot_die(self, s: CyberfleshState, slot: int) -> Iterator[Piece]:
        face = self._rolled(s, slot)
        if face and not s.slot_loot[slot - 1]:
            told = facts(
                value=face, sides=8, tone="dark", state="miss", reading=8, modifier=s.alert, angle=-8 + 5 * slot
            )
            said = text("cyberflesh_board.piece.slot_die", slot=slot, face=face)
            yield Piece(names.slot_die(slot), "die", Spot("slot_dice", str(slot)), said, told)

    def _slot_loot(self, s: CyberfleshState, slot: int, muted: bool) -> Iterator[Piece]:
        for order, card in enumerate(s.slot_loot[slot - 1]):
            at = Spot("slot_loot", str(slot), order)
            yield self._cards.loot(card, at, muted=muted, origin=Spot("decks", "loot"))

    def _enemy(self, s: CyberfleshState, slot: int, enemy: Enemy, muted: bool) -> Piece:
        card = self._names.enemy_card(enemy.card)
        target, seat, _ = self.aim_of(s, slot) if s.units else ("", NOBODY, "")
        told = facts(
            card=card.id,
            name=Text(card.name),
            rank=RANKS[card.source],
            d8=card.d8,
            damage=card.damage,
            precision=card.precision,
            priority=card.priority,
            defence=card.defence,
            hp=max(0, enemy.hp),
            max=enemy.max_hp,
            orientation="" if card.orientation is None else card.orientation.value,
            abilities=tuple(f"{own.value}:{n}" if own in MEASURED else own.value for own, n in card.abilities),
            loot="" if card.loot is None else card.loot.value,
            text=Text(f"{card.name}.flavour"),
            target=target,
            target_seat=seat,
            incited=incited(self._book, s, slot),
            muted=muted,
            gauge=names.enemy(slot),
        )
        kind = Text(card.source.name_id)
        said = text("cyberflesh_board.piece.enemy", name=Text(card.name), kind=kind, hp=max(0, enemy.hp), slot=slot)
        origin = Spot("decks", ORIGINS[card.source]) if card.source in ORIGINS else None
        return Piece(names.enemy(slot), "enemy_card", Spot("enemies", str(slot)), said, told, origin=origin)

    # ---- on the slots --------------------------------------------------------------------------------------------

    def _aims(self, s: CyberfleshState) -> Iterator[Piece]:
        combat = names.fight(s)
        unit = s.unit(combat.acting)
        seat = NOBODY if unit is None else unit.owner
        crowd: dict[int, int] = {}
        for place, (weapon, slot) in enumerate(combat.plan):
            if place < combat.rolled:
                continue
            at = Spot("aims", str(slot), crowd.get(slot, 0))
            crowd[slot] = crowd.get(slot, 0) + 1
            told = facts(order=place + 1, name=self._names.weapon(weapon), seat=seat)
            said = text("cyberflesh_board.piece.aim", weapon=self._names.weapon(weapon), foe=self._names.foe(s, slot))
            yield Piece(names.aim(place), "aim", at, said, told)

    def _flames(self, s: CyberfleshState) -> Iterator[Piece]:
        for left in range(1, SLOTS):
            pair = (s.enemy(left), s.enemy(left + 1))
            if pair[0] is None or pair[1] is None:
                continue
            n = max(self._book.enemies[one.card].incite for one in pair if one is not None)
            if n:
                said = text("cyberflesh_board.piece.incite", n=n)
                at = Spot("incite", f"{left}-{left + 1}")
                yield Piece(names.incite(left), "incite", at, said, facts(n=n))
