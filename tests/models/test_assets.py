"""Where packages of fonts and icons are looked for."""

from __future__ import annotations

from pathlib import Path

from cardpress.models.assets import find_package


def test_package_of_the_project_comes_first(tmp_path: Path) -> None:
    """An asset package is looked for in the project, then beside the tool, then nowhere."""
    own = tmp_path / "node_modules" / "@iconify-json" / "mine"
    own.mkdir(parents=True)

    assert find_package(tmp_path, "@iconify-json/mine") == own
    assert find_package(tmp_path, "@iconify-json/game-icons") is not None
    assert find_package(tmp_path, "@iconify-json/no-such-set") is None
