"""A look: the stylesheets, fonts and icons that shape all faces of a game."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, fields
from functools import cache, cached_property
from importlib.util import find_spec
from pathlib import Path

from cardpress.native.libraries import pango_version
from cardpress.press.fonts.fontconfig import FontFile
from cardpress.press.fonts.glyphs import GlyphSource

_LIBRARIES = ("weasyprint", "pydyf", "uharfbuzz")


@dataclass(frozen=True)
class Stylesheet:
    """One CSS file: its path from the project root, which problems name, and its text."""

    path: str
    text: str


@dataclass(frozen=True)
class FaceLook:
    """Stylesheets in order, font files, icon sources; `base` is where relative addresses start.

    Only files below `folders` (and `base`) may be read by CSS and HTML; `resources` is the fingerprint of these.
    `name` tells a game's looks apart, "" for its own.
    """

    stylesheets: tuple[Stylesheet, ...]
    base: Path
    fonts: tuple[FontFile, ...]
    icons: tuple[GlyphSource, ...] = ()
    folders: tuple[Path, ...] = ()
    resources: str = ""
    name: str = ""

    def __reduce__(self) -> tuple[type[FaceLook], tuple[object, ...]]:
        return FaceLook, tuple(getattr(self, each.name) for each in fields(self))  # the rest is found out anew

    @cached_property
    def font_files(self) -> tuple[FontFile, ...]:
        """The text fonts with their ids, in the order of the ids."""
        return tuple(sorted(self.fonts, key=lambda font: font.id))

    @cached_property
    def label_font(self) -> FontFile:
        """The font of the small lines on sheets: the first of the look."""
        return self.fonts[0]

    @cached_property
    def label_family(self) -> str:
        """The name of that font's family, the shortest if it has several."""
        from cardpress.press.fonts.typeface import Typeface  # noqa: PLC0415 needed by few templates

        return min(Typeface(self.label_font.data).families, key=lambda name: (len(name), name))

    @cached_property
    def fingerprint(self) -> str:
        """Digest (hex) of all of it, with the versions of what draws; a part of every face's key."""
        parts = [*map(_version, _LIBRARIES), str(pango_version()), _code()]
        parts += [part for sheet in self.stylesheets for part in (sheet.path, sheet.text)]
        parts += [font.id for font in self.font_files]
        parts += [*(source.id for source in self.icons), self.resources]
        return hashlib.sha256("\0".join(parts).encode()).hexdigest()


_DRAWS = (".", "layers", "layout", "fonts", "pdf")  # what stands on a face; sheets and inks come after it


@cache
def _code() -> str:
    """Digest of the press itself: another way of drawing makes other faces."""
    here = Path(__file__).parent
    files = sorted(file for room in _DRAWS for file in (here / room).glob("*.py"))
    return hashlib.sha256(b"\0".join(file.read_bytes() for file in files)).hexdigest()


def _version(library: str) -> str:
    """Name and version of an installed library as its folder tells them, without importing anything."""
    spec = find_spec(library)
    if spec is None or spec.origin is None:
        return library
    site = Path(spec.origin).parent.parent
    return ",".join(sorted(path.name for path in site.glob(f"{library}-*.dist-info")))
