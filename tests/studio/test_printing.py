"""Files to print in the studio: made of the game as it is now, told with their pages, and sent."""

from __future__ import annotations

import pytest
from pypdfium2 import PdfDocument
from tests.studio.conftest import TOKEN, Served


def test_sheets_are_told_with_their_pages_and_sent(served: Served) -> None:
    """Each file is there under its mark, has as many pages as is told, and a first page to look at."""
    status, told = served.ask(f"/{TOKEN}/print/sheets/mini/en")
    sheets = next(one for one in told["files"] if one["name"] == "sheets-a4.pdf")
    pdf = served.ask(f"/{TOKEN}/printed/{sheets['mark']}/sheets-a4.pdf")[1]

    assert (status, told["problems"]) == (200, [])
    with PdfDocument(pdf) as document:
        assert len(document) == sheets["pages"] > 0
    assert served.ask(f"/{TOKEN}/printed/{sheets['mark']}/first.png")[1].startswith(b"\x89PNG")


@pytest.mark.parametrize(
    "path",
    [
        "print/sheets/mini/fr",
        "print/sheets/nobody/en",
        "print/drawers/mini/en",
        "printed/0123456789abcdef0123456789abcdef/sheets-a4.pdf",
        "printed/0123456789abcdef0123456789abcdef/first.png",
    ],
)
def test_what_is_not_printed_is_not_there(served: Served, path: str) -> None:
    """Another game, language, shelf or mark leads nowhere."""
    assert served.ask(f"/{TOKEN}/{path}")[0] == 404
