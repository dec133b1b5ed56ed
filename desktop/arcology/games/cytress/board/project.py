"""The table of Cytress: every component of the box as a piece at its spot. What belongs to seats is in ``seats``."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import top_ask
from arcology.engine.layout import Layout
from arcology.engine.table import Piece, Spot, Table, facts
from arcology.engine.text import Text, text
from arcology.games.cytress.board import names
from arcology.games.cytress.board.names import Names, who
from arcology.games.cytress.board.prices import Price, cheapest_mission, cheapest_tube
from arcology.games.cytress.board.seats import Seats
from arcology.games.cytress.board.solo import Solo
from arcology.games.cytress.rules.scoring import leader
from arcology.games.cytress.rules.stratos import usable_stratolites
from arcology.games.cytress.rules.tables import PADS
from arcology.games.cytress.rules.travel import possible_pads
from arcology.games.cytress.state import NOBODY, CytressState
from arcology.games.cytress.tasks import AskReplay, AskShip
from arcology.games.cytress.terms import FACTIONS, SKILLS, SUPPLIES, BoardSide, Faction, LandingPad, Tier

TIERS = tuple(Tier)
SEEDS = 4
"""Builds of the terrain of each colour."""
FACTION_PADS = frozenset(LandingPad(faction.value) for faction in FACTIONS)


class Projector:
    """Makes the table of an observed state. Pieces that look the same are the same objects, which spares comparing."""

    def __init__(self, called: Names, layout: Layout) -> None:
        self._names = called
        self._book = called.book
        self._seats = Seats(called, layout)
        self._solo = Solo(called)
        self._bag_sprite = "tube_bag_tall" if "tube_bag_tall" in layout.zones else "tube_bag"
        self._bag_spot = Spot(self._bag_sprite, "bag")
        self._kept: dict[tuple[object, ...], Piece] = {}

    def project(self, s: CytressState) -> Table:
        """Every piece; gauges are the counters that previews may change, and who leads at each tube (0: nobody)."""
        pieces = {piece.id: piece for piece in self._pieces(s)}
        gauges = {"bag": s.tube_bag, "reserve": s.tube_reserve, "round": s.round}
        for seat, player in enumerate(s.players):
            for what, count in zip(SUPPLIES, player.stock, strict=True):
                gauges[names.supply(seat, what)] = count
        for owner, points in enumerate(self._seats.points(s)):
            gauges[names.score(owner)] = points
        for hex_, height in enumerate(s.tubes):
            if height:
                gauges[names.tube(hex_)] = leader(self._book, s, hex_) - NOBODY
        return Table(pieces, gauges)

    def _pieces(self, s: CytressState) -> Iterator[Piece]:
        yield self._fixed(("backdrop",), "backdrop", "backdrop", Spot("backdrop", "all"), text("cytress.piece.city"))
        yield self._stratos(s)
        for index, faction in enumerate(FACTIONS):
            yield from self._district(s, index, faction)
        yield from self._map(s)
        yield self._underbelly(s)
        yield from self._pads(s)
        yield from self._row(s)
        yield from self._bounties(s)
        yield self._bag(s)
        yield from self._seats.pieces(s)
        yield from self._solo.pieces(s)
        yield from self._missions(s)
        yield from self._tubes(s)
        yield from self._crew(s)
        yield from self._tokens(s)

    def _fixed(self, key: tuple[object, ...], id_: str, sprite: str, at: Spot, name: Text, **told: object) -> Piece:
        """A piece that is made once for everything that ``key`` tells."""
        found = self._kept.get(key)
        if found is None:
            if len(self._kept) > 5000:
                self._kept.clear()
            found = self._kept[key] = Piece(id_, sprite, at, name, facts(**told))  # type: ignore[arg-type]
        return found

    # ---- boards --------------------------------------------------------------------------------------------------

    def _stratos(self, s: CytressState) -> Piece:
        side = BoardSide.of(len(s.players))
        tiers = self._book.pack.stratos
        return self._fixed(
            ("stratos", side),
            names.STRATOS,
            "stratos",
            Spot("stratos", "board"),
            text("cytress.piece.stratos"),
            costs=tuple(str(tier.price) for tier in tiers),
            prestige=tuple(str(tier.crew_prestige) for tier in tiers),
            early=tuple(tuple(str(value) for value in tier.early(side)) for tier in tiers),
        )

    def _district(self, s: CytressState, index: int, faction: Faction) -> Iterator[Piece]:
        board = self._book.pack.district(faction)
        side = BoardSide.of(len(s.players))
        now = self._now(s, index).cost
        yield self._fixed(
            ("district", faction, side, now),
            names.district(faction),
            "district",
            Spot("districts", faction.value),
            text("cytress.piece.district", faction=names.faction_name(faction), name=Text(board.name)),
            faction=faction.value,
            cost=board.mission_cost,
            now=now,
            influence=tuple(str(value) for value in board.spaces(side)),
        )
        count = len(s.decks[index])
        yield self._fixed(
            ("deck", faction, count),
            names.deck(faction),
            "mission_deck",
            Spot("decks", faction.value),
            text("cytress.piece.deck", faction=names.faction_name(faction), count=count),
            faction=faction.value,
            count=count,
        )

    def _underbelly(self, s: CytressState) -> Piece:
        return self._fixed(
            ("underbelly", s.underbelly),
            names.UNDERBELLY,
            "underbelly",
            Spot("underbelly", "board"),
            text(f"cytress.underbelly.{s.underbelly.value}"),
            side=s.underbelly.value,
        )

    def _bag(self, s: CytressState) -> Piece:
        return self._fixed(
            ("bag", s.tube_bag, s.tube_reserve, s.last_round),
            names.BAG,
            self._bag_sprite,
            self._bag_spot,
            text("cytress.piece.bag", bag=s.tube_bag, reserve=s.tube_reserve),
            count=s.tube_bag,
            total=self._book.constants.bag(len(s.players)),
            reserve=s.tube_reserve,
            last=s.last_round,
        )

    # ---- pads ----------------------------------------------------------------------------------------------------

    def _now(self, s: CytressState, faction: int) -> Price:
        return cheapest_mission(self._book, s, names.large_seat(s), faction)

    def _pads(self, s: CytressState) -> Iterator[Piece]:
        """The nine pads with what their actions cost the seat that is shown large; shut ones while it must fly."""
        seat = names.large_seat(s)
        ask = top_ask(s)
        flying = isinstance(ask, AskShip | AskReplay) and ask.seat == seat
        open_pads = {PADS[index] for index in possible_pads(self._book, s, seat)} if flying else frozenset(PADS)
        for where in LandingPad:
            price = self._price(s, seat, where)
            shut = where not in open_pads
            short = shut and price is not None and price.short > 0
            told = {
                "pad": where.value,
                "cost": -1 if price is None else price.cost,
                "supply": price.supply.value if price is not None and where is not LandingPad.NETPROWLER else "",
                "short": short,
                "closed": shut and not short,
                "cheaper": price is not None and price.off > 0,
            }
            large = where in FACTION_PADS
            sprite, at = ("landing_pad", "pads") if large else ("landing_pad_small", "pads_small")
            key = ("pad", *told.values())
            yield self._fixed(key, names.pad(where), sprite, Spot(at, where.value), names.pad_name(where), **told)

    def _price(self, s: CytressState, seat: int, where: LandingPad) -> Price | None:
        """The least that a pad's action costs, None where it costs nothing."""
        if where.faction is not None:
            return cheapest_mission(self._book, s, seat, FACTIONS.index(where.faction))
        if where is LandingPad.NETPROWLER:
            return cheapest_tube(self._book, s, seat, 1, tuple(range(len(SUPPLIES))))
        if where is LandingPad.STRATOLITES:
            player = s.players[seat]
            usable = usable_stratolites(self._book, s, player) or range(len(s.row))
            supplies = tuple({self._book.stratolites[s.row[place]][1] for place in usable})
            return cheapest_tube(self._book, s, seat, 1, tuple(sorted(supplies)))
        return None

    # ---- the map -------------------------------------------------------------------------------------------------

    def _map(self, s: CytressState) -> Iterator[Piece]:
        ground = self._book.ground(s.tiles)
        for number, side in enumerate(s.tiles):
            name = Text(self._book.pack.tile_side(side).name)
            yield self._fixed(("tile", number, side), f"tile.{number}", "map_tile", Spot("tiles", str(number)), name)
        for hex_, colour in enumerate(ground.colours):
            busy = s.crew[hex_] != NOBODY or s.tubes[hex_] > 0
            yield self._fixed(
                ("hex", s.tiles, hex_, busy),
                names.hex_piece(hex_),
                "hex",
                self._names.ground_spot(s, hex_),
                self._names.hex(s, hex_),
                faction=FACTIONS[colour].value,
                seed=(ground.map.grid.places[hex_][0] * 7 + ground.map.grid.places[hex_][1] * 3) % SEEDS,
                busy=busy,
            )

    def _tubes(self, s: CytressState) -> Iterator[Piece]:
        rebels = tuple(s.party(owner).colour.value for owner in range(s.owners))
        for hex_, height in enumerate(s.tubes):
            if not height:
                continue
            owner = leader(self._book, s, hex_)
            tied = owner == NOBODY and any(s.crew[o] != NOBODY for o in self._book.ground(s.tiles).neighbours[hex_])
            key = ("tube", s.tiles, hex_, height, owner, tied, rebels)
            found = self._kept.get(key)
            if found is None:
                told = facts(
                    height=height,
                    rebel=self._colour(s, owner),
                    tied=tied,
                    points=self._book.tube_prestige[height],
                    rebels=rebels,
                    gauge=names.tube(hex_),
                )
                name = text(
                    "cytress.piece.tube",
                    height=height,
                    hex=self._names.hex(s, hex_),
                    owner=self._names.owner(s, owner),
                )
                at = self._names.tube_spot(s, hex_)
                found = self._kept[key] = Piece(names.tube(hex_), "tube", at, name, told, origin=self._bag_spot)
            yield found

    @staticmethod
    def _colour(s: CytressState, owner: int) -> str:
        return "" if owner == NOBODY else s.party(owner).colour.value

    def _crew(self, s: CytressState) -> Iterator[Piece]:
        """Crew on the map, and on the tiers in the order in which they came: the first ones on the early spaces."""
        for hex_, owner in enumerate(s.crew):
            if owner != NOBODY:
                at, origin = self._names.crew_spot(s, hex_), self._seats.reserve_spot(s, owner)
                key = ("crew", s.tiles, hex_, owner, self._colour(s, owner), origin)
                found = self._kept.get(key)
                if found is None:
                    name = text("cytress.piece.crew", owner=who(s, owner), hex=self._names.hex(s, hex_))
                    told = facts(rebel=self._colour(s, owner), lit=True)
                    found = self._kept[key] = Piece(names.crew(hex_), "crew", at, name, told, owner, origin=origin)
                yield found
        arrived = dict.fromkeys(TIERS, 0)
        side = BoardSide.of(len(s.players))
        for owner, hex_ in s.arrivals:
            tier = Tier.at(s.tubes[hex_])
            number = arrived[tier]
            arrived[tier] += 1
            early = len(self._book.early[side][tier.height])
            if number < early:
                at = Spot(f"early.{tier.value}", str(number))
            else:
                at = Spot(f"tier.{tier.value}", str(number - early))
            name = text("cytress.piece.risen", owner=who(s, owner), tier=Text(tier.name_id))
            colour = self._colour(s, owner)
            yield self._fixed(
                ("risen", hex_, at, colour, owner), names.crew(hex_), "crew", at, name, rebel=colour, lit=False
            )

    # ---- cards ---------------------------------------------------------------------------------------------------

    def _row(self, s: CytressState) -> Iterator[Piece]:
        deck, discard = Spot("stratolite_deck", "deck"), Spot("stratolite_discard", "discard")
        for place, card in enumerate(s.row):
            yield self._stratolite(card, Spot("stratolites", str(place)), deck)
        if s.stratolite_discard:  # under the stack that tells how many they are
            yield self._stratolite(s.stratolite_discard[-1], Spot(discard.zone, discard.slot, -1), deck)
        count, used = len(s.stratolite_deck), len(s.stratolite_discard)
        name = text("cytress.piece.stratolite_deck", count=count)
        yield self._fixed(
            ("stratolites", count), "stratolite_deck", "stratolite_deck", deck, name, count=count, used=False
        )
        name, key = text("cytress.piece.stratolite_used", count=used), ("stratolites_used", used)
        yield self._fixed(key, "stratolite_used", "stratolite_deck", discard, name, count=used, used=True)

    def _stratolite(self, card: str, at: Spot, origin: Spot) -> Piece:
        key = ("stratolite", card, at)
        found = self._kept.get(key)
        if found is None:
            one = self._book.pack.stratolite(card)
            told = facts(faction=self._book.pack.district_of(one.location).faction.value, supply=one.supply.value)
            id_ = names.stratolite(card)
            found = self._kept[key] = Piece(id_, "stratolite", at, Text(one.name), told, origin=origin)
        return found

    def _missions(self, s: CytressState) -> Iterator[Piece]:
        for index, faction in enumerate(FACTIONS):
            for place, card in enumerate(s.slots[index]):
                if card:
                    yield self._mission(card, Spot(f"missions.{faction.value}", str(place + 1)), slid=False)
        for card, at in self._seats.missions(s):
            yield self._mission(card, at, slid=True)

    def _mission(self, card: str, at: Spot, *, slid: bool) -> Piece:
        key = ("mission", card, at)
        found = self._kept.get(key)
        if found is None:
            one = self._book.pack.mission(card)
            told = facts(
                faction=one.faction.value,
                skill=one.skill.value,
                target=one.target.value,
                supply=one.icon.value,
                slid=slid,
            )
            name = text("cytress.piece.mission", name=Text(one.name), what=self._names.mission(card))
            deck = Spot("decks", one.faction.value)
            origin = None if slid else deck
            found = self._kept[key] = Piece(names.mission(card), "mission_card", at, name, told, origin=origin)
        return found

    def _bounties(self, s: CytressState) -> Iterator[Piece]:
        for index, faction in enumerate(FACTIONS):
            stack = s.bounties[index]
            for place, card in enumerate(stack):
                yield self._bounty(card, Spot(f"bounty.{faction.value}", "", len(stack) - 1 - place))
        for card, at in self._seats.bounties(s):
            yield self._bounty(card, at)

    def _bounty(self, card: str, at: Spot) -> Piece:
        one = self._book.pack.bounty(card)
        name = text(
            "cytress.piece.bounty", name=Text(one.name), faction=names.faction_name(one.faction), prestige=one.prestige
        )
        mini = at.zone.startswith("bounties.") and at.zone != "bounties.0"  # on a small board only the sign can be read
        told = {"faction": one.faction.value, "prestige": one.prestige, "mini": mini}
        return self._fixed(("bounty", card, at), names.bounty(card), "bounty_card", at, name, **told)

    def _tokens(self, s: CytressState) -> Iterator[Piece]:
        for skill, taker in zip(SKILLS, s.tokens, strict=True):
            at = Spot("skill_tokens", skill.value) if taker == NOBODY else self._seats.token_spot(s, taker, skill)
            name = text("cytress.piece.token", skill=names.skill_name(skill))
            yield self._fixed(("token", skill, at), names.token(skill), "skill_token", at, name, skill=skill.value)
