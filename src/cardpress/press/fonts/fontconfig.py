"""The fonts of a game and nobody else's: a private fontconfig over copies of just these files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path

from cardpress.files.safe_read import read_inside
from cardpress.files.safe_write import Folder
from cardpress.press.fonts.opentype import as_truetype


@dataclass(frozen=True)
class FontFile:
    """A font: the id under which faces remember it, its name without an ending, its bytes.

    One that was read from `place`, a file and the folder of its package, is read there again by a process that it
    is sent to.
    """

    id: str
    name: str
    data: bytes = field(repr=False, compare=False)
    place: tuple[Path, Path] | None = field(default=None, repr=False, compare=False)

    def __reduce__(self) -> tuple[Callable[..., FontFile], tuple[object, ...]]:
        return (font_file, self.place) if self.place else (FontFile, (self.id, self.name, self.data))


def font_file(path: Path, package: Path | None = None) -> FontFile:
    """A font as TrueType, in the folder of its package; its id is a digest of its bytes.

    OSError when it cannot be read, or is a damaged OTF.
    """
    folder = package or path.parent
    data = as_truetype(read_inside(path, folder))
    return FontFile(hashlib.sha256(data).hexdigest()[:32], path.stem, data, (path, folder))


def use_only(fonts: Sequence[FontFile], cache: Folder) -> None:
    """Point fontconfig at copies of these files. Before WeasyPrint looks for fonts.

    Nothing that stands there is believed: copies are compared with the fonts, and what fontconfig remembers of an
    earlier run is thrown away, because reading five fonts again costs a hundredth of a second.
    """
    copies = {f"{font.id}-{font.name}.ttf": font.data for font in fonts}
    digest = hashlib.sha256("\n".join(sorted(copies)).encode()).hexdigest()[:16]
    home = cache.below("fonts").below(digest)
    copied, remembered = home.below("files"), home.below("fontconfig")
    copied.fill(copies)
    remembered.fill({})
    home.write("fonts.conf", _configuration(copied.path, remembered.path))
    os.environ["FONTCONFIG_FILE"] = str((home.path / "fonts.conf").resolve())


def _configuration(folder: Path, cache: Path) -> bytes:
    """Only our folder, only our cache; unhinted, so that no machine's taste changes a width."""
    return f"""<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
  <dir>{escape(str(folder.resolve()))}</dir>
  <cachedir>{escape(str(cache.resolve()))}</cachedir>
  <match target="pattern"><edit name="hinting" mode="assign"><bool>false</bool></edit></match>
</fontconfig>
""".encode()
