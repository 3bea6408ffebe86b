"""Typesets documents with WeasyPrint; fonts and stylesheets are loaded once for all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from copy import copy
from mimetypes import guess_type
from pathlib import Path
from urllib.parse import unquote, urlsplit
from urllib.request import url2pathname
from xml.etree import ElementTree

import weasyprint
from cssselect2 import ElementWrapper
from weasyprint.document import Document, Page
from weasyprint.urls import URLFetcher, URLFetcherResponse

from cardpress.diagnostics import Diagnostic
from cardpress.files.safe_read import RefusedError, is_inside, read
from cardpress.models.game import Size
from cardpress.press.face import DocumentRequest
from cardpress.press.fonts.families import unknown_families
from cardpress.press.fonts.glyphs import BrokenPictureError
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.layout import log_diagnostics
from cardpress.press.layout.balance import balanced_lines_enabled
from cardpress.press.layout.boxtree import MM_PER_PX, LaidOut
from cardpress.press.layout.capture import FontBook, Taken, capture, take
from cardpress.press.layout.column_tries import column_tries_kept
from cardpress.press.layout.columns import column_blocks_cached
from cardpress.press.layout.font_map import ProcessFonts
from cardpress.press.layout.insets import Apart, Drawn, Inset, Insets
from cardpress.press.layout.limits import (
    TooMuchError,
    budget,
    check_elements,
    check_styles,
    check_svg,
    check_variables,
)
from cardpress.press.layout.lines import keeping_lines
from cardpress.press.layout.page_limit import at_most
from cardpress.press.layout.page_numbers import pages_numbered
from cardpress.press.layout.painting import Painter
from cardpress.press.layout.properties import add_properties
from cardpress.press.layout.ready_faces import ready_inset
from cardpress.press.layout.shortcuts import take_shortcuts
from cardpress.press.layout.standing_pages import StandingPages
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.pdf.fragment import Fragment

_DEEP = 9000
"""Millimetres below a face before its page ends: text that is too much runs on there, where it can be measured."""
_FACES = """
@page {{ size: {width}mm {deep}mm; margin: 0 }}
html, body {{ margin: 0 }}
body > article {{ {variables}; width: {width}mm; height: {height}mm; overflow: hidden }}
body > article {{ position: absolute; left: 0; top: 0; z-index: 0 }}
"""
"""All faces of a batch lie on top of each other on one page, because a page costs as much as a paragraph."""
_VARIABLES = "--fit: 1; --width: {0}mm; --height: {1}mm; --bleed: {2}mm; --corner: {3}mm; --flat: {1}mm"
"""What stylesheets can count on: the scale of the text, and the measures of the trim."""
_FONT = re.compile(r"^data:[^,]*font|\.(?:otf|ttc|ttf|woff2?)$", re.IGNORECASE)
_IMPORTS = re.compile(r"@import|@[^\s{;(\"']*\\", re.IGNORECASE)
"""What makes a stylesheet out of others, whichever way it is written: it is another one when they are."""
_USUAL: AbstractContextManager[None] = nullcontext()
"""Nothing is done otherwise than WeasyPrint does it."""
_UNKNOWN = "application/octet-stream"
FULL_SIZE = ' style="--fit:1"'
"""What a slot at its full size says; without it, WeasyPrint lets all such slots of a batch share their style."""


class LayoutError(Exception):
    """WeasyPrint raised an exception instead of setting the type; the argument is what it said."""


@contextmanager
def _layout_errors() -> Iterator[None]:
    """Any exception inside the block is WeasyPrint's, about CSS or HTML it does not expect, but for pictures."""
    try:
        yield
    except BrokenPictureError:
        raise
    except Exception as error:
        raise LayoutError(f"{type(error).__name__}: {error}") from error


class Typesetter:
    """Lays out markup with one look. Fontconfig must point at the look's fonts already.

    What the `earlier` one of the same fonts read of stylesheets is not read again.
    """

    def __init__(
        self, look: FaceLook, typefaces: Mapping[str, Typeface], earlier: Typesetter | None = None
    ) -> None:
        add_properties()
        take_shortcuts()
        self.fonts: ProcessFonts = earlier.fonts if earlier else ProcessFonts()
        self.typefaces = typefaces
        self.painter = Painter(typefaces, look.icons)
        self._book = FontBook(typefaces)
        self._families = frozenset(family for face in typefaces.values() for family in face.families)
        self.base_url = look.base.resolve().as_uri() + "/"
        self._fetcher = _Fetcher((look.base, *look.folders))
        self._images: dict[object, object] = {}
        self._pages: dict[Size, weasyprint.CSS] = {}
        self._parsed: dict[Stylesheet, tuple[weasyprint.CSS, list[Diagnostic]]] = {}
        self._problems: dict[tuple[Stylesheet, ...], list[Diagnostic]] = {}
        self.stylesheets = look.stylesheets
        if earlier:
            self._pages = earlier._pages
            known = earlier._parsed.items()
            self._parsed = {sheet: parsed for sheet, parsed in known if not _IMPORTS.search(sheet.text)}
        self._insets = Insets()
        self._papers: dict[tuple[float, float], weasyprint.CSS] = {}

    def faces(self, markups: Sequence[str], size: Size, language: str) -> Document:
        """A document with one page for each `<article>` of the markups; LayoutError when WeasyPrint fails."""
        height = size.height_mm + 2 * size.bleed_mm
        markups = [markup.replace(FULL_SIZE, "") for markup in markups]
        elements = [element for markup in markups for element in elements_of(markup)]
        stacked = self._lay_out(elements, language, self.sheets(size))
        return stacked.copy([face for page in stacked.pages for face in _faces(page, height)])

    def sheets(self, size: Size) -> list[weasyprint.CSS]:
        """The stylesheets of faces of a size."""
        width, height = size.width_mm + 2 * size.bleed_mm, size.height_mm + 2 * size.bleed_mm
        if size not in self._pages:
            given = _VARIABLES.format(size.width_mm, size.height_mm, size.bleed_mm, size.corner_mm)
            css = _FACES.format(width=width, height=height, deep=height + _DEEP, variables=given)
            self._pages[size] = self._css(css)
        return [self._pages[size], *self._all(self.stylesheets)]

    def document(
        self, request: DocumentRequest, apart: Apart | None, standing: StandingPages | None = None
    ) -> tuple[Document, tuple[Inset, ...]]:
        """A document of as many pages as its text needs, and the insets on it, drawn apart if that is possible.

        In the place of a page that stands it has an empty one.

        TooManyPagesError when it may have fewer pages, LayoutError when WeasyPrint fails.
        """
        sheets = [self._paper(request), *self._all((*self.stylesheets, *request.stylesheets))]

        def lay_out(elements: Sequence[ElementTree.Element]) -> Document:
            return self._lay_out(elements, request.language, sheets, keeping_lines())

        def draw_inset(
            around: Sequence[ElementTree.Element], inset: ElementTree.Element, language: str
        ) -> Drawn | None:
            return apart.inset(around, inset, sheets, request.stylesheets, language) if apart else None

        elements = elements_of(request.markup)
        with column_blocks_cached():
            placed = self._insets.place(elements, request, lay_out, self.capture, draw_inset)
        self._images.update(placed)
        self._images.update((address, ready_inset(face)) for address, face in request.faces.items())
        pages_set = standing.at_work(elements) if standing else pages_numbered(elements, request.first_page)
        with at_most(request.most_pages), column_blocks_cached(), pages_set:
            document = lay_out(elements)
        if standing and standing.is_unplanned:
            with at_most(request.most_pages), column_blocks_cached(), standing.at_work(elements, planned=False):
                document = lay_out(elements)
        return document, tuple(placed.values())

    def _paper(self, request: DocumentRequest) -> weasyprint.CSS:
        """What a document of this size is given before its stylesheets."""
        size = request.width, request.height
        if size not in self._papers:
            given = _VARIABLES.format(*size, 0, 0)
            css = "@page {{ size: {}mm {}mm; margin: 0 }}".format(*size)
            self._papers[size] = self._css(f"{css} html {{ {given} }}")
        return self._papers[size]

    def problems(self, stylesheets: Sequence[Stylesheet] = ()) -> list[Diagnostic]:
        """What is not understood of the look's stylesheets and some others, or names a font that is not there."""
        own = tuple(stylesheets)
        if own not in self._problems:
            self._problems[own] = self._problems_of((*self.stylesheets, *own))
        return self._problems[own]

    def _problems_of(self, every: Sequence[Stylesheet]) -> list[Diagnostic]:
        try:
            for sheet in every:
                check_styles(sheet.text)
            check_variables(each.text for each in every)
        except TooMuchError as error:
            return [log_diagnostics.sheet_too_much(sheet, every, str(error))]
        return [problem for sheet in every for problem in self._parse(sheet)[1]]

    def _all(self, stylesheets: Sequence[Stylesheet]) -> list[weasyprint.CSS]:
        return [self._parse(sheet)[0] for sheet in stylesheets]

    def _parse(self, sheet: Stylesheet) -> tuple[weasyprint.CSS, list[Diagnostic]]:
        if sheet not in self._parsed:
            with log_diagnostics.collect_warnings() as heard:
                try:
                    parsed = self._css(sheet.text)
                except Exception:  # its parser stumbles over some strayed brackets
                    parsed = self._css("")
                    heard.append("WeasyPrint cannot read it; look for a bracket or a quotation mark too many")
            problems = [log_diagnostics.in_stylesheet(message, sheet.path, sheet.text) for message in heard]
            problems += unknown_families(sheet, self._families)
            self._parsed[sheet] = parsed, problems
        return self._parsed[sheet]

    def _lay_out(
        self,
        elements: Sequence[ElementTree.Element],
        language: str,
        stylesheets: Sequence[weasyprint.CSS],
        lines: AbstractContextManager[None] = _USUAL,
    ) -> Document:
        root = ElementTree.fromstring("<html><head/><body/></html>")
        root.set("lang", language)
        root[1].extend(elements)
        with _layout_errors(), balanced_lines_enabled(), lines, column_tries_kept(), budget():
            html = _Parsed(root, self.base_url, self._fetcher)
            document = html.render(stylesheets=stylesheets, font_config=self.fonts, cache=self._images)
        for address in [address for address, image in self._images.items() if image is None]:
            del self._images[address]  # WeasyPrint warns of a failure only once, but a face may be set again
        return document

    def capture(self, document: Document, page: Page) -> Fragment:
        """The fragment of one page of a document; LayoutError when WeasyPrint fails."""
        with _layout_errors(), self.painter.at_work(), budget():
            return capture(document, page, self._book)

    def take(self, document: Document, page: Page, numbers: Mapping[str, str]) -> Taken:
        """What one page draws, its fonts named by numbers; LayoutError when WeasyPrint fails."""
        with _layout_errors(), self.painter.at_work(), budget():
            return take(document, page, self._book, numbers)

    def _css(self, text: str) -> weasyprint.CSS:
        return weasyprint.CSS(
            string=text, base_url=self.base_url, url_fetcher=self._fetcher, font_config=self.fonts
        )


def _faces(page: Page, height: float) -> Iterator[Page]:
    """A page, of a height in mm, for each box that lies on one; links and bookmarks have no place on a card."""
    sheet = page._page_box
    for root in _boxes_of("html", sheet):
        for body in _boxes_of("body", root):
            for box in body.children:
                face = copy(page)
                body_alone = body.copy_with_children([box])
                face._page_box = sheet.copy_with_children([root.copy_with_children([body_alone])])
                face.height, face.links, face.bookmarks, face.anchors = height / MM_PER_PX, [], [], {}
                yield face


def _boxes_of(tag: str, box: LaidOut) -> list[LaidOut]:
    """The boxes of an element in a box; a stylesheet can hide the element or put others beside it."""
    return [child for child in box.children if child.element_tag == tag and hasattr(child, "children")]


class _Fetcher(URLFetcher):  # type: ignore[misc]  # it has no types
    """Reads files below some folders and nothing else: no network, no file of the machine's, no other font."""

    def __init__(self, folders: Sequence[Path]) -> None:
        super().__init__(allowed_protocols=("file", "data"), allow_redirects=False)
        self._folders = tuple(folders)

    def fetch(self, url: str, headers: Mapping[str, str] | None = None) -> URLFetcherResponse:
        """The file, or ValueError, which WeasyPrint logs."""
        if _FONT.search(url):
            raise ValueError("fonts come from game.json alone")
        if url.startswith("file:"):
            path = Path(url2pathname(unquote(urlsplit(url).path)))
            if not any(is_inside(path, folder) for folder in self._folders):
                raise ValueError("the file is outside the project")
            return URLFetcherResponse(url, _bytes(path), {"Content-Type": guess_type(path.name)[0] or _UNKNOWN})
        return super().fetch(url, headers)


def _bytes(path: Path) -> bytes:
    try:
        data = read(path)
        if path.suffix == ".svg":
            _check_picture(data)
    except RefusedError as error:
        raise ValueError(error.reason) from error
    return data


def _check_picture(data: bytes) -> None:
    """Raises ValueError for a picture that draws without end, or draws a part of another file."""
    try:
        picture = ElementTree.fromstring(data)
        check_svg(picture)
    except ElementTree.ParseError:
        return  # WeasyPrint says so itself
    except TooMuchError as error:
        raise ValueError(str(error)) from error
    for element in picture.iter():
        target = next((value for name, value in element.items() if name.endswith("href")), "#")
        if str(element.tag).endswith("}use") and not target.startswith("#"):
            raise ValueError(f"it uses a part of another file, {target}")


class _Parsed(weasyprint.HTML):  # type: ignore[misc]  # it has no types
    """A tree of elements as WeasyPrint takes it."""

    def __init__(self, root: ElementTree.Element, base_url: str, fetcher: URLFetcher) -> None:
        self.base_url, self.url_fetcher, self.media_type = base_url, fetcher, "print"
        self.wrapper_element = ElementWrapper.from_html_root(root, content_language=None)
        self.etree_element = self.wrapper_element.etree_element


def elements_of(markup: str) -> list[ElementTree.Element]:
    """What markup stands for, by itself: whatever other faces are drawn with it, it is read the same.

    Well-formed markup is read by Expat, several times as fast as the HTML5 parser, which reads any other.
    TooMuchError when it draws more than any face can hold.
    """
    try:
        body = ElementTree.fromstring(f"<body>{markup}</body>")
    except ElementTree.ParseError:
        body = weasyprint.HTML(string=f"<body>{markup}").etree_element.find("body")
    stray = ElementTree.Element("span")
    stray.text = body.text
    elements = [*([stray] if stray.text and stray.text.strip() else []), *body]
    check_elements(elements)
    return elements
