"""Every example of the page that says how to say things is read as a game's file is read."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from pydantic import TypeAdapter

from cardpress.effects.course.vocabulary import course_vocabulary
from cardpress.effects.declared import Declared
from cardpress.effects.vocabulary import VocabularyParts

PAGE = (Path(__file__).resolve().parents[1] / "docs/how-to-say.md").read_text("utf-8")
DECLARED = Declared(
    zones={"deck": False, "discards": False, "hand": True, "market": False, "passed": True, "supply": True},
    counters=("point", "coin", "bid"),
    markers=("leader",),
    points=("worth",),
    formulas=("hand_value",),
    boards=("board",),
    regions=("dark", "light"),
    actions=("move",),
    procedures=("deal_anew",),
    stats=("rank", "suit"),
    words={"suit": ("clubs", "hearts"), "rank": ("ace", "king")},
)
READ: TypeAdapter[Any] = TypeAdapter(course_vocabulary(VocabularyParts(), DECLARED).annotations["play_file"])
EXAMPLES = re.findall(r"`(\{.*?\})`", PAGE)


def _play_file(example: dict[str, Any]) -> dict[str, Any]:
    """A file of a course of play with the example where such a thing can stand."""
    if "op" in example:
        return {"course": example}
    if "condition" in example:
        return {"end": {"when": example}}
    if "pick" in example or "space" in example:
        return {"actions": {"move": {"choose": example}}}
    return {"score": example}


@pytest.mark.parametrize("example", EXAMPLES)
def test_an_example_is_read(example: str) -> None:
    """An example fits the shape of the place it is for."""
    READ.validate_json(json.dumps(_play_file(json.loads(example))))


def test_there_are_examples_for_all_that_is_listed() -> None:
    """No line of the tables is without one."""
    lines = [line for line in PAGE.splitlines() if line.startswith("| ") and "`{" not in line]
    assert [line for line in lines if not line.endswith("| |")] == []
