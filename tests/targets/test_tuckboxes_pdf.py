"""Tuckboxes of a new game: one file a paper, measured on the page, and errors that say what to write."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from tests.starter_games import put_starter

from cardpress.commands import main
from cardpress.press.sheets.tuckbox import SIDES


@pytest.fixture
def boxed(tmp_path: Path) -> Path:
    """A new game; its starter has a box."""
    put_starter(tmp_path, "boxed")
    return tmp_path


def _ask(root: Path, boxes: object) -> None:
    file = root / "content/boxed/game.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"boxes": boxes}), "utf-8")


def _build(root: Path) -> int:
    return main.main(["build", "--jobs", "1", "--target", "tuckboxes_pdf", "--root", str(root)])


def test_a_box_is_printed_on_each_paper(boxed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Six sides tell the game's name, two flaps are to be glued, and preflight has nothing to say."""
    assert _build(boxed) == main.FINE

    for paper, size in (("a4", [210, 297]), ("letter", [215.9, 279.4])):
        path = boxed / f"build/boxed/en/box-deck-{paper}.pdf"
        with pikepdf.open(path) as book:
            (page,) = book.pages
            assert sorted(round(float(side) / 72 * 25.4, 1) for side in page.mediabox[2:]) == size
        text = pypdfium2.PdfDocument(path)[0].get_textpage().get_text_range()
        assert text.count("glue") == 3, "two flaps and the line at the foot"
        assert text.count("Boxed") == 3, "front, back, the line at the foot; so flat a box has none at its sides"
    assert main.main(["preflight", "boxed", "--root", str(boxed)]) == main.FINE
    assert "nothing wrong in 2 files" in capsys.readouterr().out


def test_a_deep_box_has_its_name_on_six_sides(boxed: Path) -> None:
    """Where there is room for letters there is a name."""
    _ask(boxed, {"deck": {"card_mm": 2}})
    assert _build(boxed) == main.FINE

    page = pypdfium2.PdfDocument(boxed / "build/boxed/en/box-deck-a4.pdf")[0]
    assert page.get_textpage().get_text_range().count("Boxed") == 7


def test_a_box_is_drawn_by_a_template_of_the_game(boxed: Path) -> None:
    """Each side is drawn by one template that is told which side it is and what the box holds."""
    _ask(boxed, {"deck": {"template": "box.html", "card_mm": 1}})
    (boxed / "templates/boxed/box.html").write_text(
        '<article class="face" aria-label="box"><p style="left:6mm; top:6mm; font-size:9pt">'
        "{{ side }} of {{ box.cards }}</p></article>",
        "utf-8",
    )
    assert _build(boxed) == main.FINE

    page = pypdfium2.PdfDocument(boxed / "build/boxed/en/box-deck-a4.pdf")[0]
    text = page.get_textpage().get_text_range()
    assert [side for side in SIDES if f"{side} of 15" not in text] == []


@pytest.mark.parametrize(
    ("asked", "code", "said"),
    [
        ({"decks": ["animal"]}, "unknown-component", 'did you mean "animals"?'),
        ({"size": "standart"}, "unknown-size", 'did you mean "standard"?'),
        ({"template": "bocks.html"}, "missing-template", "bocks.html"),
    ],
)
def test_a_wrong_box_is_told_by_check(
    asked: object, code: str, said: str, boxed: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Decks and sizes that are not there, a misspelt template."""
    _ask(boxed, {"deck": asked})
    assert main.main(["check", "--root", str(boxed)]) == main.WRONG_CONTENT

    told = capsys.readouterr().err
    assert f"error[{code}]" in told
    assert said in told


def test_a_deck_too_thick_for_one_box_has_several(boxed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """As few equal boxes as fit on a paper hold all of its cards, each its share; a release lists them."""
    (boxed / "templates/boxed/box.html").write_text(
        '<article class="face" aria-label="box"><p style="left:6mm; top:6mm; font-size:9pt">'
        "{{ box.cards }} in {{ box.number }} of {{ box.boxes }}</p></article>",
        "utf-8",
    )
    _ask(boxed, {"deck": {"card_mm": 15, "template": "box.html"}})
    assert _build(boxed) == main.FINE
    assert capsys.readouterr().err == ""

    files = sorted(boxed.glob("build/boxed/en/box-deck-*-a4.pdf"))
    words = [pypdfium2.PdfDocument(file)[0].get_textpage().get_text_range() for file in files]
    held = [int(found[1]) for text in words if (found := re.search(r"(\d+) in \d+ of \d+", text))]
    assert len(held) == len(files) > 1
    assert f"in {len(files)} of {len(files)}" in words[-1]
    decks = (json.loads(file.read_text("utf-8"))["cards"] for file in boxed.glob("content/boxed/decks/*.json"))
    assert sum(held) == sum(copies for cards in decks for copies in cards.values())
    assert max(held) - min(held) <= 1


def test_a_box_too_large_for_every_paper_stops_no_card(boxed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The cards are printed without it, and a warning says how large it would be."""
    file = boxed / "content/boxed/game.json"
    settings = json.loads(file.read_text("utf-8"))
    settings["sizes"] = {"huge": {"width_mm": 130, "height_mm": 190}}
    for kind in settings["kinds"].values():
        kind["size"] = "huge"
    file.write_text(json.dumps(settings), "utf-8")
    _ask(boxed, {"deck": {}})
    assert main.main(["build", "--jobs", "1", "--root", str(boxed)]) == main.FINE

    told = capsys.readouterr().err
    assert "warning[out-of-range]: the net of" in told
    assert "has no room on a4 or letter" in told
    assert (boxed / "build/boxed/en/cards.pdf").is_file()
    assert not [*boxed.glob("build/boxed/en/box-*.pdf")]


def test_cards_of_two_sizes_need_a_choice(boxed: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A box holds cards of one size: with several the error names them."""
    file = boxed / "content/boxed/game.json"
    settings = json.loads(file.read_text("utf-8"))
    settings["kinds"]["token"] = {"size": "mini"}
    file.write_text(json.dumps(settings), "utf-8")
    schema = boxed / "schemas/boxed.json"
    described = json.loads(schema.read_text("utf-8"))
    described["kinds"]["token"] = {"description": "A token."}
    schema.write_text(json.dumps(described), "utf-8")
    (boxed / "content/boxed/tokens").mkdir()
    (boxed / "content/boxed/tokens/coin.json").write_text('{"id": "coin", "kind": "token"}', "utf-8")
    deck = boxed / "content/boxed/decks/animals.json"
    cards = json.loads(deck.read_text("utf-8"))
    cards["cards"]["coin"] = 1
    deck.write_text(json.dumps(cards), "utf-8")
    words = boxed / "content/boxed/text/en.ftl"
    words.write_text(words.read_text("utf-8") + "coin = Coin\n", "utf-8")
    assert main.main(["check", "--root", str(boxed)]) == main.WRONG_CONTENT
    assert '"size": one of mini, standard' in capsys.readouterr().err

    _ask(boxed, {"deck": {"size": "standard"}})
    assert main.main(["check", "--root", str(boxed)]) == main.FINE
