"""Explaining a component: where it is written, what it says, on which pages it is."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pytest

from cardpress.commands import main
from cardpress.explain import explain, printed_pages
from cardpress.incremental.session import Session
from cardpress.models import manifest
from cardpress.pipeline import Outcome, check

ROOT = Path(__file__).resolve().parents[1]


@pytest.fixture(scope="module")
def outcome() -> Outcome:
    """Mephisto after checking, with its card pages built."""
    assert main.main(["build", "mephisto", "--root", str(ROOT), "--target", "cards_pdf"]) == main.FINE
    return check(ROOT, ["mephisto"], Session())


def test_explanation_names_the_line_of_the_effect(outcome: Outcome) -> None:
    """An effect is shown with the line of its file where it stands."""
    game = outcome.games["mephisto"]
    [reading] = explain(outcome, game, "flail", {}).readings
    lines = (ROOT / "content/mephisto/weapons/flail.json").read_text("utf-8").splitlines()

    assert lines[reading.line - 1].startswith('  "effect": {')
    assert set(reading.texts) == {"de", "en", "pl", "uk"}


def test_pages_of_a_component_are_where_its_bookmark_leads(outcome: Outcome) -> None:
    """The first page told for a card is the one its bookmark in cards.pdf opens."""
    game = outcome.games["mephisto"]
    pages = printed_pages(manifest.read(ROOT / "build"), game)["witch"]["mephisto/en/cards.pdf"]
    with pikepdf.open(ROOT / "build/mephisto/en/cards.pdf") as pdf, pdf.open_outline() as outline:
        [bookmark] = [item for item in outline.root if item.title == "Witch"]
        target = bookmark.destination or bookmark.action.D
        numbers = [page.objgen for page in pdf.pages]

    assert numbers.index(target[0].objgen) + 1 == pages[0]


def test_sheets_hold_every_card_on_some_leaf(outcome: Outcome) -> None:
    """Pages of sheets run from the first to the last leaf."""
    game = outcome.games["mephisto"]
    known = manifest.read(ROOT / "build")
    entry = known["mephisto/en/cards.pdf"]
    found = printed_pages({"mephisto/en/sheets-a4.pdf": entry}, game)
    pages = {page for component in found.values() for page in component["mephisto/en/sheets-a4.pdf"]}

    assert pages == set(range(1, 17))


def test_words_are_told_by_what_they_came_from(outcome: Outcome) -> None:
    """Each word and number of an effect is shown with what it says in each language."""
    explained = explain(outcome, outcome.games["mephisto"], "witch", {})
    ability = next(one for one in explained.readings if one.field == "ability")

    assert ability.words["/ability/event/what/kind"] == {
        "de": ("Zauber",),
        "en": ("spell",),
        "pl": ("czar",),
        "uk": ("закляття",),
    }
    assert (
        "      /ability/event/what/kind: de Zauber; en spell; pl czar; uk закляття"
        in explained.as_text().splitlines()
    )
    assert "/ability/event" not in ability.words
