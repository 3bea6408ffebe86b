"""A game of twelve cards in two languages made in a browser from an empty folder, played and printed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

import pytest
from pypdfium2 import PdfDocument
from tests.chromium import needs_browser
from tests.sampling import IS_WHOLE
from tests.studio.conftest import ROOT, Served
from tests.table.browsing import opened, play

from cardpress_studio.studio import Studio

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
AXE = ROOT / "node_modules/axe-core/axe.min.js"
GAME = "lantern_fair"
SVG = b'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><path d="M5 1l3 8H2z" fill="#d9a441"/></svg>'
NAMES = (
    ("Moth Lamp", "Lampa ciem"), ("Paper Moon", "Papierowy księżyc"), ("Red Lantern", "Czerwony lampion"),
    ("Glow Worm", "Świetlik"), ("Candle Boat", "Łódka ze świecą"), ("Street Light", "Latarnia uliczna"),
    ("Night Kite", "Nocny latawiec"), ("Fire Bowl", "Misa ognia"), ("Star Jar", "Słoik gwiazd"),
    ("Old Torch", "Stara pochodnia"), ("Glass Bird", "Szklany ptak"), ("Tin Sun", "Blaszane słońce"),
)  # fmt: skip
POTIONS = ("crystal_ball", "fizzing_flask", "honey_jar", "kettle", "recipe_book")


@pytest.fixture(scope="module")
def studio(empty_studio: Studio) -> Studio:
    """A folder with nothing in it, open."""
    return empty_studio


def _written(served: Served, path: str) -> Any:
    return json.loads((served.studio.root / path).read_text("utf-8"))


class _Hands:
    """Presses and types; each press that writes waits until the page says so."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def fill(self, **values: str) -> None:
        for name, text in values.items():
            field = self.page.locator(f"#{name.replace('_', '-')}")
            if field.evaluate("one => one.tagName") == "SELECT":
                field.select_option(text)
            else:
                field.fill(text)

    def make(self) -> None:
        self.page.click("#make")
        self.page.wait_for_selector("#both:not([open])", state="attached")

    def write(self, selector: str) -> None:
        self.page.evaluate("document.getElementById('state').textContent = ''")
        self.page.click(selector)
        self.told()

    def told(self) -> None:
        self.page.wait_for_selector('#state:text-matches("^(Written|Made|Taken away)", "")')

    def add_fields(self, *fields: tuple[str, str]) -> None:
        for number, (id_, type_) in enumerate(fields):
            if number:
                self.page.click("#add-field")
            self.page.fill(f"#field-id-{number}", id_)
            self.page.select_option(f"#field-type-{number}", type_)

    def paste(self, selector: str, text: str) -> None:
        self.page.evaluate(
            """([selector, text]) => { const data = new DataTransfer(); data.setData("text/plain", text);
            document.querySelector(selector).dispatchEvent(
              new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); }""",
            [selector, text],
        )


def _new_words(hands: _Hands) -> None:
    page = hands.page
    page.click("#first-game")
    hands.fill(new_title="Lantern Fair", new_starter="effects")
    hands.make()
    page.wait_for_selector('[data-card="kettle"]')
    page.click("#more summary")
    page.click("#new-kind-button")
    hands.fill(new_title="lantern", new_noun_en="lantern, lanterns", new_noun_pl="lampion")
    hands.add_fields(("price", "number"), ("picture", "picture"), ("effect", "rule"))
    hands.make()
    page.click("#new-word-button")
    hands.fill(new_title="spark", new_noun_en="spark, sparks", new_noun_pl="iskrak")
    page.press("#new-noun-pl", "Tab")
    page.click('.row:has(#new-noun-pl) .reading:has-text("dwa iskraki") input')
    hands.make()
    page.click("#new-word-button")
    hands.fill(new_sort="operation", new_title="kindle")
    hands.add_fields(("amount", "amount"))
    hands.fill(new_sentence_en="kindle { $amount } lights", new_sentence_pl="rozpal { $amount } świateł")
    hands.make()


def _new_cards(hands: _Hands) -> None:
    page = hands.page
    page.click("#new")
    hands.fill(new_kind="lantern", new_name_en=NAMES[0][0], new_name_pl=NAMES[0][1])
    hands.make()
    page.wait_for_selector("#field-picture-file")
    page.set_input_files("#field-picture-file", {"name": "Lamp.svg", "mimeType": "image/svg+xml", "buffer": SVG})
    page.wait_for_selector("#state:text-matches('^Written: moth_lamp', '')")
    assert page.input_value("#field-picture") == "lamp.svg"
    page.click("#field-effect")
    hands.write('#panel .suggestions button:has-text("Kindle 1")')
    page.click('[data-kind="lantern"]')
    page.wait_for_selector(".new-row")
    rows = [f"{en}\t{pl}\tlamp.svg\t{index % 5}" for index, (en, pl) in enumerate(NAMES[1:])]
    page.click('.new-row [data-column="name:en"]')
    hands.paste('.new-row [data-column="name:en"]', "\n".join(rows))
    page.wait_for_selector('tr[data-row="tin_sun"]')
    for id_ in POTIONS:
        page.click(f'[data-card="{id_}"]')
        page.wait_for_selector(f'.file:has-text("{id_}")')
        hands.write("#remove-card")


def _new_turn(hands: _Hands) -> None:
    page = hands.page
    page.click("#open-course")
    page.wait_for_selector('.rule [data-pointer="/course/do/1/amount"]')
    page.click('.rule[lang="en"] [data-pointer="/course/do/1/amount"]')
    page.wait_for_selector("#number")
    hands.write('button[aria-label="One more"]')
    page.click("#new-action-button")
    hands.fill(new_id="gather", new_noun_en="Gather", new_noun_pl="Zbierz")
    hands.make()
    page.wait_for_selector('.rule [data-pointer="/actions/gather/do"]')
    page.click('.rule[lang="en"] [data-pointer="/course/do/2/of"]')
    page.click('#panel [data-member="1"]')
    hands.write('#panel .suggestions button:has-text("Forage, or Gather")')
    page.click("#new-body-button")
    hands.fill(new_id="kindle")
    hands.make()


def _print(hands: _Hands) -> bytes:
    """Press Print; gives the sheets as their link leads to them, and looks whether the page tells their pages."""
    page = hands.page
    page.click("#open-print")
    page.wait_for_selector('.printed a[data-file="sheets-a4.pdf"]')
    sheets = page.request.get(page.locator('.printed a[data-file="sheets-a4.pdf"]').evaluate("one => one.href"))
    assert sheets.headers["content-type"] == "application/pdf"
    assert page.locator('.printed li:has(a[data-file="sheets-a4.pdf"]) small').inner_text() == "pages: 4"
    return sheets.body()


def _play_a_round(hands: _Hands, browser: Browser) -> None:
    """Press Play it now; at its table two presses are the turn of who has the card, which comes round again."""
    page = hands.page
    page.click('[data-card="moth_lamp"]')
    page.wait_for_selector('.file:has-text("moth_lamp")')
    page.click("#play-now")
    page.wait_for_selector("#played a")
    link = page.locator("#played a").evaluate("one => one.href")
    with opened(browser, link) as (table, _):
        assert table.query_selector('[data-component="moth_lamp"]')
        play(table, 2)
        table.wait_for_selector('#ledger:has-text("Turn 3: yours")')


def _play_many(hands: _Hands) -> None:
    """Programs play before a change of the card and after it; both figures are told."""
    page = hands.page
    for prices in (["now"], ["now", "before the change"]):
        page.click("#play-many")
        page.wait_for_selector(f"#played h4:nth-of-type({len(prices)})")
        assert page.locator("#played h4").all_inner_texts() == prices
        page.fill("#field-price", "3")
        page.press("#field-price", "Tab")
        hands.told()


def test_a_game_is_made_played_and_printed(browser: Browser, served: Served) -> None:
    """Kind, words, own picture, rules, a turn and twelve cards by presses alone; then it plays, and prints."""
    with browser.new_context(locale="en") as context:
        hands = _Hands(context.new_page())
        said: list[str] = []
        hands.page.on("console", lambda message: said.append(message.text))
        hands.page.on("pageerror", lambda error: said.append(str(error)))
        hands.page.on("response", lambda r: r.status >= 400 and said.append(f"{r.status} {r.url}"))
        hands.page.goto(served.url)
        _new_words(hands)
        _new_cards(hands)
        _new_turn(hands)
        hands.page.evaluate(AXE.read_text("utf-8"))
        found = hands.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]] == []
        sheets = _print(hands)
        _play_a_round(hands, browser)
        if IS_WHOLE:
            _play_many(hands)
        assert said == []

    with PdfDocument(sheets) as document:
        assert len(document) == 4
    assert _written(served, f"content/{GAME}/terms/en.json")["spark"] == {"one": "spark", "other": "sparks"}
    assert _written(served, f"content/{GAME}/terms/pl.json")["spark"]["forms"]["pl"]["nom"] == "iskraki"
    course = _written(served, f"content/{GAME}/play/course.json")
    assert course["course"]["do"][1]["amount"] == 2
    assert course["course"]["do"][2]["of"] == ["brew", "forage", "gather"]
    assert course["bodies"]["kindle"]["do"]["amount"] == {"param": "amount"}
    assert _written(served, f"content/{GAME}/lanterns/moth_lamp.json")["effect"]["op"] == "kindle"
    assert len(_written(served, f"content/{GAME}/decks/market.json")["cards"]) == 12
