"""Which pieces of decks share sheets."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.game import Hexagon, Rectangle, Size
from cardpress.press.sheets.imposition import layout
from cardpress.press.sheets.paper import PAPERS
from cardpress.press.sheets.pooling import FEW, pooled_sizes

CARD, TILE = Rectangle(width_mm=63, height_mm=88), Hexagon(flat_to_flat_mm=34)
MARKER, BOARD = Rectangle(width_mm=16, height_mm=16), Rectangle(width_mm=380, height_mm=255)
DECKS = st.lists(st.lists(st.sampled_from([CARD, TILE, MARKER, BOARD]), max_size=30), max_size=4)


def _pooled(decks: Iterable[Iterable[Size]], *, has_back: bool = True) -> frozenset[Size]:
    return pooled_sizes(Counter((size, has_back) for size in deck) for deck in decks)


@given(DECKS)
def test_sizes_are_pooled_that_near_empty_sheets_would_hold(decks: list[list[Size]]) -> None:
    """A size is pooled when two decks or more have it and none of them fills a third of an A4 sheet with it."""
    for size in (CARD, TILE, MARKER):
        counts = [deck.count(size) for deck in decks if size in deck]
        few = [count <= layout(PAPERS["a4"], size).count / FEW for count in counts]
        if len(counts) > 1 and all(few):
            assert size in _pooled(decks)
        if len(counts) < 2 or not any(few):
            assert size not in _pooled(decks)


def test_few_pieces_alone_on_a_sheet_join_those_of_another_deck() -> None:
    """Of a size that another deck has many of, a deck's few are pooled where nothing fills their sheet."""
    many, few = [MARKER] * 100, [MARKER] * 4

    assert _pooled([many, few]) == {MARKER}
    assert _pooled([many, [*few, CARD, CARD, CARD]]) == frozenset()
    assert _pooled([many, [*few, *[CARD] * 9]]) == {MARKER}
    assert _pooled([many, many]) == frozenset()


def test_pieces_without_backs_fill_no_sheet_of_those_with_backs() -> None:
    """What has no back is printed on sheets of its own, so it is no company for a few markers."""
    decks = [Counter({(MARKER, True): 100}), Counter({(MARKER, True): 4, (CARD, False): 3})]

    assert pooled_sizes(decks) == {MARKER}


def test_a_rest_of_many_is_not_pooled() -> None:
    """A deck with full sheets of a size keeps what is left over of it."""
    assert _pooled([[CARD] * 10, [CARD] * 18]) == frozenset()


def test_boards_are_never_pooled() -> None:
    """What has no room on a sheet has files of its own."""
    assert _pooled([[BOARD], [BOARD, MARKER], [MARKER]]) == {MARKER}


def test_one_deck_keeps_what_is_its_own() -> None:
    """A size that only one deck has stays in its files, and so does everything of a game that is one bundle."""
    assert _pooled([[MARKER], [TILE]]) == frozenset()
    assert _pooled([[MARKER, TILE]]) == frozenset()
    assert _pooled([]) == frozenset()
