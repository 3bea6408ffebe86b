"""CSS variables in stylesheets and templates: one that is used but set nowhere is found where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence
from functools import lru_cache

from cardpress.diagnostics import Diagnostic
from cardpress.diagnostics.advice import did_you_mean
from cardpress.models.source import TextSource, position_at

GIVEN = ("--fit", "--width", "--height", "--bleed", "--corner", "--flat")
"""What the press sets on every page: the scale of its text, and its measures in mm."""

_EXPECTED = "one that a stylesheet sets, --color-<name> of the palette, or var(--name, value)"
_COMMENT = re.compile(r"/\*.*?\*/|\{#.*?#\}|<!--.*?-->", re.DOTALL)
_SET = re.compile(r"(?<![\w-])(--[\w-]+)\s*:")
_USED = re.compile(r"var\(\s*(--[\w-]+)\s*\)")
"""A use without a value to fall back on."""


def unset(files: Sequence[TextSource], colours: Collection[str]) -> Iterator[Diagnostic]:
    """A diagnostic for each use of a variable that no file sets and that is no colour of the palette."""
    found = [_variables(file.text) for file in files]
    known = {*GIVEN, *(f"--color-{name}" for name in colours)}.union(*(names for names, _ in found))
    for file, (_, uses) in zip(files, found, strict=True):
        for start, name in uses:
            if name not in known:
                at = position_at(file.path, file.text, start, width=len(name))
                message = f"nothing sets the CSS variable {name}"
                yield Diagnostic("unknown-variable", message, at, _EXPECTED, did_you_mean(name, known))


@lru_cache(maxsize=128)
def _variables(text: str) -> tuple[frozenset[str], tuple[tuple[int, str], ...]]:
    """The variables that a text sets, and the place and name of each that it uses."""
    bare = _COMMENT.sub(_blank, text)
    return frozenset(_SET.findall(bare)), tuple((used.start(1), used[1]) for used in _USED.finditer(bare))


def _blank(comment: re.Match[str]) -> str:
    """Spaces in place of a comment, so that what follows keeps its place."""
    return re.sub(r"\S", " ", comment[0])
