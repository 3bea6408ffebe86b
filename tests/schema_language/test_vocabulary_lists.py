"""Words of a component that no effect tells: names with digits, its own numbers, attributes for templates."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from pypdfium2 import PdfDocument

from cardpress.commands import main

CARD = (
    '<article class="face" style="font-family: Alegreya; padding: 9mm"><p>{{ text.name }} {{ text.flavor }}</p>'
    "<p>{{ text.own.rules | rich }}</p><p>{{ card.price }}</p></article>"
)
FILES = {
    "content/keys/game.json": '{"id": "keys", "kinds": {"card": {"size": "poker",'
    ' "front": {"template": "card.html"}}}, "sizes": {"poker": {"width_mm": 63, "height_mm": 88}}}',
    "content/keys/text/en.ftl": "ui-game = Keys\nbruno = Bruno, 7th Keeper\n    .rules = Pay { $price } coins.\n"
    "nobody = Nobody\n",
    "content/keys/cards/bruno.json": '{"id": "bruno", "kind": "card", "price": 3}',
    "content/keys/cards/nobody.json": '{"id": "nobody", "kind": "card"}',
    "schemas/keys.json": '{"kinds": {"card": {"properties": {"price": {"type": "integer"}}}}}',
    "templates/keys/card.html": CARD,
}


@pytest.fixture
def keys(tmp_path: Path) -> Path:
    """A game of two cards, of which one has next to nothing."""
    for name, text in FILES.items():
        file = tmp_path / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, "utf-8")
    return tmp_path


def _aloud(root: Path, capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    code = main.main(["build", "--jobs", "1", "--root", str(root)])
    return code, capsys.readouterr().err


def test_absent_texts_are_nothing_on_paper(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A card without flavor, price and own words prints its name; neither None nor {} is ever printed."""
    assert _aloud(keys, capsys) == (main.FINE, "")

    assert _printed(keys) == ["Bruno, 7th Keeper Pay 3 coins. 3", "Nobody"]


def _printed(root: Path) -> list[str]:
    """The words of every face, as a reader of PDF that is not ours finds them."""
    cards = PdfDocument(root / "build/keys/en/cards.pdf")
    return [" ".join(page.get_textpage().get_text_range().split()) for page in cards]


def test_numbers_and_words_of_a_card_stand_in_its_texts(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What no effect asks for is the template's, and may name the card's own numbers; names may have digits."""
    assert _aloud(keys, capsys)[0] == main.FINE

    texts = json.loads((keys / "build/keys/data.json").read_text("utf-8"))["texts"]["en"]["components"]
    assert texts["bruno"] == {"name": "Bruno, 7th Keeper", "rules": {}, "own": {"rules": "Pay 3\u00a0coins."}}
    assert texts["nobody"] == {"name": "Nobody", "rules": {}}


def test_an_attribute_that_no_template_shows_is_told(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Words that can reach no paper are a warning with the way to show them."""
    file = keys / "content/keys/text/en.ftl"
    file.write_text(file.read_text("utf-8") + "    .hint = Never shown.\n", "utf-8")

    assert main.main(["check", "--root", str(keys)]) == main.FINE
    assert '{{ text.own["hint"] }}' in capsys.readouterr().err


@pytest.mark.parametrize(
    ("place", "words"),
    [
        ("text.own", "this is no text but 1 values: rules"),
        ("text.rolls", 'there is no "rolls" here; there are custom, flavor, name, own, rules, sections'),
        ("text.own.rule", 'there is no "rule" here; there is rules'),
        ("card.cost", 'there is no "cost" here; there are'),
    ],
)
def test_a_template_that_asks_for_what_is_not_there_is_told_what_is(
    keys: Path, capsys: pytest.CaptureFixture[str], place: str, words: str
) -> None:
    """A misspelt name, and many values where a text should be, are errors that name what there is."""
    file = keys / "templates/keys/card.html"
    file.write_text(CARD.replace("text.own.rules | rich", place), "utf-8")

    code, said = _aloud(keys, capsys)

    assert code == main.WRONG_CONTENT
    assert words in said


def test_a_component_is_explained_with_its_plain_fields(keys: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """What is no effect is shown too: fields as they are written, words in every language."""
    assert main.main(["explain", "keys", "bruno", "--root", str(keys)]) == main.FINE

    told = capsys.readouterr().out
    assert "price: 3" in told
    assert "rules  en  Pay 3\u00a0coins." in told
