"""Cockatrice's files: elements in the order its schemas want, every card known by one name, with its picture."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE

from cardpress.effects.content import content, text_values
from cardpress.targets.exports.cockatrice.cards import SPOILED

ORDER = ["name", "text", "prop", "set", "token", "tablerow"]
"""Children of a card in the order of the program's schema."""


def _database(folder):
    (path,) = (folder / LANGUAGE / "customsets").iterdir()
    return ElementTree.parse(path).getroot()


@pytest.mark.parametrize("game", GAMES)
def test_a_card_is_what_the_rules_data_say(game, undrawn, linked, tmp_path):
    """Each component is one card; its numbers are those of data.json, its words those of the language."""
    root = _database(undrawn(game, tmp_path))
    assert (root.tag, root.get("version")) == ("cockatrice_carddatabase", "4")
    model, words = linked[game]
    kinds = content(model)["components"]
    fields = {id_: one for kind in kinds.values() for id_, one in kind.items()}
    told = text_values(model, words)[LANGUAGE]["components"]
    found = {card.find("prop/id").text: card for card in root.iter("card")}
    assert found.keys() == model.copies().keys()
    for id_, card in found.items():
        children = [child.tag for child in card]
        assert children == [name for name in ORDER if name in children]
        assert {"name", "set", "tablerow"} <= set(children)
        assert card.find("set").text == root.find("sets/set/name").text
        assert " ".join(told[id_]["name"].split()) in card.find("name").text
        for field in fields[id_].keys() & {child.tag for child in card.find("prop")} - {"type", "side"}:
            assert card.find(f"prop/{field}").text == str(fields[id_][field])


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_have_pictures(game, undrawn, tmp_path):
    """The program knows cards by names: no two share one, and each has a picture where it is looked for."""
    folder = undrawn(game, tmp_path)
    names = [card.find("name").text for card in _database(folder).iter("card")]
    assert len(set(names)) == len(names)
    pictures = {path.stem for path in (folder / LANGUAGE / "pics" / "CUSTOM").iterdir()}
    assert pictures == {name.translate(SPOILED) for name in names}


@pytest.mark.parametrize("game", GAMES)
def test_deck_lists_count_copies(game, undrawn, linked, tmp_path):
    """A deck list has the cards of a pile as often as they are printed, by names the database knows."""
    folder = undrawn(game, tmp_path)
    ids = {card.find("name").text: card.find("prop/id").text for card in _database(folder).iter("card")}
    copies = linked[game][0].copies()
    listed: Counter[str] = Counter()
    for path in (folder / LANGUAGE / "decks").iterdir():
        root = ElementTree.parse(path).getroot()
        assert [child.tag for child in root] == ["deckname", "comments", "zone"]
        listed.update({ids[card.get("name")]: int(card.get("number")) for card in root.iter("card")})
    assert listed
    assert all(copies[id_] == number for id_, number in listed.items())
