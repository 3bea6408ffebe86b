"""A problem as a value: what is wrong, where, what was expected, and how to mend it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from enum import StrEnum

Progress = Callable[[str, int, int], None]  # told of a run: what is made, how much of it there is, of how much


MOST = 100
"""So many problems of one file are told, the others counted."""
LONGEST = 2000
"""Characters of a message, and of each piece of advice with it; what it quotes may be a whole file."""


class Severity(StrEnum):
    """An error stops the build before anything is written; a warning is only shown; a note may be no fault."""

    ERROR = "error"
    WARNING = "warning"
    NOTE = "note"


@dataclass(frozen=True, slots=True)
class Position:
    """A place in a file of the project: path from its root, line and column from 1, JSON pointer.

    `excerpt` is the source line and `width` the number of characters to underline in it.
    """

    file: str
    line: int | None = None
    column: int | None = None
    pointer: str | None = None
    excerpt: str | None = None
    width: int = 1


@dataclass(frozen=True, slots=True)
class Diagnostic:
    """One problem. `code` is kebab-case and stable; it names the page section that explains it."""

    code: str
    message: str
    position: Position
    expected: str | None = None
    hint: str | None = None
    severity: Severity = Severity.ERROR

    def __post_init__(self) -> None:
        """Cut what nobody would read to its end."""
        for name in ("message", "expected", "hint"):
            if len(getattr(self, name) or "") > LONGEST:
                object.__setattr__(self, name, getattr(self, name)[:LONGEST] + "…")

    def sort_key(self) -> tuple[str, int, int, str, str]:
        """Order of the files, then of the places in them."""
        at = self.position
        return at.file, at.line or 0, at.column or 0, self.code, self.message


@dataclass
class Report:
    """Collects the problems of one run; stages add to it and go on."""

    _found: dict[Diagnostic, None] = field(default_factory=dict)

    def add(self, *problems: Diagnostic) -> None:
        """Remember problems; the same one twice counts once."""
        self._found.update(dict.fromkeys(problems))

    def extend(self, problems: Iterable[Diagnostic]) -> None:
        """Remember every problem of an iterable."""
        self.add(*problems)

    def __iter__(self) -> Iterator[Diagnostic]:
        return iter(sorted(self._found, key=Diagnostic.sort_key))

    def __len__(self) -> int:
        return len(self._found)

    @property
    def has_errors(self) -> bool:
        """Whether anything found forbids writing."""
        return any(problem.severity is Severity.ERROR for problem in self._found)
