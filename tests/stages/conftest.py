"""A complete tiny project for the tests of the stages: a copy of what the error cases start from."""

from __future__ import annotations

import json
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

BASE = Path(__file__).parents[1] / "errors" / "base"


@pytest.fixture
def project(tmp_path: Path) -> Path:
    """The root of a fresh copy of the mini game, which has no problem at all."""
    return shutil.copytree(BASE, tmp_path / "project")


@pytest.fixture
def edit(project: Path) -> Callable[..., None]:
    """Changes fields at the top of one of the project's JSON files."""

    def change(path: str, **fields: Any) -> None:
        file = project / "content" / "mini" / path
        value = json.loads(file.read_text("utf-8")) if file.exists() else {}
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(json.dumps({**value, **fields}, indent=2, ensure_ascii=False), "utf-8")

    return change
