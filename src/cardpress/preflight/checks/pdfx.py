"""PDF/X: the claim, the PDF version, the output intent and the required metadata (ISO 15930)."""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.printers.profile import Standard

_HIGHEST = {Standard.X1A: "1.4", Standard.X4: "1.6"}
_XMP_CLAIM = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
_INFO = ("/Title", "/CreationDate", "/ModDate")
_XMP = ("xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate", "xmpMM:DocumentID", "pdf:Trapped")
_Faults = Iterator[tuple[Page | None, Fault]]


def judge_file(document: Document, criteria: Criteria) -> _Faults:
    """Faults of a file against the standard of the profile; none when it asks for none."""
    standard = criteria.profile.standard.value
    if standard is Standard.NONE:
        return
    yield from ((None, fault) for fault in _claims(document.pdf, standard))
    yield from ((None, fault) for fault in _intents(document.pdf, criteria.profile.output_intent.value, standard))
    yield from ((None, fault) for fault in _keys(document.pdf, standard))


def _claims(pdf: pikepdf.Pdf, standard: Standard) -> Iterator[Fault]:
    claim = str(pdf.docinfo.get("/GTS_PDFXVersion", ""))
    if standard is Standard.X4:
        claim = str(_xmp(pdf).get(_XMP_CLAIM, ""))
    if claim != standard.value:
        told = f"says that it is {claim!r}, not" if claim else "does not say that it is"
        yield Fault("standard-not-claimed", f"the file {told} {standard.value}")
    highest = _HIGHEST[standard]
    if _version_number(pdf.pdf_version) > _version_number(highest):
        yield Fault("standard-version", f"the file is PDF {pdf.pdf_version}, {standard.value} goes to {highest}")


def _version_number(version: str) -> tuple[int, ...]:
    return tuple(int(part) for part in version.split("."))


def _xmp(pdf: pikepdf.Pdf) -> dict[str, object]:
    with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as found:
        return {**{key: found[key] for key in found}, **{key: found[key] for key in _XMP if key in found}}


def _intents(pdf: pikepdf.Pdf, wanted: str | None, standard: Standard) -> Iterator[Fault]:
    intents = [one for one in pdf.Root.get("/OutputIntents", ()) if one.get("/S") == "/GTS_PDFX"]
    if len(intents) != 1:
        yield Fault("intent-missing", f"{len(intents)} output intents for PDF/X, there must be one")
        return
    (intent,) = intents
    name = str(intent.get("/OutputConditionIdentifier", ""))
    if not name or (wanted is not None and name != wanted):
        yield Fault("intent-wrong", f"the output intent is {name!r}, {wanted or 'a named condition'!r} is wanted")
    profile = intent.get("/DestOutputProfile")
    if profile is not None and int(profile.get("/N", 4)) != 4:
        yield Fault("intent-wrong", "the profile of the output intent has not four inks")
    elif profile is None and standard is Standard.X4:
        yield Fault("intent-wrong", "the output intent holds no profile")


def _keys(pdf: pikepdf.Pdf, standard: Standard) -> Iterator[Fault]:
    missing = [key.lstrip("/") for key in _INFO if key not in pdf.docinfo]
    if pdf.docinfo.get("/Trapped") not in ("/True", "/False"):
        missing.append("Trapped")
    if "/ID" not in pdf.trailer:
        missing.append("ID")
    if standard is Standard.X4:
        known = _xmp(pdf)
        missing += [key for key in _XMP if key not in known]
    if missing:
        yield Fault("standard-keys", f"the file does not tell {', '.join(missing)}")
