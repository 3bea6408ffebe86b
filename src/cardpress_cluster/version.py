"""Version of the code that runs here, to reject cluster workers that run another one."""

from __future__ import annotations

import hashlib
import sys
from functools import cache
from importlib.metadata import version
from pathlib import Path

PACKAGES = ("cardpress", "cardpress_cluster", "cardpress_engines")
OTHER = "{} runs {}, this machine {}: install the same on both and restart the worker"
"""What is said of a worker with another version."""


@cache
def code_version() -> str:
    """Version, digest of the code and Python's version: equal ones do the same work; as read when first asked."""
    home, whole = Path(__file__).resolve().parents[1], hashlib.sha256()
    for file in sorted(file for package in PACKAGES for file in (home / package).rglob("*.py")):
        whole.update(f"{file.relative_to(home).as_posix()}\0".encode() + file.read_bytes() + b"\0")
    python = f"Python {sys.version_info.major}.{sys.version_info.minor}"
    return f"cardpress {version('cardpress')} ({whole.hexdigest()[:12]}) on {python}"
