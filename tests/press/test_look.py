"""The fingerprint of a look."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from cardpress.incremental.session import Session
from cardpress.pipeline import check
from cardpress.press import look as look_module
from cardpress.press.fonts.fontconfig import font_file
from cardpress.press.game_look import look_of
from cardpress.press.look import FaceLook, Stylesheet


def test_fingerprint_is_that_of_the_content(look: FaceLook, font_paths: tuple[Path, ...], tmp_path: Path) -> None:
    """The same files in another folder have the same fingerprint."""
    copies = []
    for path in font_paths:
        copies.append(tmp_path / path.name)
        copies[-1].write_bytes(path.read_bytes())

    assert replace(look, fonts=tuple(map(font_file, copies)), base=tmp_path).fingerprint == look.fingerprint


def test_fingerprint_changes_with_styles_and_fonts(look: FaceLook) -> None:
    """Another style or another font is another look."""
    others = {
        look.fingerprint,
        replace(look, fonts=look.fonts[:1]).fingerprint,
        replace(look, stylesheets=(Stylesheet("cards.css", ".face { color: red }"),)).fingerprint,
        replace(look, icons=()).fingerprint,
    }

    assert len(others) == 4


def test_a_look_stays_the_same_one_until_a_file_changes(mini: Path) -> None:
    """What is worked out of a look is kept while nothing it is made of changes, and no longer."""
    session = Session()
    first = look_of(check(mini, ["mini"], session).games["mini"])
    second = look_of(check(mini, ["mini"], session).games["mini"])
    style = mini / "templates/mini/cards.css"
    style.write_text(style.read_text("utf-8") + "p { color: red }", "utf-8")
    third = look_of(check(mini, ["mini"], session).games["mini"])

    assert second is first
    assert third.fingerprint != first.fingerprint


def test_rooms_that_draw_are_there() -> None:
    """Each room whose code is in the fingerprint holds code: one that is renamed would drop out unseen."""
    press = Path(look_module.__file__).parent

    assert [room for room in look_module._DRAWS if not [*(press / room).glob("*.py")]] == []
