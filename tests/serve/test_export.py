"""The copy of the page that needs no server."""

from __future__ import annotations

import json
import re
from pathlib import Path

from PIL import Image
from tests.conftest import Cardpress


def test_copy_holds_all_it_shows(mini: Path, cardpress: Cardpress, tmp_path: Path) -> None:
    """One page with style, program and data inside names only pictures that lie beside it."""
    done = cardpress("serve", "--root", mini, "--export", tmp_path / "copy", "--jobs", "1")
    page = (tmp_path / "copy/index.html").read_text("utf-8")
    inside = re.search(r'<script type="application/json" id="seen">(.*?)</script>', page, re.DOTALL)

    assert (done.returncode, done.stderr) == (0, "")
    assert inside
    assert "live.js" not in page
    assert "live.css" not in page
    told = json.loads(inside[1])
    faces = {
        key
        for one in told["games"]["mini"]["components"].values()
        for keys in one["faces"].values()
        for key in keys
    }
    dpi = told["resolutions"]["faces"]
    assert {file.name for file in (tmp_path / "copy/faces").iterdir()} == {f"{key}-{dpi}.png" for key in faces}
    sheets = [one for described in told["shelves"]["sheets"]["mini"].values() for one in described["files"]]
    assert [one["name"] for one in sheets] == ["sheets-a4.pdf", "lid.pdf"] * 2
    for mark, page in [(sheet["mark"], page) for sheet in sheets for page in range(len(sheet["pages"]))]:
        Image.open(tmp_path / f"copy/pages/{mark}-{page}-{told['resolutions']['pages']}.png").verify()


def test_words_of_a_game_do_not_end_the_page(mini: Path, cardpress: Cardpress, tmp_path: Path) -> None:
    """A name that looks like the end of a program is data in the copy."""
    texts = mini / "content/mini/text/en.ftl"
    texts.write_text(texts.read_text("utf-8").replace("axe = Hatchet", "axe = </script><b>Hatchet"), "utf-8")
    cardpress("serve", "--root", mini, "--export", tmp_path / "copy", "--jobs", "1")
    page = (tmp_path / "copy/index.html").read_text("utf-8")

    assert "</script><b>" not in page
    assert "\\u003c/script>\\u003cb>Hatchet" in page


def test_copy_of_a_broken_game_says_so(mini: Path, cardpress: Cardpress, tmp_path: Path) -> None:
    """An export with errors ends as a failed build does, and shows them on the page."""
    axe = mini / "content/mini/weapons/axe.json"
    axe.write_text(axe.read_text("utf-8").replace('"durability": ', '"durability": -'), "utf-8")
    done = cardpress("serve", "--root", mini, "--export", tmp_path / "copy", "--jobs", "1")

    assert done.returncode == 1
    assert "out-of-range" in done.stderr
    assert "out-of-range" in (tmp_path / "copy/index.html").read_text("utf-8")
