"""Fragments and their form in the cache."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.pdf.fragment import Block, FontUse, Fragment, Piece, Span, pack, unpack

GLYPHS = st.lists(st.integers(0, 65535), unique=True).map(
    lambda ids: b"".join(glyph.to_bytes(2, "big") for glyph in sorted(ids))
)
TEXTS = st.dictionaries(st.integers(0, 65535), st.text(max_size=3), max_size=3)
FRAGMENTS = st.builds(
    Fragment,
    st.floats(1, 2000),
    st.floats(1, 2000),
    st.binary(max_size=60),
    st.binary(max_size=60),
    st.lists(st.builds(FontUse, st.text(max_size=8), GLYPHS, TEXTS), max_size=3).map(tuple),
    st.lists(st.builds(Piece, st.binary(max_size=20), st.binary(max_size=20)), max_size=3).map(tuple),
    st.dictionaries(st.text(max_size=5), st.floats(0.1, 1), max_size=2),
    st.lists(st.tuples(st.text(max_size=5), st.text(max_size=5)), max_size=2).map(tuple),
    st.lists(
        st.builds(
            Block,
            st.sampled_from(["H1", "P", "Figure"]),
            st.lists(st.builds(Span, st.integers(0, 99), st.integers(0, 99), st.text(max_size=5)), max_size=2).map(
                tuple
            ),
            st.text(max_size=5),
        ),
        max_size=2,
    ).map(tuple),
)


@given(FRAGMENTS)
def test_unpacked_fragment_is_the_packed_one(fragment: Fragment) -> None:
    """A fragment comes back from its bytes unchanged."""
    assert unpack(pack(fragment)) == fragment


def test_bytes_too_many_are_refused() -> None:
    """Bytes that are not exactly one fragment are an error."""
    with pytest.raises(ValueError, match="lengths"):
        unpack(pack(Fragment(10, 10, b"")) + b"x")
