"""Cache of simulated games below build/: their counts, under a digest of everything that decides them.

A digest covers the rules data, the set-up, the policy and the code that plays; a game belongs to its seed. A file
holds a block of games a line, each with a digest of its own: a line that was cut or changed is no line.
"""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Generic, Protocol, Self, TypeVar

from cardpress_engines.kernel import registry

BUILD = Path("build")
FOLDER = Path("playtests")
"""Where games are kept below the folder that builds are written to; without that, nothing is kept."""
BLOCK = 20
"""Games of a line, when all of them were played."""
SHARED = ("kernel", "bots", "cardplay/counts.py", "cardplay/batches.py", "cardplay/playtest/paired_games.py")
"""Code that plays besides a game's own."""


class AddableCounts(Protocol):
    """Counts of games, which can be added."""

    games: int
    """How many."""

    def add(self, other: Self) -> None:
        """Count what another has counted."""

    def to_json(self) -> dict[str, Any]:
        """It as JSON."""

    @classmethod
    def of(cls, saved: dict[str, Any]) -> Self:
        """What `to_json` gave."""


C = TypeVar("C", bound=AddableCounts)


def file_of(game: str, content_sha256: str, setup: str, policy: str, without: str = "") -> Path | None:
    """Where games are kept that are played so, perhaps in pairs with and without a component.

    None where no project is, or a link stands in the way.
    """
    folder = folder_of(game)
    if folder is None:
        return None
    said = [content_sha256, setup, policy, without, code_of(game)]
    name = hashlib.sha256(json.dumps(said).encode()).hexdigest()[:24]
    file = folder / f"{policy}-{name}.jsonl"
    return None if file.is_symlink() else file


def folder_of(game: str) -> Path | None:
    """Where all of a game is kept; None where no project is, or a link stands in the way."""
    folder = BUILD / FOLDER / game
    return (
        folder
        if BUILD.is_dir() and not any(each.is_symlink() for each in (BUILD, folder.parent, folder))
        else None
    )


def code_of(game: str) -> str:
    """A digest of the code and fitted numbers a game is played with."""
    shared = registry.SHIPPED
    whole = hashlib.sha256()
    for root in (*(shared / each for each in SHARED), *registry.folders(game).values()):
        for file in sorted(_files(root)):
            whole.update(f"{file.relative_to(root.parent).as_posix()}\0".encode())
            whole.update(hashlib.sha256(file.read_bytes()).digest())
    return whole.hexdigest()


def _files(root: Path) -> Iterator[Path]:
    if root.is_file():
        yield root
        return
    for file in root.rglob("*"):
        if file.suffix in {".py", ".json"} and file.is_file():
            yield file


class ResultCache(Generic[C]):
    """Blocks of games in one file, in counts of one kind; with no file nothing is found and nothing stays."""

    def __init__(self, kind: type[C], file: Path | None = None) -> None:
        self.kind, self._file = kind, file
        self._new: dict[int, list[tuple[range, C]]] = {}

    def within(self, seeds: range) -> list[tuple[range, C]]:
        """Blocks of these seeds, none of which overlaps another."""
        found, end = [], seeds.start
        for block, counted in sorted(self._read(), key=lambda pair: (pair[0].start, -pair[0].stop)):
            if end <= block.start and block.stop <= seeds.stop:
                found.append((block, counted))
                end = block.stop
        return [(block, self.kind.of(counted)) for block, counted in found]

    def add(self, seeds: range, tally: C) -> None:
        """Keep the count of these games, as soon as their block is whole or `close` is called."""
        number = seeds.start // BLOCK
        self._new.setdefault(number, []).append((seeds, tally))
        if sum(len(part) for part, _ in self._new[number]) >= BLOCK:
            self._write(self._merge(self._new.pop(number)))

    def close(self) -> None:
        """Keep blocks that are not whole, too."""
        for parts in self._new.values():
            self._write(self._merge(parts))
        self._new.clear()

    def _read(self) -> Iterator[tuple[range, dict[str, Any]]]:
        if self._file is None or not self._file.is_file():
            return
        for line in self._file.read_bytes().splitlines():
            digest, _, saved = line.partition(b" ")
            if hashlib.sha256(saved).hexdigest()[:16].encode() == digest:
                block = json.loads(saved)
                yield range(*block["seeds"]), block["counted"]

    def _write(self, blocks: Iterable[tuple[range, C]]) -> None:
        if self._file is None:
            return
        self._file.parent.mkdir(parents=True, exist_ok=True)
        lines = b""
        for seeds, tally in blocks:
            saved = json.dumps({"seeds": [seeds.start, seeds.stop], "counted": tally.to_json()}).encode()
            lines += hashlib.sha256(saved).hexdigest()[:16].encode() + b" " + saved + b"\n"
        flags = os.O_WRONLY | os.O_CREAT | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
        with os.fdopen(os.open(self._file, flags, 0o666), "ab", buffering=0) as file:
            file.write(lines if _ends_a_line(self._file) else b"\n" + lines)

    def _merge(self, parts: list[tuple[range, C]]) -> Iterator[tuple[range, C]]:
        """The same games in as few blocks as there can be."""
        seeds, total = range(0), self.kind()
        for more, counted in sorted(parts, key=lambda part: part[0].start):
            if seeds and more.start != seeds.stop:
                yield seeds, total
                seeds, total = range(0), self.kind()
            seeds = range(seeds.start, more.stop) if seeds else more
            total.add(counted)
        if seeds:
            yield seeds, total


def _ends_a_line(file: Path) -> bool:
    """Whether what is added to a file begins a line: nobody was stopped in the middle of one."""
    with file.open("rb") as written:
        if not written.seek(0, os.SEEK_END):
            return True
        written.seek(-1, os.SEEK_END)
        return written.read(1) == b"\n"


def missing_ranges(wanted: range, found: Iterable[range]) -> list[range]:
    """What of a range no part of it covers; the parts come in order."""
    gaps, end = [], wanted.start
    for part in found:
        gaps.append(range(end, part.start))
        end = part.stop
    return [gap for gap in (*gaps, range(end, wanted.stop)) if gap]
