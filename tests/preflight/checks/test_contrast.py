"""How contrast is counted, and from which size less of it is enough."""

from __future__ import annotations

from types import SimpleNamespace

import pytest
from PIL import Image

from cardpress.preflight.checks.contrast import _contrast, _is_large, _lowest_ratio, luminance
from cardpress.preflight.pdf_reader.raster import SCALE


@pytest.mark.parametrize(
    ("grey", "expected"), [(0.0, 0.0), (0.02, 0.02 / 12.92), (0.04, 0.04 / 12.92), (0.5, 0.21404), (1.0, 1.0)]
)
def test_luminance_of_greys_is_that_of_the_standard(grey: float, expected: float) -> None:
    """Dark parts count in a straight line, lighter ones by a power (WCAG 2.2, relative luminance)."""
    assert luminance((grey, grey, grey)) == pytest.approx(expected, abs=1e-5)


def test_luminance_weighs_red_green_and_blue() -> None:
    """Green counts most, blue least."""
    parts = [luminance(one) for one in ((1, 0, 0), (0, 1, 0), (0, 0, 1))]

    assert parts == pytest.approx([0.2126, 0.7152, 0.0722])


@pytest.mark.parametrize(
    ("size", "name", "large"),
    [
        (18.0, "Serif-Regular", True),
        (17.9, "Serif-Regular", False),
        (14.0, "Serif-Bold", True),
        (14.0, "Serif-Black", True),
        (13.9, "Serif-Bold", False),
        (14.0, "Serif-Regular", False),
        (9.0, "Serif-Bold", False),
    ],
)
def test_large_letters_begin_at_18_pt_bold_ones_at_14(size: float, name: str, large: bool) -> None:
    """Less contrast is enough from 18 pt, of bold letters from 14 pt."""
    letters = SimpleNamespace(size_pt=size, font=SimpleNamespace(name=name))

    assert _is_large(letters) is large  # type: ignore[arg-type]


def test_letters_that_let_light_through_are_mixed_with_what_is_behind_them() -> None:
    """Half of a letter's colour and half of the background's, part by part, stand against the background."""
    red, grey = (1.0, 0.0, 0.0), (102, 153, 204, 255)
    mixed, behind = luminance((0.7, 0.3, 0.4)), luminance((0.4, 0.6, 0.8))

    assert _contrast(red, 0.5, grey) == pytest.approx((behind + 0.05) / (mixed + 0.05), abs=1e-6)


@pytest.mark.parametrize(("dark_rows", "ratio"), [(2, 21.0), (5, 1.0)])
def test_a_tenth_of_the_background_may_be_worse(dark_rows: int, ratio: float) -> None:
    """Of forty rows behind black letters two may be black, five are too many."""
    picture = Image.new("RGBA", (20, 40), "white")
    picture.paste("black", (0, 0, 20, dark_rows))
    media = (0.0, 0.0, 20 / SCALE, 40 / SCALE)
    letters = SimpleNamespace(visible_box=media, alpha=1.0)

    found = _lowest_ratio(letters, (0.0, 0.0, 0.0), picture, SimpleNamespace(media=media))  # type: ignore[arg-type]
    assert found == pytest.approx(ratio)
