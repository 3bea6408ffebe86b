"""Units as files that translators' programs open: PO, XLIFF 2, CSV; and read again, each text with its line.

PO and XLIFF are written and read by the Translate Toolkit, which most of those programs build on.
"""

from __future__ import annotations

import csv
import io
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
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
class Origin:
    """The game and language that a file, or a part of it from a line on, says it is of ("" where it does not)."""

    game: str
    language: str
    line: int


@dataclass(frozen=True)
class Translation:
    """A file as it comes back: what it says it is of, as often as that differs, and its texts."""

    origins: tuple[Origin, ...]
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


class _Entries(pypo.pofile):
    """A PO file that keeps texts and no entries: those of half a million texts would take 1.6 GB."""

    def __init__(self, answers: list[Answer]) -> None:
        self._answers = answers
        super().__init__()

    def addunit(self, unit: pypo.pounit) -> None:
        """Take the text of an entry; the header is kept."""
        if unit.isheader():
            super().addunit(unit)
        elif not unit.isobsolete():
            texts = str(unit.source), str(unit.target)
            self._answers.append(Answer(unit.getcontext(), *texts, unit.line_number or 1))


def read_po(data: bytes) -> Translation:
    """The texts of a PO file, each with the first line of its entry; one without a context is of no key."""
    answers: list[Answer] = []
    file: pypo.pofile = _Entries(answers)
    file.parse(data)
    head = file.parseheader()
    origin = Origin(head.get("Project-Id-Version", ""), head.get("Language", ""), 1)
    return Translation((origin,), tuple(answers))


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
    """The texts of an XLIFF 2 file; segments into which a program split a unit are joined again."""
    file = xliff2.Xliff2File.parsestring(data)
    root = file.document.getroot()
    language = root.get("trgLang", "")
    parts = [*root.iter(f"{_CORE}file")]
    origins = tuple(Origin(part.get("original", ""), language, part.sourceline or 1) for part in parts)
    units = groupby(file.units, lambda segment: segment.getunitelement())
    return Translation(origins, tuple(_join_segments(unit, [*segments]) for unit, segments in units))


def _join_segments(unit: Any, segments: Sequence[Any]) -> Answer:  # noqa: ANN401 an element of lxml, units of the library
    """The text of a unit with what stands between its segments; it is translated when each segment is."""
    known = {segment.xmlelement: segment for segment in segments}
    sources, targets = [], []
    for part in unit:
        if part in known:
            sources.append(known[part].source or "")
            targets.append(known[part].target)
        elif part.tag == f"{_CORE}ignorable":
            texts = ["".join(text.itertext()) for text in part]
            sources.append(texts[0] if texts else "")
            targets.append(texts[-1] if texts else "")
    target = "" if None in targets else "".join(targets)
    return Answer(unit.get("id", ""), "".join(sources), target, unit.sourceline or 1)


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
    lines = [unit.note] if unit.note else []
    lines += [f"printed: {unit.printed}"] if unit.printed else []
    lines += [f"picture: {unit.picture}"] if unit.picture else []
    return [*lines, f"at most {unit.limit.letters} letters, {unit.limit.reason}"] if unit.limit else lines


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
    answers, line = [], rows.line_num + 1
    origins: dict[tuple[str, str], int] = {}
    for row in rows:
        answers.append(Answer(row["key"] or "", row["source"] or "", row["target"] or "", line))
        origins.setdefault((row.get("game") or "", row.get("language") or ""), line)
        line = rows.line_num + 1
    return Translation(tuple(Origin(*of, at) for of, at in origins.items()), tuple(answers))


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
        raise UnreadableFileError(" ".join(str(problem).split()) or type(problem).__name__) from None
