"""The reference sheet: what it tells, that it is two pages, and what it depends on."""

from __future__ import annotations

from dataclasses import replace
from io import BytesIO
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pypdfium2
import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.models.project import Artifact, Game, GameTexts, Texts
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates
from cardpress.press.press import Press
from cardpress.stages.phrase import phrase
from cardpress.targets import Order, Workshop, reference_pdf
from cardpress.targets.reference_pdf import contents, jobs
from cardpress.targets.rulebook_pdf.index_terms import chapter_anchor
from cardpress.targets.rulebook_pdf.places_in_book import keep_places, places_in_book


def _order(game: Game, language: str, messages: dict[str, str] | None = None) -> Order:
    report = Report()
    words = phrase(game, language, report)
    assert words
    words = replace(words, messages={**words.messages, **(messages or {})})
    look, templates = look_of(game), Templates(game.root)
    requests = {language: Requests(game, words, look, templates)}
    return Order(
        game=game,
        words=GameTexts(texts={language: words}, variants={}),
        texts={language: words},
        requests=requests,
        printed={language: requests[language].printed_components(game, words)},
        variants={},
        look=look,
        templates=templates,
    )


def _made(order: Order, cache_folder: Path) -> tuple[list[Artifact], Report]:
    report = Report()
    workshop = Workshop(Press(order.look, Store(Folder(cache_folder))), {}, report)
    _keep_a_book(order, workshop)
    return [artifact for job in jobs(order) for artifact in job.make(workshop)], report


def _keep_a_book(order: Order, workshop: Workshop) -> None:
    """As if the book had been set, all of it on one page: these sheets need not wait for it."""
    assert order.game.outline
    outline = order.game.outline.model
    page: Any = SimpleNamespace(anchors=dict.fromkeys(map(chapter_anchor, outline.chapters)))
    for language in order.texts:
        places = places_in_book(order, language)
        assert places
        keep_places(outline, [page], workshop, places.recipe)


@pytest.fixture(scope="module")
def sheets(mephisto: Game, tmp_path_factory: pytest.TempPathFactory) -> list[Artifact]:
    """The Polish sheets on both papers."""
    made, report = _made(_order(mephisto, "pl"), tmp_path_factory.mktemp("press"))
    assert list(report) == []
    return made


@pytest.fixture(scope="module")
def words(mephisto: Game) -> Texts:
    """Mephisto's Polish words."""
    return _order(mephisto, "pl").texts["pl"]


def test_contents_list_every_printed_card_once(mephisto: Game, words: Texts) -> None:
    """The list has each component of the decks, with its copies and words."""
    listed = [one for cards in contents(mephisto, words)["cards"].values() for one in cards]
    assert {one.card["id"]: one.copies for one in listed} == mephisto.copies()
    assert all(one.text == words.components[one.card["id"]] for one in listed)


def test_contents_stand_in_the_order_of_the_alphabet(mephisto: Game, words: Texts) -> None:
    """The cards of a kind are listed by their Polish names; no z comes before ź, no ź before ż."""
    names = [one.text.name for one in contents(mephisto, words)["cards"]["monster"]]
    assert names[:3] == ["Chmara nietoperzy", "Chochlik", "Ghul"]
    assert names[-4:] == ["Wilkołak", "Zmora", "Żelazny golem", "Żrący śluz"]


def test_contents_name_the_author_of_every_icon(mephisto: Game, words: Texts) -> None:
    """Every icon in use stands once, under its author; authors and icons are in alphabetical order."""
    authors = contents(mephisto, words)["authors"]
    assert authors == sorted((author, sorted(icons)) for author, icons in authors)
    icons = {icon: author for author, icons in authors for icon in icons}
    assert icons == mephisto.settings.icon_authors


def test_sheets_are_two_pages_on_each_paper(sheets: list[Artifact]) -> None:
    """One file for A4 and one for Letter, each two pages of that size."""
    sizes = {}
    for sheet in sheets:
        pages = list(pypdfium2.PdfDocument(BytesIO(sheet.data)))
        sizes[sheet.path] = {
            (round(page.get_width() / 72 * 25.4), round(page.get_height() / 72 * 25.4)) for page in pages
        }
        assert sheet.pages == len(pages) == 2
    assert sizes == {
        "mephisto/pl/reference.pdf": {(210, 297)},
        "mephisto/pl/reference-letter.pdf": {(216, 279)},
    }


def test_sheets_stay_inside_what_printers_reach(sheets: list[Artifact]) -> None:
    """The outer 5 mm of a sheet made for home printers are blank."""
    for sheet in sheets:
        for page in pypdfium2.PdfDocument(BytesIO(sheet.data)):
            image = page.render(scale=1).to_pil().convert("L")
            inner = image.crop((14, 14, image.width - 14, image.height - 14))
            image.paste(255, (14, 14, 14 + inner.width, 14 + inner.height))
            assert image.getextrema() == (255, 255)


def test_sheets_tell_names_rules_and_credits(sheets: list[Artifact], mephisto: Game, words: Texts) -> None:
    """A reader finds every card's name, every icon's author and the colophon on the sheet."""
    text = "".join(
        page.get_textpage().get_text_bounded() for page in pypdfium2.PdfDocument(BytesIO(sheets[0].data))
    )
    found = "".join(text.split()).replace("\ufffe", "")
    told = [component.name for component in words.components.values()]
    told += [
        *mephisto.settings.icon_authors.values(),
        words.messages["ui-colophon"],
        words.messages["ui-variants"],
    ]
    assert [one for one in told if "".join(one.split()) not in found] == []


def test_a_long_sheet_spills_over_with_a_warning(
    mephisto: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Text that fits at no size is printed on more pages, and the build says so without failing."""
    monkeypatch.setattr(reference_pdf, "SCALES", (1.0, 0.8))
    monkeypatch.setattr(reference_pdf, "FILES", {"a4": "reference.pdf"})
    order = _order(mephisto, "pl", {"ui-setup-text": "Bardzo długie przygotowanie. " * 400})
    made, report = _made(order, tmp_path)
    assert [problem.code for problem in report] == ["sheet-too-long"]
    assert not report.has_errors
    assert all(sheet.pages > 2 for sheet in made)


def test_the_recipe_follows_what_is_printed(mephisto: Game) -> None:
    """A changed word changes the recipe, so the sheet is made again; nothing else does."""
    recipes = [job.recipe for job in jobs(_order(mephisto, "pl"))]
    assert recipes == [job.recipe for job in jobs(_order(mephisto, "pl"))]
    assert recipes != [job.recipe for job in jobs(_order(mephisto, "pl", {"ui-colophon-text": "Inaczej."}))]
