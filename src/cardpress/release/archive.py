"""Writes a release: a folder that is replaced whole, its checksums, its zip. No file is held in memory.

The zip does not depend on the machine: files in path order, one fixed time, one set of permissions.
"""

from __future__ import annotations

import hashlib
import shutil
import zipfile
from collections.abc import Iterable, Mapping
from pathlib import Path

from cardpress.files.zips import LONG_AGO
from cardpress.release.contents import ReleaseItem

SUMS = "SHA256SUMS"
UNIX, READABLE = 3, 0o100644
STORED = (".pdf", ".png", ".jpg")
"""Suffixes of files that are compressed already."""


class ForeignFolderError(Exception):
    """A folder that is not a release has the name of the release."""


def pack(folder: Path, found: Iterable[ReleaseItem], written: Mapping[str, bytes]) -> Path:
    """Make the folder of a release anew, with checksums, and beside it the zip, whose path is given.

    `written` are files by path that no build makes. Raises OSError, and ForeignFolderError when a folder of that
    name is no release: it might be somebody's work.
    """
    if folder.exists() and not (folder / SUMS).is_file():
        raise ForeignFolderError(str(folder))
    part, packed = folder.with_name(f".{folder.name}.part"), folder.with_name(f"{folder.name}.zip")
    shutil.rmtree(part, ignore_errors=True)
    try:
        _fill(part, found, written)
        _zip(part, folder.name, packed)
        shutil.rmtree(folder, ignore_errors=True)
        part.rename(folder)
    finally:
        shutil.rmtree(part, ignore_errors=True)
    return packed


def _fill(part: Path, found: Iterable[ReleaseItem], written: Mapping[str, bytes]) -> None:
    part.mkdir(parents=True)
    for item in found:
        (part / item.path).parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(item.source, part / item.path)
    for path, data in written.items():
        (part / path).parent.mkdir(parents=True, exist_ok=True)
        (part / path).write_bytes(data)
    lines = [f"{_digest(part / path)}  {path}\n" for path in _paths(part)]
    (part / SUMS).write_text("".join(lines), "utf-8", newline="\n")


def _paths(folder: Path) -> list[str]:
    return sorted(file.relative_to(folder).as_posix() for file in folder.rglob("*") if file.is_file())


def _digest(file: Path) -> str:
    with file.open("rb") as opened:
        return hashlib.file_digest(opened, "sha256").hexdigest()


def _zip(folder: Path, name: str, packed: Path) -> None:
    """The zip of a folder, replaced whole; everything in it is below `name`."""
    part = packed.with_name(f".{packed.name}.part")
    try:
        part.unlink(missing_ok=True)
        with zipfile.ZipFile(part, "x") as into:
            for path in _paths(folder):
                about = zipfile.ZipInfo(f"{name}/{path}", LONG_AGO)
                about.create_system, about.external_attr = UNIX, READABLE << 16
                about.compress_type = zipfile.ZIP_STORED if path.endswith(STORED) else zipfile.ZIP_DEFLATED
                about.file_size = (folder / path).stat().st_size
                with (folder / path).open("rb") as source, into.open(about, "w") as target:
                    shutil.copyfileobj(source, target)
        part.replace(packed)
    finally:
        part.unlink(missing_ok=True)
