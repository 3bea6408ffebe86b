"""A round can be played with what was exported: on every table boards and pieces have one scale, and pieces fit.

Spaces are those that the boards' stylesheets draw, in mm of the printed board.
"""

from __future__ import annotations

import io
import json
import re
import zipfile
from itertools import combinations
from pathlib import Path
from typing import NamedTuple
from xml.etree import ElementTree

import pytest
from PIL import Image
from tests.targets.exports.conftest import DPI, GAMES, LANGUAGE, ROOT, writer
from tests.targets.exports.test_vassal import component_of

from cardpress.models.game import Lies

MM_PER_INCH = 25.4
PIXEL = 1.0
SPACES = {
    "neuroshima_hex": ("neuroshima_hex/board.css", r"--cell: ([\d.]+)mm", {"warrior": 1, "marker": 2}),
    "adrenaline": ("adrenaline/arena.css", r"--s: ([\d.]+)mm", {"ammo_tile": 2, "token": 5}),
    "carnomorphs": ("carnomorphs/map.css", r"\.wall \{[^}]*font-size: ([\d.]+)mm", {"room_tile": 1, "marker": 2}),
}
"""Game to the stylesheet that draws the spaces of its board, how large one is there, and kinds that lie in a space
with how many of them side by side."""


class Laid(NamedTuple):
    """A piece on a table: its component, its middle and its size, in whatever the program measures with."""

    component: str
    x: float
    y: float
    wide: float
    high: float


def _tts(folder: Path) -> list[Laid]:
    """Widths as the program scales a card or a tile, heights by the picture, in inches."""
    (path,) = (folder / LANGUAGE / "Saves" / "Saved Objects").glob("*.json")
    found = []
    for state in json.loads(path.read_text("utf-8"))["ObjectStates"]:
        place = state["Transform"]
        for one in state.get("ContainedObjects", [state]):
            scale = one["Transform"]["scaleX"]
            assert scale == one["Transform"]["scaleZ"]
            if "CustomImage" in one:
                picture, columns, rows, unit = one["CustomImage"]["ImageURL"], 1, 1, 2.0
            else:
                (deck,) = one["CustomDeck"].values()
                picture, columns, rows, unit = deck["FaceURL"], deck["NumWidth"], deck["NumHeight"], 2.5
            with Image.open(folder / LANGUAGE / "Mods" / "Images" / picture) as image:
                ratio = (image.height / rows) / (image.width / columns)
            found.append(Laid(one["GMNotes"], place["posX"], -place["posZ"], scale * unit, scale * unit * ratio))
    return found


def _pcio(folder: Path, ids: list[str]) -> list[Laid]:
    """Boards and cards as the room shows them, which are as wide and high as their pictures demand."""
    (path,) = folder.glob("*.pcio")
    with zipfile.ZipFile(path) as room:
        widgets = json.loads(room.read("widgets.json"))
    found = []
    for one in widgets:
        for component in one.get("cardTypes", {}):
            wide, high = one["cardWidth"], one["cardHeight"]
            found.append(Laid(component, one["x"] + wide / 2, one["y"] + high / 2, wide, high))
        if one["type"] == "board":
            component = max((id_ for id_ in ids if one["id"].endswith(f"-{id_}-board")), key=len)
            wide, high = one["width"], one["height"]
            found.append(Laid(component, one["x"] + wide / 2, one["y"] + high / 2, wide, high))
    return found


def _vassal(folder: Path) -> list[Laid]:
    """Pieces are their pictures there, in pixels."""
    (path,) = folder.glob("*.vmod")
    found = []
    with zipfile.ZipFile(path) as module:
        for stack in ElementTree.fromstring(module.read("buildFile.xml")).iter():
            for slot in (one for one in stack if one.tag.endswith("Slot")):
                front = re.search(r"piece;;;([^;]+);", slot.text)[1]
                wide, high = Image.open(io.BytesIO(module.read(f"images/{front}"))).size
                x, y = int(stack.get("x")), int(stack.get("y"))
                found.append(Laid(component_of(slot), x, y, wide, high))
    return found


@pytest.fixture(params=["tts", "pcio", "vassal"])
def table(request, linked, monkeypatch, tmp_path):
    """Lays a game on a program's table; gives the pieces, and how long a mm is there by the largest."""

    def lay(game):
        model, _ = linked[game]
        folder = writer(linked, request.param, monkeypatch)(game, tmp_path)
        read = {"tts": _tts, "vassal": _vassal, "pcio": lambda at: _pcio(at, [*model.components])}
        laid, kinds = read[request.param](folder), model.settings.kinds
        sizes = {id_: model.settings.sizes[kinds[one.model.kind].size] for id_, one in model.components.items()}
        largest = max(laid, key=lambda one: one.wide)
        unit = largest.wide / sizes[largest.component].width_mm
        return laid, sizes, unit, 1.5 / DPI if request.param == "tts" else PIXEL

    return lay


@pytest.mark.parametrize("game", GAMES)
def test_all_pieces_have_one_scale(game, table, linked):
    """A piece is as large beside a board as it is on paper; every piece and every board is there."""
    laid, sizes, unit, rounded = table(game)
    for one in laid:
        size = sizes[one.component]
        assert abs(one.wide - unit * size.width_mm) <= rounded, one
        assert abs(one.high - unit * size.height_mm) <= rounded, one
    assert {one.component for one in laid} == linked[game][0].copies().keys()


@pytest.mark.parametrize("game", SPACES)
def test_pieces_fit_the_spaces_of_their_board(game, table, linked):
    """What lies in a space of the board is no larger than the space, as many side by side as rules ask for."""
    laid, _, unit, _ = table(game)
    path, pattern, kinds = SPACES[game]
    space = unit * float(re.search(pattern, (ROOT / "templates" / path).read_text("utf-8"))[1])
    components = linked[game][0].components
    for kind, abreast in kinds.items():
        inside = [one for one in laid if components[one.component].model.kind == kind]
        assert inside
        assert all(abreast * min(one.wide, one.high) <= space and one.high <= space for one in inside)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_lies_upon_a_board_before_the_game(game, table, linked):
    """Boards and piles have places of their own."""
    laid, _, _, rounded = table(game)
    model, _ = linked[game]
    boards = {id_ for deck in model.decks for id_ in deck.cards
              if deck.pile_of(id_, model.components[id_].model.kind)[1].lies is Lies.BOARD}  # fmt: skip
    for one, other in combinations(dict.fromkeys(laid), 2):
        if one.component in boards or other.component in boards:
            beside = abs(one.x - other.x) - (one.wide + other.wide) / 2 >= -rounded
            above = abs(one.y - other.y) - (one.high + other.high) / 2 >= -rounded
            assert beside or above, (one, other)


def test_boards_do_not_move(linked, monkeypatch, tmp_path):
    """On the table of Tabletop Simulator a board is locked, and nothing else is."""
    folder = writer(linked, "tts", monkeypatch)("adrenaline", tmp_path)
    (path,) = (folder / LANGUAGE / "Saves" / "Saved Objects").glob("*.json")
    states = json.loads(path.read_text("utf-8"))["ObjectStates"]
    locked = {one["GMNotes"] for one in states if one["Locked"]}
    assert locked == {"arena_10", "arena_11_green", "arena_11_purple", "arena_12", "kill_track"}
