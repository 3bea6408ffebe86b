"""Problems as text for people: address, message, the line with a caret, what was expected, how to mend it.

Rich would draw the line with the caret, but takes 0.12 s to import, as long as `cardpress --help` as a whole.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable

from cardpress.diagnostics import MOST, Diagnostic, Position, Report, Severity

_WIDEST = 100
"""Longest piece of a source line shown; a longer line is cut around the caret."""


_FACE = re.compile(r"[\w-]+, [\w-]+, [\w-]+(?=: )")
"""What a message about a face or page begins with: axe, front, en."""
_NAMED = 4
"""So many further faces with the same fault are named, the others counted."""


def report_as_text(report: Report) -> str:
    """Every problem of a report and the line that counts them; empty when there is none.

    A fault that a template brings to many faces is told once, with the faces.
    """
    if not len(report):
        return ""
    told: list[str] = []
    of_file, omitted = Counter[str](), Counter[str]()
    for problems in _same(report):
        file = problems[0].position.file
        of_file[file] += 1
        if of_file[file] <= MOST:
            told.append(_group_as_text(problems))
        else:
            omitted[file] += len(problems)
    told += [f"{file}: {_count(number, 'more problem')} not shown" for file, number in omitted.items()]
    text = "\n\n".join([*told, summary(report)])
    return text.encode(errors="backslashreplace").decode()


def summary(report: Report) -> str:
    """How many problems in how many files, and whether they kept everything from being written."""
    numbers = Counter(problem.severity for problem in report)
    counted = [_count(numbers[severity], severity) for severity in Severity if numbers[severity]]
    files = len({problem.position.file for problem in report})
    end = " Nothing was written." if numbers[Severity.ERROR] else ""
    return f"{' and '.join(counted)} in {_count(files, 'file')}.{end}"


def _same(report: Iterable[Diagnostic]) -> Iterable[list[Diagnostic]]:
    groups: dict[tuple[object, ...], list[Diagnostic]] = {}
    for problem in report:
        face = _FACE.match(problem.message)
        fault = (
            (problem.code, problem.message[face.end() :], problem.expected, problem.hint) if face else (problem,)
        )
        groups.setdefault(fault, []).append(problem)
    return groups.values()


def _group_as_text(problems: list[Diagnostic]) -> str:
    first, *others = problems
    if not others:
        return _problem(first)
    faces = [found[0] for other in others[:_NAMED] if (found := _FACE.match(other.message))]
    more = f" and {len(others) - _NAMED} more" if len(others) > _NAMED else ""
    return f"{_problem(first)}\n  also: {'; '.join(faces)}{more}"


def _problem(problem: Diagnostic) -> str:
    at = problem.position
    address = ":".join(str(part) for part in (at.file, at.line, at.column) if part is not None)
    lines = [f"{address}: {problem.severity}[{problem.code}]: {problem.message}"]
    if at.pointer:
        lines.append(f"  at {at.pointer}")
    if at.excerpt and at.line and at.column:
        lines += _excerpt(at, at.excerpt, at.column)
    if problem.expected:
        lines.append(f"  expected: {problem.expected}")
    if problem.hint:
        lines.append(f"  hint: {problem.hint}")
    return "\n".join(line.rstrip() for line in lines)


def _excerpt(at: Position, line: str, column: int) -> list[str]:
    start = max(0, column - 1 - _WIDEST // 2) if len(line) > _WIDEST else 0
    shown = line[start : start + _WIDEST]
    before = shown[: column - 1 - start]
    # A tab stays a tab below itself, so that the caret stands right whatever a tab's width is.
    gap = "".join("\t" if character == "\t" else " " for character in before)
    caret = "^" * min(at.width, max(1, len(shown) - len(before)))
    number = str(at.line)
    return [f"  {number} | {_printable(shown)}", f"  {' ' * len(number)} | {gap}{caret}"]


def _printable(text: str) -> str:
    return "".join(
        character if character.isprintable() or character == "\t" else "\N{REPLACEMENT CHARACTER}"
        for character in text
    )


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}" if number == 1 else f"{number} {noun}s"
