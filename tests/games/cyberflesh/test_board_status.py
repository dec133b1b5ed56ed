"""Where the game stands and what is asked, in words; names of places; who sits at the table."""

from __future__ import annotations

from typing import get_args

import pytest

from arcology.engine.agenda import top_ask
from arcology.engine.protocols import Figured, Gory
from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh import asks, tasks
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.effects import BackFilter, Scope
from arcology.games.cyberflesh.terms import LootFilter, TileType
from tests.games.cyberflesh.boards import PLAYERS, board, project, walk, words
from tests.games.cyberflesh.desk import Desk


def prompt(desk: Desk) -> str:
    """The open question in English."""
    return words(board(len(desk.state.characters)).prompt(desk.state, desk.top))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_question_has_words(players: int) -> None:
    for moment in walk(players):
        ask = top_ask(moment.seen)
        assert ask is not None
        assert words(board(players).prompt(moment.seen, ask))


@pytest.mark.parametrize("players", PLAYERS)
def test_where_we_are(players: int) -> None:
    whole = board(players)
    for moment in (*walk(players)[::3], walk(players)[-1]):
        for s in (moment.seen, moment.after.state):
            status, table = whole.status(s), project(s)
            assert words(status.headline)
            assert words(status.phase)
            assert all(words(note) for note in (*status.notes, *status.warnings))
            assert status.about in table.pieces
            assert (status.ends is None) == (s.ended is not None)
            ask = top_ask(s)
            assert status.seat == (None if ask is None else ask.seat)
            seats = whole.seats(s)
            assert len(seats) == players + (s.gm >= 0)
            assert sum(one.active for one in seats) == (ask is not None)
            assert len({one.symbol for one in seats}) == len(seats)


def test_the_walks_meet_nearly_all_questions() -> None:
    """The others have tests of their own below."""
    met = {type(top_ask(moment.seen)) for players in PLAYERS for moment in walk(players)}
    missed = {kind.__name__ for kind in get_args(asks.CyberfleshAsk) if kind not in met}
    assert missed <= {"AskEnemy", "AskSquare", "AskOwner", "AskRoller", "AskEnemyOrder", "AskDisplace", "AskRevisit"}


def test_questions_say_what_it_is_about() -> None:
    desk = Desk("C1").gear("C1", "L21").stand({1: "E07", 2: "E20"}).unit_acts("C1")
    assert prompt(desk) == "Vesk Ironrib acts. Aim a weapon at an enemy that provokes."
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E16"}).unit_acts("C3")
    assert prompt(desk) == "Morrow Dusk acts. Aim a weapon at an enemy."
    desk.do(act.Declare(0, desk.card("C3", "L14"), 2))
    assert prompt(desk) == "Morrow Dusk also has Hook Knife. Aim it, or roll."
    desk = Desk("C3").gear("C3", "L14").mutate("C3", "M11").stand({2: "E16"}).unit_acts("C3")
    desk.do(act.Declare(0, "M11", 2))
    assert prompt(desk) == "Morrow Dusk: extra weapons only add. Aim Slag Pistol too."
    desk = Desk("C1", "C2").event(1)
    assert prompt(desk) == "Who takes the test: Strength +1?"


def test_the_attack_that_somebody_could_take() -> None:
    desk = Desk("C1", "C2").gear("C1", "L01").stand({1: "E02"}).run()
    while desk.ask != "window" or desk.top.moment != "immolation":
        desk.answer(act.Done if desk.ask == "window" else act.Pass)
    assert prompt(desk) == "Vesk Ironrib: use a consumable before Scrap Hound attacks Iris Nine?"
    desk.answer(act.Done)
    assert prompt(desk) == "Scrap Hound attacks Iris Nine. Does Vesk Ironrib step in? Every die would hit."


def test_paying_tells_how_much_is_laid_down() -> None:
    desk = Desk("C1").gear("C1", "L02", "L01").on_top("loot", "L27", "L13", "L12").event(27)
    ware = next(card for card in desk.state.counter if card.startswith("L27"))
    assert board(1).status(desk.state).chosen == ()
    desk.do(act.Buy(0, ware))
    assert prompt(desk) == "Long Nerve: 0 of 6 paid. Lay down more loot or hp."
    status = board(1).status(desk.state)
    assert status.chosen == (names.loot(ware),), "it is marked before anything is laid down for it"
    assert status.about == names.loot(ware)
    assert project(desk.state).pieces.keys() >= {names.loot(ware)}
    desk.do(act.PayCard(0, desk.card("C1", "L02")), act.PayBlood(0))
    assert prompt(desk) == "Long Nerve: 4 of 6 paid. Lay down more loot or hp."


def test_rare_questions_have_words() -> None:
    desk = Desk("C1", "C2").gear("C1", "L12", "L13").on_top("loot", "L11")
    desk.run(tasks.DrawLootCard(0, LootFilter.ANY)).do(act.Equip(0))
    assert prompt(desk) == "Which weapon makes room for Hook Knife?"
    desk = Desk("C1", "C2", "C3").helper("N05", of="C1")
    desk.unit("C1").hp = 1
    desk.event(17)
    desk.do(next(a for a in desk.offers(act.Choose) if a.option == 0))
    assert prompt(desk) == "With whom does Hulk Foundling go on?"
    desk = Desk("C2", "C3").gear("C3", "L28").stand({1: "CF"})
    desk.run(tasks.OfferEscape())
    assert prompt(desk).startswith("Cyberflesh stands there. Do you try to flee?")
    desk.answer(act.Yes)
    assert desk.ask == "roller"
    assert prompt(desk) == "Who rolls for the escape?"
    desk = Desk("C1").at(Desk("C1").square(TileType.MERCHANT_2))
    square = desk.square(TileType.MERCHANT_2)
    desk.reveal(square).run(tasks.Revisit(square))
    assert prompt(desk) == "The Red Counter: turn to it again?"
    desk = Desk("C1", "C2", gm_seat="on", gm_enemy_order="on").stand({1: "E06", 4: "E08"}).run(tasks.TurnOrder())
    assert desk.ask == "enemy_order"
    assert prompt(desk) == "Game master: which of the tied enemies acts first?"


def test_naming_an_enemy_or_a_revealed_tile() -> None:
    desk = Desk("C1", biome=1)
    desk.reveal(*range(3)).event(13)
    desk.do(next(a for a in desk.offers(act.Choose) if a.option == 0))
    assert prompt(desk) == "To which revealed tile does the party go?"
    assert {Scope.ANY, BackFilter.ANY}, "scouting is met on the walks"
    desk = Desk("C1").gear("C1", "L05").stand({1: "E16", 2: "E08"})
    desk.run(tasks.RunEffects("loot.L05", 0, "", "C1"))
    assert prompt(desk) == "Which enemy? An enemy of your choice takes 3 damage."


def test_warnings() -> None:
    desk = Desk("C1", "C2").health("C1", 4).health("C2", 14, necrosis=7)
    desk.state.alert = 8
    found = [words(one) for one in board(2).status(desk.state).warnings]
    assert found == [
        "Alert 8: every fight begins with five enemies.",
        "Vesk Ironrib has 4 hp left.",
        "Iris Nine carries 7 necrosis; the ninth kills.",
    ]


def test_the_board_has_figures_and_can_be_muted() -> None:
    whole = board(2)
    assert isinstance(whole, Figured)
    assert isinstance(whole, Gory)
    chips = whole.figures(Desk("C1", "C2").helper("N03", of="C2").state)
    assert [chip.value for chip in chips] == ["0/2", "3", "20/20", "14/14", "1"]


@pytest.mark.parametrize("players", PLAYERS)
def test_every_place_has_a_name(players: int) -> None:
    whole = board(players)
    s = walk(players)[0].seen
    for zone, found in whole.layout.zones.items():
        for slot in found.slots or ("",):
            assert words(whole.spot_name(s, zone, slot))


def test_the_end_says_what_decided() -> None:
    """CFL-CHAR-11, CFL-END-02."""
    desk = Desk("C1").health("C1", 2).stand({1: "E05"}).enemy_acts(1)
    assert desk.ask == "DEFEAT"
    status = board(1).status(desk.state)
    assert (words(status.headline), status.seat, status.ends) == ("Game over", None, None)
    assert names.PAGE in project(desk.state).pieces
