"""Colours of light as inks."""

from __future__ import annotations

import json
import warnings
from functools import cache
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PIL import Image, ImageCms

from cardpress.press.prepress.inks import Inks, inks

ROOT = Path(__file__).resolve().parents[3]
SHARES = st.tuples(*[st.floats(0, 1)] * 3)
PALETTES = [
    colour
    for file in sorted((ROOT / "content").glob("*/game.json"))
    for colour in sorted(json.loads(file.read_text("utf-8"))["palette"].values())
]


@cache
def _onto_paper(profile: Path) -> ImageCms.ImageCmsTransform:
    """The other side of a profile: what inks look like."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        return ImageCms.buildTransform(
            str(profile),
            ImageCms.createProfile("sRGB"),
            "CMYK",
            "RGB",
            renderingIntent=ImageCms.Intent.RELATIVE_COLORIMETRIC,
            flags=ImageCms.Flags.BLACKPOINTCOMPENSATION,
        )


def _seen(mixed: Inks, ink: tuple[float, ...]) -> tuple[int, ...]:
    """The colour of some inks on paper."""
    pixel = Image.new("CMYK", (1, 1), tuple(round(share * 255) for share in ink))
    shown = ImageCms.applyTransform(pixel, _onto_paper(mixed.file))
    assert shown
    return tuple(shown.tobytes())


@pytest.mark.parametrize("limit", [240, 300])
@given(light=SHARES)
def test_inks_stay_within_their_limit(limit: int, light: tuple[float, float, float]) -> None:
    """No colour asks for more ink than the paper takes."""
    assert sum(inks("FOGRA39", limit).of(*light)) * 100 <= limit + 0.05


@pytest.mark.parametrize("light", [(0, 0, 0), (0.09, 0.07, 0.06), (0.2, 0.2, 0.2)])
def test_darkness_without_a_tint_is_black_alone(light: tuple[float, float, float]) -> None:
    """Neutral dark is printed with one ink, so that small letters stay sharp."""
    cyan, magenta, yellow, black = inks("FOGRA39", 300).of(*light)

    assert (cyan, magenta, yellow) == (0, 0, 0)
    assert black > 0.8


def test_paper_stays_white_and_dark_tints_keep_their_tint() -> None:
    """White is no ink; a dark blue has more than black."""
    mixed = inks("FOGRA39", 300)

    assert mixed.of(1, 1, 1) == (0, 0, 0, 0)
    assert mixed.of(0.12, 0.16, 0.27)[0] > 0.5


@pytest.mark.parametrize("limit", [240, 300])
def test_colours_of_the_games_look_right_in_print(limit: int) -> None:
    """Printed, a colour of a palette is on average within a twelfth of each channel; none is another colour."""
    mixed = inks("FOGRA39", limit)
    off = []
    for colour in PALETTES:
        light = [int(colour[place : place + 2], 16) for place in (1, 3, 5)]
        seen = _seen(mixed, mixed.of(*(share / 255 for share in light)))
        off.append(max(abs(a - b) for a, b in zip(light, seen, strict=True)))

    assert sum(off) / len(off) < 255 / 12
    assert max(off) < 64


def test_a_condition_without_data_is_refused() -> None:
    """There is no profile for a condition or a limit nobody has made one of."""
    with pytest.raises(KeyError):
        inks("FOGRA39", 260)
    with pytest.raises(KeyError):
        inks("GRACoL", 300)
