"""Paths for a cutting machine, from the very geometry the sheets are printed by: SVG, and DXF R12, in mm.

The crosses of the layer REGISTRATION are printed on the sheet: a machine, or its operator, finds it by them.
DXF is written by hand: R12 needs two tables and three kinds of entities, which every program for cutting reads.
ezdxf, which tests read them back with, takes 0.6 s to import and dates its files.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from math import radians, tan

from cardpress.models.game import Circle, Hexagon, Size
from cardpress.models.printing import Printer
from cardpress.press.pdf.writer import number
from cardpress.press.sheets.imposition import ImpositionLayout
from cardpress.press.sheets.paper import MarkLine, Paper, SheetCell
from cardpress.press.sheets.sheet import Matrix, printer_offset
from cardpress.press.sheets.tiling import Point

ROUND = tan(radians(90 / 4))
"""What DXF calls the bulge of a quarter of a circle against the clock."""
CUT, REGISTRATION = "CUT", "REGISTRATION"


@dataclass(frozen=True)
class CutPath:
    """A closed path against the clock, in mm from the sheet's lower left corner.

    Each corner says where it is and whether a quarter of a circle, of `radius`, leads to the next, or a line.
    """

    corners: tuple[tuple[Point, bool], ...]
    radius: float = 0.0


@dataclass(frozen=True)
class CutPlan:
    """What is cut out of a full sheet, and the crosses by which the sheet is found."""

    paper: Paper
    outlines: tuple[CutPath, ...]
    crosses: tuple[MarkLine, ...]


def cut_plan(layout: ImpositionLayout, printer: Printer | None = None) -> CutPlan:
    """The plan of a layout's first page, moved like the page; of a folded sheet, of its fronts."""
    page = layout.pages(layout.count)[0]
    crosses = layout.crosses() if layout.fold else page.crosses
    plan = CutPlan(
        layout.paper,
        tuple(_outline(cell, layout.size) for cell in page.fronts or page.backs),
        crosses,
    )
    if printer is None:
        return plan
    return _move(plan, printer_offset(layout.paper, printer, is_behind=page.is_behind, over=layout.axis))


def merged_plan(plans: Sequence[CutPlan]) -> CutPlan:
    """The plan of a sheet that several layouts share, from the plan of each; crosses are the same in all."""
    return replace(plans[0], outlines=tuple(outline for plan in plans for outline in plan.outlines))


def _outline(cell: SheetCell, size: Size) -> CutPath:
    """The trim of a face in its place; faces look the same on their heads."""
    corners = tuple(((cell.x + x, cell.y + y), is_round) for (x, y), is_round in _trim(size))
    return CutPath(corners, size.corner_mm)


def _trim(size: Size) -> Iterator[tuple[Point, bool]]:
    """Corners of a face's trim, and after which of them a quarter of a circle follows."""
    width, height, cut = size.width_mm, size.height_mm, size.corner_mm
    if isinstance(size, Circle):
        yield from ((point, True) for point in ((cut, 0), (width, cut), (cut, height), (0, cut)))
    elif isinstance(size, Hexagon):
        yield ((width, height / 2), False)
        yield from (((x * width / 4, height), False) for x in (3, 1))
        yield ((0, height / 2), False)
        yield from (((x * width / 4, 0), False) for x in (1, 3))
    elif cut == 0:
        yield from ((point, False) for point in ((0, 0), (width, 0), (width, height), (0, height)))
    else:
        yield from (((cut, 0), False), ((width - cut, 0), True))
        yield from (((width, cut), False), ((width, height - cut), True))
        yield from (((width - cut, height), False), ((cut, height), True))
        yield from (((0, height - cut), False), ((0, cut), True))


def _move(plan: CutPlan, matrix: Matrix) -> CutPlan:
    a, b, c, d, e, f = matrix

    def at(x: float, y: float) -> Point:
        return a * x + c * y + e, b * x + d * y + f

    outlines = (
        replace(one, corners=tuple((at(*point), is_round) for point, is_round in one.corners))
        for one in plan.outlines
    )
    crosses = tuple(MarkLine(*at(line.x1, line.y1), *at(line.x2, line.y2)) for line in plan.crosses)
    return CutPlan(plan.paper if a else plan.paper.turn(), tuple(outlines), crosses)


def svg(plan: CutPlan) -> bytes:
    """The plan as SVG: a group for each layer, as large as the sheet, y downwards."""
    width, height = _text(plan.paper.width), _text(plan.paper.height)
    cuts = (f'<path d="{_path(outline, plan.paper.height)}"/>' for outline in plan.outlines)
    lines = (
        f'<path d="M{_at(line.x1, line.y1, plan.paper.height)}L{_at(line.x2, line.y2, plan.paper.height)}"/>'
        for line in plan.crosses
    )
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{width}mm" height="{height}mm"'
        f' viewBox="0 0 {width} {height}" fill="none" stroke-width="0.1">',
        f'<g id="{CUT}" stroke="#ff0000">',
        *cuts,
        f'</g>\n<g id="{REGISTRATION}" stroke="#0000ff">',
        *lines,
        "</g>\n</svg>\n",
    ]
    return "\n".join(parts).encode()


def _path(outline: CutPath, height: float) -> str:
    """The path of an outline; arcs against the clock run with it where y counts downwards."""
    (first, was_round), *others = outline.corners
    path, radius = f"M{_at(*first, height)}", _text(outline.radius)
    for point, is_round in (*others, (first, False)):
        path += (f"A{radius} {radius} 0 0 0 " if was_round else "L") + _at(*point, height)
        was_round = is_round
    return path + "Z"


def _at(x: float, y: float, height: float) -> str:
    return f"{_text(x)} {_text(height - y)}"


def _text(value: float) -> str:
    return number(value).decode()


def dxf(plan: CutPlan) -> bytes:
    """The plan as DXF R12: closed polylines on the layer CUT, lines on the layer REGISTRATION; y upwards."""
    pairs = [(999, "millimetres"), *_head()]
    pairs += [(0, "SECTION"), (2, "ENTITIES")]
    for outline in plan.outlines:
        pairs += [(0, "POLYLINE"), (8, CUT), (66, "1"), (70, "1"), *_point(0, 0)]
        for point, is_round in outline.corners:
            pairs += [(0, "VERTEX"), (8, CUT), *_point(*point), *([(42, f"{ROUND:.9f}")] if is_round else [])]
        pairs += [(0, "SEQEND"), (8, CUT)]
    for line in plan.crosses:
        pairs += [(0, "LINE"), (8, REGISTRATION), *_point(line.x1, line.y1), *_point(line.x2, line.y2, to=1)]
    pairs += [(0, "ENDSEC"), (0, "EOF")]
    return "".join(f"{code}\n{value}\n" for code, value in pairs).encode("ascii")


def _head() -> Iterator[tuple[int, str]]:
    """The version, and the layers with their colours: red for cuts, blue for what is only printed."""
    yield from ((0, "SECTION"), (2, "HEADER"), (9, "$ACADVER"), (1, "AC1009"), (0, "ENDSEC"))
    yield from ((0, "SECTION"), (2, "TABLES"), (0, "TABLE"), (2, "LAYER"), (70, "2"))
    for layer, colour in ((CUT, "1"), (REGISTRATION, "5")):
        yield from ((0, "LAYER"), (2, layer), (70, "0"), (62, colour), (6, "CONTINUOUS"))
    yield from ((0, "ENDTAB"), (0, "ENDSEC"))


def _point(x: float, y: float, to: int = 0) -> list[tuple[int, str]]:
    return [(10 + to, _text(x)), (20 + to, _text(y)), (30 + to, "0")]
