"""What decks with files of their own print together: pieces so few or small that a sheet would be near empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from cardpress.models.game import Size
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import PAPERS

FEW = 3
"""A deck's pieces of a size are few when so many times as many have room on a sheet of A4."""


def pooled_sizes(decks: Iterable[Iterable[Size]]) -> frozenset[Size]:
    """Sizes of which several decks have pieces and each has few; `decks` are the sizes of the pieces of each.

    Paper and layout do not matter, so that a piece is in the same file whatever it is printed on.
    """
    counts = [Counter(sizes) for sizes in decks]
    every = frozenset().union(*counts)
    return frozenset(
        size for size in every if _is_pooled(size, [count[size] for count in counts if size in count])
    )


def _is_pooled(size: Size, counts: list[int]) -> bool:
    full = arrange(PAPERS["a4"], size)
    return full is not None and len(counts) > 1 and max(counts) * FEW <= full.count
