"""The fonts of a game and nobody else's: a private fontconfig over copies of just these files."""

from __future__ import annotations

import hashlib
import os
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from pathlib import Path

from cardpress.press.cache import replace_file


@dataclass(frozen=True)
class FontFile:
    """A font file and the id under which faces remember it."""

    id: str
    path: Path


def font_file(path: Path) -> FontFile:
    """A font as it is on disk; its id is a digest of its bytes."""
    return FontFile(hashlib.sha256(path.read_bytes()).hexdigest()[:32], path)


def use_only(fonts: Sequence[FontFile], cache_folder: Path) -> None:
    """Point fontconfig at copies of these files and at a cache of its own. Before WeasyPrint looks for fonts."""
    names = {f"{font.id}-{font.path.stem}.ttf": font for font in fonts}
    digest = hashlib.sha256("\n".join(sorted(names)).encode()).hexdigest()[:16]
    folder = cache_folder / "fonts" / digest
    for name, font in names.items():
        if not (folder / name).exists():
            replace_file(folder / name, font.path.read_bytes())
    config = folder / "fonts.conf"
    if not config.exists():
        replace_file(config, _configuration(folder, cache_folder / "fontconfig"))
    os.environ["FONTCONFIG_FILE"] = str(config.resolve())


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
