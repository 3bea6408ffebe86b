"""Fragments as the store keeps them: faces, and the pages of documents, with the pieces that many of them have."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import suppress

from cardpress.files.store import Store
from cardpress.press.pdf.fragment import (
    Fragment,
    Packed,
    PdfObject,
    Pool,
    pack,
    pack_piece,
    read_packed,
    unpack_piece,
)


def packed_entries(fragments: Mapping[str, Fragment]) -> dict[str, bytes]:
    """What the store keeps of some fragments: each under its key, and their pieces, each under its digest."""
    pool: Pool = {}
    entries = {key: pack(fragment, pool) for key, fragment in fragments.items()}
    return entries | {digest.hex(): pack_piece(piece) for piece, digest in pool.items()}


def read_kept(store: Store, kept: Mapping[str, bytes]) -> Iterator[tuple[str, Fragment]]:
    """Entries as fragments, with their pieces from the store; one that is none, whoever kept it, is left out."""
    packed: dict[str, Packed] = {}
    named: set[bytes] = set()
    for key, data in kept.items():
        with suppress(Exception):
            packed[key] = read_packed(data)
            named.update(packed[key].pool_digests)
    pool: dict[bytes, PdfObject] = {}
    for digest, data in store.get(digest.hex() for digest in named).items():
        with suppress(Exception):
            pool[bytes.fromhex(digest)] = unpack_piece(data)
    for key, each in packed.items():
        with suppress(Exception):
            yield key, each.fragment(pool)
