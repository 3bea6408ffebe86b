"""cards.pdf: one face a page, boxes read back with a library that is not ours."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

import pikepdf
import pypdfium2
import pytest

from cardpress.models.assets import find_package
from cardpress.models.game import Rectangle
from cardpress.models.project import Artifact
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.targets import Card
from cardpress.targets.cards_pdf import cards_pdf

ROOT = Path(__file__).resolve().parents[2]
SIZE = Rectangle(width_mm=63, height_mm=88, bleed_mm=5)


def _fragment(grey: float) -> Fragment:
    content = zlib.compress(f"{grey} g 0 0 999 999 re f".encode())
    return Fragment(73 * POINTS_PER_MM, 98 * POINTS_PER_MM, content)


@pytest.fixture(scope="module")
def artifact() -> Artifact:
    """Two copies of one card and one of another, with a bleed wider than WeasyPrint would keep."""
    folder = find_package(ROOT, "@expo-google-fonts/alegreya")
    assert folder
    font = font_file(folder / "400Regular" / "Alegreya_400Regular.ttf")
    axe = Card("Topór", _fragment(0.2), _fragment(0.8), SIZE)
    bow = Card("Łuk", _fragment(0.4), _fragment(0.8), SIZE)
    return cards_pdf("g/pl/cards.pdf", [axe, axe, bow], FontShelf([font], font.id), title="Karty", language="pl")


def test_front_and_back_of_each_copy_follow_each_other(artifact: Artifact) -> None:
    """Pages are front then back of every physical card, in the order given."""
    file = pypdfium2.PdfDocument(artifact.data)
    greys = [page.render(scale=0.2).to_pil().convert("L").getpixel((10, 10)) for page in file]

    assert [round(grey / 255, 1) for grey in greys] == [0.2, 0.8, 0.2, 0.8, 0.4, 0.8]
    assert artifact.pages == 6


def test_boxes_are_those_of_the_size(artifact: Artifact) -> None:
    """TrimBox is the cut card to a hundredth of a millimetre, BleedBox the whole bleed, MediaBox the page."""
    with pikepdf.open(io.BytesIO(artifact.data)) as file:
        for page in file.pages:
            trim = [float(edge) / POINTS_PER_MM for edge in page.TrimBox]
            assert trim == pytest.approx([5, 5, 68, 93], abs=0.01)
            assert [float(e) / POINTS_PER_MM for e in page.BleedBox] == pytest.approx([0, 0, 73, 98], abs=0.01)
            assert page.MediaBox == page.BleedBox


@pytest.mark.parametrize("game", ["adrenaline", "mephisto"])
def test_a_file_holds_one_size(game: str) -> None:
    """All pages of a file are cut to one size; only where there are several is a size in the file's name."""
    folders: dict[Path, dict[str, set[tuple[int, int]]]] = {}
    for path in (ROOT / "build" / game / "en").rglob("cards*.pdf"):
        with pikepdf.open(path) as file:
            boxes = [[float(edge) / POINTS_PER_MM for edge in page.TrimBox] for page in file.pages]
        sizes = {(round(right - left), round(top - bottom)) for left, bottom, right, top in boxes}
        folders.setdefault(path.parent, {})[path.name] = sizes

    for files in folders.values():
        assert (len(files) == 1) is ("cards.pdf" in files)
        assert all(len(sizes) == 1 for sizes in files.values())
        assert len({size for sizes in files.values() for size in sizes}) == len(files)


def test_bookmarks_name_each_card_once(artifact: Artifact) -> None:
    """One bookmark a card leads to its first copy."""
    with pikepdf.open(io.BytesIO(artifact.data)) as file, file.open_outline() as outline:
        places = [file.pages.index(pikepdf.Page(item.destination[0])) for item in outline.root]
        titles = [item.title for item in outline.root]

    assert list(zip(titles, places, strict=True)) == [("Topór", 0), ("Łuk", 4)]


def test_file_is_sound(artifact: Artifact) -> None:
    """The checker of qpdf finds no fault, and the document says its title and language."""
    with pikepdf.open(io.BytesIO(artifact.data)) as file:
        assert file.check_pdf_syntax() == []
        assert (str(file.docinfo.Title), str(file.Root.Lang)) == ("Karty", "pl")
