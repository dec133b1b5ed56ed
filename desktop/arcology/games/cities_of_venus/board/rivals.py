"""The other cities: small boards, the last thing that each took below them, their dice."""

from __future__ import annotations

from collections.abc import Iterator

from arcology.engine.agenda import Seat
from arcology.engine.layout import Layout
from arcology.engine.table import Fact, Piece, Spot
from arcology.engine.text import Text, text
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.board import names
from arcology.games.cities_of_venus.board.makers import Kept, digits, innovation_facts, printed
from arcology.games.cities_of_venus.board.names import Names, who
from arcology.games.cities_of_venus.board.standing import standing, with_city
from arcology.games.cities_of_venus.rules.room import ALL_DEPTS, capacity
from arcology.games.cities_of_venus.rules.scoring import totals
from arcology.games.cities_of_venus.state import NOBODY, City, VenusState
from arcology.games.cities_of_venus.terms import RoundStep

SPRITES = ("rival_tall", "rival", "rival_low", "rival_flat")
"""Boards by how many have to find room; a layout has one kind of them."""
TURNS: dict[RoundStep, tuple[type, ...]] = {
    RoundStep.SHIELDS: (tasks.LowerShields,),
    RoundStep.GROW: (tasks.Grow,),
    RoundStep.ACTIONS: (tasks.CityTurn,),
    RoundStep.GRAB: (tasks.GrabTurn,),
}
"""What stands on the agenda as long as a city has a step still before it."""


class Rivals:
    """Makes the pieces of the cities that are shown small."""

    def __init__(self, called: Names, layout: Layout, kept: Kept) -> None:
        self._names = called
        self._book = called.book
        self._kept = kept
        self._sprite = next((sprite for sprite in SPRITES if sprite in layout.zones), "")
        self._cards = "rival_cards" in layout.zones

    def pieces(self, s: VenusState) -> Iterator[Piece]:
        """All small boards."""
        for seat in range(len(s.cities)):
            place = self._names.place_of(s, seat)
            if place:
                yield from self._rival(s, seat, str(place))

    def _rival(self, s: VenusState, seat: Seat, place: str) -> Iterator[Piece]:
        city = standing(self._book, s, seat)
        cards = self._cards_of(city)
        active = s.ended is None and seat == names.asked_seat(s)
        yield self._kept.piece(
            names.rival(seat),
            self._sprite,
            Spot(self._sprite, place),
            text("cities_of_venus_board.piece.rival", city=who(seat), n=city.population),
            cards,
            capacities=digits([capacity(self._book, city, dept) for dept in ALL_DEPTS]),
            bay=self._bay(city),
            aboard=city.aboard,
            boosters=len(city.boosts) + len(city.aside),
            seat=seat,
            name=who(seat),
            note=self.note(s, seat),
            done=self._done(s, seat),
            over=s.ended is not None,
            active=active,
            computer=self._names.is_computer(seat),
            counts=digits(city.dept),
            station=city.iis,
            minerals=city.minerals,
            people=city.population,
            points=totals(self._book, with_city(s, seat, city))[seat],
        )
        if self._cards:
            pack, card = self._book.pack, city.bay
            phase = pack.canister(card).phase if pack.is_canister(card) else 0
            yield self._kept.piece(
                names.rival_cards(seat),
                "rival_cards",
                Spot("rival_cards", place),
                text("cities_of_venus_board.piece.rival_cards", city=who(seat)),
                cards,
                seat=seat,
                cards=tuple(city.slots),
                bay_card=card,
                bay_name=self._names.card(card).id if card else "",
                bay_phase=phase,
            )
        yield from self._taken(s, seat, place)
        if s.roll and s.active == seat:
            yield self._kept.piece(
                names.die(seat, 1),
                "die",
                Spot("rival_dice", f"{place}.1"),
                text("cities_of_venus_board.piece.die", n=s.roll),
                value=s.roll,
                sides=6,
                sum=s.roll + self._book.perk(city).pips if self._book.perk(city).pips else 0,
            )

    def _cards_of(self, city: City) -> dict[str, Fact]:
        """The cards in the slots, as both boards of a city tell them."""
        equipped = [self._book.pack.equipped(card) if card else None for card in city.slots]
        return {
            "slots": tuple(self._phase(card) for card in city.slots),
            "names": tuple("" if one is None else one.name for one in equipped),
            "vps": digits([0 if one is None else one.vp for one in equipped]),
        }

    def _bay(self, city: City) -> str:
        """What a holding bay is used for."""
        if not city.bay:
            return "empty"
        return city.bay if self._book.pack.is_innovation(city.bay) else "stored"

    def _phase(self, card: str) -> str:
        """The phase of a card in a slot as painters read it: 0 for an innovation, nothing for an empty slot."""
        if not card:
            return ""
        return "0" if self._book.pack.is_innovation(card) else str(self._book.pack.canister(card).phase)

    # ---- what a city is doing ------------------------------------------------------------------------------------

    def note(self, s: VenusState, seat: Seat) -> Text:
        """What a city does, or whether it has done its part of this step."""
        if s.ended is not None:
            won = seat in s.ended.winners
            return text("cities_of_venus_board.rival.winner" if won else "cities_of_venus_board.rival.over")
        if seat == names.asked_seat(s):
            return _asked(s)
        if self._done(s, seat):
            return text("cities_of_venus_board.rival.done")
        if s.step in TURNS:
            return text("cities_of_venus_board.rival.waits")
        return text("cities_of_venus_board.rival.idle")

    @staticmethod
    def _done(s: VenusState, seat: Seat) -> bool:
        """Whether a city has nothing more to do in this step."""
        if s.ended is not None:
            return seat in s.ended.winners
        turns = TURNS.get(s.step)
        if turns is None or seat == names.asked_seat(s):
            return False
        return not any(isinstance(task, turns) and getattr(task, "seat", NOBODY) == seat for task in s.agenda)

    def _taken(self, s: VenusState, seat: Seat, place: str) -> Iterator[Piece]:
        """The canister that a city took in this round, and its last innovation, below its board."""
        city, pack = s.cities[seat], self._book.pack
        owned = (*city.slots, *city.boosts, city.bay)
        for card in s.dealt:
            if card in owned and pack.is_canister(card):
                at = Spot("taken", place)
                yield self._kept.piece(
                    names.card(card),
                    "canister",
                    at,
                    self._names.card(card),
                    printed(pack.canister(card)),
                )
        if city.claims and city.claims[-1] in self._book.owned(city):
            kind, number = city.claims[-1], len(city.claims) - 1
            pile = Spot("innovations", str(list(s.market).index(kind) + 1)) if kind in s.market else None
            yield self._kept.piece(
                names.claim(seat, number),
                "innovation",
                Spot("taken", place, 1),
                self._names.card(kind),
                innovation_facts(pack.innovation(kind)),
                origin=pile,
            )


def _asked(s: VenusState) -> Text:
    """What the city that is asked is doing."""
    match s.agenda[-1]:
        case tasks.AskDeploy():
            return text("cities_of_venus_board.rival.places")
        case tasks.AskLoss():
            return text("cities_of_venus_board.rival.loses")
        case tasks.AskAction() | tasks.AskReroll():
            return text("cities_of_venus_board.rival.acts")
        case _:
            return text("cities_of_venus_board.rival.chooses")
