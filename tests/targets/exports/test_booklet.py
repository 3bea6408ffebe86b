"""The export booklet: pages of a book on sheets, read in their order when they are folded, none made smaller."""

from __future__ import annotations

from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardpress.commands import main

ROOT = Path(__file__).resolve().parents[3]


@pytest.fixture(scope="module")
def exported() -> Path:
    """The folder of Mephisto's Polish booklets, exported from the repository."""
    assert main.main(["build", "mephisto", "--root", str(ROOT), "--target", "rulebook_pdf", "--lang", "pl"]) == 0
    assert main.main(["export", "mephisto", "--root", str(ROOT), "--to", "booklet", "--lang", "pl"]) == 0
    return ROOT / "exports/mephisto/booklet/pl"


def _number(side: pypdfium2.PdfPage, left: float) -> str:
    """The page number that is printed at the foot of one half of a side."""
    width, height = side.get_size()
    words = side.get_textpage().get_text_bounded(width * left, 0, width * (left + 0.5), height * 0.06)
    return str(words).strip()


@pytest.mark.parametrize("paper", ["a3", "a4"])
def test_folded_sheets_are_read_in_order(exported: Path, paper: str) -> None:
    """Turned page by page, a folded booklet has the numbers of all pages in order, empty pages before the last."""
    booklet = pypdfium2.PdfDocument(exported / f"booklet-{paper}.pdf")
    halves = [(_number(side, 0), _number(side, 0.5)) for side in booklet]

    sheets = [*zip(halves[::2], halves[1::2], strict=True)]
    read = [number for front, back in sheets for number in (front[1], back[0])]
    read += [number for front, back in reversed(sheets) for number in (back[1], front[0])]
    count = int(read[-1])
    assert len(booklet) == 2 * -(-count // 4)
    assert read == ["", *map(str, range(2, count)), *[""] * (-count % 4), str(count)]


def test_every_paper_lies_on_its_side_and_is_turned_over_its_short_edge(exported: Path) -> None:
    """Each file has the size of its paper, prints as it is, on both sides."""
    sizes = {"a3": (420, 297), "a4": (297, 210), "letter": (279.4, 215.9), "tabloid": (431.8, 279.4)}
    for name, size in sizes.items():
        with pikepdf.open(exported / f"booklet-{name}.pdf") as pdf:
            found = {tuple(round(float(side) * 25.4 / 72, 1) for side in page.mediabox[2:]) for page in pdf.pages}
            assert found == {tuple(map(float, size))}
            assert pdf.Root.ViewerPreferences.Duplex == "/DuplexFlipShortEdge"
            assert pdf.Root.ViewerPreferences.PrintScaling == "/None"
            assert len(pdf.pages) % 2 == 0


SMALLEST = 8.5
"""Points of the smallest words of a page."""


@pytest.mark.parametrize("paper", ["a3", "a4", "letter", "tabloid"])
def test_words_are_as_large_as_in_print(exported: Path, paper: str) -> None:
    """On no paper are pages made smaller, or their words smaller than 8.5 pt, but those on faces."""
    with pikepdf.open(exported / f"booklet-{paper}.pdf") as pdf:
        for side in pdf.pages:
            assert _scales(side) == {1.0}
            sizes = {size for form in side.Resources.get("/XObject", {}).values() for size in _sizes(form)}
            assert min(sizes, default=SMALLEST) >= SMALLEST - 0.01


def _scales(side: pikepdf.Page) -> set[float]:
    """How large pages are placed on a side."""
    steps = pikepdf.parse_content_stream(side)
    return {float(operands[0]) for operands, operator in steps if str(operator) == "cm"}


def _sizes(form: pikepdf.Object) -> set[float]:
    """The sizes in points of the words of a page, without those on faces, which are forms of their own."""
    found, scale, size, line, kept = set[float](), 1.0, 0.0, 1.0, list[float]()
    for operands, operator in pikepdf.parse_content_stream(form):
        match str(operator):
            case "q":
                kept.append(scale)
            case "Q":
                scale = kept.pop()
            case "cm":
                scale *= abs(float(operands[3]) or float(operands[1]))
            case "Tf":
                size = float(operands[1])
            case "Tm":
                line = abs(float(operands[3]) or float(operands[1]))
            case "Tj" | "TJ":
                found.add(round(size * line * scale, 2))
    return found
