"""Every action and question of Cytress, made once: rules look them up by number and never build one.

A table is indexed by seat first. Supplies, factions, skills and pads are numbers in canonical order.
"""

from __future__ import annotations

from itertools import combinations
from typing import Any

from arcology.games.cytress import actions as act
from arcology.games.cytress import tasks
from arcology.games.cytress.terms import (
    FACTIONS,
    HEIGHTS,
    MISSION_SLOTS,
    STRATOLITE_ROW,
    SUPPLIES,
    LandingPad,
    Skill,
)

SEATS = range(5)
HEXES = range(60)
SPACES = range(2)
MOST_TRADED = 20
"""Units that one arrow can take at once: what the track holds."""
PADS = tuple(LandingPad)
STRATOLITES, NETPROWLER, FIXER, MERCHANT, BOUNTY_HUNTERS = range(4, 9)
"""Places of the pads after those of the factions."""

VISIT = [[[act.Visit(seat, faction, space) for space in SPACES] for faction in FACTIONS] for seat in SEATS]
FLY = [[act.Fly(seat, pad) for pad in PADS] for seat in SEATS]
TAKE_CARD = [[act.TakeCard(seat, slot) for slot in range(1, MISSION_SLOTS + 1)] for seat in SEATS]
"""By slot, from 0."""
PLACE_CREW = [[act.PlaceCrew(seat, hex_) for hex_ in HEXES] for seat in SEATS]
SPY = [[[act.Spy(seat, opponent, supply) for supply in (*SUPPLIES, None)] for opponent in SEATS] for seat in SEATS]
"""By opponent and supply; the last one declines."""
DECLINE = len(SUPPLIES)
PICK = [[act.PickStratolite(seat, index) for index in range(STRATOLITE_ROW)] for seat in SEATS]
LAUNCH = [[act.Launch(seat, hex_) for hex_ in HEXES] for seat in SEATS]
HEIGHT = [[act.ChooseHeight(seat, height) for height in (0, *HEIGHTS)] for seat in SEATS]
"""By height; that of 0 is in no list."""
PAY = [[act.PayWith(seat, supply) for supply in SUPPLIES] for seat in SEATS]
EARLY = [[act.TakeEarly(seat, supply) for supply in SUPPLIES] for seat in SEATS]
GOODS = [
    [
        *(act.TakeGoods(seat, (supply, supply)) for supply in SUPPLIES),
        *(act.TakeGoods(seat, goods) for goods in combinations(SUPPLIES, 3)),
    ]
    for seat in SEATS
]
TRADE = [
    {
        (give, receive): [act.Trade(seat, one, other, count) for count in range(1, MOST_TRADED + 1)]
        for give, one in enumerate(SUPPLIES)
        for receive, other in enumerate(SUPPLIES)
        if give != receive
    }
    for seat in SEATS
]
"""By arrow: trades of 1, 2, ... units."""
FINISH = [act.FinishTrade(seat) for seat in SEATS]
BOUNTY = [[act.TakeBounty(seat, faction) for faction in FACTIONS] for seat in SEATS]
END_TURN = [act.EndTurn(seat) for seat in SEATS]

ASK_INFLUENCE = [tasks.AskInfluence(seat) for seat in SEATS]
ASK_SHIP = [tasks.AskShip(seat) for seat in SEATS]
ASK_REPLAY = [tasks.AskReplay(seat) for seat in SEATS]
ASK_CLAIM = [tasks.AskClaim(seat) for seat in SEATS]


def _both(kind: Any) -> list[list[Any]]:
    return [[kind(seat, continues=continues) for continues in (False, True)] for seat in SEATS]


ASK_CARD = _both(tasks.AskCard)
ASK_HEX = _both(tasks.AskHex)
ASK_STRATOLITE = _both(tasks.AskStratolite)
ASK_LAUNCH = _both(tasks.AskLaunch)
ASK_HEIGHT = _both(tasks.AskHeight)
ASK_PAY = _both(tasks.AskPay)
ASK_EARLY = _both(tasks.AskEarly)
ASK_GOODS = _both(tasks.AskGoods)
ASK_TRADE = _both(tasks.AskTrade)
ASK_BOUNTY = _both(tasks.AskBounty)
"""Questions inside an action: by whether they continue the undo step."""
ASK_SPY = [
    [[tasks.AskSpy(seat, opponent, continues) for continues in (False, True)] for opponent in SEATS] for seat in SEATS
]

NEXT_SHIP = tasks.NextShip()
SHIP_TURN = [tasks.ShipTurn(seat) for seat in SEATS]
NEXT_REPLAY = [tasks.NextReplay(seat) for seat in SEATS]
NEXT_INFLUENCE = [tasks.NextInfluence(placed) for placed in range(len(SEATS) + 1)]

_SIDES: dict[tuple[int, str], act.ChooseSide] = {}
_CLAIMS: dict[tuple[int, Skill, str], act.ClaimSkill] = {}


def choose_side(seat: int, side: str) -> act.ChooseSide:
    """The choice of a side; ids come from the pack, so the table grows as they are met."""
    key = (seat, side)
    found = _SIDES.get(key)
    if found is None:
        found = _SIDES[key] = act.ChooseSide(seat, side)
    return found


def claim_skill(seat: int, skill: Skill, card: str) -> act.ClaimSkill:
    """A claim; ids come from the pack, so the table grows as they are met."""
    key = (seat, skill, card)
    found = _CLAIMS.get(key)
    if found is None:
        found = _CLAIMS[key] = act.ClaimSkill(seat, skill, card)
    return found
