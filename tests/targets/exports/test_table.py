"""What the table in the browser shows: faces in two sizes, words, sizes, symbols and the layout."""

from __future__ import annotations

import json
from pathlib import Path

from PIL import Image

from cardpress.commands import main

LAYOUT = {"areas": [{"form": "fan", "zone": "hands"}], "counters": [{"zone": "favor", "symbol": "favor"}],
          "terms": [{"name": "ui-game", "texts": ["ui-ref-title"], "symbol": "favor"}]}  # fmt: skip


def test_faces_words_and_layout_are_exported(mini: Path) -> None:
    """A face is cut at its trim, large and small; the layout is whole, what it leaves out included."""
    (mini / "content/mini/table.json").write_text(json.dumps(LAYOUT), "utf-8")
    words = ["export", "mini", "--to", "table", "--dpi", "60", "--root", str(mini)]
    assert main.main(words) == main.FINE
    folder = mini / "exports/mini/table"

    described = json.loads((folder / "table.json").read_text("utf-8"))
    assert described["components"]["axe"] == {"kind": "weapon", "size": "card"}
    assert described["sizes"]["card"]["width_mm"] == 63
    assert [area["zone"] for area in described["layout"]["areas"]] == ["hands"]
    assert described["layout"]["areas"][0]["joined"] == []
    assert described["layout"]["actions"] == {}
    assert (folder / "symbols/favor.svg").read_text("utf-8").startswith("<svg")
    faces = json.loads((folder / "en/faces.json").read_text("utf-8"))
    assert faces["axe"]["back"] == faces["rat"]["back"]
    assert json.loads((folder / "pl/words.json").read_text("utf-8"))["axe"]["name"] != "axe"
    terms = json.loads((folder / "en/terms.json").read_text("utf-8"))
    assert terms == [{"names": ["Mini"], "texts": ["Reference"], "symbol": "favor"}]
    for name, dpi in ((".webp", 120), (".small.webp", 48)):
        with Image.open(folder / f"en/{faces['axe']['front']}{name}") as picture:
            assert picture.size == (round(63 / 25.4 * dpi), round(88 / 25.4 * dpi))
