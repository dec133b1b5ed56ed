"""Finding and loading packs: what is taken from where, and what is said when a pack is broken."""

from __future__ import annotations

import json

import pytest
from pydantic import BaseModel, ConfigDict

from arcology.packs.find import find_pack, house_folder, user_packs
from arcology.packs.load import load_pack, read_manifest
from arcology.packs.problems import PackError, PackProblem


class Card(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    id: str
    cost: int


class Deck(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    cards: tuple[Card, ...]


class Rules(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    rounds: int


MODELS = {"deck": Deck, "rules": Rules}
DECK = '{\n  "cards": [\n    {"id": "one", "cost": 1},\n    {"id": "two", "cost": 2}\n  ]\n}\n'


def write(folder, contents, **manifest):
    folder.mkdir(parents=True, exist_ok=True)
    base = {"format": 1, "id": "house", "game": "toy-game", "source": "house", "version": "1", "title": "House"}
    base |= {"files": {key: f"{key}.json" for key in contents}} | manifest
    (folder / "pack.json").write_text(json.dumps(base, indent=2))
    for key, text in contents.items():
        (folder / f"{key}.json").write_text(text)
    return folder


@pytest.fixture
def root(tmp_path):
    """A data folder with a house pack of two files."""
    house = tmp_path / "data" / "resources" / "games" / "toy_game" / "house"
    write(house, {"deck": DECK, "rules": '{"rounds": 12}'})
    return tmp_path / "data"


@pytest.fixture
def user_data(tmp_path):
    return tmp_path / "user"


@pytest.fixture
def mine(user_data):
    """Writes a pack of the person that replaces the deck."""

    def make(deck=DECK, **manifest):
        return write(user_data / "packs" / "toy_game" / "mine", {"deck": deck}, **{"id": "mine"} | manifest)

    return make


@pytest.fixture
def load(root, user_data):
    """Loads a pack by its name."""

    def load(pack="mine"):
        own = find_pack(root, "toy_game", pack, user_data) if pack != "house" else None
        return load_pack(house_folder(root, "toy_game"), own, "toy_game", MODELS)

    return load


@pytest.fixture
def faults(load):
    """What loading a pack complains about."""

    def find(pack="mine"):
        with pytest.raises(PackError) as raised:
            load(pack)
        return raised.value.problems

    return find


def test_the_house_pack_is_loaded_whole(load):
    pack = load("house")
    assert pack.get("deck", Deck).cards[1].cost == 2
    assert pack.get("rules", Rules).rounds == 12
    assert pack.manifest.title == "House"
    assert pack.texts == {}


def test_asking_for_a_file_as_something_else_is_a_mistake_of_the_program(load):
    with pytest.raises(TypeError, match="deck was loaded as Deck, not Rules"):
        load("house").get("deck", Rules)


def test_a_user_pack_replaces_whole_files_and_keeps_the_rest(load, mine):
    mine('{"cards": [{"id": "three", "cost": 3}]}')
    pack = load()
    assert [card.id for card in pack.get("deck", Deck).cards] == ["three"]
    assert pack.get("rules", Rules).rounds == 12


def test_a_pack_may_lie_anywhere(load, tmp_path):
    folder = write(tmp_path / "elsewhere", {"deck": '{"cards": []}'}, id="other")
    assert load(str(folder)).manifest.id == "other"


def test_the_digest_names_the_content(root, load, mine):
    folder = mine()
    first = load().digest
    assert first == load().digest
    assert first != load("house").digest
    (folder / "texts.en.json").write_text('{"toy_game.card.one": "The first"}')
    assert load().digest == first, "a text is no change of the game"
    mine(DECK.replace("2", "3"))
    changed = load().digest
    assert changed != first
    (house_folder(root, "toy_game") / "rules.json").write_text('{"rounds": 13}')
    assert load().digest != changed, "a file taken from the house pack counts as well"


def test_texts_come_with_the_pack_by_language(load, mine):
    folder = mine()
    (folder / "texts.en.json").write_text('{"toy_game.card.one": "First", "toy_game.n": ["{n} card", "{n} cards"]}')
    (folder / "texts.de.json").write_text('{"toy_game.card.one": "Erste"}')
    assert load().texts == {
        "de": {"toy_game.card.one": ("Erste",)},
        "en": {"toy_game.card.one": ("First",), "toy_game.n": ("{n} card", "{n} cards")},
    }


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{\n "other.card": "x"}', "texts.en.json, line 2, other.card: expected an id that begins with toy_game."),
        ('{"toy_game.card": 3}', "texts.en.json, line 1: expected an object of text ids"),
        ("{\n\n", "texts.en.json, line 3: expected JSON"),
    ],
)
def test_faults_of_texts(faults, mine, text, message):
    (mine() / "texts.en.json").write_text(text)
    assert message in str(faults()[0])


@pytest.mark.parametrize(
    ("deck", "line", "field", "message"),
    [
        ('{\n "cards": [\n  {"id": "a" "cost": 1}]}', 3, "", "expected JSON: Expecting ',' delimiter at column 14"),
        ('{"cards": [\n {"id": "a", "cost": 1, "colour": 2}]}', 2, "cards[0].colour", "there is no such field here"),
        ('{"cards": [\n\n {"id": "a"}]}', 3, "cards[0].cost", "this field is missing"),
        ('{"cards": [{"id": "a",\n "cost": "1"}]}', 2, "cards[0].cost", 'expected a whole number, found "1"'),
        ('{"cards": [{"id": "a",\n "cost": 1.5}]}', 2, "cards[0].cost", "expected a whole number, found 1.5"),
        ('{"cards": [{"id": 7,\n "cost": 1}]}', 1, "cards[0].id", "expected a text, found 7"),
        ('{\n "cards": {"id": 7}}', 2, "cards", 'expected a list, found {"id": 7}'),
        ('{"cards": [{"id": "a",\n "cost": 1,\n "id": "b"}]}', 3, "cards[0].id", "expected this field once"),
        ('{"cards": [3]}', 1, "cards[0]", "expected an object, found 3"),
        ("[]", 1, "", "expected an object, found []"),
        ("", 1, "", "expected JSON"),
    ],
)
def test_a_fault_has_file_line_field_and_expectation(faults, mine, deck, line, field, message):
    folder = mine(deck)
    (problem,) = faults()
    assert problem.file == str(folder / "deck.json")
    assert (problem.line, problem.field) == (line, field)
    assert problem.message.startswith(message)


def test_the_sentence_names_all_four():
    problem = PackProblem("deck.json", 4, "cards[1].cost", "expected a whole number")
    assert str(problem) == "deck.json, line 4, cards[1].cost: expected a whole number"
    assert str(PackError([problem, problem])) == f"{problem} (and 1 more)"


def test_all_faults_of_all_files_are_named_together(root, faults):
    house = root / "resources" / "games" / "toy_game" / "house"
    (house / "deck.json").write_text('{"cards": [{"id": 1, "cost": "x"}]}')
    (house / "rules.json").write_text("{}")
    assert [problem.field for problem in faults("house")] == ["cards[0].id", "cards[0].cost", "rounds"]


def test_a_missing_file_is_named(root, faults, mine):
    (mine() / "deck.json").unlink()
    (problem,) = faults()
    assert problem.file.endswith("deck.json")
    assert problem.message == "this file is missing"


def test_bytes_that_are_no_text_are_refused(faults, mine):
    (mine() / "deck.json").write_bytes(b'{\n"cards": "\xff"}')
    assert str(faults()[0]).endswith("deck.json, line 2: expected text in UTF-8")


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": 2}, "line 2, format: expected 1, found 2"),
        ({"game": "other"}, 'game: expected "toy-game", found "other"'),
        ({"files": {"map": "map.json"}}, "files.map: no such file: expected one of deck, rules"),
        (
            {"files": {"deck": "../deck.json"}},
            'files.deck: expected a .json file beside pack.json, found "../deck.json"',
        ),
        ({"id": "My pack"}, "id: expected a name that matches"),
        ({"title": ""}, 'title: expected a text that is not empty, found ""'),
        ({"author": "me"}, "author: there is no such field here"),
    ],
)
def test_faults_of_the_manifest(faults, mine, change, message):
    mine(**change)
    problem = faults()[0]
    assert problem.line > 1
    assert message in str(problem)


def test_the_house_pack_has_to_be_whole(root, faults):
    house = root / "resources" / "games" / "toy_game" / "house"
    write(house, {"deck": DECK})
    assert faults("house")[0].message == "expected a file for rules"


def test_a_folder_without_a_manifest_is_no_pack(tmp_path):
    with pytest.raises(PackError, match=r"pack\.json: this file is missing"):
        read_manifest(tmp_path)


def test_the_packs_of_a_person_are_folders_with_a_manifest(root, user_data, mine):
    assert user_packs(user_data, "toy_game") == ()
    assert user_packs(None, "toy_game") == ()
    folder = mine()
    (folder.parent / "notes").mkdir()
    assert list(user_packs(user_data, "toy_game")) == [folder]
    assert find_pack(root, "toy_game", "mine", user_data) == folder


def test_an_unknown_pack_is_named_with_those_there_are(root, user_data, mine):
    mine()
    with pytest.raises(PackError, match="their: there is no such pack: expected one of house, mine, or a folder"):
        find_pack(root, "toy_game", "their", user_data)
