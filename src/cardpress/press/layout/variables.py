"""CSS variables in stylesheets and templates: one that is used but set nowhere is found where it stands."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Sequence

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
    bare = [_COMMENT.sub(_blank, file.text) for file in files]
    known = {*GIVEN, *(f"--color-{name}" for name in colours)}
    known.update(name for text in bare for name in _SET.findall(text))
    for file, text in zip(files, bare, strict=True):
        for used in _USED.finditer(text):
            if used[1] not in known:
                at = position_at(file.path, file.text, used.start(1), width=len(used[1]))
                message = f"nothing sets the CSS variable {used[1]}"
                yield Diagnostic("unknown-variable", message, at, _EXPECTED, did_you_mean(used[1], known))


def _blank(comment: re.Match[str]) -> str:
    """Spaces in place of a comment, so that what follows keeps its place."""
    return re.sub(r"\S", " ", comment[0])
