"""The referee's rounds and turns: which question is open, what may be answered, and what follows from an answer."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from tests.games.cytress.referee import FACTIONS, SUPPLIES, Move, Rebel, Table, cards, city
from tests.games.cytress.referee_ai import AI, Automa, raise_tube

PADS = (*FACTIONS, "stratolites", "netprowler", "fixer", "merchant", "bounty_hunters")
ORDER = ("slot", "row", "hex", "height", "pay", *(f"spy{owner}" for owner in range(5)), "early", "goods", "faction")
"""In which order the choices of an action are asked for."""
Said = tuple[Any, ...]
"""An answer: its name first, then what was chosen."""


@dataclass
class Chance:
    """What was drawn or turned up after an answer, in order."""

    tokens: list[str] = field(default_factory=list)
    row: list[str] = field(default_factory=list)
    hands: list[list[str]] = field(default_factory=list)


class Referee:
    """One game from its set-up on; ``s`` is only asked for what chance laid out."""

    def __init__(self, s: Any) -> None:
        solo = len(s.players) == 1
        stacks = {}
        for faction in FACTIONS:
            used = [one for one in cards("bounties")["bounties"] if one["faction"] == faction]
            best = sorted(used, key=lambda one: -int(one["prestige"]))
            stacks[faction] = [one["id"] for one in best if one["min_players"] <= len(s.players)]
        stock = dict.fromkeys(SUPPLIES, 2)
        rebels = [Rebel({}, Counter(stock)) for _ in s.players]
        bag = 14 if solo else 7 * len(s.players)
        self.table = Table(
            seats=len(s.players),
            options=s.options,
            map=city(s.tiles),
            underbelly=s.underbelly.value,
            rebels=[*rebels, Rebel({}, Counter())] if solo else rebels,
            slots={faction: list(found) for faction, found in zip(FACTIONS, s.slots, strict=True)},
            decks={faction: list(found) for faction, found in zip(FACTIONS, s.decks, strict=True)},
            row=list(s.row),
            row_deck=list(s.stratolite_deck),
            row_discard=[],
            bag=bag,
            set_aside=50 - bag,
            bounties=stacks,
        )
        self.ai = Automa(self.table, s.ai.level) if solo else None
        self.first: int = s.first
        self.round = self.flights = 0
        self.boards = [player.board for player in s.players]
        self.question, self.seat = "side", self.first
        self.phase = self.pad = ""
        self.chosen: Move = {}
        self.trades: list[tuple[str, str, int]] = []
        self.winners: tuple[int, ...] = ()
        self.chance = Chance()

    # ---- what may be answered ------------------------------------------------------------------------------------

    def legal(self) -> set[Said]:
        """All answers to the open question."""
        table, seat = self.table, self.seat
        if self.question == "side":
            return {("side", self.boards[seat] + side) for side in "AB"}
        if self.question == "visit":
            taken = [rebel.space for rebel in table.rebels]
            boards = {board["faction"]: board[table.side] for board in cards("districts")["districts"]}
            spaces = [(faction, space) for faction in FACTIONS for space in range(len(boards[faction]))]
            return {("visit", *space) for space in spaces if space not in taken}
        claims = {("claim", *claim) for claim in table.claims(seat)}
        if self.question == "claim":
            return {*claims, ("end",)}
        if self.question in ("ship", "replay"):
            return {*claims, *(("fly", pad) for pad in self.possible())}
        if self.question == "trade":
            chain = table.options.merchant == "chain"
            found: set[Said] = {("trade", *one) for one in table.trades(seat, self.trades, chain=chain)}
            return {*found, ("finish",)} if self.trades else found
        name = self.asked_for()
        return {(name, move[name]) for move in self.moves()}

    def possible(self) -> list[str]:
        """Pads whose action can be carried out; in a replay never STRATOLITES (CYT-TRAVEL-04, CYT-REPLAY-03)."""
        pads = [pad for pad in PADS if self.table.moves(self.seat, pad)]
        return [pad for pad in pads if self.question != "replay" or pad != "stratolites"]

    def moves(self) -> list[Move]:
        """Whole actions that agree with what was chosen so far."""
        found = self.table.moves(self.seat, self.pad)
        return [move for move in found if self.chosen.items() <= move.items()]

    def asked_for(self) -> str:
        """The next choice that is one; "" when everything is fixed."""
        found = self.moves()
        for name in ORDER:
            if len({move.get(name) for move in found}) > 1:
                return name
        return ""

    # ---- what follows --------------------------------------------------------------------------------------------

    def answer(self, said: Said, chance: Chance) -> None:
        """Carry an answer out, and everything that happens by itself until the next question."""
        self.chance = chance
        name, *values = said
        match name:
            case "side":
                self._side(values[0])
            case "visit":
                self._visit(*values)
            case "claim":
                self._claim(*values)
            case "end":
                self._next()
            case "fly":
                self._fly(values[0])
            case "trade":
                self._trade(tuple(values))
            case "finish":
                self._settle_trades()
            case _:
                self.chosen[name] = values[0]
                self._proceed()

    def _side(self, side: str) -> None:
        board = next(one for one in cards("rebels")["rebels"] if one["id"] == side[0])
        self.table.rebels[self.seat].side = board[side[1].lower()]
        self.seat = (self.seat + 1) % self.table.seats
        if self.seat == self.first:
            for rebel, hand in zip(self.table.rebels, self.chance.hands, strict=False):
                rebel.hand = list(hand)
            self._round()

    def _round(self) -> None:
        """Gain Supplies, the AI's Rebel, the first Rebel (CYT-GAIN-01, CYT-SOLO-INFL-02)."""
        self.round += 1
        self.flights = 0
        players = self.table.rebels[: self.table.seats]
        for rebel in players:
            for supply in SUPPLIES:
                rebel.gain(supply, rebel.icons("corpocrats", supply))
        if self.ai is not None:
            supply = self.chance.tokens.pop(0)
            faction = next(one for one in FACTIONS if self.table.supply(one) == supply)
            self.table.rebels[AI].space = (faction, 0)
            players[0].gain(supply, players[0].icons("privateers", supply))
        self.question, self.seat = "visit", self.first

    def _visit(self, faction: str, space: int) -> None:
        """CYT-INFL-03 to CYT-INFL-06, CYT-OPT-03."""
        table, supply = self.table, self.table.supply(faction)
        board = next(one for one in cards("districts")["districts"] if one["faction"] == faction)
        table.rebels[self.seat].space = (faction, space)
        table.rebels[self.seat].gain(supply, board[table.side][space])
        for other, rebel in enumerate(table.rebels[: table.seats]):
            there = rebel.space is not None and rebel.space[0] == faction
            if other != self.seat and not (there and table.options.privateer_own == "district"):
                rebel.gain(supply, rebel.icons("privateers", supply))
        self.seat = (self.seat + 1) % table.seats
        if self.seat == self.first:
            self._ship(self.first)

    def _ship(self, seat: int) -> None:
        """A ship from home; before it, in the solo game, the AI (CYT-SOLO-TRAVEL-01)."""
        if self.ai is not None:
            self.ai.turn(self.round, self.flights + 1, self.chance.tokens.pop(0))
        self._ask("ship", seat)

    def _ask(self, question: str, seat: int) -> None:
        """Where only one pad is possible and nothing can be claimed, the ship leaves (CYT-TRAVEL-05)."""
        self.question, self.seat = question, seat
        answers = self.legal()
        if len(answers) == 1:
            ((_, pad),) = answers
            self._fly(pad)

    def _fly(self, pad: str) -> None:
        fleet = self.table.rebels[self.seat].ships
        if self.question == "ship":
            self.flights += 1
            fleet[fleet.index(None)] = pad
        else:
            fleet[fleet.index("stratolites")] = pad
        self.phase, self.question, self.pad = self.question, "action", pad
        self.chosen, self.trades = {}, []
        self._proceed()

    def _proceed(self) -> None:
        if self.pad == "merchant":
            self.question = "trade"
            if len(answers := self.legal()) == 1:
                ((_, *values),) = answers
                self._trade(tuple(values))
        elif not self.asked_for():
            (move,) = self.moves()
            self._carry_out(move)
            self._done()

    def _carry_out(self, move: Move) -> None:
        table, rebel = self.table, self.table.rebels[self.seat]
        if self.pad in FACTIONS:
            card = table.slots[self.pad][move["slot"] - 1]
            rebel.stock[table.supply(self.pad)] -= table.mission_cost(self.seat, card)
            table.crew[move["hex"]] = self.seat
            for name, supply in move.items():
                if name.startswith("spy") and supply is not None:
                    rebel.gain(supply, 1)
            rebel.missions.append(card)
            deck = table.decks[self.pad]
            table.slots[self.pad][move["slot"] - 1] = deck.pop() if deck else ""
        elif "height" in move:
            rebel.stock[move["pay"]] -= table.tube_cost(self.seat, move["height"], move["pay"])
            if move["row"] is not None:
                self._row_on(move["row"])
            raise_tube(table, move["hex"], move["height"])
            value = table.early_space(move["height"])
            if value:
                table.early[move["height"]].append(self.seat)
                rebel.gain(move["early"], value)
        elif "goods" in move:
            for supply in move["goods"]:
                rebel.gain(supply, 1)
        else:
            rebel.bounties.append(table.bounties[move["faction"]].pop(0))

    def _trade(self, one: tuple[str, str, int]) -> None:
        """CYT-MERCH-06; each by itself with ``chain``, the only one with ``single`` (CYT-OPT-01)."""
        table, how = self.table, self.table.options.merchant
        if how == "chain":
            self._exchange([one])
        self.trades.append(one)
        if how == "single" or not table.trades(self.seat, self.trades, chain=how == "chain"):
            self._settle_trades()

    def _settle_trades(self) -> None:
        if self.table.options.merchant != "chain":
            self._exchange(self.trades)
        self._done()

    def _exchange(self, trades: list[tuple[str, str, int]]) -> None:
        rebel = self.table.rebels[self.seat]
        for give, _, count in trades:
            rebel.stock[give] -= count
        received: Counter[str] = Counter()
        for give, receive, count in trades:
            received[receive] += count * self.table.ratio(self.seat, give, receive)
        for supply, count in received.items():
            rebel.gain(supply, count)

    def _claim(self, skill: str, card: str) -> None:
        """CYT-SKILL-02, CYT-SKILL-03."""
        rebel = self.table.rebels[self.seat]
        rebel.hand.remove(card)
        rebel.used.append((card, skill))
        self.table.tokens[skill] = self.seat
        if self.question == "claim":
            self._done()
        else:
            self._ask(self.question, self.seat)

    def _done(self) -> None:
        """After an action or a claim: a claim is asked for while one is possible."""
        if self.table.claims(self.seat):
            self.question = "claim"
        else:
            self._next()

    def _next(self) -> None:
        """The next ship from home, the next replay, or the end of the round (CYT-TRAVEL-01, CYT-REPLAY-02)."""
        seats = self.table.seats
        if self.flights < 3 * seats:
            self._ship((self.first + self.flights) % seats)
            return
        begin = self.first if self.phase == "ship" else self.seat + 1
        for seat in ((begin + step) % seats for step in range(seats)):
            if "stratolites" in self.table.rebels[seat].ships:
                self._ask("replay", seat)
                return
        self._recoup()

    def _recoup(self) -> None:
        """CYT-RECOUP-01 to -04, CYT-END-03, CYT-SOLO-END-01, CYT-R-29."""
        for rebel in self.table.rebels:
            rebel.ships, rebel.space = [None] * 3, None
        self._row_on(4)
        self.first = (self.first + 1) % self.table.seats
        if self.table.last_round or self.round == (20 if self.ai is None else 6):
            self._end()
        else:
            self._round()

    def _row_on(self, leaves: int) -> None:
        """A stratolite leaves the row, the next one joins it; a used-up deck is made anew (CYT-STRAT-07, CYT-R-30)."""
        table = self.table
        table.row_discard.append(table.row.pop(leaves))
        card = self.chance.row.pop(0)
        if not table.row_deck:
            table.row_deck, table.row_discard = table.row_discard, []
            table.row_deck.remove(card)
            table.row_deck.append(card)
        assert table.row_deck.pop() == card, "the order of the deck"
        table.row.insert(0, card)

    def _end(self) -> None:
        """CYT-SCORE-08, CYT-SOLO-END-03."""
        self.question = "over"
        totals = [self.table.prestige(owner) for owner in range(len(self.table.rebels))]
        if self.ai is not None:
            self.winners = (0,) if totals[0] > totals[AI] else (AI,)
            return
        ranks = [(total, len(rebel.missions)) for total, rebel in zip(totals, self.table.rebels, strict=True)]
        self.winners = tuple(seat for seat, rank in enumerate(ranks) if rank == max(ranks))


def pool(seats: int) -> list[str]:
    """Skill cards of that many players (CYT-SETUP-13)."""
    return [one["id"] for one in cards("skills")["cards"] if one["min_players"] <= seats]
