"""Where two JSON values differ."""

from __future__ import annotations

from typing import Any

import pytest

from cardpress.difference.json_differences import differences, is_number


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ({"a": 1}, {"a": 1}, []),
        ({"a": 1}, {"a": 2}, [("a", 1, 2)]),
        ({"do": [{"n": 1}, 2]}, {"do": [{"n": 3}, 2]}, [("do[0].n", 1, 3)]),
        ({"do": [1]}, {"do": [1, 2]}, [("do", [1], [1, 2])]),
        (
            {"m": [{"id": "a", "n": 1}]},
            {"m": [{"id": "b"}, {"id": "a", "n": 2}]},
            [("m.a.n", 1, 2), ("m.b", None, {"id": "b"})],
        ),
        ({"m": [{"id": "a"}, {"id": "b"}]}, {"m": [{"id": "b"}, {"id": "a"}]}, [("m", ["a", "b"], ["b", "a"])]),
        ({"m": [{"id": "a"}, {}]}, {"m": [{"id": "a"}]}, [("m", [{"id": "a"}, {}], [{"id": "a"}])]),
        ({"a": 1}, {"b": 1}, [("a", 1, None), ("b", None, 1)]),
        ({"a": 1}, {"a": True}, [("a", 1, True)]),
        ({"a": {"b": 1}}, {"a": [1]}, [("a", {"b": 1}, [1])]),
    ],
)
def test_smallest_parts_that_differ_are_found(old: Any, new: Any, found: list[Any]) -> None:
    """Each smallest part that differs is named once by its path; lists of two lengths, without ids, are one."""
    assert list(differences(old, new)) == found


def test_truth_is_no_number() -> None:
    """A number is a number; `true` and digits in a text are none."""
    assert [is_number(value) for value in (0, 1.5, True, "1", None)] == [True, True, False, False, False]
