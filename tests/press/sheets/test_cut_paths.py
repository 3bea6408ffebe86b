"""Cut paths, read back by programs that are not ours and compared with where the sheets have their faces."""

from __future__ import annotations

import io
import re
from collections.abc import Sequence
from itertools import product
from math import hypot, pi
from xml.etree import ElementTree

import ezdxf
import pytest
from ezdxf.document import Drawing
from ezdxf.path import make_path

from cardpress.models.game import Circle, Hexagon, Rectangle, Size
from cardpress.models.printing import LAYOUTS, Printer
from cardpress.press.sheets.cut_paths import CUT, REGISTRATION, CutPlan, cut_plan, dxf, svg
from cardpress.press.sheets.imposition import ImpositionLayout, layout
from cardpress.press.sheets.paper import PAPERS, MarkLine

Point = tuple[float, float]
SIZES: dict[str, Size] = {
    "card": Rectangle(width_mm=63, height_mm=88),
    "square": Rectangle(width_mm=50, height_mm=50, corner_mm=0),
    "tile": Hexagon(flat_to_flat_mm=34),
    "token": Circle(diameter_mm=25),
    "marker": Rectangle(width_mm=16, height_mm=16, bleed_mm=2, corner_mm=2),
}
EVERY = pytest.mark.parametrize(("size", "paper", "style"), [*product(SIZES, PAPERS, LAYOUTS)])


def _plan(size: str, paper: str, style: str) -> tuple[ImpositionLayout, CutPlan]:
    found = layout(PAPERS[paper], SIZES[size], style)
    return found, cut_plan(found)


def _drawing(plan: CutPlan) -> Drawing:
    return ezdxf.read(io.StringIO(dxf(plan).decode("ascii")))


def _boxes(plan: CutPlan) -> list[tuple[float, ...]]:
    """Boxes of all closed paths in the DXF, to the thousandth of a millimetre, arcs bent."""
    found = []
    for entity in _drawing(plan).modelspace().query(f'POLYLINE[layer=="{CUT}"]'):
        assert entity.is_closed
        points = [*make_path(entity).flattening(0.0005)]
        xs, ys = [point.x for point in points], [point.y for point in points]
        found.append(tuple(round(value, 2) for value in (min(xs), min(ys), max(xs), max(ys))))
    return found


@EVERY
def test_dxf_outlines_are_the_trims_of_the_sheet(size: str, paper: str, style: str) -> None:
    """A DXF reader finds one closed path for each face of the first page, exactly around its trim."""
    found, plan = _plan(size, paper, style)
    page, trim = found.pages(found.count)[0], SIZES[size]

    assert _boxes(plan) == [
        pytest.approx((cell.x, cell.y, cell.x + trim.width_mm, cell.y + trim.height_mm), abs=0.011)
        for cell in page.fronts or page.backs
    ]


def _area(plan: CutPlan) -> float:
    """Area of the first closed path of the DXF."""
    entity = _drawing(plan).modelspace().query("POLYLINE").first
    points = [(point.x, point.y) for point in make_path(entity).flattening(0.0005)]
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, points[1:] + points[:1], strict=True)) / 2


@pytest.mark.parametrize("size", SIZES)
def test_corners_are_cut_as_the_game_says(size: str) -> None:
    """The area inside a path is that of the face, its corners rounded outwards by their radius."""
    trim = SIZES[size]
    whole = trim.width_mm * trim.height_mm - (4 - pi) * trim.corner_mm**2
    expected = trim.width_mm * trim.height_mm * 0.75 if isinstance(trim, Hexagon) else whole

    assert _area(_plan(size, "a4", "long-edge")[1]) == pytest.approx(expected, abs=0.2)


@EVERY
def test_registration_crosses_are_printed_on_the_sheet(size: str, paper: str, style: str) -> None:
    """The crosses of the DXF are the lines that the page prints, four crosses, clear of all that is cut."""
    found, plan = _plan(size, paper, style)
    lines = [
        (line.dxf.start.x, line.dxf.start.y, line.dxf.end.x, line.dxf.end.y)
        for line in _drawing(plan).modelspace().query(f'LINE[layer=="{REGISTRATION}"]')
    ]
    printed = [(line.x1, line.y1, line.x2, line.y2) for line in found.pages(found.count)[0].crosses]

    assert lines == [pytest.approx(line, abs=1e-3) for line in printed[:8]]
    for (x1, y1, x2, y2), (left, bottom, right, top) in product(lines, _boxes(plan)):
        assert x2 < left or x1 > right or y2 < bottom or y1 > top


@EVERY
def test_svg_says_the_same_upside_down(size: str, paper: str, style: str) -> None:
    """The SVG is as large as the sheet in mm; its paths have the corners of the plan, y counted from the top."""
    _, plan = _plan(size, paper, style)
    root = ElementTree.fromstring(svg(plan))
    cut, registration = root.findall("{http://www.w3.org/2000/svg}g")
    height = plan.paper.height

    assert root.get("viewBox") == f"0 0 {plan.paper.width:g} {height:g}"
    assert (root.get("width"), root.get("height")) == (f"{plan.paper.width:g}mm", f"{height:g}mm")
    assert (cut.get("id"), registration.get("id")) == (CUT, REGISTRATION)
    assert len(registration) == 8
    for path, outline in zip(cut, plan.outlines, strict=True):
        corners = [(x, height - y) for (x, y), _ in outline.corners]
        assert _corners(path.get("d", "")) == [
            pytest.approx(corner, abs=1e-3) for corner in (*corners, corners[0])
        ]


def _corners(path: str) -> list[Point]:
    """Ends of all parts of a path of M, L, A and Z."""
    parts = re.findall(r"[MLA]([^MLAZ]*)", path)
    assert path.endswith("Z")
    return [(float(words[-2]), float(words[-1])) for words in (part.split() for part in parts)]


def test_svg_arcs_bulge_outwards() -> None:
    """A quarter of a circle between two sides has its middle inside the card, where the DXF has it."""
    _, plan = _plan("card", "a4", "singles")
    (path,) = ElementTree.fromstring(svg(plan)).findall(".//{http://www.w3.org/2000/svg}g[@id='CUT']/")
    arcs = re.findall(r"A3 3 0 0 (\d) ", path.get("d", ""))
    points = [point for point, _ in plan.outlines[0].corners]

    assert arcs == ["0"] * 4  # sweep 0 is against the clock where y counts downwards, as the corners go
    assert _turn(points) > 0


def _turn(points: Sequence[Point]) -> float:
    """Positive when corners go against the clock."""
    return sum(x1 * y2 - x2 * y1 for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True))


def test_cut_paths_of_a_printer_follow_its_pages() -> None:
    """For a printer whose sheets are stood up, paths lie on upright paper, as far apart as before."""
    printer = Printer("laser", 0.5, -1)
    found = layout(PAPERS["letter"], SIZES["card"], "long-edge")
    plan, moved = cut_plan(found), cut_plan(found, printer)

    assert found.paper.width > found.paper.height
    assert (moved.paper.width, moved.paper.height) == (found.paper.height, found.paper.width)
    for one, two in zip(plan.outlines, moved.outlines, strict=True):
        for ((x, y), _), (at, _) in zip(one.corners, two.corners, strict=True):
            assert at == pytest.approx((found.paper.height - y, x))
    assert [_length(line) for line in plan.crosses] == pytest.approx([_length(line) for line in moved.crosses])


def _length(line: MarkLine) -> float:
    return hypot(line.x2 - line.x1, line.y2 - line.y1)


def test_a_plotter_is_told_version_and_layers() -> None:
    """The head of a DXF file names its version and two layers, cuts in red and crosses in blue."""
    lines = dxf(CutPlan(PAPERS["a4"], (), ())).decode().splitlines()
    pairs = list(zip(map(int, lines[::2]), lines[1::2], strict=True))
    layer = [(70, "0"), (62, "1"), (6, "CONTINUOUS")]

    assert pairs[1:6] == [(0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (0, "ENDSEC")]
    assert pairs[6:11] == [(0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, "2")]
    assert pairs[11:16] == [(0, "LAYER"), (2, "CUT"), *layer]
    assert pairs[16:21] == [(0, "LAYER"), (2, "REGISTRATION"), layer[0], (62, "5"), layer[2]]
    assert pairs[21:] == [(0, "ENDTAB"), (0, "ENDSEC"), (0, "SECTION"), (2, "ENTITIES"), (0, "ENDSEC"), (0, "EOF")]
