"""PDF/X-4: what MB Print's profile asks for is told in XMP, and the output intent holds its profile."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from pikepdf import Pdf, Stream
from tests.preflight.planted import POKER, PRESS, press_ready

from cardpress import printers
from cardpress.preflight.criteria import Criteria
from cardpress.preflight.run_checks import CheckedFile, check_files

MBPRINT = printers.load_profile("mbprint")
CLAIM = "{http://www.npes.org/pdfx/ns/id/}GTS_PDFXVersion"
XMP = {
    "xmp:CreateDate": "2026-01-01T00:00:00Z",
    "xmp:ModifyDate": "2026-01-01T00:00:00Z",
    "xmp:MetadataDate": "2026-01-01T00:00:00Z",
    "xmpMM:DocumentID": "uuid:00000000-0000-0000-0000-000000000000",
    "pdf:Trapped": "False",
    CLAIM: "PDF/X-4",
}


def _fourth(leave_out: str = "", inks: int | None = 4) -> Callable[[Pdf], None]:
    def also(pdf: Pdf) -> None:
        press_ready(pdf, leave_out="/GTS_PDFXVersion")
        if inks != 0:
            held = {} if inks is None else {"/N": inks}
            pdf.Root.OutputIntents[0].DestOutputProfile = Stream(pdf, b"icc", held)
        with pdf.open_metadata(set_pikepdf_as_editor=False, update_docinfo=False) as told:
            for key, value in XMP.items():
                if key != leave_out:
                    told[key] = value

    return also


@pytest.mark.parametrize(
    ("also", "codes"),
    [
        (_fourth(), set()),
        (_fourth(inks=None), set()),
        (_fourth(leave_out=CLAIM), {"standard-not-claimed"}),
        (_fourth(leave_out="xmpMM:DocumentID"), {"standard-keys"}),
        (_fourth(inks=0), {"intent-wrong"}),
        (_fourth(inks=3), {"intent-wrong"}),
    ],
)
def test_x4_tells_what_it_is(also: Callable[[Pdf], None], codes: set[str], tmp_path: Path) -> None:
    """A PDF/X-4 claims it in XMP, tells dates and id, and its output intent holds a profile of four inks."""
    path = tmp_path / "x4.pdf"
    path.write_bytes(replace(PRESS, pages=(replace(POKER, text=b""),), also=also, version="1.6").made())
    found = check_files([CheckedFile(path, "x4.pdf", Criteria(MBPRINT))])

    assert {finding.code for finding in found} == codes, found
