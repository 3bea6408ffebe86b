"""What Linux can hide of itself: a system without fork makes the same files, on as many cores."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from cardpress import cli
from cardpress.press import remote_faces
from cardpress.targets import reference_pdf
from cardpress_cluster import local


def _built(root: Path, *words: str) -> dict[str, bytes]:
    """What a build makes, without what it keeps for the next one."""
    assert cli.main(["build", "--root", str(root), *words]) == 0
    files = [file for file in (root / "build").rglob("*") if file.is_file() and ".cache" not in file.parts]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A system without fork, and what its builds have other processes do."""
    found: list[object] = []
    submit = local.Local.submit
    monkeypatch.delattr(os, "fork")

    def counted(executor: local.Local, call: Callable[[], object]) -> Future[object]:
        found.append(call)
        return submit(executor, call)

    monkeypatch.setattr(local.Local, "submit", counted)
    return found


def test_processes_that_are_no_copies_make_the_same_files(
    mini: Path, tmp_path: Path, calls: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without fork faces and reference sheets are shared out among processes that start from nothing."""
    alone = _built(mini, "--jobs", "1")
    assert not calls
    (mini / "build").rename(tmp_path / "alone")
    monkeypatch.setattr(remote_faces, "WORTHWHILE", 1)
    monkeypatch.setattr(reference_pdf, "LONG", 0)

    assert _built(mini, "--jobs", "2") == alone
    assert len(calls) >= 3, "faces, and sheets on two papers"


def test_a_small_build_starts_no_process(mini: Path, calls: list[object]) -> None:
    """Two cards are drawn before another process could have begun."""
    _built(mini, "--jobs", "2")

    assert not calls
