"""Stops the layout of a document as soon as it is seen to need more pages than it may have."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import weasyprint.layout
from weasyprint.layout import make_all_pages

Untyped = Any
"""A context, box or page of WeasyPrint, which have no types."""


class TooManyPagesError(Exception):
    """A document needs more pages than it may have."""


@contextmanager
def at_most(count: int | None) -> Iterator[None]:
    """WeasyPrint sets so many pages inside the block, or as many as it needs; TooManyPagesError at its end."""
    is_cut = False

    def pages(context: Untyped, *given: Untyped) -> Iterator[Untyped]:
        nonlocal is_cut
        for number, page in enumerate(make_all_pages(context, *given), 1):
            yield page
            resume_at = context.page_maker[number][0]
            if number == count and resume_at is not None:
                is_cut = True
                return

    weasyprint.layout.make_all_pages = pages
    try:
        yield
    finally:
        weasyprint.layout.make_all_pages = make_all_pages
    if is_cut:
        raise TooManyPagesError
