"""Army sheets: every tile, every symbol, every author."""

from __future__ import annotations

import re
from collections import Counter, defaultdict
from dataclasses import replace

import pypdfium2
import pytest
from pypdfium2 import raw
from tests.templates.neuroshima_hex.studio import ARMIES, ATTACKS, GAME, ROOT, Studio, wanted

from cardpress.diagnostics import Position
from cardpress.press.face import DocumentRequest
from cardpress.press.layout.documents import write_pages
from cardpress.press.look import Stylesheet
from cardpress.press.sheets.paper import PAPERS
from cardpress.targets.reference_pdf import contents


def _sheet(studio: Studio, army: str, template: str) -> str:
    deck = next(one for one in studio.game.decks if one.id == army)
    told = contents(studio.game, studio.words, deck)
    values = {**studio.requests.filling.values, **told, "paper": "a4", "in_book": defaultdict(int)}
    filling = replace(studio.requests.filling, values=values)
    filled = studio.templates.fill(f"{GAME}/{template}", filling, studio.report)
    assert filled, list(studio.report)
    return filled


@pytest.mark.parametrize("army", ARMIES)
def test_a_sheet_shows_every_tile_of_its_army(studio: Studio, army: str) -> None:
    """Each component of an army is on its sheet once, drawn with the symbols it has on its face."""
    markup = _sheet(studio, army, "reference.html")
    deck = next(one for one in studio.game.decks if one.id == army)
    drawn = Counter(
        (one.picture, one.edge) for one in studio.read(markup) if one.edge is not None and "rim" not in one.classes
    )
    due: Counter[tuple[str, int]] = Counter()
    for id_ in deck.cards:
        due.update(wanted(studio.card(id_)))
        assert studio.words.components[id_].name in markup
    assert drawn == due
    assert markup.count('class="small"') == len(deck.cards)
    unknown = sum(len(studio.card(id_).get("unknown", ())) for id_ in deck.cards)
    assert markup.count('class="query"') == unknown


@pytest.mark.parametrize("army", ARMIES)
def test_a_sheet_credits_the_icons_it_shows(studio: Studio, army: str) -> None:
    """Each icon of an army's two pages is credited to its author there, and no other is."""
    pages = [_sheet(studio, army, template) for template in ("reference.html", "reference_play.html")]
    drawn = {one.picture for page in pages for one in studio.read(page) if "icon" in one.classes}
    credited = set(re.findall(r"[a-z0-9-]+", pages[0].split("</section>")[-2].rsplit("<p>", 1)[1]))
    assert credited & set(studio.game.settings.icon_authors) == drawn


def test_numbers_of_small_tiles_are_small(polish: Studio) -> None:
    """On a sheet nothing below the banner is set higher than a heading, whatever size a tile's numbers have."""
    styles = ROOT / "templates" / GAME / "reference.css"
    sheet = DocumentRequest(
        label="sheet",
        width=PAPERS["a4"].width,
        height=PAPERS["a4"].height,
        language="pl",
        markup=_sheet(polish, "outpost", "reference.html"),
        stylesheets=(Stylesheet(styles.name, styles.read_text("utf-8")),),
        position=Position("sheet"),
    )
    pages = polish.press.document(sheet, polish.report)
    page = pypdfium2.PdfDocument(write_pages(pages, polish.press.fonts, title="", language="pl"))[0]
    text, banner = page.get_textpage(), page.get_height() - 32 * 72 / 25.4
    boxes = [text.get_charbox(place) for place in range(text.count_chars())]
    told = [(chr(raw.FPDFText_GetUnicode(text.raw, place)), box) for place, box in enumerate(boxes)]
    below = [(sign, top - bottom) for sign, (_, bottom, _, top) in told if sign.isalnum() and top < banner]
    assert len(below) > 1000
    heading = max(height for sign, height in below if not sign.isdigit())
    assert max(height for sign, height in below if sign.isdigit()) < heading < 15


@pytest.mark.parametrize("army", ARMIES)
def test_the_legend_explains_every_symbol(studio: Studio, army: str) -> None:
    """The second page draws each kind of symbol once, with the shapes of the tiles."""
    page = studio.read(_sheet(studio, army, "reference_play.html"))
    shapes = Counter(one.picture for one in page if one.edge is not None and "rim" not in one.classes)
    assert shapes == Counter([*ATTACKS, "armor", "net", "link"])
    traits = [one.picture for one in page if "sign" in one.classes]
    assert traits == [studio.game.settings.symbols[name] for name in ("mobility", "paralysis", "underground")]
