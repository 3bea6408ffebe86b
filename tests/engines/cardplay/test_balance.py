"""The report of the deck in docs/ is of the deck as it is."""

import re
from pathlib import Path

PAGE = Path(__file__).resolve().parents[3] / "docs" / "balance.md"


def test_the_report_is_of_this_deck(data):
    """docs/balance.md names the hash of the rules data and every card: a changed deck asks for a new report."""
    page = PAGE.read_text("utf-8")
    assert set(re.findall(r"content (\S+)", page)) == {data.CONTENT_SHA256}
    for card, _ in data.DECKS["dungeon"]:
        assert re.search(rf"^\| {card} ", page, re.MULTILINE), card
