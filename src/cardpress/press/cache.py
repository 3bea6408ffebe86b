"""What the press keeps between builds: packs of entries, each found by its key and trusted only with its digest.

A pack is written once, whole, under a name of its own, and never changed; so readers need no lock, a killed
build leaves at most an unused temporary file, and two builds at once each add a pack of their own.
"""

from __future__ import annotations

import hashlib
import os
import struct
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import BinaryIO

MAGIC = b"cardpress pack 1\n"
MAX_PACKS = 8
MAX_BYTES = 256 * 1024 * 1024

_HEAD = struct.Struct(">I16s")
_ENTRY = struct.Struct(">32s16sQI")


class UnwritableError(OSError):
    """The press cannot keep what it has made; number, reason and path are those of the system."""


def replace_file(path: Path, data: bytes) -> None:
    """Write a file whole: it has either its old content or all of the new one, whatever happens."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name}.{os.getpid()}.part")
        try:
            part.write_bytes(data)
            part.replace(path)
        finally:
            part.unlink(missing_ok=True)
    except OSError as error:
        raise UnwritableError(error.errno, error.strerror, str(path)) from error


class Cache:
    """Entries by key (64 hex digits) in the packs of one folder. What cannot be read is simply not there."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._places: dict[bytes, tuple[Path, bytes, int, int]] | None = None
        self._used: set[bytes] = set()

    def get(self, keys: Iterable[str]) -> dict[str, bytes]:
        """The entries that exist and are sound, by key."""
        wanted: dict[Path, list[tuple[str, bytes, int, int]]] = {}
        for key in keys:
            place = self._index().get(bytes.fromhex(key))
            if place is not None:
                wanted.setdefault(place[0], []).append((key, *place[1:]))
        found: dict[str, bytes] = {}
        for path, entries in wanted.items():
            found.update(_read_entries(path, entries))
        self._used.update(map(bytes.fromhex, found))
        return found

    def put(self, entries: Mapping[str, bytes]) -> None:
        """Keep entries: one new pack, and the old packs too when there are many of them."""
        if not entries:
            return
        fresh = {bytes.fromhex(key): data for key, data in entries.items()}
        self._used.update(fresh)
        packs = self._packs()
        merged = packs if len(packs) >= MAX_PACKS else []
        if merged:
            fresh = self._kept(merged) | fresh
        path = _write_pack(self._folder, fresh)
        for old in merged:
            if old != path:
                old.unlink(missing_ok=True)
        self._places = None

    def _packs(self) -> list[Path]:
        return sorted(self._folder.glob("*.pack"))

    def _index(self) -> dict[bytes, tuple[Path, bytes, int, int]]:
        if self._places is None:
            self._places = {}
            for path in self._packs():
                for key, digest, at, length in _read_index(path):
                    self._places[key] = (path, digest, at, length)
        return self._places

    def _kept(self, packs: list[Path]) -> dict[bytes, bytes]:
        """Sound entries of old packs; when they are too much, only those this build used."""
        only_used = sum(map(_size, packs)) > MAX_BYTES
        kept: dict[bytes, bytes] = {}
        for path in packs:
            entries = [
                (key.hex(), digest, at, length)
                for key, digest, at, length in _read_index(path)
                if not only_used or key in self._used
            ]
            kept.update((bytes.fromhex(key), data) for key, data in _read_entries(path, entries).items())
        return kept


def _size(path: Path) -> int:
    """Bytes of a pack; none when another build has just merged it."""
    try:
        return path.stat().st_size
    except FileNotFoundError:
        return 0


def _digest(data: bytes) -> bytes:
    return hashlib.blake2b(data, digest_size=16).digest()


def _write_pack(folder: Path, entries: Mapping[bytes, bytes]) -> Path:
    """Head (number of entries, digest of the index), index, then the entries one after another."""
    at, rows = 0, []
    for key, data in sorted(entries.items()):
        rows.append(_ENTRY.pack(key, _digest(data), at, len(data)))
        at += len(data)
    index = b"".join(rows)
    head = MAGIC + _HEAD.pack(len(rows), _digest(index))
    path = folder / f"{_digest(index).hex()}.pack"
    replace_file(path, b"".join([head, index, *(data for _, data in sorted(entries.items()))]))
    return path


def _read_index(path: Path) -> Iterator[tuple[bytes, bytes, int, int]]:
    """Key, digest, offset in the file and length of each entry; nothing when the pack is torn or gone."""
    try:
        with path.open("rb") as file:
            index = _sound_index(file, path.stat().st_size)
    except OSError:
        return
    start = len(MAGIC) + _HEAD.size + len(index)
    for key, digest, at, length in _ENTRY.iter_unpack(index):
        yield key, digest, start + at, length


def _sound_index(file: BinaryIO, size: int) -> bytes:
    """The index of an open pack of so many bytes; empty when it is not what was written."""
    head = file.read(len(MAGIC) + _HEAD.size)
    if len(head) < len(MAGIC) + _HEAD.size or not head.startswith(MAGIC):
        return b""
    count, digest = _HEAD.unpack_from(head, len(MAGIC))
    index = file.read(min(count * _ENTRY.size, size))
    return index if _digest(index) == digest and len(index) == count * _ENTRY.size else b""


def _read_entries(path: Path, entries: Iterable[tuple[str, bytes, int, int]]) -> dict[str, bytes]:
    found: dict[str, bytes] = {}
    try:
        with path.open("rb") as file:
            for key, digest, at, length in entries:
                file.seek(at)
                data = file.read(length)
                if _digest(data) == digest:
                    found[key] = data
    except OSError:
        pass
    return found
