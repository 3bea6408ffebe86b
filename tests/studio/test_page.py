"""The studio in a real browser: a rule changed in its sentence, and axe-core, which judges pages."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

import pytest
from tests.chromium import needs_browser
from tests.studio.conftest import RAT, ROOT, Served

if TYPE_CHECKING:
    from playwright.sync_api import Browser, Page

playwright = pytest.importorskip("playwright.sync_api")
pytestmark = needs_browser
AXE = ROOT / "node_modules/axe-core/axe.min.js"
WIDE, NARROW = (1440, 900), (390, 844)


@contextmanager
def opened(
    browser: Browser, served: Served, size: tuple[int, int] = WIDE, scheme: Any = "light"
) -> Iterator[Page]:
    """The page with the rat on it; it says nothing to the console, and asks no other origin."""
    said: list[str] = []
    with browser.new_context(
        viewport={"width": size[0], "height": size[1]}, locale="en", color_scheme=scheme
    ) as context:
        page = context.new_page()
        page.on("console", lambda message: said.append(message.text))
        page.on("pageerror", lambda error: said.append(str(error)))
        page.on("request", lambda asked: said.extend([] if asked.url.startswith(served.url) else [asked.url]))
        page.goto(f"{served.url}#mini/rat")
        page.wait_for_selector(".rule")
        yield page
    assert [one for one in said if "409" not in one] == []


def _file(served: Served) -> dict[str, Any]:
    return json.loads((served.studio.root / RAT).read_text("utf-8"))


def _press(page: Page, pointer: str, language: str = "en") -> None:
    page.click(f'.rule[lang="{language}"] [data-pointer="{pointer}"]')
    page.wait_for_selector("#panel h2")


def _state(page: Page, text: str) -> None:
    page.wait_for_selector(f'#state:text-matches("^{text}", "")')


def _assert_axe_finds_nothing(page: Page) -> None:
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found["violations"]] == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_an_amount_is_pressed_and_changed(browser: Browser, served: Served) -> None:
    """The number of a sentence is changed in it; all languages and the file follow, and undo gives it back."""
    with opened(browser, served) as page:
        _press(page, "/immediate/do/amount")
        page.click('button[aria-label="One more"]')
        _state(page, "Written")
        assert _file(served)["immediate"]["do"]["amount"] == 2
        assert "2 favor" in page.inner_text('.rule[lang="en"]').replace("\u00a0", " ")
        assert "2 punkty" in page.inner_text('.rule[lang="pl"]').replace("\u00a0", " ")
        page.click("#undo")
        _state(page, "Undone")
        assert _file(served)["immediate"]["do"]["amount"] == 1


def test_a_clause_is_wrapped_and_a_rule_taken_away(browser: Browser, served: Served) -> None:
    """By the keyboard alone: "may" around a clause, then the rule away; each is one press and undone by one."""
    with opened(browser, served) as page:
        for pointer, chosen in (
            ("/immediate/do", '.suggestions button:has-text("may")'),
            ("/immediate", 'h3:has-text("Take away") + .suggestions button:has-text("remove")'),
        ):
            page.focus(f'.rule[lang="en"] [data-pointer^="{pointer}"]')
            page.keyboard.press("Enter")
            page.wait_for_selector("#panel h2")
            if page.query_selector(
                f".ways button:not([aria-current]):nth-last-child({1 if pointer == '/immediate' else 2})"
            ):
                page.focus(f".ways button:nth-last-child({1 if pointer == '/immediate' else 2})")
                page.keyboard.press("Enter")
            page.wait_for_selector(chosen)
            page.focus(chosen)
            page.keyboard.press("Enter")
            _state(page, "Written")
            page.evaluate("document.getElementById('state').textContent = ''")
        assert "immediate" not in _file(served)
        for _ in range(2):
            page.click("#undo")
            _state(page, "Undone")
            page.evaluate("document.getElementById('state').textContent = ''")
        assert _file(served)["immediate"]["do"]["op"] == "lose"


def test_the_later_of_two_pages_is_shown_both(browser: Browser, served: Served) -> None:
    """Two pages change the same card: the later one sees the file and its own, and keeps what it chooses."""
    with opened(browser, served) as first, opened(browser, served) as second:
        second.focus("#field-attack")  # whoever types is not shown another card meanwhile
        for page, value in ((first, "5"), (second, "7")):
            page.fill("#field-attack", value)
            page.press("#field-attack", "Tab")
            _state(page, "Written" if page is first else "Not written")
        assert _file(served)["attack"] == 5
        assert '"attack": 5' in second.inner_text("#both section:first-child pre")
        assert '"attack": 7' in second.inner_text("#both section:last-child pre")
        second.click("#over")
        _state(second, "Written")
        assert _file(served)["attack"] == 7
        for _ in range(2):
            second.evaluate("document.getElementById('state').textContent = ''")
            second.click("#undo")
            _state(second, "Undone")
        assert _file(served)["attack"] == 2


def test_a_field_keeps_its_bounds(browser: Browser, served: Served) -> None:
    """A number past its bounds is refused where it is typed; nothing is written."""
    with opened(browser, served) as page:
        page.fill("#field-attack", "99")
        page.press("#field-attack", "Tab")
        assert not page.evaluate("document.querySelector('#field-attack').validity.valid")
        assert _file(served)["attack"] == 2


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "light"), (WIDE, "dark"), (NARROW, "light")])
def test_axe_finds_nothing(browser: Browser, served: Served, size: tuple[int, int], scheme: str) -> None:
    """axe-core finds no violation, with a word chosen and without, and nothing is wider than the screen."""
    with opened(browser, served, size, scheme) as page:
        for pointer in ("", "/immediate/do/amount", "/immediate/do/who"):
            if pointer:
                _press(page, pointer)
            _assert_axe_finds_nothing(page)


def test_a_name_is_changed_beside_that_of_other_languages(browser: Browser, served: Served) -> None:
    """Texts of all languages stand beside each other; a changed one is on the card and in the list at once."""
    with opened(browser, served) as page:
        page.fill("#word-name-en", "Fat Rat")
        page.press("#word-name-en", "Tab")
        _state(page, "Written")
        assert page.inner_text("#card h2") == "Fat Rat"
        assert "Fat Rat" in page.inner_text("#cards")
        page.click("#undo")
        _state(page, "Undone")
        assert page.input_value("#word-name-en") == "Rat"


def test_a_file_saved_in_an_editor_is_shown(browser: Browser, served: Served) -> None:
    """The page is told of what an editor saved, and shows it without being asked."""
    path = served.studio.root / RAT
    before = path.read_text("utf-8")
    with opened(browser, served) as page:
        path.write_text(before.replace('"amount": 1', '"amount": 4'), "utf-8")
        served.studio.refresh()
        page.wait_for_selector('.rule[lang="en"]:has-text("4")')
        path.write_text(before, "utf-8")
        served.studio.refresh()
        page.wait_for_selector('.rule[lang="en"]:has-text("1")')


def test_a_card_is_made_and_given_a_rule_by_keyboard_alone(browser: Browser, served: Served) -> None:
    """New card, its names, then a rule typed as a sentence: with Tab, Enter and letters, no mouse and no JSON."""
    with opened(browser, served) as page:
        page.focus("#new")
        page.keyboard.press("Enter")
        page.wait_for_selector("dialog[open] #new-id")
        _assert_axe_finds_nothing(page)
        page.keyboard.type("Barn Owl")
        page.keyboard.press("Tab")
        page.keyboard.type("Sowa")
        page.keyboard.press("Enter")
        _state(page, "Written")
        assert page.input_value("#field-attack") != ""
        page.focus("#field-immediate")
        page.keyboard.press("Enter")
        page.wait_for_selector("#typed-rule:focus")
        page.keyboard.type("Gain 3 favour.")
        page.keyboard.press("Enter")
        page.wait_for_selector('.typed mark:text("favour")')
        page.wait_for_selector('.readings [lang="pl"]:has-text("Zyskaj")')
        _assert_axe_finds_nothing(page)
        page.keyboard.press("Tab")
        page.keyboard.press("Tab")
        page.keyboard.press("Enter")
        _state(page, "Written: barn_owl")
        made = json.loads((served.studio.root / "content/mini/monsters/barn_owl.json").read_text("utf-8"))
        assert made["immediate"] == {"op": "gain", "amount": 3, "resource": "favor"}
        assert page.inner_text('.rule[lang="pl"]')
        for _ in range(2):
            page.evaluate("document.getElementById('state').textContent = ''")
            page.click("#undo")
            _state(page, "Undone")
        assert not (served.studio.root / "content/mini/monsters/barn_owl.json").exists()


def test_the_page_speaks_the_language_one_reads(browser: Browser, served: Served) -> None:
    """Whoever reads Polish cards is told everything in Polish, and nothing English is left."""
    with opened(browser, served) as page:
        page.select_option("#language", "pl")
        assert page.inner_text("#undo") == "Cofnij"
        _press(page, "/immediate/do/amount", "pl")
        page.wait_for_selector('#panel h3:has-text("Zamiast tego")')  # what is offered comes as it is found
        said = page.inner_text("body")
        told = '.rule[lang="{}"] [data-pointer="/immediate/do/amount"]'
        assert {page.get_attribute(told.format(code), "title") for code in ("pl", "en")} == {"Ile: 1"}
        assert "Nazwa" in said
        assert "Atak" in said
        page.click("#more summary")
        assert "schemas/mini.py" in page.inner_text("#shapes-are-code")
        assert page.query_selector("#new-kind-button") is None
        assert [one for one in ("Undo", "Instead", "Fields", "Words", "Take away") if one in said] == []
        assert page.get_attribute("html", "lang") == "pl"


PASTED = "id\tname:en\tname:pl\tattack\nrat\tRat\tSzczur\t9\nbarn_owl\tBarn Owl\tSowa\t4\n"


def test_a_table_is_filled_pasted_and_undone(browser: Browser, served: Served) -> None:
    """All cards of a kind: a cell typed into by keys, rows pasted from a spreadsheet as changes and new cards."""
    with opened(browser, served) as page:
        page.click('[data-kind="monster"]')
        page.wait_for_selector('.grid [data-column="attack"]')
        _assert_axe_finds_nothing(page)
        page.click('tr[data-row="rat"] [data-column="attack"]')
        page.keyboard.type("7")
        page.keyboard.press("Enter")
        _state(page, "Written")
        assert _file(served)["attack"] == 7
        page.evaluate(
            """text => { const data = new DataTransfer(); data.setData("text/plain", text);
            document.querySelector('tr[data-row="rat"] td').dispatchEvent(
              new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true })); }""",
            PASTED,
        )
        page.wait_for_selector('tr[data-row="barn_owl"]')
        assert _file(served)["attack"] == 9
        page.fill('[id="filter-attack"]', "<5")
        page.wait_for_selector('tr[data-row="rat"]', state="detached")
        assert page.inner_text('tr[data-row="barn_owl"] [data-column="name:pl"]') == "Sowa"
        for number in (1, 2):
            page.evaluate("document.getElementById('state').textContent = ''")
            page.click("#undo")
            _state(page, "Undone")
            page.fill('[id="filter-attack"]', "")
            page.wait_for_selector('tr[data-row="barn_owl"]', state="detached")
            assert _file(served)["attack"] == {1: 7, 2: 2}[number]


def test_what_a_cell_cannot_hold_is_marked_at_it(browser: Browser, served: Served) -> None:
    """A number past its bounds is not written; its cell says why."""
    with opened(browser, served, NARROW) as page:
        page.click('[data-kind="monster"]')
        page.click('tr[data-row="rat"] [data-column="attack"]')
        page.keyboard.type("99")
        page.keyboard.press("Enter")
        _state(page, "Not written")
        page.wait_for_selector('tr[data-row="rat"] [data-column="attack"][aria-invalid="true"]')
        assert _file(served)["attack"] == 2
        _assert_axe_finds_nothing(page)


@pytest.mark.parametrize(("size", "scheme"), [(WIDE, "dark"), (NARROW, "light")])
def test_a_template_is_typed_beside_its_cards(
    browser: Browser, served: Served, size: tuple[int, int], scheme: str
) -> None:
    """Ctrl+S draws the cards beside it; a fault leads to its line, its card is marked, and undo takes it back."""
    with opened(browser, served, size, scheme) as page:
        page.click("#open-templates")
        page.wait_for_selector('[data-face="rat"] svg .safe')
        _assert_axe_finds_nothing(page)
        before = page.input_value("#template-text")
        page.fill("#template-text", f"{before}{{{{ card.nobody }}}}\n")
        page.press("#template-text", "Control+s")
        _state(page, "Written; problems: 1")
        page.wait_for_selector('[data-face="rat"].wrong img')
        _assert_axe_finds_nothing(page)
        page.click("#template-problems .where")
        chosen = "one => one.value.slice(one.selectionStart, one.selectionEnd)"
        assert "nobody" in page.locator("#template-text").evaluate(chosen)
        page.click("#undo")
        _state(page, "Undone")
        assert page.input_value("#template-text") == before
        assert page.query_selector('[data-face="rat"].wrong') is None
        page.uncheck("#lines-safe")
        page.wait_for_selector('[data-face="rat"] svg .safe', state="detached")
