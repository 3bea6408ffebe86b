"""Content of a face: digests of its words and its drawing that do not depend on other cards.

A face names glyphs by their number in a font. A font of drawings is built anew when one of them changes, so the
numbers and the font's name say nothing: a glyph counts by its outline and its width. Two faces with the same
drawing look the same on paper; two with the same words differ in their drawing at most.
"""

from __future__ import annotations

import hashlib
import re
import unicodedata
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cache
from struct import unpack
from typing import TYPE_CHECKING

from cardpress.press.pdf.fragment import FontUse, Fragment, PdfObject

if TYPE_CHECKING:
    from cardpress.press.fonts.typeface import Typeface

DIGITS = 20
"""Hex digits of a digest: enough for any deck, and a manifest of thousands of faces stays small."""
_GLYPHS = re.compile(rb"/F(\d+) (?=-?[\d.]+ Tf)|<([0-9a-fA-F]*)>")
"""The choice of a font, or glyphs of the chosen one."""
_STREAM = re.compile(rb"stream\n(.*)\nendstream", re.DOTALL)
_LENGTH = re.compile(rb"/Length \d+")
_DRAWINGS = {"Co", "Zs", "Cc", "Cf"}
"""Unicode categories that are not counted as words: icons, spaces, control and format characters."""


@dataclass(frozen=True)
class FaceContent:
    """What a face shows: everything drawn, and the characters among it without spaces."""

    drawing: bytes
    words: str

    def digests(self) -> dict[str, str]:
        """Both as hex digits."""
        return {"drawing": _digest(self.drawing), "words": _digest(self.words.encode())}


class FaceReader:
    """Reads faces that are set in some fonts, by their ids."""

    def __init__(self, typefaces: Mapping[str, Typeface]) -> None:
        self._typefaces = typefaces
        self._glyphs: dict[str, _FontGlyphs] = {}
        self._known: dict[int, tuple[Fragment, FaceContent]] = {}

    def content_of(self, face: Fragment) -> FaceContent:
        """The content of a face; cached, however many cards share it."""
        if id(face) not in self._known:
            self._known[id(face)] = face, self._read_face(face)
        return self._known[id(face)][1]

    def _read_face(self, face: Fragment) -> FaceContent:
        words: list[str] = []
        parts = [b"%.3f %.3f" % (face.width_pt, face.height_pt)]
        parts.append(self._replace_glyphs(zlib.decompress(face.content), face.fonts, words))
        parts.append(face.resources)
        for piece in face.pieces:
            parts += self._object_parts(piece, face.fonts, words)
        return FaceContent(b"\0".join(parts), "".join(words))

    def _object_parts(self, piece: PdfObject, fonts: tuple[FontUse, ...], words: list[str]) -> Iterable[bytes]:
        """A group of the face has text of its own; anything else is data."""
        stream = _STREAM.fullmatch(piece.tail)
        if stream and b"/FlateDecode" in piece.head and (b"/Form" in piece.head or b"/Pattern" in piece.head):
            return _LENGTH.sub(b"", piece.head), self._replace_glyphs(zlib.decompress(stream[1]), fonts, words)
        return piece.head, piece.tail

    def _replace_glyphs(self, content: bytes, fonts: tuple[FontUse, ...], words: list[str]) -> bytes:
        """A content stream with glyph ids replaced by outline digests; the characters are added to `words`."""
        use: FontUse | None = None

        def replace(found: re.Match[bytes]) -> bytes:
            nonlocal use
            if found[1]:
                use = fonts[int(found[1])]
                return b"/F "
            if use is None or not found[2]:
                return found[0]
            letters, outlines, glyphs = self._of_font(use.font).read_string(found[2])
            if use.texts.keys().isdisjoint(glyphs):
                words.append(letters)
            else:
                own, shown = use.texts, self._of_font(use.font).letters
                words.extend(_letters(own[one]) if one in own else shown(one) for one in glyphs)
            return outlines

        return _GLYPHS.sub(replace, content)

    def _of_font(self, font: str) -> _FontGlyphs:
        if font not in self._glyphs:
            self._glyphs[font] = _FontGlyphs(self._typefaces[font])
        return self._glyphs[font]


class _FontGlyphs:
    """Of the glyphs of one font the letters they are read as, and digests of their outlines and advances.

    `read_string` gives both of glyphs that are shown together, from their hex digits in a content stream, and the
    glyphs. A deck repeats its glyphs and most words: each is worked out once.
    """

    def __init__(self, typeface: Typeface) -> None:
        def outline(glyph: int) -> bytes:
            path = typeface.path(glyph)
            drawn = f"{typeface.face.upem} {typeface.widths[glyph]} {path.operators} {[*path.places]}"
            return _digest(drawn.encode()).encode()

        def read_string(digits: bytes) -> tuple[str, bytes, tuple[int, ...]]:
            data = bytes.fromhex(digits.decode())
            glyphs = unpack(f">{len(data) // 2}H", data)
            outlines = b"<" + b" ".join(map(self.outline, glyphs)) + b">"
            return "".join(map(self.letters, glyphs)), outlines, glyphs

        self.letters = cache(lambda glyph: _letters(typeface.texts.get(glyph, "")))
        self.outline = cache(outline)
        self.read_string = cache(read_string)


def _letters(text: str) -> str:
    """A text without what is not counted as words."""
    return "".join(letter for letter in text if unicodedata.category(letter) not in _DRAWINGS)


def _digest(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()[:DIGITS]
