"""reference.pdf and reference-letter.pdf: what lies on the table while playing, and the list of all cards."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardpress.diagnostics import Diagnostic, Position, Severity
from cardpress.language.alphabet import sort_key
from cardpress.models.project import Artifact, ComponentText, Game, Texts
from cardpress.press.documents import write_pages
from cardpress.press.face import DocumentRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.fragment import Fragment
from cardpress.press.game_look import SHEET_STYLES
from cardpress.press.look import Stylesheet
from cardpress.press.paper import PAPERS
from cardpress.press.templates import Filling
from cardpress.targets import Job, Order, Workshop

PAGES = ("reference.html", "reference_cards.html")
"""One template a page."""
FILES = {"a4": "reference.pdf", "letter": "reference-letter.pdf"}
SCALES = (1.0, 0.97, 0.94, 0.9, 0.85, 0.8)
"""Text too long for its page is set smaller, in these steps."""


@dataclass(frozen=True)
class Listed:
    """One line of the card list: a component's fields and words, and how often it is printed."""

    card: Mapping[str, Any]
    text: ComponentText
    copies: int


def plan(order: Order) -> Iterable[Job]:
    """One job a language; it makes a file for each paper."""
    return [_job(order, language) for language in order.texts]


def contents(game: Game, words: Texts) -> dict[str, Any]:
    """What the pages tell beside the interface's words: cards of each kind by name, credits, icons by author."""
    cards: dict[str, list[Listed]] = {kind: [] for kind in game.settings.kinds}
    for id_, copies in game.copies().items():
        card = game.components[id_].model.model_dump(mode="json", by_alias=True)
        cards[card["kind"]].append(Listed(card, words.components[id_], copies))
    for listed in cards.values():
        listed.sort(key=lambda one: sort_key(one.text.name, words.alphabet))
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(game.settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    return {"game": game.settings.model_dump(mode="json"), "cards": cards, "authors": sorted(authors.items())}


def _job(order: Order, language: str) -> Job:
    game, words = order.game, order.texts[language]

    def make(workshop: Workshop) -> Iterator[Artifact]:
        filling = order.requests[language].filling
        filling = replace(filling, values={**filling.values, **contents(game, words)})
        title = f"{words.messages['ui-game']}: {words.messages['ui-ref-title']}"
        for paper, file in FILES.items():
            parts = [_page(order, filling, (template, paper), workshop) for template in PAGES]
            if all(parts):
                pages = [page for part in parts for page in part]
                data = write_pages(pages, workshop.press.fonts, title=title, language=language)
                yield Artifact(f"{game.id}/{language}/{file}", data, len(pages))

    return Job("reference_pdf", language, _recipe(order, language), make)


def _recipe(order: Order, language: str) -> str:
    told = contents(order.game, order.texts[language])
    return fingerprint(order.requests[language].fingerprint, json.dumps(told, default=vars))


def _page(order: Order, filling: Filling, page: tuple[str, str], workshop: Workshop) -> list[Fragment]:
    """A template set on a paper as large as one page allows; nothing when it failed, which is in the report."""
    template, paper = page
    folder, language = f"templates/{order.game.id}", str(filling.values["language"])
    styles = f"{folder}/{SHEET_STYLES}"
    sheet = DocumentRequest(
        label=f"{template.removesuffix('.html')}, {paper}, {language}",
        width=PAPERS[paper].width,
        height=PAPERS[paper].height,
        language=language,
        markup="",
        stylesheets=(Stylesheet(styles, (order.game.root / styles).read_text("utf-8")),),
        position=Position(f"{folder}/{template}"),
    )
    values = {**filling.values, "paper": paper}
    filling = replace(filling, subject=sheet.label, position=sheet.position, values=values)
    pages: list[Fragment] = []
    for scale in SCALES:
        filled = replace(filling, scales={"sheet": scale})
        markup = order.templates.fill(f"{order.game.id}/{template}", filled, workshop.report)
        pages = workshop.press.document(replace(sheet, markup=markup), workshop.report) if markup else []
        if len(pages) < 2:
            return pages
    workshop.report.add(_too_long(sheet, len(pages)))
    return pages


def _too_long(sheet: DocumentRequest, pages: int) -> Diagnostic:
    return Diagnostic(
        "sheet-too-long",
        f"{sheet.label}: the text needs {pages} pages even at its smallest size",
        sheet.position,
        expected="one page",
        hint="shorten the texts, or give them more room in the template",
        severity=Severity.WARNING,
    )
