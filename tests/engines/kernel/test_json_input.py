"""Where in a file a problem stands."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.kernel.json_input import (
    DEEPEST,
    InputError,
    did_you_mean,
    index_of,
    line_and_column,
    of_type,
    read_json,
)

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.text(max_size=6),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=4), inner, max_size=4),
    max_leaves=15,
)


def _places(value: Any, place: tuple[str | int, ...] = ()) -> list[tuple[tuple[str | int, ...], Any]]:
    inner: list[Any] = list(value.items()) if isinstance(value, dict) else []
    inner += list(enumerate(value)) if isinstance(value, list) else []
    return [(place, value), *(found for name, part in inner for found in _places(part, (*place, name)))]


@given(VALUES, st.sampled_from([None, 1, 3]))
def test_every_part_of_a_value_is_found_in_its_text(value: Any, indent: int | None) -> None:
    """At the index of a place stands exactly the text of the value there."""
    text = json.dumps(value, indent=indent)
    for place, part in _places(value):
        assert json.JSONDecoder().raw_decode(text, index_of(text, place))[0] == part


def test_a_part_that_does_not_exist_is_shown_where_it_is_missing() -> None:
    """A place that leads nowhere is the innermost part on the way to it."""
    text = '{"a": {"b": 1}}'
    assert index_of(text, ("a", "c", 3)) == text.index('{"b"')


def test_lines_and_columns_count_from_one() -> None:
    """The first character is line 1, column 1; a line end belongs to its line."""
    assert [line_and_column("ab\nc", i) for i in range(4)] == [(1, 1), (1, 2), (1, 3), (2, 1)]


def test_a_hint_names_the_nearest_words_or_those_there_are() -> None:
    """A word that is nearly right gets the right one, any other a list to choose from."""
    assert did_you_mean("witc", ["witch", "imp"]) == "; did you mean 'witch'?"
    assert did_you_mean("dragonfly", ["witch", "imp"]) == "; there is 'witch', 'imp'"


def test_a_mark_at_the_beginning_of_a_file_is_no_problem(tmp_path: Path) -> None:
    """A file an editor began with a byte order mark is read like any other."""
    file = tmp_path / "marked.json"
    file.write_bytes(b'\xef\xbb\xbf{"a": 1}')
    assert read_json(file).value == {"a": 1}


def test_what_was_found_instead_is_quoted_shortly() -> None:
    """A long value is quoted up to its fortieth character."""
    with pytest.raises(InputError) as caught:
        of_type("x" * 60, int, "a number")

    assert caught.value.reason == 'expected a number, found "' + 39 * "x"


def test_a_file_that_was_read_can_be_a_key(tmp_path: Path) -> None:
    """Two readings of a file are one to whoever keeps what was worked out of it."""
    file = tmp_path / "one.json"
    file.write_text('{"a": [1]}')

    assert len({read_json(file), read_json(file)}) == 1


@pytest.mark.parametrize("opening", ["[", '{"a": '])
def test_a_file_is_not_deeper_than_programs_walk(tmp_path: Path, opening: str) -> None:
    """As many levels as are allowed are read; one more is refused, and so are thousands."""
    file = tmp_path / "deep.json"
    closing = {"[": "]"}.get(opening, "}")
    for levels in (DEEPEST, DEEPEST + 1, 900, 5000):
        file.write_text(opening * levels + "1" + closing * levels, "utf-8")
        if levels == DEEPEST:
            assert read_json(file).value
        else:
            with pytest.raises(InputError, match=r"deep\.json: too deeply nested"):
                read_json(file)
