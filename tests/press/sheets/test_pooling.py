"""Which pieces of decks share sheets."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.game import Hexagon, Rectangle, Size
from cardpress.press.sheets.imposition import layout
from cardpress.press.sheets.paper import PAPERS
from cardpress.press.sheets.pooling import FEW, pooled_sizes

CARD, TILE = Rectangle(width_mm=63, height_mm=88), Hexagon(flat_to_flat_mm=34)
MARKER, BOARD = Rectangle(width_mm=16, height_mm=16), Rectangle(width_mm=380, height_mm=255)
DECKS = st.lists(st.lists(st.sampled_from([CARD, TILE, MARKER, BOARD]), max_size=30), max_size=4)


@given(DECKS)
def test_sizes_are_pooled_that_near_empty_sheets_would_hold(decks: list[list[Size]]) -> None:
    """A size is pooled when two decks or more have it and none of them fills a third of an A4 sheet with it."""
    for size in (CARD, TILE, MARKER):
        counts = [deck.count(size) for deck in decks if size in deck]
        few = all(count <= layout(PAPERS["a4"], size).count / FEW for count in counts)
        assert (size in pooled_sizes(decks)) == (len(counts) > 1 and few)


def test_boards_are_never_pooled() -> None:
    """What has no room on a sheet has files of its own."""
    assert pooled_sizes([[BOARD], [BOARD, MARKER], [MARKER]]) == {MARKER}


def test_one_deck_keeps_what_is_its_own() -> None:
    """A size that only one deck has stays in its files, and so does everything of a game that is one bundle."""
    assert pooled_sizes([[MARKER], [TILE]]) == frozenset()
    assert pooled_sizes([[MARKER, TILE]]) == frozenset()
    assert pooled_sizes([]) == frozenset()
