"""Worksheets of an XLSX file, of which it is known before they are read how much memory they take."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Iterator, Sequence
from xml.parsers import expat

import python_calamine as calamine

from cardpress.diagnostics import Diagnostic, Position

UNPACKED = 64_000_000
"""Bytes a workbook may have once its zip is opened."""
AREA = 20_000_000
"""Cells, empty ones too, from the first to the last of a sheet: calamine keeps 32 bytes for each."""
SHARED = 100_000_000
"""Characters of the shared texts of a sheet: calamine copies one into each cell that has it."""
_CELL = re.compile(r"([A-Z]{1,7})([0-9]{1,10})")
_CONTENT = {"v", "is", "f"}
"""Elements of a cell that is not empty; one that has nothing but a format is not read."""
_NUMBER = re.compile(r"[0-9]{1,10}")


def worksheets(path: str, data: bytes) -> list[tuple[str, Iterator[list[object]]]] | Diagnostic:
    """The sheets of a workbook with anything in them, each a name and its rows, or why there are none."""
    try:
        if problem := _oversize(path, data):
            return problem
        book = calamine.CalamineWorkbook.from_filelike(io.BytesIO(data))
        found = [(name, book.get_sheet_by_name(name)) for name in book.sheet_names]
    except (
        calamine.CalamineError,
        calamine.WorksheetNotFound,
        zipfile.BadZipFile,
        expat.ExpatError,
        NotImplementedError,
        RuntimeError,
        EOFError,
        ValueError,
        OSError,
    ) as error:
        message = f"this is no workbook: {(str(error).splitlines() or [type(error).__name__])[0]}"
        return Diagnostic("unreadable-file", message, Position(path), "an XLSX file", "save it again as XLSX")
    return [(name, _rows(sheet)) for name, sheet in found if sheet.start is not None]


def _rows(sheet: calamine.CalamineSheet) -> Iterator[list[object]]:
    """The rows of a sheet from its first line and column on."""
    left = [""] * (sheet.start[1] if sheet.start else 0)
    return ([*left, *row] for row in sheet.iter_rows())


def _oversize(path: str, data: bytes) -> Diagnostic | None:
    """What of a workbook would take more memory than there is."""
    with zipfile.ZipFile(io.BytesIO(data)) as packed:
        size = sum(part.file_size for part in packed.infolist())
        if size > UNPACKED:
            return _too_much(
                path, f"the workbook unpacks to {size // 1_000_000} MB", f"{UNPACKED // 1_000_000} MB"
            )
        if damaged := packed.testzip():
            raise zipfile.BadZipFile(f"{damaged} is damaged")
        strings = _Strings()
        for part in packed.infolist():
            if part.filename.lower() == "xl/sharedstrings.xml":
                strings.read(packed.read(part))
        for part in packed.infolist():
            if part.filename.lower().startswith("xl/worksheets/") and part.filename.lower().endswith(".xml"):
                extent = _Extent(strings.lengths)
                extent.read(packed.read(part))
                if problem := extent.problem(path, part.filename):
                    return problem
    return None


class _Strings:
    """Lengths of the texts that the cells of a workbook share."""

    def __init__(self) -> None:
        self.lengths: list[int] = []

    def read(self, data: bytes) -> None:
        """Read a part of a workbook, sharedStrings.xml."""
        parser = expat.ParserCreate()
        parser.StartElementHandler, parser.CharacterDataHandler = self._open, self._add
        parser.Parse(data, True)

    def _open(self, name: str, _: dict[str, str]) -> None:
        if name.rpartition(":")[2] == "si":
            self.lengths.append(0)

    def _add(self, text: str) -> None:
        if self.lengths:
            self.lengths[-1] += len(text)


class _Extent:
    """How far a worksheet reaches, and how many characters its cells have."""

    def __init__(self, strings: Sequence[int]) -> None:
        self.width = self.height = self.characters = 0
        self._row = self._column = 0
        self._strings = strings
        self._is_shared = False

    def read(self, data: bytes) -> None:
        """Read a part of a workbook, a worksheet."""
        parser = expat.ParserCreate()
        parser.buffer_text = True
        parser.StartElementHandler, parser.CharacterDataHandler = self._open, self._add
        parser.Parse(data, True)

    def problem(self, path: str, part: str) -> Diagnostic | None:
        """Why the worksheet is not read."""
        if self.width * self.height > AREA:
            message = f"{part} of the workbook reaches over {self.width:,} columns and {self.height:,} rows"
            hint = "delete what stands far below or right of the table"
            return _too_much(path, message, f"{AREA:,} cells at most, empty ones too", hint)
        if self.characters > SHARED:
            message = f"the cells of {part} have {self.characters // 1_000_000} million characters"
            return _too_much(path, message, f"{SHARED // 1_000_000} million at most")
        return None

    def _open(self, name: str, attributes: dict[str, str]) -> None:
        name = name.rpartition(":")[2]
        if name == "row":
            number = attributes.get("r", "")
            self._row = int(number) if _NUMBER.fullmatch(number) else self._row + 1
            self._column = 0
        elif name == "c":
            place = _CELL.fullmatch(attributes.get("r", ""))
            self._column = column_number(place[1]) if place else self._column + 1
            self._row = int(place[2]) if place else self._row
            self._is_shared = attributes.get("t") == "s"
        elif name in _CONTENT:
            self.width, self.height = max(self.width, self._column), max(self.height, self._row)

    def _add(self, text: str) -> None:
        if self._is_shared and _NUMBER.fullmatch(text) and int(text) < len(self._strings):
            self.characters += self._strings[int(text)]


def column_number(letters: str) -> int:
    """The number of a column, from 1, as spreadsheets name it: A to Z, then AA."""
    number = 0
    for letter in letters:
        number = 26 * number + ord(letter) - 64
    return number


def _too_much(path: str, message: str, most: str, hint: str | None = None) -> Diagnostic:
    return Diagnostic("too-much", message, Position(path), most, hint)
