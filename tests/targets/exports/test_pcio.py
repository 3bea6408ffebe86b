"""A room of PlayingCards.io: sound in itself, with every piece as often as it is printed."""

from __future__ import annotations

import io
import json
import re
import zipfile
from collections import Counter

import pytest
from PIL import Image
from tests.sampling import IS_WHOLE
from tests.targets.exports.conftest import GAMES, ROOT

from cardpress.commands import main
from cardpress.targets.exports.pcio.room import HAND_AT, WIDTH

LANGUAGE = "en"
ROOMS = GAMES if IS_WHOLE else ["adrenaline", "meat_the_cult"]
"""In soak every game; else one in which faults are planted, and one more."""
LARGEST = 2 * 1024**2
"""Bytes of the largest picture that programs which read rooms take."""


@pytest.fixture(scope="module")
def rooms(tmp_path_factory):
    """The room of each game in one language, with small pictures: its widgets and its pictures."""
    out = tmp_path_factory.mktemp("pcio")
    words = ["--root", str(ROOT), "--to", "pcio", "--lang", LANGUAGE, "--dpi", "40", "--out", str(out)]
    assert main.main(["export", *ROOMS, *words]) == main.FINE
    found = {}
    for game in ROOMS:
        with zipfile.ZipFile(out / game / "pcio" / f"{game}-{LANGUAGE}.pcio") as room:
            files = {name: room.read(name) for name in room.namelist()}
            assert {info.date_time for info in room.infolist()} == {(1980, 1, 1, 0, 0, 0)}
        found[game] = json.loads(files.pop("widgets.json")), files
    return found


@pytest.mark.parametrize("game", ROOMS)
def test_widgets_refer_to_what_is_there(game, rooms):
    """Ids are unique; parents, decks and types of cards exist, a parent before what lies in it."""
    widgets, _ = rooms[game]
    known = {}
    for widget in widgets:
        assert widget["id"] not in known
        assert "parent" not in widget or known[widget["parent"]]["type"] == "cardPile"
        if widget["type"] == "card":
            assert widget["cardType"] in known[widget["deck"]]["cardTypes"]
            assert known[widget["deck"]]["parent"] == widget["parent"]
        known[widget["id"]] = widget


@pytest.mark.parametrize("game", ROOMS)
def test_pictures_are_there_and_small_enough(game, rooms):
    """Each picture that is named is in the zip, none besides; values of a type are texts."""
    widgets, files = rooms[game]
    named = set()
    for widget in widgets:
        named |= {widget["boardImage"]} if "boardImage" in widget else set()
        for values in widget.get("cardTypes", {}).values():
            assert all(isinstance(value, str) and value for value in values.values())
            named |= {values["image"], values["back"]}
            fields = {one["value"] for side in ("faceTemplate", "backTemplate") for one in widget[side]["objects"]}
            assert fields <= values.keys()
    assert named == {f"package://{name}" for name in files}
    for data in files.values():
        assert len(data) < LARGEST
        assert Image.open(io.BytesIO(data)).format in {"JPEG", "PNG"}


@pytest.mark.parametrize("game", ROOMS)
def test_every_piece_is_there_as_often_as_it_is_printed(game, rooms, linked):
    """Cards and boards together are the copies of the decks, and their names those of the language."""
    widgets, _ = rooms[game]
    model, words = linked[game]
    cards = Counter(widget["cardType"] for widget in widgets if widget["type"] == "card")
    copies = model.copies()
    assert all(copies[component] == count for component, count in cards.items())
    assert sum(copies.values()) == cards.total() + sum(widget["type"] == "board" for widget in widgets)
    for widget in widgets:
        for component, values in widget.get("cardTypes", {}).items():
            assert values["name"] == words.texts[LANGUAGE].components[component].name


@pytest.mark.parametrize("game", ROOMS)
def test_piles_do_not_lie_upon_each_other(game, rooms):
    """Piles stay on the table, above the hand, with their labels clear of what lies above."""
    widgets, _ = rooms[game]
    piles = [widget for widget in widgets if widget["type"] == "cardPile"]
    for pile in piles:
        assert pile["x"] + pile["width"] <= WIDTH
        assert pile["y"] + pile["height"] <= HAND_AT
        for other in piles:
            if other is not pile:
                beside = pile["x"] + pile["width"] <= other["x"] or other["x"] + other["width"] <= pile["x"]
                above = (
                    pile["y"] + pile["height"] <= other["y"] - 20 or other["y"] + other["height"] <= pile["y"] - 20
                )
                assert beside or above


FAULTS = {
    "a pile that is not there": (test_widgets_refer_to_what_is_there, r'"parent": "', '"parent": "x'),
    "a card of no design": (test_widgets_refer_to_what_is_there, r'"cardType": "', '"cardType": "x'),
    "a picture that is not there": (
        test_pictures_are_there_and_small_enough,
        r"userassets/\w{4}",
        "userassets/none",
    ),
    "another name": (test_every_piece_is_there_as_often_as_it_is_printed, r'"name": "(?!x)', '"name": "x'),
    "a card that became a label": (test_every_piece_is_there_as_often_as_it_is_printed, r'"card",', '"label",'),
    "a pile off the table": (test_piles_do_not_lie_upon_each_other, r'("cardPile", "x": )\d+', r"\g<1>1590"),
    "a pile over another": (test_piles_do_not_lie_upon_each_other, r'(?<="z": 10, "width": )\d+', "500"),
}


@pytest.mark.parametrize("fault", FAULTS)
def test_a_planted_fault_is_found(fault, rooms, linked):
    """A check that is content with a room is not content with the same room and one fault in it."""
    check, old, new = FAULTS[fault]
    widgets, files = rooms["adrenaline"]
    text = json.dumps(widgets, ensure_ascii=False)
    faulty = json.loads(re.sub(old, new, text, count=1)), files
    assert faulty[0] != widgets
    given = {"game": "adrenaline", "rooms": {"adrenaline": faulty}}
    asked = check.__code__.co_varnames[: check.__code__.co_argcount]
    with pytest.raises((AssertionError, LookupError)):
        check(**given, **({"linked": linked} if "linked" in asked else {}))
