"""Notes beside a face: on the nearer side, none over another."""

from __future__ import annotations

from itertools import pairwise

import pytest

from cardpress.models.rulebook_outline import CalloutNote, FaceBlock
from cardpress.targets.rulebook_pdf.explained_face import LINE, explained_face

SHOWN = {"of_width": 63.0, "of_height": 88.0}
NOTES = (
    CalloutNote(title="ui-a", x_mm=5, y_mm=10),
    CalloutNote(title="ui-b", x_mm=8, y_mm=11, text="ui-b-text"),
    CalloutNote(title="ui-c", x_mm=60, y_mm=80),
)


def test_notes_stand_on_the_nearer_side() -> None:
    """What is left of the middle is explained on the left, and its line ends at the part."""
    block = FaceBlock(block="face", component="axe", title="ui-t", notes=NOTES)
    drawn = explained_face(block, SHOWN, 176, {})

    assert [note["side"] for note in drawn["notes"]] == ["left", "left", "right"]
    for note in drawn["notes"]:
        part = drawn["left"] + note["x_mm"] * drawn["width"] / 63
        assert any(part == pytest.approx(end) for end in (note["from"], note["from"] + note["length"]))


def test_notes_of_one_side_do_not_overlap() -> None:
    """A note begins below the last line of the one above it on its side, however near their parts are."""
    block = FaceBlock(block="face", component="axe", title="ui-t", notes=NOTES)
    drawn = explained_face(block, SHOWN, 176, {"ui-a": "A title", "ui-b": "B", "ui-b-text": "word " * 20})

    left = [note["top"] for note in drawn["notes"] if note["side"] == "left"]
    assert all(below - above >= LINE - 1e-9 for above, below in pairwise(left))
    assert drawn["height"] >= drawn["notes"][-1]["top"]
