"""What an icon font is made of: pictures by name, and the characters that print them."""

from __future__ import annotations

from pathlib import Path
from typing import Protocol

FIRST_CODE_POINT = 0xF0000
"""The character of the first picture; the others follow by name, beyond all characters that are written."""


class BrokenPictureError(Exception):
    """A picture cannot be drawn; the arguments are its file and what is wrong with it."""


class GlyphSource(Protocol):
    """Something whose pictures become glyphs of a font of their own."""

    @property
    def family(self) -> str:
        """The family name CSS uses."""

    @property
    def id(self) -> str:
        """Digest of all the source's pictures."""

    @property
    def names(self) -> tuple[str, ...]:
        """Names of all pictures, sorted."""

    @property
    def even_odd(self) -> frozenset[str]:
        """Names of the pictures that are filled by the even-odd rule."""

    def picture(self, name: str) -> str:
        """A picture as an SVG document; BrokenPictureError when there is none."""

    def file(self, name: str) -> Path:
        """The file a picture stands in."""
