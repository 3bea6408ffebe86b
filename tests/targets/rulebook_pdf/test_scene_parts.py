"""What a block of an outline changes of a scene."""

from __future__ import annotations

from cardpress.models.rulebook_outline import TableBlock
from cardpress.targets.rulebook_pdf.scene_parts import laid_out

SCENE = {
    "areas": [
        {
            "area": 0,
            "items": [{"component": "rat", "at": [1, 1]}, {"empty": True}, {"component": "axe", "at": [2, 2]}],
        },
        {"area": 1, "cards": [{"back": "rat back"}]},
    ]
}


def test_pieces_of_a_board_lie_at_the_spots_of_a_block() -> None:
    """Pieces take the spots in their order, empty places none, and what lies face down shows the scene's back."""
    block = TableBlock(block="table", example="start", spots=((10, 10), (20, 20)), face_down=((30, 30),))

    board, pile = laid_out(SCENE, block)["areas"]

    assert board["items"] == [
        {"component": "rat", "at": [10, 10]},
        {"component": "axe", "at": [20, 20]},
        {"back": "rat back", "at": [30, 30]},
    ]
    assert pile == SCENE["areas"][1]


def test_a_block_without_spots_changes_nothing() -> None:
    """A table that says no spots is drawn as table.json lays it out."""
    assert laid_out(SCENE, TableBlock(block="table", example="start")) is SCENE
