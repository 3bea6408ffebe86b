"""The report of the deck in docs/ is of the deck as it is."""

import re
from pathlib import Path

from rules_data import adrenaline, meat_the_cult

DOCS = Path(__file__).resolve().parents[3] / "docs"
PAGE = DOCS / "balance.md"


def test_the_report_is_of_this_deck(data):
    """docs/balance.md names the hash of the rules data and every card: a changed deck asks for a new report."""
    page = PAGE.read_text("utf-8")
    assert set(re.findall(r"content (\S+)", page)) == {data.CONTENT_SHA256}
    for card, _ in data.DECKS["dungeon"]:
        assert re.search(rf"^\| {card} ", page, re.MULTILINE), card


def test_the_report_of_meat_the_cult_is_of_its_cards():
    """Its page names the hash of the rules data, and every creature, card of Destiny and leader."""
    page = (DOCS / "balance-meat-the-cult.md").read_text("utf-8")
    assert set(re.findall(r"content (\S+)", page)) == {meat_the_cult.CONTENT_SHA256}
    for deck in ("creatures", "destiny", "leaders"):
        for card, _ in meat_the_cult.DECKS[deck]:
            assert re.search(rf"^\| {card} ", page, re.MULTILINE), card


def test_the_report_of_adrenaline_is_of_its_weapons():
    """Its page names the hash of the rules data, and every personal weapon for three and for four players."""
    page = (DOCS / "balance-adrenaline.md").read_text("utf-8")
    assert set(re.findall(r"content (\S+)", page)) == {adrenaline.CONTENT_SHA256}
    for weapon in adrenaline.COMPONENTS.values():
        if weapon.kind == "weapon" and weapon.owner:
            assert len(re.findall(rf"^\| {weapon.id} ", page, re.MULTILINE)) == 2, weapon.id
