"""reference.pdf and reference-letter.pdf: what lies on the table while playing, and the list of all cards.

Every template reference*.html of the game is a page, in the order of the names; one that says nothing is left out.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import partial
from itertools import product
from pathlib import Path, PurePosixPath
from typing import TYPE_CHECKING, Any

from cardpress.diagnostics import Diagnostic, Position, Report, Severity
from cardpress.files.safe_read import SOURCE, read_inside
from cardpress.language.collation import sort_key
from cardpress.models.assets import shared_root
from cardpress.models.game import Deck
from cardpress.models.message_scan import SHEET_TITLE
from cardpress.models.project import Artifact, ComponentText, Game, Texts
from cardpress.press.face import DocumentRequest
from cardpress.press.fingerprint import fingerprint
from cardpress.press.game_look import SHEET_PAGES, SHEET_STYLES, stylesheet
from cardpress.press.layout.templates import Filling, Templates
from cardpress.press.sheets.paper import PAPERS
from cardpress.targets import Bundle, Job, Order, Workshop
from cardpress.targets.rulebook_pdf.places_in_book import PlacesInBook, places_in_book

if TYPE_CHECKING:
    from cardpress.press.pdf.fragment import Fragment

FILES = {"a4": "reference.pdf", "letter": "reference-letter.pdf"}
SCALES = (1.0, 0.97, 0.94, 0.9, 0.85, 0.8)
"""Text too long for its page is set smaller, in these steps."""
RULES_PAGE = "reference_play.html"
"""The page with the rules of a game that has a course of play."""
IN_BOOK = "in_book"
"""What templates call the pages of places in the book; a game whose templates do not say it prints none."""
LONG = 10_000
"""Characters of what a sheet tells; one that tells less is set before another process has started."""


@dataclass(frozen=True)
class CardListEntry:
    """One line of the card list: a component's fields and words, and how often it is printed."""

    card: Mapping[str, Any]
    text: ComponentText
    copies: int


def jobs(order: Order) -> Iterable[Job]:
    """A job for each language, paper and deck with files of its own; it makes one file."""
    pages = _templates(order)
    for language, paper in product(order.texts, FILES if pages else ()):
        for bundle in order.bundles(language):
            if bundle.deck is None or bundle.deck.reference:
                yield _job(order, language, bundle, paper)


def contents(game: Game, words: Texts, deck: Deck | None = None) -> dict[str, Any]:
    """What the pages tell beside the interface's words: cards of each kind by name, credits, icons by author.

    The cards are those of one deck, or of all decks that ask for a reference sheet.
    """
    cards: dict[str, list[CardListEntry]] = {kind: [] for kind in game.settings.kinds}
    listed_in = replace(game, decks=tuple(one for one in game.decks if one.reference and deck in (None, one)))
    for id_, copies in listed_in.copies().items():
        card = game.reader.dump_python(game.components[id_].model, mode="json", by_alias=True)
        cards[card["kind"]].append(CardListEntry(card, words.components[id_], copies))
    for listed in cards.values():
        listed.sort(key=lambda one: sort_key(one.text.name, words.alphabet))
    authors: dict[str, list[str]] = {}
    for icon, author in sorted(game.settings.icon_authors.items()):
        authors.setdefault(author, []).append(icon)
    settings = game.settings.model_dump(mode="json")
    return {
        "game": settings,
        "cards": cards,
        "authors": sorted(authors.items()),
        "deck": deck.id if deck else None,
        "rulebook": words.rulebook,
    }


@dataclass(frozen=True, eq=False)
class _ReferenceSheet:
    """Makes a reference sheet; it can be pickled, so that another process makes it."""

    root: Path
    templates: Templates
    pages: tuple[str, ...]
    filling: Filling
    path: str
    title: str
    places: PlacesInBook | None

    def __call__(self, workshop: Workshop) -> Iterator[Artifact]:
        """The file; none when one of its pages failed, which is in the report, or none says anything."""
        from cardpress.press.layout.documents import write_pages  # noqa: PLC0415 `check` writes no pages

        in_book = self.places.pages(workshop) if self.places else {}
        if in_book is None:
            return
        sheet = replace(self, filling=_with_places(self.filling, in_book))
        found = [_page(sheet, template, workshop) for template in self.pages]
        pages = [page for each in found if each for page in each] if None not in found else []
        if pages:
            language = str(self.filling.values["language"])
            data = write_pages(pages, workshop.press.fonts, title=self.title, language=language)
            yield Artifact(self.path, data, len(pages))


def _job(order: Order, language: str, bundle: Bundle, paper: str) -> Job:
    path, title = f"{bundle.folder}/{FILES[paper]}", order.texts[language].messages.get(SHEET_TITLE)
    named = f"{bundle.title}: {title}" if title else bundle.title
    pages = tuple(_templates(order))
    filling = _template_filling(order, language, bundle.deck, paper)
    places = places_in_book(order, language) if _names_places(order) else None
    make = _ReferenceSheet(order.game.root, order.templates, pages, filling, path, named, places)
    told = json.dumps(contents(order.game, order.texts[language], bundle.deck), default=vars)
    recipe = fingerprint(
        order.requests[language].fingerprint, path, bundle.title, told, places.recipe if places else ""
    )
    group = "/".join(["reference", bundle.deck.id if bundle.deck else "", paper]) if len(told) >= LONG else ""
    return Job("reference_pdf", language, recipe, make, group=group, before=places.pages if places else None)


def _names_places(order: Order) -> bool:
    """Whether a template of the game says where something stands in its book."""
    files = sorted((order.game.root / "templates" / order.game.id).glob("*.html"))
    return any(IN_BOOK.encode() in read_inside(file, order.game.root, SOURCE) for file in files)


def _with_places(filling: Filling, in_book: Mapping[str, int]) -> Filling:
    return replace(filling, values={**filling.values, IN_BOOK: in_book})


def page_checks(order: Order) -> Iterator[tuple[str, Callable[[Report], tuple[Diagnostic, ...]]]]:
    """The key of every page in every language, and what fills it without setting it and tells what is wrong."""
    for language in order.texts:
        for bundle in order.bundles(language):
            filling = _template_filling(order, language, bundle.deck, next(iter(FILES)))
            places = places_in_book(order, language)
            filling = _with_places(filling, dict.fromkeys(places.names(), 0) if places else {})
            for template in _templates(order) if bundle.deck is None or bundle.deck.reference else ():
                yield _key(order, language, template, filling), partial(_fill, order, language, template, filling)


def _key(order: Order, language: str, template: str, filling: Filling) -> str:
    """What stands for all that a page is filled with."""
    told = json.dumps(filling.values, default=vars)
    return fingerprint(order.requests[language].fingerprint, "reference", template, told)


def _fill(order: Order, language: str, template: str, filling: Filling, report: Report) -> tuple[Diagnostic, ...]:
    """Fill a page; what is wrong goes to the report."""
    at, named = Position(f"templates/{template}"), f"{PurePosixPath(template).stem}, {language}"
    order.templates.fill(template, replace(filling, subject=named, position=at), report)
    return ()


def _template_filling(order: Order, language: str, deck: Deck | None, paper: str) -> Filling:
    filling = order.requests[language].filling
    told = contents(order.game, order.texts[language], deck)
    return replace(filling, values={**filling.values, **told, "paper": paper})


def _templates(order: Order) -> list[str]:
    """The templates of the game's reference sheet, one a page; a game need not have any.

    The rules of a game that has a course of play stand on a page of their own, the shared one if it has none.
    """
    own = (order.game.root / "templates" / order.game.id).glob(SHEET_PAGES)
    found = sorted(f"{order.game.id}/{file.name}" for file in own)
    has_rules = any(words.rulebook for words in order.texts.values())
    is_own = f"{order.game.id}/{RULES_PAGE}" in found
    return [*found, f"shared/{RULES_PAGE}"] if has_rules and not is_own else found


def _page(sheet: _ReferenceSheet, template: str, workshop: Workshop) -> list[Fragment] | None:
    """A template set as large as one page allows; no page when it says nothing, None when it failed."""
    request = _request(sheet, template)
    filling = replace(sheet.filling, subject=request.label, position=request.position)
    for scale in SCALES:
        filled = replace(filling, scales={"sheet": scale})
        markup = sheet.templates.fill(template, filled, workshop.report)
        if markup is None:
            return None
        if not markup.strip():
            return []
        most = None if scale == SCALES[-1] else 1
        pages = workshop.press.document(replace(request, markup=markup, most_pages=most), workshop.report)
        if pages is not None:
            break
    if pages and len(pages) > 1:
        workshop.report.add(_too_long(request, len(pages)))
    return pages or None


def _request(sheet: _ReferenceSheet, template: str) -> DocumentRequest:
    """A page that is not filled yet."""
    values, place = sheet.filling.values, PurePosixPath(template)
    language, paper = str(values["language"]), PAPERS[values["paper"]]
    root = shared_root(sheet.root) if place.parent.name == "shared" else sheet.root
    styles = root / "templates" / place.parent / SHEET_STYLES
    return DocumentRequest(
        label=", ".join([place.stem, *([values["deck"]] if values["deck"] else []), values["paper"], language]),
        width=paper.width,
        height=paper.height,
        language=language,
        markup="",
        stylesheets=(stylesheet(root, styles),) if styles.is_file() else (),
        position=Position(f"templates/{template}"),
        in_template=sheet.templates.finder(template),
    )


def _too_long(sheet: DocumentRequest, pages: int) -> Diagnostic:
    return Diagnostic(
        "sheet-too-long",
        f"{sheet.label}: the text needs {pages} pages even at its smallest size",
        sheet.position,
        expected="one page",
        hint="shorten the texts, or give them more room in the template",
        severity=Severity.WARNING,
    )
