"""The pages that books are set on: as large as papers are, or half as large, for sheets of A4 or Letter to fold.

Lengths are mm. A page is as large as the area that all papers of its kind have.
"""

from __future__ import annotations

from dataclasses import dataclass

from cardpress.press.sheets.paper import PAPERS

ON = ("a4", "letter")
"""The papers that books are printed on, and those whose halves are pages of booklets."""
_WIDTH, _HEIGHT = (min(getattr(PAPERS[paper], side) for paper in ON) for side in ("width", "height"))
_HALF = min(PAPERS[paper].height / 2 for paper in ON)


@dataclass(frozen=True)
class PageFormat:
    """Pages of a size; their text stands so far `beside` their edges and `above` the lower one; see rulebook.css.

    Small ones have one column of text, and less of a picture or of notes stands side by side.
    """

    width: float
    height: float
    beside: float
    above: float
    is_small: bool = False

    @property
    def measure(self) -> float:
        """How wide their text is."""
        return self.width - 2 * self.beside


WHOLE_PAGE = PageFormat(_WIDTH, _HEIGHT, 17.0, 14.0)
HALF_PAGE = PageFormat(_HALF, _WIDTH, 10.0, 9.0, is_small=True)
