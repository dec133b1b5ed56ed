"""Every action and question without a card in it, made once: rules look them up by number.

A table is indexed by seat first. Places and departments are numbers in canonical order.
"""

from __future__ import annotations

from arcology.games.cities_of_venus import actions as act
from arcology.games.cities_of_venus import tasks
from arcology.games.cities_of_venus.terms import DEPTS, MAX_CITIES, PLACES

SEATS = range(MAX_CITIES)

PUT = [[act.PutVnaut(seat, place) for place in PLACES] for seat in SEATS]
STOP = [act.StopPlacing(seat) for seat in SEATS]
LOSE = [[act.LoseVnaut(seat, place) for place in PLACES] for seat in SEATS]
DECLINE = [act.DeclineInnovation(seat) for seat in SEATS]
EQUIP = [act.Equip(seat) for seat in SEATS]
MINE = [act.Mine(seat) for seat in SEATS]
REROLL = [(act.KeepRoll(seat), act.Reroll(seat)) for seat in SEATS]
IMMIGRATE = [act.Immigrate(seat) for seat in SEATS]
THAW = [[act.Thaw(seat, dept) for dept in DEPTS] for seat in SEATS]
MOVE = [[[act.MoveVnaut(seat, origin, target) for target in DEPTS] for origin in DEPTS] for seat in SEATS]
"""By origin and target."""
END = [act.EndActions(seat) for seat in SEATS]
TAKE = [act.TakeVnaut(seat) for seat in SEATS]
PASS = [act.PassGrab(seat) for seat in SEATS]

ASK_DEPLOY = [[tasks.AskDeploy(seat, continues) for continues in (False, True)] for seat in SEATS]
ASK_LOSS = [[tasks.AskLoss(seat, continues) for continues in (False, True)] for seat in SEATS]
"""By whether they continue the undo step."""
ASK_CLAIM = [tasks.AskClaim(seat) for seat in SEATS]
ASK_ACTION = [tasks.AskAction(seat) for seat in SEATS]
ASK_REROLL = [tasks.AskReroll(seat) for seat in SEATS]
ASK_GRAB = [tasks.AskGrab(seat) for seat in SEATS]

LOWER_SHIELDS = [tasks.LowerShields(seat) for seat in SEATS]
GROW = [tasks.Grow(seat) for seat in SEATS]
OFFER_CLAIM = [tasks.OfferClaim(seat) for seat in SEATS]
CITY_TURN = [tasks.CityTurn(seat) for seat in SEATS]
GRAB_TURN = [tasks.GrabTurn(seat) for seat in SEATS]
ROUND_START, END_EVENTS, BEGIN_GRAB, END_ROUND = (
    tasks.RoundStart(),
    tasks.EndEvents(),
    tasks.BeginGrab(),
    tasks.EndRound(),
)
