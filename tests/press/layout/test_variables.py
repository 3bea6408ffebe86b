"""CSS variables that nothing sets."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from cardpress.diagnostics import Report
from cardpress.models.game import Hexagon, Rectangle, Size
from cardpress.models.source import TextSource
from cardpress.press.face import FaceRequest
from cardpress.press.layout.variables import unset
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
CARD = Rectangle(width_mm=40, height_mm=30, corner_mm=5)
TILE = Hexagon(flat_to_flat_mm=34, bleed_mm=2)


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("p { left: calc(1mm + var(--gap)) }", [("--gap", 1, 26)]),
        ("/* var(--old)\n*/ p { left: var( --gap ) }", [("--gap", 2, 19)]),
        ("p { left: var(--gap, 1mm); top: var(--high, var(--low)) }", [("--low", 1, 49)]),
        (":root { --gap: 1mm } p { left: var(--gap) }", []),
        ("p { color: var(--color-ink); left: calc(var(--fit) * var(--bleed)) }", []),
        ('<p style="--tall:{{ 3 }}mm; top: var(--tall)">{# var(--no) #}</p>', []),
        ("p { color: var(--color-{{ tint }}) }", []),
    ],
)
def test_a_variable_nothing_sets_is_found_where_it_stands(text: str, found: list[tuple[str, int, int]]) -> None:
    """A use is right when a file sets the variable, the press or palette does, or a value stands beside it."""
    problems = [*unset([TextSource("templates/g/cards.css", text, "")], ["ink"])]
    told = [(p.message.split()[-1], p.position.line, p.position.column) for p in problems]
    assert told == found


def test_a_variable_may_be_set_in_another_file() -> None:
    """What one stylesheet sets, another may use."""
    files = [
        TextSource(f"{name}.css", text, "") for name, text in {"a": "p{--x: 1}", "b": "p{top: var(--x)}"}.items()
    ]
    assert [*unset(files, [])] == []


@pytest.mark.parametrize(
    ("size", "styles", "measures"),
    [
        (CARD, "width: var(--width); height: var(--height)", "40.0 x 30.0 mm"),
        (CARD, "width: var(--bleed); height: var(--corner)", "3.0 x 5.0 mm"),
        (TILE, "width: var(--width); height: var(--height)", "39.3 x 34.0 mm"),
        (TILE, "width: var(--flat); height: var(--bleed)", "34.0 x 2.0 mm"),
    ],
)
def test_styles_know_the_measures_of_a_face(
    press: Press, ask: Ask, size: Size, styles: str, measures: str
) -> None:
    """On a face --width, --height, --flat, --bleed and --corner are those of its size, in mm."""
    words, report = "za dużo słów " * 200, Report()
    press.faces([ask(f'<p data-slot="x" style="{styles}">{words}</p>', size=size)], report)
    (problem,) = report
    assert problem.expected
    assert measures in problem.expected
