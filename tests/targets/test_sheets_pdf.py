"""Cut sheets, measured on rendered pages: a deck of cards that bear a colour code and a notch."""

from __future__ import annotations

import io
import zlib
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops
from tests.targets.probes import where

from cardpress.models.assets import find_package
from cardpress.models.game import Rectangle
from cardpress.models.printing import Edition
from cardpress.models.project import Artifact
from cardpress.preflight.checks import registration
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.pdf_reader.document import open_document
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.pdf.writer import POINTS_PER_MM
from cardpress.press.sheets.paper import PAPERS
from cardpress.printers import load_profile
from cardpress.targets import Card
from cardpress.targets.sheets_pdf import Wording, sheets_pdf

ROOT = Path(__file__).resolve().parents[2]
SIZE = Rectangle(width_mm=63, height_mm=88)
DPI = 150
PX_PER_MM = DPI / 25.4
Colour = tuple[int, int, int]
Box = tuple[int, int, int, int]
COLOURS: list[Colour] = [(51 * (n % 5), 51 * (n // 5 % 5), 255) for n in range(20)]


def _fragment(colour: Colour) -> Fragment:
    """A face of one colour into its bleed, with a black notch of 6 mm near the upper left corner of its trim."""
    width, height = (
        side * POINTS_PER_MM for side in (SIZE.width_mm + 2 * SIZE.bleed_mm, SIZE.height_mm + 2 * SIZE.bleed_mm)
    )
    left, top, side = (mm * POINTS_PER_MM for mm in (SIZE.bleed_mm + 4, SIZE.bleed_mm + 4, 6))
    red, green, blue = (channel / 255 for channel in colour)
    content = (
        f"{red} {green} {blue} rg 0 0 {width} {height} re f 0 g {left} {height - top - side} {side} {side} re f"
    )
    return Fragment(width, height, zlib.compress(content.encode()))


@pytest.fixture(scope="module")
def shelf() -> FontShelf:
    """One text font, for the label."""
    folder = find_package(ROOT, "@expo-google-fonts/alegreya")
    assert folder
    font = font_file(folder / "400Regular" / "Alegreya_400Regular.ttf")
    return FontShelf([font], font.id)


@pytest.fixture(scope="module")
def cards() -> list[Card]:
    """Twenty cards, front and back of each in its own colour."""
    return [Card(str(n), _fragment(colour), _fragment(colour), SIZE) for n, colour in enumerate(COLOURS)]


@pytest.fixture(scope="module", params=["a4", "letter"])
def sheets(request: pytest.FixtureRequest, cards: list[Card], shelf: FontShelf) -> Artifact:
    """The twenty cards on sheets of both papers."""
    return sheets_pdf(
        "game/pl/sheets.pdf",
        cards,
        shelf,
        paper=PAPERS[request.param],
        title="Próba",
        language="pl",
        wording=Wording(lambda n, m: f"Próba, arkusz {n} z {m}, drukuj w skali 100 %", "100 mm"),
    )


@pytest.fixture(scope="module")
def pages(sheets: Artifact) -> list[Image.Image]:
    """The pages as pictures."""
    file = pypdfium2.PdfDocument(sheets.data)
    return [page.render(scale=DPI / 72).to_pil().convert("RGB") for page in file]


def _turned_over(page: Image.Image) -> Image.Image:
    """The back of a sheet as it would shine through after turning it over its long edge."""
    upright = page.width < page.height
    return page.transpose(Image.Transpose.FLIP_LEFT_RIGHT if upright else Image.Transpose.FLIP_TOP_BOTTOM)


def _notch(page: Image.Image, card: Box) -> tuple[float, float]:
    """Middle of the notch, from the card's upper left corner, in mm."""
    box = where(page.crop(card), (0, 0, 0))
    assert box
    return (box[0] + box[2]) / 2 / PX_PER_MM, (box[1] + box[3]) / 2 / PX_PER_MM


def test_every_back_lies_behind_its_front(pages: list[Image.Image]) -> None:
    """Turned over the long edge, the back of each card covers its front to a quarter of a millimetre."""
    seen = 0
    for front, back in zip(pages[::2], map(_turned_over, pages[1::2]), strict=True):
        for colour in COLOURS:
            here, there = where(front, colour), where(back, colour)
            assert (here is None) == (there is None)
            if here and there:
                seen += 1
                assert max(abs(a - b) for a, b in zip(here, there, strict=True)) <= 0.25 * PX_PER_MM
    assert seen == len(COLOURS)


def test_cut_card_turns_over_its_long_side(pages: list[Image.Image]) -> None:
    """A cut card held upright and turned over sideways shows its back upright."""
    front, back = pages[0], _turned_over(pages[1])
    for colour in COLOURS[:8]:
        card = where(front, colour)
        assert card
        x, y = _notch(front, card)
        behind_x, behind_y = _notch(back, card)
        width = (card[2] - card[0]) / PX_PER_MM
        assert (behind_x, behind_y) == (pytest.approx(width - x, abs=0.25), pytest.approx(y, abs=0.25))
        assert x < width / 2


def test_card_is_printed_in_its_true_size(pages: list[Image.Image]) -> None:
    """The notch, 6 mm wide, measures 6 mm on the sheet."""
    card = where(pages[0], COLOURS[0])
    assert card
    box = where(pages[0].crop(card), (0, 0, 0))
    assert box
    assert (box[2] - box[0]) / PX_PER_MM == pytest.approx(6, abs=0.25)


def test_nothing_is_printed_in_the_outer_five_millimetres(pages: list[Image.Image]) -> None:
    """Cards, marks and label keep out of the edge that printers cannot reach."""
    for page in pages:
        box = ImageChops.invert(page).getbbox()
        assert box
        edges = (box[0], box[1], page.width - box[2], page.height - box[3])
        assert min(edges) / PX_PER_MM >= 5


def test_every_sheet_is_labelled_on_both_sides(sheets: Artifact) -> None:
    """The label names game, sheet and scale, outside all cards, on front and back; the first page has a ruler."""
    file = pypdfium2.PdfDocument(sheets.data)
    texts = [page.get_textpage().get_text_range().strip() for page in file]
    leaves = len(texts) // 2
    assert texts[0].splitlines()[1:] == ["100 mm"]
    texts[0] = texts[0].splitlines()[0]

    assert texts == [
        f"Próba, arkusz {sheet} z {leaves}, drukuj w skali 100 %" for sheet in range(1, leaves + 1) for _ in (1, 2)
    ]


def test_crop_marks_are_thin_and_black(sheets: Artifact) -> None:
    """Marks are strokes of 0.4 pt in black on every page."""
    with pikepdf.open(io.BytesIO(sheets.data)) as file:
        for page in file.pages:
            marks = page.Contents[1].read_bytes()
            assert marks.startswith(b"q 0 G 0.4 w")


def test_nine_copies_cost_one_form(cards: list[Card], shelf: FontShelf) -> None:
    """A face printed nine times stands in the file once."""
    nine = sheets_pdf(
        "s.pdf",
        cards[:1] * 9,
        shelf,
        paper=PAPERS["a4"],
        title="x",
        language="pl",
        wording=Wording(lambda n, m: f"{n}/{m}", "100 mm"),
    )

    with pikepdf.open(io.BytesIO(nine.data)) as file:
        forms = [o for o in file.objects if isinstance(o, pikepdf.Stream) and o.get("/Subtype") == "/Form"]
    assert (len(forms), nine.pages) == (2, 2)


def test_file_is_sound_and_asks_for_duplex_at_full_size(sheets: Artifact) -> None:
    """The checker of qpdf finds no fault; viewers are told neither to scale nor to turn over the short edge."""
    with pikepdf.open(io.BytesIO(sheets.data)) as file:
        assert file.check_pdf_syntax() == []
        assert len(file.pages) == sheets.pages
        assert str(file.Root.ViewerPreferences.PrintScaling) == "/None"
        assert str(file.Root.ViewerPreferences.Duplex) == "/DuplexFlipLongEdge"


@pytest.mark.parametrize("layout", ["long-edge", "short-edge", "gutterfold"])
@pytest.mark.parametrize("paper", ["a4", "letter"])
def test_sizes_share_a_sheet_with_their_backs_behind_them(
    cards: list[Card], shelf: FontShelf, layout: str, paper: str
) -> None:
    """A few cards of several sizes are on one sheet, and preflight finds every back behind its front."""
    sizes = [Rectangle(width_mm=30, height_mm=20), Rectangle(width_mm=16, height_mm=16), SIZE]
    some = [Card(str(n), cards[n].front, cards[n + 3].back, size) for size in sizes for n in range(2)]

    made = _made(some, shelf, layout, paper)
    document = open_document(made.data)

    assert made.pages == (1 if layout == "gutterfold" else 2)
    assert sum(len(page.placements) for page in document.pages) == 2 * len(some)
    assert list(registration.judge_file(document, Criteria(load_profile("home_a4")))) == []


def test_a_sheet_without_backs_keeps_its_second_page_among_others(cards: list[Card], shelf: FontShelf) -> None:
    """A printer that prints on both sides stays in step where only some sheets have backs."""
    some = [*(Card(card.name, card.front, None, SIZE) for card in cards[:9]), *cards[9:11]]

    with pikepdf.open(io.BytesIO(_made(some, shelf, "long-edge", "a4").data)) as file:
        placed = ["/XObject" in page.Resources and len(page.Resources.XObject) for page in file.pages]
    assert placed == [9, 0, 2, 2]


def _made(cards: list[Card], shelf: FontShelf, layout: str, paper: str) -> Artifact:
    return sheets_pdf(
        "s.pdf",
        cards,
        shelf,
        paper=PAPERS[paper],
        title="x",
        language="pl",
        wording=Wording(lambda n, m: f"{n}/{m}", "100 mm"),
        edition=Edition(layout),
    )
