"""rulebook.pdf and rulebook-letter.pdf: the book that teaches a game, for games that have one.

A game has one when it has rulebook/outline.json, or a course of play, from which it follows. Examples are played
when it is made, and drawn with the faces that everything else is printed from. All pages but the cover are set
once, on an area that every paper has, and stand in the middle of each: books on all papers have the same pages.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import TYPE_CHECKING

from cardpress.diagnostics import Position
from cardpress.models.assets import shared_root
from cardpress.models.game import Size
from cardpress.models.project import Artifact
from cardpress.models.rulebook_outline import RulebookOutline
from cardpress.press.face import DocumentRequest, ReadyFace
from cardpress.press.face_requests import PrintedComponent
from cardpress.press.fingerprint import fingerprint
from cardpress.press.game_look import BOOK_STYLES, stylesheet, template_folders
from cardpress.press.look import Stylesheet
from cardpress.press.sheets.paper import PAPERS, Paper
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.rulebook_pdf.shown_faces import face_address
from cardpress.targets.rulebook_pdf.usual_outline import USUAL_OUTLINE

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment
    from cardpress.targets.rulebook_pdf.chapters import BookContents

FILES = {"a4": "rulebook.pdf", "letter": "rulebook-letter.pdf"}
WIDTH, HEIGHT = (min(getattr(PAPERS[paper], side) for paper in FILES) for side in ("width", "height"))
"""Millimetres of the area that all papers have, on which pages are set."""
TEMPLATE = "rulebook.html"
"""The template of a book, the shared one where the game has none of its own."""
_ADDRESS = re.compile(rf"{face_address('[0-9a-f]{64}')}")
MARGIN = 17.0
"""Millimetres from the edges of the paper to the text, left and right together twice as much; see rulebook.css."""


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language; it makes a file for each paper. A game without a book has none."""
    for language in order.texts:
        outline = outline_of(order, language)
        if outline and order.printed.get(language):
            yield _job(order, language, outline)


def outline_of(order: Order, language: str) -> RulebookOutline | None:
    """What stands in the book of a game; None when it has none."""
    if order.game.outline:
        return order.game.outline.model
    return USUAL_OUTLINE if order.texts[language].rulebook else None


@dataclass(frozen=True, eq=False)
class _RulebookMaker:
    """Makes the book of a language on all papers."""

    order: Order
    language: str
    outline: RulebookOutline

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The files; none when an example or a page failed, which is in the report."""
        from cardpress.targets.rulebook_pdf.chapters import BookContents  # noqa: PLC0415 most builds make no book

        scenes = (
            self.order.examples.scenes(workshop.report, workshop.press.documents) if self.order.examples else {}
        )
        if scenes is None:
            return
        contents = BookContents(self.order, self.language, scenes, WIDTH - 2 * MARGIN)
        chapters, fan = contents.chapters(self.outline), contents.cover(self.outline)
        faces = self._faces(contents, workshop)
        if faces is None:
            return
        asked = replace(self._request(workshop), faces=faces)
        inside = self._document(chapters, replace(asked, first_page=1, by_page=True), workshop)
        places = _first_pages(inside)
        for name, file in FILES.items() if inside else ():
            paper = PAPERS[name]
            on_paper = replace(asked, targets=places, width=paper.width, height=paper.height)
            if cover := self._document(chapters, on_paper, workshop, places, fan):
                yield self._file(file, paper, [*cover, *inside], workshop)

    def _file(self, file: str, paper: Paper, pages: Sequence[Fragment], workshop: Workshop) -> Artifact:
        from cardpress.press.layout.documents import write_pages  # noqa: PLC0415 `check` writes no pages

        fonts, title, size = workshop.press.fonts, self._title, (paper.width, paper.height)
        data = write_pages(pages, fonts, title=title, language=self.language, paper=size)
        return Artifact(f"{self.order.game.id}/{self.language}/{file}", data, len(pages))

    def _faces(self, contents: BookContents, workshop: Workshop) -> dict[str, ReadyFace] | None:
        """The faces that are shown, by their address; None when one of them failed."""
        wanted = contents.faces.requests
        drawn = workshop.press.faces([*wanted.values()], workshop.report)
        sizes = _sizes(self.order.printed[self.language])
        if len(drawn) < len(wanted):
            return None
        return {face_address(key): ReadyFace(face, sizes[key]) for key, face in drawn.items()}

    def _document(
        self,
        chapters: list[dict[str, object]],
        request: DocumentRequest,
        workshop: Workshop,
        places: Mapping[str, int] = MappingProxyType({}),
        fan: Sequence[dict[str, object]] = (),
    ) -> list[Fragment]:
        """Pages of the template: the cover when the places of chapters are given."""
        filling, told = self.order.requests[self.language].filling, _credits(self.order)
        own = {
            "chapters": chapters,
            "line": self.outline.line,
            "pages": dict(places),
            "fan": fan,
        }
        filled = replace(
            filling, values={**filling.values, **told, **own}, subject=request.label, position=request.position
        )
        markup = self.order.templates.fill(_template(self.order), filled, workshop.report)
        if markup is None:
            return []
        return workshop.press.document(_with_names(replace(request, markup=markup)), workshop.report) or []

    @property
    def _title(self) -> str:
        messages = self.order.texts[self.language].messages
        return f"{messages['ui-game']}: {messages['ui-rulebook']}"

    def _request(self, workshop: Workshop) -> DocumentRequest:
        return DocumentRequest(
            label=f"rulebook, {self.language}",
            width=WIDTH,
            height=HEIGHT,
            language=self.language,
            markup="",
            stylesheets=(_usual_font(workshop), *_stylesheets(self.order)),
            position=Position(f"templates/{_template(self.order)}"),
            in_template=self.order.templates.finder(_template(self.order)),
        )


def _with_names(request: DocumentRequest) -> DocumentRequest:
    """A request whose markup calls faces by what is drawn on them: one drawn anew and alike changes no page."""
    names = {address: f"face:{face.name()}" for address, face in request.faces.items()}
    markup = _ADDRESS.sub(lambda found: names[found[0]], request.markup)
    faces = {names[address]: face for address, face in request.faces.items()}
    return replace(request, markup=markup, faces=faces)


def _first_pages(pages: Iterable[Fragment]) -> dict[str, int]:
    """The page each anchor stands on, from 1; a chapter of several pages has its anchor on each."""
    found: dict[str, int] = {}
    for number, page in enumerate(pages, 1):
        for name in page.anchors:
            found.setdefault(name, number)
    return found


def _job(order: Order, language: str, outline: RulebookOutline) -> Job:
    words = order.texts[language]
    keys = [face.key for face in faces_of(order.printed[language])]
    counts = [one.copies for one in order.printed[language]]
    told = json.dumps([outline.printed_content(), counts, words.rulebook], default=vars)
    played = order.examples.recipe if order.examples else ""
    styles = [sheet.text for sheet in _stylesheets(order)]
    recipe = fingerprint(order.requests[language].fingerprint, told, played, *styles, *keys)
    return Job("rulebook_pdf", language, recipe, _RulebookMaker(order, language, outline))


def _template(order: Order) -> str:
    own = order.game.root / "templates" / order.game.id / TEMPLATE
    return f"{order.game.id if own.is_file() else 'shared'}/{TEMPLATE}"


def _usual_font(workshop: Workshop) -> Stylesheet:
    """The font of a book whose game names none for it: the first of the game."""
    press = workshop.press
    family = min(press.fonts.typefaces[press.look.label_font.id].families, key=lambda name: (len(name), name))
    named = f'{{ font-family: "{family}", "Icons" }}'
    return Stylesheet("rulebook.css", f"@page {named}\n.book {named}\n")


def _stylesheets(order: Order) -> tuple[Stylesheet, ...]:
    """The stylesheet of all books, and the game's own."""
    homes = (shared_root(order.game.root), order.game.root)
    files = zip(homes, template_folders(order.game), strict=True)
    return tuple(
        stylesheet(home, folder / BOOK_STYLES) for home, folder in files if (folder / BOOK_STYLES).is_file()
    )


def _sizes(printed: Iterable[PrintedComponent]) -> dict[str, Size]:
    return {side.key: one.size for one in printed for side in one.sides}


def _credits(order: Order) -> dict[str, object]:
    """Who drew the icons, by author."""
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(order.game.settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    return {"game": order.game.settings.model_dump(mode="json"), "authors": sorted(authors.items())}
