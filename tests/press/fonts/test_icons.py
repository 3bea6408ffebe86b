"""Icon sources and the fonts made of them."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from cardpress.press.fonts.glyphs import BrokenPictureError, GlyphSource
from cardpress.press.fonts.iconfont import DROP, EM, IconTypeface
from cardpress.press.fonts.icons import Drawings, IconSet, characters


@pytest.fixture(scope="module")
def icons(icon_folder: Path) -> IconSet:
    """The set of the games."""
    return IconSet(icon_folder)


def _font(source: GlyphSource, *shown: str) -> TTFont:
    """The font of a source that shows some pictures."""
    glyphs = [source.names.index(name) + 1 for name in shown]
    return TTFont(io.BytesIO(IconTypeface(source).face_with_outlines(glyphs).blob.data))


def _bounds(font: TTFont, character: str) -> tuple[float, float, float, float]:
    glyphs = font.getGlyphSet()
    pen = BoundsPen(glyphs)
    glyphs[font.getBestCmap()[ord(character)]].draw(pen)
    bounds: tuple[float, float, float, float] = pen.bounds
    return bounds


def test_names_are_those_of_the_package(icons: IconSet, icon_folder: Path) -> None:
    """The quick way to the names finds what parsing the file finds."""
    parsed = json.loads((icon_folder / "icons.json").read_text("utf-8"))["icons"]

    assert icons.names == tuple(sorted(parsed))


def test_glyph_does_not_depend_on_the_icons_shown(icons: IconSet) -> None:
    """An icon has the same glyph id, character, width and outline whichever icons are shown beside it."""
    few, many = _font(icons, "anvil"), _font(icons, "anvil", "skull-crossed-bones", "3d-glasses")
    anvil = characters(icons)["anvil"]
    glyph = few.getBestCmap()[ord(anvil)]

    assert few.getBestCmap() == many.getBestCmap()
    assert few.getGlyphID(glyph) == icons.names.index("anvil") + 1
    assert few["hmtx"][glyph] == many["hmtx"][glyph]
    assert _bounds(few, anvil) == _bounds(many, anvil)


def test_type_is_set_with_a_font_that_shows_nothing(icons: IconSet) -> None:
    """The font for setting type has the widths of the one that is embedded, and no outlines to be read for it."""
    typeface, shown = IconTypeface(icons), _font(icons, "anvil")
    set_with = TTFont(io.BytesIO(typeface.data))

    assert {key: width for key, (width, _) in set_with["hmtx"].metrics.items()} == {
        key: width for key, (width, _) in shown["hmtx"].metrics.items()
    }
    assert not any(set_with["glyf"][name].numberOfContours for name in set_with.getGlyphOrder())
    assert shown["glyf"][shown.getBestCmap()[ord(characters(icons)["anvil"])]].numberOfContours


def test_font_is_made_of_the_same_bytes_each_time(icons: IconSet, icon_folder: Path) -> None:
    """Nothing of the day or the machine is in the font."""
    assert IconTypeface(icons).data == IconTypeface(IconSet(icon_folder)).data


def test_icon_stands_in_the_middle_of_capitals(icons: IconSet, font_paths: tuple[Path, ...]) -> None:
    """An icon is one em wide, its square centred on the capitals of the text font to a thirtieth of an em."""
    shown = ("anvil", "broadsword")
    font = _font(icons, *shown)
    with TTFont(font_paths[0]) as text:
        capital = text["OS/2"].sCapHeight / text["head"].unitsPerEm
    middle = (EM / 2 - DROP) / EM

    assert middle == pytest.approx(capital / 2, abs=1 / 30)
    for name in shown:
        glyph = font.getBestCmap()[ord(characters(icons)[name])]
        left, bottom, right, top = _bounds(font, characters(icons)[name])
        assert font["hmtx"][glyph][0] == EM
        assert (left >= 0, right <= EM, bottom >= -DROP, top <= EM - DROP) == (True, True, True, True)


def test_line_with_an_icon_is_no_higher(icons: IconSet) -> None:
    """Ascent and descent of the icon font are together one em, so it does not spread lines of text."""
    ascent, descent = IconTypeface(icons).vertical

    assert ascent - descent == 1000


SQUARE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {w} {h}"><path d="M0 0H{w}V{h}H0Z"/>{more}</svg>'


def _drawings(folder: Path, pictures: Mapping[str, str]) -> Drawings:
    for name, picture in pictures.items():
        (folder / f"{name}.svg").write_text(picture, "utf-8")
    return Drawings({name: folder / f"{name}.svg" for name in pictures}, folder)


def test_drawing_fills_the_em_square(tmp_path: Path) -> None:
    """The view box of a drawing becomes the em square; one that is not square is centred in it."""
    source = _drawings(
        tmp_path, {"box": SQUARE.format(w=24, h=24, more=""), "wide": SQUARE.format(w=24, h=12, more="")}
    )
    font = _font(source, "box", "wide")

    assert _bounds(font, characters(source)["box"]) == (0, -DROP, EM, EM - DROP)
    assert _bounds(font, characters(source)["wide"]) == (0, EM / 4 - DROP, EM, EM * 3 / 4 - DROP)


def test_drawing_of_several_shapes_keeps_them_all(tmp_path: Path) -> None:
    """All filled shapes of a drawing are in its glyph."""
    circle = '<circle cx="12" cy="12" r="4"/>'
    source = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=24, more=circle)})
    font = _font(source, "box")

    assert font["glyf"][font.getBestCmap()[ord(characters(source)["box"])]].numberOfContours == 2


def test_changed_drawing_is_another_source(tmp_path: Path) -> None:
    """Editing a drawing changes the id of its source, which faces are keyed by."""
    before = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=24, more="")}).id
    after = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=25, more="")}).id

    assert before != after


def test_a_picture_is_read_when_it_is_shown(tmp_path: Path) -> None:
    """A picture that cannot be read is an error that names its file, and only where it is shown."""
    box, odd = (SQUARE.format(w=24, h=high, more="") for high in (24, "x"))
    source = _drawings(tmp_path, {"box": box, "odd": odd})
    typeface = IconTypeface(source)

    assert typeface.outline(1, EM, 4)
    with pytest.raises(BrokenPictureError) as broken:
        typeface.face_with_outlines([1, 2])
    assert broken.value.args[0] == tmp_path / "odd.svg"
