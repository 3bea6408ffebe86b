"""Fragments and their form in the cache."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from cardpress.press.pdf.fragment import (
    FontUse,
    Fragment,
    MarkedPassage,
    PdfObject,
    Pool,
    StructureBlock,
    pack,
    pack_piece,
    read_packed,
    unpack,
    unpack_piece,
)

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
    st.lists(st.builds(PdfObject, st.binary(max_size=20), st.binary(max_size=20)), max_size=3).map(tuple),
    st.dictionaries(st.text(max_size=5), st.floats(0.1, 1), max_size=2),
    st.lists(st.tuples(st.text(max_size=5), st.text(max_size=5)), max_size=2).map(tuple),
    st.lists(
        st.builds(
            StructureBlock,
            st.sampled_from(["H1", "P", "Figure"]),
            st.lists(
                st.builds(MarkedPassage, st.integers(0, 99), st.integers(0, 99), st.text(max_size=5)), max_size=2
            ).map(tuple),
            st.text(max_size=5),
        ),
        max_size=2,
    ).map(tuple),
)


@settings(max_examples=30)
@given(FRAGMENTS)
def test_unpacked_fragment_is_the_packed_one(fragment: Fragment) -> None:
    """A fragment comes back from its bytes unchanged."""
    assert unpack(pack(fragment)) == fragment


def test_bytes_too_many_are_refused() -> None:
    """Bytes that are not exactly one fragment are an error."""
    with pytest.raises(ValueError, match="lengths"):
        unpack(pack(Fragment(10, 10, b"")) + b"x")


@given(FRAGMENTS, st.binary(min_size=300, max_size=400))
def test_large_pieces_are_kept_once_beside_the_faces(fragment: Fragment, tail: bytes) -> None:
    """Faces with the same large piece name it; it is in the pool once, and they come back with it."""
    large = PdfObject(b"<<>>", tail)
    faces = [replace(fragment, pieces=(*fragment.pieces, large)), replace(fragment, pieces=(large, large))]
    pool: Pool = {}
    kept = [pack(face, pool) for face in faces]

    assert list(pool) == [large]
    assert not any(tail in data for data in kept)
    pieces = {digest: unpack_piece(pack_piece(piece)) for piece, digest in pool.items()}
    assert [read_packed(data).fragment(pieces) for data in kept] == faces
    with pytest.raises(KeyError):
        read_packed(kept[0]).fragment({})
