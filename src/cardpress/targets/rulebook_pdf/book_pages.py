"""Sets the pages of a book in one language: what is in it once for all papers, and a cover for each.

All pages but the cover are set on an area that every paper has.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from cardpress.diagnostics import Position
from cardpress.models.assets import shared_root
from cardpress.models.game import Size
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.face import DocumentRequest, ReadyFace
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.game_look import BOOK_STYLES, stylesheet, template_folders
from cardpress.press.look import Stylesheet
from cardpress.press.sheets.paper import Paper
from cardpress.targets import Order, Workshop
from cardpress.targets.rulebook_pdf.chapters import BookContents
from cardpress.targets.rulebook_pdf.index_terms import by_letter, index_terms
from cardpress.targets.rulebook_pdf.page_format import WHOLE_PAGE, PageFormat
from cardpress.targets.rulebook_pdf.shown_faces import Json, face_address

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment

TEMPLATE = "rulebook.html"
"""The template of a book, the shared one where the game has none of its own."""
_ANCHOR = re.compile(r'\bid="([^"]+)"')
_ADDRESS = re.compile(rf"{face_address('[0-9a-f]{64}')}")


class BookPages:
    """The pages of a book in a format; `chapters` and `fan` are what its template is given."""

    def __init__(  # noqa: PLR0913 what a book is made of
        self,
        order: Order,
        language: str,
        outline: RulebookOutline,
        scenes: Mapping[str, Json],
        workshop: Workshop,
        *,
        page: PageFormat = WHOLE_PAGE,
    ) -> None:
        self._order, self._language, self._outline, self._workshop = order, language, outline, workshop
        self._page = page
        contents = BookContents(order, language, scenes, page)
        self.chapters, self.fan = contents.chapters(outline), contents.cover(outline)
        self._terms = index_terms(order.game, order.texts[language], outline)
        self._faces = self._draw_faces(contents)

    def inside(self) -> list[Fragment]:
        """All pages but the cover; none when a face or a page failed, which is in the report."""
        if self._faces is None:
            return []
        index = self._index()
        asked = replace(self._request(), first_page=1, by_page=True)
        return [] if index is None else self._document(asked, index=index)

    def _index(self) -> list[Json] | None:
        """The letters of the index, its words such that lead to something; None when the template failed."""
        if not self._terms:
            return []
        markup = self._fill()
        return None if markup is None else by_letter(self._terms, {*_ANCHOR.findall(markup)})

    def cover(self, paper: Paper, inside: Sequence[Fragment]) -> list[Fragment]:
        """The title page with the contents, which lead to the pages inside."""
        places = first_pages(inside)
        asked = replace(self._request(), targets=places, width=paper.width, height=paper.height)
        return self._document(asked, pages=places, fan=self.fan)

    def all_pages(self) -> list[Fragment]:
        """The cover and what is inside, all on the area that pages are set on; none when one of them failed."""
        inside = self.inside()
        cover = self.cover(Paper(self._page.width, self._page.height), inside) if inside else []
        return [*cover, *inside] if cover else []

    def _draw_faces(self, contents: BookContents) -> dict[str, ReadyFace] | None:
        """The faces that are shown, by their address; None when one of them failed."""
        wanted = contents.faces.requests
        drawn = self._workshop.press.faces([*wanted.values()], self._workshop.report)
        sizes = _sizes(self._order.printed[self._language])
        if len(drawn) < len(wanted):
            return None
        return {face_address(key): ReadyFace(face, sizes[key]) for key, face in drawn.items()}

    def _document(self, request: DocumentRequest, **own: object) -> list[Fragment]:
        """Pages of the template: the cover when the pages of chapters are given."""
        markup = self._fill(**own)
        if markup is None:
            return []
        asked = _with_names(replace(request, markup=markup))
        return self._workshop.press.document(asked, self._workshop.report) or []

    def _fill(self, **own: object) -> str | None:
        """The markup of the template; None when it failed, which is in the report."""
        request, filling = self._request(), self._order.requests[self._language].filling
        given = {
            "chapters": self.chapters, "line": self._outline.line, "pages": {}, "fan": (), "index": (),
            "is_small": self._page.is_small,
        }  # fmt: skip
        values = {**filling.values, **credits_of(self._order), **given, **own}
        filled = replace(filling, values=values, subject=request.label, position=request.position)
        return self._order.templates.fill(template_of(self._order), filled, self._workshop.report)

    def _request(self) -> DocumentRequest:
        template = template_of(self._order)
        return DocumentRequest(
            label=f"rulebook, {self._language}",
            width=self._page.width,
            height=self._page.height,
            language=self._language,
            markup="",
            stylesheets=(_usual_font(self._workshop), *stylesheets_of(self._order)),
            position=Position(f"templates/{template}"),
            in_template=self._order.templates.finder(template),
            faces=self._faces or {},
        )


def pages_of_book(
    order: Order, language: str, outline: RulebookOutline, workshop: Workshop, page: PageFormat = WHOLE_PAGE
) -> BookPages | None:
    """The pages of a book, its examples played; None when one of them is wrong, which is in the report."""
    examples = order.examples
    scenes = examples.scenes(workshop.report, workshop.press.documents) if examples else {}
    return None if scenes is None else BookPages(order, language, outline, scenes, workshop, page=page)


def first_pages(pages: Iterable[Fragment]) -> dict[str, int]:
    """The page each anchor stands on, from 1; a chapter of several pages has its anchor on each."""
    found: dict[str, int] = {}
    for number, page in enumerate(pages, 1):
        for name in page.anchors:
            found.setdefault(name, number)
    return found


def template_of(order: Order, name: str = TEMPLATE) -> str:
    """The path of a template of a game's book: its own, or the shared one."""
    own = order.game.root / "templates" / order.game.id / name
    return f"{order.game.id if own.is_file() else 'shared'}/{name}"


def stylesheets_of(order: Order) -> tuple[Stylesheet, ...]:
    """The stylesheet of all books, and the game's own."""
    homes = (shared_root(order.game.root), order.game.root)
    files = zip(homes, template_folders(order.game), strict=True)
    return tuple(
        stylesheet(home, folder / BOOK_STYLES) for home, folder in files if (folder / BOOK_STYLES).is_file()
    )


def credits_of(order: Order) -> dict[str, object]:
    """The game's settings, and who drew the icons, by author."""
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(order.game.settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    return {"game": order.game.settings.model_dump(mode="json"), "authors": sorted(authors.items())}


def _with_names(request: DocumentRequest) -> DocumentRequest:
    """A request whose markup calls faces by what is drawn on them: one drawn anew and alike changes no page."""
    names = {address: f"face:{face.name()}" for address, face in request.faces.items()}
    markup = _ADDRESS.sub(lambda found: names[found[0]], request.markup)
    faces = {names[address]: face for address, face in request.faces.items()}
    return replace(request, markup=markup, faces=faces)


def _usual_font(workshop: Workshop) -> Stylesheet:
    """The font of a book whose game names none for it: the first of the game."""
    press = workshop.press
    family = min(press.fonts.typefaces[press.look.label_font.id].families, key=lambda name: (len(name), name))
    named = f'{{ font-family: "{family}", "Icons" }}'
    return Stylesheet("rulebook.css", f"@page {named}\n.book {named}\n")


def _sizes(printed: Iterable[PrintedComponent]) -> dict[str, Size]:
    return {side.key: one.size for one in printed for side in one.sides}
