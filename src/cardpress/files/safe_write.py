"""Writes files below one folder of a project, such as build/, whole, and never through a link.

A file is replaced whole, and what is taken away is a name in the folder itself: a link goes, its target stays.
"""

from __future__ import annotations

import os
import stat
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from io import BufferedReader
from pathlib import Path, PurePosixPath

from cardpress.files.safe_read import RefusedError, read

_NEW = os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0)
_MORE = os.O_WRONLY | os.O_APPEND | getattr(os, "O_NOFOLLOW", 0) | getattr(os, "O_BINARY", 0)
_TRIES = 10
"""How often a file is written whose part others take away: each of them does so once."""


class UnwritableError(OSError):
    """A folder does not take what was made; number, reason and path are those of the system."""


class Folder:
    """A folder that is written into; `above` is the folder whose own way is not questioned, else its parent."""

    def __init__(self, path: Path, above: Path | None = None) -> None:
        self.path, self._above = path, above or path.parent
        self._from, self._way = str(self._above), path.relative_to(self._above).parts

    def below(self, name: str) -> Folder:
        """A folder inside this one."""
        return Folder(self.path / name, self._above)

    def file(self, name: str) -> Path:
        """The place of a file by its path in the folder; RefusedError when a link stands on the way to it."""
        parts = name.split("/")
        if {"", ".."} & {*parts}:
            raise RefusedError("unwritable", "this leads out of the folder", self.path / name)
        place = self._from
        for part in (*self._way, *parts[:-1]):
            place = f"{place}{os.sep}{part}"
            if os.path.islink(place):  # noqa: PTH114 quick: once for each folder above each of hundreds of files
                raise RefusedError("unwritable", "a link stands where a folder should", place)
        return self.path / name

    def read(self, name: str) -> bytes:
        """The bytes of a file; OSError when there is none, or a link or a pipe stands in its place."""
        place = self.file(name)
        if place.is_symlink():
            raise RefusedError("unreadable-file", "a link stands where a file should", place)
        return read(place)

    @contextmanager
    def open_file(self, name: str) -> Iterator[BufferedReader]:
        """A regular file opened for reading, of any size; OSError when it is none."""
        place = self.file(name)
        if not stat.S_ISREG(place.lstat().st_mode):
            raise RefusedError("unreadable-file", "this is not a regular file", place)
        with place.open("rb") as file:
            yield file

    def names(self) -> list[str]:
        """The names of the regular files in it, sorted; none when it is not there or lies behind a link."""
        try:
            with os.scandir(self.file("x").parent) as found:
                return sorted(entry.name for entry in found if entry.is_file(follow_symlinks=False))
        except OSError:
            return []

    def size(self, name: str) -> int:
        """Bytes of a file; none when another build has just taken it away."""
        try:
            return self.file(name).lstat().st_size
        except OSError:
            return 0

    def write(self, name: str, data: bytes) -> None:
        """Write a file whole: it has either its old content or all of the new one; UnwritableError if not."""
        try:
            place = self.file(name)
            place.parent.mkdir(parents=True, exist_ok=True)
            replace_file(self.file(name), data)
        except OSError as error:
            raise UnwritableError(error.errno, error.strerror, error.filename or str(self.path)) from error

    def append(self, name: str, data: bytes) -> None:
        """Put bytes at the end of a file that is there; UnwritableError when it is not, or takes them not."""
        try:
            place = self.file(name)
            with os.fdopen(os.open(place, _MORE), "wb") as file:
                file.write(data)
        except OSError as error:
            raise UnwritableError(error.errno, error.strerror, error.filename or str(self.path)) from error

    def remove(self, name: str) -> None:
        """Take a file away, and the folders it leaves empty; nothing when it is gone or lies behind a link."""
        with suppress(OSError):
            self.file(name).unlink(missing_ok=True)
            for folder in list(PurePosixPath(name).parents)[:-1]:
                (self.path / folder).rmdir()

    def fill(self, files: Mapping[str, bytes]) -> None:
        """Make the folder hold these files with these bytes and nothing else; UnwritableError when it cannot."""
        try:
            self.file("x").parent.mkdir(parents=True, exist_ok=True)
            for entry in os.scandir(self.file("x").parent):
                if entry.name not in files or entry.is_dir(follow_symlinks=False):
                    self._discard(entry)
        except OSError as error:
            raise UnwritableError(error.errno, error.strerror, error.filename or str(self.path)) from error
        for name, data in files.items():
            if not self.holds(name, data):
                self.write(name, data)

    def holds(self, name: str, data: bytes) -> bool:
        """Whether a file has these bytes."""
        try:
            return self.read(name) == data
        except OSError:
            return False

    def _discard(self, entry: os.DirEntry[str]) -> None:
        """Take away whatever stands under a name; another build may just have done so."""
        if entry.is_dir(follow_symlinks=False):
            import shutil  # noqa: PLC0415 a build with nothing to do has no use for it

            shutil.rmtree(entry.path, ignore_errors=True)
        else:
            Path(entry.path).unlink(missing_ok=True)


def replace_file(path: Path, data: bytes) -> None:
    """Write a file whole beside its place and move it there; a link in its place is replaced, not followed."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        part = path.with_name(f".{path.name[:100]}.{os.getpid()}.part")
        for tries_left in reversed(range(_TRIES)):
            try:
                _write_and_move(part, path, data)
                return
            except FileNotFoundError:
                if not tries_left:
                    raise
    except OSError as error:
        raise UnwritableError(error.errno, error.strerror, str(path)) from error


def _write_and_move(part: Path, path: Path, data: bytes) -> None:
    """FileNotFoundError also when another build, which fills the folder, takes the part away meanwhile."""
    try:
        part.unlink(missing_ok=True)  # left by a killed process, or planted: it is not written through
        with os.fdopen(os.open(part, _NEW, 0o666), "wb") as file:
            file.write(data)
        part.replace(path)
    finally:
        part.unlink(missing_ok=True)
