"""An XLSX file with other texts in some cells of a sheet; all other parts of the file keep every byte."""

from __future__ import annotations

import io
import re
import zipfile
from collections.abc import Mapping
from typing import Any

from lxml import etree

from cardpress.tables.sheets import column_letters
from cardpress.tables.workbook import column_number

_MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
_LINKS = "http://schemas.openxmlformats.org/package/2006/relationships"
_ID = "{http://schemas.openxmlformats.org/officeDocument/2006/relationships}id"
_SPACE = "{http://www.w3.org/XML/1998/namespace}space"
_CELL = re.compile(r"([A-Z]+)([0-9]+)")
_NUMBER = re.compile(r"-?(0|[1-9][0-9]{0,14})(\.[0-9]{1,9})?")
_Element = Any
"""An element of lxml, which has no types."""


class ComputedCellError(ValueError):
    """A cell that holds a formula: writing over it would lose what it is computed from."""


def with_cells(data: bytes, sheet: str, wanted: Mapping[tuple[int, int], str]) -> bytes:
    """A workbook with other texts in a sheet by line and number of the column, both from 1.

    Raises ComputedCellError, and KeyError where there is no such sheet.
    """
    made = io.BytesIO()
    with zipfile.ZipFile(io.BytesIO(data)) as before, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as after:
        changed = _part_of(before, sheet)
        for one in before.infolist():
            part = before.read(one)
            after.writestr(
                one, _changed_sheet(part, wanted) if one.filename == changed else part, one.compress_type
            )
    return made.getvalue()


def _part_of(book: zipfile.ZipFile, sheet: str) -> str:
    """The name of the part that has a sheet."""
    whole = _parse(book.read("xl/workbook.xml"))
    ids = {one.get("name"): one.get(_ID) for one in whole.iter(f"{{{_MAIN}}}sheet")}
    links = _parse(book.read("xl/_rels/workbook.xml.rels"))
    targets = {one.get("Id"): one.get("Target") for one in links.iter(f"{{{_LINKS}}}Relationship")}
    target = str(targets[ids[sheet]])
    return target.removeprefix("/") if target.startswith("/") else f"xl/{target}"


def _changed_sheet(part: bytes, wanted: Mapping[tuple[int, int], str]) -> bytes:
    whole = _parse(part)
    [data] = whole.iter(f"{{{_MAIN}}}sheetData")
    for (line, column), text in sorted(wanted.items()):
        _write(_cell(_row(data, line), line, column), text)
    for extent in whole.findall(f"{{{_MAIN}}}dimension"):  # programs work it out again
        whole.remove(extent)
    return bytes(etree.tostring(whole, xml_declaration=True, encoding="UTF-8", standalone=True))


def _parse(data: bytes) -> _Element:
    return etree.fromstring(data, etree.XMLParser(resolve_entities=False, no_network=True))


def _row(data: _Element, line: int) -> _Element:
    """The row of a line, a new one at its place where there is none."""
    number = 0
    for index, row in enumerate(data):
        number = int(row.get("r", number + 1))
        if number == line:
            return row
        if number > line:
            return _insert(data, index, "row", str(line))
    return _insert(data, len(data), "row", str(line))


def _cell(row: _Element, line: int, column: int) -> _Element:
    number = 0
    for index, cell in enumerate(row):
        place = _CELL.fullmatch(cell.get("r", ""))
        number = column_number(place[1]) if place else number + 1
        if number == column:
            return cell
        if number > column:
            return _insert(row, index, "c", f"{column_letters(column)}{line}")
    return _insert(row, len(row), "c", f"{column_letters(column)}{line}")


def _insert(above: _Element, index: int, name: str, place: str) -> _Element:
    made = etree.Element(f"{{{_MAIN}}}{name}", r=place)
    above.insert(index, made)
    return made


def _write(cell: _Element, text: str) -> None:
    """Put a number or a text into a cell, which keeps its format; nothing for ""."""
    if cell.find(f"{{{_MAIN}}}f") is not None:
        raise ComputedCellError(cell.get("r", ""))
    for inside in list(cell):
        cell.remove(inside)
    cell.attrib.pop("t", None)
    if _NUMBER.fullmatch(text):
        etree.SubElement(cell, f"{{{_MAIN}}}v").text = text
    elif text:
        cell.set("t", "inlineStr")
        said = etree.SubElement(etree.SubElement(cell, f"{{{_MAIN}}}is"), f"{{{_MAIN}}}t")
        said.text = text
        said.set(_SPACE, "preserve")
