"""What lies in a box is listed in words that agree with their number."""

from __future__ import annotations

import pytest

from cardpress.targets.rulebook_pdf.chapters import name_in_number

MESSAGES = {"ui-kind-hq": "HQ", "ui-kinds-hq": "HQs", "ui-kinds-map": "Maps"}


@pytest.mark.parametrize(
    ("name", "kind", "copies", "said"),
    [
        ("HQs", "hq", 7, "HQs"),
        ("HQs", "hq", 1, "HQ"),
        ("Maps", "map", 1, "Maps"),
        ("Tokens of pain", "hq", 1, "Tokens of pain"),
    ],
)
def test_one_of_a_kind_is_named_in_the_singular(name: str, kind: str, copies: int, said: str) -> None:
    """One alone has the name of one, where there is such; a name that an outline gives stays."""
    assert name_in_number(name, kind, copies, MESSAGES) == said
