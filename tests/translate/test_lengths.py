"""Letters of a text are counted as they are printed."""

from __future__ import annotations

import pytest

from cardpress.translate.lengths import letters


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Rat", 3),
        ("Two\nlines", 9),
        ("{ $n } steps", 8),
        ('{ "[" }x', 2),
        ("{ $n ->\n    [one] one step\n   *[other] { $n } steps\n} on", 11),
        ('{ NOM($x, of: "card") } more', None),
        ("{ $n ->\n    [one] x\n   *[other] { NOM($x) }\n}", None),
        ("{ $n", None),
    ],
)
def test_letters_are_those_of_the_longest_reading(text, count):
    """A number is two letters, a choice its longest branch; nobody knows how long a phrase of the grammar is."""
    assert letters(text) == count
