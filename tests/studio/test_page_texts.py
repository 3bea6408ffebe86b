"""The page's own words: every language has them all, and the page asks for none that is not there."""

from __future__ import annotations

import re

from cardpress_studio import PAGE
from cardpress_studio.page_texts import page_texts

ASKED = re.compile(
    r'says\((?:[^()"]*\? )?"([a-z-]+)"(?: : "([a-z-]+)")?(?: : [a-z.]+ \? "([a-z-]+)" : "([a-z-]+)")?'
)
MARKED = re.compile(r'data-(?:says|label|hint)="([a-z-]+)"')
VARIABLE = re.compile(r"\{ \$([a-z]+) \}")


def test_every_language_has_the_same_words_with_the_same_variables() -> None:
    """What English says the other languages say too, and put in the same."""
    texts = page_texts()

    assert texts.keys() == {"en", "pl", "de"}
    for words in texts.values():
        assert words.keys() == texts["en"].keys()
        assert {key: sorted(VARIABLE.findall(text)) for key, text in words.items()} == {
            key: sorted(VARIABLE.findall(text)) for key, text in texts["en"].items()
        }


def test_what_the_page_asks_for_is_there() -> None:
    """Every word that a program or the page names has a text."""
    programs = [file.read_text("utf-8") for file in PAGE.iterdir() if file.name.endswith((".js", ".html"))]
    asked = {id_ for text in programs for found in ASKED.findall(text) for id_ in found if id_}
    asked |= {id_ for text in programs for id_ in MARKED.findall(text)}

    assert len(asked) > 40
    assert asked - page_texts()["en"].keys() == set()
