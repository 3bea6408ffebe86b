"""Rules of PDF/X-1a:2003 (ISO 15930-4) and PDF/X-4 (ISO 15930-7), as far as they bear on files of faces."""

from __future__ import annotations

import io
import re
from collections.abc import Iterator
from itertools import pairwise

import pikepdf

VERSIONS = {"PDF/X-1a:2003": (b"%PDF-1.4", b"%PDF-1.3"), "PDF/X-4": (b"%PDF-1.6", b"%PDF-1.5", b"%PDF-1.4")}
LIGHT = {"rg", "RG"}
PAINTS = "rg RG k K"
"""What is looked at in a stream; all its paths are passed over."""
COLOUR_SPACES = re.compile(rb"/(DeviceRGB|CalRGB|CalGray|Lab|ICCBased)\b")
BOXES = ("/MediaBox", "/BleedBox", "/TrimBox")
NEAR = 0.01


def violations(data: bytes, standard: str, ink_limit: float) -> list[str]:
    """Everything in a file that its standard forbids, and colours with more ink than the limit in percent."""
    with pikepdf.open(io.BytesIO(data)) as pdf:
        return [
            *_structure(pdf, data, standard),
            *_intent(pdf),
            *_description(pdf, standard),
            *_pages(pdf),
            *_fonts(pdf),
            *_colours(pdf, ink_limit),
            *(_transparency(pdf) if standard == "PDF/X-1a:2003" else ()),
        ]


def _structure(pdf: pikepdf.Pdf, data: bytes, standard: str) -> Iterator[str]:
    if not data.startswith(VERSIONS[standard]):
        yield f"version: {data[:8]!r}"
    if standard == "PDF/X-1a:2003" and (b"/ObjStm" in data or b"/XRef" in data):
        yield "version: packed objects came with PDF 1.5"
    if pdf.is_encrypted:
        yield "encryption"
    if "/ID" not in pdf.trailer:
        yield "id"
    if {"/OpenAction", "/AA", "/AcroForm", "/OCProperties"} & set(pdf.Root.keys()):
        yield "actions: or forms or layers"


def _intent(pdf: pikepdf.Pdf) -> Iterator[str]:
    intents = [one for one in pdf.Root.get("/OutputIntents", []) if one.S == "/GTS_PDFX"]
    if len(intents) != 1:
        yield "output intent: not exactly one"
        return
    if str(intents[0].get("/OutputConditionIdentifier", "")) == "":
        yield "output intent: no condition"
    if str(intents[0].get("/RegistryName", "")) != "http://www.color.org":
        yield "output intent: no registry"
    profile = intents[0].get("/DestOutputProfile")
    if profile is None or profile.N != 4 or profile.read_bytes()[12:20] != b"prtrCMYK":
        yield "output intent: no profile of inks"


def _description(pdf: pikepdf.Pdf, standard: str) -> Iterator[str]:
    info = pdf.docinfo
    for key in ("/Title", "/Creator", "/Producer", "/CreationDate", "/ModDate"):
        if not str(info.get(key, "")):
            yield f"info: no {key}"
    if str(info.get("/Trapped")) not in {"/True", "/False"}:
        yield "info: trapped or not"
    with pdf.open_metadata() as said:
        is_old = standard == "PDF/X-1a:2003"
        claim = str(info.get("/GTS_PDFXVersion")) if is_old else said.get("pdfxid:GTS_PDFXVersion")
        if claim != standard:
            yield f"claim: {claim}"
        if said.get("dc:title") != str(info.get("/Title")):
            yield "metadata: another title"
        wanted = ("xmp:CreateDate", "xmp:ModifyDate", "xmp:MetadataDate", "xmpMM:DocumentID", "xmpMM:VersionID")
        yield from (f"metadata: no {name}" for name in (*wanted, "pdf:Trapped") if not said.get(name))


def _pages(pdf: pikepdf.Pdf) -> Iterator[str]:
    for number, page in enumerate(pdf.pages):
        if "/TrimBox" not in page or "/ArtBox" in page:
            yield f"page {number}: no trim, or art beside it"
            continue
        boxes = [[float(edge) for edge in page[name]] for name in BOXES if name in page]
        for outer, inner in pairwise(boxes):
            low = all(a <= b + NEAR for a, b in zip(outer[:2], inner[:2], strict=True))
            if not (low and all(a >= b - NEAR for a, b in zip(outer[2:], inner[2:], strict=True))):
                yield f"page {number}: boxes"
        if "/Annots" in page or "/AA" in page:
            yield f"page {number}: annotations or actions"


def _fonts(pdf: pikepdf.Pdf) -> Iterator[str]:
    for one in pdf.objects:
        is_font = isinstance(one, pikepdf.Dictionary) and one.get("/Type") == "/FontDescriptor"
        if is_font and not {"/FontFile", "/FontFile2", "/FontFile3"} & set(one.keys()):
            yield f"font: {one.FontName} is not in the file"
        if isinstance(one, pikepdf.Dictionary) and one.get("/Subtype") in {"/Type1", "/TrueType", "/Type3"}:
            yield f"font: {one.get('/BaseFont')} is of a kind we never write"


def _streams(pdf: pikepdf.Pdf) -> Iterator[pikepdf.Object]:
    for one in pdf.objects:
        if isinstance(one, pikepdf.Stream) and (one.get("/Subtype") == "/Form" or one.get("/PatternType") == 1):
            yield one
    for page in pdf.pages:
        yield from page.Contents if isinstance(page.Contents, pikepdf.Array) else [page.Contents]


def _colours(pdf: pikepdf.Pdf, ink_limit: float) -> Iterator[str]:
    for stream in _streams(pdf):
        for operands, operator in pikepdf.parse_content_stream(stream, PAINTS):
            if str(operator) in LIGHT:
                yield f"colour of light: {operator}"
            if str(operator) in {"k", "K"} and sum(map(float, operands)) * 100 > ink_limit + 0.05:
                yield f"ink: {sum(map(float, operands)):.2f}"
    for one in pdf.objects:
        if isinstance(one, pikepdf.Stream) and one.get("/N") == 4:
            continue
        head = b" ".join(part.unparse() for part in _dictionaries(one))
        if found := COLOUR_SPACES.search(head):
            yield f"colour space: {found[0].decode()}"


def _dictionaries(value: object) -> Iterator[pikepdf.Object]:
    """A dictionary, or that of a stream, and those that stand inside it."""
    if isinstance(value, pikepdf.Stream):
        value = value.stream_dict
    if isinstance(value, pikepdf.Dictionary):
        yield value
        for inner in value.values():
            if isinstance(inner, pikepdf.Dictionary) and not inner.is_indirect:
                yield from _dictionaries(inner)


def _transparency(pdf: pikepdf.Pdf) -> Iterator[str]:
    for one in pdf.objects:
        for state in _dictionaries(one):
            if any(float(state[key]) < 1 for key in ("/ca", "/CA") if key in state):
                yield "transparency: opacity"
            if str(state.get("/SMask", "/None")) != "/None":
                yield "transparency: mask"
            if state.get("/S") == "/Transparency":
                yield "transparency: group"
