"""The worked example of the quills lies on the board as the rulebook's diagram shows it."""

from __future__ import annotations

import json
from pathlib import Path

from cardpress_engines.neuroshima_hex.hexes import COORDINATES, NAMES

EXAMPLE = Path(__file__).parent / "scenarios" / "mephisto" / "example" / "quills.json"
DIAGRAM = {
    ("mephisto_hq", -1, 0): (0, None),
    ("mephisto_claw", 2, -2): (1, None),
    ("mephisto_left_quill", 1, 0): (0, (0, -1)),
    ("mephisto_right_quill", -2, 2): (0, (0, 1)),
    ("mephisto_incubator", 1, 1): (0, None),
    ("outpost_hq", 0, -1): (0, None),
    ("outpost_brawler", 0, 1): (4, None),
}
"""Tile, axial column and row, counted from the middle of the board; facing, and where its quill marker lies."""


def test_the_example_is_the_printed_one() -> None:
    """HEX-108: the scenario has the tiles and markers of the diagram, where and as they lie, and no others."""
    place = dict(zip(NAMES, COORDINATES, strict=True))
    board = json.loads(EXAMPLE.read_text("utf-8"))["given"]["board"]
    tiles = {name: {"tile": tile} if isinstance(tile, str) else tile for name, tile in board.items()}

    assert {
        (tile["tile"], *place[name]): (tile.get("facing", 0), place[tile["quill"]] if "quill" in tile else None)
        for name, tile in tiles.items()
    } == DIAGRAM
