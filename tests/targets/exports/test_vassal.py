"""The module of VASSAL: every piece as often as printed, with names, ids and pictures, the same in each run."""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from xml.etree import ElementTree

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE

WIDGET = "VASSAL.build.widget."


def _module(folder, game):
    """What is built, and the names of all files."""
    with zipfile.ZipFile(folder / f"{game}-{LANGUAGE}.vmod") as module:
        assert {info.date_time for info in module.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        return ElementTree.fromstring(module.read("buildFile.xml")), module.namelist()


def _slots(tree):
    return [*tree.iter(f"{WIDGET}CardSlot"), *tree.iter(f"{WIDGET}PieceSlot")]


def _traits(slot):
    """Types and states of a piece's traits, each by the first word of its type."""
    _, _, types, states = re.split(r"(?<!\\)/", slot.text)
    pairs = zip(re.split(r"\\*\t", types), re.split(r"\\*\t", states), strict=True)
    return [(re.split(r"(?<!\\);", type_), state) for type_, state in pairs]


@pytest.mark.parametrize("game", GAMES)
def test_pieces_are_what_is_printed(game, undrawn, linked, tmp_path):
    """Copies are those of the decks, names those of the language, ids are unique, every picture is there."""
    tree, files = _module(undrawn(game, tmp_path), game)
    model, words = linked[game]
    copies: Counter[str] = Counter()
    shown, ids = set(), []
    for slot in _slots(tree):
        traits = _traits(slot)
        component = next(state for type_, state in traits if type_ == ["mark", "Component"])
        copies[component] += 1
        assert slot.get("entryName") == words.texts[LANGUAGE].components[component].name
        shown |= {type_[2] for type_, _ in traits if type_[0] == "obs"} | {traits[-1][0][3]}
        ids.append(slot.get("gpid"))
        assert traits[-1][0][0] == "piece"
        assert traits[-1][1].split(";")[3] == slot.get("gpid")
    assert copies == Counter(model.copies())
    assert len(set(ids)) == len(ids)
    assert max(map(int, ids)) < int(tree.get("nextPieceSlotId"))
    pictures = {name.removeprefix("images/") for name in files if name.startswith("images/")}
    assert shown <= pictures


def test_what_is_shuffled_lies_face_down(undrawn, tmp_path):
    """A shuffled pile is a deck drawn from unseen; a board is fixed."""
    tree, _ = _module(undrawn("adrenaline", tmp_path), "adrenaline")
    decks = [*tree.iter("VASSAL.build.module.map.DrawPile")]
    assert {(deck.get("faceDown"), deck.get("shuffle")) for deck in decks} >= {("Always", "Always")}
    assert any(_traits(slot)[0][0][0] == "immob" for slot in tree.iter(f"{WIDGET}PieceSlot"))


def test_two_runs_are_equal(undrawn, tmp_path):
    """Equal input gives equal bytes."""
    runs = [undrawn("mephisto", tmp_path / run) / f"mephisto-{LANGUAGE}.vmod" for run in ("one", "two")]
    assert runs[0].read_bytes() == runs[1].read_bytes()
