"""A store that several machines share, on a shared disk or in object storage, reached through fsspec.

It is opened only where somebody names its address. Nothing in it is trusted more than the project's own store: an
entry counts only with its digest. Packs are added and never taken away: whoever owns the storage clears it.
"""

from __future__ import annotations

import errno
import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, BinaryIO

from cardpress.diagnostics.requests import RequestError
from cardpress.files.safe_write import UnwritableError

if TYPE_CHECKING:
    from fsspec import AbstractFileSystem

    from cardpress.files.store import Packs

_ADDRESS = re.compile(r"[a-z][a-z0-9+.-]*://(?!.*::)\S+")
_USER = re.compile(r"//[^/@]*@")


def shared_store(address: str) -> Packs:
    """The store at an address such as s3://bucket/folder; RequestError when there can be none."""
    from cardpress.files.store import Packs  # noqa: PLC0415  the command line imports this module

    told = _USER.sub("//…@", address)
    if not _ADDRESS.fullmatch(address):
        raise RequestError(f"--store {told!r}: expected an address such as s3://bucket/folder or file:///folder")
    try:
        from fsspec.core import url_to_fs  # noqa: PLC0415  only who names a store needs it
    except ImportError:
        raise RequestError("--store needs fsspec: pip install 'cardpress[cluster]'") from None
    try:
        system, path = url_to_fs(address)
        system.makedirs(path, exist_ok=True)
        system.ls(path, detail=False)
    except Exception as error:  # each kind of storage has errors of its own
        raise RequestError(f"--store {told}: {error or type(error).__name__}") from None
    return Packs(SharedFolder(system, path), many=None)


class SharedFolder:
    """A folder of a file system that fsspec knows, as a shelf of packs."""

    def __init__(self, system: AbstractFileSystem, path: str) -> None:
        self._system, self._path = system, path.rstrip("/")

    def names(self) -> list[str]:
        """The names of the files in it, sorted; none when it cannot be read."""
        try:
            self._system.invalidate_cache(self._path)
            return sorted(str(path).rpartition("/")[2] for path in self._system.ls(self._path, detail=False))
        except Exception:  # each kind of storage has errors of its own
            return []

    def size(self, name: str) -> int:
        """Bytes of a file."""
        with _as_os_error():
            return int(self._system.size(f"{self._path}/{name}"))

    @contextmanager
    def open_file(self, name: str) -> Iterator[BinaryIO]:
        """A file opened for reading; OSError when it is none, or cannot be read on."""
        with _as_os_error(), self._system.open(f"{self._path}/{name}", "rb") as file:
            yield file

    def write(self, name: str, data: bytes) -> None:
        """Write a file; UnwritableError when it is not taken."""
        try:
            self._system.pipe_file(f"{self._path}/{name}", data)
        except Exception as error:  # as above
            raise UnwritableError(errno.EIO, str(error), name) from error

    def remove(self, name: str) -> None:
        """Take a file away."""
        with _as_os_error():
            self._system.rm_file(f"{self._path}/{name}")


@contextmanager
def _as_os_error() -> Iterator[None]:
    """Whatever a storage raises is the system's failure."""
    try:
        yield
    except OSError:
        raise
    except Exception as error:
        raise OSError(errno.EIO, str(error)) from error
