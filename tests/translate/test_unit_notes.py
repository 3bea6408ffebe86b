"""What a translator's file tells of each text: where it is printed, its picture, how long it may be."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest
from lxml import etree

from cardpress.commands import main


@pytest.fixture
def told(mini, cardpress):
    """Runs an export of a small project as CSV; gives its rows by key."""

    def run(language="pl"):
        file = mini / "mini.csv"
        done = cardpress("translate", "export", "--root", mini, "mini", language, "--as", "csv", "-o", file)
        assert done.returncode == 0, done.stderr
        return {row["key"]: row for row in csv.DictReader(io.StringIO(file.read_text("utf-8-sig"), newline=""))}

    return run


def test_a_text_is_told_with_its_side_its_set_and_its_template(told):
    """A card's texts name the side that shows them and its copies; words of the interface their templates."""
    rows = told()
    assert rows["rat"]["printed"] == rows["rat.flavor"]["printed"] == "front; 2 in main"
    assert rows["ui-ref-title"]["printed"] == "templates/mini/reference.html"
    assert rows["ui-weight"]["printed"] == ""


def test_a_row_names_what_its_words_are_made_of(told):
    """CSV has in its notes which stretch of a rule came from which word or number of the card's file."""
    assert 'made of: Each player = /immediate/do/who "each_player"' in told()["rat"]["note"]


def test_a_link_leads_to_the_picture_that_the_export_makes(told, mini):
    """After the command that is told, a picture stands at every link; words of a card's template have one too."""
    rows = told()
    template = mini / "templates" / "mini" / "card.html"
    template.write_text(template.read_text("utf-8").replace("</h1>", '</h1>{{ ui("ui-game") }}'), "utf-8")
    linked = {key: row["picture"] for key, row in told().items() if row["picture"]}
    assert linked.keys() == {"rat", "rat.flavor", "axe", "axe.flavor", "ui-game"}
    assert rows["ui-game"]["picture"] == ""
    assert (
        main.main(["export", "mini", "--to", "png", "--lang", "en", "--dpi", "40", "--root", str(mini)])
        == main.FINE
    )
    assert all((mini / path).is_file() for path in linked.values())


def test_a_text_of_the_rulebook_is_told_with_its_page(told, mini):
    """Words that the rulebook prints name their page, and link to its picture, which the export makes."""
    outline = mini / "content/mini/rulebook/outline.json"
    outline.parent.mkdir()
    chapters = [
        {"id": "goal", "title": "ui-ref-title", "blocks": [{"block": "text", "messages": ["ui-book-goal"]}]},
        {"id": "play", "title": "ui-book-play", "new_page": True, "blocks": [
            {"block": "entries", "entries": [{"title": "ui-game", "text": "ui-book-game"}]},
            {"block": "note", "message": "ui-book-note"}]},
    ]  # fmt: skip
    outline.write_text(json.dumps({"id": "outline", "line": "ui-game", "chapters": chapters}), "utf-8")
    for language in ("en", "pl"):
        with (mini / f"content/mini/text/{language}.ftl").open("a", encoding="utf-8") as texts:
            texts.write("ui-book-goal = A\nui-book-play = B\nui-book-game = C\nui-book-note = D\n")
    rows = told()

    pages = {"ui-game": 1, "ui-book-goal": 2, "ui-book-play": 3, "ui-book-game": 3, "ui-book-note": 3}
    assert {key: rows[key]["printed"] for key in pages} == {
        key: f"rulebook, page {page}" for key, page in pages.items()
    }
    assert rows["ui-ref-title"]["printed"] == "templates/mini/reference.html, rulebook, page 2"
    pictures = {key: f"exports/mini/png/en/rulebook-{page}.png" for key, page in pages.items()}
    assert {key: rows[key]["picture"] for key in pages} == pictures
    asked = ["export", "mini", "--to", "png", "--lang", "en", "--dpi", "40", "--root", str(mini)]
    assert main.main(asked) == main.FINE
    assert all((mini / path).is_file() for path in pictures.values())


def test_a_text_may_be_as_long_as_the_longest_in_print(told, mini):
    """The longest name of a kind in any language counts; drafts, other kinds and what no deck prints do not."""
    text = mini / "content" / "mini" / "text"
    (text / "de.ftl").write_text("rat = Ganz besonders lange Ratte\n", "utf-8")
    settings = mini / "content" / "mini" / "game.json"
    settings.write_text(json.dumps({**json.loads(settings.read_text("utf-8")), "drafts": ["de"]}), "utf-8")
    rows = told()
    assert (rows["rat"]["letters"], rows["rat"]["longest"]) == (
        "6",
        "the longest name of a monster in print: rat, pl",
    )
    assert (rows["axe"]["letters"], rows["axe"]["longest"]) == (
        "8",
        "the longest name of a weapon in print: axe, pl",
    )
    assert rows["ui-game"]["letters"] == ""
    deck = mini / "content" / "mini" / "decks" / "main.json"
    value = json.loads(deck.read_text("utf-8"))
    deck.write_text(json.dumps({**value, "cards": {"axe": 1}}), "utf-8")
    assert told()["rat"]["letters"] == ""


def test_what_is_longer_than_its_box_is_never_in_print(mini, cardpress):
    """A name that does not fit stops the build, so that the longest in print is one that fits."""
    text = mini / "content" / "mini" / "text" / "en.ftl"
    text.write_text(text.read_text("utf-8").replace("rat = Rat", f"rat = {'Rat' * 60}"), "utf-8")
    done = cardpress("build", "mini", "--root", mini, "--target", "cards_pdf", "--lang", "en")
    assert done.returncode == 1
    assert "overset" in done.stderr


def test_a_broken_game_is_exported_without_its_pictures(told, mini):
    """A translator's file comes whatever is wrong with the game; only what cannot be known is left out."""
    (mini / "content" / "mini" / "monsters" / "rat.json").write_text("{", "utf-8")
    (mini / "content" / "mini" / "text" / "pl.ftl").write_text("rat = {", "utf-8")
    rows = told()
    assert rows["axe"]["source"] == "Hatchet"
    assert rows["rat"]["picture"] == ""


@pytest.mark.parametrize("form", ["po", "xliff"])
def test_programs_show_it_as_comments(form, mini, cardpress):
    """PO has it in extracted comments, XLIFF in the note of the unit."""
    file = mini / f"mini.{form}"
    assert cardpress("translate", "export", "--root", mini, "mini", "pl", "--as", form, "-o", file).returncode == 0
    if form == "po":
        entry = re.search(r"((?:#.*\n)+)msgctxt \"rat\"", file.read_text("utf-8"))[1]
        lines = [line.removeprefix("#. ") for line in entry.splitlines()]
    else:
        space = "{urn:oasis:names:tc:xliff:document:2.0}"
        unit = next(one for one in etree.parse(str(file)).iter(f"{space}unit") if one.get("id").endswith("rat"))
        lines = next(unit.iter(f"{space}note")).text.splitlines()
    assert lines[:6] == [
        "name of the monster rat",
        "immediate: *Enters:* Each player loses 1 favor [favor].",
        'made of: Each player = /immediate/do/who "each_player"; '
        '1 favor [favor] = /immediate/do/amount 1; favor [favor] = /immediate/do/resource "favor"',
        "printed: front; 2 in main",
        "picture: exports/mini/png/en/rat-front.png",
        "at most 6 letters, the longest name of a monster in print: rat, pl",
    ]
