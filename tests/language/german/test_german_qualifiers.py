"""The table of qualifiers in German, out of three files of data; qualifiers.txt was read line by line.

CARDPRESS_GOLDEN=write rewrites it: read every line of it before you commit it.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.language.grammar.test_qualifiers import ROWS, book, told

from cardpress.language.grammar.constituents import MARKS

GOLDEN = Path(__file__).with_name("qualifiers.txt")


def test_every_row_reads_well_in_german() -> None:
    """Each selector has its reviewed text, no two rows the same one, and no mark is left."""
    german = book("de", Path(__file__).parent)
    texts = [told(german, row) for row in ROWS]
    lines = "".join(f"{row}\n    {text}\n" for row, text in zip(ROWS, texts, strict=True))
    if os.environ.get("CARDPRESS_GOLDEN") == "write":
        GOLDEN.write_text(lines, "utf-8")

    assert GOLDEN.read_text("utf-8") == lines
    assert len(set(texts)) == len(ROWS)
    assert not MARKS.search(lines)
