"""Actions in several steps: Esc steps back inside, undo takes back the whole action, nothing is paid early."""

from __future__ import annotations

from arcology.engine.records import digest
from arcology.games.cytress.actions import ChooseSide, Fly, PlaceCrew, TakeCard, TakeGoods, Visit
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.tasks import AskCard, AskHex, AskShip
from arcology.games.cytress.terms import FACTIONS, LandingPad
from arcology.session.session import Session
from tests.games.cytress.desk import C, config, house_rules


def travelling(seats: int, seed: int = 3) -> Session:
    """A game in which somebody is about to move the first ship."""
    session = Session(house_rules(), config(seats, seed))
    while not isinstance(session.ask, AskShip):
        action = session.rules.legal(session.state)[0]
        assert isinstance(action, ChooseSide | Visit)
        session.submit(action)
    return session


def open_faction(session: Session) -> LandingPad:
    """A faction that can be met with a choice of cards."""
    s: CytressState = session.state
    pads = {a.pad for a in session.rules.legal(s) if isinstance(a, Fly)}
    return next(LandingPad(faction.value) for faction in FACTIONS if LandingPad(faction.value) in pads)


def test_esc_goes_back_step_by_step_and_leaves_no_branch() -> None:
    session = travelling(2)
    seat, at, before = session.ask.seat, session.position, digest(session.state)
    session.submit(Fly(seat, open_faction(session)))
    assert isinstance(session.ask, AskCard)
    between = digest(session.state)
    session.submit(TakeCard(seat, 1))
    assert isinstance(session.ask, AskHex)
    assert session.step_back_inside_group()
    assert digest(session.state) == between
    assert session.step_back_inside_group()
    assert (session.position, digest(session.state)) == (at, before)
    assert list(session.branches) == []
    assert not session.step_back_inside_group(), "the turn has not begun"


def test_undo_takes_back_the_whole_action() -> None:
    session = travelling(2)
    seat, at = session.ask.seat, session.position
    session.submit(Fly(seat, open_faction(session)))
    session.submit(TakeCard(seat, 1))
    session.submit(next(a for a in session.rules.legal(session.state) if isinstance(a, PlaceCrew)))
    step = session.steps()[-1]
    assert (step.start, step.end) == (at, at + 3)
    assert session.ask.seat != seat, "the next one's turn"


def test_esc_in_a_solo_game_does_not_draw_the_ais_token_again() -> None:
    session = travelling(1)
    before = digest(session.state)
    session.submit(Fly(0, LandingPad.FIXER))
    assert session.step_back_inside_group()
    assert digest(session.state) == before
    session.submit(Fly(0, LandingPad.FIXER))
    session.submit(TakeGoods(0, (C, C)))
    step = session.steps()[-1]
    assert step.end - step.start == 2, "the AI's next turn belongs to this step"
    assert not session.step_back_inside_group()
