"""<lang>/rulebook.html: the rulebook as one page for a phone, with search and examples to step through.

The page holds all it shows, pictures and icons too, and asks no server for anything.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from html import escape
from importlib import resources
from typing import TYPE_CHECKING

from cardpress.diagnostics import Position
from cardpress.models.game import Hexagon, Size
from cardpress.models.project import Artifact
from cardpress.models.rulebook_outline import IndexBlock, RulebookOutline
from cardpress.press.fingerprint import fingerprint
from cardpress.targets import Job, Order, Workshop
from cardpress.targets.exports import edition, folder
from cardpress.targets.exports.rulebook_page.page_look import font_rules, own_styles
from cardpress.targets.exports.rulebook_page.page_signs import PageSigns, as_address
from cardpress.targets.rulebook_pdf import book_title
from cardpress.targets.rulebook_pdf.book_recipe import book_recipe, outline_of
from cardpress.targets.rulebook_pdf.page_format import WHOLE_PAGE

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment
    from cardpress.targets.rulebook_pdf.shown_faces import Json, ShownFaces

TEMPLATE = "rulebook_page.html"
"""The template of the page, the shared one where the game has none of its own."""
SHARPNESS = 110.0
"""Pixels an inch of faces."""


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language of a game that has a rulebook."""
    for language in order.printed:
        if outline := outline_of(order, language):
            place = f"{folder(order.game, __name__)}/{language}"
            parts = _part("page.css"), _part("page.js"), own_styles(order)
            recipe = fingerprint("rulebook_page", place, book_recipe(order, language, outline), *parts)
            make = _PageMaker(order, language, without_index(outline), place)
            yield Job(
                "exports.rulebook_page", language, recipe, make, edition=edition(order), examples=order.examples
            )


def without_index(outline: RulebookOutline) -> RulebookOutline:
    """An outline without the chapter that names pages: a page that can be searched has none."""
    kept = (each for each in outline.chapters if not any(isinstance(block, IndexBlock) for block in each.blocks))
    return outline.model_copy(update={"chapters": tuple(kept)})


@dataclass(frozen=True, eq=False)
class _PageMaker:
    """Makes the page of one language."""

    order: Order
    language: str
    outline: RulebookOutline
    place: str

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The file; none when an example, a face or the template failed, which is in the report."""
        from cardpress.targets.rulebook_pdf.chapters import BookContents  # noqa: PLC0415 most builds make no book

        examples = self.order.examples
        scenes = examples.scenes(workshop.report, workshop.press.documents) if examples else {}
        if scenes is None:
            return
        contents = BookContents(self.order, self.language, scenes, WHOLE_PAGE)
        chapters, fan = contents.chapters(self.outline), contents.cover(self.outline)
        wanted = contents.faces.requests
        drawn = workshop.press.faces([*wanted.values()], workshop.report)
        if len(drawn) == len(wanted) and (body := self._body(chapters, fan, contents.faces, workshop)):
            page = self._page(body, _face_rules(contents.faces, drawn, workshop))
            yield Artifact(f"{self.place}/rulebook.html", page.encode())

    def _body(self, chapters: list[Json], fan: list[Json], faces: ShownFaces, workshop: Workshop) -> str | None:
        from cardpress.targets.rulebook_pdf.book_pages import credits_of, template_of  # noqa: PLC0415 as above
        from cardpress.targets.rulebook_pdf.shown_faces import face_address  # noqa: PLC0415 as above

        filling = self.order.requests[self.language].filling
        numbered = {face_address(key): number for number, key in enumerate(faces.requests)}
        own = {
            "chapters": chapters,
            "line": self.outline.line,
            "faces": numbered,
            "fan": fan,
            "measure": WHOLE_PAGE.measure,
        }
        template = template_of(self.order, TEMPLATE)
        filled = replace(
            filling,
            values={**filling.values, **credits_of(self.order), **own},
            subject=f"rulebook page, {self.language}",
            position=Position(f"templates/{template}"),
        )
        return self.order.templates.fill(template, filled, workshop.report)

    def _page(self, body: str, faces: str) -> str:
        words = self.order.texts[self.language]
        title = escape(book_title(self.order, self.language))
        signs = PageSigns(self.order, words)
        body, own = signs.with_pictures(body), own_styles(self.order)
        looks = f"{font_rules(self.order, own, body)}{_part('page.css')}{own}"
        return (
            f'<!doctype html>\n<html lang="{self.language}"><head><meta charset="utf-8">'
            '<meta name="viewport" content="width=device-width, initial-scale=1">'
            f"<title>{title}</title>\n<style>\n{looks}{signs.rules()}{faces}</style></head>\n"
            f"<body>\n{body}\n<script>\n{_part('page.js')}</script></body></html>\n"
        )


def _face_rules(faces: ShownFaces, drawn: Mapping[str, Fragment], workshop: Workshop) -> str:
    """A rule for each face with its picture, cut along its trim."""
    from cardpress.press.prepress.pictures import as_it_is, pictures  # noqa: PLC0415 plans draw nothing

    sizes = {request.key: request.size for request in faces.requests.values()}
    wanted = [(drawn[key], sizes[key], as_it_is(sizes[key], SHARPNESS, bleed=False)) for key in faces.requests]
    drawn_pictures = zip(faces.requests, pictures(wanted, workshop.press.fonts, SHARPNESS), strict=True)
    return "".join(
        f".f{at} {{ {_outline(sizes[key])}; background-image: url({as_address('image/png', data)}) }}\n"
        for at, (key, data) in enumerate(drawn_pictures)
    )


def _outline(size: Size) -> str:
    """The declaration that cuts a picture along the trim of a face."""
    if isinstance(size, Hexagon):
        return "clip-path: polygon(25% 0, 75% 0, 100% 50%, 75% 100%, 25% 100%, 0 50%)"
    across, down = (round(100 * size.corner_mm / side, 2) for side in (size.width_mm, size.height_mm))
    return f"border-radius: {across}% / {down}%"


def _part(name: str) -> str:
    return resources.files(__package__).joinpath(name).read_text("utf-8")
