"""Where effect trees stand in a component, and that none stands where nobody looks."""

from __future__ import annotations

import json
from typing import Any, ClassVar, Literal

import pytest
from pydantic import Field
from tests.vocabularies import Effect

from cardpress.effects.walk import trees, unread
from cardpress.models.component import Component, Model

GAIN = {"op": "gain", "amount": 1, "resource": "favor"}
TWICE = {"op": "seq", "do": [GAIN, GAIN]}


class Grip(Model):
    """A part with an effect of its own."""

    effect: Effect = Field(alias="does")
    inner: tuple[Effect, ...] = ()


class Staff(Component):
    """A component with effects in every kind of place."""

    folder: ClassVar[str] = "staves"
    kind: Literal["staff"]
    effect: Effect | None = None
    grip: Grip | None = None
    grips: tuple[Grip, ...] = Field(default=(), alias="holds")
    several: tuple[Effect, ...] = ()
    named: dict[str, Effect] = Field(default_factory=dict)


def _staff(**fields: Any) -> Staff:
    value = {"id": "staff", "kind": "staff", "provenance": "house", **fields}
    return Staff.model_validate_json(json.dumps(value))


@pytest.mark.parametrize(
    ("fields", "pointers"),
    [
        ({"effect": TWICE}, []),
        ({"grip": {"does": TWICE}}, ["/grip/does"]),
        (
            {"holds": [{"does": GAIN}, {"does": GAIN, "inner": [GAIN]}]},
            ["/holds/0/does", "/holds/1/does", "/holds/1/inner/0"],
        ),
        ({"several": [GAIN, TWICE]}, ["/several/0", "/several/1"]),
        ({"named": {"one": GAIN}, "effect": GAIN}, ["/named/one"]),
    ],
    ids=["a field", "a part", "parts in a list", "a list", "a mapping"],
)
def test_trees_that_nobody_reads_are_found(fields: dict[str, Any], pointers: list[str]) -> None:
    """Every tree that is no field of the component itself is named by its place in the file, once."""
    staff = _staff(**fields)

    assert list(unread(staff)) == pointers
    assert [name for name, _, _ in trees(staff)] == [name for name in fields if name == "effect"]
