"""What a release of one game holds, and the parts in which it is built."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from cardpress.models.manifest import ManifestEntry, Selection
from cardpress.models.printing import FOR_VENDORS

FOLDER = "dist"
SHEETS = "sheets_pdf"
DATA = ("data_json", "faces_json")
"""Targets that `cardpress diff` compares."""
EXPORTED = ("exports.booklet", "exports.rulebook_page")
"""Exports that people read: the rulebook to fold, and as a page."""
ONCE = (
    ("cards_pdf", "tuckboxes_pdf", "box_prints_pdf", *DATA),
    ("rulebook_pdf",),
    *((export,) for export in EXPORTED),
    ("reference_pdf",),
)
"""Targets with one edition only; rulebooks and reference sheets need most memory while they are set, so each
is alone."""


@dataclass(frozen=True)
class ReleaseScope:
    """All that a release of one game holds: its languages, ways to print, print shops."""

    whole: Selection

    @property
    def game(self) -> str:
        """The game."""
        return self.whole.games[0]

    def steps(self) -> Iterator[Selection]:
        """Parts of the scope, each so small that its files fit in little memory at once."""
        for language in self.whole.languages:
            one = replace(self.whole, languages=(language,), editions=self.whole.editions[:1], vendors=())
            yield from (replace(one, targets=targets) for targets in ONCE)
            yield from (replace(one, targets=(SHEETS,), editions=(edition,)) for edition in self.whole.editions)
            yield from (replace(one, targets=(FOR_VENDORS,), vendors=(vendor,)) for vendor in self.whole.vendors)

    def holds(self, entry: ManifestEntry) -> bool:
        """Whether a built file belongs to the release."""
        return entry.game == self.game and self.whole.asks_for(entry)
