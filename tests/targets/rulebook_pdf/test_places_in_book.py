"""Reference sheets that refer to the book: the pages they print are those on which the book tells it."""

from __future__ import annotations

import pickle
import re
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pikepdf
import pypdfium2
import pytest
from jinja2 import Environment, FileSystemLoader, StrictUndefined, UndefinedError
from tests.sampling import few_of

from cardpress.diagnostics import Report
from cardpress.models.project import Game, GameTexts
from cardpress.press.face_requests import Requests
from cardpress.press.game_look import look_of
from cardpress.press.layout.templates import Templates
from cardpress.stages.phrase import phrase
from cardpress.targets import Order, Workshop
from cardpress.targets.rulebook_pdf.places_in_book import keep_places, places_in_book

ROOT = Path(__file__).resolve().parents[3]
SHEETS = (
    "adrenaline/pl/dlc_weapons", "carnomorphs/en/drill_set", "meat_the_cult/pl", "mephisto/en",
    "neuroshima_hex/pl/mephisto",
)  # fmt: skip
WORDS = {"pl": "s", "en": "p"}


@pytest.fixture
def order(mephisto: Game) -> Order:
    """Mephisto in English."""
    words = phrase(mephisto, "en", Report())
    look, templates, texts = look_of(mephisto), Templates(mephisto.root), GameTexts({"en": words}, {})
    requests = Requests(mephisto, words, look, templates)
    printed = {"en": requests.printed_components(mephisto, words)}
    return Order(mephisto, texts, texts.texts, {"en": requests}, printed, {}, look, templates)


@pytest.mark.parametrize("sheet", few_of(SHEETS, 2, "sheets that refer to the book"))
def test_a_sheet_prints_the_pages_of_chapters(sheet: str) -> None:
    """Every page that a built sheet names is one on which a chapter of the book as it is built begins."""
    game, language, *_ = sheet.split("/")
    text = "".join(
        page.get_textpage().get_text_range() for page in pypdfium2.PdfDocument(_built(sheet, "reference"))
    )
    named = {int(number) for number in re.findall(rf"\b{WORDS[language]}\.\s(\d+)\b(?!,)", text)}
    with pikepdf.open(_built(f"{game}/{language}", "rulebook")) as pdf, pdf.open_outline() as outline:
        starts = {pdf.pages.index(pikepdf.Page(item.destination[0])) + 1 for item in outline.root}

    assert len(named) >= 3
    assert named <= starts


def _built(folder: str, name: str) -> Path:
    return ROOT / "build" / folder / f"{name}.pdf"


class _Kept:
    """What documents keep."""

    def __init__(self) -> None:
        self.entries: dict[str, bytes] = {}
        self.find_entry, self.add_entry = self.entries.get, self.entries.__setitem__


def test_places_are_found_where_they_are_kept(order: Order) -> None:
    """What was kept when the book was set is found by another process, which could not set it."""
    press: Any = SimpleNamespace(documents=_Kept(), look=order.look)
    workshop = Workshop(press, {}, Report())
    places = places_in_book(order, "en")
    assert places
    assert order.game.outline
    sent = pickle.loads(pickle.dumps(places))
    assert sent.pages(workshop) is None

    anchors = {f"chapter-{chapter.id}": (0.0, 0.0) for chapter in order.game.outline.model.chapters}
    page: Any = SimpleNamespace(anchors=anchors)
    kept = keep_places(order.game.outline.model, [page], workshop, places.recipe)

    assert sent.pages(workshop) == kept
    assert kept["turn"] == 2
    assert places.names() >= {"turn", "ui-book-play"}


def test_where_there_is_no_book_no_page_is_printed() -> None:
    """A sheet of a game or language without a book names no pages; an unknown place of a book is an error."""
    loader = Environment(loader=FileSystemLoader(ROOT / "templates"), undefined=StrictUndefined, autoescape=True)
    loader.filters["rich"] = str
    words = loader.get_template("shared/words.html")
    said: dict[str, Any] = {"ui": str}

    for without in (said, {**said, "in_book": {}}):
        module: Any = words.make_module(without)
        assert (module.page_in_book("turn").strip(), module.about_pages().strip()) == ("", "")
    book: Any = words.make_module({**said, "in_book": {"turn": 4}})
    assert "4" in book.page_in_book("turn")
    with pytest.raises(UndefinedError, match="trn"):
        book.page_in_book("trn")
