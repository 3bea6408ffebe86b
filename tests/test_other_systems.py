"""What Linux can hide of itself, and what other systems write: the same files come out everywhere."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from cardpress import cli
from cardpress.press import remote_faces
from cardpress.targets import reference_pdf
from cardpress_cluster import local

SOURCES = {".json", ".ftl", ".css", ".html", ".svg", ".py"}
WRITTEN = ("content", "schemas", "templates")
"""Folders with files that people write; what npm installs is as it was packed."""


def _built(root: Path, *words: str) -> dict[str, bytes]:
    """What a build makes, without what it keeps for the next one."""
    assert cli.main(["build", "--root", str(root), *words]) == 0
    files = [file for file in (root / "build").rglob("*") if file.is_file() and ".cache" not in file.parts]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


def _copy(project: Path, place: Path) -> Path:
    return Path(shutil.copytree(project, place))


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
    alone = _built(_copy(mini, tmp_path / "alone" / "mini"), "--jobs", "1")
    assert not calls
    monkeypatch.setattr(remote_faces, "WORTHWHILE", 1)
    monkeypatch.setattr(reference_pdf, "LONG", 0)

    assert _built(mini, "--jobs", "2") == alone
    assert len(calls) >= 3, "faces, and sheets on two papers"


def test_a_small_build_starts_no_process(mini: Path, calls: list[object]) -> None:
    """Two cards are drawn before another process could have begun."""
    _built(mini, "--jobs", "2")

    assert not calls


def test_lines_may_end_as_on_windows(mini: Path, tmp_path: Path) -> None:
    """Sources whose lines end in CR and LF make the same files; only the manifest, which digests them, differs."""
    plain = _built(_copy(mini, tmp_path / "plain" / "mini"), "--jobs", "1")
    sources = [file for place in WRITTEN for file in (mini / place).rglob("*") if file.suffix in SOURCES]
    for file in sources:
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    windows = _built(mini, "--jobs", "1")

    assert {file.suffix for file in sources} >= {".json", ".ftl", ".css", ".html"}
    assert plain.pop("build/manifest.json") != windows.pop("build/manifest.json")
    assert {path for path, data in plain.items() if windows.get(path) != data} == set()
    assert windows.keys() == plain.keys()
