"""Which page of a book each of its messages stands on."""

from __future__ import annotations

from collections.abc import Iterable

from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.pdf.fragment import Fragment
from cardpress.targets.rulebook_pdf.book_pages import first_pages
from cardpress.targets.rulebook_pdf.index_terms import block_anchor, chapter_anchor


def message_pages(outline: RulebookOutline, inside: Iterable[Fragment]) -> dict[str, int]:
    """The page of each message, the first of several, counted with the cover from 1.

    What has no place of its own, as a note beside a face, stands where what is said before it does.
    """
    places, found = first_pages(inside), {outline.line: 1}
    for chapter in outline.chapters:
        page = places.get(chapter_anchor(chapter), 0)
        found.setdefault(chapter.title, page + 1)
        for number, block in enumerate(chapter.blocks):
            for _, message in block.message_places():
                page = places.get(f"{block_anchor(chapter, number)}-{message}", page)
                found.setdefault(message, page + 1)
    return found
