"""A written file whose faces are replaced: of thousands of objects an edit changes a form and a font or two."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from itertools import chain
from struct import unpack

from cardpress.press.pdf.book import Book
from cardpress.press.pdf.forms import FormWriter
from cardpress.press.pdf.fragment import FontUse, Fragment


class UpdatableFile:
    """A file as it was written, and where its faces stand in it.

    `shape` is all that shaped it but what its faces draw: files of one shape have their objects in one order.
    """

    def __init__(self, shape: object, faces: Sequence[Fragment], forms: FormWriter, book: Book) -> None:
        self._shape, self._faces, self._forms, self._book = shape, list(faces), forms, book
        self._shown: dict[str, _GlyphCounts] | None = None

    def with_faces(self, shape: object, faces: Sequence[Fragment]) -> tuple[bytes, int] | None:
        """The file as these faces make it, to the byte, and the number of its pages.

        None when more than drawings and glyphs would change: then this one is of no further use.
        """
        if shape != self._shape or len(faces) != len(self._faces):
            return None
        pairs = enumerate(zip(self._faces, faces, strict=True))
        changed = [(place, old, new) for place, (old, new) in pairs if old is not new]
        if not all(_names_the_same(old, new) for _, old, new in changed):
            return None
        shown = self._count()
        for place, old, new in changed:
            self._faces[place] = new
            self._forms.replace(old, new)
            for font in shown:
                shown[font].add([use for use in new.fonts if use.font == font], 1)
                shown[font].add([use for use in old.fonts if use.font == font], -1)
        if any(one.is_ambiguous for one in shown.values()):
            return None
        self._forms.renew_fonts({font: (one.glyphs, one.texts) for font, one in shown.items()})
        return self._book.finish(), self._book.page_count

    def _count(self) -> dict[str, _GlyphCounts]:
        """What is shown of each font; counted when the first face is replaced."""
        if self._shown is None:
            uses: dict[str, list[FontUse]] = {}
            for use in chain(self._forms.lines, *(face.fonts for face in self._faces)):
                uses.setdefault(use.font, []).append(use)
            self._shown = {font: _GlyphCounts() for font in uses}
            for font, found in uses.items():
                self._shown[font].add(found, 1)
        return self._shown


class UpdatableFiles:
    """The files of a process that will write them again, by their paths."""

    def __init__(self) -> None:
        self._files: dict[str, UpdatableFile] = {}

    def replace_faces(self, path: str, shape: object, faces: Sequence[Fragment]) -> tuple[bytes, int] | None:
        """The file with other faces, and the number of its pages; None when it has to be written anew."""
        file = self._files.pop(path, None)
        found = file.with_faces(shape, faces) if file else None
        if file and found:
            self._files[path] = file
        return found

    def keep(self, path: str, shape: object, faces: Sequence[Fragment], forms: FormWriter, book: Book) -> None:
        """Remember a file that was written anew, with what and of which shape."""
        self._files[path] = UpdatableFile(shape, faces, forms, book)


class _GlyphCounts:
    """How many faces and lines show each glyph of a font, and how many give it a text."""

    def __init__(self) -> None:
        self._glyphs: Counter[int] = Counter()
        self._texts: Counter[tuple[int, str]] = Counter()

    def add(self, uses: Sequence[FontUse], times: int) -> None:
        """Count some uses so many times more."""
        joined = b"".join(use.glyphs for use in uses)
        for glyph, count in Counter(unpack(f">{len(joined) // 2}H", joined)).items():
            self._glyphs[glyph] += times * count
        for text, count in Counter(chain.from_iterable(use.texts.items() for use in uses if use.texts)).items():
            self._texts[text] += times * count

    @property
    def glyphs(self) -> frozenset[int]:
        """Glyphs that are shown."""
        return frozenset(+self._glyphs)

    @property
    def texts(self) -> dict[int, str]:
        """Texts of glyphs."""
        return dict((+self._texts).keys())

    @property
    def is_ambiguous(self) -> bool:
        """Whether a glyph has two texts: then it matters which face comes last."""
        return len(self.texts) < len(+self._texts)


def _names_the_same(old: Fragment, new: Fragment) -> bool:
    """Whether two faces name equal objects, so that a file of either has the same objects beside their forms."""
    fonts = [[use.font for use in face.fonts] for face in (old, new)]
    return fonts[0] == fonts[1] and (old.resources, old.pieces) == (new.resources, new.pieces)
