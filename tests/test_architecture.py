"""The house rules that a machine can check: imports, sizes, names, docs."""

from __future__ import annotations

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from graphlib import TopologicalSorter
from pathlib import Path

import grimp
import pytest

ROOT = Path(__file__).resolve().parents[1]
SOURCES = sorted([*(ROOT / "src").rglob("*.py"), *(ROOT / "schemas").glob("*.py")])
FORBIDDEN = {"utils", "helpers", "common", "base", "manager", "misc"}
USUAL_DECKS = {"board", "dungeon", "helper_cards"}
"""Decks whose names are words of many games."""
Function = ast.FunctionDef | ast.AsyncFunctionDef


def _functions(file: Path) -> Iterator[Function]:
    return (node for node in ast.walk(ast.parse(file.read_text("utf-8"))) if isinstance(node, Function))


def _length(function: Function) -> int:
    """Lines without decorators and docstring."""
    body = function.body[1:] if ast.get_docstring(function) and len(function.body) > 1 else function.body
    return (function.end_lineno or 0) - body[0].lineno + 2


def test_imports_go_one_way() -> None:
    """Imports follow the contract in pyproject.toml."""
    lint = Path(sys.executable).with_name("lint-imports")
    done = subprocess.run([lint, "--no-cache"], cwd=ROOT, capture_output=True, text=True, check=False)

    assert done.returncode == 0, done.stdout


def test_no_imports_form_a_ring() -> None:
    """No module imports another that leads back to it, in functions and for type checkers included."""
    graph = grimp.build_graph("cardpress", "cardpress_engines", cache_dir=None)
    imports = {module: graph.find_modules_directly_imported_by(module) for module in graph.modules}

    TopologicalSorter(imports).prepare()  # raises CycleError with the ring


@pytest.mark.parametrize("file", SOURCES, ids=lambda file: file.relative_to(ROOT).as_posix())
def test_source_file_stays_small(file: Path) -> None:
    """A source file has at most 400 lines and opens with a docstring; a function has at most 50 lines."""
    text = file.read_text("utf-8")

    assert text.count("\n") <= 400
    assert ast.get_docstring(ast.parse(text))
    assert [f.name for f in _functions(file) if _length(f) > 50] == []


def test_most_functions_are_short() -> None:
    """Nine functions of ten have at most 25 lines."""
    lengths = sorted(_length(function) for file in SOURCES for function in _functions(file))

    assert lengths[len(lengths) * 9 // 10] <= 25


def test_no_module_is_a_drawer_for_everything() -> None:
    """No module is called utils, helpers, common, base or manager."""
    assert [file.name for file in SOURCES if FORBIDDEN & set(file.stem.split("_"))] == []


def test_compiler_names_no_game() -> None:
    """The compiler, its languages and the shared templates know no game by name, nor a deck, such as an army."""
    known = [folder.name for folder in (ROOT / "content").iterdir()]
    known += [deck.stem for deck in (ROOT / "content").glob("*/decks/*.json") if deck.stem not in USUAL_DECKS]
    words = {word for name in known for word in (name, *(part for part in name.split("_") if len(part) > 6))}
    names = re.compile("|".join(rf"(?<![a-z]){word}(?![a-z])" for word in sorted(words)), re.IGNORECASE)
    folders = (ROOT / "src" / "cardpress", ROOT / "src" / "cardpress_setup", ROOT / "templates" / "shared")
    endings = {".py", ".ftl", ".json", ".html", ".css", ".svg"}
    files = [file for folder in folders for file in folder.rglob("*") if file.suffix in endings]

    assert {"mephisto", "neuroshima", "outpost"} <= words
    assert len(files) > 100
    assert [(file.name, found[0]) for file in files if (found := names.search(file.read_text("utf-8")))] == []


def test_paths_named_in_docs_exist() -> None:
    """Every path of the project that README, CHANGELOG or docs name in code type exists, build/ excepted."""
    pages = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]
    named = {
        (page.name, path)
        for page in pages
        for path in re.findall(
            r"`((?:src|docs|tests|schemas|templates|content)/[\w./-]+)`", page.read_text("utf-8")
        )
    }

    missing = [(page, path) for page, path in sorted(named) if not (ROOT / path).exists()]
    assert [each for each in missing if "/robots" not in each[1]] == []  # the game that docs/add-a-game.md makes
