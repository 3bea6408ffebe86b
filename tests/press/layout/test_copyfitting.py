"""Text that is too long: shrunk as far as needed, reported when that is not enough."""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import replace
from math import ceil

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from cardpress.diagnostics import Report
from cardpress.press.face import FaceRequest, Scales
from cardpress.press.layout.lazy_imports import load_weasyprint
from cardpress.press.pdf.fragment import Fragment
from cardpress.press.press import Press

load_weasyprint()  # as the press does, without what WeasyPrint warns of

from cardpress.press.layout.boxtree import PageReading, Paragraph, SlotBox  # noqa: E402
from cardpress.press.layout.copyfitting import next_scales  # noqa: E402

Ask = Callable[..., FaceRequest]
RULES = '<div class="rules" data-slot="rules" style="{rules}">%s</div>'
SENTENCE = "Zadaj dwa obrażenia broni przeciwnika w tym korytarzu. "


def _sizes(face: Fragment) -> list[float]:
    """Sizes of all text in pt, as the content sets them."""
    tokens = zlib.decompress(face.content).split()
    return [0.75 * float(tokens[place - 1]) for place, token in enumerate(tokens) if token == b"Tf"]


def test_text_that_fits_is_left_alone(press: Press, ask: Ask, report: Report) -> None:
    """A face whose slots hold their text keeps its full size."""
    request = ask(RULES % SENTENCE)
    face = press.faces([request], report)[request.key]

    assert face.scales == {}
    assert set(_sizes(face)) == {9.0}


@pytest.mark.parametrize("more", [SENTENCE, "Zyskaj trzy punkty łaski."])
def test_overset_text_is_shrunk_until_it_fits(press: Press, ask: Ask, report: Report, more: str) -> None:
    """Text a little too long is set smaller, not under the floor, and not smaller than one step needs."""
    request = ask(RULES % (SENTENCE + more))
    face = press.faces([request], report)[request.key]

    assert list(report) == []
    assert 6.5 / 9 - 0.001 <= face.scales["rules"] < 1
    assert min(_sizes(face)) >= 6.49


def test_text_that_cannot_fit_fails_by_name(press: Press, ask: Ask, report: Report) -> None:
    """Text that is too long even at the floor is an error naming card, language, slot and the excess."""
    faces = press.faces([ask(RULES % (SENTENCE * 9), label="greataxe, front, pl")], report)

    (problem,) = report
    assert faces == {}
    assert problem.code == "overset"
    assert problem.message.startswith('greataxe, front, pl: the text of "rules" does not fit: ')
    assert " mm (" in problem.message
    assert problem.message.endswith(" lines) too much at 6.5 pt")
    assert problem.position.file == "content/game/axe.json"


def test_long_name_is_shrunk_by_its_width(press: Press, ask: Ask, report: Report) -> None:
    """A name on one line is shrunk when it is too wide, and only that slot."""
    name = '<p class="name" data-slot="name" style="{name}">Nadzwyczaj długa nazwa karty</p>'
    request = ask(name + RULES % SENTENCE)
    face = press.faces([request], report)[request.key]

    assert list(report) == []
    assert set(face.scales) == {"name"}


def test_slot_that_stands_twice_fits_twice(press: Press, ask: Ask, report: Report) -> None:
    """When a slot stands on a face more than once, the tightest of them decides."""
    short = '<p class="name" data-slot="name" style="{name}">Topór</p>'
    long = '<p class="name" data-slot="name" style="{name}; top: 20mm">Nadzwyczaj długa nazwa karty</p>'
    request = ask(short + long)
    face = press.faces([request], report)[request.key]

    assert list(report) == []
    assert max(_sizes(face)) < 9.99


def test_slot_that_ignores_its_scale_is_overset(press: Press, ask: Ask, report: Report) -> None:
    """A template that does not use the scale is found out instead of being tried for ever."""
    press.faces([ask(f'<div class="rules" data-slot="rules">{SENTENCE * 4}</div>')], report)

    assert [problem.code for problem in report] == ["overset"]


def test_one_overset_face_does_not_spoil_its_batch(press: Press, ask: Ask, report: Report) -> None:
    """The other faces of the batch come out."""
    good, bad = ask(RULES % "krótko"), ask(RULES % (SENTENCE * 11))

    assert set(press.faces([good, bad], report)) == {good.key}


def test_text_below_the_foot_of_the_face_counts(press: Press, ask: Ask, report: Report) -> None:
    """A paragraph that would stand wholly below the page is too much; it is not lost, nor set on another face."""
    paragraphs = f"<p>{SENTENCE}</p>" * 9
    bad = ask(f'<div class="rules" data-slot="rules" style="{{rules}}">{paragraphs}</div>')

    assert press.faces([bad], report) == {}
    (problem,) = report
    assert (problem.code, problem.expected) == ("overset", "text for 32.0 x 12.0 mm set in 6.5 pt or more")


def _slot(height: float, lines: int, filled: float) -> SlotBox:
    """A slot with one paragraph of lines 20 px high."""
    slot = SlotBox("rules", 200, height, 190, lines * 20)
    slot.paragraphs.append(Paragraph(lines, lines * 20, filled))
    return slot


@given(st.floats(30, 200), st.integers(2, 12), st.floats(0.1, 0.99), st.integers(10, 40))
def test_the_next_scale_is_the_largest_step_that_should_fit(
    height: float, lines: int, last: float, step: int
) -> None:
    """Tried next is the largest fortieth below the present one at which the lines fit, or the floor."""
    slot, scale, floor = _slot(height, lines, lines - 1 + last), step / 40, 0.25
    assume(slot.is_overset and scale > floor)
    reading = PageReading([], [slot])
    found = next_scales(reading, Scales({"rules": scale}), {"rules": floor})["rules"]

    def fits(one: float) -> bool:
        ratio = one / scale
        return 190 * ratio <= 200.3 and ceil((lines - 1 + last) * ratio - 0.05) * 20 * ratio <= height + 0.3

    best = max((n / 40 for n in range(1, step) if fits(n / 40)), default=0)
    assert found == max(floor, best) < scale


def test_a_slot_at_its_floor_is_not_tried_again() -> None:
    """A slot that is overset at its floor keeps its scale; the others of the face go on."""
    low, other = _slot(30, 9, 9), replace(_slot(100, 6, 6), name="flavor")
    scales, lowest = Scales({"rules": 0.5, "flavor": 1.0}), {"rules": 0.5, "flavor": 0.5}
    tried = next_scales(PageReading([], [low, other]), scales, lowest)

    assert tried["rules"] == 0.5
    assert 0.5 <= tried["flavor"] < 1.0
