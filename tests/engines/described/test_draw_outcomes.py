"""What a draw can bring is the same whether it is worked out at once or for the card that is drawn."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardpress_engines.described.draw_outcomes import DrawOutcomes

LOOKS = [0, 0, 0, 1, 2, 2, 3]
FIRST = 10


@given(st.sets(st.integers(0, len(LOOKS) - 1)))
def test_each_card_is_drawn_as_the_lowest_that_looks_alike(pieces: set[int]) -> None:
    """Outcomes are the actions of the lowest copies that lie there, as often as there are copies."""
    pile = sorted(pieces)
    expected = [FIRST + next(low for low in pile if LOOKS[low] == LOOKS[piece]) for piece in pile]
    outcomes = DrawOutcomes(pile, LOOKS, FIRST)

    assert [*outcomes] == expected
    assert outcomes[1:] == expected[1:]
    assert [action for action in range(FIRST + len(LOOKS)) if action in outcomes] == sorted({*expected})
    assert "draw" not in outcomes
