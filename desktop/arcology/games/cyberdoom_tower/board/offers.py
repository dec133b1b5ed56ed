"""How hands make the actions of the tower: which piece is taken where, and what the buttons say."""

from __future__ import annotations

from typing import Literal

from arcology.engine.agenda import Ask
from arcology.engine.offers import Gesture, Offer
from arcology.engine.refusal import Refusal, refusal
from arcology.engine.table import Spot
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.actions import TowerAction
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.cards import BOXES, DIE_NAMES, Ability, Equipment, Weapon
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet
from arcology.games.cyberdoom_tower.rules.move import way
from arcology.games.cyberdoom_tower.rules.placement import Dice, find_placement, mending_faces
from arcology.games.cyberdoom_tower.state import AI, TowerState
from arcology.games.cyberdoom_tower.tasks import AskLethal, AskTurn

Tone = Literal["normal", "primary", "danger"]

ABILITY_OF = {act.Modify: Ability.MODIFY, act.Reroll: Ability.REROLL, act.Flip: Ability.FLIP, act.Hit: Ability.HIT}
GUNSIGHT_RANK = 20
WEAPON_KEYS = {
    Weapon.BASE: "A",
    Weapon.LASER_CANNON: "L",
    Weapon.PLASMA_RIFLE: "P",
    Weapon.ANTIMATTER_GRENADE: "B",
}
MEND_BONUS = 100
"""Dice actions that complete the placement come before all others."""


def group(name: str) -> Text:
    """Heading in the list of all actions."""
    return text(f"cyberdoom_tower.group.{name}")


class Offers:
    """Turns legal actions into offers, and gestures into the actions that they would mean."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._mending: tuple[Dice, BoxSet | None, tuple[tuple[int, ...], ...]] = ((), None, ())

    def offer(self, s: TowerState, a: TowerAction) -> Offer:
        """How a hand makes the action ``a``."""
        match a:
            case act.Move():
                return self._move(s, a)
            case act.Attack():
                return self._attack(s, a)
            case act.Modify() | act.Reroll() | act.Flip() | act.Hit():
                return self._ability(s, a)
            case act.UseGunsight():
                return self._gunsight(s, a)
            case act.Confirm():
                return self._confirm(s, a)
            case act.Discard():
                return self._discard(s, a)
            case act.AcceptDamage():
                label = text("cyberdoom_tower.offer.accept_damage")
                return Offer(a, label, group("lethal"), None, None, 99, None, True, "skull", "X", "danger")
            case act.ChooseFirst(_, first):
                label = text("cyberdoom_tower.offer.first", seat=SeatRef(first))
                tone: Tone = "primary" if first == s.first else "normal"
                key = str(first + 1)
                return Offer(a, label, group("round"), names.meeple(first), None, 0, None, True, "meeple", key, tone)
            case _:
                return self._step(s, a)

    def _step(self, s: TowerState, a: TowerAction) -> Offer:
        """Going to the AI, passing, and the questions of an arrival."""
        me = names.meeple(a.seat)
        card = names.player_card(a.seat)
        floor = s.players[a.seat].floor
        stop = names.space(floor, 0)
        match a:
            case act.GoToAi():
                label = text("cyberdoom_tower.offer.go_to_ai", foe=self._names.foe(s, AI))
                return Offer(a, label, group("move"), me, names.ROOF, 0, None, True, "flag", "R", "primary")
            case act.Pass():
                return self._button(a, "pass", "turn", None, None, "skip", "E", ends=True)
            case act.TakeKey():
                return self._button(a, "take_key", "arrival", names.key(floor), card, "key", "T", "primary")
            case act.LeaveKey():
                return self._button(a, "leave_key", "arrival", None, None, "cross", "L")
            case act.Loot():
                return self._button(a, "loot", "arrival", "deck", card, "crate", "T", "primary")
            case act.LeaveCrate():
                return self._button(a, "leave_crate", "arrival", None, None, "cross", "L")
            case act.ReturnToStop():
                return self._button(a, "return_to_stop", "arrival", me, stop, "undo", "R", "primary")
            case act.Stay():
                return self._button(a, "stay", "arrival", None, None, "check", "S")
            case act.UseSuit():
                suit = names.gear(Equipment.TECNO_SUIT)
                return self._button(a, "use_suit", "hide", suit, names.die(0), "eye_off", "S", "primary")
            case act.ResolveHide():
                return self._resolve(s, a)
        raise AssertionError(f"no hand makes {a}")

    @staticmethod
    def _button(
        a: TowerAction,
        name: str,
        heading: str,
        source: str | None,
        target: Spot | str | None,
        icon: str,
        key: str,
        tone: Tone = "normal",
        *,
        ends: bool = False,
    ) -> Offer:
        label = text(f"cyberdoom_tower.offer.{name}")
        return Offer(a, label, group(heading), source, target, 0, None, True, icon, key, tone, ends=ends)

    def _move(self, s: TowerState, a: act.Move) -> Offer:
        player = s.players[a.seat]
        ap = way(player.floor, player.col, a.floor, a.col).ap_cost(a.energy, a.jetpack) or 0
        rank = 10 * a.energy + 3 * a.jetpack + ap
        price = move_price(ap, a.energy, jetpack=a.jetpack)
        label = text("cyberdoom_tower.offer.move", place=self._names.place(s, a.floor, a.col), price=price)
        return Offer(a, label, group("move"), names.meeple(a.seat), names.space(a.floor, a.col), rank, price)

    def _attack(self, s: TowerState, a: act.Attack) -> Offer:
        player = s.players[a.seat]
        target = AI if player.at_ai else player.floor
        foe, weapon = self._names.foe(s, target), names.weapon_name(a.weapon)
        stats = self._book.weapons[a.weapon]
        return Offer(
            a,
            text("cyberdoom_tower.offer.attack", foe=foe, weapon=weapon),
            group("attack"),
            names.weapon_source(a.seat, a.weapon),
            names.target(target),
            rank=5 * stats.cost.energy + 20 * stats.single_use,
            button=True,
            icon="weapon",
            key=WEAPON_KEYS[a.weapon],
            short=text("cyberdoom_tower.offer.attack_base", foe=foe) if a.weapon is Weapon.BASE else weapon,
        )

    @staticmethod
    def _discard(s: TowerState, a: act.Discard) -> Offer:
        """A card for 1 Energy: a drag to the Energy die, and a button where it is what matters."""
        ask = s.agenda[-1]
        own = not isinstance(ask, Ask) or ask.seat == a.seat
        card = names.card_name(a.card)
        if own:
            label = text("cyberdoom_tower.offer.discard", card=card)
        else:
            label = text("cyberdoom_tower.offer.discard_other", card=card, seat=SeatRef(a.seat))
        pressing = own and (isinstance(ask, AskLethal) or (isinstance(ask, AskTurn) and not s.players[a.seat].ap))
        return Offer(
            a,
            label,
            group("discard"),
            names.gear(a.card),
            names.tracker(a.seat, "energy"),
            rank=50,
            button=pressing,
            icon="energy",
            key=str(s.players[a.seat].equipment.index(a.card) + 1) if pressing else "",
            short=text("cyberdoom_tower.offer.discard_short", card=card),
        )

    def _resolve(self, s: TowerState, a: act.ResolveHide) -> Offer:
        assert s.hide is not None, "a hide test is resolved while it is open"
        luck, die = names.tracker(a.seat, "luck"), names.die(0)
        if a.luck == 0:
            label = text("cyberdoom_tower.offer.accept_failure")
            return Offer(a, label, group("hide"), None, None, 9, None, True, "cross", "F", "danger")
        enough = a.luck == s.hide.short
        name = "hide_with_luck" if a.luck >= s.hide.short else "hide_short"
        label = text(f"cyberdoom_tower.offer.{name}", n=a.luck)
        rank = 0 if enough else a.luck
        variant = text("cyberdoom_tower.price.luck", n=a.luck)
        tone: Tone = "primary" if enough else "normal"
        return Offer(a, label, group("hide"), luck, die, rank, variant, enough, "luck", "K" if enough else "", tone)

    def _ability(self, s: TowerState, a: act.Modify | act.Reroll | act.Flip | act.Hit) -> Offer:
        assert s.attack is not None, "abilities act on attack dice"
        ability = ABILITY_OF[type(a)]
        uses = s.attack.uses[list(Ability).index(ability)]
        price = text("cyberdoom_tower.price.luck", n=1) if uses else text("cyberdoom_tower.price.free")
        face = self._face(s, a)
        name = text(f"cyberdoom_tower.ability.{ability.value}")
        die, before = names.die_name(a.die), s.dice[a.die]
        if face is None:
            name_of = "cyberdoom_tower.offer.reroll_luck" if uses else "cyberdoom_tower.offer.reroll"
            label = text(name_of, ability=name, die=die, before=before)
            variant = text("cyberdoom_tower.variant.reroll", ability=name, price=price)
        else:
            name_of = "cyberdoom_tower.offer.ability_luck" if uses else "cyberdoom_tower.offer.ability"
            label = text(name_of, ability=name, die=die, before=before, face=face)
            variant = text("cyberdoom_tower.variant.ability", ability=name, face=face, price=price)
        rank = 10 * list(Ability).index(ability) + (face or 0) + 5 * bool(uses)
        rank = self._mended(s, a.die, face, rank)
        short = text("cyberdoom_tower.offer.priced", what=self._change(name, die, before, face), price=price)
        source = names.die(a.die)
        return Offer(a, label, group(ability.value), source, None, rank, variant, icon=ability.value, short=short)

    @staticmethod
    def _change(name: Text, die: Text, before: int, face: int | None) -> Text:
        """What an ability does to a die, without its price."""
        if face is None:
            return text("cyberdoom_tower.offer.reroll", ability=name, die=die, before=before)
        return text("cyberdoom_tower.offer.ability", ability=name, die=die, before=before, face=face)

    def _gunsight(self, s: TowerState, a: act.UseGunsight) -> Offer:
        before, die = s.dice[a.die], names.die_name(a.die)
        if a.discard:
            label = text("cyberdoom_tower.offer.gunsight_discard", die=die, before=before, face=a.face)
            variant = text("cyberdoom_tower.variant.gunsight_discard", face=a.face)
            price = text("cyberdoom_tower.price.card")
        else:
            luck = self._book.sight_luck
            label = text("cyberdoom_tower.offer.gunsight", die=die, before=before, face=a.face, n=luck)
            variant = text("cyberdoom_tower.variant.gunsight", face=a.face, n=luck)
            price = text("cyberdoom_tower.price.luck", n=luck)
        rank = self._mended(s, a.die, a.face, GUNSIGHT_RANK + a.face + 10 * a.discard)
        source = names.gear(Equipment.GUNSIGHT)
        what = self._change(names.card_name(Equipment.GUNSIGHT), die, before, a.face)
        short = text("cyberdoom_tower.offer.priced", what=what, price=price)
        target = names.die(a.die)
        return Offer(
            a, label, group("gunsight"), source, target, rank, variant, icon="range", short=short, distinct=True
        )

    @staticmethod
    def _face(s: TowerState, a: act.Modify | act.Reroll | act.Flip | act.Hit) -> int | None:
        """What the die will show; None for a new roll."""
        match a:
            case act.Modify(_, die, step):
                return s.dice[die] + step
            case act.Flip(_, die):
                return 7 - s.dice[die]
            case act.Hit(_, _, face):
                return face
        return None

    def _mended(self, s: TowerState, die: int, face: int | None, rank: int) -> int:
        """The rank of a change to a die: what completes a placement that is not complete comes first."""
        if face is None or s.attack is None:
            return rank
        target = self._book.target(s, s.attack.floor)
        dice, boxes, faces = self._mending
        if dice != s.dice or boxes is not target:  # asked for a hundred offers of one question
            complete = find_placement(s.dice, target) is not None
            faces = ((),) * BOXES if complete else mending_faces(s.dice, target)
            self._mending = (s.dice, target, faces)
        return rank - MEND_BONUS if face in faces[die] else rank

    def _confirm(self, s: TowerState, a: act.Confirm) -> Offer:
        assert s.attack is not None, "there is an attack to confirm"
        hit = find_placement(s.dice, self._book.target(s, s.attack.floor)) is not None
        label = text("cyberdoom_tower.offer.confirm_hit" if hit else "cyberdoom_tower.offer.confirm_miss")
        tone: Tone = "primary" if hit else "danger"
        return Offer(a, label, group("attack"), None, None, 0, None, True, "check" if hit else "cross", "C", tone)


def move_price(ap: int, energy: int, *, jetpack: bool) -> Text:
    """What a Movement costs, in a few words: "3 AP + 2 Energy"."""
    if jetpack:
        name = "jetpack_energy" if energy else "jetpack"
    else:
        name = "ap_energy" if energy else "ap"
    return text(f"cyberdoom_tower.price.{name}", ap=ap, energy=energy)


class Gestures:
    """What a gesture would mean, legal or not; the rules then say why not."""

    def read(self, s: TowerState, g: Gesture) -> TowerAction | Refusal | None:
        """The action of a gesture, a refusal where no action could mean it, or None when it means nothing."""
        kind, _, rest = g.source.partition(".")
        if kind == "meeple":
            return self._meeple(s, int(rest), g.target)
        if kind == "gear":
            return self._gear(s, Equipment(rest), g.target)
        seat = self._acting(s)
        if kind == "key" and g.target == names.player_card(seat):
            if int(rest) != s.players[seat].floor:
                return refusal("cyberdoom_tower.refusal.key_only_on_arrival", "CDT-KEY-01")
            return act.TakeKey(seat)
        if kind == "deck" and g.target == names.player_card(seat):
            return act.Loot(seat)
        if kind == "luck" and g.target == names.die(0):
            return act.ResolveHide(int(rest), max(1, s.hide.short if s.hide else 1))
        return None

    @staticmethod
    def _acting(s: TowerState) -> int:
        return s.agenda[-1].seat if s.agenda and hasattr(s.agenda[-1], "seat") else 0

    def _meeple(self, s: TowerState, seat: int, target: Spot | str | None) -> TowerAction | Refusal | None:
        if isinstance(target, Spot):
            if target == names.ROOF:
                return act.GoToAi(seat)
            if target.zone.startswith("floor."):
                return act.Move(seat, int(target.zone.split(".")[1]), int(target.slot))
            return None
        return self._strike(s, seat, Weapon.BASE, target)

    def _gear(self, s: TowerState, card: Equipment, target: Spot | str | None) -> TowerAction | Refusal | None:
        holder = next((i for i, p in enumerate(s.players) if card in p.equipment), self._acting(s))
        if target == names.tracker(holder, "energy"):
            return act.Discard(holder, card)
        if card is Equipment.TECNO_SUIT and target == names.die(0):
            return act.UseSuit(holder)
        if card is Equipment.GUNSIGHT and isinstance(target, str) and target.startswith("die."):
            index = DIE_NAMES.index(target.removeprefix("die."))
            return act.UseGunsight(holder, index, 7 - s.dice[index], False)
        if card.value in [weapon.value for weapon in Weapon]:
            return self._strike(s, holder, Weapon(card.value), target)
        return None

    @staticmethod
    def _strike(s: TowerState, seat: int, weapon: Weapon, target: Spot | str | None) -> TowerAction | Refusal | None:
        """An attack, refused where the target is not on the player's floor (CDT-ATK-01)."""
        player = s.players[seat]
        own = names.target(AI if player.at_ai else player.floor)
        if target == own:
            return act.Attack(seat, weapon)
        if isinstance(target, str) and (target == "ai" or target.startswith("sentinel.")):
            code = "ai_from_below" if target == "ai" else "other_floor"
            return refusal(f"cyberdoom_tower.refusal.{code}", "CDT-ATK-01")
        return None
