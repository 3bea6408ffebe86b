"""What makes the wheel whole: fonts, icons, the example games and the docs travel inside the package.

In a checkout they lie beside src/; in an installed package the same folders lie in cardpress/shipped/, so that the
compiler finds them by the same names (`cardpress.models.assets`).
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = "cardpress/shipped"
FOLDERS = ("content", "docs", "schemas", "starters", "templates")
ASSETS = ("*.ttf", "icons.json", "info.json", "package.json", "LICENSE*")
"""Of an asset package only what is read, and the terms it comes under."""


def shipped(root: Path) -> Iterator[Path]:
    """Every file that travels, sorted; FileNotFoundError when fonts and icons were not installed before."""
    packages = root / "node_modules"
    if not packages.is_dir():
        raise FileNotFoundError(f"{packages} is missing: run make once, it installs fonts and icons")
    assets = {file for pattern in ASSETS for file in packages.glob(f"@*/*/**/{pattern}")}
    others = {file for name in FOLDERS for file in (root / name).rglob("*") if "__pycache__" not in file.parts}
    yield from sorted(file for file in assets | others if file.is_file())


class BuildWhole(build_py):
    """The usual build of Python files, and then all that travels."""

    def run(self) -> None:
        """Copy what travels, unless the package is installed as a link to this checkout."""
        super().run()
        if self.editable_mode:
            return
        for file in shipped(ROOT):
            copy = Path(self.build_lib) / SHIPPED / file.relative_to(ROOT)
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
