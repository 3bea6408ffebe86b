"""Ways through a document: the headings its pages are found under, and links from page to page."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from copy import copy
from typing import Any

from weasyprint.document import Page

from cardpress.press.face import DocumentRequest
from cardpress.press.layout.boxtree import POINTS_PER_PX
from cardpress.press.layout.page_numbers import prints_page
from cardpress.press.pdf.fragment import Fragment, PageLink

FIRST_LEVEL = 1
"""The level of headings that stand in the outline of a file."""


def ways_of(
    pages: Sequence[Page], request: DocumentRequest, standing: Mapping[int, Fragment]
) -> Iterator[dict[str, Any]]:
    """The members `links`, `titles` and `anchors` of the fragment of each page of a document.

    Of the pages that are `standing`, by number from 0, only what stands on them is known.
    """
    targets = dict(request.targets)
    for number, page in enumerate(pages):
        for name in standing[number].anchors if number in standing else page.anchors:
            targets.setdefault(name, request.first_page + number)
    for page in pages:
        titles = (label for level, label, *_ in page.bookmarks if level == FIRST_LEVEL)
        anchors = tuple(sorted(page.anchors))
        yield {"links": tuple(dict.fromkeys(_links(page, targets))), "titles": tuple(titles), "anchors": anchors}


def loose_pages(pages: Sequence[Page], request: DocumentRequest) -> Iterator[int]:
    """The numbers from 0 of pages with a link to what may stand on another page another time.

    A link that prints the page it leads to is none: with another number the page is another one.
    """
    for number, page in enumerate(pages):
        inside = ((target, box) for kind, target, _, box in page.links if kind == "internal")
        if any(target not in request.targets and not prints_page(box) for target, box in inside):
            yield number


def without_ways(page: Page) -> Page:
    """A page that can be drawn without the others, to which links would lead."""
    alone = copy(page)
    alone.links, alone.bookmarks, alone.anchors = [], [], {}
    return alone


def _links(page: Page, targets: dict[str, int]) -> Iterator[PageLink]:
    """The links of a page to pages of the same document."""
    for kind, target, (left, top, right, bottom), box in page.links:
        if kind == "internal" and target in targets and box.element_tag == "a":  # what stands in one links too
            corners = left, page.height - bottom, right, page.height - top
            said = " ".join("".join(box.element.itertext()).split())
            yield PageLink(tuple(length * POINTS_PER_PX for length in corners), targets[target], said)
