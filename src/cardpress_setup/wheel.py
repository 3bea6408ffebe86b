"""What makes the wheel whole: fonts, icons, the example games and the docs travel inside the package.

In a checkout they lie beside src/; in an installed package the same folders lie in cardpress/shipped/, so that the
compiler finds them by the same names (`cardpress.models.assets`).
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

from setuptools.command.build_py import build_py

ROOT = Path(__file__).resolve().parents[2]
SHIPPED = "cardpress/shipped"
FOLDERS = ("content", "schemas", "starters", "templates")
FONTS_AND_ICONS = ("*.ttf", "icons.json", "info.json", "package.json", "LICENSE*")
PYODIDE = ("*.mjs", "*.wasm", "python_stdlib.zip", "pyodide-lock.json", "package.json", "README.md")
ASSETS = {"@expo-google-fonts": FONTS_AND_ICONS, "@iconify-json": FONTS_AND_ICONS, "pyodide": PYODIDE}
"""Of an asset package only what is read, and the terms it comes under."""
PICTURE = re.compile(r"!\[[^]]*\]\(([^)]+)\)")
assets_root = ROOT
"""The folder whose node_modules holds fonts and icons; the backend names another where this checkout has none."""


def has_assets() -> bool:
    """Whether set-up has installed fonts and icons into this checkout."""
    return (ROOT / "node_modules").is_dir()


def shipped_files() -> Iterator[tuple[Path, Path]]:
    """Every file that travels, with its place in the shipped folder, sorted."""
    packages = assets_root / "node_modules"
    assets = {file for name, kinds in ASSETS.items() for kind in kinds for file in (packages / name).rglob(kind)}
    if not assets:
        raise FileNotFoundError(f"{packages} holds no fonts and icons")
    games = {file for name in FOLDERS for file in (ROOT / name).rglob("*") if "__pycache__" not in file.parts}
    yield from ((file, file.relative_to(assets_root)) for file in sorted(assets))
    yield from ((file, file.relative_to(ROOT)) for file in sorted({*games, *docs()}) if file.is_file())


def docs() -> set[Path]:
    """Pages and the pictures they show; neither those of README, nor figures that reports are written from."""
    pages = {page: page.read_text("utf-8") for page in (ROOT / "docs").rglob("*.md")}
    return {
        *pages,
        *((page.parent / name).resolve() for page, text in pages.items() for name in PICTURE.findall(text)),
    }


class BuildWhole(build_py):
    """The usual build of Python files, and then all that travels."""

    def run(self) -> None:
        """Copy what travels, unless the package is installed as a link to this checkout."""
        shutil.rmtree(self.build_lib, ignore_errors=True)  # what was deleted since the last build
        super().run()
        if self.editable_mode:
            return
        for file, place in shipped_files():
            copy = Path(self.build_lib) / SHIPPED / place
            copy.parent.mkdir(parents=True, exist_ok=True)
            shutil.copyfile(file, copy)
