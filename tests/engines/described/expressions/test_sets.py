"""Sets of cards are found without trying all cards together, and none is missed."""

from __future__ import annotations

from itertools import combinations

from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.expressions.sets import SetTest, equal_cards, is_run, is_same, of_total, runs
from cardpress_engines.described.state import DescribedState
from cardpress_engines.kernel.interpreter import Running

CARDS = st.lists(st.tuples(st.integers(-1, 4), st.integers(0, 1)), max_size=8)
SIZES = st.none() | st.integers(1, 4)
NOW: tuple[DescribedState, Running] = (None, None)  # type: ignore[assignment]  # fixed numbers ask nothing of them


@given(cards=CARDS, total=st.integers(-2, 7), size=SIZES, least=st.integers(1, 3), one_suit=st.booleans())
def test_all_sets_are_found_small_ones_first(
    cards: list[tuple[int, int]], total: int, size: int | None, least: int, one_suit: bool
) -> None:
    """What a search finds is what passes the test of all that can be put together, in the order of the cards."""

    def has_total(_: DescribedState, running: Running, values: list[int]) -> bool:
        return sum(values) == total

    kinds = ((is_same, equal_cards), (is_run, runs), (has_total, of_total(total)))
    for is_set, search in kinds:
        test = SetTest(
            lambda state, running, places: [cards[place][0] for place in places],
            is_set,
            lambda state, running, search=search: search,  # type: ignore[misc]  # bound now
            None if size is None else lambda state, running: size,
            lambda state, running: least,
            longest=False,
            last=False,
            within=(lambda state, running, place: cards[place][1]) if one_suit else None,
        )
        places = range(len(cards))
        every = [each for many in range(1, len(cards) + 1) for each in combinations(places, many)]
        assert test.sets(*NOW, places) == [each for each in every if test.holds(*NOW, [*each])]
