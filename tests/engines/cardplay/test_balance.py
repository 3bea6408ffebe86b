"""Pages about balance say what the figures beside them say, and these are of the games as they are."""

import json
from pathlib import Path

import pytest
from tests.engines.properties.ways import loader, rules_data

from cardpress_engines.cardplay.games import names
from cardpress_engines.cardplay.playtest import docs
from cardpress_engines.cardplay.playtest.report_texts import read_texts

GAMES = Path(__file__).resolve().parents[3] / "docs" / "games"
PAGES = sorted(GAMES.glob("*/balance.md"))


def figures(page):
    """The report whose figures a page shows."""
    return json.loads(docs.figures_of(page).read_text("utf-8"))


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.parent.name)
def test_a_page_says_what_its_figures_say(page):
    """Between its marks stands what the JSON gives, of these rules: a changed game asks for a new report."""
    told, text = figures(page), page.read_text("utf-8")
    game = loader(told["game"])(told["game"], told["tables"][0]["setup"])
    texts = read_texts(game, "en", None)
    assert docs.update_page(text, told, texts) == text, "run the command the page names again"
    assert told["content_sha256"] == rules_data(told["game"]).CONTENT_SHA256
    assert f"cardplay report {told['game']} " in text


def test_every_game_has_a_page():
    """Each game is reported on the page in its own folder."""
    assert {page.parent.name: figures(page)["game"] for page in PAGES} == {name: name for name in names()}
