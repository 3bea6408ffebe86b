"""What Linux can hide of itself, and what other systems write: the same files come out everywhere."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from concurrent.futures import Future
from pathlib import Path

import pytest

from cardpress.commands import main
from cardpress.press import remote_faces
from cardpress.targets import reference_pdf
from cardpress_cluster import local

ROOT = Path(__file__).resolve().parents[1]
SOURCES = {".json", ".ftl", ".css", ".html", ".svg", ".py"}
WRITTEN = ("content", "schemas", "templates")
"""Folders with files that people write; what npm installs is as it was packed."""


def _built(root: Path, *words: str) -> dict[str, bytes]:
    """What a build makes, without what it keeps for the next one."""
    assert main.main(["build", "--root", str(root), *words]) == 0
    return _files(root)


def _files(root: Path) -> dict[str, bytes]:
    files = [file for file in (root / "build").rglob("*") if file.is_file() and ".cache" not in file.parts]
    return {file.relative_to(root).as_posix(): file.read_bytes() for file in files}


@pytest.fixture(scope="module")
def plain(mini_built_once: Path) -> dict[str, bytes]:
    """What this system makes of the small project."""
    return _files(mini_built_once)


@pytest.fixture
def calls(monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """A system without fork, and what its builds have other processes do."""
    found: list[object] = []
    submit = local.LocalExecutor.submit
    monkeypatch.delattr(os, "fork")

    def counted(executor: local.LocalExecutor, call: Callable[[], object]) -> Future[object]:
        found.append(call)
        return submit(executor, call)

    monkeypatch.setattr(local.LocalExecutor, "submit", counted)
    return found


def test_processes_that_are_no_copies_make_the_same_files(
    mini: Path, plain: dict[str, bytes], calls: list[object], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Without fork faces and reference sheets are shared out among processes that start from nothing."""
    monkeypatch.setattr(remote_faces, "WORTHWHILE", 1)
    monkeypatch.setattr(reference_pdf, "LONG", 0)

    assert _built(mini, "--jobs", "2") == plain
    assert len(calls) >= 3, "faces, and sheets on two papers"


def test_a_small_build_starts_no_process(mini: Path, plain: dict[str, bytes], calls: list[object]) -> None:
    """Two cards are drawn before another process could have begun."""
    assert _built(mini, "--jobs", "2") == plain
    assert not calls


def test_lines_may_end_as_on_windows(mini: Path, plain: dict[str, bytes]) -> None:
    """Sources whose lines end in CR and LF make the same files; only the manifest, which digests them, differs."""
    sources = [file for place in WRITTEN for file in (mini / place).rglob("*") if file.suffix in SOURCES]
    for file in sources:
        file.write_bytes(file.read_bytes().replace(b"\n", b"\r\n"))
    windows = _built(mini, "--jobs", "1")

    assert {file.suffix for file in sources} >= {".json", ".ftl", ".css", ".html"}
    assert {path for path, data in plain.items() if windows.get(path) != data} == {"build/manifest.json"}
    assert windows.keys() == plain.keys()


WINDOWS = """
import os, signal, sys
from importlib.abc import MetaPathFinder

class Lacking(MetaPathFinder):
    def find_spec(self, name, path=None, target=None):
        if name in {"fcntl", "resource", "pwd", "grp", "termios", "tty"}:
            raise ModuleNotFoundError(name)

sys.meta_path.insert(0, Lacking())
for module, names in (
    (os, "fork forkpty geteuid getuid getegid chown fchown fchmod O_NOFOLLOW O_DIRECTORY O_NONBLOCK mkfifo"),
    (signal, "SIGVTALRM SIGALRM SIGHUP SIGKILL setitimer getitimer alarm pause"),
):
    for name in names.split():
        delattr(module, name) if hasattr(module, name) else None
for name in {"fcntl", "resource", "pwd", "grp", "termios", "tty"}:
    sys.modules.pop(name, None)

def symlink(*words, **options):
    raise OSError("a required privilege is not held by the client")

os.symlink = symlink
from cardpress.commands.main import run
run()
"""


def test_what_windows_lacks_is_not_needed(mini: Path, plain: dict[str, bytes]) -> None:
    """Without modules, signals and calls of POSIX, on a console of code page 1250, the same files are made."""
    words = [sys.executable, "-c", WINDOWS, "build", "--root", str(mini), "--list"]
    done = subprocess.run(
        words, capture_output=True, check=False, env={**os.environ, "PYTHONIOENCODING": "cp1250"}
    )

    assert done.returncode == 0, done.stderr.decode("cp1250")
    assert _files(mini) == plain


@pytest.mark.parametrize(("encoding", "form"), [("cp1250", "text"), ("cp852", "json")])
def test_no_console_is_too_small(mini: Path, encoding: str, form: str) -> None:
    """What a console has no letter for is written as its number, in messages as well as in JSON."""
    file = mini / "content" / "mini" / "monsters" / "rat.json"
    file.write_text(file.read_text("utf-8").replace('"attack"', '"atak字ł"'), "utf-8")
    words = [sys.executable, "-m", "cardpress", "check", "--root", str(mini), "--format", form]
    console = {**os.environ, "PYTHONIOENCODING": encoding}
    done = subprocess.run(words, capture_output=True, check=False, env=console)
    told = (done.stdout + done.stderr).decode(encoding)

    assert done.returncode == 1
    assert "atak\\u5b57ł" in told
    assert "Traceback" not in told
