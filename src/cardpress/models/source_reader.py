"""One file of a project as a source: nothing outside the project, nothing too large, nothing but UTF-8."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from stat import S_ISLNK

from cardpress.diagnostics import Diagnostic, Position, Report
from cardpress.diagnostics.printable import ACCENTS, first_control, first_pile
from cardpress.files.problems import unreadable
from cardpress.files.safe_read import SOURCE, TABLE, TEXTS, RefusedError, is_inside, read
from cardpress.models.encoding import encoding_problem, is_utf16
from cardpress.models.json_spans import spans_of
from cardpress.models.json_text import control_character, parse_json
from cardpress.models.source import Source, TextSource, position_at

Problems = list[Diagnostic]
SCHEMA = "$schema"
"""The field by which a file names its JSON Schema for editors; every JSON file may have it."""
Make = Callable[[str, bytes], Source | TextSource | Problems]

_BOM = "\N{ZERO WIDTH NO-BREAK SPACE}"
_SAVE = "save the file again as UTF-8"

Stamp = tuple[int, int, int]
"""Size, time of the last change and number of a file: equal stamps mean equal bytes."""

Known = dict[str, tuple[Stamp, Source | TextSource]]
"""Sources by their path from the root, so that a second reading of the project skips unchanged files."""


class SourceReader:
    """Reads files of one project; what is wrong with them goes into the report."""

    def __init__(self, root: Path, report: Report, known: Known) -> None:
        self._root = os.path.realpath(root)
        self._report = report
        self._known = known
        self._folders: dict[str, bool] = {}

    def json(self, path: str) -> Source | None:
        """The JSON file at a path from the root, or None when something is wrong with it."""
        source = self._read(path, _json_source, SOURCE)
        return source if isinstance(source, Source) else None

    def text(self, path: str) -> TextSource | None:
        """The text file at a path from the root, or None when something is wrong with it."""
        source = self._read(path, _text_source, TEXTS)
        return source if isinstance(source, TextSource) else None

    def data(self, path: str) -> bytes | None:
        """The bytes of a table at a path from the root, or None when something is wrong with it."""
        full = f"{self._root}/{path}"
        try:
            if not self._is_inside(full, is_link=os.path.islink(full)):  # noqa: PTH114 a path as text
                raise _outside(path)
            return read(full, TABLE)
        except OSError as error:
            self._report.add(unreadable(Position(path), error))
            return None

    def inside(self, path: str) -> bool:
        """Whether a link's target belongs to the project; a problem when it does not."""
        if is_inside(f"{self._root}/{path}", self._root):
            return True
        self._report.add(unreadable(Position(path), _outside(path)))
        return False

    def _is_inside(self, full: str, *, is_link: bool) -> bool:
        """Whether a file's links stay in the project; its folder is looked up once."""
        folder = os.path.dirname(full)  # noqa: PTH120 hot: once for each of thousands of files
        if folder not in self._folders:
            self._folders[folder] = is_inside(folder, self._root)
        return self._folders[folder] and (not is_link or is_inside(full, self._root))

    def _read(self, path: str, make: Make, limit: int) -> Source | TextSource | None:
        full = f"{self._root}/{path}"
        try:
            found = os.lstat(full)  # hot: asked once for each of thousands of files
            if not self._is_inside(full, is_link=S_ISLNK(found.st_mode)):
                raise _outside(path)
            if S_ISLNK(found.st_mode):
                found = os.stat(full)  # noqa: PTH116 as above
            stamp = (found.st_size, found.st_mtime_ns, found.st_ino)
            known = self._known.get(path)
            if known and known[0] == stamp:
                return known[1]
            source = make(path, read(full, limit))
        except OSError as error:
            source = [unreadable(Position(path), error)]
        if isinstance(source, list):
            self._report.add(*source)
            return None
        self._known[path] = stamp, source
        return source


def _outside(path: str) -> RefusedError:
    return RefusedError("path-outside-project", "this link leads out of the project", path, "a file inside it")


def _json_source(path: str, data: bytes) -> Source | Problems:
    text = _decode(path, data)
    if isinstance(text, Diagnostic):
        return [text]
    value, problems = parse_json(path, text)
    if isinstance(value, dict) and SCHEMA in value and not problems:
        text, value = _without_schema(text), {name: one for name, one in value.items() if name != SCHEMA}
    return problems or Source(path, text, value, sha256(data).hexdigest())


def _without_schema(text: str) -> str:
    """A file's text with spaces in place of its "$schema", which only editors read; all else keeps its place."""
    spans = spans_of(text)
    span = spans[f"/{SCHEMA}"]
    start, end = span.key_at or 0, span.at + span.width
    after = len(text[end:]) - len(text[end:].lstrip())
    if text[end + after] == ",":
        end += after + 1
    else:
        start = text.rindex(",", 0, start) if "," in text[:start] else start
    return text[:start] + re.sub(r"[^\n]", " ", text[start:end]) + text[end:]


def _text_source(path: str, data: bytes) -> TextSource | Problems:
    text = _decode(path, data)
    return [text] if isinstance(text, Diagnostic) else TextSource(path, text, sha256(data).hexdigest())


def _decode(path: str, data: bytes) -> str | Diagnostic:
    if is_utf16(data):
        return Diagnostic("not-utf8", encoding_problem(data), Position(path), "a file in UTF-8", _SAVE)
    try:
        text = data.decode()
    except UnicodeDecodeError as error:
        return _not_utf8(path, data, error.start)
    if text.startswith(_BOM):
        message = "the file starts with a byte order mark"
        return Diagnostic("not-utf8", message, Position(path), "UTF-8 without a byte order mark")
    text = text.replace("\r\n", "\n")  # lines end as editors of Windows end them, or git does there
    if (at := first_control(text)) is not None:
        return control_character(position_at(path, text, at), text[at])
    if (at := first_pile(text)) is not None:
        message = f"more than {ACCENTS} accents stand on one letter"
        return Diagnostic("too-much", message, position_at(path, text, at), hint="delete them")
    return text


def _not_utf8(path: str, data: bytes, at: int) -> Diagnostic:
    start = data.rfind(b"\n", 0, at) + 1
    end = data.find(b"\n", start)
    line = data[start : end if end >= 0 else len(data)].decode(errors="replace").rstrip("\r")
    column = len(data[start:at].decode(errors="replace")) + 1
    position = Position(path, data.count(b"\n", 0, at) + 1, column, None, line)
    return Diagnostic("not-utf8", encoding_problem(data), position, "a file in UTF-8", _SAVE)
