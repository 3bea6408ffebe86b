"""reference.pdf and reference-letter.pdf: what lies on the table while playing, and the list of all cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Any

from cardpress.diagnostics import Diagnostic, Position
from cardpress.models.project import Artifact, ComponentText, Game, Texts
from cardpress.press.documents import write_pages
from cardpress.press.face import DocumentRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.fragment import Fragment
from cardpress.press.game_look import SHEET_STYLES
from cardpress.press.imposition import PAPERS
from cardpress.press.look import Stylesheet
from cardpress.press.templates import Filling
from cardpress.targets import Job, Order, Workshop

PAGES = ("reference.html", "reference_cards.html")
"""One template a page."""
FILES = {"a4": "reference.pdf", "letter": "reference-letter.pdf"}
SCALES = (1.0, 0.97, 0.94, 0.91, 0.88)
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
    """What the pages tell beside the interface's words: the cards of each kind, the icons of each author."""
    cards: dict[str, list[Listed]] = {kind: [] for kind in game.settings.kinds}
    for id_, copies in game.copies().items():
        card = game.components[id_].model.model_dump(mode="json", by_alias=True)
        cards[card["kind"]].append(Listed(card, words.components[id_], copies))
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(game.settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    return {"cards": cards, "authors": sorted(authors.items())}


def _job(order: Order, language: str) -> Job:
    game, words = order.game, order.texts[language]
    filling = order.requests[language].filling
    filling = replace(filling, values={**filling.values, **contents(game, words)})

    def make(workshop: Workshop) -> Iterator[Artifact]:
        for paper, file in FILES.items():
            pages = [page for name in PAGES for page in _page(order, filling, name, paper, workshop)]
            if len(pages) == len(PAGES):
                title = f"{words.messages['ui-game']}: {words.messages['ui-ref-title']}"
                data = write_pages(pages, workshop.press.fonts, title=title, language=language)
                yield Artifact(f"{game.id}/{language}/{file}", data, len(pages))

    recipe = fingerprint(order.requests[language].fingerprint, filling.values, game.settings)
    return Job("reference_pdf", language, recipe, make)


def _page(order: Order, filling: Filling, template: str, paper: str, workshop: Workshop) -> list[Fragment]:
    """One page, at the largest scale at which it is one; nothing when it failed, which is in the report."""
    game, sheet = order.game, PAPERS[paper]
    position = Position(f"templates/{game.id}/{template}")
    css = game.root / "templates" / game.id / SHEET_STYLES
    styles = Stylesheet(css.relative_to(game.root).as_posix(), css.read_text("utf-8"))
    language = filling.values["language"]
    subject = f"{template.removesuffix('.html')}, {paper}, {language}"
    for scale in SCALES:
        filled = replace(
            filling,
            subject=subject,
            position=position,
            values={**filling.values, "paper": paper},
            scales={"sheet": scale},
        )
        markup = order.templates.fill(f"{game.id}/{template}", filled, workshop.report)
        if markup is None:
            return []
        pages = workshop.press.document(
            DocumentRequest(subject, sheet.width, sheet.height, language, markup, (styles,), position),
            workshop.report,
        )
        if len(pages) < 2:
            return pages
    workshop.report.add(
        Diagnostic(
            "overset",
            f"{subject}: the text needs {len(pages)} pages at the smallest size",
            position,
            expected="one page",
            hint="shorten the texts, or give them more room in the template",
        )
    )
    return []
