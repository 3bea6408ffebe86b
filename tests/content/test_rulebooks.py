"""Rulebooks of the games: enough examples, each played, each shown once, each naming the rules it shows."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from tests.engines.properties.ways import rules_data
from tests.engines.scenarios import problems

from cardpress_engines.kernel.registry import module

CONTENT = Path(__file__).resolve().parents[2] / "content"
GAMES = sorted(file.parents[1].name for file in CONTENT.glob("*/rulebook/outline.json"))
LEAST = 12
"""Examples that a book has at least."""


def _blocks(game: str) -> list[dict[str, Any]]:
    outline = json.loads((CONTENT / game / "rulebook/outline.json").read_text("utf-8"))
    return [block for chapter in outline["chapters"] for block in chapter["blocks"]]


@pytest.mark.parametrize("game", GAMES)
def test_a_book_has_enough_examples(game: str) -> None:
    """A book shows at least twelve examples, and every file of examples once."""
    shown = [block["example"] for block in _blocks(game) if block["block"] in {"example", "table"}]

    assert len([block for block in _blocks(game) if block["block"] == "example"]) >= LEAST
    assert sorted(shown) == sorted(file.stem for file in (CONTENT / game / "examples").glob("*.json"))


@pytest.mark.parametrize("game", GAMES)
def test_examples_hold(game: str) -> None:
    """Every example goes as it says with the game's own engine, and names the rules it shows."""
    files = sorted((CONTENT / game / "examples").glob("*.json"))

    wrong = {
        file.name: found
        for file in files
        if (found := problems(file, lambda _, setup: module(game, "game").load(rules_data(game), setup)))
    }

    assert wrong == {}
    assert all(json.loads(file.read_text("utf-8"))["rules"] for file in files)
