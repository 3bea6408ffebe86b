"""Names on a command line: of games, languages, components, outputs, print shops. None of them is a path.

The command line needs it, so it imports next to nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator

PLACES = frozenset({"cluster", "store", "subjects"})
"""Arguments that may be an address or a path, though they are texts."""
TEXTS = frozenset({"rule"})
"""Arguments that are sentences."""
LONGEST_NAME = 100


def name_problem(arguments: argparse.Namespace) -> str | None:
    """What is wrong with the first name in parsed arguments that could be a path or command a terminal, if any."""
    for argument, name in _names(arguments):
        if problem := _problem(name):
            return f"{name[:LONGEST_NAME]!r} is no name ({argument}): {problem}"
    return None


def _names(arguments: argparse.Namespace) -> Iterator[tuple[str, str]]:
    for argument, value in vars(arguments).items():
        if argument not in PLACES | TEXTS:
            for names in value if isinstance(value, list | tuple) else [value]:
                if isinstance(names, str):
                    yield from ((argument, name) for name in names.split(","))


def _problem(name: str) -> str | None:
    if not name.isprintable():
        return "it has characters that nobody can read"
    if "/" in name or "\\" in name:
        return f"it has a slash{_hint(name)}"
    if name.startswith("."):
        return "it starts with a dot"
    return "it is too long" if len(name) > LONGEST_NAME else None


def _hint(path: str) -> str:
    """The name that a path ends in, as a question: a shell completes `content/mini/` where `mini` is meant."""
    last = next((part for part in reversed(path.replace("\\", "/").split("/")) if part), "")
    return "" if not last or _problem(last) else f"; did you mean {last!r}?"
