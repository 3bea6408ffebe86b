"""What grows without end is counted before it is drawn, and what no count foresees is stopped."""

from __future__ import annotations

import signal
from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from cardpress.press.layout import limits
from cardpress.press.layout.limits import (
    OverBudgetError,
    TooMuchError,
    budget,
    check_elements,
    check_styles,
    check_svg,
    check_variables,
)

NESTED = '<g id="a0"><path d="M0 0h1"/></g>'
USES = NESTED + "".join(f'<g id="a{n}">' + f'<use href="#a{n - 1}"/>' * 10 + "</g>" for n in range(1, 9))
PATTERNS = NESTED + "".join(
    f'<pattern id="a{n}">' + f'<path fill="url(#a{n - 1})"/>' * 10 + "</pattern>" for n in range(1, 9)
)
MARKED = '<path style="marker-mid: url(#m)" d="' + "M0 0 L1 1 " * 300 + '"/>'
MARKERS = '<marker id="m">' + "<path/>" * 100 + "</marker>" + MARKED


def _picture(inside: str) -> ElementTree.Element:
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{inside}</svg>')


@pytest.mark.parametrize("inside", [USES, PATTERNS, MARKERS, "<g>" * 5000 + "</g>" * 5000])
def test_picture_that_draws_without_end_is_refused(inside: str) -> None:
    """Parts that draw parts again count as often as they are drawn."""
    with pytest.raises(TooMuchError):
        check_svg(_picture(inside))


@pytest.mark.parametrize("inside", [NESTED + '<use href="#a0"/>' * 50, '<g id="a"><use href="#a"/></g>', ""])
def test_usual_picture_is_taken(inside: str) -> None:
    """A few uses of a part are drawn; a part that uses itself is WeasyPrint's to tell."""
    check_svg(_picture(inside))


@given(st.lists(st.integers(0, 8), max_size=9))
def test_length_of_variables_is_that_of_what_they_come_to(uses: list[int]) -> None:
    """A variable is refused when its text, all variables put in, is too long; one that only passes on is not."""
    styles, length = ["--v0: " + "x" * 20], 21
    for number, times in enumerate(uses, 1):
        value = " " + " ".join([f"var(--v{number - 1})"] * times)
        styles.append(f"--v{number}:{value}")
        length = len(value) + times * length

    if length > limits.VARIABLE:
        with pytest.raises(TooMuchError):
            check_variables([f".face {{ {style} }}" for style in styles])
    elif max(uses, default=0) < 2:
        check_variables([f".face {{ {style} }}" for style in styles])


def test_variable_that_uses_itself_ends() -> None:
    """A ring of variables is nothing, as CSS says."""
    check_variables(["a { --one: var(--two) var(--two); --two: var(--one) var(--one) }"])


def test_long_stylesheets_are_those_without_their_pictures() -> None:
    """Comments and embedded files do not count for the length of a stylesheet."""
    check_styles(
        f"/* {'x' * limits.STYLES} */ a {{ background: url(data:image/png;base64,{'A' * limits.STYLES}) }}"
    )
    with pytest.raises(TooMuchError):
        check_styles(f'a::after {{ content: "{"x" * limits.STYLES}" }}')


@pytest.mark.parametrize("text", ["x" * (limits.TEXT + 1), "e" + "\u0301" * 17])
def test_text_beyond_all_use_is_refused(text: str) -> None:
    """A book, or a pile of accents, is no text of a card."""
    with pytest.raises(TooMuchError):
        check_elements([ElementTree.fromstring(f"<p>{text}</p>")])


def _work_for_ever() -> None:
    while True:
        try:
            sum(range(1000))
        except Exception:
            continue


def test_work_without_end_is_stopped() -> None:
    """What takes more processor time than it may is stopped, also where every Exception is caught."""
    with pytest.raises(OverBudgetError), budget(0.05):
        _work_for_ever()


def test_budget_ends_with_its_block() -> None:
    """After the block no clock runs any more."""
    with budget():
        assert signal.getitimer(signal.ITIMER_VIRTUAL)[0] > 0
    assert signal.getitimer(signal.ITIMER_VIRTUAL) == (0.0, 0.0)
