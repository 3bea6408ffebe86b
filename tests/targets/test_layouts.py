"""Every layout on every paper, measured on rendered pages: a deck whose faces bear a colour code and a notch."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import pairwise, product
from pathlib import Path

import pypdfium2
import pytest
from PIL import Image, ImageChops
from tests.sampling import IS_WHOLE
from tests.targets.probes import Colour, probe, where

from cardpress.models.game import Hexagon, Rectangle, Size
from cardpress.models.printing import LAYOUTS, Edition, Printer
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.sheets.imposition import REGISTRATION_INSET, layout
from cardpress.press.sheets.paper import MARGIN, PAPERS
from cardpress.targets import Card
from cardpress.targets.sheets_pdf import Wording, sheets_pdf

ROOT = Path(__file__).resolve().parents[2]
PX = 6
"""Pixels of a millimetre."""
FAR = 0.25
"""How far a back may lie beside its front, in mm."""
NOTCH = 4.0
NOTCHED = (255, 0, 255)
LEFT_RIGHT, TOP_BOTTOM = Image.Transpose.FLIP_LEFT_RIGHT, Image.Transpose.FLIP_TOP_BOTTOM
SIZES: dict[str, Size] = {
    "card": Rectangle(width_mm=63, height_mm=88),
    "tile": Hexagon(flat_to_flat_mm=34),
    "marker": Rectangle(width_mm=16, height_mm=16, bleed_mm=2, corner_mm=2),
}
COLOURS = [((97 * n + 31) % 199, (57 * n + 11) % 211, (151 * n + 71) % 223) for n in range(11)]
Box = tuple[int, int, int, int]
Leaf = tuple[Image.Image, Image.Image]
"""The front of a sheet, and the back as it shines through."""


def _fragment(size: Size, colour: Colour) -> Fragment:
    """A face of one colour into its bleed, with a notch left of the middle, at the head."""
    left, bottom = size.bleed_mm + size.width_mm * 0.28, size.bleed_mm + size.height_mm - 3 - NOTCH
    return probe(size, colour, left, bottom, NOTCH)


Pages = Callable[[str, str, Edition], list[Image.Image]]


@pytest.fixture(scope="module")
def pages(shelf: FontShelf) -> Pages:
    """Makes the pages of the deck in a size, on a paper, in an edition; of singles only two cards."""

    def make(size: str, paper: str, edition: Edition) -> list[Image.Image]:
        colours = COLOURS[:2] if edition.layout == "singles" else COLOURS
        faces = [_fragment(SIZES[size], colour) for colour in colours]
        cards = [Card(str(n), face, face, SIZES[size]) for n, face in enumerate(faces)]
        wording = Wording(
            lambda n, m: f"Próba, arkusz {n} z {m}, drukuj w skali 100%", "dokładnie 100 mm", "uwaga"
        )
        made = sheets_pdf(
            "s.pdf", cards, shelf, paper=PAPERS[paper], title="x", language="pl", wording=wording, edition=edition
        )
        file = pypdfium2.PdfDocument(made.data)
        return [page.render(scale=PX * 25.4 / 72).to_pil().convert("RGB") for page in file]

    return make


@dataclass(frozen=True)
class Printed:
    """The deck in a size, on a paper, in a layout."""

    size: str
    paper: str
    style: str
    pages: list[Image.Image]


EVERY = [*product(SIZES, PAPERS, LAYOUTS)]
PAIRS = [
    (size, paper, style)
    for size, paper, style in EVERY
    if ([*SIZES].index(size) + [*LAYOUTS].index(style)) % len(PAPERS) == [*PAPERS].index(paper)
]
"""Every size in every layout, and both of them on every paper: papers take turns."""


@pytest.fixture(scope="module", params=EVERY if IS_WHOLE else PAIRS, ids="-".join)
def printed(request: pytest.FixtureRequest, pages: Pages) -> Printed:
    """Every layout of every size, on papers by turns, in soak on all; drawn once for all tests of it."""
    size, paper, style = request.param
    return Printed(size, paper, style, pages(size, paper, Edition(style)))


def _over_long_edge(page: Image.Image) -> Image.Image:
    return page.transpose(LEFT_RIGHT if page.width < page.height else TOP_BOTTOM)


def _over_short_edge(page: Image.Image) -> Image.Image:
    return page.transpose(TOP_BOTTOM if page.width < page.height else LEFT_RIGHT)


def _folded(page: Image.Image, *, upright: bool) -> Leaf:
    """The two halves of a page laid on each other, back to back, seen from the front."""
    width, height = page.size
    if upright:
        return page.crop((0, 0, width // 2, height)), page.crop((width - width // 2, 0, width, height)).transpose(
            LEFT_RIGHT
        )
    return page.crop((0, 0, width, height // 2)), page.crop((0, height - height // 2, width, height)).transpose(
        TOP_BOTTOM
    )


def _leaves(printed: Printed, pages: Pages) -> Iterator[Leaf]:
    """What a person holds against the light who has printed a layout as it is meant."""
    size, paper, style, made = printed.size, printed.paper, printed.style, printed.pages
    if style == "gutterfold":
        fold = layout(PAPERS[paper], SIZES[size], style).fold
        assert fold
        yield from (_folded(page, upright=fold.is_upright) for page in made)
    elif style in {"fronts", "backs"}:
        fronts, backs = (pages(size, paper, Edition(one)) for one in ("fronts", "backs"))
        yield from zip(fronts, map(_over_long_edge, backs), strict=True)
    else:
        turned = _over_short_edge if style == "short-edge" else _over_long_edge
        yield from zip(made[::2], map(turned, made[1::2]), strict=True)


@dataclass(frozen=True)
class Pair:
    """A front and what shines through behind it: how far apart in mm, where their notches are from the left."""

    apart: float
    front: float
    back: float
    width: float


def _pairs(leaf: Leaf) -> Iterator[Pair]:
    """A pair for each card of a leaf; a back that is not there is a page's length away."""
    front, back = leaf
    for colour in COLOURS:
        here, there = where(front, colour), where(back, colour)
        if here:
            apart = max(abs(a - b) for a, b in zip(here, there, strict=True)) if there else front.height
            notches = [_notch(front, here), _notch(back, there)] if there else [0.0, 0.0]
            yield Pair(apart / PX, notches[0], notches[1], (here[2] - here[0]) / PX)


def _notch(page: Image.Image, card: Box) -> float:
    """Middle of the notch from the left side of its card, in mm; minus one when it is not at the head."""
    left, top, right, bottom = card
    aside = round(2.5 * PX)  # where neighbours reach into the box around a tile
    box = where(page.crop((left + aside, top + aside, right - aside, bottom - aside)), NOTCHED)
    if box is None or aside + (box[1] + box[3]) / 2 > (bottom - top) / 2:
        return -1.0
    return (aside + (box[0] + box[2]) / 2) / PX


def test_every_back_lies_behind_its_front_and_upright(printed: Printed, pages: Pages) -> None:
    """Printed as the layout says, each back covers its front to 0.25 mm, and is upright when turned over."""
    pairs = [pair for leaf in _leaves(printed, pages) for pair in _pairs(leaf)]

    assert len(pairs) == (2 if printed.style == "singles" else len(COLOURS))
    for pair in pairs:
        assert pair.apart <= FAR
        assert 0 < pair.front < pair.width / 2
        assert pair.back == pytest.approx(pair.width - pair.front, abs=2 * FAR)


@pytest.mark.parametrize(("size", "paper"), [*product(SIZES, PAPERS)])
def test_wrong_flip_is_seen(pages: Pages, size: str, paper: str) -> None:
    """The measure has power: sheets flipped over the wrong edge have no back in place."""
    for style, turned in (("long-edge", _over_short_edge), ("short-edge", _over_long_edge)):
        made = pages(size, paper, Edition(style))
        leaf = made[0], turned(made[1])
        bad = [pair for pair in _pairs(leaf) if pair.apart > FAR or pair.front < 0 or pair.back < 0]
        assert len(bad) == len([*_pairs(leaf)])


def test_nothing_is_printed_in_the_outer_five_millimetres(printed: Printed) -> None:
    """Faces, marks, crosses, ruler, fold and words keep out of the edge that printers cannot reach."""
    for page in printed.pages:
        _assert_clear(page)


def _assert_clear(page: Image.Image) -> None:
    box = ImageChops.invert(page).getbbox()
    assert box
    assert min(box[0], box[1], page.width - box[2], page.height - box[3]) >= 5 * PX


def test_first_sheet_has_a_ruler_of_100_mm(printed: Printed) -> None:
    """The longest line above all faces of the first page is 100 mm long; other pages have none there."""
    lengths = [_longest_line(page.crop((0, 5 * PX, page.width, round(8.4 * PX)))) for page in printed.pages]

    assert lengths[0] == pytest.approx(100, abs=0.4)  # with the ticks at its ends
    assert all(length < 20 for length in lengths[1:])


def _longest_line(strip: Image.Image) -> float:
    """Length in mm of the longest level run of dark pixels."""
    grey = strip.convert("L").point(lambda value: 255 if value < 140 else 0)
    rows = (grey.crop((0, row, grey.width, row + 1)).tobytes() for row in range(grey.height))
    return max(len(run) for row in rows for run in row.split(b"\0")) / PX


def test_marks_touch_no_face(printed: Printed) -> None:
    """No mark, cross or word lies on a face: the trim of each is of its colour and its notch alone."""
    size = printed.size
    for page in printed.pages:
        if printed.style == "gutterfold":  # each colour stands there twice
            continue
        for colour in COLOURS:
            if box := where(page, colour):
                middle_x, middle_y = (box[0] + box[2]) // 2, (box[1] + box[3]) // 2
                reach = round(min(SIZES[size].width_mm, SIZES[size].height_mm) / 2 * PX * 0.7)
                inner = page.crop((middle_x - reach, middle_y - reach, middle_x + reach, middle_y + reach))
                seen = {found for _, found in inner.getcolors(1 << 20) or []}
                assert not [found for found in seen if max(found) < 10]


MISSES = [(0.7, -0.5), (-1.3, 0.9)]


@pytest.mark.parametrize(
    ("size", "paper", "style", "miss"),
    [
        (
            size,
            paper,
            style,
            MISSES[(row + column + turned) % 2],
        )  # each miss in each size, on each paper, over each edge
        for (row, size), (column, paper), (turned, style) in product(
            enumerate(SIZES), enumerate(PAPERS), enumerate(("long-edge", "short-edge"))
        )
    ],
)
def test_printer_that_misses_hits_with_its_profile(
    pages: Pages, size: str, paper: str, style: str, miss: tuple[float, float]
) -> None:
    """Where a printer lays backs aside, its edition lays them right, cards and guides; the usual one does not."""
    edition = Edition(style, printer=Printer("laser", *miss))
    turned = _over_short_edge if style == "short-edge" else _over_long_edge
    made = pages(size, paper, edition)
    leaves = [(front, _missed(turned(back), *miss)) for front, back in zip(made[::2], made[1::2], strict=True)]

    assert all(page.width < page.height for page in made)
    for page in made:
        _assert_clear(page)
    for front, back in leaves:
        assert max(pair.apart for pair in _pairs((front, back))) <= FAR
        assert _cross(front, miss) == [pytest.approx(edge, abs=FAR * PX) for edge in _cross(back, miss)]
    usual = pages(size, paper, Edition(style))
    if usual[0].width < usual[0].height:
        assert min(pair.apart for pair in _pairs((usual[0], _missed(turned(usual[1]), *miss)))) > FAR


def _missed(page: Image.Image, right: float, up: float) -> Image.Image:
    """A back seen from the front that a printer has laid so many mm aside."""
    seen = Image.new("RGB", page.size, (255, 255, 255))
    seen.paste(page, (round(right * PX), -round(up * PX)))
    return seen


def _cross(page: Image.Image, miss: tuple[float, float]) -> list[int]:
    """Box of what is dark in a small window around the registration cross in the lower right corner."""
    x, y = (round((MARGIN + abs(away) + REGISTRATION_INSET) * PX) for away in miss)
    half = round(1.8 * PX)
    window = page.crop(
        (page.width - x - half, page.height - y - half, page.width - x + half, page.height - y + half)
    )
    box = window.convert("L").point(lambda value: 255 if value < 225 else 0).getbbox()
    assert box
    return [*box]


@pytest.mark.parametrize(("size", "paper"), [*product(SIZES, PAPERS)])
def test_fold_line_runs_through_the_middle(pages: Pages, size: str, paper: str) -> None:
    """A folded sheet has a dashed line in its middle, five millimetres or more from all faces and their bleed."""
    fold = layout(PAPERS[paper], SIZES[size], "gutterfold").fold
    assert fold
    page = pages(size, paper, Edition("gutterfold"))[0]
    page = page.transpose(Image.Transpose.ROTATE_90) if fold.is_upright else page
    middle = page.height / 2
    band = page.crop((9 * PX, round(middle - 5 * PX) + 1, page.width - 9 * PX, round(middle + 5 * PX) - 1))
    dark = band.convert("L").crop((0, band.height // 2 - 1, band.width, band.height // 2 + 1))
    runs = [
        len(run) for run in dark.resize((band.width, 1)).point(lambda v: 255 * (v < 220)).tobytes().split(b"\0")
    ]

    assert not [colour for colour in COLOURS if where(band, colour)]
    assert sum(run > PX for run in runs) > 15


def test_layouts_differ() -> None:
    """No two of the layouts that are printed on both sides lay their pages alike, for any kind on any paper."""
    for size, paper in product(SIZES, PAPERS):
        laid = [
            found.pages(found.count) for found in (layout(PAPERS[paper], SIZES[size], style) for style in LAYOUTS)
        ]
        assert len(set(laid)) == len(LAYOUTS)
        assert all(one != two for one, two in pairwise(laid))
