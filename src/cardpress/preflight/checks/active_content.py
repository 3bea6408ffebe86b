"""Active content: scripts, actions, attachments, annotations and hidden layers.

A printing program may run, print or drop any of it. Links and the page a file opens at are harmless.
"""

from __future__ import annotations

from collections.abc import Iterator

import pikepdf

from cardpress.preflight.criteria import Criteria
from cardpress.preflight.finding import Fault
from cardpress.preflight.pdf_reader.colours import PdfValue
from cardpress.preflight.pdf_reader.document import Document, Page
from cardpress.printers.profile import Standard


def judge_file(document: Document, criteria: Criteria) -> Iterator[tuple[Page | None, Fault]]:
    """A fault for each kind of active content; PDF/X forbids more kinds than are harmful elsewhere."""
    standard = criteria.profile.standard.value
    strict = standard is not Standard.NONE
    code, why = ("standard-forbidden", f", which {standard.value} forbids") if strict else ("active-content", "")
    for what in _document_actions(document.pdf, standard):
        yield None, Fault(code, f"the file holds {what}{why}")
    for page, found in zip(document.pages, document.pdf.pages, strict=True):
        for what in _page_actions(found.obj, strict=strict):
            yield page, Fault(code, f"the page has {what}{why}")


def _document_actions(pdf: pikepdf.Pdf, standard: Standard) -> list[str]:
    names: PdfValue = pdf.Root.get("/Names", pikepdf.Dictionary())
    opening = pdf.Root.get("/OpenAction")
    acts = opening is not None and (standard is not Standard.NONE or _is_active(opening))
    held = ["an action"] * (acts or "/AA" in pdf.Root)
    held += ["a script"] * ("/JavaScript" in names) + ["an attached file"] * ("/EmbeddedFiles" in names)
    layers = pdf.Root.get("/OCProperties")
    if layers is not None and standard is Standard.X1A:
        held.append("layers")
    elif layers is not None and (hidden := len(layers.get("/D", pikepdf.Dictionary()).get("/OFF", ()))):
        held.append(f"{hidden} hidden layer{'s' * (hidden > 1)}")
    return held


def _page_actions(page: PdfValue, *, strict: bool) -> Iterator[str]:
    if "/AA" in page:
        yield "an action"
    harmless = {"/TrapNet"} if strict else {"/TrapNet", "/Link"}
    notes = [one for one in page.get("/Annots", ()) if str(one.get("/Subtype")) not in harmless]
    if notes:
        yield "a note or link" if strict else f"a note ({str(notes[0].get('/Subtype')).lstrip('/')})"
    elif any(_is_active(one.get("/A")) for one in page.get("/Annots", ())):
        yield "a link that acts"


def _is_active(action: PdfValue) -> bool:
    """Whether an action does more than show a page or an address; a destination is none."""
    return isinstance(action, pikepdf.Dictionary) and str(action.get("/S")) not in {"/GoTo", "/URI"}
