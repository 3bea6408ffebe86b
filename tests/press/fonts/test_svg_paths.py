"""SVG pictures as paths, judged by fontTools, which reads them too."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from fontTools.misc.transform import Transform
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.transformPen import TransformPen
from fontTools.svgLib import SVGPath

from cardpress.press.fonts.svg_paths import read

EM, DROP = 4096, 736
PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512">{}</svg>'
SCALE = Transform(EM / 512, 0, 0, -EM / 512, 0, EM - DROP)
CLOSE = 1e-3
"""Units of four thousand to the em: where an arc ends, fontTools rounds and we do not."""
WRITTEN = [
    "M10 20h30v40H10z",
    "m1.5.5-1-1 .5e1 3z m5 5 l1 1 1 0",
    "M0 0C1 2 3 4 5 6S9 9 10 10s3-3 4-4T9 9",
    "M0 0Q5 9 10 0T20 0t10 0",
    "M50 50a20 10 30 1 0 30 5A5 5 0 0150 50a9 9 0 00 9 9",
    "M50 50a1 1 0 1 1 100 0 100 100 0 0 1-100 0z",
    "M0 0l9 9zl5 0 0 5",
    "",
]


def _drawn(picture: str) -> Iterator[tuple[str, list[float]]]:
    """What fontTools draws, without lines that only close a contour; quadratic curves as cubic ones."""
    pen = DecomposingRecordingPen({})
    SVGPath.fromstring(picture).draw(TransformPen(pen, SCALE))
    names = {"moveTo": "m", "lineTo": "l", "curveTo": "c", "qCurveTo": "c", "closePath": "h", "endPath": "h"}
    at = 0.0, 0.0
    for name, points in pen.value:
        shown = points
        if name == "qCurveTo":
            handle, end = points
            shown = [
                *(tuple((p + 2 * h) / 3 for p, h in zip(each, handle, strict=True)) for each in (at, end)),
                end,
            ]
        at = points[-1] if points else at
        yield names[name], [place for point in shown for place in point]


def _read(picture: str) -> Iterator[tuple[str, list[float]]]:
    path = read(picture, EM, DROP)
    at = 0
    for operator in path.operators:
        count = {"m": 2, "l": 2, "c": 6, "h": 0}[operator]
        yield operator, list(path.places[at : at + count])
        at += count


def _tidy(steps: Iterator[tuple[str, list[float]]]) -> list[tuple[str, list[float]]]:
    """Steps without a last line to where the contour began."""
    found: list[tuple[str, list[float]]] = []
    start: list[float] = []
    for operator, places in steps:
        start = places if operator == "m" else start
        if operator == "h" and found[-1][0] == "l" and found[-1][1] == pytest.approx(start, abs=CLOSE):
            found.pop()
        found.append((operator, places))
    return found


def _agree(picture: str) -> bool:
    ours, theirs = _tidy(_read(picture)), _tidy(_drawn(picture))
    pairs = zip(ours, theirs, strict=False)
    return len(ours) == len(theirs) and all(
        one[0] == other[0] and one[1] == pytest.approx(other[1], abs=CLOSE) for one, other in pairs
    )


@pytest.mark.parametrize("d", WRITTEN)
def test_a_path_is_what_fonttools_reads(d: str) -> None:
    """Every command of SVG paths, written as tightly as it may be, gives the path that fontTools gives."""
    assert _agree(PICTURE.format(f'<path d="{d}"/>'))


def test_icons_are_what_fonttools_reads(icon_folder: Path) -> None:
    """Every fortieth icon of the set is read as fontTools reads it."""
    icons = json.loads((icon_folder / "icons.json").read_text("utf-8"))["icons"]

    assert [name for name in sorted(icons)[::40] if not _agree(PICTURE.format(icons[name]["body"]))] == []


def test_an_arc_without_a_radius_is_a_line() -> None:
    """SVG 1.1, F.6.2: here fontTools draws nothing."""
    assert read(PICTURE.format('<path d="M0 0A0 5 0 0 1 9 9L5 5"/>'), EM, DROP) == read(
        PICTURE.format('<path d="M0 0L9 9 5 5"/>'), EM, DROP
    )


@pytest.mark.parametrize(
    "shape",
    ['<circle cx="12" cy="12" r="4"/>', '<path transform="matrix(2 0 0 2 5 5)" d="M0 0L9 0 9 9z"/>'],
)
def test_other_shapes_are_drawn_too(shape: str) -> None:
    """What is no plain path is read by fontTools itself."""
    assert _agree(PICTURE.format(f'<path d="M0 0H5V5z"/>{shape}'))


@pytest.mark.parametrize("d", ["10 10", "L5 5", "M1", "M0 0L5", "M0 0C1 2 3 4", "M0 0A5 5 0 2 0 9 9"])
def test_a_path_that_is_none_is_refused(d: str) -> None:
    """Numbers that lack others, flags that are none, a path without a beginning: no picture is made up of them."""
    with pytest.raises(ValueError, match=r"moveto|lacks numbers"):
        read(PICTURE.format(f'<path d="{d}"/>'), EM, DROP)
