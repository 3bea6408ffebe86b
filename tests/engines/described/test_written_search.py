"""A selector that is written out says the same in all its forms."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.written import Shelf, Written
from cardpress_engines.described.written_search import WrittenSearch, existence, number_of
from cardpress_engines.kernel.interpreter import Running

RUNNING = Running(0, 1, 3, ((2, 5),))
PILES = {"one pile": ["1"], "piles in a row": ["0", "1", "2"], "piles apart": ["0", "2"], "your pile": ["1 + you"]}
tables = st.lists(st.integers(0, 2), min_size=8, max_size=8)
"""In which pile each of eight pieces lies."""


def searches(shelf: Shelf, piles: list[str]) -> list[WrittenSearch]:
    """Selectors over some piles, with no test and with tests of several kinds."""
    every, printed = WrittenSearch.in_piles(shelf, piles), f"one in {shelf.value(frozenset({1, 2, 6}))}"
    return [
        every,
        every.narrow_by(printed),
        every.narrow_by(printed, "one != bearer"),
        every.narrow_by("s1[0] in s0", bound=1),
        every.narrow_by("one % 2 == least", given="for least in [you]"),
        WrittenSearch.among(shelf, Written[list[int]](shelf, "s0")).narrow_by(printed),
    ]


@pytest.mark.parametrize("piles", PILES.values(), ids=PILES)
@given(at=tables)
def test_all_forms_agree(piles: list[str], at: list[int]) -> None:
    """Whether there is one, how many there are and what is among them follow from what is found."""
    lying = [[piece for piece, pile in enumerate(at) if pile == number] for number in range(3)]
    shelf, state = Shelf(), SimpleNamespace(at=at, piles=lying)
    for search in searches(shelf, piles):
        found = list(search(state, RUNNING))
        assert Written[bool](shelf, existence(shelf, search))(state, RUNNING) is bool(found)
        assert Written[int](shelf, number_of(shelf, search))(state, RUNNING) == len(found)
        among = shelf.helper([f"return [one for one in range(8) if {search.holds_one()}]"], ["one"], "state")
        assert Written[list[int]](shelf, among)(state, RUNNING) == sorted(found)


def test_pieces_come_pile_by_pile() -> None:
    """Pieces are found in the order of the piles that are named, and as they lie there."""
    state = SimpleNamespace(piles=[[4, 1], [2], [0, 3]])

    assert WrittenSearch.in_piles(Shelf(), ["2", "0"])(state, RUNNING) == [0, 3, 4, 1]
