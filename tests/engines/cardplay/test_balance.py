"""Pages about balance say what the figures beside them say, and these are of the games as they are."""

import json
from pathlib import Path

import pytest
from tests.engines.properties.ways import rules_data

from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.playtest import docs

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGES = [page for page in sorted(DOCS.glob("balance*.md")) if docs.BEGIN in page.read_text("utf-8")]


def figures(page):
    """The figures of a page: those that give it as it is."""
    text = page.read_text("utf-8")
    found = [json.loads(file.read_text("utf-8")) for file in sorted((DOCS / docs.FIGURES).glob("*.json"))]
    return next((told for told in found if docs.renewed(text, told) == text), None)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_a_page_says_what_its_figures_say(page):
    """Between its marks stands what the JSON gives, of these rules: a changed game asks for a new report."""
    told = figures(page)
    assert told is not None, "run the command the page names again"
    assert told["content_sha256"] == rules_data(told["game"]).CONTENT_SHA256
    assert f"cardplay report {told['game']} " in page.read_text("utf-8")


def test_every_game_has_a_page():
    """Each game is reported on one page, by the JSON of its name and no other."""
    assert sorted(figures(page)["game"] for page in PAGES) == sorted(names())
    assert sorted(file.stem for file in (DOCS / docs.FIGURES).glob("*.json")) == sorted(names())
