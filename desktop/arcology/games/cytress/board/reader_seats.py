"""The reader on what belongs to seats: boards, lifepaths, trackers, ships, crew, standees, prestige."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.text import Text, listed, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, amounts, faction_name, pad_name, skill_name, who
from arcology.games.cytress.cards import RebelSide
from arcology.games.cytress.rules.scoring import SOURCES, by_source
from arcology.games.cytress.state import HIDDEN, Ai, CytressState, Player
from arcology.games.cytress.terms import (
    FACTION_INDEX,
    FACTIONS,
    SKILLS,
    SUPPLY_INDEX,
    Faction,
    Phase,
    Supply,
)

Words = list[Text]


def sentence(name: str, **args: object) -> Text:
    """A sentence of the reader."""
    return text(f"cytress.reader.{name}", **args)


class SeatReader:
    """Describes what belongs to seats."""

    def __init__(self, called: Names) -> None:
        self._names = called
        self._book = called.book

    def describe(self, s: CytressState, kind: str, rest: str) -> Words:
        """Texts about a piece of this kind; empty for others."""
        large = names.large_seat(s)
        match kind:
            case "tray":
                return [sentence("board", owner=who(s, large)), *self._summary(s, large)]
            case "rebel_board":
                return list(self._rebel_board(s, large))
            case "lane":
                return list(self._lane(s, large, Faction(rest)))
            case "supply":
                seat, _, name = rest.partition(".")
                return list(self._tracker(s, int(seat), Supply(name)))
            case "rival" | "sheet":
                owner = names.owner_at(s, int(rest))
                return [sentence("board", owner=who(s, owner)), *self._summary(s, owner)]
            case "ship":
                return list(self._ship(s, *(int(part) for part in rest.split("."))))
            case "rebel":
                return list(self._standee(s, int(rest)))
            case "reserve":
                owner = int(rest.partition(".")[0])
                count = s.party(owner).reserve
                return [sentence("reserve", owner=who(s, owner)), sentence("reserve_count", count=count)]
            case "first":
                return [Text("cytress.term.first_player"), Text("cytress.term.first_player.effect")]
            case "score":
                return list(self._score(s, int(rest)))
        return []

    def _summary(self, s: CytressState, owner: int) -> Iterator[Text]:
        """A board in sentences: supplies, lifepaths, missions by skill and target, bounties."""
        party = s.party(owner)
        if isinstance(party, Player):
            yield sentence("stock", what=amounts(party.stock))
            for index, faction in enumerate(FACTIONS):
                icons = party.icons[index * 4 : index * 4 + 4]
                if any(icons):
                    yield sentence("path", faction=faction_name(faction), icons=amounts(icons))
            if s.ai is None and party.hand:
                yield self._hand(s, party)
        yield from self._counted(party)
        yield sentence("crew_left", reserve=party.reserve, risen=sum(party.tiers))

    def _hand(self, s: CytressState, player: Player) -> Text:
        """How many skill cards are left in hand; after the end, which."""
        if s.ended is None or HIDDEN in player.hand:
            return sentence("hand", count=len(player.hand))
        return sentence("hand_open", cards=tuple(self._names.skills(card) for card in player.hand))

    def _counted(self, party: Player | Ai) -> Iterator[Text]:
        skills = [
            text("cytress.reader.of", name=skill_name(skill), count=count)
            for skill, count in zip(SKILLS, party.skills, strict=True)
            if count
        ]
        targets = [
            text("cytress.reader.of", name=faction_name(faction), count=count)
            for faction, count in zip(FACTIONS, party.targets, strict=True)
            if count
        ]
        if skills:
            yield sentence("by_skill", counts=listed(skills))
            yield sentence("by_target", counts=listed(targets))
        if party.bounties:
            yield sentence("bounties", counts=listed([self._names.bounty(card) for card in party.bounties]))

    def _rebel_board(self, s: CytressState, seat: int) -> Iterator[Text]:
        player = s.players[seat]
        if not player.side:
            board = self._book.pack.rebel_board(player.board)
            yield Text(board.name)
            yield sentence("side_open")
            yield from map(self._side, board.sides)
            return
        side = self._book.pack.rebel_side(player.side)
        yield Text(side.name)
        for faction in FACTIONS:
            icons = side.base(faction)
            if any(icons):
                yield text("cytress.note.base", faction=faction_name(faction), icons=amounts(icons))

    @staticmethod
    def _side(side: RebelSide) -> Text:
        """What a side prints besides one of each for the Rovers, which all sides have (CYT-LIFE-03)."""
        printed = [(faction, side.base(faction)) for faction in FACTIONS if faction is not Faction.ROVERS]
        icons = (
            text("cytress.note.base", faction=faction_name(faction), icons=amounts(base))
            for faction, base in printed
            if any(base)
        )
        return sentence("side", rebel=Text(side.name), icons=tuple(icons))

    @staticmethod
    def _lane(s: CytressState, seat: int, faction: Faction) -> Iterator[Text]:
        player, index = s.players[seat], FACTION_INDEX[faction]
        yield sentence("lane", faction=faction_name(faction))
        yield sentence("lane_icons", icons=amounts(player.icons[index * 4 : index * 4 + 4]))
        yield names.lifepath_effect(s, faction)

    def _tracker(self, s: CytressState, seat: int, what: Supply) -> Iterator[Text]:
        player, index = s.players[seat], SUPPLY_INDEX[what]
        yield names.supply_name(what)
        yield sentence("tracker", count=player.stock[index], cap=self._book.constants.supply_cap)
        for faction, name in ((Faction.CORPOCRATS, "each_round"), (Faction.HOOLIGANGS, "off_costs")):
            icons = player.icon(FACTION_INDEX[faction], index)
            if icons:
                yield sentence(name, count=icons)
        yield sentence("leftover", each=self._book.constants.leftover_divisor)
        yield Text(f"cytress.supply.{what.value}.effect")

    @staticmethod
    def _ship(s: CytressState, seat: int, index: int) -> Iterator[Text]:
        where = s.players[seat].ships[index]
        yield sentence("ship", owner=who(s, seat))
        if where is None:
            yield sentence("ship_home")
        else:
            again = where.value == "stratolites" and s.phase in (Phase.TRAVEL, Phase.REPLAY)
            yield sentence("ship_again" if again else "ship_at", pad=pad_name(where))

    def _standee(self, s: CytressState, owner: int) -> Iterator[Text]:
        party = s.party(owner)
        yield sentence("standee", owner=who(s, owner))
        if party.rebel is None:
            yield sentence("standee_home")
        else:
            district, space = party.rebel
            faction = FACTIONS[district]
            yield sentence("standee_at", faction=faction_name(faction), space=space + 1)

    def _score(self, s: CytressState, owner: int) -> Iterator[Text]:
        sources = by_source(self._book, s)
        yield sentence("score", owner=who(s, owner), total=sum(values[owner] for values in sources))
        for name, values in zip(SOURCES, sources, strict=True):
            yield text("cytress.reader.of", name=text(f"cytress.score.{name}"), count=values[owner])
