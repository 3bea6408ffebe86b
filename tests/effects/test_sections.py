"""Sections of a component: where they stand, what they are called, how their trees are replaced."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Literal

import pytest
from pydantic import Field, ValidationError
from tests.vocabularies import Effect

from cardpress.effects.sections import Section, section_of, sections, with_trees
from cardpress.effects.walk import trees, unread
from cardpress.models.component import Component

GAIN = {"op": "gain", "amount": 1, "resource": "favor"}
DRAW = {"op": "draw", "amount": 2}


class Mode(Section):
    """A way to use a tool."""

    price: int = 0
    effect: Effect


class Row(Section):
    """A result of a die, which may do nothing."""

    headed: ClassVar[bool] = False
    effect: Effect | None = None


class Tool(Component):
    """A component with two lists of sections."""

    folder: ClassVar[str] = "tools"
    kind: Literal["tool"]
    modes: tuple[Mode, ...] = Field(default=(), alias="uses")
    effect: Effect | None = None
    rows: tuple[Row, ...] = ()


def _tool(**fields: Any) -> Tool:
    return Tool.model_validate_json(json.dumps({"id": "tool", "kind": "tool", "provenance": "house", **fields}))


TOOL = _tool(
    uses=[{"id": "low", "effect": GAIN}, {"id": "high", "price": 2, "effect": DRAW}],
    effect=DRAW,
    rows=[{"id": "one"}, {"id": "six", "effect": GAIN}],
)


def test_sections_are_trees_with_a_key_and_a_place() -> None:
    """A section's tree has its field and its id as key, a pointer into the file, and stands after the fields'."""
    found = [(key, pointer) for key, pointer, _ in trees(TOOL)]

    assert found == [
        ("effect", "/effect"),
        ("modes/low", "/uses/0/effect"),
        ("modes/high", "/uses/1/effect"),
        ("rows/six", "/rows/1/effect"),
    ]
    assert list(unread(TOOL)) == []


def test_sections_without_an_effect_are_sections_too() -> None:
    """What does nothing has a place and perhaps a heading, but no tree."""
    assert [key for key, _, _ in sections(TOOL)] == ["modes/low", "modes/high", "rows/one", "rows/six"]


def test_keys_tell_sections_from_fields() -> None:
    """The key of a field leads to no section."""
    assert [section_of(key) for key, _, _ in trees(TOOL)] == ["", "low", "high", "six"]


def test_trees_are_replaced_by_key() -> None:
    """Trees of fields and of several sections are replaced, and all else of the component stays."""
    gain, draw = TOOL.modes[0].effect, TOOL.modes[1].effect

    other = with_trees(TOOL, {"modes/low": draw, "effect": gain, "modes/high": gain})

    assert [mode.effect for mode in other.modes] == [draw, gain]
    assert (other.effect, other.rows, other.modes[1].price) == (gain, TOOL.rows, 2)
    assert with_trees(TOOL, {}) == TOOL


@pytest.mark.parametrize("taken", ["text", "flavor"])
def test_section_is_not_called_like_an_attribute_of_every_component(taken: str) -> None:
    """A section whose heading would be the component's flavor or its hand-written rules is refused."""
    with pytest.raises(ValidationError, match=f'"{taken}" cannot be a section'):
        _tool(uses=[{"id": taken, "effect": GAIN}])


def test_section_says_what_its_effects_are() -> None:
    """A game's section that does not name its effects is refused when it is written, not when it is read."""
    with pytest.raises(TypeError, match="Loose does not say what its effects are: effect: Effect"):

        class Loose(Section):
            price: int
