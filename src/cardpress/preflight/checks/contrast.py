"""Contrast of text with its background, by the formula of WCAG 2.2."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import accumulate

from PIL import Image

from cardpress.preflight.checks.covered_text import covered_runs
from cardpress.preflight.checks.text import quote_text
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.colours import Rgb
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.preflight.pdf_reader.geometry import Box, expand, is_empty, overhang
from cardpress.preflight.pdf_reader.marks import TextMark
from cardpress.preflight.pdf_reader.raster import SCALE, pixels

LARGE_PT, LARGE_BOLD_PT, LARGE_RATIO = 18.0, 14.0, 3.0
_HALF_PIXEL_PT = 0.5 / SCALE
"""Half a pixel in pt: pixels at the rim of a text's box show what is beside it."""
_SHARE = 0.1
"""Share of the background's pixels that may have less contrast than the ratio that is checked."""


def judge_page(document: Document, page: Page, criteria: Criteria) -> Iterator[Fault]:
    """A fault for each run of text whose contrast with its background is below the limit."""
    seen = [
        one for one in page.letters if not is_empty(one.visible_box) and overhang(one.visible_box, page.media) == 0
    ]
    coloured = [(one, one.paint.rgb) for one in seen if one.paint.rgb is not None]
    if not coloured:
        return
    picture, hidden, rims = document.background(page), covered_runs(document, page), _outlines_of_runs(seen)
    for one, colour in coloured:
        if one in hidden or (one.is_outline and rims.get(_run_key(one)) is one):
            continue
        least = criteria.profile.min_contrast.value
        limit = min(least, LARGE_RATIO) if _is_large(one) else least
        ratio = _lowest_ratio(one, colour, picture, page)
        rim = rims.get(_run_key(one))
        if rim is not None and rim.paint.rgb is not None:
            ratio = min(ratio, _contrast_ratio(colour, rim.paint.rgb))
        if ratio < limit - 0.005:
            message = f"{quote_text(one)} stands out by {ratio:.1f} : 1, {limit:g} : 1 is the least"
            yield Fault("low-contrast", message, one.box, one.form)


def _run_key(one: TextMark) -> tuple[str, Box]:
    return one.text, one.visible_box


def _outlines_of_runs(seen: list[TextMark]) -> dict[tuple[str, Box], TextMark]:
    """For each run of text painted on an outline of itself, that outline, which it must contrast with."""
    outlines, found = dict[tuple[str, Box], TextMark](), dict[tuple[str, Box], TextMark]()
    for one in seen:
        if one.is_outline:
            outlines[_run_key(one)] = one
        elif _run_key(one) in outlines:
            found[_run_key(one)] = outlines[_run_key(one)]
    return found


def _is_large(one: TextMark) -> bool:
    heavy = any(word in one.font.name.lower() for word in ("bold", "black", "heavy"))
    return one.size_pt >= LARGE_PT or (heavy and one.size_pt >= LARGE_BOLD_PT)


def _lowest_ratio(one: TextMark, colour: Rgb, picture: Image.Image, page: Page) -> float:
    """The contrast ratio that nine tenths of the pixels behind the text reach."""
    inner = expand(one.visible_box, -_HALF_PIXEL_PT)
    crop = picture.crop(pixels(one.visible_box if is_empty(inner) else inner, page.media, picture))
    counted = crop.getcolors(crop.width * crop.height) or []
    ratios = sorted((_contrast(colour, one.alpha, behind), count) for count, behind in counted)
    worse = _SHARE * crop.width * crop.height
    passed = accumulate(count for _, count in ratios)
    return next(ratio for (ratio, _), so_far in zip(ratios, passed, strict=True) if so_far > worse)


def _contrast(letter: Rgb, alpha: float, pixel: float | tuple[int, ...]) -> float:
    assert isinstance(pixel, tuple)
    cover = pixel[3] / 255
    red, green, blue = (part / 255 * cover + 1 - cover for part in pixel[:3])
    behind: Rgb = (red, green, blue)
    mixed = tuple(alpha * own + (1 - alpha) * below for own, below in zip(letter, behind, strict=True))
    return _contrast_ratio((mixed[0], mixed[1], mixed[2]), behind)


def _contrast_ratio(colour: Rgb, behind: Rgb) -> float:
    one, other = luminance(colour), luminance(behind)
    return (max(one, other) + 0.05) / (min(one, other) + 0.05)


def luminance(colour: Rgb) -> float:
    """Relative luminance of an sRGB colour, WCAG 2.2."""
    red, green, blue = (part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in colour)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
