"""Sheets of hexagonal tiles, measured on rendered pages: tiles that bear a colour code and a notch."""

from __future__ import annotations

import io
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import cos, radians, sin
from pathlib import Path

import pikepdf
import pypdfium2
import pytest
from PIL import Image, ImageChops
from tests.targets.probes import Colour, probe, where

from cardpress.models.game import Hexagon
from cardpress.models.project import Artifact
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.sheets.imposition import layout
from cardpress.press.sheets.paper import PAPERS
from cardpress.targets import Card
from cardpress.targets.sheets_pdf import Wording, sheets_pdf

ROOT = Path(__file__).resolve().parents[2]
PX_PER_MM = 6
NOTCH = 4.0
NOTCHED = (255, 0, 255)
Point = tuple[float, float]
COLOURS: list[Colour] = [((97 * n + 31) % 199, (57 * n + 11) % 211, (151 * n + 71) % 223) for n in range(40)]
"""So strewn that no mixture of two, on the pixels between tiles, is a third."""


@dataclass(frozen=True)
class Tile:
    """A tile as it is seen on a page, in mm from the upper left corner: its middle and that of its notch."""

    middle: Point
    notch: Point
    height: float


@dataclass(frozen=True)
class Proof:
    """Forty tiles of a size on sheets of a paper, as pictures."""

    size: Hexagon
    paper: str
    pages: list[Image.Image]

    @cached_property
    def turned(self) -> list[Image.Image]:
        """The pages, backs as they would shine through after turning the sheet over its long edge."""
        return [_turned_over(page) if place % 2 else page for place, page in enumerate(self.pages)]

    @cached_property
    def tiles(self) -> list[dict[Colour, Tile]]:
        """The tiles on each of the pages, backs turned over, by their colour."""
        return [{colour: tile for colour in COLOURS if (tile := _tile(page, colour))} for page in self.turned]


def _tile(page: Image.Image, colour: Colour) -> Tile | None:
    box = where(page, colour)
    if box is None:
        return None
    notch = where(page.crop(box), NOTCHED)
    assert notch
    left, top, right, bottom = (edge / PX_PER_MM for edge in box)
    x, y = (notch[0] + notch[2]) / 2 / PX_PER_MM, (notch[1] + notch[3]) / 2 / PX_PER_MM
    return Tile(((left + right) / 2, (top + bottom) / 2), (left + x, top + y), bottom - top)


def _fragment(size: Hexagon, colour: Colour) -> Fragment:
    """A face of one colour into its bleed, with a notch below the left end of its upper edge."""
    left, bottom = size.bleed_mm + size.edge_mm / 2, size.bleed_mm + size.height_mm - 5 - NOTCH
    return probe(size, colour, left, bottom, NOTCH)


def _sheets(size: Hexagon, shelf: FontShelf, paper: str, *, backs: bool = True) -> Artifact:
    faces = [_fragment(size, colour) for colour in COLOURS]
    cards = [Card(str(n), face, face if backs else None, size) for n, face in enumerate(faces)]
    return sheets_pdf(
        "s.pdf",
        cards,
        shelf,
        paper=PAPERS[paper],
        title="x",
        language="pl",
        wording=Wording(lambda n, m: f"arkusz {n} z {m}", "100 mm"),
    )


@pytest.fixture(scope="module", params=[("a4", 34.0), ("letter", 34.0), ("a4", 40.0), ("letter", 36.0)], ids=str)
def proof(request: pytest.FixtureRequest, shelf: FontShelf) -> Proof:
    """Tiles on upright sheets, on a sheet on its side, and in rows that are shifted to one side."""
    paper, flat = request.param
    size = Hexagon(flat_to_flat_mm=flat)
    file = pypdfium2.PdfDocument(_sheets(size, shelf, paper).data)
    pages = [page.render(scale=PX_PER_MM * 25.4 / 72).to_pil().convert("RGB") for page in file]
    return Proof(size, paper, pages)


def _turned_over(page: Image.Image) -> Image.Image:
    upright = page.width < page.height
    return page.transpose(Image.Transpose.FLIP_LEFT_RIGHT if upright else Image.Transpose.FLIP_TOP_BOTTOM)


def test_proof_sees_every_way_a_sheet_can_lie() -> None:
    """The sizes of the proof lead to an upright sheet, to one on its side, and to rows that shift."""
    layouts = [
        layout(PAPERS[paper], Hexagon(flat_to_flat_mm=flat)) for paper, flat in (("a4", 40), ("letter", 36))
    ]

    assert layouts[0].paper == PAPERS["a4"].turn()
    assert getattr(layouts[1].pattern, "even", None) is True


def test_every_tile_is_printed_once(proof: Proof) -> None:
    """All forty tiles stand on fronts and on backs, as many on a sheet as its layout holds."""
    found = proof.tiles
    count = layout(PAPERS[proof.paper], proof.size).count

    assert [len(tiles) for tiles in found[::2]] == [count, 40 - count]
    assert [set(tiles) for tiles in found[::2]] == [set(tiles) for tiles in found[1::2]]
    assert len(set().union(*found[::2])) == 40


def test_every_back_lies_behind_its_front(proof: Proof) -> None:
    """Turned over the long edge, the back of each tile covers its front to a quarter of a millimetre."""
    for here, there in zip(proof.tiles[::2], proof.tiles[1::2], strict=True):
        for colour, tile in here.items():
            assert there[colour].middle == pytest.approx(tile.middle, abs=0.25)


def test_cut_tile_turns_over_its_upright_axis(proof: Proof) -> None:
    """A cut tile held upright and turned over sideways shows its back upright."""
    for here, there in zip(proof.tiles[::2], proof.tiles[1::2], strict=True):
        for colour, tile in here.items():
            across, up = tile.notch[0] - tile.middle[0], tile.notch[1] - tile.middle[1]
            assert across < 0
            assert up < 0
            behind = there[colour]
            seen = behind.notch[0] - behind.middle[0], behind.notch[1] - behind.middle[1]
            assert seen == pytest.approx((-across, up), abs=0.25)


def _beside_edges(tile: Tile, size: Hexagon, away: float) -> Iterator[tuple[int, int]]:
    """Pixels so many mm beyond the middles of a tile's six edges."""
    for angle in range(30, 390, 60):
        far = size.flat_to_flat_mm / 2 + away
        x, y = tile.middle[0] + far * cos(radians(angle)), tile.middle[1] - far * sin(radians(angle))
        yield int(x * PX_PER_MM), int(y * PX_PER_MM)


def test_bleed_is_filled_on_all_six_edges_and_no_farther(proof: Proof) -> None:
    """Beyond each edge the tile's own colour goes on for all of its bleed, and ends there."""
    depth = layout(PAPERS[proof.paper], proof.size).pattern.bleed_y
    assert depth == pytest.approx(3)
    for page, tiles in zip(proof.turned, proof.tiles, strict=True):
        for colour, tile in tiles.items():
            assert tile.height == pytest.approx(proof.size.height_mm + 2 * depth, abs=0.34)
            for away, filled in ((-0.3, True), (0.3, True), (depth - 0.3, True), (depth + 0.3, False)):
                pixels = [page.getpixel(at) == colour for at in _beside_edges(tile, proof.size, away)]
                assert pixels == [filled] * 6


def test_nothing_is_printed_in_the_outer_five_millimetres(proof: Proof) -> None:
    """Tiles, marks and label keep out of the edge that printers cannot reach."""
    for page in proof.pages:
        box = ImageChops.invert(page).getbbox()
        assert box
        edges = (box[0], box[1], page.width - box[2], page.height - box[3])
        assert min(edges) / PX_PER_MM >= 5


def test_marks_are_printed_where_the_layout_has_them(proof: Proof) -> None:
    """The middle of every mark is dark on the front, and that of every mark of the back on the back."""
    tiling = layout(PAPERS[proof.paper], proof.size)
    planned = [*tiling.pages(tiling.count), *tiling.pages(len(COLOURS) - tiling.count)]
    for page, laid in zip(proof.pages, planned, strict=True):
        grey = page.convert("L")
        for mark in laid.marks:
            x, y = (mark.x1 + mark.x2) / 2, tiling.paper.height - (mark.y1 + mark.y2) / 2
            around = grey.crop(
                (int(x * PX_PER_MM) - 1, int(y * PX_PER_MM) - 1, int(x * PX_PER_MM) + 2, int(y * PX_PER_MM) + 2)
            )
            assert around.getextrema()[0] < 128


def test_tiles_without_a_back_are_printed_on_one_side(shelf: FontShelf) -> None:
    """Where nothing has a back there are no empty pages, and the file asks for one-sided printing."""
    made = _sheets(Hexagon(flat_to_flat_mm=34), shelf, "a4", backs=False)
    file = pypdfium2.PdfDocument(made.data)
    pages = [page.render(scale=1).to_pil().convert("RGB") for page in file]

    assert made.pages == len(pages) == 2
    assert all(any(where(page, colour) for colour in COLOURS) for page in pages)
    with pikepdf.open(io.BytesIO(made.data)) as pdf:
        assert str(pdf.Root.ViewerPreferences.Duplex) == "/Simplex"
