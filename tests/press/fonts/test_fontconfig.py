"""The private fonts of a game."""

from __future__ import annotations

from pathlib import Path

import pytest

from cardpress.files.safe_write import Folder
from cardpress.press.fonts.fontconfig import font_file, use_only
from cardpress.press.fonts.subset import FontShelf
from cardpress.press.fonts.typeface import Typeface

POLISH = "ąćęłńóśźżĄĆĘŁŃÓŚŹŻ„”–…"


def test_font_id_is_that_of_its_bytes(font_paths: tuple[Path, ...], tmp_path: Path) -> None:
    """A font has the same id in every folder, and another than its bold."""
    copy = tmp_path / "other.ttf"
    copy.write_bytes(font_paths[0].read_bytes())

    assert font_file(copy).id == font_file(font_paths[0]).id != font_file(font_paths[1]).id


def test_only_the_given_fonts_are_configured(
    font_paths: tuple[Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The configuration names one folder, which holds copies of the fonts and nothing else."""
    monkeypatch.setenv("FONTCONFIG_FILE", "")
    fonts = [font_file(path) for path in font_paths]
    use_only(fonts, Folder(tmp_path))
    (config,) = tmp_path.rglob("fonts.conf")

    assert config.read_text("utf-8").count("<dir>") == 1
    assert sorted(file.read_bytes() for file in config.parent.glob("files/*.ttf")) == sorted(
        path.read_bytes() for path in font_paths
    )


def test_copies_are_not_believed(
    font_paths: tuple[Path, ...], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whatever was done to the copies, or put beside them, the next build uses the fonts and nothing else."""
    monkeypatch.setenv("FONTCONFIG_FILE", "")
    fonts = [font_file(path) for path in font_paths]
    use_only(fonts, Folder(tmp_path))
    (config,) = tmp_path.rglob("fonts.conf")
    before = {file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()}
    first, second = sorted(config.parent.glob("files/*.ttf"))
    first.write_bytes(first.read_bytes()[:-40] + b"x" * 40)
    second.unlink()
    second.mkdir()
    (config.parent / "files" / "stranger.ttf").write_bytes(font_paths[0].read_bytes())
    (config.parent / "fontconfig" / "remembered.cache-9").write_bytes(b"planted")
    config.write_text("<fontconfig/>", "utf-8")

    use_only(fonts, Folder(tmp_path))

    assert {
        file.relative_to(tmp_path): file.read_bytes() for file in tmp_path.rglob("*") if file.is_file()
    } == before


def test_typeface_tells_its_characters_and_family(font_paths: tuple[Path, ...]) -> None:
    """A font that has Polish says so; its family is found; a snowman is not in it."""
    typeface = Typeface(font_paths[0].read_bytes())

    assert {*map(ord, POLISH)} <= typeface.characters
    assert ord("☃") not in typeface.characters
    assert "Alegreya" in typeface.families


def test_line_is_shaped_with_kerning(font_paths: tuple[Path, ...]) -> None:
    """The label's text is set as the font means it: pairs are kerned."""
    font = font_file(font_paths[0])
    line, use = FontShelf([font], font.id).line("Tę AV")

    assert any(part.strip(b"[]") for part in line.split(b">")[1:] for part in [part.partition(b"<")[0]])
    assert len(use.glyphs) == 2 * len(set("Tę AV"))
