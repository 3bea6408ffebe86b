"""The fingerprint of a look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardpress.press.fonts.fontconfig import font_file
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
