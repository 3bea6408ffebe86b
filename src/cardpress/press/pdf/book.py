"""A PDF of pages with a title, a language and bookmarks; no dates, so that equal content gives equal bytes."""

from __future__ import annotations

from cardpress.press.pdf.writer import PdfFile, text

CREATOR = "cardpress"


class Book:
    """Pages in the order they are added. Object 1 is the catalog, object 2 the list of pages."""

    def __init__(self, title: str, language: str) -> None:
        self.pdf = PdfFile()
        self._title, self._language = title, language
        self._catalog, self._pages = self.pdf.add(), self.pdf.add()
        self._kids: list[int] = []
        self._bookmarks: list[tuple[str, int]] = []
        self._destinations: dict[str, int] = {}
        self._ends: tuple[int, int] | None = None

    @property
    def page_count(self) -> int:
        """Pages so far."""
        return len(self._kids)

    def add_page(self, boxes: bytes, contents: list[int], resources: bytes | int, extra: bytes = b"") -> int:
        """Add a page: entries of its boxes, its content streams, its resources, other entries of it.

        Resources are the entries of their dictionary, or the number of that object. Gives the page's number.
        """
        named = b"<<%b>>" % resources if isinstance(resources, bytes) else b"%d 0 R" % resources
        streams = b" ".join(b"%d 0 R" % place for place in contents)
        self._kids.append(
            self.pdf.add(
                b"<</Type/Page/Parent %d 0 R%b/Contents[%b]/Resources %b%b>>"
                % (self._pages, boxes, streams, named, extra)
            )
        )
        return self._kids[-1]

    def bookmark(self, title: str) -> None:
        """Let the next page be found under a title."""
        self._bookmarks.append((title, len(self._kids)))

    def destination(self, name: str) -> None:
        """Let the next page be reached by a name of plain letters, from outside too: cards.pdf#nameddest=NAME."""
        self._destinations.setdefault(name, len(self._kids))

    def finish(self, preferences: bytes = b"") -> bytes:
        """The whole file; `preferences` are further entries of the viewer's preferences.

        A second call gives it as it stands then, if bodies were put in the places of others since.
        """
        self._ends = self._ends or self.close(preferences)
        return self.pdf.finish(*self._ends)

    def close(self, preferences: bytes = b"", catalog: bytes = b"", described: bytes = b"") -> tuple[int, int]:
        """Write the list of pages, the catalog and the description, with further entries of these two.

        Gives the object numbers of catalog and description.
        """
        kids = b" ".join(b"%d 0 R" % kid for kid in self._kids)
        self.pdf.put(self._pages, b"<</Type/Pages/Count %d/Kids[%b]>>" % (len(self._kids), kids))
        outline = b"/Outlines %d 0 R" % self._write_outline() if self._bookmarks else b""
        names = b"/Names<</Dests<</Names[%b]>>>>" % self._names() if self._destinations else b""
        self.pdf.put(
            self._catalog,
            b"<</Type/Catalog/Pages %d 0 R/Lang%b%b%b%b/ViewerPreferences<</DisplayDocTitle true%b>>>>"
            % (self._pages, text(self._language), outline, names, catalog, preferences),
        )
        entries = b"/Title%b/Creator%b/Producer%b" % (text(self._title), *[text(CREATOR)] * 2)
        return self._catalog, self.pdf.add(b"<<%b%b>>" % (entries, described))

    def _names(self) -> bytes:
        """Names and where they lead, in the order of the names."""
        return b"".join(
            b"%b[%d 0 R/Fit]" % (text(name), self._kids[page]) for name, page in sorted(self._destinations.items())
        )

    def _write_outline(self) -> int:
        root = self.pdf.add()
        first = root + 1
        last = root + len(self._bookmarks)
        for place, (title, page) in enumerate(self._bookmarks, first):
            before = b"/Prev %d 0 R" % (place - 1) if place > first else b""
            after = b"/Next %d 0 R" % (place + 1) if place < last else b""
            self.pdf.add(
                b"<</Title%b/Parent %d 0 R%b%b/Dest[%d 0 R/Fit]>>"
                % (text(title), root, before, after, self._kids[page])
            )
        self.pdf.put(
            root,
            b"<</Type/Outlines/First %d 0 R/Last %d 0 R/Count %d>>" % (first, last, len(self._bookmarks)),
        )
        return root
