"""The greedy bot: looks one answer ahead and takes the one that leaves the best chance to win.

It sees what its seat sees. Dice are averaged by formula, never rolled; an unknown equipment card counts as one Energy.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from arcology.engine.protocols import BotContext
from arcology.games.cyberdoom_tower import actions as act
from arcology.games.cyberdoom_tower import tasks
from arcology.games.cyberdoom_tower.bot_dice import Steps, choose_dice, hit_chance
from arcology.games.cyberdoom_tower.cards import Equipment, Feature, Weapon
from arcology.games.cyberdoom_tower.prospect import Fights, Outlook, Prospect
from arcology.games.cyberdoom_tower.rules import TowerRules
from arcology.games.cyberdoom_tower.state import TRACKER_MAX

KEEP = (
    Equipment.PLASMA_RIFLE,
    Equipment.ANTIMATTER_GRENADE,
    Equipment.GUNSIGHT,
    Equipment.TECNO_SUIT,
    Equipment.JETPACK,
    Equipment.LASER_CANNON,
)
"""Equipment, the card that is discarded last first."""
MOST_ENERGY = 2
"""More Energy than this is not spent on one Movement."""


class GreedyBot:
    """Plays one seat. It may play several games and keeps nothing of them but figures of the cards."""

    blind = False

    def __init__(self) -> None:
        self._fights: Fights = {}
        self._steps: Steps = {}
        self._rules: TowerRules | None = None

    def choose(self, seen: Any, legal: Sequence[Any], ctx: BotContext) -> Any:
        """Return the answer to the open question."""
        if ctx.rules is not self._rules:
            self._rules = ctx.rules
            self._fights.clear()
            self._steps.clear()
        ask = seen.agenda[-1]
        view = View(Prospect(ctx.rules.book, self._fights, seen, ask.seat), ask, legal, self._steps)
        return CHOOSERS[type(ask)](view)


@dataclass(slots=True)
class View:
    """One decision: the prospect of the seat, the question, its answers, and tables of hit boxes."""

    prospect: Prospect
    ask: Any
    legal: Sequence[Any]
    steps: Steps

    def first(self, kind: type) -> Any:
        """The first answer of that kind."""
        return next(a for a in self.legal if isinstance(a, kind))


def choose_first(view: View) -> Any:
    """Keep the order: whoever went first goes first."""
    first = view.prospect.s.first
    return next(a for a in view.legal if isinstance(a, act.ChooseFirst) and a.first == first)


def choose_turn(view: View) -> Any:
    """The Movement, attack, ascent or pass with the best value."""
    best, found = -9.0, None
    for a in view.legal:
        if isinstance(a, act.Move):
            value = move_value(view.prospect, a) if a.energy <= MOST_ENERGY else -9.0
        elif isinstance(a, act.Attack):
            value = attack_value(view, a)
        elif isinstance(a, act.GoToAi):
            value = view.prospect.here().value() + 1e-6
        elif isinstance(a, act.Pass):
            value = view.prospect.here().end_turn(alert=False)
        else:
            continue
        if value > best:
            best, found = value, a
    return found


def move_value(p: Prospect, a: act.Move) -> float:
    """Value of a Movement, averaged over the hide die."""
    me = p.player
    cost = p.ap_cost(a)
    here = p.here(floor=a.floor, col=a.col, ap=me.ap - cost, energy=me.energy - a.energy)
    if not a.col:
        return here.go_on()
    place = p.s.floors[a.floor]
    feature = p.book.features[place.tower][a.col]
    if feature is Feature.ENERGY:
        here.energy = min(here.energy + 1, TRACKER_MAX)
    elif feature is Feature.LUCK:
        here.luck = min(here.luck + 1, TRACKER_MAX)
    elif feature is Feature.KEY and place.key:
        here.keys -= {a.floor}
        return hide_value(p, here, 0, key=True)
    elif feature is Feature.CRATE and p.s.pile and a.col not in place.looted:
        return max(hide_value(p, here, 0), hide_value(p, here.with_card(), 1))
    return hide_value(p, here, 0)


def hide_value(p: Prospect, here: Outlook, loot: int, *, key: bool = False) -> float:
    """Value of arriving there: the hide test with the best use of Luck, and what follows either way."""
    place = p.s.floors[here.floor]
    if place.defeated:
        return _passed(here, key)
    failed = here.noticed()
    if here.floor in p.player.spotted:
        return failed
    base, cell = p.book.anti_stealth(place)
    threshold = here.col + base + cell + loot - p.suit
    total = 0.0
    by_luck: dict[int, float] = {}
    for face in range(1, 7):
        short = max(0, threshold - face)
        if short > here.luck:
            total += failed
            continue
        if short not in by_luck:
            by_luck[short] = (
                max(failed, _passed(here.with_luck(here.luck - short), key)) if short else _passed(here, key)
            )
        total += by_luck[short]
    return total / 6


def _passed(here: Outlook, key: bool) -> float:
    """Value once hidden; a key just taken may go back to the stop."""
    return max(here.go_on(), here.at_stop().go_on()) if key else here.go_on()


def attack_value(view: View, a: act.Attack) -> float:
    """Value of an attack: beside the AI by the odds of the whole fight, else by what a hit or miss leaves."""
    p = view.prospect
    if p.player.at_ai:
        return 1.0 + (a.weapon is p.best_weapon())
    chance = hit_chance(view.steps, p, p.book.target(p.s, p.player.floor))
    hit, miss = attack_outcomes(p, a.weapon)
    return chance * hit + (1 - chance) * miss


def attack_outcomes(p: Prospect, weapon: Weapon, *, paid: bool = False) -> tuple[float, float]:
    """Values of a hit and of a miss with this weapon on the sentinel of the floor; ``paid``: its cost is paid."""
    stats = p.book.weapons[weapon]
    place = p.s.floors[p.player.floor]
    here = p.here(ap=0)
    if not paid:
        here.energy -= stats.cost.energy
        if stats.single_use:
            here = here.without(Equipment(weapon.value))
    miss = here.noticed()
    if place.damage + stats.damage >= p.book.sentinels[place.sentinel].energy:
        here.energy = min(here.energy + 1, TRACKER_MAX)
        here.learn()
        return here.value(), miss
    return here.end_turn(alert=True) + 0.01, miss


def choose_key(view: View) -> Any:
    """A key is always taken: it is needed, or it pays the way back."""
    return view.first(act.TakeKey)


def choose_crate(view: View) -> Any:
    """Loot if what the card brings outweighs the harder test."""
    p = view.prospect
    here = p.here()
    better = hide_value(p, here.with_card(), 1) >= hide_value(p, here, 0)
    return view.first(act.Loot if better else act.LeaveCrate)


def choose_hide(view: View) -> Any:
    """Mend the roll if what Luck costs is less than what a failure costs, with the suit before Luck."""
    p = view.prospect
    test = p.s.hide
    short = test.short if test else 0
    here = p.here()
    passed = _passed(here.with_luck(here.luck - max(0, short - p.suit)), p.s.took)
    if passed < here.noticed():
        return act.ResolveHide(view.ask.seat, 0)
    if p.suit:
        return view.first(act.UseSuit)
    return act.ResolveHide(view.ask.seat, short)


def choose_return(view: View) -> Any:
    """Back to the stop unless the sector is the better place."""
    here = view.prospect.here()
    back = here.at_stop().go_on() >= here.go_on()
    return view.first(act.ReturnToStop if back else act.Stay)


def choose_lethal(view: View) -> Any:
    """Discard while that can save the game, the least useful card first."""
    player = view.prospect.player
    room = TRACKER_MAX - player.energy
    if player.energy + min(room, len(player.equipment)) <= view.ask.damage:
        return view.first(act.AcceptDamage)
    cards = [a for a in view.legal if isinstance(a, act.Discard)]
    return max(cards, key=lambda a: KEEP.index(a.card))


def choose_attack_dice(view: View) -> Any:
    """Mend the dice as cheaply as possible if the hit is worth its Luck."""
    p = view.prospect
    fight = p.s.attack
    assert fight is not None, "attack dice are asked about during an attack"
    if p.player.at_ai:
        worth = p.ai_hit_worth(fight.weapon)
    else:
        hit, miss = attack_outcomes(p, fight.weapon, paid=True)
        worth = [hit - miss - 0.006 * luck for luck in range(TRACKER_MAX + 1)]
    return choose_dice(view.steps, p, view.legal, worth)


CHOOSERS: dict[type, Callable[[View], Any]] = {
    tasks.AskFirst: choose_first,
    tasks.AskTurn: choose_turn,
    tasks.AskKey: choose_key,
    tasks.AskCrate: choose_crate,
    tasks.AskHide: choose_hide,
    tasks.AskReturn: choose_return,
    tasks.AskDice: choose_attack_dice,
    tasks.AskLethal: choose_lethal,
}
