"""A long phrase goes last only where it outweighs what it is moved over."""

from __future__ import annotations

import pytest

from cardpress.language.grammar.constituents import CLAUSE, HEAVY
from cardpress.language.grammar.linearisation import Lineariser, part, verb

ORDERS = {"order": "F B V W U R H", "main": "F S B V W U R H"}


@pytest.mark.parametrize(
    ("long", "said"),
    [
        ("a character not in combat", "move a character not in combat to a room"),
        (
            "a character that fights nobody in this room",
            "move to a room a character that fights nobody in this room",
        ),
    ],
)
def test_object_goes_last_only_where_it_is_much_longer_than_the_goal(long: str, said: str) -> None:
    """With a factor of 2 an object of more than twice the words of the goal goes last, a shorter one stays."""
    clause = part(CLAUSE, f"{verb('order', '', 'move', 'move')} {part(HEAVY, long)} to a room")

    assert Lineariser(ORDERS, heavy_factor=2).finish(clause) == said


def test_long_phrase_always_goes_last_without_a_factor() -> None:
    """A language that names no factor moves every long phrase to the end."""
    clause = part(CLAUSE, f"{verb('order', '', 'przesuń', 'przesuń')} {part(HEAVY, 'postać')} do pomieszczenia")

    assert Lineariser(ORDERS).finish(clause) == "przesuń do pomieszczenia postać"
