"""Whose a problem is, told by its place and its first words."""

from __future__ import annotations

import pytest

from cardpress.diagnostics import Diagnostic, Position
from cardpress.serve.problem_owner import is_of, owner


@pytest.mark.parametrize(
    ("file", "message", "expected"),
    [
        ("content/mini/weapons/axe.json", "durability is too small", "axe"),
        ("content/mini/weapons/bow.json", "this is no JSON", "bow"),
        ("content/mini/text/en.ftl", "axe has no text in en", "axe"),
        ("content/mini/text/en.ftl", "message rat is written twice", "rat"),
        ("content/mini/text/en.ftl", "the text of axe needs the term", "axe"),
        ("content/mini/text/en.ftl", "ui-axe has a digit in its text", None),
        ("content/mini/text/en.ftl", "this line starts no message", None),
        ("templates/mini/card.html", "axe, front, en: there is no message", "axe"),
        ("templates/mini/card.html", "card, back, en: there is no message", None),
        ("content/mini/decks/main.json", "axe is not known", None),
        ("content/mini/game.json", "axe is no icon", None),
        ("content/other/weapons/axe.json", "durability is too small", None),
        ("languages/pl/pack.json", "axe", None),
        ("content/mini/weapons.csv", "durability is too small", None),
    ],
)
def test_owner(file: str, message: str, expected: str | None) -> None:
    """What is in a component's file, or begins with a component, is its problem; all else is nobody's."""
    problem = Diagnostic("code", message, Position(file))

    assert owner(problem, "mini", {"axe", "rat"}) == expected


@pytest.mark.parametrize("cell", ["cell B6 (axe)", "weapons!B6 (axe)"])
def test_a_row_of_a_table_is_its_components(cell: str) -> None:
    """What is wrong in a table is told on the component whose row it is in."""
    problem = Diagnostic("code", "durability is too small", Position("content/mini/all.xlsx", 6, 2, cell))

    assert owner(problem, "mini", {"rat"}) == "axe"


def test_problems_of_the_whole_project_are_of_no_game() -> None:
    """A language pack's problem is of no game's own, its schema's is."""
    assert not is_of(Diagnostic("code", "wrong", Position("languages/pl/pack.json")), "mini")
    assert is_of(Diagnostic("code", "wrong", Position("schemas/mini.py")), "mini")
    assert is_of(Diagnostic("code", "wrong", Position("schemas/mini.json")), "mini")
