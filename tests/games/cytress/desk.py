"""A table laid out as a worked example says, for the rule tests.

desk = Desk(2)                          # two players on M2, seat 0 first, sides chosen, before its first ship
desk.stock(0, C=2).icons(0, HOO="C")    # supplies and icons by letter
desk.crew(1, (2, 0), (0, 2))            # hexes by (q, r)
desk.ship(0, "rovers", hex=(1, 1))      # flies and answers what is asked; fails the test when something is refused
"""

from __future__ import annotations

from functools import cache
from typing import Any

import pytest

from arcology.engine.agenda import Context, Task, settle
from arcology.engine.config import GameConfig
from arcology.engine.play import Played, play, start
from arcology.engine.refusal import Refusal
from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.catalog import GAME, open_pack
from arcology.games.cytress.rules import CytressRules
from arcology.games.cytress.state import NOBODY, Ai, CytressState, Player
from arcology.games.cytress.terms import FACTIONS, SUPPLIES, Faction, LandingPad, Phase, Supply
from arcology.packs.find import house_folder
from arcology.packs.locate import data_root
from arcology.testing.scripted import scripted

Place = tuple[int, int]
MAPS = {1: ("1A", "3B", "5A"), 2: ("1A", "2A"), 3: ("1A", "3B", "5A")}
"""The maps M3 and M2 of the worked examples."""
LETTERS = "WCTS"
PATHS = ("COR", "PRI", "ROV", "HOO")
W, C, T, S = SUPPLIES
COR, PRI, ROV, HOO = FACTIONS


@cache
def house_rules() -> CytressRules:
    """The rules with the house pack."""
    return CytressRules(open_pack(house_folder(data_root(), GAME)))


def config(seats: int = 2, seed: int = 0, level: int = 0, **options: str) -> GameConfig:
    """A configuration with some options changed."""
    return GameConfig(GAME, seats, seed, level=level, options=tuple(options.items()))


class Desk:
    """One game, before the first ship of seat 0 in round 1; nobody has icons but the printed ROVERS ones."""

    def __init__(self, seats: int = 2, *, level: int = 3, seed: int = 0, **options: str) -> None:
        self.rules = house_rules()
        self.state: CytressState = start(self.rules, config(seats, seed, level, **options)).state
        self.events: tuple[Any, ...] = ()
        self.beats: tuple[Any, ...] = ()
        s = self.state
        while isinstance(s.agenda[-1], tasks.AskSide):
            self.do(self.rules.legal(s)[0])
            s = self.state
        s.luck = scripted(seed=seed)
        if seats in MAPS:
            s.tiles = MAPS[seats]
        ground = self.rules.book.ground(s.tiles)
        s.crew, s.tubes = [NOBODY] * len(ground.colours), [0] * len(ground.colours)
        s.free = [len(hexes) for hexes in ground.by_colour]
        s.first = 0
        for seat, player in enumerate(s.players):
            player.icons = [0] * 8 + [1] * 4 + [0] * 4
            player.rebel = None
            self.stock(seat, W=2, C=2, T=2, S=2)
        if s.ai is not None:
            s.ai.rebel = None
        self.turn_of(0)

    @property
    def me(self) -> Player:
        """The player of seat 0."""
        return self.state.players[0]

    @property
    def you(self) -> Player:
        """The player of seat 1."""
        return self.state.players[1]

    @property
    def ai(self) -> Ai:
        """The AI of a solo game."""
        assert self.state.ai is not None
        return self.state.ai

    @property
    def ask(self) -> str:
        """The open question (``ship``, ``card``, ``hex`` and so on), or the outcome when there is one."""
        if self.state.ended is not None:
            return self.state.ended.code
        return self.state.agenda[-1].kind.rpartition(".")[2]

    @property
    def asked(self) -> int:
        """The seat that is asked."""
        top = self.state.agenda[-1]
        assert isinstance(top, tasks.Ask)
        return top.seat

    def hex(self, place: Place) -> int:
        """The index of a hex."""
        return self.rules.book.ground(self.state.tiles).map.grid.index[place]

    def place(self, hex_: int) -> Place:
        """Where a hex lies."""
        return self.rules.book.ground(self.state.tiles).map.grid.places[hex_]

    def stock(self, seat: int, **counts: int) -> Desk:
        """Set supplies by letter; those not named are 0."""
        self.state.players[seat].stock = [counts.get(letter, 0) for letter in LETTERS]
        return self

    def held(self, seat: int = 0) -> str:
        """Supplies as the worked examples write them: ``W2 C0 T1 S4``."""
        return " ".join(
            f"{letter}{count}" for letter, count in zip(LETTERS, self.state.players[seat].stock, strict=True)
        )

    def icons(self, seat: int, **paths: str) -> Desk:
        """Set the icons of lifepaths: ``HOO="WW", PRI=""``."""
        for path, letters in paths.items():
            begin = PATHS.index(path) * 4
            self.state.players[seat].icons[begin : begin + 4] = [letters.count(letter) for letter in LETTERS]
        return self

    def lifepath(self, path: str, seat: int = 0) -> str:
        """Icons of a lifepath by letter, in canonical order."""
        begin = PATHS.index(path) * 4
        counts = self.state.players[seat].icons[begin : begin + 4]
        return "".join(letter * count for letter, count in zip(LETTERS, counts, strict=True))

    def crew(self, owner: int, *places: Place) -> Desk:
        """Put crew of a seat (or of the AI: 1 in the solo game) on hexes."""
        s, party = self.state, self.state.party(owner)
        for place in places:
            hex_ = self.hex(place)
            assert (s.crew[hex_], s.tubes[hex_]) == (NOBODY, 0), place
            colour = self.rules.book.ground(s.tiles).colours[hex_]
            s.crew[hex_] = owner
            s.free[colour] -= 1
            party.posted[colour] += 1
            party.reserve -= 1
        return self

    def tube(self, place: Place, height: int) -> Desk:
        """Raise a tube of set-aside sections."""
        s, hex_ = self.state, self.hex(place)
        s.free[self.rules.book.ground(s.tiles).colours[hex_]] -= 1
        s.tubes[hex_] = height
        return self

    def give(self, owner: int, *cards: str) -> Desk:
        """Give missions to a seat or the AI, without their icons."""
        party = self.state.party(owner)
        for card in cards:
            self._fetch(card)
            facts = self.rules.book.missions[card]
            party.missions.append(card)
            party.skills[facts.skill] += 1
            party.targets[facts.target] += 1
        return self

    def of_skill(self, owner: int, skill: str, count: int = 3) -> Desk:
        """Give missions of a skill, of the PRIVATEERS first."""
        short = skill[:3].upper()
        cards = [f"PRI-{short}-{target}" for target in ("COR", "ROV", "HOO")]
        return self.give(owner, *[*cards, f"ROV-{short}-COR"][:count])

    def slot(self, faction: Faction, number: int, card: str) -> Desk:
        """Lay a mission into a slot; the card that lay there goes under the deck."""
        index = FACTIONS.index(faction)
        if self.state.slots[index][number - 1] == card:
            return self
        self._fetch(card)
        if self.state.slots[index][number - 1]:
            self.state.decks[index].insert(0, self.state.slots[index][number - 1])
        self.state.slots[index][number - 1] = card
        return self

    def _fetch(self, card: str) -> None:
        """Take a mission from where it lies; a slot is refilled."""
        index = self.rules.book.missions[card].faction
        deck, slots = self.state.decks[index], self.state.slots[index]
        if card in deck:
            deck.remove(card)
        else:
            slots[slots.index(card)] = deck.pop()

    def row(self, *cards: str) -> Desk:
        """Lay the stratolites: the first five in the row, the others on the deck, the next one first."""
        everything = list(self.rules.book.stratolites)
        rest = [card for card in everything if card not in cards]
        self.state.row = list(cards[:5])
        self.state.stratolite_deck = [*rest, *reversed(cards[5:])]
        self.state.stratolite_discard = []
        return self

    def turn_of(self, seat: int) -> Desk:
        """Make it the turn of a seat in Travel, all ships at home that have not flown."""
        s = self.state
        s.phase, s.active, s.plan = Phase.TRAVEL, seat, None
        s.turn = (seat - s.first) % len(s.players)
        for other, player in enumerate(s.players):
            player.ships = [None] * 3
            if (other - s.first) % len(s.players) < s.turn:
                player.ships[0] = LandingPad.FIXER
        s.agenda = [tasks.AskShip(seat)]
        return self

    def influence(self) -> Desk:
        """Make it the beginning of Spread Influence."""
        return self.run(tasks.NextInfluence(0))

    def fill_early(self, *heights: int) -> Desk:
        """Take all early spaces of tiers by nobody."""
        for height in heights:
            self.state.early[height - 1] = (7,) * 3
        return self

    def tokens(self, *supplies: Supply) -> Desk:
        """Say which tokens the AI draws next, as long as its bag grows only by these draws."""
        bag, numbers = list(self.ai.bag), []
        bare = list(self.ai.revealed)
        for supply in supplies:
            index = SUPPLIES.index(supply)
            numbers.append(sum(bag[:index]))
            if self.state.phase is Phase.TRAVEL and bare[index] < 3:
                bare[index] += 1
                bag[index] += 1
        self.state.luck = scripted(ai_bag=numbers)
        return self

    def run(self, *steps: Task) -> Desk:
        """Let automatic steps happen, in this order, and what follows from them."""
        s = self.state
        s.agenda = list(reversed(steps))  # type: ignore[arg-type]
        ctx = Context(s, s.luck)
        settle(self.rules, s, ctx)
        self.beats = tuple(ctx.beats)
        self.events = tuple(event for beat in ctx.beats for event in beat.events)
        return self

    def do(self, *actions: Any) -> tuple[Any, ...]:
        """Play actions one after the other; returns all their events."""
        events: list[Any] = []
        beats: list[Any] = []
        for action in actions:
            result = play(self.rules, self.state, action)
            if isinstance(result, Refusal):
                pytest.fail(f"{action} was refused: {result.why.id} ({result.rule}), {result.why.args}")
            assert isinstance(result, Played)
            self.state = result.state
            events += result.events
            beats += result.beats
        self.events, self.beats = tuple(events), tuple(beats)
        return self.events

    def ship(self, seat: int, pad: str, **answers: Any) -> tuple[Any, ...]:
        """Fly to a pad and answer every question of the action: ``slot``, ``hex``, ``spy``, ``pick``, ``height``,
        ``pay``, ``early``, ``goods``, ``trades``, ``bounty``; the first legal answer where nothing is said.

        A question that opens an undo step belongs to the next ship, which had no choice but to leave.
        """
        events = [*self.do(act.Fly(seat, LandingPad(pad)))]
        while self.state.plan is not None and self.state.agenda[-1].continues:  # type: ignore[union-attr]
            events += self.do(self._answer(seat, answers))
        self.events = tuple(events)
        return self.events

    def _answer(self, seat: int, answers: dict[str, Any]) -> Any:
        given = {
            "card": ("slot", lambda value: act.TakeCard(seat, value)),
            "hex": ("hex", lambda value: act.PlaceCrew(seat, self.hex(value))),
            "spy": ("spy", lambda value: act.Spy(seat, self.state.agenda[-1].opponent, value)),  # type: ignore[union-attr]
            "stratolite": ("pick", lambda value: act.PickStratolite(seat, value)),
            "launch": ("hex", lambda value: act.Launch(seat, self.hex(value))),
            "height": ("height", lambda value: act.ChooseHeight(seat, value)),
            "pay": ("pay", lambda value: act.PayWith(seat, value)),
            "early": ("early", lambda value: act.TakeEarly(seat, value)),
            "goods": ("goods", lambda value: act.TakeGoods(seat, value)),
            "bounty": ("bounty", lambda value: act.TakeBounty(seat, value)),
        }
        if self.ask == "trade":
            trades = answers.setdefault("trades", [])
            return act.Trade(seat, *trades.pop(0)) if trades else act.FinishTrade(seat)
        name, make = given[self.ask]
        return make(answers[name]) if name in answers else self.rules.legal(self.state)[0]

    def no(self, action: Any) -> tuple[str, str]:
        """Code and rule of the refusal that an action meets; it must be refused, and not be offered."""
        result = self.rules.check(self.state, action)
        if result is None:
            pytest.fail(f"{action} was not refused")
        assert action not in self.rules.legal(self.state)
        return result.why.id.rpartition(".")[2], result.rule

    def args(self, action: Any) -> dict[str, Any]:
        """What a refusal tells."""
        result = self.rules.check(self.state, action)
        assert result is not None
        return dict(result.why.args)

    def offers(self, kind: type) -> list[Any]:
        """The legal actions of a kind."""
        return [a for a in self.rules.legal(self.state) if isinstance(a, kind)]

    def pads(self) -> set[str]:
        """Names of the pads that can be met."""
        return {a.pad.value for a in self.offers(act.Fly)}

    def all_of(self, kind: type) -> list[Any]:
        """The events of a kind in what was done last."""
        return [e for e in self.events if isinstance(e, kind)]

    def event(self, kind: type) -> Any:
        """The only event of a kind in what was done last."""
        found = self.all_of(kind)
        assert len(found) == 1, f"{len(found)} events of {kind.__name__} in {self.events}"
        return found[0]

    def totals(self) -> tuple[int, ...]:
        """The totals of the score sheet."""
        return self.rules.score(self.state).totals

    def lines(self, column: int = 0) -> list[int]:
        """The lines of a column of the score sheet: crew, tubes, bounties, skills, supplies."""
        return [line.values[column] for line in self.rules.score(self.state).lines]
