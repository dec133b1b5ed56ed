"""Who looks at the table: nobody is shown, offered, told or replayed what only another seat may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.engine.play import Played
from arcology.engine.table import Spot
from arcology.engine.text import Text
from arcology.session.session import Session
from arcology.testing.toy.plugin import PLUGIN
from arcology.testing.toy.rules import GIFT_SPACE, Gift, Move, Pass, ToyRules
from arcology.testing.toy.secret import SECRET, Open, SecretBoard, SecretRules
from arcology.ui.model import GameModel
from arcology.ui.viewing import Viewing
from tests.ui.toy_art import say


class Seats:
    """A model of the toy with secrets and who looks at it; what would be a curtain is only noted.

    Films are ended by hand, and no time passes before the curtain.
    """

    def __init__(self, seats: int = 2, seed: int = 3, *, plugin: Any = SECRET, curtain: bool = True) -> None:
        rules, board = plugin.open({}, None, None)
        self.session = Session(rules, GameConfig("toy", seats, seed))
        self.model = GameModel(self.session, board, plugin, say)
        self.model.films = False
        self.viewing = Viewing(self.model)
        self.viewing.use(0.0, curtain=curtain)
        self.fallen: list[int] = []
        self.risen = 0
        self.films: list[Any] = []
        self.viewing.falls.connect(self.fallen.append)
        self.viewing.falls.connect(lambda _: self.model.cover())
        self.viewing.rises.connect(self._up)
        self.model.film.connect(self.films.append)
        self.leaks: list[str] = []
        self.model.shown.connect(self._look_for_leaks)

    def _up(self) -> None:
        self.risen += 1

    def _look_for_leaks(self) -> None:
        """Only the viewer's own cards have a face."""
        seen = open_cards(self.model.table)
        if any(owner != self.model.viewer for owner, _ in seen) and self.model.outcome is None:
            self.leaks.append(f"{self.model.viewer} sees {seen}")

    def cards(self, seat: int) -> list[int]:
        cards: list[int] = self.session.state.sealed[seat]
        return cards


def open_cards(table: Any) -> list[tuple[int, int]]:
    """(owner, worth) of every card that has a face on a table."""
    facts = [(piece.owner, dict(piece.facts)["worth"]) for piece in table.pieces.values() if piece.sprite == "card"]
    return [(owner, worth) for owner, worth in facts if worth]


@pytest.fixture
def sit(qtbot: QtBot) -> Iterator[Callable[..., Seats]]:
    made: list[Seats] = []

    def make(*args: Any, viewer: int | None = None, rivals: Any = None, **more: Any) -> Seats:
        seats = Seats(*args, **more)
        if rivals:
            seats.model.seat(rivals)
        seats.viewing.begin(viewer)
        made.append(seats)
        return seats

    yield make
    for seats in made:
        seats.viewing.close()
        seats.model.close()
        assert seats.leaks == []


def pass_on(table: Seats, qtbot: QtBot, seat: int) -> None:
    """Somebody decides, and the curtain falls for ``seat``, who lifts it."""
    qtbot.waitUntil(lambda: table.viewing.awaited == seat)
    table.viewing.lift()
    assert table.model.viewer == seat


# ---- who may look ----------------------------------------------------------------------------------------------------


def test_the_curtain_is_down_before_anybody_has_looked(sit: Callable[..., Seats]) -> None:
    table = sit()
    assert table.fallen == [0]
    assert table.model.viewer is None
    assert open_cards(table.model.table) == []
    assert table.model.offers.offers == ()


def test_the_awaited_seat_sees_its_own_cards_and_no_others(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.lift()
    assert table.model.viewer == 0
    assert open_cards(table.model.table) == [(0, worth) for worth in table.cards(0)]
    assert {offer.action.seat for offer in table.model.offers.offers} == {0}


def test_the_next_person_s_view_is_made_only_when_the_curtain_is_lifted(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit()
    table.viewing.lift()
    assert table.model.submit(Pass(0))
    assert table.model.viewer == 0, "whoever has decided sees what came of it"
    assert table.model.offers.offers == (), "and is not offered what the next one may do"
    assert table.model.prompt is not None
    assert say(table.model.prompt) == "Seat 2 is asked", "nor asked in its place"
    qtbot.waitUntil(lambda: table.fallen == [0, 1])
    assert (table.model.viewer, table.model.covered) == (None, True)
    assert open_cards(table.model.table) == []
    table.viewing.lift()
    assert open_cards(table.model.table) == [(1, worth) for worth in table.cards(1)]


def test_in_a_solo_game_everything_lies_open_and_nothing_falls(sit: Callable[..., Seats]) -> None:
    table = sit(1)
    assert (table.fallen, table.model.viewer) == ([], 0)
    assert open_cards(table.model.table) == [(0, worth) for worth in table.cards(0)]
    assert len(table.model.offers.offers) == 5


def test_one_person_against_computers_looks_all_the_time(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={0: "Random", 2: "Random"})
    assert (table.fallen, table.model.viewer) == ([], 1)
    assert table.model.offers.offers == (), "what a computer could open is nobody's business"
    for action, driver in ((Open(0, table.cards(0)[0]), "random"), (Pass(0), "random"), (Pass(1), "human")):
        assert table.model.submit(action, driver=driver)
        qtbot.wait(1)
        assert (table.model.viewer, table.viewing.awaited) == (1, None)


def test_while_a_computer_plays_the_last_person_goes_on_looking(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={1: "Random"})
    table.viewing.lift()
    assert table.model.submit(Pass(0))
    qtbot.wait(1)
    assert (table.model.viewer, table.viewing.awaited) == (0, None)
    assert table.model.submit(Pass(1), driver="random")
    pass_on(table, qtbot, 2)


def test_before_the_first_person_is_asked_there_is_nothing_to_hide(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3, rivals={0: "Random"})
    assert (table.fallen, table.model.viewer, table.model.covered) == ([], None, False)
    assert open_cards(table.model.table) == []
    assert table.model.submit(Pass(0), driver="random")
    pass_on(table, qtbot, 1)


def test_a_seat_that_changes_hands_changes_who_looks(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3)
    table.model.seat({0: "Random", 2: "Random"})
    assert (table.model.viewer, table.viewing.awaited, table.risen) == (1, None, 1)
    table.model.seat({})
    qtbot.waitUntil(lambda: table.viewing.awaited == 0)
    table.model.seat({0: "Random"})
    assert (table.model.viewer, table.viewing.awaited) == (None, None), "two people are left, and neither is asked"


def test_a_game_without_secrets_is_everybody_s(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = Seats(plugin=PLUGIN)
    table.viewing.begin()
    assert table.model.submit(Pass(0))
    qtbot.wait(1)
    assert (table.fallen, table.model.viewer, len(table.model.offers.offers)) == ([], None, 3)


def test_people_who_trust_each_other_see_the_table_turn_over_at_once(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(curtain=False)
    assert (table.fallen, table.model.viewer) == ([], 0)
    assert table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.model.viewer == 1)
    assert table.fallen == []


def test_switched_off_while_it_is_down_the_curtain_rises(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.use(0.0, curtain=False)
    assert (table.model.viewer, table.model.covered, table.risen) == (0, False, 1)


def test_whoever_looks_already_need_not_lift_a_curtain(sit: Callable[..., Seats]) -> None:
    table = sit(viewer=0)
    assert (table.fallen, table.model.viewer) == ([], 0)


def test_a_game_that_can_only_be_looked_at_is_an_onlooker_s(qtbot: QtBot) -> None:
    session = Session(SecretRules(), GameConfig("toy", 2, 3), locked=Text("session.locked.pack_missing"))
    model = GameModel(session, SecretBoard(), SECRET, say)
    viewing = Viewing(model)
    viewing.begin()
    assert (model.viewer, model.covered, viewing.awaited) == (None, False, None)
    assert open_cards(model.table) == []


# ---- what may be done ------------------------------------------------------------------------------------------------


def test_nobody_plays_for_another_seat(sit: Callable[..., Seats]) -> None:
    table = sit()
    refused: list[Any] = []
    table.model.refused.connect(lambda no, _: refused.append(no.why.id))
    table.viewing.lift()
    table.model.submit(Pass(0))
    assert not table.model.submit(Pass(1))
    assert not table.model.drop("meeple.1", Spot("track.1", "1"))
    assert refused == ["table.refusal.other_seat"] * 2
    assert table.session.position == 1


def test_behind_the_curtain_nothing_is_played_and_nothing_moves(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.model.covered)
    table.model.films = True
    assert not table.model.submit(Pass(1))
    assert not table.model.show_again(1)
    table.model.undo_stack.undo()
    assert table.session.position == 0
    assert table.films == []


# ---- undo ------------------------------------------------------------------------------------------------------------


def test_what_is_taken_back_behind_the_curtain_is_given_back_to_whom_it_belongs(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.viewing.awaited == 1)
    table.model.undo_stack.undo()
    assert (table.viewing.awaited, table.model.viewer, table.risen) == (0, None, 1)
    table.model.undo_stack.redo()
    assert table.viewing.awaited == 1
    table.model.undo_stack.undo()
    table.viewing.lift()
    assert table.model.viewer == 0
    assert table.model.submit(Move(0, 1))


def test_whoever_takes_back_another_s_move_sees_only_its_own_secrets(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Open(0, table.cards(0)[0]))
    table.model.submit(Pass(0))
    pass_on(table, qtbot, 1)
    table.model.undo_stack.undo()
    table.model.undo_stack.undo()
    assert table.model.viewer == 1
    assert [owner for owner, _ in open_cards(table.model.table)] == [1, 1], "a card that was opened is sealed again"
    pass_on(table, qtbot, 0)


def test_a_move_taken_back_at_once_needs_no_curtain(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.submit(Pass(0))
    table.model.undo_stack.undo()
    qtbot.wait(1)
    assert (table.fallen, table.model.viewer) == ([0], 0)


def test_doors_that_have_not_met_open_again_when_the_move_is_taken_back(qtbot: QtBot) -> None:
    table = Seats()
    table.viewing.falls.disconnect()
    table.viewing.falls.connect(table.fallen.append)  # the doors take their time
    table.viewing.begin(0)
    table.model.submit(Pass(0))
    qtbot.waitUntil(lambda: table.viewing.awaited == 1)
    table.model.undo_stack.undo()
    assert (table.viewing.awaited, table.model.viewer, table.risen) == (None, 0, 1)
    table.viewing.lift()
    assert table.model.viewer == 0


# ---- what has happened in the meantime -------------------------------------------------------------------------------


def told(film: Any) -> list[Any]:
    return [event for scene in film.scenes for event in scene.events]


def seen_in(film: Any) -> set[int]:
    """Whose cards have a face anywhere in a film."""
    return {owner for scene in film.scenes for owner, _ in open_cards(scene.table)}


def test_after_the_curtain_the_others_decisions_are_shown_with_public_faces(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit(3)
    table.viewing.lift()
    opened = table.cards(0)[0]
    table.model.submit(Open(0, opened))
    table.model.submit(Pass(0))
    pass_on(table, qtbot, 1)
    table.model.submit(Move(1, 1))
    pass_on(table, qtbot, 2)
    table.model.films = True
    table.viewing.catch_up()
    film = table.films[0]
    assert [type(event).__name__ for event in told(film)] == ["Opened", "Moved", "Rolled"]
    assert seen_in(film) == {2}
    with qtbot.waitSignal(table.viewing.caught_up):
        table.model.finish_film()
    table.viewing.catch_up()
    assert table.films[-1] is None, "once is enough"


def test_what_was_seen_or_done_already_is_not_shown_again(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    caught_up: list[None] = []
    table.viewing.caught_up.connect(lambda: caught_up.append(None))
    table.viewing.lift()
    table.viewing.catch_up()
    assert caught_up == [], "nothing has happened yet"
    table.model.submit(Pass(0))
    pass_on(table, qtbot, 1)
    table.viewing.catch_up()
    assert len(caught_up) == 1
    table.model.undo_stack.undo()
    pass_on(table, qtbot, 0)
    table.viewing.catch_up()
    assert len(caught_up) == 1


def test_who_takes_over_from_a_computer_is_not_shown_the_whole_game_again(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit(rivals={1: "Random"})
    for action, driver in ((Move(0, 1), "human"), (Pass(1), "random"), (Pass(0), "human")):
        assert table.model.submit(action, driver=driver)
    table.model.seat({})
    qtbot.waitUntil(lambda: table.viewing.awaited == 1)
    table.viewing.lift()
    table.model.films = True
    table.viewing.catch_up()
    assert table.films == [], "everybody at the screen has seen it already"


def test_once_it_is_closed_nobody_else_comes_to_look(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit()
    table.viewing.lift()
    table.model.films = True
    assert table.model.submit(Open(0, table.cards(0)[0]))
    assert table.model.submit(Pass(0))
    table.model.show_again(1)
    assert table.model.film_runs
    table.viewing.close()
    table.model.finish_film()
    qtbot.wait(5)
    assert (table.viewing.awaited, table.model.viewer) == (None, 0)
    table.viewing.close()


def test_the_log_tells_each_seat_what_it_may_know(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    """Seed 8: nothing blows the meeple away on its way to the gift on space 3."""
    table = sit(seed=8)
    table.viewing.lift()
    table.model.submit(Move(0, 2))
    pass_on(table, qtbot, 1)
    table.model.submit(Pass(1))
    pass_on(table, qtbot, 0)
    table.model.submit(Move(0, 3))
    gift = next(e for e in table.session.timeline.current.events if isinstance(e, Gift))
    assert say(table.model.log[-1].lines[-1].text) == f"Seat 1 finds {gift.shields} shields"
    pass_on(table, qtbot, 1)
    assert say(table.model.log[-1].lines[-1].text) == "Seat 1 finds something"
    table.model.cover()
    assert say(table.model.log[-1].lines[-1].text) == "Seat 1 finds something"


class Whispering(SecretBoard):
    """What a seat decides is for its own ears."""

    def offer(self, s: Any, a: Any) -> Any:
        offer = super().offer(s, a)
        return replace(offer, label=replace(offer.label, seen_by=frozenset((a.seat,))))


def test_a_decision_in_secret_has_no_name_for_the_others(qtbot: QtBot) -> None:
    model = GameModel(Session(SecretRules(), GameConfig("toy", 2, 3)), Whispering(), SECRET, say, viewer=0)
    model.films = False
    model.submit(Pass(0))
    assert (say(model.log[-1].headline), model.undo_stack.undoText()) == ("Stay", "Stay")
    model.set_viewer(1)
    assert say(model.log[-1].headline) == "Seat 1 decides in secret"
    assert model.undo_stack.undoText() == "Seat 1 decides in secret"
    model.set_viewer(0)
    model.undo_stack.undo()
    said: list[str] = []
    model.announced.connect(said.append)
    model.set_viewer(1)
    model.undo_stack.redo()
    assert said == ["Done again: Seat 1 decides in secret", "Seat 2, walk or stay"]


def test_since_my_last_move_means_the_viewer_s(sit: Callable[..., Seats], qtbot: QtBot) -> None:
    table = sit(3)
    table.viewing.lift()
    for seat in range(3):
        table.model.submit(Move(seat, 1))
        pass_on(table, qtbot, (seat + 1) % 3)
    since = table.model.since_last()
    assert since is not None
    assert since.position == 1
    assert {"meeple.1", "meeple.2", "rover"} <= since.pieces


def test_when_the_game_is_over_all_cards_lie_open_and_looking_back_hides_them_again(
    sit: Callable[..., Seats], qtbot: QtBot
) -> None:
    table = sit(seed=8)
    table.viewing.lift()
    while table.session.ask is not None:
        table.model.submit(Pass(table.session.ask.seat))
        if table.session.ask is not None:
            pass_on(table, qtbot, table.session.ask.seat)
    qtbot.wait(1)
    assert (table.model.viewer, table.viewing.awaited) == (1, None)
    assert {owner for owner, _ in open_cards(table.model.table)} == {0, 1}
    table.model.look_back(3)
    assert {owner for owner, _ in open_cards(table.model.table)} == {1}
    table.model.look_back(None)
    table.model.undo_stack.undo()
    qtbot.wait(1)
    assert table.model.viewer == 1
    table.model.undo_stack.undo()
    pass_on(table, qtbot, 0)


def test_the_public_view_is_nobody_s(sit: Callable[..., Seats]) -> None:
    table = sit()
    table.viewing.lift()
    assert open_cards(table.model.board.project(table.model.public)) == []


def test_rules_without_secrets_stay_playable_by_everybody(qtbot: QtBot) -> None:
    model = GameModel(Session(ToyRules(), GameConfig("toy", 2, 3)), PLUGIN.open({}, None, None)[1], PLUGIN, say)
    assert not model.private
    assert len(model.offers.offers) == 3


def test_who_lifts_the_curtain_hears_the_question_and_what_nobody_else_could_hear(qtbot: QtBot) -> None:
    """Once: what everybody has heard already is not said again."""
    model = GameModel(Session(SecretRules(), GameConfig("toy", 2, gift_seed())), SecretBoard(), SECRET, say, viewer=1)
    model.films = False
    said: list[str] = []
    model.announced.connect(said.append)
    for seat, to in ((0, 1), (1, 1), (0, GIFT_SPACE)):
        assert model.submit(Move(seat, to), driver="random")
    assert "Seat 1 finds something" in said
    assert not [words for words in said if "shield" in words]
    model.cover()
    del said[:]
    model.set_viewer(0)
    assert model.prompt is not None
    assert said == [*own_gift(model), say(model.prompt)]
    assert len(said) == 2


def own_gift(model: GameModel) -> list[str]:
    """What only the viewer may hear of its gifts."""
    lines = (line.text for group in model.log for line in group.lines)
    return [say(words) for words in lines if words.id == "toy.log.gift"]


def gift_seed() -> int:
    """A seed with which seat 0 gets to the gift unharmed."""
    for seed in range(1, 200):
        session = Session(SecretRules(), GameConfig("toy", 2, seed))
        for seat, to in ((0, 1), (1, 1), (0, GIFT_SPACE)):
            if not isinstance(session.submit(Move(seat, to), driver="random"), Played):
                break
        else:
            if any(isinstance(event, Gift) for event in session.timeline.current.events):
                return seed
    raise AssertionError("no such seed")
