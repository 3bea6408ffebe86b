"""Puts fonts into a PDF: one subset for all faces of the file, with the glyph ids of the whole font."""

from __future__ import annotations

import hashlib
import zlib
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from struct import unpack

import uharfbuzz as hb

from cardpress.press.fonts.fontconfig import FontFile
from cardpress.press.fonts.typeface import Typeface
from cardpress.press.pdf.fragment import FontUse
from cardpress.press.pdf.writer import PdfFile, deflated_stream, number, numbers

_DROPPED = ("GSUB", "GPOS", "GDEF", "BASE", "DSIG", "JSTF", "LTSH", "PCLT", "kern", "name", "OS/2", "post", "gasp")
_KEEP = hb.SubsetFlags.RETAIN_GIDS | hb.SubsetFlags.NO_HINTING | hb.SubsetFlags.DESUBROUTINIZE
_SYMBOLIC, _ITALIC = 4, 64
_OBJECTS = 5
"""Objects of an embedded font."""
_CMAP_HEAD = """/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000> <ffff>
endcodespacerange
"""
_CMAP_FOOT = "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend"


@dataclass(frozen=True)
class _Subset:
    """The finished parts of an embedded font that need no object numbers; the file is deflated."""

    name: bytes
    file: bytes
    file_length: int
    descriptor: bytes
    widths: bytes
    cmap: bytes


@dataclass(frozen=True)
class Embedded:
    """A font in a file: the number of its object, the last of several in a row, and what is shown of it."""

    place: int
    glyphs: frozenset[int]
    texts: Mapping[int, str]


class FontShelf:
    """The fonts a build may print with, by id. `label_font` sets the small lines of the sheets."""

    def __init__(
        self, files: Iterable[FontFile], label_font: str, icons: Mapping[str, Typeface] | None = None
    ) -> None:
        texts = {file.id: Typeface(file.data) for file in files}
        self.typefaces: Mapping[str, Typeface] = texts | dict(icons or {})
        self.label_font = label_font
        self._subsets: dict[tuple[str, frozenset[int], tuple[tuple[int, str], ...]], _Subset] = {}
        self._lines: dict[str, tuple[bytes, FontUse]] = {}

    def embed(self, pdf: PdfFile, uses: Iterable[FontUse]) -> dict[str, Embedded]:
        """Put every font of the uses into the file; gives where each is by font id."""
        glyphs: dict[str, set[int]] = {}
        texts: dict[str, dict[int, str]] = {}
        for use in uses:
            glyphs.setdefault(use.font, set()).update(unpack(f">{len(use.glyphs) // 2}H", use.glyphs))
            if use.texts:
                texts.setdefault(use.font, {}).update(use.texts)
        found = {}
        for font in sorted(glyphs):
            shown, said = frozenset(glyphs[font]), texts.get(font, {})
            for body in _objects(self._subset(font, shown, said), pdf.count + 1):
                pdf.add(body)
            found[font] = Embedded(pdf.count, shown, said)
        return found

    def renew(
        self,
        pdf: PdfFile,
        embedded: Mapping[str, Embedded],
        shown: Mapping[str, tuple[frozenset[int], Mapping[int, str]]],
    ) -> dict[str, Embedded]:
        """Put fonts in the places of those that were embedded, where other glyphs or texts are shown now."""
        found = dict(embedded)
        for font, old in embedded.items():
            found[font] = new = Embedded(old.place, *shown[font])
            if new != old:
                first = old.place - _OBJECTS + 1
                for place, body in enumerate(_objects(self._subset(font, new.glyphs, new.texts), first), first):
                    pdf.put(place, body)
        return found

    def line(self, text: str) -> tuple[bytes, FontUse]:
        """A line of the label font as an operand of TJ, and the glyphs it shows."""
        if text not in self._lines:
            self._lines[text] = _text_operand(self.typefaces[self.label_font], self.label_font, text)
        return self._lines[text]

    def line_width(self, text: str) -> float:
        """Width of a line of the label font, as a part of its size."""
        typeface = self.typefaces[self.label_font]
        positions = _shape(typeface, text).glyph_positions
        return float(sum(position.x_advance for position in positions) / typeface.face.upem)

    def _subset(self, font: str, glyphs: frozenset[int], texts: Mapping[int, str]) -> _Subset:
        key = (font, glyphs, tuple(sorted(texts.items())))
        if key not in self._subsets:
            self._subsets = {known: subset for known, subset in self._subsets.items() if known[0] != font}
            self._subsets[key] = _make(self.typefaces[font], glyphs, texts)
        return self._subsets[key]


def _make(typeface: Typeface, glyphs: frozenset[int], texts: Mapping[int, str]) -> _Subset:
    wanted = hb.SubsetInput()
    wanted.glyph_set.update(glyphs)
    wanted.flags = _KEEP
    wanted.drop_table_tag_set.update(int.from_bytes(table.ljust(4).encode(), "big") for table in _DROPPED)
    data = hb.subset(typeface.face_with_outlines(glyphs), wanted).blob.data
    order = sorted(glyphs)
    tag = hashlib.sha256(data + repr(order).encode()).digest()[:6]
    name = bytes(65 + letter % 26 for letter in tag) + b"+" + typeface.postscript_name.encode()
    known = {**typeface.texts, **texts}
    return _Subset(
        name,
        zlib.compress(data),
        len(data),
        _descriptor(typeface),
        _widths(typeface, order),
        _cmap({glyph: known[glyph] for glyph in order if glyph in known}),
    )


def _descriptor(typeface: Typeface) -> bytes:
    ascent, descent = typeface.vertical
    flags = _SYMBOLIC | (_ITALIC if typeface.slant else 0)
    return b"/Flags %d/FontBBox[%b]/ItalicAngle %b/Ascent %d/Descent %d/CapHeight %d/StemV 80" % (
        flags,
        numbers(*typeface.extent),
        number(typeface.slant),
        ascent,
        descent,
        ascent,
    )


def _widths(typeface: Typeface, order: Iterable[int]) -> bytes:
    """Array of runs: first glyph id, widths of it and its followers."""
    runs: list[tuple[int, list[float]]] = []
    for glyph in order:
        if not runs or glyph != runs[-1][0] + len(runs[-1][1]):
            runs.append((glyph, []))
        runs[-1][1].append(typeface.widths[glyph])
    return b"".join(b"%d[%b]" % (first, numbers(*widths)) for first, widths in runs)


def _cmap(texts: Mapping[int, str]) -> bytes:
    """Glyph ids to text, for copying and searching."""
    rows = [f"<{glyph:04x}> <{text.encode('utf-16-be').hex()}>" for glyph, text in texts.items()]
    blocks = [rows[at : at + 100] for at in range(0, len(rows), 100)]
    body = "".join(f"{len(block)} beginbfchar\n" + "\n".join(block) + "\nendbfchar\n" for block in blocks)
    return (_CMAP_HEAD + body + _CMAP_FOOT).encode()


def _objects(subset: _Subset, first: int) -> tuple[bytes, ...]:
    """The objects of an embedded font, each by the number it has when the first has this one; the font is last."""
    file, descriptor, outlines, cmap = range(first, first + _OBJECTS - 1)
    return (
        deflated_stream(subset.file, b"/Length1 %d" % subset.file_length),
        b"<</Type/FontDescriptor/FontName/%b%b/FontFile2 %d 0 R>>" % (subset.name, subset.descriptor, file),
        b"<</Type/Font/Subtype/CIDFontType2/BaseFont/%b/CIDToGIDMap/Identity/W[%b]/FontDescriptor %d 0 R"
        b"/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>>>"
        % (subset.name, subset.widths, descriptor),
        deflated_stream(zlib.compress(subset.cmap)),
        b"<</Type/Font/Subtype/Type0/BaseFont/%b/Encoding/Identity-H/DescendantFonts[%d 0 R]/ToUnicode %d 0 R>>"
        % (subset.name, outlines, cmap),
    )


def _shape(typeface: Typeface, text: str) -> hb.Buffer:
    buffer = hb.Buffer()
    buffer.add_str(text)
    buffer.guess_segment_properties()
    hb.shape(typeface.font, buffer, {"lnum": True})
    return buffer


def _text_operand(typeface: Typeface, font: str, text: str) -> tuple[bytes, FontUse]:
    buffer = _shape(typeface, text)
    scale, parts, texts = 1000 / typeface.face.upem, [], {}
    ends = [*[info.cluster for info in buffer.glyph_infos][1:], len(text)]
    for info, position, end in zip(buffer.glyph_infos, buffer.glyph_positions, ends, strict=True):
        parts.append(b"<%04x>" % info.codepoint)
        kerning = round(typeface.widths[info.codepoint] - position.x_advance * scale)
        if kerning:
            parts.append(b"%d" % kerning)
        if info.codepoint not in typeface.texts:
            texts[info.codepoint] = text[info.cluster : end]
    glyphs = sorted({info.codepoint for info in buffer.glyph_infos})
    use = FontUse(font, b"".join(glyph.to_bytes(2, "big") for glyph in glyphs), texts)
    return b"[" + b"".join(parts).replace(b"><", b"") + b"]", use
