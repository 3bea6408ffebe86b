"""Fonts of a page: glyph, width and text of each code, and how the font is embedded."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pikepdf
from fontTools import agl
from fontTools.encodings.StandardEncoding import StandardEncoding

from cardpress.preflight.pdf_reader.geometry import Box
from cardpress.preflight.pdf_reader.glyph_outlines import Cff, TrueType, read_outlines

_TAG = re.compile(r"^[A-Z]{6}\+")
_BLOCK = re.compile(rb"begin(bfchar|bfrange)(.*?)end", re.DOTALL)
_HEX = rb"<\s*([0-9A-Fa-f]+)\s*>\s*"
_CHAR, _RANGE = re.compile(_HEX + _HEX), re.compile(_HEX + _HEX + rb"(?:" + _HEX + rb"|\[(.*?)\])", re.DOTALL)
_FILES = ("/FontFile", "/FontFile2", "/FontFile3")
_DEFAULT_EXTENT = (0.0, -250.0, 1000.0, 900.0)


@dataclass(frozen=True, slots=True)
class Glyph:
    """A code of a string: its glyph id (None when unknown), width in thousandths of an em, text if known."""

    code: int
    glyph: int | None
    width: float
    text: str | None


class Font:
    """A font resource of a file."""

    def __init__(self, font: pikepdf.Dictionary) -> None:
        self._font = font
        self.kind = str(font.get("/Subtype", ""))
        self.name = str(font.get("/BaseFont", font.get("/Name", "/unnamed"))).lstrip("/")
        self.is_wide = self.kind == "/Type0"
        self._inner: Any = font.DescendantFonts[0] if self.is_wide else font
        self._descriptor: Any = self._inner.get("/FontDescriptor", pikepdf.Dictionary())
        self._known: dict[int, Glyph] = {}
        self._inks: dict[int, Box | None] = {}

    @property
    def base_name(self) -> str:
        """The /BaseFont as the file has it, "" where it has none."""
        return str(self._font.get("/BaseFont", "")).lstrip("/")

    @property
    def family(self) -> str:
        """The name without the subset's tag and without the style."""
        return _TAG.sub("", self.name).partition("-")[0].partition(",")[0]

    @property
    def is_subset(self) -> bool:
        """Whether the name has the tag of a subset, as in ABCDEF+Name."""
        return bool(_TAG.match(self.name))

    @property
    def is_embedded(self) -> bool:
        """Whether the outlines are in the file."""
        return self.kind == "/Type3" or any(key in self._descriptor for key in _FILES)

    @cached_property
    def outlines(self) -> TrueType | Cff | None:
        """The embedded outlines, if they can be read."""
        for key in _FILES:
            if key in self._descriptor:
                return read_outlines(self._descriptor[key].read_bytes())
        return None

    @cached_property
    def to_unicode(self) -> dict[int, str]:
        """Text by code, from /ToUnicode."""
        cmap = self._font.get("/ToUnicode")
        return dict(_parse_cmap(cmap.read_bytes())) if isinstance(cmap, pikepdf.Stream) else {}

    @cached_property
    def is_pictures(self) -> bool:
        """Whether it holds icons: all its text is in areas of Unicode for private use."""
        texts = [text for text in self.to_unicode.values() if text.strip() and text != "\uffff"]
        return bool(texts) and all(unicodedata.category(sign) == "Co" for text in texts for sign in text)

    @property
    def names_its_text(self) -> bool:
        """Whether a simple font's encoding says what its codes are."""
        return not self.is_wide and "/Encoding" in self._font

    def glyphs(self, data: bytes) -> Iterator[Glyph]:
        """The codes of a string, in order."""
        step = 2 if self.is_wide else 1
        for place in range(0, len(data) - step + 1, step):
            code = int.from_bytes(data[place : place + step], "big")
            if code not in self._known:
                self._known[code] = self._read(code)
            yield self._known[code]

    def ink(self, glyph: Glyph) -> Box | None:
        """The box around a glyph's ink in thousandths, a guess without readable outlines; None when blank."""
        if self.outlines is None or glyph.glyph is None:
            low, high = self._descriptor.get("/Descent", -250), self._descriptor.get("/Ascent", 750)
            return None if (glyph.text or "x").isspace() else (0.0, float(low), glyph.width, float(high))
        if glyph.glyph not in self._inks:
            self._inks[glyph.glyph] = self.outlines.ink(glyph.glyph)
        return self._inks[glyph.glyph]

    def is_missing(self, glyph: Glyph) -> bool:
        """Whether .notdef or an empty glyph is shown for visible text."""
        if self.outlines is None or glyph.glyph is None or (glyph.text or "").isspace():
            return False
        if glyph.glyph == 0 or glyph.glyph >= self.outlines.count:
            return True
        return bool(glyph.text) and _is_visible(glyph.text or "") and self.ink(glyph) is None

    def _read(self, code: int) -> Glyph:
        text = self.to_unicode.get(code)
        if self.is_wide:
            return Glyph(code, self._wide_glyph(code), self._wide_widths.get(code, self._default_width), text)
        name = self._names.get(code)
        character = (agl.toUnicode(name) or None) if name else None
        glyph = None
        if self.outlines is not None:
            glyph = self.outlines.glyph(code, name, character[0] if character else None)
        return Glyph(code, glyph, self._simple_width(code), text or character)

    def _wide_glyph(self, code: int) -> int | None:
        if str(self._font.get("/Encoding", "")) not in {"/Identity-H", "/Identity-V"}:
            return None
        table = self._inner.get("/CIDToGIDMap")
        if isinstance(table, pikepdf.Stream):
            data = self._gids
            return int.from_bytes(data[2 * code : 2 * code + 2], "big")
        if isinstance(self.outlines, Cff) and self.outlines.is_cid:
            return self._cids.get(code, 0)
        return code

    @cached_property
    def _gids(self) -> bytes:
        data: bytes = self._inner.CIDToGIDMap.read_bytes()
        return data

    @cached_property
    def _cids(self) -> dict[int, int]:
        return dict(self.outlines.cids()) if isinstance(self.outlines, Cff) else {}

    @cached_property
    def _default_width(self) -> float:
        return float(self._inner.get("/DW", 1000))

    @cached_property
    def _wide_widths(self) -> dict[int, float]:
        widths: dict[int, float] = {}
        items = list(self._inner.get("/W", ()))
        while items:
            first, then = int(items.pop(0)), items.pop(0)
            if isinstance(then, pikepdf.Array):
                widths.update((first + place, float(width)) for place, width in enumerate(then.as_list()))
            else:
                widths.update(dict.fromkeys(range(first, int(then) + 1), float(items.pop(0))))
        return widths

    def _simple_width(self, code: int) -> float:
        widths, first = self._font.get("/Widths"), int(self._font.get("/FirstChar", 0))
        if widths is not None and 0 <= code - first < len(widths):
            return float(widths[code - first])
        return float(self._descriptor.get("/MissingWidth", 500))

    @cached_property
    def _names(self) -> dict[int, str]:
        """Glyph names by code of a simple font."""
        encoding = self._font.get("/Encoding")
        named = (
            str(encoding.get("/BaseEncoding", "")) if isinstance(encoding, pikepdf.Dictionary) else str(encoding)
        )
        names = dict(_base_names(named))
        code = 0
        for item in encoding.get("/Differences", ()) if isinstance(encoding, pikepdf.Dictionary) else ():
            if isinstance(item, pikepdf.Name):
                names[code] = str(item).lstrip("/")
                code += 1
            else:
                code = int(item)
        return names


def _base_names(encoding: str) -> Iterator[tuple[int, str]]:
    codec = {"/WinAnsiEncoding": "cp1252", "/MacRomanEncoding": "mac_roman"}.get(encoding)
    if codec is None:
        yield from ((code, name) for code, name in enumerate(StandardEncoding) if name != ".notdef")
        return
    for code in range(32, 256):
        sign = ord(bytes([code]).decode(codec, errors="replace"))
        yield code, agl.UV2AGL.get(sign, f"uni{sign:04X}")


def _is_visible(text: str) -> bool:
    return any(unicodedata.category(sign)[0] in "LNPS" and sign != "\uffff" for sign in text)


def _parse_cmap(cmap: bytes) -> Iterator[tuple[int, str]]:
    for kind, body in _BLOCK.findall(cmap):
        if kind == b"bfchar":
            for code, text in _CHAR.findall(body):
                yield int(code, 16), _text(text)
            continue
        for low, high, text, several in _RANGE.findall(body):
            first, last = int(low, 16), min(int(high, 16), int(low, 16) + 0xFFFF)
            texts = re.findall(_HEX, several)
            for place, code in enumerate(range(first, last + 1)):
                if text:
                    yield code, _text(text, place)
                elif place < len(texts):
                    yield code, _text(texts[place])


def _text(digits: bytes, further: int = 0) -> str:
    data = bytes.fromhex(digits.decode().zfill(4))
    last = int.from_bytes(data[-2:], "big") + further
    return (data[:-2] + (last & 0xFFFF).to_bytes(2, "big")).decode("utf-16-be", errors="replace")
