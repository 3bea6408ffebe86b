"""The module of VASSAL: every piece as often as printed, with names, ids and pictures, the same in each run."""

from __future__ import annotations

import re
import zipfile
from collections import Counter
from dataclasses import replace
from xml.etree import ElementTree

import pytest
from tests.targets.exports.conftest import GAMES, LANGUAGE

from cardpress.models.game import Lies

WIDGET = "VASSAL.build.widget."


def _module(folder, game):
    """What is built, and the names of all files."""
    with zipfile.ZipFile(folder / f"{game}-{LANGUAGE}.vmod") as module:
        assert {info.date_time for info in module.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        return ElementTree.fromstring(module.read("buildFile.xml")), module.namelist()


def slots_of(tree):
    """Every piece of a module."""
    return [*tree.iter(f"{WIDGET}CardSlot"), *tree.iter(f"{WIDGET}PieceSlot")]


def traits(slot):
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
    for slot in slots_of(tree):
        own = traits(slot)
        component = next(state for type_, state in own if type_ == ["mark", "Component"])
        copies[component] += 1
        assert slot.get("entryName") == words.texts[LANGUAGE].components[component].name
        shown |= {type_[2] for type_, _ in own if type_[0] == "obs"} | {own[-1][0][3]}
        ids.append(slot.get("gpid"))
        assert own[-1][0][0] == "piece"
        assert own[-1][1].split(";")[3] == slot.get("gpid")
    assert copies == Counter(model.copies())
    assert len(set(ids)) == len(ids)
    assert max(map(int, ids)) < int(tree.get("nextPieceSlotId"))
    assert shown == {name.removeprefix("images/") for name in files if name.startswith("images/")}


@pytest.mark.parametrize("game", GAMES)
def test_what_is_shuffled_lies_face_down(game, undrawn, linked, tmp_path):
    """Shuffled piles and bags are decks drawn from unseen whose every piece can be hidden; boards are fixed."""
    tree, _ = _module(undrawn(game, tmp_path), game)
    model, _ = linked[game]
    told: dict[Lies, set[str]] = {lies: set() for lies in Lies}
    for deck in model.decks:
        for id_ in deck.cards:
            told[deck.pile_of(id_, model.components[id_].model.kind)[1].lies].add(id_)
    hidden, decks = set(), [*tree.iter("VASSAL.build.module.map.DrawPile")]
    for deck in decks:
        slots = [*deck.iter(f"{WIDGET}CardSlot")]
        if deck.get("faceDown") == "Always":
            assert deck.get("shuffle") == "Always"
            hidden |= {component_of(slot) for slot in slots}
            assert {traits(slot)[0][0][0] for slot in slots} == {"obs"}
        else:
            assert (deck.get("faceDown"), deck.get("shuffle")) == ("Never", "Never")
    assert hidden == told[Lies.SHUFFLED] | told[Lies.BAG]
    fixed = {component_of(slot) for slot in slots_of(tree) if traits(slot)[0][0][0] == "immob"}
    assert fixed == told[Lies.BOARD]


def component_of(slot):
    """The component that a piece is."""
    return next(state for type_, state in traits(slot) if type_ == ["mark", "Component"])


@pytest.mark.parametrize("game", GAMES)
def test_each_side_has_a_hand_nobody_else_sees(game, undrawn, tmp_path):
    """The roster names every seat once; each has one private hand window, which nobody else opens."""
    tree, _ = _module(undrawn(game, tmp_path), game)
    seats = [entry.text for entry in tree.find("VASSAL.build.module.PlayerRoster").iter("entry")]
    hands = [*tree.iter("VASSAL.build.module.PlayerHand")]
    assert len(set(seats)) == len(seats) >= 5
    assert [(hand.get("side"), hand.get("visible"), hand.get("mapName")) for hand in hands] == [
        (seat, "false", seat) for seat in seats
    ]


def test_a_piece_without_a_back_is_hidden_too(undrawn, linked, tmp_path, monkeypatch):
    """In a shuffled pile a piece that has no back lies under a blank picture, which is in the module."""
    model, words = linked["mephisto"]
    kinds = {name: kind.model_copy(update={"back": None}) for name, kind in model.settings.kinds.items()}
    bare = replace(model, settings=model.settings.model_copy(update={"kinds": kinds}))
    monkeypatch.setitem(linked, "mephisto", (bare, words))
    tree, files = _module(undrawn("mephisto", tmp_path), "mephisto")
    (deck,) = (one for one in tree.iter("VASSAL.build.module.map.DrawPile") if one.get("faceDown") == "Always")
    masks = {tuple(traits(slot)[0][0][i] for i in (0, 2)) for slot in deck.iter(f"{WIDGET}CardSlot")}
    assert masks == {("obs", "blank-rectangle-63x88.jpg")}
    assert "images/blank-rectangle-63x88.jpg" in files


def test_two_runs_are_equal(undrawn, tmp_path):
    """Equal input gives equal bytes."""
    runs = [undrawn("mephisto", tmp_path / run) / f"mephisto-{LANGUAGE}.vmod" for run in ("one", "two")]
    assert runs[0].read_bytes() == runs[1].read_bytes()
