"""Source files, with the position of every value."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from types import ModuleType
from typing import Any

from cardpress.diagnostics import Position
from cardpress.models.json_spans import Span, spans_of

_LONG_LINE = 10_000
"""Characters of a line that is shown; every problem in a longer one would bring it along."""


def position_at(path: str, text: str, at: int, *, width: int = 1, pointer: str = "") -> Position:
    """Place of a character offset in a text; `width` is cut at the end of its line."""
    start = text.rfind("\n", 0, at) + 1
    end = text.find("\n", start)
    end = end if end >= 0 else len(text)
    excerpt = text[start:end].rstrip("\r") if end - start <= _LONG_LINE else None
    column = at - start + 1
    return Position(
        path,
        text.count("\n", 0, at) + 1,
        column,
        pointer or None,
        excerpt,
        max(1, min(width, end - at)),
    )


@dataclass(frozen=True)
class Source:
    """One JSON file: its path from the project root, its text and its value.

    Places are worked out only when somebody asks, because a build without problems never does.
    """

    path: str
    text: str
    value: Any = field(hash=False)  # a mapping has no hash, and the text tells what it is
    digest: str

    @property
    def home(self) -> Position:
        """The place of all of it, for what is wrong with no single value."""
        return Position(self.path)

    @property
    def json(self) -> str:
        """The text that a model is read from."""
        return self.text

    @cached_property
    def _spans(self) -> Mapping[str, Span]:
        return spans_of(self.text)

    def position(self, pointer: str = "", *, key: bool = False) -> Position:
        """Place of the value at a JSON pointer (or of its key); the nearest parent's when it is absent."""
        spans = self._spans
        known = pointer
        while known not in spans and known:
            known = known.rpartition("/")[0]
        span = spans[known]
        at, width = (
            (span.key_at, span.key_width) if key and known == pointer and span.key_at else (span.at, span.width)
        )
        return position_at(self.path, self.text, at, width=width, pointer=pointer)


@dataclass(frozen=True)
class TextSource:
    """One Fluent or text file: its path from the project root, its text and a digest of it."""

    path: str
    text: str
    digest: str

    def position(self, line: int, column: int = 1, width: int = 1) -> Position:
        """Place of a line and column, both from 1."""
        lines = self.text.splitlines()
        excerpt = lines[line - 1] if 0 < line <= len(lines) else None
        return Position(self.path, line, column, None, excerpt, width)

    @property
    def as_written(self) -> TextSource:
        """The text as it was read, without messages that were made of others."""
        return self

    def cell_of(self, message: str, attribute: str = "") -> Position | None:
        """Where a word belongs whose place is known though it is missing, as in a table."""
        return None


@dataclass(frozen=True)
class GameSources:
    """Everything read of one game: JSON files and texts by path from the game's folder, and its schema.

    `copies` is how often the rows of its tables are printed, where they say it.
    """

    id: str
    files: Mapping[str, Source]
    texts: Mapping[str, TextSource]
    schema: ModuleType
    copies: Mapping[str, int] = field(default_factory=dict)


@dataclass(frozen=True)
class Sources:
    """Everything read of a project, before anything is checked."""

    root: Path
    games: Mapping[str, GameSources]
