"""Strict JSON: everything a text can get wrong has a place and words of ours."""

from __future__ import annotations

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.json_text import MAX_DEPTH, parse_json


def _problems(text: str) -> list[tuple[str, int | None, int | None]]:
    found = parse_json("a.json", text)[1]
    return [(problem.code, problem.position.line, problem.position.column) for problem in found]


@pytest.mark.parametrize(
    ("text", "column"),
    [
        ("", 1),
        ("   ", 1),
        ("{", 2),
        ('{"a"', 5),
        ('{"a": 1,}', 8),
        ("[1, 2,]", 6),
        ("[1 2]", 3),
        ("[1] 2", 5),
        ("['a']", 2),
        ('["a]', 2),
        ('["\\x"]', 3),
        ('["\\u12"]', 4),
        ("[01]", 3),
        ("[Infinity]", 2),
        ('["NaN", -Infinity]', 9),
        ('["\\ud800"]', 3),
    ],
)
def test_parse_broken_text(text: str, column: int) -> None:
    """A broken text is one problem at the place where it breaks."""
    assert _problems(text) == [("broken-json", 1, column)]


def test_parse_every_repeated_key() -> None:
    """Every key given twice is reported at its second place, also when the objects are nested."""
    text = '{"a": 1, "b": {"c": 1, "c": 2},\n "a": ["a", {"a": 0}], "\\u0061": 3}'

    assert _problems(text) == [("duplicate-key", 1, 24), ("duplicate-key", 2, 2), ("duplicate-key", 2, 24)]


def test_parse_equal_keys_of_different_objects() -> None:
    """Objects beside each other may use the same keys."""
    assert parse_json("a.json", '[{"a": 1}, {"a": {"a": "a"}}]') == ([{"a": 1}, {"a": {"a": "a"}}], [])


def test_parse_repeated_key_before_a_broken_one() -> None:
    """A key that is no text, behind an object with a repeated one, hides nothing and breaks nothing."""
    assert _problems(r'{"a": {"b": 1, "b": 2}, "\x": 3}') == [("duplicate-key", 1, 16)]


def test_parse_depth_limit_is_exact() -> None:
    """The limit itself is allowed, one more is not; brackets inside texts do not count."""
    assert _problems("[" * MAX_DEPTH + "]" * MAX_DEPTH) == []
    assert _problems("[" * (MAX_DEPTH + 1) + "]" * (MAX_DEPTH + 1)) == [("too-deep", 1, MAX_DEPTH + 1)]
    assert _problems(json.dumps(["[{" * 100])) == []


def test_parse_number_of_thousands_of_digits() -> None:
    """A number Python refuses to read is a problem, not a crash."""
    assert _problems("9" * 5000) == [("broken-json", None, None)]


WORST = {
    "escapes without end": '"' + "\\" * 999_998,
    "brackets without end": "[" * 1_000_000,
    "quotes without end": '{"a":1,' * 60 + '"b' * 400_000,
    "repeated key far from the end": '{"a":0,"a":0}' + " " * 900_000 + ",",
}


@pytest.mark.parametrize("name", WORST)
def test_parse_worst_megabyte(name: str) -> None:
    """A megabyte that is wrong in the worst way is refused; were the time quadratic, this would take hours."""
    assert _problems(WORST[name])


@given(st.text(alphabet='{}[]":,\\ \nab01eEuUdDfF.-tn', max_size=40))
def test_parse_agrees_with_the_standard_library(text: str) -> None:
    """Whatever json.loads refuses is a problem here, and what is accepted has the same value."""
    value, problems = parse_json("a.json", text)
    try:
        expected = json.loads(text)
    except ValueError:
        assert problems
    else:
        assert problems or value == expected
