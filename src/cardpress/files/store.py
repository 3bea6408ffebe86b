"""The store of builds: packs of entries, each found by its key and trusted only with its digest.

Drawn faces, phrased texts and icon fonts are entries; the key of each is a digest of all that shapes it. A pack is
written once, whole, under a name of its own, and never changed; so readers need no lock, a killed build leaves at
most an unused temporary file, and two builds at once each add a pack of their own. SQLite was weighed: it is about
as fast, but opens its files past the door, and a planted database can hold views that never end.
"""

from __future__ import annotations

import hashlib
import os
import struct
from collections.abc import Iterable, Iterator, Mapping
from contextlib import AbstractContextManager, suppress
from typing import BinaryIO, Protocol

from cardpress.files.safe_write import Folder

MAGIC = b"cardpress pack 1\n"
MAX_PACKS = 8
MAX_BYTES = 256 * 1024 * 1024
"""When there is more, only what the last build used is kept."""
LARGEST = 1024 * 1024 * 1024
"""A larger file is no pack of ours."""

_HEAD = struct.Struct(">I16s")
_ENTRY = struct.Struct(">32s16sQI")
_Place = tuple[bytes, int, int]
"""Digest of an entry, its offset in the file, its length."""


class Shelf(Protocol):
    """Where packs lie: a folder of a project, or one that machines share."""

    def names(self) -> list[str]:
        """The names of the files in it."""

    def size(self, name: str) -> int:
        """Bytes of a file."""

    def open_file(self, name: str) -> AbstractContextManager[BinaryIO]:
        """A file opened for reading; OSError when it is none, or cannot be read on."""

    def write(self, name: str, data: bytes) -> None:
        """Write a file; UnwritableError when it is not taken."""

    def remove(self, name: str) -> None:
        """Take a file away."""


class Packs:
    """Entries by key (64 hex digits) in the packs of one shelf. What cannot be read is simply not there.

    There are so `many` packs before they are made one; None: they are left as they are.
    """

    def __init__(self, shelf: Shelf, many: int | None = MAX_PACKS) -> None:
        self._shelf, self._many = shelf, many
        self._places: dict[str, dict[bytes, _Place]] | None = None
        self._used: set[bytes] = set()
        self._fresh: dict[bytes, bytes] = {}

    def get(self, keys: Iterable[str]) -> dict[str, bytes]:
        """The entries that exist and are sound, by key."""
        wanted = {bytes.fromhex(key) for key in keys}
        found = {key: self._fresh[key] for key in wanted & self._fresh.keys()}
        for pack, places in self._index().items():
            here = {key: places[key] for key in (wanted - found.keys()) & places.keys()}
            found.update(self._read_entries(pack, here) if here else {})
        self._used.update(found)
        return {key.hex(): data for key, data in found.items()}

    def keep(self, entries: Mapping[str, bytes]) -> None:
        """Take entries in; they are found at once, and written with the next `save`."""
        self._fresh.update((bytes.fromhex(key), data) for key, data in entries.items())

    def save(self) -> None:
        """Write what was taken in as one new pack, with the old packs when there are many of them.

        UnwritableError when the folder does not take it; the entries are forgotten then.
        """
        fresh, self._fresh = self._fresh, {}
        if not fresh:
            return
        self._used.update(fresh)
        packs = self._packs()
        merged = packs if self._many is not None and len(packs) >= self._many else []
        if merged:
            fresh = self._entries_to_keep(merged) | fresh
        name, data = _pack(fresh)
        self._shelf.write(name, data)
        for old in merged:
            if old != name:
                self._shelf.remove(old)
        if merged:
            self._places = None
        elif self._places is not None:
            self._places[name] = dict(self._read_index(name))

    def _packs(self) -> list[str]:
        return [name for name in self._shelf.names() if name.endswith(".pack")]

    def _index(self) -> dict[str, dict[bytes, _Place]]:
        if self._places is None:
            self._places = {pack: dict(self._read_index(pack)) for pack in self._packs()}
        return self._places

    def _entries_to_keep(self, packs: list[str]) -> dict[bytes, bytes]:
        """Sound entries of old packs; when they are too much, only those this build used."""
        only_used = sum(map(self._shelf.size, packs)) > MAX_BYTES
        kept: dict[bytes, bytes] = {}
        for pack in packs:
            places = {key: at for key, at in self._read_index(pack) if not only_used or key in self._used}
            kept.update(self._read_entries(pack, places))
        return kept

    def _read_index(self, pack: str) -> Iterator[tuple[bytes, _Place]]:
        """Each entry's key and place; nothing when the pack is torn or gone."""
        try:
            with self._shelf.open_file(pack) as file:
                index = _sound_index(file, file.seek(0, os.SEEK_END))
        except OSError:
            return
        start = len(MAGIC) + _HEAD.size + len(index)
        for key, digest, at, length in _ENTRY.iter_unpack(index):
            yield key, (digest, start + at, length)

    def _read_entries(self, pack: str, places: Mapping[bytes, _Place]) -> dict[bytes, bytes]:
        found: dict[bytes, bytes] = {}
        with suppress(OSError), self._shelf.open_file(pack) as file:
            for key, (digest, at, length) in sorted(places.items(), key=lambda entry: entry[1][1]):
                file.seek(at)
                data = file.read(length)
                if _digest(data) == digest:
                    found[key] = data
        return found


class Store(Packs):
    """What builds of a project keep for later ones, below a folder of it.

    What is `shared` with other machines is looked for there when it is not here, and then kept here too.
    """

    def __init__(self, folder: Folder, shared: Packs | None = None) -> None:
        super().__init__(folder.below("store"))
        self.folder, self._shared = folder, shared

    def get(self, keys: Iterable[str]) -> dict[str, bytes]:
        """The entries that exist and are sound, by key."""
        wanted = set(keys)
        found = super().get(wanted)
        if self._shared and (missing := wanted - found.keys()):
            theirs = self._shared.get(missing)
            super().keep(theirs)
            found |= theirs
        return found

    def keep(self, entries: Mapping[str, bytes]) -> None:
        """Take entries in, here and where others find them."""
        super().keep(entries)
        if self._shared:
            self._shared.keep(entries)

    def save(self) -> None:
        """Write what was taken in; UnwritableError when a folder does not take it, and it is forgotten then."""
        try:
            super().save()
        finally:
            if self._shared:
                self._shared.save()


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def _pack(entries: Mapping[bytes, bytes]) -> tuple[str, bytes]:
    """Name and bytes of a pack: number of entries, digest of the index, index, the entries one after another."""
    at, rows = 0, []
    for key, data in sorted(entries.items()):
        rows.append(_ENTRY.pack(key, _digest(data), at, len(data)))
        at += len(data)
    index = b"".join(rows)
    head = MAGIC + _HEAD.pack(len(rows), _digest(index))
    return f"{_digest(index).hex()}.pack", b"".join([head, index, *(data for _, data in sorted(entries.items()))])


def _sound_index(file: BinaryIO, size: int) -> bytes:
    """The index of an open pack of so many bytes; empty when it is not what was written."""
    file.seek(0)
    head = file.read(len(MAGIC) + _HEAD.size)
    if size > LARGEST or len(head) < len(MAGIC) + _HEAD.size or not head.startswith(MAGIC):
        return b""
    count, digest = _HEAD.unpack_from(head, len(MAGIC))
    index = file.read(min(count * _ENTRY.size, size))
    return index if _digest(index) == digest and len(index) == count * _ENTRY.size else b""
