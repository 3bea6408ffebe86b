"""The fingerprint of a look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.fonts.icons import IconSet
from cardpress.press.look import Look, Stylesheet


def test_fingerprint_is_that_of_the_content(look: Look, font_paths: tuple[Path, ...], tmp_path: Path) -> None:
    """The same files in another folder have the same fingerprint."""
    copies = []
    for path in font_paths:
        copies.append(tmp_path / path.name)
        copies[-1].write_bytes(path.read_bytes())

    assert replace(look, fonts=tuple(map(font_file, copies)), base=tmp_path).fingerprint == look.fingerprint


def test_fingerprint_changes_with_styles_and_fonts(look: Look) -> None:
    """Another style or another font is another look."""
    others = {
        look.fingerprint,
        replace(look, fonts=look.fonts[:1]).fingerprint,
        replace(look, stylesheets=(Stylesheet("cards.css", ".face { color: red }"),)).fingerprint,
        replace(look, icons=()).fingerprint,
    }

    assert len(others) == 4


def test_one_more_icon_spoils_no_face_but_needs_another_press(look: Look, icon_folder: Path) -> None:
    """The icons in use do not count for faces, whose glyphs stay; they count for the press, which has the font."""
    more = replace(look, icons=(IconSet(icon_folder, frozenset({"anvil", "broadsword", "sundial"})),))

    assert more.fingerprint == look.fingerprint
    assert more.press_key != look.press_key
