"""Machines with only some programs, for tests of what is missing on them."""

from __future__ import annotations

import os
import platform
import shutil
from collections.abc import Callable

import pytest

Machine = Callable[..., None]


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    """Makes this machine one with only these programs, of a distribution and an ordinary user unless said."""

    def become(*programs: str, distribution: str = "debian", user: int = 1000) -> None:
        monkeypatch.setattr(shutil, "which", lambda name: name if name in programs else None)
        monkeypatch.setattr(os, "geteuid", lambda: user)
        monkeypatch.setattr(platform, "freedesktop_os_release", lambda: {"ID": distribution})

    return become
