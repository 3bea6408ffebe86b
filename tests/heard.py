"""What a tagged PDF says to somebody who hears it: its elements in order with their words, read with pikepdf."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from hashlib import sha256
from pathlib import Path

import pikepdf

Words = dict[int, str]
"""What each mark of a page says, by its number."""


NOT_READ = -1
"""Stands for the mark of what is decoration."""
SPOKEN = "BDC EMC Tf TJ"
"""Operators that mark, and that show letters."""


@dataclass(frozen=True)
class Heard:
    """An element of the tree: its tag, how deep it lies, its title or what tells its picture, its own words."""

    tag: str
    depth: int
    title: str
    words: str


def heard(path: Path) -> tuple[Heard, ...]:
    """Every element of a file's tree, from first to last; a file that several tests listen to is read once."""
    return _heard(path, sha256(path.read_bytes()).digest())


@cache
def _heard(path: Path, digest: bytes) -> tuple[Heard, ...]:
    with pikepdf.open(path) as pdf:
        pages = {page.objgen: _said(page) for page in pdf.pages}
        return (*_walk(pdf.Root.StructTreeRoot.K, pages, 0),)


def _walk(element: pikepdf.Object, pages: dict[tuple[int, int], Words], depth: int) -> Iterator[Heard]:
    kids = list(element.K) if isinstance(element.K, pikepdf.Array) else [element.K]
    said = pages[element.Pg.objgen] if "/Pg" in element else {}
    words = "".join(said.get(int(kid), "") for kid in kids if not isinstance(kid, pikepdf.Dictionary))
    title = str(element.get("/Alt", element.get("/T", "")))
    yield Heard(str(element.S)[1:], depth, title, "" if element.S == "/Figure" else words)
    for kid in kids:
        if isinstance(kid, pikepdf.Dictionary):
            yield from _walk(kid, pages, depth + 1)


def _said(page: pikepdf.Page) -> Words:
    """What each mark says: the text given in its place, or the letters it shows."""
    letters = {name: _letters(font) for name, font in page.Resources.get("/Font", {}).items()}
    said: Words = {}
    known: dict[int, str] = {}
    shown: int | None = None
    for operands, operator in pikepdf.parse_content_stream(page, SPOKEN):
        if str(operator) == "BDC":
            mark, instead = int(operands[1].get("/MCID", NOT_READ)), str(operands[1].get("/ActualText", ""))
            said[mark], shown = instead, None if instead else mark
        elif str(operator) == "EMC":
            shown = None
        elif str(operator) == "Tf":
            known = letters[str(operands[0])]
        elif str(operator) == "TJ" and shown is not None:
            codes = b"".join(bytes(part) for part in operands[0] if isinstance(part, pikepdf.String))
            said[shown] += "".join(known[int.from_bytes(codes[at : at + 2])] for at in range(0, len(codes), 2))
    return said


def _letters(font: pikepdf.Object) -> dict[int, str]:
    rows = re.findall(rb"<([0-9a-f]{4})> <([0-9a-f]+)>", font.ToUnicode.read_bytes())
    return {int(glyph, 16): bytes.fromhex(text.decode()).decode("utf-16-be") for glyph, text in rows}
