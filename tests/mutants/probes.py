"""Which tests run a faulty line: before its statement stands a probe that tells when it is passed.

Only lines a fault is planted in are probed, so code runs nearly as fast as without. Processes a test starts tell
too.
"""

from __future__ import annotations

import ast
from collections.abc import Mapping
from pathlib import Path

HITS = "MUTANTS_HITS"
"""The environment variable that names the file where probes tell."""
_MODULE = "_mutants_probe"
_SOURCE = f'''"""Tells once, in the file the environment names, that a probe was passed."""
import os

PASSED = set()


def passed(probe):
    if probe not in PASSED:
        PASSED.add(probe)
        if file := os.environ.get("{HITS}"):
            stream = os.open(file, os.O_WRONLY | os.O_APPEND | os.O_CREAT)
            os.write(stream, (probe + "\\n").encode())
            os.close(stream)
'''


def lay(src: Path) -> None:
    """Put the module probes call beside the packages of a copy of src/."""
    (src / f"{_MODULE}.py").write_text(_SOURCE, "utf-8")


def forget() -> None:
    """Let every probe tell again, in this process."""
    from _mutants_probe import PASSED  # noqa: PLC0415  it lies in the copy of src/ that is imported

    PASSED.clear()


def probed(source: str, lines: Mapping[str, int]) -> str:
    """The source with a probe before the statement each line belongs to; what stood there stands there still."""
    tree, text = ast.parse(source), source.splitlines(keepends=True)
    first = next(node for node in tree.body if not _is_docstring(node) and not _is_from_future(node))
    added = []
    for probe, line in lines.items():
        at, indent = _statement(tree, text, line)
        added.append((at, f"{indent}__passed__({probe!r})\n"))
    added.append((_first_line(first), f"from {_MODULE} import passed as __passed__\n"))  # before any probe
    for at, words in sorted(added, key=lambda each: each[0], reverse=True):
        text.insert(at - 1, words)
    return "".join(text)


def function_of(source: str, line: int) -> str | None:
    """Name, with its classes, of the outermost function whose body a line is in; None for code outside."""
    found, nodes = [], ast.parse(source).body
    while nodes:
        node = next((node for node in nodes if node.lineno <= line <= (node.end_lineno or node.lineno)), None)
        if isinstance(node, ast.ClassDef):
            found.append(node.name)
            nodes = node.body
        elif isinstance(node, ast.FunctionDef) and line >= node.body[0].lineno:
            return ".".join([*found, node.name])
        else:
            nodes = []
    return None


def _statement(tree: ast.Module, text: list[str], line: int) -> tuple[int, str]:
    """First line and indent of the innermost statement that a line is in and that another can stand before."""
    inside = [
        (node.lineno, _first_line(node), text[node.lineno - 1][: node.col_offset])
        for node in ast.walk(tree)
        if isinstance(node, ast.stmt) and _first_line(node) <= line <= (node.end_lineno or node.lineno)
        if not text[node.lineno - 1][: node.col_offset].strip()
        if not text[node.lineno - 1][node.col_offset :].startswith("elif")
    ]
    _, at, indent = max(inside)
    return at, indent


def _first_line(node: ast.stmt) -> int:
    return min([node.lineno, *(each.lineno for each in getattr(node, "decorator_list", []))])


def _is_docstring(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)


def _is_from_future(node: ast.stmt) -> bool:
    return isinstance(node, ast.ImportFrom) and node.module == "__future__"
