"""A kind that is numbered gives its templates the place of a component, and no other kind anything."""

from __future__ import annotations

import json
from pathlib import Path

import pypdfium2

from cardpress.commands import main


def _settings(mini: Path, **kinds: bool) -> None:
    file = mini / "content/mini/game.json"
    settings = json.loads(file.read_text("utf-8"))
    for kind, numbered in kinds.items():
        settings["kinds"][kind]["numbered"] = numbered
    file.write_text(json.dumps(settings), "utf-8")


def _keys(mini: Path) -> dict[str, dict[str, dict[str, str]]]:
    return dict(json.loads((mini / "build/mini/en/faces.json").read_text("utf-8"))["faces"][""])


def _words(mini: Path, folder: str = "mini") -> list[str]:
    """The first line of each page of the cards."""
    document = pypdfium2.PdfDocument(mini / f"build/{folder}/en/cards.pdf")
    try:
        return [page.get_textpage().get_text_range().split("\r\n")[0].strip() for page in document]
    finally:
        document.close()


def test_number_and_count_are_those_of_numbered_kinds(mini: Path) -> None:
    """Both kinds numbered: 1 and 2 of 2, in printing order; one numbered: 1 of 1, and the other has no number.

    A component that is picked alone has the number it has among all.
    """
    card = mini / "templates/mini/card.html"
    marked = "{% if numbering is defined %}{{ numbering.number }}/{{ numbering.of }}{% endif %}"
    card.write_text(card.read_text("utf-8").replace("{{ text.name }}", marked), "utf-8")
    build = ["build", "--root", str(mini), "--lang", "en", "--target", "cards_pdf", "--target", "faces_json"]

    _settings(mini, monster=True, weapon=True)
    assert main.main(build) == main.FINE
    both, said = _keys(mini), _words(mini)
    assert [words for words in said if "/" in words] == ["1/2", "1/2", "2/2"]  # the rat is printed twice
    assert (
        main.main(["build", "mini", "axe", "--root", str(mini), "--lang", "en", "--target", "cards_pdf"])
        == main.FINE
    )
    assert [words for words in _words(mini, "picked-cards/mini") if "/" in words] == ["2/2"]
    _settings(mini, monster=False)
    assert main.main(build) == main.FINE
    one, said = _keys(mini), _words(mini)
    assert [words for words in said if "/" in words] == ["1/1"]

    assert both["axe"]["front"] != one["axe"]["front"]
    assert both["rat"]["front"] != one["rat"]["front"]
    assert both["axe"]["back"] == one["axe"]["back"]
