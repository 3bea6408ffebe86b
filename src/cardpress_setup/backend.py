"""The build backend: setuptools', which also fetches fonts and icons where `make` has not done so before.

Build isolation asks it what a wheel needs, so a clone needs nothing but pip: npm is the system's, else PyPI's.
"""

from __future__ import annotations

import shutil
import tempfile
from pathlib import Path
from typing import Any

from setuptools import build_meta
from setuptools.build_meta import (
    build_editable,
    build_sdist,
    get_requires_for_build_editable,
    get_requires_for_build_sdist,
    prepare_metadata_for_build_editable,
    prepare_metadata_for_build_wheel,
)

from cardpress_setup import wheel
from cardpress_setup.environment import NODE, install_assets

__all__ = [
    "build_editable",
    "build_sdist",
    "build_wheel",
    "get_requires_for_build_editable",
    "get_requires_for_build_sdist",
    "get_requires_for_build_wheel",
    "prepare_metadata_for_build_editable",
    "prepare_metadata_for_build_wheel",
]
Settings = dict[str, Any] | None


def get_requires_for_build_wheel(config_settings: Settings = None) -> list[str]:
    """What setuptools needs, and npm where it is needed and not here."""
    needed: list[str] = build_meta.get_requires_for_build_wheel(config_settings)
    return needed if wheel.has_assets() or shutil.which("npm") else [*needed, NODE]


def build_wheel(
    wheel_directory: str, config_settings: Settings = None, metadata_directory: str | None = None
) -> str:
    """Build the wheel with the fonts and icons of this checkout, else with those of its lock file, fetched now."""
    if wheel.has_assets():
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
    with tempfile.TemporaryDirectory() as folder:
        for name in ("package.json", "package-lock.json"):
            shutil.copy(wheel.ROOT / name, folder)
        install_assets(Path(folder), Path(shutil.which("npm") or "npm"), dev=False)
        wheel.assets_root = Path(folder)
        return str(build_meta.build_wheel(wheel_directory, config_settings, metadata_directory))
