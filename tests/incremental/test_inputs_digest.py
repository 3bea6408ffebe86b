"""Digests of what a game is made from, the compiler among it."""

from __future__ import annotations

from pathlib import Path

import cardpress
from cardpress.incremental.inputs_digest import Digests, tool_fingerprint


class _ReadFiles(Digests):
    """Digests that name every file they were asked for."""

    def __init__(self) -> None:
        super().__init__()
        self.read: set[Path] = set()

    def of(self, path: str) -> bytes:
        self.read.add(Path(path))
        return super().of(path)


def test_all_code_of_the_compiler_is_in_its_fingerprint() -> None:
    """Whatever file of the compiler changes, nothing that it made before counts as made by it."""
    digests, package = _ReadFiles(), Path(cardpress.__file__).resolve().parent

    tool_fingerprint(digests)

    assert {*package.rglob("*.py"), *package.rglob("*.ftl")} <= digests.read
