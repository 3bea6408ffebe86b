"""Output and input of a terminal, or of a pipe."""

from __future__ import annotations

import os
import re
import shutil
import sys
import textwrap
from collections.abc import Iterable, Sequence
from io import TextIOWrapper

from cardpress_engines.kernel.text_view import WIDTH, PictureLine

INDENT, GAP = 3, 2
"""Spaces before and between columns."""
BOLD = re.compile(r"\*([^*]+)\*")
MARGIN = re.compile(r"\s*(?:[a-z]?\d+\. )?")
"""What a line goes on under: its indent, and the number of a choice."""

LETTER = re.compile(r"\b([^\W\d_]) (?=\S)")
"""A word of one letter, which ends no line."""


class Terminal:
    """Shows lines with *bold* parts, wrapped under their own margin, and asks for one line at a time."""

    def __init__(self) -> None:
        for stream in (sys.stdin, sys.stdout):
            if isinstance(stream, TextIOWrapper):  # an answer in another encoding is wrong, not fatal
                stream.reconfigure(errors="replace")
        self._typed = sys.stdin is not None and sys.stdin.isatty()
        self._styled = sys.stdout.isatty() and "NO_COLOR" not in os.environ
        columns = shutil.get_terminal_size().columns if sys.stdout.isatty() else WIDTH
        self._width = max(40, min(columns, WIDTH))

    def show(self, lines: Iterable[str]) -> None:
        """Print lines; what is longer than the width goes on below, under the same margin, but for pictures."""
        for line in lines:
            print(self._plain(line if isinstance(line, PictureLine) else self._wrap(line)))

    def side_by_side(self, cells: Sequence[str]) -> list[str]:
        """Short texts in columns, as many as fit, to be read line by line."""
        width = max(len(cell) for cell in cells) + GAP
        columns = max(1, (self._width - INDENT) // width)
        rows = [cells[first : first + columns] for first in range(0, len(cells), columns)]
        return [PictureLine(" " * INDENT + "".join(f"{cell:{width}}" for cell in row).rstrip()) for row in rows]

    def ask(self, prompt: str) -> str | None:
        """One line that was typed, without spaces around it; None at the end of the input."""
        print(prompt, end=" ", flush=True)
        line = sys.stdin.readline() if sys.stdin is not None else ""
        if not self._typed or not line:  # a transcript shows the answer, and what follows starts a line
            print(line.strip())
        return line.strip() if line else None

    def _wrap(self, line: str) -> str:
        margin = MARGIN.match(line)
        indent = " " * (margin.end() if margin else 0)
        filled = textwrap.fill(
            LETTER.sub("\\1\u00a0", line), self._width, subsequent_indent=indent,
            break_long_words=False, break_on_hyphens=False,
        )  # fmt: skip
        return filled.replace("\u00a0", " ")  # it has done its work, and whoever searches types a space

    def _plain(self, text: str) -> str:
        return BOLD.sub("\033[1m\\1\033[0m" if self._styled else r"\1", text)
