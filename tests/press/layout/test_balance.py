"""Balanced lines as WeasyPrint sets them."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import replace
from itertools import groupby
from pathlib import Path

import pytest

from cardpress.diagnostics import Report
from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.look import FaceLook, Stylesheet
from cardpress.press.press import Press

Ask = Callable[..., FaceRequest]
TEXT = "Odrzuć dwie karty z ręki, a zyskasz punkt, potem dobierz kartę z każdej talii."
CENTRED = '<p class="rules" style="text-align: center; {style}">{text}</p>'


@pytest.fixture
def lines(press: Press, look: FaceLook, ask: Ask) -> Callable[[str], list[str]]:
    """Sets the inside of a face and gives its lines, from the top down."""
    assert press.fonts
    press.faces([ask("<p>x</p>")], Report())
    from cardpress.press.layout import boxtree  # noqa: PLC0415 after the press has set the fonts
    from cardpress.press.layout.typesetter import Typesetter  # noqa: PLC0415 as above

    typesetter = Typesetter(look, press.fonts.typefaces)

    def lines(inside: str) -> list[str]:
        request = ask(inside)
        (page,) = typesetter.faces([request.markup(Scales(), Report()) or ""], request.size, "pl").pages
        rows = groupby(boxtree.read(page).runs, key=lambda run: round(run.baseline, 2))
        return ["".join(run.text for run in row).strip() for _, row in rows]

    return lines


def test_centred_text_is_balanced_unasked(lines: Callable[[str], list[str]]) -> None:
    """Lines of centred text are even, and no more than without it; no word stands alone."""
    even = lines(CENTRED.format(style="", text=TEXT))
    filled = lines(CENTRED.format(style="text-wrap: wrap", text=TEXT))

    assert " ".join(even) == " ".join(filled) == TEXT
    assert len(even) == len(filled)
    spread = [max(map(len, found)) - min(map(len, found)) for found in (even, filled)]
    assert spread[0] < spread[1]


def test_other_text_is_balanced_when_asked(lines: Callable[[str], list[str]]) -> None:
    """Text set to a side is filled unless a stylesheet says otherwise, and then even."""
    left = '<p class="rules" style="{style}">{text}</p>'

    assert lines(left.format(style="", text=TEXT)) == lines(CENTRED.format(style="text-wrap: wrap", text=TEXT))
    assert lines(left.format(style="text-wrap: balance", text=TEXT)) == lines(CENTRED.format(style="", text=TEXT))


def test_bold_words_and_symbols_count(lines: Callable[[str], list[str]], icon: Mapping[str, str]) -> None:
    """Runs of several fonts on one line are measured together; bound words stay together."""
    sign = f'<i class="icon">{icon["anvil"]}</i>'
    text = (
        f"Odrzuć <b>dwie karty</b> z\u00a0{sign} ręki, a zyskasz 1\u00a0punkt, potem dobierz kartę z każdej talii."
    )
    even = lines(CENTRED.format(style="", text=text))

    assert not any(line.endswith((" z", " 1")) for line in even)
    assert max(map(len, even)) - min(map(len, even)) <= 6


@pytest.mark.parametrize(
    "inside",
    [
        "Odrzuć dwie karty z ręki,<br/>a zyskasz punkt, potem dobierz kartę z każdej.",
        'Odrzuć <b style="display: inline-block">dwie</b> karty z ręki, a zyskasz punkt i dobierz kartę.',
        'Odrzuć <b style="padding: 0 1mm">dwie</b> karty z ręki, a zyskasz punkt i dobierz kartę.',
        "Odrzuć dwie kar\u00adty z ręki, a zyskasz punkt i dobierz kartę z każ\u00addej.",
        "Konstantynopolitańczykowianeczka zyskuje punkt Konstantynopolitańczykowianeczkowskawa i kartę.",
    ],
)
def test_what_cannot_be_balanced_is_as_before(lines: Callable[[str], list[str]], inside: str) -> None:
    """A paragraph with a break of its own, a box, soft hyphens or too long a word is filled as WeasyPrint does."""
    assert lines(CENTRED.format(style="", text=inside)) == lines(
        CENTRED.format(style="text-wrap: wrap", text=inside)
    )


@pytest.mark.parametrize(("align", "place"), [("center", 0.5), ("right", 1.0), ("left", 0.0)])
def test_balanced_lines_stand_where_the_alignment_says(
    press: Press, look: FaceLook, ask: Ask, align: str, place: float
) -> None:
    """The spare room of each balanced line is divided as that of any other line."""
    press.faces([ask("<p>x</p>")], Report())
    from cardpress.press.layout import boxtree  # noqa: PLC0415 after the press has set the fonts
    from cardpress.press.layout.typesetter import Typesetter  # noqa: PLC0415 as above

    inside = f'<p class="rules" style="text-align: {align}; text-wrap: balance">{TEXT}</p>'
    request = ask(inside)
    document = Typesetter(look, press.fonts.typefaces).faces(
        [request.markup(Scales(), Report()) or ""], request.size, "pl"
    )
    px = 96 / 25.4
    left, width = 7 * px, 32 * px
    for run in boxtree.read(document.pages[0]).runs:
        spare = width - (run.right - run.left)
        assert run.left - left == pytest.approx(spare * place, abs=0.01)


def test_balanced_text_shrinks_no_more_than_other(press: Press, ask: Ask) -> None:
    """A slot of balanced text is fitted at the scale of the same text filled."""
    long = f"{TEXT} Potem graj dalej."
    style = "{{rules}}; line-height: 1.1; text-align: center; {style}"
    slot = f'<p class="rules" data-slot="rules" style="{style}">{{text}}</p>'
    requests = [ask(slot.format(style=wrap, text=long)) for wrap in ("", "text-wrap: wrap")]
    faces = press.faces(requests, Report())
    scales = [faces[request.key].scales["rules"] for request in requests]

    assert scales[0] == scales[1] < 1


def test_a_value_that_is_none_is_told(look: FaceLook, ask: Ask, tmp_path: Path) -> None:
    """Another value of text-wrap is a problem of the stylesheet."""
    sheets = (*look.stylesheets, Stylesheet("wrap.css", ".rules { text-wrap: evenly }"))
    report = Report()
    Press(replace(look, stylesheets=sheets), Store(Folder(tmp_path))).faces([ask("x")], report)

    assert [(found.code, found.position.file) for found in report] == [("css-ignored", "wrap.css")]
