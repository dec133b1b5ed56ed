"""The options of section 8 and the levels; OPT-01, -02 and -04 are also tested where they apply."""

from __future__ import annotations

import pytest

from arcology.engine.config import BadOption
from arcology.engine.play import start
from arcology.games.cytress.about import LEVELS, OPTIONS
from arcology.games.cytress.actions import Visit
from arcology.games.cytress.state import Options
from tests.games.cytress.desk import HOO, Desk, config, house_rules


@pytest.mark.rule("CYT-OPT-03")
def test_ex_42_a_visit_to_the_own_district_pays_nothing() -> None:
    desk = Desk(4, privateer_own="district").stock(0).stock(1).icons(0, PRI="W").influence()
    desk.do(Visit(0, HOO, 0), Visit(1, HOO, 1))
    assert desk.held(0) == "W5 C0 T0 S0"
    desk = Desk(4, privateer_own="district").stock(0).stock(1).icons(0, PRI="W")
    desk.state.first = 1
    desk.influence()
    desk.do(Visit(1, HOO, 1))
    assert desk.held(0) == "W1 C0 T0 S0", "entered before the Rebel stood there"


@pytest.mark.rule("CYT-OPT-01")
@pytest.mark.rule("CYT-OPT-02")
@pytest.mark.rule("CYT-OPT-03")
@pytest.mark.rule("CYT-OPT-04")
def test_defaults_and_what_else_there_is() -> None:
    assert Desk(2).state.options == Options("batch", "received", "visit", "prefer")
    assert {spec.rule: [value.name for value in spec.values] for spec in OPTIONS} == {
        "CYT-OPT-01": ["batch", "single", "chain"],
        "CYT-OPT-02": ["received", "given"],
        "CYT-OPT-03": ["visit", "district"],
        "CYT-OPT-04": ["prefer", "require"],
    }
    with pytest.raises(BadOption):
        start(house_rules(), config(2, merchant="barter"))
    assert list(LEVELS) == [1, 2, 3, 4, 5]
