"""The export rulebook_page: one page for phones and for everybody, without a network or scripts."""

from __future__ import annotations

import re
from pathlib import Path
from shutil import copyfile
from urllib.parse import urlsplit
from urllib.request import url2pathname

import pytest
from tests.chromium import needs_browser
from tests.sampling import few_of
from tests.static_server import static_server

from cardpress.commands import main

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
ROOT = Path(__file__).resolve().parents[3]
AXE = ROOT / "node_modules/axe-core/axe.min.js"
PHONE = {"width": 360, "height": 740}
GAMES = ["adrenaline", "carnomorphs", "meat_the_cult", "mephisto", "neuroshima_hex"]


def _exported(game: str, language: str) -> str:
    asked = ["export", game, "--root", str(ROOT), "--to", "rulebook_page", "--lang", language]
    assert main.main(asked) == main.FINE
    return (ROOT / f"exports/{game}/rulebook_page/{language}/rulebook.html").as_uri()


@pytest.fixture(scope="module")
def polish() -> str:
    """The address of Mephisto's Polish page."""
    return _exported("mephisto", "pl")


@pytest.mark.parametrize("game", few_of(GAMES, 1, "rulebook pages"))
def test_a_page_is_for_everybody_and_asks_nobody(browser: playwright.Browser, game: str) -> None:
    """On a phone, light and dark, axe-core finds nothing, nothing is too wide, and no request leaves the file."""
    address = _exported(game, "en")
    page, asked, failed = browser.new_page(viewport=PHONE), list[str](), list[object]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("pageerror", lambda error: failed.append(error))  # noqa: PLW0108 a built-in function is refused
    page.goto(address)

    assert {url for url in asked if not url.startswith("data:")} == {address}
    assert failed == []
    assert page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    page.add_script_tag(path=str(AXE))
    for scheme in ("light", "dark"):
        page.emulate_media(color_scheme=scheme)
        told = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        assert [(each["id"], [node["html"] for node in each["nodes"]]) for each in told["violations"]] == []
    page.close()


def test_a_page_is_set_in_the_fonts_of_its_game(browser: playwright.Browser, polish: str) -> None:
    """What stands in the page is set with the fonts that are in it, its letters those of the language too."""
    page = browser.new_page(viewport=PHONE)
    page.goto(polish)
    page.evaluate("document.fonts.ready")
    fonts = page.evaluate("[...document.fonts].map(({ family, status }) => [family.replaceAll('\"', ''), status])")
    of_title = page.evaluate("getComputedStyle(document.querySelector('h1')).fontFamily")

    assert ["Alegreya", "loaded"] in fonts
    assert ["Grenze Gotisch", "loaded"] in fonts
    assert of_title.startswith('"Grenze Gotisch"')
    assert page.evaluate("document.fonts.check('20px \"Alegreya\"', 'Zażółć gęślą')")
    page.close()


def test_search_shows_the_places_of_a_word(browser: playwright.Browser, polish: str) -> None:
    """A word, with or without its accents, leaves only the parts that have it; an empty search shows all again."""
    page = browser.new_page(viewport=PHONE)
    page.goto(polish)
    whole = page.locator("main .part:visible").count()
    page.fill("input", "laska ")
    shown = page.locator("main .part:visible")

    assert 0 < shown.count() < whole / 4
    assert all("łask" in text.casefold() for text in shown.all_text_contents())
    assert str(shown.count()) in page.locator(".search [role=status]").inner_text()
    assert page.locator("main > section:visible").count() < page.locator("main > section").count()
    page.fill("input", "")
    assert page.locator("main .part:visible").count() == whole
    page.close()


def test_an_example_is_stepped_through(browser: playwright.Browser, polish: str) -> None:
    """Each step tells one line more before the table as it was; the last one shows the table as it is then."""
    page = browser.new_page(viewport=PHONE)
    page.goto(polish)
    example = page.locator(".example").filter(has=page.locator(".told li:nth-child(3)")).first
    (before, after), lines = example.locator(".scene").all(), example.locator(".told li")
    on, back = example.locator(".on"), example.locator(".back")

    assert before.is_visible()
    assert not after.is_visible()
    assert back.is_disabled()
    for step in range(1, lines.count() + 1):
        on.click()
        assert example.locator(".told li:visible").count() == step
        assert before.is_visible()
    on.click()
    assert after.is_visible()
    assert not before.is_visible()
    assert on.is_disabled()
    back.click()
    assert before.is_visible()
    page.close()


@pytest.mark.parametrize("is_there", [True, False])
def test_examples_lead_to_the_table_that_lies_beside(
    browser: playwright.Browser, polish: str, tmp_path: Path, *, is_there: bool
) -> None:
    """On a web server examples are played on in the export `web` of the game; without one nothing leads there."""
    place = tmp_path / "rulebook_page/pl/rulebook.html"
    place.parent.mkdir(parents=True)
    copyfile(url2pathname(urlsplit(polish).path), place)
    if is_there:
        (tmp_path / "web").mkdir()
        (tmp_path / "web/game.json").write_text("{}", "utf-8")
    page = browser.new_page(viewport=PHONE)
    with static_server(tmp_path) as origin, page.expect_response("**/web/game.json"):
        page.goto(f"{origin}rulebook_page/pl/rulebook.html")
    link = page.locator(".example .play a").first

    link.wait_for(state="visible" if is_there else "hidden")
    assert page.locator(".play:visible").count() == (page.locator(".example").count() if is_there else 0)
    assert re.fullmatch(rf"{origin}web/index.html#game=[\w-]+\.[1-4]", link.evaluate("link => link.href"))
    page.close()


def test_without_scripts_everything_is_shown(browser: playwright.Browser, polish: str) -> None:
    """Where no script runs both tables and all lines stand there, and nothing that would not work."""
    page = browser.new_context(java_script_enabled=False, viewport=PHONE).new_page()
    page.goto(polish)

    example = page.locator(".example").first
    assert all(scene.is_visible() for scene in example.locator(".scene").all())
    assert all(line.is_visible() for line in example.locator(".told li").all())
    assert page.locator("button:visible, input:visible").count() == 0
    page.context.close()


def test_symbols_say_what_they_are(browser: playwright.Browser, polish: str) -> None:
    """A symbol in a sentence is a picture with its name, and no character of the game's own font is left."""
    page = browser.new_page(viewport=PHONE)
    page.goto(polish)

    assert page.get_by_role("img", name="Trwałość").count() > 0
    assert not [each for each in page.locator("body").inner_text() if "\ue000" <= each <= "\uf8ff"]
    page.close()
