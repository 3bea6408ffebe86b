"""The page in a real browser: what a reader sees, finds, opens, and sees change."""

from __future__ import annotations

import json
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from tests.chromium import needs_browser
from tests.serve.conftest import Served, serving

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
ROOT = Path(__file__).resolve().parents[2]
HATCHET, RAT = "#card-axe", "#card-rat"


INHERITED = ("constructor",)
"""What an object of JavaScript inherits and a component can be called: letters, digits and low lines."""


@pytest.fixture(scope="module")
def shared(browser: playwright.Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[playwright.Page]:
    """The served page of a project whose files nobody changes, opened once; it may say nothing to the console."""
    root = shutil.copytree(ROOT / "tests/errors/base", tmp_path_factory.mktemp("unchanged") / "mini")
    with serving(root) as served, opened(served, browser) as page:
        yield page


@pytest.fixture
def page(shared: playwright.Page) -> playwright.Page:
    """The page of the files that nobody changes, loaded anew, with its cards drawn."""
    address = shared.url.partition("#")[0]
    shared.evaluate("localStorage.clear()")  # a page comes back to what was last looked for
    shared.goto("about:blank")
    shared.goto(address)
    shared.wait_for_selector(f"{HATCHET} img")
    return shared


@pytest.fixture
def changing(served: Served, browser: playwright.Browser) -> Iterator[playwright.Page]:
    """The page of files of its own, which may change; it may say nothing to the console."""
    with opened(served, browser) as page:
        yield page


@contextmanager
def opened(served: Served, browser: playwright.Browser) -> Iterator[playwright.Page]:
    """A served page in a browser, with its cards drawn; it may say nothing to the console."""
    said: list[str] = []
    with browser.new_context(viewport={"width": 1200, "height": 900}) as context:
        shown = context.new_page()
        shown.on("console", lambda message: said.append(message.text))
        shown.on("pageerror", lambda error: said.append(str(error)))
        shown.goto(served.url)
        shown.wait_for_selector(f"{HATCHET} img")
        yield shown
    assert said == []


def _drawn(page: playwright.Page, card: str, language: str = "en", side: str = "front") -> str:
    """The address of a face once its picture is there."""
    place = f"{card} figure[lang={language}] .{side} img"
    page.wait_for_function("place => document.querySelector(place)?.naturalWidth > 0", arg=place)
    return str(page.get_attribute(place, "src"))


def test_faces_of_both_languages_stand_side_by_side(page: playwright.Page) -> None:
    """Each card shows its face in each language, whose text is read aloud in its own."""
    assert _drawn(page, HATCHET, "en") != _drawn(page, HATCHET, "pl")
    assert page.get_attribute(f"{HATCHET} figure[lang=en] .front img", "alt").startswith("Hatchet. ")
    english, polish = (page.locator(f"{HATCHET} figure[lang={code}]").bounding_box() for code in ("en", "pl"))
    assert english["y"] == polish["y"]
    assert english["x"] + english["width"] < polish["x"]


def test_search_and_kinds_filter(page: playwright.Page) -> None:
    """Words of the text, without accents, and kinds leave only the cards that have them."""
    page.fill("#search", "chops")
    assert (page.is_visible(HATCHET), page.is_visible(RAT)) == (True, False)
    page.fill("#search", "no such word")
    assert page.is_visible("#nothing")
    page.fill("#search", "")
    page.click("#kinds button:has-text('monster')")
    assert (page.is_visible(HATCHET), page.is_visible(RAT)) == (False, True)


def test_keyboard_walks_opens_and_turns(page: playwright.Page) -> None:
    """Arrows walk, Enter opens, arrows leaf on, Escape comes back to the card, T turns it over, / searches."""
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.id") == "card-rat"
    page.keyboard.press("Enter")
    assert page.locator("dialog h2").inner_text().startswith("Rat")
    page.keyboard.press("ArrowRight")
    assert page.locator("dialog h2").inner_text().startswith("Hatchet")
    page.keyboard.press("Escape")
    page.wait_for_selector(f"{HATCHET}:focus")
    page.keyboard.press("t")
    assert "turned" in page.get_attribute(HATCHET, "class")
    _drawn(page, HATCHET, side="back")
    page.keyboard.press("/")
    assert page.evaluate("document.activeElement.id") == "search"


def test_a_save_shows_without_a_reload(changing: playwright.Page, served: Served) -> None:
    """A saved file changes the picture and nothing else; the page is not loaded again."""
    page = changing
    page.evaluate("window.stays = true")
    before, other = _drawn(page, HATCHET), _drawn(page, RAT)
    file = served.root / "content/mini/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace("axe = Hatchet", "axe = Cleaver"), "utf-8")
    page.wait_for_selector(f"{HATCHET} h2:has-text('Cleaver')")
    page.wait_for_function(
        "([place, before]) => document.querySelector(place).getAttribute('src') !== before",
        arg=[f"{HATCHET} figure[lang=en] .front img", before],
    )

    assert (_drawn(page, RAT), page.evaluate("window.stays")) == (other, True)


def test_words_change_in_place(changing: playwright.Page, served: Served) -> None:
    """Where only a picture and what it says change, the page keeps every element: nothing is laid out anew."""
    page = changing
    place = f"{HATCHET} figure[lang=en] .front img"
    before = _drawn(page, HATCHET)
    page.evaluate("place => { window.kept = document.querySelector(place) }", place)
    file = served.root / "content/mini/text/en.ftl"
    file.write_text(file.read_text("utf-8").replace("It chops anything.", "It chops nothing."), "utf-8")
    page.wait_for_function("before => window.kept.getAttribute('src') !== before", arg=before)

    assert page.evaluate("window.kept.isConnected")
    assert _drawn(page, HATCHET) == page.evaluate("window.kept.getAttribute('src')") != before
    assert "It chops nothing." in str(page.get_attribute(place, "alt"))


def test_an_error_stands_on_its_card(changing: playwright.Page, served: Served) -> None:
    """A mistake is told on the card with file and line, counted, and filtered for; the face stays, marked."""
    page = changing
    before = _drawn(page, HATCHET)
    file = served.root / "content/mini/weapons/axe.json"
    file.write_text(file.read_text("utf-8").replace('"durability": ', '"durability": -'), "utf-8")
    page.wait_for_selector(f"{HATCHET} .told .error")

    assert "content/mini/weapons/axe.json:" in page.inner_text(f"{HATCHET} .told")
    assert _drawn(page, HATCHET) == before
    assert page.locator(f"{HATCHET} figure.stale").count() == 2
    page.keyboard.press("p")
    assert (page.is_visible(HATCHET), page.is_visible(RAT)) == (True, False)


def test_ids_that_every_object_has_are_cards_like_others(mini: Path, browser: playwright.Browser) -> None:
    """A card may be called like what JavaScript's objects inherit: it is shown, and stays after a save."""
    for id_ in INHERITED:
        text = (mini / "content/mini/weapons/axe.json").read_text("utf-8")
        (mini / f"content/mini/weapons/{id_}.json").write_text(
            text.replace('"id": "axe"', f'"id": "{id_}"'), "utf-8"
        )
    deck = mini / "content/mini/decks/main.json"
    told = json.loads(deck.read_text("utf-8"))
    deck.write_text(json.dumps(told | {"cards": told["cards"] | dict.fromkeys(INHERITED, 1)}), "utf-8")
    for text in (mini / "content/mini/text").iterdir():
        added = "".join(f"{id_} = {id_.title()}\n" for id_ in INHERITED)
        text.write_text(text.read_text("utf-8") + added, "utf-8")
    with serving(mini) as served, opened(served, browser) as page:
        assert page.locator("article.card").count() == 2 + len(INHERITED)
        file = mini / "content/mini/text/en.ftl"
        file.write_text(file.read_text("utf-8").replace("axe = Hatchet", "axe = Cleaver"), "utf-8")
        page.wait_for_selector(f"{HATCHET} h2:has-text('Cleaver')")
        for id_ in INHERITED:
            assert page.inner_text(f"#card-{id_} code") == id_


def test_sheets_turn_over(page: playwright.Page) -> None:
    """A sheet of the cut sheets shows its front, and its back when it is pressed."""
    page.click("#sheets-tab")
    page.wait_for_selector(".sheet img")
    page.wait_for_function("() => document.querySelector('.sheet img + img').naturalWidth > 0")
    page.click(".sheet >> nth=0")

    assert page.get_attribute(".sheet >> nth=0", "aria-pressed") == "true"


def test_everything_has_a_name_and_contrast(page: playwright.Page) -> None:
    """Every control and picture has a name, in the light and in the dark, and words stand out from the ground."""
    nameless = page.evaluate(
        """() => [...document.querySelectorAll("button, input, select, img, dialog, article")]
            .filter((each) => each.offsetParent)
            .filter((each) => !(each.textContent.trim() || each.alt || each.ariaLabel || each.closest("label")
                || document.getElementById(each.getAttribute("aria-labelledby"))))
            .map((each) => each.outerHTML.slice(0, 80))"""
    )
    assert nameless == []
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        assert page.evaluate(_CONTRAST) > 4.5


_CONTRAST = """() => {
  const light = (colour) => { // relative luminance as WCAG defines it
    const made = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    made.fillStyle = colour;
    made.fillRect(0, 0, 1, 1);
    const [r, g, b] = [...made.getImageData(0, 0, 1, 1).data].map((each) => each / 255)
      .map((each) => each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const against = (a, b) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
  const ground = (each) => {
    for (let at = each; at; at = at.parentElement) {
      const colour = getComputedStyle(at).backgroundColor;
      if (!colour.endsWith(", 0)")) return colour;
    }
    return "white";
  };
  const words = document.querySelectorAll("h1, h2, h2 code, figcaption, button, footer, #state, .zoom, select");
  return Math.min(...[...words].filter((each) => each.offsetParent)
    .map((each) => against(light(getComputedStyle(each).color), light(ground(each)))));
}"""
