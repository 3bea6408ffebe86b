"""What a file of messages says of one component is found without reading it as Fluent."""

from __future__ import annotations

import pytest

from cardpress.models.message_scan import said_line
from cardpress.models.source import TextSource

TEXTS = TextSource(
    "text.ftl",
    "axe = Hatchet\n    .flavor = Chops all.\nrat = Rat\n    .flavor = Gnaws.\n\n    .hint = Hides.\n",
    "",
)


@pytest.mark.parametrize(
    ("message", "attribute", "line"),
    [
        ("axe", "", "axe = Hatchet"),
        ("rat", "flavor", ".flavor = Gnaws."),
        ("rat", "hint", ".hint = Hides."),
        ("axe", "hint", ""),
        ("bat", "", ""),
    ],
)
def test_a_line_is_that_of_its_own_message(message: str, attribute: str, line: str) -> None:
    """An attribute is looked for in its own message, also behind an empty line, and in no other."""
    assert said_line(TEXTS, message, attribute) == line
