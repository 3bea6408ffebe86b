"""Rulebooks of the games: enough examples, each played, each shown once, each naming the rules it shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.engines.checklists import checklist
from tests.engines.properties.ways import rules_data
from tests.engines.scenarios import problems

from cardpress_engines.kernel.registry import module

CONTENT = Path(__file__).resolve().parents[2] / "content"
GAMES = sorted(file.parents[1].name for file in CONTENT.glob("*/rulebook/outline.json"))
ENGINES = Path(__file__).resolve().parents[1] / "engines"
LEAST = 12
"""Examples that a book has at least."""


def _outline(game: str) -> dict[str, Any]:
    outline: dict[str, Any] = json.loads((CONTENT / game / "rulebook/outline.json").read_text("utf-8"))
    return outline


def _blocks(game: str) -> list[dict[str, Any]]:
    return [block for chapter in _outline(game)["chapters"] for block in chapter["blocks"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_enough_examples(game: str) -> None:
    """A book shows at least twelve examples, and every file of examples once."""
    playing = [block for block in _blocks(game) if block["block"] in {"example", "table"}]
    shown = [one["example"] for block in playing for one in (block, *block.get("beside", ()))]

    assert len([block for block in _blocks(game) if block["block"] == "example"]) >= LEAST
    assert sorted(shown) == sorted(file.stem for file in (CONTENT / game / "examples").glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_examples_hold(game: str) -> None:
    """Every example goes as it says in the game's engine, and names the rules it shows."""
    files = sorted((CONTENT / game / "examples").glob("*.json"))

    wrong = {
        file.name: found
        for file in files
        if (found := problems(file, lambda _, setup: module(game, "game").load(rules_data(game), setup)))
    }

    assert wrong == {}
    assert all(json.loads(file.read_text("utf-8"))["rules"] for file in files)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_of_the_checklist_stands_somewhere(game: str) -> None:
    """Each rule is said by a chapter or a component, or named among those left out; and no other rule is named."""
    outline = _outline(game)
    said = {rule for chapter in outline["chapters"] for rule in chapter.get("statements", ())}
    said |= {rule for rules in outline.get("on_cards", {}).values() for rule in rules}
    left_out = {rule for rules in outline.get("unsaid", {}).values() for rule in rules}

    assert said | left_out == {*checklist(ENGINES / game)}
    assert said & left_out == set()


@pytest.mark.parametrize("game", GAMES)
def test_an_example_shows_what_its_chapter_says(game: str) -> None:
    """A rule of the checklist that an example proves is one of its chapter, or of a card shown beside it."""
    outline, rules = _outline(game), {*checklist(ENGINES / game)}
    wrong = {}
    for chapter in outline["chapters"]:
        for block in chapter["blocks"]:
            if "example" in block:
                told = {
                    rule for card in block.get("cards", ()) for rule in outline.get("on_cards", {}).get(card, ())
                }
                proved = json.loads((CONTENT / game / f"examples/{block['example']}.json").read_text("utf-8"))[
                    "rules"
                ]
                wrong[block["example"]] = {*proved} & rules - told - {*chapter.get("statements", ())}

    assert {example: sorted(lacking) for example, lacking in wrong.items() if lacking} == {}
