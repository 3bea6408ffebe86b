"""A wheel is built from a bare clone: nobody has to run `make` before."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from cardpress_setup import backend, wheel
from cardpress_setup.environment import NODE


@pytest.mark.parametrize(
    ("assets", "npm", "asked"), [(True, None, False), (False, "/usr/bin/npm", False), (False, None, True)]
)
def test_npm_is_asked_of_pypi_only_where_it_is_needed_and_missing(
    assets: bool, npm: str | None, asked: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who has fonts and icons, or npm, installs nothing more."""
    monkeypatch.setattr(wheel, "has_assets", lambda: assets)
    monkeypatch.setattr(shutil, "which", lambda name: npm)
    monkeypatch.setattr(backend.build_meta, "get_requires_for_build_wheel", lambda settings: [])

    assert backend.get_requires_for_build_wheel() == [NODE] * asked


def test_without_fonts_and_icons_those_of_the_lock_file_are_fetched(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """They travel in the wheel under the same names, and nothing is left in the clone."""

    def install(folder: Path, npm: Path, *, dev: bool) -> None:
        assert (folder / "package-lock.json").read_bytes() == (wheel.ROOT / "package-lock.json").read_bytes()
        font = folder / "node_modules/@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf"
        font.parent.mkdir(parents=True)
        font.touch()

    def build(*_: object) -> str:
        places.extend(place.as_posix() for _, place in wheel.shipped_files())
        return "cardpress.whl"

    places: list[str] = []
    monkeypatch.setattr(wheel, "has_assets", lambda: False)
    monkeypatch.setattr(wheel, "assets_root", wheel.ROOT)
    monkeypatch.setattr(backend, "install_assets", install)
    monkeypatch.setattr(backend.build_meta, "build_wheel", build)

    assert backend.build_wheel(str(tmp_path)) == "cardpress.whl"
    assert [place for place in places if place.startswith("node_modules")] == [
        "node_modules/@expo-google-fonts/alegreya/400Regular/Alegreya_400Regular.ttf"
    ]
    assert {"docs/tutorial.md", "docs/images/tutorial-cards.png"} <= set(places)
    assert "docs/images/mephisto.png" not in places
    assert not [place for place in places if place.startswith("docs") and place.endswith(".json")]
