"""Lines of values in a JSON text."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from arcology.packs.lines import RepeatedKey, field_name, value_lines

TEXT = """{
  "title": "a { \\" [ b",
  "empty": [],
  "none": {},
  "cards": [
    {"id": 1, "rows": [[1, 2],
      [null]]},
    {
      "id":
        2
    }
  ]
}
"""


def test_every_value_has_its_line():
    lines = value_lines(TEXT)
    assert lines[()] == 1
    assert lines[("title",)] == 2
    assert lines[("empty",)] == 3
    assert lines[("none",)] == 4
    assert lines[("cards", 0)] == 6
    assert lines[("cards", 0, "rows", 0, 1)] == 6
    assert lines[("cards", 0, "rows", 1, 0)] == 7
    assert lines[("cards", 1)] == 8
    assert lines[("cards", 1, "id")] == 9
    assert len(lines) == 15


def test_a_key_twice_is_found_with_its_line():
    with pytest.raises(RepeatedKey) as raised:
        value_lines('{"a": {"b": 1,\n "c": 2,\n "b": 3}}')
    assert (raised.value.path, raised.value.line) == (("a", "b"), 3)


def test_a_path_reads_like_code():
    assert field_name(("towers", 2, "sectors", 0, "a")) == "towers[2].sectors[0].a"
    assert field_name(()) == ""


values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(), inner, max_size=4),
    max_leaves=12,
)


def paths(value, path=()):
    yield path
    children = enumerate(value) if isinstance(value, list) else value.items() if isinstance(value, dict) else ()
    for key, child in children:
        yield from paths(child, (*path, key))


@given(values)
def test_exactly_the_values_of_the_text_are_found(value):
    for indent in (None, 1):
        lines = value_lines(json.dumps(value, indent=indent))
        assert set(lines) == set(paths(value))
