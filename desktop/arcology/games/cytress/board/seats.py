"""What belongs to seats: the large board of one, the small ones of the others, ships, Rebels, what they own.

A place is where a seat is shown: 0 the large board, 1 and on clockwise the small ones. On a small board cards are
figures; the last card of each kind lies under it, so that one sees it fly there.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from arcology.engine.agenda import top_ask
from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot, facts
from arcology.engine.text import SeatRef, Text, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, who
from arcology.games.cytress.rules.costs import SKILL_MISSIONS
from arcology.games.cytress.rules.scoring import totals
from arcology.games.cytress.state import HIDDEN, NOBODY, CytressState, Player
from arcology.games.cytress.tasks import AskInfluence
from arcology.games.cytress.terms import (
    FACTIONS,
    SKILL_INDEX,
    SKILLS,
    SUPPLIES,
    Faction,
    LandingPad,
    Phase,
    Skill,
)

SOLO_ROWS = 2
"""Rows of skill cards in the solo game, where all six lie open."""
LEFT_LANES = (Faction.CORPOCRATS, Faction.PRIVATEERS)
"""Lifepaths that grow to the left: there the first card lies on top."""


def digits(found: Sequence[int]) -> tuple[str, ...]:
    """Numbers as painters read them."""
    return tuple(str(number) for number in found)


class Seats:
    """Makes the pieces that belong to somebody, and says where owned cards lie."""

    def __init__(self, called: Names, layout: Layout) -> None:
        self._names = called
        self._book = called.book
        self._wide = frozenset(layout.zones["rivals"].slots) if "rivals" in layout.zones else frozenset[str]()
        self._sheet = "rival_sheet" in layout.zones

    def points(self, s: CytressState) -> tuple[int, ...]:
        """Prestige as it stands, by owner."""
        return totals(self._book, s)

    def pieces(self, s: CytressState) -> Iterator[Piece]:
        """Boards, trackers, ships, Rebels, crew in reserve, skill cards, prestige, the first player's marker."""
        large = names.large_seat(s)
        yield from self._own(s, large)
        for owner in range(len(s.players)):
            if owner != large:
                yield from self._rival(s, owner)
            yield from self._ships(s, owner)
        points = self.points(s)
        for owner in range(s.owners):
            yield self._standee(s, owner)
            yield self._score(s, owner, points)
        if s.ai is None:
            at = Spot("first", str(names.place_of(s, s.first)))
            yield Piece("first", "first_marker", at, text("cytress.piece.first", seat=SeatRef(s.first)))

    # ---- the large board -----------------------------------------------------------------------------------------

    def _own(self, s: CytressState, seat: int) -> Iterator[Piece]:
        player = s.players[seat]
        rebel, active = player.colour.value, is_active(s, seat)
        tray = facts(
            rebel=rebel,
            active=active,
            home=player.ships_home,
            reserve=player.reserve,
            rows=1 if s.ai is None else SOLO_ROWS,
        )
        name = text("cytress.reader.board", owner=SeatRef(seat))
        yield Piece(names.TRAY, "player_tray", Spot("tray", "0"), name, tray)
        side = self._book.pack.rebel_side(player.side) if player.side else None
        printed = facts(
            rebel=rebel,
            side=player.side[-1:].lower(),
            name=Text("cytress.score.seat", (("seat", SeatRef(seat)),)),
            base=tuple(digits(side.base(faction)) if side is not None else () for faction in FACTIONS),
            active=active,
        )
        name = Text(side.name if side is not None else self._book.pack.rebel_board(player.board).name)
        yield Piece(names.REBEL_BOARD, "rebel_board", Spot("rebel_board", "0"), name, printed)
        for supply, count in zip(SUPPLIES, player.stock, strict=True):
            id_ = names.supply(seat, supply)
            told = facts(supply=supply.value, value=count, gauge=id_)
            name = names.amount(count, supply)
            yield Piece(id_, "supply_track", Spot("supplies", supply.value), name, told, seat)
        for index, faction in enumerate(FACTIONS):
            cards = sum(self._book.missions[card].faction == index for card in player.missions)
            told = facts(faction=faction.value, totals=digits(player.icons[index * 4 : index * 4 + 4]), cards=cards)
            name = text("cytress.reader.lane", faction=names.faction_name(faction))
            yield Piece(names.lane(faction), "lifepath", Spot("lifepaths", faction.value), name, told, seat)
        for index in range(player.reserve):
            name, told = text("cytress.piece.reserve", owner=SeatRef(seat)), facts(rebel=rebel)
            yield Piece(names.reserve(seat, index), "crew", Spot("crew.0", str(index)), name, told, seat)
        yield from self._skills(s, seat)

    def _skills(self, s: CytressState, seat: int) -> Iterator[Piece]:
        """Skill cards in hand as their owner sees them, backs for everybody else; then the used ones."""
        player = s.players[seat]
        gone = tuple(skill.value for skill, taker in zip(SKILLS, s.tokens, strict=True) if taker != NOBODY)
        for index, card in enumerate(player.hand):
            id_, at = names.skill_card(seat, index), Spot("skills.0", str(index))
            if card == HIDDEN:
                yield Piece(id_, "skill_back", at, Text("cytress.term.skill_card"), (), seat)
            else:
                yield self._skill_card(s, player, card, Piece(id_, "", at, Text(""), (), seat), gone, "")
        for index, used in enumerate(player.claimed):
            at = Spot("skills.0", str(len(player.hand) + index))
            blank = Piece(names.used_card(seat, index), "", at, Text(""), (), seat)
            yield self._skill_card(s, player, used.card, blank, gone, SKILLS[used.skill].value)

    def _skill_card(
        self, s: CytressState, player: Player, card: str, blank: Piece, gone: tuple[str, ...], claimed: str
    ) -> Piece:
        one = self._book.pack.skill_card(card)
        counts = [player.skills[SKILL_INDEX[skill]] for skill in one.skills]
        ready = not claimed and any(
            count >= SKILL_MISSIONS and skill.value not in gone for skill, count in zip(one.skills, counts, strict=True)
        )
        told = facts(
            skills=tuple(skill.value for skill in one.skills),
            counts=digits([min(SKILL_MISSIONS, count) for count in counts]),
            claimed=claimed,
            gone=gone,
            ready=ready,
        )
        return Piece(blank.id, "skill_card", blank.at, Text(one.name), told, blank.owner)

    # ---- small boards --------------------------------------------------------------------------------------------

    def _rival(self, s: CytressState, seat: int) -> Iterator[Piece]:
        player, place = s.players[seat], names.place_of(s, seat)
        missions = [self._book.missions[card].faction for card in player.missions]
        told = facts(
            rebel=player.colour.value,
            name=text("cytress.score.seat", seat=SeatRef(seat)),
            note=text(f"cytress.order.{(seat - s.first) % len(s.players) + 1}"),
            supplies=digits(player.stock),
            paths=digits([missions.count(index) for index in range(len(FACTIONS))]),
            crew=player.reserve,
            skills=len(player.hand),
            active=is_active(s, seat),
        )
        wide = str(place) in self._wide
        at = Spot("rivals" if wide else "rivals_compact", str(place))
        name = text("cytress.reader.board", owner=SeatRef(seat))
        yield Piece(names.rival(place), "rival" if wide else "rival_compact", at, name, told)
        if self._sheet:
            icons = tuple(digits(player.icons[index * 4 : index * 4 + 4]) for index in range(len(FACTIONS)))
            sheet = facts(
                rebel=player.colour.value, icons=icons, skills=digits(player.skills), targets=digits(player.targets)
            )
            yield Piece(f"sheet.{place}", "rival_sheet", Spot("rival_sheet", str(place)), name, sheet)

    # ---- ships, Rebels, prestige ---------------------------------------------------------------------------------

    def _ships(self, s: CytressState, seat: int) -> Iterator[Piece]:
        player, place = s.players[seat], names.place_of(s, seat)
        acting = s.phase in (Phase.TRAVEL, Phase.REPLAY)
        for index, where in enumerate(player.ships):
            if where is None:
                at = Spot(f"ships.{place}", str(index))
                name = text("cytress.piece.ship_home", owner=SeatRef(seat))
            else:
                before = sum(1 for one in s.players[:seat] for pad in one.ships if pad is where)
                at = Spot(f"pad.{where.value}", str(before + player.ships[:index].count(where)))
                name = text("cytress.piece.ship_at", owner=SeatRef(seat), pad=names.pad_name(where))
            again = where is LandingPad.STRATOLITES and acting
            told = facts(rebel=player.colour.value, spent=False, again=again)
            yield Piece(names.ship(seat, index), "ship", at, name, told, seat)

    def _standee(self, s: CytressState, owner: int) -> Piece:
        party = s.party(owner)
        if party.rebel is None:
            at = Spot(f"rebel.{names.place_of(s, owner)}", "home")
        else:
            at = names.influence_spot(FACTIONS[party.rebel[0]], party.rebel[1])
        name = text("cytress.reader.standee", owner=who(s, owner))
        ask = top_ask(s)
        told = facts(rebel=party.colour.value, ready=isinstance(ask, AskInfluence) and ask.seat == owner)
        return Piece(names.rebel(owner), "rebel", at, name, told, owner)

    @staticmethod
    def _score(s: CytressState, owner: int, points: Sequence[int]) -> Piece:
        id_, mine = names.score(owner), points[owner]
        leads = mine > 0 and mine == max(points)
        name = text("cytress.piece.score", owner=who(s, owner), points=mine)
        place = names.place_of(s, owner)
        told = facts(points=mine, leads=leads, gauge=id_, on_art=place == 0)
        return Piece(id_, "score_mark", Spot("prestige", str(place)), name, told)

    # ---- where owned things lie ----------------------------------------------------------------------------------

    @staticmethod
    def reserve_spot(s: CytressState, owner: int) -> Spot:
        """From where a crew comes that was placed just now."""
        place = names.place_of(s, owner)
        return Spot(f"crew.{place}") if place else Spot("crew.0", str(min(s.party(owner).reserve, 14)))

    def missions(self, s: CytressState) -> Iterator[tuple[str, Spot]]:
        """Owned missions: all in the lifepaths of the large board, the last one under each small board."""
        for owner in range(s.owners):
            cards, place = s.party(owner).missions, names.place_of(s, owner)
            if place:
                if cards:
                    yield cards[-1], Spot(f"paths.{place}", FACTIONS[self._book.missions[cards[-1]].faction].value)
                continue
            for index, faction in enumerate(FACTIONS):
                mine = [card for card in cards if self._book.missions[card].faction == index]
                for number, card in enumerate(mine):
                    order = len(mine) - number if faction in LEFT_LANES else number
                    yield card, Spot(f"path.{faction.value}", f"{number + 1}/{len(mine)}", order)

    @staticmethod
    def bounties(s: CytressState) -> Iterator[tuple[str, Spot]]:
        """Owned bounties."""
        for owner in range(s.owners):
            cards, place = s.party(owner).bounties, names.place_of(s, owner)
            for number, card in enumerate(cards):
                yield (
                    card,
                    (
                        Spot(f"bounties.{place}", "", number)
                        if place
                        else Spot("bounties.0", f"{number + 1}/{len(cards)}")
                    ),
                )

    @staticmethod
    def token_spot(s: CytressState, owner: int, skill: Skill) -> Spot:
        """Where a token lies that somebody took; the tokens of an owner are in the order of skills."""
        number = s.tokens[: SKILL_INDEX[skill]].count(owner)
        place = names.place_of(s, owner)
        return Spot(f"tokens.{place}", "", number) if place else Spot("tokens.0", str(number))


def is_active(s: CytressState, owner: int) -> bool:
    """Whether it is the turn of a seat or the AI."""
    return s.ended is None and owner == (s.active if s.active != NOBODY else names.large_seat(s))
