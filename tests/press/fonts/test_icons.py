"""Icon sources and the fonts made of them."""

from __future__ import annotations

import io
import json
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path

import pytest
from fontTools.pens.boundsPen import BoundsPen
from fontTools.ttLib import TTFont

from cardpress.disk.store import Store
from cardpress.disk.writing import Folder
from cardpress.press.fonts import iconfont
from cardpress.press.fonts.iconfont import DROP, EM, build
from cardpress.press.fonts.icons import Drawings, IconSet, built_font, characters
from cardpress.press.fonts.typeface import Typeface


@pytest.fixture(scope="module")
def icons(icon_folder: Path) -> IconSet:
    """Two icons of the set."""
    return IconSet(icon_folder, frozenset({"anvil", "broadsword"}))


def _font(data: bytes) -> TTFont:
    return TTFont(io.BytesIO(data))


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


def test_glyph_does_not_depend_on_the_icons_used(icons: IconSet) -> None:
    """An icon has the same glyph id, character and outline whichever icons are drawn beside it."""
    more = replace(icons, used=icons.used | {"skull-crossed-bones", "3d-glasses"})
    few, many = _font(build(icons)), _font(build(more))
    anvil = characters(icons)["anvil"]

    assert characters(icons) == characters(more)
    assert few.getGlyphID(few.getBestCmap()[ord(anvil)]) == many.getGlyphID(many.getBestCmap()[ord(anvil)])
    assert few.getGlyphID(few.getBestCmap()[ord(anvil)]) == icons.names.index("anvil") + 1
    assert _bounds(few, anvil) == _bounds(many, anvil)
    assert icons.id == more.id


def test_font_is_made_of_the_same_bytes_each_time(icons: IconSet) -> None:
    """Nothing of the day or the machine is in the font."""
    assert build(icons) == build(replace(icons))


def test_unused_icon_has_no_character(icons: IconSet) -> None:
    """An icon that is not drawn is missing from the font rather than invisible."""
    drawn = {ord(characters(icons)[name]) for name in icons.used}

    assert set(_font(build(icons)).getBestCmap()) == {ord(" "), *drawn}


def test_icon_stands_in_the_middle_of_capitals(icons: IconSet, font_paths: tuple[Path, ...]) -> None:
    """An icon is one em wide, its square centred on the capitals of the text font to a thirtieth of an em."""
    font = _font(build(icons))
    with TTFont(font_paths[0]) as text:
        capital = text["OS/2"].sCapHeight / text["head"].unitsPerEm
    middle = (EM / 2 - DROP) / EM

    assert middle == pytest.approx(capital / 2, abs=1 / 30)
    for name in icons.used:
        glyph = font.getBestCmap()[ord(characters(icons)[name])]
        left, bottom, right, top = _bounds(font, characters(icons)[name])
        assert font["hmtx"][glyph][0] == EM
        assert (left >= 0, right <= EM, bottom >= -DROP, top <= EM - DROP) == (True, True, True, True)


def test_line_with_an_icon_is_no_higher(icons: IconSet, tmp_path: Path) -> None:
    """Ascent and descent of the icon font are together one em, so it does not spread lines of text."""
    ascent, descent = Typeface(built_font(icons, Store(Folder(tmp_path))).data).vertical

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
    font = _font(build(source))

    assert _bounds(font, characters(source)["box"]) == (0, -DROP, EM, EM - DROP)
    assert _bounds(font, characters(source)["wide"]) == (0, EM / 4 - DROP, EM, EM * 3 / 4 - DROP)


def test_drawing_of_several_shapes_keeps_them_all(tmp_path: Path) -> None:
    """All filled shapes of a drawing are in its glyph."""
    circle = '<circle cx="12" cy="12" r="4"/>'
    source = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=24, more=circle)})
    font = _font(build(source))

    assert font["glyf"][font.getBestCmap()[ord(characters(source)["box"])]].numberOfContours == 2


def test_changed_drawing_is_another_source(tmp_path: Path) -> None:
    """Editing a drawing changes the id of its source, which faces are keyed by."""
    before = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=24, more="")}).id
    after = _drawings(tmp_path, {"box": SQUARE.format(w=24, h=25, more="")}).id

    assert before != after


def test_font_is_built_once(icons: IconSet, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A font that is kept is not made again; one that was damaged is."""
    store = Store(Folder(tmp_path))
    made = built_font(icons, store)
    store.save()
    (pack,) = (tmp_path / "store").iterdir()
    monkeypatch.setattr(iconfont, "build", lambda source: b"again")

    kept = built_font(icons, Store(Folder(tmp_path)))
    pack.write_bytes(pack.read_bytes()[:-9] + b"\1" * 9)
    again = built_font(icons, Store(Folder(tmp_path)))

    assert (kept.data, again.data) == (made.data, b"again")
