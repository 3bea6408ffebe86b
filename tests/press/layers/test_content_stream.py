"""Numbers and colours as WeasyPrint writes them and the press rounds them."""

from __future__ import annotations

import re

from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.layout.lazy_imports import load_weasyprint
from cardpress.press.pdf.writer import number

load_weasyprint()  # as the press does, without what WeasyPrint warns of

import pydyf  # noqa: E402

from cardpress.press.layers.content_stream import ContentStream, format_number  # noqa: E402


@given(st.floats(-1e5, 1e5) | st.integers(-9999, 9999) | st.floats(-1e-4, 1e-4))
def test_numbers_are_written_as_weasyprint_writes_them(value: float) -> None:
    """A number has the digits of pydyf, rounded to four decimals where there are more, and no point at its end."""
    theirs = pydyf._to_bytes(value)
    rounded = re.sub(rb"-?\d*\.(\d{5,}|$)", lambda found: number(float(found[0])), theirs)

    assert format_number(value).encode() == rounded


def test_what_draws_nothing_leaves_nothing() -> None:
    """A saved state around nothing is not written; around anything it is."""
    ink = ContentStream()
    with ink.graphics_state(), ink.graphics_state():
        pass
    assert ink.operators == []
    with ink.graphics_state():
        ink.rectangle((0, 0, 1, 2.5))
    assert ink.operators == ["q", "0 0 1 2.5 re", "Q"]
