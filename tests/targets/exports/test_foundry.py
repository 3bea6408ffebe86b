"""The compendium of Foundry VTT: keys its tool can pack, cards in the order they lie, pictures that are there."""

from __future__ import annotations

import json
import re
from collections import Counter

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE

from cardpress.models.game import Lies


def _decks(folder, game):
    module = folder / f"{game.replace('_', '-')}-{LANGUAGE}"
    return module, [json.loads(path.read_text("utf-8")) for path in (module / "packs/_source/decks").iterdir()]


@pytest.mark.parametrize("game", GAMES)
def test_keys_and_ids_belong_together(game, undrawn, tmp_path):
    """An id has sixteen letters and digits and is used once; a key is that of the deck and of its card."""
    _, decks = _decks(undrawn(game, tmp_path), game)
    ids = [deck["_id"] for deck in decks] + [card["_id"] for deck in decks for card in deck["cards"]]
    assert len(set(ids)) == len(ids)
    assert all(re.fullmatch("[0-9A-Za-z]{16}", id_) for id_ in ids)
    for deck in decks:
        assert deck["_key"] == f"!cards!{deck['_id']}"
        for place, card in enumerate(deck["cards"]):
            assert card["_key"] == f"!cards.cards!{deck['_id']}.{card['_id']}"
            assert (card["sort"], card["origin"]) == (place, deck["_id"])


@pytest.mark.parametrize("game", GAMES)
def test_cards_are_what_is_printed(game, undrawn, linked, tmp_path):
    """Copies are those of the decks, names those of the language, and every picture is in the module."""
    folder = undrawn(game, tmp_path)
    module, decks = _decks(folder, game)
    described = json.loads((module / "module.json").read_text("utf-8"))
    assert described["id"] == module.name
    model, words = linked[game]
    copies: Counter[str] = Counter()
    named = {deck["img"] for deck in decks}
    for card in (card for deck in decks for card in deck["cards"]):
        component = card["flags"][module.name]["component"]
        copies[component] += 1
        assert card["name"] == words.texts[LANGUAGE].components[component].name
        named |= {card["faces"][0]["img"], card["back"]["img"]}
    assert copies == Counter(model.copies())
    assert named == {f"modules/{module.name}/images/{path.name}" for path in (module / "images").iterdir()}


@pytest.mark.parametrize("game", GAMES)
def test_what_lies_open_shows_its_face(game, undrawn, linked, tmp_path):
    """What is shuffled or drawn from a bag lies face down, a supply, a board and all else face up."""
    module, decks = _decks(undrawn(game, tmp_path), game)
    model, _ = linked[game]
    told = {}
    for deck in model.decks:
        for id_ in deck.cards:
            lies = deck.pile_of(id_, model.components[id_].model.kind)[1].lies
            told.setdefault(id_, set()).add(None if lies in {Lies.SHUFFLED, Lies.BAG} else 0)
    for card in (card for deck in decks for card in deck["cards"]):
        assert card["face"] in told[card["flags"][module.name]["component"]]
