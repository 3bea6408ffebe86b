"""Every folder tests/errors/<code>/<case>/ is a mistake: the files that differ from base/, and what is said of it.

A mistake that only earns a warning does not stop the build: exit code 0.

Beside these files a case may hold `command.txt` (the words after `cardpress`; `check` without it), `prepare.py` (a
function `prepare(root)` for what cannot be committed, or a file less), `environment.txt` (NAME=value a line) and
`layer.txt` (the folder of layers/ with files that several cases share). In command and environment DIR is the
folder of the project. CARDPRESS_GOLDEN=write rewrites expected.txt.
"""

from __future__ import annotations

import ast
import os
import runpy
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests import warm

from cardpress.commands import main

HERE = Path(__file__).parent
CASES = sorted(
    folder for folder in HERE.glob("*/*") if folder.is_dir() and folder.parent.name not in {"base", "layers"}
)
OURS = ("expected.txt", "command.txt", "environment.txt", "layer.txt", "prepare.py", "__pycache__")

WITHOUT_CASE = {
    "missing-content": "the command line refuses a project without games; see tests/stages/test_load.py",
    "never-happens": "random games are played; see tests/checking/test_trial_games.py",
    "not-playable-alone": "a build comes before it, and stays; see tests/commands/test_export.py",
    "other-form": "needs a dictionary, which is an extra; see tests/checking/test_form_notes.py",
    "stale-build": "needs a build and a change after it; see tests/difference/test_reprint.py",
    "unknown-game": "the command line refuses it first; see tests/stages/test_load.py",
}
"""Codes no case can show, each with the reason."""


def _name(case: Path) -> str:
    return case.relative_to(HERE).as_posix()


def _project(case: Path, root: Path) -> Path:
    """A copy of the base project with a layer and the case laid over it, and a good build that must survive."""
    shutil.copytree(HERE / "base", root)
    if (case / "layer.txt").exists():
        layer = (case / "layer.txt").read_text("utf-8").strip()
        shutil.copytree(HERE / "layers" / layer, root, dirs_exist_ok=True)
    shutil.copytree(case, root, dirs_exist_ok=True, ignore=shutil.ignore_patterns(*OURS))
    (root / "build").mkdir()
    (root / "build" / "good.txt").write_text("made by an earlier build\n")
    if (case / "prepare.py").exists():
        runpy.run_path(str(case / "prepare.py"))["prepare"](root)
    return root


def _command(case: Path) -> list[str]:
    file = case / "command.txt"
    return file.read_text("utf-8").split() if file.exists() else ["check"]


def _environment(case: Path, root: Path) -> dict[str, str]:
    file = case / "environment.txt"
    lines = file.read_text("utf-8").splitlines() if file.exists() else []
    return dict(line.replace("DIR", str(root)).split("=", 1) for line in lines)


def _tree(folder: Path) -> dict[str, bytes]:
    """What a build has made; its cache may grow also when it fails."""
    names = {file.relative_to(folder): file for file in folder.rglob("*") if file.is_file()}
    return {str(name): file.read_bytes() for name, file in names.items() if name.parts[0] != ".cache"}


def _run(command: list[str], environment: dict[str, str], capsys: pytest.CaptureFixture[str]) -> tuple[int, str]:
    """Exit code, and all that is said of mistakes; what a command tells when it succeeds is no matter here.

    A build has a process of its own: fonts are chosen once in the life of a process.
    """
    if command[0] == "build" or environment:
        words = [sys.executable, "-m", "cardpress", *command]
        done = (
            subprocess.run(words, capture_output=True, text=True, check=False, env=os.environ | environment)
            if environment
            else warm.cardpress(command)
        )
        code, out, err = done.returncode, done.stdout, done.stderr
    else:
        code = main.main(command)
        out, err = capsys.readouterr()
    return code, out + err if code else err


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """What a build and a check kept when the base project was right: its phrased texts, its proven faces."""
    root = tmp_path_factory.mktemp("kept") / "project"
    shutil.copytree(HERE / "base", root)
    assert main.main(["build", "--root", str(root), "--target", "data_json"]) == 0
    assert main.main(["check", "--root", str(root)]) == 0
    return root / "build" / ".cache"


@pytest.mark.parametrize("case", CASES, ids=_name)
def test_golden_error(case: Path, kept: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A mistake in a project that was right is named to the letter and leaves good output alone."""
    capsys.readouterr()  # what was told while the base project was kept
    root = _project(case, tmp_path / "project")
    if (root / "build").is_dir() and not (root / "build" / ".cache").exists():
        shutil.copytree(kept, root / "build" / ".cache")
    built = _tree(root / "build")
    command = _command(case)

    words = [word.replace("DIR", str(root)) for word in command]
    code, told = _run([*words, "--root", str(root)], _environment(case, root), capsys)

    said = told.replace(str(root), "DIR")
    assert code in {1, 2} or "warning[" in said, said
    assert "Traceback" not in said
    assert code == 0 or built == _tree(root / "build")
    told = f"$ cardpress {' '.join(command)} --root DIR\n{said}exit code {code}\n"
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        (case / "expected.txt").write_text(told, "utf-8")
    assert (case / "expected.txt").read_text("utf-8") == told


def test_base_is_right(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The project that all cases start from has no problem, so that each case shows only its own."""
    root = shutil.copytree(HERE / "base", tmp_path / "project")

    code = main.main(["check", "--root", str(root)])

    said = capsys.readouterr()
    assert code == 0, said.err
    assert said.err == ""


def test_cases_show_their_codes() -> None:
    """A case lies in the folder of the code it shows."""
    said = {case: (case / "expected.txt").read_text("utf-8") for case in CASES}
    shown = {
        case: f"[{case.parent.name}]: " in text or f'"code": "{case.parent.name}"' in text
        for case, text in said.items()
    }

    assert [_name(case) for case in CASES if not shown[case]] == []


def test_every_code_has_a_case() -> None:
    """Whatever problem the code can name has a case that shows it."""
    source = Path(main.__file__).parents[1]
    codes = {code for file in source.rglob("*.py") for code in _codes(ast.parse(file.read_text("utf-8")))}
    shown = {case.parent.name for case in CASES}

    assert sorted(codes - shown - WITHOUT_CASE.keys()) == []
    assert sorted(WITHOUT_CASE.keys() - codes) == []


def _codes(module: ast.Module) -> Iterator[str]:
    """First arguments of every Diagnostic( … )."""
    for node in ast.walk(module):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "Diagnostic":
            code = node.args[0] if node.args else None
            if isinstance(code, ast.Constant):
                yield str(code.value)
