"""Boards in parts, measured on rendered pages: glued together they are the board."""

from __future__ import annotations

import zlib
from pathlib import Path

import pypdfium2
import pytest
from page import ValidationProfile, validate_pdf
from PIL import Image, ImageChops, ImageFilter
from tests.heard import heard

from cardpress.models.assets import find_package
from cardpress.models.game import Rectangle
from cardpress.models.project import Artifact, Messages, Texts
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.board_tiles import BOARD_PAPERS, BoardTile, BoardTiling, split
from cardpress.targets import Card
from cardpress.targets.sheets_pdf.boards import board_words, boards_pdf

ROOT = Path(__file__).resolve().parents[2]
PX_PER_MM = 4
RULER = "ui-sheet-ruler 100 100"
SIZES = (Rectangle(width_mm=380, height_mm=255), Rectangle(width_mm=400, height_mm=270))
SIDE = 20


class _Words(Messages):
    """Messages that tell their id and numbers."""

    def format(self, message: str, /, **numbers: object) -> str:
        """The id of a message with its numbers."""
        return " ".join([message, *map(str, numbers.values())])

    def __getitem__(self, id_: str) -> str:
        return id_.rpartition("-")[2]

    def __iter__(self):  # type: ignore[no-untyped-def]  # nobody asks which messages there are
        return iter(())

    def __len__(self) -> int:
        return 0


WORDS = Texts("en", {}, _Words())


def _fragment(size: Rectangle) -> Fragment:
    """A face of squares of 20 mm, each in a colour of its own, counted from the corner of its bleed."""
    width, height = size.width_mm + 2 * size.bleed_mm, size.height_mm + 2 * size.bleed_mm
    squares = [
        f"{(60 + 7 * x) / 255} {(60 + 11 * y) / 255} {(x * 31 + y * 17) % 160 / 255} rg "
        + " ".join(str(SIDE * POINTS_PER_MM * number) for number in (x, y, 1, 1))
        + " re f"
        for x in range(int(width / SIDE) + 1)
        for y in range(int(height / SIDE) + 1)
    ]
    content = zlib.compress("\n".join(squares).encode())
    return Fragment(width * POINTS_PER_MM, height * POINTS_PER_MM, content)


@pytest.fixture(scope="module")
def shelf() -> FontShelf:
    """One text font, for labels and strips."""
    folder = find_package(ROOT, "@expo-google-fonts/alegreya")
    assert folder
    font = font_file(folder / "400Regular" / "Alegreya_400Regular.ttf")
    return FontShelf([font], font.id)


def _file(size: Rectangle, shelf: FontShelf, paper: str) -> Artifact:
    board = Card("board", _fragment(size), None, size)
    return boards_pdf("b.pdf", [board], shelf, paper=BOARD_PAPERS[paper], title="Battle", words=WORDS)


def _pictures(artifact: Artifact) -> list[Image.Image]:
    file = pypdfium2.PdfDocument(artifact.data)
    return [page.render(scale=PX_PER_MM * 25.4 / 72).to_pil().convert("RGB") for page in file]


def _cut(page: Image.Image, whole: BoardTiling, part: BoardTile) -> tuple[Image.Image, tuple[int, int]]:
    """A part cut along its lines, without what is glued under the next one, and where it lies on the board."""
    left, right = part.across.place, part.across.end
    top, bottom = whole.paper.height - part.up.end, whole.paper.height - part.up.place
    box = [round(value * PX_PER_MM) for value in (left, top, right, bottom)]
    at = part.across.low, whole.size.height_mm - part.up.high
    return page.crop((box[0], box[1], box[2], box[3])), (round(at[0] * PX_PER_MM), round(at[1] * PX_PER_MM))


def _glued(size: Rectangle, shelf: FontShelf, paper: str) -> Image.Image:
    """The board as it lies on the table."""
    whole = split(BOARD_PAPERS[paper], size)
    board = Image.new("RGB", (round(size.width_mm * PX_PER_MM), round(size.height_mm * PX_PER_MM)), "white")
    for page, part in zip(_pictures(_file(size, shelf, paper)), whole.parts(), strict=True):
        board.paste(*_cut(page, whole, part))
    return board


def _core(picture: Image.Image) -> Image.Image:
    """A picture of where two others differ, without lines of one or two pixels where squares meet."""
    return picture.convert("L").point(lambda value: 255 * (value > 12)).filter(ImageFilter.MinFilter(5))


@pytest.mark.parametrize("size", SIZES, ids=["two sheets", "up to four sheets"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_parts_glued_together_are_the_board(size: Rectangle, paper: str, shelf: FontShelf) -> None:
    """Cut along the marks and laid together, the parts show what the board on A3 shows, to half a millimetre."""
    whole, glued = _glued(size, shelf, "a3"), _glued(size, shelf, paper)

    assert len(_pictures(_file(size, shelf, paper))) > 1
    assert _core(ImageChops.difference(whole, glued)).getbbox() is None
    assert _core(ImageChops.difference(whole, ImageChops.offset(glued, 2 * PX_PER_MM, 0))).getbbox() is not None


@pytest.mark.parametrize("paper", sorted(BOARD_PAPERS))
def test_nothing_is_printed_in_the_outer_five_millimetres(paper: str, shelf: FontShelf) -> None:
    """Parts, marks, label and words on strips keep out of the edge that printers cannot reach."""
    for size in SIZES:
        for page in _pictures(_file(size, shelf, paper)):
            box = ImageChops.invert(page).getbbox()
            assert box
            assert min(box[0], box[1], page.width - box[2], page.height - box[3]) / PX_PER_MM >= 5


def test_sheets_say_which_part_they_are_and_what_is_glued_where(shelf: FontShelf) -> None:
    """The label names sheet and place, a strip the sheet that is glued onto it; only the first has a ruler."""
    file = pypdfium2.PdfDocument(_file(SIZES[1], shelf, "letter").data)
    texts = [page.get_textpage().get_text_range().split("\r\n") for page in file]

    assert texts == [
        ["ui-board-label Battle 1 4 100 top left", "ui-board-glue 2", "ui-board-glue 3", RULER],
        ["ui-board-label Battle 2 4 100 top right", "ui-board-glue 4"],
        ["ui-board-label Battle 3 4 100 bottom left", "ui-board-glue 4"],
        ["ui-board-label Battle 4 4 100 bottom right"],
    ]


def test_whole_board_has_the_label_of_any_sheet(shelf: FontShelf) -> None:
    """A board on one sheet needs no words about parts; like every file it has a ruler."""
    file = pypdfium2.PdfDocument(_file(SIZES[0], shelf, "a3").data)

    assert [page.get_textpage().get_text_range() for page in file] == [f"ui-sheet-label Battle 1 1 100\r\n{RULER}"]


def test_recipe_has_all_words(shelf: FontShelf) -> None:
    """Every message that a sheet of a board can say counts as what the file is made from."""
    told = [*board_words(WORDS, "Battle")]
    file = pypdfium2.PdfDocument(_file(SIZES[1], shelf, "letter").data)
    words = {line.split()[0] for page in file for line in page.get_textpage().get_text_range().split("\r\n")}

    assert words <= {line.split()[0] for line in told}
    assert {"top", "middle", "bottom", "left", "centre", "right"} <= {*told}


@pytest.mark.parametrize("paper", ["a3", "a4"])
def test_a_board_can_be_heard(shelf: FontShelf, tmp_path: Path, paper: str) -> None:
    """A file keeps PDF/UA-1: a label heads each part, then comes its picture, then what is glued."""
    file = tmp_path / "board.pdf"
    file.write_bytes(_file(SIZES[0], shelf, paper).data)
    elements = heard(file)
    sections = [place for place, one in enumerate(elements) if one.tag == "Sect"]

    assert validate_pdf(file, profile=ValidationProfile.PDF_UA_1).failures == []
    assert len(sections) == len(pypdfium2.PdfDocument(file))
    assert {tuple(one.tag for one in elements[place + 1 : place + 3]) for place in sections} == {("H1", "Figure")}
    assert {one.title for one in elements if one.tag == "Figure"} == {"board"}
    assert [one.words for one in elements if one.tag == "P"][-1 if paper == "a3" else 1] == RULER
