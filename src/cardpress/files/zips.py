"""Zip files with equal bytes for equal content."""

import io
from collections.abc import Iterable
from typing import Final
from zipfile import ZipFile, ZipInfo

LONG_AGO: Final = (1980, 1, 1, 0, 0, 0)
"""The earliest time a zip can tell."""


def zip_of(files: Iterable[tuple[str, bytes]]) -> bytes:
    """A zip of files by their names. None is compressed, so that no version of a packer shows in it."""
    file = io.BytesIO()
    with ZipFile(file, "w") as into:
        for name, data in files:
            into.writestr(ZipInfo(name, LONG_AGO), data)
    return file.getvalue()
