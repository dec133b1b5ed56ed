"""What has happened in the meantime: what each seat is shown and told of it, and what only another may know."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from typing import Any

from pytestqt.qtbot import QtBot

from arcology.engine.config import GameConfig
from arcology.engine.play import Played
from arcology.session.session import Session
from arcology.testing.toy.rules import GIFT_SPACE, Gift, Move, Pass
from arcology.testing.toy.secret import SECRET, Open, SecretBoard, SecretRules
from arcology.ui.model import GameModel
from tests.ui.secret_seats import Seats, open_cards, pass_on
from tests.ui.toy_art import say


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
