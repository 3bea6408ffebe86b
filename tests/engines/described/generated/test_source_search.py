"""A selector that is written out says the same in all its forms."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.generated.source_expressions import GeneratedModule, SourceExpression
from cardpress_engines.described.generated.source_search import SourceSearch, existence, number_of
from cardpress_engines.kernel.interpreter import Running

RUNNING = Running(0, 1, 3, ((2, 5),))
PILES = {"one pile": ["1"], "piles in a row": ["0", "1", "2"], "piles apart": ["0", "2"], "your pile": ["1 + you"]}
tables = st.lists(st.integers(0, 2), min_size=8, max_size=8)
"""In which pile each of eight pieces lies."""


def searches(module: GeneratedModule, piles: list[str]) -> list[SourceSearch]:
    """Selectors over some piles, with no test and with tests of several kinds."""
    every, printed = SourceSearch.in_piles(module, piles), f"one in {module.value(frozenset({1, 2, 6}))}"
    return [
        every,
        every.narrow_by(printed),
        every.narrow_by(printed, "one != bearer"),
        every.narrow_by("s1[0] in s0", bound=1),
        every.narrow_by("one % 2 == least", given="for least in [you]"),
        SourceSearch.among(module, SourceExpression[list[int]](module, "s0")).narrow_by(printed),
    ]


@pytest.mark.parametrize("piles", PILES.values(), ids=PILES)
@given(at=tables)
def test_all_forms_agree(piles: list[str], at: list[int]) -> None:
    """Whether there is one, how many there are and what is among them follow from what is found."""
    lying = [[piece for piece, pile in enumerate(at) if pile == number] for number in range(3)]
    module, state = GeneratedModule(), SimpleNamespace(at=at, piles=lying)
    for search in searches(module, piles):
        found = list(search(state, RUNNING))
        assert SourceExpression[bool](module, existence(module, search))(state, RUNNING) is bool(found)
        assert SourceExpression[int](module, number_of(module, search))(state, RUNNING) == len(found)
        among = module.helper([f"return [one for one in range(8) if {search.holds_one()}]"], ["one"], "state")
        assert SourceExpression[list[int]](module, among)(state, RUNNING) == sorted(found)


def test_pieces_come_pile_by_pile() -> None:
    """Pieces are found in the order of the piles that are named, and as they lie there."""
    state = SimpleNamespace(piles=[[4, 1], [2], [0, 3]])

    assert SourceSearch.in_piles(GeneratedModule(), ["2", "0"])(state, RUNNING) == [0, 3, 4, 1]
