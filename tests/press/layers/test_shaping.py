"""Words measured by their fonts against words measured by Pango."""

from __future__ import annotations

import random
from dataclasses import replace
from pathlib import Path

import pytest

from cardpress.files.safe_write import Folder
from cardpress.files.store import Store
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.layout.lazy_imports import load_weasyprint
from cardpress.press.look import FaceLook
from cardpress.press.press import Press

load_weasyprint()  # as the press does, without what WeasyPrint warns of

from weasyprint.text.line_break import split_first_line, strut  # noqa: E402

from cardpress.press.layers.markup import MarkupNode  # noqa: E402
from cardpress.press.layers.shaping import FontSelector, TextShaper, UnsupportedLayoutError  # noqa: E402
from cardpress.press.layers.styles import Cascade, Numbers  # noqa: E402

WORDS = ["Zażółć gęślą jaźń", "AV To fi ff", "ćma, łąka; ósmy – 12", "W", " a "]


@pytest.fixture
def voice(look: FaceLook, ask: object, tmp_path: Path) -> object:
    """Makes a voice of a style."""
    return _maker_of_voices(look, ask, tmp_path)


@pytest.fixture
def medium_voice(look: FaceLook, font_paths: tuple[Path, ...], ask: object, tmp_path: Path) -> object:
    """Makes a voice of a style where the family has no normal weight."""
    folder = font_paths[0].parents[1]
    names = ("500Medium", "500Medium_Italic", "700Bold")
    fonts = tuple(font_file(folder / name / f"Alegreya_{name}.ttf") for name in names)
    return _maker_of_voices(replace(look, fonts=fonts), ask, tmp_path)


def _maker_of_voices(look: FaceLook, ask: object, tmp_path: Path) -> object:
    typesetter = Press(look, Store(Folder(tmp_path)))._typesetter
    size = ask("<p>x</p>").size  # type: ignore[operator]
    styles = Cascade(typesetter.sheets(size), typesetter.fonts, typesetter.base_url, "pl", Numbers())
    fonts = FontSelector(typesetter.typefaces)

    def made(style: str) -> TextShaper:
        child = MarkupNode("p", (("style", style),), ("x",))
        return TextShaper(styles.compute((MarkupNode("article", (("class", "face"),), ()),), child).style, fonts)

    return made


def test_words_are_as_wide_and_high_as_pango_sets_them(voice) -> None:
    """Width, height and baseline of a line are Pango's at any size, in any weight and leading."""
    _compare_with_pango(voice, ("normal",))


def test_words_of_a_weight_that_is_missing_are_set_in_the_nearest(medium_voice) -> None:
    """Text in a family without a normal weight is as wide and high as Pango sets it, upright and slanted."""
    _compare_with_pango(medium_voice, ("normal", "italic"))
    with pytest.raises(UnsupportedLayoutError):
        medium_voice("font-style: italic; font-weight: 700")


def _compare_with_pango(voice, slopes: tuple[str, ...]) -> None:
    chance = random.Random(20261122)
    for _ in range(40):
        slope = chance.choice(slopes)
        weight = chance.choice((400, 500, 700) if slope == "normal" else (400, 500))
        style = f"font-size: {chance.uniform(4, 90):.3f}px; font-weight: {weight}; font-style: {slope}"
        one = voice(f"{style}; line-height: {chance.choice(('normal', '1.08', '7mm', '120%'))}")
        for words in WORDS:
            shaped = one.shape(words)
            *_, width, height, baseline = split_first_line(words, one.style, None, None, 0)
            leading = (one.line_height - height) / 2
            assert (shaped.width, shaped.rise) == (width, pytest.approx(baseline + leading, abs=1e-9))
        assert (one.line_height, one.baseline) == pytest.approx(strut(one.style), abs=1e-9)


@pytest.mark.parametrize(
    "style",
    [
        "letter-spacing: 1pt",
        "text-transform: capitalize",
        "text-decoration: underline",
        "font-style: italic",
        "font-weight: 600",
        "font-variant: small-caps",
        "hyphens: auto",
        "visibility: hidden",
    ],
)
def test_text_of_other_styles_is_left_to_weasyprint(voice, style: str) -> None:
    """A style that is not plain is refused, and so is a character that no font shows."""
    with pytest.raises(UnsupportedLayoutError):
        voice(style)
    with pytest.raises(UnsupportedLayoutError):
        voice("font-size: 9pt").shape("日")
