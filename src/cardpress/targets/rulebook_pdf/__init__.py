"""rulebook.pdf and rulebook-letter.pdf: the book that teaches a game, for games that have one.

A game has one when it has rulebook/outline.json, or a course of play, from which it follows. Examples are played
when it is made, and drawn with the faces that everything else is printed from.
"""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import product
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
from cardpress.press.sheets.paper import PAPERS
from cardpress.targets import Job, Order, Workshop, faces_of
from cardpress.targets.rulebook_pdf.chapters import BookContents
from cardpress.targets.rulebook_pdf.shown_faces import face_address
from cardpress.targets.rulebook_pdf.usual_outline import USUAL_OUTLINE

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment

FILES = {"a4": "rulebook.pdf", "letter": "rulebook-letter.pdf"}
TEMPLATE = "rulebook.html"
"""The template of a book, the shared one where the game has none of its own."""
MARGIN = 17.0
"""Millimetres from the edges of the paper to the text, left and right together twice as much; see rulebook.css."""


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language and paper; it makes one file. A game without a book has none."""
    for language, paper in product(order.texts, FILES):
        outline = outline_of(order, language)
        if outline and order.printed.get(language):
            yield _job(order, language, paper, outline)


def outline_of(order: Order, language: str) -> RulebookOutline | None:
    """What stands in the book of a game; None when it has none."""
    if order.game.outline:
        return order.game.outline.model
    return USUAL_OUTLINE if order.texts[language].rulebook else None


@dataclass(frozen=True, eq=False)
class _RulebookMaker:
    """Makes one book."""

    order: Order
    language: str
    paper: str
    outline: RulebookOutline
    path: str

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The file; none when an example or a page failed, which is in the report."""
        from cardpress.press.layout.documents import write_pages  # noqa: PLC0415 `check` writes no pages

        scenes = self.order.examples.scenes(workshop.report) if self.order.examples else {}
        if scenes is None:
            return
        measure = PAPERS[self.paper].width - 2 * MARGIN
        contents = BookContents(self.order, self.language, scenes, measure)
        chapters, fan = contents.chapters(self.outline), contents.cover(self.outline)
        if pages := self._pages(chapters, fan, contents, workshop):
            data = write_pages(pages, workshop.press.fonts, title=self._title, language=self.language)
            yield Artifact(self.path, data, len(pages))

    def _pages(
        self,
        chapters: list[dict[str, object]],
        fan: list[dict[str, object]],
        contents: BookContents,
        workshop: Workshop,
    ) -> list[Fragment]:
        """The cover and all other pages, these first: only then it is known which page each chapter begins on."""
        wanted = contents.faces.requests
        faces = workshop.press.faces([*wanted.values()], workshop.report)
        if len(faces) < len(wanted):
            return []
        sizes = _sizes(self.order.printed[self.language])
        ready = {face_address(key): ReadyFace(drawn, sizes[key]) for key, drawn in faces.items()}
        inside = self._document(
            chapters, {}, replace(self._request(workshop), faces=ready, first_page=1), workshop
        )
        places: dict[str, int] = {}
        for number, page in enumerate(inside, 1):
            for name in page.anchors:
                places.setdefault(name, number)  # a chapter of several pages has its anchor on each
        asked = replace(self._request(workshop), faces=ready, targets=places)
        cover = self._document(chapters, places, asked, workshop, fan) if inside else []
        return [*cover, *inside] if cover else []

    def _document(
        self,
        chapters: list[dict[str, object]],
        places: Mapping[str, int],
        request: DocumentRequest,
        workshop: Workshop,
        fan: Sequence[dict[str, object]] = (),
    ) -> list[Fragment]:
        """Pages of the template: the cover when the places of chapters are given."""
        filling, told = self.order.requests[self.language].filling, _credits(self.order)
        own = {
            "chapters": chapters,
            "line": self.outline.line,
            "paper": self.paper,
            "pages": dict(places),
            "fan": fan,
        }
        filled = replace(
            filling, values={**filling.values, **told, **own}, subject=request.label, position=request.position
        )
        markup = self.order.templates.fill(_template(self.order), filled, workshop.report)
        if markup is None:
            return []
        return workshop.press.document(replace(request, markup=markup), workshop.report) or []

    @property
    def _title(self) -> str:
        messages = self.order.texts[self.language].messages
        return f"{messages['ui-game']}: {messages['ui-rulebook']}"

    def _request(self, workshop: Workshop) -> DocumentRequest:
        paper = PAPERS[self.paper]
        return DocumentRequest(
            label=f"rulebook, {self.paper}, {self.language}",
            width=paper.width,
            height=paper.height,
            language=self.language,
            markup="",
            stylesheets=(_usual_font(workshop), *_stylesheets(self.order)),
            position=Position(f"templates/{_template(self.order)}"),
            in_template=self.order.templates.finder(_template(self.order)),
        )


def _job(order: Order, language: str, paper: str, outline: RulebookOutline) -> Job:
    path = f"{order.game.id}/{language}/{FILES[paper]}"
    words = order.texts[language]
    keys = [face.key for face in faces_of(order.printed[language])]
    counts = [one.copies for one in order.printed[language]]
    told = json.dumps([outline.model_dump(mode="json"), counts, words.rulebook], default=vars)
    played = order.examples.recipe if order.examples else ""
    styles = [sheet.text for sheet in _stylesheets(order)]
    recipe = fingerprint(order.requests[language].fingerprint, path, told, played, *styles, *keys)
    return Job("rulebook_pdf", language, recipe, _RulebookMaker(order, language, paper, outline, path))


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
