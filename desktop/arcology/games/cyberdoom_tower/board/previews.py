"""What a move or an attack would cost, risk and leave, told before one commits."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Literal

from arcology.engine.offers import Chance, Chip, Preview, Tip
from arcology.engine.table import Spot
from arcology.engine.text import Text, text
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower.actions import DiceAction, TowerAction
from arcology.games.cyberdoom_tower.board import names
from arcology.games.cyberdoom_tower.board.names import Names
from arcology.games.cyberdoom_tower.board.offers import ABILITY_OF, Offers
from arcology.games.cyberdoom_tower.board.reaction import Lead, Reaction
from arcology.games.cyberdoom_tower.cards import Ability, Equipment, Feature
from arcology.games.cyberdoom_tower.rules.boxes import BoxSet
from arcology.games.cyberdoom_tower.rules.hide import can_wear_suit
from arcology.games.cyberdoom_tower.rules.move import way
from arcology.games.cyberdoom_tower.rules.odds import ROLLS, AttackOdds, attack_odds
from arcology.games.cyberdoom_tower.rules.outlook import outlook
from arcology.games.cyberdoom_tower.rules.placement import find_placement
from arcology.games.cyberdoom_tower.state import AI, ROUNDS, TRACKER_MAX, TowerState


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
            case act.Pass():
                return self._pass(s, a)
            case act.Loot(seat) | act.LeaveCrate(seat) | act.TakeKey(seat) | act.LeaveKey(seat):
                return self._arrival(s, a, seat)
            case act.Discard(seat):
                energy = s.players[seat].energy + 1
                gauges = ((names.tracker(seat, "energy"), energy),)
                return Preview(self._offers.offer(s, a).label, (Chip("energy", "+1", "gain"),), gauges=gauges)
            case act.ResolveHide():
                return self._resolve(s, a)
            case act.GoToAi(seat):
                reaction = Reaction(self._book, s, seat, AI, 0, s.players[seat].energy)
                return Preview(self._offers.offer(s, a).label, notes=reaction.notes("after"))
            case act.Modify() | act.Reroll() | act.Flip() | act.Hit() | act.UseGunsight():
                return self._change(s, a)
            case act.AcceptDamage(seat):
                notes = (text("cyberdoom_tower.note.lethal"),)
                return Preview(
                    self._offers.offer(s, a).label, notes=notes, gauges=((names.tracker(seat, "energy"), 0),)
                )
            case act.UseSuit():
                return Preview(self._offers.offer(s, a).label, notes=(self._suited(s),))
            case act.ReturnToStop() | act.Stay():
                back = isinstance(a, act.ReturnToStop)
                note = text("cyberdoom_tower.note.back_at_stop" if back else "cyberdoom_tower.note.stays")
                return Preview(self._offers.offer(s, a).label, notes=(note,))
        return Preview(self._offers.offer(s, a).label)

    @staticmethod
    def _suited(s: TowerState) -> Text:
        """What the suit does for the open hide test."""
        assert s.hide is not None, "the suit is worn for an open hide test"
        left = s.hide.short - 1
        return text("cyberdoom_tower.note.suit_short", n=left) if left else text("cyberdoom_tower.note.hidden")

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
            return percent_tip(percent, "good" if percent >= 60 else "cost" if percent >= 35 else "bad")
        return None

    def _move_tip(self, s: TowerState, a: act.Move) -> Tip | None:
        if a.col == 0 or s.floors[a.floor].defeated:
            return percent_tip(100, "good") if a.col else None
        if a.floor in s.players[a.seat].spotted:
            return Tip(text("cyberdoom_tower.tip.seen"), "bad")
        hits = faces_at_least(self._threshold(s, a.floor, a.col))
        percent = Chance(Text(""), hits, 6).percent
        return percent_tip(percent, "cost" if a.energy else "good" if percent >= 50 else "neutral")

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
            title=self._names.heading(s, a.floor, a.col),
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
            about=names.target(a.floor),
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
        last = self._is_last(s, a)
        if a.col == 0 and not last:
            return (text("cyberdoom_tower.note.no_test_at_stop"),)
        if place.defeated:
            return (text("cyberdoom_tower.note.nobody_to_hide_from", foe=foe),)
        notes: list[Text] = [] if a.col else [text("cyberdoom_tower.note.no_test_at_stop")]
        if a.floor in s.players[a.seat].spotted:
            notes.append(text("cyberdoom_tower.note.seen", foe=foe))
        energy = s.players[a.seat].energy - a.energy
        energy += self._names.feature(s, a.floor, a.col) is Feature.ENERGY
        lead: Lead = "after" if notes or last else "noticed"
        return (*notes, *Reaction(self._book, s, a.seat, a.floor, a.col, min(TRACKER_MAX, energy)).notes(lead))

    def _is_last(self, s: TowerState, a: act.Move) -> bool:
        """Whether the turn is over after a Movement whatever the die says, on a floor whose sentinel then acts."""
        player, place = s.players[a.seat], s.floors[a.floor]
        if place.defeated or not place.activated or s.options.alerted_sentinel == "provoked":
            return False
        if way(player.floor, player.col, a.floor, a.col).ap_cost(a.energy, a.jetpack) != player.ap:
            return False
        if a.col:
            return self._names.feature(s, a.floor, a.col) is not Feature.KEY
        return a.floor != s.top_floor or s.team_keys < s.keys_needed

    def _arrival(self, s: TowerState, a: act.Loot | act.LeaveCrate | act.TakeKey | act.LeaveKey, seat: int) -> Preview:
        """The questions before a hide test: what hiding needs after each answer."""
        player = s.players[seat]
        loot = int(isinstance(a, act.Loot))
        chances = self._hide_chances(s, seat, player.floor, player.col, loot=loot)
        label = self._offers.offer(s, a).label
        if s.floors[player.floor].defeated:
            return Preview(label, chances=chances)
        reaction = Reaction(self._book, s, seat, player.floor, player.col, player.energy)
        seen = player.floor in player.spotted
        return Preview(label, chances=chances, notes=reaction.notes("after" if seen else "noticed"))

    def _resolve(self, s: TowerState, a: act.ResolveHide) -> Preview:
        """The Luck that it takes; if that is not enough, what the sentinel does."""
        assert s.hide is not None, "a hide test is resolved while it is open"
        player = s.players[a.seat]
        label = self._offers.offer(s, a).label
        gauge = (names.tracker(a.seat, "luck"), player.luck - a.luck)
        chips = (Chip("luck", str(a.luck), "cost"),) if a.luck else ()
        if a.luck >= s.hide.short:
            return Preview(label, chips, notes=(text("cyberdoom_tower.note.hidden"),), gauges=(gauge,))
        learns = any(player.ability_tokens)
        notes = (text("cyberdoom_tower.note.noticed_teaches" if learns else "cyberdoom_tower.note.noticed_only"),)
        found = self._struck(label, Reaction(self._book, s, a.seat, player.floor, player.col, player.energy), notes)
        return Preview(label, (*chips, *found.chips), notes=found.notes, gauges=(gauge, *found.gauges))

    def _change(self, s: TowerState, a: DiceAction) -> Preview:
        """What a change to an attack die costs, and whether all dice fit after it."""
        assert s.attack is not None, "dice are changed in an attack"
        offer = self._offers.offer(s, a)
        if isinstance(a, act.UseGunsight):
            luck = 0 if a.discard else self._book.sight_luck
        else:
            luck = int(bool(s.attack.uses[list(Ability).index(ABILITY_OF[type(a)])]))
        notes = (text("cyberdoom_tower.note.completes"),) if offer.rank < 0 else ()
        gauge = (names.tracker(a.seat, "luck"), s.players[a.seat].luck - luck)
        return Preview(offer.label, (Chip("luck", str(luck), "cost"),) if luck else (), notes=notes, gauges=(gauge,))

    def _pass(self, s: TowerState, a: act.Pass) -> Preview:
        """What ending the turn costs: a strike, if the sentinel of the floor hunts or the AI is beside one."""
        player = s.players[a.seat]
        label = self._offers.offer(s, a).label
        notes = [text("cyberdoom_tower.note.ap_unused", n=player.ap)] if player.ap else []
        notes += time_up(s, a.seat)
        if player.at_ai:
            return self._struck(label, Reaction(self._book, s, a.seat, AI, 0, player.energy), notes)
        place = s.floors[player.floor]
        foe = self._names.foe(s, player.floor)
        if place.defeated:
            return Preview(label, notes=(*notes, text("cyberdoom_tower.note.foe_defeated", foe=foe)))
        if not place.activated or s.options.alerted_sentinel == "provoked":
            return Preview(label, notes=(*notes, text("cyberdoom_tower.note.foe_dormant", foe=foe)))
        return self._struck(label, Reaction(self._book, s, a.seat, player.floor, player.col, player.energy), notes)

    @staticmethod
    def _struck(label: Text, reaction: Reaction, notes: Sequence[Text]) -> Preview:
        """The preview of a turn's end that the sentinel or the AI answers."""
        chips = (Chip("energy", f"\u2212{reaction.damage}", "bad"),) if reaction.damage else ()
        return Preview(label, chips, notes=(*notes, *reaction.notes("after")), gauges=reaction.gauges)

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
        player = s.players[a.seat]
        stats = self._book.weapons[a.weapon]
        energy = player.energy - stats.cost.energy
        notes = [self._hit_note(s, a.seat, foe, stats.damage, energy), text("cyberdoom_tower.note.attack_ends_turn")]
        if Equipment.GUNSIGHT in player.equipment:
            notes.append(text("cyberdoom_tower.note.gunsight_ready"))
        return (*notes, *Reaction(self._book, s, a.seat, foe, player.col, energy).notes("survives"))

    def _hit_note(self, s: TowerState, seat: int, floor: int, damage: int, energy: int) -> Text:
        """What a hit would leave of the target, and what its defeat brings to a player with ``energy`` (CDT-ATK-08)."""
        left = self._left(s, floor) - damage
        foe = self._names.foe(s, floor)
        if left > 0:
            return text("cyberdoom_tower.note.hit_leaves", foe=foe, n=left)
        if floor == AI:
            return text("cyberdoom_tower.note.hit_wins", foe=foe)
        learns = any(s.players[seat].ability_tokens)
        if energy < TRACKER_MAX:
            return text("cyberdoom_tower.note.hit_defeats" if learns else "cyberdoom_tower.note.hit_gains", foe=foe)
        return text("cyberdoom_tower.note.hit_teaches" if learns else "cyberdoom_tower.note.hit_only", foe=foe)

    def _left(self, s: TowerState, floor: int) -> int:
        """Energy that a target still has."""
        if floor == AI:
            return self._book.pack.ai_side(s.ai).energy - s.ai_damage
        place = s.floors[floor]
        return self._book.sentinels[place.sentinel].energy - place.damage

    def _confirm(self, s: TowerState, a: act.Confirm) -> Preview:
        """What confirming does is certain: a hit or a miss, then the answer of whoever still stands."""
        assert s.attack is not None, "there is an attack to confirm"
        floor = s.attack.floor
        player = s.players[a.seat]
        label = self._offers.offer(s, a).label
        hit = find_placement(s.dice, self._book.target(s, floor)) is not None
        damage = self._book.weapons[s.attack.weapon].damage
        if hit:
            note = self._hit_note(s, a.seat, floor, damage, player.energy)
        else:
            learns = any(player.ability_tokens)
            note = text("cyberdoom_tower.note.miss_teaches" if learns else "cyberdoom_tower.note.miss_only")
        notes = [note]
        if hit and self._left(s, floor) <= damage:
            notes += () if floor == AI else time_up(s, a.seat)
            energy = player.energy if floor == AI else min(TRACKER_MAX, player.energy + 1)
            return Preview(label, notes=tuple(notes), gauges=((names.tracker(a.seat, "energy"), energy),))
        notes += time_up(s, a.seat)
        return self._struck(label, Reaction(self._book, s, a.seat, floor, player.col, player.energy), notes)


def time_up(s: TowerState, seat: int) -> tuple[Text, ...]:
    """A note if the last turn of the last round ends with no win, which loses the game (CDT-COUNT-06, CDT-OPT-01)."""
    goes_on = s.options.time_limit == "reached" and any(player.at_ai for player in s.players)
    if s.round < ROUNDS or seat != s.order[-1] or goes_on:
        return ()
    return (text("cyberdoom_tower.note.time_up"),)


def percent_tip(percent: int, tone: Literal["good", "cost", "bad", "neutral"]) -> Tip:
    """A label such as "67 %"."""
    return Tip(text("cyberdoom_tower.tip.percent", percent=percent), tone)


def _unlocked(tokens: tuple[int, int, int]) -> tuple[Ability, ...]:
    """The abilities without a token."""
    later = [ability for ability, n in zip((Ability.REROLL, Ability.FLIP, Ability.HIT), tokens, strict=True) if not n]
    return (Ability.MODIFY, *later)
