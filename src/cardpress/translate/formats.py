"""Units as files that translators' programs open: PO, XLIFF 2, CSV; and read again, each text with its line.

PO and XLIFF are written and read by the Translate Toolkit, which most of those programs build on.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from typing import Any

from translate.storage import pypo, xliff2

from cardpress.models.encoding import encoding_problem, is_utf16
from cardpress.translate.file_forms import CSV, PO, XLIFF
from cardpress.translate.units import State, Unit

COLUMNS = (
    "key",
    "source",
    "target",
    "state",
    "note",
    "place",
    "printed",
    "picture",
    "letters",
    "longest",
    "game",
    "language",
)
NO_TIME = "1970-01-01 00:00+0000"
"""Some libraries refuse a file without dates, and equal texts give equal bytes."""
_CORE = "{urn:oasis:names:tc:xliff:document:2.0}"


@dataclass(frozen=True)
class Header:
    """What a file says of itself: the game with its version, both languages."""

    game: str
    source: str
    target: str


@dataclass(frozen=True)
class Answer:
    """A text as a translator gives it back: its key, the source it was made from, the translation, its line."""

    key: str
    source: str
    target: str
    line: int


@dataclass(frozen=True)
class Translation:
    """A file as it comes back: the game and language it says it is of ("" where it does not), and its texts."""

    game: str
    language: str
    answers: tuple[Answer, ...]


class UnreadableFileError(ValueError):
    """A file is not of the format that its name says."""


def write_po(units: Iterable[Unit], header: Header) -> bytes:
    """A PO file; a stale text is fuzzy, its context is its key."""
    file = pypo.pofile()
    entries = file.makeheaderdict(
        project_id_version=header.game,
        pot_creation_date=NO_TIME,
        po_revision_date=NO_TIME,
        last_translator="",
        language_team="",
        language=header.target,
        mime_version="1.0",
        content_type="text/plain; charset=UTF-8",
        content_transfer_encoding="8bit",
        x_generator="cardpress",
    )
    file.updateheader(add=True, **entries)
    for unit in units:
        entry = file.addsourceunit(unit.source)
        entry.setcontext(unit.key)
        entry.target = unit.target
        entry.addlocation(unit.place)
        for line in _about(unit):
            entry.addnote(line, "developer")
        entry.markfuzzy(unit.state is State.STALE)
    return bytes(file)


def read_po(data: bytes) -> Translation:
    """The texts of a PO file; one without a context is of no key."""
    lines = (number for number, line in enumerate(data.split(b"\n"), 1) if line.lstrip().startswith(b"msgctxt"))
    file = pypo.pofile.parsestring(data)
    head = file.parseheader()
    answers, line = [], 1
    for entry in file.units:
        if entry.isheader() or entry.isobsolete():
            continue
        key = entry.getcontext()
        line = next(lines, line) if key else line
        answers.append(Answer(key, str(entry.source), str(entry.target), line))
    return Translation(head.get("Project-Id-Version", ""), head.get("Language", ""), tuple(answers))


def write_xliff(units: Iterable[Unit], header: Header) -> bytes:
    """An XLIFF 2 file; the id of a unit is its key."""
    file = xliff2.Xliff2File(sourcelanguage=header.source, targetlanguage=header.target)
    for part in file.document.iter(f"{_CORE}file"):
        part.set("original", header.game)
    for unit in units:
        entry = file.addsourceunit(unit.source)
        entry.setid(unit.key)
        if unit.target:
            entry.target = unit.target
        entry.addnote("\n".join([*_about(unit), unit.place]), "developer")
    for notes in [*file.document.iter(f"{_CORE}notes")]:  # the standard has them before the segment, not in it
        unit_of = notes.getparent().getparent()
        unit_of.insert(0, notes)
    return bytes(file)


def read_xliff(data: bytes) -> Translation:
    """The texts of an XLIFF 2 file."""
    file = xliff2.Xliff2File.parsestring(data)
    root = file.document.getroot()
    part = root.find(f"{_CORE}file")
    game = "" if part is None else part.get("original", "")
    answers = []
    for entry in file.units:
        key = entry.getid().rpartition("\x04")[2]
        place = entry.xmlelement
        line = (place.getparent() if place.tag == f"{_CORE}segment" else place).sourceline
        answers.append(Answer(key, entry.source or "", entry.target or "", line or 1))
    return Translation(game, root.get("trgLang", ""), tuple(answers))


def write_csv(units: Iterable[Unit], header: Header) -> bytes:
    """A CSV file that any spreadsheet opens, with the mark by which they know UTF-8."""
    text = io.StringIO()
    rows = csv.writer(text, lineterminator="\r\n")
    rows.writerow(COLUMNS)
    rows.writerows((*_row(unit), header.game, header.target) for unit in units)
    return text.getvalue().encode("utf-8-sig")


def _row(unit: Unit) -> tuple[str | int, ...]:
    limit = (unit.limit.letters, unit.limit.reason) if unit.limit else ("", "")
    texts = (unit.key, unit.source, unit.target, unit.state, unit.note, unit.place)
    return (*texts, unit.printed, unit.picture, *limit)


def _about(unit: Unit) -> list[str]:
    """What a translator reads of a text, a line each."""
    told = [unit.note] if unit.note else []
    told += [f"printed: {unit.printed}"] if unit.printed else []
    told += [f"picture: {unit.picture}"] if unit.picture else []
    return [*told, f"at most {unit.limit.letters} letters, {unit.limit.reason}"] if unit.limit else told


def read_csv(data: bytes) -> Translation:
    """The texts of a CSV file; its columns may stand in any order, and others beside them.

    Spreadsheets of many countries part columns with semicolons, some with tabs.
    """
    text = data.decode("utf-8-sig")
    head = text.partition("\n")[0]
    parted = max(",;\t", key=head.count)
    rows = csv.DictReader(io.StringIO(text, newline=""), delimiter=parted, strict=True)
    if missing := {"key", "source", "target"} - set(rows.fieldnames or ()):
        raise UnreadableFileError(f"there is no column {', '.join(sorted(missing))}")
    answers, game, language, line = [], "", "", rows.line_num + 1
    for row in rows:
        answers.append(Answer(row["key"] or "", row["source"] or "", row["target"] or "", line))
        game, language, line = row.get("game") or game, row.get("language") or language, rows.line_num + 1
    return Translation(game, language, tuple(answers))


Writer = Callable[[Iterable[Unit], Header], bytes]
Reader = Callable[[bytes], Translation]
FORMATS: Mapping[str, tuple[Writer, Reader]] = {
    PO: (write_po, read_po),
    XLIFF: (write_xliff, read_xliff),
    CSV: (write_csv, read_csv),
}
"""Writer and reader by name, which is also the ending of a file's name."""


def translation(data: bytes, ending: str) -> Translation:
    """What a translator gives back; UnreadableFileError when it is not what its name says."""
    try:
        if is_utf16(data):
            raise UnreadableFileError(encoding_problem(data))
        data.decode("utf-8")
        return FORMATS[ending][1](data)
    except UnicodeDecodeError:
        raise UnreadableFileError(encoding_problem(data)) from None
    except UnreadableFileError:
        raise
    except Exception as problem:  # what it raises at bad input, nobody says
        raise UnreadableFileError(_told(problem)) from None


def _told(problem: Any) -> str:  # noqa: ANN401 any exception
    return " ".join(str(problem).split()) or type(problem).__name__
