"""A warm WeasyPrint: fonts set up and stylesheets parsed once, then faces in batches."""

from __future__ import annotations

import gc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Protocol
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname
from xml.etree import ElementTree

import weasyprint
from weasyprint.document import Document
from weasyprint.text.fonts import FontConfiguration
from weasyprint.urls import URLFetcher, URLFetcherResponse

from cardpress.diagnostics import Diagnostic, Report
from cardpress.models.game import Size
from cardpress.press import messages
from cardpress.press.capture import FontBook, capture
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.fragment import Fragment
from cardpress.press.look import Look
from cardpress.press.typeface import Typeface

BATCH = 30
_PAGE = """
@page {{ size: {width}mm {height}mm; margin: 0 }}
html, body {{ margin: 0; padding: 0 }}
body > article {{ width: {width}mm; height: {height}mm; position: relative; break-after: page; overflow: hidden }}
body > article:last-child {{ break-after: auto }}
"""


class Renderer(Protocol):
    """Some way to draw faces. It is given faces it has markup for and adds to the report what is wrong with them."""

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[tuple[str, Fragment]]:
        """Key and fragment of each face that came out right."""


class Fetcher(URLFetcher):
    """Reads files below some folders and nothing else: no network, no file of the machine's."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(allowed_protocols=("file", "data"), allow_redirects=False)
        self._folders = tuple(folder.resolve() for folder in folders)

    def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> URLFetcherResponse:
        """The file, or ValueError, which WeasyPrint logs."""
        if url.startswith("file:"):
            path = Path(url2pathname(unquote(urlsplit(url).path))).resolve()
            if not any(path.is_relative_to(folder) for folder in self._folders):
                raise ValueError("the file is outside the project")
        return super().fetch(url, headers)


class _Parsed(weasyprint.HTML):  # type: ignore[misc]
    """Well-formed markup read by Expat, several times as fast as the HTML5 parser."""

    def __init__(self, markup: str, base_url: str, fetcher: URLFetcher) -> None:
        from cssselect2 import ElementWrapper  # noqa: PLC0415

        self.base_url, self.url_fetcher, self.media_type = base_url, fetcher, "print"
        self.wrapper_element = ElementWrapper.from_html_root(ElementTree.fromstring(markup), content_language=None)
        self.etree_element = self.wrapper_element.etree_element


@contextmanager
def _unhurried_collector() -> Iterator[None]:
    """Python's collector would walk every live box again and again: it rests but for one round a batch."""
    was_on = gc.isenabled()
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        yield
    finally:
        gc.unfreeze()
        if was_on:
            gc.enable()


class WeasyRenderer:
    """Draws faces of one look with WeasyPrint. Fontconfig must point at the look's fonts already."""

    def __init__(self, look: Look, typefaces: Mapping[str, Typeface]) -> None:
        self._fonts = FontConfiguration()
        self._book = FontBook(typefaces)
        self._base_url = look.base.resolve().as_uri() + "/"
        self._fetcher = Fetcher((look.base, *look.folders))
        self._images: dict[object, object] = {}
        self._pages: dict[tuple[float, float], weasyprint.CSS] = {}
        self._stylesheets = []
        self.problems: list[Diagnostic] = []
        for sheet in look.stylesheets:
            with messages.listening() as heard:
                self._stylesheets.append(self._css(sheet.text))
            self.problems.extend(messages.in_stylesheet(message, sheet.path, sheet.text) for message in heard)

    def render(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[tuple[str, Fragment]]:
        """Key and fragment of each face that came out right, a batch of one size and language at a time."""
        groups: dict[tuple[Size, str], list[FaceRequest]] = {}
        for request in requests:
            groups.setdefault((request.size, request.language), []).append(request)
        with _unhurried_collector():
            for group in groups.values():
                for start in range(0, len(group), BATCH):
                    yield from self._batch(group[start : start + BATCH], report)
                    gc.collect()

    def _batch(self, requests: Sequence[FaceRequest], report: Report) -> Iterator[tuple[str, Fragment]]:
        markups = [(request, request.markup(Scales())) for request in requests]
        ready = [(request, markup) for request, markup in markups if markup is not None]
        if not ready:
            return
        size, language = ready[0][0].size, ready[0][0].language
        document = self._document([markup for _, markup in ready], size, language)
        for (request, _), page in zip(ready, document.pages, strict=True):
            yield request.key, capture(document, page, self._book)

    def _document(self, faces: Sequence[str], size: Size, language: str) -> Document:
        width, height = size.width_mm + 2 * size.bleed_mm, size.height_mm + 2 * size.bleed_mm
        html = self._html(f'<html lang="{language}"><head/><body>{"".join(faces)}</body></html>')
        sheets = [self._page(width, height), *self._stylesheets]
        return html.render(stylesheets=sheets, font_config=self._fonts, cache=self._images)

    def _html(self, markup: str) -> weasyprint.HTML:
        try:
            return _Parsed(markup, self._base_url, self._fetcher)
        except ElementTree.ParseError:
            return weasyprint.HTML(string=markup, base_url=self._base_url, url_fetcher=self._fetcher)

    def _page(self, width: float, height: float) -> weasyprint.CSS:
        if (width, height) not in self._pages:
            self._pages[width, height] = self._css(_PAGE.format(width=width, height=height))
        return self._pages[width, height]

    def _css(self, text: str) -> weasyprint.CSS:
        return weasyprint.CSS(
            string=text, base_url=self._base_url, url_fetcher=self._fetcher, font_config=self._fonts
        )
