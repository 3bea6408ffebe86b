"""Every value of a JSON text has its place."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st

from cardpress.models.json_spans import spans_of
from cardpress.models.source import Source

VALUES = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner),
    max_leaves=20,
)


def _leaves(value: object, pointer: str = "") -> dict[str, object]:
    if isinstance(value, dict):
        steps = {key.replace("~", "~0").replace("/", "~1"): inner for key, inner in value.items()}
    else:
        steps = {str(index): inner for index, inner in enumerate(value)} if isinstance(value, list) else {}
    below = [_leaves(inner, f"{pointer}/{step}") for step, inner in steps.items()]
    return {pointer: value, **{place: leaf for leaves in below for place, leaf in leaves.items()}}


@given(value=VALUES, indent=st.sampled_from([None, 1, "\t"]), ascii_only=st.booleans())
def test_spans_hold_the_values(value: object, indent: int | str | None, ascii_only: bool) -> None:
    """The span of every pointer holds the JSON of exactly the value there, however the text is laid out."""
    text = json.dumps(value, indent=indent, ensure_ascii=ascii_only)

    spans = spans_of(text)

    assert {place: json.loads(text[span.at : span.at + span.width]) for place, span in spans.items()} == _leaves(
        value
    )


def test_position_counts_lines_and_columns_from_one() -> None:
    """A position is the line and the column of the value, with its line as excerpt."""
    at = Source("a.json", '{\r\n  "b": [1, 23]\r\n}', None, "").position("/b/1")

    assert (at.line, at.column, at.width, at.excerpt) == (2, 12, 2, '  "b": [1, 23]')


def test_position_of_a_key() -> None:
    """With key=True the place is that of the field's name."""
    at = Source("a.json", '{"b": 1}', None, "").position("/b", key=True)

    assert (at.column, at.width) == (2, 3)


def test_position_of_what_is_absent() -> None:
    """An absent value stands at its nearest parent that is there, under its own pointer."""
    at = Source("a.json", '{"b": {"c": 1}}', None, "").position("/b/d/e")

    assert (at.column, at.pointer) == (7, "/b/d/e")
