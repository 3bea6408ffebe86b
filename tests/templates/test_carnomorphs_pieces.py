"""Round pieces of the Carnomorphs: what is drawn around the middle stands in the middle of what is cut."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
RULE = re.compile(
    r"^\.marker \.(rim|sign) \{ left: ([\d.]+)mm; top: ([\d.]+)mm; (?:width|font-size): ([\d.]+)mm;", re.MULTILINE
)


@pytest.mark.parametrize("part", ["rim", "sign"])
def test_markers_are_centered_in_their_cut(part: str) -> None:
    """The rim and the sign of a marker stand in the middle of the face, whose bleed is the same all around."""
    size = json.loads((ROOT / "content/carnomorphs/game.json").read_text("utf-8"))["sizes"]["marker"]
    found = RULE.findall((ROOT / "templates/carnomorphs/pieces.css").read_text("utf-8"))
    ((_, left, top, wide),) = [one for one in found if one[0] == part]

    middle = size["width_mm"] / 2 + size["bleed_mm"]

    assert (float(left) + float(wide) / 2, float(top) + float(wide) / 2) == pytest.approx((middle, middle))
