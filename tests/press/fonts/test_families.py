"""Font families that stylesheets name."""

from __future__ import annotations

import pytest

from cardpress.press.fonts.families import unknown_families
from cardpress.press.look import Stylesheet

KNOWN = ("Alegreya", "Alegreya Sans", "Icons")


@pytest.mark.parametrize(
    ("css", "found"),
    [
        ('p { font-family: "Alegreja", Icons }', [("Alegreja", 1, 18)]),
        ("p { color: red;\n font: 700 max(6pt, 1em)/1.1 Alegreya  Sanz, serif }", [("Alegreya Sanz", 2, 30)]),
        ("@media print { p { font: 9pt/normal Papyrus } }", [("Papyrus", 1, 37)]),
        ("p { b { font-family: Papyrus } }", [("Papyrus", 1, 22)]),
        ('@page { @top-left { font-family: "Papyrus" } }', [("Papyrus", 1, 34)]),
        ("p { font: italic bold 9pt alegreya, ICONS, Serif } b { font: inherit }", []),
        ("p { font-family: var(--title) } :root { --title: Papyrus }", []),
        ("p { font: bold large } b { font: 9pt } i { font-family: } u {", []),
    ],
)
def test_unknown_family_is_found_where_it_stands(css: str, found: list[tuple[str, int, int]]) -> None:
    """A family no font has is named with its line and column, in every place where CSS can name one."""
    problems = unknown_families(Stylesheet("cards.css", css), KNOWN)

    told = [f'no font of the game is called "{name}"' for name, _, _ in found]
    assert [problem.message for problem in problems] == told
    places = [(problem.position.line, problem.position.column) for problem in problems]
    assert places == [(line, column) for _, line, column in found]
