"""What is made once in a run of tests, however many processes share the tests: the first that asks makes it."""

from __future__ import annotations

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from filelock import FileLock


def made_once(folders: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """The folder of a name that belongs to the whole run, made when it is not there; nobody may change it."""
    own = folders.getbasetemp()
    folder = (own.parent if "PYTEST_XDIST_WORKER" in os.environ else own) / name
    ready = folder.with_suffix(".ready")
    with FileLock(folder.with_suffix(".lock")):
        if not ready.exists():
            make(folder)
            ready.touch()
    return folder
