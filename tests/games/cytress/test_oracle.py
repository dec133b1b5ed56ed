"""A second implementation of the AI plays along through whole games and has to agree after every token."""

from __future__ import annotations

import random

import pytest

from arcology.engine.play import Played, play, start
from arcology.games.cytress import events as ev
from arcology.games.cytress.state import CytressState
from arcology.games.cytress.terms import SUPPLY_INDEX, AiAction
from tests.games.cytress.automa_oracle import Deed, Oracle
from tests.games.cytress.desk import config, house_rules

RULES = house_rules()


def deeds(played: Played[CytressState]) -> list[tuple[CytressState, ev.AiDrew, Deed | None]]:
    """Every AI turn of a step: the state after its draw, the draw, and what the rules did then."""
    found: list[tuple[CytressState, ev.AiDrew, Deed | None]] = []
    for beat in played.beats:
        for e in beat.events:
            if isinstance(e, ev.AiDrew):
                found.append((beat.state, e, None))
            elif isinstance(e, ev.AiMissionDone | ev.AiTubeBuilt | ev.AiBountyTaken):
                s, drawn, nothing = found.pop()
                assert nothing is None, "one deed in a turn"
                found.append((s, drawn, _deed(s, e)))
    return found


def _deed(s: CytressState, e: ev.AiMissionDone | ev.AiTubeBuilt | ev.AiBountyTaken) -> Deed:
    if isinstance(e, ev.AiBountyTaken):
        return Deed(AiAction.BOUNTY, e.faction.value)
    place = RULES.book.ground(s.tiles).map.grid.places[e.hex]
    if isinstance(e, ev.AiTubeBuilt):
        return Deed(AiAction.TUBE, str(e.height), place)
    return Deed(AiAction.MISSION, e.card, place)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
@pytest.mark.rule("CYT-SOLO-TRAVEL-03")
@pytest.mark.rule("CYT-SOLO-MISSION-03")
@pytest.mark.rule("CYT-SOLO-TUBE-03")
@pytest.mark.rule("CYT-SOLO-BOUNTY-02")
def test_the_ai_does_what_its_pseudo_code_says(level: int) -> None:
    done: list[AiAction | None] = []
    for seed in range(16):
        chance = random.Random(seed)
        option = "require" if seed % 2 else "prefer"
        played = start(RULES, config(1, seed, level, ai_tube=option))
        while True:
            for s, drawn, deed in deeds(played):
                assert s.ai is not None
                revealed = s.ai.revealed[SUPPLY_INDEX[drawn.supply]]
                assert Oracle(RULES.pack, s).turn(drawn.supply, revealed, drawn.turn) == deed, (seed, s.round, drawn)
                done.append(deed.action if deed else None)
            if played.state.ended is not None:
                break
            after = play(RULES, played.state, chance.choice(RULES.legal(played.state)))
            assert isinstance(after, Played)
            played = after
    assert len(done) > 200
    assert set(AiAction) <= set(done)
