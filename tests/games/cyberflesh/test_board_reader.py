"""The reader: every piece can be read, and names rules that exist."""

from __future__ import annotations

import re

import pytest

from arcology.games.cyberflesh import actions as act
from arcology.games.cyberflesh.board import names
from arcology.games.cyberflesh.terms import Stat, TileState
from arcology.packs.locate import data_root
from tests.games.cyberflesh.boards import PLAYERS, board, project, rules, walk, words
from tests.games.cyberflesh.desk import Desk


def reads(desk: Desk, piece: str) -> list[str]:
    """What the reader says about a piece."""
    return [words(one) for one in board(len(desk.state.characters)).describe(desk.state, piece)]


@pytest.fixture(scope="module")
def known() -> set[str]:
    """All rules of the reference."""
    text = (data_root() / "resources" / "games" / "cyberflesh" / "rules.en.md").read_text("utf-8")
    return set(re.findall(r"CFL-[A-Z0-9]+-\d+", text))


@pytest.mark.parametrize("players", PLAYERS)
def test_every_piece_can_be_read(players: int, known: set[str]) -> None:
    whole = board(players)
    kinds = set()
    for moment in walk(players)[::13]:
        for piece in project(moment.seen).pieces:
            kinds.add(piece.partition(".")[0])
            found = whole.describe(moment.seen, piece)
            assert found, piece
            assert all(words(one) for one in found)
            assert set(whole.rules_of(moment.seen, piece)) <= known, piece
    assert len(kinds) > 20


def test_every_card_can_be_read(known: set[str]) -> None:
    """Whatever the reader is asked about, in every state of the game."""
    s, whole = Desk("C1").state, board(1)
    for card in rules().pack.loot:
        assert len(whole.describe(s, names.loot(f"{card.id}#1"))) > 3
        assert set(whole.rules_of(s, names.loot(f"{card.id}#1"))) <= known
    for mutation in rules().pack.mutations:
        assert len(whole.describe(s, names.mutation(mutation.id))) > 2


def test_a_face_down_tile_says_what_it_can_be() -> None:
    desk = Desk("C1", biome=1)
    desk.state.turned = [TileState.HIDDEN] * len(desk.state.turned)
    desk.state = desk.rules.observe(desk.state, None)
    square = next(
        n for n, back in enumerate(desk.book.ground(1).backs) if back.value == "env" and desk.state.tiles[n] < 0
    )
    said = reads(desk, names.tile(square))
    assert said[1] == "Nobody knows what it shows."
    assert "Combat: 43 %" in said


def test_an_enemy_says_whom_it_hunts_and_with_what_chance() -> None:
    desk = Desk("C1", "C2").stand({1: "E06", 2: "E08"}).run()
    said = reads(desk, names.enemy(1))
    assert said[0] == "Lamp Widow"
    assert "Attacks with 2 dice for 2 damage a hit; each hits on 5 or more, and every natural 8 adds 1." in said
    assert "Would attack Vesk Ironrib: lowest Precision: 3." in said
    assert "75 % to take hp, 0 % to kill, 2.2 hp on average." in said


def test_a_statistic_says_where_it_comes_from() -> None:
    """CFL-CHAR-08."""
    desk = Desk("C1").gear("C1", "L29", "L36").mutate("C1", "M22")
    assert reads(desk, names.stat(0, Stat.DEFENCE))[:2] == [
        "Defence",
        "4: 0 printed, Rebar Halo +1, Boiler Vest +2 and Bone Buckler +1.",
    ]


def test_a_declared_attack_can_be_read() -> None:
    desk = Desk("C3").gear("C3", "L14", "L11").stand({2: "E06", 4: "E25"}).run()
    desk.do(act.Declare(0, desk.card("C3", "L14"), 2))
    assert reads(desk, names.aim(0)) == [
        "Slag Pistol",
        "Attack 1, at Lamp Widow.",
        "75 % to hit at all: each of 2 dice needs 5 or more.",
    ]


def test_events_are_read_with_their_branches() -> None:
    desk = Desk("C1", "C2").event(3)
    assert reads(desk, names.PAGE)[2:] == [
        "Choose:",
        "– Wake him:",
        "\u2002– A character of your choice takes a test: Intelligence +1.",
        "\u2002\u2002– If it succeeds:",
        "\u2002\u2002\u2002– That character gains a companion: Tallow the Penitent.",
        "\u2002\u2002– If it fails:",
        "\u2002\u2002\u2002– That character gains 1 necrosis.",
        "– Walk on:",
    ]
    assert reads(desk, names.choice(1)) == ["Walk on", "Nothing happens."]
