"""The reader: what a piece is, what state it is in, and the rules that it invokes."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, listed, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, amount, faction_name, skill_name, supply_name, who
from arcology.games.cytress.board.prices import mission_price
from arcology.games.cytress.board.reader_seats import SeatReader
from arcology.games.cytress.board.reader_solo import SoloReader
from arcology.games.cytress.rules.scoring import leader
from arcology.games.cytress.state import HIDDEN, NOBODY, CytressState
from arcology.games.cytress.terms import (
    FACTION_INDEX,
    SKILL_INDEX,
    SUPPLIES,
    BoardSide,
    Faction,
    LandingPad,
    Skill,
    Tier,
)

RULES: dict[str, tuple[str, ...]] = {
    "stratos": ("CYT-STRAT-02", "CYT-STRAT-08", "CYT-EARLY-01", "CYT-SCORE-01"),
    "district": ("CYT-FACT-01", "CYT-INFL-03", "CYT-INFL-04"),
    "deck": ("CYT-FACT-05",),
    "mission": ("CYT-FACT-03", "CYT-FACT-06", "CYT-COST-01"),
    "tile": ("CYT-R-05",),
    "hex": ("CYT-FACT-02", "CYT-SCORE-02", "CYT-SPY-01"),
    "tube": ("CYT-SCORE-02", "CYT-SCORE-03", "CYT-STRAT-09"),
    "crew": ("CYT-STRAT-01", "CYT-SCORE-02", "CYT-SCORE-04"),
    "reserve": ("CYT-FACT-02", "CYT-R-16"),
    "ship": ("CYT-TRAVEL-01", "CYT-TRAVEL-04", "CYT-TRAVEL-05"),
    "rebel": ("CYT-INFL-01", "CYT-INFL-03", "CYT-INFL-05"),
    "stratolite": ("CYT-STRAT-06", "CYT-STRAT-07"),
    "stratolite_deck": ("CYT-STRAT-07", "CYT-R-30"),
    "stratolite_used": ("CYT-STRAT-07", "CYT-R-30"),
    "bounty": ("CYT-BOUNTY-01", "CYT-BOUNTY-04", "CYT-SCORE-05"),
    "token": ("CYT-SKILL-04", "CYT-SKILL-08", "CYT-SKILL-09"),
    "skill": ("CYT-SKILL-01", "CYT-SKILL-02"),
    "used": ("CYT-SKILL-01",),
    "supply": ("CYT-GEN-05", "CYT-SCORE-07"),
    "underbelly": ("CYT-MERCH-01", "CYT-MERCH-03"),
    "bag": ("CYT-STRAT-10", "CYT-END-01", "CYT-END-02"),
    "first": ("CYT-RECOUP-04", "CYT-ROUND-03"),
    "score": ("CYT-GEN-03", "CYT-SCORE-08"),
    "rebel_board": ("CYT-LIFE-03", "CYT-LIFE-02"),
    "rival": ("CYT-LIFE-02", "CYT-GEN-04"),
    "sheet": ("CYT-LIFE-02", "CYT-LIFE-05"),
    "tray": ("CYT-LIFE-02", "CYT-GEN-05"),
    "ai": ("CYT-SOLO-TRAVEL-02", "CYT-SOLO-TRAVEL-03", "CYT-SOLO-TUBE-01"),
    "ai_log": ("CYT-SOLO-MISSION-01", "CYT-SOLO-TUBE-07", "CYT-SOLO-BOUNTY-01"),
    "ai_bag": ("CYT-SOLO-TRAVEL-02", "CYT-SOLO-TRAVEL-05"),
    "ai_token": ("CYT-SOLO-TRAVEL-02", "CYT-SOLO-SETUP-03"),
}
PAD_RULES: dict[LandingPad, tuple[str, ...]] = {
    LandingPad.STRATOLITES: ("CYT-STRAT-06", "CYT-STRAT-07", "CYT-REPLAY-01"),
    LandingPad.NETPROWLER: ("CYT-STRAT-05", "CYT-STRAT-03"),
    LandingPad.FIXER: ("CYT-FIX-01",),
    LandingPad.MERCHANT: ("CYT-MERCH-03", "CYT-MERCH-04", "CYT-MERCH-05"),
    LandingPad.BOUNTY_HUNTERS: ("CYT-BOUNTY-01", "CYT-BOUNTY-02"),
}
LANE_RULES: dict[Faction, tuple[str, ...]] = {
    Faction.CORPOCRATS: ("CYT-GAIN-01",),
    Faction.PRIVATEERS: ("CYT-INFL-04", "CYT-INFL-05"),
    Faction.ROVERS: ("CYT-MERCH-04",),
    Faction.HOOLIGANGS: ("CYT-COST-01", "CYT-COST-06"),
}
MEETING = ("CYT-FACT-01", "CYT-FACT-02", "CYT-FACT-03", "CYT-FACT-07")


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cytress.reader.{name}", **args)


class Reader:
    """Describes pieces of an observed state; the first text is the name."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book
        self._of_seats = SeatReader(called)
        self._solo = SoloReader(called)

    def rules_of(self, piece: str) -> tuple[str, ...]:
        """Rule ids behind a piece."""
        kind, _, rest = piece.partition(".")
        if kind == "pad":
            return PAD_RULES.get(LandingPad(rest), MEETING)
        if kind == "lane":
            return ("CYT-LIFE-01", *LANE_RULES[Faction(rest)])
        return RULES.get(kind, ())

    def describe(self, s: CytressState, piece: str) -> list[Text]:
        """Name, then facts and state in sentences."""
        kind, _, rest = piece.partition(".")
        found = self._of_map(s, kind, rest) or self._of_cards(s, kind, rest) or self._of_boards(s, kind, rest)
        return list(found or self._of_seats.describe(s, kind, rest) or self._solo.describe(s, kind, rest))

    # ---- the map -------------------------------------------------------------------------------------------------

    def _of_map(self, s: CytressState, kind: str, rest: str) -> list[Text]:
        match kind:
            case "tile":
                name = Text(self._book.pack.tile_side(s.tiles[int(rest)]).name)
                return [name, sentence("tile")]
            case "hex":
                return list(self._hex(s, int(rest)))
            case "tube":
                return list(self._tube(s, int(rest)))
            case "crew":
                return list(self._crew(s, int(rest)))
            case "bag":
                of = self._book.constants.bag(len(s.players))
                used = sentence("bag_open" if s.last_round else "bag_closed", reserve=s.tube_reserve)
                return [Text("cytress.term.tube_bag"), sentence("bag", bag=s.tube_bag, of=of), used]
        return []

    def _hex(self, s: CytressState, hex_: int) -> Iterator[Text]:
        yield self._names.hex(s, hex_)
        if s.tubes[hex_]:
            yield sentence("hex_tube", height=s.tubes[hex_])
        elif s.crew[hex_] != NOBODY:
            yield sentence("hex_crew", owner=who(s, s.crew[hex_]))
        else:
            yield sentence("hex_free")
        for other in self._book.ground(s.tiles).neighbours[hex_]:
            if s.tubes[other]:
                owner = self._names.owner(s, leader(self._book, s, other))
                yield sentence("hex_beside", height=s.tubes[other], code=self._names.code(s, other), owner=owner)

    def _tube(self, s: CytressState, hex_: int) -> Iterator[Text]:
        height = s.tubes[hex_]
        yield sentence("tube", height=height, hex=self._names.hex(s, hex_))
        owner = leader(self._book, s, hex_)
        points = self._book.tube_prestige[height]
        if owner == NOBODY:
            yield sentence("tube_nobody", points=points)
        else:
            yield sentence("tube_led", owner=who(s, owner), points=points)
        beside = [s.crew[other] for other in self._book.ground(s.tiles).neighbours[hex_]]
        counts = [
            text("cytress.reader.count", owner=who(s, one), count=beside.count(one))
            for one in sorted(set(beside) - {NOBODY})
        ]
        yield sentence("tube_crew", counts=listed(counts)) if counts else sentence("tube_alone")

    def _crew(self, s: CytressState, hex_: int) -> Iterator[Text]:
        if s.tubes[hex_]:
            owner = next((owner for owner, where in s.arrivals if where == hex_), NOBODY)
            tier = Tier.at(s.tubes[hex_])
            prestige = self._book.tier_prestige[tier.height - 1]
            yield sentence("crew", owner=self._names.owner(s, owner))
            yield sentence("crew_risen", tier=Text(tier.name_id), prestige=prestige, hex=self._names.hex(s, hex_))
        else:
            yield sentence("crew", owner=self._names.owner(s, s.crew[hex_]))
            yield sentence("crew_on", hex=self._names.hex(s, hex_))

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _of_cards(self, s: CytressState, kind: str, rest: str) -> list[Text]:
        match kind:
            case "mission":
                return list(self._mission(s, rest))
            case "stratolite":
                return self._stratolite(rest)
            case "stratolite_deck":
                return [Text("cytress.term.stratolite"), sentence("stratolite_deck", count=len(s.stratolite_deck))]
            case "stratolite_used":
                return [Text("cytress.term.stratolite"), sentence("stratolite_used", count=len(s.stratolite_discard))]
            case "bounty":
                return list(self._bounty(s, rest))
            case "token":
                return list(self._token(s, Skill(rest)))
            case "skill" | "used":
                return list(self._skill_card(s, kind, rest))
        return []

    def _mission(self, s: CytressState, card: str) -> Iterator[Text]:
        one = self._book.pack.mission(card)
        yield Text(one.name)
        yield self._names.mission(card)
        yield text(f"cytress.note.icon.{one.faction.value}", supply=supply_name(one.icon))
        seat = names.large_seat(s)
        player = s.players[seat]
        if card in s.slots[FACTION_INDEX[one.faction]]:
            price = mission_price(self._book, s, seat, card)
            yield sentence("mission_price", price=price.equation())
            yield from price.sources()
            yield sentence(
                "mission_with",
                skills=player.skills[SKILL_INDEX[one.skill]] + 1,
                skill=skill_name(one.skill),
                targets=player.targets[FACTION_INDEX[one.target]] + 1,
                faction=faction_name(one.target),
            )
        else:
            owner = next((o for o in range(s.owners) if card in s.party(o).missions), NOBODY)
            yield sentence("mission_owned", owner=self._names.owner(s, owner))

    def _stratolite(self, card: str) -> list[Text]:
        one = self._book.pack.stratolite(card)
        faction = self._book.pack.district_of(one.location).faction
        use = sentence("stratolite", faction=faction_name(faction), supply=supply_name(one.supply))
        return [Text(one.name), use, Text("cytress.pad.stratolites.effect")]

    def _bounty(self, s: CytressState, card: str) -> Iterator[Text]:
        one = self._book.pack.bounty(card)
        yield Text(one.name)
        yield sentence("bounty", faction=faction_name(one.faction), prestige=one.prestige)
        owner = next((o for o in range(s.owners) if card in s.party(o).bounties), NOBODY)
        if owner != NOBODY:
            yield sentence("bounty_owned", owner=who(s, owner))
            return
        player, place = s.players[names.large_seat(s)], FACTION_INDEX[one.faction]
        needed = 3 * (player.bounties_of[place] + 1)
        yield sentence("bounty_needs", have=player.targets[place], needed=needed, faction=faction_name(one.faction))

    def _token(self, s: CytressState, skill: Skill) -> Iterator[Text]:
        yield sentence("token", skill=skill_name(skill))
        taker = s.tokens[SKILL_INDEX[skill]]
        worth = self._book.constants.skill_token_prestige
        if taker == NOBODY:
            have = s.players[names.large_seat(s)].skills[SKILL_INDEX[skill]]
            yield sentence("token_free", prestige=worth, have=have, skill=skill_name(skill))
        else:
            yield sentence("token_taken", owner=who(s, taker), prestige=worth)
            yield sentence("token_discount", skill=skill_name(skill))

    def _skill_card(self, s: CytressState, kind: str, rest: str) -> Iterator[Text]:
        seat, index = (int(part) for part in rest.split("."))
        player = s.players[seat]
        if kind == "used":
            used = player.claimed[index]
            yield Text(self._book.pack.skill_card(used.card).name)
            yield sentence("skill_used", skill=skill_name(tuple(Skill)[used.skill]))
            return
        card = player.hand[index]
        if card == HIDDEN:
            yield Text("cytress.term.skill_card")
            yield sentence("skill_hidden", owner=who(s, seat))
            return
        yield Text(self._book.pack.skill_card(card).name)
        yield sentence("skill_card")
        for skill in self._book.pack.skill_card(card).skills:
            gone = s.tokens[SKILL_INDEX[skill]] != NOBODY
            name = "skill_gone" if gone else "skill_have"
            yield sentence(name, skill=skill_name(skill), have=player.skills[SKILL_INDEX[skill]])

    # ---- boards --------------------------------------------------------------------------------------------------

    def _of_boards(self, s: CytressState, kind: str, rest: str) -> list[Text]:
        match kind:
            case "stratos":
                return list(self._stratos(s))
            case "district":
                return list(self._district(s, Faction(rest)))
            case "deck":
                count = len(s.decks[FACTION_INDEX[Faction(rest)]])
                name = text("cytress.piece.deck", faction=faction_name(Faction(rest)), count=count)
                return [name, Text("cytress.term.mission.effect")]
            case "pad":
                where = LandingPad(rest)
                return [names.pad_name(where), names.pad_effect(s, where), *self._ships_at(s, where)]
            case "underbelly":
                return list(self._underbelly(s))
            case "backdrop":
                return [text("cytress.piece.city")]
        return []

    def _ships_at(self, s: CytressState, where: LandingPad) -> list[Text]:
        found = [
            text("cytress.reader.count", owner=who(s, seat), count=count)
            for seat, player in enumerate(s.players)
            if (count := player.ships.count(where))
        ]
        return [sentence("ships_at", counts=listed(found))] if found else []

    def _stratos(self, s: CytressState) -> Iterator[Text]:
        yield text("cytress.piece.stratos")
        yield sentence("stratos")
        side = BoardSide.of(len(s.players))
        for tier in Tier:
            taken, spaces = len(s.early[tier.height - 1]), self._book.early[side][tier.height]
            free = [text("cytress.list.number", number=value) for value in spaces[taken:]]
            yield sentence(
                "tier",
                tier=Text(tier.name_id),
                prestige=self._book.tier_prestige[tier.height - 1],
                price=self._book.prices[tier.height],
                early=listed(free) if free else text("cytress.list.none"),
            )

    def _district(self, s: CytressState, faction: Faction) -> Iterator[Text]:
        board = self._book.pack.district(faction)
        yield text("cytress.piece.district", faction=faction_name(faction), name=Text(board.name))
        yield sentence("district_cost", price=amount(board.mission_cost, board.supply))
        index, side = FACTION_INDEX[faction], BoardSide.of(len(s.players))
        for space, value in enumerate(board.spaces(side)):
            rebel = next((o for o in range(s.owners) if s.party(o).rebel == (index, space)), NOBODY)
            gain = amount(value, board.supply)
            if rebel == NOBODY:
                yield sentence("space_free", gain=gain)
            else:
                yield sentence("space_taken", gain=gain, owner=who(s, rebel))
        yield sentence("district_free", count=s.free[index])
        yield names.lifepath_effect(s, faction)

    def _underbelly(self, s: CytressState) -> Iterator[Text]:
        yield text(f"cytress.underbelly.{s.underbelly.value}")
        for give, receive in self._book.arrows[s.underbelly]:
            yield sentence("arrow", give=supply_name(SUPPLIES[give]), receive=supply_name(SUPPLIES[receive]))
        taken = [skill_name(skill) for skill, taker in zip(Skill, s.tokens, strict=True) if taker != NOBODY]
        if taken:
            yield sentence("discounts_open", skills=listed(taken))
