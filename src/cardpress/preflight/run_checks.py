"""Runs all checks on files and gathers what they find."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from pathlib import Path

from cardpress.diagnostics import Severity
from cardpress.preflight.checks import OF_FILES, OF_PAGES, OF_PASSES
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault, Finding, in_mm
from cardpress.preflight.pdf_reader.document import (
    BROKEN,
    Document,
    Page,
    UnreadablePdfError,
    open_document,
    reason,
)

BACKS, FRONTS = "-backs", "-fronts"
"""Parts of the names of the two files that hold the backs and the fronts of the same sheets."""

OF_PRINTED_SIZE = frozenset({"text-too-small", "text-covered", "text-clipped", "line-thin", "low-contrast"})
"""Codes that judge words and lines of a face: that is done in the files it is printed from, where it is whole.

A picture may show a part of it, cut through words on purpose."""


@dataclass(frozen=True)
class CheckedFile:
    """A file to check: its path, its name in findings, its criteria."""

    path: Path
    name: str
    criteria: Criteria


def check_files(subjects: Sequence[CheckedFile]) -> list[Finding]:
    """All findings of some files, in order. Files of faces come first: they name the faces on sheets."""
    known: dict[str, str] = {}
    found = [finding for subject in subjects for finding in _check_file(subject, known)]
    return sorted(found, key=Finding.order)


def _check_file(subject: CheckedFile, known: dict[str, str]) -> Iterator[Finding]:
    warnings = subject.criteria.profile.warnings
    try:
        data = subject.path.read_bytes()
        document = open_document(data)
    except OSError as error:
        why = (error.strerror or "unknown reason").lower()
        yield Finding(Severity.ERROR, "missing-file", subject.name, f"the file cannot be opened: {why}")
        return
    except UnreadablePdfError as error:
        yield Finding(Severity.ERROR, error.code, subject.name, str(error))
        return
    try:
        for page in document.pages:
            if page.is_face and page.component:
                known.setdefault(page.face, page.component)
        if subject.criteria.sha256 not in {None, hashlib.sha256(data).hexdigest()}:
            yield Finding(Severity.ERROR, "altered", subject.name, "the file is not what was built")
        for finding in _merge_findings(_check_document(document, subject, known)):
            yield finding.as_warning() if finding.code in warnings else finding
    except BROKEN as error:
        yield Finding(Severity.ERROR, "damaged", subject.name, f"the file cannot be read: {reason(error)}")
    finally:
        document.close()


def _check_document(document: Document, subject: CheckedFile, known: dict[str, str]) -> Iterator[Finding]:
    alike = _group_pages(document.pages)
    for page, further in alike:
        faults = [fault for check in OF_PAGES for fault in check(document, page, subject.criteria)]
        if subject.criteria.small_faces:
            faults = [fault for fault in faults if not (fault.form and fault.code in OF_PRINTED_SIZE)]
        for finding in _findings_of(faults, page, subject.name, known):
            yield replace(finding, also=further)
    whole = (fault for check in OF_FILES for fault in check(document, subject.criteria))
    for place, fault in (*whole, *_check_passes(document, subject)):
        if place is None:
            yield Finding(Severity.ERROR, fault.code, subject.name, fault.message)
        else:
            yield from _findings_of([fault], place, subject.name, known)


def _check_passes(document: Document, subject: CheckedFile) -> Iterator[tuple[Page | None, Fault]]:
    """Faults of registration between a file of backs and the readable file of fronts in the same folder."""
    fronts = subject.path.with_name(subject.path.name.replace(BACKS, FRONTS))
    if fronts == subject.path or not fronts.is_file():
        return
    try:
        beside = open_document(fronts.read_bytes())
    except (OSError, UnreadablePdfError):
        return  # reported when that file itself is checked
    yield from OF_PASSES(beside.pages, document.pages, subject.criteria)
    beside.close()


def _merge_findings(findings: Iterable[Finding]) -> Iterator[Finding]:
    """Findings with equal message and position on several pages merged into one, at the first page."""
    groups: dict[Finding, list[Finding]] = {}
    for one in findings:
        groups.setdefault(replace(one, page=None, also=(), component=None), []).append(one)
    for first, *others in groups.values():
        shared = all(one.component == first.component for one in others)
        further = {number for one in others for number in (one.page, *one.also) if number is not None}
        also = tuple(sorted({*first.also, *further}))
        yield replace(first, also=also, component=first.component if shared else None)


def _group_pages(pages: Iterable[Page]) -> list[tuple[Page, tuple[int, ...]]]:
    """The distinct pages, each with the numbers of further pages that print the same."""
    groups: dict[tuple[object, ...], list[Page]] = {}
    for page in pages:
        groups.setdefault(page.key, []).append(page)
    return [(group[0], tuple(page.number for page in group[1:])) for group in groups.values()]


def _findings_of(faults: Iterable[Fault], page: Page, name: str, known: dict[str, str]) -> Iterator[Finding]:
    for fault in dict.fromkeys(faults):
        component = page.component or known.get(fault.form or "")
        box = in_mm(fault.box, page.media) if fault.box else None
        yield Finding(Severity.ERROR, fault.code, name, fault.message, component, page.number, box)
