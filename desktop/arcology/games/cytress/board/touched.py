"""Which pieces an event concerns, to be ringed and to be found from the log."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from arcology.games.cytress import events as ev
from arcology.games.cytress.board import names
from arcology.games.cytress.state import AI_SEAT, CytressState
from arcology.games.cytress.terms import SUPPLIES


def touched(s: CytressState, e: Any) -> tuple[str, ...]:
    """Ids of the pieces; some may have left the table since."""
    return _of_players(s, e) or _of_cards(s, e) or _of_ai(e)


def board_of(s: CytressState, owner: int) -> str:
    """The board on which an owner's things lie: the large one, or a small one."""
    place = names.place_of(s, owner)
    return names.rival(place) if place else names.TRAY


def trackers(s: CytressState, seat: int, amounts: Iterable[int]) -> tuple[str, ...]:
    """The trackers of what changed, or the small board of a seat that has no trackers on the table."""
    if seat != names.large_seat(s):
        return (board_of(s, seat),)
    return tuple(names.supply(seat, what) for what, count in zip(SUPPLIES, amounts, strict=True) if count)


def _of_players(s: CytressState, e: Any) -> tuple[str, ...]:
    match e:
        case ev.SideChosen() | ev.SpyDeclined() | ev.TurnBegan():
            return (board_of(s, e.seat),)
        case ev.Gained():
            return trackers(s, e.seat, e.amounts)
        case ev.Paid():
            return trackers(s, e.seat, [what is e.supply for what in SUPPLIES])
        case ev.Traded():
            changed = [given + received for given, received in zip(e.given, e.received, strict=True)]
            return trackers(s, e.seat, changed)
        case ev.Visited():
            return (names.rebel(e.seat), names.district(e.district))
        case ev.Flew():
            fleet = s.players[e.seat].ships
            ships = tuple(names.ship(e.seat, index) for index, where in enumerate(fleet) if where is e.pad)
            return (*ships[-1:], names.pad(e.pad))
        case ev.CrewPlaced():
            return (names.crew(e.hex), names.hex_piece(e.hex))
        case ev.TubeBuilt():
            return (names.tube(e.hex), names.crew(e.hex))
        case ev.EarlySpaceTaken():
            risen = [hex_ for owner, hex_ in s.arrivals if owner == e.seat and s.tubes[hex_] == e.height]
            return (names.crew(risen[-1]),) if risen else (names.STRATOS,)
        case ev.SkillClaimed():
            return (names.token(e.skill), board_of(s, e.seat))
        case ev.GameEnded():
            return tuple(names.score(owner) for owner in e.winners)
    return ()


def _of_cards(s: CytressState, e: Any) -> tuple[str, ...]:
    match e:
        case ev.MissionTaken():
            return (names.mission(e.card), board_of(s, e.seat))
        case ev.SlotRefilled():
            return (names.mission(e.card),) if e.card else (names.deck(e.faction),)
        case ev.StratoliteTaken() | ev.RowRefilled():
            return (names.stratolite(e.card),)
        case ev.BountyTaken():
            return (names.bounty(e.card), board_of(s, e.seat))
        case ev.LastRound():
            return (names.BAG,)
        case ev.Recouped():
            return (names.stratolite(e.discarded), *(("first",) if len(s.players) > 1 else ()))
        case ev.RoundBegan():
            return ("first",) if len(s.players) > 1 else ()
        case ev.SkillsDealt():
            return (names.TRAY,)
    return ()


def _of_ai(e: Any) -> tuple[str, ...]:
    match e:
        case ev.AiVisited():
            return (names.rebel(AI_SEAT), names.district(e.district))
        case ev.AiDrew() | ev.AiCannot() | ev.AiIdle():
            return (names.AI_BOARD,)
        case ev.AiMissionDone():
            return (names.crew(e.hex), names.mission(e.card), names.AI_BOARD)
        case ev.AiTubeBuilt():
            return (names.tube(e.hex), names.crew(e.hex), names.AI_BOARD)
        case ev.AiBountyTaken():
            return (names.bounty(e.card), names.AI_BOARD)
        case ev.AiSkillTaken():
            return (names.token(e.skill), names.AI_BOARD)
    return ()
