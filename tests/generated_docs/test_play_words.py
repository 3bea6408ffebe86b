"""The page of the words of play files names each of them."""

from __future__ import annotations

import re

from cardpress.effects.course.numbers import NUMBERS
from cardpress.effects.course.people import PEOPLE
from cardpress.effects.course.words import COURSE_CONDITIONS, COURSE_OPERATIONS
from cardpress.effects.shared import CONDITIONS, OPERATIONS
from cardpress.generated_docs.play_words import page


def test_the_page_names_every_word() -> None:
    """Every operation and condition that only games that play have, every number and player has a row."""
    rows = set(re.findall(r"^\| `(\w+)` \| \S", page(), re.MULTILINE))
    words = {*COURSE_OPERATIONS, *COURSE_CONDITIONS} - {*OPERATIONS, *CONDITIONS}

    assert {*words, *NUMBERS, *PEOPLE} - {"param"} <= rows
