"""What decks with files of their own print together: pieces so few or small that a sheet would be near empty."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping

from cardpress.models.game import Size
from cardpress.models.printing import LONG_EDGE
from cardpress.press.sheets.imposition import arrange
from cardpress.press.sheets.paper import PAPERS
from cardpress.press.sheets.sharing import sheet_parts

ONE_SIDED = "one-sided"
"""How files begin that hold what has no back, where other cards of the same deck or game have backs."""
FEW = 3
"""Pieces are few when so many times as many have room on a sheet of A4."""
Pieces = Mapping[tuple[Size, bool], int]
"""How many pieces of each size a deck has, those with a back apart from those without."""


def pooled_sizes(decks: Iterable[Pieces]) -> frozenset[Size]:
    """Sizes of which several decks have pieces: each has few, or one has few and little else on their sheet.

    Paper and layout do not matter, so that a piece is in the same file whatever it is printed on.
    """
    cut = [{(size, has_back): count for (size, has_back), count in deck.items() if _room(size)} for deck in decks]
    counts: dict[Size, list[int]] = {}
    for deck in cut:
        for size, count in _by_size(deck).items():
            counts.setdefault(size, []).append(count)
    several = {size for size, found in counts.items() if len(found) > 1}
    few = {size for size in several if max(counts[size]) * FEW <= _room(size)}
    return frozenset(few | (several & {size for deck in cut for size in _near_empty(deck, few)}))


def _by_size(deck: Pieces) -> Counter[Size]:
    found: Counter[Size] = Counter()
    for (size, _), count in deck.items():
        found[size] += count
    return found


def _near_empty(deck: Pieces, pooled: Iterable[Size]) -> Iterator[Size]:
    """The sizes of which a deck has few, on a sheet that is not used to a third either, once others are pooled."""
    totals = _by_size(deck)
    for side in (True, False):
        counts = {size: n for (size, has_back), n in deck.items() if has_back is side and size not in pooled}
        for parts in sheet_parts(counts, PAPERS["a4"], LONG_EDGE):
            if sum(part.count / _room(part.layout.size) for part in parts) * FEW <= 1:
                sizes = (part.layout.size for part in parts)
                yield from (size for size in sizes if totals[size] * FEW <= _room(size))


def _room(size: Size) -> int:
    """How many pieces a sheet of A4 has room for."""
    full = arrange(PAPERS["a4"], size)
    return full.count if full else 0
