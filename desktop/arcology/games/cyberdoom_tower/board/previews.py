"""What a move or an attack would cost, risk and leave, told before one commits."""

from __future__ import annotations

from arcology.engine.offers import Chance, Chip, Preview, Tip
from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.actions import TowerAction
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.board.offers import Offers
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Feature
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet
from arcology.games.cyberdoom_tower.rules.hide import can_wear_suit
from arcology.games.cyberdoom_tower.rules.move import way
from arcology.games.cyberdoom_tower.rules.odds import ROLLS, AttackOdds, attack_odds
from arcology.games.cyberdoom_tower.rules.outlook import outlook
from arcology.games.cyberdoom_tower.state import AI, TRACKER_MAX, TowerState, distance


def faces_at_least(threshold: int) -> int:
    """How many of the six faces of a die reach ``threshold``."""
    return max(0, min(6, 7 - threshold))


class Previews:
    """Previews of the tower. The odds of a set of hit boxes are worked out once (5 ms) and kept."""

    def __init__(self, called: Names, offers: Offers) -> None:
        self._names = called
        self._book = called.book
        self._offers = offers
        self._odds: dict[BoxSet, AttackOdds] = {}

    def preview(self, s: TowerState, a: TowerAction) -> Preview:
        """Everything that is known at once; ``slow`` says that :meth:`complete` knows more."""
        match a:
            case act.Move():
                return self._move(s, a)
            case act.Attack():
                return self._attack(s, a)
            case act.Confirm():
                return self._confirm(s, a)
            case act.Pass(seat):
                return Preview(self._offers.offer(s, a).label, notes=self._pass_notes(s, seat))
            case act.Loot(seat) | act.LeaveCrate(seat) | act.TakeKey(seat) | act.LeaveKey(seat):
                player = s.players[seat]
                loot = int(isinstance(a, act.Loot))
                chances = self._hide_chances(s, seat, player.floor, player.col, loot=loot)
                return Preview(self._offers.offer(s, a).label, chances=chances)
            case act.Discard(seat):
                energy = s.players[seat].energy + 1
                return Preview(self._offers.offer(s, a).label, gauges=((names.tracker(seat, "energy"), energy),))
            case act.ResolveHide(seat, luck):
                left = s.players[seat].luck - luck
                return Preview(self._offers.offer(s, a).label, gauges=((names.tracker(seat, "luck"), left),))
        return Preview(self._offers.offer(s, a).label)

    def complete(self, s: TowerState, a: TowerAction) -> Preview:
        """The preview with the estimate that takes longer: an attack with every unlocked ability."""
        found = self.preview(s, a)
        if not isinstance(a, act.Attack):
            return found
        player = s.players[a.seat]
        target = self._book.target(s, AI if player.at_ai else player.floor)
        hits = outlook(target, _unlocked(player.ability_tokens))
        chance = Chance(text("cyberdoom_tower.chance.abilities"), hits, ROLLS, exact=False)
        return Preview(
            found.title, found.chips, (*found.chances, chance), found.notes, found.path, found.paid_from, found.gauges
        )

    def tip(self, s: TowerState, a: TowerAction) -> Tip | None:
        """The chance to stay hidden, or the chance to hit, as a label at the target."""
        if isinstance(a, act.Move):
            return self._move_tip(s, a)
        if isinstance(a, act.Attack):
            odds = self._odds_of(s, a.seat)
            percent = Chance(Text(""), odds.modify[0], ROLLS).percent
            return Tip(f"{percent} %", "good" if percent >= 60 else "cost" if percent >= 35 else "bad")
        return None

    def _move_tip(self, s: TowerState, a: act.Move) -> Tip | None:
        if a.col == 0 or s.floors[a.floor].defeated:
            return Tip("100 %", "good") if a.col else None
        if a.floor in s.players[a.seat].spotted:
            return Tip(text("cyberdoom_tower.tip.seen"), "bad")
        hits = faces_at_least(self._threshold(s, a.floor, a.col))
        percent = Chance(Text(""), hits, 6).percent
        return Tip(f"{percent} %", "cost" if a.energy else "good" if percent >= 50 else "neutral")

    def _threshold(self, s: TowerState, floor: int, col: int) -> int:
        base, cell = self._book.anti_stealth(s.floors[floor])
        return col + base + cell

    def _move(self, s: TowerState, a: act.Move) -> Preview:
        player = s.players[a.seat]
        ap = way(player.floor, player.col, a.floor, a.col).ap_cost(a.energy, a.jetpack) or 0
        feature = self._names.feature(s, a.floor, a.col)
        chips = [Chip("action", str(ap), "cost")]
        if a.energy:
            chips.append(Chip("energy", str(a.energy), "cost"))
        if a.jetpack:
            chips.append(Chip("jetpack", text("cyberdoom_tower.equipment.jetpack"), "cost"))
        if feature is not Feature.NONE:
            chips.append(Chip(feature.value, text(f"cyberdoom_tower.feature.{feature.value}"), "gain"))
        path = self._path(player.floor, player.col, a.floor, a.col)
        energy = min(TRACKER_MAX, player.energy - a.energy + (feature is Feature.ENERGY))
        luck = min(TRACKER_MAX, player.luck + (feature is Feature.LUCK))
        return Preview(
            title=self._names.place(s, a.floor, a.col),
            chips=tuple(chips),
            chances=self._hide_chances(s, a.seat, a.floor, a.col, luck=luck),
            notes=self._move_notes(s, a),
            path=path,
            paid_from=len(path) - a.energy,
            gauges=(
                (names.tracker(a.seat, "energy"), energy),
                (names.tracker(a.seat, "luck"), luck),
                (names.tracker(a.seat, "action"), player.ap - ap),
            ),
        )

    @staticmethod
    def _path(floor: int, col: int, to_floor: int, to_col: int) -> tuple[Spot, ...]:
        if floor == to_floor:
            step = 1 if to_col > col else -1
            return tuple(names.space(floor, c) for c in range(col, to_col + step, step))
        there = tuple(names.space(to_floor, c) for c in range(to_col + 1))
        return (*(names.space(floor, c) for c in range(col, -1, -1)), *there)

    def _hide_chances(
        self, s: TowerState, seat: int, floor: int, col: int, *, loot: int = 0, luck: int | None = None
    ) -> tuple[Chance, ...]:
        """Chances to hide in a space: as rolled, with all Luck, with the suit, after looting."""
        player = s.players[seat]
        if col == 0 or s.floors[floor].defeated or floor in player.spotted:
            return ()
        threshold = self._threshold(s, floor, col) + loot
        luck = player.luck if luck is None else luck
        chances = [Chance(text("cyberdoom_tower.chance.hide", need=threshold), faces_at_least(threshold), 6)]
        if luck and threshold > 1:
            chances.append(
                Chance(text("cyberdoom_tower.chance.hide_luck", n=luck), faces_at_least(threshold - luck), 6)
            )
        if can_wear_suit(player) and threshold > 1:
            chances.append(
                Chance(text("cyberdoom_tower.chance.hide_suit", need=threshold - 1), faces_at_least(threshold - 1), 6)
            )
        if not loot and s.pile and self._names.feature(s, floor, col) is Feature.CRATE:
            chances.append(
                Chance(text("cyberdoom_tower.chance.hide_loot", need=threshold + 1), faces_at_least(threshold + 1), 6)
            )
        return tuple(chances)

    def _move_notes(self, s: TowerState, a: act.Move) -> tuple[Text, ...]:
        place = s.floors[a.floor]
        foe = self._names.foe(s, a.floor)
        if a.col == 0:
            return (text("cyberdoom_tower.note.no_test_at_stop"),)
        if place.defeated:
            return (text("cyberdoom_tower.note.nobody_to_hide_from", foe=foe),)
        notes = []
        if a.floor in s.players[a.seat].spotted:
            notes.append(text("cyberdoom_tower.note.seen", foe=foe))
        notes.append(self._if_noticed(s, a.floor, a.col))
        return tuple(notes)

    def _if_noticed(self, s: TowerState, floor: int, col: int) -> Text:
        """What the sentinel would do to somebody noticed in that space."""
        place = s.floors[floor]
        card = self._book.sentinels[place.sentinel]
        pos = max(1, place.pos - 1)
        foe = self._names.foe(s, floor)
        if pos == 1 and col:
            return text("cyberdoom_tower.note.noticed_trapped", foe=foe)
        far = distance(pos, col)
        name = "noticed_struck" if far <= card.range else "noticed_safe"
        return text(f"cyberdoom_tower.note.{name}", foe=foe, far=far, range=card.range, damage=card.damage)

    def _pass_notes(self, s: TowerState, seat: int) -> tuple[Text, ...]:
        player = s.players[seat]
        if player.at_ai:
            side = self._book.pack.ai_side(s.ai)
            return (text("cyberdoom_tower.note.ai_strikes", foe=Text(side.name), damage=side.damage),)
        place = s.floors[player.floor]
        foe = self._names.foe(s, player.floor)
        if place.defeated:
            return (text("cyberdoom_tower.note.foe_defeated", foe=foe),)
        if not place.activated or s.options.alerted_sentinel == "provoked":
            return (text("cyberdoom_tower.note.foe_dormant", foe=foe),)
        return (self._if_noticed(s, player.floor, player.col),)

    def _odds_of(self, s: TowerState, seat: int) -> AttackOdds:
        player = s.players[seat]
        target = self._book.target(s, AI if player.at_ai else player.floor)
        if target not in self._odds:
            self._odds[target] = attack_odds(target)
        return self._odds[target]

    def _attack(self, s: TowerState, a: act.Attack) -> Preview:
        player = s.players[a.seat]
        foe = AI if player.at_ai else player.floor
        stats = self._book.weapons[a.weapon]
        odds = self._odds_of(s, a.seat)
        luck = player.luck
        chips = [Chip("action", "1", "cost"), Chip("damage", str(stats.damage), "gain")]
        if stats.cost.energy:
            chips.insert(1, Chip("energy", str(stats.cost.energy), "cost"))
        chances = [
            Chance(text("cyberdoom_tower.chance.no_ability"), odds.plain, ROLLS),
            Chance(text("cyberdoom_tower.chance.modify"), odds.modify[0], ROLLS),
        ]
        if luck:
            chances.append(Chance(text("cyberdoom_tower.chance.modify_luck", n=luck), odds.modify[luck], ROLLS))
        return Preview(
            title=text("cyberdoom_tower.preview.attack", foe=self._names.foe(s, foe)),
            chips=tuple(chips),
            chances=tuple(chances),
            notes=self._attack_notes(s, a, foe),
            gauges=(
                (names.tracker(a.seat, "energy"), player.energy - stats.cost.energy),
                (names.tracker(a.seat, "action"), player.ap - 1),
            ),
            slow=len(_unlocked(player.ability_tokens)) > 1,
        )

    def _attack_notes(self, s: TowerState, a: act.Attack, foe: int) -> tuple[Text, ...]:
        stats = self._book.weapons[a.weapon]
        if foe == AI:
            side = self._book.pack.ai_side(s.ai)
            left = side.energy - s.ai_damage - stats.damage
            after = text("cyberdoom_tower.note.ai_strikes", foe=Text(side.name), damage=side.damage)
        else:
            place = s.floors[foe]
            left = self._book.sentinels[place.sentinel].energy - place.damage - stats.damage
            after = self._if_noticed(s, foe, s.players[a.seat].col)
        if left <= 0:
            first = text("cyberdoom_tower.note.hit_defeats", foe=self._names.foe(s, foe))
        else:
            first = text("cyberdoom_tower.note.hit_leaves", foe=self._names.foe(s, foe), n=left)
        ends = text("cyberdoom_tower.note.attack_ends_turn")
        if Equipment.GUNSIGHT in s.players[a.seat].equipment:
            return (first, ends, text("cyberdoom_tower.note.gunsight_ready"), after)
        return (first, ends, after)

    def _confirm(self, s: TowerState, a: act.Confirm) -> Preview:
        assert s.attack is not None, "there is an attack to confirm"
        notes = () if s.attack.floor == AI else (self._if_noticed(s, s.attack.floor, s.players[a.seat].col),)
        return Preview(self._offers.offer(s, a).label, notes=notes)


def _unlocked(tokens: tuple[int, int, int]) -> tuple[Ability, ...]:
    """The abilities without a token."""
    later = [ability for ability, n in zip((Ability.REROLL, Ability.FLIP, Ability.HIT), tokens, strict=True) if not n]
    return (Ability.MODIFY, *later)
