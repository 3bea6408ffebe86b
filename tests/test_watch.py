"""Watching: a saved file is built at once, a wrong one is told and mended by the next save."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
import watchfiles
from tests.warm import HANGS

from cardpress.watch import saves


@pytest.fixture
def watching(mini: Path) -> Iterator[subprocess.Popen[str]]:
    """A running watch that has made its first build."""
    command = [
        sys.executable,
        "-m",
        "cardpress",
        "watch",
        "--root",
        str(mini),
        "--target",
        "data_json",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        stop = threading.Timer(HANGS, process.kill)
        stop.start()
        _until(process, "written in")
        yield process
        stop.cancel()
        process.terminate()


def _until(process: subprocess.Popen[str], words: str) -> str:
    """Lines up to the first that holds these words."""
    assert process.stdout
    lines = []
    for line in process.stdout:
        lines.append(line)
        if words in line:
            return "".join(lines)
    raise AssertionError(f"watch ended: {''.join(lines)}")


def _save(root: Path, durability: int) -> None:
    file = root / "content/mini/weapons/axe.json"
    file.write_text(json.dumps(json.loads(file.read_text("utf-8")) | {"durability": durability}), "utf-8")


def test_watch_says_what_it_watches(mini: Path) -> None:
    """The first line names the games, the folders, and how to stop."""
    command = [
        sys.executable,
        "-m",
        "cardpress",
        "watch",
        "--root",
        str(mini),
        "--target",
        "data_json",
    ]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True) as process:
        assert process.stdout
        first = process.stdout.readline()
        process.terminate()
        process.communicate()

    assert first == "watching mini in content, schemas, templates; Ctrl-C ends it\n"


def test_watch_rebuilds_after_a_save(mini: Path, watching: subprocess.Popen[str]) -> None:
    """What a save changes is written and named."""
    _save(mini, 3)

    assert "build/mini/data.json" in _until(watching, "written in")
    assert '"durability": 3' in (mini / "build/mini/data.json").read_text("utf-8")


def test_watch_survives_a_mistake(mini: Path, watching: subprocess.Popen[str]) -> None:
    """A mistake is told, and the next good save is built."""
    _save(mini, -1)
    assert "out-of-range" in _until(watching, "Nothing was written")
    _save(mini, 4)

    assert "build/mini/data.json" in _until(watching, "written in")


def test_a_rest_comes_once_after_saves(mini: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """After a burst of saves the first second without any is a rest, in which to tidy up; later ones are none."""
    save = {(watchfiles.Change.modified, "axe.json")}
    seconds = [set(), save, set(), set(), save, save, set(), set()]
    monkeypatch.setattr(watchfiles, "watch", lambda *_, **__: iter(seconds))

    assert [*saves(mini)] == [True, True, False, True, True, False]
