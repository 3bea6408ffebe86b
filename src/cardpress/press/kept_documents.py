"""Documents that were set before, by this build or an earlier one, each under a digest of all that shapes it.

A document is an entry that says how many pages it has, and an entry for each page. That it needs more pages than
it may have is kept too: a sheet is tried at several sizes until it fits. One with a problem is not kept, so that
the problem is told again. Pages of long documents are kept one by one beside it, and what else shapes documents.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import NamedTuple

from cardpress.files.store import Store
from cardpress.press.face import DocumentRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.kept_fragments import packed_entries, read_kept
from cardpress.press.look import FaceLook
from cardpress.press.pdf.fragment import Fragment

_TOO_MANY = b"more pages than it may have"


class KeptDocument(NamedTuple):
    """The pages of a document; None when it needs more than it may have."""

    pages: list[Fragment] | None


class KeptDocuments:
    """The documents of one look in a store, and those set since, which `take` gives to be kept."""

    def __init__(self, look: FaceLook, store: Store) -> None:
        self._look, self._store = look, store
        self._fresh: dict[str, KeptDocument] = {}
        self._entries: dict[str, bytes] = {}
        self._pages: dict[str, Fragment] = {}

    def find_entry(self, key: str) -> bytes | None:
        """What was kept under a key."""
        return self._entries.get(key) or self._store.get([key]).get(key)

    def add_entry(self, key: str, data: bytes) -> None:
        """Take in something under a key that stands for all that shapes it."""
        self._entries[key] = data

    def find_page(self, key: str) -> Fragment | None:
        """A page that was kept by itself; None when its entry is not what was kept."""
        if key in self._pages:
            return self._pages[key]
        return dict(read_kept(self._store, self._store.get([key]))).get(key)

    def add_page(self, key: str, page: Fragment) -> None:
        """Take in a page by itself."""
        self._pages[key] = page

    def find(self, request: DocumentRequest) -> KeptDocument | None:
        """The document as it was set; None when it was not, or its entries are not what was kept."""
        key = self._key(request)
        if key in self._fresh:
            return self._fresh[key]
        count = self._store.get([key]).get(key)
        if count == _TOO_MANY:
            return KeptDocument(None)
        with suppress(TypeError, ValueError):
            return self._read(key, int(count))  # type: ignore[arg-type]  # no entry is no number
        return None

    def _read(self, key: str, count: int) -> KeptDocument | None:
        keys = [_page_key(key, number) for number in range(count)]
        pages = dict(read_kept(self._store, self._store.get(keys)))
        return KeptDocument([pages[each] for each in keys]) if pages.keys() == {*keys} else None

    def add(self, request: DocumentRequest, pages: Sequence[Fragment] | None) -> None:
        """Take in a document that came out right, or needs more pages than it may have."""
        self._fresh[self._key(request)] = KeptDocument(None if pages is None else [*pages])

    def take(self) -> dict[str, bytes]:
        """The entries of the documents set since the last time, which are in the hands of the caller now."""
        fresh, self._fresh = self._fresh, {}
        entries, self._entries = self._entries, {}
        alone, self._pages = self._pages, {}
        counts = {key: _TOO_MANY if pages is None else str(len(pages)).encode() for key, (pages,) in fresh.items()}
        pages = {
            _page_key(key, place): page
            for key, (every,) in fresh.items()
            for place, page in enumerate(every or ())
        }
        return entries | counts | packed_entries(alone | pages)

    def keep(self, entries: Mapping[str, bytes]) -> None:
        """Put entries into the store that a copy of this process has set."""
        self._store.keep(entries)

    def _key(self, request: DocumentRequest) -> str:
        """What stands for everything that shapes a document: no name of it, no place that problems are told at.

        The addresses of faces stand in its markup, and each address stands for what the face shows.
        """
        return fingerprint(self.surroundings(request), request.markup)

    def surroundings(self, request: DocumentRequest) -> str:
        """What stands for all that shapes a document but its markup."""
        styles = [part for sheet in request.stylesheets for part in (sheet.path, sheet.text)]
        measures = request.width, request.height, request.most_pages
        parts = self._look.fingerprint, *measures, request.language, len(request.stylesheets), *styles
        ways = request.first_page, *(part for target in sorted(request.targets.items()) for part in target)
        return fingerprint("document", *parts, *ways)


def _page_key(key: str, number: int) -> str:
    return fingerprint(key, "page", number)
