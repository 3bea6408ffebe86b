"""A file with `every` in the folder of a kind is all combinations of some values; one message names them all."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from cardpress.commands import main
from cardpress.diagnostics import Report
from cardpress.stages.check import check
from cardpress.stages.link import link
from cardpress.stages.load import load
from cardpress.stages.phrase import phrase

RANKS, SUITS = ["two", "king"], ["hearts", "spades"]
KIND = {
    "properties": {
        "rank": {"enum": RANKS},
        "suit": {"enum": SUITS},
        "pips": {"type": "integer", "minimum": 1, "maximum": 3},
        "note": {"type": "string"},
    },
    "required": ["rank"],
}
EVERY = {"every": ["rank", "suit"], "by": {"rank": {"two": {"pips": 2}, "king": {"pips": 3, "copies": 2}}}}
ENGLISH = """ui-game = Cards
ui-value-king = king
french = { $rank } of { $suit ->
        [hearts] red hearts
       *[spades] spades
    }
    .hint = { $pips }
two_spades = the last card
"""


def _project(root: Path, cards: dict[str, Any], text: str = ENGLISH) -> Path:
    files = {
        "schemas/game.json": json.dumps({"kinds": {"card": KIND}}),
        "content/game/game.json": json.dumps({"id": "game", "kinds": {"card": {"size": "poker"}}}),
        "content/game/cards/french.json": json.dumps(cards, indent=1),
        "content/game/text/en.ftl": text,
    }
    for path, content in files.items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(content, "utf-8")
    return root


def test_every_combination_is_a_component_with_what_its_values_bring(tmp_path: Path) -> None:
    """Ids are made of the values in their order; what goes by a value, copies too, is that of the value."""
    report = Report()
    game = load(_project(tmp_path, {**EVERY, "all": {"note": "old"}}), report).games["game"]

    made = {source.value["id"]: source.value for key, source in game.files.items() if key.startswith("cards/")}
    assert [*made] == ["two_hearts", "two_spades", "king_hearts", "king_spades"]
    assert made["king_spades"] == {
        "id": "king_spades", "kind": "card", "rank": "king", "suit": "spades", "pips": 3, "note": "old",
    }  # fmt: skip
    assert game.copies == {"two_hearts": 1, "two_spades": 1, "king_hearts": 2, "king_spades": 2}
    assert not len(report)


def test_one_message_names_them_all_with_the_words_of_their_values(tmp_path: Path) -> None:
    """Words of values stand in for their fields, forms go by value; a message of a card goes before."""
    root, report = _project(tmp_path, EVERY), Report()
    game = link(check(load(root, report), report), root, report)["game"]
    words = phrase(game, "en", report).components

    assert {id_: text.name for id_, text in words.items()} == {
        "king_hearts": "king of red hearts",
        "king_spades": "king of spades",
        "two_hearts": "two of red hearts",
        "two_spades": "the last card",
    }
    assert words["king_hearts"].own["hint"] == "3"
    assert not len(report)


def test_numbers_are_combined_from_the_smallest_to_the_largest(tmp_path: Path) -> None:
    """An id does not begin with a number: the kind stands before it."""
    game = load(_project(tmp_path, {"every": ["pips"]}), Report()).games["game"]

    assert [*game.copies] == ["card_1", "card_2", "card_3"]


@pytest.mark.parametrize(
    ("cards", "where", "said"),
    [
        ({"every": ["rink"]}, "/every/0", 'did you mean "rank"?'),
        ({"every": ["note"]}, "/every/0", "note has no list of values"),
        ({"every": []}, "/every", "every"),
        ({"every": ["rank"], "only": {"suit": ["hearts"]}}, "/only/suit", "suit is not combined"),
        ({"every": ["rank"], "only": {"rank": ["two", "kong"]}}, "/only/rank/1", "king"),
        ({"every": ["rank"], "by": {"rank": {"kign": {"pips": 1}}}}, "/by/rank/kign", 'did you mean "king"?'),
        ({"every": ["rank"], "by": {"rank": {"king": {"pips": 9}}}}, "/by/rank/king/pips", "at most 3"),
        ({"every": ["rank"], "by": {"rank": {"king": {"copies": 999}}}}, "/by/rank/king/copies", "copies is 999"),
        ({"every": ["rank"], "all": {"nose": "red"}}, "/all/nose", "note"),
        ({"every": ["rank"], "copies": -1}, "/copies", "0"),
        ({"every": ["rank", "pips"], "only": {"pips": [*range(1, 1200)]}}, "/every", "2,000 at most"),
    ],
)
def test_what_is_wrong_is_told_where_it_stands(
    cards: dict[str, Any], where: str, said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """A problem of any of the combinations has the line of the one file, and is told once."""
    assert main.main(["check", "--root", str(_project(tmp_path, cards))]) == main.WRONG_CONTENT

    told = capsys.readouterr().err
    assert said in told
    assert f"at {where}" in told
    assert "content/game/cards/french.json:" in told


def test_a_message_that_lacks_is_told_once(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """Without the message of all, and without one for each, nobody knows their names."""
    assert (
        main.main(["check", "--root", str(_project(tmp_path, EVERY, "ui-game = Cards\n"))]) == main.WRONG_CONTENT
    )

    told = capsys.readouterr().err
    assert told.count("error[") == 1
    assert "a message french = …" in told


def test_a_mistake_in_the_message_is_told_at_its_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A field that they do not have is named at the line of the message, once."""
    text = "ui-game = Cards\n\nfrench = { $colour }\n"
    assert main.main(["check", "--root", str(_project(tmp_path, EVERY, text))]) == main.WRONG_CONTENT

    told = capsys.readouterr().err
    assert told.count("error[") == 1
    assert "content/game/text/en.ftl:3:" in told
    assert "colour" in told
