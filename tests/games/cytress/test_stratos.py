"""Stratos: tubes, the two pads, early spaces (CYT-STRAT, CYT-EARLY)."""

from __future__ import annotations

import pytest

from arcology.games.cytress.actions import ChooseHeight, Fly, Launch, PayWith, PickStratolite, TakeEarly
from arcology.games.cytress.events import (
    EarlySpaceTaken,
    Gained,
    LastRound,
    Paid,
    RowRefilled,
    StratoliteTaken,
    TubeBuilt,
    TurnBegan,
)
from arcology.games.cytress.rules.census import invariants
from arcology.games.cytress.state import NOBODY
from arcology.games.cytress.terms import LandingPad
from tests.games.cytress.desk import C, Desk, S, T, W

PAD = LandingPad


@pytest.mark.rule("CYT-STRAT-02")
@pytest.mark.rule("CYT-STRAT-03")
@pytest.mark.rule("CYT-STRAT-04")
@pytest.mark.rule("CYT-STRAT-05")
@pytest.mark.rule("CYT-COST-02")
@pytest.mark.rule("CYT-EARLY-01")
@pytest.mark.rule("CYT-EARLY-02")
def test_ex_13_a_tube_of_two_with_the_netprowler() -> None:
    desk = Desk(3).stock(0, T=7).icons(0, HOO="TT").crew(0, (0, 0))
    desk.ship(0, "netprowler", height=2, pay=T, early=W)
    assert desk.held() == "W3 C0 T1 S0"
    assert desk.me.tiers == [0, 1, 0]
    assert desk.state.early[1] == (0,)
    assert desk.event(Paid).amount == 6
    assert desk.event(EarlySpaceTaken).value == 3


@pytest.mark.rule("CYT-EARLY-03")
@pytest.mark.rule("CYT-COST-07")
def test_ex_14_what_arrives_does_not_pay() -> None:
    desk = Desk(3).stock(0, C=7).crew(0, (0, 0))
    desk.do(Fly(0, PAD.NETPROWLER))
    assert desk.ask == "early", "height 1, paid in CREDITS: nothing else to choose"
    desk = Desk(3).stock(0, C=7).crew(0, (0, 0), (2, 0))
    desk.do(Fly(0, PAD.NETPROWLER))
    assert desk.no(ChooseHeight(0, 2))[0] == "first_launch"
    desk = Desk(3).stock(0, C=8).crew(0, (0, 0))
    desk.do(Fly(0, PAD.NETPROWLER))
    desk.stock(0, C=7)
    assert desk.no(ChooseHeight(0, 2)) == ("cost", "CYT-COST-03")
    assert desk.args(ChooseHeight(0, 2))["need"] == 8


@pytest.mark.rule("CYT-STRAT-06")
@pytest.mark.rule("CYT-STRAT-07")
@pytest.mark.rule("CYT-STRAT-08")
@pytest.mark.rule("CYT-STRAT-09")
@pytest.mark.rule("CYT-R-48")
def test_ex_15_a_stratolite_leaves_the_row() -> None:
    row = stratolites()
    desk = Desk(2).stock(0, T=3).crew(0, (0, 0)).row(*row, stratolite("green", "weapons"))
    desk.do(Fly(0, PAD.STRATOLITES))
    assert desk.ask == "early", "one stratolite, one crew, one height"
    desk.do(TakeEarly(0, S))
    assert desk.held() == "W0 C0 T0 S2"
    hex_ = desk.hex((0, 0))
    assert (desk.state.tubes[hex_], desk.state.crew[hex_]) == (1, NOBODY)
    assert desk.state.row == [stratolite("green", "weapons"), row[0], row[2], row[3], row[4]]
    assert desk.state.stratolite_discard == [row[1]]
    order = [type(e) for e in desk.events if not isinstance(e, TurnBegan)]
    assert order == [Paid, StratoliteTaken, RowRefilled, TubeBuilt, EarlySpaceTaken, Gained], "the ruling's order"


def stratolite(location: str, supply: str) -> str:
    """The id of a stratolite."""
    pack = Desk(2).rules.pack
    return next(card.id for card in pack.stratolites if (card.location, card.supply) == (location, supply))


def stratolites() -> tuple[str, ...]:
    """The row of the example."""
    return (
        stratolite("yellow", "weapons"),
        stratolite("red", "tech"),
        stratolite("blue", "credits"),
        stratolite("green", "stims"),
        stratolite("red", "credits"),
    )


@pytest.mark.rule("CYT-STRAT-06")
def test_a_stratolite_fixes_colour_and_supply() -> None:
    desk = Desk(2).stock(0, T=9, C=3).crew(0, (0, 0), (-1, 2), (1, 0), (1, 1)).row(*stratolites())
    desk.do(Fly(0, PAD.STRATOLITES))
    assert [a.index for a in desk.offers(PickStratolite)] == [1, 4]
    assert desk.no(PickStratolite(0, 2)) == ("stratolite_colour", "CYT-STRAT-06")
    assert desk.no(PickStratolite(0, 0)) == ("cost", "CYT-COST-03")
    assert desk.no(PickStratolite(0, 5)) == ("no_such_stratolite", "CYT-STRAT-06")
    desk.do(PickStratolite(0, 1))
    assert [desk.place(a.hex) for a in desk.offers(Launch)] == [(0, 0), (-1, 2)]
    assert desk.no(Launch(0, desk.hex((1, 0)))) == ("launch_colour", "CYT-STRAT-06")


@pytest.mark.rule("CYT-STRAT-01")
@pytest.mark.rule("CYT-STRAT-04")
@pytest.mark.rule("CYT-STRAT-11")
def test_any_own_crew_can_be_launched_and_nothing_else() -> None:
    desk = Desk(2).stock(0, T=9).crew(0, (0, 0), (1, 1)).crew(1, (1, 0)).tube((2, 1), 1)
    desk.do(Fly(0, PAD.NETPROWLER))
    assert {desk.place(a.hex) for a in desk.offers(Launch)} == {(0, 0), (1, 1)}
    assert desk.no(Launch(0, desk.hex((1, 0)))) == ("no_own_crew", "CYT-STRAT-01")
    assert desk.no(Launch(0, desk.hex((2, 1)))) == ("tube_on_tube", "CYT-STRAT-04")
    assert desk.no(Launch(0, 99)) == ("no_such_hex", "CYT-STRAT-01")
    desk.do(Launch(0, desk.hex((1, 1))))
    assert {a.height for a in desk.offers(ChooseHeight)} == {1, 2}
    assert desk.no(ChooseHeight(0, 4)) == ("no_such_height", "CYT-STRAT-01")


@pytest.mark.rule("CYT-STRAT-05")
def test_the_netprowler_takes_any_supply_that_suffices() -> None:
    desk = Desk(2).stock(0, W=3, C=2, T=9, S=3).icons(0, HOO="C").crew(0, (0, 0)).fill_early(1, 2)
    desk.do(Fly(0, PAD.NETPROWLER), ChooseHeight(0, 1))
    assert [a.supply for a in desk.offers(PayWith)] == [W, C, T, S]
    desk.do(PayWith(0, C))
    assert desk.held() == "W3 C0 T9 S3"
    desk.turn_of(0).crew(0, (1, 1)).do(Fly(0, PAD.NETPROWLER))
    assert {a.height for a in desk.offers(ChooseHeight)} == {1, 2}
    desk.do(ChooseHeight(0, 2))
    assert desk.held() == "W3 C0 T1 S3", "only TECH suffices, so it is not asked"


@pytest.mark.rule("CYT-STRAT-07")
@pytest.mark.rule("CYT-R-30")
def test_an_empty_stratolite_deck_is_made_of_all_discards() -> None:
    desk = Desk(2).stock(0, T=3).crew(0, (0, 0)).row(*stratolites())
    deck = desk.state.stratolite_deck
    desk.state.stratolite_discard, desk.state.stratolite_deck = list(deck), []
    desk.ship(0, "stratolites")
    assert desk.event(RowRefilled).shuffled
    assert desk.state.stratolite_discard == []
    assert len(desk.state.stratolite_deck) == 7
    assert stratolites()[1] in [*desk.state.stratolite_deck, desk.state.row[0]], "the one just discarded too"
    drawn = set()
    for seed in range(12):
        desk = Desk(2, seed=seed).stock(0, T=3).crew(0, (0, 0)).row(*stratolites())
        desk.state.stratolite_discard, desk.state.stratolite_deck = list(desk.state.stratolite_deck), []
        desk.ship(0, "stratolites")
        drawn.add(desk.event(RowRefilled).card)
    assert len(drawn) > 3, "in a new order"


@pytest.mark.rule("CYT-STRAT-10")
@pytest.mark.rule("CYT-END-01")
@pytest.mark.rule("CYT-END-02")
@pytest.mark.rule("CYT-END-03")
@pytest.mark.rule("CYT-R-17")
def test_ex_18_the_last_section_ends_the_game_with_this_round() -> None:
    desk = Desk(2).stock(0, W=15, C=1).crew(0, (0, 0)).fill_early(3)
    desk.state.tube_bag = 2
    desk.state.turn = 2
    desk.me.ships[0] = desk.you.ships[0] = PAD.FIXER
    desk.ship(0, "netprowler", height=3)
    assert (desk.state.tube_bag, desk.state.tube_reserve) == (0, 35)
    assert desk.state.last_round
    assert desk.event(TubeBuilt).reserve == 1
    assert desk.event(LastRound).round == desk.state.round
    played = []
    while desk.state.ended is None:
        played.append(desk.asked)
        desk.ship(desk.asked, "fixer")
    assert played == [1, 0, 1]
    assert desk.state.round == 1


@pytest.mark.rule("CYT-STRAT-10")
def test_a_tube_needs_sections_from_bag_and_stock_together() -> None:
    desk = Desk(2).stock(0, W=15).crew(0, (0, 0), (1, 1))
    desk.state.tube_bag, desk.state.tube_reserve = 0, 2
    desk.do(Fly(0, PAD.NETPROWLER), Launch(0, desk.hex((0, 0))))
    assert [a.height for a in desk.offers(ChooseHeight)] == [1, 2]
    assert desk.no(ChooseHeight(0, 3)) == ("few_sections", "CYT-STRAT-10")
    desk = Desk(2).stock(0, W=15).crew(0, (0, 0))
    desk.state.tube_bag = desk.state.tube_reserve = 0
    assert desk.no(Fly(0, PAD.NETPROWLER)) == ("few_sections", "CYT-STRAT-10")
    assert desk.no(Fly(0, PAD.STRATOLITES)) == ("few_sections", "CYT-STRAT-10")


@pytest.mark.rule("CYT-TRAVEL-04")
def test_why_the_pads_of_stratos_are_closed() -> None:
    desk = Desk(2).row(*stratolites())
    assert desk.no(Fly(0, PAD.STRATOLITES)) == ("no_crew_on_map", "CYT-STRAT-01")
    desk.crew(0, (0, 0))
    assert desk.no(Fly(0, PAD.NETPROWLER)) == ("cost", "CYT-COST-03")
    assert desk.no(Fly(0, PAD.STRATOLITES)) == ("cost", "CYT-COST-03")
    only_blue = [card for card in desk.rules.book.stratolites if desk.rules.book.stratolites[card][0] == 1]
    others = [card for card in desk.rules.book.stratolites if desk.rules.book.stratolites[card][0] == 0]
    desk.row(*only_blue, *others[:2])
    assert desk.no(Fly(0, PAD.STRATOLITES)) == ("no_stratolite_fits", "CYT-STRAT-06")


@pytest.mark.rule("CYT-EARLY-01")
@pytest.mark.rule("CYT-EARLY-04")
@pytest.mark.rule("CYT-R-18")
def test_early_spaces_fill_from_the_best_and_then_bring_nothing() -> None:
    desk = Desk(2).stock(0, W=3)
    values = []
    for place in ((0, 0), (1, 0), (2, 0)):
        desk.turn_of(0).stock(0, W=3).crew(0, place)
        desk.ship(0, "netprowler", early=C)
        values.append(desk.event(EarlySpaceTaken).value if desk.all_of(EarlySpaceTaken) else 0)
        assert desk.me.stock == [0, values[-1], 0, 0]
    assert values == [2, 1, 0]
    assert desk.me.tiers == [3, 0, 0], "a full tier still takes crew"


@pytest.mark.rule("CYT-EARLY-01")
def test_early_spaces_of_the_large_side() -> None:
    desk = Desk(4)
    assert [desk.rules.book.early[side][2] for side in desk.rules.book.early] == [(3, 2), (3, 3, 2)]
    desk.stock(0, W=8).crew(0, desk.place(0))
    desk.ship(0, "netprowler", height=2, early=S)
    assert desk.me.stock[3] == 3


@pytest.mark.rule("CYT-STRAT-08")
def test_a_crew_on_stratos_never_returns() -> None:
    desk = Desk(2).stock(0, W=3).crew(0, (0, 0))
    desk.ship(0, "netprowler")
    assert (desk.me.reserve, desk.me.tiers, desk.me.posted) == (14, [1, 0, 0], [0, 0, 0, 0])
    assert desk.state.arrivals == [(0, desk.hex((0, 0)))]
    faults = [fault for fault in invariants(desk.rules.book)(desk.state) if "crew" in fault]
    assert faults == []
